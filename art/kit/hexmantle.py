"""Hexmantle. A horned cloak with nobody in it bows over a small crane and holds one side of itself open; the crane is already drawn in stars on the lining."""
import random

from brushes import disc, line, lit, path, placed, poly, smooth, star
from places import contours, ground, island, sheet
from veil import DARK, HIGH, MID, MINT, NIGHT, PALE, PLUM, RIM, edged, gate, ribbon, stars

CARD = "VB-009"
ALT = "A great horned cloak that nobody wears opens one side over a small crane, whose likeness already shines in stars on the lining."


def mass():
    """The back of the cloak and its hem; it leans to the right."""
    shape = [(33.0, 21.0, 1), (27.0, 22.6), (22.6, 26.4), (19.6, 32.0), (17.6, 40), (13.6, 50.6, 1), (18.4, 49.0), (22.0, 51.4, 1), (26.4, 49.2), (30.2, 51.8, 1), (34.4, 49.4), (38.6, 51.4, 1), (37.4, 42), (38.0, 33), (40.4, 25.6), (37.6, 21.6)]
    folds = ""
    for pts, tone in (([(29.6, 22.4, 1), (24.6, 29), (21.4, 38), (17.6, 51, 1), (21.8, 52, 1), (24.4, 40), (28, 29)], MID), ([(32.4, 22, 1), (29.0, 30), (27.0, 40), (26.0, 50, 1), (29.8, 52, 1), (30.6, 41), (32.4, 30)], HIGH), ([(35.0, 22, 1), (33.8, 31), (33.0, 41), (33.8, 50, 1), (37.4, 52, 1), (36.2, 41), (36.6, 30)], MID),
                      ([(27.4, 22.6), (22.6, 27.4), (19.4, 34), (16.8, 43), (13.4, 51, 1), (16.4, 50.2, 1), (19.2, 42), (22.4, 33)], HIGH), ([(31.0, 23, 1), (27.2, 31), (24.8, 41), (22.6, 51.4, 1), (25.2, 50, 1), (26.6, 41), (28.8, 31)], NIGHT)):
        folds += path(smooth(pts), tone)
    return lit(smooth(shape), DARK, RIM, .3, .4, folds)


# The crane, twice: as the constellation and as itself.
BONES = [(50.0, 26.4), (47.6, 28.4), (46.6, 31.2), (43.6, 32.8), (40.6, 35.6), (38.8, 34.0), (44.6, 36.6), (43.2, 40.0), (44.4, 44.0), (47.0, 35.8), (47.4, 40.4)]
LINKS = ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (3, 6), (6, 7), (7, 8), (6, 9), (9, 10), (2, 9))


def lining():
    """The side it holds open: the inside of a sail, dark as a well, with the sign in it."""
    sail = [(36.8, 23.4, 1), (44, 24.4), (53.4, 21.4, 1), (52.6, 25.8), (54.2, 30.4, 1), (51.4, 33.6), (52.2, 38.4, 1), (48.8, 41.0), (48.6, 45.8, 1), (44.8, 46.4), (41.4, 50.8, 1), (38.6, 49.0, 1), (37.0, 41), (36.8, 32)]
    inner = "".join(path(smooth(pts), "#1d1240") for pts in ([(38, 24, 1), (42, 32), (43.4, 42), (41.4, 51, 1), (44.4, 46, 1), (45.4, 40), (43.4, 31)], [(39, 24, 1), (46, 31), (49.4, 38), (48.6, 46, 1), (52, 38.6, 1), (50, 33), (45, 28)]))
    out = lit(smooth(sail), "#0a0519", MINT, -.4, -.35, inner)
    for a, b in LINKS:
        (x, y), (u, v) = BONES[a], BONES[b]
        out += line([(x + (u - x) * .14, y + (v - y) * .14), (x + (u - x) * .86, y + (v - y) * .86)], MINT, .2, opacity=.9)
    return out + "".join(disc(x, y, .9, MINT, .22) + star(x, y, 1.15 if k in (0, 3, 6) else .8, PALE if k % 2 == 0 else MINT, .28) for k, (x, y) in enumerate(BONES))


def sleeve():
    """Held out level, nothing in the cuff; threads run out of it and end in knots on the crane."""
    r, out = random.Random(3), ""
    for k, (u, v) in enumerate(((52.6, 43.6), (54.0, 42.0), (56.0, 43.4), (57.4, 41.4), (58.6, 44.0))):
        x, y = 55.2 + k * .45, 24.6 - k * .3
        out += line([(x, y), ((x + u) / 2 + r.uniform(-.6, .9), (y + v) / 2), (u, v)], MINT if k % 2 == 0 else RIM, .2) + disc(u, v, .32, MINT)
    tube = [(35.4, 20.8), (41, 20.6), (47, 18.6), (54.0, 16.6, 1), (57.4, 18.6), (58.6, 22.4), (57.2, 25.4, 1), (54.4, 24.6), (48.4, 25.2), (41.4, 26.2), (36.4, 25.4)]
    out += lit(smooth(tube), MID, RIM, -.1, .5, path(smooth([(36, 24, 1), (44, 23), (52, 21.4), (56, 22, 1), (57, 26), (44, 27.6)]), DARK) + path(smooth([(40, 21.6, 1), (47, 20), (53.6, 18, 1), (48, 21.6)]), HIGH) + path(smooth([(43, 24.6, 1), (49, 23), (55, 23.4, 1), (49, 24.8)]), NIGHT))
    mouth = [(55.0, 17.4), (57.2, 19.0), (58.0, 22.2), (57.0, 24.6), (55.6, 23.4), (54.6, 20.4)]
    return out + path(smooth(mouth), RIM) + path(smooth([(x + .1, y + .25) for x, y in mouth]), "#05020e")


def hood():
    """Empty, bent forward; the collar stands up in two hooked horns."""
    out = ""
    for spine, tone, edge in (([(36.6, 21.0, 2.0), (40.4, 18.8, 1.7), (42.6, 16.0, 1.2), (42.4, 13.2, .5), (41.2, 12.2, .1)], MID, RIM), ([(29.6, 22.4, 2.4), (25.8, 19.6, 2.2), (24.6, 15.6, 1.6), (26.4, 12.4, .8), (28.8, 11.8, .1)], HIGH, "#c9b8f0")):
        out += edged(ribbon(spine, 18), tone, edge, .15, .35)
    cowl = [(28.4, 22.8), (28.6, 18.6), (31.0, 15.2), (34.6, 14.4), (37.4, 16.4), (38.4, 19.4), (37.6, 22.6), (35.4, 25.6), (32.6, 27.0), (29.6, 25.6)]
    out += lit(smooth(cowl), DARK, RIM, .1, .45, path(smooth([(28, 22), (30, 18.4), (33, 16.6), (32, 21), (32.6, 26), (29.4, 26.6)]), MID) + path(smooth([(29, 24, 1), (30.6, 19.6), (32.4, 17.6), (31.4, 22), (31.6, 26, 1)]), HIGH))
    out += path(smooth([(33.6, 17.4), (36.2, 17.2), (37.4, 19.4), (36.8, 22.2), (35.0, 24.4), (33.0, 24.4), (32.4, 21.4)]), "#05020e")
    return out + star(35.2, 20.8, .95, MINT, .22) + disc(34.4, 27.4, 1.2, MINT) + disc(34.4, 27.4, .72, "#1a6f62") + star(34.4, 27.4, .6, PALE, .3)


def crane():
    """A small fencer of a crane, its wings hung to the ground and its beak lowered; the feet are at (0, 0)."""
    white, shade, blue, dark = "#f6fbf4", "#b3cdd6", "#2f6fb4", "#16304a"
    out = line([(-.6, -4.2), (-1.8, -2.2), (-1.2, 0)], dark, .32) + line([(.8, -4.2), (1.6, -2.0), (.8, 0)], dark, .32) + line([(-1.9, .05), (-.4, .05)], dark, .3) + line([(.2, .05), (1.8, .05)], dark, .3)
    for dx, dy in ((-5.0, -.3), (-4.0, .1), (-2.8, .2)):
        out += path(smooth([(.6, -6.4, 1), (dx * .5 + .2, -4.6), (dx, dy, 1), (dx * .5 + 1.2, -3.4)]), blue if dx < -3 else shade)
    out += path(smooth([(-2.6, -4.4), (-1.6, -6.6), (1.0, -7.4), (2.8, -6.4), (2.4, -4.4), (.2, -3.6)]), white) + path(smooth([(-2.6, -4.4), (-.4, -5.0), (2.6, -5.2), (1.8, -3.8), (-.4, -3.6)]), shade)
    out += edged(ribbon([(-1.2, -6.6, .9), (-3.6, -8.0, .6), (-4.4, -6.2, .52), (-4.8, -4.6, .5)], 14), white, shade, .1, 0) + disc(-4.9, -4.2, .8, white) + disc(-5.0, -4.3, .22, dark)
    return out + poly([(-5.5, -4.4), (-6.6, -1.0), (-4.9, -3.5)], "#f39a3a") + path(smooth([(-4.4, -4.9, 1), (-3.2, -5.4), (-2.6, -4.6, 1), (-3.6, -4.2)]), blue)


def picture():
    sky = contours(49, 37, PLUM, 61, 1.25, .95, [62, 53.6, 45.6, 38, 30.8, 24, 17.6, 11.8, 6.6], .05, "#e8d0ff")
    far = gate(58.8, 33.6, .44, "#7a5aac") + island(58.8, 33.8, 7, 3.2, 5, "#8a6cc0", "#6a4c9c", "#51397e") + island(18.4, 24.0, 6.4, 3, 14, "#3f2868", "#31205a", "#241748")
    mid = ground([(-6, 43.4), (10, 42.6), (24, 43.0), (40, 41.6), (54, 42.4), (70, 40.4)], "#4a2f78") + ground([(-6, 49.6), (10, 48.6), (26, 49.8), (44, 49), (60, 49.8), (70, 48)], "#1b1036")
    mid += path(smooth([(14, 51), (30, 50.2), (46, 50.6), (60, 51.2), (44, 52.4), (24, 52.6)]), "#0d0720")
    subject = placed(mass() + lining() + placed(crane(), 56.2, 50.6, 1.1) + sleeve() + hood(), 2.6, 3.6, .93)
    front = lit(smooth([(-4, 60, 1), (-4, 46), (4, 45), (9, 49), (13, 52), (18, 54), (20, 60, 1)]), "#0f081f", "#54357e", -.3, .35)
    front += stars(((17.4, 18.4, .5), (20.6, 30.6, .4), (47.6, 15.6, .4), (60.2, 28.4, .45), (15.8, 36, .35), (60.6, 40.4, .35)), "#e6d4ff")
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
