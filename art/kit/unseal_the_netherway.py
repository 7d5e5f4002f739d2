"""Unseal the Netherway. One long finger laid on a wall that has no door; from its tip a line of light runs round the door there is."""
import random

from brushes import disc, line, lit, mix, path, placed, poly, smooth, star
from places import contours, sheet
from veil import ABYSS, DARK, HIGH, MID, MINT, PALE, RIM, ribbon, stars

CARD = "VB-011"
ALT = "A long pale hand lays one fingertip on a bare stone wall, and from it a line of mint light runs round the shape of a door."

SKIN, SKIN_MID, SKIN_DARK = "#efe6f5", "#cdbde6", "#8d7ab8"


def wall():
    """Courses of big blocks that run away to the right; each course a little off true."""
    r, out = random.Random(21), ""
    top, foot = [(10, 4), (60, 14)], [(10, 62), (60, 52)]
    courses = 7
    for k in range(courses):
        ya = [top[i][1] + (foot[i][1] - top[i][1]) * k / courses for i in (0, 1)]
        yb = [top[i][1] + (foot[i][1] - top[i][1]) * (k + 1) / courses for i in (0, 1)]
        cuts = [0, *sorted(min(.97, max(.04, (j + (.5 if k % 2 else 0) + r.uniform(-.12, .12)) / 4.6)) for j in range(1, 5)), 1]
        for a, b in zip(cuts, cuts[1:]):
            p = [(10 + 50 * u, ys[0] + (ys[1] - ys[0]) * u) for u, ys in ((a, ya), (b, ya), (b, yb), (a, yb))]
            tone = mix(r.choice(("#2b1f5c", "#33246a", "#271b54", "#3a2a76")), "#150d30", .12 * (1 - a))
            out += poly([(p[0][0] + .25, p[0][1] + .25), (p[1][0] - .2, p[1][1] + .25), (p[2][0] - .2, p[2][1] - .25), (p[3][0] + .25, p[3][1] - .25)], tone)
            out += poly([(p[0][0] + .25, p[0][1] + .25), (p[1][0] - .2, p[1][1] + .25), (p[1][0] - .2, p[1][1] + .85), (p[0][0] + .25, p[0][1] + .85)], mix(tone, "#8d7ad0", .4))
    return out


DOOR = "M35.2 55V31.4C35.2 24.6 38.6 19.4 43.6 16.2C48 20 50.8 25 50.8 31.4V53"


def door():
    """Not there yet: its outline is a crack of light, and the blocks inside it have begun to glow."""
    out = path("M35.2 55V31.4C35.2 24.6 38.6 19.4 43.6 16.2C48 20 50.8 25 50.8 31.4V53Z", "#3f8f9c", .42)
    out += path(DOOR, stroke="#2f8f94", stroke_width="2.6", opacity=.55) + path(DOOR, stroke=MINT, stroke_width="1.3") + path(DOOR, stroke=PALE, stroke_width=".5")
    # the seam between its two leaves, opening from the top
    out += path(smooth([(43.6, 16.6, 1), (44.6, 26), (44.2, 38), (43.5, 53, 1), (43.0, 38), (42.8, 26)]), MINT) + path(smooth([(43.6, 19, 1), (44.0, 28), (43.5, 45, 1), (43.1, 28)]), PALE)
    for pts in ([(35.2, 30), (32.6, 28.6), (31.8, 25.6), (29.4, 24.4)], [(50.8, 30), (53, 31.6), (53.4, 34.4)], [(39.2, 20), (37.6, 17.6), (38.2, 15.4)], [(48, 20.4), (50.4, 18.8), (50.6, 16.6)], [(50.8, 42), (53.2, 43.4), (53, 46)]):
        out += path(smooth([(x, y, 1) for x, y in pts], False), stroke=MINT, stroke_width=".34")
    return out


def hand():
    """One finger out, the others folded, and a wide sleeve behind it."""
    sleeve = [(4, 60), (8, 50), (15, 44.0), (22.4, 40.6, 1), (26.8, 47.0, 1), (25.0, 52), (27.4, 60)]
    inner = path(smooth([(8, 60), (12, 52), (18, 47), (24.4, 43.4), (26.8, 47), (24, 52), (22, 60)]), DARK) + path(smooth([(13, 60, 1), (15.4, 52), (20, 46.4), (23.4, 42.4, 1), (21, 49), (18.6, 60, 1)]), HIGH)
    out = lit(smooth(sleeve), MID, MINT, -.4, .35, inner)
    out += path(smooth([(22.0, 40.4, 1), (24.4, 42.4), (27.2, 47.2, 1), (25.4, 46.0), (22.6, 42.6)]), RIM)
    out += path(smooth([(22.4, 42.4, 1), (25.6, 38.6), (28.2, 35.2), (32.6, 38.6), (29.6, 43.4), (25.8, 47.6, 1)]), SKIN_MID) + path(smooth([(24.4, 45.6, 1), (28, 42.4), (32.6, 38.6), (29.6, 43.4), (25.8, 47.6, 1)]), SKIN_DARK)
    # the three that are folded, then the back of the hand, then the one that points, then the thumb under it
    for k, spine in enumerate(([(33.0, 41.0, 1.3), (35.6, 42.0, 1.35), (35.0, 43.8, 1.2), (32.4, 43.6, .8)], [(34.6, 38.6, 1.5), (38.0, 39.4, 1.6), (37.4, 41.6, 1.4), (34.2, 41.8, .9)], [(35.6, 36.0, 1.7), (39.6, 36.4, 1.75), (39.2, 38.9, 1.5), (35.6, 39.6, 1.0)])):
        out += path(ribbon(spine, 16), SKIN_DARK) + placed(path(ribbon(spine, 16), mix(SKIN_DARK, SKIN_MID, .45 + k * .25)), -.1, -.42)
    back = [(23.6, 42.6, 1), (25.8, 38.4), (29.2, 34.6), (33.2, 32.0), (36.0, 31.9), (37.6, 33.8), (37.2, 36.6), (35.4, 39.6), (32.6, 42.6), (27.4, 47.0, 1)]
    out += lit(smooth(back), SKIN, "#ffffff", .05, .45, path(smooth([(22, 46, 1), (26.6, 42.0), (30.6, 38.4), (34.0, 36.0), (37.4, 35.0), (38, 37), (36, 41), (28, 48)]), SKIN_MID))
    finger = ribbon([(34.2, 33.9, 1.85), (37.4, 31.9, 1.6), (40.4, 31.2, 1.3), (43.2, 32.0, .55)], 24)
    out += path(finger, SKIN_MID) + placed(path(finger, SKIN), -.1, -.5) + path(smooth([(41.2, 30.4, 1), (42.6, 30.9), (43.4, 31.9, 1), (42.2, 31.7)]), "#ffffff")
    thumb = ribbon([(27.6, 40.4, 1.2), (30.8, 38.0, 1.85), (34.4, 36.6, 1.6), (38.2, 35.0, .6)], 20)
    out += path(thumb, SKIN_DARK) + placed(path(thumb, SKIN), -.12, -.42)
    return out + line([(36.8, 30.9), (37.6, 31.9)], SKIN_DARK, .26) + line([(39.9, 30.3), (40.4, 31.2)], SKIN_DARK, .24)


def picture():
    sky = contours(42, 32, ABYSS, 3, 1, 1, [40, 34, 28, 22.6, 17.6, 13, 9], .04, "#9fe8cc")
    mid = poly([(8, 2), (62, 12), (62, 56), (8, 66)], "#110a28") + wall()
    light = disc(41, 32.2, 8.4, MINT, .14) + disc(41, 32.2, 5.4, MINT, .22) + door()
    x, y = 43.5, 32.2
    touch = disc(x, y, 2.6, MINT, .5) + "".join(line([(x + dx * .45, y + dy * .45), (x + dx, y + dy)], PALE, .4) for dx, dy in ((2.6, -5.2), (5.4, -2.4), (6.0, 1.4), (3.4, 5.0), (-2.4, -5.6), (-1.4, 6.0))) + star(x, y, 2.7, "#ffffff", .3)
    front = path(smooth([(30, 58), (38, 53.4), (46, 51.4), (54, 50.4), (62, 52), (62, 64), (30, 64)]), "#0b0618") + stars(((53.4, 22, .5), (29.8, 20, .45), (47, 40.6, .4), (24, 30, .4), (39.6, 46, .4)), PALE)
    return sheet(ALT, sky=sky, mid=mid, light=light, subject=hand() + touch, front=front)
