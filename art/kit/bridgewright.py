"""Bridgewright. The builder leans his whole weight on a rope, and this time others hang on it too: a keystone rises in the shear-legs."""
import math

from brushes import along, disc, line, lit, mix, path, placed, poly, smooth, star
from korr import COPPER, DEEP, PALE, RIM, SKIN_DARK, SLATE, claw, coat, head, leg, scale, trunk
from lampkin import mouse
from places import contours, grass, motes, sheet

CARD = "P-BRIDGEWRIGHT"
ALT = "The pangolin leans back on a rope with a mouse hanging on it too, and a great keystone rises over the gap in a bridge."

EVENING = ["#232448", "#3b3360", "#6a466e", "#a8606e", "#dd8f72", "#f6c490", "#ffeccb"]
WOOD, WOOD_DARK, WOOD_LIGHT, ROPE, ROPE_DARK = "#5a3436", "#351c28", "#a5633f", "#f0d3a0", "#6b3a2e"
SPINE = [(15.4, 38.6, .6), (15.2, 42.8, 1.7), (18.6, 46.4, 2.7), (24.4, 46.6, 4.0), (29.4, 42.6, 6.2), (29.4, 35.6, 7.8), (26.6, 28.4, 7.8), (24.8, 21.8, 6.4), (26.4, 16.6, 4.9), (29.6, 14.2, 3.9)]
TOP = (55.4, 12.0)
LOAD = (56.2, 28.4)


def arch():
    """Both arms of the bridge, and the place between them that is still empty."""
    out, cx, cy, outer, inner = "", 56.0, 76.0, 35.0, 28.6
    for k in range(-6, 5):
        if k == 0:
            continue
        a, b = math.radians(-90 + k * 8.6 - 4.3), math.radians(-90 + k * 8.6 + 4.0)
        ring = [(cx + math.cos(q) * r, cy + math.sin(q) * r) for q, r in ((a, outer), (b, outer), (b, inner), (a, inner))]
        cap = [(cx + math.cos(q) * r, cy + math.sin(q) * r) for q, r in ((a, outer), (b, outer), (b, outer - 1.1), (a, outer - 1.1))]
        out += poly(ring, ("#4a2b33", "#5c353b")[k % 2]) + poly(cap, "#e9a860" if k > -3 else "#b5683f")
        if abs(k) == 1:
            edge, side = (ring[1], ring[2]) if k < 0 else (ring[0], ring[3])
            out += poly([edge, side, (side[0] + (.9 if k > 0 else -.9), side[1]), (edge[0] + (.9 if k > 0 else -.9), edge[1] + 1.2)], "#ffd07a")
    return out


def shears():
    """Two poles with their heads lashed together, one on each shore."""
    out = ""
    for x, side in ((45.6, -1), (66.2, 1)):
        foot = (x, 47.0)
        tip = (TOP[0] - side * 1.5, TOP[1] - 3.4)
        out += poly([(foot[0] - .9, foot[1]), (foot[0] + .9, foot[1]), (tip[0] + .6, tip[1]), (tip[0] - .6, tip[1])], WOOD if side < 0 else WOOD_DARK)
        out += poly([(foot[0] + .2, foot[1]), (foot[0] + .9, foot[1]), (tip[0] + .6, tip[1]), (tip[0] + .1, tip[1])], WOOD_LIGHT if side < 0 else WOOD)
    out += "".join(line([(TOP[0] - 1.7, TOP[1] - 1.9 + k), (TOP[0] + 1.7, TOP[1] - 2.3 + k)], ROPE, .5) for k in (0, .8, 1.6))
    return out + disc(TOP[0], TOP[1] + 2.2, 1.9, WOOD_DARK) + disc(TOP[0], TOP[1] + 2.2, 1.2, "#d98443") + disc(TOP[0], TOP[1] + 2.2, .5, WOOD_DARK)


def keystone():
    """The stone in its sling, as wide as he is, with the bright mark in it."""
    x, y = LOAD
    out = line([(TOP[0] + 1.6, TOP[1] + 2.6), (x, y - 7.4)], ROPE_DARK, .75) + line([(x, y - 7.4), (x - 5.4, y - 2.6)], ROPE_DARK, .65) + line([(x, y - 7.4), (x + 5.6, y - 3.6)], ROPE_DARK, .65)
    out += poly([(x - 5.8, y - 2.6), (x + 5.2, y - 2.6), (x + 3.4, y + 8.4), (x - 4.0, y + 8.4)], "#5a3238")
    out += poly([(x - 5.8, y - 2.6), (x - 3.8, y - 4.4), (x + 7.0, y - 4.4), (x + 5.2, y - 2.6)], "#c9793f") + poly([(x + 5.2, y - 2.6), (x + 7.0, y - 4.4), (x + 5.0, y + 6.6), (x + 3.4, y + 8.4)], "#37202e")
    out += "".join(poly([(x + k, y - 2.6), (x + k + .9, y - 2.6), (x + k * .7 + .7, y + 8.4), (x + k * .7 - .1, y + 8.4)], ROPE_DARK) for k in (-4.6, 3.4))
    return out + star(x - .3, y + 2.8, 3.3, "#ffd98a", .3) + star(x - .3, y + 2.8, 1.7, "#fffbe6", .34)


def arm(points, base, rim, plates=()):
    out = lit(smooth(points), base, rim, -.3, .35)
    for x, y, turn, s in plates:
        out += scale(x, y, turn + 3.1416, s * 1.2, s, mix(SLATE, PALE, .25), COPPER)
    return out


def fist(x, y, turn, size, colour):
    """A paw shut round the rope."""
    body = path(smooth([(-1.8, -1.5), (.6, -2.0), (2.2, -1.0), (2.2, 1.0), (.6, 2.0), (-1.8, 1.5)]), colour)
    return placed(body + "".join(claw(1.0, k * 1.1 - .2, 74, .72) for k in (-1, 0, 1)), x, y, size, turn)


def rope():
    """From the pulley through four paws and two to the coil on the ground."""
    def pull(colour, width):
        return line([(TOP[0] - 1.6, TOP[1] + 3.2), (47.4, 23.0), (41.4, 30.0)], colour, width) + line([(41.4, 30.0), (40.0, 32.4), (40.6, 37.0), (43.4, 42.4), (46.6, 45.6)], colour, width)
    return pull(ROPE_DARK, 1.0) + pull(ROPE, .6)


def picture():
    sky = contours(52, 26, EVENING, 27, 1.16, 1.0, [62, 53.4, 45.4, 38, 31, 24.6, 18.2, 11.8], .05, "#ffdf9c", 22)
    mid = path(smooth([(-6, 44.4), (6, 43.2), (18, 44.6), (30, 47), (38, 52), (44, 60)], False) + "L-6 60Z", "#7a3d40") + arch() + shears()
    mid += path(smooth([(-6, 50.2), (8, 48.8), (22, 49.2), (34, 49.4), (42, 52), (50, 58)], False) + "L-6 62Z", "#33192a")
    coil = "".join(path(smooth([(44.2 + dx, 46.2 - dy), (46.4 + dx, 45.3 - dy), (48.6 + dx, 46.2 - dy), (46.4 + dx, 47.0 - dy)]), stroke=ROPE, stroke_width=".45") for dx, dy in ((0, 0), (.2, .7)))
    # one who helps: it hangs on the rope with its feet off the ground
    helper = placed(mouse(True), 42.0, 17.4, .42, -34)
    subject = placed(leg(DEEP, far=True), 6.0, .6) + path(trunk(SPINE), "#20253a")
    subject += arm([(30.4, 23.0), (34.6, 22.6), (39.6, 23.8), (43.6, 23.0), (46.2, 22.2), (47.2, 24.2), (44.4, 26.4), (39.6, 27.4), (33, 27.2)], "#2e3448", COPPER) + fist(46.8, 23.4, -46, .9, "#2e3448")
    belly, edge = [], []
    for i in range(11):
        x, y, a, w = along(SPINE, .46 + .5 * i / 10)
        belly.append((x - math.sin(a) * w * .96, y + math.cos(a) * w * .96))
        edge.append((x - math.sin(a) * w * .42, y + math.cos(a) * w * .42))
    subject += coat(SPINE, 92, .62, 2.5, -1, .7, ("#20263c", SLATE, PALE)) + path(smooth(belly + edge[::-1]), SKIN_DARK) + line(belly, RIM, .5)
    subject += placed(leg(mix(DEEP, SLATE, .5)), .8, 1.4, 1) + rope()
    subject += placed(placed(head(), -47, -16), 28.4, 15.6, 1.0, -16)
    subject += arm([(25.6, 24.8), (29.4, 23.2), (32.8, 25.8), (36.2, 28.8), (39.2, 28.6), (41.8, 27.8), (43.0, 29.8), (40.8, 32.2), (36.0, 33.2), (31.0, 31.8), (26.6, 29.2)], mix(DEEP, SLATE, .8), RIM,
                   ((28.6, 26.6, .7, 3.6), (31.6, 28.8, .6, 3.3), (34.8, 30.6, .3, 2.9), (38.0, 30.6, -.2, 2.4)))
    subject += fist(41.6, 29.4, -44, 1.05, mix(DEEP, SLATE, .8))
    rider = placed(mouse(True), 54.4, 15.9, .4)
    front = coil + grass([(-3, 12, 8), (56, 66, 6)], "#170d18", 5, 56, (3, 6)) + motes(8, (42, 12, 62, 44), "#ffe9ae", 6, avoid=((57, 26, 10), (45, 20, 8)))
    return sheet(ALT, sky=sky, mid=mid, subject=keystone() + rider + subject + helper, front=front)
