"""Bloodhowl. Close to: the long jaws open to the moon, a horn of bone plates round the neck, and behind bare ribs the bellows that the howl comes from."""
import math

from brushes import disc, lit, mix, num, path, placed, poly, smooth, straight
from carve import BONE as BONES
from carve import IRON_BODY, loft, plate
from places import contours, island, motes, ridge, rock, sheet

CARD = "IM-006"
ALT = "A hound howls at the moon, bone plates standing round its neck and fire behind its bare ribs; far off three of the pack join in."

MOONLIT = ["#24101f", "#431a2b", "#702a38", "#a64742", "#dd7f58", "#fbbd84", "#fff0d0"]
K, D, M, L, H, RIM = "#17090e", "#2a1016", "#54201f", "#8a3826", "#c25a2f", "#ffc27a"
BONE, BONE_MID, BONE_DARK, FIRE, HOT = "#f8e8ca", "#cfa57c", "#8f604a", "#ff7a2e", "#ffd877"
LIGHT = (.55, -.68, .48)
GLOW = "#ffd9a0"
HINGE = (32.8, 26.2)


def hind_leg(far=False):
    shape = [(21.6, 36.4), (25.4, 32.6), (30.4, 35.6), (30.6, 40.4), (27.6, 43.4), (28.2, 46.6), (31.0, 48.2), (31.0, 49.4), (21.8, 49.4), (21.4, 47.2), (22.8, 44.6), (20.6, 41.4)]
    if far:
        return poly([(x + 5.0, y - .5) for x, y in shape], K)
    inner = poly([(21.4, 36.4), (25.4, 32.4), (26.2, 37.4), (20.4, 41.4)], L) + poly([(25.4, 32.4), (31, 35.4), (31, 40.4), (26.2, 37.4)], M) + poly([(26.2, 37.4), (31, 40.4), (27.6, 43.6), (23, 44.6), (20.4, 41.4)], mix(D, M, .6)) + poly([(23, 44.6), (27.6, 43.4), (28.4, 47), (24, 48)], M)
    return lit(straight(shape), D, RIM, .3, .2, inner) + "".join(poly([(x, 49.5), (x + .7, 47.9), (x + 1.8, 48.1), (x + 2.3, 49.5)], BONE_MID) for x in (24.4, 26.6, 28.8))


def fore_leg(far=False):
    shape = [(37.8, 33.4), (42.6, 30.6), (46.0, 34.0), (45.2, 39.4), (44.2, 43.0), (45.0, 46.8), (48.0, 48.2), (48.2, 49.4), (40.8, 49.4), (41.2, 46.6), (40.6, 42.6), (38.4, 38.4)]
    if far:
        return poly([(x + 4.2, y - .6) for x, y in shape], K)
    inner = poly([(37.8, 33.4), (42.6, 30.6), (42.4, 36.6), (38.4, 38.4)], M) + poly([(42.6, 30.6), (46.2, 34), (45.2, 39.4), (42.4, 36.6)], L) + poly([(42.4, 36.6), (45.2, 39.4), (44.2, 43), (41.6, 43)], M) + poly([(41.6, 43), (44.2, 43), (45.2, 47), (42.4, 47)], L)
    return lit(straight(shape), D, RIM, -.3, .2, inner) + "".join(poly([(x, 49.5), (x + .7, 47.8), (x + 1.8, 48.0), (x + 2.4, 49.5)], BONE_MID) for x in (41.6, 43.8, 46.0))


def tail():
    return poly([(22.4, 34.2), (18.2, 33.6), (15.6, 30.0), (15.2, 24.8), (17.6, 29.4), (20.4, 31.0), (24.4, 31.0)], D) + poly([(15.2, 24.8), (17.6, 29.4), (20.4, 31), (18, 31.6)], L)


def trunk():
    """Deep chest, drawn-up belly, and the neck that runs on from the chest straight upwards."""
    shape = [(21.0, 35.4), (23.2, 31.2), (28.0, 29.6), (33.4, 28.8), (37.0, 26.0), (39.2, 21.0), (45.6, 20.6), (48.4, 25.4), (49.4, 31.0), (48.2, 36.4), (44.4, 39.8), (39.2, 40.4), (34.6, 38.6), (30.8, 37.4), (26.6, 38.4), (22.4, 39)]
    inner = poly([(21, 35.4), (23.2, 31), (28, 29.4), (27.6, 34)], L) + poly([(28, 29.4), (33.4, 28.6), (33.6, 33), (27.6, 34)], H) + poly([(33.4, 28.6), (37, 26), (40.6, 28.4), (33.6, 33)], L) + poly([(37, 26), (39.2, 21), (43, 24.4), (40.6, 28.4)], M)
    inner += poly([(39.2, 21), (45.6, 20.4), (48.6, 25.4), (43, 24.4)], L) + poly([(43, 24.4), (48.6, 25.4), (49.6, 31), (45, 31), (40.6, 28.4)], M) + poly([(21, 35.4), (27.6, 34), (31, 37.6), (26.6, 38.6), (22, 39.2)], mix(D, M, .6)) + poly([(27.6, 34), (33.6, 33), (35, 39.4), (30.8, 37.6)], M)
    # the bare ribs, and the howl behind them
    inner += poly([(34.0, 32.2), (40.6, 28.4), (46.4, 30.6), (47.8, 35.6), (44.2, 39.4), (39.2, 39.9), (35.4, 37.8)], "#a82c18") + poly([(35.8, 33.6), (41, 30.6), (45.2, 32.6), (46, 36), (43.4, 38.6), (39.4, 39.0), (36.6, 37.0)], FIRE) + poly([(38.2, 34.4), (41.4, 32.6), (43.8, 34.4), (43, 37.2), (40.2, 38.2)], HOT)
    return lit(straight(shape), D, RIM, -.25, .4, inner)


def ribs():
    out = ""
    for k, (x, top, foot) in enumerate(((35.2, 31.6, 38.2), (37.8, 30.2, 39.8), (40.5, 28.9, 40.4), (43.2, 29.2, 40.0), (45.8, 30.2, 38.2))):
        bow = 1.5
        out += poly([(x - .7, top), (x + .5, top - .3), (x + bow + .8, (top + foot) / 2), (x + .5, foot), (x + .1, foot), (x + bow - .5, (top + foot) / 2)], BONE_MID if k % 2 else BONE)
        out += poly([(x - .7, top), (x - .1, top - .1), (x + bow + .1, (top + foot) / 2), (x + .1, foot), (x + bow - .5, (top + foot) / 2)], BONE_DARK)
    return out + poly([(33.2, 31.4), (37.4, 28.4), (41.6, 26.8), (46.0, 28.0), (47.6, 30.2), (46.4, 31.0), (41.4, 29.4), (37.2, 31), (34, 33.2)], D) + poly([(33.2, 31.4), (37.4, 28.4), (41.6, 26.8), (41.5, 28), (37.4, 29.7), (33.6, 32.4)], H)


def ruff(front):
    """For the hound seen whole: bone plates upright round the neck like the pipes of a horn, tallest at the back."""
    rows = ((36.2, 27.6, -146, 10.4), (37.4, 25.6, -132, 10.4)) if not front else ((37.4, 29.8, -142, 9.0), (39.4, 28.6, -122, 8.4), (41.8, 27.9, -103, 7.4), (44.2, 27.8, -84, 6.8), (46.5, 28.4, -62, 7.0), (48.3, 30.0, -36, 7.4))
    out = ""
    for x, y, turn, long in rows:
        a = math.radians(turn)
        ux, uy, w = math.cos(a), math.sin(a), 1.55
        ring = [(x - uy * w * .7, y + ux * w * .7), (x + ux * long * .7 - uy * w, y + uy * long * .7 + ux * w), (x + ux * long + uy * w * .5, y + uy * long - ux * w * .5), (x + ux * long * .8 + uy * w, y + uy * long * .8 - ux * w), (x + uy * w * .7, y - ux * w * .7)]
        out += poly(ring, BONE if front else BONE_MID) + poly([ring[0], ring[1], ring[2], (x + ux * long * .5, y + uy * long * .5)], BONE_MID if front else BONE_DARK)
        out += poly([ring[4], ring[0], (x + ux * long * .2 - uy * w * .7, y + uy * long * .2 + ux * w * .7), (x + ux * long * .2 + uy * w * .7, y + uy * long * .2 - ux * w * .7)], "#a8432a")
    return out


def head():
    """For the hound seen whole: the skull in profile with the nose to the sky; the long jaw falls open to the right."""
    lower = [(44.6, 23.6), (46.8, 20.4), (51.4, 18.2), (56.6, 15.4), (58.2, 15.9), (57.4, 18.0), (53.0, 21.8), (49.0, 25.4), (46.0, 26.4)]
    out = lit(straight(lower), D, RIM, -.1, -.35, poly([(46, 26.6), (47.8, 22.8), (52.6, 19.6), (58, 16.4), (57.4, 18.2), (53, 22), (49, 25.6)], M))
    out += poly([(44.0, 21.8), (44.8, 16.4), (47.2, 19.6), (52.0, 17.6), (47.0, 21.2), (45.4, 24)], "#c93a1c") + poly([(44.6, 21), (45.2, 18.6), (47, 20.4), (45.4, 22.6)], HOT)
    for x, y, tx, ty in ((48.4, 19.6, 47.4, 17.2), (50.8, 18.5, 49.9, 16.6), (53.0, 17.3, 52.0, 15.0), (55.8, 15.8, 54.3, 12.6)):
        out += poly([(x - .8, y + .5), (tx, ty), (x + .8, y - .3)], BONE)
    skull = [(39.4, 24.6), (37.6, 20.8), (38.4, 17.0), (40.6, 14.2), (42.4, 9.4), (44.4, 5.6), (46.2, 5.4), (46.8, 7.2), (46.4, 12.0), (45.8, 16.0), (46.2, 19.6), (44.8, 24.0)]
    inner = poly([(39.4, 24.6), (37.4, 20.8), (38.4, 17), (41.6, 19.6)], M) + poly([(38.4, 17), (40.6, 14.2), (43, 15.6), (41.6, 19.6)], L) + poly([(40.6, 14.2), (42.4, 9.4), (44.4, 10), (43, 15.6)], H) + poly([(42.4, 9.4), (44.4, 5.4), (46.4, 5.2), (44.4, 10)], L)
    inner += poly([(43, 15.6), (44.4, 10), (46.4, 5.2), (47, 7), (46, 16)], M) + poly([(41.6, 19.6), (43, 15.6), (46, 16), (46.4, 20), (44.8, 24.2)], mix(M, L, .4))
    out += lit(straight(skull), D, RIM, .3, .3, inner)
    for x, y, tx, ty in ((46.3, 8.4, 49.4, 9.6), (46.3, 11.0, 48.2, 11.6), (46.0, 13.4, 48.6, 14.4), (45.9, 15.8, 47.4, 16.4)):
        out += poly([(x - .2, y - .9), (tx, ty), (x - .2, y + .8)], BONE)
    out += poly([(41.2, 17.8), (42.4, 15.4), (43.0, 15.5), (42.2, 17.9)], HOT) + poly([(40.6, 18.2), (41.8, 15.0), (42.4, 15.2), (41.4, 18.4)], K) + disc(45.6, 6.2, .6, K)
    # ear laid back
    return out + poly([(38.6, 18.2), (33.4, 16.2), (29.8, 17.6), (33.4, 20.2), (38.2, 21.8)], D) + poly([(38.6, 18.2), (33.4, 16.2), (29.8, 17.6), (35.4, 18.8)], L)


def jaws(turn=-42, gape=33):
    """The head with its nose to the sky; drawn level, then tipped up about the hinge behind the eye."""
    under = loft([(0, [(-5.0, 3.2), (0, 4.0), (5.2, 4.2), (10.4, 4.0), (12.4, 3.0)]), (1.2, [(-5.6, 5.2), (-.2, 5.8), (5.2, 5.8), (10.6, 5.2), (12.6, 4.0)]), (0, [(-5.4, 7.8), (-.4, 7.9), (5.0, 7.4), (10.4, 6.2), (12.4, 4.8)])], IRON_BODY, LIGHT, .24, GLOW)
    for x, y, h in ((3.4, 4.2, 1.5), (6.0, 4.3, 2.1), (8.4, 4.2, 1.6), (11.4, 3.6, 3.2)):
        under += poly([(x - .7, y + .2), (x + .3, y - h), (x + .8, y + .2)], BONES[5]) + poly([(x - .7, y + .2), (x + .3, y - h), (x, y + .2)], BONES[3])
    tongue = path(smooth([(-1.6, 3.6), (2.6, 3.2), (7.0, 2.8), (10.2, 1.4), (10.8, 2.2), (8.4, 4.0), (3.0, 4.8), (-1.6, 5.0)]), "#d8452a")
    out = poly([(-4.6, 1.6), (9.6, .6), (6.6, 7.2), (3, 8.6), (-3.6, 6.6)], "#4a1018") + poly([(-4.0, 2.4), (6.6, 1.2), (4.4, 7.2), (-2.6, 6.0)], "#b42c20") + poly([(-3.6, 2.8), (2.2, 2.0), (1.4, 5.4), (-2.4, 5.2)], FIRE)
    out += placed(placed(under + tongue, 4.4, -3.4), -4.4, 3.4, 1, gape)
    for x, y, h in ((3.6, 1.0, 1.6), (6.2, .9, 2.2), (8.8, .7, 1.5), (12.0, .6, 3.4)):
        out += poly([(x - .7, y - .2), (x + .4, y + h), (x + .8, y - .2)], BONES[5]) + poly([(x - .7, y - .2), (x + .4, y + h), (x, y - .2)], BONES[3])
    # ear, laid back
    out += plate([(-5.0, -3.6), (-9.4, -8.0), (-14.6, -8.6), (-12.0, -4.4), (-7.0, -.6)], (-9.6, -5.0), 1.4, IRON_BODY, LIGHT, .28, GLOW)
    out += loft([(0, [(-9.6, -.6), (-6.4, -4.4), (-3.2, -6.0), (.4, -5.4), (4.0, -3.6), (9.6, -3.0), (13.8, -2.4)]), (2.4, [(-8.8, 2.2), (-5.6, -.8), (-2.6, -2.0), (.8, -2.0), (4.6, -1.4), (10.0, -1.2), (14.6, -1.2)]), (0, [(-7.6, 5.4), (-4.6, 3.6), (-2.0, 2.4), (1.2, 1.6), (5.0, 1.1), (10.0, .8), (14.0, .5)])], IRON_BODY, LIGHT, .34, GLOW)
    out += disc(13.9, -1.7, .78, "#14070c") + poly([(-.8, -3.9), (1.8, -3.5), (3.2, -2.2), (.6, -2.5)], "#14070c") + poly([(.2, -3.4), (1.7, -3.1), (2.5, -2.4), (.9, -2.7)], HOT)
    return placed(out, *HINGE, 1.02, turn)


def neck():
    """Straight up out of the chest."""
    return loft([(0, [(14, 60), (15.4, 50), (19.0, 42.6), (24.4, 36.4), (26.0, 31.0), (28.4, 26.4)]), (3.2, [(23, 60), (24, 50), (26.2, 43.0), (29.0, 37.4), (30.2, 32.4), (31.6, 28.4)]), (3.2, [(36, 60), (36, 51), (35.2, 44.0), (34.6, 38.4), (34.6, 34.0), (34.6, 30.0)]), (.4, [(51, 60), (49.6, 51.6), (46.2, 44.6), (41.4, 39.4), (39.4, 35.4), (38.4, 31.0)])], IRON_BODY, LIGHT, .38, GLOW)


def pipe(x, y, turn, long, wide, near):
    """A plate of the ruff on its root (x, y), hollow at the top like the pipe of a horn."""
    tones = BONES if near else ["#5d3a34", "#7a5044", "#97695a", "#b48672", "#cfa68e", "#e6c8ae"]
    out = plate([(-wide * .8, .8), (-wide, -long * .6), (-wide * .5, -long), (wide * .6, -long * .94), (wide, -long * .5), (wide * .8, .8)], (-.1, -long * .4), wide * .9, tones, LIGHT, .22, "#fffbe8")
    return placed(out + poly([(-wide * .8, .8), (-wide * .9, -long * .18), (wide * .86, -long * .16), (wide * .8, .8)], "#a8432a"), x, y, 1, turn)


def collar(near):
    """Standing all round the neck; the near row is shorter, so that the throat is seen."""
    if not near:
        return "".join(pipe(x, y, turn, long, 1.6, False) for x, y, turn, long in ((22.8, 38.0, -58, 10.0), (24.6, 36.4, -40, 11.4), (41.6, 37.4, 44, 9.4), (39.8, 36.0, 27, 10.4)))
    return "".join(pipe(x, y, turn, long, 1.75, True) for x, y, turn, long in ((21.4, 41.0, -54, 8.6), (44.0, 41.0, 48, 8.0), (24.0, 42.8, -34, 8.4), (41.6, 42.8, 30, 7.8), (27.4, 44.2, -17, 8.0), (38.4, 44.2, 15, 7.6), (31.0, 45.0, -4, 7.8), (34.8, 45.0, 6, 7.8)))


def bellows():
    """What the howl is made with: fire, and five ribs in front of it."""
    out = path(smooth([(24.6, 49.4), (28.6, 46.4), (34, 45.4), (40, 46.4), (43.6, 50), (43.6, 58), (24.6, 58)]), "#a82c18") + path(smooth([(27.2, 50.2), (30.6, 48.0), (34.6, 47.4), (38.8, 48.4), (41, 51), (41, 58), (27.2, 58)]), FIRE) + path(smooth([(30.4, 51.4), (34.4, 49.6), (38, 51.6), (38, 58), (30.4, 58)]), HOT)
    for x, top, lean in ((26.2, 47.6, -1.2), (29.8, 46.0, -.7), (33.6, 45.4, 0), (37.4, 45.8, .6), (41.0, 47.2, 1.1)):
        out += poly([(x - .8, top), (x + .7, top - .1), (x + .7 + lean, 52), (x + .2 + lean, 58), (x - 1.0 + lean, 58), (x - .9 + lean, 52)], BONES[4]) + poly([(x - .8, top), (x - .2, top), (x - .2 + lean, 52), (x - .5 + lean, 58), (x - 1.0 + lean, 58), (x - .9 + lean, 52)], BONES[2])
    return out


def howl(x, y):
    """Rings that open towards the moon."""
    out = ""
    for r, op, w in ((4.6, .95, .5), (7.6, .85, .46), (11.0, .7, .42), (14.8, .5, .38)):
        spots = [(x + math.cos(math.radians(a)) * r, y + math.sin(math.radians(a)) * r) for a in range(-58, 2, 7)]
        out += path(smooth(spots, False), stroke="#a64742", stroke_width=num(w), opacity=op, stroke_linecap="round")
    return out


def choir(x, y, size):
    """One of the pack, sitting, its nose up."""
    return placed(poly([(-2.2, 0), (-2.4, -2.0), (-1.2, -4.0), (.2, -5.6), (.4, -7.4), (1.6, -9.6), (2.2, -9.4), (2.0, -7.6), (3.2, -8.6), (3.4, -8.0), (2.2, -6.4), (1.6, -4.4), (1.8, -2.0), (1.6, 0)], "#4c1b29") + poly([(.2, -7.0), (-.9, -7.6), (.5, -6.2)], "#4c1b29"), x, y, size)


def picture():
    sky = contours(50, 18, MOONLIT, 81, 1.12, 1.0, [70, 60.6, 51.6, 43.2, 35.4, 28.2, 21.6, 15.6, 10], edge="#ffd28c")
    far = island(18.6, 24.4, 7.4, 3.2, 8, "#6d2c38", "#582230", "#401726") + poly([(17.4, 24.2), (17.4, 21.4), (18.1, 21.4), (18.1, 20.6), (19.1, 20.6), (19.1, 21.4), (20, 21.4), (20, 24.2)], "#401726") + poly([(18.4, 23.6), (18.4, 22.7), (19, 22.7), (19, 23.6)], "#ffc069")
    far += ridge([(-6, 44), (6, 41.6), (20, 45), (34, 46), (44, 44.4), (50, 43.0), (54, 41.0), (58, 42.2), (62, 39.6), (70, 41)], "#8c3b40") + choir(54.4, 41.4, .72) + choir(58.2, 42.2, .56) + choir(61.6, 40.0, .62)
    mid = ridge([(-6, 49), (8, 47.4), (20, 49), (44, 49.4), (56, 47.6), (70, 48.4)], "#5a2130")
    subject = placed(collar(False) + neck(), -1.4, -1.6) + jaws() + placed(bellows() + collar(True), -1.4, -2.6)
    front = rock([(-5, 58), (-4, 49.5), (1, 47.6), (7, 50.2), (12, 53), (15, 58)], "#16070d", "#7e2a20", "#0b0308") + rock([(50, 58), (54, 53), (60, 51.4), (64, 48.8), (70, 48.0), (70, 58)], "#16070d", "#7e2a20", "#0b0308")
    front += motes(6, (16, 14, 60, 38), "#ffd28c", 6, avoid=((34, 30, 13), (44, 20, 12)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=howl(47.0, 21.0), subject=subject, front=front)
