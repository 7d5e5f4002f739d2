"""Void Lance. One dead straight line across the whole card, night inside it; where it meets a white crane the feathers fly, and it goes on."""
import math
import random

from brushes import disc, feather, line, lit, path, placed, poly, smooth, star
from places import contours, island, sheet
from veil import ABYSS, MINT, PALE

CARD = "VB-015"
ALT = "A straight sliver of starry night flies level across the scene, strikes a white crane out of its flight and comes out behind it."

WHITE, SHADE, BLUE, DEEP, GOLD = "#f8fbf4", "#b6cfd8", "#3f7fb8", "#1b3550", "#f3b24b"
HIT, SLOPE = (32.0, 35.2), math.radians(-5.5)


def wing(x, y, spots, wide, tones):
    """Flight feathers from the wrist at (x, y), thrown up; their ends are dipped in blue."""
    light, dark, tip = tones
    out = "".join(feather(x + dx, y + dy, turn, long, wide, light, tip, dark) for turn, long, dx, dy in spots)
    return out


def crane():
    """Struck on its raised guard and driven back: neck flung behind, both wings over its head. It faced left."""
    far = ("#c9dbe2", "#8fb0c0", "#2c5f90")
    out = wing(33.6, 29.4, ((-117, 14.0, 0, 0), (-107, 16.0, .3, -.2), (-97, 16.6, .8, -.4), (-87, 16.0, 1.4, -.4)), 1.6, far)
    # legs trail forward, the way it came
    for pts in ([(37.6, 41.4), (33.4, 44.6), (30.6, 48.2), (25.6, 49.4)], [(39.6, 42.6), (37.0, 46.6), (33.6, 50.6), (29.4, 52.4)]):
        out += line(pts, DEEP, .72)
    for turn, long, dx in ((26, 10.6, .6), (38, 12.0, .2), (52, 12.0, -.4), (66, 10.4, -1.0)):
        out += feather(43.6 + dx, 40.6, turn, long, 1.6, WHITE, BLUE, SHADE)
    body = [(29.6, 31.6), (32.0, 28.2), (36.4, 27.6), (41.2, 30.4), (45.4, 36.0), (47.6, 41.6, 1), (43.4, 42.8), (37.6, 42.4), (32.6, 39.8), (29.8, 36.0)]
    inner = path(smooth([(29, 36), (34, 37.6), (40, 38.6), (45, 40.6), (48, 42, 1), (42, 44), (34, 42)]), SHADE) + path(smooth([(31.6, 38.4, 1), (36.4, 40.0), (42.4, 41.4), (40, 43.4), (34.4, 42)]), "#8fb0c0")
    out += lit(smooth(body), WHITE, "#ffffff", .2, .3, inner)
    # the neck is flung up, the beak to the sky
    out += path(smooth([(33.6, 29.0), (30.6, 27.2), (28.6, 24.0), (28.4, 20.6), (28.8, 17.4), (27.4, 15.4), (24.6, 15.2), (23.4, 17.4), (24.8, 19.0), (25.0, 22.4), (25.6, 26.4), (27.6, 30.6), (30.4, 33.6)]), WHITE) + path(smooth([(33.6, 29.0), (30.6, 27.2), (28.6, 24.0), (28.4, 20.6), (28.8, 17.4, 1), (27.6, 20.6), (27.6, 24.4), (29.4, 28.2), (32.4, 31.4)]), SHADE)
    out += path(smooth([(25.4, 15.6, 1), (27.8, 14.8), (29.6, 16.4), (31.8, 18.6), (33.0, 22.4, 1), (30.6, 20.4), (28.6, 19.0), (27.0, 17.6)]), BLUE) + poly([(23.8, 18.2), (19.0, 15.4), (24.6, 15.4)], GOLD) + poly([(23.6, 17.0), (19.0, 15.4), (24.6, 15.4)], "#c97f2a") + disc(25.9, 17.0, .62, DEEP) + disc(25.7, 16.8, .2, "#ffffff")
    near = (WHITE, SHADE, BLUE)
    out += wing(38.6, 31.6, ((-79, 19.4, -1.0, 0), (-66, 20.6, -.6, 0), (-53, 20.4, -.2, .2), (-40, 19.4, .2, .4), (-27, 17.6, .4, .8), (-14, 15.0, .6, 1.2), (1, 12.0, .6, 1.8)), 1.95, near)
    for turn, long in ((-74, 9.8), (-56, 10.6), (-38, 10.4), (-20, 9.4), (-2, 8.0)):
        out += feather(38.2, 32.0, turn, long, 1.7, "#e6f0f0", None, "#a3c0cc")
    return out + path(smooth([(33.0, 31.4), (35.4, 28.0), (39.6, 27.6), (42.6, 30.0), (42.4, 33.8), (39.0, 36.4), (34.8, 35.0)]), WHITE) + path(smooth([(34.0, 34.2, 1), (38.4, 34.6), (42.6, 31.4), (42.4, 33.8), (39.0, 36.4), (35.6, 35.6)]), SHADE)


def torn():
    """Feathers on the air."""
    out = ""
    for x, y, turn, long, tone in ((22.8, 29.6, 200, 4.4, WHITE), (23.0, 40.6, 150, 4.2, WHITE), (27.6, 42.0, 110, 3.6, SHADE), (20.4, 33.0, 240, 3.4, WHITE), (19.4, 26.4, 230, 3.6, SHADE), (49.0, 41.4, 20, 3.8, WHITE)):
        out += feather(x, y, turn, long, .85, tone, BLUE if long > 4 else None, "#8fb0c0")
    return out


def wedge(x0, x1, w0, w1, fill):
    """A stretch of the line, from half width to half width."""
    def at(x, w):
        y = HIT[1] + (x - HIT[0]) * math.tan(SLOPE)
        return [(x, y - w), (x, y + w)]
    (a, b), (c, d) = at(x0, w0), at(x1, w1)
    return poly([a, c, d, b], fill)


def lance():
    """Wide where it leaves the dark, fine as a hair behind what it hit."""
    out = wedge(-6, 32.0, 2.7, .8, MINT) + wedge(-6, 32.0, 2.35, .58, "#07030f") + wedge(-6, 31.6, .22, .06, PALE)
    r = random.Random(6)
    for _ in range(24):
        x = r.uniform(-3, 27)
        half = 2.2 - (x + 6) * .045
        y = HIT[1] + (x - HIT[0]) * math.tan(SLOPE) + r.uniform(-.72, .72) * half
        out += star(x, y, r.uniform(.2, .62), r.choice((PALE, "#bfa8f0", MINT)), .26)
    return out


def picture():
    sky = contours(33, 30, ABYSS[:3] + ["#2c2062", "#46388c", "#6a5cb4", "#958ad2"], 83, 1.1, .98, [44, 36.6, 30, 24, 18.6, 13.6, 9], .05, "#dccfff")
    far = island(48.6, 46.0, 8, 3.4, 5, "#5b4a9e", "#46338a", "#33246c") + poly([(47.2, 45.8), (47.2, 43.4), (48.6, 42.0), (50.0, 43.4), (50.0, 45.8)], "#33246c") + poly([(48.2, 45.4), (48.2, 44.4), (48.9, 44.4), (48.9, 45.4)], PALE) + island(20.4, 46.8, 6, 2.6, 8, "#46388c", "#352a74", "#261e5a")
    mid = "".join(line(pts, "#d9cdf6", w, opacity=.5) for pts, w in (([(36, 46.4), (46, 47.6), (50, 49.6)], .2), ([(16.4, 29.0), (22, 28.6)], .2), ([(15.4, 38.8), (21, 38.2)], .2)))
    front = torn() + "".join(star(x, y, r, "#e6d8ff", .25) for x, y, r in ((22, 18.6, .45), (17.6, 43, .35), (52, 33, .35), (44.6, 51.4, .35)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=placed(crane(), 32.0 - 30.4 * .87, 35.2 - 34.6 * .87, .87), front=front)


def over():
    beyond = wedge(49.8, 70, .34, .1, MINT) + wedge(49.8, 70, .14, .04, PALE) + "".join(poly(pts, PALE) for pts in ([(49.6, 32.9), (52.2, 30.5), (50.6, 33.4)], [(50.0, 34.0), (52.8, 35.6), (49.8, 34.6)], [(52.0, 32.8), (54.6, 31.2), (52.6, 33.2)]))
    spots = ((-150, 3.4), (-118, 5.6), (-84, 4.0), (-52, 5.2), (52, 4.6), (88, 5.4), (124, 3.8), (154, 5.0))
    burst = ""
    for turn, far in spots:
        a = math.radians(turn)
        burst += poly([(HIT[0] + math.cos(a - .28) * 1.1, HIT[1] + math.sin(a - .28) * 1.1), (HIT[0] + math.cos(a) * far, HIT[1] + math.sin(a) * far), (HIT[0] + math.cos(a + .28) * 1.1, HIT[1] + math.sin(a + .28) * 1.1)], PALE)
    return sheet(ALT, light=disc(*HIT, 3.6, MINT, .3), subject=lance() + disc(*HIT, 1.5, PALE) + burst + beyond)
