"""Kitelet. Two sails of ears over a kite of a body: a very small glider, all its toes out, about to land."""
from brushes import blob, both, disc, lit, line, mirrored, mix, oval, path, placed, poly, smooth, star
from places import cloud, contours, grass, island, motes, sheet

CARD = "WB-004"
ALT = "A tiny sand-coloured glider with huge ears comes in to land on a grassy islet, toes out, right beside a route marker."

FUR, FUR_DARK, CREAM, SHADE = "#dcab6c", "#a5713d", "#fff3d8", "#e3c79a"
WING, WING_DARK, WING_LIGHT, RIM, NIGHT, RED = "#1f7f88", "#125866", "#58b9b4", "#fffbe6", "#0b2f40", "#cf3d2c"
PINK, PINK_DARK = "#f0b49a", "#cf8468"


def side(points, s):
    return points if s > 0 else mirrored(points)


def wing(s):
    """A triangle: arm, string, foot. Patched once already."""
    edge = [(2.4, -3.6, 1), (9, -6.4), (21.6, -10.4, 1), (17, -3.2), (12.4, 2.6), (8.6, 7.4), (5.6, 13.4, 1), (2.6, 9), (1.6, 2)]
    tone = WING if s > 0 else WING_DARK
    inner = path(smooth(side([(3, -3), (11, -5), (21, -9.6, 1), (16, -4), (11, 1), (7, 5.6), (4, 5)], s)), WING_LIGHT if s > 0 else WING)
    inner += path(smooth(side([(21.6, -11, 1), (15.4, -3), (11.2, 2), (7.4, 6.6), (5.0, 13.4, 1), (8, 13), (14, 5), (20, -3)], s)), CREAM if s > 0 else SHADE)
    inner += "".join(line([(s * 2.4, -1), (s * x * .55, y * .5 - .8), (s * x, y)], "#f3c34b", .34) for x, y in ((15.6, -2.2), (9.4, 5.4)))
    if s > 0:
        inner += path("M9.2 -3.6L12.6 -4.8L13.2 -1.6L10 -.8Z", "#8fd0c8") + path("M8.8 -3.2l.8 -.2M8.9 -2l1 -.2M9.4 -.8l.8 -.4M11.6 -5l.2 .9M13.4 -3.4l-1 .3M13 -1.2l-.4 -.7", stroke=CREAM, stroke_width=".26")
    out = lit(smooth(side(edge, s)), tone, RIM, -.2 * s, .45, inner)
    arm = [(1.8, -4.6), (7, -6.8), (14, -9.6), (20.6, -12.2), (22.6, -12.0), (22.6, -10.4), (20.6, -9.4), (14, -7), (8, -4), (2.4, -1.4)]
    fingers = "".join(path(f"M{s * x} {y}l{s * 1.9} {u}l{-s * .9} {v}Z", FUR_DARK) for x, y, u, v in ((21.4, -12.2, -1.5, 1.9), (22.4, -11.4, -.3, 1.1), (22, -10.4, .9, .4)))
    return out + fingers + path(smooth(side(arm, s)), FUR if s > 0 else mix(FUR, FUR_DARK, .45)) + path(smooth(side([(2, -3), (8, -5.4), (14.4, -8), (21.6, -11), (22.6, -10.4), (20.6, -9.4), (14, -7), (8, -4), (2.4, -1.4)], s)), FUR_DARK if s > 0 else mix(FUR_DARK, NIGHT, .25))


def leg(s):
    """Thigh, and a foot that is held out towards whoever is looking."""
    out = path(smooth(side([(1.2, 6), (4.4, 5.6), (6.6, 8.6), (6.8, 11.4), (5.0, 12.8), (3, 11.6), (1.4, 9.4)], s)), FUR if s > 0 else mix(FUR, FUR_DARK, .4))
    out += path(smooth(side([(3.4, 12.8), (4.2, 10.6), (6.6, 9.8), (8.8, 10.8), (9.4, 13.0), (8.2, 15.2), (5.8, 15.8), (4.0, 14.8)], s)), FUR if s > 0 else mix(FUR, FUR_DARK, .3))
    for x, y, r in ((4.1, 11.2, .95), (5.7, 9.8, 1.0), (7.6, 9.8, 1.0), (9.1, 11.0, .95)):
        out += disc(s * x, y, r, FUR if s > 0 else mix(FUR, FUR_DARK, .3)) + disc(s * x, y - .1, r * .52, PINK)
    return out + oval(s * 6.5, 13.1, 1.75, 1.45, PINK) + path(smooth(side([(4.8, 13.4), (6.6, 13.8), (8.2, 13.2), (7.6, 14.4), (6.2, 14.7), (5.2, 14.3)], s)), PINK_DARK)


def tail():
    """A kite's tail: a string of bows."""
    spine = [(0, 9), (-3.6, 13.6), (-9, 14.6), (-13, 11.6), (-17.4, 11.4), (-21, 14.6)]
    out = line(spine, FUR_DARK, .9)
    for x, y, turn, size in ((-6.4, 14.6, 20, 1.0), (-11, 12.8, -30, .9), (-15.4, 11.3, 0, .8), (-20.6, 14.2, 50, .75)):
        bow = path("M0 0L-2.6 -1.5L-2.3 1.7Z", RED) + path("M0 0L2.6 -1.6L2.4 1.5Z", "#ea6a4e") + disc(0, 0, .55, "#8f2420")
        out += placed(bow, x, y, size, turn + 90)
    return out


def ear(s):
    edge = [(1.4, -11.6, 1), (2.2, -17.4), (6.4, -23.6), (13.6, -27.4), (19.4, -26.6, 1), (19.2, -21.2), (15.6, -15.8), (9.8, -12.0), (5.0, -7.6, 1)]
    inside = [(3.2, -12.2, 1), (4.2, -17), (8, -21.8), (13.6, -24.8), (17.6, -24.8, 1), (16.8, -20.4), (13.6, -16.4), (8.6, -13.2), (5.4, -10, 1)]
    inner = path(smooth(side(inside, s)), PINK if s > 0 else mix(PINK, PINK_DARK, .55))
    inner += path(smooth(side([(4.6, -11, 1), (7, -15.4), (11.6, -19.6), (17, -24, 1), (16.4, -20.2), (13.4, -16.4), (8.6, -13.2), (5.4, -10, 1)], s)), PINK_DARK if s > 0 else mix(PINK_DARK, FUR_DARK, .4))
    return lit(smooth(side(edge, s)), FUR if s > 0 else mix(FUR, FUR_DARK, .4), RIM, -.3 * s, .45, inner)


def trunk():
    edge = smooth(both([(0, -5), (3.2, -4.4), (4.8, -1), (5.2, 3.6), (4.4, 8), (2.2, 10.6), (0, 11.2)]))
    inner = path(smooth(both([(0, -4), (2.4, -2.6), (3.2, 1.6), (2.8, 6), (1.4, 9), (0, 9.8)])), CREAM) + path(smooth([(0, -4), (2.4, -2.6), (3.2, 1.6), (2.8, 6), (1.4, 9), (0, 9.8), (1.2, 5), (1.4, 0)]), SHADE)
    return path(edge, FUR) + path(smooth([(2.6, -4.6), (4.8, -1), (5.2, 3.6), (4.4, 8), (2.2, 10.6), (3.4, 5), (3.4, 0)]), FUR_DARK) + inner


def head():
    """A face wider than it is high, eyes as open as they go, a mouth that has just said oh."""
    edge = smooth(both([(0, -14.6), (3.4, -14.0), (6.0, -11.6), (7.6, -7.8, 1), (6.0, -6.6), (5.8, -4.4, 1), (3.6, -3.4), (0, -2.4)]))
    inner = path(smooth(both([(0, -9.6, 1), (1.2, -7.8), (4.4, -7.0), (7.6, -8, 1), (6, -3), (0, -1.4)])), CREAM) + path(smooth([(0, -2), (0, -4.8, 1), (2, -5.4), (5, -6.4), (7.6, -8, 1), (6.4, -3), (3, -2)]), SHADE)
    inner += blob([(-1.2, -15), (1.2, -15), (.8, -12), (0, -10), (-.8, -12)], FUR_DARK)
    out = lit(edge, FUR, RIM, -.3, .4, inner)
    for s in (-1, 1):
        out += oval(s * 3.4, -8.6, 1.95, 2.2, NIGHT, s * 8) + disc(s * 3.4 + .6, -9.4, .72, "#ffffff") + disc(s * 3.4 - .6, -7.6, .32, "#8fd0cf")
        out += line([(s * 2.0, -11.9), (s * 3.6, -12.6), (s * 5.2, -11.9)], FUR_DARK, .42)
    out += path(smooth(both([(0, -6.6), (1.0, -6.3), (.8, -5.4), (0, -4.9)])), NIGHT) + oval(0, -3.7, .75, .85, "#7a3226")
    return out + path("M-.45 -4.3H.45V-3.7H-.45Z", "#ffffff")


def kitelet():
    return tail() + wing(-1) + wing(1) + trunk() + leg(-1) + leg(1) + ear(-1) + ear(1) + head()


def small(colour, light):
    """Another, still in the air."""
    out = poly([(-5, -2.4), (5, -1), (-1, 4.6)], colour) + poly([(-5, -2.4), (5, -1), (.4, -1.2)], light)
    out += poly([(.2, -2), (-1.6, -5.4), (1.6, -3.2)], colour) + poly([(1.2, -2), (2.6, -5.4), (2.6, -2)], colour)
    return out + line([(-1, 4.4), (-3.4, 5.6), (-5, 4.6), (-7.4, 6)], colour, .3) + "".join(disc(x, y, .42, RED) for x, y in ((-3.4, 5.5), (-5.4, 4.7)))


def marker():
    """A post with a waystone on top: here is where the route comes down."""
    out = path("M54.2 27H56L56.4 49H53.6Z", "#6b4a2a") + path("M55.2 27H56L56.4 49H55.2Z", "#43301f")
    out += poly([(50.6, 31.6), (59.2, 30.6), (61.4, 32.8), (59.4, 35.4), (50.8, 35.6)], "#e8d3a2") + poly([(50.7, 33.8), (61, 33.2), (59.4, 35.4), (50.8, 35.6)], "#b9955c")
    out += path("M53 33.4H57.6M57.6 33.2l-1 -.7M57.6 33.2l-.9 .9", stroke="#43301f", stroke_width=".4", stroke_linecap="round")
    return out + disc(55.1, 25.6, 2.7, "#0e3d52") + disc(55.1, 25.6, 2.2, "#f3c34b") + star(55.1, 25.6, 2.0, "#0e3d52", .3)


def picture():
    sky = contours(33, 36, ["#17627c", "#2a8298", "#4a9fac", "#80c4c6", "#b7e0d6", "#e2f1da", "#fdf3cb"], 21, 1.24, .92, [58, 49, 41, 33.6, 27, 21, 15.4, 10], .05, "#ffffff")
    far = island(18.6, 20.4, 8, 3.6, 4, "#9fcfca", "#7fbcb8", "#5fa3a8", "#fffbe6")
    far += placed(small("#1a6f80", "#4aa3ab"), 18.4, 39.2, .62, -16) + placed(small("#2f8797", "#6fb9bb"), 61, 41.8, .42, 8)
    far += "".join(line(points, "#ffffff", .22, opacity=.7) for points in ([(13, 33), (20, 31.4), (27, 32.6)], [(47, 20), (53, 18.6), (60, 20)], [(20, 44.4), (27, 45.2), (31, 43.8)]))
    mid = cloud(-6, 46, 34, 5, "#63b0b8", 3) + cloud(40, 44.6, 34, 5, "#4f9fac", 8)
    mid += lit(smooth([(22, 48.6, 1), (30, 46.8), (40, 46.2), (52, 46.2), (64, 47), (70, 48, 1), (70, 60, 1), (26, 60, 1), (25, 53, 1)]), "#2f6f5e", "#d6efb4", -.1, .4, path(smooth([(24, 51), (34, 49.6), (48, 49.4), (70, 50.6), (70, 60), (26, 60)]), "#16465a")) + placed(marker(), 1.8, 2.2)
    mid += grass([(28, 40, 9), (48, 66, 16)], "#3f8a66", 5, 49, (1.6, 3.4)) + path(smooth([(33, 47.2), (39.6, 46.5), (46, 47.2), (39.6, 47.9)]), "#16465a", .55)
    subject = placed(kitelet(), 35.0, 35.0, .71, 6)
    front = grass([(30, 36, 7), (43, 48, 6)], "#9fd08a", 7, 48.8, (1.2, 2.4)) + grass([(20, 34, 9), (52, 68, 14)], "#0e3d4a", 9, 55, (3, 6.4)) + cloud(-8, 53, 30, 4.6, "#eaf6ec", 12)
    front += motes(9, (16, 18, 60, 44), "#fffbe6", 3, avoid=((38, 31, 15), (55, 30, 7)))
    front += "".join(line(points, "#fffbe6", .28) for points in ([(52.6, 21.2), (53.6, 22.8)], [(54.2, 20.6), (55.4, 22.4)]))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
