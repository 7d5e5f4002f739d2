"""Long Way Home. One ribbon of road that never goes straight, a bench at every bend, and a lit house on four paws in the middle of it."""
import math

from brindle import walker
from brushes import along, blob, line, mix, path, placed, poly, smooth, star
from lampkin import mouse
from little_ones import bench, lamp_post, smoke
from places import contours, grass, ground, motes, sheet

CARD = "WB-021"
ALT = "Brindle, small in the hills, carries his lit house up a road that winds past benches and lamps towards the evening sun."

EVENING = ["#242744", "#40345a", "#6f4258", "#b1593f", "#e58f45", "#ffc267", "#ffe6a8"]
ROAD = [(43.2, 27.2, .12), (40.4, 28.6, .22), (36.4, 30.0, .32), (34.4, 31.6, .42), (37.6, 33.2, .5), (43.8, 34.2, .62), (48.4, 36.2, .75), (46.6, 38.8, .95), (39.6, 40.4, 1.2),
        (30, 41.8, 1.45), (22.8, 43.8, 1.7), (20.6, 46.8, 2.0), (26.4, 49.4, 2.3), (36, 51.0, 2.6), (45, 53.4, 3.0), (52, 58, 3.6)]


def ribbon(wide=1.0, drop=0.0):
    """The outline of the road: flat, so across it is narrower up and down than from side to side."""
    one, other = [], []
    for i in range(61):
        x, y, a, w = along(ROAD, i / 60)
        nx, ny = -math.sin(a) * w * 1.25, math.cos(a) * w * .72
        one.append((x + nx * wide, y + ny * wide + drop))
        other.append((x - nx * wide, y - ny * wide + drop))
    return smooth([(*one[0], 1), *one[1:-1], (*one[-1], 1), (*other[-1], 1), *other[-2:0:-1], (*other[0], 1)])


def tree(x, y, s, crown, lit_side, trunk):
    """A round crown on a short trunk, lit from the right above."""
    out = poly([(x - .3 * s, y), (x - .2 * s, y - 2.6 * s), (x + .2 * s, y - 2.6 * s), (x + .3 * s, y)], trunk)
    out += blob([(x - 1.9 * s, y - 2.6 * s), (x - 1.7 * s, y - 4.6 * s), (x, y - 6.0 * s), (x + 1.7 * s, y - 4.8 * s), (x + 1.9 * s, y - 2.8 * s), (x, y - 1.8 * s)], crown)
    return out + blob([(x + .1 * s, y - 5.8 * s), (x + 1.7 * s, y - 4.7 * s), (x + 1.8 * s, y - 2.9 * s), (x + .7 * s, y - 3.2 * s), (x + .8 * s, y - 4.6 * s)], lit_side)


def gate():
    """Where it ends: two houses and an arch, the sun behind them."""
    out = poly([(41.8, 27.6), (41.8, 24.8), (43.3, 23.2), (44.8, 24.8), (44.8, 27.6)], "#7a3d30") + poly([(46.0, 27.5), (46.0, 25.6), (47.3, 24.2), (48.6, 25.6), (48.6, 27.5)], "#7a3d30")
    out += poly([(41.2, 25.2), (43.3, 22.6), (45.4, 25.2), (44.9, 25.5), (43.3, 23.7), (41.7, 25.5)], "#6b3430") + poly([(45.5, 25.9), (47.3, 23.7), (49.1, 25.9), (48.6, 26.1), (47.3, 24.6), (46.0, 26.1)], "#6b3430")
    return out + poly([(42.8, 27.4), (42.8, 26.1), (43.8, 26.1), (43.8, 27.4)], "#fff3c8") + poly([(47.0, 27), (47.0, 26.2), (47.7, 26.2), (47.7, 27)], "#fff3c8") + smoke([(44.5, 23.2), (45, 21.8), (44.3, 20.6), (45, 19.2)], .3)


def picture():
    sky = contours(43, 24, EVENING, 55, 1.1, .95, [44, 37.4, 31, 25.2, 19.8, 14.8, 10.2, 6.2], .05)
    stars = "".join(star(x, y, s, "#ffe9ae", .26) for x, y, s in ((18.4, 24.4, .6), (22.8, 17.4, .8), (27.4, 21.6, .5), (16.6, 31.4, .4), (33.4, 15.2, .5)))
    hills = ((((-6, 32), (10, 30.4), (22, 29.2), (34, 28.4), (44, 27.0), (56, 28.0), (70, 31)), "#d0854c"),
             (((-6, 36), (8, 33.2), (18, 33.8), (28, 32.4), (38, 31.8), (50, 33.0), (60, 31.6), (70, 33)), "#bb6c42"),
             (((-6, 38), (10, 38.8), (20, 37.0), (32, 37.2), (44, 36.8), (54, 35.2), (70, 37)), "#a25a40"),
             (((-6, 46), (10, 41.6), (20, 40.8), (32, 42.2), (44, 41.6), (56, 42.2), (70, 40)), "#63303c"),
             (((-6, 52), (8, 49.4), (18, 46.8), (30, 48.2), (44, 49.4), (58, 47), (70, 49)), "#3a1b30"))
    mid = "".join(ground(line_, tone) + line(line_, mix(tone, "#e9a45c", .35), .16) for line_, tone in hills)
    mid += path(ribbon(1.06, .3), "#4a2030", opacity=.5) + path(ribbon(), "#e09a55") + path(ribbon(.62), "#f5be78")
    for x, y, s, a, b in ((50.4, 33.6, .5, "#6b3430", "#c9793f"), (29.4, 33.0, .55, "#6b3436", "#b1663c"), (26.6, 33.4, .42, "#6b3436", "#b1663c"), (53.4, 38.4, .8, "#4a2236", "#9a5236"), (16.8, 40.2, .85, "#4a2236", "#8a4638")):
        mid += tree(x, y, s, a, b, "#3a1b2c")
    mid += bench(51.6, 37.6, .62, "#33182a") + lamp_post(17.6, 46.6, 5.4, "#2a1322", .44) + bench(33.0, 32.6, .42, "#4a2430") + lamp_post(50.4, 34.8, 3.2, "#3a1c2c", .3)
    mid += bench(41.4, 47.2, 1.15, "#7c4034") + path("M39.4 44.8H43.4V44.98H39.4Z", "#ffd991") + lamp_post(45.0, 47.4, 6.6, "#2a1322", .5) + placed(mouse(small=True), 39.0, 42.4, .17)
    subject = gate() + placed(walker(), 26.6, 29.2, .325)
    front = ground([(8, 52.6), (14, 51.2), (21, 52.2), (28, 55), (34, 58)], "#1d0e1c") + bench(17.8, 52.2, 1.25, "#1d0e1c") + grass([(12, 22, 6), (46, 56, 8)], "#1d0e1c", 21, 56, (3, 6))
    front += motes(7, (22, 18, 52, 46), "#ffe9ae", 9, (.14, .3), ((35, 36, 9), (44, 25, 5)))
    return sheet(ALT, sky=sky, far=stars, mid=mid, subject=subject, front=front)
