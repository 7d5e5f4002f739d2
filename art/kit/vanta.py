"""Vanta. A dragon in profile on the stump of a bridge, both wings up; the constellations on them are the brightest thing about him."""
import math

from brushes import disc, line, lit, mix, oval, path, placed, poly, shards, smooth, star, straight
from places import cloud, contours, island, sheet

CARD = "VB-017"
ALT = "A black dragon steps out of violet mist onto a broken bridge, green constellations alight across both raised wings."

NIGHT, DARK, MID, HIGH = "#0b0716", "#1b1138", "#2f1f5e", "#5d47a8"
RIM, MINT, PALE, CLAW = "#a58cf0", "#8ff5c4", "#eafff2", "#cbb9ff"
FAR_LINKS = ((0, 1), (1, 2), (2, 3), (2, 4), (4, 5), (4, 6))
NEAR_LINKS = ((0, 1), (1, 2), (2, 3), (2, 4), (4, 5), (4, 6), (6, 7), (6, 8))


def wing(outline, wrist, tips, notches, stars, links, near):
    """A sail between long fingers, and the constellation drawn across it."""
    tones = ("#3d2a78", MID) if near else ("#4b388f", "#38277a")
    inner = ""
    for k in range(len(tips) - 1):
        a, b, c = tips[k], notches[k], tips[k + 1]
        b = (b[0] + (b[0] - wrist[0]) * .18, b[1] + (b[1] - wrist[1]) * .18)
        inner += poly([wrist, a, b, c], tones[k % 2]) + poly([wrist, ((b[0] + c[0]) / 2, (b[1] + c[1]) / 2), c], DARK, opacity=.55)
    out = lit(smooth(outline), DARK, RIM, 0, .45, inner)
    for x, y in tips[:-1]:
        m = ((wrist[0] + x) / 2 + (.7 if near else -.7), (wrist[1] + y) / 2 - .9)
        out += line([wrist, m, (x, y)], NIGHT, .75) + line([(wrist[0], wrist[1] - .35), (m[0], m[1] - .35), (x, y - .2)], RIM, .14, opacity=.75)
    out += "".join(line([stars[i][:2], stars[j][:2]], MINT, .16, opacity=.9) for i, j in links)
    return out + "".join(disc(x, y, r * .85, MINT, .28) + star(x, y, r, PALE if r > .95 else MINT, .3) for x, y, r in stars)


def far_wing():
    outline = [(24, 24, 1), (28.2, 12), (26.4, 0), (25.6, -5.6, 1), (28.4, -3.4), (35, -9.4), (45.6, -14.2, 1), (44.6, -5.4), (45.6, 0), (52.4, 4.6, 1), (47.6, 6.6), (45.4, 10), (47.4, 18.4, 1),
               (42.6, 15.8), (38.4, 17.4), (34.6, 23.4, 1)]
    stars = [(34.4, -7, .7), (41.4, -9, 1.0), (40.6, -3, .7), (46.4, 3, 1.15), (41.2, 6.2, .7), (43, 13, 1.0), (37.4, 10.6, .75)]
    return wing(outline, (27, -2.6), [(45.6, -14.2), (52.4, 4.6), (47.4, 18.4), (34.6, 23.4)], [(44.4, -3), (46, 9.6), (40.4, 16.6)], stars, FAR_LINKS, False)


def near_wing():
    outline = [(23, 25.4, 1), (16.6, 16), (15.4, 7.4), (17.8, -1.4), (19.4, -5.8, 1), (16.6, -4.2), (10, -7.6), (-2.6, -9.6, 1), (-2.4, -4.0), (-4.2, .2), (-11.6, 3.8, 1), (-7.4, 6.0), (-6.4, 10.4),
               (-9.8, 18.2, 1), (-4.4, 16.4), (-.4, 18.6), (2.4, 26.0, 1), (6.4, 22.8), (11.6, 23.0), (17.4, 27.0, 1)]
    stars = [(10.6, -5.0, .7), (2.4, -5.8, 1.0), (4.2, -.6, .75), (-5.4, 4.0, 1.2), (2.2, 7.2, .75), (-3.8, 12.6, 1.0), (7.4, 12.4, .8), (3.4, 18.6, 1.05), (11.8, 18.0, .7)]
    return wing(outline, (17, -2), [(-2.6, -9.6), (-11.6, 3.8), (-9.8, 18.2), (2.4, 26.0), (17.4, 27)], [(-2.6, -2.4), (-6.8, 9.4), (-2.2, 18), (9, 22.6)], stars, NEAR_LINKS, True)


def claws(spots, y, long=1.1):
    return "".join(poly([(x - .3, y), (x + .5, y), (x + .9, y + long)], CLAW) for x in spots)


def behind():
    """The far legs and the tail."""
    out = path(smooth([(27.6, 26), (32, 25.6), (35.4, 29.4), (37.6, 31.2), (37.4, 34.6), (39.6, 36.4, 1), (38.8, 38), (34.6, 37.6, 1), (34.4, 33.4), (30.6, 31.6)]), "#120b26")
    out += "".join(poly([(x - .3, 37.6), (x + .4, 37.6), (x + .3, 38.7)], CLAW) for x in (35.4, 36.8, 38.2))
    out += path(smooth([(5, 30), (10, 31), (8.6, 36), (5.4, 38.6), (5.6, 42.4), (8.4, 44, 1), (2.2, 44, 1), (2.6, 38), (2.8, 34)]), "#120b26")
    out += lit(smooth([(9, 25.6), (3.6, 27.8), (-2.6, 33.4), (-8.6, 36.6), (-13.8, 35.0), (-15.6, 30.4), (-13.8, 26.6, 1), (-13.4, 30.4), (-11.4, 32.6), (-8, 32.6), (-2.6, 28.6), (3.4, 24.6), (8, 23.8)]), NIGHT, RIM, .05, .4)
    out += path(smooth([(-13.6, 27.4, 1), (-17.6, 25.2), (-19.4, 20.4, 1), (-15.4, 22.6), (-12.4, 20.0, 1), (-11.4, 24.2)]), MID)
    return out + path(smooth([(-13.6, 27.4, 1), (-15.4, 24), (-15.4, 22.6, 1), (-12.4, 20.0, 1), (-11.4, 24.2)]), HIGH) + star(-15, 24, .8, MINT, .3)


def body():
    shape = [(6.4, 29), (7.0, 25.6), (10.6, 23.8), (16, 23.6), (21.6, 21.6), (24.8, 17.4), (26, 12.6), (27.6, 8.6), (30.0, 6.0), (32.8, 5.2), (35.4, 6.4), (38.6, 8.8), (41.4, 11.0, 1), (40.4, 12.4), (37.4, 13.0), (34.8, 13.6),
             (32.8, 15.6), (32.4, 19.4), (32.8, 23.4), (31.6, 27.2), (30.2, 30.6), (29.8, 36), (30.0, 41.4), (32.6, 43.2), (32.4, 44, 1), (26.0, 44, 1), (26.2, 37), (25.4, 31.6), (20, 31.8), (14.6, 30.4), (12.6, 33.6),
             (9.4, 36.8), (8.8, 40.8), (11.4, 43.2), (11.2, 44, 1), (4.4, 44, 1), (5.4, 38.6), (7.6, 35.2)]
    inner = path(smooth([(8, 27), (12, 25.6), (15.4, 27.6), (14.6, 31), (10.6, 34), (8, 33)]), DARK) + path(smooth([(9, 27.8), (12, 27), (13.6, 28.8), (12, 31), (9.4, 31)]), MID)
    inner += path(smooth([(22.6, 23.6), (26.4, 20), (29.6, 22), (30.4, 27), (28.4, 32), (28.6, 44), (27.2, 44), (26, 32), (23.6, 28)]), DARK) + path(smooth([(25, 23), (27.6, 22.4), (28.8, 26), (27.4, 29), (25.4, 27)]), MID)
    for i in range(7):
        u = i / 6
        x, y = 32.4 - 1.2 * math.sin(u * 3.1) - u * .6, 15.6 + u * 14
        inner += path(smooth([(x + 1, y - .2, 1), (x - 2.2 + u * .6, y + .2), (x - 2.6 + u * .6, y + 1.3), (x + 1, y + 1.9, 1)]), HIGH if i % 2 == 0 else MID, .9)
    inner += path(smooth([(31.4, 6.4), (35, 7.4), (41.4, 10.8), (40.2, 12.2), (36, 11.6), (33, 10.2), (31.6, 8.4)]), DARK)
    out = lit(smooth(shape), NIGHT, RIM, -.12, .42, inner)
    for x, y, dx, dy in ((29.2, 9.4, -3.8, -1.4), (28.2, 12.6, -3.8, -.6), (27.2, 15.8, -3.4, .2), (25.6, 18.8, -3.0, .6)):
        out += poly([(x - .2, y - 1), (x + dx, y + dy), (x - .7, y + 1.1)], HIGH)
    for horn in ([(29.2, 7.4, 1), (26.0, 4.6), (22.6, 3.6), (18.6, .8, 1), (22.8, 1.6), (27.2, 2.6), (31.2, 5.6, 1)], [(31.4, 5.8, 1), (29.8, 2.2), (27.6, .2), (25.8, -4.0, 1), (29.2, -1.4), (32.2, 1.6), (33.8, 5.4, 1)]):
        out += path(smooth(horn), RIM) + path(smooth([(x + .08, y + .28, *c) for x, y, *c in horn]), "#1f1440")
    out += path(smooth([(34.0, 8.6, 1), (35.2, 7.9), (36.8, 8.9, 1), (35.7, 9.5), (34.8, 9.4)]), MINT) + oval(35.5, 8.8, .25, .52, NIGHT)
    out += disc(40.3, 10.7, .22, RIM) + line([(40.6, 12.2), (38.2, 11.9), (35.8, 12.2)], RIM, .15)
    out += disc(31, 20.6, 2.4, MINT, .22) + disc(31, 20.6, 1.5, MINT, .4) + star(31, 20.6, 1.7, PALE, .3)
    return out + claws((27.0, 28.7, 30.4, 6.0, 7.7, 9.4), 43.9)


def arm():
    """The leading edge of the near wing."""
    return lit(smooth([(24.2, 25.8), (19.0, 23.4), (15.2, 15.4), (15.0, 7.0), (17.0, -1.4), (19.6, -6.4, 1), (19.0, -1.2), (17.8, 7.2), (18.8, 14.4), (22.2, 20.0), (26.4, 23.6)]), NIGHT, RIM, .3, .2)


def dragon():
    """The whole of him; the ground lies at y = 44."""
    return far_wing() + behind() + body() + near_wing() + arm()


def figure():
    """What stands in front of the frame."""
    return placed(dragon(), 21.6, 15.8, .78)


def picture():
    keys = ["#150d30", "#231650", "#3a2577", "#5b3f9e", "#7f66c8", "#93a9da", "#aeead0", "#e6ffee"]
    sky = contours(43, 25, keys, 51, 1.02, 1.02, [60, 50, 41.6, 34.4, 28, 22.4, 17.4, 13, 9.2, 5.8], .06, "#b7ffe0")
    far = "".join(island(x, y, w, h, s, "#6a55b4", "#4d3a92", "#33246c") for x, y, w, h, s in ((20, 27, 10, 4.4, 3), (58, 34, 9, 4, 8), (54, 44, 7, 3, 12)))
    mid = cloud(-8, 49.5, 36, 5, "#5a449f", 3, opacity=.85) + cloud(30, 50.2, 42, 5.4, "#6d57b6", 5, opacity=.85)
    deck = [(6, 50.2), (28, 49.6), (44.6, 49.8), (47.6, 50.2), (46.4, 52), (48.2, 53.2), (45.8, 54.6), (46.6, 56.8), (42.6, 57.4), (38, 58.4), (33.6, 61), (31, 66), (10, 66)]
    mid += lit(straight(deck), "#150c2c", "#9d86e8", -.05, .4)
    mid += "".join(line([(x, 50.3), (x + .4, 52.6)], "#34246a", .2) for x in (12, 17, 22, 27, 32, 37, 42)) + line([(8, 52.7), (45.6, 52.9)], "#34246a", .2)
    mid += shards([(50.6, 52.4, 1.1), (53.4, 55, .8), (51.6, 57.4, .7), (49.4, 59, .5), (55.4, 51.4, .6)], "#150c2c", HIGH, mix("#150c2c", "#000000", .2), 3)
    mid += lit(straight([(68, 50.4), (60.6, 50.6), (58.8, 51.4), (60, 53), (58.6, 54.6), (60.4, 57), (64, 60), (68, 62)]), "#150c2c", "#9d86e8", .1, .4)
    mid += cloud(-8, 58, 30, 5, "#3c2a78", 13) + cloud(26, 58.5, 46, 4.6, "#49358a", 15)
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=figure())


def over():
    return sheet(ALT, subject=figure())
