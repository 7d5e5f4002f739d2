"""Duskquill. A bird that stands like a question mark: bowed head, round back, a train of folded feathers, and one star for the dot."""
import math

from brushes import along, disc, feather, line, lit, mix, path, placed, poly, smooth, star
from places import cloud, contours, island, motes, sheet
from skyfolk import strip

CARD = "FA-008"
ALT = "A dark bird stands on a branch bent like a question mark, a star on every folded feather and one more below its train."

INK, NIGHT, INDIGO, BLUE, PALE, RIM = "#0b1a30", "#142b4c", "#233f70", "#3c66a0", "#8fb4d4", "#e6f2ea"
VIOLET, GOLD, GOLD_DARK, LIGHT = "#4a4590", "#f3c34b", "#a8741f", "#fff3cf"


def lamp(x, y, r, ring=True):
    """A feather's own light."""
    return (disc(x, y, r * 1.9, GOLD, .22) if ring else "") + star(x, y, r * 1.6, GOLD, .3) + star(x, y, r * .95, "#fffdf0", .32)


def train_feather(shift, end, wide, tone, dark):
    """One long feather of the train, from under the wing down; `end` says how far along the common line it reaches."""
    line_ = [(46.4, 26), (46.8, 31.2), (44.2, 36.4), (40.6, 40.6), (38.0, 44.8), (37.0, 49.4)]
    spine = [(x, y, 1) for x, y in line_]
    spots = []
    for i in range(9):
        t = i / 8 * end
        x, y, a, _ = along(spine, min(t, .9999))
        spread = shift * (.35 + 1.0 * t)
        w = wide * (.55 + .7 * math.sin(min(1, i / 8 * 1.1) * 2.6)) * (1 if i < 8 else .1)
        spots.append((x - math.sin(a) * spread, y + math.cos(a) * spread, w))
    half = [(x + .0, y, w * .5) for x, y, w in spots]
    out = strip(spots, dark, 22) + strip([(x - .25, y - .1, w * .82) for x, y, w in spots], tone, 22)
    out += strip([(x + .35, y + .1, w * .6) for x, y, w in half], dark, 18) + line([s[:2] for s in spots], PALE, .16)
    tx, ty, _ = spots[-2]
    return out + disc(tx, ty, wide * .95, INK) + disc(tx, ty, wide * .74, VIOLET) + lamp(tx, ty, wide * .5, False)


def bird():
    out = ""
    for k, (shift, end, wide) in enumerate(((-3.4, .62, 1.25), (3.4, .66, 1.25), (-2.5, .76, 1.35), (2.5, .8, 1.35), (-1.4, .88, 1.4), (1.4, .92, 1.4), (0, 1.0, 1.5))):
        out += train_feather(shift, end, wide, (INDIGO, NIGHT, INDIGO, NIGHT, BLUE, INDIGO, BLUE)[k], (INK, INK, NIGHT, INK, NIGHT, INK, INDIGO)[k])
    # feet
    for x in (39.8, 42.6):
        out += line([(x + .4, 31.6), (x, 33.8), (x - .5, 35.2)], GOLD_DARK, .7) + "".join(line([(x - .5, 35.0), (x - .5 + d, 35.9), (x - .5 + d * 1.1, 36.8)], GOLD, .55) for d in (-1.3, -.2, .9))
    body = [(24.8, 24.9, 1), (25.8, 22.2), (28.2, 20.0), (31.0, 17.0), (35.0, 13.8), (40.0, 12.9), (44.8, 14.8), (48.0, 18.8), (49.2, 24.0), (48.2, 29.2), (45.4, 33.0), (42.0, 34.4), (38.4, 33.0), (36.0, 30.0), (35.0, 26.4), (35.4, 23.2), (34.8, 21.6), (32.6, 22.4), (30.4, 25.2), (27.8, 26.4)]
    inner = path(smooth([(36, 24), (38.4, 28), (42, 31), (46, 30), (49, 26), (49, 33), (42, 36), (36, 32)]), NIGHT) + path(smooth([(26, 23), (29.6, 19.8), (33, 16.4), (38, 13.9), (43, 14.6), (39.6, 16), (35.4, 18), (31.6, 21), (28, 23.6)]), BLUE)
    inner += path(smooth([(34.6, 22), (36.4, 20.4), (39.4, 20.2), (38.4, 24), (38.6, 28.4), (40.6, 32.2), (36, 31)]), mix(INDIGO, VIOLET, .55))
    # breast plumage: small scales, each with a pin of light
    for k, (x, y) in enumerate(((36.6, 23.6), (36.4, 26.2), (37.0, 28.8), (38.4, 31.0), (38.2, 22.4), (38.2, 25.0), (38.6, 27.6), (40.0, 30.0))):
        inner += path(f"M{x - .9} {y - .5}Q{x} {y + 1.6} {x + .9} {y - .5}Q{x} {y + .1} {x - .9} {y - .5}Z", (PALE, BLUE)[k % 2])
    out += lit(smooth(body), INDIGO, RIM, .3, .4, inner)
    # the folded wing: long coverts in three rows, a light at the end of every second
    rows = (((41.4, 17.0), 8, 11.4, 1.5, NIGHT), ((41.0, 16.4), 7, 8.2, 1.4, INDIGO), ((40.8, 15.8), 6, 5.2, 1.25, BLUE))
    for row, ((x, y), count, long, wide, tone) in enumerate(rows):
        for k in range(count):
            t = k / (count - 1)
            a = 98 - t * 62
            fx, fy = x + t * 4.0, y + .2 + t * .4
            out += feather(fx, fy, a, long * (.86 + .22 * math.sin(t * 3.1)), wide, tone if k % 2 else mix(tone, BLUE, .28), None, mix(tone, INK, .5))
            if (k + row) % 2 == 0 and row < 2:
                r = math.radians(a)
                reach = long * (.86 + .22 * math.sin(t * 3.1)) * .84
                out += star(fx + math.cos(r) * reach, fy + math.sin(r) * reach, .95, LIGHT, .3)
    # head: a cap, a pale brow, the quill of a bill, an eye that considers it
    out += path(smooth([(25.4, 22.8), (27.2, 20.4), (30.0, 18.4), (31.0, 19.8), (29.2, 21.4), (27.0, 22.9)]), INK)
    out += path(smooth([(25.6, 24.6, 1), (24.4, 23.6), (21.6, 25.6), (19.4, 28.9, 1), (22.0, 27.2), (25.2, 26.0, 1)]), GOLD) + path(smooth([(25.4, 25.3, 1), (22.4, 26.4), (19.4, 28.9, 1), (22.0, 27.2), (25.2, 26.1, 1)]), GOLD_DARK)
    out += disc(28.0, 23.0, 1.25, PALE) + disc(27.9, 23.1, .98, GOLD) + disc(27.7, 23.3, .56, INK) + disc(28.0, 23.0, .2, "#ffffff") + path(smooth([(26.4, 22.9, 1), (28.0, 21.5), (29.6, 22.6, 1), (28.2, 22.5)]), NIGHT)
    for a, long in ((-78, 6.8), (-60, 8.2), (-42, 7.2)):
        r = math.radians(a)
        x, y = 29.6 + math.cos(r) * long, 19.4 + math.sin(r) * long
        out += line([(29.6, 19.6), (29.6 + math.cos(r + .25) * long * .5, 19.4 + math.sin(r + .25) * long * .5), (x, y)], INDIGO, .42) + disc(x, y, .95, NIGHT) + lamp(x, y, .5, False)
    return out


def branch():
    bough = [(70, 33.4, 1), (62, 34.4), (54, 36.6), (47, 36.0), (41, 36.4), (35, 37.6), (30.6, 36.8), (27.0, 38.2, 1), (30.6, 38.4), (35, 39.4), (42, 38.6), (48, 38.6), (55, 39.4), (63, 38.8), (70, 39.4, 1)]
    out = lit(smooth(bough), "#1b3a4c", "#bfe3d6", -.1, .45, path(smooth([(28, 38.4), (35, 38.6), (42, 37.8), (48, 37.8), (56, 38.6), (70, 37), (70, 41), (30, 40)]), "#0f2636"))
    out += line([(54, 36.8), (57.6, 32.6), (58.0, 29.4)], "#1b3a4c", .9) + line([(33.4, 37.8), (30.4, 34.8)], "#1b3a4c", .7) + line([(57.4, 32.8), (60.4, 30.8)], "#1b3a4c", .6)
    for x, y, a, s in ((58.0, 29.2, -80, 1.0), (60.6, 30.6, -20, .9), (57.4, 31.6, -150, .85), (30.2, 34.6, -120, .8), (27.2, 38.2, 170, .8), (51.0, 36.2, -70, .7)):
        out += placed(path("M0 0C1.2 -1.6 3 -1.6 4.4 0C3 1.2 1.2 1.2 0 0Z", "#2f7a80") + path("M0 0C1.2 1.2 3 1.2 4.4 0Z", "#195560"), x, y, s, a)
    return out + line([(49.6, 37.2), (51.2, 37.6), (52.8, 37.2)], "#3f7f8a", .22)


def picture():
    sky = contours(37, 29, ["#0e2f47", "#14435c", "#1f5d73", "#38808d", "#6aa9a6", "#aecbb0", "#efd9a8", "#fff0c6"], 83, 1.1, .98, [58, 50, 42, 35, 28.6, 23, 17.6, 13.2], edge="#dff6ee")
    sky += "".join(star(x, y, s, "#fff3cf", .2) for x, y, s in ((18.4, 20, .8), (23.6, 14.6, .5), (53.6, 15.4, .7), (59.4, 21.6, .55), (17.2, 31.6, .5), (57.6, 42.6, .6), (50.2, 45.4, .45), (24.4, 42.2, .5)))
    far = line([(18.4, 20), (23.6, 14.6), (30, 11)], "#fff3cf", .12, opacity=.5) + line([(53.6, 15.4), (59.4, 21.6), (63, 20)], "#fff3cf", .12, opacity=.5)
    far += island(19.6, 27.2, 8.4, 3.8, 4, "#2f7486", "#235f73", "#184a5e", "#bfe3d6") + poly([(18.6, 27), (18.6, 24.8), (19.6, 23.4), (20.6, 24.8), (20.6, 27)], "#184a5e") + poly([(19.3, 26.3), (19.3, 25.3), (19.9, 25.3), (19.9, 26.3)], LIGHT)
    far += island(57.0, 26.4, 6.6, 3, 9, "#3f8894", "#2f7080", "#215a6b", "#dff6ee") + poly([(56.2, 26.2), (56.2, 24.6), (57, 23.6), (57.8, 24.6), (57.8, 26.2)], "#215a6b") + poly([(56.7, 25.7), (56.7, 24.9), (57.3, 24.9), (57.3, 25.7)], LIGHT)
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-4, 46.4, 26, 5, "#235f73", 2), (40, 48.4, 28, 5, "#2f7486", 6), (14, 50.4, 26, 4.0, "#184a5e", 4)))
    # the dot of the question
    dot = disc(36.6, 49.0, 3.4, GOLD, .2) + disc(36.6, 49.0, 2.2, GOLD, .3) + star(36.6, 49.0, 2.9, GOLD, .28) + star(36.6, 49.0, 1.7, "#fffdf0", .3)
    subject = placed(branch(), 0, .2) + placed(bird() + dot, 6.2, 6.6, .83)
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-5, 54.6, 24, 5.4, "#0e2f47", 12), (46, 54.4, 24, 6, "#0e2f47", 14)))
    front += motes(8, (15, 16, 60, 46), LIGHT, 8, avoid=((38, 28, 17),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
