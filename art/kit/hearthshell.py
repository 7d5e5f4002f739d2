"""Hearthshell. From the front and at night: a dome like a tent with lit windows, a patient old face, and guests in the light under the brim."""
import math

from brushes import blob, both, disc, halo, line, lit, mix, oval, path, placed, poly, smooth
from lampkin import mouse
from places import contours, grass, ground, house, island, motes, sheet

CARD = "FA-005"
ALT = "An old tortoise lies facing us at night, its domed shell lowered like a tent, guests in the warm light under its rim."

HIDE, DEEP, WARM, PALE, RIM = "#7a5138", "#3f2a2a", "#a8734a", "#e0b27c", "#ffe0a0"
SHELL, SHELL_DARK, SHELL_LIGHT, COPPER = "#6b3a34", "#40222c", "#96543f", "#e0904a"


def dome():
    """The lid: three rings of plates, each plate with its own lit side, and a rim of copper."""
    outline = [(15.6, 34.4, 1), (16.0, 29.4), (18.6, 23.6), (23.4, 18.8), (30.0, 16.4), (36.6, 16.4), (43.0, 18.8), (47.6, 23.4), (50.2, 29.2), (50.8, 34.4, 1), (42, 36.0), (33, 36.4), (24, 36.0)]
    cx, cy = 33.2, 35.2
    inner = ""
    rings = ((0, 6.6), (6.6, 12.6), (12.6, 19.6))
    for n, (r0, r1) in enumerate(rings):
        count = (3, 5, 7)[n]
        for k in range(count):
            a0, a1 = math.pi + math.pi * k / count, math.pi + math.pi * (k + 1) / count
            gap = .035 if n else .06

            def at(a, r):
                return cx + math.cos(a) * r * .93, cy + math.sin(a) * r + .4

            ring = [at(a0 + gap, r0 + .5), at(a0 + gap, r1 - .4), at((a0 + a1) / 2, r1 + .1), at(a1 - gap, r1 - .4), at(a1 - gap, r0 + .5), at((a0 + a1) / 2, r0 + .6)]
            light = math.cos((a0 + a1) / 2 - math.radians(-52))
            tone = mix(SHELL_DARK, SHELL, min(1, .5 + light)) if light < .4 else mix(SHELL, SHELL_LIGHT, (light - .4) * 1.6)
            inner += poly(ring, tone) + poly([ring[2], ring[3], ring[4], ((ring[4][0] + ring[5][0]) / 2, ring[4][1]), ((ring[1][0] + ring[4][0]) / 2, (ring[1][1] + ring[4][1]) / 2)], mix(tone, COPPER, .16))
            m = at((a0 + a1) / 2, (r0 + r1) / 2 + .4)
            inner += path(smooth([(m[0] + math.cos(q) * 1.25, m[1] + math.sin(q) * 1.1) for q in (0, 1.26, 2.5, 3.8, 5.0)]), mix(tone, SHELL_DARK, .4))
    out = lit(smooth(outline), SHELL_DARK, RIM, -.35, .45, inner)
    brim = [(13.6, 34.0, 1), (15.8, 33.2), (24, 34.8), (33.2, 35.2), (42.4, 34.8), (50.8, 33.2), (53.0, 34.0, 1), (51.6, 36.6), (42.8, 38.4), (33.2, 38.9), (23.6, 38.4), (15.0, 36.6)]
    out += lit(smooth(brim), COPPER, RIM, 0, .45, path(smooth([(13, 36), (24, 37.4), (33.2, 37.8), (42.4, 37.4), (54, 36), (50, 40), (33, 41), (16, 40)]), "#9a5530"))
    for x in range(18, 50, 4):
        out += disc(x + .6, 36.4 - abs(x - 33) * .035, .38, "#5e3126")
    # chimney, with the smallest possible roof
    out += poly([(25.2, 19.6), (25.2, 14.4), (28.0, 14.0), (28.0, 18.4)], "#5e3530") + poly([(27, 14.1), (28, 14), (28, 18.4), (27, 18.8)], "#96543f") + poly([(24.4, 14.8), (24.8, 13.6), (28.4, 13.2), (28.8, 14.2)], SHELL_DARK)
    return out


def under():
    """The warm gap, with the guests' heads against it."""
    out = path(smooth([(16, 36), (24, 37), (33.2, 37.4), (42.4, 37), (50.6, 36), (49.6, 43), (33, 44.6), (17, 43)]), "#b9632e")
    out += path(smooth([(18, 37), (33.2, 38), (48.4, 37), (47, 42.2), (33, 43.4), (19.6, 42.2)]), "#f0a64e") + path(smooth([(22, 38), (33.2, 38.6), (44.6, 38), (43, 41.8), (33, 42.6), (23.6, 41.8)]), "#ffd98a")
    return out


def guests():
    """A hare, two mice and a bird: ears and a bill are enough."""
    D = "#4a242a"
    out = path(smooth([(25.4, 43.6, 1), (25.6, 41.6), (26.4, 40.8), (25.6, 39.6), (25.8, 38.2, 1), (26.8, 39.4), (27.2, 40.4), (27.8, 40.4), (28.2, 39.2), (29.2, 38.4, 1), (29.0, 39.8), (28.4, 41), (29.2, 42), (29.2, 43.6, 1)]), D)
    for x, s in ((32.0, 1.0), (35.2, .8)):
        out += placed(disc(-1.0, -2.3, .85, D) + disc(1.1, -2.3, .85, D) + path(smooth([(-1.6, 1.2, 1), (-1.5, -.8), (0, -1.9), (1.5, -.8), (1.6, 1.2, 1)]), D) + disc(-.5, -.9, .2, "#ffe6a8") + disc(.6, -.9, .2, "#ffe6a8"), x, 42.6, s)
    out += path(smooth([(38.0, 43.6, 1), (38.0, 41.8), (39.4, 40.4), (40.9, 41.0), (42.0, 41.6, 1), (40.9, 41.9), (40.9, 43.6, 1)]), D) + disc(40.0, 41.2, .22, "#ffe6a8")
    return out


def leg(x, y, far, wide=1.0):
    shape = [(x - 3.6 * wide, y - 8.4), (x + 3.4 * wide, y - 8.4), (x + 4.0 * wide, y - 3.6), (x + 4.8 * wide, y - .8), (x + 4.6 * wide, y + .4), (x - 3.8 * wide, y + .4), (x - 3.9 * wide, y - 3)]
    out = lit(smooth(shape), DEEP if far else HIDE, "#8a5a40" if far else RIM, -.4, .15, "" if far else path(smooth([(x - 4, y - 8), (x - .6, y - 8), (x - .4, y - 3), (x + .4, y + 1), (x - 5, y + 1)]), DEEP)
              + "".join(path(smooth([(x + dx - .8, y - dy), (x + dx, y - dy - .7), (x + dx + .9, y - dy), (x + dx, y - dy + .7)]), WARM) for dx, dy in ((1.6, 6.2), (2.4, 4.2), (.8, 3.4), (2.2, 2.2))))
    if not far:
        out += "".join(oval(x - 1.2 + k * 2.4, y, 1.1, .8, PALE) for k in range(3))
    return out


def head():
    neck = smooth([(45.6, 37.6), (49.0, 36.0), (51.6, 33.4), (55.2, 35.6), (55.0, 39.4), (51.0, 42.6), (46.6, 43.2)])
    out = lit(neck, HIDE, RIM, -.2, .35, path(smooth([(45, 40), (50, 39.4), (55, 37.6), (54, 43), (46, 45)]), DEEP) + "".join(line([(x, y), (x + 1.6, y + 2.4), (x + 1.2, y + 4.6)], DEEP, .3) for x, y in ((48.4, 36.6), (50.4, 35.2))))
    skull = smooth([(50.2, 34.0), (50.8, 29.4), (54.0, 26.8), (57.8, 27.6), (60.4, 30.4), (61.0, 33.4), (59.6, 35.8), (56.2, 37.4), (52.4, 37.2)])
    inner = path(smooth([(51, 37.6), (53.6, 34.8), (57.6, 34.0), (61.4, 33.4), (60, 37), (55, 38.6)]), PALE) + path(smooth([(51.4, 38), (54.6, 36.2), (58.6, 35.8), (59.6, 36.6), (55, 39)]), "#b5834f") + path(smooth([(50, 34), (51, 30), (53.6, 29.6), (54.4, 32.4), (52.8, 35.6), (50.6, 36)]), DEEP)
    inner += path(smooth([(52.6, 28.2), (54.8, 26.8), (57.6, 27.4), (58.6, 28.6), (56, 28.8)]), WARM)
    out += lit(skull, HIDE, RIM, -.35, .4, inner) + line([(53.4, 35.4), (55.6, 35.0), (58.2, 34.6), (60.6, 33.6)], "#3a1d22", .34) + path(smooth([(59.6, 31.2, 1), (61.0, 32.2), (61.2, 34.2, 1), (60.0, 33.4)]), "#5e3a2e")
    out += disc(56.4, 31.2, 1.2, "#241318") + disc(56.8, 30.8, .42, "#fff6d2") + path(smooth([(54.8, 30.6, 1), (56.0, 29.4), (57.8, 30.0, 1), (56.4, 30.0)]), PALE)
    return out


HALO = ["#1e1c3a", "#2d274b", "#4a3452", "#86493f", "#cf7a38", "#f3ab4c", "#ffd27e"]
C = 38.0


def face():
    """Broad, wrinkled, half asleep; it has seen every traveler there is."""
    half = [(C, 34.6), (C + 3.6, 35.0), (C + 6.4, 37.6), (C + 7.2, 41.2), (C + 6.4, 44.8), (C + 3.8, 47.4), (C, 48.4)]
    inner = blob([(C - 8, 36), (C - 4.6, 34.6), (C - 4.4, 39), (C - 5.2, 44), (C - 3.4, 48), (C - 8, 46)], DEEP) + blob([(C - 3.6, 35.2), (C, 34.2), (C + 4.2, 35), (C + 6.4, 37.4), (C + 3.4, 38.0), (C, 37.0), (C - 3, 37.6)], WARM)
    inner += blob([(C - 5.6, 44.2), (C - 2.6, 42.6), (C, 42.0), (C + 2.6, 42.6), (C + 6.8, 44), (C + 4.4, 48.6), (C - 4.4, 48.6)], PALE) + blob([(C - 6, 46), (C - 3, 46.8), (C, 47.2), (C + 3, 46.8), (C + 6, 46), (C + 4, 49.6), (C - 4, 49.6)], "#b98a55")
    out = lit(smooth(both(half, C)), mix(HIDE, WARM, .5), RIM, 0, .55, inner)
    out += line([(C - 5.8, 43.2), (C - 4.0, 44.9), (C - 1.4, 45.4), (C, 45.0), (C + 1.4, 45.4), (C + 4.0, 44.9), (C + 5.8, 43.2)], "#3a1d22", .5)
    for k in (-1, 1):
        out += disc(C + k * 3.8, 40.5, 1.45, "#f3d9a8") + disc(C + k * 3.7, 40.7, 1.15, "#241318") + disc(C + k * 3.7 + .4, 40.5, .4, "#fff6d2")
        out += path(smooth([(C + k * 2.0, 40.0, 1), (C + k * 2.6, 38.4), (C + k * 4.4, 38.2), (C + k * 5.9, 40.9, 1), (C + k * 4.4, 39.9)]), mix(WARM, PALE, .35 if k > 0 else .1))
        out += line([(C + k * 2.6, 42.4), (C + k * 4.0, 42.9), (C + k * 5.4, 42.3)], DEEP, .3) + disc(C + k * .8, 42.6, .3, "#3a1d22")
    return out + line([(C - 1.6, 37.0), (C, 36.5), (C + 1.8, 37.0)], DEEP, .3) + line([(C - 1.1, 38.3), (C, 38.0), (C + 1.3, 38.3)], DEEP, .3)


def windows():
    """Three plates of the shell have a light behind them."""
    out = ""
    for x, y, s in ((C - 9.6, 28.6, 1.0), (C + 9.6, 28.6, 1.0), (C, 22.4, 1.25)):
        out += placed(path("M-1.7 1.9V-.6A1.7 1.7 0 0 1 1.7 -.6V1.9Z", SHELL_DARK) + path("M-1.2 1.5V-.6A1.2 1.2 0 0 1 1.2 -.6V1.5Z", "#ffe6a0") + path("M0 -1.8V1.5M-1.2 .1H1.2", stroke=SHELL_DARK, stroke_width=".3"), x, y, s)
    return out


def visitors():
    """Ears, bills and noses in the gap, on both sides of the old head."""
    D = "#4a242a"
    def small(x, s):
        return placed(disc(-1.0, -2.3, .85, D) + disc(1.1, -2.3, .85, D) + path(smooth([(-1.6, 1.6, 1), (-1.5, -.8), (0, -1.9), (1.5, -.8), (1.6, 1.6, 1)]), D) + disc(-.5, -.9, .22, "#ffe6a8") + disc(.6, -.9, .22, "#ffe6a8"), x, 46.4, s)
    hare = placed(path(smooth([(-1.9, 2.0, 1), (-1.7, -.6), (-1.1, -1.6), (-1.9, -3.2), (-1.6, -4.9, 1), (-.5, -3.2), (-.1, -2.0), (.4, -2.0), (.9, -3.2), (1.9, -4.6, 1), (1.7, -2.9), (1.0, -1.5), (1.7, -.4), (1.9, 2.0, 1)]), D) + disc(-.6, -.4, .24, "#ffe6a8") + disc(.7, -.4, .24, "#ffe6a8"), 28.6, 46.2, .95)
    bird = placed(path(smooth([(-1.9, 2.0, 1), (-1.9, -.6), (-.4, -2.2), (1.2, -1.6), (2.4, -.8, 1), (1.3, -.4), (1.6, 2.0, 1)]), D) + disc(.3, -1.1, .26, "#ffe6a8"), 49.0, 46.0, .9)
    return small(32.4, .8) + hare + small(45.4, .95) + bird


def picture():
    sky = contours(C, 40, HALO, 12, 1.08, .98, [60, 50, 42.4, 36.4, 31.6, 27.6, 24.2, 20], .03, "#ffd991", 28)
    sky += "".join(disc(x, y, r, "#f7e6c4") for x, y, r in ((17.4, 20.4, .22), (22.6, 15.4, .28), (52.6, 15.0, .24), (58.6, 24.6, .28), (61, 31.4, .2), (15.6, 29.6, .2), (47.6, 13.6, .18)))
    far = island(56.6, 20.6, 7.6, 3.4, 9, "#6b4354", "#583a4f", "#422c43") + house(56.6, 20.4, 1.9, "#422c43", "#ffe6a0")
    mid = ground([(-6, 44), (8, 43), (20, 44.4), (38, 45), (56, 44), (70, 42.6)], "#5a2f36") + ground([(-6, 48), (10, 47.4), (24, 48.4), (52, 48.4), (70, 47)], "#34192a")
    light = oval(C, 49.6, 23, 2.0, "#7e3a2c") + oval(C, 49.6, 17, 1.4, "#b9632e") + oval(C, 49.6, 10, .9, "#e69a45")
    gap = path(smooth([(19.6, 38.6), (28, 39.4), (C, 39.8), (48, 39.4), (56.4, 38.6), (55.4, 47.6, 1), (20.6, 47.6, 1)]), "#b9632e") + path(smooth([(22, 39.6), (C, 40.4), (54, 39.6), (53.2, 47.2, 1), (22.8, 47.2, 1)]), "#f0a64e") + path(smooth([(26, 40.4), (C, 41), (50, 40.4), (49.4, 46.8, 1), (26.6, 46.8, 1)]), "#ffd98a")
    subject = gap + visitors() + leg(22.4, 49.6, False, .94) + placed(leg(22.4, 49.6, False, .94), 76, 0, 1, 0, True) + placed(dome(), 2.14, .0, 1.08) + windows() + face()
    subject += halo(51.4, 48.2, [2.2, 1.4], "#ffd991", [.3, .5], 3) + placed(mouse(True), 55.4, 44.2, .3, flip=True)
    smoke = line([(30.7, 13.6), (31.6, 11.6), (30.4, 9.6)], "#ffe6b0", .5, opacity=.5)
    front = smoke + grass([(-3, 12, 9), (57, 66, 9)], "#140b18", 9, 57, (4, 8)) + motes(6, (15, 15, 60, 30), "#ffe9ae", 16, avoid=((C, 34, 23), (56, 20, 6)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
