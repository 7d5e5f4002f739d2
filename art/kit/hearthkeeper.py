"""Hearthkeeper. Brindle has lain down: he is the hall now, its fire in the arch, and the small ones sit on his paws."""
import math
import random

from brindle import CREAM, FUR, RIM, ROOF_LIGHT, WALL, WALL_DARK, WALL_SHADE, WARM, beam, blades, cottage, head, rim_of_shell, spiral, spire, stripe, thatch, tufts, window
from brushes import blob, halo, line, lit, oval, path, placed, poly, smooth, star
from lampkin import mouse
from places import contours, ground, island, sheet

CARD = "P-HEARTHKEEPER"
ALT = "The brindled bear sleeps under a great hall with a fire in its arch, and three lantern mice warm themselves in front."

NIGHT = ["#182041", "#26305a", "#453a66", "#7a4660", "#b9603f", "#e79440", "#ffcf7a"]


def flame(x, y, size):
    """A fire in three colours, standing on (x, y)."""
    def tongue(k, tone):
        k *= size
        return blob([(x, y - 9 * k, 1), (x + 1.6 * k, y - 6 * k), (x + 3.6 * k, y - 3.4 * k), (x + 3.0 * k, y - .6 * k), (x, y), (x - 3.0 * k, y - .6 * k),
                     (x - 3.4 * k, y - 3.6 * k), (x - 2.2 * k, y - 5.0 * k, 1), (x - 1.2 * k, y - 4.6 * k)], tone)
    return tongue(1, "#e2662a") + tongue(.74, "#ffae45") + tongue(.46, "#fff0bd")


def hearth(x, y, size=1):
    """The arch with the fire, its sill at (x, y)."""
    out = path("M-5.4 0V-5.6A5.4 5.4 0 0 1 5.4-5.6V0Z", "#6a4a3a")
    for k in range(7):
        a = math.radians(180 + k * 30)
        out += beam((math.cos(a) * 4.2, -5.6 + math.sin(a) * 4.2), (math.cos(a) * 5.4, -5.6 + math.sin(a) * 5.4), .3)
    out += path("M-4.2 0V-5.6A4.2 4.2 0 0 1 4.2-5.6V0Z", "#2a1216") + halo(0, -2.6, [3.9, 2.8], "#ff9d3f", [.35, .4], 3) + flame(0, 0, .92)
    return placed(out, x, y, size)


def hall():
    """The house grown into a hall with two towers."""
    out = poly([(30.6, 12), (30.6, -1.6), (34.4, -1.6), (34.4, 14)], WALL_SHADE) + poly([(32.6, 12), (32.6, -1.6), (34.4, -1.6), (34.4, 14)], WALL_DARK)
    out += poly([(30, -2.8), (35, -2.8), (35, -1.3), (30, -1.3)], ROOF_LIGHT) + spire(7.4, 7.4, 14.4, 31, -.6, -.6) + spire(41, 7.0, 16.6, 31, 4.0, .5)
    out += window(7.6, 19.6, 2.3, 3.4) + window(7.6, 26.0, 2.3, 3.4) + window(41.2, 22.4, 2.3, 3.4)
    out += poly([(12, 31), (12.4, 16.4), (24, 4.6), (35.6, 16.4), (36, 31)], WALL) + poly([(12, 31), (12.4, 16.4), (17, 11.8), (16.6, 31)], WALL_SHADE)
    for a, b in (((12.4, 17.6), (35.6, 17.6)), ((24, 5), (24, 17.6)), ((17.6, 17.6), (17.6, 31)), ((30.4, 17.6), (30.4, 31)), ((18.6, 11.2), (29.4, 11.2))):
        out += beam(a, b, .66)
    out += spiral(24, 12.6, 1.13) + window(14.8, 23.6, 2.6, 4.0) + window(33.2, 23.6, 2.6, 4.0) + hearth(24, 31) + thatch(24, .2, 15.9, 19.2, 9)
    out += rim_of_shell([(-.6, 30.4, 1), (10, 29.2), (24, 28.8), (38, 29.2), (49, 30.6, 1), (46, 35), (38, 38.4), (24, 39.6), (10, 38.4), (2.4, 35)], -1, 5, 10, 28, 40, 6.6)
    return out + tufts(((2.2, 30.2, 1.6), (5.2, 29.7, 1.9), (9, 29.4, 1.3), (45.6, 29.9, 1.6), (42.4, 29.5, 1.2)))


def keeper():
    body = smooth([(-1, 42.4, 1), (-3.4, 39), (-2.6, 34.6), (2, 32), (24, 32), (44, 31.6), (49.6, 33.6), (52, 38), (51, 42.4, 1)])
    inner = blob([(-2, 36), (4, 34), (9, 37), (9, 43), (-2, 43)], WARM) + blob([(40, 33), (47, 33), (52, 37), (51, 43), (42, 43), (39.6, 38)], WARM)
    inner += "".join(stripe(x, y, h) for x, y, h in ((.4, 36, 3.4), (3, 35.4, 3.6), (5.6, 36.4, 3.2), (43, 35, 3.8), (46, 35.4, 3.6)))
    out = lit(body, FUR, RIM, -.3, .2, inner) + hall()
    out += lit(smooth([(-2.4, 38.4), (1.4, 37.2), (5.4, 38.6), (7.4, 40.8), (6.6, 42.6, 1), (-2.6, 42.6, 1), (-3.6, 40.6)]), FUR, WARM, .1, .4)
    out += "".join(oval(x, 42.1, 1.0, .72, CREAM) for x in (1.8, 4.0, 6.0))
    out += lit(smooth([(42.6, 38.8), (47, 38.6), (53, 39.6), (58.4, 40.2), (60.4, 41.4), (59.4, 42.6, 1), (43, 42.6, 1), (41.4, 40.8)]), FUR, RIM, -.1, .4, blob([(44, 39.4), (53, 40.2), (59, 42), (44, 42)], WARM))
    return out + "".join(oval(x, 42.0, 1.05, .75, CREAM) for x in (55.8, 57.8, 59.6)) + placed(head(True), 13.4, 5.4, 1.06)


def picture():
    sky = contours(37, 32, NIGHT, 81, 1.08, .96, [64, 56, 48.6, 41.8, 35.6, 29.8, 24.6, 20, 15.6, 11.4], .04, "#ffe0a0")
    r = random.Random(2)
    sky += "".join(star(r.uniform(3, 62), r.uniform(-1, 24), r.uniform(.25, .6), "#fff0c8", .25, opacity=.8) for _ in range(26))
    far = island(29.6, 14.6, 7, 3.2, 3, "#3d4676", "#30386a", "#232a55") + island(52, 9.6, 10, 4.2, 7, "#424a7a", "#343c6c", "#252c56") + island(60, 22.4, 7, 3.2, 5, "#6a5a7c", "#544768", "#3a3354")
    for x, y, size, tone in ((28.8, 14.3, .75, "#2b3260"), (31, 14.2, .6, "#2b3260"), (51, 9.2, .9, "#2e3564"), (54, 9.1, 1.1, "#2e3564"), (60, 22, .7, "#453a5c")):
        far += cottage(x, y, size, tone, "#ffe9a6")
    roads = path("M40 15.0C38.6 11.4 43 8.6 47.4 10.2M40 15.0C39.2 12.4 36 12.2 33 14.4M56.6 10.4C60.6 13.4 61 18.4 60.4 22", stroke="#ffe9b8", stroke_width=".34")
    mid = ground([(-6, 46), (8, 43.6), (22, 44.2), (38, 45), (52, 44), (70, 42)], "#5a2c3c") + ground([(-6, 49), (8, 47.6), (24, 48.4), (40, 48.8), (56, 48), (70, 47)], "#3a1c2c")
    mid += oval(37, 48.0, 24, 1.2, "#23101c")
    subject = placed(keeper(), 17.0, 17.4, .715)
    subject += placed(mouse(True), 26.2, 43.2, .30) + placed(mouse(True), 31.4, 43.9, .25) + placed(mouse(True), 45.2, 43.6, .27, flip=True)
    front = ground([(-6, 55), (6, 52.4), (16, 53.6), (28, 55.4), (46, 55.6), (58, 53.2), (70, 51.6)], "#150b17") + line([(50, 55.2), (58, 53.2), (67, 51.9)], "#7a4030", .24)
    front += blades(((-3, 15), (50, 66)), 2, "#150b17", (2, 5), 24)
    return sheet(ALT, sky=sky, far=far, light=roads, mid=mid, subject=subject, front=front)
