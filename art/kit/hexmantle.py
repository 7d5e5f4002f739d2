"""Hexmantle. A horned cloak with nobody in it holds one side of itself open like a curtain; the crane before it droops, and stands tall in stars on the lining."""
from brushes import disc, line, lit, path, placed, poly, smooth, star
from places import contours, ground, island, sheet
from veil import DARK, HIGH, MID, MINT, NIGHT, PALE, PLUM, RIM, edged, gate, ribbon, stars

CARD = "VB-009"
ALT = "A great horned cloak that nobody wears opens one side over a small crane, whose likeness already shines in stars on the lining."


def mass():
    """The back of the cloak and its hem; it leans to the right."""
    shape = [(31.0, 20.0), (26.0, 22.4), (22.8, 27.0), (20.8, 33.6), (18.8, 41), (15.0, 51.0, 1), (19.6, 49.4), (23.2, 52.0, 1), (27.6, 49.6), (31.4, 52.2, 1), (35.2, 49.6), (38.8, 50.6, 1), (38.4, 40), (39.0, 32), (40.4, 25.6), (37.0, 21.0)]
    folds = ""
    for pts, tone in (([(28.6, 23, 1), (25.0, 30), (22.4, 39), (19.2, 51, 1), (23.4, 52.4, 1), (25.4, 41), (28.2, 31)], MID), ([(32.0, 23, 1), (29.6, 31), (27.8, 40), (27.0, 51, 1), (31.4, 53, 1), (31.2, 42), (32.6, 31)], HIGH), ([(36.0, 23, 1), (34.6, 31), (34.2, 41), (34.8, 51, 1), (38.8, 51, 1), (37.2, 41), (37.6, 30)], MID),
                      ([(25.6, 23.4), (22.4, 29.4), (20.0, 37), (17.6, 45), (14.8, 51.4, 1), (17.8, 50.2, 1), (20.6, 43), (23.4, 34)], HIGH), ([(30.2, 24, 1), (27.0, 32), (25.0, 42), (23.4, 52, 1), (26.2, 50.4, 1), (27.4, 42), (29.4, 32)], NIGHT)):
        folds += path(smooth(pts), tone)
    return lit(smooth(shape), DARK, RIM, .3, .4, folds)


# The crane as the lining has it: upright, one wing raised, the beak in the air.
BONES = [(54.8, 25.4), (51.0, 26.2), (49.4, 29.0), (50.4, 32.0), (47.4, 35.0), (43.6, 36.6), (39.8, 39.8), (40.0, 28.2), (45.2, 31.6), (46.4, 40.4), (44.8, 45.0), (49.4, 39.6)]
LINKS = ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (5, 7), (7, 8), (8, 4), (4, 9), (9, 10), (4, 11))
SHADOW = [(55.0, 25.2, 1), (51.8, 27.2), (50.2, 29.2), (51.4, 31.4), (50.8, 34.4), (48.4, 36.8), (44.8, 38.0), (39.4, 40.2, 1), (42.0, 36.4), (41.4, 32.4), (39.6, 27.8, 1), (43.4, 29.4), (46.2, 31.6), (47.4, 33.2), (49.0, 31.8), (48.2, 29.2), (49.2, 26.4), (51.2, 25.0)]


def lining():
    """The side it holds open: a curtain seen from within, dark as a well, with the sign in it."""
    edge = [(55.6, 20.2, 1), (59.4, 23.6), (61.2, 32), (60.6, 40.0), (59.4, 48.4, 1), (56.2, 46.8, 1), (57, 36)]
    out = edged(smooth(edge), MID, RIM, .3, .2) + path(smooth([(57.4, 22.4, 1), (59.6, 30), (59.6, 39), (58.4, 47.8, 1), (56.6, 46.8, 1), (57.8, 36)]), HIGH)
    sail = [(36.6, 24.0, 1), (46, 25.2), (56.4, 20.4, 1), (57.8, 28), (57.8, 38), (56.4, 47.4, 1), (52.6, 46.2), (48.4, 48.8, 1), (43.6, 47.6), (38.4, 50.8, 1), (37.2, 40), (36.2, 32)]
    inner = "".join(path(smooth(pts), "#1a1038") for pts in ([(38, 24, 1), (39.4, 34), (40.8, 43), (40.4, 52, 1), (44.4, 48, 1), (43.4, 38), (41.4, 30)], [(46, 25.4, 1), (48, 34), (49, 42), (48.4, 49, 1), (52.8, 46, 1), (52.4, 38), (50.4, 29)]))
    out += lit(smooth(sail), "#0a0519", MINT, -.35, -.3, inner)
    out += path(smooth(SHADOW), MINT, .2)
    for a, b in LINKS:
        (x, y), (u, v) = BONES[a], BONES[b]
        out += line([(x + (u - x) * .12, y + (v - y) * .12), (x + (u - x) * .88, y + (v - y) * .88)], MINT, .3)
    return out + "".join(disc(x, y, 1.1, MINT, .24) + star(x, y, 1.5 if k in (1, 4, 7) else 1.05, PALE if k % 2 else MINT, .3) for k, (x, y) in enumerate(BONES))


def sleeve():
    """Held out over the curtain, nothing in the cuff; threads run out of it to the crane."""
    out = ""
    for k, (x, y, u, v) in enumerate(((57.4, 21.0, 50.4, 45.2), (58.2, 21.4, 54.6, 41.6), (59.0, 21.4, 57.0, 43.0), (59.8, 20.6, 59.6, 46.4))):
        out += line([(x, y), ((x + u) / 2 + .5, (y + v) / 2), (u, v)], MINT if k % 2 == 0 else PALE, .22) + disc(u, v, .36, MINT)
    tube = [(34.8, 21.0), (40, 21.6), (47, 19.4), (55.4, 14.4, 1), (58.8, 15.2), (61.0, 18.4), (60.2, 21.6, 1), (55.6, 22.6), (47.6, 26.0), (40.2, 26.8), (35.6, 25.6)]
    out += lit(smooth(tube), MID, RIM, -.1, .5, path(smooth([(36, 24.6, 1), (44, 24), (52, 20.4), (58, 18.6, 1), (60.6, 22), (54, 24.6), (44, 28.4)]), DARK) + path(smooth([(39, 22.4, 1), (47, 20.6), (55, 15.8, 1), (48.4, 22)]), HIGH) + path(smooth([(43, 25.2, 1), (50, 22.4), (57.4, 19.2, 1), (50.4, 24)]), NIGHT))
    mouth = [(56.6, 14.8), (59.4, 16.0), (61.0, 18.8), (60.2, 21.4), (58.2, 20.6), (56.6, 18.0)]
    return out + path(smooth(mouth), RIM) + path(smooth([(x + .15, y + .3) for x, y in mouth]), "#05020e")


def hood():
    """Empty, turned to the crane; the collar stands up in two hooked horns."""
    out = ""
    for spine, tone, edge in (([(35.0, 22.6, 2.8), (39.4, 19.2, 2.4), (41.4, 14.6, 1.6), (40.0, 10.8, .7), (37.6, 9.6, .1)], MID, RIM), ([(27.6, 23.6, 3.0), (22.8, 20.2, 2.7), (20.8, 15.0, 1.8), (22.4, 10.8, .8), (25.2, 9.6, .1)], HIGH, "#c9b8f0")):
        out += edged(ribbon(spine, 20), tone, edge, .15, .4)
    cowl = [(25.4, 24.6), (25.2, 19.4), (27.4, 14.6), (31.4, 12.4), (35.4, 14.2), (37.6, 18.6), (37.4, 23.6), (35.0, 28.0), (31.6, 30.0), (27.8, 28.4)]
    out += lit(smooth(cowl), DARK, RIM, .1, .45, path(smooth([(25, 24), (26.6, 18.4), (30, 14.6), (29, 21), (29.6, 28.6), (26.6, 28)]), MID) + path(smooth([(26.4, 26, 1), (27.4, 20), (29.8, 16), (28.8, 22), (29.2, 28.4, 1)]), HIGH))
    out += path(smooth([(32.4, 15.6), (35.6, 17.0), (36.8, 20.4), (36.0, 24.6), (33.6, 27.4), (31.0, 27.0), (29.8, 22.6), (30.4, 17.8)]), "#05020e")
    return out + star(33.8, 20.8, 1.3, MINT, .24) + disc(32.4, 30.6, 1.5, MINT) + disc(32.4, 30.6, .95, "#1a6f62") + star(32.4, 30.6, .8, PALE, .3)


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
    sky = contours(32, 16, PLUM, 61, 1.25, 1.0, [66, 57, 48.4, 40.2, 32.6, 25.6, 19.2, 13.4, 8.2], .05, "#e8d0ff")
    far = gate(18.6, 31.6, .36, "#4a2f78") + island(18.6, 31.8, 7, 3.2, 5, "#5f4490", "#4a3278", "#352060")
    mid = ground([(-6, 42.4), (10, 43.0), (24, 44.4), (40, 43.6), (54, 44.4), (70, 42.4)], "#4a2f78") + ground([(-6, 50), (10, 49.4), (26, 50.4), (44, 49.8), (60, 50.2), (70, 48.4)], "#2b1a52")
    mid += path(smooth([(13, 52), (30, 51), (48, 51.2), (62, 51.8), (48, 53.2), (24, 53.4)]), "#160c30")
    subject = placed(mass() + lining() + sleeve() + hood() + placed(crane(), 55.6, 51.0, 1.32), 3.6, 2.6, .925)
    front = lit(smooth([(-4, 60, 1), (-4, 47), (4, 46), (9, 50), (13, 53), (18, 55), (20, 60, 1)]), "#0f081f", "#54357e", -.3, .35)
    front += stars(((16.8, 22.4, .45), (48.4, 13.6, .45), (61.4, 28.4, .35), (15.8, 38, .35), (17.4, 14.4, .4)), "#f0e4ff")
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
