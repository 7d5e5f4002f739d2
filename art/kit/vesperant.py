"""Vesperant. An evening bell with an owl's face, and one star where the clapper hangs."""
import math

from brushes import both, disc, line, lit, mirrored, oval, path, placed, smooth, star
from places import VEIL, contours, ground, island, sheet

CARD = "VB-004"
ALT = "A seer in the shape of an evening bell hovers over a dark pool, its owl mask asleep and one star hanging where the clapper would be."

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
    sky = contours(38, 30, VEIL, 33, .95, 1.05, [54, 45.5, 38, 32, 26.6, 21.8, 17.2, 12.6, 8.2], edge="#c9ffe9")
    far = ""
    for x, y, s, c in ((20.6, 24, .9, "#4a3f94"), (56.4, 27.4, .8, "#5a68b0")):
        far += placed(path("M-3.4 0V-4.6C-3.4 -7 -1.6 -9 0 -10.4C1.6 -9 3.4 -7 3.4 -4.6V0H2.4V-4.4C2.4 -6.2 1.2 -7.6 0 -8.7C-1.2 -7.6 -2.4 -6.2 -2.4 -4.4V0Z", c) + path("M-.5 -8.6V-5.6L-1.6 -2.8H1.6L.5 -5.6V-8.6Z", c), x, y, s)
    far += island(20.6, 24, 10, 4.8, 4, "#5a4a9c", "#44357f", "#2f2260") + island(56.4, 27.4, 9, 4.2, 9, "#6272b6", "#4d569c", "#38407e")
    mid = ground([(-6, 46), (8, 45), (22, 46.4), (38, 45.4), (54, 46.6), (70, 45)], "#2b1c58")
    mid += oval(38, 49.4, 12, 1.5, "#3f5f90") + oval(38, 49.4, 8, 1.0, "#5fa8a8") + oval(38, 49.4, 4.2, .55, "#a8f7d2")
    light = disc(38, 46.2, 6.4, MINT, .2) + disc(38, 46.2, 4.2, MINT, .35) + disc(38, 46.2, 2.4, "#d8fbe0", .6)
    bell = loop() + path(smooth(BELL), DARK)
    bell += lit(smooth(BELL), DARK, RIM, 0, .5, folds()) + hem() + shoulders() + head()
    subject = placed(bell, 38, 14.8, .8)
    star_y = 46.2
    subject = line([(38, 43), (38, star_y - 1)], "#d8fbe0", .18) + subject + star(38, star_y, 2.9, MINT, .26) + star(38, star_y, 1.5, "#f6fff6", .3)
    front = ""
    for s in (1, -1):
        cloth = [(-29, 60, 1), (-29, 41), (-25, 42.6), (-22.4, 46), (-18.6, 48.4), (-14, 51.6), (-11.6, 60, 1)]
        cloth = cloth if s > 0 else mirrored(cloth)
        front += placed(lit(smooth(cloth), "#0f081f", "#5b49a6", -.2 * s, .35), 38, 1.6)
    # the same bell rung three times: rings in the air, and stars left in them
    spots = ((17.2, 17, .5), (26.4, 14.6, .8), (15.8, 34, .6), (24.6, 39.4, .5), (51.6, 15.4, .7), (60, 18.6, .5), (59.4, 37, .7), (50.8, 40.2, .45), (45.8, 13.8, .4), (21.4, 33.2, .35), (55.4, 34.6, .35))
    front += "".join(star(x, y, r, "#d9fff0", .25) for x, y, r in spots)
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
