"""Thornrush. Already through the wall: one shoulder, one hoof thrown forward, the head tucked in, and every thorn of the mane up."""
import math
import random

from brushes import blob, disc, line, lit, mix, oval, path, placed, poly, smooth
from places import DUSK, cloud, contours, grass, ground, house, island, motes, sheet

CARD = "FA-006"
ALT = "A heavy hoofed charger leaps through a stone wall with its head tucked in and its mane of thorns on end, stones flying."

HIDE, DEEP, WARM, LIGHT, RIM = "#7a3b2c", "#37202a", "#a75736", "#cf8150", "#ffe0a0"
THORN, THORN_DARK, THORN_LIGHT = "#4a4a2e", "#24241d", "#a3a058"
STONE, STONE_DARK, STONE_LIGHT = "#6a4744", "#43292f", "#a0695a"


def thorn(x, y, turn, long, wide, bend=.14):
    """One thorn of the mane, its root at (x, y): dark on one side, and bent towards the tail."""
    a = math.radians(turn)
    c, s = math.cos(a), math.sin(a)

    def at(u, v):
        sag = bend * long * u * u
        return x + c * u * long - s * (v - sag), y + s * u * long + c * (v - sag)
    left, right, tip = [(*at(0, -wide), 1), at(.45, -wide * .62)], [at(.45, wide * .5), (*at(0, wide), 1)], (*at(1, 0), 1)
    return path(smooth([*left, tip, *right]), THORN) + path(smooth([(*at(0, 0), 1), at(.45, -.02), tip, *right]), THORN_DARK) + line([at(.08, -wide * .8), at(.45, -wide * .56), at(.9, -.06)], THORN_LIGHT, .22)


def mane():
    """From the withers to the brow; the longest stand over the crest."""
    out, r = "", random.Random(5)
    crest = [(27.4, 20.6), (29.6, 19.2), (31.8, 18.2), (34.0, 17.8), (36.2, 18.0), (38.4, 18.8), (40.6, 20.0), (42.8, 21.4), (44.8, 22.6), (46.8, 23.8), (48.6, 25.0)]
    for row, shift in ((0, .8), (1, 0)):
        for k, (x, y) in enumerate(crest):
            u = k / 10
            turn = -158 + 118 * u + r.uniform(-7, 7) + (6 if row else -5)
            long = (7.6 + 3.4 * math.sin(u * 3.1) - 1.4 * u) * r.uniform(.84, 1.14) * (.78 if row else 1)
            out += thorn(x - shift, y + 1.2 + row * 1.4, turn, long, 1.25, -.16)
    return out


def wall():
    """Its courses, up to the broken edge; the light of the other side lies on every end that he has left."""
    r, out = random.Random(8), ""
    for row in range(12):
        y0 = 5.2 + row * 4.2
        x = -3.0 - (row % 2) * 3.4
        end = 20.4 + 5.6 * max(0, abs(row - 6.2) / 4) ** 1.6 + r.uniform(-1.0, 1.2) - (2.6 if row in (5, 7) else 0)
        while x < end - 1:
            w = r.uniform(5.4, 7.6)
            stop = x + w > end - 1.6
            b = end if stop else x + w
            tone = mix(STONE_DARK, STONE, r.uniform(.2, 1))
            slip = r.uniform(.2, .7) if stop else 0
            ring = [(x, y0), (b - .3 + r.uniform(-.5, .5), y0 + slip), (b - .3, y0 + 3.9 + slip), (x, y0 + 3.9)]
            out += poly(ring, tone)
            if stop:
                out += poly([ring[1], (ring[1][0] + 1.5, ring[1][1] - .5), (ring[2][0] + 1.5, ring[2][1] - .7), ring[2]], "#eeb06a" if row > 1 else "#b9744e")
                break
            x += w
    return path("M-6 -4H22V12L18.6 20V40L22 48V60H-6Z", "#2c1a2a") + out


def block(x, y, size, turn, tone=STONE):
    """A stone in the air: three faces."""
    body = poly([(-2, -1.2), (1.2, -1.8), (1.6, .9), (-1.8, 1.4)], tone) + poly([(-2, -1.2), (-.8, -2.2), (2.4, -2.8), (1.2, -1.8)], STONE_LIGHT) + poly([(1.2, -1.8), (2.4, -2.8), (2.7, -.3), (1.6, .9)], STONE_DARK)
    return placed(body, x, y, size, turn)


def hoof(x, y, size, turn=0, far=False):
    """From the fetlock at the origin, the toe down; feathers of pale hair over it."""
    body = poly([(-1.5, .2), (1.5, .2), (2.5, 3.6), (-2.1, 3.6)], "#1d1117" if far else "#2a1a20")
    body += "" if far else poly([(.5, .2), (1.5, .2), (2.5, 3.6), (1.0, 3.6)], "#8a6450")
    hair = path(smooth([(-1.9, -1.6, 1), (1.7, -1.6, 1), (2.3, .9), (1.5, 1.9, 1), (.9, .9), (.1, 2.3, 1), (-.7, 1.0), (-1.7, 2.2, 1), (-2.4, .4)]), "#a87a5c" if far else "#f3d6a6")
    return placed(body + hair, x, y, size, turn)


def far_leg():
    """Thrown forward; its hoof is the first thing that arrives."""
    shape = smooth([(42.0, 37.4), (47.4, 39.6), (51.6, 42.0), (55.4, 42.6), (58.0, 43.6), (57.2, 46.0), (54.0, 45.8), (49.4, 46.2), (43.6, 44.6), (40, 42)])
    return hoof(57.9, 44.9, .92, -66, True) + lit(shape, "#3d222a", "#c9744f", 0, .45)


def trunk():
    shape = [(-4, 27.0), (8, 25.6), (18, 24.6), (25.0, 20.8), (31.4, 17.6), (37.6, 18.0), (43.4, 21.4), (47.4, 25.0), (50, 31), (48.6, 37.0), (45.2, 41.6), (39.4, 44.2), (32, 44.4), (24, 42.2), (16, 40.6), (-4, 41)]
    inner = blob([(-6, 34), (10, 33), (22, 34.4), (29, 38.2), (36, 41), (44, 40.6), (40, 46), (28, 46), (10, 44), (-6, 44)], DEEP) + blob([(-5, 24), (12, 24), (19.6, 24), (20.6, 34), (18, 44), (-5, 44)], DEEP, opacity=.8)
    inner += blob([(25, 20.6), (31.4, 17.2), (37.6, 17.6), (43.4, 21), (39.6, 23.0), (33.8, 22.0), (28.4, 23.0), (24, 25.4)], WARM)
    # the shoulder, which goes first
    inner += blob([(30.4, 27.4), (35.0, 24.2), (40.6, 25.0), (44.6, 29.4), (45.0, 35.0), (41.4, 39.2), (35.4, 39.6), (31.0, 35.4), (29.4, 31)], mix(HIDE, WARM, .55)) + blob([(34.8, 26.0), (39.6, 25.8), (43.6, 29.6), (44.0, 34.0), (41.4, 33.2), (39.6, 29.4)], LIGHT)
    return lit(smooth(shape), HIDE, RIM, -.3, .4, inner)


def fore_leg():
    """Folded for the next stride, the knee in front."""
    shape = [(35.4, 33.4), (40.6, 33.2), (44.6, 36.6), (48.6, 40.2), (50.4, 43.2), (49.0, 45.8), (45.6, 46.6), (42.8, 48.4), (40.6, 47.6), (41.4, 45.2), (43.6, 43.6), (40.0, 42.0), (36.4, 38.6)]
    inner = blob([(34, 36), (38, 38.6), (43, 42.6), (47, 44.6), (44, 45.4), (41.4, 48), (39, 46), (42, 44), (36, 42)], DEEP) + blob([(40, 33), (44.8, 36.4), (49, 40), (50.6, 43), (48.6, 42.8), (44.4, 39.6), (40.4, 36)], WARM)
    return hoof(41.2, 48.2, .92, 52) + lit(smooth(shape), HIDE, RIM, -.35, .35, inner)


def head():
    """Tucked in, brow first; a white blaze, one eye, breath."""
    ear = path(smooth([(46.8, 25.4, 1), (43.6, 24.2), (41.2, 24.8, 1), (42.8, 26.8), (46.4, 28)]), DEEP) + path(smooth([(46.4, 25.8, 1), (43.8, 24.8), (42.2, 25.1, 1), (43.6, 26.2)]), "#c9744f")
    shape = [(44.8, 28.6), (45.8, 25.0), (49.0, 23.4), (52.2, 24.8), (54.4, 28.4), (56.2, 32.6), (57.4, 36.0), (57.2, 38.4), (55.2, 39.8), (52.6, 39.2), (51.0, 36.8), (48.8, 36.6), (45.8, 34.4)]
    inner = blob([(44, 30), (47.4, 31), (50.4, 34), (52.4, 37), (55, 38.4), (54, 41), (47, 38), (44, 34)], DEEP) + blob([(49, 23), (52.6, 24.6), (54.8, 28.4), (56.6, 32.6), (57.4, 35), (55.6, 33.6), (53.2, 29.2), (50.4, 25.6)], "#f6dcae")
    inner += blob([(53.4, 35.6), (56, 34.8), (58, 36), (57.6, 39), (55, 40.4), (52.6, 39.6)], "#4a2a2e")
    out = lit(smooth(shape), HIDE, RIM, -.3, .35, inner)
    out += blob([(55.6, 35.9), (56.6, 36.2), (56.8, 37.2), (55.9, 37.2)], "#160c12") + line([(56.4, 38.9), (54.6, 38.2), (53.0, 37.0)], "#160c12", .34)
    out += disc(50.9, 29.5, 1.25, "#1a0f14") + disc(51.1, 29.55, .9, "#ffca6a") + disc(51.35, 29.65, .55, "#1a0f14") + disc(51.6, 29.4, .2, "#fff6d2") + path(smooth([(48.8, 28.6, 1), (50.8, 27.4), (53.0, 29.4, 1), (51.2, 28.9)]), DEEP)
    return ear + out


def picture():
    sky = contours(53, 25, DUSK, 67, 1.1, .98, [60, 51, 42.6, 34.8, 27.6, 21, 15, 9.6], .05, "#ffdf9c", 24)
    far = island(57.8, 20.6, 8.4, 3.8, 4, "#d48a4e", "#b56f40", "#985737") + house(56.8, 20.4, 1.9, "#985737", "#fff3cf") + house(59.4, 20.4, 1.4, "#985737", "#fff3cf")
    mid = ground([(-6, 47), (12, 45.6), (30, 47.6), (50, 47), (70, 45.6)], "#7c3f3c") + ground([(-6, 53), (12, 51.6), (34, 51.4), (56, 50.4), (70, 50.8)], "#331a26")
    light = cloud(19, 51.6, 22, 4.2, "#c97c50", 5) + cloud(36, 52.2, 16, 2.6, "#e0a066", 9)
    stones = ((29.6, 14.6, .72, 30, STONE), (24.2, 20.4, .9, -18, STONE), (49.6, 16.0, .66, 60, STONE), (59.4, 29.8, .84, 20, STONE), (61.0, 41.6, 1.0, -30, STONE), (47.6, 49.8, .7, 12, STONE_DARK), (30.4, 47.0, 1.0, -24, STONE), (26.0, 44.6, .7, 40, STONE), (54.4, 51.0, .5, 12, STONE), (33.8, 49.2, .55, 70, STONE))
    subject = placed(far_leg() + trunk() + mane() + fore_leg() + head(), .6, 1.0)
    flying = "".join(block(*spot) for spot in stones)
    dust = "".join(oval(x, y, w, w * .8, "#f3c98e", 0) for x, y, w in ((26.4, 22.4, .5), (31.0, 46.2, .4), (58.6, 33.2, .35), (49.6, 18.0, .3), (60.4, 36.6, .3), (24.0, 41.6, .5)))
    front = grass([(-3, 12, 8), (57, 66, 8)], "#170d18", 5, 57, (3, 6)) + motes(6, (46, 14, 62, 30), "#ffe9ae", 6, avoid=((57, 20, 5), (48, 24, 7)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject + wall() + flying + dust, front=front)
