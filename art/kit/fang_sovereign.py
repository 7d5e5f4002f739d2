"""Fang Sovereign. Skara reared up on a crag like a beast on a coat of arms, four feet raised, horns grown into a crown."""
from brushes import line, path, placed, poly, shards, smooth
from carve import BONE, limb, loft
from places import contours, island, motes, ridge, rock, sheet
from skara import head, leg, trunk

CARD = "P-FANG-SOVEREIGN"
ALT = "Skara rears on a crag of broken shields, her horns grown into a crown and four forelegs raised against a pale sun."

PALE = ["#3d1319", "#7a2220", "#b5432a", "#e2743a", "#f6a95e", "#ffd391", "#fff0c8"]
LIGHT = (-.5, -.62, .5)
GLOW = "#ffdca0"


def crag():
    out = loft([(0, [(12, 62), (14.6, 52), (19.6, 45.6), (24.4, 41.8)]), (3, [(22, 62), (23.6, 52), (26.6, 46.4), (28.6, 42.6)]), (3.5, [(36, 62), (36, 53), (36.6, 47.0), (37.4, 42.8)]), (0, [(60, 62), (54.4, 53), (49.4, 47.4), (45.6, 43.8)])], ["#16070d", "#260e15", "#3f151b", "#5c2020", "#83312a", "#b5513a"], LIGHT, .36, GLOW)
    return out + poly([(24.4, 41.8), (28.6, 42.6), (37.4, 42.8), (45.6, 43.8), (40, 41.4), (31, 40.6)], "#b5513a")


def shield(x, y, turn, s, kind):
    """What stood here: shields of the other shores, in their own colours, driven into the rock."""
    if kind == "hearth":
        body = path(smooth([(-3, -3.4, 1), (0, -3.9), (3, -3.4, 1), (2.9, .6), (1.6, 3), (0, 4.2, 1), (-1.6, 3), (-2.9, .6)]), "#a8652e") + path(smooth([(0, -3.9, 1), (3, -3.4, 1), (2.9, .6), (1.6, 3), (0, 4.2, 1)]), "#7d4424") + poly([(-1.3, 1), (-1.3, -1), (0, -2.2), (1.3, -1), (1.3, 1)], "#ffd98a")
    elif kind == "sky":
        body = poly([(-3, -2.8), (0, -4.2), (3, -2.8), (2.6, 1.6), (0, 4), (-2.6, 1.6)], "#8fc4c8") + poly([(0, -4.2), (3, -2.8), (2.6, 1.6), (0, 4)], "#5a98a6") + path("M-2 .6C-.6 -1 1 -1.8 2.4 -1.8C1.4 -.8 .6 .6 -2 .6Z", "#f3c34b")
    else:
        body = path(smooth([(0, -4.2, 1), (1.8, -2), (2.6, 0), (1.8, 2), (0, 4.2, 1), (-1.8, 2), (-2.6, 0), (-1.8, -2)]), "#4a358c") + path(smooth([(0, -4.2, 1), (1.8, -2), (2.6, 0), (1.8, 2), (0, 4.2, 1)]), "#33246a") + poly([(0, -1.6), (.4, -.4), (1.6, 0), (.4, .4), (0, 1.6), (-.4, .4), (-1.6, 0), (-.4, -.4)], "#86f0c0")
    return placed(body + line([(-2, -1.4), (-.6, .2), (-1.2, 1.6)], "#1a0a10", .3), x, y, s, turn)


def crown():
    """Horns of a grown head: three to a side, the nearest longest; drawn in the head's own measure."""
    out = ""
    for root, tip, bend, wide, tones in (((41.0, 20.4), (28.4, 10.4), (35.0, 18.4), 2.0, BONE[:5]), ((43.4, 17.6), (36.2, 3.4), (38.2, 11.4), 2.1, BONE), ((47.0, 16.0), (47.2, 1.2), (45.0, 8.6), 1.9, BONE), ((50.2, 17.2), (55.4, 6.2), (51.2, 11.6), 1.4, BONE[:5])):
        out += limb([(*root, wide), (*bend, wide * .72), (*tip, .05)], tones, LIGHT, .22, .9, .1, "#fffbe8")
    return out


def picture():
    sky = contours(25, 31, PALE, 33, 1.25, 1.0, [62, 53, 45, 37.6, 31, 25, 19.4, 14.2, 9.4], edge="#fff0c8")
    far = "".join(island(x, y, w, h, k, "#b5533a", "#9c412f", "#7d2f27") for x, y, w, h, k in ((26.4, 20.4, 6.4, 2.8, 5), (58.6, 33.4, 7.6, 3, 9), (55.6, 41.4, 5, 2, 4))) + poly([(25.2, 20.2), (25.2, 17.9), (26.4, 16.8), (27.6, 17.9), (27.6, 20.2)], "#7d2f27") + poly([(26.1, 19.8), (26.1, 18.9), (26.7, 18.9), (26.7, 19.8)], "#fff0c8")
    far += line([(29.4, 20.6), (40, 32), (46, 36), (55, 33.8)], "#fff0c8", .18, opacity=.6) + line([(61, 34), (60, 38), (57.6, 41.4)], "#fff0c8", .16, opacity=.5)
    mid = ridge([(-6, 44), (6, 41.4), (13, 43.4), (22, 45.4), (50, 46.4), (57, 45.0), (64, 43.6), (70, 44.6)], "#a33a27") + ridge([(-6, 48.4), (10, 47), (24, 48.6), (46, 49), (58, 47.8), (70, 48)], "#6d221e") + crag()
    mid += shield(21.4, 45.4, -24, .8, "hearth") + shield(47.4, 44.4, 18, .74, "sky") + shield(52.6, 48.2, 38, .68, "veil") + line([(44.4, 46.6), (48.8, 37.6)], "#4b2a22", .5) + poly([(48.6, 38.0), (49.8, 35.4), (49.6, 38.4)], "#d8b58c")
    far_hind = leg((27, 34), (19.6, 27.0), (21.2, 42.8), 1.4, LIGHT, True) + leg((32, 35), (40.6, 30.6), (40.2, 42.2), 1.4, LIGHT, True)
    near_hind = leg((27.6, 36.4), (16.6, 32.0), (17.4, 47.8), 1.7, LIGHT) + leg((31.6, 37.4), (39.6, 35.4), (35.8, 45.4), 1.8, LIGHT)
    far_fore = leg((38, 24), (52.0, 30.4), (63.4, 26.0), 1.3, LIGHT, True) + leg((38, 21), (55.0, 21.4), (62.0, 9.6), 1.3, LIGHT, True)
    near_fore = leg((36.4, 27), (45.4, 34.4), (57.2, 38.2), 1.6, LIGHT) + leg((37.4, 24.2), (50.4, 28.8), (60.6, 19.0), 1.7, LIGHT)
    body = placed(trunk(), -3.6, 39.2, .82, -56)
    face = placed(crown() + head(), 5.0, .4, .74, -4)
    subject = far_hind + far_fore + body + near_hind + near_fore + face
    front = shards([(28.6, 43.6, .6), (42.4, 45.2, .5), (31.4, 47.4, .7), (24.6, 46.8, .5)], "#5c2020", "#f6a95e", "#16070d", 4)
    front += rock([(-5, 58), (-4, 47.5), (1, 45.4), (6, 48.4), (10, 51.6), (13, 58)], "#16070d", "#7e2a20", "#0b0308") + rock([(56, 58), (59.5, 52.4), (64, 49.4), (70, 48.6), (70, 58)], "#16070d", "#7e2a20", "#0b0308")
    front += motes(8, (15, 14, 61, 30), "#fff0c8", 5, avoid=((38, 22, 14), (52, 24, 8)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
