"""Briars: stems with thorns, leaves in three tones, roses, and a hedge of them."""
import math
import random

from brushes import along, line, mix, path, placed, poly, smooth

STEM, STEM_DARK, STEM_RIM = "#5e3a2c", "#2e1a20", "#e9a85c"
LEAF, LEAF_DARK, LEAF_LIGHT = "#4f5a36", "#2f3828", "#8d9450"
ROSE, ROSE_MID, ROSE_DARK = "#ffe3c4", "#f0a98a", "#b8504a"


def vine(spine, every=.12, size=1.0, tones=(STEM, STEM_DARK, STEM_RIM), start=.06, light=-1):
    """A stem along (x, y, half width); thorns on both sides by turns, the rim on the side that
    mostly looks up (light -1) or down."""
    base, dark, rim = tones
    steps = max(9, len(spine) * 3)
    left, right, middle, edge = [], [], [], []
    side = 1 if sum(math.cos(along(spine, i / steps)[2]) for i in range(steps + 1)) * light < 0 else -1
    for i in range(steps + 1):
        x, y, a, w = along(spine, i / steps)
        nx, ny = -math.sin(a) * side, math.cos(a) * side
        # (nx, ny) looks away from the light
        left.append((x - nx * w, y - ny * w))
        right.append((x + nx * w, y + ny * w))
        middle.append((x + nx * w * .25, y + ny * w * .25))
        edge.append((x - nx * w * .72, y - ny * w * .72))
    out, k, t = "", 0, start
    while t < .97:
        x, y, a, w = along(spine, t)
        s = 1 if k % 2 else -1
        nx, ny, tx, ty = -math.sin(a) * s, math.cos(a) * s, math.cos(a), math.sin(a)
        h = size * (1.3 + w * .75)
        tip = (x + nx * (w + h) + tx * h * .45, y + ny * (w + h) + ty * h * .45)
        root = [(x + nx * w * .6 - tx * h * .5, y + ny * w * .6 - ty * h * .5), (x + nx * w * .6 + tx * h * .5, y + ny * w * .6 + ty * h * .5)]
        out += poly([root[0], tip, root[1]], base if ny * light > 0 else dark)
        if ny * light > 0:
            out += poly([root[0], tip, (x + nx * w * .6 - tx * h * .15, y + ny * w * .6 - ty * h * .15)], rim)
        t += every
        k += 1
    out += path(smooth([(*left[0], 1), *left[1:-1], (*left[-1], 1), (*right[-1], 1), *right[-2:0:-1], (*right[0], 1)]), base)
    out += path(smooth([(*middle[0], 1), *middle[1:-1], (*middle[-1], 1), (*right[-1], 1), *right[-2:0:-1], (*right[0], 1)]), dark)
    return out + line(edge, rim, .22)


def leaf(x, y, turn, size=1.0, tones=(LEAF, LEAF_DARK, LEAF_LIGHT)):
    """A pointed leaf that grows from (x, y) towards `turn`; the half turned up is the lighter."""
    up = math.cos(math.radians(turn)) >= 0
    a, b = (tones[2], tones[0]) if up else (tones[0], tones[2])
    return placed(path("M0 0C.7 -1.3 2.4 -1.5 3.8 0Z", a) + path("M0 0C.7 1.3 2.4 1.5 3.8 0Z", b), x, y, size, turn)


def sprig(spine, every, size, tones=(LEAF, LEAF_DARK, LEAF_LIGHT)):
    """Leaves in pairs along a stem."""
    out, t, k = "", every / 2, 0
    while t < 1:
        x, y, a, w = along(spine, t)
        s = 1 if k % 2 else -1
        out += leaf(x - math.sin(a) * w * s * .7, y + math.cos(a) * w * s * .7, math.degrees(a) + s * 52, size, tones)
        t += every
        k += 1
    return out


def rose(x, y, size=1.0, turn=0, tones=(ROSE, ROSE_MID, ROSE_DARK)):
    """A wild rose, half open: five petals and a whorl."""
    light, mid, dark = tones
    out = "".join(placed(path("M0 0C-2.4 -1 -2.6 -3.8 0 -4.2C2.6 -3.8 2.4 -1 0 0Z", light if k in (0, 4, 1) else mid), 0, 0, 1, k * 72) for k in (2, 3, 1, 4, 0))
    out += path("M-1.7 -.2C-1.7 -1.9 1.7 -1.9 1.7 -.2C1.7 1.5 -1.7 1.5 -1.7 -.2Z", mid) + path("M-.9 .3C-1.5 -.9 .5 -1.6 .9 -.4C1.2 .6 -.2 1 -.4 .2", stroke=dark, stroke_width=".4")
    return placed(out, x, y, size, turn)


def thicket(spots, seed, tones=(LEAF, LEAF_DARK, LEAF_LIGHT), size=1.0, dense=2.2):
    """Leaves scattered over circles (x, y, r), all a little different, the later ones in front and lighter."""
    g, out = random.Random(seed), ""
    for x, y, r in spots:
        out += path(smooth([(x + math.cos(k / 9 * 6.283) * r * g.uniform(.86, 1.1), y + math.sin(k / 9 * 6.283) * r * g.uniform(.86, 1.1)) for k in range(9)]), tones[1])
    for x, y, r in spots:
        for _ in range(int(r * dense)):
            a, far = g.uniform(0, 6.283), r * math.sqrt(g.uniform(.1, 1))
            up = max(0, -math.sin(a)) * far / r
            dim = mix(tones[1], tones[0], .35 + up * .65)
            out += leaf(x + math.cos(a) * far, y + math.sin(a) * far, g.uniform(0, 360), size * g.uniform(.6, .95), (dim, tones[1], mix(dim, tones[2], .25 + up * .6)))
    return out
