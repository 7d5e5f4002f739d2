"""Shardsprinter. A splinter with legs, all four feet off the ground before a great sun; in front, much larger, the backs of those it has left behind."""
from brushes import line, mix, placed, poly, shards
from carve import border, limb, loft, seam
from places import cloud, contours, island, motes, ridge, rock, sheet

CARD = "IM-007"
ALT = "A small lizard of splinters sprints along a ridge before a great sun; three far larger hunters look after it from behind."

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


def puffs():
    """Where it has been: the older the dust, the higher it stands."""
    out = ""
    for x, y, w, h, c, k in ((9, 39.4, 13, 4.6, "#cf6a38", 3), (17.6, 39.2, 9, 3.4, "#dd7c42", 8), (24.4, 38.8, 6.4, 2.3, "#ea914e", 5), (29.4, 38.3, 4.2, 1.4, "#f5a65c", 9)):
        out += cloud(x, y, w, h, c, k)
    return out


def behind():
    """The rest of the pack from behind, stopped, looking after it: slabs, ears, quills."""
    dark, edge = "#1c0910", "#ff9a4a"
    boar = [(6, 62), (8, 49), (11.6, 44.6), (17.0, 42.4), (22.4, 43.2), (26.4, 46.6), (28.4, 51), (29, 62)]
    out = ""
    for x, y, tx, ty, w in ((12.6, 46, 11.6, 39.8, 2.0), (16.2, 44.4, 15.8, 37.0, 2.2), (20.0, 44.2, 20.6, 37.2, 2.2), (23.8, 46, 25.0, 40.6, 2.0)):
        out += poly([(x - w, y), (tx - w * .3, ty + 1.4), (tx, ty), (tx + w * .4, ty + 1.0), (x + w, y)], "#5d3a30") + poly([(x, y), (tx, ty), (tx + w * .4, ty + 1.0), (x + w, y)], "#c48a5e")
    out += poly(boar, dark) + border(boar, SUN, .34, edge)
    hound = [(28.6, 62), (29.4, 52.4), (31.4, 48.6), (32.2, 45.6), (31.6, 41.4), (33.6, 43.8), (35.4, 43.6), (37.4, 41.2), (37.2, 45.4), (38.4, 48.4), (40.6, 52.4), (41.4, 62)]
    out += poly(hound, dark) + border(hound, SUN, .34, edge)
    for k in range(9):
        u = k / 8
        x, y = 43.0 + u * 10.4, 49.6 - 2.2 * (1 - (2 * u - 1) ** 2)
        tx, ty = 41.0 + u * 15.0, 44.8 - 3.4 * (1 - (2 * u - 1) ** 2)
        out += poly([(x - .8, y + .8), (tx, ty), (x + .8, y + .6)], "#5d3a30") + poly([(x + .1, y + .7), (tx, ty), (x + .8, y + .6)], "#e0a878")
    quilled = [(40.6, 62), (42.0, 51.6), (44.6, 48.6), (48.4, 47.4), (52.0, 48.4), (54.6, 51.2), (56, 62)]
    return out + poly(quilled, dark) + border(quilled, SUN, .34, edge)


def picture():
    sky = contours(47, 27, DAWN, 17, 1.12, 1.0, [68, 58, 48.6, 40, 32.4, 26, 20.4, 16.0], edge="#fff0c4")
    far = island(20.4, 22.4, 8, 3.4, 5, "#a5442c", "#8a3023", "#6d251f") + poly([(19.0, 22.2), (19.0, 19.4), (19.8, 19.4), (19.8, 18.6), (20.6, 18.6), (20.6, 19.4), (21.8, 19.4), (21.8, 22.2)], "#6d251f") + poly([(20.0, 21.6), (20.0, 20.8), (20.6, 20.8), (20.6, 21.6)], "#ffe08a")
    far += ridge([(-6, 36), (6, 33.6), (16, 35.2), (24, 33.4), (31, 35.4), (44, 36.6), (56, 34.4), (62, 31.6), (70, 33)], "#e08444")
    mid = ridge([(-6, 38.4), (10, 37.0), (24, 36.8), (38, 36.2), (50, 36.4), (60, 35.6), (70, 35.8)], "#b0472b")
    mid += puffs() + poly([(37, 37.0), (54, 36.8), (50, 37.7), (41, 37.8)], "#7c241f")
    for pts in ([(14, 41.6), (30, 39.6), (44, 38.6), (56, 38.2)], [(10, 46), (26, 42.4), (40, 40.6), (60, 39.8)]):
        mid += line(pts, "#d9682f", .5, opacity=.7)
    mid += ridge([(-6, 47.4), (12, 45.6), (30, 47), (46, 45.8), (60, 46.4), (70, 45)], "#6d211d")
    subject = placed(hind(True) + fore(True) + tail() + hind(False) + trunk() + fore(False), 24.4, 11.4, .6, 6)
    front = placed(chips(), 13.6, 13.4, .72) + behind()
    front += rock([(56, 58), (58.6, 52.8), (63, 50.2), (70, 48.6), (70, 58)], "#16070d", "#7e2a20", "#0b0308")
    front += motes(7, (16, 13, 60, 22), mix("#ffd28c", "#ffffff", .3), 9)
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
