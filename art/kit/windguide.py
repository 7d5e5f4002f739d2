"""Windguide. Vey upright on a rock, one wing held out like a sail with the course drawn on it: that way, and the small ones go."""
from brushes import disc, line, lit, path, placed, poly, smooth, star
from places import cloud, contours, island, motes, sheet
from vey import BRASS, CREAM, DARK, GOLD, LIGHT, NIGHT, RED, SAND, TEAL, WINE, case, head

CARD = "P-WINDGUIDE"
ALT = "Vey stands on a rock with a streamer on a staff and holds one wing out wide like a sail; small gliders fly the way it points."

WRIST, ANKLE = (58.6, 20.4), (38.4, 44.8)
HEM = [(56.2, 26.0), (57.4, 31.6, 1), (52.4, 33.2), (52.2, 39.4, 1), (46.6, 39.4), (44.6, 45.2, 1), (41.4, 43.6)]


def kite(dark=DARK, light=LIGHT):
    """A small glider far off, a triangle with ears."""
    out = poly([(-5, -2.4), (4.6, 0), (-4.6, 4.2), (-2.4, .6)], dark) + poly([(-5, -2.4), (4.6, 0), (-2.4, .6)], light)
    return out + poly([(2.2, -.6), (1.2, -3.0), (3.6, -.4)], dark) + poly([(3, -.3), (2.8, -2.6), (4.4, -.2)], dark)


def brush():
    """The tail, swept round to the left over the rock."""
    edge = smooth([(35, 35.4), (33, 40.2), (29.4, 43.4), (24.8, 43.2), (21.2, 39.4), (19.8, 34.0), (17.0, 30.6, 1), (21.2, 30.8), (24.0, 29.0, 1), (24.6, 33.4), (26.0, 36.8), (28.4, 37.4), (31, 35.2), (33, 32)])
    inner = path(smooth([(35, 37), (31, 40.4), (27, 40.6), (23.6, 37.6), (21.6, 33), (18, 33), (20, 42), (26, 46), (33, 44)]), DARK)
    inner += path(smooth([(16, 28), (25, 27.6), (24.6, 33.2, 1), (23.0, 35.6), (22.2, 33.6, 1), (20.8, 36), (18.6, 34.6, 1)]), CREAM) + path(smooth([(16, 29), (20.4, 31.6), (21.2, 34.4), (18.6, 35, 1)]), SAND)
    return lit(edge, TEAL, CREAM, -.35, .3, inner)


def staff():
    """A short pole with a vane and a red streamer, set down on the rock."""
    out = path("M24.7 19.6H25.8L26.2 47H24.5Z", "#6b4a2a") + path("M25.3 19.6H25.8L26.2 47H25.3Z", "#43301f")
    edge = smooth([(25.0, 20.2, 1), (22.6, 19.4), (20.4, 21.2), (17.6, 20.6), (14.0, 23.2, 1), (17.0, 23.4), (14.8, 26.0, 1), (18.2, 24.4), (20.8, 25.4), (22.8, 23.8), (25.0, 24.4, 1)])
    out += lit(edge, RED, "#ff8a66", 0, .35, path(smooth([(25, 22.4), (22.6, 21.8), (20.4, 23.4), (17.8, 22.6), (14, 26), (18, 27), (25, 26)]), WINE))
    return out + path("M25.25 15.4L26.3 18.2L25.25 19.4L24.2 18.2Z", GOLD) + path("M25.25 15.4L26.3 18.2L25.25 19.4Z", BRASS) + path("M23.8 19.2H26.7V20.1H23.8Z", GOLD)


def far_side():
    """The arm that holds the staff, and the far leg."""
    out = path(smooth([(35, 22.6), (31.4, 26.4), (28, 28.6), (25.4, 28.8), (24.2, 30.0), (24.8, 31.4), (27, 31.2), (31, 30.6), (35, 28)]), DARK)
    out += "".join(path(f"M{x} {y}l-1.5 .2l1.2 .6Z", NIGHT) for x, y in ((24.6, 29.2), (24.4, 30.2), (24.8, 31.0)))
    return out + path(smooth([(36, 37), (40.6, 38.6), (41.2, 41.6), (40.2, 44.2), (43.8, 45.6), (44, 46.6, 1), (38.4, 46.6, 1), (38, 43), (35, 40)]), NIGHT)


def trunk():
    """Upright, chest out, weight on the near leg."""
    edge = smooth([(35.0, 17.6), (39.4, 17.2), (41.4, 20.4), (42.6, 24.6), (42.0, 29.4), (41.0, 33.6), (41.6, 37.4), (39.4, 41.2), (38.6, 43.8), (41.0, 45.4), (41.4, 46.8, 1), (34.4, 46.8, 1), (34.6, 43.4), (33.4, 39.4), (32.2, 35.4), (32.6, 29.4), (33.4, 23.4)])
    inner = path(smooth([(39, 17), (40.4, 21), (40.8, 25.6), (39.8, 30.4), (39.4, 35), (43, 35), (44, 22), (42, 17)]), CREAM) + path(smooth([(41.4, 20), (41.6, 25.4), (40.8, 30), (40.6, 35), (44, 35), (44, 22)]), SAND)
    inner += path(smooth([(31, 20), (35.0, 24), (34.6, 31), (35.6, 37), (36.4, 42), (36, 48), (31, 47)]), DARK)
    return lit(edge, TEAL, CREAM, -.4, .15, inner)


def sail():
    """The near wing at full stretch, lit through, with the course drawn on it."""
    edge = [(36.4, 21.4, 1), (42, 24.0), (48, 25.0), (54, 23.0), (*WRIST, 1), *HEM, (*ANKLE, 1), (38.6, 38.6), (37.6, 32), (36.4, 27)]
    def band(t):
        """The wing drawn in towards the shoulder."""
        return path(smooth([(37.4 + (x - 37.4) * t, 24 + (y - 24) * t, *c) for x, y, *c in edge]), tone)
    inner = ""
    for t, tone in ((.955, "#3aa09f"), (.82, LIGHT), (.66, "#7cc9be"), (.48, "#a9dccb"), (.3, "#d3ecd6")):
        inner += band(t)
    inner = path(smooth([(x, y, *c) for x, y, *c in edge]), SAND) + inner
    for x, y in (HEM[1][:2], HEM[3][:2], HEM[5][:2]):
        inner += line([(40.6, 25), (41 + (x - 41) * .52, 25.6 + (y - 25) * .46), (x, y)], GOLD, .5)
    for x, y in ((56.2, 26.2), (52.4, 33.4), (46.8, 39.4)):
        inner += line([(43, 26), (43 + (x - 43) * .5, 26 + (y - 26) * .52), (x - .3, y - .2)], BRASS, .22)
    course = [(40.8, 38.6), (43.4, 35.2), (46.2, 34.8), (48.2, 31.2), (51.4, 30.0), (54.2, 25.8)]
    inner += line(course, RED, .42, stroke_dasharray="1 .75") + "".join(disc(x, y, .55, WINE) for x, y in (course[0], course[2], course[4])) + star(54.6, 25.4, 1.2, RED, .3)
    return lit(smooth(edge), CREAM, "#ffffff", -.25, .35, inner)


def arm():
    """Along the upper edge, the claws spread at the end."""
    edge = smooth([(34.6, 21.8, 1), (36.6, 20.4), (39.4, 20.8), (43.4, 22.8), (48, 23.4), (53, 21.7), (57.6, 18.6), (59.4, 18.4), (59.8, 19.8), (58.2, 21.4), (53.6, 24.6), (48, 26.2), (42.4, 26.2), (39.4, 26.8), (37.4, 28.6), (35.0, 30.4, 1), (34.4, 26.4)])
    claws = "".join(path(f"M{x} {y}L{x + u} {y + v}L{x + .1} {y + .8}Z", NIGHT) for x, y, u, v in ((58.8, 18.2, 1.5, -1.5), (59.4, 18.7, 2.0, -.5), (59.3, 19.5, 1.8, .5)))
    return claws + lit(edge, TEAL, CREAM, -.1, .4, path(smooth([(33, 27), (36.4, 25.4), (39.4, 24.6), (43, 25.0), (48, 25.0), (54, 23), (59, 19.8), (58, 24), (48, 28), (39, 28), (36, 33), (33, 34)]), DARK))


def sash():
    """Round the waist and down, with the case on the hip and the wind rose that Vey has earned."""
    out = path(smooth([(32.0, 31.4, 1), (36, 33.4), (41.6, 32.2, 1), (41.2, 35.4, 1), (36, 36.6), (32.0, 34.8, 1)]), RED) + path(smooth([(32.0, 33.2), (36, 35.2), (41.4, 34.0), (41.2, 35.4, 1), (36, 36.6), (32.0, 34.8, 1)]), WINE)
    ends = smooth([(34.0, 33.8, 1), (31.6, 36.0), (30.8, 39.6), (27.6, 41.4), (25.8, 45.6, 1), (30.0, 43.4), (33.2, 42.0), (34.6, 38.8), (37, 36.4, 1)])
    out += lit(ends, RED, "#ff8a66", -.1, .35, path(smooth([(35, 36), (32.6, 38.4), (32.4, 41.4), (29, 43), (26, 46), (34, 44), (37, 37)]), WINE))
    return out + placed(case(), 35.4, 31.0, .84, -24) + disc(40.0, 34.0, 1.7, BRASS) + disc(40.0, 34.0, 1.35, GOLD) + star(40.0, 34.0, 1.3, NIGHT, .3)


def picture():
    sky = contours(52, 23, ["#17627c", "#2a8298", "#4a9fac", "#80c4c6", "#b7e0d6", "#e2f1da", "#fdf3cb"], 57, 1.1, 1.0, [62, 53, 45, 37.4, 30.4, 24, 18, 12.6, 7.8], .045, "#ffffff")
    far = island(19, 17.6, 7.4, 3.4, 4, "#4a9aa8", "#38869a", "#27708a", "#bfe6df") + island(59.6, 38.6, 9, 4.2, 8, "#a9d4c4", "#83b9b3", "#5f9fa3", "#fff3c8")
    far += poly([(60, 38.4), (60, 35.4), (61.2, 33.9), (62.4, 35.4), (62.4, 38.4)], "#5f9fa3") + poly([(60.9, 38.4), (60.9, 36.8), (61.6, 36.8), (61.6, 38.4)], "#fff6dc")
    far += line([(14, 29), (17, 28), (20, 28.6)], "#ffffff", .2, opacity=.6) + line([(46, 15.2), (52, 14), (60, 9.6)], "#ffffff", .22, opacity=.7) + line([(29, 10.4), (38, 7.4), (46, 7.2)], "#ffffff", .2, opacity=.6)
    mid = cloud(-8, 46, 34, 5, "#63b0b8", 3) + cloud(44, 45.4, 30, 5, "#93cdca", 8)
    mid += "".join(placed(kite(d, c), x, y, s, t) for x, y, s, t, d, c in ((51.0, 11.8, .6, -14, "#1f7f88", "#49b0ab"), (58.0, 15.4, .4, -18, "#2f8b96", "#6fc0bb"), (44.4, 8.4, .4, -8, "#2f8b96", "#6fc0bb")))
    crag = [(18.6, 47.0), (22, 45.8), (30, 45.9), (40, 46.1), (48, 45.8), (51.4, 46.8), (50.4, 50), (51, 60), (20, 60), (21, 52)]
    mid += lit(smooth([(x, y, 1) for x, y in crag]), "#0f3a50", "#bfe8df", -.1, .42, poly([(36, 45), (54, 45), (54, 60), (40, 60), (42, 51)], "#1b5268"))
    neck = path(smooth([(34.6, 15.4), (39, 15.8), (40.6, 19.0), (42.2, 23.4), (41.4, 26.6, 1), (35, 27, 1), (33.6, 23), (33.8, 19)]), TEAL) + path(smooth([(33.8, 17), (35.6, 20), (35.4, 25), (35.0, 27, 1), (33.4, 23), (33.4, 19)]), DARK)
    subject = brush() + staff() + far_side() + trunk() + sail() + neck + sash() + arm() + placed(head(), 27.6, 18.8, .92, 2)
    front = cloud(-6, 53, 30, 5, "#dcf0e6", 12) + cloud(44, 53, 30, 5, "#eaf6ec", 17) + motes(8, (15, 14, 60, 44), "#fff6dc", 3, avoid=((42, 28, 17), (25, 30, 10)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
