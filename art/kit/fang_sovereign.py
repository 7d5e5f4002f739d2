"""Fang Sovereign. A portrait: Skara crowned with her own horns, knees behind her like a throne, and three shields on the chain round her neck."""
from brushes import disc, line, path, placed, poly, shards, smooth
from carve import BONE, IRON_BODY, limb, loft, plate
from places import contours, motes, ridge, rock, sheet
from skara import head, leg

CARD = "P-FANG-SOVEREIGN"
ALT = "Skara in profile, crowned with her own grown horns, the shields of three other shores hung on a chain round her neck."

PALE = ["#3d1319", "#7a2220", "#b5432a", "#e2743a", "#f6a95e", "#ffd391", "#fff0c8"]
LIGHT = (-.5, -.62, .5)
GLOW = "#ffdca0"


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


def shoulders():
    """Neck and breast, one slope from the corner of the picture up to the skull."""
    top = [(9, 58), (11.4, 49.4), (15.6, 42.4), (21.6, 36.6), (29.0, 31.6), (37.4, 26.4)]
    one = [(18, 58), (19.6, 50.4), (22.8, 44.6), (27.4, 39.4), (33.0, 35.4), (39.0, 31.2)]
    two = [(30, 58), (30.4, 51.6), (31.8, 46.8), (34.2, 42.8), (37.2, 39.6), (40.4, 36.0)]
    low = [(44, 58), (42.6, 52.6), (41.8, 49.0), (41.6, 46.0), (42.2, 43.4), (43.0, 40.4)]
    out = loft([(0, top), (3.4, one), (3.4, two), (.4, low)], IRON_BODY, LIGHT, .36, GLOW)
    for k, (x, y) in enumerate(((16.0, 42.0), (21.6, 36.6), (27.6, 32.6))):
        out += plate([(x - 2.2, y + 1.6), (x - .8, y - 3.6), (x + 2.8, y - 1.4)], (x, y - 1.2), 1.2, BONE, LIGHT, .24, "#fffbe8")
    return out


def collar():
    """The chain round her neck, and on it what she has won."""
    spots = [(17.0, 41.0), (20.4, 43.2), (26.4, 44.8), (33.4, 45.0), (41.8, 43.0)]
    out = line(spots, "#14070c", 1.4) + "".join(disc(x, y, .62, "#d8b58c") + disc(x - .1, y - .1, .28, "#14070c") for x, y in ((18.4, 42.0), (20.0, 42.9), (21.7, 43.6), (23.5, 44.2), (25.4, 44.6), (27.3, 44.9), (29.3, 45.1), (31.3, 45.1), (33.3, 45.0), (35.3, 44.8), (37.3, 44.4), (39.2, 43.9), (41.0, 43.3)))
    return out + shield(20.0, 46.4, 8, .96, "hearth") + shield(27.8, 48.4, 3, 1.0, "sky") + shield(36.0, 48.4, -6, 1.0, "veil")


def picture():
    sky = contours(45, 20, PALE, 33, 1.15, 1.0, [66, 57, 48.6, 40.6, 33, 26, 19.8, 14.4, 9.4], edge="#fff0c8")
    far = ridge([(-6, 40), (6, 38.4), (14, 40.4), (24, 38.8), (40, 41.4), (52, 41), (60, 38.6), (70, 40)], "#b5432a")
    mid = ridge([(-6, 46), (8, 44.4), (20, 46), (40, 46.4), (54, 45.4), (70, 46)], "#7a2220")
    # her knees stand round her like the back of a throne
    throne = leg((28, 40), (31.0, 9.0), (22.6, 50), 1.6, LIGHT, True) + leg((40, 40), (58.4, 14.0), (62.6, 48), 1.6, LIGHT, True) + leg((27, 46), (21.6, 15.0), (19.6, 53), 1.9, LIGHT)
    face = placed(crown() + head(), -4.2, 3.4, 1.06)
    subject = throne + shoulders() + placed(collar(), 0, -3.4) + face
    front = shards([(58.6, 46.4, .6), (50.4, 48.2, .5), (18.0, 47.8, .7)], "#5c2020", "#f6a95e", "#16070d", 4)
    front += rock([(-5, 58), (-4, 47.5), (1, 45.4), (6, 48.4), (10, 51.6), (13, 58)], "#16070d", "#7e2a20", "#0b0308") + rock([(54, 58), (58, 52.4), (63, 50.0), (70, 48.6), (70, 58)], "#16070d", "#7e2a20", "#0b0308")
    front += motes(6, (15, 14, 61, 30), "#fff0c8", 5, avoid=((44, 24, 20), (26, 24, 10)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
