"""Nyxara. Two crescent horns over a veil that widens like a tent, and a slit of light that her hands hold apart."""
import random

from brushes import both, disc, line, lit, path, placed, poly, smooth, star
from places import VEIL, contours, island, sheet

CARD = "VB-001"
ALT = "A tall veiled figure with a horned crown and a long bone mask holds a slit of mint light apart between her pale hands."

NIGHT, DARK, MID, HIGH, RIM = "#130b26", "#22143f", "#38246a", "#5b41a0", "#8d74d6"
MINT, PALE, BONE, BONE_DARK, SKIN, SKIN_DARK = "#a8f7d2", "#f4fff4", "#efe6f2", "#b7a3d0", "#e6dcf0", "#cdb9e4"


def sided(points, s):
    """Points of the right half, for the right side (1) or the left (-1)."""
    return [(x * s, y, *corner) for x, y, *corner in points]


def veil():
    out = ""
    back = both([(0, 8.4), (3.6, 9.6), (5.8, 13.4), (7.2, 19), (9.4, 26), (12.4, 34.4), (16.2, 43), (21.6, 52, 1), (12, 55.4), (0, 56.6)])
    folds = ""
    for s in (1, -1):
        folds += path(smooth(sided([(5.0, 14, 1), (7.6, 24), (11.6, 37), (17.4, 53, 1), (21.8, 53, 1), (15, 40), (9.6, 26)], s)), MID)
        folds += path(smooth(sided([(3.2, 18, 1), (5.6, 30), (8.4, 42), (11.4, 56, 1), (14.6, 56, 1), (10.4, 40), (6.6, 28)], s)), MID, .7)
        folds += path(smooth(sided([(2.0, 26, 1), (3.4, 38), (4.6, 48), (5.4, 57, 1), (8.0, 57, 1), (6, 44), (4.2, 34)], s)), HIGH, .55)
    out += lit(smooth(back), DARK, RIM, 0, .5, folds)
    for s in (1, -1):
        for x, y, r in ((18.6, 50.2, .9), (15.2, 53.0, .6), (12.2, 49.6, .55), (14.4, 45.6, .7), (9.8, 53.8, .75), (10.8, 44, .4)):
            out += star(x * s, y, r, MINT, .25)
    return out


def horns():
    """Two crescents and two lesser ones, with stars on threads."""
    out = ""
    for s in (1, -1):
        out += path(smooth(sided([(1.2, 10.6, 1), (4.8, 9.8), (8.6, 7.0), (10.2, 2.6), (9.4, -2.6, 1), (8.6, 1.8), (6.6, 5.0), (3.6, 7.0), (.9, 7.8, 1)], s)), NIGHT)
        out += path(smooth(sided([(1.2, 9.0, 1), (4.6, 8.4), (7.8, 6.2), (9.3, 2.6), (9.4, -2.6, 1), (8.6, 1.8), (6.6, 5.0), (3.6, 7.0), (.9, 7.8, 1)], s)), RIM)
        out += path(smooth(sided([(5.6, 8.8, 1), (10.2, 9.0), (13.2, 6.6), (13.8, 3.0, 1), (12.2, 6.0), (9.4, 7.4), (6.6, 7.2, 1)], s)), NIGHT)
        out += path(smooth(sided([(6.0, 8.2, 1), (9.8, 8.1), (12.6, 6.2), (13.8, 3.0, 1), (12.2, 6.0), (9.4, 7.4), (6.6, 7.2, 1)], s)), RIM)
        for x, y, drop in ((9.9, 4.6, 5.2), (13.0, 6.6, 6.4)):
            out += line([(x * s, y), (x * s, y + drop)], RIM, .16) + star(x * s, y + drop + .9, .95, MINT, .3)
    return out


def robe():
    shape = both([(0, 17), (4.2, 18.4), (6.4, 21.6), (6.6, 27), (6.0, 34), (7.4, 44), (9.6, 57, 1), (0, 57)])
    folds = ""
    for s in (1, -1):
        folds += path(smooth(sided([(2.4, 30, 1), (3.6, 40), (4.6, 57, 1), (8, 57, 1), (6, 42), (5, 32)], s)), DARK)
        folds += path(smooth(sided([(.9, 34, 1), (1.6, 44), (2, 57, 1), (3.4, 57, 1), (2.6, 44)], s)), HIGH)
    return lit(smooth(shape), MID, HIGH, 0, .4, folds)


def mask(x=0, y=0):
    """Long, of bone, the left half in shade; slits for eyes, a star on the brow. The chin lies at y = 20.2."""
    out = path(smooth(both([(0, 9.6), (1.9, 10.2), (2.75, 12.0), (2.5, 14.4), (1.5, 17.2), (.5, 19.6), (0, 20.2)])), BONE)
    out += path(smooth([(0, 9.6, 1), (1.9, 10.2), (2.75, 12.0), (2.5, 14.4), (1.5, 17.2), (.5, 19.6), (0, 20.2, 1)]), BONE_DARK)
    for s in (1, -1):
        out += path(smooth(sided([(.45, 14.2, 1), (1.2, 13.0), (2.35, 12.3, 1), (1.9, 13.8), (1.1, 14.6)], s)), NIGHT)
        out += path(smooth(sided([(.75, 14.0, 1), (1.3, 13.3), (2.1, 12.8, 1), (1.7, 13.7), (1.1, 14.2)], s)), MINT)
        out += line(sided([(.5, 16.0), (.62, 17.4), (.3, 18.6)], s), HIGH, .16)
    out += star(0, 11.4, .95, HIGH, .3)
    return placed(out, x, y) if x or y else out


def head():
    hood = both([(0, 7.4), (3.0, 8.4), (4.9, 11.4), (5.2, 15.4), (4.0, 19.6), (2.2, 22.0), (0, 22.8)])
    return lit(smooth(hood), NIGHT, RIM, 0, .35) + mask()


def almond(w, top, foot, fill, opacity=None):
    """The opening in the air, pointed above and below."""
    m = (top + foot) / 2
    u, v = top + (m - top) * .6, foot - (foot - m) * .6
    return path(f"M0 {top}C{w * .9:.2f} {u:.2f} {w} {m - 1:.2f} {w} {m:.2f}C{w} {m + 1:.2f} {w * .9:.2f} {v:.2f} 0 {foot}"
                f"C{-w * .9:.2f} {v:.2f} {-w} {m + 1:.2f} {-w} {m:.2f}C{-w} {m - 1:.2f} {-w * .9:.2f} {u:.2f} 0 {top}Z", fill, opacity)


def hands():
    """The light, and two sleeves that end in long fingers on its edges."""
    out = "".join(almond(w, a, b, MINT, op) for w, a, b, op in ((6.4, 17.5, 46, .16), (4.9, 19.5, 43, .26), (3.6, 21.5, 40.4, .5)))
    out += almond(2.5, 23.2, 38.4, MINT) + almond(1.5, 24.8, 36.6, PALE)
    for s in (1, -1):
        folds = path(smooth(sided([(7.4, 24, 1), (8.8, 28), (8.0, 32), (10.8, 41, 1), (11.2, 36), (10, 27)], s)), MID)
        folds += path(smooth(sided([(5.4, 24, 1), (6.4, 28), (5.6, 31), (8.6, 37, 1), (6.2, 31)], s)), HIGH, .6)
        sleeve = [(4.6, 19.6), (7.4, 22.4), (9.6, 26.6), (9.2, 30.4), (10.6, 36.0), (11.0, 41.6, 1), (7.8, 37.4), (5.4, 33.2), (3.8, 31.6, 1), (4.0, 29.6), (5.0, 27), (4.6, 23.4)]
        out += lit(smooth(sided(sleeve, s)), DARK, MINT, .34 * s, -.05, folds)
        for k, (x, y) in enumerate(((1.75, 28.2), (1.5, 29.9), (1.7, 31.5), (2.3, 33.0))):
            out += path(smooth(sided([(4.5, 29.4 + k * .55, 1), (3.0, 28.6 + k * .9), (x, y, 1), (3.0, 29.4 + k * .95), (4.5, 30.2 + k * .6, 1)], s)), SKIN)
        out += path(smooth(sided([(3.9, 28.8), (5.2, 29.4), (5.2, 31.6), (4.3, 32.4), (3.6, 31)], s)), SKIN_DARK)
    return out


def gate(x, y, size, colour):
    """A far gate: the ring of a pointed arch, standing on (x, y)."""
    return placed(path("M-3 0V-6C-3 -9 -1.6 -10.6 0 -11.6C1.6 -10.6 3 -9 3 -6V0H2V-5.8C2 -8 1.2 -9.2 0 -10.1C-1.2 -9.2 -2 -8 -2 -5.8V0Z", colour), x, y, size)


def picture():
    sky = contours(38, 28, VEIL, 31, .92, 1.12, [52, 44, 37, 31, 25.5, 20.5, 16, 12, 8.6, 5.6], edge="#c9ffe9")
    far = gate(20.5, 21.9, .95, "#4a3b8c") + island(20.5, 22, 12, 5.4, 4, "#5a4a9c", "#44357f", "#2f2260")
    far += gate(57, 26.4, .8, "#4f5aa6") + island(57, 26.6, 10, 4.6, 9, "#5f66b0", "#4b4a96", "#352f74")
    far += island(50, 12.5, 6, 2.6, 19, "#5a55a6", "#463f8c", "#2f2a68")
    mid = poly([(12, 57.5), (16, 51.2), (60, 51.2), (66, 57.5)], "#241546")
    for i, (y, a, b, c) in enumerate(((49.2, 23, 53, "#34246a"), (50.8, 20, 56, "#2b1c58"), (52.6, 16, 60, "#221546"), (54.8, 11, 65, "#190f36"))):
        mid += poly([(a, y), (b, y), (b + 2, y + 2.6), (a - 2, y + 2.6)], c) + line([(a, y), (b, y)], "#7de0bd" if i < 2 else "#5b49a6", .16, opacity=.7)
    subject = placed(veil() + horns() + robe() + head() + hands(), 38, 8.8, .8)
    front = ""
    for x, s in ((60.5, -1), (8.2, 1)):
        cloth = smooth([(x - 9 * s, -6, 1), (x - s, 4), (x - 2.4 * s, 16), (x + 1.6 * s, 28), (x - 1.2 * s, 40), (x + 2.2 * s, 60, 1), (x - 12 * s, 60, 1)])
        front += lit(cloth, "#0f081f", "#5b49a6", -.35 * s, 0, path(smooth([(x - 6 * s, 0, 1), (x - 4.6 * s, 20), (x - 5.4 * s, 40), (x - 2.4 * s, 60, 1), (x - 6.4 * s, 60, 1), (x - 7.4 * s, 30)]), "#1c1136"))
    r = random.Random(9)
    for _ in range(22):
        x, y = r.uniform(14, 60), r.uniform(2, 46)
        if abs(x - 38) > 6:
            front += star(x, y, r.uniform(.25, .75), "#d9fff0", .25, opacity=.85)
    light = disc(38, 33.6, 4.4, MINT, .12)
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
