"""Shared Shelter. One great toadstool in the rain, a lamp under it, and one blanket with as many heads in it as will go."""
import random

from brushes import blob, disc, line, lit, mirrored, mix, oval, path, placed, poly, smooth
from burrowguard import DEEP, PALE
from hearth_singer import COPPER, COPPER_DARK, DOWN, SHADE
from lampkin import mouse
from little_ones import AMBER, AMBER_DARK, AMBER_MID, AMBER_RIM, INNER_EAR, glow, lantern
from places import contours, grass, motes, sheet

CARD = "RR-011"
ALT = "Under a great toadstool in the rain a badger, a hare, a bird and mice share one blanket and a lamp; another mouse runs up."

NIGHT = ["#1b1930", "#252242", "#352a50", "#573752", "#96533f", "#d9873f", "#ffbf62", "#ffe29c"]
HARE, HARE_DARK, HARE_LIGHT = "#a8744a", "#6b4632", "#e0b684"
C = 34.0


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


def toadstool():
    """The stem behind everybody; the cap like a roof, its gills full of light."""
    out = path(smooth([(C - 3.4, 24, 1), (C + 3.4, 24, 1), (C + 3.8, 34), (C + 5.4, 46, 1), (C - 5.4, 46, 1), (C - 3.8, 34)]), "#f3cf94") + path(smooth([(C - 3.4, 24, 1), (C - 1.2, 24, 1), (C - 1.6, 34), (C - 2.6, 46, 1), (C - 5.4, 46, 1), (C - 3.8, 34)]), "#d79a5c")
    under = smooth([(C - 21.0, 25.2, 1), (C - 12, 23.4), (C, 22.6), (C + 12, 23.4), (C + 21.0, 25.2, 1), (C + 12, 27.2), (C, 27.9), (C - 12, 27.2)])
    gills = "".join(line([(C + k * 1.0, 23.8), (C + k * 2.55, 27.6 - abs(k) * .28)], "#c77c3c", .3) for k in range(-7, 8))
    out += path(under, "#ffc772") + gills
    cap = smooth([(C - 21.4, 25.4, 1), (C - 20.6, 21.4), (C - 15.4, 16.4), (C - 7, 13.2), (C + 1, 12.6), (C + 9, 13.6), (C + 16.4, 17.2), (C + 20.8, 21.6), (C + 21.4, 25.4, 1), (C + 12, 23.9), (C, 23.2), (C - 12, 23.9)])
    inner = blob([(C - 22, 26), (C - 19, 20), (C - 12, 18.4), (C - 2, 19.0), (C + 8, 20.6), (C + 22, 24), (C + 22, 27), (C, 25)], "#7a2a26") + blob([(C - 6, 13.4), (C + 1, 12.4), (C + 9, 13.4), (C + 16, 17), (C + 9, 15.6), (C + 1, 14.4)], "#d9643c")
    out += lit(cap, "#a83c2c", "#f0b078", .2, .4, inner)
    for x, y, rx, ry, t in ((-13.4, 19.4, 2.0, 1.3, -30), (-5.6, 16.0, 2.3, 1.3, -10), (3.4, 18.6, 2.6, 1.7, 6), (10.4, 16.6, 1.5, .9, 20), (14.4, 20.8, 1.8, 1.2, 30), (-7.4, 20.8, 1.2, .8, -12)):
        out += oval(C + x, y, rx, ry, "#c9a287", t) + oval(C + x + .2, y - .25, rx * .8, ry * .7, "#f6dfbc", t)
    return out


def blanket():
    """Patchwork, one for all."""
    top = [(18.6, 45.0), (20.0, 40.4), (23.0, 37.6), (27.4, 39.0), (31.0, 41.6), (35.2, 41.8), (39.0, 38.8), (43.4, 38.2), (47.0, 40.8), (49.2, 45.2)]
    shape = smooth([(17.4, 50.6, 1), *top, (50.8, 50.6, 1), (34, 51.6)])
    tones, r = ("#d98f46", "#7d3a3c", "#e9c68e", "#5d6b4a", "#c9693a", "#8a4a5a"), random.Random(4)
    patches = ""
    for row in range(3):
        for k in range(8):
            x, y = 15.4 + k * 4.9 + (2.4 if row % 2 else 0), 37.4 + row * 4.8
            patches += poly([(x + r.uniform(-.3, .3), y + r.uniform(-.3, .3)), (x + 4.9, y + r.uniform(-.3, .3)), (x + 4.9 + r.uniform(-.3, .3), y + 4.8), (x, y + 4.8)], tones[(k * 2 + row * 3) % 6])
            patches += path(f"M{x + .3:.2f} {y + .35:.2f}H{x + 4.5:.2f}", stroke="#fff3cf", stroke_width=".16", stroke_dasharray=".5 .4")
    fold = "".join(path(smooth(q), "#3a1a28", .28) for q in ([(28.6, 40.4), (30.6, 44), (30.0, 51), (27.4, 51), (28.8, 45)], [(38.6, 39.6), (38.0, 44), (40.4, 51), (37.0, 51), (36.4, 45)], [(17, 51), (19, 44), (21.6, 41), (20.8, 46), (20.6, 51)]))
    return lit(shape, "#a8402a", "#ffe2a0", 0, .5, patches + fold)


def rain():
    r, out = random.Random(6), ""
    for _ in range(90):
        x, y, h = r.uniform(11, 57), r.uniform(10, 52), r.uniform(1.8, 3.4)
        if abs(x - 33.6) > 17.4 or y < 15.4 + (x - 33.6) ** 2 * .025:
            out += path(f"M{x:.2f} {y:.2f}l{-h * .3:.2f} {h:.2f}", stroke="#b9c0d8", stroke_width=".22", opacity=.8)
    # what runs off the edge of the roof
    return out + "".join(path(f"M{x} {y}V{y + h}", stroke="#dfe4ef", stroke_width=".3", opacity=.85, stroke_linecap="round") for x, y, h in ((16.4, 29.6, 3.0), (16.9, 34.4, 1.0), (19.6, 29.4, 1.2), (48.2, 29.4, 1.4), (51.0, 29.8, 2.6), (50.6, 35, 1.4)))


def late():
    """The one more, under a leaf."""
    leaf = blob([(-8.2, -1.6, 1), (-4.6, -5.8), (2, -7.6), (8.2, -6.4), (11.6, -3.0, 1), (6, -3.6), (0, -3.0)], "#8d9a54") + blob([(-8.2, -1.6, 1), (-2, -4.4), (5, -5.2), (11.6, -3.0, 1), (6, -3.6), (0, -3.0)], "#4a5636") + line([(-8, -1.7), (0, -4.8), (11, -3.2)], "#c3ca78", .3)
    return placed(mouse(small=True), -10, -4.2, 1) + placed(leaf + line([(3.2, -4), (4.6, 9.2)], "#4a5636", .55), 2.6, -6.4, 1.1, -8)


def picture():
    sky = contours(33.6, 35.4, NIGHT, 13, 1.04, .92, [40, 30, 25, 21, 17.6, 14.2, 10.8, 7.4], .04, "#c79a7c", 24)
    ground_ = path(smooth([(6, 49, 1), (18, 47.4), (32, 48.4), (46, 47.6), (62, 49, 1), (62, 62, 1), (6, 62, 1)]), "#4a2a30") + path(smooth([(6, 51, 1), (18, 50.0), (34, 50.8), (50, 50.0), (62, 51, 1), (62, 62, 1), (6, 62, 1)]), "#1d1224")
    ground_ += "".join(oval(x, y, w, .4, "#8a6a7c") for x, y, w in ((18, 51.2, 2.0), (44.6, 51.8, 3.0), (28.6, 52.4, 2.4)))
    lamp = glow(C + .4, 31.4, ((5.6, .25), (3.4, .5))) + line([(C + .4, 27.6), (C + .4, 29)], "#26151a", .4) + lantern(C + .4, 31.4, .95)
    crowd = placed(hare(), 42.2, 34.2, .92) + placed(badger(), 26.4, 33.2, 1.02) + placed(small(.15), 26.8, 25.6 + .6, .62)
    crowd += placed(bird(), 35.0, 37.4, .78)
    heads = placed(small(), 22.0, 43.0, .74) + placed(small(.12), 44.2, 43.6, .7)
    subject = placed(toadstool() + lamp + crowd + blanket() + heads, 5.2, 7.0, .84)
    front = placed(late(), 49.2, 43.9, .4, flip=True) + rain() + grass([(13, 19, 7), (50, 56, 5)], "#120a16", 4, 55, (3, 6)) + motes(5, (22, 28, 46, 34), "#fff3cf", 3, (.12, .22), ((26, 32, 7), (42, 32, 7)))
    return sheet(ALT, sky=sky, mid=ground_, subject=subject, front=front)
