"""Thornrush. He comes straight at us through the wall: a shoulder, two hooves, and a mane of thorns flared like a sun."""
import math
import random

from brushes import blob, both, disc, line, lit, mix, path, placed, poly, smooth
from places import DUSK, contours, grass, ground, house, island, motes, sheet

CARD = "FA-006"
ALT = "A hoofed charger bursts straight towards us through a stone wall, its mane of thorns flared round its head like a sun."

HIDE, DEEP, WARM, LIGHT, RIM = "#7a3b2c", "#37202a", "#a75736", "#cf8150", "#ffe0a0"
THORN, THORN_DARK, THORN_LIGHT = "#4c4630", "#28261f", "#9c9150"
STONE, STONE_DARK, STONE_LIGHT = "#6a4744", "#43292f", "#a0695a"
C = 38.0


def mane(x, y, count, inner, outer, wide, tones, seed, start=-214, end=34, flat=.86):
    """Thorns in a fan, each bent a little, no two alike."""
    r, out = random.Random(seed), ""
    for k in range(count):
        a = math.radians(start + (end - start) * (k + .5) / count + r.uniform(-3, 3))
        long, w, bend = outer * r.uniform(.78, 1.12), wide * r.uniform(.8, 1.2), r.uniform(-.12, .12)
        c, s = math.cos(a), math.sin(a)
        tip = (x + math.cos(a + bend) * long, y + math.sin(a + bend) * long * flat, 1)
        left = (x + c * inner - s * w, y + s * inner + c * w, 1)
        right = (x + c * inner + s * w, y + s * inner - c * w, 1)
        mid = (inner + long) / 2
        out += path(smooth([left, (x + c * mid - s * w * .42, y + s * mid * (flat + .03) + c * w * .42), tip, (x + c * mid + s * w * .42, y + s * mid * (flat + .03) - c * w * .42), right]), tones[0])
        out += path(smooth([right, (x + c * mid + s * w * .42, y + s * mid * (flat + .03) - c * w * .42), tip, (x + c * mid * .98, y + s * mid * (flat + .02))]), tones[1])
    return out


def wall():
    """What is left of it: courses of stone at both sides, the broken edge lit from behind him."""
    r, out = random.Random(8), ""
    for row in range(10):
        y0 = 12 + row * 4.3
        for side in (-1, 1):
            # the hole is round and wider at the foot; on the right nothing but the lowest courses still stand
            gap = 16.5 + 6 * math.sin((row + 1) / 10 * 3.0) + r.uniform(-1.2, 1.6)
            if side > 0 and row < 7:
                continue
            x = C + side * gap
            first = True
            while -6 < x < 70:
                w = r.uniform(4.6, 8)
                a, b = sorted((x, x + side * w))
                tone = mix(STONE_DARK, STONE, r.uniform(.1, .9))
                bite = r.uniform(-.9, .9) if first else 0
                ring = [(a + .2 + (bite if side > 0 and first else 0), y0 + .2), (b - .2 + (bite if side < 0 and first else 0), y0 + .2), (b - .2, y0 + 4.1), (a + .2, y0 + 4.1)]
                out += poly(ring, tone)
                if first:
                    e, f = (ring[0], ring[3]) if side > 0 else (ring[1], ring[2])
                    out += poly([e, f, (f[0] + side * .9, f[1] - .3), (e[0] + side * 1.2, e[1] + .3)], "#ffc878")
                x, first = x + side * w, False
    return out


def block(x, y, size, turn, tone=STONE):
    """A stone in the air: three faces."""
    body = poly([(-2, -1.2), (1.2, -1.8), (1.6, .9), (-1.8, 1.4)], tone) + poly([(-2, -1.2), (-.8, -2.2), (2.4, -2.8), (1.2, -1.8)], STONE_LIGHT) + poly([(1.2, -1.8), (2.4, -2.8), (2.7, -.3), (1.6, .9)], STONE_DARK)
    return placed(body, x, y, size, turn)


def hoof(x, y, size, turn=0):
    body = path(smooth([(-2.6, -1.6), (-1.6, -3.0), (1.6, -3.0), (2.6, -1.6), (3.2, 1.8, 1), (0, 2.8), (-3.2, 1.8, 1)]), "#2a1a20") + path(smooth([(.6, -3), (1.7, -2.9), (2.6, -1.6), (3.2, 1.8, 1), (1.6, 2.4), (1.4, -.6)]), "#6b4a3c") + line([(-.1, 2.6), (0, .2)], "#120b10", .4)
    return placed(body, x, y, size, turn)


def charger():
    """Chest and shoulders, a foreleg thrown forward, the other lifted for the next stride."""
    half = [(C, 27), (C + 7, 26.4), (C + 12.6, 29.0), (C + 15.0, 34.0), (C + 13.2, 39.4), (C + 9.0, 43.0), (C + 4.6, 44.8), (C, 45.4)]
    inner = blob([(C - 16, 30), (C - 11, 28), (C - 7, 32), (C - 7.4, 38), (C - 4, 43), (C - 9, 45), (C - 16, 39)], DEEP) + blob([(C + 7, 28), (C + 12, 29.6), (C + 14.6, 34), (C + 12.8, 38), (C + 9.6, 35), (C + 7, 32)], WARM)
    inner += blob([(C - 4, 40), (C, 39), (C + 4, 40), (C + 3, 44), (C, 45.6), (C - 3, 44)], DEEP)
    chest = lit(smooth(both(half, C)), HIDE, RIM, -.4, .35, inner)
    # lifted, knee high, the hoof folded under
    bent = lit(smooth([(C - 13.6, 34.0), (C - 8.4, 34.4), (C - 6.4, 38.4), (C - 8.6, 42.4), (C - 12.6, 44.2), (C - 16.4, 42.8), (C - 17.4, 39.6), (C - 16.0, 36.0)]), mix(HIDE, DEEP, .3), RIM, .35, .35, blob([(C - 18, 40.6), (C - 14, 40), (C - 9, 41.6), (C - 8, 45), (C - 16, 45.6)], DEEP))
    bent += path(smooth([(C - 15.0, 41.4), (C - 11.4, 41.4), (C - 10.0, 44.4), (C - 11.0, 46.8), (C - 14.2, 46.8), (C - 15.8, 44.2)]), DEEP) + hoof(C - 12.6, 47.6, .92, 10)
    # the one that comes down nearest to us
    fore = lit(smooth([(C + 5.4, 36.4), (C + 10.6, 34.0), (C + 15.0, 36.8), (C + 15.2, 41.0), (C + 13.4, 44.2), (C + 13.6, 46.6), (C + 6.4, 47.0), (C + 6.4, 44.2), (C + 4.8, 40.6)]), HIDE, RIM, -.4, .3, blob([(C + 4, 37), (C + 7.6, 38), (C + 8.4, 43), (C + 8.0, 48), (C + 4, 48)], DEEP) + blob([(C + 11, 34), (C + 15, 37), (C + 14.4, 41), (C + 12.2, 43), (C + 11, 39)], WARM))
    return bent + chest + fore + hoof(C + 10.2, 48.8, 1.42)


def head():
    """Low and straight on, one horn of brow over each eye."""
    half = [(C, 19.0), (C + 3.0, 19.2), (C + 5.0, 21.4), (C + 5.0, 25.0), (C + 4.0, 29.4), (C + 3.6, 33.4), (C + 4.2, 36.2), (C + 3.2, 39.2), (C, 40.4)]
    inner = blob([(C - 6, 19), (C - 2.6, 20), (C - 2.2, 26), (C - 1.8, 33), (C - 3, 39), (C - 6, 36)], DEEP, opacity=.8) + blob([(C + 2.8, 21), (C + 5.2, 22), (C + 4.6, 27), (C + 3.6, 32), (C + 2.4, 28)], WARM)
    inner += blob([(C - 1.3, 20), (C, 19), (C + 1.3, 20), (C + .9, 27), (C, 31.4), (C - .9, 27)], "#f0cf9c") + blob([(C - 4.4, 34.8), (C, 33.6), (C + 4.4, 34.8), (C + 3.8, 41), (C - 3.8, 41)], mix(DEEP, HIDE, .35))
    out = ""
    for s in (-1, 1):
        out += path(smooth([(C + s * 3.6, 21.4), (C + s * 6.4, 18.4), (C + s * 9.8, 18.2, 1), (C + s * 8.8, 21.0), (C + s * 5.4, 23.4)]), HIDE if s > 0 else DEEP) + path(smooth([(C + s * 5.0, 21.2), (C + s * 7.0, 19.4), (C + s * 9.0, 18.8, 1), (C + s * 8.0, 20.6)]), "#d98a62" if s > 0 else "#7a4a42")
    out += lit(smooth(both(half, C)), HIDE, RIM, -.35, .35, inner)
    for s in (-1, 1):
        out += disc(C + s * 3.3, 25.9, 1.3, "#1a0f14") + disc(C + s * 3.3, 26.0, 1.05, "#ffca6a") + disc(C + s * 3.15, 26.1, .66, "#1a0f14") + disc(C + s * 3.15 + .32, 25.9, .26, "#fff6d2")
        out += path(smooth([(C + s * 1.4, 25.9, 1), (C + s * 2.4, 25.2), (C + s * 5.0, 24.4, 1), (C + s * 5.2, 22.9, 1), (C + s * 3.0, 23.6), (C + s * 1.3, 24.9, 1)]), DEEP)
        out += path(smooth([(C + s * 1.0, 35.6), (C + s * 1.9, 34.5), (C + s * 2.8, 35.2), (C + s * 1.9, 36.1)]), "#160c12")
    # a mouth already in the middle of a sentence
    out += path(smooth([(C - 2.8, 36.7, 1), (C, 37.3), (C + 2.8, 36.7, 1), (C + 2.0, 38.9), (C, 39.5), (C - 2.0, 38.9)]), "#2a0f14") + path(smooth([(C - 2.2, 36.95, 1), (C, 37.3), (C + 2.2, 36.95, 1), (C + 1.8, 37.9), (C, 38.1), (C - 1.8, 37.9)]), "#fbf1dc") + path(smooth([(C - 1.2, 39.1), (C, 38.5), (C + 1.2, 39.1), (C, 39.4)]), "#c9573a")
    return out


def picture():
    sky = contours(56, 25, DUSK, 67, 1.1, .98, [60, 51, 42.6, 34.8, 27.6, 21, 15, 9.6], .05, "#ffdf9c", 24)
    far = island(58.6, 31.0, 9, 4, 4, "#d48a4e", "#b56f40", "#985737") + house(57.6, 30.8, 2.0, "#985737", "#fff3cf") + house(60.4, 30.8, 1.5, "#985737", "#fff3cf")
    mid = ground([(-6, 47), (12, 45.6), (30, 46.6), (50, 46), (70, 47)], "#6b3438") + wall() + ground([(-6, 52), (12, 50.6), (34, 51.4), (56, 50.6), (70, 51.4)], "#331a26")
    subject = mane(C, 30.4, 31, 5, 19.6, 1.6, (THORN_DARK, "#3a3626"), 4) + charger() + mane(C, 30.6, 25, 4, 15.4, 1.5, (THORN_DARK, THORN), 19)
    subject += mane(C, 30.6, 19, 4, 11.2, 1.4, (THORN, THORN_LIGHT), 9) + placed(head(), 1.9, 5.6, .95)
    dust = "".join(path(smooth([(x - r, y), (x - r * .6, y - r * .7), (x + r * .2, y - r * .9), (x + r, y - r * .3), (x + r * .9, y + .2)]), "#c9793f", o) for x, y, r, o in ((24.0, 51.8, 2.6, .6), (45.0, 52.8, 3.4, .7), (52.6, 52.2, 3.0, .6)))
    flying = "".join(block(x, y, s, t) for x, y, s, t in ((18.0, 22.4, .8, -24), (15.8, 33.6, 1.1, 30), (58.6, 22.0, .9, 14), (60.0, 38.6, 1.1, -38), (53.6, 17.4, .5, 50), (22.4, 18.0, .45, 12), (17.4, 45.0, 1.5, -14), (59.2, 46.6, 1.7, 22)))
    front = dust + flying + grass([(-3, 12, 6), (60, 66, 4)], "#170d18", 25, 58, (3, 6)) + motes(10, (16, 17, 60, 46), "#ffe9ae", 46, (.2, .45), ((38, 31, 19),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
