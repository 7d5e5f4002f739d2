"""Shellwarden. An arch that breathes: the pangolin has closed himself round a fire, and the weather may have his back."""
import math

from brushes import along, disc, line, lit, mix, oval, path, placed, smooth
from hearthkeeper import flame
from korr import COPPER, DEEP, PALE, RIM, SLATE, claw, coat, head, scale, trunk
from lampkin import mouse
from places import contours, ground, house, island, motes, sheet

CARD = "P-SHELLWARDEN"
ALT = "The pangolin arches his plated body like a vault over a small fire and its guests, and looks out into the rain."

STORM = ["#1d2140", "#2c2a50", "#4a3154", "#7a4048", "#b9633e", "#eb9a48", "#ffd27a"]
RING = [(57.4, 46.2, .5), (51, 48.0, 1.7), (43, 48.6, 2.6), (34, 48.0, 3.6), (25.6, 45.4, 5.0), (20.8, 38.6, 6.6), (20.8, 29.6, 7.6), (25.2, 21.4, 8.2), (32.8, 16.4, 8.0),
        (40.6, 15.8, 6.8), (46.2, 18.0, 5.6), (50.0, 20.6, 4.4)]


def foreleg():
    """The right pillar of the vault."""
    shape = smooth([(41.4, 22.8), (46.4, 20.6), (51.4, 23.4), (53.0, 30), (52.4, 37), (53.4, 42.6), (56.2, 44.8), (57.0, 46.4, 1), (46.4, 46.4, 1), (46.6, 42), (45.4, 35.4), (42.6, 29)])
    out = lit(shape, mix(DEEP, SLATE, .55), RIM, .5, .1, path(smooth([(48.4, 22), (53.4, 24), (54, 34), (54, 42), (58, 47), (51.6, 47), (50.6, 38), (50.6, 29)]), DEEP))
    for x, y, s in ((44.2, 26.2, 3.6), (47.6, 25.0, 3.8), (50.6, 27.2, 3.2), (45.6, 30.4, 3.4), (49.0, 29.6, 3.4), (51.2, 32.4, 2.8), (47.0, 34.6, 3.2), (50.0, 34.6, 3.0), (48.0, 38.6, 3.0), (50.8, 38.8, 2.8), (48.8, 42.2, 2.6)):
        out += scale(x, y, -1.75, s * 1.15, s, mix(SLATE, PALE, max(0, (49 - x) * .09)), COPPER)
    return out + "".join(claw(x, 45.8, 20, .95) for x in (51.6, 53.6, 55.4))


def belly():
    """The soft side, turned to the fire."""
    inner, outer = [], []
    for i in range(13):
        x, y, a, w = along(RING, .34 + .6 * i / 12)
        inner.append((x - math.sin(a) * w * 1.02, y + math.cos(a) * w * 1.02))
        outer.append((x - math.sin(a) * w * .55, y + math.cos(a) * w * .55))
    return path(smooth(inner + outer[::-1]), "#8a5a42") + line(inner, "#ffdf9a", .5)


def guests():
    out = oval(35, 44.6, 11, 1.6, "#e08a42") + oval(35, 44.6, 7, 1.0, "#ffd07a") + flame(36, 44.2, .78)
    for x, turn in ((33.4, 14), (38.4, -14)):
        out += placed(path("M-2.4 -.5H2.4V.5H-2.4Z", "#4a2620"), x + (.8 if turn > 0 else -.8), 44.6, .9, turn)
    out += placed(mouse(True), 27.2, 38.2, .36) + placed(mouse(True), 45.4, 39.2, .31, flip=True)
    return out


def rain():
    """Long strokes out of the upper left, that end where they meet his back."""
    out = ""
    for x, y, long in ((15, 17, 3), (18, 23, 2.6), (13.4, 27, 2.6), (24.6, 16.2, 3.2), (19, 31.6, 1.8), (31.6, 12.0, 2.6), (38.6, 6.8, 2.6), (44, 8.6, 2.4), (54, 7.6, 2.6), (59, 11.6, 3), (62, 19, 2.6), (57, 30.4, 3), (61.4, 36, 2.6), (12, 37, 2.4), (60.2, 4, 2.2), (49.6, 5.0, 2.0)):
        out += line([(x - long * .42, y - long), (x, y)], "#c9b2c4", .2, opacity=.7)
    # and where they burst
    for x, y in ((22.6, 22.6), (28.4, 17.0), (36.2, 12.2), (43.8, 12.8), (18.8, 33.4)):
        out += line([(x - 1.1, y - .7), (x - .3, y)], "#f3e3d0", .18) + line([(x + .2, y - 1.2), (x, y - .1)], "#f3e3d0", .18) + line([(x + 1.1, y - .5), (x + .4, y)], "#f3e3d0", .18)
    return out


def picture():
    sky = contours(35, 36, STORM, 19, 1.14, 1.0, [60, 51, 42.6, 34.8, 27.6, 21, 14.8, 9.8], .05, "#ffdf9c", 20)
    far = island(60.4, 39.6, 8, 3.6, 4, "#7c4450", "#633848", "#4a2c40") + house(59.6, 39.4, 1.8, "#4a2c40", "#ffe6a0") + house(62.0, 39.4, 1.4, "#4a2c40", "#ffe6a0")
    mid = ground([(-6, 44), (8, 43), (20, 45), (36, 45.6), (52, 44.8), (62, 45.2), (70, 43.6)], "#3c2138")
    light = path(smooth([(27, 26), (35, 22.4), (43.6, 24.6), (48, 33), (48, 46), (26, 46), (25, 34)]), "#f0a64e") + path(smooth([(29.6, 31), (36, 27), (43, 30), (46, 38), (45, 46), (28, 46), (27.6, 38)]), "#ffc668")
    light += disc(36, 40.4, 6.4, "#ffe09a")
    subject = path(trunk(RING[4:]), "#20253a") + belly() + foreleg() + coat(RING, 128, .8, 3.1, 1, .5, ("#2a3046", SLATE, PALE)) + placed(head(), 2.6, 5.2, 1)
    front = ground([(-6, 52.4), (12, 51.4), (30, 52.6), (50, 52.4), (70, 50.4)], "#170d18") + rain() + motes(6, (34, 28, 46, 38), "#b9633e", 6, avoid=((39, 42, 5), (33, 40, 4.4), (46, 42, 4.4)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=placed(light + guests(), 6.4, 4.9, .9), subject=placed(subject, 6.4, 4.9, .9), front=front)
