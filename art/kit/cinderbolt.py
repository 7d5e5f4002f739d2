"""Cinderbolt. A coal hurled out of the cost lantern that tears the window open from corner to corner and strikes a hooded shadow."""
import math
import random

from brushes import blob, disc, group, line, lit, path, placed, poly, smooth, star
from places import contours, island, rays, sheet
from veil import DARK, MID, NIGHT

CARD = "TC-001"
ALT = "A burning coal flung from the lantern streaks across the round window and strikes a hooded shadow full in the mantle."

HIT, TURN = (34.6, 34.0), 43
EMBERS = ["#2a1827", "#3f2030", "#6a2c30", "#a2452c", "#dd7a35", "#ffb95a"]
EDGE = "#ffb468"
FLAME = [(4.4, 0), (3.2, -3.6), (-1.5, -5.6), (-8, -5.4), (-15, -8.0, 1), (-12.5, -3.9), (-20, -4.4), (-29, -7.2, 1), (-24, -2.6),
         (-31, -2.2), (-42, -1.0, 1), (-30, .6), (-25, 1.8), (-32, 5.6, 1), (-20, 3.6), (-13, 4.0), (-17, 8.4, 1), (-8, 5.6),
         (-1.5, 5.6), (3.2, 3.6)]


def flame(head, tail, colour):
    """One skin of the fire; the axis runs to the right, the head is at the origin."""
    return blob([(x * (tail if x < 0 else head), y * head, *corner) for x, y, *corner in FLAME], colour)


def bolt():
    """Five skins of fire round a facetted coal with glowing cracks."""
    out = flame(1.18, 1.06, "#7a1f18") + flame(1.0, 1.0, "#c43d1f") + flame(.8, .84, "#ef7b2c") + flame(.6, .62, "#ffbe55")
    out += flame(.42, .42, "#fff0c0")
    ring = [(3.4, .2), (2.4, -2.3), (-.3, -3.2), (-2.6, -2.2), (-3.4, .4), (-2.0, 2.6), (.6, 3.2), (2.8, 2.0)]
    tones = ("#5a2b22", "#7c3c28", "#3a1a17", "#2a1212", "#341614", "#4a221c", "#6a3324", "#8a4a2e")
    for a, b, tone in zip(ring, ring[1:] + ring[:1], tones, strict=True):
        out += poly([a, b, (.5, -.4)], tone)
    for a, b, c in (((2.6, -1.9), (.9, -.6), (-1.0, -2.4)), ((.9, -.6), (.2, 1.2), (1.6, 2.6)), ((.2, 1.2), (-2.2, .6), (-3.0, 1.4))):
        out += path(f"M{a[0]} {a[1]}L{b[0]} {b[1]}L{c[0]} {c[1]}", stroke="#ffcf6a", stroke_width=".34")
    return out


def shadow():
    """One of the Veilborn, thrown back on its heels: hood, an arm flung up, the mantle blown open by the blow."""
    def hand(x, y, turn):
        return placed("".join(line([(0, 0), (k * .7, -1.6), (k * 1.5, -3.0)], "#b9a8ec", .7) for k in (-1, 0, 1)), x, y, 1, turn)
    out = hand(40.6, 18.6, -14) + lit(smooth([(46.4, 33.6), (43.0, 30.6), (40.4, 25.6), (38.0, 19.8, 1), (40.6, 18.4), (43.4, 18.0, 1), (45.4, 22.4), (48.0, 27.0), (50, 33)]), NIGHT, EDGE, .4, .1)
    out += hand(56.4, 18.4, 14) + lit(smooth([(49.4, 34.4), (51.4, 29.8), (53.4, 25.2), (54.2, 19.6, 1), (56.6, 18.4), (59.4, 19.2, 1), (60.0, 25.6), (58.6, 32.6), (55.4, 39.4), (51, 40)]), DARK, EDGE, .45, .1, path(smooth([(56.0, 23), (58, 19), (61, 20), (60.6, 28), (57.4, 36), (54, 41), (53, 34)]), NIGHT))
    robe = smooth([(47.6, 22.8, 1), (51.0, 24.6), (53.2, 28.4), (53.6, 32.4), (55.4, 37.4), (58.4, 42.8), (62, 47, 1), (60, 60, 1), (36, 60, 1), (38.2, 54), (35.8, 50.6, 1), (40.4, 48.0), (42.6, 43.6), (42.6, 38.6), (43.6, 35.6), (43.8, 32.4), (43.4, 28.6), (44.8, 25.0)])
    inner = path(smooth([(50.6, 34.0), (53.8, 38.6), (56.4, 46), (57, 60), (64, 60), (64, 44), (55, 30)]), NIGHT) + path(smooth([(44.6, 36.4), (46.8, 40), (47.6, 47), (46, 60), (41, 60), (43.4, 50), (44.0, 43)]), MID) + path(smooth([(48.6, 37.0), (50.8, 43), (51.6, 52), (51, 60), (48.6, 60), (49.6, 50), (49.2, 43)]), MID, .7)
    out += lit(robe, DARK, EDGE, .45, .1, inner)
    # the hood, and in it nothing but the one eye, wide open
    out += path(smooth([(44.2, 30.6), (44.0, 28.0), (45.6, 25.2), (48.4, 25.0), (50.2, 27.6), (50.0, 31.2), (48.0, 33.6), (45.6, 33.2)]), "#0c0718") + star(46.6, 29.0, 2.0, "#86f0c0", .34) + disc(46.6, 29.0, .62, "#f2fff8")
    for x, y, s in ((50.4, 41.6, .7), (45.8, 45.4, .55), (54.2, 47.8, .7), (49.6, 50.6, .5)):
        out += star(x, y, s, "#86f0c0", .26)
    return out


def picture():
    sky = contours(40, 31.4, EMBERS, 71, 1, 1, [42, 35.4, 29.6, 24.4, 19.6, 15.2, 11.2, 7.4], .05, "#ffd28c")
    far = group(island(20.6, 30.6, 6, 2.8, 3, "#7a3f3a", "#5c2d30", "#3c1d28"), opacity=".9")
    far += group(island(22, 44, 8, 3.4, 6, "#8a4a36", "#6c3530", "#452129"), opacity=".9")
    mid = poly([(10, 49), (16, 45.4), (21, 47), (27, 44.6), (33, 47.6), (41, 46.4), (48, 43.6), (58, 47), (58, 60), (10, 60)], "#4a1f25")
    subject = placed(shadow(), 4.0, 5.8, .82, 3)
    front = blob([(8, 54), (16, 50.8), (26, 52.6), (36, 51.4), (46, 52.2), (58, 50), (60, 64), (8, 64)], "#14090f")
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)


def over():
    a, r = math.radians(TURN), random.Random(22)
    sparks = ""
    for _ in range(26):
        t = r.uniform(2, 34)
        side = r.uniform(-7, 7) * (1 if t < 20 else .7)
        x, y = HIT[0] - math.cos(a) * t - math.sin(a) * side, HIT[1] - math.sin(a) * t + math.cos(a) * side
        if y < 13.5 or x < 4:
            continue
        s = r.uniform(.18, .6)
        sparks += poly([(x, y - s), (x + s * .8, y), (x, y + s), (x - s * .8, y)], r.choice(["#ffd98a", "#ff9d45", "#fff0c0"]))
    flash = rays(HIT[0] + math.cos(a) * 5, HIT[1] + math.sin(a) * 5,
                 [(TURN - 78 + 26 * i, 1.2, far, 11) for i, far in enumerate((6.5, 9.5, 7.6, 11.5, 7.6, 9.5, 6.5))], "#ffe3a0")
    return sheet(ALT, subject=placed(bolt(), *HIT, .86, TURN), front=sparks + flash)
