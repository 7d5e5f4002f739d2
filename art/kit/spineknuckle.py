"""Spineknuckle. A hill of shoulders on two fists: each arm ends in a mace of bone, and it walks on them towards the light."""
import math

from brushes import disc, line, placed, poly, shards
from carve import BONE, IRON_BODY, claws, limb, loft, plate, seam
from places import contours, island, motes, ridge, rock, sheet

CARD = "IM-009"
ALT = "A bull-necked brawler walks on two fists of knotted bone, away from the gap that it has just made in a wall."

BLOOD = ["#2c0a14", "#52101b", "#82191f", "#b42c26", "#de5a30", "#f7974e", "#ffd596"]
LIGHT = (.66, -.5, .46)
GLOW = "#ffcf8e"
SHADE = ["#140709", "#1f0c11", "#33131a", "#4a1b1f", "#6a2a25", "#93432e"]


def mace(x, y, r, light=LIGHT, far=False, spin=0):
    """A fist of bone knobs, each grown round an old crack; fire shows where they meet."""
    bones = ["#4d3029", "#6f4538", "#8f604a", "#b08565", "#cfa981", "#e8cda4"] if far else BONE
    core = [(x + math.cos(k * .785 + .3) * r * .82, y + math.sin(k * .785 + .3) * r * .82) for k in range(8)]
    out = poly(core, "#7c1d17") + poly([(a * .7 + x * .3, b * .7 + y * .3) for a, b in core], "#ff7a2e")
    spots = [(math.radians(spin + k * 60), .62, .52) for k in range(6)] + [(math.radians(spin + 24), .02, .6)]
    for k, (a, off, size) in enumerate(spots):
        cx, cy, s = x + math.cos(a) * r * off, y + math.sin(a) * r * off, r * size * (1, .86, 1.08, .92, 1, .84, 1)[k]
        ring = [(cx + math.cos(j * 1.047 + a * 1.7) * s * (1, .86, 1.04, .9, 1, .94)[j], cy + math.sin(j * 1.047 + a * 1.7) * s * (1, .86, 1.04, .9, 1, .94)[j]) for j in range(6)]
        out += plate(ring, (cx + light[0] * s * .2, cy + light[1] * s * .2), s * .75, bones, light, .22, "#fff6e0")
        if k % 2 == 0:
            out += line([(cx - s * .5, cy - s * .1), (cx - s * .05, cy + s * .15), (cx + s * .2, cy - s * .2), (cx + s * .6, cy + s * .1)], bones[1], .24)
    return out + seam([(x - r * .75, y + r * .3), (x - r * .2, y + r * .42), (x + r * .3, y + r * .2)], .26) + seam([(x + r * .1, y - r * .78), (x + r * .42, y - r * .36), (x + r * .5, y + r * .05)], .24)


def spurs(points, long, tones=BONE, side=1):
    """The second spine, on the outside of the arm: a knuckle of bone every step, largest in the middle."""
    out = ""
    for k in range(len(points) - 1):
        (ax, ay), (bx, by) = points[k], points[k + 1]
        size = math.dist((ax, ay), (bx, by))
        ux, uy = (bx - ax) / size, (by - ay) / size
        nx, ny = uy * side, -ux * side
        h = long * (.7 + .5 * math.sin(math.pi * (k + .5) / (len(points) - 1)))
        tip = (bx + nx * h - ux * .2, by + ny * h - uy * .2)
        root, end = (ax - nx * .8, ay - ny * .8), (bx - nx * .8, by - ny * .8)
        out += poly([root, (ax + nx * h * .35, ay + ny * h * .35), tip, end], tones[2]) + poly([(ax + nx * h * .35, ay + ny * h * .35), tip, ((root[0] + end[0]) / 2, (root[1] + end[1]) / 2), root], tones[4])
    return out


def hind(far):
    x, y = (6.0, -1.2) if far else (0, 0)
    tones = SHADE[:4] if far else IRON_BODY
    out = limb([(19.6 + x, 44.6 + y, 2.4), (19.2 + x, 47.2 + y, 2.2), (20.4 + x, 49.4 + y, 2.7)], tones, LIGHT, 0 if far else .24)
    out += limb([(20.4 + x, 37.6 + y, 4.4), (23.4 + x, 41.4 + y, 4.0), (19.8 + x, 45.4 + y, 2.3)], tones, LIGHT, 0 if far else .3, .8, .1)
    return out + ("" if far else claws([(19.0, 49.7), (21.0, 49.7), (23.0, 49.7)], BONE, 1.8, .9))


def trunk():
    top = [(16.0, 44.0), (16.4, 37.4), (19.6, 30.2), (24.6, 23.8), (30.8, 18.8), (37.6, 16.4), (43.6, 17.4), (48.0, 21.4)]
    one = [(19.0, 45.0), (20.2, 38.8), (23.8, 32.6), (28.8, 27.4), (34.4, 24.0), (39.8, 22.4), (44.6, 22.4), (48.4, 24.6)]
    two = [(21.6, 46.0), (24.2, 41.2), (28.2, 36.4), (32.6, 32.6), (37.2, 29.8), (41.6, 28.0), (45.6, 27.2), (48.8, 27.6)]
    low = [(23.4, 46.6), (27.4, 44.6), (31.8, 42.0), (36.0, 39.2), (39.8, 36.2), (43.8, 33.2), (47.0, 31.2), (49.2, 30.4)]
    out = loft([(0, top), (2.6, one), (3.6, two), (.6, low)], IRON_BODY, LIGHT, .4, GLOW)
    out += spurs([(16.8, 35.6), (19.8, 29.6), (22.8, 25.8), (26.4, 22.0), (30.4, 19.2), (34.6, 17.6), (38.6, 16.8)], 2.3)
    return out + seam([(24.0, 38.4), (26.2, 36.2), (29.0, 36.6), (31.4, 34.2)], .34) + seam([(22.0, 34.2), (23.8, 32.0), (25.8, 32.2)], .26)


def head():
    """Blunt as a bull's: the brow a bar of bone, the under jaw a step ahead of the upper."""
    jaw_top = [(44.4, 31.0), (48.0, 31.4), (51.6, 31.6), (55.4, 30.8)]
    jaw_mid = [(44.2, 33.0), (47.8, 33.8), (51.8, 33.8), (56.0, 32.2)]
    jaw_low = [(44.6, 34.6), (47.4, 36.0), (51.6, 36.2), (55.4, 34.2)]
    out = loft([(0, jaw_top), (1.2, jaw_mid), (0, jaw_low)], SHADE, LIGHT, .2, GLOW) + poly([(45.6, 30.6), (54.6, 29.6), (55.2, 31.2), (51.6, 32.0), (47, 31.8)], "#a82c18")
    for x, y, h in ((48.4, 32.0, 2.0), (51.0, 32.2, 1.5), (53.8, 31.8, 3.6)):
        out += poly([(x - .9, y), (x + .2, y - h), (x + .9, y)], BONE[4]) + poly([(x - .9, y), (x + .2, y - h), (x, y)], BONE[2])
    top = [(41.2, 24.6), (43.6, 21.6), (47.4, 21.6), (50.6, 23.6), (53.2, 26.2), (54.6, 28.8)]
    mid = [(42.4, 27.8), (44.8, 26.0), (48.2, 26.0), (50.8, 27.0), (52.8, 28.2), (54.2, 29.6)]
    low = [(42.4, 32.4), (45.4, 31.4), (48.4, 31.2), (51.0, 31.0), (53.0, 30.8), (54.0, 30.6)]
    out += loft([(0, top), (1.8, mid), (0, low)], IRON_BODY, LIGHT, .3, GLOW)
    out += poly([(46.8, 26.2), (50.6, 26.0), (51.2, 27.6), (48.0, 28.0)], "#140709") + poly([(48.0, 26.7), (50.4, 26.6), (50.6, 27.4), (48.8, 27.6)], "#ffd877")
    out += plate([(43.8, 23.6), (46.4, 21.6), (50.2, 22.8), (52.8, 25.6), (52.0, 26.6), (48.0, 25.9), (44.4, 26.6)], (48.0, 23.9), 1.2, BONE, LIGHT, .22, "#fff6e0")
    out += disc(53.2, 28.4, .45, "#140709")
    # ear, torn
    return out + poly([(42.4, 25.6), (38.4, 24.0), (36.8, 25.8), (38.6, 26.4), (38.0, 27.6), (42.2, 28.4)], IRON_BODY[2]) + poly([(42.4, 25.6), (38.4, 24.0), (36.8, 25.8), (41, 26.6)], IRON_BODY[4])


def near_arm():
    """Straight down from the shoulder; what it leans on is as big as the head."""
    out = spurs([(33.0, 28.0), (33.0, 32.4), (34.2, 36.6), (36.0, 40.2), (37.0, 44.0)], 3.0, BONE, -1)
    out += limb([(40.2, 35.4, 4.3), (41.6, 40.4, 4.7), (42.0, 44.4, 3.2)], IRON_BODY, LIGHT, .34, .9, -.1, GLOW)
    out += limb([(37.8, 25.4, 5.2), (38.4, 31.4, 6.2), (40.6, 37.2, 4.5)], IRON_BODY, LIGHT, .38, .9, -.1, GLOW)
    out += plate([(31.6, 27.0), (33.8, 21.6), (38.8, 19.6), (43.4, 22.6), (44.0, 27.8), (39.4, 31.6), (34.0, 31.0)], (39.0, 24.4), 3.0, IRON_BODY, LIGHT, .36, GLOW)
    return out + seam([(39.0, 32.6), (40.8, 35.2), (41.0, 38.0)], .32) + mace(42.4, 45.2, 5.3, LIGHT, False, 12)


def far_arm():
    """Already set down for the next step."""
    out = limb([(45.6, 24.6, 3.4), (51.6, 30.4, 3.8), (54.4, 35.4, 2.9)], SHADE, LIGHT, .3) + spurs([(49.6, 33.4), (52.0, 37.0), (53.4, 40.6), (54.4, 43.4)], 1.7, BONE[:5], -1)
    return out + limb([(54.0, 33.8, 2.8), (55.6, 39.4, 3.0), (56.2, 43.2, 2.2)], SHADE, LIGHT, .3) + mace(56.8, 45.0, 4.4, LIGHT, True, 40)


def picture():
    sky = contours(54, 30, BLOOD, 52, 1.15, .95, [70, 61, 52, 43.6, 35.6, 28, 21, 14.8, 9.4], edge="#ffcf9a")
    far = island(57.2, 18.6, 7, 3.0, 5, "#c4432f", "#a8352a", "#852724") + poly([(55.8, 18.4), (55.8, 16.2), (56.6, 16.8), (57.2, 15.8), (57.8, 16.8), (58.6, 16.4), (58.6, 18.4)], "#852724") + poly([(56.9, 18.0), (56.9, 17.2), (57.5, 17.2), (57.5, 18.0)], "#ffcf8e")
    far += ridge([(-6, 40), (3, 38), (20, 41.4), (30, 42), (46, 41.4), (53, 42.4), (60, 40.6), (70, 41)], "#a3292a")
    # the wall that was one wall until now
    wall = [(10, 60), (10, 12.6), (15.4, 13.2), (15.8, 10.6), (20.6, 11.2), (21.2, 14.8), (24.6, 15.2), (23.0, 19.0), (25.4, 22.4), (21.8, 26.8), (23.4, 31.4), (20.0, 36.0), (21.6, 41.0), (18.4, 45.4), (19.0, 60)]
    mid = poly(wall, "#5d1419") + poly([(24.6, 15.2), (23.0, 19.0), (25.4, 22.4), (21.8, 26.8), (23.4, 31.4), (20.0, 36.0), (21.6, 41.0), (18.4, 45.4), (17.4, 45.0), (20.4, 40.8), (18.8, 36.0), (22.0, 31.2), (20.4, 26.6), (24.0, 22.4), (21.8, 18.8), (23.2, 15.0)], "#de5a30")
    for y in (18.4, 23.6, 28.8, 34, 39.2, 44.4):
        mid += line([(10, y), (20.4, y + .2)], "#3d0d13", .3)
    for x, y in ((14.6, 13.2), (17.8, 18.5), (14.2, 23.7), (18.4, 28.9), (15.0, 34.1), (17.6, 39.3)):
        mid += line([(x, y), (x, y + 5.1)], "#3d0d13", .3)
    mid += ridge([(-6, 45.4), (20, 44.4), (34, 45.4), (46, 44.4), (56, 45.2), (70, 44)], "#6d171d") + ridge([(-6, 49.2), (10, 48.4), (24, 49.2), (40, 48.6), (56, 49.4), (70, 48.4)], "#36090f")
    # where the fist has just gone in
    mid += "".join(seam([(42.4, 49.6), ((42.4 + x) / 2 + .6, (49.6 + y) / 2 - .4), (x, y)], .42) for x, y in ((31.6, 49.4), (34.6, 51.4), (50.4, 50.8), (42.0, 52.8)))
    subject = placed(far_arm() + hind(True) + trunk() + hind(False) + placed(head(), 8.8, 3.6, .9) + near_arm(), -.6, .6, .985)
    front = shards([(26.6, 47.2, .9), (29.8, 48.8, .6), (16.8, 47.6, 1.0), (25.6, 27.4, .7), (27.4, 19.6, .5), (26.6, 33.4, .5), (49.6, 47.6, .5), (28.8, 14.4, .6)], "#7d1d1e", "#f7974e", "#250910", 4)
    front += rock([(-5, 58), (-4, 49.5), (1, 47.2), (6, 49.4), (11, 52.4), (14, 58)], "#16050a", "#74201f", "#0b0206") + rock([(54, 58), (57, 54), (61, 52.8), (65, 49.4), (70, 48.6), (70, 58)], "#16050a", "#74201f", "#0b0206")
    front += motes(7, (26, 14, 62, 44), GLOW, 16, avoid=((36, 32, 17), (52, 30, 9), (24, 40, 10)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
