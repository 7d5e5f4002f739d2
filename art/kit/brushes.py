"""Brushes: functions that return SVG text. All measures are card millimetres, rounded to a hundredth.

A point is (x, y) or (x, y, 1); the third item makes a corner of it, otherwise the curve runs through smoothly.
"""
import math
import random
import zlib


def num(value):
    """A coordinate as text: two decimals at most, no trailing noughts."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text if text not in ("-0", "") else "0"


def smooth(points, closed=True, bend=.36):
    """Path data of a smooth curve through points: tangents parallel to the neighbours, handles 0.36 of the chord."""
    spots = [(p[0], p[1]) for p in points]
    corner = [len(p) > 2 and bool(p[2]) for p in points]
    count = len(spots)
    text = f"M{num(spots[0][0])} {num(spots[0][1])}"

    def handle(at, before, after, chord, corner_here, other):
        if corner_here:
            return at[0] + (other[0] - at[0]) / 3, at[1] + (other[1] - at[1]) / 3
        span = math.dist(before, after) or 1e-6
        return at[0] + (after[0] - before[0]) / span * chord * bend, at[1] + (after[1] - before[1]) / span * chord * bend

    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        a, b = spots[i], spots[j]
        before = spots[i - 1] if closed or i else a
        after = spots[(i + 2) % count] if closed or i + 2 < count else b
        chord = math.dist(a, b)
        c1 = handle(a, before, b, chord, corner[i] or (not closed and i == 0), b)
        c2 = handle(b, after, a, chord, corner[j] or (not closed and j == count - 1), a)
        text += "C" + " ".join(num(v) for v in (*c1, *c2, *b))
    return text + ("Z" if closed else "")


def straight(points, closed=True):
    """Path data of a polygon."""
    return "M" + "L".join(f"{num(p[0])} {num(p[1])}" for p in points) + ("Z" if closed else "")


def path(data, fill="none", opacity=None, **more):
    """A path element; further attributes by name, `_` for `-`."""
    text = f'<path d="{data}" fill="{fill}"'
    if opacity is not None:
        text += f' opacity="{num(opacity)}"'
    return text + "".join(f' {key.replace("_", "-")}="{value}"' for key, value in more.items()) + "/>"


def blob(points, fill, **more):
    """A filled smooth shape."""
    return path(smooth(points), fill, **more)


def poly(points, fill, **more):
    """A filled polygon."""
    return path(straight(points), fill, **more)


def line(points, colour, width=.2, **more):
    """A smooth open stroke with round ends."""
    return path(smooth(points, False), stroke=colour, stroke_width=num(width), stroke_linecap="round",
                stroke_linejoin="round", **more)


def disc(x, y, r, fill, opacity=None):
    """A circle."""
    tail = "" if opacity is None else f' opacity="{num(opacity)}"'
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{tail}/>'


def oval(x, y, rx, ry, fill, turn=0):
    """An ellipse, turned by degrees."""
    tail = f' transform="rotate({num(turn)} {num(x)} {num(y)})"' if turn else ""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{tail}/>'


def halo(x, y, sizes, fill, strengths, seed=2):
    """The glow of a small lamp: a few flat discs, not quite round, largest first."""
    r, out = random.Random(seed), ""
    waves = [(r.uniform(-1, 1), r.uniform(0, 6.283)) for _ in range(3)]
    for size, strength in zip(sizes, strengths, strict=True):
        ring = []
        for k in range(18):
            t = k / 18 * 2 * math.pi
            w = 1 + .03 * sum(a * math.sin((i + 2) * t + b) for i, (a, b) in enumerate(waves))
            ring.append((x + math.cos(t) * size * w, y + math.sin(t) * size * w))
        out += path(smooth(ring), fill, strength)
    return out


def group(*parts, **more):
    """A group; attributes by name."""
    return "<g" + "".join(f' {k.replace("_", "-")}="{v}"' for k, v in more.items()) + ">" + "".join(parts) + "</g>"


def placed(body, x=0, y=0, scale=1, turn=0, flip=False):
    """A part moved, turned and scaled about its own origin."""
    text = f"translate({num(x)} {num(y)})"
    text += f" rotate({num(turn)})" if turn else ""
    text += f" scale({num(-scale if flip else scale)} {num(scale)})" if scale != 1 or flip else ""
    return f'<g transform="{text}">{body}</g>'


def lit(data, base, rim, dx=-.4, dy=.3, inner=""):
    """A shape with a rim of light: the shape in `rim`, the same shape in `base` moved away from the light, clipped."""
    name = f"c{zlib.crc32(data.encode()):08x}"
    return (f'<clipPath id="{name}"><path d="{data}"/></clipPath><path d="{data}" fill="{rim}"/>'
            f'<g clip-path="url(#{name})"><path d="{data}" fill="{base}" transform="translate({num(dx)} {num(dy)})"/>{inner}</g>')


def edged(data, base, rim, dx=-.4, dy=.3, inner=""):
    """As `lit`, without a clip: the rim looks out on the side of the light. `inner` has to stay within the shape."""
    return path(data, rim, transform=f"translate({num(-dx)} {num(-dy)})") + path(data, base) + inner


def mix(a, b, t):
    """The colour at `t` between two hex colours."""
    pairs = zip((int(a[i:i + 2], 16) for i in (1, 3, 5)), (int(b[i:i + 2], 16) for i in (1, 3, 5)), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in pairs)


def ramp(keys, count):
    """`count` colours spread evenly over the keys."""
    out = []
    for i in range(count):
        t = i / (count - 1) * (len(keys) - 1)
        j = min(int(t), len(keys) - 2)
        out.append(mix(keys[j], keys[j + 1], t - j))
    return out


def mirrored(points, about=0):
    """Points mirrored at the vertical line x = about, in reverse order."""
    return [(2 * about - x, y, *rest) for x, y, *rest in reversed(points)]


def both(half, about=0):
    """The closed outline of a symmetric shape from its right half, top to bottom, both ends on the axis."""
    return half + mirrored(half[1:-1], about)


def star(x, y, r, fill, waist=.22, turn=0, **more):
    """A four-pointed star."""
    spots = []
    for i in range(8):
        a, reach = math.radians(turn) + i * math.pi / 4, r if i % 2 == 0 else r * waist
        spots.append((x + math.sin(a) * reach, y - math.cos(a) * reach))
    return poly(spots, fill, **more)


def along(spine, t):
    """Point, direction and width at t (0 to 1) of a spine of (x, y, width), as a smooth curve."""
    last = len(spine) - 1
    i = min(int(t * last), last - 1)
    u = t * last - i
    p = [spine[max(0, min(last, k))] for k in (i - 1, i, i + 1, i + 2)]

    def cubic(n):
        a, b, c, d = (q[n] for q in p)
        return .5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3)

    def slope(n):
        a, b, c, d = (q[n] for q in p)
        return .5 * ((c - a) + 2 * (2 * a - 5 * b + 4 * c - d) * u + 3 * (3 * b - a - 3 * c + d) * u * u)

    return cubic(0), cubic(1), math.atan2(slope(1), slope(0)), cubic(2)


def feather(x, y, turn, long, wide, tone, tip=None, shade=None):
    """A flight feather: one side of the shaft darker, the end sometimes dipped in another colour."""
    def leaf(u, v):
        a = math.radians(turn)
        return x + math.cos(a) * u * long - math.sin(a) * v * wide, y + math.sin(a) * u * long + math.cos(a) * v * wide
    ring = [(*leaf(0, -.5), 1), leaf(.4, -.95), leaf(.82, -.8), (*leaf(1, .1), 1), leaf(.86, .8), leaf(.4, .8), (*leaf(0, .5), 1)]
    out = path(smooth(ring), tone)
    out += path(smooth([(*leaf(0, 0), 1), leaf(.5, .1), (*leaf(1, .1), 1), leaf(.86, .8), leaf(.4, .8), (*leaf(0, .5), 1)]), shade or mix(tone, "#0f2436", .4))
    if tip:
        out += path(smooth([(*leaf(.72, -.9), 1), leaf(.88, -.7), (*leaf(1, .1), 1), leaf(.88, .75), (*leaf(.72, .85), 1), leaf(.8, 0)]), tip)
    return out


def shards(spots, colour, bright, dark, seed=1):
    """Small facetted stones at (x, y, size)."""
    r, out = random.Random(seed), ""
    for x, y, size in spots:
        turn = r.uniform(0, 6)
        ring = [(x + math.cos(turn + i * 1.2566) * size * r.uniform(.6, 1.1),
                 y + math.sin(turn + i * 1.2566) * size * r.uniform(.6, 1.1)) for i in range(5)]
        out += poly(ring, colour) + poly([ring[3], ring[4], (x, y)], bright) + poly([ring[1], ring[2], (x, y)], dark)
    return out
