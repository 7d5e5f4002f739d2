"""Bramblehorn. All horns in front and all haunch behind: off the ground already, head down, eleven points at the barricade."""
import math

from brushes import along, blob, disc, line, lit, mix, path, placed, poly, smooth
from places import DUSK, contours, grass, ground, house, island, motes, sheet

CARD = "SP-001"
ALT = "A stag-like charger springs off its hind legs, head down, and drives its thorny branching horns into a barricade."

HIDE, DEEP, WARM, CREAM, RIM = "#8a4a2c", "#41222a", "#b56d38", "#efcf9c", "#ffe3a4"
HORN, HORN_DARK, HORN_LIGHT = "#5a4a30", "#2f2622", "#a38c4c"
LEAF, LEAF_LIGHT = "#5f6a3c", "#9aa254"


def tine(spine, tone, light, thorns=()):
    """A branch of the horns, thick at its foot; `thorns` say where along it (0 to 1) one stands out, and to which side."""
    left, right = [], []
    for i in range(9):
        x, y, a, w = along(spine, i / 8)
        left.append((x + math.sin(a) * w, y - math.cos(a) * w))
        right.append((x - math.sin(a) * w, y + math.cos(a) * w))
    out = ""
    for t, side in thorns:
        x, y, a, w = along(spine, t)
        d = a - side * 1.1
        ox, oy = x + math.sin(a) * w * .6 * side, y - math.cos(a) * w * .6 * side
        out += poly([(ox - math.cos(a) * .6, oy - math.sin(a) * .6), (ox + math.cos(a) * .6, oy + math.sin(a) * .6), (ox + math.cos(d) * 2.0, oy + math.sin(d) * 2.0)], tone)
    left[-1] = (*left[-1], 1)
    out += path(smooth(left + right[::-1]), tone)
    edge = [(x - (x - r[0]) * .38, y - (y - r[1]) * .38) for (x, y, *_), r in zip(left, right, strict=True)]
    return out + path(smooth([p[:2] for p in left] + edge[::-1]), light)


def horns(far=False):
    """One beam and its points, six on the near side and five on the far one: eleven."""
    tone, light = (HORN_DARK, mix(HORN_DARK, HORN, .55)) if far else (HORN, HORN_LIGHT)
    if far:
        beam = [(44.6, 15.0, 1.3), (50.6, 13.8, 1.2), (56.8, 15.4, 1.0), (61.8, 19.4, .75), (64.4, 24.4, .4), (64.2, 28.6, .1)]
        points = ([(54.0, 14.4, .95), (56.0, 19.0, .7), (55.6, 23.8, .1)], [(59.4, 17.2, .8), (60.6, 22.4, .6), (59.2, 27.0, .1)], [(57.0, 15.4, .8), (62.0, 13.4, .6), (66.4, 14.4, .1)], [(62.6, 20.6, .6), (67.2, 20.0, .4), (70.2, 21.6, .1)])
    else:
        beam = [(42.0, 15.4, 1.7), (44.6, 10.2, 1.5), (50.0, 7.4, 1.3), (56.6, 7.4, 1.0), (62.2, 9.4, .6), (66.8, 9.2, .1)]
        points = ([(44.0, 11.0, 1.1), (41.0, 7.4, .8), (40.4, 3.4, .1)], [(48.0, 8.2, 1.1), (47.4, 4.6, .8), (49.0, .9, .1)], [(53.0, 7.2, 1.0), (55.4, 3.8, .7), (58.8, 2.0, .1)], [(46.4, 9.4, 1.0), (51.4, 10.2, .75), (55.6, 13.0, .1)], [(59.0, 8.0, .7), (64.0, 5.6, .5), (67.6, 5.6, .1)])
    out = "".join(tine(spine, tone, light, ((.45, 1), (.68, -1))) for spine in points) + tine(beam, tone, light, ((.16, 1), (.34, -1), (.52, 1), (.66, -1), (.84, 1)))
    if not far:
        for x, y, t, s in ((45.4, 10.6, 60, 1.2), (50.2, 7.8, 40, 1.2), (56.8, 7.8, 60, 1.1), (41.2, 7.0, -150, 1), (48.2, 3.4, -20, 1), (56.4, 3.6, 100, .9), (61.6, 9.2, 80, .9)):
            out += placed(path("M0 0C.8-1.1 2.2-1.3 3.2-.2C2.2.8.8.9 0 0Z", LEAF) + path("M0 0C.8-1.1 2.2-1.3 3.2-.2Z", LEAF_LIGHT), x, y, s, t)
    return out


def hind(points, far=False):
    return lit(smooth(points), DEEP if far else HIDE, "#8a4a3c" if far else RIM, -.4, .2, "" if far else blob([(18, 30), (22.4, 30), (24.0, 35), (22.4, 40), (19.4, 46), (15, 51), (12, 50), (18, 42)], DEEP) + blob([(25.6, 28), (30.8, 31), (31.4, 36.4), (27.4, 40), (26.4, 34)], WARM))


def hoof(x, y, turn, far=False):
    return placed(poly([(-1.3, -1.2), (1.3, -1.2), (1.9, 1.5), (-1.5, 1.5)], "#1d1119" if far else "#2a1822"), x, y, 1, turn)


def charger():
    tail = path(smooth([(21.8, 29.4), (18.4, 26.6), (15.2, 25.6), (13.8, 27.8, 1), (16.4, 29.4), (19.6, 32.4)]), DEEP) + path(smooth([(20.4, 30.4), (17.4, 28.4), (14.4, 27.4, 1), (16.6, 30.0), (19.4, 32.6)]), CREAM)
    far = hind([(26.4, 32), (32.4, 33.6), (34.8, 37.4), (32.4, 40.6), (28.6, 42.4), (26.6, 45.2), (25.2, 48.6), (23.0, 49.0, 1), (22.6, 46.6), (24.0, 43.2), (25.0, 40.4)], True) + hoof(24.0, 49.2, 12, True)
    far += lit(smooth([(40.4, 33.2), (46.0, 33.6), (51.0, 35.4), (53.2, 37.8), (52.0, 40.6), (49.6, 43.6), (48.2, 43.2, 1), (49.2, 40.4), (49.4, 38.8), (44.6, 38.4), (40, 37)]), DEEP, "#8a4a3c", -.2, .3) + hoof(48.6, 43.8, 28, True)
    body = smooth([(20.4, 33.0), (21.4, 28.4), (25.4, 25.2), (30.6, 23.6), (35.6, 21.6), (39.8, 20.2), (43.6, 21.2), (46.6, 24.6), (47.0, 29.0), (45.6, 32.4), (44.8, 36.2), (41.0, 39.0), (35.0, 37.4), (30.2, 36.0), (26.4, 38.6), (22.4, 38.4)])
    inner = blob([(47, 29), (45.8, 33), (45, 37), (40.6, 39.6), (34, 37.6), (30, 36.6), (27, 39), (30, 34.4), (36, 34.6), (41, 33.4), (44, 29.4)], CREAM) + blob([(45.6, 34), (41, 38), (35, 36.6), (30, 35.8), (27, 39), (34, 39), (42, 40)], "#c08a56")
    inner += blob([(19, 34), (21, 28), (25.4, 25), (30.6, 23.2), (29.4, 26.6), (25, 29.4), (23.4, 35), (22, 40), (19, 38)], DEEP) + blob([(31, 23.6), (36, 21.2), (40.6, 20), (44, 21.2), (41.4, 23.6), (36.4, 25.2), (32, 26.4)], WARM)
    for x, y in ((26.6, 28.2), (29.4, 27.2), (28.0, 30.8), (32.4, 28.0), (31.0, 31.4), (34.6, 30.4), (25.4, 31.4), (35.8, 27.6)):
        inner += blob([(x - .75, y), (x, y - .5), (x + .85, y), (x, y + .55)], CREAM)
    out = tail + far + lit(body, HIDE, RIM, -.4, .25, inner)
    out += hind([(20.4, 32.0), (25.0, 28.8), (30.0, 30.4), (31.8, 35.2), (29.0, 39.4), (24.8, 42.0), (22.0, 45.0), (19.4, 48.6), (17.2, 49.4, 1), (16.4, 47.4), (18.0, 43.8), (19.6, 40.4), (19.8, 36.4)]) + hoof(17.9, 49.4, 24)
    near = smooth([(36.0, 31.4), (40.4, 30.0), (44.4, 32.8), (48.0, 36.2), (48.6, 38.8), (46.4, 41.2), (43.4, 43.8), (41.8, 43.6, 1), (42.8, 41.2), (44.6, 39.4), (40.8, 38.4), (37.0, 36.0)])
    return out + lit(near, HIDE, RIM, -.3, .35, blob([(35, 33), (39, 35.4), (44, 37.8), (47, 39), (43.6, 43.6), (41, 43), (43, 40), (37, 37)], DEEP)) + hoof(42.2, 44.4, 34)


def head():
    """Tucked in, so that the horns come first."""
    out = horns(True)
    out += path(smooth([(38.8, 15.6), (35.4, 14.8), (32.6, 16.2, 1), (34.8, 18.0), (38.4, 18.2)]), DEEP)
    skull = smooth([(38.6, 16.8), (40.2, 13.6), (43.6, 12.8), (46.6, 14.6), (49.4, 18.2), (51.6, 21.6), (52.4, 23.8), (51.0, 25.6), (48.4, 25.2), (45.6, 23.2), (42.4, 22.4), (39.6, 20.6)])
    inner = blob([(48, 21), (51, 22), (53, 24), (51, 26), (48, 25.6), (46.4, 23.4)], CREAM) + blob([(38, 18), (41, 17.4), (43.4, 20), (46, 23.6), (42, 23), (39, 21)], DEEP) + blob([(42, 13), (45, 13.4), (48.4, 17), (50.6, 20.4), (48, 19.4), (45.4, 16.4)], WARM)
    out += lit(skull, HIDE, RIM, -.3, .3, inner) + disc(45.8, 17.6, 1.0, "#1c1018") + disc(46.15, 17.3, .34, "#fff3cf") + line([(44.2, 16.8), (45.6, 15.9), (47.2, 16.8)], DEEP, .45)
    out += disc(51.6, 23.0, .5, "#2a1822") + line([(51.2, 25.0), (49.6, 24.4), (48.0, 23.6)], "#5e3a30", .26)
    out += path(smooth([(40.6, 15.8), (37.4, 13.4), (34.2, 13.4, 1), (36.0, 15.8), (39.2, 17.4)]), HIDE) + path(smooth([(39.8, 15.8), (37.4, 14.2), (35.4, 13.9, 1), (37.0, 15.6)]), CREAM)
    return out + horns()


def barricade():
    """Stakes and beams, roped together; the middle ones give way, and there is light behind them."""
    out = ""
    for x, y, high, lean in ((59.6, 53, 11.4, 2.6), (62.6, 53, 15.4, 3.0), (66.0, 53, 25, 1.0)):
        out += poly([(x - 1.5, y), (x + lean - 1.3, y - high + 1.8), (x + lean, y - high), (x + lean + 1.3, y - high + 1.8), (x + 1.5, y)], "#3a2028") + poly([(x - 1.5, y), (x + lean - 1.3, y - high + 1.8), (x + lean, y - high), (x + lean - .3, y - high + 2), (x - .5, y)], "#8a4a34")
    out += poly([(56.6, 47.4), (68, 45.4), (68, 47.2), (56.2, 49.2)], "#4a2a2c") + poly([(56.6, 47.4), (68, 45.4), (68, 46), (56.5, 48)], "#a8603a") + "".join(line([(x - 1, y - .2), (x + .8, y + 2.0)], "#d9a25c", .4) for x, y in ((60.2, 46.6), (63.4, 46.2)))
    # what the horns have already taken out of it
    for x, y, size, turn in ((60.0, 38.6, 1.0, 62), (57.0, 43.6, .7, 20), (61.6, 33.0, .8, -30), (59.0, 24.0, .7, 40), (55.4, 41.0, .45, 80), (61.8, 27.6, .5, 110), (58.2, 46.0, .4, 0)):
        out += placed(poly([(-3, -.6), (-1, -.9), (2.2, -.7), (3.2, .1), (1.6, .2), (2.0, .8), (-2.4, .8)], "#6b3530") + poly([(-3, -.6), (-1, -.9), (2.2, -.7), (3.2, .1), (-2.6, -.1)], "#c4763f"), x, y, size, turn)
    return out


def picture():
    sky = contours(52, 27, DUSK, 91, 1.1, 1.02, [60, 51, 42.6, 34.8, 27.6, 20.8, 14.4, 9], .05, "#ffdf9c", 24)
    far = line([(22, 21), (27, 23.4), (32, 22)], "#ffdf9a", .16, opacity=.4) + island(19.6, 21.4, 8, 3.8, 4, "#5a3e57", "#4a344f", "#372842") + house(18.8, 21.2, 1.8, "#3c2a44", "#ffe6a0") + house(21.2, 21.1, 1.4, "#3c2a44", "#ffe6a0")
    mid = ground([(-6, 43), (8, 41.6), (22, 43.4), (38, 44.8), (52, 43), (60, 42), (70, 41.6)], "#6b3438") + ground([(-6, 48.4), (10, 48.6), (26, 50.2), (42, 50), (56, 49.6), (70, 49)], "#3f2030")
    subject = charger() + placed(placed(head(), -40, -16.5), 43.6, 24.4, .74, 30)
    front = barricade() + grass([(-3, 12, 9), (40, 52, 5)], "#170d18", 25, 58, (4, 8)) + motes(7, (15, 24, 60, 40), "#ffe9ae", 36, avoid=((32, 34, 15), (52, 28, 13)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
