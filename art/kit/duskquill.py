"""Duskquill. A long-trained bird on a bough at evening, every feather of the folded train a star of its own; three are up."""
import math
import random

from brushes import disc, line, lit, mix, path, placed, smooth, star
from places import cloud, contours, house, island, sheet

CARD = "FA-008"
ALT = "At dusk a dark long-trained bird sits on a bent branch; each folded feather carries a star, and three rise to be read."

NIGHT, DEEP, BLUE, MID, PALE, RIM = "#0d1b3a", "#16295a", "#26407f", "#4766a6", "#a9bfe6", "#ffe3b8"
GOLD, LIGHT, CREAM = "#f3c34b", "#fff6d6", "#f2e3c6"


def plume(x, y, turn, long, wide, tone, bright=1.0):
    """A train feather: shaft, dark vane, and at the end an eye that is a star."""
    def at(u, v):
        a = math.radians(turn + u * u * 9)
        return (x + math.cos(a) * u * long - math.sin(a) * v * wide, y + math.sin(a) * u * long + math.cos(a) * v * wide)
    out = path(smooth([(*at(0, -.22), 1), at(.45, -.5), at(.78, -.95), at(.94, -.8), (*at(1.05, 0), 1), at(.94, .8), at(.78, .95), at(.45, .5), (*at(0, .22), 1)]), tone)
    out += path(smooth([(*at(0, 0), 1), at(.45, 0), at(.78, 0), (*at(1.05, 0), 1), at(.94, .8), at(.78, .95), at(.45, .5), (*at(0, .22), 1)]), mix(tone, NIGHT, .45))
    out += line([at(0, 0), at(.4, 0), at(.74, 0)], mix(tone, PALE, .4), .2)
    ex, ey = at(.86, 0)
    out += disc(ex, ey, wide * .62, mix(MID, PALE, .25)) + disc(ex, ey, wide * .48, NIGHT)
    return out + star(ex, ey, wide * .6 * bright, LIGHT if bright >= 1 else GOLD, .28, turn)


def train():
    """Folded: three layers, falling from the back down past the branch and away to the left."""
    out = ""
    for row, (count, a0, a1, long, wide, tone) in enumerate(((6, 164, 106, 27, 2.0, DEEP), (6, 158, 112, 21, 1.9, BLUE), (5, 152, 116, 15, 1.7, mix(BLUE, MID, .5)))):
        for k in range(count):
            t = k / (count - 1)
            out += plume(-2.6 + row * 1.3, 5.4 - row * 1.2, a0 + (a1 - a0) * t, long * (.86 + .16 * math.sin(t * 3.14)), wide, tone if k % 2 else mix(tone, MID, .22), 1.0 if (k + row) % 2 else .8)
    return out


def trunk():
    """Breast, neck and head in one curve, drawn in as for sleep, but looking up."""
    edge = smooth([(-4.6, 8.6), (-5.6, 3.6), (-3.6, -2), (-.2, -6.4), (1.2, -10.4), (2.4, -14.2), (5.6, -16.6), (9.2, -16.2), (11.2, -13.8), (10.8, -11.2), (9.4, -8.6), (9.8, -4.4), (10.0, .8), (8.0, 6.0), (4.2, 9.8), (-.6, 10.8)])
    inner = path(smooth([(8.4, -11), (8, -7), (8.2, -2), (7.6, 3), (4.6, 8), (1, 11), (5, 12), (11, 4), (12, -6)]), MID) + path(smooth([(9.4, -9), (9, -4), (9.2, 1), (7.4, 6), (4, 10), (9, 8), (12, 0)]), mix(MID, RIM, .45))
    inner += path(smooth([(-6, 5), (-4, 2), (-1, -4), (1.4, -9), (3, -14), (4.4, -12), (3.4, -6), (1.4, 0), (0, 6), (-1, 12), (-6, 11)]), NIGHT)
    r = random.Random(4)
    for _ in range(15):
        x, y = r.uniform(1.4, 8.4), r.uniform(-8, 8)
        if y < 7.6 - abs(x - 4) * .6:
            inner += star(x, y, r.uniform(.34, .62), LIGHT, .3)
    return lit(edge, DEEP, RIM, -.45, .2, inner)


def head():
    out = "".join(placed(line([(0, 0), (2.4, -.3), (long, .4)], DEEP, .4) + star(long, .4, .85, LIGHT, .3), 5.4 - k * .9, -16.2 + k * .5, 1, 236 - k * 16) for k, long in enumerate((4.6, 5.6, 4.8)))
    out += path(smooth([(6.2, -13.4), (8.4, -15.2), (10.6, -14.6), (11.2, -12.8), (9.6, -11.4), (7.2, -11.6)]), CREAM) + path(smooth([(6.4, -12.6), (8.6, -12.2), (10.8, -12.8), (9.6, -11.4), (7.2, -11.6)]), "#cdb894")
    out += path(smooth([(10.2, -14.6, 1), (12.8, -14.4), (15.0, -12.8), (15.6, -10.6, 1), (13.8, -11.6), (11.8, -11.8), (10.2, -11.6, 1)]), GOLD) + path(smooth([(10.4, -12.8, 1), (13, -12.6), (15.2, -11.8), (15.6, -10.6, 1), (13.8, -11.6), (11.8, -11.8), (10.2, -11.6, 1)]), "#a8741f")
    out += disc(8.6, -13.4, 1.35, NIGHT) + disc(8.7, -13.4, 1.0, GOLD) + disc(8.85, -13.45, .6, NIGHT) + disc(9.1, -13.75, .24, LIGHT)
    return out + path(smooth([(6.8, -14.6, 1), (8.6, -15.0), (10.4, -14.0, 1), (8.6, -14.2)]), DEEP)


def wing():
    """Closed along the side, its edge a string of lights."""
    edge = smooth([(4.6, -4.2), (6.0, -1.0), (5.0, 3.6), (1.4, 7.8), (-4.4, 11.6), (-9.2, 13.2, 1), (-7.2, 9.8), (-5.6, 6.0), (-3.6, 1.0), (-.6, -3.2), (2, -5)])
    inner = path(smooth([(4.6, -4.2), (5.8, -.6), (4.4, 3.6), (.4, 7.6), (-9.4, 13.2), (-3, 6), (0, 1), (2, -3)]), BLUE)
    inner += "".join(line([(x, y), (x - 3.2, y + 4.2), (x - 6.6, y + 7.2)], PALE if k % 2 else MID, .2) for k, (x, y) in enumerate(((4.6, .6), (3, -.4), (1.2, -1), (3.4, 4))))
    return lit(edge, DEEP, PALE, -.3, .3, inner) + "".join(star(x, y, .7, LIGHT, .28) for x, y in ((4.0, 3.4), (1.2, 6.6), (-2.4, 9.4), (-6.4, 11.6)))


def feet():
    return "".join(line([(x, 9.6), (x + .3, 12.4)], GOLD, .6) + "".join(line([(x + .3, 12.2), (x + d, 13.6)], GOLD, .5) for d in (-.8, .6, 1.8)) for x in (1.0, 3.8))


def picture():
    sky = contours(37, 50, ["#14395a", "#1f4f73", "#33708c", "#5f99a9", "#9cc2bd", "#d9d9b4", "#f7d79c", "#ffe7b4"], 29, 1.35, .82, [62, 54, 46.4, 39, 31.6, 24.4, 17, 9.6], .045, "#ffe9b0")
    far = island(58.6, 23.4, 6, 2.8, 4, "#5f8a98", "#47758a", "#2f5f7c", "#ffe7b0") + house(58.4, 23.2, 1.5, "#2f5f7c", "#fff3cf") + island(23.4, 19.6, 5, 2.4, 9, "#2a567a", "#1d4666", "#143856", "#7fa0b4")
    r = random.Random(8)
    for _ in range(26):
        x, y = r.uniform(13, 62), r.uniform(15, 31)
        if math.hypot(x - 46, y - 24) > 6:
            far += star(x, y, r.uniform(.2, .5), "#fdf3dc", .26)
    mid = cloud(-6, 48.4, 26, 4.6, "#4f8fa0", 3) + cloud(34, 48.6, 36, 4.2, "#8fb5b0", 8)
    # the branch, a road marker nailed to it
    bough = smooth([(70, 45.8, 1), (60, 44.8), (52, 43.4), (44, 43.6), (36, 42.0), (29.6, 42.4), (25.4, 40.6), (23, 37.0, 1), (26.4, 39), (31, 39.9), (37, 39.4), (44, 40.6), (51.6, 40.4), (57, 39.6), (62, 40.2), (70, 39.6, 1)])
    mid += lit(bough, "#2b2a3d", "#f0c88e", -.1, .45, path(smooth([(70, 46), (60, 44.8), (52, 43.4), (44, 43.6), (36, 42), (29.6, 42.4), (25, 40.4), (34, 41), (44, 42), (54, 42), (70, 44.4)]), "#191a2c"))
    # the three that are up: a hand of cards held out to the light
    light, lifted = "", ""
    for a, high in ((-70, 14.6), (-47, 15.2), (-24, 14.2)):
        c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
        lifted += plume(46.2 + c * 3.4, 38.4 + d * 3.4, a, high - 3.4, 1.75, mix(BLUE, MID, .55), 1.3)
        t = math.radians(a + 6.6)
        light += disc(46.2 + c * 3.4 + math.cos(t) * (high - 3.4) * .86, 38.4 + d * 3.4 + math.sin(t) * (high - 3.4) * .86, 3.1, "#fff3cf", .5)
    bird = train() + feet() + trunk() + wing() + head()
    subject = placed(bird, 35.6, 31.6, .8)
    front = lifted + cloud(-8, 54, 26, 4, "#cfe0d2", 12) + cloud(48, 52.4, 22, 4, "#a9b9a9", 17)
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
