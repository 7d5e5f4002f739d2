"""Thundercrest, coming down: the raptor from the side, wings thrown back for the blow, crest up, both feet out in front."""
import math

from brushes import disc, feather, line, lit, mix, path, placed, smooth
from places import cloud, contours, grass, island, rock, sheet
from thundercrest import BLUE, DEEP, GOLD, GOLD_DARK, NIGHT, PALE, SLATE, WHITE, bolt, head

CARD = "OFF-003"
ALT = "A storm raptor comes down out of the thunderclouds, wings thrown back, violet crest raised, both sets of talons out in front."


def wing(far=False):
    """Spread upward from the shoulder at the origin, trailing edge to the left: primaries from the wrist, secondaries along the arm, two steps of coverts."""
    first, second = (NIGHT, DEEP) if far else (SLATE, mix(SLATE, BLUE, .5))
    spots = [(1.2 - k * .34, -13.2 + k * .5, -92 - k * 12.4, 14.2 - abs(k - 2) * .55, 1.75) for k in range(7)]
    spots += [(-1.5 + k * .1, -9.6 + k * 2.1, -176 - k * 5.0, 11.4 - k * 1.0, 1.9) for k in range(5)]
    out = ""
    for k, (x, y, a, long, w) in reversed(list(enumerate(spots))):
        out += feather(x, y, a, long, w, first if k % 2 else second, None if far else PALE if k in (2, 5) else NIGHT, NIGHT if far else None)
    for part, tone in ((.56, DEEP if far else SLATE), (.5, mix(DEEP, SLATE, .45) if far else BLUE), (.27, mix(DEEP, SLATE, .8) if far else mix(BLUE, PALE, .5))):
        edge = []
        for k, (x, y, a, long, w) in enumerate(spots):
            r, q = math.radians(a), math.radians(a - 6)
            edge.append((x + math.cos(r) * long * part, y + math.sin(r) * long * part))
            edge.append((x + math.cos(q) * long * part * .86, y + math.sin(q) * long * part * .86 + .7, 1))
        out += path(smooth([(3.4, -13.8, 1), *edge[:-1], (-1, 3.6, 1), (3.4, 1.6), (1.4, -5)]), tone)
    arm = smooth([(4.2, 3.2, 1), (3.4, -1.6), (2.6, -6), (3.6, -10.4), (3.6, -14.6), (1.6, -18.2, 1), (.6, -14.4), (.2, -10.6), (-.8, -6), (-2.2, -1.6), (-4.2, 3.4), (-2, 6.4), (2, 6.4)])
    return out + lit(arm, DEEP if far else SLATE, PALE if far else WHITE, -.55, .1, "" if far else path(smooth([(2.6, 4), (1.4, -2), (1, -6), (1.8, -11), (1.6, -18), (-2, -14), (-4, -2), (-5, 6), (0, 8)]), mix(SLATE, BLUE, .5)))


def foot(turn, size=1.0, far=False):
    """Four hooked toes, open."""
    tone, under = (GOLD_DARK, "#6f4a17") if far else (GOLD, GOLD_DARK)
    out = ""
    for k, (a, long) in enumerate(((-46, 4.8), (-8, 5.8), (28, 5.2), (118, 3.8))):
        toe = path(smooth([(-.6, -.9, 1), (long * .4, -1.2), (long * .8, -.5), (long, .5, 1), (long * .8, .8), (long * .4, .4), (-.4, .9, 1)]), tone if k % 2 == 0 else under)
        claw = path(smooth([(long * .86, -.6, 1), (long + 1.2, -.1), (long + 1.7, 1.9, 1), (long + .5, 1.0), (long * .84, .9, 1)]), NIGHT)
        out += placed(claw + toe, 0, 0, 1, a)
    return placed(out + disc(0, 0, 1.25, tone), turn[0], turn[1], size, turn[2])


def leg(far=False):
    """Feathered thigh, bare shank, reaching for what is below."""
    thigh = smooth([(-4.6, .6), (-.4, -1.4), (3.6, .4), (5.6, 3.4), (8.0, 5.2), (9.6, 7.4, 1), (7.4, 7.6), (7.6, 9.2, 1), (5.4, 8.6), (4.6, 10, 1), (2.4, 8.4), (-1.2, 6.8), (-4.4, 4.4)])
    out = path(smooth([(6.4, 6.2), (8.8, 6.6), (12.2, 8.8), (13.0, 10.4), (11.4, 11.2), (8, 9.6), (6, 8)]), "#7c5220" if far else GOLD_DARK)
    out += foot((12.4, 10.2, 26), .95, far)
    return out + (path(thigh, DEEP) if far else lit(thigh, SLATE, WHITE, -.3, .35, path(smooth([(-4, 3), (0, 4.4), (4, 7), (5, 11), (-4, 8)]), DEEP)))


def tail():
    return "".join(feather(-9.4, 5.6, a, 13.4 - abs(k - 2) * .8, 2.1, SLATE if k % 2 else DEEP, PALE if k % 2 else NIGHT) for k, a in enumerate((176, 166, 156, 147, 138)))


def trunk():
    edge = smooth([(-12.6, 6.6, 1), (-10, 2), (-5, -2.2), (.6, -4.6), (6, -7.4), (9.2, -8.4), (12.2, -5.4), (12.4, -1), (10, 3.4), (5.6, 6.6), (0, 8.4), (-6, 8.6)])
    inner = path(smooth([(12, -8), (10, -3), (6, 1.4), (0, 4), (-7, 5), (-12, 8), (0, 11), (10, 6), (15, -3)]), mix(SLATE, BLUE, .5))
    for k in range(4):
        for j in range(5):
            x, y = 9.6 - j * 2.6 - k * .5, -4.6 + j * 1.35 + k * 1.7
            if y < 7.2 - abs(x) * .1 and x > -8:
                inner += placed(path("M0 -1L.6 0L0 1.5L-.6 0Z", PALE if k > 0 else BLUE), x, y, .95, 42)
    inner += path(smooth([(-13, 6), (-8, 1.6), (-3, -1.8), (2, -3.6), (-2, 0), (-8, 4)]), DEEP)
    return lit(edge, SLATE, WHITE, -.4, .3, inner)


def raptor():
    out = placed(wing(True), 2.4, -3.4, .9, -20) + placed(leg(True), 6.2, 3.2, .9, -22) + tail()
    out += trunk() + placed(head(), 11.2, .2, .82, 10) + placed(leg(), -.6, 5.2, 1, -6)
    return out + placed(wing(), .6, .6, 1.14, -52)


def picture():
    sky = contours(44, 33, ["#0a2c40", "#0e3a50", "#155069", "#1f6a80", "#3f8f9c", "#7dbdbf", "#bfe0d2", "#f1f3d0", "#fff6d6"], 62, 1.1, .95, [62, 54, 47, 40.6, 34.6, 28.4, 22, 15.6, 9.4], .06, "#e9f7f2")
    far = island(18.4, 33.6, 7, 3.2, 4, "#2f7f92", "#24687e", "#1a5068", "#8fd0cf") + bolt([(16.4, 24), (15, 28), (16.8, 28.4), (15.2, 33)], .3)
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-6, 22.6, 22, 5.6, "#0c3247", 8), (24, 15.8, 26, 2.6, "#113f56", 9), (48, 20.6, 22, 4.4, "#1a5068", 12), (-6, 46.6, 30, 6, "#1a5068", 2)))
    crag = rock([(43, 60), (45.4, 54), (49.4, 49.6), (53.8, 47.4), (59.6, 46.6), (64, 47), (70, 46), (70, 60)], "#123246", "#3f7f94", "#081d2b") + grass([(52, 66, 9)], "#0b2838", 4, 48.4, (1.2, 2.6))
    rain = "".join(line([(x, y), (x + 1.5, y + 3.6)], "#e9f7f2", .17, opacity=.7) for x, y in ((14.6, 38), (21, 42), (26.8, 44.6), (33, 46.4), (47.6, 41), (61.4, 37.4), (60, 24), (15.6, 24.6), (24.6, 36.6), (41, 46.4)))
    subject = placed(raptor(), 36.0, 32.8, .84, 5)
    front = cloud(-6, 53.4, 30, 4.4, "#bfe0de", 12) + rain
    return sheet(ALT, sky=sky, far=far, mid=mid + crag, subject=subject, front=front)
