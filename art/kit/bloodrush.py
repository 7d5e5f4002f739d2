"""Bloodrush. Gorequill from straight ahead, every quill on end like the rays of a sun, and fire running out into them from the heart."""
import math

from brushes import path, poly, straight
from carve import BONE, IRON_BODY, limb, loft, seam
from places import contours, motes, sheet

CARD = "IM-011"
ALT = "Gorequill glares head on, all its quills flared like a sun, fire running from its beating heart out into every one."

BLOOD = ["#1a060e", "#300a14", "#54101a", "#7d1a1f", "#ab2d23", "#d8532b"]
GLOW = "#ffb765"
LIGHT = (.3, -.75, .5)
HEART = (34, 46.6)


def quill(turn, start, long, wide, rush):
    """A quill from the root; `rush` is how far the fire has come."""
    a = math.radians(turn)
    ux, uy = math.cos(a), math.sin(a)
    x, y = 34 + ux * start, 36.4 + uy * start * .92

    def at(u, v):
        return x + ux * u * long - uy * v * wide, y + uy * u * long + ux * v * wide

    cuts = ((0, "#ffe08a"), (rush * .5, "#ff9a3d"), (rush, "#d8452a"), (min(.86, rush + .16), "#a8603f"), (min(.92, rush + .3), BONE[4]))
    out = ""
    for k, (u, colour) in enumerate(cuts):
        v = cuts[k + 1][0] if k + 1 < len(cuts) else 1
        w0, w1 = 1 - u * .78, (1 - v * .78) if v < 1 else 0
        side = 1 if ux > 0 else -1
        out += poly([at(u, -w0), at(v, -w1), at(v, w1), at(u, w0)], colour)
        dark = {"#ffe08a": "#f0a040", "#ff9a3d": "#d8642c", "#d8452a": "#8f2a1d", "#a8603f": "#6d3a2a"}.get(colour, BONE[2])
        out += poly([at(u, 0), at(v, 0), at(v, -w1 * side), at(u, -w0 * side)], dark)
    return out


def fan(front):
    out = ""
    if not front:
        for k in range(18):
            out += quill(-206 + k * 13.7, 9, 13.2 + (k * 7 % 5) * .5, 1.15, .2 + (k * 5 % 3) * .06)
        return out
    for k in range(15):
        out += quill(-196 + k * 15.2, 6.4, 11.6 + (k * 3 % 4) * .6, 1.3, .46 + (k * 7 % 4) * .06)
    return out


def paw(s):
    x = 34 + 12.2 * s
    out = limb([(34 + 8.6 * s, 41.4, 3.4), (x, 45.0, 3.6), (x + .8 * s, 49.2, 3.0)], IRON_BODY, LIGHT, .24, .8, 0, GLOW)
    return out + "".join(poly([(x + d * s - .8, 49.6), (x + d * s, 52.4), (x + d * s + .9, 49.6)], BONE[3] if d else BONE[4]) for d in (-1.8, 0, 1.9))


def chest():
    """Ribs about the heart; the beat goes out from it in rings."""
    x, y = HEART
    out = poly([(24.4, 42), (43.6, 42), (44.6, 50), (40, 56), (28, 56), (23.4, 50)], IRON_BODY[1])
    for r, c in ((6.4, "#54101a"), (5.1, "#8c1f1c"), (3.9, "#c4331d")):
        out += poly([(x + math.cos(k * .7854) * r * 1.1, y + .6 + math.sin(k * .7854) * r) for k in range(8)], c)
    out += poly([(x, y - 2.6), (x + 2.5, y - .7), (x + 1.7, y + 2.2), (x, y + 3.6), (x - 1.7, y + 2.2), (x - 2.5, y - .7)], "#ff8a3a") + poly([(x, y - 1.6), (x + 1.3, y - .3), (x + .8, y + 1.4), (x, y + 2.2), (x - .8, y + 1.4), (x - 1.3, y - .3)], "#ffe9a8")
    for s in (-1, 1):
        out += seam([(x + 2.4 * s, y + .4), (x + 6 * s, y - 1.8), (x + 9.4 * s, y - 2.4), (x + 12.0 * s, y + .6)], .34)
        out += seam([(x + 2.0 * s, y - 1.4), (x + 5.4 * s, y - 4.6), (x + 8.8 * s, y - 7.4)], .3)
    return out


def face():
    """A wedge: brow as wide as the shoulders, muzzle low and short."""
    def pair(points, s):
        return [(34 + x * s, y) for x, y in points]
    jaw = [(27.8, 41.0), (40.2, 41.0), (38.8, 44.4), (34, 45.6), (29.2, 44.4)]
    out = poly(jaw, "#1f0c11") + poly([(29.4, 40.6), (38.6, 40.6), (37.4, 43.4), (34, 44.2), (30.6, 43.4)], "#c4331d") + poly([(31.4, 40.8), (36.6, 40.8), (35.6, 42.6), (32.4, 42.6)], "#ff9a3d")
    for x, h in ((30.6, 1.8), (33.0, 1.2), (35.2, 1.3), (37.4, 2.0)):
        out += poly([(x - .7, 44.2), (x + .7, 44.2), (x, 44.2 - h)], BONE[3])
    for s in (-1, 1):
        tones = IRON_BODY if s > 0 else ["#14070c", "#240e13", "#381519", "#521f1e", "#73301f", "#a0482b"]
        rows = [(0, pair([(0, 28.6), (4.4, 29.2), (9.8, 31.8)], s)), (1.6, pair([(0, 32.2), (4.0, 32.8), (9.0, 35.2)], s)), (3.2, pair([(0, 37.0), (2.8, 37.4), (6.6, 38.8)], s)), (1.6, pair([(0, 41.2), (2.6, 41.4), (5.6, 41.0)], s))]
        out += loft(rows, tones, LIGHT, .26, GLOW, .85, .08)
        out += poly(pair([(1.8, 36.4), (8.0, 32.8), (8.2, 34.6), (4.0, 37.2)], s), "#14070c") + poly(pair([(3.0, 36.2), (7.4, 33.7), (7.4, 34.5), (4.4, 36.5)], s), "#ffe08a")
        out += poly(pair([(.7, 39.6), (1.7, 39.0), (1.5, 40.2)], s), "#14070c")
        for x, h in ((1.8, 1.5), (4.2, 2.9)):
            out += poly([(34 + (x - .8) * s, 41.0), (34 + x * s, 41.0 + h), (34 + (x + .8) * s, 40.9)], BONE[4 if s > 0 else 3])
        out += limb([(34 + 8.8 * s, 38.4, 1.5), (34 + 11.2 * s, 40.6, 1.1), (34 + 11.0 * s, 43.6, .05)], BONE if s > 0 else BONE[:5], LIGHT, .2, .9, 0, "#fffbe8")
    return out


def picture():
    sky = contours(34, 35, BLOOD, 23, 1, 1, [34, 29, 24.4, 20, 15.8, 11.6], .05, "#ff9a4a")
    light = "".join(path(straight([(34 + math.cos(k / 24 * 6.283) * r, 36.4 + math.sin(k / 24 * 6.283) * r) for k in range(24)]), stroke="#ff9a4a", stroke_width=".3", opacity=op) for r, op in ((15.2, .5), (18.4, .4)))
    mid = poly([(10, 50.6), (22, 49.4), (34, 50.2), (46, 49.4), (58, 50.6), (58, 60), (10, 60)], "#240810")
    subject = fan(False) + chest() + fan(True) + paw(-1) + paw(1) + face()
    front = motes(16, (16, 14, 52, 40), "#ffe08a", 3, avoid=((34, 36, 13),))
    return sheet(ALT, sky=sky, mid=mid, light=light, subject=subject, front=front)


def over():
    """Four of the quills are too long for the window."""
    out = ""
    for k in (3, 7, 10, 13):
        out += quill(-206 + k * 13.7, 9, 17.6, 1.25, .3)
    return sheet(ALT, subject=out)
