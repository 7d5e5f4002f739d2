"""Rift Cantor. Close to: the head thrown back under its hood, the mouth a perfect round, five organ pipes out of the shoulders and a stave of five lines out of the throat."""
import math

from brushes import line, lit, oval, path, placed, poly, smooth, star
from places import contours, island, sheet
from veil import BONE, BONE_DARK, DARK, HIGH, MID, MINT, NIGHT, PALE, RIM, gate, ribbon, stars

CARD = "VB-010"
ALT = "A hooded singer throws back its masked head; organ pipes rise from its shoulders, and five lines of song run to far gates."
SKY = ["#21154a", "#2e1f64", "#40308a", "#5a48a8", "#7b6cc4", "#a99cde", "#ded4f8"]


def pipe(x, y, turn, long, wide, glow):
    """An organ pipe: mouth above, a slit of light in it, its foot at (x, y)."""
    out = poly([(-wide * .5, 0), (-wide, -3), (-wide, -long), (wide, -long), (wide, -3), (wide * .5, 0)], NIGHT)
    out += poly([(wide, -long), (wide, -3), (wide * .5, 0), (0, 0), (wide * .1, -3), (wide * .1, -long)], MID) + poly([(wide, -long), (wide, -3), (wide * .5, 0), (wide * .7, -3), (wide * .72, -long)], RIM)
    out += oval(0, -long, wide, wide * .42, "#05020e") + path(f"M{-wide:.2f} {-long}A{wide:.2f} {wide * .42:.2f} 0 0 0 {wide:.2f} {-long}", stroke=RIM, stroke_width=".24")
    a, b = glow
    out += path(smooth([(0, -b, 1), (wide * .5, -(a + b) / 2), (0, -a, 1), (-wide * .5, -(a + b) / 2)]), MINT) + path(smooth([(0, -b + .8, 1), (wide * .2, -(a + b) / 2), (0, -a - .8, 1), (-wide * .2, -(a + b) / 2)]), PALE)
    k = long - 2.4
    out += poly([(-wide - .15, -k), (wide + .15, -k), (wide + .15, -k + .9), (-wide - .15, -k + .9)], HIGH)
    return placed(out, x, y, 1, turn)


def head():
    """Drawn upright, three quarters to the right, and laid back afterwards; the mouth lies at (4, 3.6)."""
    hood = [(-1.0, 13.0), (-5.6, 10.4), (-9.2, 4.4), (-10.0, -3.4), (-7.4, -11.0), (-1.4, -15.4), (4.6, -15.8, 1), (8.6, -12.6), (10.6, -7.4), (10.8, -1.0), (9.4, 5.6), (6.0, 11.0), (2.6, 13.4)]
    out = lit(smooth(hood), DARK, RIM, -.45, .3, path(smooth([(-11, 2, 1), (-9, -4), (-6.6, -10), (0, -15, 1), (-4.6, -8), (-5.6, 0), (-3.6, 8), (-1, 14, 1), (-7, 11)]), MID) + path(smooth([(-8.4, -6, 1), (-5.4, -11.4), (1.6, -15.2, 1), (-2.6, -9.4), (-4.6, -2), (-4.0, 5, 1), (-6.8, 0)]), HIGH))
    out += path(smooth([(-2.8, -12.0), (2.4, -13.4), (7.2, -11.2), (9.6, -6.4), (9.7, -.8), (8.6, 5.2), (5.4, 9.8), (1.4, 10.8), (-1.8, 7.2), (-3.9, .6), (-4.3, -6.4)]), "#0a0518")
    shell = [(-1.9, -10.8), (2.2, -12.0), (6.6, -10.2), (8.8, -5.8), (9.0, -.8), (7.9, 4.7), (5.0, 9.0), (1.9, 9.7), (-.9, 6.2), (-2.8, .2), (-3.2, -6.2)]
    inner = path(smooth([(-4, -12), (-1.2, -11), (-.9, -6), (-1.0, 0), (.4, 5.6), (2.8, 10.4), (-2, 9), (-5, 0)]), BONE_DARK)
    for pts in ([(-1.5, -5.4), (.2, -4.0), (2.2, -4.7)], [(4.8, -4.9), (6.6, -4.1), (8.0, -5.5)]):
        inner += line(pts, NIGHT, .62)
    inner += line([(-1.6, -7.4), (.4, -8.6), (2.2, -7.8)], BONE_DARK, .4) + line([(4.8, -8.0), (6.6, -8.6), (7.8, -7.6)], BONE_DARK, .4) + line([(3.4, -6.6), (4.0, -3.4), (3.4, -1.2), (4.4, -.9)], BONE_DARK, .36) + star(3.6, -10.0, .95, HIGH, .28)
    out += lit(smooth(shell), BONE, "#ffffff", -.25, .2, inner)
    return out + oval(4.0, 3.7, 3.0, 3.5, BONE_DARK, -4) + oval(4.1, 3.7, 2.5, 3.0, "#05020e", -4) + path(smooth([(2.2, 4.8), (4.1, 6.5), (6.1, 4.8), (5.4, 5.9), (4.1, 6.7), (2.8, 6.0)]), MINT)


def hand(x, y, turn):
    """Open, palm up, the fingers spread like a reed's."""
    out = "".join(path(ribbon(spine, 8), tone) for spine, tone in (([(0, 1.0, .9), (2.0, 1.6, .6), (4.4, 3.2, .1)], BONE_DARK), ([(0, -.8, .9), (1.4, -3.0, .6), (1.8, -5.6, .1)], BONE_DARK), ([(0, -.2, .9), (3.0, -2.0, .62), (5.2, -5.0, .1)], BONE), ([(0, .2, .9), (3.8, -.6, .62), (6.8, -2.4, .1)], BONE), ([(0, .7, .9), (3.6, .7, .6), (6.8, .4, .1)], BONE)))
    return placed(out + path(smooth([(-2.2, -1.0), (.2, -1.6), (1.8, -.4), (1.6, 1.2), (-.4, 1.8), (-2.2, 1.0)]), BONE), x, y, 1, turn)


def robe():
    """Shoulders and breast, and one wide sleeve held out below the song."""
    shape = [(14.6, 60, 1), (16.2, 50), (18.4, 42.6), (22.4, 37.6), (27.6, 35.0), (33.6, 34.6), (38.8, 37.2), (42.4, 42.4), (44.8, 50), (46, 60, 1)]
    folds = ""
    for pts, tone in (([(24, 37.6, 1), (20.8, 44), (18.4, 52), (17.4, 60, 1), (21.6, 60, 1), (23.2, 50), (26.6, 41)], MID), ([(28.4, 36, 1), (26.2, 44), (25.0, 52), (24.6, 60, 1), (28.6, 60, 1), (28.8, 50), (30.6, 41)], HIGH), ([(33.0, 36, 1), (32.4, 44), (32.0, 52), (32.4, 60, 1), (35.8, 60, 1), (35.4, 50), (35.6, 42)], MID),
                      ([(19.6, 41, 1), (17.0, 47), (15.4, 54), (14.6, 60, 1), (16.8, 60, 1), (17.4, 52)], HIGH)):
        folds += path(smooth(pts), tone)
    return lit(smooth(shape), DARK, RIM, -.4, .3, folds)


def sleeve():
    tube = [(29.6, 38.8), (33.6, 36.8), (39.4, 38.0), (45.4, 37.8), (51.6, 34.8, 1), (53.0, 38.0), (53.6, 44.0), (51.4, 51.6, 1), (47.8, 46.6), (42.6, 45.8), (36.4, 46.4), (31.4, 44.6)]
    inner = path(smooth([(30, 44), (36, 44.6), (42, 43.8), (47.6, 43.0), (51.2, 40.4), (53.6, 39), (54, 46), (51.4, 52, 1), (46, 47.4), (36, 48)]), DARK) + path(smooth([(33, 38, 1), (39.6, 39.6), (46, 39.4), (51.6, 35.2, 1), (46.6, 41.4), (39.6, 41.8)]), HIGH)
    return hand(53.4, 35.6, -14) + lit(smooth(tube), MID, RIM, -.25, .4, inner) + path(smooth([(51.6, 34.8, 1), (53.0, 38.0), (53.6, 44.0), (51.4, 51.6, 1), (52.0, 43.6), (51.4, 38.6)]), "#0a0518") + "".join(star(x, y, r, MINT, .26) for x, y, r in ((48.6, 44.6, .6), (44.8, 43.6, .4), (50.4, 47.6, .45), (40.6, 44.6, .45)))


def song(x, y):
    """Five lines, as close as a stave at the mouth and further apart with every bar; the notes on them are stars."""
    out, rows = "", []
    for k in range(5):
        u = k - 2
        rows.append([(x + t * 30, y + u * (.42 + 1.75 * t) - math.sin(t * 5.6 + .2) * 3.0 * (.3 + t) - 5.4 * t) for t in [i / 12 for i in range(13)]])
        out += line(rows[-1], PALE if k % 2 == 0 else MINT, .34 - .03 * abs(u), opacity=.95)
    for bar in (4, 8):
        out += line([rows[0][bar], rows[4][bar]], PALE, .22, opacity=.8)
    for k, j, r in ((3, 2, .95), (1, 3, 1.15), (2, 5, 1.35), (4, 6, 1.15), (0, 7, 1.3), (3, 9, 1.4), (1, 10, 1.2)):
        u, v = rows[k][j]
        out += line([(u + r * .3, v), (u + r * .3, v - 3.0)], PALE, .24) + star(u, v, r, PALE, .36)
    return out


def picture():
    sky = contours(54, 14, SKY, 44, 1.2, 1.0, [70, 60.6, 51.6, 43.2, 35.6, 28.6, 22.0, 15.8, 9.8], .05, "#dccfff")
    far = island(59.6, 47.0, 9, 3.6, 7, "#6b5ab4", "#54429a", "#3d2d7c") + gate(58.6, 46.8, .44, "#43327f", PALE) + gate(61.8, 46.8, .3, "#43327f")
    far += line([(60.4, 46.6), (61.6, 41), (60.6, 34), (61.8, 27)], PALE, .16, opacity=.5)
    pipes = "".join(pipe(*spot) for spot in ((22.4, 43.6, -17, 22.4, 1.7, (12.4, 16.4)), (31.2, 42, 4, 27.0, 1.7, (17.6, 23)), (24.4, 43, -12, 27, 1.8, (13, 20)), (29.2, 42, -1.4, 28.0, 1.8, (14.6, 18.6)), (26.6, 42.6, -6.6, 28.8, 2.0, (14, 23.4))))
    singer = placed(pipes, -.6, 1) + placed(robe(), 2.4, 1.2) + placed(head(), 40.0, 28.6, .8, -46) + placed(sleeve(), 2.0, 2.2)
    light = song(45.4, 27.0)
    front = lit(smooth([(-4, 60, 1), (-4, 50), (4, 49.4), (10, 52), (16, 55), (20, 60, 1)]), "#0c061c", "#4a3890", -.3, .35)
    front += stars(((16.6, 30.8, .4), (55.6, 12.6, .4), (60.4, 48.0, .4), (49.6, 30.8, .35)), "#f0e8ff")
    return sheet(ALT, sky=sky, far=far, light=light, subject=singer, front=front)
