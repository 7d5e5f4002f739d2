"""The Cloudfencer's colours and head, and wind as cut paper; several Skyrunner pictures share them."""
import math

from brushes import along, disc, feather, line, lit, mix, path, smooth

WHITE, SHADE, DUSK, NIGHT, BLUE, GOLD = "#f8f9ee", "#a9cdd3", "#5f98aa", "#123c56", "#2a6fb0", "#f3c34b"
CREAM = "#fff7dc"


def strip(spine, colour, steps=26, **more):
    """A band of wind along a spine of (x, y, half width)."""
    top, low = [], []
    for i in range(steps + 1):
        x, y, a, w = along(spine, min(i / steps, .9999))
        top.append((x + math.sin(a) * w, y - math.cos(a) * w))
        low.append((x - math.sin(a) * w, y + math.cos(a) * w))
    ring = [(*top[0], 1), *top[1:-1], (*top[-1], 1), (*low[-1], 1), *low[-2:0:-1], (*low[0], 1)]
    return path(smooth(ring), colour, **more)


def curl(x, y, r, start, turns, wide, thin=.1, steps=14):
    """The spine of a spiral that winds in on (x, y) from radius r; start in degrees, turns signed."""
    out = []
    for i in range(steps + 1):
        t = i / steps
        a = math.radians(start) + turns * 2 * math.pi * t
        k = r * (1 - .8 * t)
        out.append((x + math.cos(a) * k, y + math.sin(a) * k, wide + (thin - wide) * t))
    return out


def leg(points, colour, wide=.95, back=1):
    """A crane's leg down to the ankle, and three toes on the ground."""
    x, y = points[-1]
    toes = "".join(line([(x, y), (x + dx * back, y + dy)], colour, wide * .7) for dx, dy in ((2.2, .55), (3.0, .1), (-1.6, .5)))
    joints = "".join(disc(px, py, wide * .66, colour) for px, py in points[1:-1])
    data = "M" + "L".join(f"{px} {py}" for px, py in points)
    return path(data, stroke=colour, stroke_width=wide, stroke_linecap="round", stroke_linejoin="round") + joints + toes


def crest(x, y, spots):
    """Feathers blown back from the crown; a spot is (degrees, length)."""
    return "".join(feather(x, y, a, long, .8, BLUE if k % 2 else NIGHT, None, mix(BLUE, NIGHT, .5)) for k, (a, long) in enumerate(spots))


def crane_wing(x, y, turns, far, size=1.0):
    """Primaries dipped in night and blue, a row of white coverts over them; turns from the first to the last feather."""
    a, b, count = turns
    base, tip, under = (SHADE, DUSK, DUSK) if far else (WHITE, NIGHT, SHADE)
    out = ""
    for k in range(count):
        t = k / (count - 1)
        turn = a + (b - a) * t
        r = math.radians(turn)
        long = size * (11.4 + 2.8 * math.sin(t * 3.14))
        ox, oy = x + math.cos(r) * 4.2 * size, y + math.sin(r) * 4.2 * size
        out += feather(ox, oy, turn, long, 1.5 * size, mix(BLUE, DUSK, .4) if far else BLUE, tip, mix(BLUE, NIGHT, .5))
    for reach, tone in ((9.0, under), (6.4, base)):
        for k in range(count):
            t = k / (count - 1)
            out += feather(x, y, a + (b - a) * t, reach * size * (.9 + .2 * math.sin(t * 3.14)), 1.45 * size, tone if k % 2 else mix(tone, under, .5), None, mix(under, DUSK, .25))
    return out
