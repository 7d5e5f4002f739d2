"""Passage Unseen. Two mice under a lamp look the wrong way; behind their backs Morrow, one leg gone already, puts a finger before its mask."""
from brushes import disc, line, lit, path, placed, poly, smooth, star
from morrow import head
from places import contours, ground, house, island, sheet
from veil import BONE, BONE_DARK, DARK, HIGH, MID, MINT, NIGHT, PALE, PLUM, RIM, edged, ribbon, stars

CARD = "VB-012"
ALT = "Behind the backs of two lantern mice Morrow slips into a slit of light and looks back, one finger raised before its mask."


def watcher(x, y, size, coat, shade, rim, fur, turn):
    """A lantern mouse from behind, in a long coat, its ears up and its nose to the left; the tail lies on the road."""
    out = line([(1.6, -.8), (4.6, .4), (6.6, -.8), (6.2, -2.8), (7.6, -3.8)], fur, .7)
    body = [(-1.6, -11.2), (1.6, -11.4), (3.8, -9.0), (4.6, -5), (5.0, 0, 1), (-4.8, 0, 1), (-4.4, -5), (-3.6, -9.0)]
    out += lit(smooth(body), coat, rim, .4, .2, path(smooth([(.6, -11), (1.4, -6), (1.8, 0, 1), (5, 0, 1), (4.6, -8), (3, -11)]), shade) + path(smooth([(-.2, -7, 1), (-.9, 0, 1), (.5, 0, 1)]), shade) + path(smooth([(-3.4, -10.4), (0, -9.2), (3.6, -10.2), (3, -12), (-3, -12)]), shade))
    head = ""
    for ex, ey in ((-2.4, -4.4), (2.6, -4.8)):
        head += disc(ex, ey, 2.5, rim) + disc(ex + .35, ey + .2, 2.3, fur) + disc(ex + .5, ey + .5, 1.4, shade)
    skull = [(-3.4, .2), (-2.9, -2.4), (-1.2, -3.8), (1.2, -3.8), (3.0, -2.4), (3.2, .4), (1.6, 2.2), (-1.2, 2.2), (-3.6, 1.6), (-5.0, 1.0)]
    head += path(smooth(skull), rim) + placed(path(smooth(skull), fur), .35, .15) + disc(-4.7, 1.0, .45, NIGHT)
    return placed(out + placed(head, .1, -13.2, 1, turn), x, y, size)


def lamp(x, foot, top):
    """A post with an arm, and its lit lantern."""
    out = edged(ribbon([(x, foot, .7), (x, (foot + top) / 2, .5), (x, top, .45)], 4), NIGHT, "#ffe3a8", .2, 0) + edged(ribbon([(x, top + 2.2, .3), (x - 2.2, top + .4, .36), (x - 4.4, top + 1.0, .3)], 6), NIGHT, "#ffe3a8", .1, .15)
    body = poly([(-1.5, -5), (1.5, -5), (4.5, -2.9), (4.5, -2.1), (-4.5, -2.1), (-4.5, -2.9)], NIGHT) + poly([(-4.1, -2.1), (4.1, -2.1), (5.1, 1.2), (4.1, 4.9), (-4.1, 4.9), (-5.1, 1.2)], "#fff3cf") + poly([(0, -2.1), (4.1, -2.1), (5.1, 1.2), (4.1, 4.9), (0, 4.9)], "#ffe3a8")
    body += poly([(-4.6, 4.9), (4.6, 4.9), (4.6, 5.7), (3.2, 6.7), (-3.2, 6.7), (-4.6, 5.7)], NIGHT) + line([(-1, -5.2), (0, -6.8), (1, -5.2)], NIGHT, .6)
    return out + placed(body, x - 4.4, top + 4.4, .5)


def slit():
    """A cut in the picture, its edges curled back like cloth."""
    gap = [(46.4, 13.0, 1), (48.8, 21), (50.4, 31), (49.8, 41), (47.0, 54.0, 1), (44.0, 44), (42.6, 33), (43.6, 22)]
    out = path(smooth(gap), MINT) + path(smooth([(46.4, 17, 1), (47.8, 24), (48.8, 32), (48.2, 41), (46.8, 50, 1), (45.4, 42), (44.6, 33), (45.2, 24)]), PALE)
    for curl in ([(46.4, 13.0, 1), (48.8, 21), (50.4, 31), (49.8, 41), (47.0, 54.0, 1), (51.4, 44), (53.0, 31), (50.6, 20)],):
        out += edged(smooth(curl), DARK, MINT, .3, 0)
    return out


def leaving():
    """Morrow, one leg gone already; it looks back over its shoulder with a finger before the mask."""
    cloak = [(34.6, 24.6), (31.4, 27.4), (29.4, 32.0), (27.0, 38.0), (23.4, 44.0, 1), (27.2, 43.4), (27.6, 47.2, 1), (31.0, 44.2), (33.2, 48.0, 1), (36.2, 44.2), (39.4, 47.4, 1), (41.6, 43.6), (45.6, 45.4, 1), (45.2, 38), (45.4, 31), (43.6, 26.2), (40.4, 24.0)]
    folds = ""
    for pts, tone in (([(33, 27, 1), (30.0, 34), (23.6, 44.4, 1), (28, 43, 1), (32.6, 35)], MID), ([(35.6, 26, 1), (33.4, 34), (27.8, 47.6, 1), (31.4, 44, 1), (36.2, 35)], HIGH), ([(38.4, 26, 1), (37.0, 35), (33.4, 48.4, 1), (36.4, 44, 1), (39.4, 35)], MID), ([(41.2, 26, 1), (41.0, 35), (39.6, 47.6, 1), (41.8, 43.4, 1), (43.2, 35)], HIGH), ([(43.6, 27, 1), (44.6, 36), (45.6, 46, 1), (46, 36)], MID)):
        folds += path(smooth(pts), tone)
    folds += "".join(star(x, y, r, MINT, .26) for x, y, r in ((28.4, 41.6, .65), (32.4, 43.6, .5), (36.6, 42.6, .6), (31.6, 38.6, .4), (40.6, 43.4, .55), (43.6, 41.6, .4)))
    out = edged(ribbon([(33.6, 42, 1.4), (31.0, 46.0, 1.0), (28.2, 48.6, .8), (27.4, 51.4, .65), (30.4, 53.0, .15)], 18), NIGHT, MINT, .2, .1)
    out += lit(smooth(cloak), DARK, MINT, -.4, .25, folds)
    out += placed(placed(head(), -1, 13), 38.2, 26.4, .98, -4, True)
    # the arm comes up from below, one finger before where a mouth would be
    out += lit(smooth([(41.6, 29.4), (43.0, 33.0), (39.6, 36.2), (35.6, 35.2), (33.6, 31.4), (34.6, 29.2, 1), (37.2, 29.0, 1), (38.4, 31.0)]), MID, RIM, .3, .35, path(smooth([(42, 33), (39, 35), (35.6, 33.8), (34.4, 30.6), (33, 32), (35, 36), (40, 37)]), DARK))
    out += line([(36.0, 29.4), (35.8, 27.2), (35.9, 24.0)], BONE, .95)
    for k in range(3):
        out += line([(36.7 + k * .35, 28.9 + k * .1), (37.9 + k * .2, 28.0 + k * .4), (37.3 + k * .2, 27.2 + k * .5)], BONE_DARK if k else BONE, .8)
    return out


def picture():
    keys = [*PLUM[:4], "#7a5498", "#c08a8c", "#f0c890", "#fff0c4"]
    sky = contours(21, 25, keys, 12, 1.1, 1.0, [46, 37, 29.4, 23, 17.8, 13.2, 9.4, 6], .05, "#ffe9c4")
    far = island(33, 18.4, 6, 2.6, 5, "#7a5498", "#64468a", "#4b336e") + house(33, 18.2, 1.6, "#4b336e", "#ffe3a8")
    mid = ground([(10, 42.4), (20, 41.6), (32, 42.6), (44, 43.4), (60, 42)], "#5a3c78") + ground([(10, 48.8), (20, 48.4), (32, 49.4), (44, 50.2), (60, 49)], "#21123a") + poly([(8, 45.4), (20, 45.0), (27, 46.4), (26, 49.6), (8, 49.4)], "#c09088")
    those = lamp(26.4, 46.0, 19.6) + watcher(17.2, 46.2, .56, "#7a4a2c", "#4a2a22", "#ffe3a8", "#8a5430", -6) + watcher(22.8, 46.6, .5, "#4d5c7c", "#2f3a58", "#ffe3a8", "#6e4436", 8)
    light = disc(22.0, 24.0, 5.0, "#fff3cf", .4) + disc(46.6, 33, 8, MINT, .14)
    # the slit stands behind the cloak and in front of the leg that has gone through
    gone = edged(ribbon([(41.0, 42, 1.3), (44.6, 44.2, 1.0), (46.8, 46.4, .7), (47.4, 49.4, .1)], 12), NIGHT, MINT, .1, .2)
    subject = those + slit() + gone + leaving()
    front = path(smooth([(10, 53.4, 1), (20, 52.2), (32, 53.6), (44, 53.0), (60, 51, 1), (60, 60, 1), (10, 60, 1)]), "#150b28")
    front += stars(((41.4, 18.0, .45), (40.6, 14.6, .35), (53.0, 40, .4), (29.4, 27.6, .35)), "#e6d8f6")
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
