"""Stormling. A ram whose fleece is a thundercloud, one hoof planted, both horns curling forward over its brow."""
import math

from brushes import disc, line, lit, mix, oval, path, placed, poly, smooth
from places import cloud, contours, grass, island, rock, sheet

CARD = "RR-010"
ALT = "A cobalt ram with a fleece like a thundercloud lowers its forward-curling horns on a ridge and plants a hoof to charge."

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


FLEECE = [(17.6, 30), (18.8, 25.4), (22.6, 22.2), (27.4, 20.2), (32.6, 19.4), (37.6, 18.6), (42.4, 19.2), (46.6, 21.8), (49.0, 26.2), (49.2, 31.4), (47.2, 36.2), (43, 39.4), (37.8, 40.2), (32.4, 39.8), (27.2, 39.0), (22.4, 37.6), (18.8, 34.4)]


def leg(points, hoof, far=False, thick=1.0):
    """Shank in one curve, cloven hoof."""
    tone, shade = (NIGHT, NIGHT) if far else (NAVY, NIGHT)
    left, right = [], []
    for x, y, w in points:
        left.append((x - w * thick, y))
        right.append((x + w * thick, y + .2))
    out = path(smooth(left + right[::-1]), tone)
    if not far:
        out += path(smooth([(x - w * thick, y) for x, y, w in points] + [(x - w * thick * .2, y) for x, y, w in reversed(points)]), shade) + line([(x + w * thick * .9, y) for x, y, w in points[1:]], BLUE, .22)
    x, y, turn = hoof
    shape = path("M-1.5 -1.2L1.3 -1.2L2.4 1.5L-1.9 1.5Z", HORN_DARK if far else HORN) + path("M-1.5 -1.2L-.2 -1.2L0 1.5L-1.9 1.5Z", mix(HORN_DARK, NIGHT, .4) if far else HORN_DARK) + path("M.4 -.2L.9 1.5", stroke=NIGHT, stroke_width=".3")
    return out + placed(shape, x, y, 1, turn)


def bank(points, tone):
    """A tier of the fleece: everything above a line of puffs that hang downwards."""
    low = []
    for (x, y), (u, v) in zip(points, points[1:], strict=False):
        w = u - x
        low += [(x, y, 1), (x + w * .14, y + (v - y) * .14 + w * .3), (x + w * .5, (y + v) / 2 + w * .44), (x + w * .86, y + (v - y) * .86 + w * .3)]
    return path(smooth([*low, (*points[-1], 1), (points[-1][0], 8, 1), (points[0][0], 8, 1)]), tone)


def fleece():
    inner = bank([(14, 35.6), (19.2, 36.4), (25, 37.6), (31.4, 37.4), (37, 37.8), (42, 35.8), (46.6, 33.4), (51, 32)], mix(COBALT, NAVY, .45))
    inner += bank([(14, 29.4), (18.4, 31), (24.4, 31.4), (29.4, 32.4), (35.8, 31.6), (40.2, 32), (45.4, 29.8), (51, 28)], COBALT)
    inner += bank([(14, 25), (20, 26), (24.2, 25.6), (30, 26.6), (35, 25.4), (41, 26), (45, 24.4), (51, 25)], BLUE)
    inner += bank([(16, 21.8), (22.6, 22.6), (27.2, 21.6), (32.6, 22.2), (38.6, 21), (43, 21.8), (51, 20)], mix(BLUE, PALE, .42))
    for x, y, r, turn, tone in ((27.2, 26.2, 1.7, 3, PALE), (38.2, 26.2, 1.8, 2.6, PALE), (21.4, 32.6, 1.6, 2, BLUE), (32.6, 32.8, 1.9, 2.4, BLUE), (42.6, 31.6, 1.6, 2.6, BLUE), (28.4, 38, 1.5, 2.2, COBALT), (39.4, 37.4, 1.5, 2.4, COBALT)):
        inner += curl(x, y, r, turn, tone, .55)
    return lit(fleece_edge(FLEECE, .34), NAVY, RIM, .35, .45, inner)


def horn(far=False):
    """From the brow back, up, over, and down to the front; ridged like a shell."""
    spine = [(49.6, 26.6, 2.5), (46.6, 23.0, 2.8), (46.2, 18.6, 2.7), (49.4, 15.4, 2.45), (53.8, 15.2, 2.1), (57.4, 17.6, 1.6), (59.4, 21.4, 1.05), (60.2, 25.4, .2)]
    left, right = [], []
    for k, (x, y, w) in enumerate(spine):
        ax, ay = spine[max(0, k - 1)][:2]
        bx, by = spine[min(len(spine) - 1, k + 1)][:2]
        d = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / d, (bx - ax) / d
        left.append((x + nx * w, y + ny * w))
        right.append((x - nx * w, y - ny * w))
    shape = [(*left[0], 1), *left[1:-1], (*left[-1], 1), *right[-2:0:-1], (*right[0], 1)]
    if far:
        return path(smooth(shape), HORN_DARK) + "".join(line([left[k], right[k]], mix(HORN_DARK, NIGHT, .45), .4) for k in range(1, 7))
    inner = path(smooth([*left, *[((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(left[::-1], right[::-1], strict=True)]]), HORN_DARK)
    for k in range(len(spine) - 1):
        for u in (.15, .65):
            a = (left[k][0] + (left[k + 1][0] - left[k][0]) * u, left[k][1] + (left[k + 1][1] - left[k][1]) * u)
            b = (right[k][0] + (right[k + 1][0] - right[k][0]) * u, right[k][1] + (right[k + 1][1] - right[k][1]) * u)
            m = ((a[0] + b[0]) / 2 + (spine[k][0] - spine[k + 1][0]) * .1, (a[1] + b[1]) / 2 + (spine[k][1] - spine[k + 1][1]) * .1)
            inner += line([a, m, b], "#7c5a34", .3)
    inner += path(smooth([left[6], (59.6, 22), (60.4, 26), (61, 22), right[6]]), GOLD)
    return lit(smooth(shape), HORN, HORN_LIGHT, -.35, .3, inner)


def head():
    """Brow down, muzzle tucked in, the eye straight ahead."""
    ear = smooth([(47.6, 27.6, 1), (44.4, 28.0), (41.6, 30.4), (40.4, 33.0, 1), (44, 32.6), (46.8, 31.2), (48.6, 29.4, 1)])
    face = smooth([(46.8, 27.4), (48.6, 24.8), (51.6, 24.2), (54.4, 25.8), (56.2, 29.0), (57.4, 33.0), (58.6, 36.4), (58.0, 38.8), (55.6, 39.8), (53.0, 38.6), (50.6, 35.8), (48.0, 33.4), (46.6, 30.4)])
    inner = path(smooth([(46, 30), (49, 32), (52, 34.6), (54.6, 37.4), (58, 38), (56, 41), (50, 38), (45, 33)]), NIGHT) + path(smooth([(51, 24), (54, 25.6), (56, 29), (57.4, 33.4), (58.4, 36.4), (56.6, 35.6), (54.8, 31.6), (53, 28.4)]), COBALT)
    out = lit(ear, NAVY, RIM, .2, .3, path(smooth([(46.6, 29), (44, 30), (42, 32), (44.6, 31.8), (47, 30.4)]), "#8a6f9c"))
    out += lit(face, NAVY, RIM, -.3, .25, inner)
    out += path(smooth([(55.4, 37.4, 1), (57.2, 36.8), (58.6, 37.2), (58.2, 38.6), (56.6, 38.9)]), NIGHT) + disc(57.6, 37.5, .36, BLUE) + line([(57.2, 39.1), (55.4, 38.9), (53.8, 37.8)], PALE, .2)
    out += oval(52.4, 29.8, 1.2, 1.05, RIM, 30) + oval(52.7, 30.0, .7, .85, NIGHT, 20) + disc(52.95, 29.7, .22, "#ffffff")
    return out + path(smooth([(50.2, 28.2, 1), (52.4, 28.0), (54.4, 29.6, 1), (52.4, 28.9), (50.6, 29.2)]), NIGHT)


def tuft():
    return lit(fleece_edge([(48.2, 25.6), (50, 22.6), (53, 22.4), (54.8, 24.8), (54, 27.2), (51, 27.4)], .3), COBALT, RIM, .15, .4, curl(51.4, 24.6, 1.4, 2.4, PALE, .5))


def bolt(points, width, fill="#fff6d0"):
    last = len(points)
    left = [(x - width * (1 - k / last), y) for k, (x, y) in enumerate(points)]
    right = [(x + width * (1 - k / last), y + .25) for k, (x, y) in reversed(list(enumerate(points)))]
    return poly(left + right, fill)


def ram():
    out = leg([(26.4, 34, 3.0), (25.2, 38.6, 2.2), (23.4, 41.8, 1.15), (25.6, 45.2, .8), (26.4, 47, .85)], (26.8, 47.2, 0), True)
    out += leg([(47, 33.6, 2.4), (50.2, 36.8, 1.7), (52.6, 39.4, 1.2), (51.4, 42.4, .85), (49.6, 44.4, .8)], (49.2, 45, 32), True)
    out += path(smooth([(18.6, 27.6), (15.2, 28.4), (13.6, 31.6), (14.4, 34.4, 1), (16.6, 33.6), (18.6, 31.6)]), NAVY)
    out += placed(horn(True), -3.6, 1.2, 1.02, -2)
    out += leg([(21.6, 33, 3.6), (19.8, 37.8, 2.8), (17.0, 41.6, 1.3), (18.4, 45.4, .95), (19.2, 47, .95)], (19.6, 47.2, 0))
    out += leg([(43.2, 35, 2.8), (43.0, 39, 2.1), (43.8, 42.4, 1.25), (43.0, 45.4, .9), (43.2, 47, .95)], (43.6, 47.2, 0))
    return out + fleece() + head() + tuft() + horn()


def picture():
    sky = contours(36, 40, ["#0e3a50", "#155069", "#1f6a80", "#3a93a3", "#7dbdbf", "#bfe0d2", "#eef3d2", "#fff3c8"], 52, 1.5, .8, [62, 54, 46, 38.6, 31.4, 24.6, 18.2, 12], .05, "#e9f7f2")
    far = island(19, 20.6, 7, 3.2, 4, "#1f6a80", "#18566e", "#12475c", "#8fd0cf") + island(57.5, 44, 8, 3.6, 9, "#6fb3b3", "#539aa3", "#3b808f", "#fff3c8")
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-6, 24.6, 22, 5, "#103e55", 8), (20, 16.4, 22, 3.6, "#155069", 9), (-6, 46, 26, 5, "#2f7c8e", 2), (46, 47.4, 22, 4.6, "#4f9fab", 4)))
    crag = rock([(11, 60), (12.6, 52), (15, 48.9), (22, 48.4), (32, 48.6), (42, 48.3), (50.6, 48.8), (54.4, 50.6), (57, 54), (58, 60)], "#123246", "#3f7f94", "#081d2b")
    mid += crag + path("M14.6 49L22 48.4L32 48.6L42 48.3L50.6 48.8L49.4 49.4L42 49L32 49.3L22 49.1Z", "#cfe9d8")
    subject = placed(ram(), 1.4, 3.0, .955)
    front = bolt([(60.4, 26.6), (62, 28.6), (60.6, 29), (62.4, 31.6)], .36)
    front += "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-6, 53.4, 24, 4, "#cfe9e4", 12), (13, 49.6, 9, 1.8, "#e3f2ea", 15), (50, 53, 20, 4, "#dff0ea", 14)))
    front += "".join(line(points, "#ffffff", .22, opacity=.7) for points in ([(13.6, 38), (16, 37.4), (17, 37.6)], [(12.6, 24), (15, 22.8), (18, 22.9)], [(26, 18), (31, 17), (35, 17)])) + grass([(28, 38, 6), (50, 55, 6)], "#0b2838", 6, 50, (1.6, 3.2))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
