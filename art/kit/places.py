"""The world behind a figure: contour skies, islands, clouds, rocks, and the sheet that names the layers."""
import math
import random

from brushes import group, line, mix, num, path, poly, ramp, smooth, straight

DUSK = ["#232440", "#3f3050", "#71424f", "#b1593f", "#e58f45", "#ffc267", "#ffe6a8"]
BURROW = ["#2a1a2c", "#4a2530", "#7e3a2c", "#b9632e", "#e69a45", "#ffd07a"]
SKY = ["#175871", "#2a7d94", "#5aa9b4", "#9ad2cf", "#dcefdc", "#fff3c8"]
VEIL = ["#1d1238", "#2c1c58", "#463384", "#5f5fb0", "#67a5b8", "#8fe0c0", "#d8fbe0"]
IRON = ["#34101a", "#5c1a1d", "#93291d", "#c94f27", "#f08a3d", "#ffc069", "#ffe3a6"]
RADII = [54, 45.5, 38, 31.5, 25.6, 20.2, 15.2, 10.8, 6.8]


def _wobble(seed):
    r = random.Random(seed)
    waves = [(r.uniform(-1, 1), r.uniform(0, 6.283)) for _ in range(5)]
    return lambda t: sum(size * w[0] * math.sin((i + 2) * t + w[1])
                         for i, (w, size) in enumerate(zip(waves, (1, .6, .4, .25, .15), strict=True)))


def contours(x, y, keys, seed, wide=1.15, high=.95, radii=RADII, wobble=.05, edge="#ffe9b0", points=32):
    """The sky as rings of height: dark outside, the source of light at (x, y). Fewer `points` make a lighter file."""
    out = path("M-3 -3H66V91H-3Z", mix(keys[0], "#000000", .18))
    near, far = _wobble(seed + 7), _wobble(seed)
    for i, (r, colour) in enumerate(zip(radii, ramp(keys, len(radii)), strict=True)):
        u = i / (len(radii) - 1)
        ring = []
        for j in range(points):
            t = j / points * 2 * math.pi
            w = 1 + wobble * ((1 - u) * far(t) + u * near(t) * .8)
            ring.append((x + math.cos(t) * r * wide * w, y + math.sin(t) * r * high * w))
        data = smooth(ring)
        out += path(data, colour) + path(data, stroke=edge, stroke_width=.1, opacity=.17)
    return out


def rays(x, y, spots, fill, opacity=None):
    """Thin wedges of light from (x, y); a spot is (degrees, inner radius, outer radius, half angle)."""
    out = ""
    for turn, inner, outer, half in spots:
        a, w = math.radians(turn), math.radians(half)
        out += poly([(x + math.cos(a - w) * inner, y + math.sin(a - w) * inner),
                     (x + math.cos(a) * outer, y + math.sin(a) * outer),
                     (x + math.cos(a + w) * inner, y + math.sin(a + w) * inner)], fill,
                    **({} if opacity is None else {"opacity": opacity}))
    return out


def island(x, y, width, height, seed, turf, side, dark, rim=None):
    """A floating island: soft turf, facetted underside."""
    r = random.Random(seed)
    top = [(x - width / 2 + width * i / 8, y - (math.sin(math.pi * i / 8) * .08 + r.uniform(0, .05)) * height * (0 < i < 8))
           for i in range(9)]
    under = []
    for i in range(1, 8):
        u = i / 8
        depth = height * (.18 + .82 * (1 - abs(2 * u - 1) ** 1.5) * r.uniform(.6, 1)) * (.55 + .45 * math.sin(u * 3.14))
        under.append((x + width / 2 - width * u + r.uniform(-.02, .02) * width, y + depth))
    out = poly(top + under, side)
    for i in range(0, 6, 2):
        a, b = under[i], under[i + 1]
        out += poly([a, b, (x + (b[0] - x) * .75, y + height * .06)], dark)
    low = [(px, y + height * .07 + r.uniform(0, height * .05)) for px, _ in reversed(top[1:-1])]
    out += path(smooth([(*top[0], 1), *top[1:-1], (*top[-1], 1), *low]), turf)
    return out + (line(top, rim, .2) if rim else "")


def house(x, y, size, wall, window):
    """A far gabled house with one lit window, standing on (x, y)."""
    return (poly([(x - size / 2, y), (x - size / 2, y - size * .6), (x - size * .7, y - size * .6), (x, y - size * 1.3),
                  (x + size * .7, y - size * .6), (x + size / 2, y - size * .6), (x + size / 2, y)], wall)
            + poly([(x - size * .14, y - size * .15), (x - size * .14, y - size * .52), (x + size * .14, y - size * .52),
                    (x + size * .14, y - size * .15)], window))


def cloud(x, y, width, height, fill, seed=1, **more):
    """A flat-bottomed cloud of paper, from its left lower corner."""
    r = random.Random(seed)
    count = max(3, int(width / height / 1.1))
    steps = [r.uniform(.7, 1.3) for _ in range(count)]
    data, left = f"M{num(x)} {num(y)}", x
    for i, step in enumerate(steps):
        right = left + width * step / sum(steps)
        high = height * (.45 + .55 * math.sin(math.pi * (i + .5) / count)) * r.uniform(.8, 1.1)
        lean = (right - left) * .12
        data += "C" + " ".join(num(v) for v in (left - lean, y - high * 1.25, right + lean, y - high * 1.25, right,
                                                y - (0 if i == count - 1 else high * .35)))
        left = right
    data += "C" + " ".join(num(v) for v in (x + width * 1.04, y + height * .3, x - width * .04, y + height * .3, x, y)) + "Z"
    return path(data, fill, **more)


def rock(points, base, light, dark):
    """A facetted boulder lit from the upper left."""
    x, y = (sum(p[k] for p in points) / len(points) for k in (0, 1))
    out = poly(points, base)
    for a, b in zip(points, points[1:] + points[:1], strict=True):
        mx, my = (a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y
        k = (-mx * .6 - my * .8) / (math.hypot(mx, my) or 1)
        if abs(k) > .25:
            out += poly([a, b, (x, y)], light if k > 0 else dark, opacity=min(.7, abs(k) * .7))
    return out


def grass(spans, fill, seed, foot=57, tall=(4, 9)):
    """Blades in the corners; a span is (from x, to x, how many)."""
    r, out = random.Random(seed), ""
    for a, b, count in spans:
        for _ in range(count):
            x, h, lean = r.uniform(a, b), r.uniform(*tall), r.uniform(-2.4, 2.4)
            out += path(f"M{num(x - .6)} {foot}Q{num(x)} {num(foot - h * .6)} {num(x + lean)} {num(foot - h)}"
                        f"Q{num(x + .7)} {num(foot - h * .5)} {num(x + .7)} {foot}Z", fill)
    return out


def motes(count, box, fill, seed, size=(.15, .38), avoid=()):
    """Small lights within (x0, y0, x1, y1), none within the circles (x, y, r) to avoid."""
    r, out = random.Random(seed), ""
    while count:
        x, y, s = r.uniform(box[0], box[2]), r.uniform(box[1], box[3]), r.uniform(*size)
        if all(math.hypot(x - a, y - b) > c for a, b, c in avoid):
            out += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(s)}" fill="{fill}" opacity=".85"/>'
            count -= 1
    return out


def ground(points, fill, **more):
    """A hill from its skyline, left to right, closed below the window."""
    return path(smooth([(p[0], p[1]) for p in points], False) + "L70 60L-6 60Z", fill, **more)


def ridge(points, fill, **more):
    """Jagged ground from its skyline, closed below the window."""
    return path(straight(points, False) + "L70 60L-6 60Z", fill, **more)


def sheet(alt, **layers):
    """The picture: what it shows in words, then its layers, lowest first, each a group with its name."""
    said = alt.replace("&", "&amp;").replace("<", "&lt;")
    body = "".join(group(layers[name], id=name) for name in layers if layers[name])
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 69 94" width="69mm" height="94mm">'
            f"<title>{said}</title>{body}</svg>\n")
