"""Ribbon Scout. A hare upright on its long feet, ears up, tying the end of a ribbon to a waystone; the trail flies out behind."""
from brushes import disc, lit, line, mix, oval, path, placed, smooth, star
from places import cloud, contours, grass, house, island, motes, sheet

CARD = "WB-008"
ALT = "A long-eared hare stands upright and ties a teal ribbon to a waystone; the ribbon runs back through the air to far islands."

FUR, FUR_DARK, FUR_LIGHT, CREAM, RIM = "#8a7f7a", "#554e57", "#b8a999", "#f7ecd6", "#fff3d0"
TEAL, TEAL_DARK, TEAL_LIGHT, BRASS, BRASS_DARK, NIGHT = "#1fa3a3", "#12666f", "#7fdcd0", "#f3c34b", "#a8741f", "#10263a"


def band(points, width, tone, dark):
    """A ribbon seen from the side: it turns over where the numbers change sign."""
    upper, lower = [], []
    for x, y, w in points:
        upper.append((x - w * width * .3, y - w * width))
        lower.append((x + w * width * .3, y + w * width))
    out = path(smooth(upper + lower[::-1]), tone)
    for k in range(0, len(points) - 1, 2):
        a, b = points[k], points[k + 1]
        quad = [(a[0] - a[2] * width * .3, a[1] - a[2] * width), (b[0] - b[2] * width * .3, b[1] - b[2] * width), (b[0] + b[2] * width * .3, b[1] + b[2] * width), (a[0] + a[2] * width * .3, a[1] + a[2] * width)]
        out += path(smooth(quad, bend=.3), dark)
    return out


def trail():
    """Back the way it came, from island to island."""
    spots = [(17, 21.4, .3), (20.4, 24.6, .7), (24, 25.6, .3), (26.4, 29.4, .9), (23, 33, .4), (24.6, 37.4, 1.1), (30, 38.2, .5), (33.6, 34.4, 1.2), (38, 33.0, .6)]
    return band(spots, 1.15, TEAL, TEAL_DARK)


def token(x, y, size=1.0):
    """A brass disc with a hole, on its thread."""
    return placed(line([(0, -2.6), (0, -1)], BRASS_DARK, .24) + disc(0, 0, 1.15, BRASS_DARK) + disc(-.1, -.1, .95, BRASS) + star(0, 0, .8, BRASS_DARK, .34), x, y, size)


def hind(far=False):
    """Haunch, hock and a very long foot, standing."""
    base, shade = (FUR_DARK, mix(FUR_DARK, NIGHT, .4)) if far else (FUR, FUR_DARK)
    edge = smooth([(30.6, 33.6), (34.4, 31.6), (38.6, 33.6), (40.0, 37.6), (38.2, 41.2), (35.2, 43.6), (36.4, 45.8), (41.4, 46.4), (43.8, 47.4), (43.4, 48.6, 1), (31.0, 48.6, 1), (30.2, 46.8), (30.8, 43.8), (29.2, 39.8), (29.0, 36)])
    inner = path(smooth([(29, 36), (30.4, 40), (33.4, 43), (33, 46.6), (36, 47.6), (44, 47.8), (44, 50), (30, 50), (28, 40)]), shade)
    inner += "" if far else path(smooth([(32.4, 34.6), (35, 33), (38.2, 34.8), (38.8, 38), (36.4, 36), (33.8, 36.4)]), FUR_LIGHT)
    return path(edge, base) if far else lit(edge, base, RIM, -.4, .2, inner)


def trunk():
    """Back, chest and neck in one curve, leaning in to the knot."""
    edge = smooth([(29.4, 37.6), (29.0, 33.4), (30.8, 28.2), (34.0, 24.0), (36.6, 21.0), (40.6, 20.0), (43.2, 22.4), (44.0, 26.0), (42.8, 30.0), (41.4, 34.0), (39.6, 38.6), (35.4, 41), (31.4, 40.4)])
    inner = path(smooth([(41.6, 20.6), (42.2, 25), (40.4, 29.6), (38.6, 34), (38, 39), (42, 38), (46, 28), (45, 22)]), CREAM) + path(smooth([(43.4, 22.6), (43.4, 26.4), (41.8, 30.6), (40.2, 34.6), (39, 39), (42, 38), (46, 28)]), "#dccbae")
    inner += path(smooth([(28.6, 38), (30.2, 34), (32, 29), (34.8, 25), (34.6, 30), (33, 36), (34, 42), (29, 41)]), FUR_DARK)
    inner += "".join(path(smooth([(x, y, 1), (x + 1.2, y - .5), (x + 2.6, y + .1, 1), (x + 1.2, y + .5)]), FUR_LIGHT) for x, y in ((36, 26.4), (38, 24), (35.4, 30.2), (37.4, 28.6), (36, 33)))
    return lit(edge, FUR, RIM, -.45, .15, inner)


def ear(points, inside, far=False):
    tone = FUR_DARK if far else FUR
    inner = path(smooth(inside), mix("#d9a08a", FUR_DARK, .55) if far else "#e3b09a")
    return lit(smooth(points), tone, RIM, -.3, .3, inner) + path(smooth([points[2], points[3], points[4], ((points[2][0] + points[4][0]) / 2, (points[2][1] + points[4][1]) / 2)]), NIGHT)


def head():
    far = ear([(39.8, 15.0, 1), (37.2, 9.0), (36.4, 2.4), (39.0, -3.4, 1), (41.2, 1.4), (42.0, 8.0), (42.6, 14.4, 1)], [(40.0, 13), (38.4, 8), (38.2, 2.4), (39.4, 0), (40.2, 3), (41, 9), (41.4, 13)], True)
    near = ear([(38.4, 16.4, 1), (33.8, 11.8), (30.0, 5.2), (29.4, -1.6, 1), (34.0, 2.4), (38.0, 8.2), (41.6, 15.4, 1)], [(38.2, 14.6), (35, 10.6), (31.8, 5), (31, 1.4), (34, 4.2), (37, 9.2), (39.4, 14)])
    face = smooth([(37.0, 21.6), (36.8, 17.8), (38.8, 14.8), (42.2, 14.0), (45.6, 15.0), (48.2, 17.2), (50.2, 19.4), (50.4, 20.8), (49.0, 22.4), (45.8, 23.4), (42.6, 24.4), (39.4, 24.2)])
    inner = path(smooth([(40, 25), (42.6, 22.4), (45.4, 20.6), (48, 20), (51, 20.6), (50, 24), (44, 26)]), CREAM) + path(smooth([(40, 25), (44, 23.6), (47.6, 22.2), (51, 21.6), (50, 25), (44, 26)]), "#dccbae")
    inner += path(smooth([(36, 22), (36.4, 17.6), (38.4, 15.6), (38.6, 19), (40.4, 23), (39.4, 26)]), FUR_DARK) + path(smooth([(40.4, 15.4), (43.4, 14.4), (46, 16), (48.4, 18.2), (46, 17.8), (43, 16.6)]), FUR_LIGHT)
    out = far + lit(face, FUR, RIM, -.35, .3, inner) + near
    out += oval(44.0, 18.2, 1.25, 1.45, NIGHT, -12) + disc(44.5, 17.6, .45, "#ffffff") + path(smooth([(42.4, 16.8, 1), (44, 16.2), (45.8, 17, 1), (44, 16.8)]), CREAM)
    out += path(smooth([(49.3, 19.0), (50.5, 19.4), (50.4, 20.4), (49.4, 20.2)]), NIGHT) + line([(49.6, 20.6), (48.6, 21.4), (47.0, 21.5)], NIGHT, .24)
    out += "".join(line([(48.4, 20.6), (46.6 - k, 22.6 + k * .5)], RIM, .12) for k in range(3))
    # a ribbon about the neck, its ends up in the wind, with tokens
    out += path(smooth([(36.6, 21.4, 1), (38.4, 23.8), (41.8, 25.2), (44.0, 24.4, 1), (44.2, 26.4, 1), (41.4, 27.4), (37.6, 26.0), (35.4, 23.2, 1)]), TEAL) + path(smooth([(36, 22.6, 1), (38, 25), (41.6, 26.4), (44.2, 25.6, 1), (44.2, 26.4, 1), (41.4, 27.4), (37.6, 26.0), (35.4, 23.2, 1)]), TEAL_DARK)
    return out


def arms():
    """Both forepaws at the knot."""
    near = smooth([(38.6, 27.6), (41.6, 26.6), (44.4, 29.4), (47.8, 30.2), (51.4, 29.0), (53.2, 29.2), (53.4, 30.8), (51.6, 32.0), (47.6, 33.2), (43.2, 32.6), (39.6, 30.8)])
    out = path(smooth([(42, 25), (45, 26.4), (48.4, 26.2), (51.6, 25.4), (52.8, 26.4), (51.6, 27.8), (48.2, 28.8), (44.4, 29)]), FUR_DARK)
    return out + lit(near, FUR, RIM, -.3, .35, path(smooth([(39, 30), (43.4, 31.4), (47.8, 31.6), (53, 30.4), (52, 34), (42, 34)]), FUR_DARK))


def sling():
    """The strap with tokens, and the roll of ribbon that is left."""
    out = path(smooth([(33.2, 25.4, 1), (34.8, 23.8, 1), (38.6, 29), (41.8, 33.4, 1), (41.0, 35, 1), (36.8, 30.6)]), BRASS_DARK)
    out += token(36.2, 30.8, .9) + token(38.4, 33.6, .9) + token(40.6, 36.4, .9)
    out += path("M30.2 31.2H35V36.4H30.2Z", TEAL) + "".join(path(f"M30.2 {y}H35V{y + .5}H30.2Z", TEAL_DARK) for y in (32.2, 33.6, 35)) + path("M29.4 30.4H35.8V31.4H29.4ZM29.4 36.2H35.8V37.2H29.4Z", BRASS)
    return out


def post():
    """The waystone, an upright slab with the star cut in; the ribbon is round it already."""
    out = lit(smooth([(51.4, 49, 1), (51.8, 38), (51.6, 24.4), (53.0, 19.6), (56.0, 17.6), (59.0, 19.0), (60.6, 23.6), (60.4, 36), (61.2, 49, 1)]), "#4c7f8e", RIM, .4, .3, path(smooth([(57, 16), (57.4, 24), (56.8, 36), (57.6, 50), (63, 50), (62, 18)]), "#2c5d70"))
    out += disc(56.0, 24.0, 2.7, "#1d4a5c") + star(56.0, 24.0, 2.5, BRASS, .3) + line([(53, 35), (54.6, 36.2), (54.2, 38.4)], "#2c5d70", .24) + line([(58.6, 40), (57.4, 42), (58.2, 44.4)], "#1d4a5c", .24)
    out += path(smooth([(51.2, 28.6, 1), (56, 30), (60.8, 28.4, 1), (60.9, 31.4, 1), (56, 33), (51.2, 31.6, 1)]), TEAL) + path(smooth([(51.2, 30.6, 1), (56, 32), (60.8, 30.4, 1), (60.9, 31.4, 1), (56, 33), (51.2, 31.6, 1)]), TEAL_DARK)
    return out


def knot():
    out = path(smooth([(54, 30.4, 1), (57.4, 27.0), (60.4, 26.6), (60.0, 29.4), (56, 31.2, 1)]), TEAL_LIGHT) + path(smooth([(54, 31, 1), (56.6, 35), (56.2, 39), (58.8, 43.4, 1), (55.4, 42.4), (53.6, 44.6, 1), (53.4, 40), (54, 36)]), TEAL)
    return out + path(smooth([(54.4, 33, 1), (55.4, 36), (54.8, 40), (55.4, 42.4, 1), (53.6, 44.6, 1), (53.4, 40), (54, 36)]), TEAL_DARK) + disc(54.4, 30.8, 1.2, TEAL_DARK) + token(58.2, 36.6, 1)


def picture():
    sky = contours(45, 34, ["#1d6a84", "#3c94a3", "#79bcbe", "#b5ddd2", "#e3f0d6", "#fff3c8", "#ffe9ae"], 63, 1.22, .92, [60, 51, 43, 35.6, 28.6, 22, 15.8, 10], .05, "#ffffff")
    far = island(18, 22.6, 9, 4.2, 4, "#3f8b9c", "#2f778b", "#216478", "#e9f7f2") + house(16.2, 22.4, 2, "#216478", "#fff3cf") + house(19.2, 22.3, 1.5, "#216478", "#fff3cf")
    far += island(23.6, 34.4, 7, 3.2, 9, "#7fbcb4", "#5fa3a4", "#478d94", "#fff6dc")
    far += path("M23.4 34V30.4", stroke="#2f6f7d", stroke_width=".4") + disc(23.4, 30, .6, BRASS)
    mid = cloud(-6, 45.6, 30, 5, "#8cc7c5", 3) + cloud(36, 43, 34, 5, "#a9d6cc", 8)
    mid += lit(smooth([(20, 49.6, 1), (28, 48.0), (38, 47.6), (50, 47.8), (62, 47.2), (70, 47, 1), (70, 60, 1), (24, 60, 1), (23, 54, 1)]), "#3d7c5c", "#e3f0b8", -.1, .4, path(smooth([(22, 52), (34, 50.6), (48, 50.4), (70, 50), (70, 60), (24, 60)]), "#163f50"))
    mid += grass([(24, 34, 8), (44, 52, 9), (59, 67, 9)], "#3d7c5c", 4, 49.4, (1.6, 3.6))
    scout = placed(hind(True), 1.6, -.4) + path(smooth([(30.4, 39.4), (27.4, 38.0), (26.8, 35.0), (28.8, 33.8), (31, 36)]), CREAM) + post() + trunk() + hind() + sling() + arms() + knot() + head()
    subject = placed(trail(), 0, 3.2) + placed(scout, 4.9, 14.5, .75)
    front = grass([(20, 31, 10), (52, 68, 16)], "#0e3d4a", 9, 56, (3, 6.6)) + cloud(-8, 53.4, 28, 4.6, "#eaf6ec", 12)
    front += motes(8, (16, 18, 60, 44), "#fffbe6", 3, avoid=((36, 34, 14),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
