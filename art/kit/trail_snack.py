"""Trail Snack. A ring-tailed traveler with one cheek full and a great bun in its paw, and already a finger on the map."""
import math

from brushes import along, blob, disc, line, lit, mix, oval, path, placed, poly, smooth, star
from places import DUSK, contours, grass, ground, motes, sheet
from wickmender import CREAM, DEEP, FUR, MASK, RIM, WARM, head

CARD = "WB-015"
ALT = "A ring-tailed traveler chews with a full cheek, a bitten bun in one paw and the other on a map with a dotted road."

CRUST, CRUST_DARK, CRUST_LIGHT, CRUMB = "#b8622c", "#7d3c22", "#e8a052", "#fbe7bd"
TAIL = [(27.0, 47.0, 1.6), (21.4, 47.6, 3.0), (17.6, 43.2, 3.6), (18.4, 36.6, 3.7), (22.4, 31.6, 3.2), (21.8, 26.4, 2.4), (19.0, 23.6, .6)]


def tail():
    """Round its back like a question mark, ring by ring."""
    out = ""
    for k in range(10):
        t0, t1 = k / 10, min(1, (k + 1.12) / 10)
        top, low = [], []
        for i in range(4):
            x, y, a, w = along(TAIL, t0 + (t1 - t0) * i / 3)
            top.append((x + math.sin(a) * w, y - math.cos(a) * w))
            low.append((x - math.sin(a) * w, y + math.cos(a) * w))
        tone = MASK if k % 2 else mix(WARM, CREAM, .3)
        out += path(smooth([(*top[0], 1), *top[1:-1], (*top[-1], 1), (*low[-1], 1), *low[1:-1][::-1], (*low[0], 1)]), tone)
        out += path(smooth([(*low[0], 1), *low[1:-1], (*low[-1], 1)] + [(x + (u - x) * .34, y + (v - y) * .34) for (x, y), (u, v) in list(zip(low, top, strict=True))[::-1]]), mix(tone, "#ffdf9c", .3))
    return out


def body():
    shape = smooth([(30.4, 27.4), (27.2, 30.6), (25.0, 36), (24.2, 43), (24.6, 52), (39.6, 52), (40.2, 44), (39.2, 37), (39.6, 32), (38.4, 27.6)])
    inner = blob([(23, 44), (25, 36), (28.6, 29), (30, 32), (28.6, 39), (28.6, 53), (22, 53)], DEEP) + blob([(35.4, 28), (39.8, 30), (39.4, 36), (40.4, 44), (40, 53), (35.4, 53), (34.2, 44), (34, 35)], CREAM)
    return lit(shape, FUR, RIM, -.35, .2, inner)


def arm(points, shade):
    return lit(smooth(points), FUR, RIM, -.25, .4, blob(shade, DEEP))


def fingers(x, y, turn, size=1.0):
    """Four thin dark fingers, as such animals have them."""
    out = "".join(line([(0, k * 1.1), (2.4, k * 1.35), (4.0, k * 1.1 + .3)], MASK, 1.0) for k in (-1.3, -.4, .5, 1.4))
    return placed(out + blob([(-2, -2.2), (1.2, -2.3), (1.8, 0), (1.2, 2.3), (-2, 2.2)], MASK), x, y, size, turn)


def bun():
    """As big as its head, with a bite out of it; inside, jam."""
    out = path(smooth([(42.6, 31.4), (43.6, 27.8), (45.6, 28.6), (46.2, 26.8, 1), (49.6, 25.8), (53.0, 28.2), (53.8, 32.2), (51.4, 36.2), (47.2, 37.0), (43.8, 35.0)]), CRUST_DARK)
    out += lit(smooth([(42.4, 31.4), (43.2, 28.2, 1), (44.8, 29.0), (46.0, 26.6, 1), (49.6, 25.4), (53.0, 27.8), (53.9, 31.8), (51.2, 35.6), (47.2, 36.2), (43.6, 34.4)]), CRUST, CRUST_LIGHT, -.4, .5, blob([(42, 33), (46, 34.6), (50.6, 34), (54.4, 31), (53, 37), (44, 37)], CRUST_DARK))
    out += path(smooth([(43.2, 28.2, 1), (44.8, 29.0), (46.0, 26.6, 1), (47.3, 27.4), (46.6, 30.0), (44.6, 31.8), (42.6, 31.4), (42.5, 29.8)]), CRUMB) + blob([(43.0, 30.4), (44.8, 30.2), (46.3, 28.4), (46.8, 29.2), (45.2, 31.2), (43.2, 31.4)], "#b3263a")
    return out + "".join(oval(x, y, .5, .28, "#fbe0aa", t) for x, y, t in ((49.2, 27.6, 20), (51.4, 28.8, 40), (48.4, 29.8, 0), (50.8, 31.2, 30), (52.4, 30.8, 60)))


def chart():
    """The map over its knees: a coast, a dotted road, and where it goes."""
    out = poly([(30.6, 44.8), (37, 42.6), (43.4, 44.0), (49.6, 41.4), (55.2, 42.2), (57, 56), (29.4, 56)], "#c99e68") + poly([(30.0, 44.0), (36.8, 41.8), (43.2, 43.2), (49.4, 40.6), (55.4, 41.4), (57.4, 55), (28.8, 56)], "#fbeccb")
    out += poly([(36.8, 41.8), (43.2, 43.2), (42.6, 56), (35.2, 56)], "#ecd5a6") + poly([(49.4, 40.6), (55.4, 41.4), (57.4, 55), (49.9, 56)], "#ecd5a6")
    out += path(smooth([(43.6, 45.6), (47, 44.0), (51.6, 44.6), (53.6, 47), (50.4, 48.6), (46.8, 48.2)]), "#c98f56") + path(smooth([(31.6, 47.6), (34.6, 46.0), (37.4, 47.4), (36.2, 49.6), (32.6, 50)]), "#c98f56")
    return out + "".join(disc(x, y, .42, "#a8322c") for x, y in ((34.6, 47.6), (36.2, 46.6), (37.9, 46.2), (39.6, 46.5), (41.2, 47.2), (42.9, 47.6), (44.6, 47.2), (46.1, 46.6))) + star(48.8, 46.0, 1.7, "#a8322c", .3)


def picture():
    sky = contours(46, 24, DUSK, 19, 1.1, 1.0, [48, 41, 34.6, 28.4, 22.4, 16.6, 11, 6.6], .05, "#ffdf9c", 26)
    mid = ground([(6, 40), (16, 38.4), (28, 39.8), (42, 38.6), (58, 40)], "#8a4640") + ground([(6, 47), (20, 45.6), (36, 46.4), (58, 45.4)], "#4b2634")
    cheek = blob([(36.4, 26.2), (38.0, 23.8), (41.2, 23.6), (43.2, 25.6), (42.6, 28.2), (40.0, 29.6), (37.2, 28.6)], RIM) + blob([(36.2, 26.5), (37.8, 24.3), (41.0, 24.2), (42.8, 26.0), (42.3, 28.2), (39.8, 29.5), (37.2, 28.6)], CREAM) + blob([(36.2, 26.9), (38.4, 28.0), (42.4, 27.6), (41.6, 29.0), (39.8, 29.6), (37.2, 28.7)], "#d9b384")
    face = placed(head(), -9.4, -4.4, 1.15)
    subject = tail() + body() + chart() + face + cheek
    near = [(27.6, 32.4), (31.0, 31.6), (34.6, 35.0), (38.4, 38.0), (41.6, 36.2), (43.8, 33.6), (45.8, 35.2), (44.2, 38.8), (40.4, 41.6), (35.2, 41.0), (30.0, 38.0)]
    subject += bun() + fingers(45.2, 34.2, -36, 1.0) + arm(near, [(28, 35), (33, 38), (38, 40), (43, 37.6), (44, 40), (38, 43), (30, 41)])
    subject += arm([(24.6, 38.4), (27.4, 37.8), (30.4, 41.6), (34.4, 44.2), (37.8, 44.4), (38.2, 46.6), (34.4, 47.4), (29.4, 46.6), (25.6, 43.6)], [(24, 41), (28, 43.6), (33, 46), (38, 46.2), (34, 48.6), (26, 47)]) + fingers(38.6, 45.6, 8, .9)
    crumbs = "".join(disc(x, y, r, CRUMB) for x, y, r in ((43.2, 37.4, .3), (45.0, 39.2, .36), (42.0, 40.0, .26), (46.8, 38.6, .24), (44.0, 42.2, .34), (40.8, 43.4, .26)))
    front = grass([(14, 22, 8)], "#1c0f1c", 15, 54, (4, 7)) + motes(7, (40, 14, 52, 26), "#fff3c4", 6, (.14, .28), ((38, 18, 5.4),))
    return sheet(ALT, sky=sky, mid=mid, subject=subject + crumbs, front=front)
