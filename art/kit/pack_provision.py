"""Pack Provision. One ham, two small mouths: a young Gorequill and a young Bloodhowl have hold of it from either end, neither of them means to let go."""
from brushes import disc, lit, path, placed, poly, smooth
from carve import BONE, IRON_BODY, limb, loft, plate
from gorequill import quill
from places import contours, sheet

CARD = "IM-013"
ALT = "A quilled pup and a hound pup pull at the two ends of one great roast before a fire and glare at each other."

HEARTH = ["#1c080e", "#3a1015", "#64201c", "#9c3a22", "#d8682e", "#fba34c", "#ffd68a"]
FROM_RIGHT, FROM_LEFT = (.78, .2, .5), (-.78, .2, .5)
GLOW = "#ffcf8e"
K = "#14070c"
FIREPLACE = (33.8, 46.0)


def far_off():
    """Rocks on either side, and the one lit window of a far island."""
    out = poly([(6, 62), (6, 38), (13, 35.4), (19, 38.6), (26, 41.6), (34, 42.6), (42, 41.4), (49, 38.2), (55, 35.8), (62, 37.4), (62, 62)], "#a8432a")
    return out + poly([(25.4, 24.0), (31.0, 24.0), (29.2, 26.4), (26.8, 25.8)], "#c4602c") + poly([(26.9, 24.0), (26.9, 21.8), (28.1, 20.6), (29.3, 21.8), (29.3, 24.0)], "#a8432a") + poly([(27.8, 23.5), (27.8, 22.6), (28.5, 22.6), (28.5, 23.5)], "#fff0b8")


def fire():
    x, y = FIREPLACE
    out = ""
    for px, h, w in ((-8.4, 6.0, 2.0), (-4.4, 10.4, 2.6), (.4, 12.6, 3.0), (5.2, 10.0, 2.6), (8.8, 5.6, 2.0)):
        out += path(smooth([(x + px - w, y + 6, 1), (x + px - w * .9, y + 3 - h * .3), (x + px - w * .2, y + 3 - h * .66), (x + px + w * .3, y + 4 - h, 1), (x + px + w, y + 3 - h * .3), (x + px + w * .9, y + 6, 1)]), "#ff7a2e") + path(smooth([(x + px - w * .55, y + 6, 1), (x + px - w * .45, y + 3 - h * .2), (x + px + w * .2, y + 5 - h * .66, 1), (x + px + w * .6, y + 3.4), (x + px + w * .5, y + 6, 1)]), "#ffd877")
    for turn in (-14, 12):
        out += placed(limb([(-11, 0, 1.3), (0, .2, 1.5), (11, 0, 1.2)], IRON_BODY, (0, -.9, .4), .3, edge="#ff9a4a"), x, y + 5, 1, turn)
    return out


def ham():
    """As long as either of them, brown above and gold where the fire is; the bone is on the hound's side."""
    tones = ["#3c130e", "#541b11", "#742916", "#a04220", "#cf6c2c", "#f7a24c"]
    out = limb([(35.0, 33.3, 1.5), (42.4, 33.2, 1.2)], BONE, (0, .7, .6), .2) + disc(42.8, 32.3, 1.1, BONE[4]) + disc(42.8, 34.1, 1.1, BONE[3])
    meat = [(26.4, 33.8), (27.0, 30.2), (29.8, 27.8), (33.4, 28.0), (36.4, 30.2), (38.4, 32.2), (38.4, 34.4), (36.2, 36.4), (33.0, 38.6), (29.2, 38.4), (26.8, 36.6)]
    out += plate(meat, (31.4, 32.4), 4.2, tones, (.1, .75, .55), .5, "#fff0b8", .9, .2)
    for x, y in ((29.6, 30.0), (32.4, 30.4), (35.2, 31.6)):
        out += poly([(x - .4, y), (x + .5, y - .2), (x + 1.4, y + 4.4), (x + .7, y + 4.8)], "#3c130e")
    return out


def quilled():
    """Left: all forehead and quills, its hind end in the air."""
    out = "".join(quill(x, y, turn, long, .95, True) for x, y, turn, long in ((11.6, 43.6, -164, 6.8), (12.0, 40.4, -150, 8.4), (13.0, 37.2, -137, 9.6), (14.6, 34.4, -123, 10.4), (16.6, 32.0, -109, 10.6), (19.0, 30.0, -94, 10.2), (21.2, 28.6, -78, 8.6)))
    out += loft([(0, [(9.0, 56), (10.0, 46), (12.6, 38.4), (16.4, 33.0), (20.6, 30.6)]), (3.4, [(14.6, 56), (15.4, 46), (17.2, 40), (19.6, 36.0), (21.6, 33.6)]), (.6, [(21.4, 56), (21.2, 46), (21.8, 41.4), (22.6, 38.4), (23.2, 36.4)])], IRON_BODY, FROM_RIGHT, .4, GLOW)
    # braced foreleg
    out += limb([(19.4, 42.0, 2.4), (22.4, 45.4, 2.0), (24.6, 50.4, 1.6)], IRON_BODY, FROM_RIGHT, .3, edge=GLOW)
    return out, quilled_head()


def quilled_head():
    out = loft([(0, [(19.6, 35.0), (23.0, 34.8), (26.8, 34.2)]), (1, [(20.0, 36.6), (23.4, 36.4), (27.2, 35.4)]), (0, [(21.0, 38.2), (24.2, 37.8), (26.8, 36.4)])], IRON_BODY, FROM_RIGHT, .24, GLOW)
    out += loft([(0, [(17.2, 34.4), (17.8, 30.0), (20.2, 26.8), (23.6, 26.6), (26.4, 29.0), (28.6, 31.6)]), (2.4, [(18.6, 34.6), (19.8, 31.8), (22.0, 30.0), (24.2, 29.8), (26.4, 31.0), (28.7, 32.2)]), (0, [(20.0, 35.4), (21.8, 34.6), (23.6, 33.8), (25.2, 33.2), (26.8, 32.9), (28.2, 32.9)])], IRON_BODY, FROM_RIGHT, .32, GLOW)
    out += disc(28.1, 31.8, .62, K) + disc(22.9, 30.2, 1.7, K) + disc(23.2, 30.2, 1.25, "#ffd877") + disc(23.7, 30.3, .66, K) + disc(24.0, 29.9, .22, "#fffbe8") + poly([(20.8, 29.6), (22.6, 28.2), (25.0, 29.0), (24.8, 29.5), (22.8, 29.0)], IRON_BODY[1])
    return out + poly([(25.2, 33.2), (25.9, 35.0), (26.6, 32.9)], BONE[5]) + poly([(23.2, 33.9), (23.7, 35.0), (24.3, 33.6)], BONE[4])


def hound():
    """Right: long nose, ears back, its first ruff no more than a collar."""
    for_light = FROM_LEFT
    out = ""
    for x, y, tx, ty, w in ((50.6, 32.4, 54.6, 25.6, 1.2), (52.0, 34.6, 57.6, 29.8, 1.2), (52.6, 37.4, 58.4, 35.0, 1.2), (48.8, 31.0, 51.0, 23.6, 1.1)):
        out += poly([(x - w * .6, y - w), (tx - .5, ty - .3), (tx, ty + .6), (x + w * .6, y + w)], BONE[3]) + poly([(x, y), (tx, ty + .2), (x + w * .6, y + w)], BONE[2])
    out += loft([(0, [(58.6, 56), (57.6, 46), (55.2, 39.0), (52.0, 34.0), (48.2, 31.6)]), (3.2, [(53.0, 56), (52.4, 46), (50.6, 40.6), (48.4, 37.0), (46.6, 34.4)]), (.6, [(47.0, 56), (46.8, 47), (46.2, 42.0), (45.6, 39.0), (44.8, 37.0)])], IRON_BODY, for_light, .4, GLOW)
    # the ribs of a young one: two, and the fire no more than a spark
    out += poly([(48.4, 43.6), (50.4, 42.6), (51.0, 46.4), (49.4, 48.6), (48.0, 47.4)], "#ff7a2e") + poly([(49.0, 44.6), (50.0, 44.2), (50.2, 46.2), (49.2, 47.2)], "#ffd877") + poly([(47.8, 44.6), (51.0, 43.4), (51.1, 44.4), (48.0, 45.8)], BONE[4]) + poly([(47.8, 46.6), (51.0, 45.6), (50.9, 46.5), (48.0, 47.9)], BONE[4])
    out += limb([(48.4, 41.8, 2.2), (45.6, 45.6, 1.7), (43.2, 50.4, 1.4)], IRON_BODY, for_light, .3, edge=GLOW)
    return out, hound_head()


def hound_head():
    for_light = FROM_LEFT
    out = loft([(0, [(48.2, 35.4), (44.6, 35.0), (40.4, 34.4)]), (.9, [(47.8, 36.8), (44.2, 36.2), (40.2, 35.2)]), (0, [(46.8, 38.0), (43.4, 37.2), (40.6, 35.9)])], IRON_BODY, for_light, .22, GLOW)
    out += loft([(0, [(50.4, 34.6), (50.2, 30.0), (47.8, 27.0), (44.6, 27.4), (41.6, 29.8), (39.2, 31.6)]), (2.0, [(49.2, 34.8), (48.6, 32.0), (46.4, 30.4), (44.0, 30.2), (41.4, 31.2), (39.2, 32.2)]), (0, [(48.0, 35.6), (46.4, 34.8), (44.6, 34.0), (42.8, 33.4), (41.0, 32.9), (39.6, 32.9)])], IRON_BODY, for_light, .3, GLOW)
    out += disc(39.7, 31.8, .62, K) + disc(45.2, 30.6, 1.55, K) + disc(44.9, 30.6, 1.15, "#ffd877") + disc(44.5, 30.7, .62, K) + disc(44.7, 30.3, .2, "#fffbe8") + poly([(47.2, 30.0), (45.4, 28.7), (43.2, 29.5), (43.4, 30.0), (45.2, 29.5)], IRON_BODY[1])
    # the near ear
    out += plate([(48.0, 28.4), (50.4, 27.0), (54.4, 28.2), (57.0, 31.4), (53.2, 31.2), (49.6, 31.6)], (51.6, 29.2), 1.2, IRON_BODY, for_light, .28, GLOW)
    return out + poly([(42.4, 33.3), (41.8, 35.2), (41.1, 33.0)], BONE[5]) + poly([(44.4, 34.0), (43.9, 35.0), (43.4, 33.6)], BONE[4])


def picture():
    sky = contours(FIREPLACE[0], 34.6, HEARTH + ["#ffeeb8"], 17, 1.1, 1.0, [40, 34, 28.6, 24, 20, 16.6, 13.4, 10], .06, "#ffcf8e")
    far = far_off()
    (left, quill_pup), (right, hound_pup) = quilled(), hound()
    mid = fire() + placed(left + right, 4.06, 5.0, .88)
    subject = placed(ham() + quill_pup + hound_pup, 4.06, 5.0, .88)
    front = lit(smooth([(8, 62, 1), (8, 51.4), (20, 50.2), (34, 51.8), (48, 50.2), (60, 51.4), (60, 62, 1)]), "#1c080e", "#8f3220", 0, .35)
    front += "".join(poly([(x, y - s * 1.6), (x + s, y), (x, y + s), (x - s, y)], "#ffe08a") for x, y, s in ((30.4, 26.0, .4), (37.4, 24.4, .34), (33.0, 21.4, .3), (39.8, 20.6, .26), (28.6, 21.8, .26), (35.4, 17.2, .24)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
