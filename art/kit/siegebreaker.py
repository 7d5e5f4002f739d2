"""Siegebreaker. Rauk from behind: a wedge with one ram planted and the other gone through the gate, the light coming out to meet it."""
import math
import random

from brushes import line, mix, path, placed, poly, shards, straight
from carve import IRON_BODY, limb, loft, plate, seam
from pack_bastion import ram
from places import contours, motes, rays, rock, sheet
from rauk import arm, crown

CARD = "P-SIEGEBREAKER"
ALT = "Seen from behind, Rauk drives one ram-headed fist through a towering gate, and light bursts out of the broken planks."

HOLE = (49.6, 18.6)
GATE = ["#5c1a1d", "#93291d", "#d9602b", "#f6a24c", "#ffd587", "#fff0c0"]
LIGHT = (.55, -.78, .14)
GLOW = "#ffd587"
OAK = ["#170a10", "#241017", "#34151b", "#451b1e", "#5c2522", "#7d3527"]


def edge():
    """The break: longest along the grain, with a crack up and down the seam between the doors."""
    x, y = HOLE
    r = random.Random(8)
    ring = []
    for k in range(22):
        a = k / 22 * 2 * math.pi - math.pi / 2
        far = (15.6 if k % 2 == 0 else 10.6) * r.uniform(.86, 1.14)
        ring.append((x + math.cos(a) * far * .92, y + math.sin(a) * far * (1.18 if math.sin(a) > 0 else 1.0)))
    ring[0] = (47.0, -4)
    ring[1] = (51.4, 6.0)
    ring[11] = (48.0, 47.4)
    ring[10], ring[12] = (52.0, 32.6), (45.0, 31.4)
    return ring


def door():
    out = poly([(6, -4), (70, -4), (70, 48), (6, 48)], OAK[1])
    x, k = 7.0, 0
    while x < 70:
        w = (5.4, 4.6, 5.8, 5.0)[k % 4]
        near = max(0, 1 - abs(x + w / 2 - HOLE[0]) / 34)
        out += poly([(x, -4), (x + w - .3, -4), (x + w - .3, 48), (x, 48)], mix(OAK[1], OAK[4], near * .9)) + poly([(x + w - 1.0, -4), (x + w - .3, -4), (x + w - .3, 48), (x + w - .7, 48)], mix(OAK[0], OAK[2], near))
        for j in range(3):
            y = 4 + (k * 7 + j * 17) % 46
            out += line([(x + 1.2 + j, y), (x + 1.5 + j, y + 3), (x + 1.1 + j, y + 7)], OAK[0], .18)
        x, k = x + w, k + 1
    for y in (5.4, 22.6, 39.6):
        out += poly([(6, y), (70, y), (70, y + 3.2), (6, y + 3.2)], "#1c0d13") + poly([(6, y), (70, y), (70, y + .5), (6, y + .5)], "#6d2a22")
        for j in range(12):
            px = 9.4 + j * 5.1
            out += poly([(px - .9, y + 1.8), (px, y + .8), (px + .9, y + 1.8), (px, y + 2.8)], mix("#3a1a1c", "#a8532f", max(0, 1 - abs(px - HOLE[0]) / 26)))
    return out


def broken():
    """The hole: the thickness of the wood, lit, and then what lies behind."""
    ring = edge()
    x, y = HOLE
    inner = [((a - x) * .87 + x - .4, (b - y) * .87 + y + .5) for a, b in ring]
    out = poly(ring, "#d9602b")
    for k in range(0, 22, 2):
        out += poly([ring[k], ring[k + 1], inner[k + 1], inner[k]], "#93341f" if ring[k][0] > x else "#f6a24c")
    data = straight(inner)
    sky = contours(x, y, GATE, 5, .95, 1.1, [28, 22.5, 18, 14, 10.6, 7.6, 5], edge="#fff6d8")
    return out + f'<clipPath id="breach"><path d="{data}"/></clipPath><g clip-path="url(#breach)">{sky}</g>'


def back():
    left = [(31.0, 15.2), (23.4, 18.0), (20.2, 24.6), (23.4, 33.0), (27.6, 41.0)]
    two = [(33.6, 14.4), (29.0, 18.6), (27.2, 25.6), (28.4, 33.6), (31.0, 41.8)]
    spine = [(37.2, 13.8), (37.6, 19.6), (37.2, 26.8), (36.6, 34.2), (36.0, 42.4)]
    four = [(40.8, 14.4), (46.0, 18.8), (46.8, 25.8), (44.6, 33.4), (41.4, 41.8)]
    right = [(43.6, 15.2), (51.6, 18.2), (54.4, 25.0), (50.6, 32.6), (44.8, 41.0)]
    out = loft([(0, left), (3.4, two), (4.6, spine), (3.2, four), (0, right)], IRON_BODY, LIGHT, .4, GLOW, .95, .14)
    # fire between the plates of the back
    for pts, w in (([(29.6, 21.4), (33.4, 24.0), (37.2, 24.6), (41.2, 23.6), (45.4, 20.6)], .42), ([(29.6, 29.2), (33.0, 31.2), (36.8, 31.6), (40.6, 30.8), (44.6, 28.2)], .4), ([(30.8, 36.6), (33.6, 37.8), (36.4, 38.0), (39.4, 37.4), (42.4, 35.6)], .34)):
        out += seam(pts, w)
    for y, s in ((17.6, 1.0), (23.4, 1.1), (30.0, 1.0), (36.2, .85)):
        x = 37.4 - (y - 17) * .05
        ring = [(x - 2.6 * s, y + 2.6 * s), (x - 2.2 * s, y - 1.2 * s), (x, y - 3.4 * s), (x + 2.4 * s, y - 1.2 * s), (x + 2.6 * s, y + 2.4 * s), (x, y + 4.4 * s)]
        out += plate(ring, (x - .2, y - .4), 2.2, IRON_BODY, LIGHT, .26, GLOW, 1, .12)
    return out


def legs():
    out = limb([(30.4, 39.0, 4.2), (28.6, 43.6, 3.8), (28.4, 47.6, 3.4), (28.0, 49.4, 4.0)], IRON_BODY, LIGHT, .26, .9, 0, GLOW)
    out += limb([(42.0, 39.0, 4.2), (45.6, 43.0, 3.9), (45.0, 47.2, 3.2), (45.6, 49.4, 3.8)], IRON_BODY, LIGHT, .3, .9, 0, GLOW)
    return out + poly([(28, 41.6), (36.2, 39.6), (44.6, 41.6), (41, 45.2), (36.2, 46.6), (31.2, 45.2)], IRON_BODY[1]) + poly([(36.2, 39.6), (44.6, 41.6), (41, 45.2), (36.2, 46.6)], IRON_BODY[2])


def blow():
    """The right arm, foreshortened, and the head of the ram in the light."""
    horn = ["#4a2c24", "#6a4132", "#8f604a", "#b98c68", "#d8b58c", "#fff3da"]
    out = placed(ram(0, 0, .84, horn, (-.55, .7, .4)), 49.5, 15.6, 1, 184)
    out += limb([(45.4, 31.0, 4.4), (48.0, 26.4, 5.0), (49.5, 20.0, 5.2)], IRON_BODY, LIGHT, .4, .8, 0, "#fff0c0")
    return out + seam([(47.6, 27.6), (48.8, 25.4), (48.4, 23.8), (50.0, 22.4)], .24)


def pauldron():
    ring = [(46.6, 24.6), (47.4, 19.6), (51.8, 16.2), (57.6, 16.8), (61.2, 21.4), (60.8, 27.2), (56.2, 31.2), (50.0, 29.8)]
    out = plate(ring, (54.0, 22.6), 4.0, IRON_BODY, LIGHT, .4, GLOW, 1, .16)
    inner = [(50.6, 23.2), (53.4, 19.6), (57.4, 20.6), (58.2, 24.6), (55.0, 27.0), (51.6, 26.4)]
    out += plate(inner, (54.6, 22.8), 1.2, IRON_BODY, LIGHT, .2, GLOW, 1, .24)
    return out + poly([(49.2, 26.6), (50.2, 25.4), (55.6, 30.2), (54.8, 30.9)], "#17090e") + seam([(50.0, 26.4), (52.8, 28.6), (55.0, 30.4)], .22)


def planks():
    """What was the gate, on its way out past him."""
    out = ""
    for x, y, long, wide, turn in ((33.6, 10.4, 5.6, 1.6, -24), (60.6, 8.4, 4.2, 1.3, 28), (29.0, 14.6, 2.8, .9, 60), (61.6, 26.6, 3.4, 1.1, -40), (56.6, 36.4, 5.0, 1.5, 62), (24.4, 19.0, 2.6, .8, 20), (60.8, 36.6, 2.8, .9, -70), (38.6, 7.6, 2.4, .8, -50), (57.0, 44.0, 3.0, 1.0, 24)):
        body = poly([(-long / 2, -wide / 2), (long / 2 - .6, -wide / 2), (long / 2, 0), (long / 2 - .9, wide / 2), (-long / 2 + .5, wide / 2), (-long / 2 - .4, .1)], "#7d3527") + poly([(-long / 2, -wide / 2), (long / 2 - .6, -wide / 2), (long / 2, 0), (-long / 2 - .2, -.1)], "#e08542")
        out += placed(body, x, y, 1, turn)
    return out


def picture():
    sky = path("M-3 -3H66V91H-3Z", "#1d0a10") + poly([(-3, -3), (13, -3), (13, 60), (-3, 60)], "#2a0f15")
    # the stone the gate hangs in
    far = door()
    for k, y in enumerate((-2, 6.4, 14.6, 23, 31.6, 40)):
        w = 15.4 if k % 2 else 13.4
        far += poly([(-4, y), (w, y), (w - .3, y + 7.8), (-4, y + 7.8)], "#371419" if k % 2 else "#421a1d") + poly([(-4, y), (w, y), (w - .1, y + .6), (-4, y + .6)], "#6d2a22")
    light = broken() + rays(*HOLE, [(-156, 12, 33, 3), (-172, 12, 27, 2.2), (164, 12, 30, 2.6), (-24, 12, 24, 3), (4, 12, 24, 2.4), (28, 12, 26, 2.8), (52, 12, 26, 2.4), (-130, 12, 26, 2.4), (-60, 12, 22, 2.4)], "#d9602b", .6)
    mid = poly([(-6, 47.4), (14, 46.6), (34, 46.2), (52, 46.4), (70, 47), (70, 60), (-6, 60)], "#31121a")
    mid += poly([(44.6, 46.4), (51.6, 46.4), (64, 54), (36, 54)], "#7a2a20") + poly([(46.6, 46.4), (49.6, 46.4), (55, 54), (44, 54)], "#d9602b")
    mid += shards([(56.2, 47.4, 1.2), (59.6, 48.6, 1.6), (37.2, 48.2, .8), (53.4, 49.2, .8)], "#5c2522", "#e08542", "#1c0d13", 5)
    beast = blow() + placed(placed(crown(), 38.2, 2.0, .86) + legs() + placed(arm(-1), 36.6, 7.0, .89) + back() + pauldron(), 2.4, 10.6, .78)
    front = planks() + rock([(-5, 58), (-4, 46.5), (1, 44.6), (7, 46.8), (11, 50.2), (15, 58)], "#120609", "#5c1a1d", "#080204") + rock([(57, 58), (60, 51.4), (64, 48.6), (70, 48), (70, 58)], "#120609", "#7e2a20", "#080204")
    front += motes(12, (18, 3, 62, 44), "#ffe0a0", 6, avoid=((32, 34, 15), (49, 18, 9)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=beast, front=front)
