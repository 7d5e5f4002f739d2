"""Veilwing. A scythe of two narrow wings on its edge, pale as high cloud; where the feathers should end, wind begins."""
import math

from brushes import along, disc, feather, line, lit, mix, path, placed, poly, smooth, star
from places import cloud, contours, island, motes, sheet
from skyfolk import strip

CARD = "FA-007"
ALT = "A pale narrow-winged flier banks hard behind a veil of wind, a sealed letter held tight, past two guards who look elsewhere."

WHITE, PALE, MIST, SHADE, DUSK, NIGHT = "#fbfdf8", "#dcebea", "#b4d3d8", "#7fabb8", "#3f7388", "#0e3242"
RED, WINE, PAPER, GOLD = "#cf3d2c", "#8f2420", "#fff6dc", "#f3c34b"

# The two wings are one bow; the body crosses it near the middle. Turn of the whole is done by the picture.
BOW = [(-29.0, 9.0, .1), (-24.6, 2.6, 1.6), (-17.6, -3.0, 2.6), (-9.6, -5.0, 3.4), (-3.4, -3.4, 4.0), (0, -2.2, 4.4), (3.4, -3.4, 4.0), (9.6, -6.2, 3.4), (17.6, -6.6, 2.6), (25.0, -3.4, 1.6), (30.6, 2.4, .1)]


def veil(s):
    """Strips of wind that hang from the hind edge of one wing, longest near the tip."""
    out = ""
    for k in range(9):
        t = .5 + s * (.08 + k * .048)
        x, y, a, w = along(BOW, min(max(t, .001), .999))
        x, y = x - math.sin(a) * w * .4, y + math.cos(a) * w * .4
        long = (8.4, 10.6, 9.2, 12.6, 10.8, 14.2, 12.0, 14.6, 11.4)[k]
        lean = -s * .6 * (k - 3)
        tone = (MIST, PALE, SHADE, PALE, MIST, WHITE, MIST, PALE, MIST)[k]
        wide = (1.3, 1.15, 1.0, 1.25, 1.0, 1.2, 1.0, 1.1, .8)[k]
        out += strip([(x, y, wide), (x + lean * .3 + .5, y + long * .38, wide * .9), (x + lean * .7 - .7, y + long * .72, wide * .55), (x + lean + .5, y + long, .06)], tone, 16, opacity=(1, .95, .9, .95, .8, .9, .75, .85, .65)[k])
    return out


def wings():
    out = veil(-1) + veil(1)
    top, low = [], []
    for i in range(33):
        x, y, a, w = along(BOW, min(i / 32, .9999))
        top.append((x + math.sin(a) * w, y - math.cos(a) * w))
        low.append((x - math.sin(a) * w, y + math.cos(a) * w))
    ring = [(*top[0], 1), *top[1:-1], (*top[-1], 1), *low[-2:0:-1]]
    inner = ""
    # feathers along the hind edge, told only by their gaps
    for k in range(2, 31):
        if 13 < k < 19:
            continue
        (x0, y0), (x1, y1) = low[k], top[k]
        inner += path(smooth([(x0 - .9, y0 + .4, 1), ((x0 * 2 + x1) / 3 - .6, (y0 * 2 + y1) / 3), ((x0 + x1) / 2, (y0 + y1) / 2, 1), ((x0 * 2 + x1) / 3 + .5, (y0 * 2 + y1) / 3), (x0 + .7, y0 + .3, 1)]), SHADE if k % 2 else MIST)
    for k in range(3, 30, 2):
        (x0, y0), (x1, y1) = low[k], top[k]
        inner += line([(x0, y0), ((x0 * 3 + x1 * 2) / 5, (y0 * 3 + y1 * 2) / 5)], SHADE, .2)
    inner += path(smooth([*[(x, y + .2) for x, y in top[16:31:2]], *[((a[0] * 2.6 + b[0]) / 3.6, (a[1] * 2.6 + b[1]) / 3.6) for a, b in zip(top[30:15:-2], low[30:15:-2], strict=True)]]), MIST)
    inner += poly([top[0], top[1], top[2], low[2], low[1]], DUSK) + poly([top[-1], top[-2], top[-4], low[-4], low[-2]], DUSK)
    return out + lit(smooth(ring), "#e9f3f1", "#ffffff", .2, .5, inner)


def body():
    """Long and slim, head first along the flight, a forked tail of two needles; the letter lies under its chest."""
    out = ""
    for dx, turn, long in ((-.9, 97, 12.4), (.9, 83, 11.4), (0, 90, 8.2)):
        out += feather(dx, 7.0, turn, long, 1.1, PALE if dx else MIST, DUSK if dx else None, MIST)
    shape = [(0, -12.8), (1.9, -11.4), (2.6, -8.8), (3.0, -5.0), (4.0, -1.4), (3.6, 3.0), (2.2, 7.4), (0, 9.4), (-2.2, 7.4), (-3.6, 3.0), (-4.0, -1.4), (-3.0, -5.0), (-2.6, -8.8), (-1.9, -11.4)]
    inner = path(smooth([(.4, -12), (2.4, -9), (2.4, -4), (3.2, 0), (2.6, 4), (.8, 8.6), (5, 6), (6, -2), (4, -10)]), MIST) + path(smooth([(2.0, -9), (2.6, -4), (3.6, 0), (3.0, 4), (1.4, 8.4), (5, 6), (5, -6)]), SHADE)
    out += lit(smooth(shape), WHITE, "#ffffff", .2, .3, inner)
    # a mask of night over the eyes, as robbers and swifts have it
    out += path(smooth([(-2.1, -10.6), (-.9, -9.7), (0, -9.9), (.9, -9.7), (2.1, -10.6), (2.5, -9.2), (1.2, -8.6), (0, -9.0), (-1.2, -8.6), (-2.5, -9.2)]), NIGHT)
    out += disc(-1.3, -9.6, .36, GOLD) + disc(1.3, -9.6, .36, GOLD)
    return out + path(smooth([(-.95, -11.9, 1), (-.5, -13.4), (0, -15.2, 1), (.5, -13.4), (.95, -11.9, 1), (0, -11.5)]), GOLD) + path(smooth([(0, -15.2, 1), (.5, -13.4), (.95, -11.9, 1), (0, -11.6)]), "#a8741f")


def letter():
    """Sealed, and not for reading on the way."""
    out = poly([(-4.4, -2.8), (4.4, -2.8), (4.4, 2.8), (-4.4, 2.8)], PAPER) + poly([(-4.4, 2.8), (0, -.2), (4.4, 2.8)], "#ecd9b0") + poly([(-4.4, -2.8), (0, 1.0), (4.4, -2.8)], "#fffdf2") + line([(-4.4, -2.8), (0, 1.0), (4.4, -2.8)], "#c9a871", .2)
    out += disc(0, .6, 1.6, WINE) + disc(-.1, .45, 1.35, RED) + star(-.1, .45, 1.0, "#ff9a80", .3)
    for x in (-2.7, 2.4):
        out += "".join(line([(x + d, -4.4), (x + d * 1.3, -2.6), (x + d * 1.1, -1.6)], "#d9802f", .5) for d in (-.6, .5))
    return out


def guard(flip):
    """One who stands at the gate with a lance and looks the wrong way."""
    body_ = path(smooth([(-1.2, 0, 1), (-1.0, -3.0), (-.5, -4.6), (.5, -4.8), (1.0, -3.2), (1.2, 0, 1)]), NIGHT) + path(smooth([(-.8, -4.8), (-.4, -6.0), (.5, -6.1), (.9, -5.4), (2.0, -5.0, 1), (.8, -4.6), (.2, -4.2)]), NIGHT)
    return placed(body_ + line([(1.7, .2), (1.7, -8.2)], NIGHT, .3) + poly([(1.3, -8), (1.7, -9.6), (2.1, -8)], GOLD), flip=flip)


def picture():
    sky = contours(59, 22, ["#0a2f45", "#0d3b54", "#114a64", "#175b76", "#206f88", "#2f8699", "#57a9b0", "#a9d6cb", "#fff3cf"], 71, 1.25, .9, [66, 57, 48.4, 40.4, 33, 26, 19.4, 13, 7.4], edge="#e9f7f2")
    far = island(20.0, 22.6, 7, 3.2, 4, "#2f8397", "#236f86", "#1a5a72", "#9fd8d2") + poly([(19, 22.4), (19, 20.6), (20, 19.4), (21, 20.6), (21, 22.4)], "#1a5a72") + poly([(19.7, 21.9), (19.7, 21), (20.3, 21), (20.3, 21.9)], "#fff3cf")
    # the guarded gate, and the two who guard it
    gate = island(0, 0, 16, 6.4, 8, "#3f93a0", "#2a7388", "#1a566d", "#dff3ea") + path("M-3.4 -.2V-6C-3.4 -10.6 3.4 -10.6 3.4 -6V-.2H2.4V-5.8C2.4 -9 -2.4 -9 -2.4 -5.8V-.2Z", "#14485e") + path("M-2.4 -.2V-5.8C-2.4 -9 2.4 -9 2.4 -5.8V-.2Z", "#fff3cf", .5)
    gate += placed(guard(True), -5.2, -.2, .9) + placed(guard(True), 5.0, -.2, .9)
    far += placed(gate, 24.4, 43.6, .92) + line([(31.6, 43.6), (40, 46.6), (50, 45.6), (64, 39.0)], "#e9f7f2", .3, opacity=.7)
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-4, 48.4, 26, 5, "#236f86", 2), (40, 50, 28, 4.8, "#3a92a6", 6)))
    # the veil it flies behind: broad bands along its way
    light = ""
    for shift, w, c, op in ((0, 2.2, "#2f8699", .9), (4.8, 1.2, "#3f97a6", .9), (-4.4, 1.3, "#2a7b90", .9), (8.4, .7, "#57a9b0", .9)):
        light += strip([(12, 36 + shift, .1), (20, 33.4 + shift, w * .7), (30, 27.4 + shift * .9, w), (41, 18.8 + shift * .8, w * .6), (52, 11 + shift * .7, .1)], c, 30, opacity=op)
    subject = placed(wings() + body() + placed(letter(), 0, .8, 1.12), 39.6, 29.6, .76, 50)
    front = "".join(strip([(x0, y0, .06), ((x0 + x1) / 2 - .6, (y0 + y1) / 2 - .7, w), (x1, y1, .06)], "#dcebea", 12) for x0, y0, x1, y1, w in ((17, 30.4, 27.4, 24.4, .3), (30, 49.0, 38, 45.4, .28), (54.4, 22.4, 60.4, 18.2, .25)))
    front += "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-5, 53.6, 26, 4.6, "#cfe9e4", 12), (44, 53.4, 26, 5, "#eef8f0", 14)))
    front += motes(7, (15, 18, 60, 46), "#ffffff", 8, avoid=((41, 30, 14),))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
