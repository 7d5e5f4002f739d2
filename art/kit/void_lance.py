"""Void Lance. One dead straight line across the whole card, night inside it; where it meets a great shield the iron bursts, and it goes on."""
import math
import random

from brushes import disc, line, lit, path, poly, shards, star, straight
from places import contours, island, ridge, sheet
from veil import MINT, MOON, PALE

CARD = "VB-015"
ALT = "A straight sliver of starry night flies level across the scene, bursts the iron shield of a horned brute and comes out behind it."

K, D, M, L, H, RIM = "#17090e", "#2a1016", "#54201f", "#8a3826", "#c25a2f", "#ffc27a"
BONE, BONE_MID, HOT = "#f8e8ca", "#cfa57c", "#ffd877"
HIT, SLOPE = (35.4, 32.0), math.radians(-5.5)


def brute():
    """Braced behind its shield and pushed back all the same; it faces left."""
    out = poly([(47.4, 36), (51.4, 38.6), (53.6, 43.6), (55.6, 49.4), (50.2, 49.4), (49.4, 45.2), (45.4, 41)], K) + poly([(53.6, 43.6), (55.6, 49.4), (52.8, 49.4), (51.6, 44)], M)
    out += poly([(41.6, 37), (46.4, 38.8), (45.6, 43.6), (43.6, 45.2), (44.6, 49.4), (38.4, 49.4), (39.6, 45.2), (40, 41)], D) + poly([(41.6, 37), (43.4, 40.6), (41.8, 45), (42, 49.4), (38.4, 49.4), (39.6, 45.2), (40, 41)], L) + poly([(43.4, 40.6), (46.4, 38.8), (45.6, 43.6), (43.6, 45.2), (41.8, 45)], M)
    trunk = [(40.6, 29.4), (42.4, 24.4), (46.8, 20.4), (51.2, 20.2), (54.2, 24.0), (54.2, 30.4), (52.0, 36.4), (47.6, 40.6), (42.6, 39.6)]
    inner = poly([(40, 29), (42.4, 24), (46.8, 20), (47.6, 27.6), (44.4, 33)], L) + poly([(46.8, 20), (51.2, 19.8), (51.6, 26.4), (47.6, 27.6)], H) + poly([(51.2, 19.8), (54.6, 24), (54.4, 30.4), (51.6, 26.4)], M)
    inner += poly([(44.4, 33), (47.6, 27.6), (51.6, 26.4), (50.4, 34), (46, 40.6), (42, 39.8)], M) + poly([(50.4, 34), (51.6, 26.4), (54.4, 30.4), (52, 36.6), (47.6, 41)], D)
    out += lit(straight(trunk), D, RIM, .2, .4, inner)
    # bone along the back
    for x, y, tx, ty in ((44.6, 22.4, 44.0, 17.2), (47.4, 20.6, 48.2, 15.0), (50.6, 20.4, 52.8, 15.6), (53.2, 23.0, 57.0, 20.0)):
        out += poly([(x - 1.3, y + .4), (tx, ty), (x + 1.3, y + .6)], BONE) + poly([(x + .1, y + .5), (tx, ty), (x + 1.3, y + .6)], BONE_MID)
    skull = [(46.2, 26.6), (44.4, 24.2), (41.4, 24.4), (38.8, 26.6), (37.6, 30.0), (39.4, 32.8), (42.6, 34.4), (45.6, 32.4), (47, 29.6)]
    out += poly(skull, M) + poly([(44.4, 24.2), (41.4, 24.4), (38.8, 26.6), (42.2, 28.4)], H) + poly([(38.8, 26.6), (37.6, 30), (39.4, 32.8), (42.2, 28.4)], L) + poly([(39.4, 32.8), (42.6, 34.4), (45.6, 32.4), (42.2, 30.6)], D)
    out += poly([(39.2, 27.6), (41.8, 28.2), (41.2, 29.2), (39.4, 28.8)], HOT) + poly([(38.8, 27.0), (42.6, 27.2), (42.4, 28.2), (39.4, 27.8)], K)
    out += poly([(38.4, 31.6), (42.8, 32.0), (42.0, 33.4), (39.6, 33.0)], K) + poly([(39, 31.7), (40.2, 31.8), (39.4, 33.0)], BONE) + poly([(41, 32), (42.2, 32), (41.4, 33.2)], BONE)
    out += poly([(44.4, 25.4), (46.6, 23.0), (46.0, 19.6), (43.0, 17.4), (44.2, 20.4), (43.4, 22.8), (41.8, 24.6)], BONE) + poly([(44.4, 25.4), (46.6, 23.0), (46.0, 19.6), (44.8, 21.6)], BONE_MID)
    # the arm in the strap
    arm = [(47.0, 28.4), (50.4, 29.4), (50.6, 33.4), (45.4, 36.6), (39.0, 37.0), (36.2, 35.4), (36.6, 32.8), (41.6, 33.0), (45.4, 31.4)]
    return out + lit(straight(arm), D, RIM, .2, .35, poly([(47, 28.2), (50.4, 29.2), (49, 32.4), (45.4, 31.4)], H) + poly([(45.4, 31.4), (49, 32.4), (45.4, 34.4), (41, 34.6), (41.6, 33)], L) + poly([(36, 35.4), (36.6, 32.8), (41.6, 33), (41, 34.6), (39, 37.2)], M))


def shield():
    """A slab from some gate, tall as its bearer, cracked from the hole outward."""
    slab = [(31.8, 19.4), (35.8, 16.8), (38.4, 20.4), (38.8, 30), (38.6, 40), (36.6, 47.4), (32.6, 48.4), (31.2, 42), (30.6, 33), (30.8, 25)]
    inner = poly([(31.6, 19.2), (35.8, 16.6), (36.0, 24), (30.6, 25)], H) + poly([(30.6, 25), (36, 24), (35.4, 32), (30.4, 33)], L) + poly([(30.4, 33), (35.4, 32), (35.8, 40), (31, 42)], "#6f2c22") + poly([(31, 42), (35.8, 40), (36.6, 47.6), (32.4, 48.6)], M)
    inner += poly([(35.8, 16.6), (38.6, 20.4), (39, 40), (36.6, 47.6), (35.8, 40), (35.4, 32), (36, 24)], D)
    out = lit(straight(slab), D, RIM, .35, .25, inner)
    for x, y in ((32.4, 22), (32.2, 45), (34.8, 20), (34.8, 44.6)):
        out += disc(x, y, .55, K) + disc(x - .12, y - .12, .26, RIM)
    cracks = ([(35, 32), (33.4, 28.4), (34.2, 25.6), (32.8, 22.6)], [(35, 32), (32.6, 30.4), (31.0, 30.6)], [(35, 32), (33.2, 35.6), (34.0, 38.6), (32.8, 42)], [(35, 32), (37, 28.6), (36.8, 25)], [(35, 32), (37.2, 36.6), (37, 41)])
    for pts in cracks:
        out += path(straight(pts, False), stroke=K, stroke_width=".7") + path(straight(pts, False), stroke=MINT, stroke_width=".26")
    return out


def wedge(x0, x1, w0, w1, fill):
    """A stretch of the line, from half width to half width."""
    def at(x, w):
        y = HIT[1] + (x - HIT[0]) * math.tan(SLOPE)
        return [(x, y - w), (x, y + w)]
    (a, b), (c, d) = at(x0, w0), at(x1, w1)
    return poly([a, c, d, b], fill)


def lance():
    """Wide where it leaves the dark, fine as a hair behind what it hit."""
    out = wedge(-6, 35.4, 2.7, .75, MINT) + wedge(-6, 35.4, 2.35, .55, "#07030f") + wedge(-6, 35.0, .22, .06, PALE)
    r = random.Random(6)
    for _ in range(24):
        x = r.uniform(-3, 31)
        half = 2.2 - (x + 6) * .045
        y = HIT[1] + (x - HIT[0]) * math.tan(SLOPE) + r.uniform(-.72, .72) * half
        out += star(x, y, r.uniform(.2, .62), r.choice((PALE, "#bfa8f0", MINT)), .26)
    return out


def picture():
    sky = contours(30, 30, MOON[:-1] + ["#b8a8e8"], 83, 1.15, .95, [44, 36.6, 30, 24, 18.6, 13.6, 9], .05, "#dccfff")
    far = island(42.6, 18.0, 7, 3, 5, "#5b4a9e", "#46338a", "#33246c") + island(19.6, 24.6, 6, 2.6, 8, "#6a58b4", "#52409a", "#3b2c7c")
    mid = ridge([(10, 44.6), (16, 43), (23, 45.6), (30, 44), (40, 45.4), (48, 43.4), (60, 45)], "#3a2874") + ridge([(10, 48.4), (20, 47.6), (30, 49), (44, 48.4), (60, 49)], "#1b1038")
    # furrows where the feet have been driven back
    mid += "".join(line(pts, "#0c061c", .5) for pts in ([(33, 49.8), (37.6, 49.5)], [(45.4, 49.9), (50.2, 49.5)], [(31, 50.8), (36, 50.4)]))
    front = shards([(29.6, 25.6, .9), (27.4, 29.0, .6), (28.6, 37.0, .8), (26.6, 34.6, .45), (31.0, 21.6, .5), (40.4, 21.2, .6), (29.2, 41.2, .6), (25.2, 31.0, .35)], "#6d2a20", "#e07a3a", K, 4)
    front += "".join(star(x, y, r, "#e6d8ff", .25) for x, y, r in ((24, 17.6, .5), (17.6, 32, .4), (37, 14.4, .4), (52, 33, .35), (21, 41, .4)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=brute() + shield(), front=front)


def over():
    beyond = wedge(54.6, 70, .3, .1, MINT) + wedge(54.6, 70, .12, .04, PALE) + "".join(poly(pts, PALE) for pts in ([(54.4, 29.5), (56.6, 27.2), (55.2, 29.9)], [(54.8, 30.8), (57.6, 32.2), (54.6, 31.3)], [(56.2, 29.2), (58.6, 27.6), (56.8, 29.5)]))
    spots = ((-150, 3.4), (-118, 5.6), (-84, 4.0), (-52, 5.2), (52, 4.6), (88, 5.4), (124, 3.8), (154, 5.0))
    burst = ""
    for turn, far in spots:
        a = math.radians(turn)
        burst += poly([(HIT[0] + math.cos(a - .28) * 1.1, HIT[1] + math.sin(a - .28) * 1.1), (HIT[0] + math.cos(a) * far, HIT[1] + math.sin(a) * far), (HIT[0] + math.cos(a + .28) * 1.1, HIT[1] + math.sin(a + .28) * 1.1)], PALE)
    return sheet(ALT, light=disc(*HIT, 3.6, MINT, .3), subject=lance() + disc(*HIT, 1.5, PALE) + burst + beyond)
