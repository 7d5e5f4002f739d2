"""Curse Oracle. Nyxara close up, bent over her own palm; the light comes from below, and over it hangs a warrior the size of a chess piece, pulled down by threads."""
from brushes import disc, line, lit, oval, path, placed, poly, smooth, star
from places import contours, sheet
from veil import BONE, BONE_DARK, DARK, HIGH, MID, MINT, NIGHT, PALE, RIM, edged, ribbon, stars

CARD = "P-CURSE-ORACLE"
ALT = "Nyxara bends over her open palm, lit from below, where a tiny horned brute sags under threads that tie its arms to the ground."


def horn(spine, base=MID):
    return edged(ribbon(spine, 14), NIGHT, RIM, .1, .5) + path(ribbon([(x, y - w * .1, w * .45) for x, y, w in spine], 14), base)


def bust():
    """Head and shoulders in three-quarter view, bowed to the right; the chin lies near (44, 30)."""
    out = horn([(36, 16, 2.4), (44, 15.2, 2.0), (49.6, 17.4, 1.4), (51.6, 22.4, .12)], DARK) + horn([(34, 13.6, 3.6), (42, 10.2, 3.2), (50.6, 9.4, 2.4), (57.4, 12.2, 1.5), (60.8, 18.6, .15)], HIGH)
    cloak = [(30, 7.4), (36.6, 8.0), (41.4, 12.0), (42.6, 18.0), (40.4, 26), (38.6, 32), (42.0, 36.2), (45.0, 42), (45, 60, 1), (2, 60, 1), (8, 47), (12.4, 38), (17, 31.6), (20.6, 26), (22.0, 18), (24.6, 11)]
    folds = ""
    for pts, tone in (([(38.6, 31, 1), (34, 37), (29, 47), (27, 60, 1), (33, 60, 1), (34.6, 48), (38, 38)], MID), ([(36, 30.6, 1), (28, 37), (21, 47), (17, 60, 1), (23, 60, 1), (27, 47), (32, 37.6)], "#2c1b55"), ([(33, 29.4, 1), (23, 35), (15, 45), (10, 60, 1), (15, 60, 1), (20, 46), (27, 36)], MID),
                      ([(39.4, 32, 1), (39.4, 42), (40, 60, 1), (47, 60, 1), (46, 42), (42.4, 36)], HIGH), ([(37.6, 33, 1), (34.4, 41), (33.4, 60, 1), (36, 60, 1), (36.4, 48)], NIGHT),
                      ([(31.4, 8.4, 1), (27.6, 14), (26.4, 22), (23.4, 29), (17, 36.4, 1), (20.6, 28), (21.6, 20), (24, 12.4)], MID), ([(31.6, 27, 1), (25, 33), (15, 39.6, 1), (22, 31.6), (25.6, 26, 1)], MID)):
        folds += path(smooth(pts), tone)
    for x, y, r in ((22, 44, .6), (17.4, 50, .5), (26.6, 42, .4), (30.6, 47, .6), (23.4, 52, .5), (15, 44.4, .4), (36.4, 44, .4)):
        folds += star(x, y, r, MINT, .26)
    out += lit(smooth(cloak), DARK, MINT, -.55, -.35, folds)
    # the hollow of the hood, then the mask in it
    out += path(smooth([(33.6, 10.2, 1), (38.6, 11.4), (41.6, 14.6), (42.0, 19), (40.2, 26), (38.0, 30.6), (33.6, 29), (30.4, 23), (30.0, 16)]), "#07030f")
    face = [(34.6, 13.0, 1), (38.6, 12.6), (41.4, 14.8), (42.3, 18.2), (42.6, 21.4), (43.7, 25.2), (44.6, 29.4), (43.9, 31.2), (42.0, 30.0), (38.8, 27.4), (35.4, 23.6), (33.6, 19.0), (33.6, 15.4)]
    inner = path(smooth([(33, 12), (38.2, 12.2), (37.6, 16), (39.4, 20), (40.2, 25), (44, 31.6), (38, 29), (33, 22)]), BONE_DARK) + path(smooth([(33, 12), (35.4, 12), (35, 17), (36.6, 22), (39.6, 27.4), (36, 25), (32, 20)]), "#8a76b4")
    # light from below on the underside of cheek and chin
    inner += path(smooth([(39, 27.2), (41.8, 27.6), (44.2, 31.4), (45, 29.4), (43.8, 25), (43.0, 27), (41.0, 26.2)]), "#d8fbe0")
    out += lit(smooth(face), BONE, "#d8fbe0", -.35, -.3, inner)
    out += path(smooth([(35.7, 19.2, 1), (37.2, 17.6), (39.7, 17.8, 1), (38.6, 19.9), (36.9, 20.4)]), NIGHT) + path(smooth([(36.5, 19.5, 1), (37.6, 18.5), (39.2, 18.4, 1), (38.2, 19.7)]), MINT) + disc(38.0, 19.1, .28, NIGHT)
    out += path(smooth([(41.1, 18.4, 1), (41.9, 17.4), (42.5, 17.7, 1), (42.4, 19.3), (41.6, 19.4)]), NIGHT) + path(smooth([(41.5, 18.5, 1), (42.1, 17.9), (42.4, 18.8), (41.8, 19.1)]), MINT)
    out += line([(40.8, 20.4), (41.4, 24), (43.2, 28.6)], HIGH, .22) + line([(38.2, 23.4), (39.6, 25.8), (41.6, 27.6)], HIGH, .22) + star(39.6, 14.8, 1.1, HIGH, .3)
    return out


def palm():
    """A long hand, open and upward, out of a wide sleeve; fingers curl up round the dish of light."""
    sleeve = [(20, 50), (28, 46.6), (35.6, 46.4), (40.4, 47.8, 1), (40.0, 51.4), (42, 60, 1), (14, 60, 1)]
    out = lit(smooth(sleeve), MID, MINT, -.3, .45, path(smooth([(22, 51), (30, 49), (38, 49.6), (41, 60), (16, 60)]), DARK) + path(smooth([(40, 48, 1), (33, 47.8), (25, 50.4), (20, 54, 1), (27, 52.2), (34, 50.6)]), HIGH))
    for spine in ([(48, 49.4, 1.4), (54, 48.8, 1.2), (59, 46.0, .9), (61.0, 41.6, .3)], [(47, 49.6, 1.3), (52.6, 50.4, 1.2), (58, 48.8, .95), (60.6, 44.4, .3)]):
        out += edged(ribbon(spine, 12), "#b7a3d0", PALE, .12, .3)
    hand = [(39.4, 47.4, 1), (43.0, 46.4), (47.6, 47.0), (52.4, 48.4), (55.4, 48.0), (56.4, 49.2), (53.6, 51.4), (48.8, 52.4), (43.6, 51.8), (39.4, 51, 1)]
    out += lit(smooth(hand), "#e6dcf0", PALE, 0, .4, path(smooth([(39, 49.4), (44, 49.4), (49, 50.2), (54, 50), (54, 53), (44, 53.4), (39, 52)]), "#b7a3d0"))
    return out + edged(ribbon([(42.0, 48.2, 1.4), (44.0, 44.6, 1.1), (45.6, 42.4, .85), (46.0, 39.6, .3)], 10), "#e6dcf0", PALE, -.2, .1)


def brute():
    """Her foretelling: a horned warrior in little, seen from the front, its blade sunk to the ground. The feet are at y = 0."""
    K, M, L, E = "#2a1016", "#6d2a20", "#b8502c", "#ffc27a"
    out = poly([(-3.8, 0), (-3.2, -4.4), (-.6, -5.2), (-.8, 0)], K) + poly([(3.6, 0), (3.4, -4.2), (.6, -5.2), (1.0, 0)], M)
    trunk = [(-5.4, -10.6), (-3.4, -12.8), (0, -13.2), (3.4, -12.6), (5.6, -10.2), (4.6, -6.2), (3.6, -4), (-3.6, -4), (-4.6, -6.6)]
    out += poly(trunk, K) + poly([(-5.4, -10.6), (-3.4, -12.8), (0, -13.2), (-.6, -8), (-4, -7.4)], M) + poly([(0, -13.2), (3.4, -12.6), (5.6, -10.2), (3.4, -7.4), (-.6, -8)], L)
    # arms that have grown too long for it
    out += poly([(-5.2, -11), (-7.4, -7.4), (-8.0, -1.8), (-9.2, .2), (-6.2, .2), (-5.8, -2), (-5.0, -6.8), (-3.8, -9)], M) + poly([(5.4, -10.6), (7.6, -7), (8.0, -1.8), (9.0, .2), (6.0, .2), (5.8, -2), (5.0, -6.8), (3.8, -9)], L)
    head = [(-2.4, -11.2), (-2.6, -14), (0, -15.4), (2.6, -14), (2.4, -11.2), (1.2, -9.0), (-1.2, -9.0)]
    out += poly(head, M) + poly([(0, -15.4), (2.6, -14), (2.4, -11.2), (1.2, -9), (.2, -11.4)], L)
    out += poly([(-2.4, -13.4), (-5.4, -14.4), (-6.6, -18.0), (-4.2, -16.0), (-1.4, -14.8)], "#f1dcc0") + poly([(2.4, -13.4), (5.4, -14.4), (6.8, -17.6), (4.2, -16.0), (1.4, -14.8)], "#cfa57c")
    return out + poly([(-1.7, -12.2), (-.5, -11.8), (-1.4, -11.4)], E) + poly([(1.7, -12.2), (.5, -11.8), (1.4, -11.4)], E)


def picture():
    sky = contours(50, 36, ["#1c1244", "#2a1d60", "#3a3080", "#47509c", "#4f7aaa", "#66aeb2", "#a8f0d0"], 77, 1.15, 1.0, [66, 57, 48.6, 40.6, 33, 25.6, 18.6, 12.4, 7], .05, "#9fe8cc")
    far = ""
    # veils that hang in the dark behind her
    for x, w, tone in ((19, 4, "#2a1d60"), (63, 4, "#2f3576")):
        far += path(smooth([(x - w, -6, 1), (x - w * .6, 14), (x - w * .9, 34), (x - w * .4, 60, 1), (x + w * .5, 60, 1), (x + w * .8, 36), (x + w * .5, 16), (x + w, -6, 1)]), tone, .55)
    light = disc(52.6, 42.4, 10.4, MINT, .14) + disc(52.6, 42.4, 7.0, MINT, .26)
    figure = placed(bust(), 1.0, 3.2, .94)
    dish = oval(52.6, 42.3, 6.2, 1.5, "#3fa58c") + oval(52.6, 42.1, 5.2, 1.1, MINT) + oval(52.6, 42.0, 3.4, .6, PALE)
    little = placed(brute(), 52.6, 42.0, .74)
    # threads from its wrists over the edge of the dish, each with its weight
    chains = ""
    for x, y, drop in ((46.4, 42.0, 2.6), (47.4, 42.6, 4.0), (58.6, 42.2, 4.4), (57.6, 42.6, 2.8)):
        chains += line([(52.6 + (x - 52.6) * .9, 41.2), (x, y), (x, y + drop)], PALE, .2) + poly([(x - .5, y + drop + .2), (x, y + drop - .3), (x + .5, y + drop + .2), (x + .35, y + drop + 1.3), (x - .35, y + drop + 1.3)], PALE)
    breath = "".join(line(pts, MINT, w, opacity=o) for pts, w, o in (([(43.2, 31.4), (45.4, 32.0), (47.4, 31.2)], .24, .9), ([(43.0, 32.2), (44.8, 33.6), (46.8, 33.8)], .2, .7), ([(43.4, 30.4), (46.4, 30.0), (49.4, 28.2)], .2, .6)))
    subject = figure + placed(palm(), 1.2, -5.4) + dish + little + chains + breath
    front = stars(((55.6, 25, .5), (60, 31, .4), (17, 17, .5), (19, 28, .4), (61, 23, .4), (17, 39, .35), (57.6, 50, .4)), "#9fe8cc")
    return sheet(ALT, sky=sky, far=far, light=light, subject=subject, front=front)
