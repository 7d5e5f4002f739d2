"""Null Harrier. A stoop from corner to corner: swept wings, one long spike of a tail, a blind bone mask in front, and below it a single lit window."""
import math

from brushes import line, lit, path, placed, poly, smooth
from places import VEIL, cloud, contours, house, island, sheet
from veil import BONE, BONE_DARK, DARK, HIGH, MID, MINT, NIGHT, PALE, RIM, edged, stars

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
    """Swept back like a sickle: five long fingers, the row of lesser ones behind, two rows of coverts."""
    s, k = (1, 1.0) if near else (-1, .8)
    tone, shade, low = (MID, "#2a1a54", HIGH) if near else ("#2a1c5c", DARK, MID)
    out = ""
    for x, y, tx, ty in ((-7.6, 3.2, -15.4, 5.6), (-5.4, 5.0, -15.6, 8.6), (-3.2, 6.8, -16.4, 11.6), (-1.2, 8.4, -17.8, 14.4), (.6, 9.8, -20.2, 17.0), (2.0, 10.8, -23.4, 19.2), (3.0, 11.6, -26.0, 20.4)):
        out += quill(x * k, y * s * k, tx * k, ty * s * k, 1.5 * k, tone, shade)
    for j in range(7):
        t = j / 6
        x, y = (-6.0 + t * 9.6) * k, (1.6 + t * 9.4) * s * k
        out += quill(x, y, x - (7.6 - t * .6) * k, y + (1.5 + t * 2.4) * s * k, 1.25 * k, low if j % 2 else tone, shade)
    arm = [(9.4, 1.4, 1), (9.6, 5.4), (8.0, 9.4), (4.6, 12.6), (1.4, 13.0, 1), (2.2, 10.4), (1.0, 7.4), (-2.4, 4.4), (-6.4, 1.6)]
    data = smooth([(x * k, y * s * k, *c) for x, y, *c in arm])
    return out + lit(data, DARK if near else NIGHT, RIM, -.45 if near else -.2, -.1 if near else .4, path(smooth([(x * k, y * s * k) for x, y in ((6, 2), (6.6, 6), (3.6, 10), (1, 12), (-1, 6), (-5, 2))]), MID if near else DARK))


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
    sky = contours(54, 53, VEIL, 83, 1.3, 1.0, [70, 61, 52, 43.6, 35.6, 28, 20.6, 14, 8.4], edge="#c9ffe9")
    far = island(56.4, 46.2, 9, 3.6, 4, "#4f86a0", "#3f6f92", "#33598a") + house(55.0, 45.9, 1.9, "#2c4a7c", "#fff3cf") + house(58.2, 45.9, 1.3, "#33598a", "#33598a") + island(19.4, 38.6, 7, 3.0, 9, "#463a8c", "#372b76", "#281d5a")
    far += line([(23, 38.8), (34, 43.4), (44, 46.6), (52.2, 46.4)], "#d8fbe0", .18, opacity=.6) + cloud(38, 50.2, 24, 2.2, "#7ccabc", 3) + cloud(13, 47.4, 16, 2.4, "#4f5aa6", 7)
    # the line it has come down
    mid = "".join(poly([(x, y), (u, v), (x + w * .7, y + w)], PALE, opacity=o) for x, y, u, v, w, o in ((40, 36, 8, 6, 1.1, .34), (33.6, 37.4, 6, 13, .7, .24), (46, 33.0, 22, 4, .8, .24), (28, 30, 12, 14, .5, .3)))
    bird = tail() + wing(False) + body() + wing(True) + mask()
    subject = placed(bird, 36.4, 29.4, .74, 37)
    front = cloud(-6, 54, 30, 4.4, "#1d1240", 5) + cloud(22, 55, 24, 3.4, "#2b1c58", 8) + lit(smooth([(56, 60, 1), (58.6, 54), (62, 51.6), (65, 47), (70, 46), (70, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    front += stars(((17.4, 26.4, .5), (28.6, 15.6, .45), (47.4, 17.4, .6), (56.6, 21.4, .45), (60.4, 30.6, .4), (51.6, 26.8, .35), (26.6, 44.6, .35), (35.6, 15.0, .4)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
