"""Cloudskipper. An ivory flying squirrel seen from right below, spread against a pale morning moon: a square with a tail."""
from brushes import both, disc, lit, line, mirrored, mix, oval, path, placed, poly, smooth
from places import cloud, contours, grass, island, rays, sheet

CARD = "RR-009"
ALT = "An ivory flying squirrel, seen from below, sails spread-eagled across the moon from one ledge to the next, tail streaming."

IVORY, SAND, TAN, BROWN = "#fff6e0", "#ecd6ae", "#c79d68", "#7d5836"
RIM, SHADE, SHADE_DARK, NIGHT, PINK = "#fffdf2", "#a9b9b4", "#6f8f94", "#17303d", "#e8a58e"


def side(points, s):
    return points if s > 0 else mirrored(points)


def sail(s):
    """The flap of skin from wrist to ankle; from below the light comes through it."""
    edge = [(2, -8, 1), (8, -10.8), (17.6, -15.6, 1), (18.6, -9), (17.4, -1), (18.0, 6), (17.0, 13.4, 1), (10, 10.8), (3, 8.8, 1)]
    inner = path(smooth(side([(2, -8), (8, -9.6), (16, -13), (15.4, -8), (14.2, -1), (14.6, 5), (14, 10.4), (9, 8.6), (3, 7)], s)), "#f4dca6")
    inner += path(smooth(side([(2, -6), (8, -7), (12, -8), (11, -1), (11.4, 6), (7, 6.4), (3, 5)], s)), SAND)
    inner += "".join(line([(s * 3.6, y), (s * 10, y * 1.1), (s * x, z)], TAN, .22) for y, x, z in ((-4.4, 18, -8.6), (-.4, 17.2, -.6), (3.4, 17.6, 6.6)))
    inner += path(smooth(side([(19, -15, 1), (17.8, -8.6), (16.6, -1), (17.2, 6), (16.2, 12.8, 1), (19, 14), (21, 0)], s)), BROWN)
    return lit(smooth(side(edge, s)), "#f9e7bd", RIM, -.15 * s, .35, inner)


def arm(s):
    edge = [(2.4, -9.6), (7, -11.4), (12.6, -14.2), (17.4, -17.0), (19.8, -17.4), (20.2, -15.6), (18.0, -13.8), (13, -11.2), (7.6, -7.8), (3, -5.4)]
    toes = "".join(path(smooth([(s * x, y), (s * (x + u), y + v), (s * (x + u * 1.4), y + v * 1.5), (s * (x + u * .8), y + v * 1.5 + .7)]), PINK) + path(f"M{s * (x + u * 1.2):.2f} {y + v * 1.3:.2f}l{s * u * .6:.2f} {v * .6:.2f}", stroke=NIGHT, stroke_width=".3", stroke_linecap="round") for x, y, u, v in ((18.8, -17.2, .4, -1.5), (19.6, -16.9, 1.2, -1.2), (20.0, -16.2, 1.6, -.3), (19.8, -15.4, 1.3, .5)))
    out = toes + path(smooth(side(edge, s)), IVORY if s > 0 else mix(IVORY, SHADE, .25))
    return out + path(smooth(side([(3, -6.4), (8, -8.8), (13.4, -12), (18.4, -14.8), (20.2, -15.8), (18.0, -13.8), (13, -11.2), (7.6, -7.8), (3, -5.4)], s)), SHADE) + oval(s * 19.0, -16.2, .8, .6, PINK)


def leg(s):
    edge = [(2, 6), (6, 7.4), (10.6, 9.8), (15.4, 13.4), (18.0, 15.2), (18.4, 17.0), (16.2, 17.2), (11.4, 14.6), (6, 12.6), (2, 11.4)]
    toes = "".join(path(smooth([(s * x, y), (s * (x + u), y + v), (s * (x + u * 1.5), y + v * 1.4), (s * (x + u * .7), y + v * 1.4 + .5)]), PINK) + path(f"M{s * (x + u * 1.3):.2f} {y + v * 1.3:.2f}l{s * u * .5:.2f} {v * .6:.2f}", stroke=NIGHT, stroke_width=".3", stroke_linecap="round") for x, y, u, v in ((18.0, 15.4, 1.4, -.3), (18.4, 16.2, 1.5, .6), (17.8, 17.0, 1.0, 1.3), (16.8, 17.2, .2, 1.4)))
    out = toes + path(smooth(side(edge, s)), IVORY if s > 0 else mix(IVORY, SHADE, .25))
    return out + path(smooth(side([(2, 9.8), (6.4, 10.8), (11.6, 13), (16, 16), (18.4, 17.0), (16.2, 17.2), (11.4, 14.6), (6, 12.6), (2, 11.4)], s)), SHADE) + oval(s * 17.2, 16.2, .9, .6, PINK, 30 * s)


def tail():
    """Flat as a feather, and longer than the rest of it; the tip leads the eye back to where the jump began."""
    edge = smooth([(-1.6, 9, 1), (-4.6, 13), (-5.8, 18.6), (-5.0, 24), (-6.6, 29), (-10.8, 33.4, 1), (-4.6, 33), (-.6, 29.6), (2.2, 24.6), (3.8, 19), (3.6, 13.4), (1.6, 9, 1)])
    inner = path(smooth([(1.6, 9), (2.2, 14), (2, 20), (-.2, 26), (-4, 31), (-10.8, 34), (0, 33), (6, 22), (5, 11)]), SHADE)
    inner += path(smooth([(-5, 26), (-6.6, 29.6), (-11, 34), (0, 34), (2, 27), (-.8, 28.6, 1), (-1.4, 26.2, 1), (-3, 28, 1), (-3.6, 25.6, 1)]), BROWN)
    inner += "".join(line([(-.6, y), (x, y + 3.6)], TAN, .24) for y, x in ((13, -3.4), (13, 1.8), (17, -4.2), (17, 1.6), (21, -4), (21, .4)))
    return lit(edge, IVORY, RIM, -.3, .25, inner) + line([(0, 10), (-.6, 17), (-1.4, 24), (-4.6, 29.6)], TAN, .3)


def trunk():
    edge = smooth(both([(0, -9.4), (3.4, -8.8), (5.0, -4), (5.2, 2), (4.8, 8), (2.8, 11.6), (0, 12.4)]))
    inner = path(smooth([(2.2, -9), (3.4, -4), (3.4, 3), (2.6, 9), (1, 12.4), (4, 12), (6, 4), (5.6, -6)]), SHADE)
    for x, y in ((-1.6, -5.4), (.6, -4), (-1, -1.6), (1, .8), (-1.4, 2.4), (.4, 4.8), (-1.2, 6.8)):
        inner += path(f"M{x - .7} {y}L{x} {y + 1.3}L{x + .7} {y}L{x} {y + .6}Z", SAND)
    return path(edge, IVORY) + inner


def head():
    """Looking up past its own chin; the ears are seen from underneath."""
    out = ""
    for s in (-1, 1):
        out += path(smooth(side([(2.2, -15.6, 1), (3.2, -19.4), (6.2, -21.6, 1), (6.8, -18.4), (6.0, -14.4), (4.4, -12.8, 1)], s)), IVORY if s > 0 else SAND) + path(smooth(side([(3.2, -15.4, 1), (4.0, -18.4), (5.8, -20, 1), (5.9, -17.6), (5.2, -14.6)], s)), PINK)
    edge = smooth(both([(0, -18.4), (2.6, -17.8), (4.8, -15.4), (6.0, -12.2), (5.0, -9.6), (2.6, -8.0), (0, -7.6)]))
    inner = path(smooth(both([(0, -19), (2.6, -18.6), (3.8, -16.4), (1.6, -15.4), (0, -14)])), TAN)
    inner += path(smooth([(0, -7), (.6, -9.6), (3, -10.6), (5, -12.6), (6.4, -12), (5.4, -8), (2, -7)]), SHADE)
    out += lit(edge, IVORY, RIM, -.3, .3, inner)
    for s in (-1, 1):
        out += oval(s * 3.1, -13.4, 1.55, 1.75, BROWN, s * 10) + oval(s * 3.1, -13.5, 1.3, 1.5, NIGHT, s * 10) + disc(s * 3.1 + .45, -14.2, .5, "#ffffff")
        out += "".join(line([(s * 1.4, -10.8 + k * .4), (s * 6.8, -10.8 + k * 1.2 - .6)], "#fffdf2", .12) for k in range(3))
    out += path(smooth(both([(0, -12.2), (.9, -11.9), (.7, -11.1), (0, -10.6)])), PINK) + line([(0, -10.6), (0, -10)], BROWN, .22)
    return out + path(smooth([(-1.2, -10.2, 1), (0, -9.6), (1.2, -10.2, 1), (.7, -8.7), (-.7, -8.7)]), "#7a3226") + path("M-.4 -9.8H.4V-9.1H-.4Z", "#ffffff")


def squirrel():
    return placed(tail(), 0, 1.4, .86) + sail(-1) + sail(1) + leg(-1) + leg(1) + arm(-1) + arm(1) + trunk() + head()


def picture():
    sky = contours(40, 28, ["#0d3b52", "#12495f", "#1a5a72", "#226d84", "#2f8397", "#3f95a5"], 35, 1.08, .95, [60, 51, 42.6, 35, 28.2, 22], .045, "#e9f7f2")
    light = disc(40, 28, 15.6, "#4a9fac") + disc(40, 28, 12.8, "#5aa9b4") + disc(40, 28, 10, "#72b8bd") + rays(40, 28, [(a, 16.6, 21.4 if k % 2 else 19.4, 1.6) for k, a in enumerate(range(0, 360, 20))], "#9ad2cf", .5)
    far = island(17.6, 23.8, 6, 2.8, 4, "#3f93a4", "#2f7f92", "#216c82", "#dff6ee") + island(57, 19.6, 5, 2.4, 6, "#5aa9b4", "#44929f", "#307c8e", "#dff6ee")
    # two ledges seen from underneath, the one it left and the one it means
    mid = lit(smooth([(8, 60, 1), (9, 49, 1), (12.4, 45.6, 1), (17, 43.6, 1), (20.6, 44.6, 1), (19.6, 47, 1), (22, 49.4, 1), (20.4, 54, 1), (23, 60, 1)]), "#103f56", "#a9d6cc", .3, .35, poly([(17, 43), (21, 44.6), (19.6, 47), (22, 49.4), (20.4, 54), (23, 60), (15, 60), (15, 50)], "#1b5a70"))
    mid += lit(smooth([(54.4, 35.6, 1), (59, 34.4, 1), (70, 34, 1), (70, 46, 1), (65, 44.8, 1), (62.4, 46.6, 1), (59.6, 42.6, 1), (57.4, 42, 1), (56.4, 38.4, 1)]), "#103f56", "#d6efc4", .2, .4, poly([(59, 36), (63, 38), (62.4, 46.6), (59.6, 42.6), (57.4, 42)], "#1b5a70") + poly([(65, 37), (70, 36), (70, 46), (65, 44.8)], "#0c3348"))
    mid += grass([(11, 20, 8)], "#2f7c6c", 4, 45.6, (1.6, 3.4)) + grass([(55.8, 67, 11)], "#2f7c6c", 5, 35.4, (1, 2.4))
    mid += path("M59.4 34.8V28.4", stroke="#6b4a2a", stroke_width=".55") + poly([(59.4, 28.4), (63.4, 29.6), (59.4, 31.2)], "#f3c34b") + poly([(59.4, 29.8), (61.6, 30.4), (59.4, 31.2)], "#a8741f")
    mid += line([(17, 43), (20, 41.4), (23.6, 42.4)], "#fffbe6", .26, stroke_dasharray="1.2 .9", opacity=.9) + line([(53.6, 28), (57, 29.6), (58.4, 33.4)], "#fffbe6", .26, stroke_dasharray="1.2 .9", opacity=.9)
    subject = placed(squirrel(), 38.2, 30.6, .68, 24)
    front = cloud(-8, 54, 24, 4, "#e3f2ea", 12) + cloud(36, 52, 36, 5, "#d6ece4", 17)
    front += "".join(line(points, "#fffbe6", .24, opacity=.8) for points in ([(46.6, 42.4), (45, 45.2)], [(20, 29.4), (18, 33)]))
    return sheet(ALT, sky=sky, light=light, far=far, mid=mid, subject=subject, front=front)
