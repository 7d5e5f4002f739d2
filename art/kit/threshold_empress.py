"""Threshold Empress. Nyxara grown into a gate: a door stands open in her gown, and eight great panels of veil stand out from her like wings."""
import random

from brushes import both, disc, line, lit, mirrored, num, path, placed, poly, smooth, star
from nyxara import DARK, HIGH, MID, NIGHT, RIM, mask, sided
from places import contours, sheet

CARD = "S-THRESHOLD-EMPRESS"
ALT = "A gold-crowned empress in a bone mask stands with eight panels of violet veil spread wide and an open door of mint light in her gown."

MINT, PALE, GOLD, GOLD_DARK, SKIN = "#a8f7d2", "#f4fff4", "#f0d48a", "#b98f4a", "#e6dcf0"


def arch(foot, w, high, fill):
    """A pointed arch about x = 0."""
    a, b, c, d = num(w), num(foot - high * .45), num(foot - high * .78), num(foot - high * .92)
    return path(f"M-{a} {foot}V{b}C-{a} {c} {num(-w * .42)} {d} 0 {num(foot - high)}C{num(w * .42)} {d} {a} {c} {a} {b}V{foot}Z", fill)


def pair(points):
    """Path data of a shape and of its mirror image."""
    return smooth(points) + smooth(mirrored(points))


def wings():
    """Four pairs of panels, the upper ones rising; one clip serves both sides."""
    out = ""
    for k, (tx, ty, tone) in enumerate(((25, -1.0, MID), (29.6, 11.5, DARK), (29.6, 25.5, MID), (25.4, 40, DARK))):
        bx, by, up = 3.4 + k * .9, 16.5 + k * 5.0, (-7.5, -5.5, -4.0, -2.4)[k]
        long = tx - bx
        panel = [(bx, by, 1), (bx + long * .34, by + up * .9), (bx + long * .72, ty + (by - ty) * .22 + up * .5), (tx, ty, 1), (tx - long * .14, ty + 5.2), (tx - long * .2, ty + 8.6, 1),
                 (tx - long * .34, ty + 7.2 + k * .2), (tx - long * .44, ty + 10.8 - k * .6, 1), (tx - long * .58, by + (ty - by) * .34 + 7.4), (bx + 1.5, by + 8.4, 1)]
        fold = [(bx, by + 2, 1), (bx + long * .4, by + (ty - by) * .4 + 2.2), (tx, ty, 1), (tx - long * .1, ty + 6), (tx - long * .3, ty + 9), (bx + long * .4, by + 9), (bx + 1, by + 10, 1)]
        inner = path(pair(fold), HIGH, .5)
        for s in (1, -1):
            inner += "".join(line(sided([(bx, by + 1.5 + j * 1.6), (bx + long * .5, by + (ty - by) * .42 + j * 2.2), (tx - long * .06 - j * long * .09, ty + 2.2 + j * 2.6)], s), RIM, .14, opacity=.5) for j in range(3))
        out += lit(pair(panel), tone, RIM, 0, .42, inner)
        for s in (1, -1):
            out += star((tx - 3.0) * s, ty + 2.4, 1.0, MINT, .28) + star((tx - 7.4) * s, ty + 3.9 + k * .2, .65, MINT, .28) + star((tx - 11.6) * s, ty + 5.6 - k * .4, .45, MINT, .28)
    return out


def gown():
    """Its folds, and in it the door."""
    folds = ""
    for s in (1, -1):
        folds += path(smooth(sided([(6.4, 22, 1), (8.4, 34), (12.4, 46), (18, 58, 1), (21.6, 58, 1), (14.4, 46), (10, 34)], s)), MID)
        folds += path(smooth(sided([(5.2, 28, 1), (7, 40), (10.4, 58, 1), (13.6, 58, 1), (9.6, 42)], s)), HIGH, .6)
    out = lit(smooth(both([(0, 14), (4.2, 15.6), (7.0, 19.6), (8.0, 26), (9.8, 36), (14, 47), (20.4, 57, 1), (0, 58)])), DARK, RIM, 0, .45, folds)
    for w, high, fill in ((8.6, 34, NIGHT), (7.7, 31.6, RIM), (7.1, 30, "#2f6f7c"), (5.9, 26.6, "#5fc0a6"), (4.6, 22.6, MINT), (3.1, 17.6, PALE)):
        out += arch(57, w, high, fill)
    for i, (w, y) in enumerate(((2.6, 44.2), (3.3, 46.4), (4.1, 48.8), (5.0, 51.4), (6.0, 54.2))):
        out += poly([(-w, y), (w, y), (w + .5, y + .9), (-w - .5, y + .9)], "#2f6f7c" if i > 1 else "#5fc0a6")
    return out + star(0, 34.8, 1.5, "#ffffff", .22)


def leaves():
    """Sleeves like the two leaves of the door, a hand on each."""
    out = ""
    for s in (1, -1):
        sleeve = [(4.2, 17.4), (7.6, 19.6), (10.2, 24.4), (11.4, 30), (13.2, 36), (15.4, 41.6, 1), (11.2, 38.8), (8.6, 35.2), (7.4, 31.6, 1), (7.0, 28.2), (6.2, 25), (4.8, 22)]
        out += lit(smooth(sided(sleeve, s)), MID, MINT, .28 * s, -.05, path(smooth(sided([(7.4, 22, 1), (9.6, 28), (11, 34), (15.4, 41.6, 1), (13, 34), (10.6, 26)], s)), DARK))
        out += path(smooth(sided([(7.2, 31.0), (9.0, 31.8), (9.4, 34.4), (8.2, 36.8, 1), (7.9, 34.4), (7.0, 36.0, 1), (7.0, 33.6), (6.2, 34.8, 1), (6.3, 32.6)], s)), SKIN)
    collar = [(0, 21.4, 1), (2.4, 19.4), (4.4, 15.4), (7.4, 12.4), (10.6, 11.4, 1), (9.6, 15.2), (8.6, 18.8), (6.0, 21.4), (3, 23.2)]
    return out + lit(pair(collar), HIGH, GOLD, 0, .34, path(pair([(1, 22, 1), (4.6, 19.4), (10, 12, 1), (9.4, 16), (7, 21), (3, 23.4)]), MID))


def crown():
    """Her horns, grown into a ring with five spikes, and the star over it."""
    out = ""
    for s in (1, -1):
        out += path(smooth(sided([(1.2, 6.4, 1), (5.6, 5.6), (10.2, 2.4), (12.0, -3.0), (10.8, -9.2, 1), (9.9, -4.2), (7.4, -.6), (3.8, 1.6), (.9, 2.6, 1)], s)), NIGHT)
        out += path(smooth(sided([(1.2, 4.6, 1), (5.2, 3.8), (9.2, 1.0), (11.1, -3.2), (10.8, -9.2, 1), (9.9, -4.2), (7.4, -.6), (3.8, 1.6), (.9, 2.6, 1)], s)), GOLD)
        out += path(smooth(sided([(6.2, 4.8, 1), (11.6, 5.2), (15.6, 2.2), (16.6, -2.6, 1), (14.4, 1.4), (10.8, 2.8), (7.2, 2.8, 1)], s)), NIGHT)
        out += path(smooth(sided([(6.8, 4.2, 1), (11.2, 4.2), (14.8, 1.6), (16.6, -2.6, 1), (14.4, 1.4), (10.8, 2.8), (7.2, 2.8, 1)], s)), GOLD)
        for x, y, drop in ((11.4, 2.4, 5.2), (15.4, 2.6, 7.6)):
            out += line([(x * s, y), (x * s, y + drop)], GOLD, .16) + star(x * s, y + drop + .9, 1.0, MINT, .3)
    for x, y in ((0, -10.2), (2.6, -6.8), (-2.6, -6.8), (5.0, -3.6), (-5.0, -3.6)):
        foot = 3.4 - abs(x) * .1
        out += poly([(x - .9, foot), (x, y), (x + .9, foot)], GOLD) + poly([(x, foot), (x, y), (x + .9, foot)], GOLD_DARK)
    return out + disc(0, -11.6, 2.6, MINT, .25) + disc(0, -11.6, 1.6, MINT, .4) + star(0, -11.6, 2.1, PALE, .26)


def head():
    hood = both([(0, 3.0), (3.2, 4.2), (5.0, 7.2), (5.2, 11.4), (3.9, 15.8), (2.1, 18.2), (0, 19.0)])
    return lit(smooth(hood), NIGHT, RIM, 0, .35) + placed(mask(), 0, -4.6, 1.045)


def figure():
    """What stands in front of the frame."""
    return placed(wings() + gown() + leaves() + crown() + head(), 36, 12.6, .74)


def picture():
    keys = ["#1b1036", "#2c1b58", "#4a3690", "#6a63b8", "#77a9c6", "#9be4c6", "#e2ffea"]
    sky = contours(36, 24, keys, 91, .94, 1.12, [66, 56, 47.6, 40, 33.4, 27.4, 22, 17, 12.6, 8.8, 5.4], .035, "#d5ffec")
    far = ""
    for s in (1, -1):
        far += poly([(36 + s * x, y) for x, y in ((25.6, 70), (25.6, 26), (34, 22), (34, 70))], "#2a1a56") + poly([(36 + s * x, y) for x, y in ((25.6, 70), (25.6, 26), (27.4, 25.1), (27.4, 70))], "#6b57b2")
    mid = poly([(-6, 57.5), (12, 50), (60, 50), (70, 57.5)], "#2a1a54")
    for y, a, b, c in ((50.4, 17, 55, "#3a2874"), (52.6, 13, 59, "#2c1b5a"), (55.2, 8, 64, "#211347"), (58.2, 2, 70, "#170d34")):
        mid += poly([(a, y), (b, y), (b + 3, y + 3), (a - 3, y + 3)], c) + line([(a, y), (b, y)], "#86d9bf", .16, opacity=.6)
    light, r = "", random.Random(19)
    for _ in range(26):
        x, y = r.uniform(2, 62), r.uniform(-1, 44)
        if abs(x - 36) > 9:
            light += star(x, y, r.uniform(.25, .7), "#e8fff4", .25, opacity=.85)
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=figure())


def over():
    return sheet(ALT, subject=figure())
