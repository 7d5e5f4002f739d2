"""Korr. A pine cone on two legs that leans over the gap in a bridge and sets the keystone."""
import math

from brushes import along, blob, disc, line, lit, mix, num, path, placed, poly, smooth, star
from places import DUSK, contours, grass, ground, house, island, motes, sheet

CARD = "RR-001"
ALT = "A plated pangolin leans over the gap in an arch of stone and lowers the keystone, a star on it, towards its place."

SLATE, DEEP, PALE = "#47566e", "#262c40", "#7d8ea4"
COPPER, COPPER_DARK, RIM = "#d98443", "#8c4a2c", "#ffe0a0"
SKIN, SKIN_DARK = "#e2b183", "#a8704e"
SPINE = [(13.5, 44.6, .7), (19, 47.0, 1.9), (25.4, 45.6, 3.2), (30.0, 40.6, 4.9), (32.6, 33.4, 7.4), (35.6, 25.4, 8.2),
         (40.4, 18.6, 6.9), (45.4, 14.6, 5.0), (49.4, 14.0, 3.6)]


def scale(x, y, turn, long, wide, colour, edge):
    """One plate, its tip turned towards the tail: the copper edge first, the slate over it."""
    c, d = math.cos(turn), math.sin(turn)

    def leaf(k, shift):
        spots = []
        for u, v in ((.5, -.45), (.12, -.66), (-.3, -.52), (-.68, 0), (-.3, .52), (.12, .66), (.5, .45)):
            u, v = u * long * k + shift, v * wide * k
            spots.append(f"{num(x + u * c - v * d)} {num(y + u * d + v * c)}")
        return "M{}C{} {} {}C{} {} {}Z".format(*spots)
    return path(leaf(1, 0), edge) + path(leaf(.9, .1 * long), colour)


def coat(spine=SPINE, way=92, stride=.58, least=2.3, lit_from=-1, hem=.82, tones=(DEEP, SLATE, PALE)):
    """Rows of plates from the tail to the neck; the front row lies over the one behind it. `way` is how long the spine is,
    `lit_from` the side of the light: -1 the back, 1 the belly."""
    out, t, row = "", .02, 0
    while t < .98:
        x, y, a, w = along(spine, t)
        count = 2 if w < 2.4 else 3 if w < 4.4 else 4
        step = max(least, w * stride)
        places = [-1 + 2 * (k + (.5 if row % 2 else .1)) / count for k in range(count)]
        for v in sorted(places, key=lambda q: -q):
            if v > hem:
                continue
            px, py = x - math.sin(a) * w * v, y + math.cos(a) * w * v
            light = max(0, min(1, .5 + v * lit_from * .55))
            tone = mix(mix(tones[0], tones[1], min(1, light * 1.8)), tones[2], max(0, light - .55) * 1.3)
            if (row + round(v * 3)) % 4 == 0:
                tone = mix(tone, COPPER, .6)
            edge = mix(COPPER_DARK, COPPER, min(1, light * 1.3)) if v * lit_from < .75 else mix(COPPER, RIM, .55)
            out += scale(px, py, a - v * .34, step * 2.05, 2.2 * w / count * 1.02, tone, edge)
        t += step / way
        row += 1
    return out


def trunk(spine=SPINE):
    """The dark body under the plates."""
    top, low = [], []
    for i in range(15):
        x, y, a, w = along(spine, i / 14)
        top.append((x + math.sin(a) * w * .92, y - math.cos(a) * w * .92))
        low.append((x - math.sin(a) * w * .8, y + math.cos(a) * w * .8))
    return smooth(top + low[::-1])


def claw(x, y, turn, size, colour="#f4e2c0"):
    return placed(path("M0 -.5C1.2 -.7 2.4 -.2 3.2 .9C2.2 .6 1 .6 0 .5Z", colour), x, y, size, turn)


def leg(colour, far=False):
    body = smooth([(31.5, 35.5), (36.5, 33.4), (41.2, 36.0), (42.6, 40.4), (40.6, 43.6), (41.4, 45.2), (44.4, 45.9), (45.2, 47.0, 1),
                   (35.0, 47.0, 1), (35.2, 44.0), (33.0, 41.0)])
    out = lit(body, colour, SKIN if far else RIM, -.45, .2,
              "" if far else path(smooth([(33, 35), (38, 34.6), (41, 38), (40.4, 42), (37, 42.6), (34.4, 40)]), mix(SLATE, PALE, .35)))
    if not far:
        for x, y, s in ((36.2, 38.0, 3.0), (38.6, 37.0, 3.0), (37.4, 40.8, 2.8), (39.8, 39.9, 2.6), (38.2, 43.4, 2.2)):
            out += scale(x, y, -2.2, s * 1.15, s, SLATE, COPPER)
    return out + "".join(claw(x, 46.3, 22, .72) for x in (41.6, 43.0, 44.4))


def head():
    skull = smooth([(44.6, 14.8), (45.8, 10.0), (49.4, 7.8), (53.0, 9.2), (55.4, 13.2), (57.8, 18.2), (58.6, 21.0), (57.4, 21.9),
                    (55.4, 20.6), (52.6, 19.6), (49.6, 20.6), (46.4, 19.0)])
    inner = path(smooth([(45, 16.4), (49.6, 15.2), (53.4, 15.4), (56.4, 18.2), (59, 20.6), (57, 23), (50, 22), (45, 20)]), SKIN_DARK)
    inner += path(smooth([(49.0, 14.0), (53.2, 13.2), (56.6, 17.4), (58.9, 20.8), (57.6, 20.8), (54.4, 17.8), (50.4, 17.2)]), SKIN)
    out = lit(skull, SKIN, RIM, -.3, .35, inner)
    cap = smooth([(44.0, 15.4), (44.8, 9.6), (48.8, 6.9), (53.0, 8.4), (55.3, 12.6, 1), (51.8, 12.0), (49.6, 14.6), (46.6, 16.8)])
    out += lit(cap, SLATE, RIM, -.25, .4, path(smooth([(44, 13), (48, 10.4), (52, 11), (55, 13), (49, 16), (44, 17)]), DEEP))
    for x, y, turn, s in ((52.4, 10.6, -2.45, 2.1), (50.2, 9.0, -2.75, 2.4), (50.4, 11.8, -2.4, 2.1), (47.6, 9.4, 3.0, 2.5),
                          (48.0, 12.2, -2.7, 2.4), (45.8, 12.0, -3.0, 2.6), (46.2, 14.8, -2.8, 2.4)):
        out += scale(x, y, turn + 3.1416, s * 1.2, s, mix(SLATE, PALE, .3), COPPER)
    out += disc(53.0, 14.3, 1.02, "#1b1420") + disc(53.36, 13.95, .34, "#fff3cf")
    out += line([(51.6, 13.3), (52.8, 12.7), (54.2, 13.4)], "#5e3a30", .32)
    out += line([(56.9, 20.2), (55.0, 19.5), (53.0, 19.0)], "#5e3a30", .22) + disc(58.2, 21.0, .55, "#2a1a20")
    return out + path(smooth([(46.8, 16.6), (48.2, 15.6), (49.6, 16.6), (49.2, 18.6), (47.4, 18.8)]), "#a8704e")


def arm(points, colour, rim):
    return lit(smooth(points), colour, rim, -.3, .35)


def keystone():
    """The stone for the gap, dark against the light, and in it the one bright mark."""
    out = poly([(49.6, 29.6), (57.6, 29.6), (56.4, 37.8), (51.2, 37.8)], "#5a3238")
    out += poly([(49.6, 29.6), (51.2, 28.2), (59.0, 28.2), (57.6, 29.6)], "#b5683f")
    out += poly([(57.6, 29.6), (59.0, 28.2), (57.6, 36.4), (56.4, 37.8)], "#3a2030")
    return out + star(55.2, 33.2, 2.3, "#ffd98a", .3) + star(55.2, 33.2, 1.2, "#fffbe6", .34)


def bridge():
    """Two arms of an arch of wedge stones, one stone short."""
    out = blob([(36, 50), (44, 46.4), (50.2, 44.6), (50.2, 49), (44, 52), (36, 56)], "#3a2030")
    cx, cy, outer, inner = 53.8, 77.4, 34.0, 28.4
    for k in range(-5, 7):
        a, b = math.radians(-90 + k * 8.4 - 4.2), math.radians(-90 + k * 8.4 + 3.9)
        if k == 0:
            continue
        ring = [(cx + math.cos(q) * r, cy + math.sin(q) * r) for q, r in ((a, outer), (b, outer), (b, inner), (a, inner))]
        out += poly(ring, ("#4a2b33", "#56323a")[k % 2])
        mid = [(cx + math.cos(q) * r, cy + math.sin(q) * r) for q, r in ((a, outer), (b, outer), (b, outer - 1.1), (a, outer - 1.1))]
        out += poly(mid, "#e0a05a" if k > -3 else "#b5683f")
        side = ring[2] if k < 0 else ring[3]
        edge = ring[1] if k < 0 else ring[0]
        if abs(k) == 1:
            out += poly([edge, side, (side[0] + (.8 if k > 0 else -.8), side[1]), (edge[0] + (.8 if k > 0 else -.8), edge[1] + 1.2)], "#ffd07a")
    return out


def picture():
    sky = contours(52, 28, DUSK, 14, 1.2, .98, [58, 48.5, 40, 32.6, 26, 20, 14.6, 9.8])
    far = line([(21.6, 14.6), (28.6, 18.6), (37, 16.6)], "#ffdf9a", .2, opacity=.7)
    far += island(19, 15, 10, 4.6, 4, "#5a3e57", "#4a344f", "#372842") + house(17.6, 14.8, 2.2, "#3c2a44", "#ffe6a0")
    far += house(20.8, 14.7, 1.7, "#3c2a44", "#ffe6a0")
    far += island(60.6, 41.2, 10, 4.4, 9, "#b56a3c", "#96532f", "#7a4029") + house(60.8, 40.9, 2.4, "#7c4029", "#fff3cf")
    mid = ground([(-6, 43), (6, 40.8), (16, 42.2), (26, 46), (38, 52), (70, 58)], "#5b3038")
    mid += ground([(-6, 48), (8, 46.9), (20, 48.4), (32, 50.4), (44, 56), (70, 58)], "#3f2230")
    light = disc(54, 33.4, 7.6, "#fff0c4", .22) + disc(54, 33.4, 5.4, "#fff0c4", .4)
    mid += bridge()
    subject = placed(leg(DEEP, far=True), 3.9, -1.4) + path(trunk(), "#20253a")
    subject += arm([(42, 24), (46.4, 25), (50.6, 28.2), (54.6, 30.2), (54.2, 32.2), (50, 31.4), (45, 29.6), (41, 27.6)], "#2e3448", COPPER)
    belly = smooth([(47.6, 17.8), (45.6, 22.6), (44.4, 28.4), (42.8, 33.6), (39.6, 37.4), (37.2, 35.4), (39.4, 29.4), (42, 23), (44.4, 18)])
    subject += lit(belly, SKIN_DARK, RIM, -.5, .1, path(smooth([(46.6, 18), (44, 24), (42.4, 31), (39, 37), (37, 37), (40, 26), (43, 18)]), "#6f4638"))
    subject += coat() + leg(mix(DEEP, SLATE, .5)) + keystone() + head()
    near = [(38.6, 22.4), (42.4, 22.0), (45.0, 25.6), (47.6, 29.2), (51.4, 31.8), (52.6, 33.6), (51.4, 35.2), (46.8, 33.6), (42.2, 30.6), (39.0, 27)]
    subject += arm(near, mix(DEEP, SLATE, .75), RIM)
    for x, y, turn, s in ((41.0, 24.4, .95, 3.4), (43.2, 27.4, .9, 3.1), (45.6, 30.2, .7, 2.8), (48.0, 32.3, .5, 2.4)):
        subject += scale(x, y, turn + 3.1416, s * 1.2, s, mix(SLATE, PALE, .25), COPPER)
    subject += "".join(claw(x, y, turn, .8) for x, y, turn in ((51.6, 32.6, 5), (51.9, 33.8, 18), (51.4, 34.9, 32)))
    front = grass([(-3, 12, 9), (14, 22, 6)], "#170d18", 5, 56, (4, 8))
    front += motes(9, (15, 9, 32, 36), "#ffe9ae", 6, avoid=((42, 24, 16), (19, 14, 4)))
    return sheet(ALT, sky=sky, far=far, light=light, mid=mid, subject=subject, front=front)
