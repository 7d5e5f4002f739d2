"""Burrowguard. A badger that has dug one shovel in before the door and holds up the other: this far, and no farther."""
from brushes import disc, edged, line, lit, mix, oval, path, placed, shards, smooth
from places import BURROW, contours, grass, ground, house, island, motes, sheet

CARD = "WB-005"
ALT = "A badger with roof slates on its shoulders digs one shovel paw into the ground and lifts the other before its door."

FUR, DEEP, WARM, PALE, RIM = "#53423f", "#2b2027", "#7a6055", "#f6e7cb", "#ffe0a0"
SLATE, SLATE_DARK, SLATE_LIGHT, CLAW, CLAW_DARK = "#5a6a80", "#333d52", "#93a3b0", "#f1ddb6", "#b08c66"


def shovel(far=False):
    """A forepaw from the wrist at the origin, pointing to the right: a broad blade and five long claws."""
    out = ""
    for k, (y, long, turn) in enumerate(((-4.4, 5.4, -13), (-2.3, 7.0, -6), (0, 7.6, 0), (2.3, 7.0, 6), (4.4, 5.4, 13))):
        body = path("M-1.4 -1.15C1.4 -1.5 3.6 -1.1 6 .5C3.6 .95 1 1.15 -1.4 1.15Z", CLAW_DARK if far else CLAW) + path("M-1.4 .1C1.4 .3 3.8 .2 6 .5C3.6 .95 1 1.15 -1.4 1.15Z", "#86684f" if far else CLAW_DARK)
        out += placed(body, 6.0, y, long / 6, turn)
    pad = smooth([(-2.4, -2.8), (1.6, -4.6), (5.2, -5.8), (7.4, -5.0), (7.9, -2.4), (7.6, 0), (7.9, 2.4), (7.4, 5.0), (5.2, 5.8), (1.6, 4.6), (-2.4, 2.8)])
    out += lit(pad, "#43343a" if far else FUR, WARM if far else RIM, -.35, .35, path(smooth([(-3, .6), (2, 1.6), (8, .8), (8, 6), (0, 6)]), DEEP))
    plate = smooth([(-1.6, -2.4), (1.4, -3.4), (4.2, -3.6), (5.4, 0), (4.2, 3.6), (1.4, 3.4), (-1.6, 2.4)])
    return out + edged(plate, SLATE_DARK if far else SLATE, SLATE if far else SLATE_LIGHT, -.3, .3, path(smooth([(-1.5, .4), (2, .6), (5.2, .2), (4.1, 3.3), (1.4, 3.1), (-1.3, 2.2)]), SLATE_DARK))


def slate(x, y, turn, size, tone):
    """One roof slate of the shoulder, with two nails."""
    data = smooth([(-3.4, -3.2, 1), (0, -4.0), (3.4, -3.2, 1), (3.8, 1.2), (2.0, 3.8), (0, 4.6, 1), (-2.0, 3.8), (-3.8, 1.2)])
    body = edged(data, tone, RIM, -.25, .3, path(smooth([(-3.2, -2.9), (-1, -3.4), (-1.2, 1), (-.5, 4.1), (-2.0, 3.4), (-3.6, 1.2)]), SLATE_DARK, .8) + path(smooth([(1.4, -3.4), (3.1, -3), (3.4, 1), (2.1, 3), (1.8, 0)]), SLATE_LIGHT, .55))
    return placed(body + disc(-1.6, -2.2, .34, DEEP) + disc(1.6, -2.2, .34, DEEP), x, y, size, turn)


def trunk():
    shape = smooth([(14.4, 43.6), (15.0, 36.6), (18.6, 30.6), (24.6, 26.2), (31.0, 22.6), (37.4, 20.6), (43.0, 22.4), (46.8, 28), (46.4, 35), (42.6, 40.6), (36, 43.2), (30, 44.4), (24, 46.4), (17, 46.8)])
    inner = path(smooth([(14, 44), (20, 38.6), (28, 36), (36, 36.4), (44, 34), (48, 36), (42, 44), (30, 46), (18, 48)]), DEEP) + path(smooth([(19, 30.4), (25, 26), (31, 22.4), (37.4, 20.4), (35, 24.6), (28, 28), (22, 33)]), WARM)
    for x, y in ((20.4, 34.4), (23.4, 37), (26.4, 31.6), (29.6, 34.6), (24, 32.2), (32.6, 31), (18.6, 38.2), (21.6, 41), (28, 38.6), (33.6, 37.8)):
        inner += path(smooth([(x, y, 1), (x - 1.2, y + .9), (x - 2.2, y + 2.2, 1), (x - .5, y + 1.6)]), mix(WARM, PALE, .25) if y < 35 else WARM)
    return lit(shape, FUR, RIM, -.3, .45, inner)


def hind(far):
    shape = [(19.6, 38.6), (25.6, 37.4), (29.6, 41.0), (28.6, 45.0), (30.4, 47.0), (32.8, 48.0), (32.6, 49.4, 1), (21.8, 49.4, 1), (19.2, 46)]
    if far:
        return path(smooth([(x + 6.4, y - .8, *c) for x, y, *c in shape]), "#201820")
    out = lit(smooth(shape), FUR, RIM, -.35, .35, path(smooth([(18, 40), (22.6, 41), (24, 46), (27, 50), (18, 50)]), DEEP))
    return out + "".join(path(f"M{x} 49.5C{x + .2} 48.2 {x + 1.4} 47.9 {x + 2.6} 49.5Z", CLAW) for x in (27.2, 29.4, 31.4))


def head():
    shape = smooth([(41.6, 29.6), (42.0, 24.4), (45.0, 21.4), (48.4, 21.6), (51.6, 23.8), (55.6, 27.4), (59.2, 29.8), (60.4, 31.4), (59.4, 33.2), (55.4, 34.2), (51.0, 36.0), (48.6, 38.8, 1), (46.4, 36.8), (43.8, 38.4, 1), (42.6, 34.6)])
    inner = path(smooth([(41, 33), (46, 33.4), (52, 32.6), (60.6, 32), (58, 35), (50, 38), (43, 40)]), "#d3b08a")
    inner += path(smooth([(58.2, 29.6), (54.4, 27.6), (50.2, 25.4), (46.0, 24.4), (42.4, 26.0), (41, 30), (44.6, 31.6), (49.6, 31.0), (54.2, 31.2), (57.8, 31.6)]), DEEP) + path(smooth([(41, 25), (44, 21), (47, 21), (45, 23.2), (42.4, 25.6)]), DEEP)
    inner += path(smooth([(42, 33), (46, 34.4), (51, 33.6), (55, 33.4), (51, 36.6), (44, 40)]), "#a9835f", .6)
    out = lit(shape, PALE, "#ffffff", -.3, .35, inner)
    out += path(smooth([(42.2, 25.2), (40.0, 22.8), (40.4, 19.6), (43.0, 18.6), (45.2, 20.2), (45.2, 23.0), (43.8, 24.8)]), DEEP) + path(smooth([(42.4, 23.8), (41.4, 22.0), (42.2, 20.4), (43.8, 20.8), (44, 22.6)]), "#b5786a")
    out += path(smooth([(58.0, 29.4), (59.8, 28.9), (61.0, 30.2), (60.8, 31.8), (59.4, 32.0), (58.4, 31.0)]), "#191118") + disc(59.9, 29.8, .3, PALE)
    out += disc(51.8, 28.3, .98, "#120b12") + disc(52.15, 27.95, .34, "#fff6d2") + line([(50.2, 27.0), (51.6, 26.5), (53.2, 27.3)], PALE, .34)
    return out + line([(59.0, 32.8), (56.8, 33.0), (54.4, 32.8)], "#5e3a30", .28)


def door():
    """The shelter behind it: a round door in the hill, open, and two who look out."""
    out = path("M12 49.6V36.6A7.4 7.4 0 0 1 26.8 36.6V49.6Z", "#4a2a2c")
    out += path("M13.2 49.6V36.8A6.2 6.2 0 0 1 25.6 36.8V49.6Z", "#b9632e") + path("M14.4 49.6V37A5 5 0 0 1 24.4 37V49.6Z", "#f0a64e") + path("M15.8 49.6V37.4A3.6 3.6 0 0 1 23 37.4V49.6Z", "#ffd98a")
    return out


def picture():
    sky = contours(54, 24, BURROW, 63, 1.2, .95, [60, 52, 44.4, 37.4, 30.8, 24.6, 18.8, 13.2, 8.2], edge="#ffd991")
    far = island(26.6, 17.6, 8, 3.6, 4, "#8a4a38", "#6f3a33", "#52292d") + house(25.6, 17.4, 1.8, "#52292d", "#ffe6a0") + house(28.2, 17.3, 1.4, "#52292d", "#ffe6a0") + line([(30.4, 17.8), (40, 20), (50, 17)], "#ffdf9a", .16, opacity=.5)
    mid = ground([(-6, 30), (6, 24.4), (16, 23.0), (25, 26.6), (31, 35), (38, 43), (50, 44.4), (60, 42.6), (70, 41)], "#6b3630") + placed(door(), 1.6, -5) + ground([(-6, 46), (10, 47), (24, 48), (40, 47.8), (56, 47), (70, 45)], "#3a1d26")
    mid += line([(6, 24.5), (16, 23.1), (25, 26.7), (31, 35)], "#b9632e", .22)
    figure = hind(True) + trunk() + hind(False)
    near = smooth([(35.4, 30.4), (41.6, 30.0), (45.2, 34.4), (46.2, 39.6), (47.4, 43.4), (43.4, 45.6), (40.0, 41.6), (36.6, 37.6)])
    figure += placed(shovel(), 44.8, 41.2, .94, 64)
    figure += lit(near, FUR, RIM, -.4, .25, path(smooth([(35, 31), (38.6, 33), (41, 38), (44, 44), (41, 46), (36, 40)]), DEEP)) + placed(edged("M-2.6 -1.9C-.6 -2.7 2 -2.6 3.4 -1.8L3.4 1.8C2 2.6 -.6 2.7 -2.6 1.9Z", SLATE, SLATE_LIGHT, -.25, .3), 43.6, 39.4, .95, 66)
    figure += slate(30.6, 28.2, 24, .86, SLATE) + slate(40.4, 33.4, -8, .84, SLATE) + slate(35.2, 30.6, 10, 1.0, mix(SLATE, SLATE_LIGHT, .2)) + slate(38.6, 26.4, 8, 1.02, mix(SLATE, SLATE_LIGHT, .3)) + slate(32.6, 24.8, 26, .8, mix(SLATE, SLATE_LIGHT, .2)) + head()
    # the far arm, lifted before its face: this far
    arm = smooth([(40.0, 36.4), (45.6, 38.4), (50.6, 38.6), (53.4, 36.0), (54.4, 32.6), (58.0, 33.0), (57.8, 37.6), (54.6, 42.4), (49.0, 43.8), (41.6, 42)])
    subject = lit(arm, "#43333a", RIM, .3, .2) + placed(shovel(), 56.2, 33.4, 1.0, -84) + placed(figure, .4, 8.6, .83)
    front = "".join(oval(x, y, w, h, "#4d2a2a") for x, y, w, h in ((40.4, 51.6, 6.0, 2.2), (45.2, 51.8, 3.6, 1.7))) + shards([(45.6, 47.6, .6), (47.6, 46.0, .4), (48.2, 48.6, .5)], "#5e3531", "#b5683f", "#2a151c", 5)
    front += grass([(-3, 11, 11), (55, 66, 10)], "#170d16", 39, 57, (4, 8)) + motes(8, (30, 14, 60, 40), "#ffe9ae", 16, avoid=((32, 36, 14), (45, 32, 10), (56, 27, 9), (27, 18, 9)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
