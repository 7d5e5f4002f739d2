"""Passage Unseen. A lamplit crossing where two mice look the wrong way; at the edge of the light the last of a cloak and one thin heel vanish into a slit."""
from brushes import disc, line, lit, path, placed, poly, smooth, star
from places import contours, ground, house, island, sheet
from veil import DARK, HIGH, MID, MINT, NIGHT, PALE, PLUM, RIM, edged, ribbon, stars

CARD = "VB-012"
ALT = "Two lantern mice under a lamp look down the road; behind their backs a cloak and one thin heel slip away into a slit in the dark."


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
    gap = [(48.6, 15.6, 1), (50.6, 22), (51.8, 30), (51.4, 38), (48.8, 46.4, 1), (46.6, 39), (45.6, 31), (46.4, 23)]
    out = path(smooth(gap), MINT) + path(smooth([(48.6, 18, 1), (49.8, 24), (50.4, 31), (49.8, 38), (48.6, 44, 1), (47.6, 38), (47.0, 31), (47.6, 24)]), PALE)
    for x, y, r in ((48.8, 24.4, .7), (49.2, 40.4, .5)):
        out += star(x, y, r, "#2f8f94", .3)
    return out


def leaving():
    """What is left of Morrow on this side: cloak, heel, the foot of a staff."""
    leg = edged(ribbon([(46.4, 34.6, 1.3), (42.6, 38.2, .95), (39.0, 40.6, .75), (35.6, 42.6, .6), (34.4, 45.0, .6), (36.2, 46.2, .2)], 20), NIGHT, MINT, .15, .25)
    cloak = [(49.6, 20.8, 1), (46.8, 22.0), (43.8, 26.2), (40.6, 31.0), (35.0, 35.4, 1), (38.8, 35.2), (37.4, 38.6, 1), (41.2, 36.8), (41.4, 40.2, 1), (44.0, 37.4), (45.2, 40.8, 1), (47.0, 37.2), (49.2, 38.6, 1), (49.0, 33), (49.8, 27)]
    folds = path(smooth([(48.4, 23, 1), (44.4, 29), (38.2, 36, 1), (42, 35.4, 1), (46, 30)]), MID) + path(smooth([(49, 24, 1), (46.6, 30), (44.4, 38, 1), (47, 37, 1), (48.6, 31)]), HIGH) + path(smooth([(47.4, 22.4, 1), (43, 28), (35.6, 35.4, 1), (40.6, 32.4)]), HIGH)
    folds += "".join(star(x, y, r, MINT, .26) for x, y, r in ((39.6, 34.6, .5), (43.2, 35.6, .45), (42.8, 31.4, .35), (46.6, 35.6, .4)))
    return leg + lit(smooth(cloak), DARK, MINT, -.35, .3, folds) + edged(ribbon([(50, 42, .4), (47.0, 43.6, .4), (42.8, 46.6, .35)], 6), NIGHT, RIM, 0, .2)


def picture():
    keys = [*PLUM[:4], "#7a5498", "#c08a8c", "#f0c890", "#fff0c4"]
    sky = contours(20, 25, keys, 12, 1.2, 1.0, [46, 37, 29.4, 23, 17.8, 13.2, 9.4, 6], .05, "#ffe9c4")
    far = island(37, 18.6, 6, 2.6, 5, "#6a4a90", "#553a7c", "#3f2a62") + house(37, 18.4, 1.6, "#3f2a62", "#ffe3a8")
    mid = ground([(10, 40), (20, 39), (32, 39.6), (44, 40.8), (60, 39)], "#4a2f6c") + path("M6 40.6C16 40 24 41.6 33 46C38 48.6 42 52 44 58H14C14 50 10 45 4 43.6Z", "#8a6088") + ground([(10, 50.6), (22, 51), (34, 48.2), (44, 46.6), (60, 45)], "#21123a")
    mid += poly([(10, 43), (20, 43.6), (28, 47), (31, 51), (10, 51)], "#a8787e")
    light = disc(22.2, 23.6, 6.6, "#fff3cf", .3) + disc(22.2, 23.6, 4.2, "#fff3cf", .45) + disc(48.8, 31, 6, MINT, .16)
    subject = slit() + leaving()
    # prints of feet that nobody sees, up to the slit
    for x, y, t in ((24.6, 49.4, -24), (28.4, 48.9, -14), (31.4, 47.4, -26)):
        subject += placed(path(smooth([(-1, 0), (0, -.35), (1.2, 0), (0, .35)]), MINT), x, y, 1, t) + placed(path(smooth([(-.6, 0), (0, -.22), (.7, 0), (0, .22)]), MINT, .7), x + 1.2, y + .9, 1, t)
    front = lamp(26.6, 47.2, 18.6) + watcher(20.2, 47.6, .9, "#7a4a2c", "#4a2a22", "#ffe3a8", "#8a5430", -6) + watcher(32.2, 46.6, .8, "#4d5c7c", "#2f3a58", "#ffe3a8", "#6e4436", 10)
    front += path(smooth([(10, 52.6, 1), (20, 51.2), (32, 51.6), (44, 50.4), (60, 47, 1), (60, 60, 1), (10, 60, 1)]), "#150b28")
    front += stars(((43, 17.4, .45), (33.6, 26.6, .4), (53.4, 24, .4), (40.6, 23.6, .35), (54, 37, .35)), "#e6d8f6")
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
