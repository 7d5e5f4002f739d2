"""Cindertusk. Close to: a brow like an old trunk, an ear like a leaf, one tusk across half the picture, and scars that glow."""
import math

from brushes import blob, disc, halo, line, lit, mix, path, placed, poly, smooth
from lampkin import mouse
from places import DUSK, contours, grass, ground, house, island, motes, sheet

CARD = "FA-002"
ALT = "An old elephant of bark, close to, its scars glowing, looks at the small lantern mouse that sits in the bend of its tusk."

BARK, DEEP, WARM, LIGHT, RIM = "#5a3a32", "#2f1d24", "#7d5240", "#a8724c", "#ffe0a0"
BONE, BONE_DARK, MOSS, MOSS_LIGHT, FIRE, HOT = "#f6e6c8", "#c79f74", "#59603c", "#8d8c4e", "#ff7a2e", "#ffe08a"


def scar(points, wide):
    """An old split in the bark that glows from the inside: red edge, white heart."""
    def band(w):
        left = [(x - w * (.3 + .7 * ((k % 2) == 0)), y) for k, (x, y) in enumerate(points)]
        right = [(x + w * (.3 + .7 * ((k % 2) == 1)), y + .2) for k, (x, y) in reversed(list(enumerate(points)))]
        ring = [points[0], *left[1:-1], points[-1], *right[1:-1]]
        return ring
    return poly(band(wide), DEEP) + poly(band(wide * .72), FIRE) + poly(band(wide * .34), HOT)


def planks(x0, x1, step, top, foot, seed):
    """Plates of bark side by side, split at different heights."""
    out, x, k = "", x0, seed
    while x < x1:
        t = (x - x0) / (x1 - x0)
        y0, y1 = top(t), foot(t)
        cut = y0 + (y1 - y0) * (.38, .62, .5, .72, .3)[k % 5]
        tone = mix(mix(DEEP, BARK, .5 + .5 * t), WARM, (.2, .65, .05, .45, .8)[k % 5] * (.5 + .5 * t))
        w = step * (.82, .92, .74)[k % 3]
        out += poly([(x, y0), (x + w, y0 - .4), (x + w + .2, cut - .9), (x + w * .5, cut), (x - .1, cut - .6)], mix(tone, LIGHT, .22 + .25 * t))
        out += poly([(x - .1, cut), (x + w * .5, cut + .6), (x + w + .2, cut - .3), (x + w - .1, y1 - 1.4), (x + w * .4, y1), (x + .1, y1 - 1)], tone)
        out += path(f"M{x + w * .45:.2f} {cut + 2.2:.2f}V{y1 - 2.6:.2f}", stroke=DEEP, stroke_width=".26")
        x, k = x + step, k + 1
    return out


def leg(points, far=False):
    data = smooth(points)
    if far:
        return path(data, "#26171f") + line([points[1][:2], points[2][:2], points[3][:2]], "#6d3f34", .2)
    xs = [p[0] for p in points]
    y0, y1 = min(p[1] for p in points), max(p[1] for p in points)
    return lit(data, BARK, RIM, -.4, .2, planks(min(xs), max(xs), 2.0, lambda t: y0 + 1, lambda t: y1 + 1, 2) + path(smooth([(min(xs) - 1, y0), (min(xs) + 2.2, y0 + 2), (min(xs) + 2.0, y1 - 2), (min(xs) - 1, y1 + 1)]), DEEP, .6))


def roots(x, y):
    """Toes like the foot of a tree."""
    return "".join(path(smooth([(x + k * 2.3 - 1.2, y + .4, 1), (x + k * 2.3 - .9, y - 1.2), (x + k * 2.3 + .4, y - 1.5), (x + k * 2.3 + 1.4, y + .4, 1)]), (BONE_DARK, LIGHT, BONE_DARK)[k]) for k in range(3))


def trunk():
    shape = [(15.4, 40.4), (15.2, 33), (17.6, 27.0), (22.6, 23.4), (28.2, 19.6), (33.6, 16.6), (39.0, 16.4), (43.6, 19.6), (46.6, 26), (46.0, 33.6), (42.4, 39.6), (36, 40.6), (29, 40.2), (23, 41.8), (18, 43.2)]
    inner = planks(14.6, 47, 2.5, lambda t: 31 - 16 * min(1, t * 1.35) + max(0, t - .78) * 30, lambda t: 44 - 2 * t, 0)
    inner += path(smooth([(14, 44), (18, 39.6), (26, 38), (34, 38.4), (42, 37), (47, 30), (48, 36), (43, 43), (28, 44)]), DEEP, .62)
    out = lit(smooth(shape), BARK, RIM, -.3, .5, inner)
    # moss on the ridge, and three saplings that took root in it
    for x, y, w, h in ((20.6, 24.8, 3.2, 1.3), (25.6, 21.2, 3.6, 1.5), (31.2, 17.8, 3.6, 1.4), (36.6, 16.2, 3.0, 1.1)):
        out += blob([(x - w, y + 1.8), (x - w * .5, y - h * .4), (x + w * .3, y - h), (x + w, y - .6), (x + w * .6, y + .9), (x, y + 1.2), (x - w * .5, y + 2.2)], MOSS) + blob([(x - w * .4, y - h * .2), (x + w * .3, y - h), (x + w * .9, y - .7), (x + w * .3, y - .2)], MOSS_LIGHT)
    for x, y, s in ((22.4, 23.2, .8), (28.2, 19.0, 1.1), (30.2, 17.8, .75)):
        out += placed(line([(0, 0), (-.2, -2), (.2, -4)], DEEP, .34) + "".join(path(f"M0 {b}Q{d * 1.8:.2f} {b - 1.6} {d * 2.4:.2f} {b - .2}Q{d * 1.2:.2f} {b + .5} 0 {b}Z", c) for b, d, c in ((-1.6, -1, MOSS), (-2.4, 1, MOSS_LIGHT), (-3.4, -.8, MOSS_LIGHT), (-3.9, .7, MOSS))), x, y, s)
    out += scar([(31.6, 20.6), (33.2, 24.4), (31.8, 26.4), (34.4, 30.8), (33.4, 34.0)], 1.0) + scar([(35.8, 19.8), (36.6, 23.2), (35.4, 25.2), (38.0, 29.0), (37.4, 32.8)], 1.1) + scar([(27.4, 24.0), (28.8, 27.0), (27.8, 28.6), (29.6, 32.2)], .8)
    return out + scar([(19.6, 29.6), (20.6, 32.2), (19.4, 33.6), (21.0, 37.0)], .8)


def tusk(dx, dy, far):
    a = [(47.6, 30.4, 1), (50.6, 30.2, 1), (52.2, 36.0), (55.2, 39.0), (58.6, 37.8), (60.8, 31.6, 1), (61.0, 38.2), (57.6, 42.4), (52.6, 41.6), (48.8, 36.6)]
    b = [(47.6, 30.4, 1), (48.6, 30.3, 1), (50.2, 36.6), (53.4, 40.4), (57.8, 40.6), (61.0, 34, 1), (61.0, 38.2), (57.6, 42.4), (52.6, 41.6), (48.8, 36.6)]
    def move(ring):
        return [(x + dx, y + dy, *c) for x, y, *c in ring]
    out = path(smooth(move(a)), BONE_DARK if far else BONE) + path(smooth(move(b)), "#8f6a50" if far else BONE_DARK)
    if not far:
        out += "".join(line([(x, y), (x + .5, y + 1.6), (x - .3, y + 3)], "#a87d58", .24) for x, y in ((51.4, 33.4), (52.8, 36.8)))
        out += poly([(46.8, 29.4), (51.2, 29.0), (51.6, 31.6), (47.2, 32.2)], DEEP)
    return out


def head():
    nose = [(49.0, 27), (54.2, 26.6), (55.0, 33), (54.6, 39.4), (54.0, 44.0), (55.4, 46.4), (58.0, 45.6), (59.4, 46.8), (58.2, 48.6), (54.6, 49.2), (51.4, 47.0), (50.4, 42.0), (49.6, 36), (48, 31)]
    folds = "".join(line([(49.4 + k * .16, 31 + k * 2.1), (52, 32 + k * 2.1), (55.4, 30.8 + k * 2.2)], DEEP, .32) for k in range(7))
    out = lit(smooth(nose), BARK, RIM, -.35, .2, path(smooth([(48, 28), (51, 29), (51.6, 38), (52, 45), (54, 49), (49, 48), (48, 36)]), DEEP) + folds)
    skull = [(40.2, 24.6), (41.6, 18.4), (45.4, 14.8), (49.8, 14.8), (53.6, 18.2), (55.4, 23.4), (55.2, 28.8), (52.6, 32.4), (48.6, 34.2), (44.0, 32.8), (41.0, 29.4)]
    inner = planks(44.6, 57, 2.3, lambda t: 15.6 + 8 * t * t, lambda t: 34 - t * 4, 3)
    out += lit(smooth(skull), BARK, RIM, -.35, .4, inner + path(smooth([(44, 34), (47, 30.6), (52, 29.6), (56, 27), (55, 33), (48, 36)]), DEEP, .7))
    out += scar([(51.6, 16.8), (52.0, 19.0), (51.2, 20.0), (52.8, 22.6)], .6)
    # the eye under a heavy lid
    out += disc(50.6, 25.2, 1.5, DEEP) + disc(50.8, 25.2, .95, "#ffb84f") + disc(50.9, 25.3, .52, "#1c0e18") + disc(51.2, 25.0, .2, "#fff6d2") + path(smooth([(48.6, 24.8, 1), (50.2, 23.2), (52.6, 24.6, 1), (50.8, 24.6)]), LIGHT)
    # an ear like a leaf that has hung through the winter
    ear = [(45.4, 19.4, 1), (41.0, 18.6), (37.2, 21.6), (36.0, 27.0), (37.4, 31.4), (39.6, 35.4, 1), (41.6, 33.2), (44.6, 31.4), (46.6, 27.4), (46.8, 22.8)]
    veins = line([(45.4, 20), (42, 26), (39.6, 34.8)], DEEP, .34) + "".join(line([(x, y), (x + dx, y + dy)], DEEP, .24) for x, y, dx, dy in ((43.6, 22.8, -4.4, -.4), (42.4, 25.4, -5.2, 1.6), (41.2, 28.6, -3.6, 2), (43, 24.2, 3.2, 2.2), (41.4, 28, 3.6, 2)))
    return out + lit(smooth(ear), "#74402f", RIM, -.2, .4, path(smooth([(45.4, 19.6), (42, 26), (39.6, 35.6), (36, 31), (36, 24), (40, 19)]), "#57302b") + veins)


def brow():
    """Shoulder, head and trunk in one piece, from the left edge to the light."""
    shape = [(-6, 26), (2, 20.6), (10, 18.4), (17, 19.8), (24, 19.4), (29, 15.6), (34.4, 13.6), (39.6, 14.6), (43.4, 18.4), (45.6, 23.6), (46.4, 29.0), (48.2, 34.0), (50.2, 39.4), (51.0, 45), (50.4, 54), (43.0, 54), (43.0, 47), (41.4, 41.6), (38.6, 38.8), (34.6, 39.6), (31.0, 42.6), (28.6, 48), (27.6, 56), (-6, 58)]
    inner = planks(-5, 30, 3.6, lambda t: 25 - 8 * min(1, t * 2.4), lambda t: 56, 1) + planks(28.4, 46.6, 3.0, lambda t: 18 - 5 * math.sin(t * 2.4), lambda t: 40 - 2 * t, 3)
    inner += path(smooth([(-6, 58), (-6, 34), (6, 33), (16, 38), (24, 40), (30, 39), (36, 36.6), (40, 37), (36, 41), (32, 44), (29, 58)]), DEEP, .55)
    # the trunk: rings of old growth
    inner += path(smooth([(41.6, 33), (45.2, 32), (47.6, 35), (49.8, 41), (51.6, 47), (51, 55), (42, 55), (43, 47), (41.6, 41)]), BARK) + path(smooth([(41.6, 34), (43.6, 37), (45.4, 43), (45.6, 55), (42, 55), (43, 47), (40.6, 40)]), DEEP)
    inner += "".join(line([(42.4 + k * .2, 36.8 + k * 2.4), (46 + k * .25, 37.6 + k * 2.3), (49.4 + k * .28, 35.4 + k * 2.5)], DEEP, .45) for k in range(8))
    inner += path(smooth([(44.2, 20.0), (46.0, 25), (46.8, 30), (49.2, 36), (51.2, 42), (49.8, 41), (47.4, 35.6), (45.0, 30), (44.0, 25)]), LIGHT)
    return lit(smooth(shape), BARK, RIM, -.4, .4, inner)


def leaf_ear():
    """It has hung through the winter: ribs, a torn edge, the light behind one half of it."""
    ear = [(33.4, 20.4, 1), (29.0, 18.4), (23.4, 19.4), (18.8, 24.0), (17.4, 30.6), (18.9, 34.4, 1), (18.6, 37.4), (20.6, 41.6), (24.6, 46.4, 1), (26.6, 42.4), (28.4, 40.6, 1), (29.8, 38.4), (33.0, 35.0), (35.0, 29.6), (35.2, 24.6)]
    veins = line([(33.2, 21), (28.6, 30), (24.7, 45.6)], "#3b1f24", .55) + "".join(line([(x, y), (x + dx * .6, y + dy * .4), (x + dx, y + dy)], "#3b1f24", .32) for x, y, dx, dy in ((31.6, 23.6, -7.4, -.6), (30.0, 26.8, -9.4, 1.6), (28.6, 30.2, -9.2, 4.2), (27.0, 35.0, -6.8, 4.2), (31.2, 25, 3.4, 2.2), (29.6, 28.4, 4.4, 3.2), (28.0, 32.4, 4.6, 3.6), (26.6, 37.4, 2.6, 2.6)))
    return lit(smooth(ear), "#8a4a32", RIM, -.25, .5, path(smooth([(33.4, 20.4), (28.6, 30), (24.6, 47), (16, 42), (15, 28), (22, 17)]), "#683629") + veins)


def near_tusk():
    """Out of the cheek, down, and up again past the light."""
    a = [(36.6, 33.8, 1), (42.2, 33.0, 1), (44.2, 38.6), (48.0, 42.6), (52.8, 43.4), (56.8, 40.2), (59.0, 34.4), (60.6, 26.4, 1), (61.6, 35.0), (59.8, 42.4), (55.2, 47.4), (49.0, 48.0), (42.8, 45.0), (38.6, 39.6)]
    b = [(36.6, 33.8, 1), (38.6, 33.5, 1), (41.4, 39.8), (45.8, 44.6), (51.4, 46.2), (56.4, 43.4), (59.6, 36.8), (60.6, 26.4, 1), (61.6, 35.0), (59.8, 42.4), (55.2, 47.4), (49.0, 48.0), (42.8, 45.0), (38.6, 39.6)]
    out = path(smooth(a), BONE) + path(smooth(b), BONE_DARK) + "".join(line([(x, y), (x + .9, y + 1.5), (x + .4, y + 3)], "#a87d58", .3) for x, y in ((41.4, 36.2), (43.8, 40.0), (47.4, 43.2)))
    return out + poly([(35.6, 32.4), (42.6, 31.4), (43.0, 34.6), (36.4, 35.8)], DEEP) + poly([(35.6, 32.4), (42.6, 31.4), (42.7, 32.3), (35.8, 33.4)], LIGHT)


def old_eye():
    out = path(smooth([(36.0, 26.6), (38.2, 24.0), (41.8, 24.2), (43.4, 26.6), (41.4, 28.8), (38.0, 28.8)]), DEEP)
    out += disc(40.2, 26.6, 1.7, "#ffb84f") + disc(40.6, 26.8, .95, "#1c0e18") + disc(41.0, 26.3, .36, "#fff6d2")
    out += path(smooth([(36.0, 26.4, 1), (38.4, 23.6), (42.0, 23.6), (43.8, 26.6, 1), (41.4, 25.5), (38.6, 25.3)]), LIGHT) + line([(37.0, 29.4), (39.8, 30.2), (42.4, 29.4)], DEEP, .4)
    return out + line([(37.4, 22.6), (40.2, 21.8), (42.8, 22.8)], DEEP, .45)


def picture():
    sky = contours(53, 22, DUSK, 28, 1.15, 1.0, [62, 53, 45, 37.6, 30.6, 24, 17.6, 11.4], .05, "#ffdf9c", 26)
    far = island(57.6, 19.0, 7.6, 3.4, 4, "#d48a4e", "#b56f40", "#985737") + house(57.4, 18.8, 1.8, "#985737", "#fff3cf")
    mid = ground([(-6, 47), (20, 46), (40, 47), (56, 44), (70, 42.6)], "#a0503c") + ground([(-6, 53), (30, 51.4), (50, 50), (70, 48)], "#5b2d38")
    back = ""
    for x, y, w, h in ((8.6, 19.0, 5.4, 1.8), (17.4, 20.2, 4.4, 1.5), (25.4, 18.6, 3.6, 1.4)):
        back += blob([(x - w, y + 1.8), (x - w * .5, y - h * .4), (x + w * .3, y - h), (x + w, y - .4), (x + w * .6, y + 1.1), (x, y + 1.6), (x - w * .5, y + 2.4)], MOSS) + blob([(x - w * .4, y - h * .2), (x + w * .3, y - h), (x + w * .9, y - .5), (x + w * .3, y + .1)], MOSS_LIGHT)
    for x, y, s in ((19.4, 19.0, 1.2), (25.6, 17.6, .9)):
        back += placed(line([(0, 0), (-.2, -2), (.2, -4)], DEEP, .34) + "".join(path(f"M0 {b}Q{d * 1.8:.2f} {b - 1.6} {d * 2.4:.2f} {b - .2}Q{d * 1.2:.2f} {b + .5} 0 {b}Z", c) for b, d, c in ((-1.6, -1, MOSS), (-2.4, 1, MOSS_LIGHT), (-3.4, -.8, MOSS_LIGHT), (-3.9, .7, MOSS))), x, y, s)
    scars = scar([(36.0, 15.8), (37.4, 18.4), (36.4, 19.8), (38.2, 22.6)], 1.0) + scar([(44.2, 25.4), (43.2, 27.6), (44.6, 29.0), (43.6, 31.4)], .8) + scar([(15.4, 26.6), (17.0, 31.0), (15.4, 33.6), (18.2, 39.2), (16.8, 43.0)], 1.4) + scar([(22.4, 44.4), (23.8, 47.0), (22.8, 48.4), (24.6, 52)], 1.2) + scar([(46.2, 38.6), (47.6, 41.0), (46.8, 42.4), (48.4, 45.4)], .8)
    scars += scar([(34.6, 29.6), (33.6, 32.6), (35.4, 34.0), (34.2, 37.8)], .9)
    rider = halo(57.4, 37.4, [5.6, 3.8], "#fff0c4", [.25, .35], 4)
    subject = brow() + back + leaf_ear() + scars + old_eye() + near_tusk() + rider + placed(mouse(True), 61.2, 34.0, .44, flip=True)
    front = grass([(-3, 12, 9), (52, 66, 9)], "#170d18", 25, 58, (4, 8)) + motes(7, (46, 14, 62, 34), "#fff0c4", 26, avoid=((57, 20, 6), (57, 37, 7)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
