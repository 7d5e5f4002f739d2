"""Whispers Beyond. A stag's head in profile, one great ear turned to a crack in the dark, and two wisps of speech that come out of it."""
from brushes import disc, line, lit, path, placed, smooth, star
from places import contours, sheet
from veil import BONE, BONE_DARK, DARK, HIGH, MID, MINT, NIGHT, PALE, RIM, TIDE, edged, ribbon, stars

CARD = "VB-013"
ALT = "Riftcrown bows its head and turns one great ear to a crack in the dark, out of which two wisps of whispered light come drifting."


def antler(spine, tines, near):
    base, rim = (HIGH, "#c9b8f0") if near else (MID, RIM)
    out = "".join(edged(ribbon(t, 10), base, rim, .12, .2) for t in tines)
    return out + edged(ribbon(spine, 16), base, rim, .15, .25)


def ear(near):
    """A long leaf, its hollow turned towards the crack."""
    ring = [(0, 0, 1), (1.4, -3.4), (4.6, -6.6), (9.0, -8.6), (13.4, -8.8, 1), (12.0, -4.8), (8.8, -1.4), (4.6, 1.0), (1.0, 1.4)]
    if not near:
        return path(smooth(ring), NIGHT)
    inner = path(smooth([(1.6, -1.0, 1), (3.6, -3.8), (7.4, -6.4), (12.6, -8.4, 1), (10.6, -4.6), (7.2, -1.8), (3.6, -.2)]), NIGHT) + path(smooth([(3.0, -1.6, 1), (6.0, -4.2), (11.6, -7.6, 1), (8.6, -3.6), (5.6, -1.6)]), "#2f6f8a") + path(smooth([(5.6, -2.4, 1), (8.6, -4.8), (11.4, -7.2, 1), (9.0, -4.0), (7.0, -2.4)]), MINT)
    return lit(smooth(ring), MID, RIM, -.1, .4, inner)


def stag():
    """Head, neck and the roots of the antlers; it looks down and to the right."""
    neck = [(29.6, 22.6), (33.4, 26.4), (33.6, 31.0), (31.2, 35.6), (30.4, 40.6), (32.4, 46.4), (37, 54), (40, 62, 1), (6, 62, 1), (9.4, 50), (13.4, 40), (18.4, 31.6), (23.6, 25.0)]
    folds = ""
    for pts, tone in (([(26, 25, 1), (19, 34), (14, 45), (11, 62, 1), (16, 62, 1), (18.6, 47), (24, 34)], HIGH), ([(29, 30, 1), (24, 38), (21, 48), (20, 62, 1), (25, 62, 1), (26, 49), (29, 38)], MID), ([(31.4, 33, 1), (29, 40), (29.6, 48), (34, 62, 1), (39.4, 62, 1), (34, 50), (30.6, 42)], MID), ([(23.6, 25), (17, 33), (12.4, 42), (8, 54), (5, 62, 1), (8, 62, 1), (12, 50), (17.6, 37)], MID)):
        folds += path(smooth(pts), tone)
    folds += stars(((15, 46, .6), (19.4, 42, .4), (23.4, 45.4, .5), (13.6, 51.4, .4), (27.4, 51, .5), (21, 36.4, .35)), MINT)
    out = lit(smooth(neck), DARK, RIM, .3, .4, folds)
    # mane: blades down the throat
    for x, y, tx, ty in ((32.6, 31.4, 37.0, 38.4), (31.4, 34.6, 36.0, 42.4), (30.8, 38.2, 35.6, 46.8), (31.4, 42.0, 36.6, 50.6)):
        out += path(smooth([(x - 1.6, y - 1.4, 1), (x + 1.6, y + .6), (tx, ty, 1), (x + .2, y + 3.6)]), NIGHT)
    skull = [(25.2, 24.6), (26.2, 20.8), (29.4, 18.6), (33.2, 19.2), (36.0, 22.2), (38.6, 26.4), (41.2, 31.2), (43.0, 34.6), (42.6, 37.2), (40.4, 38.2), (38.0, 36.6), (35.4, 33.6), (32.2, 31.8), (28.4, 30.4)]
    inner = path(smooth([(24, 26), (28, 25.6), (32, 27.6), (36, 31.4), (40, 35.4), (42.6, 37.6), (40, 39), (35, 36), (28, 33)]), BONE_DARK) + path(smooth([(24, 29), (30, 28.6), (35, 32.6), (39, 37), (36, 37), (28, 33)]), "#8a76b4")
    out += lit(smooth(skull), BONE, "#ffffff", -.3, .3, inner)
    out += path(smooth([(41.6, 34.4, 1), (43.4, 34.2), (43.4, 36.4), (41.6, 36.0)]), NIGHT) + line([(40.0, 37.0), (37.6, 34.6), (35.6, 33.4)], "#5b41a0", .3)
    # the eye is shut, to hear better
    out += path(smooth([(30.4, 23.6, 1), (32.6, 25.6), (35.4, 25.0, 1), (34.2, 26.8), (31.6, 26.6)]), NIGHT) + line([(30.2, 22.0), (32.4, 21.0), (34.8, 22.4)], BONE_DARK, .4)
    out += "".join(line([(x, y), (x + .3, y + 1.2)], NIGHT, .3) for x, y in ((31.6, 26.4), (33.0, 26.8), (34.4, 26.2)))
    return out + star(30.6, 20.4, .9, HIGH, .28)


def whisper(points, size, tone):
    """A wisp with a head like a drop and a long tail: a word on its way."""
    x, y = points[0]
    spine = [(*points[0], size)] + [(px, py, size * (.86 - k * .8 / len(points))) for k, (px, py) in enumerate(points[1:])]
    return path(ribbon(spine, 26), tone) + disc(x, y, size * 1.05, tone) + disc(x - .1, y - .05, size * .55, "#ffffff")


def picture():
    sky = contours(51, 25, TIDE[:-1] + ["#a4ecd0"], 61, 1.0, 1.1, [44, 37, 30.6, 24.8, 19.4, 14.4, 9.8, 6], .05, "#c9ffe9")
    # what divides here from there: a sheet of night with a long crack in it
    veil = [(49.4, 4, 1), (48.2, 10), (50.2, 15.4), (48.0, 20), (50.4, 26), (47.4, 31.4), (49.4, 37.6), (46.6, 43.4), (47.6, 50), (45.6, 60, 1), (70, 60, 1), (70, 4, 1)]
    mid = path(smooth(veil), "#1d1444") + path(smooth([(57, 4, 1), (56, 20), (58, 34), (54, 60, 1), (60, 60, 1), (62, 30), (61, 4, 1)]), "#150e34")
    crack = [(49.4, 4, 1), (51.6, 10), (52.6, 15.2), (52.2, 20), (54.4, 26), (51.8, 31.4), (52.4, 37.6), (49.4, 43.4), (48.8, 50), (45.6, 60, 1), (47.6, 50), (46.6, 43.4), (49.4, 37.6), (47.4, 31.4), (50.4, 26), (48.0, 20), (50.2, 15.4), (48.2, 10)]
    light = path(smooth(crack), MINT) + path(smooth([(49.6, 8, 1), (51, 15.4), (50.2, 20), (52.4, 26), (49.8, 31.4), (50.8, 37.6), (48, 44), (47.6, 51, 1), (47.2, 44), (49.8, 37.6), (48.4, 31.4), (51.2, 26), (49, 20), (50.4, 15.4)]), PALE)
    far = antler([(27.6, 20.6, 1.5), (28.0, 15.4, 1.4), (31.6, 10.4, 1.2), (37.0, 8.0, .9), (42.4, 9.2, .2)], [[(29.4, 12.6, .8), (33.0, 13.4, .7), (37.4, 11.4, .1)], [(33.4, 9.4, .8), (34.4, 6, .6), (37, 3.4, .1)]], False)
    near = antler([(25.8, 22.6, 2.1), (22.4, 17.0, 1.9), (21.6, 11.4, 1.7), (24.4, 6.6, 1.4), (30, 4.6, .3)], [[(23.0, 17.6, 1.0), (18.0, 17.0, .8), (14.2, 12.6, .1)], [(21.9, 11.8, 1.1), (18.2, 9.0, .9), (16.6, 4.6, .1)]], True)
    hung = "".join(line([(x, y), (x, y + d)], RIM, .18) + star(x, y + d + 1, 1.1, MINT, .28) for x, y, d in ((37.2, 11.6, 3.0), (17.0, 16.6, 5.0), (42.6, 8.4, 2.4)))
    subject = placed(placed(ear(False), 28.6, 19.0, .9, -30) + far + near + stag() + placed(ear(True), 27.2, 22.6, 1.16, 2) + hung, 6.2, 11.4, .78)
    front = whisper([(41.4, 22.6), (43.6, 24.4), (46.4, 23.0), (48.8, 25.2), (51.6, 26)], .95, "#d8fbe0") + whisper([(43.4, 30.6), (45.2, 29.2), (47.2, 30.6), (49.6, 31.6)], .75, MINT)
    front += stars(((20, 24, .45), (40.4, 44.6, .5), (43.4, 16.4, .35), (16, 33, .4), (42.6, 50, .4)), "#bfe8dc")
    return sheet(ALT, sky=sky, mid=mid, light=light, subject=subject, front=front)
