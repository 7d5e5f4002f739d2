"""Bridgewright. The builder hangs by his tail under his own span, and the others walk over it while he sets the last bolt."""
import math

from brushes import along, halo, line, lit, mix, path, placed, poly, smooth, straight
from korr import COPPER, COPPER_DARK, DEEP, PALE, RIM, SKIN_DARK, SLATE, claw, coat, head, scale, trunk
from lampkin import mouse
from places import contours, grass, house, island, motes, sheet

CARD = "P-BRIDGEWRIGHT"
ALT = "The pangolin hangs by his tail beneath a timber bridge and hammers in a bolt, while lantern mice cross above him."

EVENING = ["#232440", "#41345a", "#6f4258", "#ad5a46", "#e08a48", "#fdbf66", "#ffe6a8"]
WOOD, WOOD_DARK, WOOD_LIGHT = "#4a2a30", "#2c1822", "#8a4d34"
TAIL = [(23.6, 13.8, 2.2), (26.8, 17.4, 2.6), (28.2, 22.4, 3.2), (27.8, 28.6, 4.6), (29.4, 35.6, 6.4), (34.6, 40.6, 7.4), (41.0, 40.4, 7.2), (45.6, 36.2, 6.0), (47.8, 31.4, 4.6), (48.6, 28.0, 3.8)]
FACED = [(74 - x, y, w) for x, y, w in TAIL]


def deck(x):
    """Height of the bridge at x."""
    return 17.6 + .0042 * (x - 36) ** 2


def bridge():
    """The span: a beam, the planks on it, and the bracing below."""
    xs = [-4 + 5 * k for k in range(15)]
    feet = [(x, deck(x) + 1.6 + (5.2 if k % 2 else 0)) for k, x in enumerate(3 + 4.5 * k for k in range(-2, 15))]
    out = path(straight(feet, False), stroke=WOOD_DARK, stroke_width=".9") + line([p for p in feet if p[1] > deck(p[0]) + 3], WOOD_DARK, .9)
    out += poly([(x, deck(x)) for x in xs] + [(x, deck(x) + 2.5) for x in xs[::-1]], WOOD) + poly([(x, deck(x) + 1.9) for x in xs] + [(x, deck(x) + 2.5) for x in xs[::-1]], "#c9793f")
    for k in range(34):
        x = -3 + k * 2.05
        if 52 < x < 54.6:
            continue
        out += poly([(x, deck(x) - .8), (x + 1.75, deck(x + 1.75) - .8), (x + 1.75, deck(x) + .3), (x, deck(x) + .3)], (WOOD_LIGHT, "#7a4232", "#9a5a3a")[k % 3])
    # rail of rope on posts
    for x in (15.4, 26, 36.6, 47.2, 57.8):
        out += path(f"M{x} {deck(x) - .6:.2f}V{deck(x) - 5.4:.2f}", stroke=WOOD_DARK, stroke_width=".6")
    out += line([(8, deck(8) - 3.6), (15.4, deck(15.4) - 5), (20.7, deck(20) - 3.6), (26, deck(26) - 5), (31.3, deck(31) - 3.7), (36.6, deck(36) - 5), (42, deck(42) - 3.7), (47.2, deck(47) - 5), (52.5, deck(52) - 3.7), (57.8, deck(57.8) - 5), (66, deck(66) - 3.4)], "#c98a4e", .3)
    return out


def hind():
    """The near hind leg, its sole against a brace."""
    body = smooth([(30.0, 35.0), (34.6, 32.6), (39.6, 34.4), (42.2, 38.0), (45.4, 41.0), (49.4, 42.2), (52.2, 43.4), (51.4, 45.8), (47.0, 46.4), (42.0, 45.6), (37.0, 44.4), (32.4, 41.4)])
    out = lit(body, mix(DEEP, SLATE, .55), RIM, -.35, .3, path(smooth([(29, 37), (34, 39), (40, 43), (47, 45), (52, 45.4), (46, 48), (34, 46), (29, 41)]), DEEP))
    for x, y, turn, s in ((33.6, 36.4, .5, 3.3), (37.0, 37.0, .6, 3.3), (35.4, 39.8, .5, 3.1), (39.4, 39.6, .6, 3.0), (42.6, 42.0, .4, 2.6), (38.6, 42.6, .4, 2.6), (45.8, 43.6, .3, 2.2)):
        out += scale(x, y, turn + 3.1416, s * 1.15, s, mix(SLATE, PALE, .2), COPPER)
    return out + "".join(claw(x, y, turn, .8, "#7a4a38") for x, y, turn in ((51.2, 43.2, -24), (51.6, 44.4, -10), (50.8, 45.6, 4)))


def arm(points, base, rim, plates=()):
    out = lit(smooth(points), base, rim, -.3, -.35)
    for x, y, turn, s in plates:
        out += scale(x, y, turn + 3.1416, s * 1.2, s, mix(SLATE, PALE, .25), COPPER)
    return out


def mallet():
    """Its head up, about to strike; the grip is at the origin."""
    return poly([(-.4, 1.6), (.4, 1.6), (.4, -6), (-.4, -6)], "#8a4d34") + poly([(-2.8, -8.4), (2.8, -8.8), (2.8, -5.2), (-2.8, -5.2)], "#5a3238") + poly([(1.4, -8.7), (2.8, -8.8), (2.8, -5.2), (1.4, -5.2)], "#b5683f") + poly([(-2.8, -8.4), (2.8, -8.8), (2.8, -8.2), (-2.8, -7.8)], "#ffd07a")


def picture():
    sky = contours(50, 36, EVENING, 27, 1.2, .96, [60, 51, 42.6, 35, 28, 21.6, 15.6, 10], .05, "#ffdf9c", 22)
    far = line([(20, 44), (32, 47.4), (46, 47.6), (56, 45.4)], "#ffdf9a", .2, opacity=.5)
    far += island(16.6, 43.4, 8, 4.2, 4, "#6b4256", "#55364d", "#402a42") + house(15.8, 43.2, 2.0, "#402a42", "#ffe6a0") + house(18.2, 43.2, 1.5, "#402a42", "#ffe6a0")
    far += island(59.6, 45.4, 10, 4, 9, "#d8904e", "#b96f42", "#9a5639") + house(60, 45.2, 2.2, "#9a5639", "#fff3cf")
    tip = [(18.4, 27.0, .4), (17.4, 24.2, 1.0), (17.2, 21.2, 1.5), (18.2, 18.0, 1.9)]
    mid = coat(tip, 18, .9, 2.2)
    mid += bridge()
    bolt = poly([(58.3, 20.4), (60, 20.4), (59.7, 24.4), (58.7, 24.4)], "#7a3f2c") + poly([(57.8, 24.0), (60.4, 24.0), (60.4, 25.2), (57.8, 25.2)], "#c9793f")
    light = halo(59.1, 24, [4.4, 2.8], "#fff0c4", [.3, .5], 4)
    back = path(trunk(FACED), "#20253a") + coat(FACED, 98, .8, 3.3, tones=("#20263c", SLATE, PALE))
    belly = []
    edge = []
    for i in range(11):
        x, y, a, w = along(FACED, .42 + .56 * i / 10)
        belly.append((x - math.sin(a) * w * .96, y + math.cos(a) * w * .96))
        edge.append((x - math.sin(a) * w * .5, y + math.cos(a) * w * .5))
    back += path(smooth(belly + edge[::-1]), SKIN_DARK) + line(belly, RIM, .4)
    far_arm = arm([(44.6, 27.6), (45.4, 23.4), (46.4, 20.2), (48.8, 20.4), (49.0, 24), (48.8, 28.6), (46.4, 30)], "#2e3448", COPPER_DARK)
    subject = far_arm + placed(back, 74, 0, 1, 0, True) + placed(hind(), 5.6, 5.4, .86)
    subject += placed(placed(head(), -47, -16), 48.8, 28.6, .92, -24)
    subject += placed(mallet(), 58.6, 33.4, .98, 116)
    subject += arm([(44.6, 32.4), (48.4, 31.6), (52.0, 34.0), (55.4, 34.2), (57.6, 31.8), (59.6, 32.4), (59.4, 35.0), (56.4, 37.6), (51.6, 38.0), (47.0, 36.4)], mix(DEEP, SLATE, .8), RIM,
                   ((47.4, 33.8, .3, 3.2), (50.6, 35.4, .35, 2.9), (53.6, 36.0, .1, 2.6), (56.2, 35.0, -.5, 2.2)))
    subject += "".join(claw(x, y, turn, .7, "#7a4a38") for x, y, turn in ((58.4, 31.8, -20), (58.9, 33, 0), (58.6, 34.3, 20)))
    subject = placed(subject, -3, .6)
    walkers = placed(mouse(True), 30.4, deck(33) - 8.0, .36) + placed(mouse(True), 40.4, deck(42) - 6.5, .285) + placed(mouse(True), 56.4, deck(54) - 7.1, .31, flip=True)
    front = grass([(-3, 12, 8), (56, 66, 6)], "#170d18", 5, 56, (3, 6)) + motes(8, (15, 24, 60, 46), "#ffe9ae", 6, avoid=((38, 36, 15), (54, 28, 9), (17, 31, 6)))
    return sheet(ALT, sky=sky, far=far, light=light, mid=mid + walkers + bolt, subject=subject, front=front)
