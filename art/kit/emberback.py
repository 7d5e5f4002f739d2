"""Emberback. A salamander that carries a causeway: basalt columns on its back, and the fire low between them."""
import math

from brushes import along, blob, disc, line, lit, mix, oval, path, placed, poly, smooth
from places import DUSK, contours, grass, ground, house, island, motes, sheet

CARD = "WB-011"
ALT = "A great salamander walks by with a causeway of basalt columns on its back, embers glowing low between them."

HIDE, DEEP, WARM, BELLY, RIM = "#5b2f31", "#331b26", "#84433a", "#e0a061", "#ffe0a0"
STONE, STONE_DARK, STONE_LIGHT = "#3b3446", "#241f30", "#6f6576"
FIRE, HOT = "#ff8a35", "#ffe08a"
SPINE = [(21.4, 22.4, .5), (17.6, 24.6, 1.3), (16.0, 30.0, 2.1), (18.2, 36.6, 3.0), (24.4, 40.4, 4.2), (32.0, 39.0, 6.0), (40.0, 37.4, 6.8), (46.4, 35.6, 5.8), (50.6, 33.2, 4.6)]


def trunk():
    top, low = [], []
    for i in range(19):
        x, y, a, w = along(SPINE, i / 18)
        top.append((x + math.sin(a) * w, y - math.cos(a) * w))
        low.append((x - math.sin(a) * w * .9, y + math.cos(a) * w * .9))
    belly = path(smooth([(18, 42), (26, 43.0), (34, 42.4), (42, 41.4), (50, 37.2), (54, 38), (48, 48), (20, 48)]), BELLY)
    belly += path(smooth([(18, 44), (26, 44.2), (34, 43.8), (42, 43), (50, 39), (54, 41), (48, 49), (20, 49)]), "#b5683f")
    shade = path(smooth([(14, 30), (18, 30), (20.6, 36), (26, 38.4), (34, 38.4), (44, 36), (50, 33), (52, 36), (44, 41), (34, 42.4), (24, 43), (16, 39)]), DEEP)
    spots = "".join(blob([(x - r, y), (x, y - r * .7), (x + r, y), (x, y + r * .8)], c) for x, y, r, c in ((18.2, 31.8, .7, "#e58f45"), (19.8, 36.2, .8, "#e58f45"), (23, 39.2, .9, "#e58f45"), (17.2, 27.4, .55, "#e58f45"), (27, 40.2, .7, "#c9703a"), (46.4, 37.6, .8, "#e58f45"), (49.2, 36, .6, "#e58f45")))
    rings = "".join(line([(x0, y0), (x1, y1)], "#9a4f38", .35) for x0, y0, x1, y1 in ((47.4, 40.4, 48.6, 38.2), (45, 41.4, 46.2, 39.4), (42.4, 42, 43.4, 40.2)))
    return lit(smooth(top + low[::-1]), HIDE, RIM, -.35, .4, shade + belly + spots + rings)


def column(x, y, wide, high, lean, tone):
    """A basalt column: three faces and a six-sided top."""
    w, tip = wide / 2, (x + lean * high, y - high)
    a, b, c, d = (-w, 0), (-w * .36, .42 * w), (w * .5, .3 * w), (w, -.16 * w)
    top = [(tip[0] + p[0], tip[1] + p[1]) for p in (a, b, c, d, (w * .42, -.5 * w), (-w * .5, -.42 * w))]
    out = poly([(x + a[0], y), (tip[0] + a[0], tip[1]), (tip[0] + b[0], tip[1] + b[1]), (x + b[0], y + .4)], mix(STONE_DARK, STONE, tone))
    out += poly([(x + b[0], y + .4), (tip[0] + b[0], tip[1] + b[1]), (tip[0] + c[0], tip[1] + c[1]), (x + c[0], y + .4)], mix(STONE_DARK, STONE, tone * .4))
    out += poly([(x + c[0], y + .4), (tip[0] + c[0], tip[1] + c[1]), (tip[0] + d[0], tip[1] + d[1]), (x + d[0], y)], mix(STONE, STONE_LIGHT, tone * .6))
    out += poly(top, mix(STONE, STONE_LIGHT, .3 + tone * .7)) + path(f"M{top[2][0]:.2f} {top[2][1]:.2f}L{top[3][0]:.2f} {top[3][1]:.2f}L{top[4][0]:.2f} {top[4][1]:.2f}", stroke=RIM if tone > .4 else "#b5804f", stroke_width=".26")
    # where the column meets the hide the fire looks out
    for k, px in enumerate((a[0] + .15, b[0], c[0])):
        out += path(f"M{x + px - .28:.2f} {y + .5:.2f}L{x + px + .02:.2f} {y - high * (.34, .52, .4)[k]:.2f}L{x + px + .3:.2f} {y + .5:.2f}Z", FIRE)
    return out


def causeway():
    out = ""
    for x, y, w, h in ((25.6, 36.8, 3.2, 4.6), (29.0, 34.6, 3.4, 8.0), (32.6, 33.2, 3.4, 10.4), (36.2, 32.0, 3.5, 11.8), (39.8, 31.0, 3.4, 10.2), (43.4, 30.6, 3.3, 7.6), (46.6, 30.6, 2.8, 4.4)):
        out += column(x, y, w, h, (x - 36) * .012, .1)
    for x, y, w, h in ((23.4, 38.4, 2.8, 2.6), (26.8, 37.6, 3.3, 5.6), (30.4, 36.0, 3.5, 6.6), (34.2, 34.9, 3.7, 9.6), (38.0, 34.0, 3.7, 7.6), (41.8, 33.2, 3.5, 8.6), (45.2, 32.6, 3.2, 4.6), (48.0, 32.2, 2.4, 2.2)):
        out += column(x, y, w, h, (x - 36) * .012, 1)
    seam = [(21.6, 39.6), (24, 39.2), (27, 38.6), (30.6, 36.9), (34.4, 35.9), (38.2, 34.9), (42, 34.1), (45.4, 33.5), (48.8, 33.1)]
    out += path(smooth([*seam, *[(x + .3, y + 1.0 + .5 * (k % 2)) for k, (x, y) in reversed(list(enumerate(seam)))]]), FIRE)
    return out + path(smooth([(x, y + .3) for x, y in seam] + [(x, y + .65) for x, y in reversed(seam)]), HOT)


def head():
    skull = smooth([(47.2, 34.4), (47.8, 29.4), (50.6, 26.6), (54.6, 26.0), (58.4, 27.6), (60.8, 30.6), (60.6, 33.0), (58.0, 34.6), (54.4, 36.8), (50.2, 37.8)])
    inner = path(smooth([(49.6, 38), (52.4, 34.8), (57, 33.2), (61, 32), (60, 35), (54, 38.4)]), BELLY) + path(smooth([(50, 38.6), (53.6, 36), (58, 34.3), (60, 34.6), (54, 39)]), "#b5683f")
    inner += path(smooth([(47, 30), (51, 29), (53, 31.6), (51.4, 35), (48, 37.4), (46, 34)]), DEEP) + path(smooth([(51.6, 26.4), (55.6, 26), (59, 28), (56.6, 28.6), (53.4, 27.8)]), WARM)
    inner += "".join(blob([(x - r, y), (x, y - r), (x + r, y), (x, y + r)], "#e58f45") for x, y, r in ((49.2, 30, .6), (50.6, 28.2, .45), (58.6, 30.2, .4)))
    out = lit(skull, HIDE, RIM, -.35, .4, inner) + line([(52.0, 34.6), (54.4, 33.4), (57.6, 32.4), (60.6, 31.2)], "#2a1220", .36) + line([(51.4, 33.8), (52.0, 34.6), (51.8, 35.4)], "#2a1220", .3)
    out += blob([(53.0, 29.4), (54.2, 27.6), (56.2, 27.6), (57.2, 29.2), (56.4, 31.0), (54.2, 31.2)], "#2a1220") + oval(55.2, 29.4, 1.35, 1.5, "#ffb84f") + oval(55.4, 29.4, .55, 1.3, "#1c0e18") + disc(55.8, 28.7, .34, "#fff6d2")
    out += path(smooth([(52.6, 29.0, 1), (53.8, 27.0), (56.2, 26.7), (57.8, 28.4, 1), (56.0, 27.8), (54.2, 28.0)]), WARM)
    return out + disc(60.0, 30.2, .32, "#2a1220")


def leg(x, y, far, forward=0):
    """A soft leg from the shoulder out and down, with four round toes."""
    shape = [(x - 4.2, y - 7.6), (x - 1.6, y - 10.4), (x + 2.2, y - 10.2), (x + 4.6, y - 7.2), (x + 4.4 + forward * .6, y - 3.6), (x + 5.2 + forward, y - 1.2), (x + 6.2 + forward, y + .2), (x + 5.8 + forward, y + 1.2), (x - 1.4 + forward, y + 1.2), (x - 1.0 + forward * .6, y - 1.8), (x - 2.8, y - 4.4)]
    inner = "" if far else path(smooth([(x - 5, y - 8), (x - 1.6, y - 7.4), (x + .2, y - 4.4), (x + .6 + forward, y - 1), (x + .4 + forward, y + 2), (x - 4, y + 2), (x - 5, y - 3)]), DEEP) + path(smooth([(x + .2, y - 10.2), (x + 3.2, y - 9.4), (x + 4.8, y - 6.4), (x + 4.2 + forward * .6, y - 3.2), (x + 2.8, y - 5.6)]), "#a5583f")
    inner += "" if far else "".join(blob([(px - r, py), (px, py - r * .7), (px + r, py), (px, py + r * .8)], "#e58f45") for px, py, r in ((x + .6, y - 7.6, .7), (x + 2.0, y - 5.0, .5), (x - 1.4, y - 6.0, .45)))
    out = lit(smooth(shape), "#2a1722" if far else WARM, "#7a4035" if far else RIM, -.35, .1, inner)
    for k in range(4):
        out += oval(x - .2 + forward + k * 1.9, y + .8, 1.2, .8, "#3a2028" if far else ("#a5583f" if k < 3 else "#d98a52"))
    return out


def picture():
    sky = contours(50, 26, DUSK, 18, 1.2, .95, [58, 49, 41, 34, 27.6, 21.8, 16.4, 11.6, 7.4])
    far = line([(22.6, 18.4), (32, 21.4), (42, 17.6)], "#ffdf9a", .18, opacity=.6) + island(27, 17.6, 9, 4.2, 4, "#5a3e57", "#4a344f", "#372842") + house(26, 17.4, 2.0, "#3c2a44", "#ffe6a0") + house(28.8, 17.3, 1.6, "#3c2a44", "#ffe6a0")
    far += island(56.6, 19.2, 9, 4, 9, "#d48a4e", "#b56f40", "#985737") + house(56.8, 19, 2.2, "#985737", "#fff3cf")
    mid = ground([(-6, 42), (6, 40.4), (16, 42), (30, 43.6), (44, 42), (56, 40.2), (70, 37)], "#7c3c38") + ground([(-6, 46), (8, 45.2), (22, 46.6), (40, 46), (56, 45.2), (70, 42.6)], "#4d2833")
    mid += line([(34, 46.4), (44, 45.8), (56, 45.2), (66, 43.2)], "#c9793a", .35)
    # footprints that still glow
    mid += "".join(oval(x, y, 1.5, .4, "#e58f45") + oval(x, y, .8, .2, "#ffe08a") for x, y in ((14.6, 49.2), (18.6, 47.8), (22.4, 49.6)))
    light = oval(35, 48.4, 13, 1.3, "#b1593f")
    subject = leg(26.4, 46.6, True) + leg(44.6, 45.4, True, 1.4) + trunk() + causeway() + head() + leg(29.4, 48.2, False, -.4) + leg(47.4, 47.2, False, 1.2)
    front = grass([(-3, 12, 12), (54, 66, 12)], "#170d18", 5, 57, (4, 8)) + "".join(placed(path("M0 0Q.7 -1.2 0 -2.4Q-.9 -1.2 0 0Z", "#ffd07a"), x, y, s) for x, y, s in ((33.4, 21.6, .7), (41.6, 21.4, .5), (36.8, 18.4, .45), (30.6, 23.6, .4)))
    front += motes(9, (16, 24, 60, 44), "#ffe9ae", 6, avoid=((36, 34, 19), (54, 31, 8), (18, 32, 6)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
