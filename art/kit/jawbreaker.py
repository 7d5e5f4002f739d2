"""Jawbreaker. An uppercut with a battering ram: it comes out of the corner of the card and lifts a tortoise, town and all."""
import math

from brushes import disc, line, placed, poly, shards
from carve import BONE, IRON_BODY, loft, plate, seam
from hearthshell import dome, guests, head, leg, under
from places import contours, island, motes, rays, ridge, sheet

CARD = "IM-014"
ALT = "Rauk's ram of a fist swings up from the corner under a tortoise's chin and knocks it off its feet, its lid of a shell ajar."

BLOW = ["#3d0f19", "#701b22", "#a93428", "#df6632", "#f9a052", "#ffd792", "#fff4d2"]
HIT, TURN = (26.6, 35.4), -47
GLOW = "#ffd592"


def fist():
    """The ram from the side, its face at the origin, the forearm running off to the left."""
    light = (.2, -.72, .5)
    out = loft([(0, [(-52, -8.4), (-38, -7.8), (-26, -6.8), (-14.4, -5.0)]), (4, [(-52, -1.6), (-38, -1.8), (-26, -1.6), (-14.4, -.8)]), (0, [(-52, 8.4), (-38, 7.4), (-26, 6.6), (-14.4, 5.0)])], IRON_BODY, light, .42, GLOW)
    out += plate([(-32, -8.6), (-25, -9.4), (-20.6, -6.6), (-20.2, 5.6), (-24.6, 8.4), (-31.6, 7.6)], (-26, -1.4), 4.4, IRON_BODY, light, .4, GLOW)
    out += poly([(-20.8, -5.6), (-18.4, -5.2), (-18.4, 5.0), (-20.8, 5.4)], "#ff7a2e") + poly([(-20.1, -4.4), (-19.1, -4.2), (-19.1, 4.0), (-20.1, 4.2)], "#ffd877")
    out += seam([(-29.6, 3.4), (-27.4, 1.4), (-25.6, 2.0), (-23.6, -.4)], .4)
    top = [(-13.0, -5.2), (-9.4, -6.4), (-4.6, -6.8), (-.8, -4.6), (.6, -1.8)]
    one = [(-13.0, -2.6), (-9.2, -3.0), (-4.6, -3.0), (-1.6, -2.2), (.8, -.8)]
    two = [(-13.0, 2.2), (-9.2, 2.6), (-4.6, 2.8), (-1.4, 2.0), (.8, 1.0)]
    low = [(-13.0, 5.0), (-9.4, 6.2), (-4.6, 6.6), (-.8, 4.6), (.6, 2.0)]
    out += loft([(0, top), (3.4, one), (3.4, two), (0, low)], BONE, light, .4, "#ffffff", .8, .14)
    out += line([(-1.6, -3.6), (-3.4, -1.0), (-2.6, .8), (-4.4, 3.6)], BONE[1], .42) + line([(-7.8, -4.6), (-6.6, -2.6), (-7.6, -.8)], BONE[1], .34)
    out += poly([(-16.0, -6.0), (-12.6, -6.2), (-12.4, 6.0), (-16.0, 5.8)], "#17090e") + poly([(-16.0, -6.0), (-12.6, -6.2), (-12.6, -5.5), (-16.0, -5.3)], "#e8703c")
    for y in (-3.8, -1.2, 1.4, 4.0):
        out += poly([(-15.2, y), (-14.3, y - .9), (-13.4, y), (-14.3, y + .9)], "#ffc27a")
    return out


def streaks():
    """How fast: three tongues of air along the arm."""
    out = ""
    for y, x0, x1, w, c in ((-9.6, -40, -8, 1.0, "#f9a052"), (9.0, -42, -7, 1.2, "#df6632"), (-12.2, -34, -16, .6, "#ffd792")):
        out += poly([(x0, y), (x1, y - w * .5), (x1 - 6, y + w), (x0 + 10, y + w * .6)], c)
    return out


def tortoise():
    """Hearthshell with its chin to the sky: the head thrown back, the lid sprung open at the far end, nobody's feet on the ground."""
    lid = placed(placed(dome(), -47.6, -35.2), 47.6, 34.2, 1, 13)
    crown = placed(placed(head(), -49.4, -37.6), 49.8, 36.4, .96, -34)
    legs = placed(leg(0, 0, True), 25.6, 48.0, 1, 24) + placed(leg(0, 0, True), 41.4, 47.6, 1, -26)
    near = placed(leg(0, 0, False), 19.8, 49.4, 1, 30) + placed(leg(0, 0, False), 45.6, 49.0, 1, -22)
    gut = poly([(17, 42.4), (25, 43.6), (33.2, 44.2), (42, 43.6), (50, 42), (48, 46), (33, 47.2), (19, 46)], "#3f2a2a")
    warm = poly([(15.6, 35.6), (20, 27), (34, 31), (49, 35.4), (47, 40), (20, 41)], "#f0a64e") + poly([(17.4, 35.6), (21.2, 30), (34, 33), (45, 36), (43, 39), (21, 40)], "#ffd98a")
    return legs + gut + warm + under() + placed(guests(), 0, -2.4) + crown + near + lid


def victim():
    """Turned to face the blow, and tilted by it."""
    return placed(placed(placed(tortoise(), -34, -35), 0, 0, .6, 0, True), 40.6, 31.4, 1, 17)


def picture():
    x, y = HIT
    sky = contours(x + 2, y - 3, BLOW, 91, 1.05, 1, [40, 33, 26.8, 21.2, 16.2, 11.6, 7.6], .05, "#fff0c8")
    far = island(46.0, 18.6, 6, 2.6, 4, "#b5433a", "#93322f", "#702427") + poly([(44.8, 18.4), (44.8, 16.6), (46, 15.4), (47.2, 16.6), (47.2, 18.4)], "#702427") + poly([(45.7, 18), (45.7, 17.2), (46.3, 17.2), (46.3, 18)], "#fff0c8")
    mid = ridge([(8, 47), (18, 46), (26, 46.8), (36, 45.8), (46, 46.6), (60, 45.4)], "#93322b") + ridge([(8, 50.4), (20, 49.6), (36, 50), (60, 49.2)], "#5c1a20") + poly([(34, 51.2), (40, 50.2), (48, 50.3), (52, 51.2), (43, 52)], "#3d0f19")
    light = rays(x + 1.6, y - 2.4, [(a, 2.4, r, 5) for a, r in ((-172, 11), (-146, 15), (-118, 12), (-96, 17), (-70, 12), (150, 8), (22, 8), (54, 10))], "#fff4d2", .95)
    spark = placed(poly([(math.sin(k * .3927) * (4.6 if k % 2 == 0 else 1.9), -math.cos(k * .3927) * (4.6 if k % 2 == 0 else 1.9)) for k in range(16)], "#fff4d2") + disc(0, 0, 1.6, "#ffd792"), x + 1.8, y - 2.6)
    subject = victim() + spark + placed(streaks() + fist(), x, y, .82, TURN)
    front = shards([(22.4, 25.4, .7), (30.2, 20.8, .55), (19.6, 30.6, .5), (34.2, 22.6, .4), (24.8, 21.2, .4)], "#f0dcb8", "#ffffff", "#b98c68", 4)
    front += "".join(placed(poly([(-.9, -1.1), (.9, -1.1), (.6, .6), (0, 1.2), (-.6, .6)], "#96543f"), px, py, s, t) for px, py, s, t in ((49.6, 25.4, 1, 30), (51.2, 31.0, .8, -20), (47.6, 22.4, .7, 70)))
    front += motes(8, (18, 15, 50, 30), "#fff0c8", 5, avoid=((40, 32, 10), (27, 33, 6)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)


def over():
    """The arm, where it crosses the edge of the window."""
    return sheet(ALT, subject=placed(streaks() + fist(), *HIT, .82, TURN))
