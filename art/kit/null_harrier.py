"""Null Harrier. An arrowhead: two sickles for wings, one long spike of a tail, a blind bone mask in front, and below it a single lit window."""
import math

from brushes import disc, lit, path, placed, poly, smooth
from places import cloud, contours, house, island, sheet
from veil import BONE, BONE_DARK, DARK, HIGH, MID, MINT, NIGHT, PALE, RIM, edged, gate, stars

CARD = "VB-008"
ALT = "A bird of prey in a cracked, eyeless bone mask stoops from corner to corner of the sky towards one lit window far below."

# Drawn flying to the right along y = 0, seen a little from above.


def quill(x, y, tx, ty, wide, tone, shade):
    """A flight feather from (x, y) to its tip, half of it in shade."""
    a = math.atan2(ty - y, tx - x)
    nx, ny = -math.sin(a) * wide, math.cos(a) * wide
    m, q = ((x * .45 + tx * .55), (y * .45 + ty * .55)), ((x * .2 + tx * .8), (y * .2 + ty * .8))
    out = path(smooth([(x + nx * .5, y + ny * .5, 1), (m[0] + nx, m[1] + ny), (q[0] + nx * .8, q[1] + ny * .8), (tx, ty, 1), (q[0] - nx * .6, q[1] - ny * .6), (m[0] - nx, m[1] - ny), (x - nx * .5, y - ny * .5, 1)]), tone)
    return out + path(smooth([(x, y, 1), m, (tx, ty, 1), (q[0] + nx * .8, q[1] + ny * .8), (m[0] + nx, m[1] + ny), (x + nx * .5, y + ny * .5, 1)]), shade)


def wing(near):
    """A sickle: the flight feathers lie so close that they make one blade with a saw's edge behind."""
    s, k = (1, 1.0) if near else (-1, .92)
    tone, shade, low = (MID, "#2a1a54", HIGH) if near else ("#2f2064", DARK, "#4a3690")
    out = path(smooth([(x * k, y * s * k) for x, y in ((8, 1.6), (6, 8), (0, 10), (-14, 12), (-12, 5), (-7, 1.6))]), shade)
    for x, y, tx, ty in ((-5.4, 2.0, -13.6, 3.4), (-4.0, 3.4, -14.2, 5.4), (-2.4, 5.0, -15.0, 7.6), (-.6, 6.6, -16.4, 9.8), (1.2, 8.0, -18.4, 11.8), (2.4, 9.2, -20.6, 13.6), (3.4, 10.0, -23.0, 15.2), (4.4, 10.8, -26.4, 16.4)):
        out += quill(x * k, y * s * k, tx * k, ty * s * k, 1.75 * k, tone, shade)
    for j in range(6):
        t = j / 5
        x, y = (-3.0 + t * 7.2) * k, (2.4 + t * 7.6) * s * k
        out += quill(x, y, x - (7.0 + t * 1.4) * k, y + (1.3 + t * 1.4) * s * k, 1.3 * k, low if j % 2 else tone, shade)
    arm = [(10.6, 1.4, 1), (10.8, 5.0), (9.2, 8.6), (5.8, 11.2), (.4, 12.8), (-8.0, 13.8), (-16, 15.0, 1), (-7.6, 12.0), (-.6, 9.8), (1.0, 7.2), (-1.4, 4.2), (-5.4, 1.4)]
    data = smooth([(x * k, y * s * k, *c) for x, y, *c in arm])
    return out + lit(data, DARK if near else NIGHT, RIM, .4 if near else .25, -.1 if near else .4, path(smooth([(x * k, y * s * k) for x, y in ((7, 2), (7.4, 6), (4.2, 9), (0, 10.4), (-.4, 6), (-4, 2))]), MID if near else DARK))


def tail():
    out = "".join(quill(-11, y, tx, ty, 1.3, MID if y > 0 else "#2a1c5c", DARK) for y, tx, ty in ((-1.2, -21, -4.2), (1.4, -21, 4.8), (-.6, -24.6, -2.0), (.8, -24.6, 2.6)))
    return out + edged(smooth([(-9, -1.5, 1), (-16, -1.5), (-24, -.8), (-34, .2, 1), (-24, 1.2), (-16, 1.7), (-9, 1.8, 1)]), DARK, RIM, -.1, .35)


def body():
    shape = [(13.4, -3.0), (8.0, -4.8), (1.0, -5.0), (-6.0, -3.6), (-12.4, -1.4), (-14.0, 0, 1), (-12.0, 1.8), (-6.0, 4.2), (1.0, 5.4), (8.0, 5.0), (13.0, 3.4), (15, 0)]
    inner = path(smooth([(14, 2, 1), (8, 3.4), (0, 3.6), (-8, 2.6), (-14, .4, 1), (-8, 5), (2, 7), (12, 5)]), NIGHT)
    for x, y in ((9.4, -1.4), (6.2, -2.6), (6.4, .6), (3.0, -1.2), (2.8, 2.0), (-.4, -2.4), (-.6, .8), (-4.0, -1.0), (-4.2, 1.8), (-7.4, .2)):
        inner += path(smooth([(x + 1.4, y - 1.2, 1), (x - .4, y - 1.3), (x - 2.0, y, 1), (x - .4, y + 1.3), (x + 1.4, y + 1.2, 1)]), MID) + path(smooth([(x + 1.4, y - 1.2, 1), (x - .4, y - 1.3), (x - 2.0, y, 1), (x - .2, y - .2)]), HIGH)
    return lit(smooth(shape), DARK, RIM, -.1, .4, inner)


def mask():
    """Smooth bone, hooked in front, with a dip where an eye might have been; one crack from brow to beak."""
    ruff = [(9.6, -5.2, 1), (12.6, -4.8), (15.4, -4.4), (14.6, 0), (15.0, 4.0), (12.0, 5.6), (9.0, 5.6, 1), (10.2, 3.4, 1), (8.2, 2.2, 1), (10.0, .2, 1), (8.0, -1.4, 1), (10.4, -2.8, 1)]
    out = path(smooth(ruff), NIGHT)
    shape = [(12.4, -3.4), (15.6, -4.2), (19.0, -3.2), (21.6, -1.0), (24.4, 1.4), (25.2, 4.6, 1), (23.0, 3.6), (20.4, 3.4), (17.0, 4.0), (13.6, 3.6), (11.6, .4)]
    inner = path(smooth([(11, 1.6), (16, 1.8), (20, 1.6), (23, 2.2), (25.6, 5), (20, 5), (12, 5)]), BONE_DARK) + path(smooth([(15.6, -.4, 1), (17.0, -1.8), (19.4, -1.4, 1), (18.4, .2), (16.8, .6)]), "#cbbadf")
    inner += path(smooth([(21.2, -1.4, 1), (24.4, 1.2), (25.4, 4.8, 1), (23.4, 3.2), (21.0, 2.8, 1), (22.0, .8)]), "#5b41a0") + path(smooth([(21.2, -1.4, 1), (24.4, 1.2), (25.4, 4.8, 1), (23.6, 1.8)]), "#8a70c8")
    out += lit(smooth(shape), BONE, "#ffffff", -.15, .3, inner)
    crack = [(13.4, -3.9), (14.6, -2.4), (14.2, -1.0), (16.4, .2), (16.2, 1.4), (18.8, 1.6), (21.0, 1.2)]
    width = (.62, .6, .55, .5, .42, .3, .1)
    for grow, tone in ((1.0, NIGHT), (.66, MINT), (.26, PALE)):
        out += poly([(x + .3 * w * grow, y - w * grow) for (x, y), w in zip(crack, width, strict=True)] + [(x - .3 * w * grow, y + w * grow) for (x, y), w in reversed(list(zip(crack, width, strict=True)))], tone)
    return out + poly([(14.5, -2.5), (16.6, -3.0), (14.8, -2.0)], MINT)


def picture():
    keys = ["#120c2c", "#1c1648", "#2c2a6c", "#40498e", "#5f7cac", "#8fbcc4", "#d2f2e2"]
    sky = contours(33, 19, keys, 83, 1.18, 1.0, [66, 56.6, 47.8, 39.6, 32.2, 25.4, 19.2, 13.4, 8], .05, "#d8f6ea")
    far = island(19.6, 44.0, 7, 3.0, 9, "#2f3478", "#252a66", "#1b1d50") + gate(19.6, 43.8, .34, "#252a66")
    far += cloud(12, 33.6, 14, 2.2, "#7aa6bc", 3) + cloud(46, 18.6, 18, 2.4, "#46539a", 7)
    # what it has picked out: one window, down in the dark
    mid = disc(58.4, 46.4, 2.8, "#ffd27a", .2) + island(58.4, 48.4, 11, 4.4, 4, "#3a4488", "#2b3170", "#1c1f52") + house(58.2, 48.1, 2.7, "#141233", "#fff3cf") + house(62.0, 48.1, 1.7, "#1c1a48", "#1c1a48")
    mid += "".join(poly([(x, y), (u, v), (x + w * .7, y + w)], PALE, opacity=o) for x, y, u, v, w, o in ((27.6, 34.6, 14.6, 22.8, .6, .4), (45, 22.4, 34.4, 8.6, .6, .4), (33, 39.4, 21, 30.6, .5, .3), (50, 25.6, 42.0, 15.0, .5, .3)))
    bird = tail() + wing(False) + body() + wing(True) + placed(mask(), -5.4, 0, 1.3)
    subject = placed(bird, 40.2, 29.6, .75, 40)
    front = cloud(-6, 54, 30, 4.4, "#141034", 5) + cloud(22, 55.4, 26, 3.4, "#1f1c4c", 8)
    front += stars(((17.4, 26.4, .5), (55.4, 13.6, .5), (60.4, 24.4, .45), (48.6, 45.6, .4), (36, 46.6, .35), (60.6, 36.8, .4), (26.6, 46.6, .35)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
