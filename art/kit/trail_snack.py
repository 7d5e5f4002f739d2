"""Trail Snack. Straight from above: one lamp on a checked cloth, four heads round it, and a loaf that will not see the morning."""
import math
import random

from brushes import blob, disc, feather, line, lit, mix, oval, path, placed, poly, smooth, star
from burrowguard import CLAW, DEEP, FUR, PALE, SLATE, SLATE_DARK, SLATE_LIGHT, WARM
from hearth_singer import COPPER, DOWN, SHADE
from little_ones import AMBER, AMBER_DARK, AMBER_MID, AMBER_RIM, INNER_EAR, glow
from places import BURROW, contours, sheet

CARD = "WB-015"
ALT = "Seen from above, a badger, a hare, a bird and two mice sit round a lamp on a checked cloth with bread, cheese and a map."

LAMP = (34.4, 32.6)
CAST = "#5a2422"


def about(half):
    """A shape that is the same above and below the axis; both ends of the half lie on it."""
    return half + [(x, -y, *c) for x, y, *c in reversed(half[1:-1])]


def edged(data, base, rim, dx=-.4, dy=0):
    """A shape with its lit edge, without a clip: for limbs and backs that run out of the window."""
    return path(data, rim) + path(data, base, transform=f"translate({dx} {dy})")


def badger():
    """Head and shoulders, nose to the right at (8, 0)."""
    out = edged(smooth(about([(-4, 0), (-5, 6), (-8, 9.6), (-14, 10.4), (-22, 9), (-24, 0)])), FUR, WARM, -.5, 0)
    for y in (-5.4, 5.4):
        for x in (-15.4, -11.2):
            out += path(smooth([(x + 3, y - 2.6, 1), (x + 3.4, y), (x + 3, y + 2.6, 1), (x - .6, y + 2.8), (x - 2.6, y), (x - .6, y - 2.8)]), SLATE if y < 0 else SLATE_DARK) + line([(x + 3, y - 2.6), (x + 3.4, y), (x + 3, y + 2.6)], SLATE_LIGHT, .3)
    for y, turn in ((-8.6, 10), (8.6, -26)):
        arm = edged(smooth([(-9, -2.2), (-3, -2.4), (2, -2.6), (4.4, -2), (4.8, 0), (4.4, 2), (2, 2.6), (-3, 2.4), (-9, 2.2)]), FUR, WARM, -.3, 0)
        arm = "".join(placed(path("M0 -.8C2 -.9 3.6 -.5 4.8 .1C3.6 .6 2 .9 0 .8Z", CLAW), 4, v, .8, v * 5) for v in (-1.8, -.6, .6, 1.8)) + arm
        out += placed(arm, -1, y, .86, turn)
    for y in (-4.3, 4.3):
        out += disc(-4.6, y, 1.9, DEEP) + disc(-4.3, y, 1.0, "#b5786a")
    stripe = [(5.6, .7), (2.4, 1.0), (-2, 1.4), (-7.4, 2.0), (-8, 3.6), (-3, 3.8), (1.6, 3.2), (4.8, 2.0)]
    inner = blob(stripe, DEEP) + blob([(x, -y) for x, y in stripe], DEEP) + path(smooth([(-9, .4), (-3, .5), (4, .2), (8, 0), (4, .8), (-3, 1.2), (-9, 1.6)]), "#cfae88")
    out += lit(smooth(about([(8.2, 0), (7.4, 1.4), (4.6, 2.4), (1.4, 3.9), (-2.6, 5.0), (-6.6, 4.6), (-8.8, 2.6), (-9.2, 0)])), PALE, "#ffffff", -.4, 0, inner)
    return out + oval(7.7, 0, 1.0, 1.2, "#191118") + disc(8.1, -.3, .3, PALE) + "".join(disc(2.6, y, .62, "#120b12") + disc(2.9, y - .15, .22, "#fff6d2") for y in (-2.4, 2.4))


def hare():
    """A long-eared scout: both ears along its back, nose to the right at (5, 0)."""
    fur, dark, light = "#a9744a", "#6d4530", "#d9aa74"
    out = edged(smooth(about([(-3, 0), (-4, 4.2), (-7, 6.4), (-13, 6.8), (-18, 0)])), "#5b6a44", "#c2b46a") + "".join(line([(x, -5.6), (x + 1, 0), (x, 5.6)], "#47543a", .5) for x in (-8.6, -11.6))
    for y, turn in ((-5.2, 18), (5.2, -12)):
        out += placed(edged(smooth([(-6, -1.3), (0, -1.3), (4.6, -1.0), (5.6, 0), (4.6, 1.0), (0, 1.3), (-6, 1.3)]), fur, AMBER_RIM, -.3, 0), -1, y, 1, turn)
    skull = smooth(about([(5.2, 0), (4.4, 1.6), (2.0, 3.2), (-.8, 3.9), (-3.2, 2.9), (-4, 0)]))
    out += lit(skull, fur, AMBER_RIM, -.35, 0, path(smooth(about([(6, 0), (4.2, 1.0), (1.6, 1.3), (-2, 1.0), (-4, 0)])), light) + path(smooth([(5, 1.4), (1, 2.2), (-4, 2), (-4, 5), (2, 5)]), dark))
    for s in (-1, 1):
        ear = edged(smooth([(.8, -.9), (-2.6, -2.2), (-7, -2.4), (-12, -.4, 1), (-8, 1.5), (-3, 1.7), (.8, .9)]), mix(fur, dark, .2 if s < 0 else .45), AMBER_RIM, -.1, .3)
        out += placed(ear + blob([(-1.4, -.2), (-4.4, -1.2), (-9.6, -.5), (-6, .7), (-3, .8)], "#d49a7c"), -1.7, s * 2.0, 1, s * -52)
    out += "".join(disc(1.7, y, .72, "#241318") + disc(2.0, y - .12, .24, "#fff6d2") for y in (-2.6, 2.6)) + oval(5.0, 0, .55, .75, "#3a1d1a")
    return out


def mouse(dark=False):
    """A lantern mouse: two round ears and a point, nose to the right at (4.8, 0)."""
    base, mid = (AMBER, AMBER_MID) if not dark else (mix(AMBER, AMBER_DARK, .35), AMBER)
    out = line([(-10, 1), (-13, 3), (-15, 1), (-18, 3)], AMBER_DARK, .9) + edged(smooth(about([(-2, 0), (-3, 2.8), (-6.6, 4.3), (-10, 3), (-11, 0)])), base, mid, -.4, 0)
    for y, turn in ((-2.7, 14), (2.7, -14)):
        out += placed(edged(smooth([(-4, -.8), (1, -.8), (3.6, -.7), (4.2, 0), (3.6, .7), (1, .8), (-4, .8)]), base, AMBER_RIM, -.25, 0), 0, y, 1, turn)
    for y in (-3.1, 3.1):
        out += disc(-2.2, y, 2.5, AMBER_RIM) + disc(-2.45, y, 2.45, base) + disc(-2.3, y, 1.5, INNER_EAR)
    out += lit(smooth(about([(4.9, 0), (3.4, 1.1), (1.4, 2.3), (-1.4, 2.7), (-3.4, 1.7), (-3.8, 0)])), base, AMBER_RIM, -.3, 0, path(smooth(about([(6, 0), (3, .7), (0, .8), (-3, 0)])), mid))
    return out + disc(4.8, 0, .55, AMBER_DARK) + "".join(disc(1.7, y, .5, "#1f0d0c") + disc(1.9, y - .1, .17, "#fff6d2") for y in (-1.5, 1.5))


def bird():
    """A singer, bill to the right at (8, 0)."""
    out = "".join(feather(-7, y * .5, 180 - y * 6, 7.5, .9, c) for y, c in ((-1.6, SHADE), (1.6, SHADE), (0, DOWN)))
    out += edged(smooth(about([(3, 0), (2, 3.4), (-2, 5.0), (-6.4, 3.8), (-9, 0)])), DOWN, AMBER_RIM, -.4, 0)
    for s in (-1, 1):
        out += path(smooth([(.8, s * 2.0), (-1, s * 4.9), (-5, s * 4.4), (-9.6, s * 1.2, 1), (-5.4, s * .9), (-1.6, s * 1.2)]), SHADE) + "".join(line([(-1.4 - k, s * (2.0 + .5 * k)), (-7.2 - k * .3, s * (1.3 + .3 * k))], mix(SHADE, DOWN, .6), .26) for k in range(3))
    out += lit(smooth(about([(6.2, 0), (5.4, 1.9), (3, 2.9), (.6, 2.2), (-.2, 0)])), COPPER, AMBER_RIM, -.3, 0, path(smooth(about([(5.6, 0), (4, 1.4), (1.6, 1.9), (-1, 0)])), "#37222c"))
    return out + poly([(5.9, -.9), (8.9, 0), (5.9, .9)], "#f3b05a") + poly([(5.9, 0), (8.9, 0), (5.9, .9)], "#b86f2e") + "".join(disc(4.5, y, .42, "#fff6d2") + disc(4.6, y, .28, "#1c0e16") for y in (-1.9, 1.9))


def away(x, y, far=.7):
    """A step from the lamp outwards: where a shadow falls."""
    dx, dy = x - LAMP[0], y - LAMP[1]
    long = math.hypot(dx, dy) or 1
    return dx / long * far, dy / long * far


def cast(x, y, r, colour=CAST):
    dx, dy = away(x, y, r * .28)
    return disc(x + dx, y + dy, r * 1.04, colour)


def cloth():
    corners = [(20.4, 21.6), (46.6, 19.2), (49.6, 44.2), (23.0, 47.0)]

    def at(u, v):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
        return ((ax * (1 - u) + bx * u) * (1 - v) + (dx * (1 - u) + cx * u) * v, (ay * (1 - u) + by * u) * (1 - v) + (dy * (1 - u) + cy * u) * v)
    n = 9
    out = poly([(x + (x - 34) * .03, y + .7 + (y - 33) * .03) for x, y in corners], "#3a1a20") + poly(corners, "#f6e2b8")
    for i in range(0, n, 2):
        out += poly([at(i / n, 0), at((i + 1) / n, 0), at((i + 1) / n, 1), at(i / n, 1)], "#c8552e", opacity=.32) + poly([at(0, i / n), at(1, i / n), at(1, (i + 1) / n), at(0, (i + 1) / n)], "#c8552e", opacity=.32)
    for i in range(0, n, 2):
        for j in range(0, n, 2):
            out += poly([at(i / n, j / n), at((i + 1) / n, j / n), at((i + 1) / n, (j + 1) / n), at(i / n, (j + 1) / n)], "#a33a24", opacity=.36)
    # a fold across it, and the corner that the wind turned up
    out += poly([at(0, .5), at(1, .5), at(1, .53), at(0, .53)], "#7e3a2c", opacity=.2)
    return out + poly([corners[2], (46.4, 44.5), (49.3, 41.0)], "#e9c68e") + line([(46.4, 44.5), (47.4, 42.2), (49.3, 41.0)], "#8f4a2c", .3)


def loaf(x, y):
    out = cast(x, y, 4.6) + disc(x, y, 4.5, "#8a4a26") + disc(x + .3, y + .2, 3.9, "#bf7434") + disc(x + .6, y + .4, 2.9, "#d98f46")
    for dx, dy, turn in ((-1.5, -.8, 40), (.5, .4, 40), (2.4, 1.6, 40)):
        out += placed(path("M-2.1 0C-1 -.8 1 -.8 2.1 0C1 .5 -1 .5 -2.1 0Z", "#fbe3b0"), x + dx - .3, y + dy, .95, turn + 90)
    return out


def slice_(x, y, turn):
    return placed(path("M-2.2 1.4C-2.8 -.6 -1.6 -1.8 0 -1.8C1.6 -1.8 2.8 -.6 2.2 1.4Z", "#a8622e") + path("M-1.8 1.1C-2.2 -.5 -1.2 -1.4 0 -1.4C1.2 -1.4 2.2 -.5 1.8 1.1Z", "#fbe3b0") + "".join(disc(a, b, .2, "#dcb67a") for a, b in ((-.8, -.2), (.5, -.6), (.9, .4), (-.3, .5))), x, y, 1, turn)


def cheese(x, y):
    gap, wide = math.radians(62), math.radians(52)
    arc = [(x + math.cos(gap + wide / 2 + k / 20 * (2 * math.pi - wide)) * 3.6, y + math.sin(gap + wide / 2 + k / 20 * (2 * math.pi - wide)) * 3.6) for k in range(21)]
    out = cast(x, y, 3.7) + poly([*arc, (x, y)], "#c9822e") + poly([*[(x + (px - x) * .86, y + (py - y) * .86) for px, py in arc], (x, y)], "#f6c65a") + "".join(disc(x + a, y + b, r, "#dca03c") for a, b, r in ((-1.6, -.6, .5), (-.4, -2.0, .36), (1.7, -.8, .45), (-1.5, 1.2, .35)))
    return out + poly([(x + 1.9, y + 2.5), (x + 4.6, y + 4.2), (x + 2.3, y + 5.8)], "#f6c65a") + poly([(x + 4.6, y + 4.2), (x + 2.3, y + 5.8), (x + 2.7, y + 6.3), (x + 5.2, y + 4.5)], "#c9822e")


def chart(x, y, turn, size=1.0):
    """A map with one dotted way on it and a star at its end."""
    out = poly([(-4.4, -3.0), (0, -3.3), (4.4, -3.0), (4.5, 3.0), (0, 3.3), (-4.4, 3.0)], CAST)
    out = placed(out, .3, .5) + poly([(-4.4, -3.0), (-1.4, -3.3), (-1.4, 2.8), (-4.4, 3.0)], "#fff3cf") + poly([(-1.4, -3.3), (1.6, -3.0), (1.6, 3.1), (-1.4, 2.8)], "#e9d2a0") + poly([(1.6, -3.0), (4.4, -3.2), (4.5, 2.8), (1.6, 3.1)], "#fff3cf")
    out += line([(-3.4, 1.6), (-1.8, -.4), (.2, .8), (2.8, -1.2)], "#8f4a2c", .3, stroke_dasharray=".7 .6") + star(3.1, -1.4, 1.0, "#c43d1f", .3) + disc(-3.4, 1.7, .45, "#34526e")
    return placed(out, x, y, size, turn)


def mug(x, y):
    return cast(x, y, 2.1) + placed(path("M1.6 -1.1C3.9 -1.5 3.9 1.5 1.6 1.1", stroke="#44607a", stroke_width=".6"), x, y, 1, 40) + disc(x, y, 2.1, "#7d9ab0") + disc(x, y, 1.7, "#44607a") + disc(x, y, 1.4, "#8a4a26") + path(f"M{x - .9} {y - .4}Q{x} {y - 1.1} {x + .8} {y - .5}", stroke="#d98f46", stroke_width=".3")


def apple(x, y, tone):
    return cast(x, y, 1.6) + disc(x, y, 1.6, tone) + disc(x + .25, y - .3, .9, mix(tone, "#ffb15a", .45)) + line([(x, y), (x + .5, y - .8)], "#3a1d1a", .3) + placed(path("M0 0C.6 -.7 1.4 -.6 1.8 0C1.2 .4 .6 .4 0 0Z", "#7c8a3e"), x + .4, y - .7)


def lamp():
    x, y = LAMP
    out = disc(x, y, 4.0, "#fff3cf", .9)
    ring = [(x + math.cos(k * math.pi / 3) * 2.9, y + math.sin(k * math.pi / 3) * 2.9) for k in range(6)]
    for k in range(6):
        out += poly([ring[k], ring[(k + 1) % 6], (x, y)], ("#6b4a52", "#4a2f3a", "#3a2430", "#4a2f3a", "#6b4a52", "#8a626a")[k])
    return out + disc(x, y, .75, "#26151a") + disc(x, y, .4, "#f2c06a")


def grass():
    r, out = random.Random(4), ""
    for _ in range(46):
        a, far = r.uniform(0, 6.283), r.uniform(14, 21)
        x, y, turn = 34 + math.cos(a) * far, 33.2 + math.sin(a) * far, r.uniform(0, 360)
        out += placed(path("M0 0C.3 -1.4 -.4 -2.4 -1 -3.2C.4 -2.6 .9 -1.4 .8 0ZM.8 0C1 -1.2 1.8 -2 2.6 -2.4C1.9 -1.6 1.6 -.8 1.5 0Z", r.choice(["#7c4a2c", "#5e3428", "#96602e"])), x, y, .9, turn)
    return out


def picture():
    sky = contours(*LAMP, BURROW, 33, 1.02, 1, [40, 31, 26, 22, 18.4, 14.6, 11], .05, "#ffd991")
    food = chart(27.6, 40.0, -14, .98) + loaf(28.6, 29.0) + slice_(34.6, 25.4, 24) + slice_(31.2, 34.0, -60) + cheese(41.6, 35.4) + mug(40.8, 27.4) + apple(36.2, 40.4, "#a82c1c") + apple(33.8, 42.6, "#c43d1f")
    food += "".join(disc(x, y, .24, "#fbe3b0") for x, y in ((33.0, 29.4), (31.8, 37), (37.4, 37.4), (35.6, 28.2), (30, 35.4), (24.9, 36.2)))
    subject = placed(badger(), 21.2, 21.4, .92, 40) + placed(hare(), 47.4, 27.4, .92, 162) + placed(bird(), 20.0, 40.0, .8, -24)
    subject += placed(mouse(True), 47.2, 45.0, .9, 222) + placed(mouse(), 37.8, 48.2, 1.0, 262)
    return sheet(ALT, sky=sky, far=grass(), mid=cloth() + glow(*LAMP, ((9.4, .22), (6.8, .3)), "#fff0c0"), light=food + lamp(), subject=subject)


