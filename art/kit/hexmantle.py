"""Hexmantle. A cloak that stands by itself, horned at the collar, and holds itself open like a book."""
import random

from brushes import both, disc, line, lit, mirrored, path, placed, smooth, star
from places import VEIL, contours, ground, island, sheet

CARD = "VB-009"
ALT = "A great horned cloak that nobody wears holds itself open, glowing signs sewn into its dark lining."

NIGHT, DARK, MID, HIGH, RIM, MINT, PALE = "#0d0720", "#1d1139", "#38246a", "#5b41a0", "#9a84e0", "#86f0c0", "#eafff3"


def side(s):
    """One wing of the cloak from the shoulder to the cuff and down to the hem."""
    outer = [(1.0, 3.6, 1), (5.4, 4.8), (10.4, 7.6), (16.2, 8.6), (22.4, 7.0), (27.2, 4.4, 1), (27.6, 8.2), (26.6, 11.6, 1), (27.4, 16), (25.0, 21.4, 1), (26.6, 26), (23.4, 30.4), (22.8, 35.8, 1),
             (17.6, 34.6), (14.4, 37.6, 1), (9.4, 35.6), (5.2, 38.2, 1), (1.0, 36)]
    tone = MID if s > 0 else DARK
    inner = ""
    for k, (x0, x1, x2) in enumerate(((3, 4.6, 5.4), (6.4, 8.6, 10.2), (10.6, 13.6, 16.0), (15, 19, 21))):
        inner += path(smooth([(x * s, y, *c) for x, y, *c in [(x0, 6, 1), (x0 + 1.4, 6, 1), (x1 + 1.8, 20), (x2 + 2.2, 39, 1), (x2, 39, 1), (x1, 20)]]), HIGH if (k % 2 == 0) == (s > 0) else MID if s > 0 else "#281850")
    points = outer if s > 0 else mirrored(outer)
    return lit(smooth(points), tone, RIM, -.15 * s, .45, inner)


def lining(s):
    """The inside, darker than the sky, on which the signs are sewn."""
    inside = [(.6, 9.6, 1), (4.8, 9.6), (9.4, 12.4), (14.8, 14.2), (20.4, 13.2), (24.6, 11.4, 1), (22.8, 16.6), (21.4, 22.6, 1), (21.8, 26), (18.6, 30), (18.2, 33.4, 1), (12.4, 32.4), (8.6, 34.8, 1), (4.4, 33), (.6, 35)]
    points = inside if s > 0 else mirrored(inside)
    return lit(smooth(points), NIGHT, "#4b3790", 0, .35, path(smooth([(x * s, y, *c) for x, y, *c in [(.6, 10, 1), (4, 14), (5, 24), (3.4, 36, 1), (.6, 36, 1)]]), "#1a1034"))


def signs():
    """A constellation of crooked signs, joined like stars."""
    glyphs = (((-17.4, 18.2), "M-1.4 -1.2L.8 -1.7L-.4 .1L1.5 .5L-.2 1.8"), ((-12.2, 24.6), "M-1.5 .6L-.3 -1.7L.2 1.7L1.5 -.5"), ((-7.4, 17.2), "M-1.2 1.5L-1 -1L1.2 -1.5L.3 .3L1.5 1.3"), ((-6.4, 28.2), "M1.3 -1.6L-1.2 -.7L1.3 .4M-.3 .4L-.8 1.8"),
              ((7.0, 18.2), "M-1.5 -.9L0 1.6L.5 -1.7L1.5 .4"), ((12.6, 22.8), "M1.4 -1.5L-1.1 -1L.9 .2L-1.4 .8L.4 1.8"), ((17.4, 17.2), "M-1.5 -.3L1.5 -1M-.5 -1.7L.2 .1L-1 1.6"), ((6.6, 29.0), "M-1.4 -1.3L1.3 -.9L-.5 1.7L-.7 .1"), ((16.6, 27.4), "M-1.5 .2L-.4 -1.6L.3 .7L1.4 -.7L1.1 1.6"))
    out = ""
    spots = {k: g[0] for k, g in enumerate(glyphs)}
    for a, b in ((0, 1), (1, 2), (1, 3), (4, 5), (5, 6), (4, 7), (5, 8)):
        (x, y), (u, v) = spots[a], spots[b]
        out += path(f"M{x + (u - x) * .27:.2f} {y + (v - y) * .27:.2f}L{x + (u - x) * .73:.2f} {y + (v - y) * .73:.2f}", stroke=MINT, stroke_width=".14", opacity=.75)
    for (x, y), data in glyphs:
        out += placed(path(data, stroke=MINT, stroke_width=".52", stroke_linecap="round", stroke_linejoin="round"), x, y, 1.15)
    for x, y, r in ((-14.6, 29, .5), (-19.8, 21.4, .5), (-9.6, 21, .4), (9.6, 26, .4), (19.6, 21.8, .5), (-3.4, 24.4, .4), (3.2, 22.4, .4), (12.8, 30, .4)):
        out += star(x, y, r, PALE, .26)
    return out


def hood():
    """Empty, but for the dark; the collar stands up in two hooked horns."""
    out = ""
    for s in (1, -1):
        horn = [(1.6, 9.4, 1), (6.0, 8.2), (9.0, 4.2), (9.2, -1.4), (6.2, -5.6), (4.4, -6.2, 1), (5.6, -3.4), (5.0, .6), (3.0, 3.6), (.6, 5, 1)]
        points = horn if s > 0 else mirrored(horn)
        inner = path(smooth([(x * s, y, *c) for x, y, *c in [(2, 9, 1), (5.2, 6.6), (7.4, 2.4), (7.2, -2.4), (4.4, -6.4, 1), (10, -3), (10, 5), (6, 9)]]), MID if s > 0 else DARK)
        out += lit(smooth(points), HIGH if s > 0 else MID, RIM, -.3 * s, .3, inner)
    cowl = both([(0, -1.6), (2.6, -.4), (4.4, 2.6), (4.6, 6.4), (3.2, 10.0), (0, 12.4)])
    out += lit(smooth(cowl), DARK, RIM, 0, .45)
    out += path(smooth(both([(0, .4), (2.0, 1.4), (3.2, 4), (3.2, 7), (2.0, 9.6), (0, 11)])), "#05020e")
    return out + star(0, 5.8, .8, MINT, .22) + disc(0, 13.6, 1.25, MINT) + disc(0, 13.6, .75, "#1a6f62") + star(0, 13.6, .6, PALE, .3)


def cuffs():
    """Sleeves with nothing in them; long threads fall out of them towards whoever stands in front."""
    out, r = "", random.Random(3)
    for s in (1, -1):
        for k in range(7):
            x, y = s * (24.6 + k * .38), 9.2 + k * .2
            end = (s * (19 + k * 1.9) + r.uniform(-.6, .6), 37.5 + r.uniform(-2.4, 2.6))
            mid = (x + s * (1.4 + k * .25), (y + end[1]) / 2)
            out += line([(x, y), mid, end], MINT if k % 3 == 0 else RIM, .17, opacity=.9)
            if k % 3 == 0:
                out += star(end[0], end[1] + .8, .75, MINT, .3)
        cuff = [(22.6, 5.4, 1), (27.4, 2.4, 1), (29.0, 5.2), (28.6, 9.4), (26.4, 12.4, 1), (24.8, 11.6), (24.4, 8.4)]
        out += lit(smooth(cuff if s > 0 else mirrored(cuff)), MID if s > 0 else DARK, RIM, 0, .4, path(smooth([(s * x, y) for x, y in ((26.6, 3.6), (28.4, 5.6), (28, 9), (26.4, 11.6), (25.8, 8.4))]), "#05020e"))
    return out


def picture():
    sky = contours(38, 27, VEIL, 61, 1.08, .95, [54, 46, 39, 33, 27.6, 22.6, 18, 13.4, 9], edge="#c9ffe9")
    far = island(18.6, 35.6, 8, 3.8, 14, "#56489a", "#43357f", "#2f2260") + island(58.6, 37.2, 7.4, 3.6, 5, "#56489a", "#43357f", "#2f2260")
    mid = ground([(-6, 45.6), (8, 45), (22, 46.6), (38, 46), (54, 46.8), (70, 45)], "#2b1c58") + ground([(-6, 49), (10, 48.4), (26, 49.2), (44, 48.6), (60, 49.4), (70, 48)], "#180e33")
    light = disc(38, 22, 7, "#eafff3", .3)
    cloak = side(-1) + side(1) + lining(-1) + lining(1) + signs() + hood() + cuffs()
    subject = placed(cloak, 38, 20.6, .76)
    front = lit(smooth([(-4, 60, 1), (-4, 44), (4, 43), (9, 47), (14, 51), (20, 53.4), (22, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    front += lit(smooth([(54, 60, 1), (57, 53), (61, 50.6), (64, 46), (70, 45), (70, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    spots = ((17.4, 19.6, .5), (26.4, 15, .6), (50.4, 15.6, .6), (59.6, 20.4, .45), (30.4, 13.6, .4), (45.8, 13.4, .45), (60.4, 31, .4), (16, 29.6, .4))
    front += "".join(star(x, y, r, "#d9fff0", .25) for x, y, r in spots)
    return sheet(ALT, sky=sky, far=far, light=light, mid=mid, subject=subject, front=front)
