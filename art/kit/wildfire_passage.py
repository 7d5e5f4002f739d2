"""Wildfire Passage. Fire parted like a sea, a clear road in the middle, and on it, coming straight at us, the one who did it, unhurried."""
import math

from brushes import blob, disc, lit, mirrored, mix, oval, path, placed, poly, smooth
from emberback import BELLY, DEEP, FIRE, HIDE, HOT, RIM, STONE_DARK, WARM, column
from places import contours, motes, sheet

CARD = "TC-007"
ALT = "An Emberback strolls towards us down a clear road between two walls of fire, in which small figures turn and run."

NIGHT = ["#1f1020", "#381a2a", "#5a2430", "#8a3530", "#c4552c", "#ef8a35", "#ffc267", "#ffe9b0"]
SKINS = ("#6b1a1c", "#b8331d", "#ee7a2a", "#ffbe55", "#fff0c0")
END = (34.0, 25.4)


def tongue(x, y, wide, high, lean, skins, seed=0):
    """One lick of flame from its foot at (x, y), its tip blown over by `lean`."""
    bend = math.sin(seed * 2.4) * .12
    shape = [(-.5, .04, 1), (-.62, .26), (-.34 + bend, .5), (-.42, .72), (-.06, .86), (.14, 1, 1), (.12, .8), (.34 + bend, .62), (.3, .46), (.58, .36), (.56, .16), (.5, .04, 1)]
    out = ""
    for k, tone in enumerate(skins):
        s = 1 - k * .2
        ring = []
        for u, v, *corner in shape:
            v *= s * (1 - k * .03)
            ring.append((x + u * wide * s + lean * v * v, y - v * high, *corner))
        out += blob(ring, tone)
    return out


def wall(side, nearest=True):
    """Flames along one edge of the road, small at the end of it and great beside us."""
    out, spots = "", (.04, .16, .3, .44, .6, .78) if not nearest else (.98, 1.1)
    for k, t in enumerate(spots):
        q = t ** 1.25
        x, y = END[0] + side * (1.6 + 15.6 * q), END[1] + 2 + 25 * q
        out += tongue(x + side * (1 + 5.5 * q), y + (3.5 if nearest else -2.5 * q), 3 + 9.5 * q, 7 + (13 if nearest else 20) * q, side * (1 + 6.4 * q) * (1.25 if k % 2 else .8), SKINS[:3], k + (side > 0))
        out += tongue(x, y + (2 if nearest else 0), 2 + 5.6 * q, 4 + 12 * q * (1 if k % 2 else .74), -side * (.3 + 1.6 * q), SKINS[1:4] if k % 2 else SKINS[1:], k + 3)
    return out


def road():
    out = poly([(END[0] - 1.1, END[1] + 1.6), (END[0] + 1.1, END[1] + 1.6), (53, 58), (15, 58)], "#3a2030")
    rows = [END[1] + 1.6 + 31 * (k / 13) ** 1.9 for k in range(14)]
    for k, (a, b) in enumerate(zip(rows, rows[1:], strict=False)):
        wa, wb = (1.1 + (a - END[1] - 1.6) * .58), (1.1 + (b - END[1] - 1.6) * .58)
        tone = mix("#e9a45c", "#4a2836", min(1, k / 9))
        cuts = (-1, -.34, .3, 1) if k % 2 else (-1, -.58, .02, .62, 1)
        gap = (b - a) * .1
        for u, v in zip(cuts, cuts[1:], strict=False):
            g = .03
            out += poly([(END[0] + wa * (u + g), a), (END[0] + wa * (v - g), a), (END[0] + wb * (v - g), b - gap), (END[0] + wb * (u + g), b - gap)], mix(tone, "#c4552c", .12 if (k + round(u * 3)) % 3 else .3))
    for side in (-1, 1):
        out += poly([(END[0] + side * 1.1, END[1] + 1.6), (END[0] + side * 1.5, END[1] + 1.6), (END[0] + side * 21, 58), (END[0] + side * 19, 58)], "#ffbe55")
    return out


def two(part):
    return part + placed(part, flip=True)


def foreleg(lift):
    """The right foreleg; a lifted one is drawn up and turns its toes to us."""
    shape = smooth([(4.8, 2.4), (8.6, 1.6), (12.4, 3.6), (13.2, 6.8), (12.2, 9.6 - lift), (13.2, 11.6 - lift), (8.0, 12.0 - lift), (8.8, 9.2 - lift), (8.4, 7.0), (5.4, 6.6)])
    out = path(shape, RIM) + path(shape, HIDE, transform="translate(-.35 .3)") + path(smooth([(5, 4), (8.4, 4.4), (10.6, 6), (10.4, 9 - lift), (9.6, 11.6 - lift), (8.4, 11.6 - lift), (8.9, 9 - lift), (8.4, 7), (5.4, 6.6)]), DEEP)
    return out + "".join(oval(x, 11.8 - lift, 1.0, .8, WARM if k else "#c9703a") for k, x in enumerate((13.2, 11.6, 9.8, 8.2)))


def emberback():
    """From the front; the middle of the head at the origin, feet at y = 12."""
    out = path(smooth([(-9.4, 4), (-9.2, -4), (-5, -8), (0, -9), (5, -8), (9.2, -4), (9.4, 4), (6, 9.6), (0, 11), (-6, 9.6)]), DEEP)
    out += path(smooth([(-6, 5), (0, 4), (6, 5), (5.4, 9.2), (0, 10.6), (-5.4, 9.2)]), "#b5683f")
    for x, y, w, h, lean in ((-7.4, -4.6, 2.6, 5.4, -.34), (7.4, -4.6, 2.6, 5.0, .34), (-4.6, -6.6, 3.0, 8.6, -.18), (4.8, -6.6, 3.0, 9.4, .18), (0, -7.4, 3.4, 12.4, .02)):
        out += column(x, y, w, h, lean, .35)
    for x, y, w, h, lean in ((-6.2, -3.6, 2.8, 6.2, -.24), (6.4, -3.6, 2.8, 5.4, .24), (-2.5, -5.0, 3.2, 8.4, -.1), (2.6, -5.0, 3.2, 6.6, .1)):
        out += column(x, y, w, h, lean, 1)
    out += path(smooth([(-8.4, -2.4), (-4.6, -5.2), (0, -6.2), (4.6, -5.2), (8.4, -2.4), (4.6, -3.4), (0, -4.4), (-4.6, -3.4)]), FIRE) + path(smooth([(-7.4, -2.8), (-4, -4.8), (0, -5.6), (4, -4.8), (7.4, -2.8), (0, -4.9)]), HOT)
    out += foreleg(0) + placed(foreleg(2.2), flip=True)
    half = [(0, -5.0), (3.6, -4.8), (6.6, -4.4), (9.0, -2.0), (9.2, 1.0), (7.2, 4.4), (3.8, 6.2), (0, 6.7)]
    inner = path(smooth([(-10, 2.2), (-5, 3.4), (0, 3.8), (5, 3.4), (10, 2.2), (6, 7), (0, 8), (-6, 7)]), BELLY) + path(smooth([(-8, 5), (0, 5.6), (8, 5), (4, 8), (-4, 8)]), "#b5683f")
    inner += path(smooth([(-3, -5.4), (0, -2.4), (3, -5.4), (1.8, 0), (0, 2.4), (-1.8, 0)]), WARM) + path(smooth([(-10, -3), (-7, -1), (-6.4, 2.6), (-10, 3)]), DEEP)
    inner += "".join(blob([(x - r, y), (x, y - r), (x + r, y), (x, y + r)], "#e58f45") for x, y, r in ((-3.4, -2.4, .5), (3.6, -2.2, .5), (-2.2, .2, .35), (2.4, .4, .35), (0, -3.8, .4), (-7.8, 1.2, .4), (7.8, 1.2, .4)))
    out += lit(smooth(half + mirrored(half[1:-1])), HIDE, RIM, 0, .45, inner)
    out += path("M-7.9 2.6C-4 4 4 4 7.9 2.6", stroke="#2a1220", stroke_width=".36") + path("M-8.3 1.9L-7.7 3.1M8.3 1.9L7.7 3.1", stroke="#2a1220", stroke_width=".3") + two(disc(1.1, 1.7, .34, "#2a1220"))
    eye = blob([(3.8, -2.8), (4.4, -5.0), (6.4, -5.8), (8.4, -4.8), (8.8, -2.6), (7.4, -1.0), (5.2, -1.0)], "#2a1220") + oval(6.4, -3.0, 1.7, 1.75, "#ffb84f") + oval(6.3, -2.9, .55, 1.5, "#1c0e18") + disc(6.9, -3.7, .4, "#fff6d2")
    eye += path(smooth([(3.6, -3.2, 1), (4.4, -5.3), (6.4, -6.2), (8.6, -5.0), (9.0, -3.2, 1), (7.4, -3.7), (5.4, -3.8)]), WARM)
    return out + two(eye)


def hound(x, y, s, flip=False):
    """Someone on four legs at full stretch."""
    return placed(path("M-4 -1.2L-5.6 -2.8L-3.4 -2.2L.4 -2.6L2.4 -4.4L2.6 -3.2L4.4 -2.4L3.2 -1.8L2.2 -1.2L4.2 .6L3.4 .9L1 -.6L-2.2 -.8L-4.8 1.2L-5.2 .8L-3.6 -.8Z", "#2a0d14"), x, y, s, 0, flip)


def cloaked(x, y, s, flip=False):
    """Someone in a cloak, arms up."""
    return placed(path("M-1.6 0L-1.2 -2.6L-2.8 -4.8L-2.2 -5L-.6 -3.4L-.5 -4.8L0 -5.6L.6 -4.8L.7 -3.4L2.2 -5.2L2.7 -4.9L1.3 -2.6L2.6 0L1 -.6L0 .2Z", "#2a0d14"), x, y, s, 0, flip)


def bird(x, y, s, flip=False):
    return placed(path("M0 0L-3 -1.4L-5.4 -.6L-2.4 .4L-.6 1.8L.4 3L.8 1.6L3.4 -.2L5 -2L2.2 -1.2Z", "#3a141c"), x, y, s, 0, flip)


def picture():
    sky = contours(*END, NIGHT, 71, 1, 1.05, [40, 33, 27, 21.5, 16.6, 12.2, 8.4, 5.2], .05, "#ffd28c")
    far = bird(25.4, 19.6, .5) + bird(42.0, 17.2, .42, True) + bird(38.4, 20.6, .3)
    left, right = wall(-1, False), wall(1, False)
    caught = hound(21.0, 37.6, .66, True) + cloaked(47.4, 38.8, .84) + cloaked(26.0, 33.0, .5, True) + hound(42.8, 32.6, .4)
    prints = "".join(oval(x, y, w, w * .3, "#ff8a35") + oval(x, y, w * .55, w * .16, "#ffe08a") for x, y, w in ((32.6, 30.6, .5), (35.2, 32.2, .6), (32.2, 34.0, .7)))
    subject = oval(34.2, 50.4, 10.4, 1.2, STONE_DARK) + placed(emberback(), 34.2, 40.8, .8)
    front = motes(16, (15, 14, 53, 34), "#ffd98a", 6, (.16, .4), ((34, 36, 12),))
    return sheet(ALT, sky=sky, far=far, mid=road() + prints, light=left + right, subject=caught + subject, front=front)


def over():
    """The flames next to us, which have no respect for the frame."""
    return sheet(ALT, light=wall(-1) + wall(1))
