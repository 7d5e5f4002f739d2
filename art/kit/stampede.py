"""Stampede. A wedge of three beasts out of their own dust; the first has its plough outside the window already, and what stood on the road is in the air."""
from brushes import disc, group, line, mix, path, placed, poly, shards, smooth
from carve import BONE, IRON_BODY, limb
from gorequill import head as quill_head
from gorequill import trunk as quill_trunk
from gorequill import wheel
from lampkin import mouse
from places import cloud, contours, sheet
from ridgebreaker import FIRE, RIM, D, H, L, M, horns, jaw, skull, slabs
from run_them_down import hare, hound

CARD = "IM-016"
ALT = "Three beasts burst out of their own dust, a boar in front, and a mouse, a hare and a hooded one fly through the air before them."

DUSTY = ["#5c201c", "#8f3824", "#c45a2f", "#e88a48", "#f8b470", "#ffdaa0", "#fff4d8"]
LIGHT = (.55, -.66, .5)
GLOW = "#ffc27a"
FAR = ["#14070c", "#1c0b10", "#2a1015", "#3b161a", "#51201e", "#6d2e25"]


def hoof(x, y, turn):
    return placed(poly([(-1.5, -1.2), (1.5, -1.2), (2.1, 1.6), (-1.7, 1.6)], BONE[2]) + poly([(.2, -1.2), (1.5, -1.2), (2.1, 1.6), (.5, 1.6)], BONE[4]), x, y, 1, turn)


def trunk():
    """Ridgebreaker's back and belly, without the legs it stands on."""
    shape = [(-1.8, 20), (-1.6, 16), (3, 12.4), (9, 8.8), (15.4, 5.2), (22, 2.4), (26.4, 2.4, 1), (31.4, 5.2), (35.4, 9.8), (36.6, 16), (36.0, 22), (34.0, 27), (29.6, 30.0), (25.0, 29.4), (20.6, 27.0), (14.6, 25.8), (9.0, 27.4), (3.6, 28.0), (-.4, 25.4)]
    inner = poly([(26.4, 2.4), (15, 5), (18.6, 9.4), (25.6, 8.4), (33, 13), (36, 10)], L) + poly([(15, 5), (2, 12), (5.4, 15.8), (12.6, 13.2), (18.6, 9.4)], L) + poly([(2, 12.4), (-1.6, 17), (-1.4, 22), (5.4, 15.8)], L)
    inner += poly([(18.6, 9.4), (25.6, 8.4), (29.4, 16.4), (25, 23.6), (19.4, 18)], M) + poly([(25.6, 8.4), (33, 13), (36, 20), (29.4, 16.4)], mix(M, L, .45)) + poly([(5.4, 15.8), (12.6, 13.2), (13, 21), (6.4, 23.4)], M) + poly([(12.6, 13.2), (18.6, 9.4), (19.4, 18), (13, 21)], mix(D, M, .5))
    inner += poly([(29.4, 16.4), (36, 20), (34, 26), (29, 29), (25, 23.6)], mix(D, M, .6)) + poly([(6.4, 23.4), (13, 21), (14.6, 25.6), (9, 27.2), (4, 27.6)], mix(D, M, .4)) + poly([(25.6, 3.4), (25.6, 8.4), (22.4, 6.2)], H)
    for k in range(3):
        x, y = 14.6 + k * 1.9, -k * .8
        inner += poly([(x, y + 11.2), (x + .95, y + 10.8), (x + 1.5, y + 19.2), (x + .9, y + 20.4)], FIRE)
    data = smooth(shape)
    return path(data, RIM, transform="translate(.2 -.5)") + path(data, D) + inner


def galloping():
    """At full stretch: the far pair gathered under the belly, the near pair flung apart."""
    out = hoof(15.4, 36.6, 40) + limb([(11, 25, 3.2), (16.6, 29.4, 2.4), (13.2, 33.0, 1.7), (15.4, 36.4, 1.4)], FAR, LIGHT, 0) + hoof(26.2, 38.2, 60) + limb([(32, 26, 3.0), (34.4, 31.6, 2.2), (29.0, 34.6, 1.6), (26.4, 37.8, 1.3)], FAR, LIGHT, 0)
    out += hoof(-13.6, 36.4, 70) + limb([(1.0, 25.4, 3.6), (-4.8, 29.0, 2.4), (-8.6, 31.6, 1.9), (-13.0, 35.6, 1.4)], IRON_BODY, LIGHT, .3, .9, 0, GLOW)
    out += slabs() + trunk() + limb([(5.6, 17.6, 3.4), (5.0, 23.0, 5.0), (1.0, 27.4, 3.2)], IRON_BODY, LIGHT, .0)
    out += hoof(50.6, 34.8, -32) + limb([(31.0, 20.6, 4.2), (34.4, 27.4, 4.0), (39.6, 29.8, 2.9), (45.0, 30.6, 2.1), (49.8, 34.0, 1.6)], IRON_BODY, LIGHT, .34, .9, 0, GLOW)
    return out


def leader():
    return placed(galloping() + jaw() + skull() + horns(), 23.4, 27.6, .62, -4)


def bowled(x, y):
    """A veiled one, hood down over its mask, head first; only its eyes are lit."""
    body = path(smooth([(-.2, -6.4, 1), (1.8, -4.2), (2.6, -1.4), (2.0, .8), (3.6, 4.0), (5.0, 5.2, 1), (2.4, 4.8), (1.6, 6.6, 1), (-.2, 5.0), (-2.0, 6.8, 1), (-2.6, 4.4), (-4.4, 4.8, 1), (-3.0, 1.2), (-2.6, -1.6), (-1.8, -4.4)]), "#8d74d6")
    body += path(smooth([(-.4, -5.8, 1), (1.3, -4.0), (2.1, -1.4), (1.6, .8), (3.0, 3.8, 1), (1.2, 5.4), (-.4, 4.4), (-2.0, 5.8), (-2.8, 3.4), (-2.4, 0), (-2.0, -3)]), "#38246a") + path(smooth([(-.2, -3.4), (1.4, -2.2), (1.2, -.2), (-.2, .6), (-1.4, -.4), (-1.4, -2.4)]), "#0f0822")
    return placed(body + disc(-.6, -1.5, .36, "#86f0c0") + disc(.7, -1.5, .36, "#86f0c0"), x, y, .66, 138)


def flung():
    """Those who had the road: no one is where they were."""
    out = bowled(44.8, 16.6) + placed(hare(), 57.0, 15.8, .47, 24) + placed(group(placed(mouse(True), -9, -10), transform="rotate(-58)"), 60.0, 24.4, .29)
    for x, y, u, v in ((47.6, 23.4, 47.0, 21.0), (52.4, 22.6, 53.0, 20.4), (55.6, 26.4, 57.0, 25.6)):
        out += line([(x, y), (u, v)], "#fff4d8", .3)
    return out


def picture():
    sky = contours(47, 25, DUSTY, 63, 1.15, .95, [46, 38.4, 31.4, 25, 19.2, 13.8, 9], .06, "#fff2d2")
    far = poly([(8, 37), (20, 35), (34, 36), (60, 37), (60, 62), (8, 62)], "#c4622f") + poly([(8, 44), (22, 43), (40, 44.4), (60, 43), (60, 62), (8, 62)], "#96402a")
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((8, 36.0, 20, 8.6, "#e0834a", 3), (22, 37.6, 16, 6.0, "#eb9a5c", 8)))
    # the second and the third come out of the first one's dust
    third = placed(hound(), 10.8, 5.0, .54, 3)
    second = placed(wheel() + quill_trunk() + quill_head(), .2, 15.4, .52, -5)
    back = group(third, opacity=.86) + "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((20, 35.6, 16, 4.6, "#e8955a", 11), (9, 35.4, 9, 4.2, "#e0834a", 14))) + group(second, opacity=.95)
    subject = back + "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((5, 47.0, 15, 7.4, "#f0a868", 21), (16, 45.4, 11, 4.4, "#e8955a", 25))) + leader() + flung()
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((10, 51.6, 17, 5.4, "#f7bd80", 23), (25, 51.8, 13, 3.4, "#f0a868", 25), (36, 51.2, 9, 2.2, "#f7bd80", 27)))
    front += poly([(8, 51.4), (24, 51.0), (44, 51.6), (60, 51), (60, 62), (8, 62)], "#4a1a1a") + shards([(46.4, 48.6, .7), (42.2, 50.2, .5), (51.4, 44.6, .45), (38.4, 47.4, .5)], "#8a3a2a", "#ffd49a", "#3a1416", 4)
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)


def over():
    """What is already out of the window: the leader's head and its near foreleg, and those it has met."""
    fore = hoof(50.6, 34.8, -32) + limb([(39.6, 29.8, 2.9), (45.0, 30.6, 2.1), (49.8, 34.0, 1.6)], IRON_BODY, LIGHT, .34, .9, 0, GLOW)
    return sheet(ALT, subject=placed(fore + jaw() + skull() + horns(), 23.4, 27.6, .62, -4) + flung())
