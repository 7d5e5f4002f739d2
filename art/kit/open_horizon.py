"""Open Horizon. Vey lies in the red sash as in a hammock, a foot in a bandage, and two Couriers carry it all over the edge of the world."""
from brushes import disc, lit, line, mix, oval, path, placed, poly, smooth
from gale_courier import NIGHT, PALE, TURQ, TURQ_DARK, WHITE
from places import cloud, contours, island, motes, sheet
from vey import CREAM, DARK, GOLD, LIGHT, RED, SAND, TEAL, WINE, head

CARD = "WB-022"
ALT = "Two white birds carry Vey, asleep in a red sash slung like a hammock, over a wide horizon with three islands to choose from."

BRASS = "#a8741f"


def bird():
    """A Courier with a load: wings up, feet down, in profile to the right; the rope is at (.6, 3.4)."""
    out = path(smooth([(1.6, -1.2, 1), (3.0, -6.4), (3.4, -12.8, 1), (6.8, -8.6), (6.0, -2.2, 1)]), mix(PALE, TURQ_DARK, .4)) + path(smooth([(3.0, -8.6, 1), (3.4, -13.2, 1), (5.8, -9.8, 1), (4.4, -9.6)]), TURQ_DARK)
    out += "".join(path(smooth([(-4.6, .2, 1), (-8.4, a), (-11.6, b, 1), (-8.2, b + .9), (-4.4, 1.8, 1)]), c) for a, b, c in ((.2, .2, TURQ), (1.6, 2.2, PALE)))
    body = smooth([(-6.0, 1.0), (-2.4, -1.4), (2.0, -2.2), (5.2, -3.6), (7.4, -4.0), (9.0, -2.8), (8.6, -1.0), (5.8, .6), (1.4, 2.2), (-3.0, 2.2)])
    out += path(body, WHITE) + path(smooth([(-6, 1.2), (-2, .8), (2.6, .6), (6.4, -.6), (8.6, -1.2), (5.8, .6), (1.4, 2.2), (-3, 2.2)]), mix(PALE, "#a3c6cc", .6)) + path(smooth([(4.6, -3.2), (7.4, -4.2), (9.0, -2.9), (7.4, -2.6), (5.0, -2.0)]), TURQ)
    out += path(smooth([(8.8, -3.0, 1), (10.6, -2.4), (12.8, -1.2, 1), (10.4, -1.3), (8.7, -1.6, 1)]), GOLD) + disc(7.6, -2.6, .6, NIGHT) + disc(7.8, -2.8, .2, "#ffffff")
    out += line([(-.6, 1.8), (-.2, 3.2)], "#e08a3a", .7) + line([(1.8, 1.6), (1.4, 3.2)], "#e08a3a", .7)
    wing = [(-2.6, -.4, 1), (-4.6, -4.0), (-8.6, -8.4), (-11.6, -12.4, 1), (-7.4, -11.8), (-6.4, -13.4, 1), (-3.0, -11.2), (-1.6, -11.8, 1), (1.6, -8.6), (3.0, -4.8), (2.8, -1.4)]
    out += path(smooth(wing), WHITE) + path(smooth([(-11.6, -12.4, 1), (-7.4, -11.8), (-6.4, -13.4, 1), (-3.0, -11.2), (-1.6, -11.8, 1), (-.6, -10.8), (-4.0, -9.0), (-7.4, -9.8), (-9.0, -9.0)]), TURQ) + path(smooth([(-11.6, -12.4, 1), (-8.6, -12.0), (-9.0, -10.4), (-9.6, -9.8)]), NIGHT)
    return out + path(smooth([(-2.6, -.4, 1), (-4.6, -4.0), (-8, -8), (-4, -7.4), (-.6, -6), (1.4, -3.4), (2.6, -1.2)]), PALE) + line([(-6.6, -9.6), (-3.0, -5.4), (-.8, -2.2)], "#a3c6cc", .26) + line([(-3.4, -10), (-1.4, -6), (.4, -2.6)], "#a3c6cc", .26)


def sleeper():
    """What looks out above the hammock: ears and head on one arm, chest, two feet, one of them wrapped."""
    out = path(smooth([(22.6, 33.4), (25.6, 31.0), (30.0, 32.6), (35.0, 33.4), (40.0, 33.0), (43.6, 31.2), (45.4, 33.4), (42, 39), (34, 41), (26, 39)]), TEAL)
    out += path(smooth([(25.6, 31.8), (30, 33.4), (35, 34.2), (39.6, 33.8), (39, 40), (32, 41), (27, 38)]), CREAM) + path(smooth([(27, 36), (33, 37.6), (39.4, 36), (38, 41), (30, 41)]), SAND)
    # the far knee is drawn up, the near leg lies over it
    out += path(smooth([(37.0, 34.4), (39.6, 28.8), (42.0, 27.4), (43.6, 29.4), (44.4, 34), (42, 38)]), DARK)
    out += path(smooth([(37, 36), (40.6, 33.2), (44.4, 31.2), (47.0, 28.6), (48.4, 26.2), (50.6, 26.6), (50.4, 29.2), (48.4, 32), (44.6, 35.6), (40, 38.4)]), TEAL) + path(smooth([(38, 37), (44.2, 34), (48, 30.6), (50.4, 28.6), (48.4, 32), (44.6, 35.6), (40, 38.4)]), DARK)
    out += path(smooth([(46.6, 28.6), (47.8, 25.6), (48.6, 22.8), (50.4, 22.2), (51.4, 23.6), (51.2, 27), (50.0, 29.6), (48.2, 30.4)]), WHITE) + "".join(line([(47.4, 27.2 - k * 1.7), (49.4, 27.6 - k * 1.7), (51.2, 26.6 - k * 1.6)], "#a3c6cc", .34) for k in range(3))
    out += line([(50.2, 26.4), (52.6, 26.6), (53.6, 27.8)], WHITE, .7) + "".join(path(f"M{x} 22.6l.3 -1.5l.8 1.2Z", "#0b2f40") for x in (48.8, 49.9))
    # the wing lies over the breast like a blanket
    out += path(smooth([(28.6, 32.2, 1), (33, 31.4), (37.6, 32.4), (39.4, 36.6, 1), (36, 39), (31, 39.4), (28.4, 37)]), LIGHT) + path(smooth([(39.4, 36.4, 1), (36, 38), (31, 38.2), (28.4, 36.4, 1), (29, 40), (38, 40)]), CREAM) + "".join(line([(29.4, 32.6), ((29.4 + x) / 2 + .6, 34.6), (x, 38)], GOLD, .34) for x in (30.4, 33.6, 37))
    # head, and a lid over the eye
    face = head() + oval(17.4, -2.3, 1.55, 1.7, TEAL) + path("M15.9 -2.4Q17.4 -.9 19.0 -2.2", stroke="#0b2f40", stroke_width=".5", stroke_linecap="round") + path(smooth([(15.4, -3.9, 1), (17.2, -4.4), (19.2, -3.7, 1), (17.4, -3.5)]), CREAM)
    return out + placed(face, 17.2, 34.6, .74, -16)


def sling():
    """The sash: the inner side behind, the outer side in front, knotted at both ends."""
    edge = smooth([(19.0, 29.4, 1), (21.6, 34.0), (26.4, 37.0), (32.6, 38.4), (39.6, 37.6), (45.4, 34.4), (50.2, 28.6, 1), (48.8, 34.8), (44.2, 40.6), (36.8, 44.0), (29.4, 43.4), (22.8, 39.0)])
    inner = path(smooth([(19, 30), (22, 36.6), (28, 41), (36.4, 41.6), (44, 38), (49.8, 30.6), (50, 40), (38, 47), (24, 44), (18, 36)]), WINE)
    inner += "".join(line(p, "#a8322a", .3) for p in ([(20.4, 32), (26, 38.6), (33, 40)], [(49, 31), (44, 36.4), (38, 39.6)]))
    return lit(edge, RED, "#ff8a66", 0, .4, inner)


def load():
    """Birds, ropes, sash and sleeper."""
    out = path(smooth([(19.2, 29.6), (26, 33), (34, 34.4), (43, 32.6), (50, 28.8), (47, 36), (36, 41), (24, 38)]), "#6d1b1a")
    # the tail hangs out
    tail = smooth([(37.0, 40), (40.6, 41.0), (42.6, 43.0), (44.6, 43.6), (46.4, 42.0), (48.4, 42.8, 1), (48.0, 45.6), (45.4, 47.6, 1), (41.8, 47.4), (38.6, 45)])
    out = lit(tail, TEAL, CREAM, -.3, .2, path(smooth([(46.2, 41.6), (45.2, 43.9, 1), (46.2, 44.6), (44.8, 45.6), (45.4, 48, 1), (49, 47), (50, 41)]), CREAM)) + out
    for x, y, u, v in ((17.4, 24.4, 19.0, 29.6), (53.6, 22.4, 50.2, 28.8)):
        out += line([(x, y), (u, v)], BRASS, .7) + line([(x - .1, y), (u - .1, v)], GOLD, .34)
    out += sleeper() + sling() + "".join(disc(x, y, 1.3, WINE) + disc(x - .2, y - .2, .9, RED) for x, y in ((19.2, 29.8), (50.1, 28.9)))
    arm = smooth([(25.4, 37.6), (27.4, 37.0), (29.0, 38.6), (28.8, 41.8), (27.4, 44.6), (27.6, 46.2), (26.0, 46.6), (25.4, 44.6), (26.0, 41.4)])
    out += lit(arm, TEAL, CREAM, -.3, .2, path(smooth([(25, 38), (26.4, 41.6), (26, 44.6), (26.4, 47), (24, 46)]), DARK)) + "".join(path(f"M{x} 46l.1 1.6l.7 -1.3Z", "#0b2f40") for x in (25.8, 26.7))
    return out + placed(bird(), 17.0, 22.6, .62, -8) + placed(bird(), 53.2, 20.4, .66, -8)


def picture():
    sky = contours(35, 50, ["#12566f", "#1f7188", "#3a92a6", "#66b3bb", "#9ad2cf", "#cfe9d2", "#fbf0c4", "#ffe6a0"], 22, 1.15, .95, [52, 43.6, 36, 29, 22.8, 17.4, 12.8], .03, edge="#ffffff")
    sky += disc(35, 50.2, 9.4, "#fff0c2") + disc(35, 50.2, 7.2, "#fffbe8")
    mid = path("M8 49.6C20 48.8 46 48.8 60 49.6V60H8Z", "#9ad2cf") + path("M24 50.2H46L44 50.9H26ZM28 51.8H43L42 52.4H29Z", "#fffbe8")
    # three places to be, each with its sign: a span, a lamp, a tree of glass
    far = island(20.4, 47.4, 8.4, 3.6, 4, "#5aa9a4", "#2a7488", "#1a5c72", "#fff3c8") + path("M17.6 47.2V45.8C17.6 43.4 23.2 43.4 23.2 45.8V47.2H22.2V46.2C22.2 44.8 18.6 44.8 18.6 46.2V47.2Z", "#174f66")
    far += island(50.0, 46.0, 7.6, 3.6, 7, "#5aa9a4", "#2a7488", "#1a5c72", "#fff3c8") + path("M50.4 45.8V41.6H51.2V45.8ZM49.6 42L50.8 40.6L52 42V43.8H49.6Z", "#174f66") + path("M50.2 42.2H51.4V43.4H50.2Z", "#fff3c4")
    far += island(33.6, 48.6, 7, 2.8, 9, "#7fc0ba", "#4f939d", "#357f90", "#fffbe8") + poly([(33.3, 48.4), (33.9, 48.4), (34, 47), (35.4, 46.2), (34.6, 44.8), (33.6, 43.8), (32.6, 44.8), (31.8, 46.2), (33.2, 47)], "#2a7488")
    mid += "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((8, 53.4, 18, 3.0, "#5aa9b4", 5), (40, 53.2, 20, 3.2, "#5aa9b4", 11)))
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((9, 56.4, 19, 3.8, "#dff1e4", 12), (36, 56.8, 22, 3.8, "#f4fbf3", 14)))
    front += motes(6, (22, 15, 48, 30), "#ffffff", 4, avoid=((24, 27, 8), (46, 22, 6)))
    return sheet(ALT, sky=sky, far=mid + far, subject=load(), front=front)


def over():
    return sheet(ALT, subject=load())
