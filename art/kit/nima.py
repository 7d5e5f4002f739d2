"""Nima. A moth spread like a chart against the dark, leaning after a star that she alone has set."""
import math

from brushes import blob, both, disc, line, lit, mix, oval, path, placed, poly, smooth, star
from places import cloud, contours, island, motes, sheet

CARD = "RR-004"
ALT = "A violet and ivory moth spreads her wings against a dark teal sky and leans after a star that she has just set."

IVORY, CREAM, SHADE = "#fbf3df", "#e6d7c4", "#b9a3bb"
VIOLET, DEEP, PALE = "#6a4a9c", "#3c2a63", "#a98fd0"
GOLD, INK = "#f3c34b", "#1d1a38"


def forewing(colours):
    """Right forewing from the shoulder at the origin, with its bands, veins and eye."""
    base, second, shade = colours
    edge = smooth([(0, 0, 1), (3.4, -6.4), (8.6, -12.6), (15.2, -16.6), (22.4, -18.4, 1), (22.0, -14.6), (20.4, -11.0), (20.4, -8.6),
                   (18.0, -5.6), (17.0, -2.8), (13.6, -.6), (9.8, 1.6), (4.4, 2.4)])
    inner = path(smooth([(0, 2), (4, -1.4), (10, -2.4), (15, -4.4), (19, -9), (23, -12), (21, 0), (12, 4), (4, 4)]), second)
    inner += path(smooth([(20.6, -19), (18.4, -14.8), (17.6, -10.4), (14.4, -5.4), (11, -1.4), (9, 3), (12, 4), (19, -4), (24, -12), (25, -19)]), VIOLET)
    inner += path(smooth([(22.6, -19), (20.0, -14.4), (19.2, -10), (16, -5), (12.8, -.8), (11.4, 3), (14, 2), (20, -4), (24, -14)]), DEEP)
    inner += path(smooth([(9.0, -13.4), (10.0, -9.4), (8.6, -5), (6.4, -1.2), (5.6, 3), (7.0, 3), (8.2, -.8), (10.4, -4.8), (11.6, -9.6), (10.8, -14.6)]), PALE)
    for k in range(5):
        inner += disc(21.2 - k * 2.0, -13.6 + k * 3.1 - (k == 0) * .4, .52, GOLD if k % 2 == 0 else IVORY)
    for x, y in ((20.8, -16.2), (18.8, -11.6), (16.6, -7), (13.2, -3)):
        inner += line([(0, 0), (x * .45 - .4, y * .5), (x, y)], shade, .2)
    inner += disc(13.9, -10.6, 2.7, DEEP) + disc(13.9, -10.6, 2.1, PALE) + disc(13.9, -10.6, 1.55, DEEP) + star(13.9, -10.6, 1.5, GOLD, .3)
    return lit(edge, base, "#ffffff", -.25, .5, inner)


def hindwing(colours):
    """Right hindwing with its long tail."""
    base, second, shade = colours
    edge = smooth([(0, 0, 1), (5.4, -1.0), (11.0, .2), (15.0, 3.8), (15.6, 7.0), (13.6, 8.2), (13.4, 11.0), (11.4, 12.4), (10.4, 15.6), (11.6, 19.4),
                   (14.6, 22.6, 1), (10.6, 22.2), (7.6, 18.8), (6.8, 14.2), (4.6, 10.6), (2.0, 6)])
    inner = path(smooth([(0, 2), (6, 3), (10, 6.4), (9.6, 12), (10.2, 18), (14, 23), (6, 22), (2, 8)]), second)
    inner += path(smooth([(17, 2), (13.4, 4.6), (11.6, 8.2), (9.4, 10.8), (8.6, 15), (9.6, 19), (14.8, 23), (16, 16), (18, 8)]), VIOLET)
    inner += path(smooth([(17, 4), (14.6, 5.8), (13, 9), (10.8, 11.6), (10, 15.4), (11, 19.2), (14.8, 23), (18, 14)]), DEEP)
    for x, y in ((13, 4.8), (11.2, 8.8), (8.4, 11)):
        inner += line([(0, .6), (x * .5, y * .42), (x, y)], shade, .2)
    inner += disc(8.4, 6.0, 1.9, DEEP) + disc(8.4, 6.0, 1.35, PALE) + disc(8.4, 6.0, .8, DEEP)
    return lit(edge, base, "#ffffff", -.2, .45, inner)


def antenna():
    """A feather of fine barbs on one bent rib."""
    rib = [(.9, -8.8), (3.0, -12.4), (6.4, -15.0), (10.4, -15.8)]
    out = ""
    for k in range(13):
        u = k / 12
        x = .9 + 9.5 * u ** 1.15
        y = -8.8 - 7.2 * math.sin(u * 1.5)
        long = 2.2 * math.sin(.35 + u * 2.5)
        for turn in (-1.35, 1.0):
            a = math.atan2(-7.2 * math.cos(u * 1.5), 9) + turn
            out += line([(x, y), (x + math.cos(a) * long * .6, y + math.sin(a) * long * .6), (x + math.cos(a - turn * .2) * long, y + math.sin(a - turn * .2) * long)], IVORY, .26)
    return line(rib, GOLD, .42) + out


def body():
    abdomen = smooth(both([(0, 2), (2.0, 3.2), (2.6, 6.4), (2.1, 10.4), (1.1, 13.8), (0, 15.4)]))
    bands = "".join(path(smooth([(-3, y), (0, y + .9), (3, y), (3, y + 1.1), (0, y + 2), (-3, y + 1.1)]), c)
                    for y, c in ((4.4, VIOLET), (6.8, VIOLET), (9.2, VIOLET), (11.6, DEEP)))
    out = lit(abdomen, CREAM, "#ffffff", -.3, .2, bands + path("M-3 2H-.9C-1.6 7 -1.4 12 -.4 16H-3Z", SHADE, .55))
    for s in (-1, 1):
        out += placed(path(smooth([(1.2, 1.0), (4.6, 2.6), (6.2, 6.2), (5.4, 8.8), (4.8, 8.4), (5.0, 6.4), (3.6, 3.6), (1, 2.6)]), DEEP), flip=s < 0)
    ruff = both([(0, -5.6), (2.6, -5.0), (4.6, -3.0), (3.8, -2.4), (5.0, -.6), (3.8, -.2), (4.2, 1.8), (2.8, 1.6), (2.4, 3.6), (1.2, 2.6), (0, 4.4)])
    ruff = [(x, y, 1) if k % 2 == 0 else (x, y) for k, (x, y) in enumerate(ruff)]
    out += lit(smooth(ruff), IVORY, "#ffffff", -.3, .35, path(smooth([(-5, -3), (-1.6, 0), (2, 1.4), (3, 4), (0, 5), (-5, 4)]), CREAM))
    for x, y in ((-1.7, -1.2), (0, .4), (1.7, -1.2), (-2.8, .6), (2.8, .6)):
        out += path(f"M{x - .5} {y - .6}L{x} {y + 1.2}L{x + .5} {y - .6}Z", PALE)
    return out + placed(head(), 0, -6.4, 1.34)


def head():
    """Mostly eyes; about the middle of the face."""
    face = smooth(both([(0, -3.0), (1.8, -2.6), (2.9, -1.0), (2.7, .8), (1.5, 2.1), (0, 2.5)]))
    out = lit(face, VIOLET, IVORY, -.2, .3, blob([(-1, -2.6), (1, -2.6), (.9, .4), (0, 2.4), (-.9, .4)], PALE))
    for s in (-1, 1):
        out += oval(s * 1.75, -.1, 1.35, 1.6, INK, s * -14) + disc(s * 1.75 + .42, -.7, .46, "#fff6dc") + disc(s * 1.75 - .35, .55, .22, "#a98fd0")
    return out + line([(-.5, 1.5), (0, 1.85), (.5, 1.5)], INK, .22)


def moth():
    bright, dim = (IVORY, CREAM, SHADE), (mix(IVORY, PALE, .28), mix(CREAM, PALE, .35), SHADE)
    out = ""
    for s in (-1, 1):
        out += placed(hindwing(bright if s > 0 else dim), s * 1.3, 2, 1, 0, s < 0)
    for s in (-1, 1):
        out += placed(forewing(bright if s > 0 else dim), s * 1.5, .4, 1, 0, s < 0)
    out += placed(antenna(), 0, -1.2) + placed(antenna(), 0, -1.2, flip=True)
    return out + body()


def picture():
    sky = contours(55, 50, ["#0d3b52", "#124c63", "#175871", "#2a7d94", "#5aa9b4", "#9ad2cf", "#dcefdc", "#fff3c8"], 9, 1.3, .8,
                   [62, 54, 46.5, 39, 32, 25, 18.4, 12.4, 7.4], edge="#dff6ee")
    far = island(19.6, 12.6, 9, 4.2, 4, "#2f7f92", "#24687e", "#1a5068", "#8fd0cf")
    far += island(57.2, 42.6, 12, 5, 6, "#8fc4bd", "#6faeb0", "#4f939d", "#fff3c8")
    far += poly([(56, 42.4), (56, 38.6), (57.4, 36.6), (58.8, 38.6), (58.8, 42.4)], "#4f939d") + poly([(57, 42.3), (57, 40.2), (57.9, 40.2), (57.9, 42.3)], "#fff3c8")
    course = [(19.6, 12.2), (25, 9.4), (33, 8.6), (44, 9.6), (52, 11.9)]
    far += line(course, "#f3c34b", .18, stroke_dasharray="1.1 .8", opacity=.8)
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-4, 48.6, 24, 5, "#2f8397", 2), (14, 50.4, 26, 4.4, "#4d9fac", 4), (37, 51.4, 30, 4.6, "#8cc7c5", 6)))
    light = disc(52.4, 12.0, 3.3, "#fff3cf", .16) + disc(52.4, 12.0, 1.9, "#fff3cf", .4) + star(52.4, 12.0, 2.4, "#ffe9a6", .26) + star(52.4, 12.0, 1.2, "#ffffff", .3)
    subject = placed(moth(), 37.4, 26.6, .84, 15)
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-4, 53.6, 22, 4, "#e9f7f2", 12), (45, 54, 22, 3.4, "#f7fbef", 14)))
    front += motes(16, (14, 8, 60, 46), "#fff3cf", 8, avoid=((37, 26, 13),))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
