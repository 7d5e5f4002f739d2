"""Gate Sovereign. Nyxara from behind, a key taller than she is in her hand, and on both sides of her road the gates bow."""
from brushes import both, disc, line, lit, oval, path, placed, poly, smooth, star
from nyxara import horns
from places import contours, ground, island, sheet
from veil import DARK, HIGH, MID, MINT, NIGHT, PALE, RIM, edged, ribbon, stars

CARD = "P-GATE-SOVEREIGN"
ALT = "Seen from behind, Nyxara walks up a moonlit road with a tall key for a staff, her veil trailing, and the gates beside it bow."


def bowing(x, y, size, turn, stone, bright, dark, glow):
    """A gate on two legs whose head is bent forward; light stands in it, and its doors are ajar."""
    out = path("M-3.9 0L-3.7 -6C-3.6 -10.4 -1.6 -13.4 1.4 -15.4C3.6 -12.8 4.6 -9.6 4.3 -6L3.9 0Z", glow[0])
    out += path("M-2.4 0L-2.3 -5.8C-2.2 -9 -.8 -11.4 1.2 -12.8C2.6 -11 3.2 -8.8 3 -6L2.6 0Z", glow[1])
    out += path("M-5.6 0L-5.3 -6.4C-5 -12 -2.4 -16.2 2 -18.9C5.2 -15.8 6.4 -11.6 6 -6.4L5.6 0H3.8L4.1 -6.2C4.4 -9.6 3.6 -12.6 1.5 -15C-1.4 -13 -3.3 -10.2 -3.5 -6.2L-3.8 0Z", stone)
    out += path("M6 -6.4L5.6 0H4.7L5 -6.3C5.3 -10.6 4.2 -14.2 1.8 -17C-.6 -15.4 -2.4 -13.4 -3.4 -10.8C-2 -14.6 .2 -17.4 2 -18.9C5.2 -15.8 6.4 -11.6 6 -6.4Z", bright)
    out += path("M-5.6 0L-5.3 -6.4C-5.2 -9 -4.5 -11.4 -3.3 -13.6C-4.2 -11 -4.5 -8.8 -4.6 -6.3L-4.8 0Z", dark)
    for a, b in (((-5.5, -3), (-3.7, -2.8)), ((-5.2, -7), (-3.4, -6.6)), ((-4.2, -11.4), (-2.4, -10.4)), ((5.8, -3), (4, -2.8)), ((6, -7), (4.1, -6.8)), ((5.2, -12), (3.4, -11.4))):
        out += line([a, b], dark, .28)
    # its lock, hanging open
    out += line([(1.6, -15.2), (1.8, -13.6)], stone, .3) + poly([(.9, -13.6), (2.7, -13.6), (2.5, -11.4), (1.8, -10.9), (1.1, -11.4)], stone) + disc(1.8, -12.6, .36, glow[1])
    return placed(out, x, y, size, turn)


def key(x, top, foot):
    """The staff: a ring of two crescents above, the bit below it."""
    out = edged(ribbon([(x + .6, top + 4, .42), (x + .2, (top + foot) / 2, .42), (x - .6, foot, .42)], 6), NIGHT, MINT, -.15, 0)
    ring = "M0 -5.2C3 -4.6 4.6 -2.4 4.2 .4C3.8 2.6 2 4 0 4.2C-2 4 -3.8 2.6 -4.2 .4C-4.6 -2.4 -3 -4.6 0 -5.2ZM0 -3.4C-1.8 -2.8 -2.9 -1.4 -2.7 .2C-2.4 1.6 -1.4 2.6 0 2.8C1.4 2.6 2.4 1.6 2.7 .2C2.9 -1.4 1.8 -2.8 0 -3.4Z"
    out += placed(path(ring, MINT, fill_rule="evenodd") + placed(path(ring, NIGHT, fill_rule="evenodd"), -.3, .25) + star(0, -.2, 1.5, PALE, .26), x + .7, top)
    for k, long in enumerate((3.4, 2.2, 3.0)):
        y = top + 6.2 + k * 1.5
        out += poly([(x + .5, y), (x + .5 + long, y - .2), (x + .5 + long, y + .8), (x + .5, y + .9)], NIGHT) + line([(x + .6, y - .02), (x + .4 + long, y - .2)], MINT, .18)
    return out


def figure():
    """Drawn about the axis of the head, x = 0; the train runs out to the left."""
    shape = [(0, 17), (3.8, 18.2), (6.0, 21.4), (6.8, 28), (8.4, 36), (11.4, 44), (15.6, 49.8, 1), (9, 50.6), (2, 51.6), (-8, 54), (-20, 57.4), (-36, 62, 1), (-31, 55.6), (-24, 50.4), (-17, 46), (-11.6, 39), (-8.2, 31), (-6.8, 24), (-4.6, 19.2)]
    folds = ""
    for pts, tone in (([(5.6, 22, 1), (6.2, 32), (9.4, 43), (15.8, 50, 1), (12, 51, 1), (7, 43), (4.4, 32)], HIGH), ([(2.4, 22, 1), (3.0, 34), (4.0, 44), (5.8, 52, 1), (1.6, 52, 1), (1.0, 42), (1.2, 32)], MID),
                      ([(-1.6, 22, 1), (-2.6, 34), (-5.4, 44), (-12, 55, 1), (-5, 53.4, 1), (-1.4, 44), (-.4, 34)], MID), ([(-4.4, 22, 1), (-6.4, 34), (-11.4, 44), (-25, 59, 1), (-16, 56.6, 1), (-8, 46), (-4.8, 36)], "#2c1b55"),
                      ([(-6.4, 25), (-9.4, 36), (-16, 46), (-30, 56), (-37, 63, 1), (-30, 60.4, 1), (-18, 52), (-11.4, 43), (-8, 34)], MID), ([(-9, 34), (-13, 42.4), (-22, 50), (-32, 58, 1), (-27, 52), (-18, 46), (-12, 39)], HIGH)):
        folds += path(smooth(pts), tone)
    for x, y, r in ((-31, 59, .9), (-26.4, 57.4, .6), (-22.4, 56.4, .9), (-17, 54.4, .6), (-12.6, 53.6, .85), (-7, 52, .6), (-1.6, 51.2, .8), (4, 50, .6), (9, 49.2, .8), (13, 48.6, .55), (-24, 53, .4), (-14, 49.6, .4)):
        folds += star(x, y, r, MINT, .25)
    out = lit(smooth(shape), DARK, RIM, -.15, .5, folds)
    # the raised arm, and a sleeve that falls from it
    sleeve = [(3.4, 19.2), (6.6, 19.0), (10.2, 16.4), (13.4, 14.8, 1), (14.8, 17.4, 1), (15.6, 23.0), (14.2, 29.4, 1), (11.8, 25.4), (9.4, 25.8), (6.4, 27.4), (4.4, 24)]
    out += lit(smooth(sleeve), MID, RIM, -.1, .45, path(smooth([(5, 22), (9, 20.6), (13, 17.6), (14.4, 22), (14.4, 30), (11, 26), (6, 28)]), DARK) + path(smooth([(9.4, 21), (12, 20), (13.4, 24), (13.6, 29), (11.6, 25.4)]), HIGH))
    out += path(smooth([(12.8, 14.9), (13.6, 13.2), (15.4, 12.8), (16.0, 14.4), (15.2, 16.2), (13.8, 16.4)]), "#e6dcf0") + line([(13.9, 13.6), (15.7, 13.9)], "#b7a3d0", .2) + line([(13.8, 14.6), (15.8, 14.9)], "#b7a3d0", .2)
    # the hood from behind, with the clasp that holds the veil
    hood = both([(0, 7.2), (3.1, 8.3), (5.0, 11.4), (5.4, 15.6), (4.6, 19.6), (2.6, 22.2), (0, 23)])
    out += horns() + lit(smooth(hood), NIGHT, RIM, 0, .45, path(smooth([(.6, 8), (2.2, 12), (2.4, 18), (1, 23), (4, 22), (5.6, 16), (4, 10)]), DARK) + path(smooth([(-2.4, 9), (-1.8, 14), (-2.4, 20), (-4, 20), (-3.6, 13)]), "#1c1136"))
    out += lit(smooth(both([(0, 21.2, 1), (3.4, 20.2), (6.4, 20.6, 1), (4.6, 23.4), (2.2, 24.6), (0, 27, 1)])), MID, RIM, 0, .35)
    return out + disc(0, 23.2, .9, NIGHT) + star(0, 23.2, 1.1, MINT, .28)


def picture():
    keys = ["#140c2c", "#221550", "#382476", "#5244a0", "#6c7cc2", "#8fc2cc", "#d8fbe0"]
    sky = contours(45, 20, keys, 63, 1.0, 1.06, [58, 50, 42.6, 35.8, 29.4, 23.4, 17.6, 12, 7], .05, "#d5ffec")
    far = island(20.2, 15.2, 7, 3.2, 6, "#4a3c90", "#3a2d78", "#2a1f5c") + line([(23.4, 15), (30, 18.4), (38, 17.6)], "#a8f7d2", .14, opacity=.5)
    far += ground([(-6, 41), (10, 38.4), (24, 36.4), (36, 35), (47, 33.8), (56, 35), (70, 38)], "#56509e")
    # the row of gates, far to near, each pair a step darker
    far += bowing(41.6, 35.4, .44, 8, "#6a66b4", "#8f9ed0", "#514a98", ("#8fd0cc", "#e9fff4")) + placed(bowing(0, 0, .42, 8, "#6a66b4", "#8f9ed0", "#514a98", ("#8fd0cc", "#e9fff4")), 53.4, 35.2, 1, 0, True)
    mid = ground([(-6, 45), (8, 42.4), (22, 40), (36, 38.4), (50, 38), (60, 39.4), (70, 42)], "#372670")
    mid += path("M46 34.4C45 38 40 41 36 46C33 50 31 55 30 60H62C58 54 54 46 51 41C49.4 38 48.6 36 48.6 34.4Z", "#6f7cc0") + path("M46.8 34.4C46.4 38 43.4 41 41.4 46C40 50 39 55 39 60H56C53.4 54 51.4 46 49.8 41C48.8 38 48 36 48 34.4Z", "#93bccc")
    mid += bowing(33.8, 41.2, .84, 9, "#3f2f84", "#7a68c0", "#2a1d5c", ("#4f8fa8", MINT)) + placed(bowing(0, 0, .74, 10, "#3f2f84", "#7a68c0", "#2a1d5c", ("#4f8fa8", MINT)), 60.4, 40.4, 1, 0, True)
    mid += oval(33.4, 41.6, 6.4, 1.0, "#2f2062") + oval(60, 40.8, 6, 1.0, "#2f2062", 4)
    mid += ground([(-6, 51), (8, 48.6), (20, 48.8), (32, 51), (42, 54), (54, 52), (70, 49.6)], "#1c1138")
    mid += bowing(21.2, 49.6, 1.58, 8, "#1f1442", "#6a54b4", "#120a28", ("#2f6f7c", "#5fc0a6"))
    mid += oval(21, 50.2, 10.4, 1.3, "#120a28", 4)
    subject = placed(key(14.6, 3.4, 50) + figure(), 43.2, 12.4, .69)
    front = lit(smooth([(52, 60, 1), (55, 53.4), (59, 51), (63, 46.4), (70, 45), (70, 60, 1)]), "#0c061c", "#4a3890", -.3, .35)
    front += stars(((16.4, 8.4, .5), (28, 7.4, .6), (35, 14, .4), (60.4, 11, .5), (57.6, 24, .4), (30.4, 24.6, .35)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
