"""Tailwind. The glider from straight behind, spread like a kite, and the wind closing round it like the rings of a tunnel."""
from brushes import both, disc, line, lit, mirrored, mix, path, placed, poly, smooth, star
from places import cloud, contours, island, motes, rays, sheet
from skyfolk import strip
from vey import CREAM, DARK, GOLD, LIGHT, RED, SAND, TEAL, WINE, case

CARD = "WB-020"
ALT = "Vey glides away from us with wings spread wide, carried down a tunnel of wind toward a lit gate."


def flyer():
    """From behind, arms and legs holding the membranes open; the far end is the head between two ears."""
    out = ""
    # the head beyond the shoulders: round, cheeks to both sides, two leaves of ears
    for s in (-1, 1):
        ear = [(s * .8, -11.6, 1), (s * 1.2, -15.6), (s * 3.6, -19.6), (s * 7.0, -22.6, 1), (s * 7.4, -18.2), (s * 6.0, -14.0), (s * 3.2, -10.4, 1)]
        out += lit(smooth(ear), TEAL if s > 0 else mix(TEAL, DARK, .5), CREAM, -.25, .35, path(smooth([(s * 1.4, -11), (s * 2.4, -15.2), (s * 6.6, -21), (s * 3.6, -14)]), DARK))
    skull = both([(0, -14.4), (2.6, -13.6), (4.0, -11.2), (5.8, -8.8, 1), (3.8, -8.2), (2.6, -6.2), (0, -5.4)])
    out += lit(smooth(skull), TEAL, CREAM, -.3, .4, path(smooth([(-7, -9), (-3, -13), (-1.4, -10), (-1.2, -5), (-4, -5)]), DARK) + path(smooth([(1.2, -13.4), (3.4, -11), (3.0, -9), (1.6, -10)]), LIGHT))
    for s in (-1, 1):
        base, dark, pale = (mix(TEAL, LIGHT, .45), mix(TEAL, DARK, .3), "#7cc9be") if s > 0 else (mix(TEAL, DARK, .25), DARK, TEAL)
        wing = [(0, -6.2, 1), (5.4, -8.6), (11.8, -11.0), (19.8, -14.6, 1), (18.2, -9.6), (18.0, -5.0), (15.0, -.4), (13.6, 4.4), (10.6, 8.0), (8.2, 13.8, 1), (5.0, 11.2), (0, 9.4, 1)]
        ring = [(x * s, *rest) for x, *rest in wing]
        inner = path(smooth([(0, -6), (s * 6, -5), (s * 10.4, -2.6), (s * 9, 3), (s * 5, 7.6), (0, 9)]), dark)
        hem = [(20.4, -15.4), (16.4, -9.4), (16.0, -5.2), (13.2, -1.0), (11.8, 3.6), (8.8, 7.2), (6.8, 11.2), (4.6, 9.8), (0, 8.2), (0, 12), (9, 15), (22, 2)]
        inner += path(smooth([(s * x, y) for x, y in hem]), CREAM)
        inner += path(smooth([(s * (x + .9), y + .5) for x, y in hem[:8]] + [(0, 9.2), (0, 12), (s * 9, 16), (s * 23, 2)]), SAND)
        inner += "".join(line([(s * 2, y0), (s * (x * .55), (y0 + y) * .5 + k), (s * x, y)], GOLD, .38) for x, y, y0, k in ((15.9, -8.6, -5.0, -.8), (15.0, -3.6, -2.8, -.4), (12.0, 2.6, -.4, .2), (8.0, 8.0, 2.6, .5)))
        inner += path(smooth([(0, -6.4, 1), (s * 5.4, -9), (s * 11.8, -11.4), (s * 20, -15, 1), (s * 12, -9.4), (s * 5.4, -6.6), (0, -4)]), pale)
        out += lit(smooth(ring), base, CREAM, -.25, .45, inner)
        arm = [(s * 1.6, -6.4), (s * 9, -9.9), (s * 18, -14.2), (s * 21.2, -15.8, 1), (s * 19.0, -12.8), (s * 10.4, -8.2), (s * 2.4, -4)]
        leg = [(s * 1.2, 6.0), (s * 4.2, 8.6), (s * 7.4, 12.6), (s * 9.2, 16.6, 1), (s * 6.6, 14.4), (s * 3.4, 11.4), (s * .6, 9.6)]
        out += path(smooth(arm), TEAL if s > 0 else DARK) + path(smooth(leg), TEAL if s > 0 else DARK)
        out += "".join(poly([(s * x, y), (s * (x + dx), y + dy), (s * (x + .2), y + .9)], "#0b2f40") for x, y, dx, dy in ((20.2, -15.4, 1.9, -.9), (19.6, -14.4, 2.2, .1), (8.2, 15.2, 1.6, 1.9), (7.4, 15.0, .6, 2.2)))
    back = both([(0, -7.4), (3.0, -6.4), (3.8, -2), (3.6, 4), (3.0, 9), (0, 11.4)])
    out += lit(smooth(back), TEAL, CREAM, -.3, .3, path(smooth([(-4, -6), (-1.4, -5), (-.8, 2), (-1.2, 10), (-4, 8)]), DARK) + path(smooth([(1.6, -6), (3.2, -3), (3.2, 4), (2, 8), (2, 0)]), LIGHT))
    # sash, its two ends blown forward past the shoulder, and the tail nearest to us
    out += path(smooth([(-3.9, -3.0, 1), (0, -1.4), (3.7, 1.8, 1), (3.6, 3.6, 1), (0, .6), (-3.8, -1.0, 1)]), RED)
    out += lit(smooth([(3.4, -4.4, 1), (7.6, -8.4), (11.2, -10.0), (13.8, -14.4), (17.6, -16.6, 1), (14.0, -17.0), (10.8, -13.2), (7.4, -11.4), (3.4, -6.8, 1)]), RED, "#ff8a66", -.1, .4, path(smooth([(3.4, -4.6), (7.4, -8.8), (11, -10.6), (13.6, -15), (11, -12.6), (7.4, -10)]), WINE))
    out += placed(case(), .2, 1.4, 1.06, -26)
    tail = [(-1.6, 8.6), (1.8, 8.6), (3.0, 12.6), (4.4, 16.6), (7.0, 19.6), (7.6, 23.6), (4.6, 27.6, 1), (.6, 24.4), (-1.6, 20.4), (-1.4, 16.0), (-2.4, 12)]
    return out + lit(smooth(tail), TEAL, CREAM, -.3, .2, path(smooth([(-3, 9), (-.6, 10), (.4, 15), (1.6, 20), (4.6, 28), (-3, 24)]), DARK) + path(smooth([(-2.4, 21.6), (2.4, 22.4), (7.4, 18.6), (9, 25), (4.6, 29), (0, 26)]), CREAM) + path(smooth([(-2.4, 22.4), (1.6, 23.6), (4.4, 28.4), (0, 26.6)]), SAND))


def picture():
    sky = contours(37.6, 24.5, ["#0f4a63", "#1a6580", "#2f8a9e", "#5aa9b4", "#8fcbc9", "#cbe7d8", "#fff3c8", "#fffbe8"], 20, 1.02, 1.0, [56, 49.5, 43, 37, 31.2, 25.4, 19.4, 13.6, 8.4], .03, edge="#ffffff")
    # bands of wind that run from the rim of the lens into the distance
    mid = ""
    for (x0, y0), (x1, y1), (x2, y2), w, c in (((8, 24), (22, 29), (36, 22.6), 1.3, "#bfe3d6"), ((58, 43), (50, 34), (43, 24), 1.5, "#a9d6d0"), ((40, 60), (44, 44), (41.4, 27), 1.3, "#8fcbc9"), ((22, 9), (31, 15), (39.4, 18), 1.0, "#bfe3d6"), ((56, 18), (50, 18), (44, 20), .9, "#cfe9e0")):
        mid += strip([(x0, y0, w), (x1, y1, w * .7), (x2, y2, .08)], c, 22, opacity=.8)
    # the one it lies on, from under the tail to the gate
    for dx, dy, w, c in ((.5, .8, 1.0, "#1a6580"), (0, 0, 1.0, "#f4fbf3"), (-.3, -.5, .36, "#a9d6d0")):
        mid += strip([(9 + dx, 43 + dy, 3.0 * w), (20 + dx, 48.4 + dy, 2.7 * w), (33 + dx, 45.6 + dy, 2.1 * w), (41 + dx, 36.4 + dy, 1.2 * w), (41.2, 27, .1)], c, 30)
        mid += strip([(16 + dx, 56 + dy, 1.6 * w), (30 + dx, 54.4 + dy, 1.7 * w), (41 + dx, 47.4 + dy, 1.3 * w), (44.6 + dx, 37 + dy, .8 * w), (42.4, 28, .1)], c, 30)
    # what lies ahead: an island with an open gate, and two lights beside it
    gx, gy = 40.6, 23.0
    far = rays(gx, gy - 2.4, [(a, 5.6, r, .9) for a, r in ((-150, 10), (-118, 8.6), (-92, 11), (-60, 8.6), (-28, 10), (8, 8.4), (172, 9))], "#fffdf0", .9)
    gate = island(0, 0, 9.4, 4.6, 6, "#6fb6b5", "#4f9aa4", "#357f90", "#fffbe8") + path("M-2.4 -.2V-4C-2.4 -7.6 2.4 -7.6 2.4 -4V-.2Z", "#245f77") + path("M-1.4 -.2V-3.8C-1.4 -6 1.4 -6 1.4 -3.8V-.2Z", "#fffbe6")
    gate += poly([(-4, -.2), (-4, -2.2), (-3.2, -3), (-2.4, -2.2), (-2.4, -.2)], "#357f90") + poly([(2.4, -.2), (2.4, -2.8), (3.3, -3.8), (4.2, -2.8), (4.2, -.2)], "#357f90") + poly([(3, -1.4), (3, -2.4), (3.6, -2.4), (3.6, -1.4)], "#fffbe6")
    far += placed(gate, gx, gy, 1.12)
    light = star(47.2, 26.6, 1.9, GOLD, .26) + star(32.6, 18.0, 1.7, GOLD, .26) + star(47.2, 26.6, .9, "#ffffff", .3) + star(32.6, 18.0, .8, "#ffffff", .3)
    subject = placed(flyer(), 31.4, 36.6, .6, 19)
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((7, 55.0, 18, 5.6, "#0f4a63", 12), (44, 54.6, 18, 6, "#17627c", 14), (6, 57, 26, 4.6, "#e6f5ea", 5), (36, 58, 26, 4.2, "#f4fbf3", 9)))
    front += motes(10, (18, 18, 50, 50), "#ffffff", 4, avoid=((31, 37, 13), (41, 22, 6)))
    return sheet(ALT, sky=sky, mid=mid, far=far, light=light, subject=subject, front=front)
