"""Morrow. A needle hood on legs like open compasses, and behind it the same stride three times, each less there."""
from brushes import disc, line, lit, path, placed, smooth, star
from places import VEIL, contours, ground, island, sheet

CARD = "VB-002"
ALT = "A hooded wanderer on heron-thin legs strides out with a star on its crook, three paler copies of the same stride behind it."

NIGHT, DARK, MID, HIGH, RIM = "#130b26", "#22143f", "#38246a", "#5b41a0", "#9a84e0"
MINT, BONE, BONE_DARK = "#86f0c0", "#f1e8f2", "#b7a3d0"

# Drawn about the hip (0, 0); the ground lies at y = 20.
CLOAK = [(1.6, -26.4, 1), (3.4, -22.8), (5.0, -19.4), (5.2, -16.2), (4.2, -13.2), (5.0, -9.6), (5.6, -5), (5.6, 0), (7.2, 4.4, 1), (4.0, 2.6),
         (2.6, 4.8, 1), (.4, 2.2), (-2.4, 5.0, 1), (-4.0, 1.8), (-8.4, 4.4, 1), (-8.8, .8), (-15.2, 2.0, 1), (-10.6, -3.6), (-6.6, -9.4), (-4.4, -14), (-3.0, -18.4), (-.8, -22)]
FRONT_LEG = [(1.0, -1), (3.6, -1.4), (6.8, 4.0), (10.0, 8.2), (10.2, 9.6), (12.4, 15.0), (14.0, 18.7), (17.6, 19.4), (18.6, 20.2, 1), (12.8, 20.2, 1),
             (12.5, 17.8), (11.4, 15.4), (8.7, 10.2), (6.2, 7.8), (2.8, 4)]
BACK_LEG = [(-2.4, -1), (1.6, -1), (-.4, 5.6), (-2.9, 9.7), (-6.4, 11.6), (-11.4, 14.4), (-15.2, 16.7), (-14.4, 19.8), (-12.6, 20.3, 1), (-16.4, 19.6), (-18.6, 16.6, 1),
            (-16.6, 15.8), (-11.6, 13.2), (-6.6, 10.4), (-3.8, 8.6), (-2.8, 4)]


def ghost(colour, edge, stars, opacity):
    """An earlier moment of the stride: one flat shape with night showing through it."""
    out = "".join(path(smooth(part), colour) for part in (BACK_LEG, FRONT_LEG, CLOAK))
    out += path(smooth(CLOAK), stroke=edge, stroke_width=".22")
    out += "".join(star(x, y, r, "#e9fff4", .26) for x, y, r in stars)
    return f'<g opacity="{opacity}">{out}</g>'


def head():
    """Hood, its open front, and the parted mask; the neck lies at (1, -13)."""
    out = lit(smooth([(1.6, -26.4, 1), (3.5, -22.6), (5.2, -19.2), (5.3, -15.8), (3.4, -12.6), (-1.2, -12.2), (-3.4, -15.2), (-2.8, -18.6), (-.8, -22.2)]), NIGHT, RIM, -.35, .25,
               path(smooth([(1.4, -26, 1), (-.2, -20), (-1.6, -15.6), (-1.0, -11), (-4, -12), (-4.2, -19)]), MID))
    out += path(smooth([(2.2, -20.8, 1), (4.9, -18.4), (5.0, -15.6), (3.2, -12.7, 1), (.6, -14), (-.2, -16.6), (.6, -19.2)]), "#0a0518")
    out += path(smooth([(2.6, -20.2, 1), (1.0, -18.8), (.6, -16.4), (1.4, -14.2), (3.0, -12.6, 1)]), BONE)
    out += path(smooth([(1.4, -19, 1), (.7, -17), (1.0, -15), (3.0, -12.6, 1), (1.5, -15.2)]), BONE_DARK)
    out += path(smooth([(1.0, -17.2, 1), (1.7, -17.6), (2.5, -16.9, 1), (1.7, -16.6)]), NIGHT)
    out += path(smooth([(2.6, -20.2, 1), (4.4, -18.4), (4.5, -15.8), (3.0, -12.6, 1), (2.8, -16)]), "#2c1c58")
    out += path(smooth([(3.0, -16.9, 1), (3.7, -17.9), (4.5, -17.6, 1), (3.9, -16.6)]), MINT) + star(3.5, -14.6, .4, "#d8fbe0", .25) + star(3.6, -19, .35, "#d8fbe0", .25)
    return out


def walker():
    out = path(smooth(BACK_LEG), NIGHT)
    folds = path(smooth([(4.6, -13, 1), (2.6, -6), (3.6, 3, 1), (7.6, 5, 1), (7, -4)]), MID)
    folds += path(smooth([(3.2, -12, 1), (.4, -6), (-.2, 4, 1), (2.4, 6, 1), (2.0, -2)]), MID)
    folds += path(smooth([(1.4, -12, 1), (-3.2, -5), (-4.2, 3, 1), (-2.0, 6, 1), (-1.2, -3)]), HIGH)
    folds += path(smooth([(-.8, -13, 1), (-6.4, -4.6), (-9.6, 3, 1), (-8, 6, 1), (-4.8, -2)]), MID)
    folds += path(smooth([(-2.8, -13, 1), (-8.4, -4.6), (-15.6, 3, 1), (-12, 3, 1), (-7.2, -3)]), HIGH)
    folds += "".join(star(x, y, r, MINT, .26) for x, y, r in ((-11.6, -.6, .7), (-8.6, 1.8, .5), (-5.4, .6, .6), (-9.2, -2.8, .35), (1.2, 1.8, .45)))
    out += lit(smooth(FRONT_LEG), DARK, RIM, -.35, .1, path(smooth([(5, 3), (8.6, 8.4), (10.6, 14), (13.6, 19.4), (15, 20), (12, 13), (9, 7)]), MID))
    out += "".join(path(f"M{x} 19.4L{x + 3.4} 20.4L{x - .4} 20.4Z", NIGHT) for x in (14.6, 16.2))
    out += lit(smooth(CLOAK), DARK, RIM, -.4, .2, folds)
    out += head()
    # the arm with the staff
    sleeve = smooth([(2.0, -11.6), (5.0, -12.0), (8.4, -10.6), (11.8, -9.8), (13.0, -8.8, 1), (11.4, -4.6, 1), (9.4, -6.6), (8.4, -4.6, 1), (6.2, -6.6), (2.8, -7.2)])
    out += lit(sleeve, MID, RIM, -.25, .4, path(smooth([(4, -9), (8, -8.2), (11, -8), (11, -4), (7, -4), (3, -6)]), DARK))
    for k in range(3):
        out += line([(12.4, -8.8 + k * .8), (13.6, -9.2 + k * .85), (14.4, -8.6 + k * .8)], BONE, .42)
    return out


def staff():
    out = line([(13.2, -16.6), (13.9, -4), (14.9, 20)], NIGHT, .75) + line([(13.4, -16.6), (14.1, -4), (15.1, 20)], RIM, .18)
    crook = smooth([(12.7, -19.4, 1), (10.2, -21.6), (10.6, -25.0), (13.6, -26.4), (16.4, -24.4), (16.2, -21.4, 1), (14.8, -23.6), (13.0, -24.2), (11.9, -22.6), (13.4, -19.6, 1)])
    return out + placed(lit(crook, NIGHT, RIM, -.3, .2) + line([(15.9, -21.6), (15.9, -19.6)], RIM, .16) + star(15.9, -18.4, 1.5, MINT, .3), .2, 3.4)


def picture():
    sky = contours(47, 26, VEIL, 31, .95, 1.08, edge="#c9ffe9", wobble=.045)
    far = island(20, 17.4, 8.4, 4.6, 4, "#5a4a9c", "#44357f", "#2f2260") + island(58, 38.8, 9, 4.2, 12, "#5aa79f", "#447f92", "#3a5f8a")
    far += path("M56 38.6V34.8C56 33 56.8 32 58 31.2C59.2 32 60 33 60 34.8V38.6H59.2V35C59.2 33.8 58.8 33 58 32.4C57.2 33 56.8 33.8 56.8 35V38.6Z", "#447f92")
    far += path("M18.4 17.2V13.8C18.4 12.2 19.1 11.3 20 10.6C20.9 11.3 21.6 12.2 21.6 13.8V17.2H20.9V14C20.9 12.9 20.5 12.2 20 11.7C19.5 12.2 19.1 12.9 19.1 14V17.2Z", "#3a2f74")
    far += line([(21.5, 17), (33, 22), (47, 33), (55, 38.4)], "#a8f7d2", .16, opacity=.55)
    mid = ground([(-6, 44.4), (8, 45.4), (24, 44.0), (40, 46.2), (54, 45.2), (70, 46.8)], "#2b1c58")
    mid += ground([(-6, 48), (10, 47.0), (26, 48.2), (44, 47.2), (60, 48.4), (70, 47.6)], "#1b1038")
    for x, w in ((20.5, 2.0), (28, 2.6), (37.5, 3.2)):
        mid += f'<ellipse cx="{x}" cy="48" rx="{w}" ry=".35" fill="#67e0b4" opacity=".55"/>'
    light = disc(47.6, 26, 5, "#d8fbe0", .35)
    subject = placed(ghost("#3f3384", "#7e74c8", ((0, -18, 1.1), (-2, -10, 1.3), (2, -4, .9), (-7, -2, .8), (7, 7, .6), (-6, 11, .6)), .55), 22.4, 34.6, .62)
    subject += placed(ghost("#352772", "#8a7fd2", ((1, -18, .9), (-2, -9, 1.0), (2.6, -4, .7), (-8, -1, .7), (-10, 14, .4)), .75), 29.2, 33.8, .67)
    subject += placed(ghost("#2a1c5c", "#8f83da", ((1, -17, .7), (-3, -7, .8), (-9, -1, .6)), .92), 36.8, 32.6, .73)
    subject += placed(staff() + walker(), 45.4, 31.2, .81)
    front = lit(smooth([(-4, 60, 1), (-4, 40), (3, 39), (7, 45), (13, 49.6), (22, 52), (24, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    front += lit(smooth([(52, 60, 1), (55, 51.2), (60, 49), (64, 43), (70, 42), (70, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    front += "".join(star(x, y, r, "#d9fff0", .25) for x, y, r in ((16.6, 9.8, .5), (25.4, 8.6, .7), (32, 14, .4), (39, 7.4, .5), (56.6, 9.6, .7), (59.6, 17, .45), (15.8, 27, .5), (52.6, 6.6, .4), (60.2, 27, .5), (29.5, 5.4, .4)))
    return sheet(ALT, sky=sky, far=far, light=light, mid=mid, subject=subject, front=front)
