"""Chartweaver. Nima from the side, wings up like sails, drawing gold threads from one island to the next into a web."""
import math

from brushes import blob, disc, line, lit, mix, oval, path, placed, smooth, star
from nima import CREAM, DEEP, GOLD, INK, IVORY, PALE, SHADE, VIOLET, antenna, forewing, hindwing
from places import cloud, contours, house, island, motes, sheet

CARD = "P-CHARTWEAVER"
ALT = "Nima, a violet and ivory moth seen from the side, weaves gold threads between five small islands into a shining chart."

HAND = (50.2, 26.4)
STOPS = ((46.6, 10.6), (55.2, 13.4), (60.6, 21.2), (61.2, 31.0), (56.6, 39.4))


def body():
    """Abdomen, ruff and head in profile, the legs that stand and the two that weave."""
    out = ""
    for points in ([(36, 31), (38.6, 36), (36.4, 40), (37.6, 43.4)], [(34, 32), (33.6, 37), (30.6, 40.4), (31.4, 43.8)], [(38, 30), (43, 34), (42.2, 39.6), (43.8, 43)]):
        out += line(points, DEEP, .95) + line([points[-1], (points[-1][0] + 1.5, points[-1][1] + .3)], DEEP, .8)
    abdomen = smooth([(38, 27), (39.6, 30.6), (37, 35), (32.8, 39.6), (27.6, 42.8), (23.6, 43.4), (25.4, 39.8), (28.6, 34.6), (32.4, 29.6)])
    bands = ""
    for k, t in enumerate((.2, .38, .56, .74)):
        x, y = 36.4 - t * 12, 31 + t * 12
        bands += path(smooth([(x - 4.6, y - 4.4), (x - .2, y - .6), (x + 3.6, y + 3.8), (x + 2.6, y + 5), (x - 1.2, y + .8), (x - 5.4, y - 3.2)]), VIOLET if k < 3 else DEEP)
    out += lit(abdomen, CREAM, "#ffffff", -.3, .3, bands + path(smooth([(39.6, 31), (36, 36), (31, 40), (23, 43), (24, 45), (34, 43), (41, 34)]), SHADE, .5))
    # the far weaving arm
    out += line([(41, 27.4), (45, 24.6), (47, 21.6), (50.2, 20.8)], DEEP, .9)
    ruff = [(37, 22.6), (40.4, 20.8), (42.6, 21.8), (44.4, 24.6), (43.8, 28.0), (44.6, 30.2), (42.4, 30.2), (42.0, 33.2), (39.8, 31.8), (37.8, 33.4), (36.8, 31), (34, 30.6), (34.8, 27.6), (33.4, 25.4), (36, 24.8)]
    ruff = [(x, y, 1) if k % 2 else (x, y) for k, (x, y) in enumerate(ruff)]
    out += lit(smooth(ruff), IVORY, "#ffffff", -.3, .35, path(smooth([(33, 26), (36, 28.4), (40, 30), (45, 29), (44, 35), (34, 34)]), CREAM))
    out += "".join(path(f"M{x - .5} {y - .6}L{x} {y + 1.2}L{x + .5} {y - .6}Z", PALE) for x, y in ((37.4, 27), (39.6, 28.6), (41.8, 27), (38.4, 30), (41, 30.8)))
    skull = smooth([(40.6, 21.6), (41.0, 18.4), (43.6, 16.6), (46.4, 17.4), (48.0, 19.8), (47.8, 22.2), (46.2, 23.9), (43.6, 24.2)])
    out += lit(skull, VIOLET, IVORY, -.35, .25, blob([(45.6, 17), (48, 18.4), (48.4, 21), (46.6, 24), (46.2, 21), (46.4, 19)], PALE))
    out += oval(44.6, 20.3, 1.6, 1.85, INK, 10) + disc(45.2, 19.6, .52, "#fff6dc") + disc(44.1, 21.1, .24, PALE) + line([(46.8, 22.9), (47.3, 22.6), (47.7, 22.0)], INK, .2)
    return out


def hand():
    """The near arm, with a thread between two fine claws."""
    out = line([(39.6, 29.4), (44.6, 30.6), (46.6, 27.4), HAND], DEEP, 1.0) + line([(39.6, 29.2), (44.4, 30.2), (46.4, 27.1)], "#6a54a0", .3)
    return out + disc(*HAND, 1.0, "#fff3c8", .5) + star(*HAND, 1.5, "#ffe9a6", .3)


def web():
    """Spokes to every island, and rings that keep them apart."""
    out = ""
    for x, y in STOPS:
        out += line([HAND, ((HAND[0] + x) / 2 + .2, (HAND[1] + y) / 2 + .5), (x, y)], GOLD, .34)
    for reach in (.3, .46, .63, .8):
        ring = [(HAND[0] + (x - HAND[0]) * reach, HAND[1] + (y - HAND[1]) * reach + math.sin(k * 2.1) * .2) for k, (x, y) in enumerate(STOPS)]
        slack = []
        for k, (x, y) in enumerate(ring):
            slack.append((x, y, 1))
            if k < len(ring) - 1:
                u, v = ring[k + 1]
                mx, my = (x + u) / 2, (y + v) / 2
                slack.append((mx + (HAND[0] - mx) * .09, my + (HAND[1] - my) * .09))
        out += path(smooth(slack, False), stroke="#ffe9a6", stroke_width=".26", opacity=.95)
        out += "".join(disc(x, y, .32, "#fffbe6") for k, (x, y) in enumerate(ring) if (k + round(reach * 10)) % 2)
    return out + line([(50.2, 20.8), (51, 23.4), HAND], GOLD, .26) + line([(50.2, 20.8), (48.6, 16), STOPS[0]], GOLD, .26)


def chart():
    """What is woven already: a strip of cloth that falls from her hand over the rock."""
    edge = smooth([(48.8, 27.6, 1), (52.4, 26.8, 1), (53.0, 31), (51.4, 35), (52.8, 39), (51.0, 43), (53, 47.6, 1), (47.6, 48, 1), (46.6, 43.6), (48.2, 39), (47.0, 35), (48.6, 31)])
    inner = path(smooth([(51.4, 26), (52, 31), (50.2, 35), (51.6, 39), (49.8, 43), (51.6, 48, 1), (54, 48, 1), (54, 27, 1)]), "#d9c79f")
    inner += "".join(line([(46, y), (48.8, y + 1.4), (53.6, y - .4)], "#3f97a6", .18) for y in (29.6, 31.4, 33.4, 35.6, 38, 40.6, 43.2))
    inner += line([(50.6, 28), (49.6, 32), (50.4, 36), (49.0, 40), (50.4, 45)], VIOLET, .34) + star(49.7, 33, .8, VIOLET, .3) + star(49.6, 41, .8, VIOLET, .3)
    return path(edge, IVORY) + lit(edge, "#f3e7cb", "#ffffff", -.25, .2, inner)


def moth():
    bright, dim = (IVORY, CREAM, SHADE), (mix(IVORY, PALE, .42), mix(CREAM, PALE, .5), SHADE)
    out = placed(antenna(), 44.6, 26.6, .8, 2) + placed(forewing(dim), 39.0, 27.6, .82, 56, True) + placed(hindwing(dim), 36.6, 29, .78, 42, True)
    out += placed(hindwing(bright), 36.0, 29.4, .86, 26, True) + body() + placed(forewing(bright), 37.6, 28.2, .9, 34, True)
    return out + placed(antenna(), 43.4, 25.6, .86, -14)


def picture():
    sky = contours(53, 24, ["#0b3247", "#0f4158", "#155a74", "#1f7188", "#2f8799", "#4a9fac"], 19, 1.04, 1.0, [64, 55, 46.6, 38.6, 30, 22.4, 15.4, 9.6], .045, "#dff6ee")
    far = "".join(island(x, y, w, w * .48, seed, "#8fc9ca", "#14526a", "#0d3c52", "#fff3c8") for (x, y), w, seed in zip(STOPS, (5.4, 6.2, 6.4, 7.4, 9), (4, 6, 9, 12, 8), strict=True))
    far += house(60.8, 20.9, 1.7, "#0d3c52", "#fff6dc") + house(61.6, 30.8, 2.0, "#0d3c52", "#fff6dc") + house(45.8, 10.4, 1.4, "#0d3c52", "#fff6dc") + house(57.6, 39.2, 2.0, "#0d3c52", "#fff6dc")
    mid = cloud(-6, 46.4, 34, 5, "#2a7a90", 3) + cloud(40, 48, 34, 5, "#4d9fac", 8)
    crag = [(20, 45.2), (25, 44.2), (34, 43.6), (45, 43.2), (48.6, 44.2), (47.4, 47), (48, 51), (47, 60), (22, 60), (23.4, 52), (21, 48)]
    mid += lit(smooth([(x, y, 1) for x, y in crag]), "#0e3850", "#8fd0cf", -.1, .42, path("M36 43L49 43L48 60H39L42 50Z", "#17506a"))
    light = disc(*HAND, 8.4, "#fff3cf", .14) + disc(*HAND, 5.4, "#fff3cf", .22) + disc(*HAND, 2.9, "#fff3cf", .5)
    subject = web() + chart() + moth() + hand()
    front = cloud(-6, 53, 30, 5, "#cfe9e4", 12) + cloud(48, 52.6, 26, 4.6, "#e3f2ea", 17) + motes(10, (14, 14, 34, 44), "#fff3cf", 8, avoid=((32, 24, 12),))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
