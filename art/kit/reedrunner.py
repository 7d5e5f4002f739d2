"""Reedrunner. A deer drawn out to an arc over the water: hind legs still behind it, forelegs folded, ears flat, a message tube on its back."""
import math

from brushes import disc, line, lit, mix, oval, path, placed, poly, smooth, star
from places import cloud, contours, island, motes, sheet

CARD = "FA-003"
ALT = "A slender striped deer springs across a gap between two reed beds with a message tube strapped to its back."

COAT, LIGHT, DARK, DEEP, CREAM, RIM = "#c79a5e", "#e6c48c", "#8f6539", "#5b3f2c", "#fff1d2", "#fffbe6"
REED, REED_DARK, REED_LIGHT, BRASS, BRASS_DARK, INK, RED = "#4f8a52", "#2c5f4c", "#8fbf6a", "#f3c34b", "#9a6a20", "#12303a", "#cf3d2c"


def limb(points, width, colour, shade=None, hoof=True):
    """A long springy shank: strokes that thin out towards a small dark hoof."""
    out = ""
    for (a, b), w in zip(zip(points, points[1:], strict=False), width, strict=True):
        nx, ny = -(b[1] - a[1]), b[0] - a[0]
        n = math.hypot(nx, ny) or 1
        nx, ny = nx / n, ny / n
        out += poly([(a[0] + nx * w[0], a[1] + ny * w[0]), (b[0] + nx * w[1], b[1] + ny * w[1]), (b[0] - nx * w[1], b[1] - ny * w[1]), (a[0] - nx * w[0], a[1] - ny * w[0])], colour)
        if shade:
            out += poly([(a[0], a[1]), (b[0], b[1]), (b[0] - nx * w[1], b[1] - ny * w[1]), (a[0] - nx * w[0], a[1] - ny * w[0])], shade)
        out += disc(*b, w[1], colour)
    if hoof:
        (x0, y0), (x, y) = points[-2], points[-1]
        a = math.degrees(math.atan2(y - y0, x - x0))
        out += placed(poly([(-.6, -.62), (1.5, -.5), (2.2, .75), (-.5, .66)], INK), x, y, 1, a)
    return out


def antler(x, y, s):
    """Two thin tines, like reeds themselves."""
    out = line([(0, 0), (-1.6, -3.6), (-4.6, -6.2), (-8.4, -7.2)], DEEP, .62) + line([(-1.9, -4.0), (-1.4, -6.8), (-2.6, -9.2)], DEEP, .5) + line([(-4.8, -6.3), (-5.6, -8.6), (-7.8, -10.2)], DEEP, .46)
    return placed(out, x, y, s)


def deer():
    far = limb([(23.4, 33.6), (16.6, 35.6), (12.6, 40.4), (7.2, 43.6)], ((1.9, 1.1), (.95, .62), (.6, .42)), DARK) + limb([(44.6, 31.4), (51.2, 32.6), (51.6, 37.2), (56.0, 38.2)], ((1.5, .9), (.78, .5), (.5, .42)), DARK)
    out = far + antler(53.0, 13.4, .9)
    # a flag of a tail
    out += lit(smooth([(20.4, 29.0), (17.4, 27.4), (15.6, 24.2), (17.0, 22.6, 1), (19.6, 24.2), (22.4, 27.0)]), CREAM, "#ffffff", .1, .3, path(smooth([(20, 29), (17, 26.6), (16.4, 23), (20, 25), (23, 28)]), COAT))
    body = [(19.6, 30.6), (21.2, 27.2), (25.6, 25.2), (31.6, 24.8), (37.4, 24.6), (42.4, 23.4), (45.4, 20.2), (47.8, 16.0), (50.0, 13.2), (52.6, 12.6), (54.8, 14.0), (57.6, 16.8), (60.2, 19.4), (60.2, 20.8), (58.6, 21.3), (55.6, 20.8), (52.8, 20.4), (51.4, 22.2), (50.2, 26.0), (48.2, 29.8), (44.6, 32.6), (39.6, 33.4), (33.6, 32.8), (28.6, 33.2), (24.4, 35.0), (20.8, 34.2)]
    inner = path(smooth([(20, 33), (25, 33.4), (31, 31.6), (38, 32), (44, 31), (48.6, 27), (50.4, 22), (53, 19.8), (58, 20.8), (61, 21.6), (54, 24), (50, 31), (42, 35), (30, 35), (22, 36.4)]), CREAM)
    inner += path(smooth([(20, 31.6), (25, 31.8), (32, 30.2), (39, 30.8), (44.6, 29.6), (48.4, 25.6), (49.6, 22), (48.8, 27), (45.6, 31), (39, 32), (31, 31.8), (24, 33.6)]), DARK, .55)
    inner += path(smooth([(21, 27.6), (26, 25.6), (33, 25.2), (40, 24.6), (44.4, 22), (47.4, 17.4), (50.4, 13.8), (49.4, 17.4), (46.8, 22.2), (42.4, 26), (34, 27), (26, 27.6)]), LIGHT)
    # stripes like reeds in front of water
    for k, (x0, y0, x1, y1, w) in enumerate(((22.6, 26.4, 23.2, 32.4, .9), (25.2, 25.4, 26.4, 32.0, 1.0), (28.2, 25.0, 29.4, 30.8, .95), (31.4, 24.6, 32.2, 30.0, .9), (42.4, 23.6, 43.4, 29.4, .9), (45.2, 20.6, 46.6, 26.8, .85), (47.2, 17.4, 48.8, 23.0, .75))):
        inner += poly([(x0 - w * .7, y0 - .6), (x0 + w * .7, y0 - .6), (x1 + .1, y1), (x1 - .1, y1)], REED if k % 2 else REED_DARK) + poly([(x0 - w * .7, y0 - .6), (x0 - w * .1, y0 - .6), (x1 - .1, y1)], REED_LIGHT if k in (1, 4) else REED)
    out += lit(smooth(body), COAT, RIM, -.25, .45, inner)
    # near hind leg, thrown back at full stretch; near foreleg folded
    thigh = smooth([(21.0, 29.4), (26.4, 28.6), (28.4, 32.0), (25.4, 35.8), (20.0, 37.6), (16.6, 38.6), (17.4, 35.6), (19.4, 32.6)])
    out += limb([(17.8, 37.2), (14.8, 42.8), (9.2, 47.4)], ((1.2, .74), (.72, .46)), COAT, DARK)
    out += lit(thigh, COAT, RIM, -.3, .35, path(smooth([(20, 36), (25, 34.6), (28.4, 31.6), (27, 37), (18, 40)]), DARK) + "".join(poly([(x, y), (x + 1.5, y - .4), (x - .6, y + 4.4)], REED_DARK) for x, y in ((22.4, 30.2), (24.8, 30.0))))
    out += limb([(46.2, 30.6), (53.6, 33.4), (50.2, 37.0), (53.4, 40.6)], ((1.7, 1.0), (.9, .56), (.56, .44)), COAT, DARK)
    # the tube on its strap
    strap = poly([(34.4, 24.6), (35.8, 24.4), (37.4, 32.8), (36.0, 33.0)], RED) + poly([(39.2, 24.2), (40.4, 24.0), (42.6, 32.6), (41.2, 33.0)], RED)
    tube = path("M-6.6 -1.7H6V1.7H-6.6Z", BRASS) + path("M-6.6 .2H6V1.7H-6.6Z", BRASS_DARK) + path("M-6.6 -1.3H6V-.8H-6.6Z", "#ffe9a6") + path("M-7.6 -2.1H-5.8V2.1H-7.6ZM5 -2.1H6.8V2.1H5Z", "#7c531a") + path("M-7.3 -1.8H-6.7V1.8H-7.3Z", BRASS) + path("M-3 -1.9H-1.6V1.9H-3ZM1.6 -1.9H3V1.9H1.6Z", RED)
    out += strap + placed(tube, 37.2, 22.6, .95, -5)
    # head
    out += lit(smooth([(49.8, 14.8, 1), (46.6, 14.6), (43.6, 12.2), (42.4, 9.4, 1), (45.8, 9.8), (49.2, 11.4), (51.2, 13.2, 1)]), COAT, RIM, -.1, .35, path(smooth([(49.4, 14.2), (46.6, 13.2), (44.0, 10.6), (47.6, 11.6)]), "#e9a98a"))
    out += antler(51.8, 13.2, 1.0)
    out += path(smooth([(54.8, 18.8), (57.2, 18.4), (60.4, 19.6), (60.0, 21.2), (57.6, 21.4), (55.0, 20.8)]), CREAM) + path(smooth([(59.0, 18.6), (60.5, 19.4), (60.4, 20.5), (59.2, 20.0)]), INK) + line([(59.6, 20.9), (58.2, 20.9), (57.0, 20.5)], DEEP, .22)
    return out + path(smooth([(53.2, 16.6, 1), (54.6, 15.5), (56.2, 16.8, 1), (54.8, 17.8)]), INK) + disc(54.9, 16.3, .34, "#ffffff") + line([(52.4, 16.2), (54.2, 14.7), (56.4, 16.0)], CREAM, .3)


def reeds(x, y, tops, seed=0):
    """A stand of reeds, two of them with a brown head."""
    out = ""
    for k, (dx, high, lean) in enumerate(tops):
        tone = (REED_DARK, "#1f4a45", REED)[k % 3]
        out += path(f"M{x + dx - .55:.2f} {y}Q{x + dx:.2f} {y - high * .6:.2f} {x + dx + lean:.2f} {y - high:.2f}Q{x + dx + .5:.2f} {y - high * .5:.2f} {x + dx + .55:.2f} {y}Z", tone)
        if k % 3 == 1:
            out += placed(path("M-.55 -1.8C-.55 -2.6 .55 -2.6 .55 -1.8V1.6C.55 2.4 -.55 2.4 -.55 1.6Z", "#6b4a30") + path("M0 -2.4C.5 -2.4 .55 -2.2 .55 -1.8V1.6C.55 2 .4 2.2 0 2.2Z", "#4a3024"), x + dx + lean * .9, y - high + .4, 1, lean * 5)
    return out


def picture():
    sky = contours(55, 34, ["#1a6a80", "#2f8a96", "#5aaba8", "#8fc9b4", "#c3e2c0", "#e9efc6", "#fff0bf", "#fffbe6"], 35, 1.25, .85, [64, 55, 46.4, 38.4, 31, 24.4, 18, 12, 7], edge="#ffffff")
    far = island(21.2, 19.0, 8, 3.6, 4, "#4a9a9c", "#37828c", "#266b79", "#e9f7e2") + poly([(20.2, 18.8), (20.2, 16.6), (21.2, 15.4), (22.2, 16.6), (22.2, 18.8)], "#266b79") + poly([(20.9, 18.2), (20.9, 17.2), (21.5, 17.2), (21.5, 18.2)], "#fff3cf")
    far += island(36.4, 15.6, 4.6, 2.2, 7, "#79b9ae", "#5fa3a2", "#468e94", "#fffbe6") + line([(25, 19), (31, 19.4), (34.4, 15.8)], "#fffbe6", .16, opacity=.6)
    # two ends of a road that used to meet
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((12, 48.4, 28, 3.6, "#8fc9b4", 2), (30, 50.4, 32, 4.0, "#5aaba8", 6)))
    mid += island(12.4, 48.8, 19, 8, 3, "#3f7f68", "#2a5f60", "#1a474e", "#cfe6a8") + island(60.8, 46.0, 15, 8, 5, "#4f8f6c", "#357468", "#235a58", "#e6f2b8")
    mid += line([(2, 48.0), (10, 47.6), (17, 48.2)], "#e9dca0", .6) + line([(54.4, 45.6), (60, 45.2), (66, 45.6)], "#fff0bf", .6)
    mid += reeds(60.6, 45.6, ((-2.4, 8, -.8), (-1.0, 10.4, .6), (.6, 8.8, 1.2), (3.0, 10.8, .9), (4.4, 7.6, 1.6)))
    # the way it has come: broken arcs of drops, ring by ring, on the cloud below
    light = "".join(line([(x, y), (x + dx, y + dy)], "#fffdf0", .3) for x, y, dx, dy in ((18.0, 46.8, -2.2, .8), (19.4, 45.8, -.8, 1.8), (21.6, 47.4, 1.4, .8)))
    for y, x0, x1, bow in ((35.6, 15.4, 25, -1.6), (39.0, 16.6, 22, -1.0), (43.6, 26, 37, -1.2)):
        light += line([(x0, y + 2), ((x0 + x1) / 2, y + bow + 1.4), (x1, y)], "#fffdf0", .26, opacity=.75)
    subject = placed(deer(), 12.6, 12.2, .76)
    front = reeds(17.6, 55, ((-2.6, 8, -1), (-1, 12.4, -.6), (1.2, 9.2, .8), (3.2, 6.6, 1.4), (5.4, 4.4, 1.8))) + reeds(49, 55.6, ((-2, 5.4, -1.4), (.4, 7.6, -.6), (3, 6.2, .8)))
    front += "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((20, 56.2, 28, 3.6, "#dff1dc", 12), (40, 55.6, 26, 4.0, "#f6fbe8", 14)))
    front += motes(8, (16, 18, 60, 46), "#fffbe0", 8, avoid=((40, 31, 16),))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
