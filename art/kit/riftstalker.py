"""Riftstalker. A gargoyle: crouched on the keystone of a gate, knees above its elbows, the spear held point down over the road that runs out of it."""
from brushes import disc, line, lit, path, placed, poly, smooth, star
from lampkin import mouse
from morrow import head
from places import contours, ground, island, sheet
from veil import BONE, BONE_DARK, DARK, HIGH, MID, MINT, NIGHT, PALE, RIM, TIDE, edged, ribbon, stars

CARD = "P-RIFTSTALKER"
ALT = "Morrow crouches on top of a gate like a gargoyle, spear point down; below, a mouse with a lantern is about to walk through."

# The crouch, feet at (0, 0) on the crown of the gate; it looks to the right and down.
CLOAK = [(4.4, -20.6), (1.2, -21.4), (-2.8, -19.8), (-6.4, -16.0), (-9.0, -11.0), (-10.4, -5.6), (-12.8, 1.2), (-17.4, 7.6, 1), (-12.6, 6.0), (-13.6, 12.4, 1), (-9.8, 7.8), (-9.0, 16.4, 1), (-6.6, 8.6),
         (-4.4, 13.4, 1), (-3.6, 5.6), (-1.2, 1.4), (2.6, -3.0), (6.4, -8.4), (7.6, -13.4), (7.0, -18.0)]


def thigh_and_shank(points, base, rim, dx=-.35, dy=.25):
    return edged(ribbon(points, 20), base, rim, dx, dy)


def foot(x, y, turn, base, rim):
    """Three long toes that hold on to the edge of a stone."""
    out = "".join(edged(ribbon(spine, 8), base, rim, -.05, .22) for spine in ([(-.3, -.6, .7), (1.8, -.1, .55), (3.0, 1.4, .1)], [(-.2, -.6, .6), (.8, .6, .5), (.7, 2.4, .08)], [(-.2, -.8, .5), (-1.6, .1, .4), (-2.2, 1.4, .08)]))
    return placed(out, x, y, 1, turn)


def cloak():
    folds = ""
    for pts, tone in (([(2, -21, 1), (-4, -14), (-7.4, -5), (-10.4, 3), (-17.6, 7.8, 1), (-12.4, 6, 1), (-8, -2), (-3.4, -11)], MID), ([(3.4, -20, 1), (-1.6, -12), (-5, -2), (-9, 6), (-13.8, 12.6, 1), (-9.6, 7.4, 1), (-4.4, -3), (.2, -12)], HIGH),
                      ([(4.4, -19, 1), (1.0, -10), (-3, 0), (-9.2, 16.6, 1), (-6.4, 8, 1), (-1.2, -1), (2.4, -10)], MID), ([(6, -17, 1), (3.4, -9), (-.6, -1), (-4.6, 13.6, 1), (-3.4, 5, 1), (.6, 0), (5, -8)], HIGH)):
        folds += path(smooth(pts), tone)
    folds += "".join(star(x, y, r, MINT, .26) for x, y, r in ((-12.4, 4.2, .75), (-10.4, 8.2, .55), (-7.2, 5.4, .7), (-8.2, -.6, .45), (-5.2, 9.0, .45), (-3.6, 3.2, .5)))
    return lit(smooth(CLOAK), DARK, RIM, -.35, .35, folds)


def spear():
    """The crook ground to a blade; the star that hung from it hangs at the butt."""
    out = edged(ribbon([(0, -17.6, .3), (0, 0, .46), (0, 11.4, .5)], 8), NIGHT, RIM, -.22, 0)
    blade = [(-.9, 10.8, 1), (-2.1, 12.6), (-1.7, 15.6), (-.6, 18.6), (.1, 21.6, 1), (.7, 18.4), (1.6, 15.4), (2.0, 12.4), (.9, 10.8, 1)]
    out += path(smooth(blade), "#49b392") + path(smooth([(0, 10.8, 1), (.9, 10.8, 1), (2.0, 12.4), (1.6, 15.4), (.7, 18.4), (.1, 21.6, 1), (0, 16)]), PALE) + path(smooth([(-.9, 10.8, 1), (-2.1, 12.6), (-1.7, 15.6), (-.9, 17.6), (-.7, 14)]), MINT)
    out += line([(-1.2, 10.6), (1.2, 10.6)], RIM, .5) + line([(0, -17.4), (-1.4, -17.9), (-1.8, -16.2)], RIM, .2)
    return out + star(-1.8, -14.8, 1.25, MINT, .3)


def fingers(x, y, turn, tone):
    return placed("".join(line([(-1.0, k * .75), (.3, k * .75 - .3), (1.1, k * .75 + .1)], tone, .62) for k in range(4)), x, y, 1, turn)


def stalker():
    out = thigh_and_shank([(-2, -7, 2), (6, -10.4, 1.6), (15.6, -10.6, 1.05), (13.6, -4.4, .85), (9.8, 3.4, .65)], NIGHT, HIGH) + foot(9.8, 3.2, 34, NIGHT, HIGH)
    return out + cloak()


def knee():
    """The near leg, folded like a grasshopper's; it stands in front of the arms."""
    out = thigh_and_shank([(11.6, -9.4, 1.3), (9.4, -6.8, 1.0), (5.4, -3.0, .85), (1.8, .2, .7)], DARK, RIM) + foot(1.6, .3, 18, DARK, RIM)
    return out + edged(smooth([(-6.0, -4.6), (-3.4, -8.2), (2.6, -10.8), (8.4, -12.0), (11.8, -11.6), (12.9, -9.8), (11.6, -8.2), (8.4, -7.4), (3.0, -5.0), (-2.4, -1.6), (-5.6, -1.8)]), DARK, RIM, -.2, .4) + path(smooth([(-3.0, -6.0, 1), (3.4, -8.6), (10.8, -10.2, 1), (4.0, -6.8)]), MID)


def ghost(fill, edge):
    """The same stalker on another gate, another night."""
    hood = [(6.4, -31, 1), (10.6, -24), (12.0, -19), (8, -16.6), (3.4, -18), (3.2, -23)]
    legs = path(ribbon([(-3.4, -5.4, 2.2), (2.6, -10.0, 2.1), (8.8, -14.6, 1.2), (6.2, -8, .9), (1.8, .2, .8)], 16), fill) + path(ribbon([(6, -10.4, 1.6), (14.6, -12.0, 1.05), (13.2, -5, .9), (9.8, 3.4, .7)], 14), fill)
    return legs + path(smooth(CLOAK), fill) + path(smooth(hood), fill) + line([(15.0, -28), (18.6, 6)], fill, 1.1) + star(10.4, -21, 1.7, edge, .3)


def arch(stone, edge, dark, inside):
    """A pointed gate, its crown at (0, 0): big stones, wide enough to walk under."""
    out = ""
    for fill, w, top in ((inside[0], 9.4, 4.6), (inside[1], 7.2, 7.4), (inside[2], 4.8, 11.4)):
        out += path(smooth([(-w, 34, 1), (-w, top + 9), (-w * .72, top + 4.4), (0, top, 1), (w * .72, top + 4.4), (w, top + 9), (w, 34, 1)]), fill)
    ring = [(-14, 34, 1), (-14, 13.2), (-10.6, 6.2), (0, -.6, 1), (10.6, 6.2), (14, 13.2), (14, 34, 1), (9.4, 34, 1), (9.4, 13.8), (7.0, 9.2), (0, 4.4, 1), (-7.0, 9.2), (-9.4, 13.8), (-9.4, 34, 1)]
    joints = "".join(poly([(a, b), (u, v), (u + .3, v + .3), (a + .3, b + .3)], dark) for a, b, u, v in ((-10.8, 6, -7.0, 9.6), (-5.4, 2.6, -3.6, 6.6), (5.4, 2.6, 3.6, 6.6), (10.8, 6, 7.0, 9.6), (-14, 13, -9.2, 13.8), (14, 13, 9.2, 13.8)))
    joints += path(smooth([(9.4, 34, 1), (9.4, 13.8), (7.0, 9.2), (0, 4.4, 1), (7.6, 8.2), (10.4, 13.4), (10.4, 34, 1)]), dark) + path(smooth([(-9.4, 34, 1), (-9.4, 13.8), (-7.0, 9.2), (0, 4.4, 1), (0, 3.7, 1), (-7.6, 8.6), (-10.1, 13.6), (-10.1, 34, 1)]), MINT, .8)
    out += lit(smooth(ring), stone, edge, -.3, .4, joints)
    return out + lit("M-2.6 -1.6L2.6 -1.6L1.8 5.8L0 6.6L-1.8 5.8Z", stone, edge, -.3, .4)


def picture():
    sky = contours(45, 18, TIDE, 57, 1.15, 1.0, [66, 56.6, 47.8, 39.6, 32, 25, 18.6, 12.8, 7.6], .05, "#c9ffe9")
    far = placed(arch("#2c4a7a", "#4a7a9c", "#24406e", ("#3f7a96", "#4f8fa4", "#5fa4ae")), 22.4, 25.6, .3) + placed(ghost("#233f6c", "#9fe6cf"), 22.2, 25.6, .3)
    far += island(22.4, 34.2, 11, 4.4, 4, "#2f5480", "#27426f", "#1f335c") + placed(arch("#4f93a4", "#7fc4b8", "#437f97", ("#7fc8b8", "#8fd6c0", "#a4e4c8")), 59.0, 29.6, .2) + placed(ghost("#3f7f94", "#d9fff0"), 58.8, 29.6, .2)
    far += island(59, 35.2, 8, 3.4, 9, "#4f93a4", "#3f7f94", "#336a86")
    mid = ground([(-6, 41), (10, 40.4), (26, 41.6), (44, 41), (58, 42.4), (70, 41)], "#233a66") + ground([(-6, 45), (12, 44.4), (30, 46), (50, 46.4), (70, 47.6)], "#191a44")
    mid += poly([(27, 60), (31.2, 45.0), (40, 45.0), (52, 44.4), (70, 45.4), (70, 60)], "#2a4f78") + line([(40, 45.0), (52, 44.4), (70, 45.4)], "#7fd6c0", .18, opacity=.7)
    gate_ = placed(arch("#181036", "#5f7fb0", "#0e0824", ("#2f8f8a", MINT, PALE)), 35.4, 34.6)
    light = gate_ + disc(57.6, 42.6, 4.2, "#ffb84f", .16) + disc(57.6, 42.6, 2.4, "#ffd27a", .3) + placed(mouse(True), 60.6, 38.8, .3, 0, True)
    subject = stalker() + placed(spear(), 18.6, -13.4, .86, -7)
    # both arms reach over the knees to the shaft
    subject += edged(ribbon([(4.8, -15.0, 1.4), (10.4, -13.6, 1.7), (15.6, -17.4, 1.9), (17.4, -18.2, .9)], 16), NIGHT, HIGH, -.2, .3) + fingers(17.6, -18.2, -7, BONE_DARK)
    subject += placed(placed(head(), -1, 13), 5.0, -16.0, .92, 21)
    subject += edged(ribbon([(2.8, -16.4, 1.6), (6.4, -12.6, 2.2), (11.6, -11.8, 2.2), (17.2, -13.8, 2.3), (18.4, -14.0, 1.1)], 18), MID, RIM, -.1, .4) + fingers(18.8, -13.6, -7, BONE)
    subject = placed(subject + knee(), 33.6, 33.8)
    front = lit(smooth([(-4, 60, 1), (-4, 46), (4, 45), (10, 48.6), (15, 51.4), (22, 53), (26, 60, 1)]), "#0c0a22", "#33507e", -.3, .35) + lit(smooth([(58, 60, 1), (60, 52), (64, 49.6), (70, 48), (70, 60, 1)]), "#0c0a22", "#33507e", -.3, .35)
    front += stars(((27.6, 12.6, .5), (33.4, 7.2, .45), (60.2, 15.6, .5), (17.0, 18.2, .4), (53.6, 33.6, .35), (21.6, 9.8, .35)), "#d9fff0")
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
