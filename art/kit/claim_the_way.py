"""Claim the Way. A gate with its arch broken out, a trampled road that runs under it, and one of the pack on either side; the emblem hangs in the gap."""
import math

import bloodhowl
import gorequill
from brushes import disc, line, mix, path, placed, poly, shards
from places import IRON, cloud, contours, island, motes, ridge, rock, sheet

CARD = "F-CLAIM-THE-WAY"
ALT = "A hound and a quilled beast stand on either side of a broken gate, and between them runs a road marked by claws."

STONE, STONE_LIGHT, STONE_DARK, BONE, RED = "#4a1a1e", "#8a3828", "#2c0e15", "#f8e8ca", "#b23822"


def arch():
    """Wedge stones round the gap; the crown is gone, and what fell lies beside the road."""
    cx, cy, out = 31.5, 28.4, ""
    for k in range(-9, 10):
        if abs(k) < 2 or k in (4, -7):
            continue
        a, b = math.radians(-90 + k * 11 - 5.2), math.radians(-90 + k * 11 + 4.9)
        outer, inner = 19.6 + (.7 if k % 2 else 0) - (1.2 if abs(k) == 2 else 0), 15.4 - (.4 if k % 3 == 0 else 0)
        ring = [(cx + math.cos(q) * r, cy + math.sin(q) * r) for q, r in ((a, outer), (b, outer), (b, inner), (a, inner))]
        out += poly(ring, STONE if k % 2 else mix(STONE, STONE_DARK, .4))
        out += poly([ring[3], ring[2], (cx + math.cos(b) * (inner + 1.0), cy + math.sin(b) * (inner + 1.0)), (cx + math.cos(a) * (inner + 1.2), cy + math.sin(a) * (inner + 1.2))], "#e8703c")
        out += poly([ring[0], ring[1], (cx + math.cos(b) * (outer - .8), cy + math.sin(b) * (outer - .8))], STONE_LIGHT)
    for s in (-1, 1):
        x = cx + s * 17.4
        out += poly([(x - 2.6, 60), (x - 2.4, 41), (x + 2.4, 41), (x + 2.6, 60)], mix(STONE, STONE_DARK, .3)) + poly([(x - s * 2.4, 41), (x - s * 1.5, 41), (x - s * 1.6, 60), (x - s * 2.6, 60)], "#c94f27")
        out += "".join(line([(x - 2.4, y), (x + 2.4, y + .2)], STONE_DARK, .3) for y in (44.4, 47.6))
    # the two stones at the break lean out of their bed
    out += placed(poly([(-2, -2.4), (1.8, -2.0), (2.2, 1.8), (-1.6, 2.2)], STONE) + poly([(-2, -2.4), (1.8, -2), (.4, -.6)], STONE_LIGHT), 37.8, 9.4, .9, 24)
    return out


def road():
    """Broad before us, narrow where it goes under the gate; trodden flat, and marked."""
    out = poly([(29.2, 41.4), (33.8, 41.4), (47, 62), (16, 62)], "#7e2a20") + poly([(29.2, 41.4), (30.2, 41.4), (21.4, 62), (16, 62)], "#c25a2f") + poly([(33.2, 41.4), (33.8, 41.4), (47, 62), (44.4, 62)], "#54191c")
    for y, w in ((42.6, 2.4), (44.2, 3.2), (46.2, 4.2), (48.6, 5.6)):
        out += line([(31.5 - w, y), (31.5 - w * .3, y + .25), (31.5 + w * .4, y - .1), (31.5 + w, y + .15)], "#54191c", .24)
    # three strokes of a claw across it, still hot
    for x0, y0, x1, y1 in ((28.4, 43.0, 30.2, 51.4), (30.9, 42.6, 33.0, 51.6), (33.0, 43.2, 36.2, 51.0)):
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        out += poly([(x0, y0), (mx + .55, my - .2), (x1, y1), (mx - .55, my + .3)], "#ff7a2e") + poly([(x0 + .1, y0 + .8), (mx + .22, my - .1), (x1 - .1, y1 - .9), (mx - .22, my + .1)], "#ffd877")
    return out


def hound():
    b = bloodhowl
    return b.hind_leg(True) + b.fore_leg(True) + b.tail() + b.fore_leg() + b.ruff(False) + b.trunk() + b.ribs() + b.hind_leg() + b.head() + b.ruff(True)


def quilled():
    g = gorequill
    out = g.leg([(24, 43), (30, 43), (30.4, 46.4), (31.4, 48.6), (25.6, 48.6), (25.4, 46)], True) + g.leg([(38, 44), (43, 43.6), (43.6, 46.6), (45, 48.6), (39.4, 48.6), (39, 46)], True) + g.wheel() + g.trunk()
    for pts in ([(15.4, 42.6), (22.8, 41.4), (23.6, 46.0), (25.0, 49.4), (17.0, 49.4), (17.6, 46.4)], [(32.6, 42.6), (39.4, 41.4), (40.0, 46.0), (41.6, 49.4), (33.8, 49.4), (34.2, 46.2)]):
        out += g.leg(pts, False) + "".join(poly([(pts[4][0] + k * 2.5, 49.5), (pts[4][0] + k * 2.5 + .9, 47.7), (pts[4][0] + k * 2.5 + 2.1, 48.0), (pts[4][0] + k * 2.5 + 2.7, 49.5)], "#cfa57c") for k in range(3))
    return out + g.head()


def pennant(x, y, s, flip):
    """A torn strip of red from a lance, driven in where the way was taken."""
    out = poly([(-.45, 22), (-.3, -1), (.3, -1), (.45, 22)], STONE_DARK) + poly([(-.7, -.8), (0, -4.2), (.7, -.8)], BONE) + poly([(.3, .2), (8.4, 1.0), (6.6, 2.6), (9.4, 4.2), (6.0, 5.2), (7.4, 7.4), (.3, 6.6)], RED) + poly([(.3, 3.4), (7.6, 3.2), (9.4, 4.2), (6.0, 5.2), (7.4, 7.4), (.3, 6.6)], "#7e1f1b")
    return placed(out + poly([(2.0, 1.6), (4.4, 3.2), (2.0, 4.8), (3.0, 3.2)], "#ffb15a"), x, y, s, 0, flip)


def picture():
    sky = contours(31.5, 29, IRON, 54, 1.0, 1.0, [58, 50, 43, 36.6, 31, 25.6, 20.4, 15.6, 11], edge="#ffd28c")
    far = island(13.4, 14.6, 8, 3.6, 8, "#7e2a24", "#641f20", "#4a161a") + poly([(12, 14.4), (12, 11.6), (12.9, 11.6), (12.9, 10.8), (13.9, 10.8), (13.9, 11.6), (14.8, 11.6), (14.8, 14.4)], "#4a161a") + poly([(13.1, 13.6), (13.1, 12.7), (13.7, 12.7), (13.7, 13.6)], "#ffc069")
    far += island(51.6, 11.8, 6.6, 3.0, 3, "#7e2a24", "#641f20", "#4a161a") + line([(55, 11.8), (60, 14), (66, 12.4)], "#ffc069", .16, opacity=.6) + line([(-3, 17.4), (4, 16.6), (9.6, 14.6)], "#ffc069", .16, opacity=.6)
    far += ridge([(-6, 38), (1, 34.6), (5, 37), (10, 31.4), (14, 36.6), (20, 38.4), (26, 40), (37, 40), (44, 38), (50, 34.8), (55, 36.6), (60, 30.8), (70, 37)], "#c95a34")
    mid = ridge([(-6, 42), (6, 40.2), (14, 42), (22, 41.2), (31, 41.8), (41, 41.2), (50, 42), (58, 40.4), (70, 42)], "#a3402a") + arch() + ridge([(-6, 47.4), (4, 46.4), (14, 46.8), (20, 48.4), (26, 52), (37, 52), (43, 48.4), (49, 46.8), (58, 46.4), (70, 47.4)], "#7a281f") + road()
    mid += pennant(5.4, 20.4, 1.0, False) + pennant(58.0, 21.4, .92, True)
    # the dust that they raised
    light = "".join(cloud(x, y, w, h, tone, s) for x, y, w, h, tone, s in ((-6, 47.0, 26, 8.4, "#d9652f", 4), (43, 47.0, 26, 8.0, "#d9652f", 7), (-5, 48.2, 24, 4.6, "#ef8a44", 9), (44, 48.2, 24, 4.4, "#ef8a44", 2)))
    subject = placed(hound(), -6.2, 25.0, .455) + placed(quilled(), 69.4, 25.0, .455, 0, True)
    front = shards([(24.4, 47.6, .9), (22.6, 49.0, .6), (39.4, 47.4, .8), (41.6, 49.4, .7), (26.2, 44.6, .5)], "#5f2422", "#c9602f", "#2c0d14", 4)
    front += rock([(-5, 58), (-4, 50), (1, 48.6), (6, 51), (9, 54), (12, 58)], "#16070d", "#7e2a20", "#0b0308") + rock([(52, 58), (55, 53.6), (59, 50.8), (63, 48.8), (70, 48), (70, 58)], "#16070d", "#7e2a20", "#0b0308")
    front += motes(14, (4, 8, 60, 36), "#ffd28c", 6, avoid=((31.5, 28, 13),))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
