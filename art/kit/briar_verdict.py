"""Briar Verdict. A hedge has closed round a shadow cat, coil on coil, and the famous grin hangs upside down."""
from briars import leaf, rose, sprig, thicket, vine
from brushes import line, lit, path, placed, smooth, star
from grinshade import DARK, MID, grin
from places import contours, ground, motes, sheet
from veil import NIGHT, RIM

CARD = "TC-003"
ALT = "A thorny hedge has wound itself round a cat of shadow up to the chin, its mint grin turned upside down; roses open above."

EVENING = ["#2a1a2c", "#4a2530", "#7e3a2c", "#b9632e", "#e69a45", "#ffd07a", "#ffe6a8"]


def cat():
    """Bolt upright and from the front, ears laid back, the mouth the other way up, and the eyes open for once."""
    outline = [(-8.0, 11.6), (-9.4, 6.6), (-9.6, 1.2), (-11.4, -2.4, 1), (-6.2, -1.2), (-1.6, .2), (1.6, .2), (6.2, -1.2), (11.6, -2.0, 1), (9.6, 1.2), (9.4, 6.6), (8.0, 11.6), (4.8, 14.6), (6.6, 18.6), (8.6, 24), (10.4, 30), (11.4, 35), (10.4, 39, 1), (7, 40), (-7, 40), (-10.4, 39, 1),
               (-11.4, 35), (-10.4, 30), (-8.6, 24), (-6.6, 18.6), (-4.8, 14.6)]
    planes = path(smooth([(3, 15), (7, 20), (10, 30), (11, 39), (6, 41), (5.6, 32), (3.4, 24)]), MID) + path(smooth([(-3, 15), (-7, 20), (-10, 30), (-11, 39), (-6.4, 41), (-6, 32), (-3.4, 24)]), "#271a4c")
    planes += path(smooth([(5.6, -.6), (11.8, -2.4), (9.8, 1.4), (9.8, 6), (7.4, 3.4)]), MID) + "".join(star(x, y, r, "#cfeee2", .26) for x, y, r in ((-4.4, 20.6, .5), (3.2, 22.4, .6), (4.6, 30.6, .5), (-5.4, 32.4, .6)))
    out = lit(smooth(outline), DARK, RIM, 0, .42, planes)
    for s in (1, -1):
        out += path(smooth([(s * 2.2, 2.2, 1), (s * 4.6, .8), (s * 7.0, 1.6, 1), (s * 5.0, 3.6), (s * 3.2, 3.6)]), "#86f0c0") + path(smooth([(s * 4.5, 1.0), (s * 5.1, 2.2), (s * 4.6, 3.5), (s * 4.0, 2.2)]), NIGHT)
        for k in range(3):
            out += line([(s * 6.4, 6.6 + k * .9), (s * 9.6, 8.2 + k * 1.2), (s * (12.0 - k * .5), 11.0 + k * 1.3)], "#cfeee2", .16)
    return out + path("M-1 5.2H1L0 6.4Z", "#7a63c4") + f'<g transform="translate(0 9.7) scale(1.27 -1.27)">{grin()}</g>'


def coils():
    """Three turns in front of it, from hedge to hedge."""
    out = vine([(14, 45, .9), (19, 44.6, 1.0), (25, 46.0, 1.25), (33, 48.2, 1.4), (41, 47.6, 1.35), (47.4, 43.6, 1.1), (50.4, 38.4, .8)], .11, .8)
    out += vine([(50, 47, .9), (47.6, 43.4, 1.1), (43, 41.8, 1.2), (36, 42.4, 1.3), (28.6, 41.2, 1.2), (23.6, 37.4, 1.0), (20.4, 33, .7)], .11, .8)
    return out + vine([(17, 42.4, .7), (21.6, 38.4, .9), (26.4, 37.0, 1.1), (33.4, 36.8, 1.2), (40.4, 34.6, 1.05), (44.8, 30.6, .85), (46.4, 25.6, .6)], .115, .8)


def picture():
    sky = contours(34, 27, EVENING, 23, 1.02, 1, [40, 33, 27, 21.6, 16.6, 12, 7.8], .05, "#ffd991")
    far = thicket(((17.6, 24, 4.4), (14.6, 31, 4.6), (51.4, 24.6, 4.2), (54.6, 31.6, 4.6)), 3, ("#6b5436", "#573a30", "#a07a44"), 1.1, 1.5)
    far += vine([(13, 36, .8), (16.6, 29.6, .7), (19.4, 22.4, .6), (24.6, 17.4, .5), (30.4, 15.6, .4), (34, 17, .2)], .13, .7, ("#7c4a34", "#573a30", "#d98f46"))
    mid = ground([(6, 47), (18, 46.4), (34, 48.4), (48, 46.6), (62, 46)], "#3a1d26")
    behind = vine([(24.6, 38.6, .9), (21.6, 42, .8), (22, 46, .8), (26, 47.6, .9)], .3, .7) + vine([(44.4, 32, .9), (47, 36, .9), (46.4, 40.4, .9), (42, 43.4, .9)], .3, .7)
    subject = behind + placed(cat(), 34.2, 18.4, .76) + coils()
    front = thicket(((15.4, 40, 4.0), (18.4, 47.6, 4.6), (25, 52.6, 4.0), (34.4, 54, 3.6), (43.4, 52.6, 4.0), (49.6, 46.8, 4.4), (53.2, 39.4, 3.8)), 8)
    front += rose(23.0, 36.6, .56, -20) + rose(44.6, 43.0, .62, 30) + rose(27.0, 48.0, .5, 10) + motes(6, (20, 15, 48, 30), "#ffe9ae", 6, (.14, .3), ((34, 26, 11),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)


def over():
    """What has already grown on to the frame."""
    left = [(19.4, 43.6, .9), (14.6, 41.0, 1.1), (10.6, 36.6, 1.0), (8.2, 30.6, .85), (8.4, 25.2, .65), (10.6, 22.2, .45), (12.2, 23.6, .3), (11.2, 25.0, .15)]
    right = [(48.6, 45.6, .9), (53.6, 45.0, 1.15), (57.2, 41.4, 1.05), (58.8, 35.6, .9), (57.6, 29.4, .7), (58.2, 24.0, .5), (60.2, 20.8, .3)]
    body = sprig(left, .19, .8) + vine(left, .1, .85) + sprig(right, .19, .85) + vine(right, .1, .85)
    body += leaf(57.8, 30, -150, .9) + rose(56.4, 28.0, .7, -30) + rose(8.0, 35.2, .6, 20) + leaf(60.2, 20.8, -70, .8)
    return sheet(ALT, subject=body)
