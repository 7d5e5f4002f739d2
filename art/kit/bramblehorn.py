"""Bramblehorn. All horns in front and all haunch behind: reared up before the barricade, with eleven points and one plan."""
import math

from brushes import along, blob, disc, line, lit, mix, path, placed, poly, smooth
from places import DUSK, contours, grass, ground, house, island, motes, sheet

CARD = "SP-001"
ALT = "A stag-like charger rears on strong hind legs, its branching horns full of thorns, before a barricade round a village."

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
    return lit(smooth(points), DEEP if far else HIDE, "#8a4a3c" if far else RIM, -.4, .2, "" if far else blob([(18, 31), (22.4, 30), (24.4, 36), (22, 41), (22, 48), (16, 50), (15, 40)], DEEP) + blob([(26, 30), (30, 32), (30, 37), (27, 40), (25.6, 35)], WARM))


def charger():
    tail = path(smooth([(19.6, 31.0), (16.4, 30.4), (14.2, 33.0), (14.6, 37.4, 1), (17.2, 36.0), (19.8, 34.6)]), DEEP) + path(smooth([(18.4, 32), (16.2, 31.8), (15.2, 34), (15.0, 36.6, 1), (17.4, 34.8)]), CREAM)
    far = hind([(25, 33), (31, 34.6), (33.4, 39.0), (31.2, 42.6), (33.6, 46.6), (36.4, 48.8), (36.6, 50.4, 1), (31.4, 50.4, 1), (29.2, 46.4), (27.0, 42)], True)
    far += path(smooth([(37.0, 29.4), (41.0, 30.4), (44.6, 32.8), (45.0, 35.4), (42.4, 38.4), (40.8, 38.8, 1), (40.6, 37.2), (42.0, 34.8), (38.4, 34.0), (35, 33)]), DEEP)
    body = smooth([(18.4, 33.2), (20.2, 28.2), (24.4, 24.8), (29.4, 22.4), (34.0, 18.8), (37.4, 15.8), (40.4, 14.8), (43.2, 17.0), (43.6, 21.4), (43.0, 26.0), (40.4, 30.8), (35.8, 33.2), (31.6, 36.0), (27.0, 40.0), (21.4, 40.0)])
    inner = blob([(43, 18), (43.6, 25), (40.6, 31), (35.6, 33.6), (31.6, 36.4), (28, 40), (31, 34), (35.4, 29), (38.4, 24.4), (40.4, 19)], CREAM) + blob([(44, 24), (41, 31), (35.6, 34), (31.6, 37), (29, 40), (32.4, 35), (37, 31.4), (41, 27)], "#c08a56")
    inner += blob([(17, 34), (20, 28), (24.4, 24.6), (29.4, 22.2), (28, 26), (24.4, 29.4), (22.4, 35), (23, 41), (18, 41)], DEEP) + blob([(29, 22.6), (34, 18.6), (38.6, 15.2), (37.6, 19), (34.0, 23), (30, 26)], WARM)
    for x, y in ((25.4, 27.4), (28.2, 27.8), (26.4, 30.4), (30.4, 25.6), (29.4, 30.4), (32.4, 28.0), (24.4, 32.4)):
        inner += blob([(x - .7, y), (x, y - .5), (x + .8, y), (x, y + .55)], CREAM)
    out = tail + far + lit(body, HIDE, RIM, -.4, .15, inner)
    out += hind([(19.6, 31.0), (25.0, 28.6), (30.0, 31.4), (31.2, 36.0), (27.4, 40.4), (24.4, 43.2), (26.0, 46.8), (29.4, 48.8), (29.6, 50.4, 1), (23.0, 50.4, 1), (20.4, 46.2), (19.0, 41.6), (18.4, 36)])
    out += poly([(28.0, 50.5), (29.8, 50.5), (29.4, 48.6), (27.4, 48.0)], "#2a1822") + poly([(35.0, 50.5), (36.8, 50.5), (36.4, 48.6), (34.6, 48.4)], "#1d1119")
    near = smooth([(37.0, 26.4), (41.0, 25.4), (45.0, 27.0), (48.6, 28.4), (50.0, 30.4), (48.8, 33.4), (47.4, 35.8), (45.8, 35.6, 1), (46.2, 33.2), (46.4, 31.4), (42.8, 31.4), (38.4, 31.2)])
    out += lit(near, HIDE, RIM, -.3, .3, blob([(36, 28), (42, 29.4), (47, 30.6), (47, 33), (42, 32.4), (36, 32)], DEEP)) + poly([(45.6, 35.4), (47.6, 35.8), (46.6, 37.6), (44.8, 37.0)], "#2a1822")
    return out


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
    """Stakes and beams, roped together; a lit window behind them."""
    out = ""
    for x, y, high, lean in ((52.6, 53, 12, -1.4), (55.6, 53, 15.4, -.6), (58.8, 53, 13.4, .4), (62, 53, 16.4, .8), (65, 53, 14, .4)):
        out += poly([(x - 1.3, y), (x + lean - 1.1, y - high + 1.8), (x + lean, y - high), (x + lean + 1.1, y - high + 1.8), (x + 1.3, y)], "#3a2028") + poly([(x - 1.3, y), (x + lean - 1.1, y - high + 1.8), (x + lean, y - high), (x + lean - .3, y - high + 2), (x - .5, y)], "#8a4a34")
    out += poly([(50, 46.6), (68, 43.4), (68, 45.2), (50, 48.4)], "#4a2a2c") + poly([(50, 46.6), (68, 43.4), (68, 44), (50, 47.2)], "#a8603a")
    return out + "".join(line([(x - 1, y - .2), (x + .8, y + 2.0)], "#d9a25c", .4) for x, y in ((55.2, 45.2), (58.8, 44.6), (62.2, 44)))


def picture():
    sky = contours(48, 25, DUSK, 91, 1.1, 1.02, [60, 51, 42.6, 34.8, 27.6, 20.8, 14.4, 9], .05, "#ffdf9c", 24)
    far = line([(22, 21), (27, 23.4), (32, 22)], "#ffdf9a", .16, opacity=.4) + island(19.6, 21.4, 8, 3.8, 4, "#5a3e57", "#4a344f", "#372842") + house(18.8, 21.2, 1.8, "#3c2a44", "#ffe6a0") + house(21.2, 21.1, 1.4, "#3c2a44", "#ffe6a0")
    mid = "".join(house(x, y, s, c, "#fff3cf") for x, y, s, c in ((57.0, 41.4, 4.2, "#8a4a36"), (61.8, 40.6, 5.0, "#7a4032")))
    mid += ground([(-6, 43), (8, 41.6), (22, 43.4), (38, 44.4), (52, 42), (60, 40.4), (70, 40)], "#6b3438") + ground([(-6, 48.4), (10, 48.6), (26, 50.2), (42, 50), (56, 49.6), (70, 49)], "#3f2030")
    subject = placed(charger() + head(), 4.6, 14.6, .735)
    dust = "".join(path(smooth([(x - r, y), (x - r * .6, y - r * .7), (x + r * .2, y - r * .9), (x + r, y - r * .3), (x + r * .9, y + .2)]), "#b9683f", o) for x, y, r, o in ((17.4, 51.0, 2.2, .8), (20.8, 51.2, 1.8, .6), (29.4, 51.2, 1.7, .6)))
    front = barricade() + dust + grass([(-3, 12, 9), (40, 52, 5)], "#170d18", 25, 58, (4, 8)) + motes(7, (15, 24, 60, 40), "#ffe9ae", 36, avoid=((34, 36, 14), (48, 22, 14)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
