"""Living Rampart. The builder has become the gate: legs astride like an arch with its keystone, a paw on the tower at each side."""
import math

from brushes import along, disc, mix, oval, path, placed, poly, smooth, star
from korr import COPPER, COPPER_DARK, DEEP, PALE, SLATE, claw, coat, head, trunk
from places import contours, grass, house, island, motes, sheet

CARD = "S-LIVING-RAMPART"
ALT = "The pangolin stands as tall as a fortress, astride a lit gate with a star in its keystone, a paw on the tower at each side."

LATE = ["#1c1c3c", "#33284f", "#613658", "#9a4a4c", "#d9773f", "#fbb45a", "#ffe2a0"]
STONE, STONE_DARK, STONE_LIGHT = "#5d3f4c", "#3b2638", "#9a6a5c"
C = 37.6
LEG = [(C - 14.0, 46.6, 4.2), (C - 13.4, 42.4, 4.4), (C - 11.6, 37.4, 5.2), (C - 8.6, 32.4, 6.2), (C - 5.0, 28.6, 6.0)]
ARM = [(C - 18.6, 30.6, 2.5), (C - 17.6, 26.4, 3.2), (C - 14.6, 21.6, 4.2), (C - 10.0, 17.6, 5.0), (C - 5.6, 15.8, 5.0)]
BODY = [(C, 33.2, 8.2), (C, 29.0, 9.6), (C, 24.4, 10.8), (C, 19.8, 11.0), (C, 15.4, 8.6), (C, 11.6, 4.8)]
TAIL = [(60.6, 38.6, .5), (62.0, 42.4, 1.3), (60.6, 46.2, 2.0), (56.6, 48.0, 2.6), (51.4, 47.2, 3.0), (47, 43, 3.2)]
TONES = ("#232a44", SLATE, PALE)


def flipped(spine):
    return [(2 * C - x, y, w) for x, y, w in spine]


def paw(x, y, flip):
    """A foot, or a hand laid on stone: a pad of plates and three claws."""
    pad = path(smooth([(-3.6, -2.6), (0, -3.6), (3.6, -2.4), (4.4, .4), (3.0, 1.6), (-3.2, 1.6), (-4.4, .2)]), mix(DEEP, SLATE, .7)) + path(smooth([(-2.6, -2.4), (0, -3.4), (3.4, -2.2), (4.2, 0), (1.4, -1.0)]), PALE, .6)
    return placed(pad + "".join(claw(k * 2.3 - 1.2, .6 - .2 * abs(k), 62, 1.05) for k in (-1, 0, 1)), x, y, 1, 0, flip)


def limb(spine, way, light, least=2.5):
    """A leg or an arm, plates down to the paw."""
    return path(trunk(spine), "#1d2338") + coat(spine, way, .52, least, light, 1.3, TONES)


def tower(x, top, wide):
    """Round tower with a battlement and lit slits; its foot is below the ground."""
    left, right = x - wide / 2, x + wide / 2
    dark, lit_ = ((left, .36), (right, -.3)) if x < C else ((right, -.36), (left, .3))
    out = poly([(left, 60), (left + .4, top), (right - .4, top), (right, 60)], STONE)
    out += "".join(poly([(edge, 60), (edge, top), (edge + k * wide, top), (edge + k * .8 * wide, 60)], tone) for (edge, k), tone in ((dark, STONE_DARK), (lit_, STONE_LIGHT)))
    out += poly([(left - .7, top), (left - .7, top - 1.5), (right + .7, top - 1.5), (right + .7, top)], STONE_DARK) + poly([(left - .7, top - 1.5), (right + .7, top - 1.5), (right + .7, top - 1.0), (left - .7, top - 1.0)], STONE_LIGHT)
    for k in range(3):
        a = left - .7 + k * (wide + 1.4) / 2.6
        out += poly([(a, top - 1.4), (a, top - 3.0), (a + wide * .26, top - 3.0), (a + wide * .26, top - 1.4)], STONE if k != 1 else STONE_DARK)
    for dx, dy in ((-.8, 4), (1.3, 8.2), (-1.2, 11.6)):
        out += path(f"M{x + dx - .5:.2f} {top + dy + 1.6:.2f}V{top + dy:.2f}A.5 .5 0 0 1 {x + dx + .5:.2f} {top + dy:.2f}V{top + dy + 1.6:.2f}Z", "#ffe6a0")
    return out


def merlon(x, y, turn, size):
    """A block of the battlement on his shoulders, with its copper cap; its foot is the origin."""
    body = poly([(-1.5, 1.8), (1.5, 1.8), (1.5, -2.2), (-1.5, -2.2)], SLATE) + poly([(-1.5, 1.8), (-.4, 1.8), (-.4, -2.2), (-1.5, -2.2)], "#232a44") + poly([(-1.8, -2.0), (1.8, -2.0), (0, -4.6)], COPPER_DARK) + poly([(.2, -2.0), (1.8, -2.0), (0, -4.6)], COPPER)
    return placed(body, x, y, size, turn)


def slits():
    """Windows among the plates of his chest."""
    out = ""
    for x, y in ((-5.6, 20.4), (-1.9, 22.8), (2.2, 20.0), (5.8, 22.6), (-4.4, 26.4), (4.0, 26.8)):
        x += C
        out += path(f"M{x - .8:.2f} {y + 1.2:.2f}V{y - .4:.2f}A.8 .8 0 0 1 {x + .8:.2f} {y - .4:.2f}V{y + 1.2:.2f}Z", "#1a1f34") + path(f"M{x - .45:.2f} {y + 1:.2f}V{y - .36:.2f}A.45 .45 0 0 1 {x + .45:.2f} {y - .36:.2f}V{y + 1:.2f}Z", "#ffe6a0")
    return out


def arch():
    """The gate between his legs: stones along its edge, the keystone that he once set himself, and its star."""
    out = ""
    for k in range(9):
        a, b = math.radians(180 + k * 20 + 1), math.radians(180 + k * 20 + 19)
        if k == 4:
            continue
        ring = [(C + math.cos(q) * r, 41.6 + math.sin(q) * r * 1.04) for q, r in ((a, 9.6), (b, 9.6), (b, 7.2), (a, 7.2))]
        out += poly(ring, (STONE, "#6f4a52")[k % 2]) + poly([ring[3], ring[2], ((ring[2][0] * 3 + ring[1][0]) / 4, (ring[2][1] * 3 + ring[1][1]) / 4), ((ring[3][0] * 3 + ring[0][0]) / 4, (ring[3][1] * 3 + ring[0][1]) / 4)], "#ffd894")
    for s in (-1, 1):
        for k in range(2):
            out += poly([(C + s * 7.2, 41.8 + k * 3.4), (C + s * 9.6, 41.8 + k * 3.4), (C + s * 9.6, 45.0 + k * 3.4), (C + s * 7.2, 45.0 + k * 3.4)], (STONE, "#6f4a52")[k]) + poly([(C + s * 7.2, 41.8 + k * 3.4), (C + s * 7.8, 41.8 + k * 3.4), (C + s * 7.8, 45.0 + k * 3.4), (C + s * 7.2, 45.0 + k * 3.4)], "#ffd894")
    out += poly([(C - 3.0, 29.6), (C + 3.0, 29.6), (C + 2.0, 36.0), (C - 2.0, 36.0)], "#5a3238") + poly([(C - 3.0, 29.6), (C + 3.0, 29.6), (C + 2.8, 30.5), (C - 2.8, 30.5)], "#d98a4a") + poly([(C + 1.6, 30.5), (C + 2.8, 30.5), (C + 2.0, 36.0), (C + 1.2, 36)], "#3a2030")
    return out + star(C, 33.0, 2.3, "#ffd98a", .3) + star(C, 33.0, 1.2, "#fffbe6", .34)


def within():
    """What he guards: through the gate, roofs and the road."""
    out = path(f"M{C - 8} 60V41.6A8 8.4 0 0 1 {C + 8} 41.6V60Z", "#f6a94e") + path(f"M{C - 6.6} 60V42.4A6.6 7 0 0 1 {C + 6.6} 42.4V60Z", "#ffc96c") + oval(C, 43, 4.6, 5.4, "#ffe6a8")
    for x, y, s in ((-5.0, 46.2, 2.6), (4.6, 46.2, 2.4), (-1.9, 45.4, 2.2), (1.8, 45.6, 1.9)):
        out += house(C + x, y, s, "#8a4838" if abs(x) > 3 else "#b0683e", "#fff6cf")
    out += poly([(C - .5, 45.6), (C - .5, 41.4), (C + .6, 41.4), (C + .6, 45.6)], "#a05c3c") + poly([(C - .9, 41.5), (C + .05, 39.4), (C + 1.0, 41.5)], "#8a4838")
    out += path(f"M{C - 8} 60V47.2Q{C} 45 {C + 8} 47.2V60Z", "#7a3d38") + poly([(C - 1.6, 46.0), (C + 1.7, 46.0), (C + 7, 56), (C - 7, 56)], "#eaa45a")
    return out


def road():
    return poly([(C - 6, 48), (C + 6, 48), (C + 12, 60), (C - 12, 60)], "#a85f42")


def walkers():
    out = ""
    for x, y, s in ((-1.0, 48.4, 1.15), (2.4, 47.4, .95), (-2.4, 50.4, 1.4)):
        x += C
        out += poly([(x - .7 * s, y + .2), (x - .45 * s, y - 1.5 * s), (x + .45 * s, y - 1.5 * s), (x + .7 * s, y + .2)], "#3a1d2a") + disc(x, y - 1.95 * s, .55 * s, "#3a1d2a") + disc(x + 1.2 * s, y - 1.0 * s, .36 * s, "#fff8dc")
    return out


def crown():
    """Plates that stand up behind the head."""
    out = ""
    for turn, long in ((-82, 6.4), (-54, 8.0), (-26, 9.2), (2, 8.6)):
        body = path("M-1.5 0C-2 -3 -1.2 -6.4 0 -9C1.2 -6.4 2 -3 1.5 0Z", COPPER) + path("M-1.1 0C-1.5 -3 -.9 -5.8 0 -7.9C.9 -5.8 1.5 -3 1.1 0Z", SLATE) + path("M0 0V-7.9C.9 -5.8 1.5 -3 1.1 0Z", PALE)
        out += placed(body, C - 1.2 + turn * .014, 10.0, long / 9, turn)
    return out


def top():
    return crown() + placed(head(), -12.6, -3.4, 1.02)


def picture():
    sky = contours(C + 3, 21, LATE, 33, 1.02, 1.04, [68, 59, 51, 43.6, 36.8, 30.6, 25, 19.6], .05, "#ffdf9c", 24)
    far = island(57.6, 15.6, 8, 3.6, 4, "#8a4a54", "#6f3c4e", "#532f46") + house(57.6, 15.4, 1.9, "#532f46", "#ffe6a0")
    mid = path(smooth([(-6, 43), (8, 41.6), (20, 43), (38, 44), (54, 42.6), (70, 41.6)], False) + "L70 60L-6 60Z", "#4b2438") + road()
    mid += tower(C - 18.8, 33.2, 6.0) + tower(C + 18.8, 33.2, 6.0)
    subject = path(trunk(TAIL), "#1d2338") + coat(TAIL, 28, .6, 1.9, 1, 1.1, TONES)
    for t, s in ((.5, .78), (.68, .88)):
        for side in (-1, 1):
            x, y, a, w = along(ARM if side < 0 else flipped(ARM), t)
            px, py = x + math.sin(a) * (w + 1.2) * (1 if side < 0 else -1), y - math.cos(a) * (w + 1.2) * (1 if side < 0 else -1)
            subject += merlon(px, py, side * 16, s)
    subject += limb(LEG, 24, 1, 2.8) + limb(flipped(LEG), 24, -1, 2.8) + path(trunk(BODY), "#1d2338") + coat(BODY, 22, .28, 2.8, 1, 1.2, TONES)
    subject += limb(ARM, 22, 1, 2.2) + limb(flipped(ARM), 22, -1, 2.2)
    subject += within() + arch() + slits()
    subject += paw(C - 13.8, 46.4, True) + paw(C + 13.8, 46.4, False) + placed(paw(0, 0, True), C - 18.8, 31.4, .82) + placed(paw(0, 0, False), C + 18.8, 31.4, .82)
    subject += top()
    front = walkers() + grass([(-3, 12, 8), (58, 66, 8)], "#170d18", 5, 56, (3, 6)) + motes(9, (16, 10, 60, 26), "#fff0c4", 6, avoid=((C, 18, 17),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)


def over():
    return sheet(ALT, subject=top())
