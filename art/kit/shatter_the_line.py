"""Shatter the Line. One great shield seen from behind, and a horn through the middle of it; the brow above its rim belongs to the horn, and the badger was its bearer."""
import math

from brushes import line, path, placed, poly, shards, smooth
from burrowguard import head as badger_head
from burrowguard import hind, shovel, trunk
from carve import BONE, IRON_BODY, limb, loft, plate
from places import contours, rays, sheet

CARD = "IM-015"
ALT = "A great horn bursts through a tall oak shield; two eyes glare over its rim, and the badger who held it is thrown head over heels."

DUST = ["#5c201c", "#96382a", "#cc5c30", "#ee8e48", "#fbba74", "#ffdca4", "#fff4d6"]
LIGHT = (.55, -.66, .5)
GLOW = "#ffdc9e"
OAK = ["#4a2418", "#6e3a20", "#9a5a2e", "#bd773b", "#d8964e", "#f3bd74"]
HOLE = (33.0, 38.4)


def brow():
    """What stands on the other side: slabs like a range, ears, and the eyes just over the rim."""
    out = ""
    for x, y, tx, ty, w in ((17.6, 27, 13.8, 17.4, 3.6), (50.4, 27, 54.2, 17.0, 3.6), (23.6, 22, 21.4, 11.4, 4.0), (44.4, 22, 46.6, 11.0, 4.0), (34, 20, 34.4, 8.6, 4.4)):
        out += plate([(x - w, y), (tx - w * .5, ty + 3.0), (tx, ty), (tx + w * .5, ty + 2.4), (x + w, y)], ((x + tx) / 2 - .4, (y + ty) / 2 - 1), 2.4, BONE, LIGHT, .28, "#ffffff")
    for s in (-1, 1):
        def half(points, s=s):
            return [(34 + x * s, y) for x, y in points]
        tones = IRON_BODY if s > 0 else ["#14070c", "#260f14", "#3b171b", "#55211f", "#783026", "#a34a2e"]
        out += plate(half([(10.4, 20.6), (15.6, 13.6), (18.6, 15.0), (17.8, 20.6), (13.6, 25.0)]), (34 + 14.8 * s, 18.8), 1, tones, LIGHT, .28, GLOW)
        out += loft([(0, half([(0, 15.0), (6.6, 15.8), (12.4, 19.4), (18.0, 27.4), (20.4, 40)])), (2.4, half([(0, 18.4), (5.6, 19.6), (10.4, 23.4), (14.4, 31), (16, 42)])), (1, half([(0, 24), (4.4, 26), (8, 31), (10.4, 38), (11, 46)]))], tones, LIGHT, .38, GLOW)
        out += poly(half([(2.6, 23.0), (9.6, 18.8), (10.2, 21.2), (4.8, 24.6)]), "#14070c") + poly(half([(4.0, 22.9), (8.8, 20.0), (9.1, 21.1), (5.3, 23.8)]), "#ffd877")
    return out


def shield():
    """Five boards of oak, a brass rim and two braces; it is seen from the side of the one who carries it."""
    rim = [(20.6, 56), (21.0, 34.0), (22.8, 28.4), (27.6, 25.4), (33.4, 24.4), (39.4, 25.2), (44.2, 28.2), (46.0, 34.0), (46.6, 56)]
    out = poly(rim, "#b87a30") + poly([(x + (33.6 - x) * .07, y + .9) for x, y in rim], OAK[1])
    tops = (30.0, 27.0, 25.8, 26.8, 29.8)
    for k, y in enumerate(tops):
        x = 22.2 + k * 4.6
        out += poly([(x, y + 1.4), (x + 2.2, y + (.2 if k != 2 else .1)), (x + 4.3, y + 1.0), (x + 4.3, 58), (x, 58)], OAK[3 if k % 2 else 2]) + poly([(x, y + 1.4), (x + 1.0, y + .8), (x + 1.0, 58), (x, 58)], OAK[4])
    for y in (31.2, 46.6):
        out += poly([(21.6, y + .6), (45.8, y - .6), (45.9, y + 2.2), (21.5, y + 3.4)], "#8f5c24") + poly([(21.6, y + .6), (45.8, y - .6), (45.8, y), (21.6, y + 1.2)], "#ffd98a")
    out += "".join(path(smooth([(x, 32.6, 1), (x - d, 39), (x, 47.6, 1), (x + 1.5, 47.6, 1), (x + 1.5 - d, 39), (x + 1.5, 32.6, 1)]), "#2b110e") for x, d in ((25.4, 1.8), (40.4, -1.8)))
    return out


def hole():
    """The boards have gone outward; light stands in the gap, cracks run to the rim."""
    x, y = HOLE
    out = ""
    for turn, long, bend in ((-160, 11.0, 5), (-128, 12.6, -6), (-96, 11.4, 5), (-64, 12.6, -5), (24, 12.4, 6), (62, 12.8, -6), (96, 12.6, 5), (130, 13.0, -5), (164, 11.4, 6)):
        a, b = math.radians(turn), math.radians(turn + bend)
        mid, end = (x + math.cos(b) * long * .55, y + math.sin(b) * long * .55), (x + math.cos(a) * long, y + math.sin(a) * long)
        n = (-math.sin(a), math.cos(a))
        out += poly([(x + n[0] * 1.3, y + n[1] * 1.3), (mid[0] + n[0] * .5, mid[1] + n[1] * .5), end, (mid[0] - n[0] * .5, mid[1] - n[1] * .5), (x - n[0] * 1.3, y - n[1] * 1.3)], "#240c0c")
    ring, core = [], []
    for k in range(16):
        a, r = k / 16 * 2 * math.pi, (7.4, 5.0, 6.6, 4.6)[k % 4]
        ring.append((x + math.cos(a) * r, y + math.sin(a) * r))
        core.append((x + math.cos(a) * r * .72, y + math.sin(a) * r * .72))
    out += poly(ring, "#240c0c") + poly(core, "#ff8a3a") + poly([(x + (u - x) * .66, y + (v - y) * .66) for u, v in core], "#ffe08a")
    return out


def splinters():
    """Round the hole, pointing into it; they hide the root of the horn."""
    (x, y), out = HOLE, ""
    for k in range(18):
        a = k / 18 * 2 * math.pi + .1
        r, long = (7.8, 7.0, 8.2)[k % 3], (4.0, 2.8, 3.4)[k % 3]
        if -80 < math.degrees(a) - 320 < 30:
            continue
        u, v = x + math.cos(a) * r, y + math.sin(a) * r
        n = (-math.sin(a) * 1.25, math.cos(a) * 1.25)
        out += poly([(u + n[0], v + n[1]), (u - math.cos(a) * long - n[0] * .5, v - math.sin(a) * long - n[1] * .5), (u - n[0], v - n[1])], (OAK[4], OAK[3], OAK[5])[k % 3])
    return out


def horn():
    """The plough, all the way through."""
    out = limb([(27.4, 39.4, 3.4), (31.4, 39.6, 4.2), (36.8, 38.8, 4.3), (42.6, 36.4, 3.6), (48.4, 30.8, 2.4), (52.2, 24.4, 1.2), (53.8, 18.4, .05)], BONE, LIGHT, .36, 1.0, .1, "#ffffff")
    for a, b, c in (((36.0, 35.3), (38.0, 39.0), (39.2, 42.8)), ((40.0, 34.0), (42.4, 36.8), (44.0, 39.6)), ((44.0, 31.6), (46.0, 33.6), (47.6, 35.4)), ((47.2, 28.6), (49.0, 30.0), (50.2, 31.2))):
        out += line([a, b, c], BONE[1], .3)
    return out


def flying():
    """Boards of oak, lengths of brass."""
    out = ""
    for x, y, long, wide, turn, brass in ((45.4, 43.0, 6.0, 1.7, 32, 0), (21.6, 33.0, 5.2, 1.5, -38, 0), (49.6, 38.4, 3.8, 1.2, -30, 0), (38.6, 48.0, 5.0, 1.5, 66, 0), (26.4, 28.0, 3.8, .8, -58, 1), (47.8, 47.0, 3.6, .8, 12, 1), (18.2, 27.6, 3.2, 1.0, -20, 0)):
        c, lit_, dark = ("#e0a24c", "#ffe0a0", "#8f5c24") if brass else ("#8a4c2a", "#d98a4a", "#4a2416")
        body = poly([(-long / 2, -wide / 2), (long / 2 - .7, -wide / 2), (long / 2, -wide * .1), (long / 2 - .5, wide / 2), (-long / 2 + .6, wide / 2), (-long / 2 - .3, 0)], c) + poly([(-long / 2, -wide / 2), (long / 2 - .7, -wide / 2), (long / 2, -wide * .1), (-long / 2 - .1, -wide * .08)], lit_)
        out += placed(body + poly([(-long / 2 + .6, wide / 2), (long / 2 - .5, wide / 2), (long / 2 - .2, wide * .25), (-long / 2 + .2, wide * .22)], dark), x, y, 1, turn)
    return out


def badger():
    """Burrowguard, head over heels."""
    body = hind(True) + trunk() + hind(False) + placed(shovel(), 46.2, 34.6, .9, -24) + badger_head()
    return placed(placed(body, -36, -34), 23.8, 45.8, .36, -118)


def picture():
    sky = contours(40, 24, DUST, 37, 1.05, 1, [42, 35, 28.6, 22.8, 17.4, 12.4, 8], .05, "#fff0c8")
    light = rays(*HOLE, [(a, 16, r, 2.4) for a, r in ((-166, 26), (-146, 25), (-24, 27), (-4, 26))], "#fff2d0", .8)
    far = poly([(8, 58), (8, 41), (14, 39.4), (22, 40), (46, 40), (52, 39.2), (60, 41), (60, 58)], "#96382a")
    mid = light + placed(brow(), 2.4, 3.4, .93)
    subject = shield() + hole() + horn() + splinters() + badger()
    front = flying() + shards([(28.4, 33.6, .7), (38.6, 31.2, .6), (18.6, 36.4, .5), (50.6, 42.6, .5), (43.0, 49.0, .7), (34.0, 48.8, .5), (42.8, 26.4, .5)], "#8a4c2a", "#ffdc9e", "#3a1a14", 7)
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)


def over():
    """The point of the horn is already outside."""
    return sheet(ALT, subject=horn() + splinters())
