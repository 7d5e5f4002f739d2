"""Lantern Signals. A hare on a lookout at night, lantern held high, its shutter open: a beam across the gap, and two answers."""
from brushes import disc, line, lit, mix, path, placed, poly, smooth, star
from places import cloud, contours, island, motes, sheet

CARD = "RR-013"
ALT = "At night a hare hung with teal ribbons holds a lantern high, and two lights answer from islands across the gap."

FUR, FUR_DARK, FUR_LIGHT, CREAM, RIM = "#8f7a72", "#4d4450", "#c7ab93", "#f6e6cd", "#ffe9b0"
TEAL, TEAL_DARK, BRASS, BRASS_DARK, INK = "#2fa3a8", "#17636f", "#f3c34b", "#9a6a20", "#0b2033"


def ribbon(points, near=True):
    """A ribbon with a cut end; points are one edge, the other lies beside it."""
    a = smooth([*points, *[(x + .5, y + 1.3) for x, y, *_ in reversed(points)]])
    return path(a, TEAL if near else TEAL_DARK) + line([p[:2] for p in points], "#9fe0d8", .22)


def lantern(x, y, s):
    """A signal lantern with its door open to the right."""
    out = line([(-1.6, -4.8), (-1.4, -6.8), (0, -7.6), (1.4, -6.8), (1.6, -4.8)], BRASS_DARK, .6)
    out += path("M-2.2 -5H2.2L3.6 -3.2H-3.6Z", BRASS) + path("M0 -5H2.2L3.6 -3.2H0Z", BRASS_DARK)
    out += path("M-3.2 -3.2H3.2V3.4H-3.2Z", "#fff9dc") + path("M-3.2 -3.2H-2.2V3.4H-3.2Z", BRASS_DARK) + path("M-1.2 3.2C-1.8 .8 -.2 0 0 -2.2C1.6 -.6 1.8 1.6 1.0 3.2Z", "#ffc54d")
    return placed(out + path("M-3.8 3.4H3.8V4.8H-3.8Z", BRASS) + path("M0 3.4H3.8V4.8H0Z", BRASS_DARK) + path("M3.2 -3.2L4.6 -4V4.2L3.2 3.4Z", BRASS_DARK), x, y, s)


def ear(far):
    shape = [(24.2, 30.2, 1), (21.6, 26.4), (19.9, 20.6), (20.6, 15.6), (22.2, 13.4, 1), (24.6, 16.6), (26.6, 22.2), (27.6, 28.4, 1)]
    inner = path(smooth([(24.6, 29), (22.4, 24.4), (21.8, 18.4), (22.8, 16), (24.6, 20.4), (25.6, 26)]), "#d9967f")
    if far:
        return path(smooth([(x + 3.0, y + .6, *c) for x, y, *c in shape]), FUR_DARK)
    return lit(smooth(shape), FUR, RIM, -.4, .2, inner + path(smooth([(24, 30), (21, 25), (20, 18), (21.6, 13.4), (21.6, 20), (23.4, 26)]), FUR_DARK))


def hare():
    # the arm that holds the light, behind the head
    arm = [(28.6, 41.6), (33.0, 38.4), (36.0, 33.6), (38.0, 28.4), (39.2, 26.2), (41.0, 26.6), (41.2, 29.2), (39.6, 33.6), (37.0, 39.6), (33.4, 44.4)]
    out = ribbon([(36.4, 34.6, 1), (33.2, 36.0), (31.0, 34.4), (28.0, 35.4, 1)], False)
    out += lit(smooth(arm), FUR, RIM, -.45, .2, path(smooth([(28, 42), (33, 39.4), (36.2, 34.6), (38.6, 28), (38.4, 33), (36, 39), (32, 45)]), FUR_DARK))
    out += lit(smooth([(34.4, 35.2), (38.0, 36.9), (37.2, 38.4), (33.6, 36.8)]), TEAL, "#9fe0d8", -.1, .3)
    out += lit(smooth([(38.4, 26.8), (39.2, 24.4), (41.6, 24.4), (42.2, 26.2), (41.4, 27.8), (39.4, 28.2)]), FUR_LIGHT, RIM, -.3, .2)
    out += "".join(line([(x, 24.6), (x + .3, 26.4)], FUR_DARK, .24) for x in (40.2, 41.2))
    # back, chest
    trunk = [(17.0, 60), (17.6, 51.6), (19.6, 45.4), (23.2, 40.8), (27.6, 38.6), (31.6, 40.0), (34.6, 44.4), (35.8, 50.4), (36.2, 60)]
    inner = path(smooth([(16, 60), (18, 50), (22, 42), (26, 40), (24, 47), (25, 60)]), FUR_DARK) + path(smooth([(29.6, 40), (33, 44), (34.8, 50), (36.6, 60), (31.6, 60), (31.2, 50), (29.6, 45)]), CREAM) + path(smooth([(29.6, 42), (31.8, 48), (32.6, 60), (31, 60), (31, 50)]), FUR_LIGHT)
    out += lit(smooth(trunk), FUR, RIM, -.5, .3, inner)
    # the head, looking along the beam
    out += ear(True)
    head = [(22.6, 33.8), (23.6, 30.4), (26.4, 28.2), (30.0, 28.4), (33.0, 30.6), (35.6, 33.2), (37.0, 35.2), (36.6, 37.0), (34.4, 38.2), (31.2, 39.0), (28.0, 40.0), (24.6, 39.2), (22.6, 37.0)]
    inner = path(smooth([(22, 34), (24, 37), (28, 38.4), (33, 37.6), (37, 36.2), (36, 39), (28, 41), (22, 40)]), CREAM) + path(smooth([(22, 33), (24.4, 34.6), (25.4, 38), (28, 39.6), (24, 40.4), (21, 37)]), FUR_DARK)
    inner += path(smooth([(29.4, 28), (33.4, 30.8), (37.4, 35), (35.6, 34.8), (32.4, 32.6), (29.8, 31)]), FUR_LIGHT)
    out += lit(smooth(head), FUR, RIM, -.45, .35, inner)
    out += path(smooth([(35.8, 33.8), (37.2, 34.8), (37.0, 36), (35.8, 35.4)]), INK) + line([(36.6, 36.3), (35.2, 36.9), (33.8, 36.6)], INK, .22)
    out += path(smooth([(29.8, 33.0, 1), (31.2, 31.6), (33.2, 32.8, 1), (31.6, 34.2)]), INK) + disc(32.0, 32.6, .42, "#fff6d2") + line([(28.8, 32.4), (30.8, 30.8), (33.2, 31.6)], CREAM, .34)
    out += "".join(line([(34.6, 35.6), (x, y)], CREAM, .16) for x, y in ((39.4, 37.6), (39.0, 39.2), (37.6, 40.4)))
    out += ear(False)
    # the tokens of its trade: scarf of ribbons, brass at the knot, a ribbon on the ear
    out += lit(smooth([(22.4, 38.6), (26, 40.4), (30.4, 40.0), (33.0, 38.9), (33.8, 40.8), (31.0, 42.8), (26.4, 43.2), (22.0, 41.4)]), TEAL, "#9fe0d8", -.2, .4, path(smooth([(22, 40.6), (27, 42), (33, 40.6), (31, 43.4), (26, 44), (22, 42)]), TEAL_DARK))
    out += ribbon([(23.2, 40.4, 1), (19.6, 41.6), (17.2, 39.4), (14.0, 41.0, 1)]) + ribbon([(23.2, 41.6, 1), (20.2, 44.6), (16.8, 44.0), (13.2, 46.6, 1)], False)
    for x, y, r in ((29.6, 44.0, 1.7), (26.0, 45.0, 1.25), (32.4, 43.2, 1.15)):
        out += line([(x, y - r - 1), (x, y - r)], TEAL_DARK, .3) + disc(x, y, r, BRASS_DARK) + disc(x - .1, y - .15, r * .84, BRASS) + star(x - .1, y - .1, r * .7, BRASS_DARK, .3)
    return out + lit(smooth([(20.5, 20.4), (23.4, 19.3), (26.3, 20.5), (26.8, 22.0), (23.4, 21.2), (20.7, 22.1)]), TEAL, "#9fe0d8", -.1, .3)


def answer(x, y, s, wall):
    """A small tower with its own light, and the star of the flash."""
    out = poly([(x - 1 * s, y), (x - .8 * s, y - 3.4 * s), (x + .8 * s, y - 3.4 * s), (x + 1 * s, y)], wall) + poly([(x - 1.2 * s, y - 4.8 * s), (x, y - 6.2 * s), (x + 1.2 * s, y - 4.8 * s)], wall) + path(f"M{x - .7 * s:.2f} {y - 4.8 * s:.2f}H{x + .7 * s:.2f}V{y - 3.4 * s:.2f}H{x - .7 * s:.2f}Z", "#fff3c8")
    return disc(x, y - 4.1 * s, 3.4 * s, "#ffe9a6", .2) + disc(x, y - 4.1 * s, 2.1 * s, "#ffe9a6", .35) + out + star(x, y - 4.1 * s, 4.4 * s, "#fff3c8", .1)


def picture():
    sky = contours(40.6, 24, ["#081d30", "#0b2a40", "#103a52", "#184f68", "#256a80", "#4a8f98", "#8fbfae", "#e9dfae"], 13, 1.15, .95, [56, 46.5, 38.4, 31.2, 24.8, 19, 13.8, 9.2, 5.4], edge="#cfe9e0")
    sky += "".join(star(x, y, s, "#fff3cf", .2) for x, y, s in ((30.6, 15.6, .8), (17.6, 26.4, .7), (52.4, 33.4, .6), (34.4, 20.2, .5), (48.6, 17.6, .6), (16.2, 33.0, .5), (29.2, 22.6, .45)))
    far = island(50.0, 40.0, 8, 3.8, 4, "#1c5a70", "#154a60", "#0e384c", "#7fc0be") + island(46.4, 48.4, 6.4, 3, 9, "#1c5a70", "#154a60", "#0e384c", "#7fc0be")
    far += line([(36, 55), (41, 51.8), (45, 48.6)], "#ffe9a6", .2, opacity=.7) + line([(48.6, 48.4), (52, 46), (51, 40.4)], "#ffe9a6", .2, opacity=.7)
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((33, 54.2, 24, 4.0, "#0f3a50", 5), (8, 50.6, 18, 4.2, "#0d2f45", 3)))
    light = poly([(40.4, 22.0), (60, 30.6), (60, 51.0), (40.2, 23.8)], "#fff3c8", opacity=.24) + poly([(40.4, 22.4), (60, 35.2), (60, 45.4), (40.2, 23.4)], "#fff3c8", opacity=.34)
    light += answer(50.6, 40.0, .78, "#0e384c") + answer(46.2, 48.4, .6, "#0e384c") + disc(40.4, 22.8, 6.2, "#fff3c8", .22) + disc(40.4, 22.8, 4.7, "#fff3c8", .35)
    subject = placed(lantern(41.2, 21.2, .86) + hare(), 1.8, 3.2, .93)
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((7, 57, 20, 4.6, "#071826", 12), (38, 58, 22, 4, "#0a2233", 14)))
    front += motes(8, (32, 16, 52, 46), "#fff3cf", 9, avoid=((30, 34, 9), (41, 21, 4)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
