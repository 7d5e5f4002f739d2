"""Bellburrow. The whole mole is a bell: it has come up out of its mound, nose to the sky, one great hand behind its ear."""
import math

from brushes import blob, both, disc, line, lit, mix, path, placed, poly, shards, smooth
from places import contours, grass, island, motes, sheet

CARD = "RR-007"
ALT = "A mole has come up out of its mound, nose to the sky and a hand behind its ear, and the copper bell of its throat rings."

EARTH = ["#241a33", "#3d2440", "#663347", "#a3513f", "#dd8a42", "#fbbf63", "#ffe6a8"]
FUR, DEEP, WARM, RIM, SKIN, SKIN_DARK = "#4a3a4c", "#241a2a", "#6d5362", "#ffd99a", "#eda98a", "#b5675a"
COPPER, COPPER_DARK, COPPER_LIGHT = "#d9772f", "#87401f", "#ffcf80"
C = 37.0


def hand(turn, x, y, size, shade=0.0):
    """A digging hand, palm to us: a round pad and five strong nails fanned out. Its wrist is the origin, it points right."""
    out, skin, dark = "", mix(SKIN, DEEP, shade), mix(SKIN_DARK, DEEP, shade)
    for t, long in ((-50, .86), (-25, 1.06), (0, 1.16), (25, 1.06), (50, .84)):
        nail = path("M-.6-1.15C2-1.4 4-.7 5.6.3C4 1 2 1.35-.6 1.15Z", mix("#fdeccb", DEEP, shade)) + path("M-.6.1C2 .3 4 .3 5.6.3C4 1 2 1.35-.6 1.15Z", mix("#c99a70", DEEP, shade))
        out += placed(nail, 3.4 + math.cos(math.radians(t)) * 2.6, math.sin(math.radians(t)) * 3.5, long, t * .72)
    pad = smooth([(-2.2, -2.3), (1.2, -3.9), (4.6, -4.1), (6.8, -2.4), (7.3, 0), (6.8, 2.4), (4.6, 4.1), (1.2, 3.9), (-2.2, 2.3)])
    out += path(pad, skin) + path(smooth([(-2.2, .6), (1.6, 1.8), (7.1, .6), (6.8, 2.4), (4.6, 4.1), (1.2, 3.9), (-2.2, 2.3)]), dark)
    return placed(out + line([(1.4, -1.6), (2.8, -.4), (2.6, 1.4)], dark, .4), x, y, size, turn)


def bell():
    """Collar, bell, clapper: what its throat has become."""
    half = [(C, 23.6, 1), (C + 3.0, 23.9), (C + 4.4, 26.4), (C + 5.2, 31.0), (C + 6.6, 35.0), (C + 10.2, 39.2, 1), (C, 41.4)]
    inner = blob([(C - 12, 40), (C - 7.2, 35), (C - 5.4, 29), (C - 3.6, 23), (C - 1.8, 24), (C - 2.4, 31), (C - 3.4, 37), (C - 4.6, 42)], COPPER_DARK)
    inner += blob([(C + 1.4, 24), (C + 3.2, 24.6), (C + 4.2, 29), (C + 5.6, 34.6), (C + 8.6, 38.8), (C + 5.6, 40.2), (C + 3.8, 36), (C + 2.6, 30)], COPPER_LIGHT)
    inner += line([(C - 9, 38.3), (C, 40.0), (C + 9, 38.3)], COPPER_DARK, .55) + line([(C - 5.4, 29.6), (C, 31.0), (C + 5.4, 29.6)], COPPER_DARK, .45) + line([(C - 5.7, 31.0), (C, 32.4), (C + 5.7, 31.0)], COPPER_DARK, .45)
    return disc(C + 1.6, 42.2, 2.2, COPPER_DARK) + disc(C + 2.0, 41.8, 1.2, COPPER_LIGHT) + lit(smooth(both(half, C)), COPPER, "#fff4d2", -.45, .3, inner)


def mole():
    # the arm with its hand behind where an ear would be
    out = hand(-108, 51.4, 26.6, 1.12)
    out += lit(smooth([(44.0, 33.0), (48.0, 34.6), (51.8, 33.8), (52.2, 30.4), (49.8, 27.6), (50.4, 24.6), (54.0, 24.8), (57.0, 28.0), (58.8, 32.6), (57.4, 37.4), (52.4, 41.4), (45, 43)]), FUR, RIM, .35, -.2, blob([(46, 37), (52, 37.2), (55.0, 34), (54.6, 30), (57.2, 29), (60, 33), (57.4, 39), (53, 43), (46, 44)], DEEP))
    # one curve from the nose to the ground
    half = [(C - .2, 13.4), (C + 1.7, 14.0), (C + 3.4, 16.2), (C + 6.6, 19.6), (C + 8.2, 24.0), (C + 11.2, 30.6), (C + 13.2, 37.6), (C + 13.6, 44.6), (C + 13, 49, 1), (C, 49, 1)]
    inner = blob([(C - 16, 48), (C - 14, 34), (C - 9.4, 25), (C - 4, 17), (C - 1.8, 15), (C - 4.2, 22), (C - 6.4, 30), (C - 9, 38), (C - 9.6, 49)], DEEP)
    inner += blob([(C + 2.8, 16.4), (C + 6.8, 19.8), (C + 8.8, 25.4), (C + 11.8, 32.4), (C + 13.2, 40), (C + 11, 40), (C + 9.4, 33), (C + 6.4, 27), (C + 3.6, 21.6)], WARM)
    for x, y, t in ((-8.4, 31, 20), (-10.6, 36, 14), (-7.8, 27, 26), (9.6, 38, -14), (10.6, 43, -8), (-11.4, 41, 8), (8.4, 31.6, -24)):
        inner += placed(path("M-.7 0C-.6 1.2-.2 2.2.2 3C.6 2 .7 1 .6 0Z", mix(FUR, WARM, .8) if x < 0 else "#8d6f76"), C + x, y, 1, t)
    out += lit(smooth(both(half, C)), FUR, RIM, -.4, .25, inner)
    # the muzzle from below: nose, lips apart, eyes that are only folds
    out += blob([(C - 2.2, 17.0), (C, 14.4), (C + 2.2, 17.0), (C + 3.4, 20.2), (C + 2.2, 22.4), (C, 23.0), (C - 2.2, 22.4), (C - 3.4, 20.2)], SKIN_DARK) + blob([(C - 1.3, 16.6), (C + .3, 14.2), (C + 2.1, 17.0), (C + 3.3, 20.2), (C + 1.6, 20.0), (C - 1.4, 19.8)], SKIN)
    out += blob([(C - 1.9, 14.3), (C - .9, 12.4), (C + 1.0, 12.4), (C + 2.0, 14.3), (C + 1.1, 15.9), (C - 1.1, 15.9)], "#f9c0a4") + disc(C - .75, 14.1, .36, SKIN_DARK) + disc(C + .8, 14.1, .36, SKIN_DARK)
    out += blob([(C - 1.5, 20.3), (C, 19.7), (C + 1.5, 20.3), (C + 1.1, 21.6), (C, 22.0), (C - 1.1, 21.6)], "#3a141c") + blob([(C - .8, 21.3), (C, 20.9), (C + .8, 21.3), (C, 21.8)], "#d9705c")
    for s in (-1, 1):
        out += line([(C + s * 3.5, 18.7), (C + s * 4.3, 19.9), (C + s * 5.7, 20.1)], "#120b14", .6) + "".join(line([(C + s * 2.6, 17.6 + k * .9), (C + s * (5.6 + k * .3), 16.4 + k * 1.1), (C + s * (8.0 + k), 16.4 + k * 1.7)], RIM, .14) for k in (0, 1))
    return out + bell()


def door(x, y, size):
    """The door it remembers, in the colour of the old paint: only its lines are left."""
    body = path("M-1.5 0V-3.4A1.5 1.5 0 0 1 1.5-3.4V0Z", "#7fd0e6") + path("M-.9 0V-3.3A.9.9 0 0 1 .9-3.3V0Z", "#d6f3f4")
    return placed(body, x, y, size)


def mound():
    """Fresh earth, heaped by itself; the crumbs have light on them."""
    out = path(smooth([(-6, 49), (8, 47.6), (17, 45.4), (24, 42.9), (31, 43.7), (38, 44.4), (46, 43.2), (52, 43.8), (58, 46.6), (70, 48.6)], False) + "L70 60L-6 60Z", "#33192a")
    out += path(smooth([(9, 47.5), (17, 45.4), (24, 42.9), (31, 43.7), (38, 44.4), (46, 43.2), (52, 43.8), (58, 46.6), (51, 45.3), (45, 44.6), (38, 45.9), (30, 45.1), (24, 44.4)]), "#a3563a")
    return out + "".join(blob([(x - s, y), (x - s * .3, y - s * .8), (x + s * .8, y - s * .5), (x + s, y + s * .4), (x, y + s * .6)], t) for x, y, s, t in ((29, 46.8, 1.2, "#5a2e30"), (44.6, 46.6, 1.5, "#5a2e30"), (36.4, 48.4, 1.0, "#4d2630"), (51.6, 47.6, .9, "#5a2e30"), (19.4, 48.2, 1.1, "#4d2630")))


def rings():
    """One stroke, going out to both sides."""
    out = ""
    for r, w, o in ((17.2, .55, .85), (20.4, .45, .7)):
        for a0, a1 in ((4, 22), (168, 190)):
            spots = [(C + math.cos(math.radians(a0 + (a1 - a0) * k / 6)) * r, 32 + math.sin(math.radians(a0 + (a1 - a0) * k / 6)) * r * .95) for k in range(7)]
            out += line(spots, "#fff4d2", w, opacity=o)
    return out


def picture():
    sky = contours(C, 29, EARTH, 77, 1.12, 1.0, [62, 53, 44.6, 37, 30, 23.6, 17.4, 11.6], .04, "#fff0c4", 26)
    far = island(20.4, 22.6, 10.4, 4.6, 8, "#7d4450", "#64364a", "#482944") + poly([(17.6, 22.4), (17.6, 19.6), (16.9, 19.6), (20.2, 16.4), (23.5, 19.6), (22.8, 19.6), (22.8, 22.4)], "#482944") + door(20.2, 22.4, .62)
    far += line([(25.4, 23), (30, 24.6), (33, 23)], "#ffdf9a", .18, opacity=.6)
    mid = path(smooth([(-6, 44), (6, 41), (16, 42.6), (28, 41), (44, 42), (56, 40.4), (70, 42)], False) + "L70 60L-6 60Z", "#7a3d3f")
    mid += rings()
    left = hand(96, 23.4, 40.4, .94, .1)
    subject = placed(mole(), 1.2, 1.9, .97) + mound() + placed(lit(smooth([(30.0, 30.6), (25.6, 31.6), (22.0, 34.6), (20.2, 39.0), (21.2, 42.2), (25.0, 42.2), (27.4, 40.4), (30, 40.4)]), FUR, RIM, .2, .35, blob([(30.4, 34), (26.6, 37.4), (24.4, 42.6), (28, 42), (30.4, 41)], DEEP)) + left, 1.2, 1.2, .97)
    front = shards([(31.4, 42.4, .5), (46.8, 41.6, .5), (50.4, 41.2, .35), (27.4, 41.9, .4)], "#5e3531", "#d98a4a", "#2a151c", 5)
    front += path("M-6 60V52C4 51 10 53.4 20 54.4C34 55.8 48 54 58 52L70 51V60Z", "#150c18") + grass([(-3, 13, 9), (56, 66, 8)], "#150c18", 5, 57, (4, 8)) + motes(8, (42, 15, 62, 40), "#fff0c4", 16, avoid=((51, 22, 8), (55, 34, 8), (C, 30, 15)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
