"""Crown of Ruin. Rauk leaning over a broken wall, near enough to fill the sky, a whole gatehouse on his brow."""
from brushes import line, path, placed, poly, shards
from carve import BONE, IRON_BODY, limb, loft, plate, seam
from pack_bastion import ram
from places import contours, island, motes, rays, ridge, sheet
from rauk import breastplate, head

CARD = "S-CROWN-OF-RUIN"
ALT = "Rauk looms over a broken wall with both rams on its top, a torn-off gatehouse sitting on his brow as a crown against the sun."

FIRE = ["#240a12", "#4a1019", "#7e1d1d", "#bb3d22", "#ea7a33", "#ffb95f", "#ffeab4"]
LIGHT = (.45, -.75, .48)
GLOW = "#ffd08a"
BONES_FAR = ["#5c3a2f", "#7c5140", "#a37657", "#c59b74", "#e3c398", "#f6e2bd"]
STONE = ["#3a2226", "#5c3a38", "#83584a", "#ad8062", "#d3aa82", "#f3dab0"]


def tower(x, y, w, h, broken=False):
    """A round tower, its foot at (x, y): three planes, a belt, a slit with fire in it, and what is left of the merlons."""
    out = poly([(x - w, y), (x - w, y - h), (x - w * .3, y - h), (x - w * .3, y + .6)], STONE[1]) + poly([(x - w * .3, y + .6), (x - w * .3, y - h), (x + w * .45, y - h), (x + w * .45, y + .5)], STONE[3]) + poly([(x + w * .45, y + .5), (x + w * .45, y - h), (x + w, y - h), (x + w, y)], STONE[4])
    for k in range(1, 5):
        yy = y - h * k / 5
        out += line([(x - w, yy), (x - w * .3, yy + .3), (x + w * .45, yy + .2), (x + w, yy - .1)], STONE[0], .17)
        xx = x + w * (-.05, .3, -.65, .7)[k - 1]
        out += line([(xx, yy), (xx, yy + h / 5)], STONE[0], .17)
    top = y - h
    lip = [(x - w * 1.25, top), (x - w * 1.35, top - 1.9), (x + w * 1.35, top - 1.9), (x + w * 1.25, top)]
    out += poly(lip, STONE[2]) + poly([(x - w * .3, top), (x - w * .35, top - 1.9), (x + w * 1.35, top - 1.9), (x + w * 1.25, top)], STONE[4]) + poly([lip[0], lip[3], (x + w, top + .6), (x - w, top + .6)], STONE[0])
    teeth = (-1.35, -.5, .35) if not broken else (-1.35, .5)
    for k, t in enumerate(teeth):
        a, b = x + w * t, x + w * (t + .72)
        high = top - (4.4 if not (broken and k) else 3.2)
        out += poly([(a, top - 1.8), (a, high), (b, high), (b, top - 1.8)], STONE[3] if k else STONE[2]) + poly([((a * .3 + b * .7), top - 1.8), ((a * .3 + b * .7), high), (b, high), (b, top - 1.8)], STONE[5] if k else STONE[4]) + poly([(a, high), (b, high), (b, high + .3), (a, high + .3)], "#fff3da")
    if broken:
        out += poly([(x - w * .62, top - 1.8), (x - w * .4, top - 2.9), (x - w * .05, top - 2.2), (x + w * .3, top - 3.0), (x + w * .5, top - 1.8)], STONE[2]) + poly([(x - w * 1.36, top - 2), (x - w * .9, top + 2.6), (x - w * .7, top + 2.0), (x - w, top - 1.9)], STONE[0])
    return out + poly([(x - .1, y - h * .32), (x - .1, y - h * .66), (x + .75, y - h * .66), (x + .75, y - h * .32)], "#2a0f0d") + poly([(x + .14, y - h * .36), (x + .14, y - h * .62), (x + .6, y - h * .62), (x + .6, y - h * .36)], "#ff9a4a")


def gatehouse():
    """Two towers and the arch between, torn off at the foot; drawn about its middle, the foot at y = 0."""
    out = poly([(-10.4, -.4), (-9.0, -9.4), (9.2, -9.4), (10.4, -.4)], STONE[0])
    for a, b in ((-6.8, -4.8), (-2.2, -.2), (2.4, 4.4)):
        out += poly([(a, -9.3), (a, -12.0), (b, -12.0), (b, -9.3)], STONE[1])
    out += tower(-7.4, 0, 2.7, 13.2, True)
    wall = [(-4.8, .4), (-4.8, -9.0), (5.0, -9.0), (5.0, .4)]
    out += poly(wall, STONE[3]) + poly([(2.2, .4), (2.2, -9), (5, -9), (5, .4)], STONE[4]) + poly([(-5.2, -9.8), (5.4, -9.8), (5.4, -8.7), (-5.2, -8.7)], STONE[2]) + poly([(-5.2, -9.8), (5.4, -9.8), (5.4, -9.4), (-5.2, -9.4)], "#fff3da")
    for a, b in ((-4.9, -2.9), (-1.0, 1.0), (3.0, 5.0)):
        out += poly([(a, -9.7), (a, -12.2), (b, -12.2), (b, -9.7)], STONE[3]) + poly([(b - .6, -9.7), (b - .6, -12.2), (b, -12.2), (b, -9.7)], STONE[5]) + poly([(a, -12.2), (b, -12.2), (b, -11.9), (a, -11.9)], "#fff3da")
    for y in (-6.8, -4.4):
        out += line([(-4.8, y), (-2.6, y)], STONE[1], .17) + line([(3.0, y), (5, y)], STONE[2], .17)
    # the gate: fire behind a portcullis with a bar gone
    out += path("M-2.7 .5V-4.2C-2.7 -6.4 -1.4 -7.4 .1 -7.6C1.6 -7.4 2.9 -6.4 2.9 -4.2V.5Z", STONE[1]) + path("M-2.1 .5V-4.1C-2.1 -5.9 -1.1 -6.7 .1 -6.9C1.3 -6.7 2.3 -5.9 2.3 -4.1V.5Z", "#d8452a") + path("M-1.2 .5V-3.6C-1.2 -4.8 -.6 -5.4 .1 -5.6C.8 -5.4 1.4 -4.8 1.4 -3.6V.5Z", "#ff9a4a") + poly([(-.5, .5), (-.4, -3.2), (.1, -4.0), (.6, -3.2), (.7, .5)], "#ffe08a")
    for x, low in ((-1.5, -.6), (-.6, -1.8), (.3, -4.4), (1.3, -.9)):
        out += poly([(x - .2, -6.6), (x + .2, -6.6), (x + .2, low), (x, low + .8), (x - .2, low)], "#2a0f0d")
    out += poly([(-2.2, -4.6), (2.3, -4.6), (2.3, -4.2), (-2.2, -4.2)], "#2a0f0d") + poly([(-2.2, -2.6), (0, -2.6), (-.2, -2.2), (-2.2, -2.2)], "#2a0f0d")
    out += tower(7.6, 0, 2.9, 12.2)
    # the foot, as it broke
    out += poly([(-10.6, -.6), (-8.6, 1.2), (-6.8, .2), (-5.0, 2.0), (-3.4, .5), (-2.2, 1.4), (0, .4), (2.4, 1.6), (4.2, .6), (6.0, 2.2), (8.0, .6), (10.8, -.4), (9.6, -1.4), (-9.6, -1.4)], STONE[0])
    return out


def shoulders():
    out = plate([(11.2, 30.6), (13.4, 22.4), (19.6, 17.0), (26.6, 19.0), (31.0, 26.0), (29.4, 34.4), (21.4, 38.0), (14.0, 36.2)], (20.6, 26.2), 5.0, IRON_BODY, LIGHT, .36, GLOW)
    out += plate([(15.6, 27.4), (18.6, 22.2), (23.4, 22.6), (26.2, 27.2), (23.2, 31.8), (17.6, 31.6)], (20.8, 26.4), 1.2, IRON_BODY, LIGHT, .2, GLOW, .85, .1)
    out += plate([(49.0, 26.0), (53.4, 19.0), (60.4, 17.0), (67.0, 21.6), (69.4, 30.0), (66.4, 36.6), (58.6, 38.2), (51.0, 34.6)], (59.6, 25.8), 5.0, IRON_BODY, LIGHT, .4, GLOW)
    out += plate([(53.6, 27.0), (56.8, 22.4), (61.8, 22.2), (64.8, 27.0), (62.4, 31.8), (56.4, 31.8)], (59.6, 26.0), 1.2, IRON_BODY, LIGHT, .2, GLOW, .85, .14)
    return out + poly([(62.6, 24.0), (63.8, 23.0), (57.0, 33.2), (56.4, 32.6)], "#17090e") + seam([(63.2, 24.6), (60.4, 29.0), (57.4, 32.6)], .24)


def arms():
    out = ""
    for x, y, tones in ((20.8, 43.4, BONES_FAR), (59.0, 43.2, BONE)):
        out += limb([(x, y - 12.0, 5.6), (x + .2, y - 7.6, 5.4), (x + .4, y - 4.0, 5.2)], IRON_BODY, LIGHT, .3, .8, .1, GLOW)
        out += poly([(x - 5.2, y - 12.6), (x + 5.2, y - 12.6), (x + 5.4, y - 10.6), (x - 5.4, y - 10.6)], "#ff7a2e") + poly([(x - 4.2, y - 12.0), (x + 4.2, y - 12.0), (x + 4.2, y - 11.2), (x - 4.2, y - 11.2)], "#ffd877")
        out += seam([(x - 3.0, y - 9.4), (x - 1.2, y - 8.2), (x - 1.8, y - 6.4)], .26)
        out += ram(x + .4, y, .94, tones, LIGHT)
    return out


def wall():
    """What he leans on: three courses, split where his weight is."""
    out = poly([(-6, 46.6), (12, 46.2), (15, 47.2), (27.6, 46.8), (30.6, 45.0), (34.0, 46.4), (38.6, 45.6), (43.0, 46.8), (48.4, 45.4), (52, 47.0), (64.6, 46.8), (70, 45.8), (70, 60), (-6, 60)], STONE[1])
    out += poly([(27.6, 46.8), (30.6, 45.0), (34.0, 46.4), (38.6, 45.6), (43.0, 46.8), (48.4, 45.4), (52, 47.0), (50, 48), (44, 47.8), (38, 47.2), (32, 47.6)], STONE[4])
    for x0, x1, y in ((14, 24, 50.6), (25, 38, 51.2), (39, 50, 50.8), (51, 62, 51.2)):
        out += poly([(x0, y - 1.4), (x1 - .5, y - 1.4), (x1 - .5, y + 2), (x0, y + 2)], STONE[2])
    return out


def crowned():
    """The gatehouse where it sits; the same drawing stands in front of the frame."""
    return placed(gatehouse(), 40.2, 15.9, .98, -2)


def picture():
    sky = contours(40, 13, FIRE, 77, 1.15, 1.0, [58, 50, 42.6, 36, 30, 24.6, 19.8, 15.2, 11], edge="#ffdc9a")
    light = rays(40, 13, [(a, 16, r, 2.2) for a, r in ((-170, 32), (-152, 27), (-28, 28), (-10, 34), (10, 30), (170, 27), (-132, 24), (-48, 24))], "#ffb95f", .5)
    far = island(17.4, 17.6, 6.4, 3, 5, "#6d1f1c", "#54181a", "#3c1016") + poly([(16.2, 17.4), (16.2, 15.4), (17, 14.6), (17.8, 15.4), (17.8, 17.4)], "#3c1016")
    far += ridge([(-6, 34), (4, 30), (9, 32.4), (14, 28.4), (20, 33), (30, 35), (52, 35), (58, 32), (62, 26.6), (66, 30), (70, 27)], "#7e1d1d")
    mid = poly([(60.8, 34), (61, 22.6), (61.8, 22.6), (61.8, 21.4), (62.6, 21.4), (62.6, 22.6), (64.4, 22.6), (64.4, 20.6), (65.6, 19.6), (66, 34)], "#4a1019") + poly([(10, 33), (10.2, 22), (12.6, 24.6), (14.6, 23.4), (15.6, 26), (15.8, 33)], "#4a1019")
    chest = loft([(0, [(24, 30), (25, 38), (27, 52)]), (3, [(31, 30), (31.6, 39), (32, 52)]), (4.4, [(40, 32), (40, 40), (40, 52)]), (3, [(49, 30), (48.4, 39), (48, 52)]), (0, [(56, 30), (55, 38), (53, 52)])], IRON_BODY, LIGHT, 0)
    # what the arms throw into shadow
    mid += poly([(-6, 52), (-2, 32), (8.6, 21.4), (19.0, 17.6), (28.6, 21.6), (33, 33), (33, 52)], IRON_BODY[1]) + poly([(47, 52), (47, 33), (51.4, 21.6), (61.0, 17.6), (70, 21.4), (74, 52)], IRON_BODY[1])
    face = chest + placed(breastplate(), 40, .6, 1.22) + placed(head(), 40, -3.6, 1.24)
    subject = shoulders() + face + crowned() + arms()
    front = wall() + shards([(33.0, 45.6, .7), (47.2, 45.8, .6), (29.4, 47.0, .6), (50.6, 47.2, .7), (26.8, 20.0, .5), (53.4, 15.0, .6), (28.4, 23.4, .4)], STONE[2], STONE[5], STONE[0], 9)
    front += motes(10, (15, 17, 62, 30), GLOW, 12, avoid=((40, 20, 16), (20, 27, 9), (60, 27, 9)))
    return sheet(ALT, sky=sky, light=light, far=far, mid=mid, subject=subject, front=front)


def over():
    return sheet(ALT, subject=crowned())
