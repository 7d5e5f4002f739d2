"""Vey. A glider at full stretch, a wide-eared head far out in front, and a red sash that cannot keep up."""
from brushes import disc, group, line, lit, oval, path, placed, poly, smooth
from places import cloud, contours, island, sheet

CARD = "WB-002"
ALT = "A teal glider with gold veins in its wings stretches out on the wind above the clouds, a red sash trailing behind."

DARK, TEAL, LIGHT = "#0f4a5c", "#1f7f88", "#49b0ab"
CREAM, SAND = "#fbf1d6", "#d9c79f"
GOLD, BRASS = "#f3c34b", "#a8741f"
RED, WINE = "#cf3d2c", "#8f2420"
NIGHT = "#0b2f40"


def tail():
    """A brush with a cream end, from the hips back."""
    edge = smooth([(-7, -1.6), (-13, -3.6), (-20, -3.4), (-27, -.6), (-32.4, 4.4, 1), (-28.6, 5.0), (-24.4, 6.6, 1), (-21.0, 4.6), (-16, 5.2, 1), (-13, 3.2), (-8, 2.6)])
    inner = path(smooth([(-8, 1), (-16, .8), (-24, 2), (-31, 5), (-24, 8), (-14, 6), (-8, 4)]), DARK)
    inner += path(smooth([(-24, -2), (-28, 0), (-33, 4.6), (-28, 6), (-25.4, 4.6), (-26, 1)]), CREAM)
    inner += path(smooth([(-26, 2.6), (-29, 3.2), (-33, 4.8), (-27, 6.6), (-25, 5.4)]), SAND)
    return lit(edge, TEAL, CREAM, .05, .5, inner)


def veins(spots, root, width):
    """Gold from the shoulder to the points of a hem."""
    return "".join(line([root, (root[0] + (x - root[0]) * .48, root[1] + (y - root[1]) * .56), (x, y)], GOLD, width) for x, y in spots)


def far_wing():
    """The far membrane, in its own shade, and the limbs that hold it open."""
    edge = smooth([(7, -1.5, 1), (13, -8.4), (20.6, -16.4, 1), (16.0, -16.0), (12.4, -20.2, 1), (7.0, -17.6), (1.4, -21.0, 1), (-4.0, -17.4), (-10.0, -19.0, 1), (-12.6, -15.2), (-18.6, -14.2, 1), (-12.4, -7), (-8.4, -1, 1)])
    inner = path(smooth([(7, -1), (11, -7), (17, -13), (11.4, -16.2), (6.6, -14.4), (1.4, -17.4), (-4.2, -14.2), (-9.4, -15.6), (-15, -11.6), (-9, -1)]), "#196f7b") + path(smooth([(7, -1), (9.4, -6), (11, -10.6), (4.4, -10.4), (-3.4, -11), (-9.6, -9), (-9, -1)]), DARK)
    inner += veins(((12.2, -19.6), (1.4, -20.4), (-9.8, -18.4)), (2, -2), .36) + veins(((6.8, -17), (-3.8, -16.8)), (0, -4), .2)
    out = "".join(path(f"M{x} {y}L{x + u} {y + v}L{x + .5} {y + .8}Z", NIGHT) for x, y, u, v in ((19.6, -16.6, .7, -2.2), (20.4, -16.4, 1.8, -1.7), (20.6, -15.6, 2.2, -.5), (-19.0, -14.2, -2.0, -1.0), (-18.6, -13.4, -2.2, -.1)))
    out += lit(edge, LIGHT, CREAM, -.05, .45, inner)
    out += path(smooth([(5.4, -3.4), (9.0, -7.6), (14.4, -13.0), (19.4, -17.0), (21.2, -17.0), (21.2, -15.2), (16.6, -10.8), (11.6, -5.0), (8.6, -1.4)]), DARK)
    return out + path(smooth([(-6.4, -3), (-10.2, -7.8), (-14.6, -12.4), (-19.0, -14.8), (-19.4, -13.2), (-16.2, -10), (-12.0, -5), (-8.2, -.4)]), DARK)


def ribbons():
    """The ends of the sash."""
    edge = smooth([(1.6, 1.4, 1), (-4, 5.4), (-10, 6.0), (-16, 9.6), (-22.6, 9.0), (-28.4, 12.8, 1), (-22.4, 12.2), (-16.2, 12.6), (-10, 9.2), (-4, 8.4), (2.4, 4.4, 1)])
    return lit(edge, RED, "#ff8a66", 0, .35, path(smooth([(-10, 7.4), (-16, 11), (-22.6, 10.4), (-28.4, 13), (-16, 13.4), (-9, 10)]), WINE))


def near_wing():
    """The near membrane: the light comes through it, more the nearer to the arm."""
    edge = [(8, 1.0, 1), (12.6, 6.8), (20.0, 14.4, 1), (14.8, 14.2), (12.6, 19.0, 1), (7.0, 16.8), (2.6, 21.2, 1), (-2.8, 17.8), (-8.6, 20.8, 1), (-11.0, 16.4), (-18.2, 17.0, 1), (-12.8, 9.2), (-8.6, 1.6, 1)]
    inner = path(smooth(edge), SAND)
    for t, tone in ((.94, TEAL), (.8, "#2f949a"), (.64, LIGHT), (.46, "#7cc9be"), (.28, "#b9e2cf")):
        inner += path(smooth([(2 + (x - 2) * t, 1 + (y - 1) * t, *c) for x, y, *c in edge]), tone)
    inner += veins(((12.4, 18.4), (2.6, 20.6), (-8.4, 20.2)), (2, 2), .44) + veins(((14.4, 13.8), (7.0, 16.2), (-2.6, 17.2), (-10.8, 15.8)), (2, 4), .24)
    return lit(smooth(edge), CREAM, "#fffbe6", -.1, .4, inner)


def near_limbs():
    """Leg and arm on the near side, with dark claws."""
    out = "".join(path(f"M{x} {y}L{x + u} {y + v}L{x - .3} {y + .9}Z", NIGHT) for x, y, u, v in ((19.8, 14.2, 2.4, .3), (19.6, 15.2, 1.9, 1.5), (18.8, 15.8, .9, 2.2), (-18.2, 16.6, -2.1, 1.3), (-17.6, 17.4, -1.1, 2.0)))
    out += lit(smooth([(-7.6, .6), (-11.4, 5.4), (-14.6, 11.4), (-18.8, 16.0), (-18.6, 17.6), (-16.8, 17.6), (-12.6, 13), (-8.6, 7.2), (-5.4, 3.4)]), TEAL, CREAM, -.1, .3,
               path(smooth([(-8, 4), (-11, 9), (-15, 14.6), (-18.6, 17.4), (-15, 18), (-9, 10), (-6, 4)]), DARK))
    return out + lit(smooth([(5.8, 3.0), (9.8, 7.6), (14.6, 12.6), (18.2, 16.0), (20.0, 16.2), (20.6, 14.6), (17.2, 10.2), (12.8, 4.6), (9.0, .4)]), TEAL, CREAM, -.1, .3,
                     path(smooth([(7, 3.6), (11, 8.4), (15.6, 13.2), (19.8, 16.2), (17, 17), (11, 10)]), DARK))


def torso():
    """Trunk with its pale belly, and the sash round it."""
    edge = smooth([(-9.4, .2), (-6, -3.2), (0, -4.2), (6.4, -4.0), (10.6, -3.4), (11.4, .2), (9.4, 3.6), (3, 4.4), (-4, 3.6), (-8, 2.4)])
    inner = path(smooth([(-9, 1.4), (-2, 1.6), (5, 2), (11, .6), (9, 4.6), (0, 5.6), (-8, 4)]), CREAM) + path(smooth([(-9, 2.4), (-2, 3.0), (5, 3.2), (10, 2), (8, 5), (-6, 5)]), SAND)
    out = lit(edge, TEAL, CREAM, -.02, .42, inner)
    out += path(smooth([(.4, -4.4, 1), (2.8, -4.4, 1), (4.2, .2), (3.4, 4.8, 1), (.6, 4.8, 1), (1.6, .2)]), RED)
    return out + path(smooth([(1.9, -4.4, 1), (2.8, -4.4, 1), (4.2, .2), (3.4, 4.8, 1), (2.4, 4.8, 1), (3.1, .2)]), WINE)


def case():
    """The brass map case, about its own middle."""
    out = path("M-4.5 -1.5H4.1Q4.6 -1.5 4.6 -1V1Q4.6 1.5 4.1 1.5H-4.5Q-5 1.5 -5 1V-1Q-5 -1.5 -4.5 -1.5Z", GOLD)
    out += path("M-5 .1H4.6V1Q4.6 1.5 4.1 1.5H-4.5Q-5 1.5 -5 1Z", BRASS, .7)
    out += path("M-5.6 -1.8H-4.1V1.8H-5.6Z", BRASS) + path("M3.6 -1.8H5.1V1.8H3.6Z", BRASS)
    return out + path("M-5.4 -1.6H-4.9V1.6H-5.4Z", "#ffe9a6")


def head():
    """In profile to the right, about the neck of the outstretched figure: far ear, face, near ear, the knot of the scarf."""
    out = lit(smooth([(13.0, -4.6, 1), (9.6, -8.4), (4.4, -11.4), (-.6, -11.8, 1), (3.4, -8.2), (8.6, -4.8), (11, -2.6, 1)]), DARK, CREAM, 0, .3)
    face = smooth([(9.4, -2.6), (11.6, -5.2), (15.0, -6.2), (18.0, -5.2), (20.8, -3.0), (23.8, -1.6), (24.2, -.5), (22.6, .6), (19.0, 1.0), (15.4, 1.8), (12.0, 2.0), (9.6, .4)])
    inner = path(smooth([(14, 1), (17, -1.0), (20.6, -1.6), (24.4, -1.4), (24, 1.2), (18, 1.8), (13, 3)]), CREAM) + path(smooth([(11, -5), (15, -6.4), (19, -4.6), (17, -3.4), (13.4, -3.4)]), LIGHT)
    out += lit(face, TEAL, CREAM, -.05, .42, inner)
    out += disc(24.0, -1.15, .62, NIGHT) + line([(23.6, 0), (21.8, .5), (20, .2)], NIGHT, .18)
    out += oval(17.4, -2.3, 1.25, 1.4, NIGHT) + disc(17.85, -2.75, .45, CREAM) + path(smooth([(15.4, -3.9, 1), (17.2, -4.5), (19.2, -3.9, 1), (17.4, -3.8)]), CREAM)
    ear = smooth([(12.8, -3.8, 1), (12.6, -7.8), (9.8, -11.8), (4.8, -15.2, 1), (7.6, -9.8), (9.2, -5.4), (10.6, -2.2, 1)])
    out += lit(ear, TEAL, CREAM, .1, .3, path(smooth([(12, -4.6), (11.6, -8), (8.6, -11.4), (7.2, -12.4), (9.4, -8), (10.6, -4)]), "#e7a98a"))
    return out + path(smooth([(9.6, -3.4), (11.2, -2.6), (11.8, .4), (10.6, 2.6), (9.2, 1.8), (9.6, -.6)]), RED)


def glider():
    """Vey in flight."""
    return tail() + far_wing() + ribbons() + near_wing() + near_limbs() + torso() + placed(case(), -3.6, -4.6, 1, -9) + head()


def picture():
    sky = contours(53, 15, ["#2a8298", "#4a9fac", "#80c4c6", "#b7e0d6", "#e2f1da", "#fdf3cb"], 101, 1.05, .95, [66, 56.6, 48, 40.2, 33, 26.6, 20.8, 15.6, 11, 6.8], .045, "#ffffff")
    far = group(island(21, 9.6, 12, 5, 4, "#5ba3ae", "#468e9d", "#2f7488"), island(42, 7, 7, 3, 9, "#9fcfca", "#86bdbc", "#65a3a8"), opacity=".95")
    far += poly([(19.6, 9.2), (19.6, 7.4), (20.6, 6.2), (21.6, 7.4), (21.6, 9.2)], "#2f7488") + path("M20.3 7.8H20.9V8.5H20.3Z", "#fff3c4")
    far += island(64.0, 40.0, 14, 7.0, 12, "#7fbcb8", "#5fa3a8", "#3f8595", "#f6f6dc")
    far += path("M62 39.6L62 34.8", stroke="#245f77", stroke_width=".34") + path("M62 34.6L65 35.5L62 36.4Z", RED)
    wind = ([(24, 20.6), (29, 19.2), (34, 19.4), (38, 17.8)], [(15, 40), (24, 40.6), (32, 38.4)], [(44, 41), (52, 38.8), (58, 39.6)], [(38, 45), (47, 44.2), (54, 45.6)], [(13, 30), (19, 29), (24, 29.6)])
    mid = "".join(line(points, "#ffffff", .22, opacity=.65) for points in wind)
    mid += cloud(-9, 46.4, 36, 5.4, "#7cc0c4", 3) + cloud(30, 47.4, 44, 5.6, "#9bd2cf", 8)
    front = cloud(-6, 52.6, 30, 5, "#c9e9e0", 12) + cloud(22, 54.2, 30, 5, "#e6f5ea", 14) + cloud(44, 52.8, 30, 5.4, "#d6efe5", 17) + cloud(4, 56.8, 60, 4.4, "#f4faf0", 19)
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=placed(glider(), 39.2, 28.0, .81, -16), front=front)
