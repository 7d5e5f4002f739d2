"""Spineknuckle. A bull-necked brawler with one mace of bone planted and the other already over its head."""
import math

from brushes import disc, line, placed, poly, shards
from carve import BONE, IRON_BODY, claws, limb, loft, plate, seam
from places import contours, island, motes, ridge, rock, sheet

CARD = "IM-009"
ALT = "A bull-necked brawler leans on one fist of knotted bone and swings the other over its head above a broken wall."

BLOOD = ["#2c0a14", "#52101b", "#82191f", "#b42c26", "#de5a30", "#f7974e", "#ffd596"]
LIGHT = (-.72, -.5, .42)
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
    x, y = (6.4, -.8) if far else (0, 0)
    tones = SHADE[:4] if far else IRON_BODY
    out = limb([(20.8 + x, 44.4 + y, 2.4), (20.4 + x, 47.0 + y, 2.2), (21.4 + x, 49.2 + y, 2.9)], tones, LIGHT, 0 if far else .24)
    out += limb([(21.4 + x, 35.6 + y, 4.6), (24.2 + x, 40.4 + y, 4.4), (20.8 + x, 45.4 + y, 2.4)], tones, LIGHT, 0 if far else .3, .8, .1)
    return out + ("" if far else claws([(20.0, 49.5), (22.2, 49.5), (24.2, 49.5)], BONE, 1.8, .9))


def trunk():
    top = [(15.6, 39.4), (16.8, 32.4), (21.2, 25.6), (27.4, 20.6), (34.2, 18.4), (40.4, 19.4), (45.4, 22.6)]
    one = [(19.2, 40.4), (21.0, 34.6), (25.4, 28.6), (31.0, 24.4), (36.6, 22.6), (42.0, 23.4), (46.0, 25.0)]
    two = [(22.4, 42.2), (25.2, 38.6), (29.2, 34.6), (34.4, 31.4), (39.4, 29.0), (43.6, 28.0), (46.6, 27.8)]
    low = [(24.2, 44.4), (28.4, 42.6), (32.6, 41.6), (37.4, 39.6), (42.2, 36.4), (45.6, 32.8), (47.2, 30.4)]
    out = loft([(0, top), (2.6, one), (3.6, two), (.6, low)], IRON_BODY, LIGHT, .4, GLOW)
    # vertebrae of the first spine
    out += spurs([(17.6, 31.2), (21.2, 25.8), (24.2, 23.2), (27.4, 20.8), (30.8, 19.4), (34.2, 18.6)], 1.9)
    return out + seam([(26.4, 37.6), (28.6, 35.4), (31.4, 35.8), (34.0, 33.4)], .34) + seam([(24.0, 33.8), (25.8, 31.6), (27.8, 31.8)], .26)


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
    out = limb([(40.6, 34.6, 3.9), (42.6, 39.4, 4.4), (43.4, 44.4, 3.0)], IRON_BODY, LIGHT, .3, .9, .15, GLOW)
    out += limb([(34.4, 24.4, 5.0), (36.0, 30.0, 6.0), (40.8, 36.4, 4.3)], IRON_BODY, LIGHT, .36, .9, .2, GLOW)
    out += plate([(28.8, 26.2), (31.8, 21.4), (37.2, 20.4), (41.0, 23.8), (40.8, 28.8), (35.6, 31.4), (30.6, 30.4)], (35.2, 25.2), 3.0, IRON_BODY, LIGHT, .34, GLOW)
    out += spurs([(30.4, 30.0), (32.4, 33.4), (35.4, 36.6), (38.0, 39.6), (38.8, 43.2)], 2.6, BONE, -1)
    return out + seam([(37.8, 31.8), (39.6, 34.6), (39.8, 37.4)], .3) + mace(44.2, 45.0, 5.0, LIGHT, False, 12)


def raised():
    """The far arm: straight up from the shoulder and bent back at the elbow, the mace at the top of its swing."""
    out = spurs([(44.4, 24.0), (48.8, 21.0), (51.6, 17.4), (54.6, 15.6)], 2.0, BONE[:5], -1)
    out += limb([(41.0, 24.0, 3.2), (46.0, 20.4, 3.5), (49.4, 17.2, 2.6)], SHADE, LIGHT, .24) + limb([(48.8, 18.4, 2.7), (53.2, 18.4, 2.8), (56.4, 20.2, 2.2)], SHADE, LIGHT, .24)
    return out + mace(57.4, 21.6, 4.5, LIGHT, True, 40)


def picture():
    sky = contours(25, 27, BLOOD, 52, 1.12, .98, [64, 56, 48, 40.4, 33.2, 26.6, 20.6, 15, 10], edge="#ffcf9a")
    far = island(55.0, 34.6, 9, 3.6, 5, "#74201f", "#5f1a1c", "#470f17") + poly([(53.4, 34.4), (53.4, 31.6), (54.2, 32.4), (54.8, 31.2), (55.6, 32.4), (56.6, 31.8), (56.6, 34.4)], "#470f17") + poly([(54.6, 33.8), (54.6, 33.0), (55.2, 33.0), (55.2, 33.8)], "#ffcf8e") + line([(50.6, 35), (40, 40), (24, 41)], "#ffd596", .16, opacity=.4)
    far += ridge([(-6, 38), (3, 35), (8, 37.6), (13, 33), (18, 38.4), (30, 40), (46, 41), (53, 40.4), (60, 41.4), (70, 39)], "#8c1f20")
    # the wall that was here
    mid = ridge([(-6, 43), (8, 42), (20, 43.4), (34, 42.4), (46, 43.4), (56, 42.6), (70, 43)], "#5d1419")
    for x, y, w, h, c in ((9.6, 45.4, 5.2, 9.6, "#6d1a1c"), (14.4, 46.0, 3.4, 4.6, "#551318"), (56.4, 46, 4.2, 5.4, "#481117"), (60.2, 46.4, 6, 11, "#551318")):
        mid += poly([(x, y), (x + .2, y - h * .8), (x + w * .3, y - h), (x + w * .55, y - h * .72), (x + w * .8, y - h * .9), (x + w, y - h * .5), (x + w, y)], c) + line([(x + .2, y - h * .4), (x + w - .2, y - h * .36)], "#33090f", .25) + line([(x + w * .5, y - h * .7), (x + w * .46, y - h * .4)], "#33090f", .25)
    mid += ridge([(-6, 48.4), (10, 47.4), (24, 48.2), (40, 47.6), (56, 48.4), (70, 47.4)], "#36090f")
    # where the planted fist went in
    mid += "".join(seam([(42.6, 49.4), ((42.6 + x) / 2 + .6, (49.4 + y) / 2 - .5), (x, y)], .42) for x, y in ((32.6, 49.2), (35.6, 51.2), (51.6, 49.6), (49.2, 51.4), (42.0, 52.6)))
    subject = placed(raised() + hind(True) + trunk() + hind(False) + head() + near_arm(), 1.4, 3.5, .93)
    front = shards([(50.6, 46.2, .8), (53.0, 43.4, .55), (36.6, 45.8, .6), (51.4, 40.8, .4), (33.8, 47.6, .5), (58.4, 31.6, .45), (60.6, 29.2, .35), (55.6, 38.4, .5)], "#5d1a1a", "#f7974e", "#250910", 4)
    front += rock([(-5, 58), (-4, 49.5), (1, 47.2), (6, 49.4), (11, 52.4), (14, 58)], "#16050a", "#74201f", "#0b0206") + rock([(54, 58), (57, 53), (61, 51.8), (65, 48.4), (70, 47.6), (70, 58)], "#16050a", "#74201f", "#0b0206")
    front += motes(8, (16, 14, 60, 44), GLOW, 16, avoid=((36, 32, 17), (54, 22, 9), (24, 40, 10)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
