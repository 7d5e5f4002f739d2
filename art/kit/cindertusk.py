"""Cindertusk. An old tree that leans forward like a buttress, on four trunks and behind two tusks; its scars have begun to glow."""
from brushes import blob, disc, line, lit, mix, path, placed, poly, smooth
from places import DUSK, contours, grass, ground, house, island, motes, sheet

CARD = "FA-002"
ALT = "An old elephant of bark stands braced behind pale tusks, moss on its back and long scars glowing in its side."

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


def picture():
    sky = contours(52, 24, DUSK, 28, 1.2, .95, [58, 49, 41, 34, 27.6, 21.8, 16.4, 11.6, 7.4])
    far = island(21, 17.4, 8, 3.8, 4, "#6b4354", "#583a4f", "#422c43") + house(20, 17.2, 1.8, "#422c43", "#ffe6a0") + house(22.6, 17.1, 1.4, "#422c43", "#ffe6a0") + line([(25, 17.6), (34, 20), (48, 17.6), (58, 21)], "#ffdf9a", .16, opacity=.5)
    mid = ground([(-6, 42), (6, 40.4), (16, 42), (30, 43.6), (44, 43), (56, 42.2), (70, 40)], "#7c3c38") + ground([(-6, 47), (8, 46.2), (22, 47.6), (40, 47), (56, 47.6), (70, 46)], "#4d2833")
    light = "".join(line([(x, 50.2), (x + 5, 49.8)], "#c9793a", .3) for x in (25, 32, 45))
    far_legs = leg([(24.6, 36), (30, 36), (30.2, 43), (30.8, 48.6, 1), (24.4, 48.6, 1), (25, 43)], True) + leg([(40.0, 35), (46.0, 34), (48.4, 42), (50.2, 48.4, 1), (43.8, 48.4, 1), (42.4, 43)], True)
    near = leg([(16.4, 37), (23.4, 35.2), (24.0, 41), (22.0, 45.6), (22.4, 50.0, 1), (14.4, 50.0, 1), (15.4, 45)]) + roots(16.4, 49.8)
    near += leg([(34.0, 33.4), (41.4, 31.4), (44.0, 38), (44.4, 44), (46.4, 50.0, 1), (38.0, 50.0, 1), (37.2, 44), (34.6, 39)]) + roots(40.0, 49.8)
    subject = placed(line([(16.4, 33), (14.6, 36), (14.8, 40)], DEEP, .8) + far_legs + tusk(3.2, -2.0, True) + trunk() + near + head() + tusk(0, 0, False), .2, 1.2, .98)
    front = grass([(-3, 12, 11), (53, 66, 11)], "#170d18", 25, 57, (3, 7)) + motes(7, (16, 24, 60, 42), "#ffd07a", 26, avoid=((32, 32, 19), (52, 28, 11), (56, 38, 6)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
