"""Stormling. A thundercloud on legs with its head down: all shoulder, a horn like a wheel in front, one hoof scraping."""
import math

from brushes import along, disc, line, lit, mix, path, placed, poly, smooth
from places import cloud, contours, island, rock, sheet

CARD = "RR-010"
ALT = "A cobalt ram with a fleece like a thundercloud, head down behind its great curled horns, scrapes the ridge before a charge."

COBALT, BLUE, NAVY, NIGHT, PALE, RIM = "#2a57b0", "#4f83d4", "#1b3474", "#101d44", "#a9cbee", "#fff6d8"
HORN, HORN_DARK, HORN_LIGHT, GOLD = "#e9d3a0", "#a57f4a", "#fff3d0", "#f3c34b"


def fleece_edge(points, depth):
    """A closed outline in puffs: each stretch bulges away from the middle."""
    cx, cy = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    out = []
    for k, (x, y) in enumerate(points):
        u, v = points[(k + 1) % len(points)]
        mx, my = (x + u) / 2, (y + v) / 2
        d = math.hypot(mx - cx, my - cy)
        reach = depth * math.hypot(u - x, v - y)
        px, py = (mx - cx) / d * reach, (my - cy) / d * reach
        out += [(x, y, 1), (x + (u - x) * .22 + px * .8, y + (v - y) * .22 + py * .8), (mx + px, my + py), (x + (u - x) * .78 + px * .8, y + (v - y) * .78 + py * .8)]
    return smooth(out)


def curl(x, y, r, turn, colour, width=.5):
    """A lock of wool."""
    spots = [(x + math.cos(turn + t * .9) * r * (1 - t * .13), y + math.sin(turn + t * .9) * r * (1 - t * .13)) for t in range(6)]
    return line(spots, colour, width)


def hoof(far=False):
    """Cloven, its sole at y = 1.5."""
    return path("M-1.5 -1.2L1.3 -1.2L2.4 1.5L-1.9 1.5Z", HORN_DARK if far else HORN) + path("M-1.5 -1.2L-.2 -1.2L0 1.5L-1.9 1.5Z", mix(HORN_DARK, NIGHT, .4) if far else HORN_DARK) + path("M.4 -.2L.9 1.5", stroke=NIGHT, stroke_width=".3")


def leg(points, foot, far=False, thick=1.0):
    """Shank in one curve, and its hoof."""
    tone, shade = (NIGHT, NIGHT) if far else (NAVY, NIGHT)
    left, right = [], []
    for x, y, w in points:
        left.append((x - w * thick, y))
        right.append((x + w * thick, y + .2))
    out = path(smooth(left + right[::-1]), tone)
    if not far:
        out += path(smooth([(x - w * thick, y) for x, y, w in points] + [(x - w * thick * .2, y) for x, y, w in reversed(points)]), shade) + line([(x + w * thick * .9, y) for x, y, w in points[1:]], BLUE, .22)
    x, y, turn = foot
    return out + placed(hoof(far), x, y, 1, turn)


FLEECE = [(14.6, 33.2), (14.4, 28.4), (17.6, 24.8), (21.6, 22.8), (25.6, 19.6), (30.4, 17.0), (35.8, 15.6), (41.2, 16.4), (45.6, 19.2), (48.0, 23.6), (48.2, 29.0), (46.6, 34.4), (43.8, 39.4), (39.4, 41.4), (34.4, 40.2), (29.6, 37.8), (24.8, 36.6), (19.6, 36.4)]


def tier(points, tone):
    """A step of the cloud: everything above a row of puffs that hang downwards."""
    low = []
    for (x, y), (u, v) in zip(points, points[1:], strict=False):
        w = u - x
        low += [(x, y, 1), (x + w * .14, y + (v - y) * .14 + w * .3), (x + w * .5, (y + v) / 2 + w * .44), (x + w * .86, y + (v - y) * .86 + w * .3)]
    return path(smooth([*low, (*points[-1], 1), (points[-1][0], 8, 1), (points[0][0], 8, 1)]), tone)


def fleece():
    """Bright heads of cloud over a dark base, as a storm has them."""
    inner = poly([(8, 33), (52, 33), (52, 46), (8, 46)], NIGHT)
    inner += tier([(10, 30.6), (16, 32.0), (21, 32.6), (27, 34.6), (33, 36.6), (38.6, 36.4), (43, 33.4), (50, 30)], mix(COBALT, NAVY, .35))
    inner += tier([(10, 27), (16.6, 27.6), (22.4, 27.6), (27, 29.6), (33, 30.6), (38.6, 30.0), (43.4, 27.6), (50, 25)], mix(COBALT, BLUE, .3))
    inner += tier([(10, 24), (18, 24.6), (23.6, 23.8), (28.4, 24.4), (34, 25.2), (39.4, 24.4), (44, 22.4), (50, 21)], mix(BLUE, PALE, .25))
    inner += tier([(14, 21), (24, 21), (28.6, 20.4), (34, 20.6), (39.6, 20.2), (46, 17)], PALE)
    inner += tier([(26, 17.6), (31.4, 18.2), (36.6, 17.8), (42, 16)], "#e3effa")
    for x, y, r, turn, tone in ((21.6, 30.6, 1.6, 2.2, BLUE), (36.4, 33.2, 1.9, 2.4, BLUE), (30.4, 26.8, 1.8, 2.8, PALE), (41.8, 26.6, 1.7, 2.6, PALE), (36.8, 22.4, 1.7, 2.8, "#e3effa")):
        inner += curl(x, y, r, turn, tone, .5)
    return lit(fleece_edge(FLEECE, .34), NIGHT, RIM, .3, .4, inner)


def horn(x, y, far=False):
    """A wheel of horn round (x, y): from the brow up, back, down, and out in front again."""
    spine = []
    for k in range(10):
        t = k / 9
        a = math.radians(-56 - 266 * t)
        r = 5.3 + 3.3 * t ** 1.5
        spine.append((x + math.cos(a) * r * 1.04, y + math.sin(a) * r, 3.05 * (1 - t ** 2.4) + .12))
    top, low = [], []
    for k in range(31):
        u, v, a, w = along(spine, min(k / 30, .9999))
        top.append((u + math.sin(a) * w, v - math.cos(a) * w))
        low.append((u - math.sin(a) * w, v + math.cos(a) * w))
    ring = [(*top[0], 1), *top[1:-1], (*top[-1], 1), *low[-2:0:-1], (*low[0], 1)]
    if far:
        return path(smooth(ring), mix(HORN_DARK, NIGHT, .25))
    half = [((a * 2 + c) / 3, (b * 2 + d) / 3) for (a, b), (c, d) in zip(top, low, strict=True)]
    out = path(smooth(ring), HORN) + path(smooth([*top, *half[::-1]]), HORN_DARK)
    edge = [((a + c * 4) / 5, (b + d * 4) / 5) for (a, b), (c, d) in zip(top, low, strict=True)]
    out += path(smooth([*low, *edge[::-1]]), HORN_LIGHT)
    for k in range(2, 25, 2):
        (a, b), (c, d) = top[k], low[k]
        m, n = ((half[k + 1][0] + low[k + 1][0]) / 2, (half[k + 1][1] + low[k + 1][1]) / 2)
        out += line([(a, b), (m, n), (c, d)], "#7c5a34", .34 if k < 18 else .24)
    return out + path(smooth([(*top[25], 1), top[28], (*top[30], 1), low[28], (*low[25], 1)]), GOLD)


def head():
    """The long face held down and in, the eye looking out from under the brow."""
    face = smooth([(44.6, 24.6), (48.4, 22.6), (52.0, 23.4), (54.6, 26.4), (56.4, 31.0), (57.8, 35.6), (59.0, 39.0), (58.6, 41.6), (56.4, 42.8), (53.6, 42.0), (51.0, 39.6), (47.4, 37.0), (44.6, 33.0), (43.6, 28.6)])
    inner = path(smooth([(43, 28), (46, 33), (49.4, 36), (53, 39.0), (56.4, 40.4), (59.4, 40), (57, 44), (50, 42), (43, 36)]), NIGHT)
    inner += path(smooth([(50.6, 22), (54, 25.6), (56.4, 31), (58, 35.8), (59.4, 39.2), (57.4, 38.6), (55.0, 34), (53.0, 29), (50.6, 25.6)]), COBALT) + path(smooth([(53.4, 24.4), (55.4, 28.6), (57, 33), (58.6, 37.6), (58.4, 34), (56.6, 28)]), BLUE)
    out = lit(face, NAVY, PALE, -.35, .1, inner)
    out += path(smooth([(56.0, 40.0, 1), (57.4, 39.0), (59.0, 39.4), (58.8, 41.0), (57.2, 41.6)]), NIGHT) + disc(58.0, 39.9, .4, BLUE) + line([(57.8, 42.2), (56.0, 42.0), (54.2, 40.8)], PALE, .22)
    # the eye, a slit of white under a heavy lid
    out += path(smooth([(51.0, 29.4, 1), (52.8, 29.4), (54.6, 31.4, 1), (53.0, 32.3), (51.4, 31.2)]), "#f4f6ea") + disc(53.3, 31.0, .85, NIGHT) + disc(53.6, 30.7, .27, "#ffffff")
    return out + path(smooth([(49.8, 27.6, 1), (52.6, 28.0), (55.0, 31.3, 1), (52.8, 29.9), (50.4, 29.7)]), NIGHT)


def breath():
    """Two puffs out of the nose, to the ground."""
    return "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((58.6, 44.0, 3.6, 1.3, "#f4faf0", 3),))


def ram():
    # far legs: the hind one drives, the fore one is planted well ahead
    out = leg([(24.0, 34, 3.0), (23.2, 38.4, 2.1), (20.6, 41.2, 1.1), (21.6, 44.4, .8), (21.8, 46.6, .8)], (22.1, 46.9, 0), True)
    out += leg([(44.6, 36.0, 2.3), (47.8, 39.2, 1.5), (49.6, 42.0, 1.1), (51.0, 44.8, .8), (51.4, 46.6, .8)], (51.8, 46.9, 0), True)
    out += path(smooth([(15.6, 27.0), (12.6, 26.0), (10.2, 28.0), (10.6, 31.4, 1), (12.8, 31.6), (15.6, 31.4)]), NAVY)
    out += horn(49.6, 28.6, True)
    out += path(smooth([(15, 33), (22, 32), (36, 36), (40, 40), (33, 39.6), (28, 38.6), (22, 38.4), (17, 37)]), NIGHT)
    # near hind leg, bent for the start
    out += leg([(19.2, 32.6, 3.6), (18.6, 36.6, 3.0), (14.4, 40.6, 1.3), (13.6, 44.0, .95), (13.2, 46.6, .9)], (13.6, 46.9, 0))
    # near fore leg, folded up: it has just thrown the grit behind it
    out += path(smooth([(35.6, 37), (38.6, 41.4), (42.0, 44.6), (44.4, 45.0), (45.6, 43.6), (45.6, 40.6), (44.6, 37)]), NIGHT)
    out += path(smooth([(45.0, 42.6), (45.0, 44.6), (43.4, 45.0), (40.4, 44.4), (38.2, 44.7), (38.0, 43.3), (40.6, 42.7), (43, 42.2)]), NAVY) + line([(44.6, 44.7), (42.6, 44.8), (39, 44.5)], BLUE, .22) + placed(hoof(), 37.4, 43.9, 1, 78)
    return out + fleece() + head() + horn(46.4, 29.0) + tuft()


def tuft():
    """Wool over the root of the horn."""
    return path(fleece_edge([(47.6, 23.0), (48.6, 20.4), (51.6, 20.2), (53.6, 22.6), (53.8, 25.8), (51.4, 26.6), (49.0, 25.6)], .3), mix(BLUE, PALE, .25)) + curl(51.0, 22.8, 1.2, 2.4, "#e3effa", .5)


def grit():
    """Stones and dust off the scraping hoof."""
    out = "".join(poly([(x - s, y), (x - s * .1, y - s * .8), (x + s, y - s * .2), (x + s * .4, y + s * .7)], c) for x, y, s, c in ((33.2, 45.2, .8, "#123246"), (30.4, 43.4, .6, "#123246"), (31.4, 46.2, .5, "#3f7f94"), (28.2, 44.8, .55, "#123246"), (26.8, 42.8, .38, "#123246"), (34.4, 43.0, .4, "#3f7f94")))
    return out + "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((24.6, 48.0, 11, 2.6, "#dff0ea", 5), (29.6, 48.4, 7, 1.7, "#f4faf0", 9)))


def bolt(points, width, fill="#fff6d0"):
    last = len(points)
    left = [(x - width * (1 - k / last), y) for k, (x, y) in enumerate(points)]
    right = [(x + width * (1 - k / last), y + .25) for k, (x, y) in reversed(list(enumerate(points)))]
    return poly(left + right, fill)


def picture():
    sky = contours(27, 34, ["#0b2f43", "#0f4058", "#155069", "#1f6a80", "#4f9fab", "#a3d3cd", "#e2f1da", "#fff3c8"], 52, 1.3, .85, [66, 57, 48.4, 40, 32, 25.4, 19.4, 12.6], .05, "#e9f7f2")
    far = island(57.4, 21.6, 8, 3.6, 9, "#3a8798", "#2a7085", "#1d5a70", "#a9dcd6") + island(20.6, 16.4, 6, 2.6, 4, "#3a8798", "#2a7085", "#1d5a70", "#8fd0cf")
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-6, 23.6, 20, 4.6, "#123f56", 8), (47, 20.8, 24, 5.6, "#1a5d73", 9), (14, 17.4, 16, 3, "#1a5d73", 6), (-6, 46, 26, 5, "#5fadb4", 2), (44, 44.8, 24, 5, "#2a7488", 4)))
    mid += bolt([(23.4, 16.8), (21.8, 19.6), (23.2, 19.9), (20.8, 24.8)], .42)
    crag = rock([(7, 60), (8.6, 52), (9.4, 48.9), (18, 48.4), (32, 48.6), (42, 48.2), (52.4, 48.4), (58, 47.4), (62, 50), (60, 60)], "#123246", "#3f7f94", "#081d2b")
    mid += crag + path("M9.4 49L18 48.4L32 48.6L42 48.2L52.4 48.4L58 47.4L52 49.2L42 48.9L32 49.3L18 49.1Z", "#cfe9d8")
    subject = placed(ram(), 1.0, .6)
    front = placed(grit(), 1, .4) + "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-6, 53.4, 20, 4, "#cfe9e4", 12), (52, 52, 20, 4, "#dff0ea", 14)))
    front += "".join(line(points, "#ffffff", .22, opacity=.7) for points in ([(14.6, 20.4), (18, 19.6), (22, 19.8)], [(49, 13.6), (54, 12.8), (57, 13.2)], [(13, 38.6), (14.6, 38), (16, 38.2)]))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
