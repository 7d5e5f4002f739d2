"""Open Horizon. A moth at rest on a signpost of many arms, wings shut like a sail against the largest sun there is."""
import math

from brushes import disc, line, lit, mix, oval, path, placed, poly, smooth, star
from nima import CREAM, DEEP, GOLD, INK, IVORY, PALE, SHADE, VIOLET
from places import cloud, contours, island, motes, rays, sheet

CARD = "WB-022"
ALT = "A violet moth rests on a signpost that points everywhere, its wings folded upright against a huge rising sun."


def wings():
    """Both wings shut over the back, seen from the side; the far one shows behind as an edge."""
    out = path(smooth([(-1, 0, 1), (-6, -8.6), (-11.4, -15.6), (-15.6, -23.6, 1), (-9.6, -22.6), (-3.6, -18.4), (.6, -12.4), (2.6, -4)]), mix(VIOLET, DEEP, .3))
    hind = smooth([(1.6, .4, 1), (-4.4, -5.2), (-10.0, -8.4), (-14.6, -8.0), (-16.0, -5.2), (-14.6, -3.2), (-16.6, -.8), (-15.6, 1.6), (-17.6, 4.6), (-20.8, 7.4, 1), (-15.6, 7.4), (-11.6, 4.2), (-6.4, 2.6)])
    inner = path(smooth([(-17, -9), (-12.6, -5.6), (-12.8, -2.2), (-13.4, .6), (-14.6, 3.6), (-21, 8), (-22, 0)]), VIOLET) + path(smooth([(-18, -8), (-14.4, -4.8), (-14.6, -1.4), (-15, 1.6), (-21, 8), (-22, 0)]), DEEP)
    inner += "".join(line([(1, 0), (x * .5, y * .5 - .6), (x, y)], SHADE, .22) for x, y in ((-13, -6.6), (-12.6, -2), (-12.8, 2.4))) + disc(-9.4, -3.6, 1.8, DEEP) + disc(-9.4, -3.6, 1.3, PALE) + disc(-9.4, -3.6, .8, DEEP)
    out += lit(hind, CREAM, "#ffffff", .3, .4, inner)
    fore = smooth([(2.4, .8, 1), (-1.6, -7.4), (-6.6, -14.4), (-11.2, -21.6), (-13.0, -26.4, 1), (-8.4, -26.6), (-3.6, -24.0), (-1.4, -23.8), (1.2, -20.4), (4.2, -17.6), (5.6, -13.0), (6.6, -9.6), (5.2, -4)])
    inner = path(smooth([(3, 0), (2.0, -6), (-1.4, -12), (1, -16), (5, -14), (7.4, -8), (6, -2)]), CREAM)
    inner += path(smooth([(-14, -27), (-9, -23.6), (-3.8, -21.4), (.6, -17.6), (2.9, -13.6), (4.0, -8), (4.4, -2), (9, -8), (6, -18), (0, -25), (-8, -29)]), VIOLET)
    inner += path(smooth([(-14, -27.4), (-8.6, -25.2), (-3.4, -23.0), (1.2, -19.2), (4.0, -15), (5.2, -9), (5.6, -4), (9, -8), (6, -18), (0, -26), (-8, -30)]), DEEP)
    inner += path(smooth([(-8.2, -17.6), (-4.6, -14.6), (-1.2, -10), (1.4, -4.6), (2.6, -.6), (3.4, -2.6), (1.6, -7.4), (-1.2, -12.2), (-4.8, -17.0), (-8.6, -20.4)]), PALE)
    inner += "".join(line([(2.4, .4), (x * .45 + 1.2, y * .5), (x, y)], SHADE, .22) for x, y in ((-8.6, -23.6), (-3.6, -21.2), (.6, -17.4), (3.2, -12.4)))
    inner += "".join(disc(x, y, .5, GOLD if k % 2 == 0 else IVORY) for k, (x, y) in enumerate(((-10.6, -25.4), (-6.2, -23.7), (-2.0, -21.4), (1.4, -18.2), (3.6, -14.4), (4.6, -10.0))))
    inner += disc(-2.6, -16.0, 2.3, DEEP) + disc(-2.6, -16.0, 1.8, PALE) + disc(-2.6, -16.0, 1.3, DEEP) + star(-2.6, -16.0, 1.3, GOLD, .3)
    return out + lit(fore, IVORY, "#ffffff", .3, .4, inner)


def antenna(tip, barb):
    """A rib from the brow with fine barbs on both sides."""
    x1, y1 = tip
    out = line([(7.6, -4.4), (7.6 + x1 * .4, -4.4 + y1 * .62), (7.6 + x1, -4.4 + y1)], GOLD, .4)
    for k in range(10):
        u = .12 + k / 10 * .88
        x, y = 7.6 + x1 * (u * .8 + .2 * u * u), -4.4 + y1 * (1.24 * u - .24 * u * u)
        long = barb * math.sin(.4 + u * 2.5)
        for turn in (-1, 1):
            a = math.atan2(y1, x1) + turn * 1.0
            out += line([(x, y), (x + math.cos(a) * long, y + math.sin(a) * long)], IVORY, .24)
    return out


def body():
    abdomen = smooth([(1.6, -1.6), (-2, -.6), (-6, 1.4), (-9.6, 4.2), (-11.8, 7.2, 1), (-8.6, 7.2), (-4.2, 5.6), (.4, 3.8), (3.4, 1.6)])
    bands = "".join(path(smooth([(x, y - 3), (x + 1.1, y), (x + .6, y + 3), (x - .6, y + 3.2), (x - .1, y), (x - 1.2, y - 2.6)]), c) for x, y, c in ((-1.4, 1.4, VIOLET), (-4.0, 3.2, VIOLET), (-6.6, 4.8, VIOLET), (-9, 6.2, DEEP)))
    out = lit(abdomen, CREAM, "#ffffff", .2, .35, bands)
    out += "".join(line(p, DEEP, .62) for p in ([(3.4, 2.4), (4.2, 5.4), (2.6, 8.4)], [(5.4, 1.6), (7.4, 4.2), (4.0, 8.4)], [(1.2, 3.0), (-.6, 5.2), (1.6, 8.6)]))
    ruff = [(1.2, -2.8, 1), (3.4, -5.0, 1), (4.4, -3.8), (6.8, -4.8, 1), (7.2, -2.8), (8.2, -1.4, 1), (7.0, -.4), (7.4, 1.8, 1), (5.4, 1.4), (4.6, 3.6, 1), (3.2, 2.0), (1.2, 3.0, 1), (1.4, .4)]
    out += lit(smooth(ruff), IVORY, "#ffffff", .3, .4, path(smooth([(1, -2), (3.6, 0), (6, .6), (6, 4), (1, 4)]), CREAM))
    out += antenna((6.6, -5.8), 1.7)
    face = smooth([(5.4, -3.4), (6.4, -5.4), (8.6, -5.8), (10.4, -4.4), (10.8, -2.6), (9.6, -1.0), (7.4, -.6), (5.8, -1.6)])
    out += lit(face, VIOLET, IVORY, .2, .35, path(smooth([(8, -1), (10, -2), (11, -3.4), (10.6, -.6)]), PALE))
    out += oval(8.4, -3.1, 1.25, 1.5, INK, 14) + disc(8.9, -3.7, .42, "#fff6dc") + line([(10.5, -2.0), (10.0, -1.6), (9.4, -1.6)], INK, .2)
    return out + antenna((3.2, -8.4), 1.9)


def signpost():
    """One post, five arms; each points to a place of its own."""
    wood, dark, pale = "#24506a", "#12384e", "#7fb3b6"
    out = path("M-.8 0L.8 0L1.1 30H-1.1Z", wood) + path("M.1 0L.8 0L1.1 30H.1Z", dark)
    for y, turn, long, flip in ((2.0, -3, 12.4, False), (4.8, 4, 10.6, True), (7.9, 2, 9.4, False), (10.6, -6, 8.4, True), (13.4, 5, 7.4, False)):
        arm = path(f"M-1.6 -1.1L{long - 1.8} -1.2L{long} 0L{long - 1.8} 1.2L-1.6 1.1Z", wood) + path(f"M-1.6 .2L{long - .3} .2L{long - 1.8} 1.2L-1.6 1.1Z", dark) + path(f"M-1.6 -1.1L{long - 1.8} -1.2L{long - 1.5} -.95L-1.6 -.85Z", pale)
        out += placed(arm + line([(1.2, -.3), (3.4, -.4), (5.0, -.2)], pale, .22) + (disc(long - 3.4, -.2, .42, "#f3c34b") if long > 9 else ""), 0, y, 1, turn, flip)
    return out + path("M-1.2 -.6L0 -2L1.2 -.6Z", dark)


def picture():
    sky = contours(34, 40, ["#2a7d94", "#5aa9b4", "#9ad2cf", "#dcefdc", "#ffefc0", "#ffdf9c", "#ffd282"], 22, 1.2, .9, [54, 45, 37.4, 31, 25.6, 21], .03, edge="#ffffff")
    sky += disc(34, 43.6, 13.4, "#fff0c2") + disc(34, 43.6, 10.6, "#fffbe8")
    sky += rays(34, 43.6, [(a, 15.2, r, .8) for a, r in ((-166, 23), (-150, 26), (-133, 22.4), (-112, 25), (-66, 24), (-44, 27), (-28, 23), (-13, 26))], "#fff6d8", .75)
    far = island(19.4, 25.6, 6.4, 3, 4, "#5fa9b2", "#4b95a2", "#3a8292", "#fff3c8") + island(49.4, 34.2, 5.6, 2.6, 7, "#86bdbc", "#65a3a8", "#4f939d", "#fff3c8") + island(47.4, 17.0, 4.2, 2, 5, "#4f9fac", "#3f8fa0", "#2f7d90", "#fff3c8")
    far += poly([(18.6, 25.4), (18.6, 23.8), (19.4, 22.9), (20.2, 23.8), (20.2, 25.4)], "#2f7488") + poly([(49, 34), (49, 32.8), (49.6, 32), (50.2, 32.8), (50.2, 34)], "#3f8595")
    # the sea of clouds up to the edge of the world
    mid = path("M8 43.6C20 42.6 46 42.6 60 43.6V60H8Z", "#bfe0d2") + path("M20 44.2H46L44 45H22ZM25 46H42L41 46.7H26ZM28 47.8H40L39.4 48.4H28.6Z", "#fffbe8")
    mid += "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((8, 45.4, 15, 2.2, "#8fcbc9", 3), (42, 45.0, 16, 2.4, "#8fcbc9", 8), (10, 49.6, 18, 3.2, "#5aa9b4", 5), (37, 49.2, 22, 3.4, "#5aa9b4", 11)))
    knoll = path(smooth([(20, 60), (24, 54.6), (29, 51.8), (34, 51.4), (39, 52.6), (43, 56), (46, 60)]), "#123c52") + path(smooth([(24, 54.8, 1), (29, 51.7), (34, 51.2), (39, 52.4), (42.4, 55.2, 1), (38, 53.6), (33.6, 52.6), (29, 53.2)]), "#5aa9a4")
    post = placed(signpost(), 35.4, 39.4, .9)
    # the wind that mended it: three lights that settle on the wing
    light = "".join(star(x, y, s, "#f3c34b", .26) + star(x, y, s * .5, "#ffffff", .3) for x, y, s in ((43.6, 19.6, 1.9), (47.0, 25.6, 1.5), (41.4, 25.0, 1.2)))
    subject = post + placed(wings() + body(), 33.4, 33.3, .68, -2)
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((7, 55.6, 19, 4.2, "#dff1e4", 12), (41, 55.8, 19, 4.2, "#f4fbf3", 14)))
    front += motes(7, (20, 16, 50, 40), "#ffffff", 4, avoid=((28, 26, 12), (37, 30, 7)))
    return sheet(ALT, sky=sky, far=far, mid=mid + knoll, light=light, subject=subject, front=front)
