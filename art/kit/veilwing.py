"""Veilwing. A swift the colour of high cloud, banked so hard that one scythe of a wing points up and the other down; wind for a train."""
from brushes import disc, line, lit, mix, oval, path, placed, poly, smooth
from places import cloud, contours, island, motes, sheet

CARD = "FA-007"
ALT = "A pale swift banks hard between two towers, one long wing up and one down, a veil of wind behind it; the guards look away."

WHITE, PALE, MIST, GREY, SLATE, NIGHT, RIM = "#f7faf2", "#dbe8e6", "#b3cdd2", "#7fa3b0", "#3f6578", "#10283a", "#ffffff"
RED, GOLD, VEIL = "#cf3d2c", "#f3c34b", "#e9f7f2"


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
        inner += line([(u, v), ((u + x) / 2 + .8, (v + y) / 2 + .4), (x, y)], SLATE, .24)
    return lit(edge, GREY, PALE, -.4, -.1, inner)


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
    """Sheets of moving air where the trailing edges ought to be."""
    out = ""
    for points, tone, opacity in (
            ([(-12.4, -28.4, 1), (-9, -20), (-7, -11), (-8, -3), (-13, 3), (-22, 4.6), (-31, 1, 1), (-25, -1.6), (-20, -7), (-18, -14), (-19.6, -20, 1), (-16, -22.6)], VEIL, .34),
            ([(-7.4, -21.4, 1), (-5, -12), (-5.4, -4), (-10, 1.4), (-19, 2), (-27, -3.6, 1), (-20, -5), (-15, -10), (-13, -16, 1), (-10, -18)], VEIL, .42),
            ([(-3, 28.4, 1), (0, 20), (.6, 12), (-3, 5.4), (-10, 3.6), (-20, 6), (-27, 14, 1), (-20, 12.6), (-13, 14), (-9, 19), (-9.6, 24, 1), (-6, 25)], VEIL, .3),
            ([(.4, 20.6, 1), (.4, 13), (-3, 7), (-9, 6.2), (-17, 10, 1), (-10.6, 10.6), (-6, 14), (-4, 19, 1), (-1.6, 19)], VEIL, .4)):
        out += path(smooth(points), tone, opacity)
    for points in ([(-12, -27), (-15, -18), (-14, -9), (-20, -2), (-29, .6)], [(-7, -20), (-9.4, -10), (-14, -4), (-22, -2.4)], [(-2.6, 27), (-4, 18), (-9, 11), (-18, 9), (-25, 12.6)], [(.6, 19), (-2, 12), (-8, 8.2), (-14, 8.6)]):
        out += line(points, RIM, .22, opacity=.8)
    return out


def tower(x, top, wide, lean):
    """A gate tower, its lamp, and a guard who watches the wrong sky."""
    out = lit(smooth([(x - wide, 60, 1), (x - wide * .86, top, 1), (x + wide * .86, top, 1), (x + wide, 60, 1)]), "#174a61", "#8fd0cf", .25 * lean, .3, poly([(x + .3, top), (x + wide, top), (x + wide, 60), (x + .3, 60)], "#0f374b"))
    for k in range(-1, 2):
        out += path(f"M{x + k * wide * .72 - .8:.2f} {top}v-1.6h1.6v1.6Z", "#174a61" if k < 1 else "#0f374b")
    return out + path(f"M{x - .6} {top + 4}h1.2v-1.6a.6 .6 0 0 0 -1.2 0Z", "#ffe9a6")


def guard(x, y, flip):
    """A stocky shape with a spear, head turned off."""
    body = path(smooth([(-1.5, 0, 1), (-1.7, -2.6), (-1.2, -4.2), (-.8, -5.6), (.4, -6.2), (1.7, -5.4), (2.6, -4.7, 1), (1.6, -4.2), (1.4, -2.6), (1.5, 0, 1)]), NIGHT) + path("M-2.2 .2L-2.6 -8.6", stroke=NIGHT, stroke_width=".36") + poly([(-3.1, -8.2), (-2.65, -10.2), (-2.2, -8.2)], "#b9d3d6")
    return placed(body + disc(1.1, -5.2, .26, GOLD), x, y, .9, 0, flip)


def picture():
    sky = contours(44, 24, ["#0f3d54", "#155a74", "#23728a", "#38899c", "#559fab", "#74b3b8"], 66, 1.05, 1.0, [60, 50.6, 41.6, 33.2, 24.8, 16.6], .06, "#e9f7f2")
    far = island(19, 20.4, 6, 2.8, 4, "#2f7f92", "#24687e", "#1a5068", "#8fd0cf") + disc(57.4, 23.4, 3.4, "#dcefdc", .4) + disc(57.4, 23.4, 2.3, "#fff6d6")
    far += "".join(line(points, "#ffffff", .2, opacity=.55) for points in ([(14, 31.4), (17, 30.2), (20, 30.8)], [(46, 21.4), (51, 20.4), (54, 21)], [(46, 42.4), (49, 41), (51, 41)]))
    mid = cloud(-6, 47, 30, 5, "#2a7188", 3) + cloud(36, 47.6, 34, 5, "#3f93a4", 8)
    mid += tower(18.6, 45.8, 3.4, 1) + tower(55.4, 38.4, 3.8, -1) + guard(18.6, 44.3, True) + guard(55.4, 36.9, False)
    mid += path("M21.8 49.4C32 52.6 43 51.4 52 45.6L52 47.4C43 53 32 54 21.8 51.4Z", "#123f55") + line([(21.8, 49.4), (37, 51), (52, 45.6)], "#8fd0cf", .22)
    bird = veil() + tail() + lower() + letter() + trunk() + upper()
    subject = placed(bird, 39.6, 32.2, .65, -7)
    front = cloud(-8, 54, 28, 4.4, "#bfe0de", 12) + cloud(44, 52.6, 26, 4.2, "#dff0ea", 17) + motes(9, (15, 17, 60, 42), "#ffffff", 3, avoid=((38, 32, 14),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
