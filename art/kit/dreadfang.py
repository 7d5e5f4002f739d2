"""Dreadfang Matriarch. Skara from straight ahead and far too near: eight legs like the ribs of a hall, and the hall is a mouth."""
from brushes import placed, poly
from carve import BONE, IRON_BODY, limb, loft, plate, seam
from places import contours, island, rays, ridge, rock, sheet

CARD = "S-DREADFANG-MATRIARCH"
ALT = "Skara grown vast fills the sky head on, eight legs arched like the ribs of a hall, her brood at her feet and embers on her breath."

EMBER = ["#1c0710", "#380d16", "#64151b", "#9c2a22", "#d8562c", "#f79a4a", "#ffd893"]
GLOW = "#ffcf8e"
RIGHT, LEFT = (.5, -.62, .5), (-.5, -.62, .5)
DARK = ["#14060c", "#1c0a11", "#2c1017", "#42171c", "#5c2220", "#7e3227"]
AXIS = 39.0


def side(points, s):
    return [(AXIS + x * s, y) for x, y in points]


def arch(hip, knee, foot, thick, s, far=False):
    """One leg of one side, measured from the axis outwards."""
    (hx, hy), (kx, ky), (fx, fy) = side([hip, knee, foot], s)
    light = (.45, -.6, .5)
    ax, ay = kx + (fx - kx) * .6, ky + (fy - ky) * .6
    if far:
        c, e = "#5c1a1e", "#a8392a"
        out = limb([(hx, hy, thick), (kx, ky, thick * .7)], [c] * 6, light, .16, edge=e)
        return out + limb([(kx + (kx - hx) * .12, ky - thick * 1.3, .1), (kx, ky + 1, thick * .85), (ax, ay, thick * .55), (fx, fy, .05)], [c] * 6, light, .2, edge=e)
    tones = IRON_BODY if s > 0 else ["#14070c", "#220d13", "#371519", "#50201f", "#732f27", "#a34a2f"]
    out = limb([(hx, hy, thick * 1.2), ((hx + kx) / 2, (hy + ky) / 2 - 1.0, thick * 1.25), (kx, ky, thick * .75)], tones, light, .3, .9, 0, GLOW)
    bow = 1.6 * s
    out += limb([(ax - (fx - ax) * .12, ay - 1.4, thick * .86), (ax + (fx - ax) * .3 + bow * .3, ay + (fy - ay) * .3, thick * .74), (ax + (fx - ax) * .7 + bow * .25, ay + (fy - ay) * .7, thick * .42), (fx, fy, .04)], BONE if s > 0 else BONE[:5], light, .2, .9, 0, "#fffbe8")
    out += limb([(kx + (kx - hx) * .14, ky - thick * 1.5, .1), (kx + bow * .2, ky + thick * .8, thick), ((kx + ax) / 2 + bow * .6, (ky + ay) / 2, thick * .82), (ax, ay, thick * .62)], tones, light, .3, .9, 0, GLOW)
    return out + poly([(kx - .7 + bow * .2, ky + thick), (kx + bow * .2, ky + thick - 1.5), (kx + .7 + bow * .2, ky + thick), (kx + bow * .2, ky + thick + 2)], "#ff7a2e")


def horns(s):
    out = ""
    for root, bend, tip, w in (((4.6, 15.4), (11.6, 12.6), (17.6, 3.6), 2.0), ((2.8, 13.4), (7.2, 8.0), (8.6, -.4), 1.9), ((6.2, 19.2), (13.0, 18.6), (19.4, 13.0), 1.5)):
        (rx, ry), (bx, by), (tx, ty) = side([root, bend, tip], s)
        out += limb([(rx, ry, w), (bx, by, w * .78), ((bx + tx) / 2 + .8 * s, (by + ty) / 2 + .3, w * .5), (tx, ty, .05)], BONE if s > 0 else BONE[:5], (.45, -.6, .5), .22, .9, 0, "#fffbe8")
    return out


def fang(x, y, tx, ty, w, s):
    """A fang of the mesh; the half away from the light is darker."""
    dark, light = (BONE[2], BONE[4]) if s > 0 else (BONE[1], BONE[3])
    mx, my = x * .4 + tx * .6 + .5 * (1 if x > AXIS else -1), y * .4 + ty * .6
    out = poly([(x - w * 1.5, y - .8 * (1 if ty > y else -1)), (x + w * 1.5, y - .8 * (1 if ty > y else -1)), (x + w, y + .8 * (1 if ty > y else -1)), (x - w, y + .8 * (1 if ty > y else -1))], "#14060c")
    return out + poly([(x - w, y), (mx - w * .6, my), (tx, ty), (mx + w * .6, my), (x + w, y)], light) + poly([(x - w, y), (mx - w * .6, my), (tx, ty), (x - w * .1, y)], dark)


def skull(s):
    """Half of the face: brow, cheek, lip."""
    light = (.45, -.62, .5)
    rows = [(0, side([(0, 11.4), (3.0, 11.6), (6.4, 14.8)], s)), (1.5, side([(0, 15.0), (4.0, 16.2), (8.8, 18.6)], s)), (3.0, side([(0, 20.4), (4.2, 20.8), (9.8, 22.6)], s)), (3.4, side([(0, 24.6), (4.0, 24.6), (10.0, 26.0)], s)), (1.0, side([(0, 27.6), (4.6, 27.4), (9.0, 29.6)], s))]
    tones = IRON_BODY if s > 0 else ["#14070c", "#260f14", "#3c171b", "#552220", "#763026", "#9c462d"]
    out = loft([rows[0], rows[1], rows[2], rows[3], rows[4]], tones, light, .3, GLOW, .8, .06)
    # the eyes, three to a side, in a slot that slants to the nose
    out += poly(side([(1.6, 21.6), (8.8, 16.8), (9.4, 19.0), (4.4, 22.6)], s), "#14060c")
    for x, y, w in ((3.6, 21.2, .95), (5.8, 19.9, 1.2), (8.0, 18.5, .9)):
        out += poly(side([(x - w, y + .55), (x + w * .2, y - .75), (x + w, y - .55), (x - w * .1, y + .7)], s), "#ffd877")
    return out + poly(side([(1.0, 25.6), (2.4, 24.9), (2.0, 26.3)], s), "#14060c")


def jaw():
    light = (.45, -.2, .5)
    left = [(AXIS - x, y) for x, y in ((9.4, 30.6), (9.6, 35.2), (6.6, 40.4), (2.4, 43.2))]
    l2 = [(AXIS - x, y) for x, y in ((5.2, 33.4), (5.0, 36.8), (3.4, 40.4), (1.2, 42.2))]
    mid = [(AXIS, y) for y in (34.6, 37.6, 41.0, 43.4)]
    r2 = [(AXIS + x, y) for x, y in ((5.2, 33.4), (5.0, 36.8), (3.4, 40.4), (1.2, 42.2))]
    right = [(AXIS + x, y) for x, y in ((9.4, 30.6), (9.6, 35.2), (6.6, 40.4), (2.4, 43.2))]
    return loft([(0, left), (2.4, l2), (3.0, mid), (2.4, r2), (0, right)], IRON_BODY, light, .3, GLOW)


def mouth():
    out = poly([(AXIS - 9.4, 28.6), (AXIS + 9.4, 28.6), (AXIS + 9.2, 33), (AXIS + 5, 36), (AXIS, 37), (AXIS - 5, 36), (AXIS - 9.2, 33)], "#14060c")
    out += poly([(AXIS - 7.4, 29.6), (AXIS + 7.4, 29.6), (AXIS + 6.6, 32.4), (AXIS + 3, 34.8), (AXIS - 3, 34.8), (AXIS - 6.6, 32.4)], "#c4331d") + poly([(AXIS - 5, 30), (AXIS + 5, 30), (AXIS + 3.6, 32.8), (AXIS, 34), (AXIS - 3.6, 32.8)], "#ff8a3a") + poly([(AXIS - 2.8, 30.4), (AXIS + 2.8, 30.4), (AXIS + 1.6, 32.4), (AXIS - 1.6, 32.4)], "#ffe08a")
    return out


def mesh():
    out = ""
    for x, y, tx, ty, w in ((2.2, 34.6, 2.4, 26.4, 1.0), (5.4, 33.9, 6.0, 24.0, 1.15), (8.4, 32.0, 9.8, 22.4, 1.25)):
        for s in (-1, 1):
            out += fang(AXIS + x * s, y, AXIS + tx * s, ty, w, s)
    for x, y, tx, ty, w in ((.4, 28.4, .2, 36.4, 1.0), (3.9, 28.4, 3.8, 39.4, 1.25), (7.3, 29.2, 7.6, 43.0, 1.5)):
        for s in ((-1, 1) if x > 1 else (1,)):
            out += fang(AXIS + x * s, y, AXIS + tx * s, ty, w, s)
    return out


def brood(x, y, s, flip=False):
    """The young: the same beast, all legs and one tooth."""
    body = "".join(limb([(hx, -2.2, .55), (kx, ky, .45), (fx, .4, .05)], DARK, RIGHT, .12, edge=GLOW) for hx, kx, ky, fx in ((-1.4, -3.4, -5.4, -4.4), (-.6, -1.8, -6.0, -2.2), (.6, 1.6, -6.0, 1.2), (1.4, 3.6, -5.2, 4.4)))
    body += plate([(-2.6, -2.2), (-1.4, -3.8), (.8, -3.6), (1.6, -2.4), (.6, -1.2), (-1.4, -1.0)], (-.4, -2.6), .8, IRON_BODY, RIGHT, .16, GLOW)
    body += plate([(.6, -2.0), (1.4, -3.8), (3.4, -3.4), (4.4, -1.8), (3.6, -.8), (1.6, -.8)], (2.4, -2.4), .8, IRON_BODY, RIGHT, .16, GLOW) + poly([(2.4, -2.9), (3.4, -2.7), (3.0, -2.2)], "#ffd877") + poly([(3.0, -1.3), (4.0, -1.4), (3.7, .8)], BONE[4]) + poly([(1.8, -1.2), (2.4, -1.2), (2.2, -2.6)], BONE[3])
    return placed(body, x, y, s, 0, flip)


def legs_far():
    return "".join(arch(hip, knee, foot, 1.5, s, True) for s in (-1, 1) for hip, knee, foot in (((6, 26), (13.6, 2.6), (15.4, 46)), ((7, 28), (21.6, 9.0), (21.0, 46.6))))


def legs_near():
    out = ""
    for s in (-1, 1):
        for hip, knee, foot in (((6.4, 28), (18.2, 5.0), (18.6, 48.6)), ((5.6, 31), (12.4, 20.4), (10.8, 49.2))):
            out += arch(hip, knee, foot, 1.9, s)
    return out


def body():
    """Abdomen behind the head, with slits that glow."""
    out = plate([(AXIS - 12, 26), (AXIS - 8.6, 14.4), (AXIS, 9.6), (AXIS + 8.6, 14.4), (AXIS + 12, 26), (AXIS + 8, 35), (AXIS - 8, 35)], (AXIS + .4, 20), 5, DARK, RIGHT, .34, GLOW)
    for s in (-1, 1):
        for k in range(3):
            out += seam([(AXIS + s * (8.4 + k), 19 + k * 3.4), (AXIS + s * (9.8 + k * .6), 20.4 + k * 3.4), (AXIS + s * (10.6 + k * .3), 22.6 + k * 3.2)], .3)
    return out


def breath():
    """Every catch is breath for the next: small lights go up past the face."""
    out = ""
    for x, y, s in ((46.6, 47.0, .4), (49.2, 44.0, .5), (50.6, 40.4, .42), (29.6, 45.6, .45), (27.4, 41.4, .5), (28.2, 37.4, .36), (51.8, 36.6, .5), (52.6, 31.8, .36), (26.0, 33.0, .4), (53.4, 27.0, .32), (25.4, 27.6, .3)):
        out += poly([(x, y - s * 2), (x + s, y), (x, y + s * 1.1), (x - s, y)], "#ffe08a")
    return out


def picture():
    sky = contours(AXIS, 20, EMBER, 55, .98, 1.04, [58, 50, 42.6, 35.8, 29.6, 24, 18.8, 14, 9.6], edge="#ffb765")
    light = rays(AXIS, 20, [(a, 15, r, 1.6) for a, r in ((-90, 34), (-76, 28), (-104, 28), (-60, 32), (-120, 32), (-40, 28), (-140, 28), (0, 30), (-18, 27), (198, 27))], "#f79a4a", .4)
    far = ridge([(-6, 40), (4, 35), (9, 38.4), (14, 33.4), (19, 39), (26, 42), (52, 42), (57, 38.6), (62, 33), (66, 36), (70, 34)], "#64151b")
    far += island(17.2, 20.4, 6, 2.8, 5, "#4a1118", "#3a0d15", "#2a0a11") + poly([(16.4, 20.2), (16.4, 18), (17.2, 17.2), (18, 18), (18, 20.2)], "#2a0a11") + poly([(17, 19.8), (17, 19.2), (17.4, 19.2), (17.4, 19.8)], "#ffd893")
    mid = ridge([(-6, 46.6), (10, 45.6), (24, 46.6), (39, 45.8), (54, 46.8), (70, 45.4)], "#380d16") + poly([(28, 49.4), (33, 46.8), (45, 46.8), (50, 49.4)], "#9c2a22") + ridge([(-6, 49.4), (70, 49.2)], "#22090f")
    subject = legs_far() + body() + horns(-1) + horns(1) + legs_near() + mouth() + jaw() + skull(-1) + skull(1) + mesh()
    front = breath() + brood(33.0, 48.4, .8) + brood(46.6, 48.8, .7, True) + brood(53.4, 48.6, .56) + brood(25.6, 48.6, .52, True)
    front += rock([(-5, 58), (-4, 46.5), (1, 44.6), (6, 47.4), (10, 51.2), (13, 58)], "#10050a", "#380d16", "#070204") + rock([(60, 58), (62.5, 51.6), (66, 48.4), (70, 47.8), (70, 58)], "#10050a", "#380d16", "#070204")
    return sheet(ALT, sky=sky, light=light, far=far, mid=mid, subject=subject, front=front)


def over():
    return sheet(ALT, subject=horns(-1) + horns(1))
