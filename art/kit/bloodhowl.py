"""Bloodhowl. A hound with its head thrown straight up, a horn of bone plates round its neck, bellows for ribs."""
import math

from brushes import disc, lit, mix, path, placed, poly, shards, straight
from places import contours, island, motes, ridge, rock, sheet

CARD = "IM-006"
ALT = "A deep-chested hound throws its head straight up and howls, fire showing between its bare ribs, while the pack listens."

MOONLIT = ["#24101f", "#431a2b", "#702a38", "#a64742", "#dd7f58", "#fbbd84", "#fff0d0"]
K, D, M, L, H, RIM = "#17090e", "#2a1016", "#54201f", "#8a3826", "#c25a2f", "#ffc27a"
BONE, BONE_MID, BONE_DARK, FIRE, HOT = "#f8e8ca", "#cfa57c", "#8f604a", "#ff7a2e", "#ffd877"


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
    """Bone plates upright round the neck like the pipes of a horn, tallest at the back."""
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
    """Skull seen in profile with the nose to the sky; the long jaw falls open to the right."""
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


def howl():
    """The howl itself: rings of light above the open jaw, in the way of the moon."""
    out = ""
    for r, op in ((6.4, .9), (9.2, .8), (12.2, .6)):
        spots = [(47.6 + math.cos(math.radians(a)) * r, 25.4 + math.sin(math.radians(a)) * r) for a in range(-76, -40, 7)]
        out += path(straight(spots, False), stroke="#a64742", stroke_width=".42", opacity=op, stroke_linecap="round", stroke_linejoin="round")
    return out


def picture():
    sky = contours(43, 16, MOONLIT, 81, 1.05, 1.0, [56, 48, 41, 35, 29.4, 24, 18.8, 13.8, 9], edge="#ffd28c")
    far = island(20.6, 20.4, 8.4, 3.6, 8, "#6d2c38", "#582230", "#401726") + poly([(19.2, 20.2), (19.2, 17), (20, 17), (20, 16.2), (21, 16.2), (21, 17), (22, 17), (22, 20.2)], "#401726") + poly([(20.2, 19.4), (20.2, 18.4), (20.9, 18.4), (20.9, 19.4)], "#ffc069")
    far += ridge([(-6, 42), (4, 39), (9, 41.4), (14, 37.4), (19, 40), (28, 40.6), (35, 42.4), (46, 42.6), (54, 40.4), (60, 35.2), (70, 38)], "#7c3139")
    mid = ridge([(-6, 46), (6, 44.2), (14, 46.2), (24, 45), (36, 46.4), (48, 45.2), (58, 46.6), (70, 44)], "#4c1b29") + ridge([(-6, 50), (10, 48.6), (24, 49.4), (40, 48.8), (56, 49.6), (70, 48.6)], "#2a0e19")
    # the pack that hears it, far off on the ridge
    for x, y in ((57.4, 37.0), (60.6, 35.2), (54.6, 40.0)):
        mid += poly([(x - 1.1, y), (x - .9, y - 1.2), (x - 1.5, y - 1.9), (x - .6, y - 1.6), (x + .3, y - 1.5), (x + .6, y - 3.0), (x + .95, y - 1.3), (x + .8, y)], "#5a1a19")
    hound = hind_leg(True) + fore_leg(True) + tail() + fore_leg() + ruff(False) + trunk() + ribs() + hind_leg() + head() + ruff(True)
    subject = placed(hound, 6.6, 8.9, .82)
    front = shards([(54.4, 48.4, .7), (34.6, 48.6, .6), (18.6, 47.8, .5)], "#6a2320", "#f0813c", "#2c0d14", 4)
    front += rock([(-5, 58), (-4, 47.5), (1, 45.6), (7, 48.8), (12, 52), (15, 58)], "#16070d", "#7e2a20", "#0b0308") + rock([(51, 58), (55, 53), (60, 51.4), (64, 48.2), (70, 47.6), (70, 58)], "#16070d", "#7e2a20", "#0b0308")
    front += motes(9, (16, 22, 60, 38), "#ffd28c", 6, avoid=((36, 32, 14), (44, 20, 9)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=howl(), subject=subject, front=front)
