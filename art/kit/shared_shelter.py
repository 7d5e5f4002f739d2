"""Shared Shelter. The round end of a hollow log, rain outside; inside as many faces as will go in, and one more on its way."""
import math
import random

from brushes import blob, disc, line, mirrored, mix, oval, path, placed, poly, smooth
from burrowguard import DEEP, PALE
from hearth_singer import COPPER, COPPER_DARK, DOWN, SHADE
from lampkin import mouse
from little_ones import AMBER, AMBER_DARK, AMBER_MID, AMBER_RIM, INNER_EAR, glow, lantern
from places import contours, grass, motes, sheet

CARD = "RR-011"
ALT = "A badger, a hare, a mole, a bird and mice crowd into a lamplit hollow log while rain falls and a last mouse hurries up."

NIGHT = ["#1d1a30", "#252240", "#32294c", "#4a3154", "#71424f"]
HARE, HARE_DARK, HARE_LIGHT = "#a8744a", "#6b4632", "#e0b684"
MOLE, MOLE_DARK, ROSE = "#4a3a44", "#2c222e", "#d98a7c"
HOLE = (32.6, 33.6)


def paired(half):
    """A face: the right half from the crown to the chin, and its mirror."""
    return smooth(half + mirrored(half[1:-1]))


def two(part):
    return part + placed(part, flip=True)


def eyes(x, y, r=.72):
    return "".join(disc(s * x, y, r, "#140c12") + disc(s * x + .22, y - .24, r * .34, "#fff6d2") for s in (-1, 1))


def badger():
    out = two(disc(5.0, -5.0, 1.9, DEEP) + disc(5.0, -4.9, 1.0, "#b5786a"))
    out += path(paired([(0, -6.8), (3.8, -6.2), (6.4, -2.6), (6.8, 1.4), (4.2, 4.6), (2.2, 7.2), (0, 7.8)]), PALE)
    out += two(path(smooth([(1.0, -6.9), (3.9, -6.3), (5.6, -3.4), (5.0, .8), (3.2, 4.2), (1.9, 5.8), (1.2, 4.2), (1.4, 0), (.9, -4)]), DEEP))
    out += two(path(smooth([(6.4, -1), (6.8, 1.4), (4.4, 4.6), (2.2, 7.2), (3.0, 4.6), (5.4, 1.6)]), "#cfae88"))
    return out + eyes(3.2, -.6, .85) + oval(0, 6.2, 1.5, 1.05, "#191118") + oval(.3, 5.9, .5, .25, "#8a7a74") + path("M-1.6 7.4Q0 8.6 1.6 7.4", stroke="#5e3a30", stroke_width=".3")


def hare():
    up = [(-3.8, -4.6), (-4.9, -8.6), (-3.8, -12.2), (-2.2, -13.4, 1), (-.9, -10.4), (-.8, -5.4)]
    over = [(.8, -5.4), (1.4, -9.6), (3.8, -12.2), (7.2, -11.8), (9.4, -9.2), (10.2, -6.6, 1), (7.2, -7.6), (5.4, -8.0), (4.4, -5)]
    out = blob(up, AMBER_RIM) + blob([(x - .2, y + .2) for x, y, *_ in up], HARE) + blob([(-3.4, -5.6), (-4.0, -8.6), (-2.6, -12), (-1.6, -9), (-1.5, -5.6)], "#d08f74")
    out += blob(over, AMBER_RIM) + blob([(x - .15, y + .35) for x, y, *_ in over], HARE) + blob([(5.4, -8), (7.2, -7.7), (10, -6.8), (8.6, -9.2), (6.4, -10)], HARE_DARK)
    out += path(paired([(0, -6.2), (3.4, -5.4), (5.0, -1.8), (5.0, 1.6), (3.2, 5), (0, 6.2)]), HARE)
    out += two(path(smooth([(3.4, -4.8), (5.1, -1.6), (5.0, 1.8), (3.2, 5), (2.4, 3), (4.0, 0)]), HARE_DARK)) + path(paired([(0, -.6), (1.6, 1), (3.2, 3), (1.8, 5.4), (0, 6)]), HARE_LIGHT)
    out += path(paired([(0, -6), (1.2, -4), (.8, -1), (0, 0)]), HARE_LIGHT) + eyes(3.1, -1.4, .9) + path("M-.9 1.6Q0 1.2 .9 1.6L0 2.7Z", "#7a3a34")
    return out + path("M0 2.6V3.6M-1.2 4.2Q-.5 4.4 0 3.6Q.5 4.4 1.2 4.2", stroke="#5e3a30", stroke_width=".26")


def small(tone=0.0):
    """A mouse from the front."""
    base, mid = mix(AMBER, AMBER_DARK, tone), mix(AMBER_MID, AMBER_DARK, tone)
    out = two(disc(3.2, -2.7, 2.6, AMBER_RIM) + disc(3.1, -2.5, 2.5, base) + disc(3.1, -2.3, 1.55, INNER_EAR))
    out += path(paired([(0, -3.5), (2.4, -2.8), (3.3, -.4), (2.2, 1.9), (.8, 3.3), (0, 3.6)]), base) + path(paired([(0, -2.8), (.7, -1), (1.6, 1.2), (1.0, 2.8), (0, 3.4)]), mid)
    return out + eyes(1.5, -.2, .55) + oval(0, 3.2, .55, .42, "#2a1010") + path("M-.8 2.6L-3 2.2M-.8 2.9L-2.8 3.3M.8 2.6L3 2.2M.8 2.9L2.8 3.3", stroke=AMBER_RIM, stroke_width=".12")


def bird():
    out = path(paired([(0, -4.6), (3.4, -3.8), (5.0, -.6), (4.8, 4), (0, 7)]), DOWN) + path(paired([(0, -4.7), (2.6, -4.2), (3.8, -2.4), (2.2, -1.4), (0, -1.0)]), "#37222c")
    out += path(paired([(0, 1.2), (2.4, .8), (3.4, 3), (2.6, 6), (0, 7)]), COPPER_DARK)
    for row in range(3):
        for k in range(3 - row % 2):
            x, y = (k - (2 - row % 2) / 2) * 1.7, 2.0 + row * 1.4
            out += path(smooth([(x - .9, y - .6, 1), (x + .9, y - .6, 1), (x + .8, y + .6), (x, y + 1.3), (x - .8, y + .6)]), mix(COPPER, "#ffd07a", .2 + .1 * row))
    out += eyes(2.2, -.9, .72) + path("M-1.2 -.6L0 -1.2L1.2 -.6L0 1.5Z", "#f3b05a") + path("M0 -1.2L1.2 -.6L0 1.5Z", "#b86f2e")
    return out + two(path(smooth([(4.2, .2), (5.3, 2), (5.0, 5.4), (3.6, 6), (3.4, 3)]), SHADE))


def mole():
    out = path(paired([(0, -4.8), (3.2, -4.0), (4.8, -.8), (5.0, 4), (0, 7)]), MOLE) + two(path(smooth([(3.2, -3.8), (4.8, -.8), (5.0, 4), (3, 6), (3.6, 1)]), MOLE_DARK))
    out += path(paired([(0, -1.2), (1.6, -.6), (2.2, 1), (1.2, 2.2), (0, 2.6)]), "#6b5058")
    out += oval(0, 1.0, 1.7, 1.35, ROSE) + oval(-.2, .5, .8, .4, "#f0b8a8") + disc(-.6, 1.2, .28, "#5e2a30") + disc(.6, 1.2, .28, "#5e2a30") + two(path("M1.7 -1.5Q2.3 -1.9 2.9 -1.5", stroke="#17101a", stroke_width=".3"))
    return out + path(paired([(0, 3.4), (1.8, 3.2), (2.8, 5), (0, 6.6)]), COPPER) + path(paired([(0, 3.4), (1.0, 3.3), (1.4, 5), (0, 6)]), "#ffc06a")


def wavy(r, seed, wide=1.0, high=1.0, count=22, rough=.03):
    g = random.Random(seed)
    return [(HOLE[0] + math.cos(k / count * 6.2832) * r * wide * (1 + g.uniform(-rough, rough)), HOLE[1] + math.sin(k / count * 6.2832) * r * high * (1 + g.uniform(-rough, rough))) for k in range(count)]


def log():
    """Bark, then the rings of its years, each brighter than the last: they are the contours of the light inside."""
    out = path(smooth([(30, 15.6), (44, 12.6), (60, 11, 1), (62, 52, 1), (44, 52), (32, 51)]), "#2a1a2a") + line([(46, 15.2), (60, 13.6)], "#5b3440", .4) + line([(49, 20.4), (60, 19.2)], "#3a2434", .5) + line([(50.6, 26), (60, 25.4)], "#3a2434", .5) + line([(50, 45), (60, 45.6)], "#3a2434", .5)
    out += blob(wavy(18.8, 3, 1, .97, 26, .035), "#3a2230")
    for r, tone in ((17.4, "#6b3a34"), (16.5, "#7c4738"), (15.6, "#8f553c"), (14.8, "#a56640"), (14.0, "#bd7c48"), (13.2, "#d69452")):
        out += blob(wavy(r, 11, 1, .97, 22, .016), tone)
    for a, r0, r1 in ((.6, 13.4, 17.2), (2.4, 13.6, 17.4), (3.9, 13.2, 16.4), (5.2, 13.4, 17.0)):
        out += poly([(HOLE[0] + math.cos(a) * r0, HOLE[1] + math.sin(a) * r0 * .97), (HOLE[0] + math.cos(a + .05) * r0, HOLE[1] + math.sin(a + .05) * r0 * .97), (HOLE[0] + math.cos(a + .04) * r1, HOLE[1] + math.sin(a + .04) * r1 * .97)], "#4a2830")
    out += blob(wavy(12.6, 5, 1, .97, 20, .02), "#7a3a28") + blob(wavy(12.0, 5, 1, .97, 20, .02), "#b9632e") + disc(32.6, 31, 9.6, "#e69a45") + disc(32.6, 28.6, 6.4, "#ffc267") + disc(32.6, 26.8, 3.9, "#ffe6a8")
    # moss and small mushrooms on the bark
    for x, y, r in ((20.6, 18.6, 1.9), (23.2, 16.8, 2.2), (26.6, 15.8, 1.7), (41.6, 16.4, 1.6), (44.4, 17.6, 2.0)):
        out += oval(x, y, r * 1.2, r * .7, "#4a5636", -30 if x < 32 else 30) + oval(x + .3, y - .4, r * .8, r * .35, "#79864a", -30 if x < 32 else 30)
    for x, y, s in ((48.0, 24.4, 1.0), (49.4, 26.6, .8)):
        out += placed(path("M-.5 0L-.4 -1.6H.4L.5 0Z", "#e9c68e") + path("M-1.8 -1.4C-1.6 -3 1.6 -3 1.8 -1.4Z", "#c9552e") + path("M-1.8 -1.4C-1.6 -2 1.6 -2 1.8 -1.4Z", "#7e2f24"), x, y, s, 40)
    return out


def blanket():
    """Patchwork over everybody's knees."""
    top = [(20.6, 40.4), (24.4, 42.4), (28.6, 42.0), (32.6, 43.2), (37, 42.2), (41.2, 42.6), (44.8, 40.2)]
    out = path(smooth([*[(x, y, 1) if k in (0, 6) else (x, y) for k, (x, y) in enumerate(top)], (43.2, 43.2), (39.4, 46.0), (32.6, 47.4), (25.6, 46.0), (22.0, 43.2)]), "#a8402a")
    tones = ("#d98f46", "#7d3a3c", "#e9c68e", "#5d6b4a", "#c9693a", "#8a4a5a")
    for k, (x, y, w, h) in enumerate(((22.4, 42.4, 2.8, 2.6), (25.6, 43.0, 3.0, 4.0), (29.0, 42.8, 3.2, 5.8), (32.6, 43.6, 3.2, 5.2), (36.1, 43.0, 3.0, 4.8), (39.4, 43.2, 3.0, 3.0))):
        out += poly([(x, y), (x + w * .92, y + (.4 if k % 2 else -.3)), (x + w * .9, y + h * .55), (x + .1, y + h * .5)], tones[k]) + path(f"M{x + .3} {y + .4}L{x + w * .8} {y + .5}", stroke="#fff3cf", stroke_width=".16", stroke_dasharray=".5 .4")
    return out + line(top, "#ffd991", .35)


def rain(box, count, seed, colour, width):
    r, out = random.Random(seed), ""
    for _ in range(count):
        x, y, h = r.uniform(box[0], box[2]), r.uniform(box[1], box[3]), r.uniform(1.8, 3.6)
        if math.hypot(x - HOLE[0], y - HOLE[1]) > 13.6:
            out += path(f"M{x:.2f} {y:.2f}l{-h * .32:.2f} {h:.2f}", stroke=colour, stroke_width=width, opacity=.7)
    return out


def late():
    """The one more, under a leaf."""
    leaf = blob([(-8.2, -1.6, 1), (-4.6, -5.8), (2, -7.6), (8.2, -6.4), (11.6, -3.0, 1), (6, -3.6), (0, -3.0)], "#79864a") + blob([(-8.2, -1.6, 1), (-2, -4.4), (5, -5.2), (11.6, -3.0, 1), (6, -3.6), (0, -3.0)], "#4a5636") + line([(-8, -1.7), (0, -4.8), (11, -3.2)], "#a9b05e", .3)
    return placed(mouse(small=True), -10, -4.2, 1) + placed(leaf + line([(3.2, -4), (4.6, 9.2)], "#4a5636", .55), 2.6, -6.4, 1.1, -8)


def picture():
    sky = contours(*HOLE, NIGHT, 13, 1.05, 1, [40, 33, 28, 24], .05, "#8a6a7c")
    crowd = placed(hare(), 38.2, 30.4, .9) + placed(badger(), 27.0, 31.4, .86) + placed(small(.2), 26.6, 24.8, .72)
    crowd += placed(mole(), 22.4, 38.8, .64) + placed(bird(), 36.9, 38.6, .74) + placed(small(), 31.6, 40.4, .7) + placed(small(.15), 42.2, 39.6, .62)
    lamp = line([(32.6, 21.6), (32.6, 24)], "#26151a", .35) + glow(32.6, 26.6, ((3.2, .4), (2.2, .6))) + lantern(32.6, 26.6, .74)
    ground_ = path(smooth([(6, 50, 1), (18, 48.6), (32, 50.6), (46, 49.4), (62, 50, 1), (62, 62, 1), (6, 62, 1)]), "#1b1120") + "".join(oval(x, y, w, .45, "#71424f") for x, y, w in ((22, 51.6, 2.8), (37, 52.4, 3.4), (29.6, 53.4, 1.6)))
    subject = lamp + crowd + blanket()
    front = ground_ + placed(late(), 47.4, 46.4, .42, flip=True) + rain((12, 11, 56, 54), 58, 6, "#b9c0d8", ".2") + grass([(14, 22, 7), (52, 56, 3)], "#120a16", 4, 55, (3, 5)) + motes(5, (24, 24, 42, 34), "#fff3cf", 3, (.12, .22))
    return sheet(ALT, sky=sky, mid=log(), subject=subject, front=front)
