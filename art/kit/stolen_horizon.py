"""Stolen Horizon. A whole evening landscape is drawn off like a cloth, sun and house and all, by a great pale hand out of a slit in the night."""
from brushes import disc, line, lit, path, placed, poly, smooth
from places import contours, house, sheet
from veil import ABYSS, DARK, HIGH, MID, MINT, NIGHT, PALE, edged, ribbon, stars

CARD = "VB-016"
ALT = "A great pale hand out of a slit in the night pulls an evening landscape away like a cloth, and a lantern mouse slides along with it."

TOP = [(8, 15.6), (15, 17.4), (22, 16.0), (28.4, 18.6), (34, 20.2), (39, 24.6), (43.4, 30.6)]
FOOT = [(8, 50.4), (15, 51.6), (22, 50.0), (28.4, 50.4), (34, 47.2), (39, 42.6), (43.4, 37.2)]


def at(k, u):
    """A point of the cloth: k along it (0 to 6, to the fist), u from its upper edge to the lower."""
    i = min(int(k), 5)
    t = k - i
    (a, b), (c, d) = ((TOP[i][n] + (TOP[i + 1][n] - TOP[i][n]) * t, FOOT[i][n] + (FOOT[i + 1][n] - FOOT[i][n]) * t) for n in (0, 1))
    return a + (b - a) * u, c + (d - c) * u


def band(u0, u1, fill, rise=0, seed=0):
    """A strip of the picture on the cloth."""
    top = [at(k / 2, max(0, u0 - (rise * (1 if (k + seed) % 3 else -.6) if 0 < k < 12 else 0))) for k in range(13)]
    low = [at(k / 2, u1) for k in range(13)]
    return path(smooth([(*top[0], 1), *top[1:-1], (*top[-1], 1), (*low[-1], 1), *reversed(low[1:-1]), (*low[0], 1)]), fill)


def cloth():
    tones = ["#232440", "#3f3050", "#71424f", "#b1593f", "#e58f45", "#ffc267"]
    out = "".join(band(u, 1, tone) for u, tone in zip((0, .12, .22, .32, .41, .5), tones, strict=True))
    # the sun on the horizon, stretched like everything else
    sun = [at(k, u) for k, u in ((.3, .56), (.55, .46), (1.1, .4), (1.75, .43), (2.1, .52), (2.2, .6), (.3, .62))]
    out += path(smooth(sun), "#ffe6a8")
    out += band(.62, 1, "#8a4a3c", .03, 1) + band(.72, 1, "#5b3038", .03, 0) + band(.86, 1, "#38202c", .02, 2)
    # the road across it
    road = [at(k, u) for k, u in ((0, .84), (1.2, .82), (2.4, .77), (3.6, .72), (5, .64), (6, .56))]
    out += path(ribbon([(x, y, w) for (x, y), w in zip(road, (1.5, 1.3, 1.0, .8, .6, .5), strict=True)], 14), "#e0a05a")
    # folds that run to the fist: shadow and light
    for k0, u0, u1, w in ((2.2, .1, .34, .05), (2.8, .36, .46, .05), (2.4, .66, .56, .05), (2.0, .94, .72, .05)):
        pts = [at(k, u0 + (u1 - u0) * ((k - k0) / (6 - k0))) for k in (k0, k0 + (6 - k0) * .35, k0 + (6 - k0) * .7, 6)]
        out += path(ribbon([(x, y, q) for (x, y), q in zip(pts, (.1, 1.0, .9, .4), strict=True)], 12), "#1d1026", .42)
        out += path(ribbon([(x + .2, y - 1.0, q) for (x, y), q in zip(pts, (.05, .3, .26, .12), strict=True)], 12), "#ffe6a8", .55)
    edge = [at(k / 2, 0) for k in range(13)]
    low = [at(k / 2, 1) for k in range(13)]
    return out + line(edge, "#ffd991", .4) + line(low, "#12081a", .5) + line([(x, y + .45) for x, y in low], "#b1593f", .3)


def fist():
    """Four long fingers over the gathered cloth, a thumb under it, and the sleeve out of the slit."""
    sleeve = [(46.6, 29.4, 1), (52, 25.6), (60, 22.6, 1), (66, 30), (64, 44, 1), (56, 42.6), (48.0, 39.8, 1), (46.0, 35)]
    out = lit(smooth(sleeve), MID, MINT, .2, .45, path(smooth([(46, 36), (52, 36), (64, 38), (64, 46), (50, 42)]), DARK) + path(smooth([(47.4, 30.6, 1), (54, 29), (64, 29.4, 1), (55, 31.4)]), HIGH))
    # the end of the cloth, bunched beyond the fingers
    tuft = [(43.0, 30.8, 1), (45.6, 28.2), (47.4, 24.6, 1), (48.0, 29.0), (51.0, 27.4, 1), (49.4, 32.0), (49.6, 36.0), (51.0, 41.2, 1), (47.6, 38.6), (46.4, 43.0, 1), (45.0, 38.6), (43.0, 37.2, 1)]
    skin = [(40.2, 40.6, 1.2), (42.6, 42.6, 1.5), (46.0, 42.0, 1.6), (49.4, 38.8, 1.8)]
    out += edged(ribbon(skin, 16), "#b7a3d6", "#ffffff", .1, .25)
    out += path(smooth(tuft), "#71424f") + path(smooth([(43.0, 30.8, 1), (45.6, 28.2), (47.4, 24.6, 1), (47.2, 30), (46.6, 36), (46.4, 43, 1), (45.0, 38.6), (43.0, 37.2, 1)]), "#b1593f")
    hand = [(46.2, 28.6), (49.8, 27.0), (53.6, 29.4), (55.0, 33.2), (53.4, 37.4), (49.6, 39.6), (46.4, 38.6)]
    out += lit(smooth(hand), "#cdbde6", "#ffffff", .15, .4, path(smooth([(47, 38), (50, 34), (54, 32), (56, 36), (50, 41)]), "#9a86c2"))
    for x, y, u, v, tone in ((48.6, 37.8, 41.2, 38.6, "#b7a3d6"), (48.4, 35.2, 39.4, 36.0, "#cdbde6"), (48.6, 32.4, 39.2, 33.0, "#dccfee"), (49.0, 29.6, 40.4, 30.0, "#efe6f5")):
        spine = [(x + 1.6, y + .6, .9), (x - 1.6, y - .9, 1.32), ((x + u) / 2 - 1.2, (y + v) / 2 - .7, 1.15), (u + .2, v, .85), (u + .2, v + 1.9, .15)]
        data = ribbon(spine, 18)
        out += placed(path(data, "#4f3d86"), .1, .42) + path(data, tone) + line([(q[0], q[1] - q[2] * .72) for q in spine[1:4]], "#ffffff", .26)
    return out


def sliding():
    """A lantern mouse on its seat, heels dug in, lamp held up; it goes where the road goes."""
    fur, dark, rim = "#6e3419", "#3c1a10", "#ffd991"
    out = line([(-2.6, .6), (-5.4, .2), (-7.2, -1.8), (-6.4, -3.6)], fur, .6)
    body = [(-3.0, 1.2), (-3.2, -2.2), (-1.8, -5.0), (.6, -5.4), (2.2, -3.0), (2.4, -.6), (5.0, -1.2), (6.0, -2.6, 1), (6.4, -.2), (4.6, 1.2), (1.0, 1.8)]
    out += lit(smooth(body), fur, rim, -.25, .3, path(smooth([(-3, 1.4), (-.6, .4), (.4, -2.4), (1.8, -2.6), (2, 0), (5, .4), (2, 2.4)]), dark))
    out += disc(-2.2, -9.4, 2.0, rim) + disc(-2.1, -9.2, 1.8, fur) + disc(-2.0, -9.0, 1.1, "#d98b4a") + disc(1.6, -10.0, 1.9, rim) + disc(1.7, -9.8, 1.7, fur) + disc(1.8, -9.6, 1.0, "#d98b4a")
    skull = [(-2.6, -6.6), (-1.8, -8.6), (.4, -9.0), (2.2, -8.0), (3.8, -6.4), (4.6, -5.4), (3.2, -4.6), (.6, -4.4), (-1.6, -4.8)]
    out += lit(smooth(skull), fur, rim, -.2, .3) + disc(1.4, -6.9, .6, NIGHT) + disc(1.6, -7.1, .2, "#ffffff") + disc(4.5, -5.3, .4, NIGHT)
    out += edged(ribbon([(.6, -3.8, .7), (3.2, -5.0, .55), (5.0, -8.0, .45)], 8), fur, rim, -.1, .15)
    lamp = path("M-1-2.8L1-2.8L2.1-1.6L1.9 1.6L2.2 2.4L-2.2 2.4L-1.9 1.6L-2.1-1.6Z", NIGHT) + path("M-1.5-1.4L1.5-1.4L1.35 1.5L-1.35 1.5Z", "#fff6cf")
    return out + disc(5.4, -6.0, 2.6, "#ffd991", .35) + placed(lamp, 5.4, -6.0, .62) + line([(5.0, -8.2), (5.4, -7.8)], NIGHT, .3)


def picture():
    sky = contours(50, 33, ABYSS[:-1] + ["#7fd8b8"], 13, .9, 1.1, [42, 35, 28.6, 22.8, 17.4, 12.4, 7.8], .05, "#9fe8cc")
    slit = path(smooth([(51.6, 10, 1), (55.6, 20), (57.0, 33), (54.4, 46), (49.4, 57, 1), (48.4, 46), (48.4, 33), (49.4, 20)]), "#3fa58c") + path(smooth([(51.6, 13, 1), (54.4, 22), (55.4, 33), (53.2, 45), (49.6, 54, 1), (49.6, 45), (49.6, 33), (50.4, 21)]), MINT) + path(smooth([(51.6, 17, 1), (53.2, 24), (53.8, 33), (52.2, 44), (50, 50, 1), (50.8, 42), (50.8, 33), (51.2, 24)]), PALE)
    # the bare place it is drawn from: only stars, and a frayed edge
    far = stars(((26, 14.6, .5), (37, 16.4, .7), (44, 19.6, .5), (33.6, 50.6, .6), (41.4, 47.6, .5), (46.8, 50.4, .4), (46.4, 23.6, .35), (40, 20.4, .35)), PALE)
    print_ = cloth() + placed(house(0, 0, 4.6, "#2a1620", "#ffe6a8"), *at(1.0, .66), 1, 6) + placed(house(0, 0, 3.0, "#3c2028", "#ffe6a8"), *at(2.5, .64), 1, 14)
    for k, u, s, t in ((.2, .64, 1.0, 2), (1.9, .65, .8, 10), (3.4, .6, .6, 22)):
        print_ += placed(poly([(-1.4, 0), (0, -5), (1.4, 0)], "#2a1620") + poly([(-.2, 0), (.2, 0), (.2, 1), (-.2, 1)], "#2a1620"), *at(k, u), s, t)
    x, y = at(3.15, .74)
    subject = print_ + placed(sliding(), x, y - .6, .66, -16) + placed(fist(), 7.4, 6.8, .8)
    tug = "".join(line(pts, PALE, .24, opacity=.8) for pts in ([(30, 14.4), (35, 15.6), (39.6, 19.0)], [(31, 53), (36, 51), (40.4, 46.6)], [(36.6, 13.6), (41, 16.6), (43.6, 20.4)]))
    return sheet(ALT, sky=sky, far=far, light=slit, subject=subject, front=tug)
