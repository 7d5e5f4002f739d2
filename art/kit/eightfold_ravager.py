"""Eightfold Ravager. From straight above, a wheel of eight blades: Skara crosses the top of a hill whose heights are drawn as on a map, and her shadow crosses it beside her."""
from brushes import disc, group, line, poly, shards
from carve import BONE, IRON_BODY, limb, loft, plate
from places import contours, motes, rock, sheet
from skara import leg

CARD = "P-EIGHTFOLD-RAVAGER"
ALT = "Skara seen from straight above, eight bladed legs spread round her like a wheel, jaws open after two small tracks in the sand."

HILL = ["#5c1720", "#8a2a27", "#b9472f", "#de7040", "#f29b58", "#ffc380", "#ffe6b4"]
LIGHT = (.55, -.6, .58)
GLOW = "#ffdca0"
TURN = -24
# hip, knee and foot of each leg, along the axis of the body: she walks towards positive x
LEGS = (((3.6, -3.0), (10.6, -12.6), (25.0, -14.6), 1.9), ((1.6, -3.8), (3.4, -16.0), (12.4, -24.6), 1.9), ((-1.4, -3.8), (-7.4, -14.8), (-8.6, -26.0), 1.85), ((-3.6, -3.0), (-13.6, -9.4), (-23.4, -17.0), 1.8),
        ((3.6, 3.0), (12.6, 10.4), (26.0, 6.6), 1.9), ((1.6, 3.8), (8.0, 14.6), (19.6, 19.4), 1.9), ((-1.4, 3.8), (-3.6, 15.4), (2.6, 24.6), 1.85), ((-3.6, 3.0), (-13.6, 11.0), (-22.6, 17.0), 1.8))


def sided(points, s):
    return [(x, y * s, *rest) for x, y, *rest in points]


def abdomen():
    """A long hind body, its ridge down the middle, with three lit seams on each side."""
    out = ""
    for s in (-1, 1):
        out += loft([(3.4, sided([(-1.0, 0), (-6.0, 0), (-11.0, 0), (-16.0, 0), (-20.4, 0)], s)), (2.6, sided([(-1.4, 2.2), (-6.2, 4.0), (-11.4, 4.6), (-16.2, 3.2), (-20.4, .2)], s)), (0, sided([(-2.0, 3.4), (-6.6, 6.4), (-11.6, 7.4), (-16.6, 5.2), (-20.6, .3)], s))], IRON_BODY, LIGHT, .3 if s < 0 else 0, GLOW)
        for x, y in ((-7.4, 4.6), (-10.6, 5.2), (-13.8, 4.6)):
            out += poly(sided([(x, y - 1.9), (x + .9, y), (x, y + 1.5), (x - .5, y)], s), "#ff7a2e")
    for x, w in ((-17.4, 1.0), (-14.0, 1.3), (-10.4, 1.5), (-6.8, 1.4)):
        out += plate([(x + w * 1.5, 0), (x, -w), (x - w * 1.6, 0), (x, w)], (x - .3, -.1), 1.6, BONE, LIGHT, .2, "#fffbe8")
    return out


def thorax():
    return plate([(5.6, 0), (4.2, -3.8), (0, -4.8), (-4.0, -3.6), (-4.8, 0), (-4.0, 3.6), (0, 4.8), (4.2, 3.8)], (-.4, -.4), 2.6, IRON_BODY, LIGHT, .34, GLOW)


def jaws():
    """The under jaw shows beyond the upper one, a furnace between them; the fangs of both stand out in front."""
    out = poly([(9.0, -4.6), (13.6, -5.4), (18.6, -4.2), (21.0, 0), (18.6, 4.2), (13.6, 5.4), (9.0, 4.6)], IRON_BODY[1]) + poly([(11, -3.6), (16, -4.0), (19.2, 0), (16, 4.0), (11, 3.6)], "#a82c18") + poly([(12, -2.6), (15.6, -2.8), (17.8, 0), (15.6, 2.8), (12, 2.6)], "#ff8a3a")
    for x, y, tx, ty, w in ((17.4, -4.3, 21.4, -5.6, 1.0), (19.9, -1.8, 24.2, -1.6, 1.0), (19.9, 1.8, 24.2, 1.8, 1.0), (17.4, 4.3, 21.4, 5.6, 1.0)):
        out += poly([(x - .3, y - w), (tx, ty), (x - .3, y + w)], BONE[3]) + poly([(x - .3, y), (tx, ty), (x - .3, y + w)], BONE[2])
    return out


def skull():
    out = ""
    for x, y, tx, ty, w in ((13.8, -3.9, 19.2, -2.9, .95), (15.4, -1.5, 21.2, -.5, .95), (15.4, 1.5, 21.2, 1.3, .95), (13.8, 3.9, 19.2, 3.5, .95)):
        out += poly([(x - .4, y - w), (tx, ty), (x - .4, y + w)], BONE[5]) + poly([(x - .4, y), (tx, ty), (x - .4, y + w)], BONE[3])
    for s in (-1, 1):
        out += loft([(2.8, sided([(3.0, 0), (7.0, 0), (11.4, 0), (16.0, 0)], s)), (2.2, sided([(3.0, 2.8), (7.0, 3.2), (11.4, 2.8), (15.8, 1.2)], s)), (0, sided([(3.4, 5.0), (7.4, 6.2), (11.8, 5.4), (15.6, 2.6)], s))], IRON_BODY, LIGHT, .3 if s < 0 else .16, GLOW)
        # three eyes to a side, in a dark groove
        out += poly(sided([(8.4, 2.6), (12.6, 2.4), (13.2, 3.4), (8.8, 4.4)], s), "#14070c")
        for x, y in ((9.2, 3.4), (10.7, 3.2), (12.2, 2.95)):
            out += poly(sided([(x - .6, y - .3), (x + .5, y - .4), (x + .6, y + .3), (x - .4, y + .5)], s), "#ffd877")
        # the horn, swept back
        out += limb(sided([(6.2, 4.4, 1.5), (3.0, 7.0, 1.25), (-1.6, 8.0, .85), (-6.0, 7.0, .05)], s), BONE, LIGHT, .24, .9, 0, "#fffbe8")
    return out


def shadow():
    out = "".join(poly([(hx - .6, hy - 1.4), (kx, ky - 1.6), (fx, fy), (kx + .4, ky + 1.6), (hx + .6, hy + 1.4)], "#3a0f17") for (hx, hy), (kx, ky), (fx, fy), _ in LEGS)
    return out + poly([(-20.6, 0), (-16.6, -5.2), (-11.6, -7.4), (-6.6, -6.4), (3.4, -5.0), (8, -6.2), (18.6, -4.2), (24, 0), (18.6, 4.2), (8, 6.2), (3.4, 5.0), (-6.6, 6.4), (-11.6, 7.4), (-16.6, 5.2)], "#3a0f17")


def ravager():
    out = "".join(leg(hip, knee, foot, thick, LIGHT) for hip, knee, foot, thick in LEGS)
    return out + abdomen() + thorax() + jaws() + skull()


def dints():
    """Where each blade stands, the sand is cracked."""
    out = ""
    for _, (kx, ky), (fx, fy), _ in LEGS:
        ux, uy = (fx - kx), (fy - ky)
        size = (ux * ux + uy * uy) ** .5
        ux, uy = ux / size, uy / size
        for a, b, w in ((2.4, 0, .5), (1.3, 1.6, .4), (1.3, -1.6, .4)):
            out += poly([(fx - uy * .3, fy + ux * .3), (fx + ux * a - uy * b, fy + uy * a + ux * b), (fx + uy * .3, fy - ux * .3)], "#5c1720")
    return out


def turned(body, x, y, scale):
    return group(body, transform=f"translate({x} {y}) rotate({TURN}) scale({scale})")


def picture():
    sky = contours(41, 25, HILL, 44, 1.1, .95, [56, 46.6, 38.6, 31.6, 25.6, 20.2, 15.4], .09, "#ffe6b4", 40)
    # the map's own marks: a road of light round the hill, and what lives along it
    far = line([(8, 47), (18, 44.4), (24, 47.4), (36, 50.4), (48, 48.2), (57, 42.8), (61.4, 33), (60, 22), (62.6, 12), (68, 6)], "#ffe6b4", .3, opacity=.65)
    for x, y, s in ((19.6, 18.2, 1.0), (61.0, 43.6, .9)):
        far += poly([(x - 1.3 * s, y + 1.2 * s), (x - 1.3 * s, y - .6 * s), (x, y - 1.9 * s), (x + 1.3 * s, y - .6 * s), (x + 1.3 * s, y + 1.2 * s)], "#7d2a24") + poly([(x - .4 * s, y + 1.2 * s), (x - .4 * s, y), (x + .4 * s, y), (x + .4 * s, y + 1.2 * s)], "#ffe6b4")
    # small tracks, and the one who makes them
    mid = "".join(disc(x, y, .34, "#7d2a24") for x, y in ((50.6, 17.2), (52.0, 16.2), (52.9, 17.0), (54.4, 15.6), (55.2, 16.5), (56.6, 14.6), (57.3, 15.5)))
    mid += turned(dints(), 38.4, 27.2, .82) + group(turned(shadow(), 36.8, 29.9, .82), opacity=.42)
    subject = turned(ravager(), 38.4, 27.2, .82)
    front = rock([(-5, 58), (-4, 45.5), (1, 43.6), (6, 46.2), (10, 50.6), (13, 58)], "#16060d", "#6d1f26", "#0b0308") + rock([(57, 58), (60, 52.6), (64, 50.6), (70, 48.6), (70, 58)], "#16060d", "#8d2530", "#0b0308")
    front += shards([(24.0, 42.6, .5), (49.4, 42.6, .45), (28.0, 10.4, .4), (55.4, 30.6, .4), (20.6, 33.0, .4)], "#8a2a27", "#ffc380", "#3a0f17", 4) + motes(6, (28, 6, 61, 46), "#fff2d0", 8, avoid=((40, 26, 16),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
