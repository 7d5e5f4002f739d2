"""Riftstalker. A leap on the diagonal: out of a door that hangs in the sky, cloak in tatters behind, the staff levelled like a spear."""
from brushes import disc, line, lit, path, placed, poly, smooth, star
from morrow import head
from places import contours, ground, island, sheet
from veil import BONE, BONE_DARK, DARK, HIGH, MID, MINT, NIGHT, PALE, RIM, edged, ribbon, stars

CARD = "P-RIFTSTALKER"
ALT = "Morrow leaps out of a door that hangs open in the night sky, cloak in tatters behind, its staff levelled like a spear."

CLOAK = [(42.0, 19.6), (44.6, 22.4), (44.6, 26.0), (42.6, 29.4), (40.0, 32.6, 1), (37.6, 30.6), (34.6, 34.6, 1), (33.0, 31.0), (28.0, 36.4, 1), (28.4, 30.8), (21.6, 33.4, 1), (24.4, 28.4), (16.4, 28.4, 1), (22.0, 24.4), (15.6, 21.0, 1),
         (23.4, 20.6), (19.6, 15.8, 1), (27.6, 18.0), (34.0, 17.4), (38.6, 18.0)]


def door(x, y, size, tone, edge, dark, turn=0, lean=1):
    """A shut door in its pointed frame; the foot is at (x, y)."""
    out = path("M-3.2 0V-7C-3.2 -9.6 -1.8 -11.2 0 -12.2C1.8 -11.2 3.2 -9.6 3.2 -7V0Z", edge) + path("M-2.7 0V-6.9C-2.7 -9.2 -1.5 -10.7 0 -11.6C1.5 -10.7 2.7 -9.2 2.7 -6.9V0Z", dark) + path("M-2.3 0V-6.8C-2.3 -8.9 -1.3 -10.3 0 -11.1V0Z", tone)
    out += path("M.2 0V-11C1.4 -10.2 2.3 -8.9 2.3 -6.8V0Z", tone) + disc(.8 * lean, -5, .36, edge) + line([(-2.2, -2.4), (2.2, -2.4)], dark, .24) + line([(-2.2, -7.4), (2.2, -7.4)], dark, .24)
    return placed(out, x, y, size, turn)


def opened():
    """The door it came through: its light, the frame, the leaf flung out towards us."""
    light = "M16.4 33V17C16.4 11.6 19 8.2 22.6 6.4C26.6 9 28.6 12.6 28.6 18V35Z"
    out = path("M14.8 33.4V16.8C14.8 10.4 18 6.4 22.6 4C27.6 7 30.2 11.6 30.2 18V36.4L28.6 35V18C28.6 12.6 26.6 9 22.6 6.4C19 8.2 16.4 11.6 16.4 17V33Z", "#2a1c5c") + path("M30.2 36.4V18C30.2 11.6 27.6 7 22.6 4C27 7.4 29.4 12 29.4 18V35.7Z", RIM)
    out += path(light, "#5fc0a6") + path("M17.6 33.2V17.2C17.6 12.4 19.6 9.6 22.6 8C25.8 10.2 27.4 13.4 27.4 18V34.4Z", MINT) + path("M19.2 33.4V17.6C19.2 14 20.6 11.8 22.6 10.6C24.8 12.2 25.8 14.6 25.8 18.2V34.2Z", PALE)
    leaf = [(30.2, 18), (31.2, 13.6), (33.6, 9.8), (36.6, 8.4, 1), (36.6, 40.6, 1), (30.2, 36.4, 1)]
    out += path(smooth([(leaf[0][0], leaf[0][1], 1), *leaf[1:]]), "#1c1240") + path(smooth([(30.2, 18, 1), (31.2, 13.6), (33.6, 9.8), (36.6, 8.4, 1), (36.6, 9.4, 1), (34, 10.8), (31.8, 14.4), (30.9, 18.4), (30.9, 36.9, 1), (30.2, 36.4, 1)]), MINT)
    for a, b in ((16, 22.6), (25, 32)):
        out += poly([(31.8, a + 1.4), (35.4, a), (35.4, b + 1.4), (31.8, b)], "#2f2160") + poly([(31.8, a + 1.4), (32.4, a + 1.2), (32.4, b + .2), (31.8, b)], "#5b49a6")
    return out + disc(35.3, 24.2, .55, RIM)


def echo(dx, dy, fill, edge, opacity):
    """A moment before: the same cloak, flat, with night in it."""
    data = smooth([(x + dx, y + dy, *c) for x, y, *c in CLOAK])
    return f'<g opacity="{opacity}">{path(data, fill)}{path(data, stroke=edge, stroke_width=".22")}</g>'


def legs():
    """The trailing leg, bent back into the door; the other reaches for the ground."""
    back = edged(ribbon([(35.6, 28.4, 2.0), (31.6, 32.4, 1.35), (28.6, 36.0, 1.0), (24.6, 36.4, .8), (20.6, 34.8, .6), (17.0, 36.4, .2)], 20), NIGHT, HIGH, -.1, .2)
    fore = edged(ribbon([(37.0, 28.6, 2.3), (42.0, 31.6, 1.6), (47.0, 34.4, 1.15), (46.8, 37.6, 1.0), (45.0, 42.2, .8), (46.0, 45.4, .7), (50.4, 47.2, .2)], 24), DARK, RIM, -.2, .3)
    fore += path(ribbon([(45.6, 44.6, .6), (47.6, 46.0, .4), (48.8, 48.0, .1)], 8), DARK) + path(ribbon([(45.4, 44.2, .5), (44.6, 46.2, .4), (43.2, 47.2, .1)], 8), NIGHT)
    return back, fore


def cloak():
    folds = ""
    for pts, tone in (([(42, 21, 1), (34, 20), (26, 21), (15, 20.8, 1), (22, 24.6, 1), (32, 24)], MID), ([(41, 20, 1), (34, 18.6), (27, 18.6), (19, 15.6, 1), (24, 20.4, 1), (33, 20.6)], HIGH), ([(42, 23, 1), (33, 25), (25, 27), (16, 28.6, 1), (25, 29, 1), (34, 27.4)], "#2c1b55"),
                      ([(43, 25, 1), (35, 28), (29, 31), (21, 33.8, 1), (28, 32, 1), (36, 29.6)], MID), ([(43.6, 26, 1), (38, 29.4), (33, 33), (28, 37, 1), (33, 32.6, 1), (39, 30.4)], HIGH), ([(44.6, 22), (43.6, 26), (41, 30), (40, 33, 1), (43, 30), (45.4, 26)], HIGH)):
        folds += path(smooth(pts), tone)
    folds += "".join(star(x, y, r, MINT, .26) for x, y, r in ((20.4, 27.4, .6), (24.4, 23.2, .45), (20, 21.4, .5), (26.4, 31.8, .55), (31, 32.4, .4), (24, 18.4, .45), (29.6, 26.2, .35)))
    return lit(smooth(CLOAK), DARK, RIM, .35, .35, folds)


def staff():
    """The crook has been straightened and ground to a blade; the star still hangs from it."""
    out = edged(ribbon([(31.0, 27.4, .42), (44, 33.0, .46), (55.6, 38.0, .46)], 8), NIGHT, RIM, -.05, .25)
    blade = [(53.6, 36.2, 1), (55.6, 35.0), (58.4, 35.8), (61.4, 37.8), (63.4, 41.4, 1), (60.6, 40.2), (57.6, 39.8), (55.0, 40.2), (53.4, 39.4, 1), (54.6, 38.2)]
    out += path(smooth(blade), MINT) + path(smooth([(54.2, 36.6, 1), (56, 35.8), (58.6, 36.6), (61, 38.4), (63.4, 41.4, 1), (59.6, 39.2), (56.4, 38.4, 1)]), PALE) + path(smooth([(53.4, 39.4, 1), (55, 40.2), (57.6, 39.8), (60.6, 40.2), (63.4, 41.4, 1), (59.4, 39.4), (55.6, 38.9, 1)]), "#3fa58c")
    return out + line([(53.0, 37.2), (52.2, 40.2)], RIM, .18) + star(52.1, 41.4, 1.2, MINT, .3)


def arm(spine, base, rim):
    return edged(ribbon(spine, 14), base, rim, -.05, .35)


def picture():
    keys = ["#0d0820", "#150d33", "#20154c", "#32246e", "#4a4292", "#5f7fb0", "#7fc8c0"]
    sky = contours(29, 26, keys, 57, 1.2, 1.0, [62, 53.6, 45.6, 38, 31, 24.4, 18.4, 13, 8.6], .05, "#c9ffe9")
    far = door(47.0, 19.2, .62, "#3a2d7a", "#6a5ab8", "#251a56", 4) + door(58.4, 31.6, .8, "#2c2064", "#5547a0", "#1a1142", -6) + door(54.4, 17.4, .4, "#332670", "#5547a0", "#1f154a", 10) + door(39.6, 15.6, .34, "#463a8c", "#7a6cc4", "#2f2566", -8)
    far += island(47, 19.4, 5.4, 2.2, 4, "#4a3c92", "#382b78", "#2a1f5c") + island(58.4, 31.8, 7, 3.0, 9, "#3a2d7a", "#2c2064", "#1f154a")
    mid = ground([(-6, 50), (10, 49.4), (24, 50.6), (36, 49), (44, 47.6), (52, 48), (60, 46.4), (70, 43)], "#150c30") + line([(36, 49), (44, 47.6), (52, 48), (60, 46.4), (68, 43.4)], "#5b49a6", .2)
    mid += placed(opened(), 53.4, 2.6, 1.12, 0, True)
    back, fore = legs()
    subject = echo(-3.6, -3.4, "#2f8f94", PALE, .35) + echo(-2.2, -1.8, "#2a4f84", "#a8f7d2", .75) + back + arm([(41.4, 22.6, 1.8), (45.6, 26.4, 1.5), (50.4, 33.4, 1.2), (51.0, 36.0, .7)], NIGHT, HIGH) + staff() + fore + cloak()
    subject += placed(placed(head(), -1, 13), 43.0, 23.4, .92, 34)
    subject += arm([(38.8, 22.0, .3), (40.4, 24.4, 1.9), (42.0, 28.6, 1.9), (41.4, 31.0, 1.6), (43.4, 32.8, .9)], MID, RIM)
    for x, y in ((43.4, 31.6), (44.1, 31.9), (44.8, 32.2)):
        subject += line([(x, y), (x + .7, y + .5), (x + .3, y + 1.5)], BONE, .5)
    for x, y in ((50.2, 34.6), (50.9, 34.9), (51.6, 35.2)):
        subject += line([(x, y), (x + .7, y + .5), (x + .3, y + 1.5)], BONE_DARK, .5)
    # streaks of the leap
    subject += "".join(line(pts, PALE, w, opacity=o) for pts, w, o in (([(27, 14.4), (33, 15.4), (38, 16.6)], .2, .8), ([(30, 38.6), (36, 38.4), (42, 40.4)], .2, .6), ([(26, 41), (32, 41.6), (37, 43.6)], .16, .5), ([(32, 12.6), (37, 13), (41.6, 14.2)], .16, .6)))
    front = lit(smooth([(-4, 60, 1), (-4, 46), (3, 45), (8, 48.6), (14, 51.4), (22, 53), (26, 60, 1)]), "#0c061c", "#4a3890", -.3, .35)
    front += stars(((33.4, 44.6, .4), (60.4, 13.6, .5), (52.6, 26.4, .4), (60.8, 22, .35), (43.4, 9.4, .45), (56.6, 44, .35)), "#bfe8dc")
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
