"""Bellburrow. A mole deep in its round room, nose up, one paw raised for silence: in its throat hangs a copper bell."""
import math

from brushes import blob, disc, line, lit, mix, oval, path, placed, smooth
from places import contours, motes, sheet

CARD = "RR-007"
ALT = "A mole listens in its round burrow with a paw raised, the bell of copper in its throat ringing towards a blue door."

EARTH = ["#1f1420", "#331a25", "#4f2629", "#7e3d2c", "#b9682f", "#eba048", "#ffd27a"]
FUR, DEEP, WARM, RIM, SKIN, SKIN_DARK = "#4b3a48", "#281d2b", "#6f5560", "#ffd99a", "#e9a487", "#b56a5c"
COPPER, COPPER_DARK, COPPER_LIGHT = "#d97f3c", "#8a4428", "#ffc279"


def hand(turn, x, y, size, far=False):
    """A digging hand, palm to us: a round pad and five strong nails fanned out. Its wrist is the origin, it points right."""
    out = ""
    for k, t in enumerate((-48, -24, 0, 24, 46)):
        nail = path("M0-.9C1.8-1.1 3.4-.6 4.6.4C3.2.9 1.6 1 0 .9Z", "#c99a78" if far else "#f8e2c0") + path("M0 .2C1.8.2 3.2.2 4.6.4C3.2.9 1.6 1 0 .9Z", "#b98a66")
        out += placed(nail, 2.6 + math.cos(math.radians(t)) * 2.4, math.sin(math.radians(t)) * 3.0, (.9, 1, 1.05, 1, .8)[k], t * .8)
    pad = smooth([(-1.6, -2.0), (1.4, -3.4), (4.4, -3.2), (5.8, -1.2), (5.8, 1.4), (4.2, 3.3), (1.2, 3.3), (-1.6, 2.0)])
    out += path(pad, SKIN_DARK if far else SKIN) + path(smooth([(-1.6, .4), (1.6, 1.4), (5.4, .8), (4.2, 3.3), (1.2, 3.3), (-1.6, 2.0)]), mix(SKIN_DARK, DEEP, .3 if far else 0))
    return placed(out, x, y, size, turn)


def bell():
    """The bell, its crown at the origin, its mouth down."""
    shape = smooth([(-1.6, 0, 1), (1.6, 0, 1), (3.0, 1.6), (3.6, 5.0), (4.4, 7.8), (6.2, 10.0, 1), (0, 11.0), (-6.2, 10.0, 1), (-4.4, 7.8), (-3.6, 5.0), (-3.0, 1.6)])
    inner = blob([(-7, 11), (-5, 7.6), (-4, 4), (-2.4, 0), (-1, 3), (-1.6, 7), (-2.6, 11)], COPPER_DARK) + blob([(1.4, .6), (2.6, 2), (3.0, 5.4), (3.8, 8.4), (5, 10), (2.8, 10), (2, 6)], COPPER_LIGHT)
    out = lit(shape, COPPER, "#fff0c4", -.4, .3, inner + line([(-5, 8.8), (0, 9.6), (5, 8.8)], COPPER_DARK, .4) + line([(-3.6, 2.6), (0, 3.2), (3.4, 2.6)], COPPER_DARK, .35))
    return out + disc(1.0, 11.6, 1.5, COPPER_DARK) + disc(1.3, 11.2, .7, COPPER_LIGHT)


def mole():
    far_hand = lit(smooth([(45, 39), (50.0, 38.6), (54.4, 36), (57.4, 31.6), (59.8, 32.4), (59.0, 37.6), (54.4, 42.4), (47, 44.6)]), DEEP, WARM, -.3, .2) + hand(-66, 58.4, 32.4, 1.04)
    feet = path(smooth([(40, 47.6), (46, 46.6), (50.4, 47.8), (51.2, 49.8, 1), (40, 50, 1)]), SKIN_DARK) + "".join(path(f"M{x} 49.8L{x + 1.6} 50.2L{x} 48.8Z", "#f8e2c0") for x in (49.2, 47.6))
    body = smooth([(25.6, 20.6), (21.0, 26.0), (18.2, 33.6), (18.4, 42.0), (22.4, 48.4), (30, 50.4), (39.4, 50.2), (45.4, 47.2), (47.2, 41.4), (45.2, 35.4), (42.0, 30), (40.8, 25), (42.6, 20.6), (47.0, 17.4), (52.6, 15.0), (54.4, 13.4), (53.2, 12.0), (47.6, 12.6), (40, 13.4), (32, 15.6)])
    inner = blob([(44, 20), (40.4, 25), (38, 32), (37.4, 39), (39, 46), (43, 51), (52, 46), (48, 34), (43, 27)], WARM)
    inner += blob([(17, 34), (20, 26), (25, 21), (28, 22), (25, 29), (24.4, 38), (28, 46), (34, 51), (22, 51), (17, 44)], DEEP)
    inner += blob([(26, 20), (32, 15.4), (40, 13), (45, 13.4), (40, 16), (33, 19), (28.4, 22.4)], mix(FUR, WARM, .8))
    for x, y in ((30, 24), (27.6, 29), (33, 21), (31, 32), (34.6, 27.6), (29.4, 37.4), (33.8, 36.6), (32, 42)):
        inner += path(smooth([(x, y, 1), (x - .4, y + 1.4), (x - 1.2, y + 2.8, 1), (x + .3, y + 1.8)]), WARM)
    out = far_hand + feet + lit(body, FUR, RIM, -.45, .1, inner)
    # the long snout, its pink tip, whiskers, an eye that is only a fold
    out += blob([(45.4, 17.0), (48, 13.4), (52.6, 12.0), (54.6, 13.2), (53, 15.0), (48.6, 16.8)], SKIN_DARK) + blob([(46.4, 15.4), (48.6, 13.0), (52.6, 11.9), (54.5, 13.2), (51.6, 13.6), (48.6, 15)], SKIN)
    out += blob([(53.0, 11.4), (54.8, 11.8), (55.5, 13.4), (54.2, 14.4), (53.0, 13.4)], "#f7b9a0") + disc(54.7, 12.8, .3, SKIN_DARK)
    out += line([(39.4, 15.8), (41.0, 16.7), (42.6, 16.2)], "#140d16", .5) + line([(46.2, 17.2), (48.6, 16.0), (50.6, 15.6)], "#3a1d22", .26)
    out += "".join(line([(47.4, 16), (49.6, 17.6 + k), (51.4, 18.4 + k * 1.8)], RIM, .14) for k in (0, .8, 1.6))
    # the throat: copper from the chin down, and at its end the bell
    out += blob([(40.2, 21.2), (43.6, 18.6), (47.6, 17.2), (49.8, 17.4), (49.0, 20.4), (49.2, 23.6), (46.2, 25.2), (43.0, 26.4), (40.6, 25.6)], COPPER) + blob([(40.2, 21.2), (42.2, 20.0), (43.0, 22.6), (44.0, 25.8), (43.0, 26.4), (40.6, 25.6)], COPPER_DARK)
    out += line([(41.4, 20.4), (43.8, 22.0), (48.8, 19.6)], COPPER_DARK, .35) + line([(41.2, 23.0), (45, 24.0), (48.8, 22.0)], COPPER_DARK, .35) + line([(44.6, 18.2), (47.6, 17.3), (49.7, 17.6)], COPPER_LIGHT, .35) + placed(bell(), 46.6, 23.2, 1.16, -4)
    near = smooth([(26.4, 31), (31.0, 28.6), (35.4, 31.6), (36.8, 36.4), (36.0, 41), (32.2, 41.8), (29, 38.4), (26.4, 35)])
    out += hand(58, 33.6, 40.4, 1.08) + lit(near, FUR, RIM, -.4, .2, blob([(26, 32), (29, 31), (31.4, 36), (34, 41), (31, 43), (26, 38)], DEEP))
    return out


def doorway():
    """The door that is not there: nothing but its light and its lines, in the colour of the old paint."""
    out = path("M50.4 47.2V28.4A6 6 0 0 1 62.4 28.4V47.2Z", "#7fd0e6", .3)
    lines = []
    for k in range(9):
        a, b = math.radians(180 + k * 20 + 2), math.radians(180 + k * 20 + 15)
        lines.append([(56.4 + 6 * math.cos(t), 28.4 + 6 * math.sin(t)) for t in (a, (a + b) / 2, b)])
    for x in (50.4, 62.4):
        lines += [[(x, y), (x, y + 2.6)] for y in (29.4, 33.2, 37.0, 40.8, 44.6)]
    lines += [[(x, y), (x, y + 1.8)] for x in (53.4, 56.4, 59.4) for y in (31, 34.4, 37.8, 41.2, 44.6)]
    out += "".join(line(spots, "#c4ecf2", .5 if k < 19 else .22) for k, spots in enumerate(lines))
    return out


def rings():
    """The one stroke of the bell, going out."""
    out = ""
    for r, w, o in ((9, .5, .8), (12.4, .42, .6), (16.2, .36, .45), (20.4, .3, .35)):
        spots = [(46.4 + math.cos(math.radians(a)) * r, 35.4 + math.sin(math.radians(a)) * r * .96) for a in range(-58, 66, 12)]
        out += line(spots, "#fff0c4", w, opacity=o)
    return out


def roots():
    out = ""
    for spots, w in (([(24, 8), (25.4, 13), (23.6, 17.6), (24.6, 20.4)], .8), ([(36, 8), (35.2, 11), (36.6, 13.6)], .6), ([(47, 8), (48.4, 11), (47.2, 13.0)], .5), ([(58.6, 10), (57.2, 16), (59, 20.4), (57.8, 24)], .8), ([(17.6, 12), (17.4, 20), (15.2, 26)], .9)):
        out += line(spots, "#1f1420", w)
    return out


def picture():
    sky = contours(44, 34, EARTH, 77, 1.2, .95, [62, 52.4, 43.6, 35.6, 28.4, 21.8, 15.6, 9.8], .06, "#ffcf8a", 24)
    stones = ""
    for x, y, w, h, t in ((18, 46, 3.4, 2.2, 0), (15.6, 36, 2.4, 1.8, 12), (61.6, 22, 2.6, 1.9, -14), (61.4, 50, 3.6, 2.2, 6), (29, 13.4, 2.2, 1.3, -8)):
        stones += oval(x, y, w, h, "#3a1f28", t) + oval(x + .3, y + .3, w * .7, h * .6, "#5a3030", t)
    mid = stones + roots() + path("M-6 49.6C8 47.8 20 50 36 49.8C50 49.6 58 47.6 70 48.6V60H-6Z", "#331a25")
    front = path("M-6 60V51C4 50 12 53 22 54.6C36 56 48 54 58 52.4L70 50.6V60Z", "#150c15") + motes(8, (48, 18, 62, 44), "#ffe9ae", 16, avoid=((57, 40, 5),))
    return sheet(ALT, sky=sky, mid=mid, light=doorway() + rings(), subject=placed(mole(), 5.2, 8.4, .84), front=front)
