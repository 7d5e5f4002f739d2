"""Empty the Horizon. One wing, larger than the sky, sweeps once over a bridge like a broom; what was on it is in the air."""
import math

from brushes import disc, feather, line, mix, path, placed, poly, smooth, star
from places import cloud, contours, island, sheet

CARD = "TC-008"
ALT = "A white wing as large as the sky sweeps over a rope bridge like a broom, and five small beasts fly off into the bright air."

DEEP, BLUE, TEAL, PALE, FOAM = "#123c56", "#2a6fb0", "#3a92a6", "#a9d3d6", "#fbfff4"


def wing():
    """Larger than the sky: nine primaries that reach from the upper left to the bridge, and three steps of coverts over them."""
    out = ""
    rows = ((9, 36.5, 4, 82, 2.8, (FOAM, "#d6ebe8"), BLUE), (9, 26.0, 7, 84, 2.7, ("#bfe0e0", PALE), None), (8, 18.6, 10, 84, 2.7, (FOAM, "#e2f2ee"), None), (7, 11.4, 12, 84, 2.6, ("#bfe0e0", PALE), None))
    for row, (count, long, first, last, wide, tones, tip) in enumerate(rows):
        for k in reversed(range(count)):
            t = k / (count - 1)
            a = first + (last - first) * t
            r = math.radians(a)
            reach = long * (1 - .16 * t + .07 * math.sin(t * 3.14))
            x, y = 8 + math.cos(r) * (2 + row) - t * 1.4, 13.4 + math.sin(r) * 2 - t * 1.0
            out += feather(x, y, a, reach, wide * (1 + .25 * (1 - row * .2)), tones[k % 2], (tip if k % 2 else DEEP) if tip else None, mix(tones[k % 2], TEAL, .34))
    edge = smooth([(0, 8, 1), (10, 9.6), (22, 11.4), (31, 13.6), (41, 16.2, 1), (31, 16.8), (22, 16.6), (12, 17.4), (6, 26), (2, 34), (-4, 30)])
    return out + path(edge, FOAM) + path(smooth([(0, 34), (6, 25), (12, 17.6), (22, 16.8), (31, 16.9), (41, 16.3, 1), (31, 15.4), (20, 14.4), (9, 14.4), (2, 22), (-4, 30)]), PALE)


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
    sky = contours(49, 40, ["#0f4a63", "#1a6580", "#2a8298", "#5aa9b4", "#94cfcd", "#cbe7d8", "#f3f3d2", "#fffbe8"], 88, 1.15, .95, [58, 48, 39, 31, 24, 17.6, 12, 7], edge="#ffffff")
    far = island(50.6, 21.4, 5, 2.4, 4, "#7fc0c0", "#4f97a2", "#357f90", "#ffffff")
    far += path("M8 49.6H60V60H8Z", "#cfe9dc") + "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((33, 50.4, 24, 2.4, "#e9f5e4", 6), (24, 52.4, 30, 3.0, "#a9d6cf", 4)))
    # the bridge: whole on the right, already going on the left
    mid = island(52.6, 45.6, 9, 5.2, 8, "#5fa9a8", "#357f90", "#1f6078", "#f6fcf2") + poly([(50.2, 45.4), (50.2, 41.2), (51.0, 41.2), (51.0, 45.4)], "#12455c") + disc(50.6, 40.6, .8, "#fff3c4") + disc(50.6, 40.6, 1.6, "#fff3c4", .35)
    mid += path("M49.6 45.6C45.4 47.6 40.6 48.6 36.4 48.2C33.2 47.8 31.2 46.2 29.6 44.2", stroke="#12455c", stroke_width=".6", stroke_linecap="round") + path("M50.4 43.2C46 45.6 41 46.4 37.0 46.0C34.0 45.6 32 44 30.8 41.6", stroke="#12455c", stroke_width=".3", stroke_linecap="round")
    mid += "".join(line([(x, y), (x + d, y + 2.2)], "#12455c", .24) for x, y, d in ((48.2, 44.4, -.1), (45.8, 45.3, -.2), (43.2, 45.9, -.1), (40.6, 46.2, -.1), (38.2, 46.1, 0), (35.6, 45.7, .1), (33.4, 44.6, -.6)))
    mid += "".join(placed(path("M-.9 -.25H.9V.25H-.9Z", "#12455c"), x, y, 1, a) for x, y, a in ((33.0, 41.4, 30), (29.0, 40.6, -40), (31.4, 38.6, 60), (35.6, 42.6, 10)))
    small = placed(boar(), 45.4, 40.6, .72, 24) + placed(hound(), 41.0, 34.0, .66, -24) + placed(cat(), 48.2, 26.6, .6, -18)
    subject = wing() + small
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((9, 57.0, 22, 4.6, "#dff3ea", 12), (27, 58.2, 24, 4.6, FOAM, 5)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)


def over():
    """Two of them go farther than the window does."""
    return sheet(ALT, subject=placed(cloak(), 56.8, 20.4, .8, 30) + placed(boar(), 57.4, 40.0, .62, -40))
