"""Living Rampart. The builder has become the wall: a tower of plates with lights in it, one arm laid across the gap, a town in his lee."""
import math

from brushes import along, disc, halo, line, lit, mix, oval, path, placed, poly, smooth
from korr import COPPER, COPPER_DARK, DEEP, PALE, RIM, SKIN_DARK, SLATE, claw, coat, head, leg, scale, trunk
from places import contours, grass, house, island, motes, sheet

CARD = "S-LIVING-RAMPART"
ALT = "The pangolin stands tall as a fortress with torches along his back, his arm laid over a lit town like a wall."

LATE = ["#1c1c3c", "#33284f", "#613658", "#9a4a4c", "#d9773f", "#fbb45a", "#ffe2a0"]
WALL = [(57.6, 47.0, .5), (51.6, 48.8, 1.8), (44, 49.4, 2.8), (36, 48.4, 4.0), (28.6, 44.6, 6.2), (25.4, 37.4, 8.6), (26.2, 28.8, 9.4), (29.8, 20.8, 8.4), (34.0, 15.0, 6.4), (38.0, 11.8, 4.8)]
STONE, STONE_DARK, STONE_LIGHT = "#3c465e", "#222a40", "#8492a6"


def merlon(x, y, turn, size):
    """A block of the battlement with its copper cap, standing out from the back; its foot is the origin."""
    body = poly([(-1.5, 1.6), (1.5, 1.6), (1.5, -2.2), (-1.5, -2.2)], STONE) + poly([(-1.5, 1.6), (-.4, 1.6), (-.4, -2.2), (-1.5, -2.2)], STONE_DARK)
    body += poly([(-1.8, -2.0), (1.8, -2.0), (0, -4.6)], COPPER_DARK) + poly([(.2, -2.0), (1.8, -2.0), (0, -4.6)], COPPER)
    return placed(body, x, y, size, turn)


def battlement():
    out = ""
    for k, t in enumerate((.4, .6, .655, .71, .765)):
        x, y, a, w = along(WALL, t)
        px, py = x + math.sin(a) * (w + 1.2), y - math.cos(a) * (w + 1.2)
        out += merlon(px, py, math.degrees(a), .72 + .1 * (k in (1, 2, 3)))
    return out


def slits():
    """Windows between the plates, all on the side of the town."""
    out = ""
    for t, v in ((.575, -.45), (.595, .3), (.605, -.1), (.645, -.35), (.64, .5), (.665, .08), (.7, -.3), (.71, .36), (.745, -.05)):
        x, y, a, w = along(WALL, t)
        px, py = x - math.sin(a) * w * v, y + math.cos(a) * w * v
        out += path(f"M{px - .75:.2f} {py + 1.1:.2f}V{py - .4:.2f}A.75 .75 0 0 1 {px + .75:.2f} {py - .4:.2f}V{py + 1.1:.2f}Z", STONE_DARK)
        out += path(f"M{px - .42:.2f} {py + .9:.2f}V{py - .36:.2f}A.42 .42 0 0 1 {px + .42:.2f} {py - .36:.2f}V{py + .9:.2f}Z", "#ffe6a0")
    return out


def arm():
    """Laid across the gap like a parapet, the paw on the other shore."""
    shape = smooth([(32.6, 19.4), (37.4, 17.4), (42.4, 20.4), (47.6, 23.6), (53.4, 24.6), (58.6, 24.8), (61.6, 26.2), (61.4, 29.0), (57.4, 30.2), (51.4, 30.4), (44.6, 29.8), (37.6, 27.6), (33.4, 24.4)])
    out = lit(shape, mix(DEEP, SLATE, .7), RIM, 0, -.5, path(smooth([(32, 18), (38, 16.6), (44, 20.4), (50, 23.4), (60, 24.4), (60, 25.6), (50, 25.4), (42, 23.4), (34, 21.4)]), PALE, .45))
    for x, y, turn, s in ((36.0, 20.8, .5, 4.0), (37.4, 24.2, .45, 3.8), (40.0, 22.4, .45, 3.8), (41.4, 26.0, .35, 3.6), (44.0, 24.2, .4, 3.6), (45.8, 27.4, .2, 3.3), (48.0, 25.8, .2, 3.3), (50.4, 28.0, .1, 3.1), (52.4, 26.4, .1, 3.0), (55.0, 28.0, .05, 2.7), (56.8, 26.6, .05, 2.6)):
        out += scale(x, y, turn + 3.1416, s * 1.15, s, mix(SLATE, PALE, max(0, (27 - y) * .06)), COPPER)
    out += "".join(claw(x, y, t, 1.0) for x, y, t in ((60.4, 26.0, -8), (61.0, 27.4, 6), (60.2, 28.8, 22)))
    # those who cross by it
    for x, y in ((47.0, 22.8), (51.6, 24.2), (56.0, 24.5)):
        out += poly([(x - .7, y + .2), (x - .45, y - 1.5), (x + .45, y - 1.5), (x + .7, y + .2)], "#3a1d2a") + disc(x, y - 1.9, .5, "#3a1d2a") + disc(x + 1.2, y - 1.0, .36, "#fff3cf")
    return out


def crown():
    """Five plates that stand up behind the head."""
    out = ""
    for turn, long in ((-74, 7.2), (-44, 8.6), (-14, 9.4), (16, 8.4)):
        body = path("M-1.5 0C-2 -3 -1.2 -6.4 0 -9C1.2 -6.4 2 -3 1.5 0Z", COPPER) + path("M-1.1 0C-1.5 -3 -.9 -5.8 0 -7.9C.9 -5.8 1.5 -3 1.1 0Z", SLATE) + path("M0 0V-7.9C.9 -5.8 1.5 -3 1.1 0Z", PALE)
        out += placed(body, 41.8 + turn * .016, 10.4, long / 9, turn)
    return out


def town():
    """Lit roofs, in the crook of the tail."""
    out = oval(44, 46.6, 14, 3.0, "#b9632e") + oval(45, 46.4, 10.5, 2.2, "#f0a64e") + oval(45, 46.2, 7, 1.4, "#ffd98a")
    for x, y, s, c in ((38.4, 46.0, 3.0, "#5a2f38"), (51.6, 46.2, 2.7, "#5a2f38"), (42.6, 45.2, 3.6, "#4a2632"), (47.2, 45.6, 3.2, "#542c34"), (55.0, 46.4, 2.1, "#5a2f38")):
        out += house(x, y, s, c, "#fff3c4") + poly([(x - s * .7, y - s * .6), (x, y - s * 1.3), (x, y - s * 1.06), (x - s * .5, y - s * .56)], "#8a4a3c")
    out += poly([(44.4, 45.6), (44.4, 39.4), (46.2, 39.4), (46.2, 45.6)], "#432230") + poly([(43.8, 39.6), (45.3, 36.6), (46.8, 39.6)], "#6b3a3e") + poly([(45, 42), (45, 40.4), (45.6, 40.4), (45.6, 42)], "#fff3c4")
    return out


def top():
    return crown() + placed(head(), -5.2, -1.4, 1.02)


def picture():
    sky = contours(46, 34, LATE, 33, 1.1, 1.04, [64, 55, 46, 37.6, 29.8, 22.6, 16, 10.4], .05, "#ffdf9c", 24)
    far = line([(58, 14.4), (52, 18), (47, 15.4)], "#ffdf9a", .18, opacity=.6) + island(58.6, 14, 8, 3.6, 4, "#8a4a54", "#6f3c4e", "#532f46") + house(58.6, 13.8, 1.9, "#532f46", "#ffe6a0")
    far += poly([(58, 31.2), (70, 29.4), (70, 58), (64.4, 56), (63.4, 50), (61.2, 45), (60.8, 39), (59.2, 35)], "#7a3a3e") + poly([(58, 31.2), (70, 29.4), (70, 31.6), (60.6, 33.4)], "#b9683f") + poly([(58, 31.2), (59.2, 35), (60.8, 39), (62.4, 37), (60.6, 33.4)], "#a4553c")
    light = disc(45, 41, 8.6, "#fff0c4", .25) + disc(45, 42, 6, "#fff0c4", .35)
    mid = path(smooth([(-6, 46), (10, 45), (24, 47.4), (40, 48), (56, 47), (64, 48.4), (70, 48)], False) + "L70 60L-6 60Z", "#3a1d2c") + town()
    subject = battlement() + path(trunk(WALL), "#1d2338") + coat(WALL, 128, .66, 2.6, 1, .62, ("#232a44", SLATE, PALE))
    inner, edge = [], []
    for i in range(11):
        x, y, a, w = along(WALL, .44 + .52 * i / 10)
        inner.append((x - math.sin(a) * w * 1.0, y + math.cos(a) * w * 1.0))
        edge.append((x - math.sin(a) * w * .6, y + math.cos(a) * w * .6))
    subject += path(smooth(inner + edge[::-1]), SKIN_DARK) + line(inner, RIM, .45) + placed(leg(mix(DEEP, SLATE, .5)), -9.2, -1.2, 1.06) + slits() + arm()
    for t in (.628, .738):
        x, y, a, w = along(WALL, t)
        px, py = x + math.sin(a) * (w + 2.6), y - math.cos(a) * (w + 2.6)
        subject += halo(px, py, [2.0, 1.2], "#ffdf94", [.35, .5], 3) + disc(px, py, .5, "#fff6d2")
    subject += top()
    front = grass([(-3, 12, 8), (58, 66, 8)], "#170d18", 5, 56, (3, 6)) + motes(9, (34, 32, 60, 42), "#fff0c4", 6, avoid=((45, 43, 5),))
    return sheet(ALT, sky=sky, far=far, light=light, mid=mid, subject=subject, front=front)


def over():
    return sheet(ALT, subject=top())
