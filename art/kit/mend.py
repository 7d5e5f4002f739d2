"""Mend. A mouse small enough to sit in the paw that nurses it, and one white bandage that runs from the one to the other."""
from brushes import line, lit, mix, oval, path, placed, poly, smooth
from lampkin import mouse
from little_ones import BEAR, BEAR_LIGHT, BEAR_MID, BEAR_RIM, PAD, claw, fur, smoke
from places import BURROW, contours, motes, sheet

CARD = "WB-013"
ALT = "A lantern mouse sits in the open paw of a great bear and holds out its arm, round which the other paw winds a bandage."

LINEN, LINEN_SHADE = "#fff8e6", "#dcc39c"


def room():
    """A shelf of jars, a bunch of herbs, the table with a basin of warm water and a spool."""
    wood, jar, lid = "#55292b", "#8f4a30", "#6a3530"
    out = poly([(11, 25.2), (25.6, 25.2), (25.6, 26.2), (11, 26.2)], wood) + poly([(22.6, 26.2), (23.8, 26.2), (22.6, 28.4)], wood)
    for x, w, h in ((14.6, 2.6, 3.6), (18.0, 2.0, 5.2), (21.0, 2.6, 3.0)):
        out += path(smooth([(x - w / 2, 25.2, 1), (x - w / 2, 25.2 - h * .7), (x - w * .3, 25.2 - h), (x + w * .3, 25.2 - h), (x + w / 2, 25.2 - h * .7), (x + w / 2, 25.2, 1)]), jar)
        out += poly([(x - w * .36, 25.4 - h), (x + w * .36, 25.4 - h), (x + w * .36, 24.6 - h), (x - w * .36, 24.6 - h)], lid)
    for k, x in enumerate((38.2, 40.4, 42.4)):
        out += line([(x, 10), (x + .2, 14)], wood, .3)
        out += "".join(path(smooth([(x, 13.4 + i * 1.1, 1), (x + s * 1.5, 14.2 + i * 1.1), (x + s * 1.9, 15.8 + i * 1.1, 1), (x + s * .5, 15.2 + i * 1.1)]), ("#7c5a34", "#6a4632")[(k + i) % 2]) for i in range(4 - k % 2) for s in (-1, 1))
    return out


def table():
    out = poly([(8, 47.4), (62, 47.4), (62, 60), (8, 60)], "#43212a") + poly([(8, 47.4), (62, 47.4), (62, 48.3), (8, 48.3)], "#9a5332")
    # the basin, copper, with a rim that catches the light
    out += path(smooth([(43.8, 41.8, 1), (44.6, 45.6), (47.0, 48.0, 1), (55.2, 48.0, 1), (57.6, 45.6), (58.4, 41.8, 1)]), "#8a4528")
    out += path(smooth([(43.8, 41.8, 1), (44.6, 45.6), (47.0, 48.0, 1), (49.6, 48.0, 1), (47.4, 45.4), (46.8, 42, 1)]), "#d98443") + oval(51.1, 41.8, 7.4, 1.3, "#e8a45c") + oval(51.1, 41.9, 6.3, .9, "#5a2c2c") + oval(50.0, 41.9, 3.4, .45, "#c77a44")
    return out + smoke([(49.4, 41), (48.6, 39.4), (49.8, 37.8), (49.2, 36.4)], .4)


def cradle():
    """The paw that holds: fingers to the right, hollow upwards."""
    far = smooth([(33.0, 45.0), (37.4, 42.6), (40.2, 39.4), (42.4, 39.0), (43.2, 41.2), (41.0, 45.4), (37, 48)])
    out = claw(42.2, 39.4, -48, .62) + lit(far, BEAR, BEAR_MID, -.2, .4)
    palm = smooth([(2, 49.4), (12, 46.0), (20, 44.5), (27, 44.7), (33, 45.4), (37.6, 44.9), (41.4, 42.9), (44.2, 42.6), (45.4, 44.6), (43.8, 47.8), (39.4, 51.0), (32, 54.2), (22, 57.0), (2, 63)])
    inner = path(smooth([(2, 58), (12, 53.4), (21, 51.4), (30, 50.8), (38, 49.2), (43, 46.6), (47, 46), (42, 54), (28, 60), (2, 66)]), BEAR)
    inner += path(smooth([(2, 48), (12, 45.2), (20, 44), (28, 44.4), (34, 45.4), (40, 44), (34, 47.4), (26, 47.4), (18, 47.2), (8, 50)]), BEAR_LIGHT) + line([(41.0, 48.4), (43.4, 45.6)], "#1f0f12", .35)
    inner += fur(((13.6, 49.4, 3.6, -52), (18.4, 49.8, 3.2, -50), (22.6, 51.6, 3.2, -54), (16.6, 53.2, 3.4, -48), (27.4, 49.6, 2.8, -58), (32.6, 50.2, 2.4, -60)))
    out += claw(44.6, 43.4, -40, .78) + lit(palm, BEAR_MID, BEAR_RIM, -.1, .42, inner)
    out += path(smooth([(28.4, 45.4), (31.4, 45.0), (36.4, 46.0), (40.2, 44.4), (41.2, 44.8), (38.6, 47.0), (33.6, 47.4), (29.4, 46.6)]), PAD) + path(smooth([(29.4, 46.4), (33.6, 47.0), (38, 46.6), (36, 47.6), (32, 47.4)]), "#a9764e")
    return out


def nurse():
    """The paw that winds: down from the upper right, the linen between two claws."""
    out = claw(46.6, 32.4, 140, .7, "#d8b98a", "#94683f") + lit(smooth([(62, 16), (55, 19), (50.6, 24.6), (47.6, 29.0), (46.2, 31.8), (47.6, 34.0), (50.4, 32.8), (54, 30), (62, 26)]), BEAR, BEAR_MID, .3, .1)
    hand = smooth([(63, 6), (56, 11.4), (50.4, 16.4), (46.6, 20.8), (43.4, 24.4), (42.4, 27.2), (43.8, 28.8), (46.0, 27.8), (45.8, 30.4), (47.4, 31.6), (50.2, 29.4), (50.8, 31.6), (52.8, 31.8), (55.2, 28.4), (63, 22)])
    inner = path(smooth([(64, 17), (58, 21.6), (53, 25.6), (49.6, 28.8), (50, 33), (56, 32), (66, 22)]), BEAR) + path(smooth([(60, 8), (54.6, 12.8), (49.6, 17.2), (45.6, 22), (42.4, 26), (44.6, 26.4), (48.4, 21.6), (53.6, 16.8), (63, 10)]), BEAR_LIGHT)
    inner += line([(46.0, 27.8), (48.4, 24.6)], "#1f0f12", .35) + line([(50.2, 29.4), (52.4, 26.2)], "#1f0f12", .35) + fur(((52.8, 17.6, 3.2, 42), (56.6, 17.0, 3.2, 42), (54.0, 22.0, 2.8, 40)))
    out += lit(hand, BEAR_MID, BEAR_RIM, .34, .3, inner)
    return out + claw(44.0, 27.0, 138, .74) + claw(47.4, 30.4, 128, .7)


def bandage():
    """Twice round the arm, then up to the claws in one loose bow."""
    bow = [(37.4, 36.6), (40.8, 38.0), (43.8, 36.6), (43.6, 33.6), (41.6, 31.4), (41.8, 29.2), (43.4, 27.8)]
    out = line(bow, LINEN_SHADE, 1.5) + line([(x - .12, y - .3) for x, y in bow], LINEN, 1.05)
    for x in (33.9, 35.4, 36.9):
        out += path(smooth([(x - .6, 34.5, 1), (x + .8, 34.7, 1), (x + 1.1, 36.2), (x + .7, 37.7, 1), (x - .8, 37.4, 1), (x - .4, 36)]), LINEN if x != 35.4 else mix(LINEN, LINEN_SHADE, .45))
    return out


def picture():
    sky = contours(27, 28, [*BURROW, "#ffe6a8"], 33, 1.05, 1, [46, 38.6, 31.6, 25, 18.6, 13.8, 9.4], .05, "#ffd991")
    subject = cradle() + oval(29.6, 45.3, 6.6, .8, "#2a1416") + placed(mouse(), 21.4, 25.2, .98) + bandage() + nurse()
    front = motes(8, (16, 15, 46, 34), "#ffe9ae", 5, avoid=((30, 32, 12), (48, 24, 12), (18, 22, 5)))
    return sheet(ALT, sky=sky, far=room(), mid=table(), subject=subject, front=front)
