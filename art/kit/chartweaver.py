"""Chartweaver. Nima from behind, wings shut like a cloak, a hand in the middle of a web of gold whose corners are islands."""
import math

from brushes import both, disc, line, lit, mirrored, mix, path, placed, smooth, star
from nima import CREAM, DEEP, GOLD, IVORY, PALE, SHADE, VIOLET, antenna
from places import cloud, contours, house, island, motes, sheet

CARD = "P-CHARTWEAVER"
ALT = "Nima stands with her back to us, wings closed like a cloak, and weaves gold threads between six islands into one great chart."

HAND = (47.6, 22.6)
STOPS = ((47.6, 9.8), (55.6, 12.6), (60.6, 20.4), (60.4, 30.4), (55.4, 38.4), (47.4, 41.8))
WING = [(1.0, -6.2, 1), (4.6, -5.6), (8.0, -1.4), (10.6, 4.4), (12.4, 11.0), (15.0, 19.4, 1), (11.6, 18.4), (9.8, 20.6, 1), (7.4, 18.8), (5.0, 21.0, 1), (2.8, 19.0), (.2, 21.4, 1), (-.6, 10), (-.2, 2)]


def web():
    """Spokes to every island, and rings that keep them apart."""
    out = ""
    for x, y in STOPS:
        out += line([HAND, ((HAND[0] + x) / 2 + .2, (HAND[1] + y) / 2 + .4), (x, y)], GOLD, .46)
    for reach in (.27, .42, .58, .75):
        ring = [(HAND[0] + (x - HAND[0]) * reach, HAND[1] + (y - HAND[1]) * reach + math.sin(k * 2.1) * .2) for k, (x, y) in enumerate(STOPS)]
        slack = []
        for k, (x, y) in enumerate(ring):
            slack.append((x, y, 1))
            if k < len(ring) - 1:
                u, v = ring[k + 1]
                mx, my = (x + u) / 2, (y + v) / 2
                slack.append((mx + (HAND[0] - mx) * .1, my + (HAND[1] - my) * .1))
        out += path(smooth(slack, False), stroke="#ffe9a6", stroke_width=".3", opacity=.95)
        out += "".join(disc(x, y, .42, "#fffbe6") for k, (x, y) in enumerate(ring) if (k + round(reach * 10)) % 2)
    return out


def wing(s):
    """Shut: shoulder to hem, with the bands, the veins and the eye that she has had all along."""
    base, second = (IVORY, CREAM) if s > 0 else (mix(IVORY, PALE, .3), mix(CREAM, PALE, .38))

    def side(points):
        return points if s > 0 else mirrored(points)

    inner = path(smooth(side([(-1, -4), (2.4, 0), (3.4, 8), (3, 22), (-2, 22)])), second)
    hem = [(16, 14), (12.0, 13.0), (9.6, 15.6), (7.2, 14.0), (4.8, 16.2), (2.6, 14.4), (-2, 16.4), (-2, 24), (17, 24)]
    inner += path(smooth(side(hem)), VIOLET) + path(smooth(side([(x + .4, y + 2.0) for x, y in hem])), DEEP)
    inner += path(smooth(side([(13, 7.4), (8.6, 8.4), (4.6, 6.6), (-2, 7.6), (-2, 9.6), (4.4, 8.8), (8.8, 10.6), (14, 9.4)])), PALE)
    inner += "".join(line([(s * 1.6, -4), (s * x * .62, y * .42 - .6), (s * x, y)], SHADE, .24) for x, y in ((10.8, 13.4), (7.4, 14.4), (4.2, 15)))
    inner += "".join(disc(s * x, y, .55, GOLD if k % 2 == 0 else IVORY) for k, (x, y) in enumerate(((12.6, 16.4), (9.8, 18.2), (7.4, 16.8), (4.9, 18.7), (2.6, 17.2))))
    inner += disc(s * 5.6, 2.2, 2.5, DEEP) + disc(s * 5.6, 2.2, 1.95, PALE) + disc(s * 5.6, 2.2, 1.4, DEEP) + star(s * 5.6, 2.2, 1.4, GOLD, .3)
    return lit(smooth(side(WING)), base, "#ffffff", -.35, .3, inner)


def arm(points, wide=1.15):
    return line(points, DEEP, wide) + line([(x + .12, y - .22) for x, y in points], "#6a54a0", wide * .28)


def moth():
    """From behind, about the shoulders: the far arm hangs with the spool, the near one is in the web."""
    out = arm([(-3, -6.4), (-8.8, -5.4), (-12.0, -1.4), (-12.6, 2.6)]) + wing(-1) + wing(1)
    ruff = both([(0, -10.6), (2.8, -10.0), (4.8, -7.8), (4.4, -6.4), (6.0, -4.8), (4.2, -4.0), (4.4, -1.6), (2.6, -2.2), (1.8, .6), (.9, -1.4), (0, 1.4)])
    out += lit(smooth([(x, y, 1) if k % 2 == 0 else (x, y) for k, (x, y) in enumerate(ruff)]), IVORY, "#ffffff", -.3, .35, path(smooth([(-7, -8), (-2.4, -5), (0, -1), (.6, 2), (-4, 1)]), CREAM))
    out += "".join(path(f"M{x - .5} {y - .6}L{x} {y + 1.2}L{x + .5} {y - .6}Z", PALE) for x, y in ((-1.9, -6.6), (0, -5), (1.9, -6.6), (-3, -4.4), (3, -4.4)))
    out += placed(antenna(), .4, -4.4, 1, 8) + placed(antenna(), -1.0, -8.8, .74, 6)
    # the head is turned to the work, so far that an eye shows
    skull = smooth([(-3.3, -12.0), (-2.6, -15.0), (0, -16.4), (3.0, -15.4), (4.2, -12.6), (3.2, -9.8), (0, -8.6), (-2.6, -9.6)])
    out += lit(skull, VIOLET, IVORY, -.35, .3, path(smooth([(-4, -12), (-2.4, -15), (-1.4, -12), (-1.2, -9), (-3, -9)]), DEEP) + path(smooth([(2.2, -16), (4.6, -13), (3.4, -9.4), (2.6, -12)]), PALE))
    return out + path(smooth([(2.0, -13.9), (3.5, -14.2), (4.2, -12.4), (3.4, -10.6), (2.1, -11.0)]), "#1d1a38") + disc(3.2, -13.1, .5, "#fff6dc")


def spool():
    """Thread for the next hundred roads."""
    out = path("M-1.3 -1.9H1.3V1.9H-1.3Z", GOLD) + "".join(path(f"M-1.3 {y}L1.3 {y + .5}", stroke="#a8741f", stroke_width=".26") for y in (-1.4, -.6, .2, 1.0))
    return out + path("M-1.9 -2.6H1.9V-1.8H-1.9ZM-1.9 1.8H1.9V2.6H-1.9Z", "#8a5a2a")


def picture():
    sky = contours(48, 22, ["#0a2d42", "#0d394f", "#114860", "#185c74", "#237389", "#338b9c", "#54a6ad"], 19, 1.04, 1.0, [64, 55, 46.6, 38.6, 30, 22, 14], .045, "#dff6ee")
    far = "".join(island(x, y, w, w * .48, seed, "#a9dcd2", "#14526a", "#0d3c52", "#fff3c8") for (x, y), w, seed in zip(STOPS, (5.4, 6.2, 6.6, 7.4, 8, 8.4), (5, 6, 9, 12, 8, 3), strict=True))
    far += house(56.0, 12.3, 1.7, "#0d3c52", "#fff6dc") + house(61.0, 30.2, 2.0, "#0d3c52", "#fff6dc") + house(48.0, 9.5, 1.4, "#0d3c52", "#fff6dc") + house(55.8, 38.2, 2.1, "#0d3c52", "#fff6dc") + house(47.0, 41.6, 1.8, "#0d3c52", "#fff6dc")
    mid = cloud(-6, 46.4, 34, 5, "#1d647a", 3) + cloud(40, 48.6, 34, 5, "#338b9c", 8)
    crag = [(16, 48.6), (19, 47.0), (28, 46.4), (40, 46.2), (47, 47.4), (49, 49), (47, 53), (46, 60), (18, 60), (19, 53)]
    mid += lit(smooth([(x, y, 1) for x, y in crag]), "#0a2436", "#8fd0cf", -.1, .42, path("M34 46L50 46L48 60H39L42 50Z", "#124560"))
    light = disc(*HAND, 9, "#fff3cf", .12) + disc(*HAND, 5.6, "#fff3cf", .22) + disc(*HAND, 2.9, "#fff3cf", .5)
    x, y = 31.4, 26.6
    thread = line([(x - 12.6, y + 4.4), (x - 14.4, y + 10), (x - 11.4, y + 15), (x - 14, y + 21)], GOLD, .34)
    reach = arm([(x + 3.2, y - 5.6), (x + 8.4, y - 3.0), (x + 12.6, y - 2.6), HAND])
    subject = web() + thread + placed(moth(), x, y) + placed(spool(), x - 12.7, y + 3.6, 1.1, -8) + reach + disc(*HAND, .8, DEEP) + star(HAND[0] + .5, HAND[1] - .3, 1.7, "#ffe9a6", .3)
    front = cloud(-6, 53, 30, 5, "#cfe9e4", 12) + cloud(48, 52.6, 26, 4.6, "#e3f2ea", 17) + motes(8, (14, 15, 24, 44), "#fff3cf", 8, size=(.15, .3), avoid=((30, 30, 9),))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
