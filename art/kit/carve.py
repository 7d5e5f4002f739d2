"""Carving: shapes of flat facets whose tones come from one light, so that all parts of a picture agree about it.

A facet's tone follows from its slope: points carry a height towards the viewer, and `light` is the direction of the light
(x right, y down, z towards the viewer). No clip paths are needed; rims are slivers laid along the lit edges.
"""
import math
import random
import zlib

from brushes import mix, num, poly, straight

IRON_BODY = ["#17090e", "#2a1016", "#421a1c", "#602620", "#8a3826", "#c25a2f"]
BONE = ["#6f4538", "#8f604a", "#b98c68", "#d8b58c", "#f3dfba", "#fff3da"]
SLATE = ["#1b1319", "#2e222a", "#44333a", "#5f4a4c", "#84675f", "#b08d76"]
EDGE = "#ffc27a"
RIGHT, LEFT = (.62, -.62, .48), (-.62, -.62, .48)


def tone(tones, value):
    """The tone at `value` (0 dark to 1 bright), in steps of half a tone so that facets stay few in kind."""
    at = max(0, min(1, value)) * (len(tones) - 1)
    at = round(at * 2) / 2
    low = min(int(at), len(tones) - 2)
    return mix(tones[low], tones[low + 1], at - low)


def slope(a, b, c, light):
    """How much of the light the facet through three points (x, y, z) takes, -1 to 1."""
    ux, uy, uz, vx, vy, vz = (*(b[k] - a[k] for k in range(3)), *(c[k] - a[k] for k in range(3)))
    n = (uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx)
    size = math.hypot(*n) or 1
    sign = -1 if n[2] < 0 else 1
    return sum(p * q for p, q in zip(n, light, strict=True)) * sign / (size * math.hypot(*light))


def _jitter(points, amount):
    seed = zlib.crc32("".join(f"{num(x)},{num(y)};" for x, y, *_ in points).encode())
    return random.Random(seed).uniform(-amount, amount)


def loft(rails, tones, light=RIGHT, rim=.3, edge=EDGE, gain=.85, lift=.02, jitter=.05):
    """A body between rails: each rail is (height, points), all with as many points; the first and last are its outline."""
    height = [[(x, y, z if isinstance(z, (int, float)) else z[k]) for k, (x, y) in enumerate(points)] for z, points in rails]
    outline = list(rails[0][1]) + list(reversed(rails[-1][1]))
    out = poly(outline, tones[1])
    for upper, lower in zip(height, height[1:], strict=False):
        for k in range(len(upper) - 1):
            ring = []
            for p in (upper[k], upper[k + 1], lower[k + 1], lower[k]):
                if not ring or math.dist(p[:2], ring[-1][:2]) > .02:
                    ring.append(p)
            if len(ring) > 2 and math.dist(ring[0][:2], ring[-1][:2]) < .02:
                ring.pop()
            if len(ring) > 2:
                value = slope(ring[0], ring[1], ring[2], light) * gain + lift + _jitter(ring, jitter)
                out += poly(ring, tone(tones, value))
    return out + (border(outline, light, rim, edge) if rim else "")


def plate(points, top, high, tones, light=RIGHT, rim=.25, edge=EDGE, gain=.85, lift=.02, jitter=.04):
    """A plate of facets between its corners and one raised point."""
    out = poly(points, tones[1])
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        value = slope((*a, 0), (*b, 0), (*top, high), light) * gain + lift + _jitter([a, b], jitter)
        out += poly([a, b, top], tone(tones, value))
    return out + (border(points, light, rim, edge) if rim else "")


def limb(spine, tones, light=RIGHT, rim=.26, round_=.8, side=.0, edge=EDGE, gain=.85, lift=.02, jitter=.05):
    """A leg, arm, horn or tail along a spine of (x, y, half width), with a ridge down its middle (moved by `side`)."""
    left, middle, right, highs = [], [], [], []
    for k, (x, y, w) in enumerate(spine):
        a, b = spine[max(0, k - 1)], spine[min(len(spine) - 1, k + 1)]
        size = math.dist(a[:2], b[:2]) or 1
        nx, ny = -(b[1] - a[1]) / size, (b[0] - a[0]) / size
        left.append((x + nx * w, y + ny * w))
        right.append((x - nx * w, y - ny * w))
        middle.append((x + nx * w * side, y + ny * w * side))
        highs.append(w * round_)
    return loft([(0, left), (highs, middle), (0, right)], tones, light, rim, edge, gain, lift, jitter)


def border(outline, light, width=.3, colour=EDGE):
    """The rim: tapering slivers along those edges of a closed outline that face the light."""
    if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]], strict=True)) < 0:
        outline = outline[::-1]
    points = [p for k, p in enumerate(outline) if math.dist(p, outline[k - 1]) > .02]
    count, size = len(points), math.hypot(light[0], light[1]) or 1
    lx, ly = light[0] / size, light[1] / size

    def normal(k):
        a, b = points[k % count], points[(k + 1) % count]
        span = math.dist(a, b)
        return (b[1] - a[1]) / span, -(b[0] - a[0]) / span

    lit_ = [normal(k)[0] * lx + normal(k)[1] * ly > .12 for k in range(count)]
    if not any(lit_):
        return ""
    start = next((k for k in range(count) if lit_[k] and not lit_[k - 1]), 0)
    out, k = "", start
    while k < start + count:
        if not lit_[k % count]:
            k += 1
            continue
        run = [k]
        while lit_[(k + 1) % count] and len(run) < count and k + 1 < start + count:
            k += 1
            run.append(k)
        k += 1
        outer = [points[j % count] for j in run] + [points[(run[-1] + 1) % count]]
        inner = []
        for j in range(1, len(outer) - 1):
            n, m = normal(run[j - 1]), normal(run[j])
            nx, ny = (n[0] + m[0]) / 2, (n[1] + m[1]) / 2
            inner.append((outer[j][0] - nx * width, outer[j][1] - ny * width))
        if not inner:
            n = normal(run[0])
            inner = [((outer[0][0] + outer[1][0]) / 2 - n[0] * width, (outer[0][1] + outer[1][1]) / 2 - n[1] * width)]
        out += poly(outer + inner[::-1], colour)
    return out


def tooth(x, y, wide, high, lean=0, tones=BONE, bright=1):
    """A tooth on its root (x, y), `high` downwards (negative upwards), the half away from the light darker."""
    tip = (x + lean, y + high)
    dark, light = tones[2], tones[4] if bright else tones[3]
    return poly([(x - wide, y), tip, (x + wide, y)], light) + poly([(x - wide, y), tip, (x - wide * .15, y)], dark)


def claws(spots, tones=BONE, long=1.9, wide=1.1):
    """Claws whose roots stand at (x, y), pointing right and down onto the ground line."""
    return "".join(poly([(x, y), (x + wide * .5, y - long), (x + wide * 1.3, y - long * .9), (x + wide * 2.2, y)], tones[3])
                   + poly([(x + wide * .9, y), (x + wide * 1.1, y - long * .95), (x + wide * 1.3, y - long * .9), (x + wide * 2.2, y)], tones[4])
                   for x, y in spots)


def seam(points, width, fire="#ff7a2e", hot="#ffd877"):
    """A glowing crack: a tapering fire with a hotter core."""
    def ribbon(w):
        left, right = [], []
        for k, (x, y) in enumerate(points):
            a, b = points[max(0, k - 1)], points[min(len(points) - 1, k + 1)]
            size = math.dist(a, b) or 1
            u = w * math.sin(math.pi * (k + .35) / (len(points) - .3)) if len(points) > 2 else w * .6
            left.append((x - (b[1] - a[1]) / size * u, y + (b[0] - a[0]) / size * u))
            right.append((x + (b[1] - a[1]) / size * u, y - (b[0] - a[0]) / size * u))
        return straight(left + right[::-1])
    return f'<path d="{ribbon(width)}" fill="{fire}"/><path d="{ribbon(width * .45)}" fill="{hot}"/>'
