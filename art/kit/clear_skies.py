"""Clear Skies. The clouds are a curtain, and two Kitelets draw it to the sides; behind it there is next week, with two roads to it."""
import math

from brushes import disc, line, mirrored, mix, oval, path, placed, poly, smooth, star
from kitelet import CREAM, FUR, FUR_DARK, NIGHT, PINK, PINK_DARK, RED, SHADE, WING, WING_DARK, WING_LIGHT
from places import cloud, contours, island, motes, sheet

CARD = "WB-016"
ALT = "Two Kitelets on ropes pull the clouds apart like a curtain; behind them, in a clear sky, two roads lead to two far islands."

GOLD, ROPE = "#f3c34b", "#a8741f"


def tug():
    """A Kitelet from the side, ears laid back, at full pull to the right; the rope is in its feet, at (-7, 5)."""
    out = path(smooth([(0, -3.4, 1), (-1.8, -8.6), (-5.4, -12.6), (-9.4, -14.6, 1), (-9.0, -10.4), (-6.0, -6.2), (-2, -3, 1)]), mix(FUR, FUR_DARK, .55))
    # the far wing, then the tail with its bows
    out += poly([(.6, -.6), (6.0, -1.2), (11.4, 3.8), (4.8, 4.4)], WING_DARK) + poly([(6.0, -1.2), (11.4, 3.8), (10.0, 3.9), (5.4, -.4)], CREAM)
    out += line([(-4.6, 4.4), (-8.2, 8.6), (-12.4, 8.4), (-15.4, 11)], FUR_DARK, .8)
    out += "".join(placed(poly([(0, 0), (-2.0, -1.3), (-1.8, 1.4)], RED) + poly([(0, 0), (2.0, -1.3), (1.8, 1.4)], "#ea6a4e") + disc(0, 0, .5, "#8f2420"), x, y, 1, t) for x, y, t in ((-8.6, 8.8, 60), (-13.6, 9.4, 120)))
    trunk = [(-1.6, -2.6), (2.6, -1.4), (3.6, 1.4), (2.0, 4.4), (-1.4, 6.0), (-4.6, 6.2), (-7.8, 6.4), (-8.2, 4.6), (-5.6, 3.4), (-3.8, .4)]
    out += path(smooth(trunk), FUR) + path(smooth([(2.4, -1), (3.6, 1.4), (2.0, 4.4), (-1.4, 6.0), (-4.6, 6.2), (-1.6, 4.2), (.8, 2)]), CREAM) + path(smooth([(-2, -2.4), (-4.2, .6), (-5.8, 3.6), (-8.2, 4.8), (-5.4, 4.6), (-3.0, 2.4)]), FUR_DARK)
    # the near wing: a triangle with its struts
    out += poly([(-1.0, -.6), (6.8, 10.2), (.6, 8.2), (-5.0, 5.4)], WING) + poly([(-1.0, -.6), (6.8, 10.2), (2.4, 5.6)], WING_LIGHT) + poly([(6.8, 10.2), (.6, 8.2), (-5.0, 5.4), (-4.2, 4.7), (.8, 7.0), (5.8, 8.8)], CREAM)
    out += line([(-.6, .2), (.8, 7.2)], GOLD, .34) + path(smooth([(-1.8, -1.4), (.8, -1.2), (7.4, 9.6), (7.2, 10.8, 1), (5.8, 9.6), (-1.6, .6)]), FUR) + "".join(path(f"M{x} {y}l{u} {v}l-.2 -1Z", FUR_DARK) for x, y, u, v in ((6.8, 10.0, 1.6, 1.1), (6.4, 10.4, .6, 1.8)))
    # foot over the rope
    out += oval(-7.6, 5.2, 1.7, 1.2, FUR, -20) + "".join(disc(x, y, .55, PINK) for x, y in ((-8.9, 4.8), (-8.9, 5.8), (-8.2, 6.5)))
    face = smooth([(-1.4, -3.4), (-.4, -6.6), (2.6, -8.2), (5.8, -7.2), (8.2, -4.8), (9.4, -3.4), (8.4, -2.0), (5.4, -.8), (1.8, -.6)])
    out += path(face, FUR) + path(smooth([(2.0, -.8), (4.0, -3.4), (6.8, -4.2), (9.4, -3.4), (8.4, -2.0), (5.4, -.8)]), CREAM) + path(smooth([(2, -.7), (4.6, -1.8), (8.6, -2.2), (5.4, -.8)]), SHADE)
    out += oval(5.0, -4.7, 1.25, 1.5, NIGHT, 10) + disc(5.5, -5.3, .5, "#ffffff") + disc(9.2, -3.4, .65, NIGHT) + line([(3.4, -7.0), (4.8, -7.2), (6.0, -6.5)], FUR_DARK, .4) + line([(8.2, -2.2), (6.8, -1.9)], NIGHT, .3)
    ear = [(2.0, -6.8, 1), (-.4, -11.4), (-4.6, -15.4), (-10.6, -16.8, 1), (-10.2, -12.0), (-6.8, -7.6), (-.6, -4.8, 1)]
    return out + path(smooth(ear), FUR) + path(smooth([(.4, -7.2, 1), (-2.0, -10.8), (-5.4, -13.8), (-9.4, -15.2, 1), (-8.8, -11.6), (-6.0, -8.4), (-1.4, -6, 1)]), PINK) + path(smooth([(-.4, -6.9, 1), (-4.6, -10), (-9.2, -15.0, 1), (-8.8, -11.6), (-6.0, -8.4), (-1.4, -6, 1)]), PINK_DARK)


def curtain(s):
    """One half of the cloud, gathered to the side where the rope is, with its folds."""
    def at(points):
        return points if s > 0 else mirrored(points, 34)
    # the edge towards the middle, in puffs, down to the tie and on below it
    cusps = [(33.9, 13.4), (38.4, 15.6), (42.0, 20.4), (44.6, 26.8), (46.0, 34.2), (43.8, 40.4), (43.6, 47.0), (43.4, 54), (45, 61)]
    edge = []
    for (x, y), (u, v) in zip(cusps, cusps[1:], strict=False):
        reach = math.dist((x, y), (u, v))
        nx, ny = -(v - y) / reach, (u - x) / reach
        edge += [(x, y, 1), *[(x + (u - x) * t + nx * reach * d, y + (v - y) * t + ny * reach * d) for t, d in ((.2, .2), (.5, .3), (.8, .2))]]
    out = path(smooth(at([*edge, (62, 60, 1), (62, 8, 1)])), "#6fb0b8", transform=f"translate({-.6 * s} .6)")
    out += path(smooth(at([*edge, (62, 60, 1), (62, 8, 1)])), "#f6fbf3")
    for points, tone in (([(41, 8), (45.0, 18), (47.0, 27), (47.2, 33.4, 1), (48.6, 28), (47.4, 18), (44.6, 8)], "#d3e8e4"), ([(47, 8), (50.0, 18), (50.8, 27), (47.8, 34.4, 1), (52.0, 30), (52.4, 20), (49, 8)], "#b9d9da"), ([(46.8, 36.0, 1), (46.6, 43), (45.8, 51), (46.8, 60), (50, 60), (48.8, 50), (49.2, 42)], "#c6e0df"), ([(48.2, 35.4, 1), (52, 38), (56, 48), (56, 60), (53, 60), (52, 46)], "#b9d9da")):
        out += path(smooth(at(points)), tone)
    return out


def home(x, y, s, wall, glow):
    """An island somebody lives on: tower, house, one tree."""
    out = poly([(x - 1.6 * s, y), (x - 1.6 * s, y - 3.4 * s), (x - .8 * s, y - 4.6 * s), (x, y - 3.4 * s), (x, y)], wall) + poly([(x + .2 * s, y), (x + .2 * s, y - 1.5 * s), (x + 1.3 * s, y - 2.5 * s), (x + 2.4 * s, y - 1.5 * s), (x + 2.4 * s, y)], wall)
    out += poly([(x - 1.1 * s, y - 1.9 * s), (x - 1.1 * s, y - 2.9 * s), (x - .5 * s, y - 2.9 * s), (x - .5 * s, y - 1.9 * s)], glow) + poly([(x + 1 * s, y), (x + 1 * s, y - 1 * s), (x + 1.6 * s, y - 1 * s), (x + 1.6 * s, y)], glow)
    return out + path(smooth([(x + 2.9 * s, y - .8 * s), (x + 3.6 * s, y - 2.2 * s), (x + 4.3 * s, y - .8 * s), (x + 3.6 * s, y - .3 * s)]), wall)


def picture():
    sky = contours(34, 39, ["#1c6e88", "#2a7d94", "#3d93a4", "#5aa9b4", "#8fcbc9", "#c9e8d8", "#fdf3cb", "#fffbe8"], 16, .95, 1.1, [44, 36, 29.6, 24, 18.8, 14, 9.6, 5.4], edge="#ffffff")
    far = ""
    for w, c in ((1.5, "#2a7d94"), (.9, "#ffe9a6")):
        far += line([(30.6, 58), (33.6, 51), (29.6, 45.4), (31.2, 40.4), (31.6, 36.6)], c, w) + line([(31.6, 56), (36.2, 49), (40.6, 43), (38.6, 35), (38.4, 28)], c, w * .8)
    far += island(31.6, 36.2, 11.4, 5.2, 4, "#7fc0ba", "#2a7488", "#1a5c72", "#fffbe8") + home(30.4, 36.0, 1.05, "#174f66", "#fff3c4")
    far += island(38.6, 27.2, 6.4, 3.0, 9, "#a9d6cb", "#4f939d", "#357f90", "#ffffff") + home(37.8, 27.0, .62, "#2a7488", "#fffbe0")
    far += "".join(placed(path(smooth([(-2, -.6, 1), (-.8, -.9), (0, 0), (.8, -.9), (2, -.6, 1), (.8, -.3), (0, .6), (-.8, -.3)]), "#0f4a63"), x, y, s) for x, y, s in ((33.4, 24.6, .6), (35.4, 22.8, .45)))
    mid = cloud(25, 56, 20, 3.4, "#cfe9e0", 3) + curtain(1) + curtain(-1)
    front = star(35.2, 31.4, 1.4, "#ffffff", .2) + motes(5, (29, 40, 39, 54), "#ffffff", 4)
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=pair(), front=front)


def pair():
    """Both of them with their ropes; each has its curtain by a loop."""
    out = ""
    for s, (x, y) in ((1, (50.6, 35.1)), (-1, (16.8, 35.1))):
        loop = 34 + s * 12.0
        ends = [(x, y), ((x + loop) / 2, (y + 35) / 2 + .7), (loop, 35)]
        out += line([(a, b + .5) for a, b in ends], "#5f98a0", 1.0) + line(ends, ROPE, 1.05) + line(ends, GOLD, .55)
        out += path(smooth([(34 + s * 10.6, 33.2), (34 + s * 12.8, 33.0), (34 + s * 14.0, 34.6), (34 + s * 12.6, 36.6), (34 + s * 10.4, 36.2)]), ROPE) + path(smooth([(34 + s * 10.8, 33.6), (34 + s * 12.6, 33.4), (34 + s * 13.4, 34.4), (34 + s * 12.2, 35.0), (34 + s * 10.6, 34.8)]), GOLD)
    return out + placed(tug(), 55.0, 31.6, .64, -10) + placed(tug(), 13.0, 30.4, .64, 14, True)


def over():
    return sheet(ALT, subject=pair())
