"""Veilwing. A swift the colour of high cloud, one pale scythe across a dark sky; what the guards are looking at is a bird of wind, over there."""
from brushes import disc, line, lit, path, placed, poly, smooth
from places import cloud, contours, island, motes, sheet
from skyfolk import curl, strip

CARD = "FA-007"
ALT = "A pale swift with a sealed letter dives past two towers, long wings spread, while both guards stare at a bird made of wind."

WHITE, PALE, MIST, GREY, SLATE, NIGHT, RIM = "#f7faf2", "#dbe8e6", "#b3cdd2", "#7fa3b0", "#3f6578", "#10283a", "#ffffff"
RED, GOLD = "#cf3d2c", "#f3c34b"


def upper():
    """The wing on the near side, raised; seen from above, every primary a strip of paper."""
    edge = smooth([(4.6, -2.2, 1), (6.4, -5.6), (6.8, -9.4), (4.4, -15), (.2, -20.4), (-5.6, -25.2), (-12.4, -28.4, 1), (-8.6, -23.6), (-7.4, -21.4, 1), (-5.4, -18.6), (-5.2, -16.6, 1), (-3.4, -13.4), (-3.8, -11.4, 1), (-2.6, -8.4), (-3.6, -6.2, 1), (-2.4, -3.6), (-3.4, -.6, 1)])
    inner = path(smooth([(3, -2), (3.4, -8), (1, -14), (-3, -19.6), (-12.4, -28.4), (-14, -22), (-7, -8), (-5, 0)]), PALE) + path(smooth([(1, -1), (.6, -7), (-1.4, -12.6), (-5, -18.4), (-12.4, -28.4), (-14, -20), (-7, -6), (-5, 0)]), MIST)
    for (x, y), (u, v) in (((-12.2, -28.2), (3.2, -12)), ((-7.4, -21.4), (3.4, -9.6)), ((-5.2, -16.6), (3.2, -7.2)), ((-3.8, -11.4), (2.6, -5)), ((-3.6, -6.2), (2, -3))):
        inner += line([(u, v), ((u + x) / 2 + .8, (v + y) / 2 - .6), (x, y)], GREY, .24)
    for x, y, a in ((1.0, -8.4, 62), (-.6, -12.6, 58), (-2.6, -16.8, 54), (1.2, -4.6, 68)):
        inner += placed(path(smooth([(-1.9, -.5, 1), (0, -.8), (1.9, 0, 1), (0, .4)]), SLATE), x, y, 1, a)
    return lit(edge, WHITE, RIM, -.5, .25, inner)


def lower():
    """The far wing, straight down, in its own shade."""
    edge = smooth([(4.4, 1.8, 1), (7.0, 5), (8.4, 9.2), (7.8, 14.2), (5.6, 19.4), (1.4, 24.6), (-3.0, 28.4, 1), (-.6, 23.4), (.4, 20.6, 1), (1.0, 17.6), (.4, 15.4, 1), (1.2, 12.4), (-.2, 10.2, 1), (.2, 7.6), (-1.6, 5.4, 1), (-2.6, 1.6, 1)])
    inner = path(smooth([(7, 5), (8.4, 9), (7.8, 14), (5.6, 19.4), (-3, 28.4), (3.6, 20), (6, 13), (5.6, 7)]), MIST)
    for (x, y), (u, v) in (((-2.8, 28.2), (6.6, 10)), ((.4, 20.6), (6, 8)), ((.4, 15.4), (5.4, 6)), ((-.2, 10.2), (4, 4))):
        inner += line([(u, v), ((u + x) / 2 + .8, (v + y) / 2 + .4), (x, y)], GREY, .24)
    return lit(edge, PALE, RIM, -.4, -.1, inner)


def trunk():
    edge = smooth([(-15.6, 2.2, 1), (-9, -.6), (-3, -2.6), (3.4, -3.8), (8.4, -4.2), (12.2, -3.6), (15.0, -1.8), (15.6, -.2), (13.6, 1.0), (10, 2.2), (5, 3.2), (-2, 3.0), (-8, 2.8)])
    inner = path(smooth([(-15, 2.2), (-8, 1.2), (0, 1.2), (7, .6), (12, -.6), (16, -.4), (12, 3), (0, 5), (-10, 4)]), MIST) + path(smooth([(6.6, -4.6), (10, -4.6), (13, -3.6), (15.6, -1.4), (13, -1.6), (10, -2), (7, -2.6), (2, -2)]), SLATE)
    out = lit(edge, WHITE, RIM, -.2, .4, inner)
    out += poly([(15.0, -1.8), (17.8, -.2), (15.4, .3)], NIGHT) + disc(12.4, -1.4, .95, NIGHT) + disc(12.75, -1.75, .32, RIM) + line([(11, -2.7), (12.6, -2.8), (14, -1.9)], NIGHT, .32)
    return out + path(smooth([(10.4, .4), (12.6, .4), (14.6, .4), (12, 1.8), (9, 2.4)]), PALE)


def tail():
    """Forked; both streamers are gone into the wind before they end."""
    out = path(smooth([(-11, -.2, 1), (-18, -1.6), (-25, -5.2), (-33, -6.8, 1), (-25, -2.6), (-19, 1.2), (-12, 1.8, 1)]), PALE) + path(smooth([(-11, 1, 1), (-18, 2.2), (-24, 5.6), (-30, 10.4, 1), (-22.6, 8.4), (-17, 4.8), (-12, 3, 1)]), MIST)
    return out + line([(-12, .6), (-19, -.4), (-26, -4), (-32, -6.6)], GREY, .2) + line([(-12, 1.8), (-18, 3.6), (-24, 7.2), (-29, 10)], SLATE, .2)


def letter():
    """What all this is about: sealed, and held against the breast."""
    out = poly([(1.0, 2.2), (7.2, 1.2), (8.0, 5.4), (1.8, 6.4)], "#fff3d6") + poly([(1.0, 2.2), (7.2, 1.2), (5.0, 4.4)], "#e6cfa2") + disc(5.0, 4.0, .95, RED) + disc(4.8, 3.8, .4, "#ea6a4e")
    return out + "".join(line([(x, 2.2 - (x - 2) * .16), (x + .2, 3.3)], NIGHT, .36) for x in (2.4, 3.2, 6.0))


def veil():
    """Bands of moving air that come off the trailing edges, and curl where they end."""
    out = ""
    for spine, tone in (
            ([(-3, -8, .2), (-12, -9, 1.5), (-22, -13, 2.2), (-32, -14, 1.5), (-42, -10, .2)], "#2b7389"),
            ([(0, 9, .2), (-8, 9, 1.5), (-17, 13, 2.2), (-27, 14, 1.5), (-36, 11, .2)], "#2b7389"),
            ([(-11, -27, .2), (-16, -26.4, 1.3), (-24, -23, 1.9), (-33, -22, 1.2), (-41, -25, .2)], "#63a7b3"),
            ([(-6, -19, .2), (-13, -19, 1.1), (-22, -18, 1.5), (-30, -17.6, .9), (-37, -17, .1)], "#3f8b9d"),
            ([(-1, 27, .2), (-6, 26, 1.2), (-12, 22, 1.6), (-17, 20.8, .9), (-21, 22, .1)], "#63a7b3"),
            ([(1, 18, .2), (-6, 18, 1.0), (-14, 17.4, 1.4), (-22, 16, .9), (-28, 16.4, .1)], "#3f8b9d")):
        out += strip(spine, tone, 24)
    return out


def decoy():
    """Two curls and a band of wind that might be a bird, if one wished to see a bird."""
    out = strip(curl(-5.0, -4.2, 2.6, 60, 1.0, .6)[::-1] + [(-2.4, -1.2, .75), (0, .4, .6), (3.6, .6, .1)], "#dff0ea", 30)
    out += strip(curl(3.8, -4.6, 2.2, 120, -1.0, .55)[::-1] + [(2.0, -1.4, .7), (0, .6, .6), (-4.2, 1.9, .1)], "#dff0ea", 30)
    return out + line([(-6.4, 2.6), (-3, 3.0), (0, 1.8)], "#a9d6d4", .3) + disc(4.0, .3, .55, "#dff0ea")


def tower(x, top, wide, lean):
    """A gate tower, its lamp, and a guard who watches the wrong sky."""
    out = lit(smooth([(x - wide, 60, 1), (x - wide * .86, top, 1), (x + wide * .86, top, 1), (x + wide, 60, 1)]), "#0d3448", "#6fb3b8", .25 * lean, .3, poly([(x + .3, top), (x + wide, top), (x + wide, 60), (x + .3, 60)], "#08283a"))
    for k in range(-1, 2):
        out += path(f"M{x + k * wide * .72 - .8:.2f} {top}v-1.6h1.6v1.6Z", "#0d3448" if k < 1 else "#08283a")
    return out + path(f"M{x - .6} {top + 4}h1.2v-1.6a.6 .6 0 0 0 -1.2 0Z", "#ffe9a6")


def guard(x, y, flip):
    """A stocky shape with a spear, head turned off."""
    body = path(smooth([(-1.5, 0, 1), (-1.7, -2.6), (-1.2, -4.2), (-.8, -5.6), (.4, -6.2), (1.7, -5.4), (2.6, -4.7, 1), (1.6, -4.2), (1.4, -2.6), (1.5, 0, 1)]), NIGHT) + path("M-2.2 .2L-2.6 -8.6", stroke=NIGHT, stroke_width=".36") + poly([(-3.1, -8.2), (-2.65, -10.2), (-2.2, -8.2)], "#b9d3d6")
    return placed(body + disc(1.1, -5.2, .26, GOLD), x, y, .9, 0, flip)


def picture():
    sky = contours(40, 29, ["#08283a", "#0b3247", "#0f3f55", "#155069", "#1d637b", "#2a788e", "#3a8c9e"], 66, 1.12, .95, [62, 53, 44.6, 36.4, 28.4, 20.6, 13.4], .06, "#cfe9e4")
    far = island(20.4, 21.0, 6, 2.8, 4, "#1d5f78", "#164f67", "#103f55", "#6fb3b8") + placed(decoy(), 55.0, 26.6, 1.0, -10)
    far += "".join(line(points, "#cfe9e4", .2, opacity=.5) for points in ([(14, 33.4), (17, 32.2), (20, 32.8)], [(55, 31.4), (58, 30.6), (61, 31)]))
    mid = cloud(-6, 47, 30, 5, "#1d637b", 3) + cloud(36, 46.6, 34, 5, "#2a788e", 8)
    mid += tower(18.6, 43.8, 3.4, 1) + tower(56.8, 40.4, 4.0, -1) + guard(18.6, 42.3, False) + guard(57.0, 38.9, True)
    bird = tail() + lower() + letter() + trunk() + upper()
    subject = placed(bird, 39.4, 33.2, .68, 24)
    front = cloud(-8, 54, 28, 4.4, "#a9d6d4", 12) + cloud(40, 53.6, 30, 4.6, "#cfe9e4", 17) + motes(8, (15, 17, 50, 46), "#ffffff", 3, avoid=((38, 32, 15),))
    return sheet(ALT, sky=sky, far=far, mid=mid + placed(veil(), 39.4, 33.2, .68, 24), subject=subject, front=front)
