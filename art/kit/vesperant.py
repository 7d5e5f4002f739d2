"""Vesperant. An evening bell with an owl's face, at the end of its swing, and one star where the clapper hangs."""
import math

from brushes import both, disc, line, lit, oval, path, placed, smooth, star
from places import contours, ground, island, sheet
from veil import TIDE

CARD = "VB-004"
ALT = "A seer in the shape of an evening bell swings over a dark pool, its owl mask asleep and one star hanging where the clapper would be."

NIGHT, DARK, MID, HIGH, RIM = "#130b26", "#22143f", "#38246a", "#5b41a0", "#9a84e0"
MINT, BONE, BONE_DARK = "#86f0c0", "#f3eaf3", "#b7a3d0"

# Drawn about the axis x = 0; the crown of the head lies at y = 0, the rim of the bell at y = 33.
BELL = both([(0, 1.4), (4.2, 2.4), (6.4, 5.4), (8.4, 8.6), (12.6, 10.8), (15.2, 15), (15.8, 21), (16.8, 26.4), (21.6, 31.2, 1), (19.0, 33.6), (12.6, 34.6), (6, 35.4), (0, 35.6)])


def folds():
    """Seven heavy folds from the shoulders to the rim, the middle one the lightest."""
    out = ""
    for k in (3, 2, 1, 0):
        top, foot = k * 2.6, k * 5.6
        half = (1.6, 2.9)
        for s in ((1, -1) if k else (1,)):
            tone = (HIGH, MID, "#2c1b55", MID)[k] if s > 0 else (HIGH, "#2c1b55", MID, "#2c1b55")[k]
            shape = [(top - half[0], 9, 1), (top + half[0], 9, 1), (top + half[0] + k * .9, 18), (foot + half[1] * .8, 28), (foot + half[1] + k * .5, 36, 1), (foot, 37.2),
                     (foot - half[1], 36, 1), (foot - half[1] * .8, 28), (top - half[0] + k * .8, 18)]
            out += path(smooth([(x * s, y, *c) for x, y, *c in shape]), tone)
            edge = [(top + half[0] - .9, 9, 1), (top + half[0], 9, 1), (top + half[0] + k * .9, 18), (foot + half[1] * .8, 28), (foot + half[1] + k * .5, 36, 1), (foot + half[1] - 1.1, 36.4, 1), (foot + half[1] * .8 - 1.0, 28), (top + half[0] + k * .9 - .9, 18)]
            out += path(smooth([(x * s, y, *c) for x, y, *c in edge]), NIGHT if k else DARK, .7)
    return out


def hem():
    """The rim of the bell: a band with signs, seen a little from below."""
    band = both([(0, 32.4), (8, 32.0), (15, 30.6), (19.6, 28.9), (21.8, 31.2), (19.2, 33.7), (12.6, 34.8), (6, 35.6), (0, 35.8)])
    out = lit(smooth(band), NIGHT, RIM, 0, .32)
    for x in (-15.4, -10.4, -5.2, 0, 5.2, 10.4, 15.4):
        y = 34 - (x / 15.4) ** 2 * 2.2
        out += star(x, y, .95, MINT if x == 0 else RIM, .3)
    inside = both([(0, 35.7), (6, 35.5), (12.6, 34.7), (17.6, 33.9), (12, 36.2), (6, 37.0), (0, 37.2)])
    return path(smooth(inside), "#0b0618") + out


def head():
    """A bowed barn owl's mask, eyes closed, in a hood of two layers."""
    hood = both([(0, -.8), (4.4, .4), (7.0, 4.0), (7.4, 8.4), (5.6, 12.4), (2.6, 15.2), (0, 16.4)])
    out = lit(smooth(hood), DARK, RIM, 0, .45, path(smooth(both([(0, 1.4), (4.2, 2.6), (5.8, 6), (5.6, 10), (3, 14), (0, 15.4)])), NIGHT))
    heart = both([(0, 4.4, 1), (1.6, 3.0), (3.6, 3.0), (5.0, 5.0), (4.7, 8.0), (3.0, 11.0), (1.1, 13.2), (0, 14.0, 1)])
    out += path(smooth(heart), BONE)
    out += path(smooth([(0, 4.4, 1), (-1.6, 3.0), (-3.6, 3.0), (-5.0, 5.0), (-4.7, 8.0), (-3.0, 11.0), (-1.1, 13.2), (0, 14.0, 1), (-.7, 11), (-1.9, 8.6), (-1.2, 6)]), BONE_DARK)
    for s in (1, -1):
        out += path(smooth([(s * .2, 4.9, 1), (s * 2.0, 4.4), (s * 4.1, 5.2), (s * 4.3, 7.6), (s * 2.8, 9.6), (s * 1.0, 9.2)]), "#ddcfe6" if s > 0 else "#9d89bd")
        out += line([(s * 1.1, 7.2), (s * 2.5, 8.2), (s * 4.0, 7.0)], NIGHT, .42)
        for a, b in (((1.5, 7.7), (1.3, 8.6)), ((2.5, 8.2), (2.5, 9.2)), ((3.4, 7.7), (3.8, 8.5))):
            out += line([(s * a[0], a[1]), (s * b[0], b[1])], NIGHT, .26)
        for k in range(4):
            a = -.5 + k * .5
            out += line([(s * (3.0 + 2.1 * math.cos(a)), 6.6 + 2.5 * math.sin(a)), (s * (3.0 + 2.6 * math.cos(a)), 6.6 + 3.1 * math.sin(a))], BONE_DARK, .18)
    out += path(smooth([(0, 6.4, 1), (.75, 8.6), (.5, 10.6), (0, 12.2, 1), (-.5, 10.6), (-.75, 8.6)]), "#4b357f") + path(smooth([(0, 6.4, 1), (.75, 8.6), (.5, 10.6), (0, 12.2, 1)]), "#6c55a8")
    return out + star(0, 1.5, 1.05, MINT, .28)


def loop():
    """What the bell hangs from: nothing, but it has the ring for it."""
    return path("M-1.9 .2C-3.6 -2.8 -2.4 -5.2 0 -5.2S3.6 -2.8 1.9 .2L.9 .2C2.2 -2.2 1.6 -4 0 -4S-2.2 -2.2 -.9 .2Z", DARK) + line([(-2.5, -2.6), (-1.9, -4.2), (0, -4.9)], RIM, .2)


def shoulders():
    """A cape of two rows of long feathers, which makes the round shoulder of the bell."""
    out = ""
    for row, (reach, tone) in enumerate(((17.0, DARK), (14.2, MID))):
        for k in range(-5, 6):
            a = k * .245
            x, y = math.sin(a) * 8.6, 8.6 - math.cos(a) * 2.2 + abs(k) * .28
            tip = (math.sin(a * .95) * reach * .98, 10.4 + math.cos(a) * (10.4 - row * 2.6) - 1.2 * abs(math.sin(a)))
            wide = 1.7
            mid = ((x + tip[0]) / 2 + math.sin(a) * 1.4, (y + tip[1]) / 2)
            body = smooth([(x - wide * .5, y), (mid[0] - wide, mid[1]), (*tip, 1), (mid[0] + wide, mid[1]), (x + wide * .5, y)])
            out += path(body, RIM if row else HIGH) + path(smooth([(x - wide * .5, y - .3), (mid[0] - wide, mid[1] - .3), (tip[0], tip[1] - .5, 1), (mid[0] + wide, mid[1] - .3), (x + wide * .5, y - .3)]), tone if k % 2 else (NIGHT, DARK)[row])
    return out


def picture():
    sky = contours(20, 40, TIDE, 33, 1.35, 1.0, [64, 55, 46.8, 39.4, 32.4, 25.6, 19, 12.8, 7.2], edge="#c9ffe9")
    # a street of empty bell towers, the nearest one on the right
    far = ""
    for x, y, size, tone, turn in ((18.6, 43.6, .62, "#3f7a96", 0), (25.4, 44.2, .44, "#4f90a4", 0), (58.4, 46.6, 2.1, "#1f2a5c", 0), (51.0, 45.6, 1.1, "#2c4a7a", 0)):
        far += placed(path("M-3.4 0V-4.6C-3.4 -7 -1.6 -9 0 -10.4C1.6 -9 3.4 -7 3.4 -4.6V0H2.4V-4.4C2.4 -6.2 1.2 -7.6 0 -8.7C-1.2 -7.6 -2.4 -6.2 -2.4 -4.4V0Z", tone) + path("M-.3 -8.8V-7.4H.3V-8.8Z", tone), x, y, size, turn)
    far += island(19.0, 22.4, 7, 3.2, 4, "#2c4a7a", "#223a6c", "#182654")
    mid = ground([(-6, 44.6), (8, 43.8), (22, 45.0), (38, 44.4), (54, 46.0), (70, 44)], "#1f2a5c") + ground([(-6, 48.6), (8, 47.6), (24, 48.8), (40, 48), (56, 49), (70, 47)], "#14123c")
    mid += oval(31.4, 50.0, 13, 1.5, "#25457a") + oval(31.4, 50.0, 8.6, 1.0, "#4a93a4") + oval(31.4, 50.0, 4.4, .55, "#a8f7d2")
    bell = loop() + path(smooth(BELL), DARK) + lit(smooth(BELL), DARK, RIM, -.2, .5, folds()) + hem() + shoulders() + head()
    # it swings: the star that is its clapper is still on the way back
    x, y = 31.2, 47.0
    light = disc(x, y, 6.4, MINT, .2) + disc(x, y, 4.2, MINT, .35) + disc(x, y, 2.4, "#d8fbe0", .6)
    subject = line([(34.6, 42.4), (x + .4, y - 1)], "#d8fbe0", .18) + placed(bell, 40.4, 14.4, .79, 11) + star(x, y, 2.9, MINT, .26) + star(x, y, 1.5, "#f6fff6", .3)
    cloth = [(-4, 60, 1), (-4, 44), (3, 43.4), (9, 47), (14, 50.8), (19, 53.6), (21, 60, 1)]
    front = lit(smooth(cloth), "#0f081f", "#3f4f9a", -.3, .35)
    spots = ((17.4, 31, .5), (26.0, 18.6, .5), (55.6, 18.4, .5), (60.2, 24.6, .4), (22.4, 36.4, .35), (57.4, 38.6, .45))
    front += "".join(star(x, y, r, "#d9fff0", .25) for x, y, r in spots)
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
