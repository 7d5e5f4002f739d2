"""Cinderbolt. A coal hurled out of the cost lantern that tears the window open from corner to corner and strikes thorns."""
import math
import random

from brushes import blob, disc, group, line, path, placed, poly
from places import contours, island, rays, sheet

CARD = "TC-001"
ALT = "A burning coal flung from the lantern streaks across the round window and bursts among black thorns."

HIT, TURN = (39.6, 38.8), 46.5
EMBERS = ["#2a1827", "#3f2030", "#6a2c30", "#a2452c", "#dd7a35", "#ffb95a"]
THORN = "#1b0c14"
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


def briar(points, width, colour=THORN):
    """A bent stem with thorns at its joints and between them."""
    out = line(points, colour, width)
    for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
        mx, my, long = (x0 + x1) / 2, (y0 + y1) / 2, math.dist((x0, y0), (x1, y1))
        ux, uy = (x1 - x0) / long, (y1 - y0) / long
        out += poly([(mx - ux * .6, my - uy * .6), (mx - uy * 1.9, my + ux * 1.9), (mx + ux * .6, my + uy * .6)], colour)
        out += poly([(x1 - ux * .5, y1 - uy * .5), (x1 + uy * 1.7, y1 - ux * 1.7), (x1 + ux * .5, y1 + uy * .5)], colour)
    return out


def picture():
    sky = contours(*HIT, EMBERS, 71, 1, 1, [40, 33, 27, 21.5, 16.6, 12.2, 8.4, 5.4], .06, "#ffd28c")
    far = group(island(46, 20, 9, 4, 3, "#7a3f3a", "#5c2d30", "#3c1d28"), opacity=".9")
    far += group(island(22, 44, 8, 3.4, 6, "#8a4a36", "#6c3530", "#452129"), opacity=".9")
    mid = poly([(10, 49), (16, 45.4), (21, 47), (27, 44.6), (33, 47.6), (41, 46.4), (48, 43.6), (58, 47), (58, 60), (10, 60)], "#4a1f25")
    subject = briar([(58, 30), (54, 33), (51.5, 37.4), (52.4, 42), (49.8, 46.2), (50.6, 51), (48, 56)], 1.5)
    subject += briar([(51.5, 37.4), (47.8, 36.2), (45.2, 33.2)], .9) + briar([(49.8, 46.2), (45.4, 47.2), (42, 50.4)], 1.0)
    subject += briar([(11, 40), (15, 43), (15.8, 47.4), (19.4, 50.2), (20, 56)], 1.3) + briar([(15.8, 47.4), (20.4, 46.6), (23.4, 48.8)], .8)
    front = blob([(8, 54), (16, 50.8), (26, 52.6), (36, 51.4), (46, 52.2), (58, 50), (60, 64), (8, 64)], "#14090f")
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)


def over():
    a, r = math.radians(TURN), random.Random(22)
    light = disc(*HIT, 9.5, "#ffd28c", .22) + disc(*HIT, 6.8, "#ffd28c", .3)
    sparks = ""
    for _ in range(26):
        t = r.uniform(2, 40)
        side = r.uniform(-7, 7) * (1 if t < 20 else .7)
        x, y = HIT[0] - math.cos(a) * t - math.sin(a) * side, HIT[1] - math.sin(a) * t + math.cos(a) * side
        if y < 13.5 or x < 4:
            continue
        s = r.uniform(.18, .6)
        sparks += poly([(x, y - s), (x + s * .8, y), (x, y + s), (x - s * .8, y)], r.choice(["#ffd98a", "#ff9d45", "#fff0c0"]))
    flash = rays(HIT[0] + math.cos(a) * 5, HIT[1] + math.sin(a) * 5,
                 [(TURN - 78 + 26 * i, 1.2, far, 11) for i, far in enumerate((6.5, 9.5, 7.6, 11.5, 7.6, 9.5, 6.5))], "#ffe3a0")
    return sheet(ALT, light=light, subject=placed(bolt(), *HIT, .96, TURN), front=sparks + flash)
