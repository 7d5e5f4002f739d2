"""Gale Courier. A white bird on the climb with both wings up, and under it, held fast, a brass cylinder bigger than its head."""
from brushes import disc, feather, line, lit, mix, path, placed, poly, smooth
from places import cloud, contours, island, motes, sheet

CARD = "WB-010"
ALT = "A white and turquoise bird climbs through the clouds with a brass map case, bigger than its head, held in its feet."

WHITE, PALE, SHADE, TURQ, TURQ_DARK, NIGHT = "#fbfdf6", "#dcebe8", "#a3c6cc", "#35b8b8", "#1b7f8c", "#0e3242"
GOLD, GOLD_DARK, GOLD_LIGHT, RED = "#f3c34b", "#a8741f", "#ffe9a6", "#cf3d2c"


def wing(far):
    """Primaries from the wrist, secondaries from the arm, two rows of coverts, the leading edge."""
    base = mix(PALE, SHADE, .6) if far else WHITE
    band = mix(TURQ, TURQ_DARK, .7) if far else TURQ
    under = mix(SHADE, TURQ_DARK, .35) if far else SHADE
    out = ""
    rows = [(1.6 - k * 1.5, -3.2 + k * .55, 186 - k * 2.5, 10.5 - k * .7, 1.7) for k in range(4)][::-1] + [(4.6 - k * .1, -9.4 + k * .95, 261 - k * 9.4, 15.4 - abs(k - 1.5) * .55, 1.65) for k in range(8)][::-1]
    for k, (x, y, a, long, w) in enumerate(rows):
        out += feather(x, y, a, long, w, base if k % 2 else mix(base, PALE, .7), band if k < 4 or k % 2 else NIGHT, under)
    for reach, tone, low in ((7.0, band, mix(band, NIGHT, .28)), (4.4, base, under)):
        for k in reversed(range(8)):
            t = k / 7
            out += feather(4.6 - t * 5.4, -9.8 + t * 7.2, 258 - t * 66, reach * (1 - .18 * t), 1.35, tone if k % 2 else mix(tone, low, .35), None, low)
    edge = smooth([(4.4, -.4), (7.2, -4.6), (7.4, -9.0), (4.8, -12.0, 1), (4.0, -9.4), (3.2, -6.0), (.6, -2.6), (-1.4, .4)])
    return out + lit(edge, under if far else PALE, WHITE, -.35, .3, path(smooth([(3, -1), (4.6, -5), (4, -10), (1.6, -6), (-2, 0)]), mix(under, NIGHT, .18) if far else SHADE))


def tail():
    out = "".join(feather(-7.4, .2 + d * .4, 180 - d * 7, long, 1.5, PALE if k % 2 else WHITE, TURQ if k != 2 else NIGHT, SHADE) for k, (d, long) in enumerate(((-2, 12.4), (2, 12.4), (-1, 9.8), (1, 9.8), (0, 7.6))))
    return out


def body():
    shape = smooth([(-9.6, .4), (-5, -2.2), (0, -3.6), (5, -4.2), (9, -5.2), (12.6, -5.6), (15.2, -4.2), (16.0, -2.2), (14.8, -.4), (11.6, 1.2), (7, 3.4), (2, 4.2), (-3.6, 3.4), (-8, 1.8)])
    inner = path(smooth([(-10, 1), (-4, 1.4), (2, 2.0), (7, 1.2), (11, -.6), (15, -.6), (10, 4), (0, 6), (-8, 4)]), SHADE) + path(smooth([(-10, .4), (-4, -.4), (2, -.6), (6, -1.6), (4, .4), (-2, 1)]), PALE)
    # the turquoise cap runs on into a stripe down the neck
    inner += path(smooth([(7.4, -5.4), (10, -6.4), (13.4, -6.2), (16, -3.8), (14, -3.4), (11.4, -3.2), (8.6, -2.6), (4.6, -2.8), (1.6, -4.4)]), TURQ) + path(smooth([(7.4, -4.2), (11, -4.4), (14, -4), (13, -3.3), (8.6, -2.6), (4.6, -2.8), (3, -3.6)]), TURQ_DARK)
    out = lit(shape, WHITE, "#ffffff", -.2, .35, inner)
    out += path(smooth([(15.0, -4.4, 1), (17.4, -3.6), (21.4, -1.6, 1), (17.4, -1.4), (15.2, -1.8, 1)]), GOLD) + path(smooth([(15.4, -2.6, 1), (18, -2.4), (21.4, -1.6, 1), (17.4, -1.4), (15.2, -1.8, 1)]), GOLD_DARK)
    out += disc(13.4, -3.0, .86, NIGHT) + disc(13.7, -3.3, .3, "#ffffff") + line([(12.0, -4.2), (13.4, -4.6), (14.6, -4.0)], NIGHT, .3)
    # three feathers of a crest, blown back
    return "".join(feather(9.6 - k * .5, -5.0 + k * .1, 192 + k * 11, 6.4 - k * 1.3, .8, TURQ, NIGHT, TURQ_DARK) for k in range(3)) + out


def case():
    """The map case on its red straps; a seal, and a corner of the map that would not stay in."""
    out = "".join(path(smooth([(x - .55, -2.6, 1), (x + .55, -2.6, 1), (x + .2, 3.2), (x + .8, 9.2, 1), (x - .6, 9.2, 1), (x - .8, 3.2)]), RED) for x in (-1.4, 5.2))
    out += poly([(9.6, 5.2), (12.6, 4.2), (13.2, 6.4), (12.2, 7.8), (9.6, 8.6)], "#fff3d6") + poly([(11.4, 4.6), (12.6, 4.2), (13.2, 6.4), (12.2, 7.8)], "#e2c99a")
    out += path("M-5.6 4.6H9.4V9.4H-5.6Z", GOLD) + path("M-5.6 7.2H9.4V9.4H-5.6Z", GOLD_DARK) + path("M-5.6 5.2H9.4V5.9H-5.6Z", GOLD_LIGHT)
    for x in (-6.6, 8.2):
        out += path(f"M{x} 4.0H{x + 2}V10H{x}Z", mix(GOLD, GOLD_DARK, .35)) + path(f"M{x} 7.2H{x + 2}V10H{x}Z", mix(GOLD_DARK, NIGHT, .25)) + path(f"M{x} 4.5H{x + 2}V5.1H{x}Z", GOLD_LIGHT)
    for x in (-1.4, 5.2):
        out += path(f"M{x - .7} 4.4H{x + .7}V9.6H{x - .7}Z", RED) + path(f"M{x - .7} 7.2H{x + .7}V9.6H{x - .7}Z", "#8f2420")
    out += disc(1.9, 7.0, 1.5, "#0e3d52") + path("M1.9 5.8L2.2 6.7L3.1 7L2.2 7.3L1.9 8.2L1.6 7.3L.7 7L1.6 6.7Z", GOLD_LIGHT)
    # feet closed over the strap
    for x in (-.6, 4.2):
        out += line([(x - .4, 2.6), (x + .4, 4.2)], "#e08a3a", .6) + "".join(line([(x + .4, 4.2), (x + .2 + d, 5.4)], "#e08a3a", .45) for d in (-.9, .1, 1.0))
    return out


def small(colour, shade):
    """Another of them, far off."""
    return path(smooth([(-4, .6, 1), (-1.4, -.4), (-.8, -1.4), (-3.6, -4.4, 1), (.2, -2.6), (1.0, -1.0), (2.2, -1.0), (3.8, -.4, 1), (2.0, .2), (-.6, .8)]), colour) + path("M-1 .8H1.4V1.7H-1Z", shade)


def picture():
    sky = contours(20, 49, ["#0a3850", "#0d415a", "#114d66", "#175c75", "#226f86", "#3a8c9d", "#7fbfc0", "#dcefdc", "#fff3c8"], 41, 1.25, .8, [68, 59, 50, 41.6, 33.4, 25, 17.4, 11.4, 6.6], edge="#dff6ee")
    far = island(56.2, 24.4, 9, 4.2, 6, "#4a9fac", "#37869a", "#276f86", "#dff6ee") + poly([(54.6, 24.2), (54.6, 21), (56.2, 19.2), (57.8, 21), (57.8, 24.2)], "#276f86") + poly([(55.7, 24.2), (55.7, 22.2), (56.7, 22.2), (56.7, 24.2)], "#fff3cf")
    far += island(19.4, 20.4, 8, 3.6, 4, "#2a7a90", "#216a82", "#195a72", "#8fd0cf")
    far += placed(small("#cfe9e4", "#f3c34b"), 24.6, 24.0, .66, -14) + placed(small("#a9d6d4", "#d8b04a"), 18.6, 30.4, .48, -14)
    far += "".join(line(pts, "#e9f7f2", .2, opacity=.55) for pts in ([(14, 36.6), (24, 38.4), (34, 35.6)], [(15, 44.4), (27, 45.4), (40, 41.6)], [(44, 46.6), (53, 44.4), (62, 39.8)]))
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-4, 47.4, 24, 5, "#4d9fac", 2), (14, 50, 24, 4.2, "#8cc7c5", 4), (42, 46.6, 26, 5, "#2f8fa0", 6)))
    subject = placed(placed(wing(True), 4.2, -.6, .86, 24) + tail() + case() + body() + placed(wing(False), 0, 0, .94, -8), 36.8, 37.4, .96, -15)
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-4, 53.2, 27, 4, "#f2f9ee", 12), (47, 50.6, 24, 3.8, "#dff0ea", 14)))
    front += motes(8, (16, 17, 60, 46), "#fff3cf", 8, avoid=((39, 34, 17),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
