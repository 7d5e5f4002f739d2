"""Empty the Horizon. One wave of cloud, tall as the sky and clawed like a wing, comes down on a bridge and everything on it."""
import math

from brushes import disc, line, lit, path, placed, poly, smooth, star
from places import cloud, contours, island, sheet
from skyfolk import curl, strip

CARD = "TC-008"
ALT = "A towering wave of cloud breaks over a rope bridge and sweeps five small beasts off it into a clean bright sky."

DEEP, MID, TEAL, PALE, FOAM = "#0d3a52", "#17607c", "#3a92a6", "#a9d9d4", "#fbfff4"


def wave():
    """The body, its bands, and the crest of white claws."""
    back = [(4, 62), (4, 20), (9, 14.6), (17, 11.4), (25, 10.8), (32.0, 12.4), (37.6, 15.6), (41.4, 19.6), (42.8, 23.4), (40.6, 22.2), (37.4, 21.6), (33.4, 22.8), (29.8, 25.8), (27.2, 30.4), (26.4, 35.6), (27.6, 41.0), (31.0, 46.0), (36.4, 49.6), (43, 51.6), (50, 52.2), (58, 51.4), (60, 62)]
    inner = ""
    for k, (shift, tone) in enumerate(((0, MID), (3.0, DEEP), (5.0, TEAL), (6.4, DEEP), (9.4, MID), (11.4, DEEP), (14.6, "#114a64"))):
        band = [(41.6 - shift * .3, 21.6 - shift * .15), (36.8 - shift * .5, 20.6 - shift * .35), (32.2 - shift * .8, 21.8 - shift * .55), (28.2 - shift, 25.2 - shift * .5), (25.8 - shift, 30.2), (25.0 - shift, 36), (26.2 - shift, 41.8 + shift * .1), (29.6 - shift, 47.2 + shift * .25), (35.4 - shift * .8, 51.0 + shift * .5), (43 - shift * .4, 53.0 + shift * .6), (58, 53.4 + shift * .5), (60, 66), (0, 66), (0, 6), (24, 6), (36, 10)]
        inner += path(smooth(band), tone)
    return lit(smooth(back), TEAL, "#dff3ea", .2, .5, inner)


def claws():
    """Foam: a row of hooked feathers along the crest, and drops before them."""
    out = ""
    row = ((42.2, 22.6, 62, 4.8), (40.6, 18.6, 40, 6.2), (37.4, 15.2, 28, 6.4), (33.2, 12.6, 18, 6.0), (28.4, 11.0, 8, 5.6), (23.4, 10.6, 0, 5.0), (18.4, 11.0, -8, 4.6), (39.0, 21.6, 92, 4.0), (35.4, 21.4, 104, 4.2), (31.8, 23.0, 112, 3.8), (28.8, 26.2, 118, 3.4), (26.8, 30.2, 112, 3.0))
    for k, (x, y, turn, long) in enumerate(row):
        hook = path(smooth([(-2.4, -1.7, 1), (0, -1.9), (long * .6, -1.5), (long, .6), (long * .92, 2.6, 1), (long * .7, 1.2), (long * .4, .9), (long * .5, 2.2, 1), (long * .1, 1.5), (-2.4, 1.6, 1)]), FOAM)
        shade = path(smooth([(-2.4, .4, 1), (0, .4), (long * .5, .1), (long * .94, 2.4, 1), (long * .7, 1.2), (long * .4, .9), (long * .5, 2.2, 1), (long * .1, 1.5), (-2.4, 1.6, 1)]), PALE)
        out += placed(hook + shade, x, y, 1 if k < 7 else .8, turn)
    # the lip itself, a string of round foam
    lip = ((12, 13.6, 2.0), (16.4, 12.2, 1.9), (21, 11.4, 2.0), (25.6, 11.2, 2.0), (30, 12.4, 2.1), (34, 14.6, 2.1), (37.6, 17.4, 2.0), (40, 20.6, 1.7), (36.6, 20.6, 1.5), (33, 21.6, 1.6), (30, 24, 1.6), (27.8, 27.2, 1.4), (26.6, 31, 1.1))
    return out + "".join(disc(x, y + .35, r, PALE) for x, y, r in lip) + "".join(disc(x, y, r * .94, FOAM) for x, y, r in lip)


def hound(c=("#2a1016", "#8a3826", "#f8e8ca")):
    """Head over heels, jaw open, all four legs wherever they like."""
    out = poly([(-4.6, -.4), (-7.4, -2.6), (-9.6, -5.6), (-8.8, -5.8), (-6.6, -3.4), (-3.6, -1.8)], c[0]) + poly([(2.4, .6), (4.4, 3.6), (7.4, 4.0), (8.4, 5.2), (7.6, 5.6), (3.8, 5.0), (.6, 1.8)], "#3a161a") + poly([(-4.8, .6), (-3.2, 3.6), (-4.8, 6.6), (-3.4, 7.2), (-3.4, 6.6), (-1.2, 3.4), (-2.2, .8)], "#3a161a")
    out += poly([(-5.6, .8), (-4.8, -1.4), (-1.4, -2.4), (2.4, -2.8), (4.4, -4.6), (5.0, -6.8), (6.2, -5.2), (8.4, -4.8), (10.4, -3.4), (10.2, -2.6), (7.6, -2.6), (9.4, -.9), (8.8, -.4), (6.4, -1.0), (5.0, .8), (3.2, 3.0), (.6, 2.4), (-2.2, 1.0), (-4.4, 2.8)], c[0])
    out += poly([(-4.8, -1.4), (-1.4, -2.4), (2.4, -2.8), (4.6, -4.4), (3.4, -1.6), (-.6, -.8)], c[1]) + poly([(5.2, -5.6), (8.2, -4.7), (10.2, -3.4), (7.0, -3.6)], c[1])
    out += poly([(1.6, 1.4), (2.2, 4.6), (5.0, 6.4), (4.8, 7.4), (3.4, 7.0), (.4, 5.0), (-.4, 1.6)], c[0]) + poly([(-4.8, 1.2), (-7.2, 3.4), (-7.4, 5.8), (-6.4, 6.4), (-6.0, 4.0), (-3.4, 2.4)], c[0])
    out += "".join(poly([(x, y), (x - .9, y - 3.0), (x + 1.1, y - .2)], c[2]) for x, y in ((-3.4, -1.6), (-1.4, -2.2), (.6, -2.4), (2.6, -2.8)))
    return out + poly([(6.4, -4.4), (7.6, -4.1), (6.6, -3.8)], "#ffd877") + poly([(9.4, -2.7), (9.2, -1.8), (8.8, -2.7)], c[2]) + poly([(8.0, -2.6), (7.8, -1.7), (7.4, -2.6)], c[2])


def boar():
    out = "".join(poly([(math.cos(a) * 3.4 - .6, math.sin(a) * 2.6), (math.cos(a) * 6.6, math.sin(a) * 6.2), (math.cos(a) * 3.4 + .6, math.sin(a) * 2.6)], "#cfa57c" if k % 2 else "#f8e8ca") for k, a in enumerate(math.radians(-168 + j * 20) for j in range(8)))
    out += poly([(-5.2, 2.4), (-4.8, -1), (-1.6, -3), (2.4, -2.8), (4.6, -1.0), (8.0, .6), (7.6, 2.0), (3.4, 2.8), (-3, 3)], "#54201f") + poly([(-4.8, -1), (-1.6, -3), (2.4, -2.8), (4.6, -1), (1, -.4), (-2.4, -.2)], "#c25a2f")
    return out + "".join(poly([(x, 2.4), (x + 1.6, 2.4), (x + 1.6 + d, 5.0), (x + .3 + d, 5.0)], "#2a1016") for x, d in ((-4, -1.2), (-1.4, -.6), (1.6, 1.0))) + poly([(4.8, .1), (5.8, .4), (5.0, .8)], "#ffd877") + poly([(6.6, 1.8), (7.4, 3.2), (7.5, 1.7)], "#f8e8ca")


def cloak():
    out = path(smooth([(-2.2, -3.6), (-4.2, -7.4, 1), (-3.6, -7.6), (-.6, -4.8), (.6, -4.8), (3.6, -7.6), (4.2, -7.4, 1), (2.2, -3.6), (5.2, -.4), (7.8, 3.2, 1), (5.2, 2.8), (4.2, 5.4, 1), (2.2, 3.6), (0, 6.2, 1), (-1.8, 3.8), (-4.2, 5.0, 1), (-4.8, 2.4), (-7.6, 2.0, 1), (-5.0, -1)]), "#22143f")
    out += path(smooth([(0, -3.4), (2.6, -.2), (4.6, 2.4), (2.2, 3.2), (0, 5.4, 1), (-.6, 2)]), "#5b41a0") + path(smooth([(-1.6, -4), (0, -5.2), (1.6, -4), (1.1, -1.6), (0, -.8), (-1.1, -1.6)]), "#0e0720")
    return out + disc(-.6, -2.8, .42, "#86f0c0") + disc(.7, -2.8, .42, "#86f0c0") + star(-2.8, 1.0, .9, "#86f0c0", .3) + star(3.0, 1.8, .7, "#d8fbe0", .3)


def cat():
    out = path(smooth([(-3.2, -1.8), (-1.4, -3.2), (1.6, -3.0), (3.2, -4.4), (3.0, -6.8, 1), (4.4, -5.6), (5.8, -5.8), (7.4, -7.0, 1), (7.4, -4.6), (7.2, -2.6), (5.0, -1.4), (3.6, .8), (5.2, 3.8), (4.2, 4.6, 1), (2.0, 1.6), (-1.4, 1.4), (-3.0, 4.6), (-4.2, 4.4, 1), (-3.6, 1.0), (-6.2, -.4), (-8.6, -4.2), (-7.6, -4.8), (-5.6, -1.8)]), "#2c1c58")
    return out + path(smooth([(-3, -1.6), (-1.2, -2.8), (2, -2.6), (0, -1.4)]), "#6b55b0") + disc(4.4, -4.2, .5, "#d8fbe0") + disc(6.2, -4.3, .5, "#d8fbe0") + path("M3.8 -3.1Q5.4 -1.8 6.9 -3.2Q5.6 -2.6 3.8 -3.1Z", "#86f0c0")


def picture():
    sky = contours(50, 34, ["#2a8298", "#4a9fac", "#7cc0c4", "#aedbd2", "#d6ecd9", "#f3f3d2", "#fff3c8", "#fffbe8"], 88, 1.15, .95, [54, 45, 37, 30, 23.6, 18, 13, 8.6, 5], edge="#ffffff")
    far = island(50.4, 25.4, 5.4, 2.6, 4, "#8fc9c5", "#6fb2b5", "#4f97a2", "#ffffff") + poly([(49.6, 25.2), (49.6, 23.8), (50.4, 22.9), (51.2, 23.8), (51.2, 25.2)], "#4f97a2")
    far += path("M8 46.6H60V60H8Z", "#cfe9dc") + "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((36, 47.4, 24, 2.4, "#e9f5e4", 6), (28, 49.6, 30, 3.0, "#a9d6cf", 4)))
    # the bridge: whole on the right, already going on the left
    mid = island(52.6, 42.6, 9, 5.2, 8, "#5fa9a8", "#357f90", "#1f6078", "#f6fcf2") + poly([(50.2, 42.4), (50.2, 38.2), (51.0, 38.2), (51.0, 42.4)], "#12455c") + disc(50.6, 37.6, .8, "#fff3c4") + disc(50.6, 37.6, 1.6, "#fff3c4", .35)
    mid += path("M49.6 42.6C45.4 44.6 40.6 45.0 36.4 43.8C34.2 43.2 32.2 44.6 31.4 46.4", stroke="#12455c", stroke_width=".6", stroke_linecap="round") + path("M50.4 40.2C46 42.6 41 43.0 37.0 41.6C34.6 40.8 32.4 41.6 30.6 44.0", stroke="#12455c", stroke_width=".26", stroke_linecap="round")
    mid += "".join(line([(x, y), (x + d, y + 2.2)], "#12455c", .22) for x, y, d in ((48.2, 41.4, -.1), (45.8, 42.2, -.2), (43.2, 42.6, -.2), (40.6, 42.5, -.2), (38.2, 41.9, -.4), (35.6, 41.3, -.5), (33.4, 41.7, -.6)))
    mid += "".join(placed(path("M-.9 -.25H.9V.25H-.9Z", "#12455c"), x, y, 1, a) for x, y, a in ((31.8, 40.4, 30), (34.0, 37.6, -20), (30.4, 36.6, 60), (36.8, 38.8, 10)))
    mid += placed(wave(), 3.0, 5.4, .91)
    small = placed(boar(), 42.2, 37.4, .84, 24) + placed(hound(), 38.2, 29.8, .74, -28) + placed(cat(), 47.8, 29.0, .72, -18)
    # the gust that carries them, three thin bands from under the crest
    light = ""
    for y0, y1, x1, r in ((29.4, 22.6, 45.8, 1.3), (34.4, 34.4, 50.4, 1.1), (38.4, 39.2, 46.6, .9)):
        light += strip([(29.4, y0, .1), (34, y0 - .6, .45), (40, (y0 + y1) / 2 + .4, .5), *curl(x1, y1 - r, r, 90, -.9, .45, .08, 8)], "#8fcbc9", 26)
    subject = placed(claws(), 3.0, 5.4, .91) + small
    front = "".join(disc(x, y, r, FOAM) for x, y, r in ((45.4, 21.0, .7), (44.0, 17.2, .6), (41.6, 14.6, .5), (31.6, 30.6, .4), (33.4, 26.8, .45)))
    front += "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((9, 57.0, 22, 4.6, "#dff3ea", 12), (27, 58.2, 24, 4.6, FOAM, 5)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)


def over():
    """One of them goes farther than the window does, and some of the foam with it."""
    drops = "".join(disc(x, y, r, PALE) + disc(x - .1, y - .12, r * .8, FOAM) for x, y, r in ((48.0, 19.0, .75), (49.6, 16.4, .5), (51.6, 25.4, .5), (52.4, 14.8, .4), (60.2, 27.2, .4), (52.6, 32.4, .45), (55.6, 30.0, .35)))
    return sheet(ALT, subject=placed(cloak(), 56.8, 20.4, .8, 30) + placed(boar(), 57.4, 40.0, .62, -40), front=drops)
