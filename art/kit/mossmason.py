"""Mossmason. A tortoise that is a bridge: hind feet on one shore, fore feet on the other, a path worn into the moss between."""
import math

from brushes import blob, disc, halo, line, lit, mix, path, placed, poly, smooth
from lampkin import mouse
from places import cloud, contours, grass, house, island, motes, sheet

CARD = "RR-008"
ALT = "A mossy tortoise of stone stands with its feet on two shores, and three small travelers cross over its back at sunset."

STONE, DARK, LIGHT, RIM = "#6b5652", "#33252f", "#9c8069", "#ffe0a0"
MOSS, MOSS_DARK, MOSS_LIGHT = "#5f6a3c", "#37422f", "#9aa254"
LOW = ["#2b2644", "#4a3454", "#7a4452", "#b25d43", "#e48e48", "#ffc166", "#ffe8ac"]
MIDDLE = (35.6, 55.0)


def ring(a, r, flat=.9):
    t = math.radians(a)
    return MIDDLE[0] + math.cos(t) * r * .98, MIDDLE[1] + math.sin(t) * r * flat


def shell():
    """An arch of wedge stones over a darker vault, and moss on the crown of it."""
    outline = [(13.6, 32.4, 1), (15.6, 27.4), (20.6, 22.6), (27.4, 19.6), (35.4, 18.6), (43.4, 19.6), (50.0, 22.8), (54.0, 27.4), (55.4, 32.0, 1), (50.6, 33.8), (44.4, 31.4), (36.0, 30.2), (27.6, 31.2), (20.4, 34.4)]
    inner = ""
    for k in range(11):
        a, b = -152 + k * 11.4, -152 + (k + 1) * 11.4 - .8
        for n, (r0, r1) in enumerate(((26.5, 32.6), (33.0, 42))):
            if n:
                a, b = a + 5.7, b + 5.7
            tone = mix(mix(DARK, STONE, .55 + .09 * ((k * 3 + n) % 5)), LIGHT, .05 * ((k + n) % 4))
            spots = [ring(a, r0), ring(a, r1), ring((a + b) / 2, r1), ring(b, r1), ring(b, r0), ring((a + b) / 2, r0)]
            inner += poly(spots, tone) + poly([ring(a, r0), ring((a + b) / 2, r0), ring(b, r0), ring(b, r0 + 1.3), ring(a, r0 + 1.3)], mix(tone, "#e59a52", .5 if n == 0 else .15))
            if (k + n) % 3 == 0:
                inner += line([ring(a + 3, r0 + 3), ring(a + 6, r0 + 4.4), ring(a + 7, r1 - 1)], DARK, .22)
    out = lit(smooth(outline), DARK, "#ffcf86", 0, -.5, inner)
    # the moss, hanging over the edge in tongues
    top = [(14.8, 29.4, 1), (16.0, 26.4), (20.8, 21.8), (27.4, 18.6), (35.4, 17.6), (43.4, 18.6), (50.2, 21.8), (53.8, 25.8), (55.0, 29.4, 1)]
    low = [(53.2, 28.0), (52.2, 29.6), (50.6, 26.2), (48.8, 25.8), (47.8, 27.4), (46.0, 23.6), (43.4, 22.8), (41.4, 25.0), (39.4, 22.0), (36.4, 21.6), (34.6, 23.4), (32.6, 21.8), (29.4, 22.4), (27.6, 25.6), (25.8, 23.6), (23.4, 24.4), (21.8, 28.0), (20.2, 25.8), (18.0, 28.4), (16.6, 31.4)]
    out += blob(top + low, MOSS_DARK) + blob(top + [(x, y - 1.1) for x, y in low], MOSS)
    out += blob([(19.6, 22.6), (27.4, 18.4), (35.4, 17.4), (43.4, 18.4), (51.0, 22.2), (43.4, 20.0), (35.4, 19.2), (27.4, 20.2)], MOSS_LIGHT)
    for x, y, s in ((18.4, 24.8, 1), (24.0, 21.6, .9), (31.0, 21.4, .8), (40.6, 20.6, .9), (47.4, 22.8, 1), (52.4, 25.6, .7)):
        out += disc(x, y, .42 * s, "#ffd98a") + disc(x + 1.1, y + .5, .28 * s, "#ffd98a")
    for x, y, h in ((16.2, 26.4, 2.4), (17.0, 25.6, 3.0), (52.6, 24.6, 2.6), (53.2, 25.2, 2.0)):
        out += path(f"M{x - .3} {y}Q{x - .2} {y - h * .6} {x + .5} {y - h}Q{x + .5} {y - h * .4} {x + .4} {y}Z", MOSS_LIGHT)
    return out


def leg(x, y, far=False, wide=1.0):
    """A pillar with stone toes, standing on y."""
    shape = [(x - 3.6 * wide, y - 10), (x + 3.6 * wide, y - 10), (x + 3.8 * wide, y - 4), (x + 4.4 * wide, y - 1.4), (x + 4.2 * wide, y), (x - 4.0 * wide, y), (x - 4.2 * wide, y - 1.6), (x - 3.6 * wide, y - 4)]
    if far:
        return blob(shape, "#261b27")
    inner = blob([(x - 5, y - 10), (x - .8, y - 10), (x - .6, y - 4), (x - .2, y + 1), (x - 5, y + 1)], DARK)
    for dx, dy, r in ((1.4, 7.4, 1.2), (2.6, 5.0, 1.0), (.8, 4.2, 1.0), (2.2, 2.6, .9)):
        inner += poly([(x + dx - r, y - dy), (x + dx - .2, y - dy - r * .8), (x + dx + r, y - dy - .1), (x + dx + .3, y - dy + r * .8)], LIGHT)
    out = lit(smooth(shape), STONE, RIM, -.4 if x < 36 else .4, 0, inner)
    return out + "".join(blob([(x - 3.2 + k * 2.5, y + .1), (x - 3.0 + k * 2.5, y - 1.2), (x - 1.9 + k * 2.5, y - 1.7), (x - .9 + k * 2.5, y - 1.1), (x - .8 + k * 2.5, y + .1)], "#c7a67e") for k in range(3))


def head():
    neck = smooth([(50.4, 29.6), (53.4, 26.4), (55.4, 23.4), (58.6, 24.4), (58.4, 28.0), (56.0, 32.0), (52.2, 33.6)])
    out = path(neck, DARK) + blob([(53.6, 27.6), (55.8, 24.4), (58.2, 25), (57.6, 28), (55.4, 31), (54.2, 30)], STONE) + "".join(line([(x, y), (x + 1.8, y + 1.6), (x + 2.2, y + 3)], DARK, .3) for x, y in ((53.6, 27.2), (54.8, 25.8)))
    skull = smooth([(54.2, 23.8), (54.0, 20.6), (56.0, 18.4), (59.0, 18.4), (61.2, 20.4), (62.0, 22.8), (61.4, 24.6), (58.6, 25.8), (55.6, 25.6)])
    inner = blob([(53.6, 21), (55.4, 20.2), (56.6, 22), (56.0, 24.4), (55, 26), (53, 24)], DARK) + blob([(55.6, 26), (58, 23.8), (62, 23.2), (61.8, 25), (58.8, 26.4)], LIGHT)
    out += lit(skull, STONE, RIM, -.1, -.4, inner) + blob([(54.2, 20.8), (55.8, 18.2), (59, 18.0), (60.6, 19.2), (58.6, 19.4), (56.6, 20.2), (55.2, 21.4)], MOSS) + blob([(55.6, 18.9), (57.4, 17.9), (59.6, 18.4), (58, 18.9)], MOSS_LIGHT)
    out += disc(58.6, 21.4, .95, "#1a1018") + disc(58.9, 21.1, .32, "#fff3cf") + line([(57.2, 20.9), (58.4, 20.1), (59.8, 20.8)], DARK, .36)
    return out + line([(61.9, 23.2), (60.2, 23.8), (57.8, 23.6)], DARK, .34)


def traveler(x, y, size, tone, pack=True):
    body = poly([(-1.1, 0), (-.8, -2.8), (0, -3.6), (.9, -2.8), (1.2, 0)], tone) + disc(.1, -4.2, .85, tone) + poly([(-.9, -4.6), (.1, -6.0), (1.2, -4.4)], tone)
    if pack:
        body += blob([(-2.2, -1.6), (-2.0, -3.2), (-.8, -3.4), (-.7, -1.4)], tone)
    return placed(body + line([(1.4, -5), (2.0, 0)], tone, .3), x, y, size)


def picture():
    sky = contours(36, 40, LOW, 61, 1.25, .9, [60, 51, 42.6, 34.8, 27.6, 20.8, 14.6, 9.0], .05, "#ffdf9c", 24)
    far = island(39.6, 45.4, 7, 3, 5, "#d9904e", "#ba6f44", "#99563a") + house(39, 45.2, 1.6, "#99563a", "#fff3cf") + house(41.2, 45.2, 1.2, "#99563a", "#fff3cf")
    far += cloud(22, 50.6, 18, 2.6, "#ffd894", 3, opacity=.6) + cloud(36, 53, 18, 3.2, "#f2ac5c", 8, opacity=.6)
    mid = poly([(-6, 41), (8, 40.2), (23.8, 41), (26.2, 42.6), (24.0, 46), (25.0, 49), (21.6, 53), (22, 60), (-6, 60)], "#3a2130") + poly([(26.2, 42.6), (24.0, 46), (25.0, 49), (21.6, 53), (22, 60), (18, 56), (20, 48), (20.4, 43.6)], "#6b3638")
    mid += path(smooth([(-6, 40.4, 1), (8, 39.4), (18, 39.6), (26.4, 41.6, 1), (25.2, 44.0), (20, 43), (12, 43.4), (2, 42.8), (-6, 44, 1)]), MOSS_DARK) + line([(2, 39.9), (12, 39.4), (20, 40), (26.2, 41.6)], "#c9a85a", .22)
    mid += poly([(70, 39), (58, 39.6), (49.0, 40.4), (46.4, 42.4), (48.6, 46), (47.4, 50), (51, 54), (50.6, 60), (70, 60)], "#3a2130") + poly([(46.4, 42.4), (48.6, 46), (47.4, 50), (51, 54), (50.6, 60), (54.6, 55), (52.4, 48), (52, 43)], "#6b3638")
    mid += path(smooth([(70, 38.4, 1), (60, 38.8), (52, 39.2), (46.0, 41.4, 1), (48, 43.6), (53, 42.6), (60, 42.2), (70, 42.6, 1)]), MOSS_DARK) + line([(46.4, 41.4), (52, 39.3), (60, 38.9), (66, 38.6)], "#c9a85a", .22)
    tail = blob([(15.4, 33.6, 1), (17, 32.4), (19, 34), (17, 36.6), (14.4, 38.0, 1), (14.8, 35.4)], DARK)
    subject = tail + leg(24.4, 40.8, True, .8) + leg(47.2, 40.6, True, .8) + leg(18.8, 41.6) + leg(52.2, 41.0) + head() + shell()
    walkers = traveler(27.0, 18.8, .78, "#3a1d2a") + traveler(31.6, 18.0, .62, "#3a1d2a", False)
    lamp = halo(45.0, 16.6, [2.4, 1.5], "#ffe6a0", [.35, .5], 4) + placed(mouse(True), 42.4, 14.4, .225)
    strands = "".join(line([(x, y), (x + .3, y + h * .5), (x - .2, y + h)], MOSS_DARK, .45) for x, y, h in ((26.4, 31.2, 3.4), (29.4, 30.8, 5.0), (33.4, 30.2, 3.0), (38.4, 30.2, 4.4), (42.6, 30.8, 3.2), (45.2, 31.4, 4.6)))
    front = placed(strands, 0, 1.6) + grass([(-3, 13, 10), (58, 66, 9)], "#170d18", 9, 57, (5, 9)) + motes(7, (26, 34, 46, 48), "#fff0c4", 16)
    return sheet(ALT, sky=sky, far=far, mid=placed(mid, 0, 1.6), light=placed(lamp, 0, 1.6), subject=placed(subject + walkers, 0, 1.6), front=front)
