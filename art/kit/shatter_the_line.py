"""Shatter the Line. From behind the shields: the middle one has just stopped being a shield, and a horn stands where it was."""

from brushes import line, mix, path, placed, poly, shards, smooth
from burrowguard import head as badger_head, hind, shovel, trunk
from carve import BONE, IRON_BODY, limb, loft, plate
from places import contours, motes, rays, sheet

CARD = "IM-015"
ALT = "Ridgebreaker's horned head bursts through a row of tall shields towards us, and the badger behind the middle one goes flying."

DUST = ["#4a1a1a", "#7d2c22", "#b5482c", "#e2773c", "#f7ab62", "#ffd699", "#fff2d0"]
LIGHT = (.35, -.75, .5)
GLOW = "#ffdc9e"
AXIS = 33.6


def pair(points, s):
    return [(AXIS + x * s, y) for x, y in points]


def ridgehead():
    """Ridgebreaker head on: stone slabs behind, the wedge of the skull, the plough in the middle and a tusk at each side."""
    out = ""
    for x, y, tx, ty, w in ((-12.2, 30, -14.6, 21.6, 3.0), (-7.6, 26, -9.4, 15.8, 3.4), (7.8, 26, 10.0, 15.2, 3.4), (0, 24, .6, 13.2, 3.8)):
        out += plate([(AXIS + x - w, y), (AXIS + tx - w * .55, ty + 2.6), (AXIS + tx, ty), (AXIS + tx + w * .5, ty + 2.0), (AXIS + x + w, y)], (AXIS + (x + tx) / 2 - .4, (y + ty) / 2 - 1), 2.4, BONE, LIGHT, .26, "#ffffff")
    out += poly([(AXIS - 18, 56), (AXIS - 17, 34), (AXIS - 11, 25), (AXIS, 22), (AXIS + 11, 25), (AXIS + 17, 34), (AXIS + 18, 56)], IRON_BODY[1])
    for s in (-1, 1):
        tones = IRON_BODY if s > 0 else ["#14070c", "#260f14", "#3b171b", "#55211f", "#783026", "#a34a2e"]
        out += loft([(0, pair([(0, 22), (7.6, 23.4), (13.6, 28.4), (17.4, 36)], s)), (2.4, pair([(0, 25.6), (6.0, 27.6), (10.6, 32.0), (13.4, 40)], s)), (1, pair([(0, 30), (4, 33), (7, 38), (9, 46)], s))], tones, LIGHT, .34, GLOW)
        # ear
        out += plate(pair([(9.0, 27.4), (13.4, 23.4), (15.4, 25.0), (14.2, 28.8), (11.0, 30.6)], s), (AXIS + 12.4 * s, 27.0), 1, tones, LIGHT, .24, GLOW)
        out += loft([(0, pair([(0, 26.4), (4.4, 27.2), (8.8, 29.6)], s)), (2.0, pair([(0, 30.4), (4.4, 31.2), (8.4, 33.4)], s)), (3.6, pair([(0, 36.4), (3.8, 36.8), (6.8, 38.6)], s)), (2.6, pair([(0, 41.6), (3.6, 41.6), (6.0, 42.6)], s)), (0, pair([(0, 44.4), (3.0, 44.6), (5.4, 44.0)], s))], tones, LIGHT, .26, GLOW, .85, .1)
        out += poly(pair([(2.8, 33.8), (8.0, 30.8), (8.4, 32.6), (4.6, 34.9)], s), "#14070c") + poly(pair([(4.0, 33.7), (7.4, 31.7), (7.5, 32.5), (5.0, 34.1)], s), "#ffd877")
        out += poly(pair([(1.2, 42.2), (2.6, 41.4), (2.8, 42.6), (1.8, 43.2)], s), "#14070c")
    out += poly([(AXIS - 5.2, 44.0), (AXIS + 5.2, 44.0), (AXIS + 4.6, 47.6), (AXIS, 49), (AXIS - 4.6, 47.6)], "#1f0c11") + poly([(AXIS - 4, 44.4), (AXIS + 4, 44.4), (AXIS + 3.4, 46.6), (AXIS, 47.4), (AXIS - 3.4, 46.6)], "#c4331d")
    for x, h in ((-3.6, 2.0), (-1.4, 1.4), (1.0, 1.5), (3.2, 2.1)):
        out += poly([(AXIS + x - .8, 44.0), (AXIS + x, 44.0 + h), (AXIS + x + .8, 44.0)], BONE[4])
    for s in (-1, 1):
        out += limb([(AXIS + 4.8 * s, 46.8, 1.7), (AXIS + 8.8 * s, 46.6, 1.7), (AXIS + 12.0 * s, 43.0, 1.4), (AXIS + 12.8 * s, 38.4, .9), (AXIS + 12.0 * s, 34.2, .05)], BONE if s > 0 else BONE[:5], LIGHT, .26, .9, .15 * s, "#fffbe8")
    # the plough
    top = [(AXIS - 3.4, 40.6), (AXIS - 3.3, 34.0), (AXIS - 2.4, 27.0), (AXIS - .2, 19.0)]
    mid = [(AXIS + .2, 41.6), (AXIS + .4, 34.4), (AXIS + .5, 27.2), (AXIS + .2, 19.0)]
    low = [(AXIS + 3.4, 40.6), (AXIS + 3.5, 34.0), (AXIS + 2.8, 27.0), (AXIS + .4, 19.0)]
    out += loft([(0, top), (3.0, mid), (0, low)], BONE, LIGHT, .34, "#ffffff")
    for y, w in ((39.0, 3.2), (36.4, 3.3), (33.8, 3.2), (31.4, 2.9)):
        out += line([(AXIS - w, y - .6), (AXIS + .3, y + .7), (AXIS + w, y - .6)], BONE[1], .26)
    return out


def shield(points, tone, edge):
    """A tall shield of oak seen from behind: boards, a brass edge, two straps."""
    out = poly(points, edge)
    cx, cy = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    inner = [(cx + (x - cx) * .9, cy + (y - cy) * .95) for x, y in points]
    out += poly(inner, tone)
    left, right = min(p[0] for p in inner), max(p[0] for p in inner)
    top, low = min(p[1] for p in inner) + 2.4, max(p[1] for p in inner)
    for k in range(1, 4):
        x = left + (right - left) * k / 4
        out += poly([(x - .16, top), (x + .16, top), (x + .16, low), (x - .16, low)], mix(tone, "#000000", .4))
    out += poly([(left, cy - 3), (right, cy - 3.6), (right, cy - 1.6), (left, cy - 1)], mix(edge, "#3a1a14", .35)) + poly([(left, cy + 7), (right, cy + 6.4), (right, cy + 8.4), (left, cy + 9)], mix(edge, "#3a1a14", .45))
    return out + path(smooth([(cx - 1.6, cy - 3.2, 1), (cx - 2.6, cy + 2), (cx - 1.4, cy + 7.2, 1), (cx - .4, cy + 7.2, 1), (cx - 1.4, cy + 2), (cx - .5, cy - 3.3, 1)]), "#3a1a14")


def line_of_shields():
    """Left and right of the gap they still stand, pushed apart."""
    tall = [(-5.4, 16), (-5.8, -8.6), (-3.6, -12.0), (0, -13.2), (3.6, -12.0), (5.8, -8.6), (5.4, 16)]
    # the broken edge of each, on the side of the gap
    left = [*tall[:4], (3.6, -12.0), (4.6, -8.4), (2.8, -5.6), (5.0, -2.4), (3.4, 1.2), (5.2, 5.0), (4.0, 16)]
    right = [(-x, y) for x, y in reversed(left)]
    return placed(shield(left, "#7a4426", "#d99a48"), 20.0, 42.4, 1, -12) + placed(shield(right, "#7a4426", "#d99a48"), 48.0, 42.4, 1, 12)


def flying():
    """What the middle shield was: boards of oak, lengths of brass, one strap."""
    out = ""
    for x, y, long, wide, turn, brass in ((25.0, 20.4, 6.4, 1.6, -58, 0), (41.4, 28.2, 4.4, 1.3, 40, 0), (20.4, 26.0, 5.0, 1.4, -24, 0), (27.6, 49.0, 6.0, 1.8, -64, 0), (41.0, 49.4, 5.4, 1.7, 58, 0), (29.2, 16.8, 4.4, .8, -38, 1), (26.0, 42.6, 3.8, .8, 18, 1), (43.0, 41.8, 3.6, .8, -34, 1), (18.0, 21.6, 3.2, .7, -70, 1)):
        c, lit_, dark = ("#e0a24c", "#ffe0a0", "#8f5c24") if brass else ("#8a4c2a", "#d98a4a", "#4a2416")
        body = poly([(-long / 2, -wide / 2), (long / 2 - .7, -wide / 2), (long / 2, -wide * .1), (long / 2 - .5, wide / 2), (-long / 2 + .6, wide / 2), (-long / 2 - .3, 0)], c) + poly([(-long / 2, -wide / 2), (long / 2 - .7, -wide / 2), (long / 2, -wide * .1), (-long / 2 - .1, -wide * .08)], lit_)
        out += placed(body + poly([(-long / 2 + .6, wide / 2), (long / 2 - .5, wide / 2), (long / 2 - .2, wide * .25), (-long / 2 + .2, wide * .22)], dark), x, y, 1, turn)
    return out


def badger():
    """Burrowguard, head over heels."""
    body = hind(True) + trunk() + hind(False) + placed(shovel(), 46.2, 34.6, .9, -24) + badger_head()
    return placed(placed(body, -36, -34), 46.0, 22.4, .36, 150)


def guards():
    """The two beside the gap, from behind: ears, the white stripe, a slate on each shoulder."""
    out = ""
    for x, y, s, turn in ((20.6, 51.4, .92, -10), (47.2, 51.6, .92, 9)):
        body = path(smooth([(-7.4, 8, 1), (-7.0, 1), (-4.6, -2.8), (0, -4), (4.6, -2.8), (7.0, 1), (7.4, 8, 1)]), "#2b2027")
        body += path(smooth([(-3.6, -2.6), (-4.4, -6.4), (-2.8, -9.2), (0, -10), (2.8, -9.2), (4.4, -6.4), (3.6, -2.6), (0, -1.6)]), "#3a2c31") + path(smooth([(-1.1, -2.0), (-1.2, -6), (-.8, -9.8), (.8, -9.8), (1.2, -6), (1.1, -2.0)]), "#e9d8bc")
        for k in (-1, 1):
            body += path(smooth([(3.0 * k, -8.4), (3.4 * k, -10.6), (4.8 * k, -10.4), (5.0 * k, -8.2), (4.0 * k, -6.8)]), "#2b2027") + path(smooth([(3.6 * k, -8.6), (4.0 * k, -9.8), (4.6 * k, -8.8), (4.1 * k, -7.6)]), "#b5786a")
            body += poly([(2.4 * k, -1.6), (5.2 * k, -2.2), (7.4 * k, .6), (6.6 * k, 3.4), (3.0 * k, 2.4)], "#5a6a80" if k > 0 else "#333d52") + poly([(2.4 * k, -1.6), (5.2 * k, -2.2), (7.4 * k, .6), (4.6 * k, -.4)], "#93a3b0")
        out += placed(body, x, y, s, turn)
    return out


def picture():
    sky = contours(AXIS, 25, DUST, 37, 1.02, 1, [40, 33, 27, 21.6, 16.6, 12, 7.8], .05, "#fff0c8")
    light = rays(AXIS, 32, [(a, 9, r, 2.6) for a, r in ((-162, 24), (-140, 27), (-118, 24), (-62, 24), (-40, 27), (-18, 24))], "#fff2d0", .7)
    far = poly([(8, 58), (8, 38), (14, 36.4), (22, 37), (46, 37), (52, 36.2), (60, 38), (60, 58)], "#8a3424")
    subject = placed(placed(ridgehead(), -AXIS, -34), 33.8, 34.4, .84) + badger()
    front = line_of_shields() + flying() + guards() + shards([(28.0, 22.0, .6), (40.2, 17.6, .5), (17.4, 34.0, .5), (51.0, 33.4, .5), (37.6, 50.4, .7), (30.0, 51.4, .5)], "#8a4c2a", "#ffdc9e", "#3a1a14", 7)
    front += motes(8, (17, 15, 51, 30), "#fff2d0", 5, avoid=((34, 32, 13), (45, 20, 6)))
    return sheet(ALT, sky=sky, light=light, far=far, subject=subject, front=front)
