"""Wispweaver. A drop of light in a cocoon hangs head down, and its four needle arms open the seam of the sky above it."""
from brushes import disc, line, lit, oval, path, placed, smooth
from places import contours, island, sheet
from veil import BONE, BONE_DARK, DARK, HIGH, MID, MINT, NIGHT, PALE, RIM, TIDE, cloth, edged, gate, ribbon, stars

CARD = "VB-005"
ALT = "A small hooded spinner hangs head down on a thread and unpicks the seam of a great dark curtain, light pouring in behind it."


def arm(spine, near):
    """A needle with an elbow."""
    return edged(ribbon(spine, 12), DARK if near else NIGHT, RIM if near else MID, -.12, .14)


def cocoon():
    """Light, wound round with bands of cloth; its point runs out into the thread."""
    drop = [(0, -16, 1), (1.2, -12.4), (3.6, -8.4), (5.6, -4.0), (5.5, .4), (3.4, 3.6), (0, 4.8), (-3.4, 3.6), (-5.5, .4), (-5.6, -4.0), (-3.6, -8.4), (-1.2, -12.4)]
    inner = path(smooth([(0, -9), (2.6, -5), (2.6, -1), (0, 1.4), (-2.6, -1), (-2.4, -5)]), PALE)
    for y, tone, dark in ((-14.2, MID, DARK), (-9.2, HIGH, MID), (-4.6, MID, DARK), (-.2, HIGH, MID), (4.4, MID, DARK)):
        band = [(-7, y - 1.6, 1), (-2, y + 1.4), (3, y - .2), (7, y - 4.4, 1), (7, y - .8, 1), (3, y + 3.2), (-2, y + 4.4), (-7, y + 2.5, 1)]
        inner += path(smooth(band), tone) + path(smooth([(-7, y + 1.0, 1), (-2, y + 3.1), (3, y + 1.6), (7, y - 2.2, 1), (7, y - .8, 1), (3, y + 3.2), (-2, y + 4.4), (-7, y + 2.5, 1)]), dark)
    inner += path(smooth([(-7, -14), (-3.6, -8), (-4.4, -2), (-3, 5), (-8, 6)]), NIGHT, .35)
    return lit(smooth(drop), MINT, "#d8fbe0", -.35, .1, inner)


def head():
    """A hood like a thimble, upside down, and in it a face with a needle for a nose."""
    hood = [(-3.5, 3.0), (0, 2.2), (3.5, 3.0), (4.5, 6.0), (3.8, 9.2), (1.6, 11.6), (0, 12.2), (-1.8, 11.4), (-3.9, 9.0), (-4.5, 6.0)]
    out = lit(smooth(hood), DARK, RIM, -.4, -.2, path(smooth([(-5, 3), (-2.2, 3), (-2.8, 8), (-1, 12.4), (-5, 11)]), NIGHT) + path(smooth([(1.6, 2.4), (3.6, 3.4), (4.6, 6.4), (3.4, 8.6), (2.4, 5.4)]), HIGH))
    out += path(smooth([(-2.7, 6.6), (-2.2, 4.6), (.3, 4.0), (2.9, 4.8), (3.2, 7.2), (2.0, 9.2), (.4, 10.6), (-1.5, 9.0)]), BONE)
    out += path(smooth([(-2.7, 6.6), (-2.2, 4.6), (-.4, 4.1), (-1.0, 6.4), (-.4, 8.6), (.4, 10.6), (-1.5, 9.0)]), BONE_DARK)
    for x in (-.9, 1.7):
        out += oval(x, 6.5, .62, .82, NIGHT) + disc(x + .2, 6.9, .22, MINT)
    # the nose points at the next stitch
    return out + path(smooth([(-.1, 7.6, 1), (.9, 7.6, 1), (.7, 11), (.3, 15.4, 1), (.1, 11)]), BONE) + path(smooth([(-.1, 7.6, 1), (.3, 7.7, 1), (.3, 15.4, 1), (.1, 11)]), BONE_DARK)


def picture():
    sky = contours(45, 20, TIDE, 19, .95, 1.12, [46, 40, 34.6, 29.6, 25, 20.6, 16.4, 12, 7.4], .05, "#c9ffe9")
    far = gate(54.4, 27.8, .62, "#5ea9b0", "#f4fff4") + island(54.4, 28, 8.4, 4.4, 8, "#7cc2bc", "#4f9aa6", "#367a94")
    far += island(31.6, 26.6, 5.6, 2.6, 5, "#5fb0b0", "#438fa0", "#2f6f8c") + gate(31.6, 26.5, .34, "#438fa0")
    far += line([(33.8, 26.4), (40, 31), (50.6, 28)], "#f4fff4", .18, opacity=.8)
    # right half of the curtain, then the left with its edge rolled over
    right = cloth([(68, -6, 1), (66, 8), (61, 19), (53.6, 30), (45.6, 39.4), (38.4, 46.2, 1), (34.6, 60, 1), (74, 60, 1), (74, -6, 1)], "#2b1c58", MINT,
                  [([(66, 10), (63.4, 22), (56, 35), (48.6, 47), (46, 60, 1), (52, 60, 1), (55, 47), (62, 34), (70, 20), (70, 8)], MID), ([(70, 26), (63, 40), (59, 60, 1), (64, 60, 1), (67, 44), (74, 30)], MID),
                   ([(64, 16), (57, 30), (48, 40), (42.4, 48), (40.4, 60, 1), (43.4, 60, 1), (46, 48.6), (52, 41), (60, 31), (66, 18)], "#1c1138"), ([(68, 26), (60, 40), (55.6, 50), (54.4, 60, 1), (57, 60, 1), (58.6, 50), (64, 40)], "#1c1138")], .45, .15)
    left = cloth([(20, -6, 1), (23, 8), (25.4, 20), (29, 30), (33.4, 38.6), (38.4, 46.2, 1), (34.6, 60, 1), (-8, 60, 1), (-8, -6, 1)], "#241648", "#5b41a0",
                 [([(15, -6, 1), (18.4, 14), (21.6, 30), (28, 44), (28, 60, 1), (21, 60, 1), (19.6, 44), (14, 24), (10, -6, 1)], MID), ([(5, 6), (10.4, 26), (12.6, 44), (11, 60, 1), (4, 60, 1), (5, 40), (2, 20)], "#2f1f5e"),
                  ([(9.6, -6, 1), (13.4, 20), (18.4, 38), (22, 50), (22, 60, 1), (17, 60, 1), (15, 42), (9.6, 20), (5, -6, 1)], "#170e33"), ([(18.4, -6, 1), (21, 12), (25, 28), (31, 42), (32, 60, 1), (29, 60, 1), (26.6, 44), (21.4, 30), (17, 10)], "#1c1138")], -.5, .05)
    roll = path(smooth([(20, -6, 1), (23, 8), (25.4, 20), (29, 30), (33.4, 38.6), (38.4, 46.2, 1), (34.4, 37), (31.0, 28), (28.4, 18), (28.4, 8), (27, -6, 1)]), RIM)
    roll += path(smooth([(22, -6, 1), (24.4, 8), (26.4, 19), (29.6, 29), (33.6, 37.6), (38.4, 46.2, 1), (33.2, 38.6), (29, 30), (25.4, 20), (23, 8), (20, -6, 1)]), HIGH)
    # the seam: holes where stitches were, and below the needle those that are left
    seam = "".join(disc(x, y, .38, NIGHT) for x, y in ((22.6, 15.4), (24.4, 22), (26.8, 28.6), (30.4, 35.2), (63.6, 17.6), (59.4, 24), (54.2, 31.4), (47.8, 38.6)))
    seam += line([(38.4, 46), (36.4, 53), (34.6, 60)], NIGHT, .5)
    for x, y in ((37.7, 47.4), (37.1, 49.5), (36.5, 51.6), (35.9, 53.7)):
        seam += line([(x - 1.5, y - .6), (x + 1.5, y + .6)], "#c9b8f0", .42)
    light = disc(45, 20, 10, PALE, .2)
    x, y = 42.0, 29.2
    thread = line([(x + .7, y - 13), (44, 9), (45, -4)], NIGHT, .2)
    # the thread it has drawn out, in loops
    thread += line([(39.2, 46.2), (42.4, 44.6), (47.6, 47.4), (53.4, 44.8), (53.4, 40.8), (49.8, 41.6), (51.4, 46.2), (57.6, 46.8), (60.6, 42.4)], PALE, .22)
    body = arm([(-2.6, 2.6, .9), (-8.6, -4.4, .72), (-11.4, -4.4, .62), (-14.6, 1.4, .12)], False) + arm([(2.8, 2.4, .9), (8.8, -5.4, .72), (11.6, -6, .62), (15.2, -2.0, .12)], False)
    body += cocoon() + arm([(-2.8, 3.8, 1.0), (-8.0, 5.6, .8), (-8.6, 9.6, .62), (-4.4, 17.6, .12)], True) + arm([(2.8, 3.8, 1.0), (8.2, 5.8, .8), (8.6, 9.6, .62), (1.6, 18.6, .12)], True) + head()
    subject = thread + placed(body, x, y, .86, 6)
    front = stars(((16.8, 32, .5), (19.6, 24, .4), (61, 34, .5), (25.4, 46, .4)), "#bfa8f0")
    front += path(smooth([(-4, 60, 1), (-4, 47), (6, 48.6), (14, 52), (22, 54.6), (26, 60, 1)]), NIGHT)
    return sheet(ALT, sky=sky, far=far, light=light, mid=right + left + roll + seam, subject=subject, front=front)
