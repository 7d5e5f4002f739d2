"""Rift Cantor. A robe like a column, the head thrown back and the mask a round hole; five organ pipes stand up out of its shoulders."""
import math

from brushes import line, lit, oval, path, placed, poly, smooth, star
from places import contours, island, sheet
from veil import BONE, BONE_DARK, DARK, HIGH, MID, MINT, MOON, NIGHT, PALE, RIM, gate, stars

CARD = "VB-010"
ALT = "A thin robed singer on the brink of a balcony throws its head back, and rings of song go out from its round mouth into the dusk."


def pipe(x, y, turn, long, wide, glow):
    """An organ pipe: mouth above, a slit of light in it, its foot at (x, y)."""
    out = poly([(-wide * .5, 0), (-wide, -3), (-wide, -long), (wide, -long), (wide, -3), (wide * .5, 0)], DARK)
    out += poly([(wide, -long), (wide, -3), (wide * .5, 0), (0, 0), (wide * .1, -3), (wide * .1, -long)], HIGH) + poly([(wide, -long), (wide, -3), (wide * .5, 0), (wide * .7, -3), (wide * .7, -long)], RIM) + poly([(-wide, -3), (-wide, -long), (-wide * .55, -long), (-wide * .55, -3)], NIGHT)
    out += oval(0, -long, wide, wide * .42, "#05020e") + path(f"M{-wide:.2f} {-long}A{wide:.2f} {wide * .42:.2f} 0 0 0 {wide:.2f} {-long}", stroke=RIM, stroke_width=".2")
    a, b = glow
    out += path(smooth([(0, -b, 1), (wide * .42, -(a + b) / 2), (0, -a, 1), (-wide * .42, -(a + b) / 2)]), MINT)
    for k in (3.6, long - 2.2):
        out += poly([(-wide - .15, -k), (wide + .15, -k), (wide + .15, -k + .8), (-wide - .15, -k + .8)], MID) + poly([(wide * .3, -k), (wide + .15, -k), (wide + .15, -k + .8), (wide * .3, -k + .8)], RIM)
    return placed(out, x, y, 1, turn)


def robe():
    """Profile, facing right; the neck lies at (1, -31), the hem at y = 0."""
    shape = [(-3.4, -29.4), (-5.2, -25), (-5.0, -19), (-4.6, -12), (-5.4, -6), (-8.6, 0, 1), (6.2, 0, 1), (4.4, -6), (3.8, -12), (4.2, -18), (5.2, -23), (5.0, -27), (3.4, -30), (.4, -31.2)]
    folds = ""
    for pts, tone in (([(4, -28), (3.4, -18), (2.8, -8), (4.4, 0, 1), (7, 0, 1), (5, -10), (6, -22)], HIGH), ([(1.6, -26), (1.4, -14), (.6, 0, 1), (3.0, 0, 1), (2.2, -10), (2.8, -20)], MID),
                      ([(-1.4, -28), (-1.8, -14), (-3.0, 0, 1), (-.8, 0, 1), (-.2, -12), (.2, -22)], MID), ([(-5, -28), (-3.6, -18), (-3.4, -8), (-6, 0, 1), (-9, 0, 1), (-5.6, -8)], NIGHT)):
        folds += path(smooth(pts), tone)
    folds += "".join(star(x, y, r, MINT, .26) for x, y, r in ((-6.2, -1.8, .6), (-3.8, -3.2, .4), (-1.0, -1.6, .5), (2.0, -2.6, .6), (4.6, -1.4, .5)))
    return lit(smooth(shape), DARK, RIM, -.45, .1, folds)


def arms():
    """Wide sleeves held low and open, palms up."""
    out = ""
    for dx, dy, tone, low in ((1.6, -1.4, MID, DARK), (0, 0, HIGH, MID)):
        sleeve = [(-.6 + dx, -27 + dy), (2.6 + dx, -26.6 + dy), (6.0 + dx, -22.6 + dy), (9.4 + dx, -20.6 + dy), (11.6 + dx, -21.6 + dy, 1), (12.4 + dx, -17.6 + dy, 1), (10.2 + dx, -12.0 + dy, 1), (7.4 + dx, -15.4 + dy), (3.4 + dx, -18.6 + dy), (0 + dx, -22 + dy)]
        out += lit(smooth(sleeve), tone, RIM, -.3, .35, path(smooth([(0 + dx, -22 + dy), (5 + dx, -19.4 + dy), (9.6 + dx, -18 + dy), (12.6 + dx, -18.4 + dy), (10.4 + dx, -11 + dy), (5 + dx, -16 + dy)]), low))
        for k in range(4):
            out += path(smooth([(11.0 + dx, -20.4 + dy + k * .4, 1), (13.0 + dx, -21.2 + dy + k * .5), (14.8 + dx - k * .3, -22.6 + dy + k * 1.0, 1), (13.2 + dx, -20.4 + dy + k * .5), (11.2 + dx, -19.6 + dy + k * .4, 1)]), BONE if dx == 0 else BONE_DARK)
    return out


def head():
    """Drawn upright and laid back afterwards: a hood, a mask in profile, a mouth as round as a pipe's."""
    hood = [(-2.4, 3.4), (-4.6, .6), (-5.2, -4), (-3.8, -8.0), (-.6, -9.8), (3.0, -8.8), (5.2, -6.6, 1), (4.4, -3.6), (4.0, 0), (3.6, 3.0), (1.4, 4.6)]
    out = lit(smooth(hood), DARK, RIM, -.4, .25, path(smooth([(-5, 2), (-3.4, -2), (-3.2, -6), (0, -9), (-4, -10), (-7, -4)]), NIGHT) + path(smooth([(-1.6, 4), (-2.0, 0), (-1.2, -5), (1, -8), (2, -8.4), (.4, -4), (0, 1)]), MID))
    out += path(smooth([(1.0, -7.2, 1), (3.6, -7.0), (5.2, -5.4), (5.9, -3.2), (6.4, -1.4, 1), (6.2, 1.4, 1), (5.2, 3.6), (3.4, 4.0), (1.2, 2.0), (.4, -2.6)]), BONE)
    out += path(smooth([(1.0, -7.2, 1), (2.4, -7.2), (2.2, -3), (2.6, 1), (3.8, 4.0), (3.2, 4.0), (1.2, 2.0), (.4, -2.6)]), BONE_DARK)
    out += path(smooth([(3.0, -4.0, 1), (4.2, -4.6), (5.2, -4.0, 1), (4.2, -3.6)]), NIGHT) + line([(2.8, -5.6), (4.2, -6.0), (5.2, -5.4)], BONE_DARK, .24)
    return out + oval(5.1, .4, 1.3, 1.95, BONE_DARK, -8) + oval(5.4, .4, 1.05, 1.65, "#05020e", -8) + line([(6.1, -.7), (6.3, .4), (6.0, 1.5)], MINT, .34)


def song(x, y):
    """Rings that widen as they go out from the mouth, broken like lines of music, with notes that are stars."""
    out = ""
    for k, r in enumerate((3.4, 6.2, 9.4, 13.0, 17.0, 21.4, 26.4)):
        a, b = math.radians(-72 + k * 3.4), math.radians(18 - k * 1.2)
        pts = [(x + math.cos(a + (b - a) * t / 8) * r, y + math.sin(a + (b - a) * t / 8) * r) for t in range(9)]
        out += line(pts, PALE if k < 3 else MINT, .5 - k * .045, opacity=.95 - k * .1)
        for j in ((2, 6), (4, 7), (1, 5), (3, 6), (2, 5), (4, 6), (3, 5))[k]:
            out += star(*pts[j], 1.0 - k * .06, PALE, .3)
    return out


def picture():
    sky = contours(58, 20, MOON, 44, 1.15, 1.0, [66, 57, 49, 42, 35.4, 29, 22.8, 16.8, 11], .05, "#dccfff")
    far = island(56.4, 39.0, 11, 5.4, 7, "#7a68c0", "#5b4a9e", "#433380") + gate(55.2, 38.6, .5, "#5b4a9e", "#d6fbe6") + gate(58.6, 38.8, .36, "#5b4a9e")
    far += island(47.0, 46.4, 7, 3.0, 3, "#5b4a9e", "#46338a", "#33246c") + line([(50, 46), (53, 43.4), (54.6, 39.2)], "#e6d8f6", .16, opacity=.7)
    # the balcony: one slab out over nothing, its broken rail behind the singer
    balcony = poly([(-6, 47.6), (36.6, 47.6), (40.4, 48.8), (38.4, 50.4), (30, 52.6), (24, 56.8), (18, 60), (-6, 60)], "#1b1038") + poly([(-6, 47.6), (36.6, 47.6), (40.4, 48.8), (-6, 48.8)], "#4a3690") + line([(-6, 47.6), (36.6, 47.6), (40.2, 48.7)], "#b9a4ee", .16)
    for k, (a, b) in enumerate(((8, 50.4), (17, 51), (26.4, 51.2), (33, 50.6))):
        balcony += poly([(a, 48.9), (a + .5, 48.9), (a + .2, b), (a - .2, b)], "#120a28")
    balcony += poly([(30, 52.6), (24, 56.8), (18, 60), (10, 60), (22, 52)], "#120a28")
    for x in (4.6, 10.4, 16.2):
        balcony += poly([(x, 47.6), (x + .5, 44.6), (x - .2, 42.6), (x + .6, 40.6), (x + 2.0, 40.6), (x + 2.8, 42.6), (x + 2.1, 44.6), (x + 2.6, 47.6)], "#2c1c58")
    balcony += poly([(-6, 38.8), (19.4, 38.8), (20.2, 40.6), (-6, 40.6)], "#3a2874") + line([(-6, 38.8), (19.4, 38.8)], "#7f6cc4", .16)
    mid = placed(balcony, 0, 1.3)
    x, y = 28.6, 49.2
    pipes = "".join(pipe(px, py, turn, long, wide, glow) for px, py, turn, long, wide, glow in
                    ((-2.6, -21, -40, 15, 1.25, (7.6, 10.4)), (-2.4, -21.6, -9, 17.4, 1.25, (9, 14.6)), (-3.0, -21, -31, 19, 1.45, (6.2, 9.6)), (-2.6, -21, -16, 20.8, 1.45, (8.0, 13)), (-3.0, -20.4, -23.4, 23.4, 1.7, (9, 17.4))))
    singer = pipes + robe() + arms() + placed(head(), 1.6, -33.4, .92, -38)
    subject = placed(singer, x, y, .765)
    light = song(33.8, 21.8)
    front = lit(smooth([(-4, 60, 1), (-4, 50), (4, 49.4), (10, 52), (16, 55), (20, 60, 1)]), "#0c061c", "#4a3890", -.3, .35)
    front += stars(((60.6, 31, .4), (45, 39.6, .35), (57.6, 48.2, .4), (16.8, 33.8, .4)), "#e6d8ff")
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
