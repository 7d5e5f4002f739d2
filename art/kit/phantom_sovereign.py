"""Phantom Sovereign. Morrow crowned: five bone spires on the hood, the star held up on its crook, and down an S of road the same walker again and again, each nearer."""
from brushes import disc, line, lit, path, placed, poly, smooth, star
from morrow import BACK_LEG, CLOAK, FRONT_LEG, head
from places import contours, ground, island, sheet
from veil import BONE, BONE_DARK, DARK, HIGH, MID, MINT, NIGHT, PALE, RIM, edged, gate, ribbon, stars

CARD = "S-PHANTOM-SOVEREIGN"
ALT = "Morrow, crowned with spires of bone, strides out huge with a star raised on its crook; smaller selves follow down a winding road."

MANTLE = [(1.0, -18), (4.2, -16.6), (6.6, -13.6), (7.4, -9.6), (7.0, -4), (7.8, 1.0), (10.2, 6.6, 1), (6.2, 4.4), (4.6, 8.4, 1), (1.6, 5.2), (-1.0, 10.2, 1), (-4.2, 6.4), (-8.0, 12.2, 1), (-11.2, 8.4), (-16.4, 15.0, 1), (-19.6, 11.4), (-26.4, 18.0, 1),
          (-27.2, 12.4), (-36.0, 15.6, 1), (-29.4, 7.4), (-21.4, .8), (-14.0, -4.2), (-8.6, -9), (-5.8, -13), (-3.4, -16.6)]


def self_of(fill, edge, flip=False):
    """One of the others: a flat stride with a crook."""
    out = "".join(path(smooth(part), fill) for part in (BACK_LEG, FRONT_LEG, CLOAK)) + "".join(path(smooth(part), stroke=edge, stroke_width=".36") for part in (BACK_LEG, FRONT_LEG)) + path(smooth(CLOAK), fill) + path(smooth(CLOAK), stroke=edge, stroke_width=".4")
    out += line([(13.2, -16.6), (13.9, -4), (14.9, 20)], fill, .8) + star(13, -18.6, 2.2, edge, .3)
    return out + path(smooth([(2.6, -20.2, 1), (1.0, -18.8), (.6, -16.4), (1.4, -14.2), (3.0, -12.6, 1), (4.5, -15.8), (4.4, -18.4)]), edge)


def crown():
    """Five spires that grow from the hood; the needle itself is the tallest."""
    out = ""
    for x, y, tx, ty, w in ((-3.4, -18.6, -9.4, -26.6, 1.1), (4.6, -20.6, 9.4, -29.8, 1.0), (-2.0, -21.0, -5.0, -32.4, 1.2), (3.6, -22.4, 5.4, -34.2, 1.1), (.9, -22.4, .4, -39.6, 1.4)):
        out += poly([(x - w, y), (x - w * .7, y - 2), (tx, ty), (x + w * .7, y - 2), (x + w, y)], BONE_DARK) + poly([(x + w * .1, y), (tx, ty), (x + w * .7, y - 2), (x + w, y)], BONE)
        out += star(tx, ty - .6, 1.0, MINT, .3)
    return out


def mantle():
    folds = ""
    for pts, tone in (([(6.4, -12, 1), (5.4, -4), (6.2, 4, 1), (11, 8, 1), (8.4, 0), (7.8, -8)], HIGH), ([(3.6, -13, 1), (1.8, -4), (2.4, 7, 1), (5.2, 9, 1), (4.4, -1)], MID), ([(1.4, -13, 1), (-2.6, -4), (-3.6, 8, 1), (-.4, 11, 1), (.2, 0)], HIGH),
                      ([(-.6, -14, 1), (-6.6, -4), (-10.6, 10, 1), (-6.4, 13, 1), (-4, 0)], MID), ([(-2.4, -14, 1), (-10.4, -3.6), (-18.4, 12, 1), (-14.6, 16, 1), (-8.6, 2)], "#2c1b55"), ([(-3.6, -14.4, 1), (-13.6, -3), (-27.2, 13.6, 1), (-23.4, 18.6, 1), (-12.6, 3)], MID),
                      ([(-4.6, -14, 1), (-14.6, -3.6), (-28, 7), (-37, 16, 1), (-30.6, 12.6, 1), (-17, 1.4)], HIGH)):
        folds += path(smooth(pts), tone)
    for x, y, r in ((-31.6, 12.6, .9), (-25.4, 14.2, .8), (-21.6, 9.4, .6), (-16, 11.4, .8), (-12.4, 6.6, .5), (-8, 8.6, .7), (-3.4, 5.4, .5), (-1.2, 7.4, .6), (4.4, 5.4, .6), (-18, 4.4, .45), (-26.4, 8.8, .5), (8.6, 4, .5)):
        folds += star(x, y, r, MINT, .26)
    return lit(smooth(MANTLE), DARK, RIM, -.35, .4, folds)


def limbs():
    """Arm and crook raised together; the star on it is the light."""
    out = edged(ribbon([(15.4, -28, .5), (15.0, -4, .5), (16.2, 20, .5)], 8), NIGHT, MINT, .2, 0)
    crook = smooth([(14.7, -27.4, 1), (12.2, -30.6), (12.8, -35.0), (16.6, -36.8), (20.2, -34.4), (20.0, -30.4, 1), (18.2, -33.2), (16.2, -34.2), (14.4, -32.0), (16.0, -27.6, 1)])
    out += edged(crook, NIGHT, MINT, -.35, .1)
    sleeve = [(2.4, -11.6), (5.6, -12.8), (10.0, -15.6), (14.0, -21.0, 1), (16.4, -18.6, 1), (15.8, -11.6), (13.2, -5.0, 1), (11.6, -9.0), (9.0, -5.0, 1), (7.0, -7.4), (3.8, -6.6)]
    out += lit(smooth(sleeve), MID, MINT, -.3, .4, path(smooth([(3, -8.6), (9, -11.6), (13, -15.6), (15.6, -18), (15, -10), (13, -4), (8, -7)]), DARK) + path(smooth([(8.6, -14, 1), (12.4, -16), (13.4, -11), (13, -5.6, 1), (11.2, -10)]), HIGH))
    for k in range(4):
        out += line([(13.8, -21.0 + k * .85), (15.4, -21.6 + k * .85), (16.4, -20.8 + k * .85)], BONE, .62)
    return out


def shoulders():
    """A collar of blades, each edged with light."""
    out = ""
    for x, y, tx, ty in ((-3.6, -13.6, -12.0, -17.6), (-3.0, -12.2, -11.0, -12.4), (-2.4, -11.0, -8.6, -7.6), (4.6, -13.4, 9.6, -16.8)):
        blade = [(x, y - 2.2, 1), ((x + tx) / 2, (y + ty) / 2 - 2.0), (tx, ty, 1), ((x + tx) / 2 + .6, (y + ty) / 2 + 1.2), (x + 1.6, y + 1.6, 1)]
        out += edged(smooth(blade), DARK, RIM, .1, .42)
    return out


def sovereign():
    out = path(smooth(BACK_LEG), NIGHT) + lit(smooth(FRONT_LEG), DARK, RIM, -.35, .1, path(smooth([(5, 3), (8.6, 8.4), (10.6, 14), (13.6, 19.4), (15, 20), (12, 13), (9, 7)]), MID))
    out += "".join(path(f"M{x} 19.4L{x + 3.4} 20.4L{x - .4} 20.4Z", NIGHT) for x in (14.6, 16.2))
    return crown() + out + mantle() + shoulders() + placed(placed(head(), -1, 13), 1.2, -14.4, 1.16) + limbs() + line([(19.8, -30.6), (19.8, -27.4)], RIM, .2) + star(19.8, -25.2, 3.3, "#1f5f78", .3) + star(19.8, -25.2, 2.7, MINT, .3) + star(19.8, -25.2, 1.4, "#ffffff", .34)


def road():
    """An S that comes from the far right and ends under the feet in front."""
    edge = [(66, 22.6), (50, 22.8), (36, 24.6), (25.6, 28.4), (24.6, 33.4), (33, 37.6), (46, 41.6), (58, 47.4), (66, 56)]
    back = [(46, 58), (42, 50.6), (32, 46.4), (18, 42.6), (11, 36.6), (14, 28.8), (28, 24.0), (46, 21.6), (66, 21.8)]
    return path(smooth([(*edge[0], 1), *edge[1:-1], (*edge[-1], 1), (*back[0], 1), *back[1:-1], (*back[-1], 1)]), "#6f7cc4") + line(back[1:], PALE, .2, opacity=.7)


def figure():
    """What stands in front of the frame."""
    return placed(sovereign(), 42.6, 32.4, .76)


def picture():
    keys = ["#130b2b", "#20134c", "#34246f", "#4c4196", "#5a6fb0", "#6fb0ba", "#a6ecd0", "#f0fff4"]
    sky = contours(56, 9.6, keys, 39, 1.15, 1.0, [66, 57.4, 49, 41, 33.4, 26.2, 19.4, 13, 7], .05, "#d5ffec")
    far = gate(58.6, 22.2, .42, "#4f8fa8", PALE) + island(26, 15.4, 8, 3.4, 5, "#463a8c", "#372b76", "#281d5a") + gate(26, 15.2, .3, "#372b76")
    mid = ground([(-6, 26), (10, 24), (24, 24.4), (40, 22), (54, 21.4), (70, 22)], "#4a3f92") + ground([(-6, 36), (6, 33), (14, 34), (70, 50)], "#372a74") + road() + ground([(-6, 46), (8, 44.6), (20, 46.6), (32, 50), (44, 54), (70, 60)], "#1d1240")
    for x, y, s, flip, tone in ((54, 21.0, .13, True, "#5f6cb4"), (44.6, 21.8, .18, True, "#5560ac"), (33.8, 23.8, .235, True, "#4a4c9c"), (22.4, 27.0, .31, True, "#37327e"), (18.6, 34.2, .42, False, "#2a2066")):
        mid += f'<ellipse cx="{x}" cy="{y + 20 * s * 1:.2f}" rx="{16 * s:.2f}" ry="{1.2 * s:.2f}" fill="#281d5a" opacity=".6"/>'
        mid += placed(self_of(tone, MINT if s > .4 else "#a8f7d2"), x, y, s, 0, flip)
    light = "".join(disc(57.9, 8.0, r, PALE, o) for r, o in ((5.4, .2), (3.4, .35)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=figure(), front=stars(((17.6, 20, .45), (34, 15.6, .4), (60.6, 28, .5), (30, 9.4, .4), (61, 36, .4))))


def over():
    return sheet(ALT, subject=figure())
