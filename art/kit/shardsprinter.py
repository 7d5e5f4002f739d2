"""Shardsprinter. One long splinter from snout to tail, all four feet off the ground, and a pebble to tell its size."""
from brushes import line, mix, placed, poly, shards
from carve import border, limb, loft, seam
from places import contours, island, motes, rock, sheet

CARD = "IM-007"
ALT = "A small lizard of splinters leaps a crack in the ground, far ahead of the hunters that run in the dust behind it."

DAWN = ["#4a161c", "#7c241f", "#b03f26", "#d9682f", "#f19a48", "#ffc978", "#ffe9b8"]
GLASS = ["#1a0910", "#31111a", "#55191f", "#83291f", "#c4532a", "#ff9a4a"]
FAR = ["#17090e", "#22101a", "#33131c", "#471a1e", "#5e221f", "#7a2d22"]
SUN = (.8, -.42, .42)


def hind(far):
    tones = FAR if far else GLASS
    x, y = (3.4, -1.0) if far else (0, 0)
    thigh = [(36.0 + x, 33.0 + y, 1.6), (32.4 + x, 36.2 + y, 2.7), (28.2 + x, 37.8 + y, 1.1)]
    shank = [(28.8 + x, 37.0 + y, 1.2), (25.0 + x, 39.2 + y, .9), (21.6 + x, 39.4 + y, .6)]
    foot = [(22.4 + x, 38.8 + y, .7), (19.6 + x, 41.8 + y, .6), (17.4 + x, 44.6 + y, .1)]
    out = limb(foot, tones, SUN, .18) + limb(shank, tones, SUN, .2) + limb(thigh, tones, SUN, .25)
    return out + poly([(20.4 + x, 41 + y), (18.8 + x, 41.6 + y), (16.4 + x, 42.4 + y)], tones[3]) + poly([(20.2 + x, 41.4 + y), (19.0 + x, 42.2 + y), (19.4 + x, 44.8 + y)], tones[2])


def fore(far):
    tones = FAR if far else GLASS
    x, y = (2.6, -3.2) if far else (0, 0)
    upper = [(43.4 + x, 28.6 + y, 1.2), (46.2 + x, 31.4 + y, 1.5), (48.4 + x, 33.8 + y, .8)]
    lower = [(47.8 + x, 33.4 + y, 1.0), (52.2 + x, 34.2 + y, .7), (55.2 + x, 35.6 + y, .5)]
    out = limb(lower, tones, SUN, .2) + limb(upper, tones, SUN, .24)
    for b in ((58.4, 36.0), (57.6, 37.8), (55.8, 38.4)):
        out += poly([(54.4 + x, 35.0 + y), (55.6 + x, 35.3 + y), (b[0] + x, b[1] + y)], tones[3]) + poly([(55.2 + x, 35.2 + y), (55.6 + x, 35.3 + y), (b[0] + x, b[1] + y)], tones[5])
    return out


def tail():
    """A blade that broke: wide, flat, and cut off slantwise."""
    top = [(34.0, 30.2), (28.6, 32.0), (22.6, 33.2), (17.4, 32.6)]
    ridge_ = [(34.0, 31.6), (28.2, 33.4), (22.2, 35.4), (15.4, 36.2)]
    low = [(34.4, 33.2), (28.4, 34.6), (21.6, 37.2), (17.2, 38.8)]
    return loft([(0, top), (.7, ridge_), (0, low)], GLASS, SUN, .25) + poly([(17.4, 32.6), (15.4, 36.2), (17.2, 38.8), (18.2, 36.6), (17.4, 35.2)], "#ffb765")


def trunk():
    """Deep in the chest, drawn up at the waist, and then the needle of the head."""
    top = [(31.8, 32.0), (35.6, 29.6), (39.4, 27.2), (43.4, 24.6), (46.8, 23.0), (49.2, 20.8), (52.2, 20.2), (60.6, 21.0)]
    high = [(31.8, 32.4), (36.2, 31.0), (40.2, 29.2), (44.4, 26.6), (47.6, 24.6), (50.0, 22.8), (53.2, 22.0), (60.6, 21.0)]
    low = [(31.8, 33.2), (36.4, 33.2), (40.4, 32.6), (44.6, 31.6), (47.4, 28.2), (49.4, 24.8), (53.4, 23.9), (60.6, 21.0)]
    out = loft([(0, top), ([.4, 1.4, 2.2, 3, 2.2, 1.6, 1.6, 0], high), (0, low)], GLASS, SUN, .34)
    # plates of the back, each a splinter that points the wrong way
    for x, y, h in ((35.4, 29.8, 3.4), (38.2, 28.2, 4.8), (41.4, 26.2, 5.4), (44.4, 24.4, 4.2), (47.2, 22.8, 3.0)):
        out += poly([(x - .6, y + 1.2), (x - h * .95, y - h * .42), (x + 1.9, y - .6)], GLASS[3]) + poly([(x - h * .95, y - h * .42), (x + 1.9, y - .6), (x + .4, y + .3)], GLASS[5])
    out += seam([(38.4, 31.4), (40.0, 29.6), (42.4, 29.2), (44.2, 27.2)], .36) + seam([(41.6, 31.0), (43.2, 29.8), (45.2, 28.8)], .26)
    # brow, eye, mouth
    out += poly([(49.8, 22.1), (53.4, 21.4), (52.4, 22.7), (50.6, 22.9)], "#17090e") + poly([(50.8, 22.3), (52.9, 21.8), (52.0, 22.6)], "#ffe08a")
    return out + line([(59.6, 21.4), (55, 22.8), (52.4, 23.4)], "#17090e", .22)


def chips():
    """What it loses on the way, and how it cools: bright near the tail, dark far off."""
    out = ""
    for k, (x, y, s) in enumerate(((20.6, 29.0, 1.2), (16.0, 40.6, .9), (25.4, 28.6, .8), (16.6, 25.8, .8), (27.6, 41.0, .6), (17.0, 21.6, .6), (22.4, 24.2, .55), (29.4, 25.4, .45))):
        hot = k < 4
        out += shards([(x, y, s)], "#ff9a4a" if hot else "#7e2a20", "#ffe9b8" if hot else "#c4532a", "#c4532a" if hot else "#31111a", k + 3)
    return out


def slab(points, seed_side):
    """The broken end of an island: lit turf of gravel on top, wedges of rock under it."""
    out = poly(points, "#3c1016")
    for k in range(len(points) - 2):
        if k % 2 == seed_side:
            (ax, ay), (bx, by) = points[k], points[k + 1]
            out += poly([(ax, ay), (bx, by), ((ax + bx) / 2 + (5 if seed_side else -6), (ay + by) / 2 + 3)], "#6d211d" if seed_side == 0 else "#b5502f")
    return out


def pack():
    """Those who come after, small with distance, each at a different moment of the stride."""
    out = ""
    hound = [(-3.4, -2.6), (-2.6, -3.4), (.2, -3.9), (1.8, -4.6), (2.6, -6.2), (3.1, -5.0), (5.0, -4.4), (5.2, -3.7), (3.4, -3.2), (3.0, -2.2), (4.4, -1.0), (3.8, -.7), (2.0, -1.8), (.8, -2.0), (-1.2, -1.9), (-2.2, -1.4), (-4.2, .2), (-4.0, -.8), (-3.2, -2.0), (-5.2, -3.4)]
    boar = [(-4.4, -1.0), (-4.6, -2.8), (-2.6, -4.2), (.4, -4.6), (3.0, -3.6), (5.0, -2.4), (5.6, -3.6), (6.0, -1.8), (4.6, -1.2), (3.2, -1.0), (4.0, .4), (3.0, .4), (1.8, -.8), (-1.8, -.8), (-2.6, .4), (-3.6, .4), (-3.4, -.8)]
    for x, y, s, shape in ((12.4, 45.6, .95, hound), (18.2, 45.2, .7, boar), (22.6, 45.8, .72, hound), (8.6, 45.0, .9, boar)):
        spikes = "".join(poly([(-2.6 + k * 1.3, -3.8), (-2.8 + k * 1.4, -6.0 + k * .2), (-1.6 + k * 1.3, -4.2)], "#8a3023") for k in range(4)) if shape is boar else ""
        out += placed(spikes + poly(shape, "#5c1a1d"), x, y, s)
    return out


def picture():
    sky = contours(45, 37, DAWN, 17, 1.3, .92, [62, 53, 45, 37.6, 30.6, 24, 18, 12.6, 7.6], edge="#fff0c4")
    far = island(28, 19.4, 9, 3.6, 5, "#a5442c", "#8a3023", "#6d251f") + poly([(26.6, 19.2), (26.6, 16.2), (27.4, 16.2), (27.4, 15.2), (28.2, 15.2), (28.2, 16.2), (29.4, 16.2), (29.4, 19.2)], "#6d251f") + poly([(27.6, 18.4), (27.6, 17.5), (28.2, 17.5), (28.2, 18.4)], "#ffe08a")
    far += line([(32.4, 19.4), (42, 17.4), (57, 13.4)], "#ffe9b8", .16, opacity=.6)
    far += island(35.4, 46.4, 6, 2.6, 8, "#d9824a", "#c96a3a", "#ab4e2e") + island(58.4, 31.6, 6.4, 2.8, 9, "#d0703c", "#b9572f", "#984027") + line([(38.4, 46.4), (48, 40), (55.2, 31.8)], "#fff3d0", .18, opacity=.7)
    mid = pack() + slab([(-6, 45.6), (8, 45.0), (18, 45.6), (27.4, 46.4), (24.6, 49.0), (26.0, 51.6), (20.6, 55), (18, 60), (-6, 60)], 1) + poly([(-6, 45.6), (8, 45.0), (18, 45.6), (27.4, 46.4), (21, 47.4), (10, 46.6), (-6, 47.4)], "#a8432a")
    mid += poly([(27.4, 46.4), (24.6, 49.0), (26.0, 51.6), (22.6, 50.4), (21, 47.4)], "#7c241f")
    mid += slab([(70, 44.8), (60, 45.4), (51.4, 46.6), (53.8, 49.6), (52.4, 52.4), (57, 56), (58, 62), (70, 62)], 0) + poly([(70, 44.8), (60, 45.4), (51.4, 46.6), (58, 47.4), (70, 46.8)], "#d9713a") + poly([(51.4, 46.6), (53.8, 49.6), (52.4, 52.4), (57, 56), (57.4, 50), (58, 47.4)], "#f0924a")
    subject = placed(hind(True) + fore(True) + tail() + hind(False) + trunk() + fore(False), -2.4, -3.4, 1.06)
    pebble = [(54.2, 47.2), (54.4, 44.6), (56.2, 42.8), (59.0, 43.0), (60.6, 45.0), (60.4, 47.4)]
    front = chips() + rock(pebble, "#5c1a1d", "#f0924a", "#31111a") + border(pebble, SUN, .3, "#ffe0a0")
    front += rock([(-5, 58), (-4, 48.5), (1, 46.6), (6, 49.2), (11, 52.6), (14, 58)], "#16070d", "#7e2a20", "#0b0308") + rock([(59, 58), (61.6, 52.8), (65, 50.2), (70, 49.6), (70, 58)], "#16070d", "#7e2a20", "#0b0308")
    front += motes(8, (16, 13, 60, 24), mix("#ffd28c", "#ffffff", .3), 9, avoid=((54, 21, 7),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
