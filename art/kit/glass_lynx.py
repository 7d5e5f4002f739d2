"""Glass Lynx. A face with tufted ears, close up, and a hand of crystal needles that all point the same way."""
import math

from brushes import both, disc, line, lit, mirrored, mix, path, placed, poly, smooth, star
from places import cloud, contours, island, motes, sheet

CARD = "FA-004"
ALT = "A grey lynx looks straight out, amber-eyed; its crystal whiskers point like compass needles to a star in the dawn."

FUR, SHADE, DEEP, NIGHT, PALE, WHITE = "#9dbac2", "#5d8798", "#2c5468", "#123041", "#d9e8e4", "#f7fbf3"
GOLD, GOLD_DARK, ICE, ICE_DARK = "#f3c34b", "#b57f22", "#dffcf8", "#2f8fa6"
BEARING = -24


def needle(x, y, turn, long, wide):
    """A crystal whisker: two faces that meet in a ridge, and a flash near the root."""
    a = math.radians(turn)

    def at(u, v):
        return x + math.cos(a) * u * long - math.sin(a) * v * wide, y + math.sin(a) * u * long + math.cos(a) * v * wide

    out = poly([at(0, 0), at(.16, -1), at(1, 0), at(.16, 1)], ICE_DARK) + poly([at(0, 0), at(.16, -1), at(1, 0)], ICE)
    return out + poly([at(.16, -1), at(.42, -.66), at(.16, .1)], "#ffffff")


def ear(s):
    shape = [(3.4, -8.4), (5.2, -12.4), (10.0, -17.2, 1), (12.0, -12.4), (12.4, -6.0), (9.0, -3.6)]
    inside = [(6.0, -8.6), (7.2, -12.0), (9.8, -15.4, 1), (10.8, -11.2), (10.6, -6.8), (8.4, -6.0)]
    tuft = [(9.0, -15.8, 1), (9.6, -18.6), (11.8, -21.4, 1), (11.4, -18.4), (12.6, -19.4, 1), (11.4, -16.4), (10.8, -14.8, 1)]
    points = [shape if s > 0 else mirrored(shape), inside if s > 0 else mirrored(inside), tuft if s > 0 else mirrored(tuft)]
    fluff = "".join(path(smooth([(s * (6.2 + k * 1.2), -6.0, 1), (s * (6.6 + k * 1.3), -9.2 - k * .9), (s * (7.0 + k * 1.35), -11.0 - k * .5, 1), (s * (7.4 + k * 1.1), -8.4)]), PALE if s > 0 else FUR) for k in range(3))
    return lit(smooth(points[0]), SHADE if s > 0 else DEEP, WHITE, -.4, .35) + path(smooth(points[1]), NIGHT) + fluff + path(smooth(points[2]), NIGHT)


def chest():
    shape = both([(0, 8), (10, 9), (15.4, 14), (18.4, 21), (19, 28, 1), (0, 28)])
    inner = path(smooth([(-20, 10), (-6, 10), (-3, 28), (-20, 28)]), DEEP) + path(smooth([(6, 12), (16, 14), (20, 28), (9, 28)]), mix(SHADE, FUR, .45))
    for x, y in ((-13.4, 17), (-9.8, 20.4), (13.4, 17.6), (10.6, 21.2), (16, 21.4), (-15.6, 21.8)):
        inner += path(smooth([(x - .9, y), (x, y - .8), (x + 1.0, y), (x, y + 1.0)]), NIGHT)
    out = lit(smooth(shape), SHADE, WHITE, -.4, .4, inner)
    bib = [(-7.4, 9, 1), (-6.4, 14), (-5.4, 16.6, 1), (-4.2, 14.8), (-3.6, 19.2, 1), (-1.8, 16.4), (0, 21.6, 1), (1.8, 16.4), (3.6, 19.2, 1), (4.2, 14.8), (5.6, 16.6, 1), (6.6, 14), (7.4, 9, 1)]
    return out + path(smooth(bib), PALE) + path(smooth([(x, y, *c) for x, y, *c in bib[:7]] + [(0, 9, 1)]), FUR)


def face():
    half = [(0, -9.6), (3.6, -10.2), (7.6, -8.4), (10.6, -4.4), (11.8, .4), (12.4, 2.4), (17.2, 4.2, 1), (13.6, 5.8), (16.2, 9.8, 1), (11.8, 9.2), (13.2, 13.8, 1), (8.8, 11.8), (8.2, 15.6, 1), (4.6, 12.8), (0, 13.6)]
    inner = path(smooth([(-18, 2), (-12, -5), (-8, -8), (-6, -4), (-7.4, 3), (-4.6, 9), (-2, 14), (-12, 17)]), SHADE)
    inner += path(smooth([(6.6, 2.4), (10, 1), (18, 4), (16.6, 10.4), (9, 17), (4.6, 13), (6.2, 8)]), PALE)
    inner += path(smooth([(-18, 3.6), (-11, 2), (-7.4, 3.4), (-6.6, 8), (-4.6, 13), (-9, 17)]), mix(SHADE, PALE, .42))
    # brow planes and the bridge of the nose
    inner += path(smooth([(0, -10), (3.6, -10.4), (4.2, -6.4), (2.4, -1), (2.2, 4), (0, 5), (-1.4, 0), (-2.2, -6)]), PALE) + path(smooth([(-4, -10.4), (-.6, -10), (-1.8, -4), (-2, 4), (-3.2, 0), (-4.8, -6)]), FUR)
    out = lit(smooth(both(half)), FUR, WHITE, -.45, .35, inner)
    for s in (-1, 1):
        tone = NIGHT
        for spots in ([(8.0, 3.2, 1), (11.2, 4.2), (15.2, 4.4, 1), (11.2, 5.2)], [(7.8, 5.8, 1), (10.8, 7.6), (14.4, 9.2, 1), (10.4, 8.6)], [(6.8, 8.6, 1), (9.4, 11), (11.8, 13.2, 1), (8.8, 11.8)]):
            out += path(smooth([(x * s, y, *c) for x, y, *c in spots]), tone)
        # stripes over the eye, black corner, and the eye itself
        out += path(smooth([(s * 4.4, -9.6, 1), (s * 5.0, -7.2), (s * 4.8, -4.8, 1), (s * 3.8, -7)]), DEEP) + path(smooth([(s * 7.2, -8.2, 1), (s * 7.2, -6.4), (s * 6.6, -4.6, 1), (s * 6.2, -6.4)]), DEEP)
        out += path(smooth([(s * x, y, *c) for x, y, *c in [(1.7, 1.7, 1), (3.0, -1.2), (5.6, -3.4), (8.2, -3.4), (9.8, -4.4, 1), (8.8, -1.4), (6.8, 1.2), (4.0, 1.6)]]), NIGHT)
        out += path(smooth([(s * x, y, *c) for x, y, *c in [(2.9, .8, 1), (4.0, -1.2), (6.0, -2.5), (8.2, -2.6, 1), (7.4, -.6), (5.8, .8), (4.2, 1.0)]]), GOLD)
        out += path(smooth([(s * x, y, *c) for x, y, *c in [(2.9, .8, 1), (4.2, .2), (6.0, -.3), (7.9, -1.9, 1), (7.2, -.4), (5.8, .8), (4.2, 1.0)]]), GOLD_DARK)
        out += path(smooth([(s * 5.7, -2.3, 1), (s * 5.7 + .62, -.8), (s * 5.6, .8, 1), (s * 5.7 - .62, -.8)]), NIGHT) + disc(s * 5.7 + .6, -1.5, .34, "#ffffff")
    muzzle = both([(0, 4.2), (2.6, 4.4), (5.4, 6.2), (5.8, 8.6), (3.6, 10.6), (1.4, 10.4), (0, 9.6)])
    out += path(smooth(both([(0, 9), (2.4, 9.4), (3.0, 11.6), (1.4, 13.0), (0, 13.2)])), PALE)
    out += lit(smooth(muzzle), WHITE, "#ffffff", -.2, .3, path(smooth([(-6, 5), (-2, 5), (-.6, 8), (-1, 11), (-6, 11)]), FUR))
    out += path(smooth([(-2.5, 4.2, 1), (0, 3.6), (2.5, 4.2, 1), (1.7, 5.8), (0, 7.0), (-1.7, 5.8)]), "#b0605a") + path(smooth([(-2.5, 4.2, 1), (-1, 4.6), (0, 7.0), (-1.7, 5.8)]), "#7c3f46")
    out += line([(0, 7.0), (0, 8.8)], NIGHT, .34) + line([(-3.4, 9.4), (-1.6, 9.9), (0, 8.8), (1.6, 9.9), (3.4, 9.4)], NIGHT, .34)
    out += "".join(disc(x, y, .24, DEEP) for x, y in ((-3.4, 6.6), (-4.2, 7.8), (-2.8, 8.2), (3.4, 6.6), (4.2, 7.8), (2.8, 8.2)))
    return out + star(0, -6.4, 1.9, GOLD, .24)


def whiskers():
    out = ""
    for x, y, long in ((4.2, 5.2, 17.0), (5.0, 6.9, 20.0), (4.8, 8.6, 18.5), (3.6, 10.0, 14.5)):
        out += needle(x, y, BEARING, long, .74)
    for x, y, long in ((-4.4, 5.6, 11.5), (-5.0, 7.0, 14.0), (-4.8, 8.4, 13.0), (-3.8, 9.6, 10.0)):
        out += needle(x, y, 180 + BEARING, long, .62)
    for s, x, y, long in ((1, 6.6, -4.4, 7.0), (1, 7.8, -4.2, 6.0)):
        out += needle(x * s, y, BEARING - 14, long, .32)
    return out


def picture():
    sky = contours(57, 25, ["#0e3a50", "#155069", "#1f6a80", "#2f8093", "#5aa9b4", "#9ad2cf", "#dcefdc", "#fff3c8"], 29, 1.2, .95, [60, 52, 44.6, 37.6, 30.8, 24.2, 17.8, 11.8, 6.6], edge="#dff6ee")
    far = island(18.6, 21.6, 9, 4.2, 4, "#2a7488", "#20607a", "#184e66", "#7fc4c6") + poly([(17.6, 21.4), (18.2, 18.2), (18.8, 21.4)], "#7fc4c6") + poly([(19.6, 21.4), (20.4, 16.8), (21.2, 21.4)], "#58a7b4")
    star_spots = ((16.6, 34.4), (20.8, 29.2), (17.4, 41.6), (24.4, 18.6))
    far += line([star_spots[2], star_spots[0], star_spots[1], star_spots[3]], "#f3c34b", .16, stroke_dasharray="1 .8", opacity=.7) + "".join(star(x, y, .9, "#fff3cf", .26) for x, y in star_spots)
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-4, 48, 26, 5, "#2a7488", 2), (46, 45.6, 24, 4.6, "#6fb3b3", 6)))
    light = disc(57.2, 25.4, 3.6, "#fffbe6", .5) + star(57.2, 25.4, 3.0, "#ffffff", .24)
    subject = placed(chest() + ear(-1) + ear(1) + face() + whiskers(), 37.4, 33.4, .95)
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-4, 53, 27, 4.2, "#e9f7f2", 12), (47, 50.4, 24, 3.8, "#f2f9ee", 14)))
    front += motes(7, (15, 24, 24, 46), "#fff3cf", 8)
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
