"""Stonehush. Wide, low and shut like a gate in winter: horns like a lintel, a skirt of moss down to the ground, snow on his back."""
import random

from brushes import blob, both, disc, line, lit, mirrored, mix, oval, path, placed, poly, smooth
from places import contours, ground, house, island, sheet

CARD = "SP-002"
ALT = "A broad horned beast of stone stands facing us across the road, moss to its feet and snow on its back, and lets it snow."

STONE, DARK, LIGHT, RIM = "#5c5560", "#2c2634", "#8d8489", "#ffe3ae"
MOSS, MOSS_DARK, MOSS_LIGHT, SNOW, SNOW_SHADE = "#5d6540", "#373c33", "#98994f", "#fbf1e2", "#c9b3bd"
WINTER = ["#242645", "#373357", "#5a4566", "#8a5a68", "#c07d66", "#eeb274", "#ffe2a8"]
C = 37.0
"""His middle; he is the same on both sides but for the snow, the wren and the light."""


def locks(x0, x1, top, foot, seed, tones, wide=2.4):
    """Long locks of moss: thin where they grow, full in the middle, each ending in a tip of its own."""
    r, out, x = random.Random(seed), "", x0
    while x < x1:
        u = (x - x0) / (x1 - x0)
        y0, y1 = top(u) + r.uniform(-1.6, 1.0), foot(u) + r.uniform(-2.2, .8)
        w, lean = wide * r.uniform(.7, 1.3), r.uniform(-.7, .7)
        out += blob([(x - lean * .4, y0, 1), (x + w * .42, y0 + (y1 - y0) * .3), (x + w * .52, y0 + (y1 - y0) * .68), (x + lean, y1, 1), (x - w * .42, y0 + (y1 - y0) * .72), (x - w * .46, y0 + (y1 - y0) * .34)], tones[r.randrange(len(tones))])
        x += wide * r.uniform(.34, .58)
    return out


def bulk():
    """Back and flanks, one hill of stone."""
    half = [(C, 20.2), (C + 5.4, 20.4), (C + 11, 21.8), (C + 16.4, 25.2), (C + 20.4, 30.6), (C + 22.2, 37.0), (C + 22.4, 43.4), (C + 21.4, 48.6, 1), (C, 49.4)]
    outline = half[:-1] + mirrored(half[1:-1], C)
    inner = blob([(C - 23, 34), (C - 18, 26), (C - 12, 22), (C - 8, 24), (C - 13, 29), (C - 16, 37), (C - 16, 50), (C - 24, 50)], DARK)
    inner += blob([(C + 9, 21), (C + 15, 23.6), (C + 20.4, 29.6), (C + 22.6, 38), (C + 19.4, 40), (C + 17, 32), (C + 12.6, 26)], LIGHT)
    for spots in ([(C - 12, 26), (C - 14.6, 29.4), (C - 14, 33.6)], [(C + 18, 33), (C + 19, 36)], [(C - 18, 33), (C - 17, 37)], [(C + 6, 23), (C + 9, 24.4)]):
        inner += line(spots, DARK, .35)
    out = lit(smooth(outline), STONE, RIM, -.45, .35, inner)
    # four feet, and the moss down to them
    for x, tone in ((-15.6, DARK), (15.6, mix(STONE, DARK, .3)), (-8.4, DARK), (8.4, STONE)):
        out += blob([(C + x - 4.2, 49.8), (C + x - 3.8, 46.6), (C + x, 45.4), (C + x + 3.8, 46.6), (C + x + 4.2, 49.8)], tone) + line([(C + x, 47.2), (C + x, 49.6)], DARK, .4)
    out += locks(C - 20.6, C + 21, lambda u: 37.6 + 3 * (u - .5) ** 2, lambda u: 48.0 + 2.4 * abs(u - .5), 3, (MOSS_DARK, "#2f342d", "#3f4534"))
    out += locks(C - 20.4, C - 6.6, lambda u: 33.4 + u * 2.6, lambda u: 47.6 - u * 3, 5, (MOSS_DARK, mix(MOSS, MOSS_DARK, .5), MOSS))
    return out + locks(C + 7.4, C + 21, lambda u: 36 - u * 2.6, lambda u: 44.6 + u * 3, 9, (MOSS, mix(MOSS, MOSS_LIGHT, .35), MOSS_LIGHT))


def snow():
    """What winter left on him."""
    top = [(C - 17.6, 26.6, 1), (C - 14.6, 23.2), (C - 9, 20.2), (C - 3, 18.6), (C + 3.6, 18.5), (C + 9.4, 20.0), (C + 14.6, 22.8), (C + 18.8, 27.4, 1)]
    low = [(C + 16.6, 26.8), (C + 15, 28.4), (C + 13, 25.6), (C + 10.4, 26.8), (C + 8.6, 23.8), (C - 8.4, 23.8), (C - 10, 26.4), (C - 12, 24.8), (C - 14, 27.8), (C - 15.6, 26.2)]
    out = blob(top + low, SNOW_SHADE) + blob(top + [(x, y - 1.2) for x, y in low], SNOW)
    return out


def head():
    """Low before the chest; the horns meet in the middle like a lintel and hang down at the sides."""
    half = [(C, 24.6), (C + 3.8, 25.0), (C + 6.4, 27.4), (C + 6.6, 31.4), (C + 5.6, 36.0), (C + 4.8, 40.2), (C + 3.4, 43.0), (C, 43.9)]
    inner = blob([(C - 7, 26), (C - 3.4, 26), (C - 3.2, 33), (C - 2.4, 40), (C - 3, 44.4), (C - 7, 40)], DARK, opacity=.75) + blob([(C + 3.2, 27), (C + 6.8, 28), (C + 6.4, 33), (C + 5, 39), (C + 3.4, 36), (C + 3.6, 31)], LIGHT)
    inner += blob([(C - 4.4, 39), (C, 38), (C + 4.8, 39), (C + 4.4, 44.4), (C - 4.4, 44.4)], "#463c46")
    out = lit(smooth(both(half, C)), STONE, RIM, -.35, .35, inner)
    for s in (1, -1):
        out += path(smooth([(C + s * 2.2, 40.6), (C + s * 1.2, 39.8), (C + s * .9, 41.2), (C + s * 1.6, 41.8)]), "#15101a")
        # eyes shut, lids like ledges
        out += blob([(C + s * 2.6, 32.0, 1), (C + s * 4.2, 30.6), (C + s * 6.4, 31.4, 1), (C + s * 4.6, 32.4)], mix(STONE, DARK, .55)) + line([(C + s * 2.7, 32.4), (C + s * 4.4, 33.3), (C + s * 6.0, 32.2)], "#15101a", .5)
        out += line([(C + s * 2.2, 30.4), (C + s * 4.2, 29.4), (C + s * 6.2, 30.2)], LIGHT if s > 0 else mix(STONE, LIGHT, .3), .5)
    out += line([(C - 2.6, 42.8), (C, 43.2), (C + 2.6, 42.8)], "#15101a", .35) + line([(C, 41.9), (C, 43)], "#15101a", .3)
    out += locks(C - 3.4, C + 3.8, lambda u: 44.4 - abs(u - .5), lambda u: 50.0 - abs(u - .5) * 6, 21, (MOSS, MOSS_DARK, mix(MOSS, MOSS_LIGHT, .5)), 2.0)
    for s in (-1, 1):
        tone = "#cdb48e" if s > 0 else "#8f7a6c"
        shape = smooth([(C + s * .2, 24.2, 1), (C + s * 4.0, 23.4), (C + s * 8.0, 25.0), (C + s * 10.4, 29.0), (C + s * 11.0, 33.4), (C + s * 13.4, 36.2), (C + s * 16.6, 36.0), (C + s * 18.8, 33.2, 1), (C + s * 18.2, 37.2), (C + s * 15.0, 39.6), (C + s * 11.0, 38.6), (C + s * 8.0, 34.8), (C + s * 6.4, 30.2), (C + s * 3.4, 28.4), (C + s * .2, 28.6, 1)])
        out += lit(shape, tone, RIM if s > 0 else "#b39a86", -.3, .35, path(smooth([(C + s * .2, 27), (C + s * 4, 27), (C + s * 7.4, 30), (C + s * 9, 34.6), (C + s * 12, 37.6), (C + s * 16, 38), (C + s * 19, 34), (C + s * 19, 40), (C + s * 10, 41), (C + s * 5, 31), (C, 29.4)]), mix(tone, DARK, .45)))
        for t in ((3.0, 24.0, 2.4, 28.2), (5.4, 24.2, 4.6, 28.8), (7.6, 25.4, 6.4, 30.4)):
            out += line([(C + s * t[0], t[1]), (C + s * t[2], t[3])], mix(tone, DARK, .4), .28)
    # snow on the lintel
    out += blob([(C - 6.4, 24.6, 1), (C - 4.0, 22.9), (C, 23.2), (C + 4.2, 22.7), (C + 7.0, 24.4, 1), (C + 4.8, 25.4), (C + 2.2, 24.8), (C, 25.8), (C - 2.4, 24.9), (C - 4.6, 25.6)], SNOW)
    return out


def wren(x, y, size):
    """It has found the one place out of the wind."""
    out = blob([(-2.4, -.4), (-2.0, -2.0), (-.4, -2.8), (.6, -3.8), (2.0, -4.0), (2.8, -3.0), (2.6, -1.4), (1.4, .1), (-.6, .4)], "#8a4a2c") + blob([(.8, -2.2), (2.6, -2.2), (2.4, -.8), (1.2, .2), (-.2, .3)], "#f0c98e")
    out += poly([(-1.8, -1.4), (-4.0, -4.2), (-3.2, -4.6), (-.8, -2.2)], "#5e3226") + poly([(2.7, -3.2), (4.0, -3.0), (2.6, -2.6)], "#3a2028") + disc(1.8, -3.0, .3, "#1c1018") + line([(0, .3), (0, 1.1)], "#5e3226", .25) + line([(.9, .2), (.9, 1.1)], "#5e3226", .25)
    return placed(out, x, y, size)


def picture():
    sky = contours(47, 20, WINTER, 45, 1.3, .9, [66, 56.6, 47.6, 39, 31, 23.6, 16.6, 10], .05, "#fff0d0", 24)
    far = line([(60.6, 28), (55, 24), (50, 25), (47, 22.4)], "#fff0c8", .2, opacity=.7) + island(60.6, 28.4, 9, 4, 4, "#f0dcc8", "#a0707a", "#7d5668") + house(59.6, 28.2, 2.0, "#7d5668", "#ffe6a0") + house(62.2, 28.2, 1.5, "#7d5668", "#ffe6a0")
    far += island(19.4, 22.6, 8, 3.6, 7, "#9a8a9e", "#5a4a6a", "#433a58") + house(19.4, 22.4, 1.9, "#433a58", "#ffe6a0")
    far += poly([(-6, 40), (4, 34.6), (12, 38.6), (20, 33.8), (30, 39), (44, 36), (52, 38.4), (60, 33.6), (70, 37), (70, 46), (-6, 46)], "#6d5068") + poly([(1, 36.4), (4, 34.6), (8, 36.8), (5, 37.4)], SNOW_SHADE) + poly([(17, 35.6), (20, 33.8), (24, 35.9), (20.6, 36.6)], SNOW_SHADE) + poly([(57, 35.4), (60, 33.6), (64, 35.2), (60.6, 36.2)], SNOW_SHADE)
    mid = ground([(-6, 44.6), (10, 43.4), (26, 44.6), (46, 44.2), (60, 43), (70, 43.8)], "#8f7488") + ground([(-6, 48), (12, 47), (30, 48.2), (50, 48), (62, 46.8), (70, 47)], "#d3bfc6")
    mid += oval(C, 49.8, 24.6, 1.9, "#7d667c")
    subject = placed(bulk() + snow() + head() + wren(C + 12.6, 35.6, .8), 0, .8)
    r, flakes = random.Random(12), ""
    for _ in range(34):
        x, y, s = r.uniform(1, 62), r.uniform(14, 50), r.uniform(.22, .5)
        if not (C - 6 < x < C + 6 and 27 < y < 44):
            flakes += disc(x, y, s, SNOW, .9)
    front = path("M-6 60V51.6C4 50.6 12 51.8 22 53.6C34 55 48 54.6 58 52L70 50.4V60Z", "#efe0dc") + flakes
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
