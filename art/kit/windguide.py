"""Windguide. Vey upright on a rock, wings let down like a cloak, one hand at a tall staff with a streamer: this way."""
from brushes import disc, line, lit, path, placed, poly, smooth, star
from places import cloud, contours, island, motes, sheet
from vey import BRASS, CREAM, DARK, GOLD, LIGHT, NIGHT, RED, SAND, TEAL, WINE, case, head

CARD = "P-WINDGUIDE"
ALT = "Vey stands upright on a rock, wings hanging like a cloak, and holds a tall staff with a red streamer as small gliders pass."


def kite(dark=DARK, light=LIGHT):
    """A small glider far off, a triangle with ears."""
    out = poly([(-5, -2.4), (4.6, 0), (-4.6, 4.2), (-2.4, .6)], dark) + poly([(-5, -2.4), (4.6, 0), (-2.4, .6)], light)
    return out + poly([(2.2, -.6), (1.2, -3.0), (3.6, -.4)], dark) + poly([(3, -.3), (2.8, -2.6), (4.4, -.2)], dark)


def brush():
    """The tail, curled round the rock on the left."""
    edge = smooth([(35, 37), (31, 41.4), (26, 42.8), (21, 40.2), (18.4, 34.6), (18.6, 28.4), (16.4, 25.4, 1), (20.4, 26.2), (23.2, 24.6, 1), (23.6, 29.4), (24.6, 33.4), (27, 35.2), (31, 33.2)])
    inner = path(smooth([(35, 38), (30, 39.2), (25, 38.4), (21.6, 34), (20.4, 28), (17, 30), (19, 40), (26, 44), (34, 42)]), DARK)
    inner += path(smooth([(15, 24), (24, 23.6), (23.8, 29, 1), (22.2, 31.2), (21.4, 29.2, 1), (19.8, 31.6), (18, 30, 1)]), CREAM) + path(smooth([(15, 24), (19.4, 26.6), (20.4, 30), (18, 31, 1)]), SAND)
    return lit(edge, TEAL, CREAM, -.35, .3, inner)


def far_cloak():
    """The far wing, hanging behind; only its lining shows."""
    edge = smooth([(37, 21, 1), (32, 22.6), (28.4, 27.4), (26.4, 34), (24.6, 41.4, 1), (27.6, 41.6), (29.4, 44.8, 1), (32.4, 42.8), (35.6, 45.4, 1), (38, 41), (40, 30)])
    inner = "".join(line([(37, 23), (x + 3, 33), (x, y)], BRASS, .24) for x, y in ((25.6, 41), (29.4, 44), (33.6, 44)))
    return path(edge, DARK) + inner


def near_cloak():
    """The near wing from wrist to ankle, with the gold veins; the wind is in its hem."""
    edge = smooth([(38.6, 21.6, 1), (43, 23.4), (48, 25.4), (54.4, 26.8, 1), (53.4, 31.2), (54.6, 35.8), (53.2, 41.4, 1), (49.8, 40.0), (46.8, 43.6, 1), (43.4, 41.4), (39.2, 44.4, 1), (37.2, 38), (37, 29)])
    inner = path(smooth([(38, 21), (41, 27), (42, 34), (40, 45), (36, 44), (35, 28)]), TEAL) + path(smooth([(55, 26), (52.2, 31), (53.2, 35.6), (51.8, 40.2, 1), (49.4, 38.4), (46.4, 42, 1), (43.2, 39.8), (38.8, 42.6, 1), (38.6, 46), (56, 46)]), CREAM)
    inner += path(smooth([(54.8, 33), (54, 37), (53, 40.4, 1), (49.8, 39.2), (46.6, 42.8, 1), (43.4, 40.6), (39, 43.6, 1), (39, 46), (56, 46)]), SAND)
    for x, y in ((53.0, 40.2), (46.8, 42.2), (39.6, 42.8)):
        inner += line([(40.6, 23.4), (41 + (x - 41) * .52, 31), (x, y)], GOLD, .36)
    for x, y in ((50.4, 38.4), (43.4, 40)):
        inner += line([(43.4, 27.8), (42.6 + (x - 43) * .6, 33), (x, y)], GOLD, .2)
    return lit(edge, LIGHT, CREAM, -.3, .4, inner)


def trunk():
    """Upright, chest out, weight on the near leg."""
    edge = smooth([(34.6, 17.6), (38.8, 17.4), (40.6, 20.4), (41.6, 25), (40.8, 30.4), (40.6, 35), (41.8, 39.6), (40.8, 43.0), (42.4, 45.2), (44.6, 46.4, 1), (36.6, 46.4, 1), (37.2, 42.4), (35.8, 38.6), (33.8, 34), (33.8, 27.6), (34.6, 22.4)])
    inner = path(smooth([(38, 17), (39.8, 21), (40, 26), (38.8, 31), (39, 36), (43, 36), (43, 22), (41, 17)]), CREAM) + path(smooth([(40.4, 20), (40.6, 26), (39.8, 31), (40, 36), (43, 36), (43, 22)]), SAND)
    inner += path(smooth([(33, 20), (35.2, 24), (35, 31), (37.4, 38), (37.6, 47), (33, 46)]), DARK)
    return lit(edge, TEAL, CREAM, -.4, .15, inner)


def sash():
    """Round the waist, with the case on it and the wind rose that Vey has earned."""
    out = path(smooth([(33.2, 30.6, 1), (37, 32.2), (41.6, 30.6, 1), (41.4, 34, 1), (37, 35.4), (33.4, 33.8, 1)]), RED) + path(smooth([(33.2, 32.2), (37, 34), (41.6, 32.6), (41.4, 34, 1), (37, 35.4), (33.4, 33.8, 1)]), WINE)
    out += lit(smooth([(35.4, 32.6, 1), (31.4, 35.2), (28.6, 38.8), (23.4, 40.4), (18.0, 45.0, 1), (24.2, 43.4), (29.6, 42.2), (33, 38.6), (37, 35.4, 1)]), RED, "#ff8a66", 0, .35, path(smooth([(36, 35), (32, 37.6), (29, 40.6), (24, 42), (18, 45.2), (30, 45), (36, 38)]), WINE))
    out += placed(case(), 35.4, 29.6, .8, -24)
    return out + disc(40.0, 32.8, 1.7, BRASS) + disc(40.0, 32.8, 1.35, GOLD) + star(40.0, 32.8, 1.3, NIGHT, .3)


def staff():
    """A pole with a vane and the streamer; the hand is closed round it."""
    out = path("M53.7 13.6H54.9L55.3 47H53.6Z", "#6b4a2a") + path("M54.4 13.6H54.9L55.3 47H54.5Z", "#43301f")
    out += path(smooth([(54.6, 14.2, 1), (57.4, 13.6), (60, 15.6), (63, 14.8), (68, 17.2, 1), (64.4, 18), (67, 20.8, 1), (62.6, 19.4), (59.6, 20.2), (57, 18.6), (54.6, 19, 1)]), RED)
    out += path(smooth([(54.6, 17, 1), (57, 16.6), (60, 18.4), (63, 17.4), (66, 18.6), (67, 20.8, 1), (62.6, 19.4), (59.6, 20.2), (57, 18.6), (54.6, 19, 1)]), WINE)
    out += path("M54.3 9.6L55.3 12.2L54.3 13.4L53.3 12.2Z", GOLD) + path("M54.3 9.6L55.3 12.2L54.3 13.4Z", BRASS) + path("M52.8 13.2H55.8V14.1H52.8Z", GOLD)
    return out


def arm():
    edge = smooth([(37.6, 20.4), (41.4, 21.4), (46, 23.4), (51, 24.4), (54.6, 23.8), (56.4, 24.4), (56.2, 26.4), (54.4, 27.4), (50, 27.4), (44.6, 26.4), (40, 25.4), (37.4, 23.6)])
    return lit(edge, TEAL, CREAM, -.1, .4, path(smooth([(38, 24), (44, 25), (50, 26), (55, 26), (52, 29), (40, 28)]), DARK)) + "".join(path(f"M{x} {y}l1.6 .1l-1.2 .7Z", NIGHT) for x, y in ((55.6, 24.6), (55.7, 25.5), (55.3, 26.4)))


def picture():
    sky = contours(55, 27, ["#17627c", "#2a8298", "#4a9fac", "#80c4c6", "#b7e0d6", "#e2f1da", "#fdf3cb"], 57, 1.02, 1.02, [60, 51, 43, 36, 29.6, 23.6, 18, 12.8, 7.8], .045, "#ffffff")
    far = island(19, 15.6, 9, 4.2, 4, "#4a9aa8", "#38869a", "#27708a", "#bfe6df") + island(59.5, 37, 12, 5.6, 8, "#a9d4c4", "#83b9b3", "#5f9fa3", "#fff3c8")
    far += poly([(60, 36.8), (60, 33.4), (61.4, 31.6), (62.8, 33.4), (62.8, 36.8)], "#5f9fa3") + poly([(61, 36.8), (61, 34.8), (61.9, 34.8), (61.9, 36.8)], "#fff6dc")
    far += line([(15, 31), (24, 27.6), (33, 27.8)], "#ffffff", .2, opacity=.6) + line([(42, 12.4), (49, 11), (58, 4.6)], "#ffffff", .22, opacity=.65) + line([(44, 36), (54, 44), (63, 40.6)], "#ffffff", .2, opacity=.6)
    mid = cloud(-8, 47, 34, 5, "#63b0b8", 3) + cloud(40, 46.4, 34, 5, "#93cdca", 8)
    mid += "".join(placed(kite(d, c), x, y, s, t) for x, y, s, t, d, c in ((21.4, 9.6, .36, -8, "#2f7f92", "#7cc3c4"), (27.2, 8.2, .3, 4, "#3b8b9b", "#93cdca"), (61.8, 25.0, .4, -14, "#2a7d8e", "#5aaeb0")))
    crag = [(25, 46.8), (28, 45.8), (36, 45.6), (46, 46), (52, 46.6), (57.4, 46.2), (60, 47.6), (57, 51), (56, 60), (24, 60), (26, 53), (24, 50)]
    mid += lit(smooth([(x, y, 1) for x, y in crag]), "#0f3a50", "#bfe8df", -.1, .42, poly([(36, 45), (60, 46), (60, 60), (40, 60), (43, 51)], "#1b5268") + poly([(50, 45), (62, 46), (58, 60), (54, 60)], "#2a6b80"))
    neck = path(smooth([(34.0, 15.6), (38, 16), (39.6, 19.6), (41.2, 25), (41.4, 28, 1), (36, 29, 1), (34.2, 24), (33.6, 20)]), TEAL) + path(smooth([(33.8, 17), (35.6, 20), (35.4, 25), (35.8, 29, 1), (34.2, 25), (33.6, 20)]), DARK)
    subject = brush() + far_cloak() + staff() + trunk() + near_cloak() + neck + sash() + placed(head(), 27.0, 19.4, .92, 5) + arm()
    front = cloud(-6, 53, 30, 5, "#dcf0e6", 12) + cloud(44, 53, 30, 5, "#eaf6ec", 17) + motes(8, (15, 8, 60, 44), "#fff6dc", 3, avoid=((40, 28, 16),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
