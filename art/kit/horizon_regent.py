"""Horizon Regent. Vey face to face, wings open like a chart of the morning, the sun's rim for a crown between two tall ears."""
from brushes import blob, both, disc, lit, line, mirrored, oval, path, placed, smooth, star
from places import cloud, contours, house, island, motes, rays, sheet
from vey import BRASS, CREAM, DARK, GOLD, LIGHT, NIGHT, RED, SAND, TEAL, WINE, case

CARD = "S-HORIZON-REGENT"
ALT = "Vey, crowned with a half sun of brass, hangs before the rising sun with both wings open like a chart and gold veins as rays."

HEM = [(22.4, -5.6), (25.2, .8, 1), (20.8, 3.4), (20.6, 9.4, 1), (15.4, 10.4), (13.2, 16.4, 1), (8.8, 15.8), (5.4, 21.4, 1)]


def side(points, s):
    return points if s > 0 else mirrored(points)


def wing(s):
    """From wrist to ankle; the bands are contour lines, the veins run out from the heart like rays."""
    edge = [(2.6, -4.6, 1), (9, -7.6), (16, -10.6), (24.2, -12.6, 1), *HEM, (3.2, 12), (1.4, 4)]
    inner = ""
    for scale, colour in ((.98, DARK), (.93, TEAL), (.76, "#2f949a"), (.58, LIGHT), (.4, "#8fd0c8"), (.24, CREAM)):
        ring = [(x * scale * s, (y - 1) * scale + 1 - (1 - scale) * .6, *c) for x, y, *c in [(27, -13.4, 1), *HEM, (0, 16), (0, -8)]]
        inner += path(smooth(ring if s > 0 else ring[::-1]), colour)
    for x, y in ((25.2, .8), (20.6, 9.4), (13.2, 16.4)):
        inner += line([(s * 2, -1.4), (s * x * .5, y * .42 - .8), (s * x, y)], GOLD, .5)
    for x, y in ((22.4, -5.6), (21, 3.8), (15.8, 10.8), (9.4, 16)):
        inner += line([(s * 3, -1.2), (s * x * .5, y * .46 - .6), (s * x * .93, y * .93)], GOLD, .24)
    for x, y in ((17.6, -3.2), (16.4, 5.4), (10.4, 11.6)):
        inner += star(s * x, y, 1.0, "#fffbe6", .26)
    out = lit(smooth(side(edge, s)), CREAM, "#fffbe6", 0, -.35, inner)
    arm = [(2.0, -5.8), (7, -9.4), (12, -10.2), (18, -12.6), (23.6, -15.2), (25.4, -15.4), (25.8, -13.8), (24, -12.2), (18, -9.6), (12, -7.4), (7, -5.4), (2.6, -1.6)]
    claws = "".join(path(f"M{s * x} {y}L{s * (x + 2.3):.2f} {y + u}L{s * (x - .4):.2f} {y + .9}Z", NIGHT) for x, y, u in ((24.8, -15.6, -1.4), (25.4, -14.6, -.3), (25.2, -13.4, .8)))
    return out + claws + lit(smooth(side(arm, s)), TEAL if s > 0 else "#1a6f79", CREAM, 0, .5, path(smooth(side([(2, -3), (8, -7), (13, -8.6), (19, -11), (25, -13.4), (25, -11), (12, -5), (3, 0)], s)), DARK))


def brush():
    """The tail, swung out below to the right."""
    edge = smooth([(-2.4, 13), (-1.6, 18), (2, 22.4), (8, 24.2), (14, 22.6), (18.6, 18.4), (24.4, 17.8, 1), (21.6, 20.4), (23.2, 23.6, 1), (18.6, 24.4), (13.4, 28), (6.6, 28.8), (.4, 26.2), (-3.4, 21), (-4.4, 15)])
    return lit(edge, TEAL, CREAM, 0, .5, path(smooth([(-4, 16), (-2, 21), (3, 25), (9, 26), (15, 24.4), (19, 22), (16, 28), (6, 30), (-2, 27), (-6, 20)]), DARK) + path(smooth([(17.4, 17), (18.6, 20, 1), (19.8, 20.6), (18.6, 22.4), (20, 23.4), (18.4, 25.4, 1), (24, 25), (26, 16)]), CREAM))


def trunk():
    """Chest and belly, the feet together, and the sash of office across it."""
    edge = smooth(both([(0, -7.4), (3.6, -6.4), (5.0, -2.6), (4.4, 3), (4.2, 8.6), (5.6, 13), (5.2, 17.4), (6.8, 20.6), (6.4, 22.4, 1), (1.6, 22.4, 1), (1.6, 18), (0, 14.4)]))
    inner = path(smooth(both([(0, -8), (2.4, -5), (2.9, 0), (2.4, 6), (1.8, 11), (0, 13.6)])), CREAM) + path(smooth([(0, -8), (2.4, -5), (2.9, 0), (2.4, 6), (1.8, 11), (0, 13.6), (.8, 4), (.9, -2)]), SAND)
    inner += path(smooth([(3.6, -6), (5.6, -2), (5.4, 8), (8, 20), (4, 23), (3.4, 14), (3.2, 4)]), DARK)
    for y in (-1.6, .6, 9):
        inner += path(f"M-1.2 {y}L0 {y + 1}L1.2 {y}L0 {y + .5}Z", SAND)
    out = lit(edge, TEAL, CREAM, -.35, .25, inner)
    out = path("M-2.6 12H2.6V20.6L1.4 22.4H-1.4L-2.6 20.6Z", DARK) + out
    out += "".join(path(f"M{x} 21.6l.4 2.6l.9 -2.4Z", NIGHT) for x in (-6.2, -4.8, -3.4, 2.2, 3.6, 5.0))
    out += path(smooth([(-5.2, -4.6, 1), (-3.4, -6.4, 1), (1.4, -.4), (5.0, 5.6, 1), (4.6, 9, 1), (-.6, 2.4)]), RED) + path(smooth([(-5.2, -4.6, 1), (-4.4, -5.4, 1), (.4, .8), (4.8, 7.4, 1), (4.6, 9, 1), (-.6, 2.4)]), WINE)
    for s in (-1, 1):
        out += path(smooth([(x * s, y, *c) for x, y, *c in ((3.2, 6.6, 1), (6.2, 8.6), (6.6, 12.4), (9.4, 15), (9.0, 18.6), (12.2, 22.2, 1), (8.0, 20.4), (7.4, 17), (4.8, 14.4), (3.4, 10.4))]), RED if s > 0 else WINE)
    out += placed(case(), .2, 9.0, .92, 4)
    return out + disc(-.1, .6, 2.3, BRASS) + disc(-.1, .6, 1.9, GOLD) + star(-.1, .6, 1.9, "#0e3d52", .3)


def crown():
    """The rim of the sun: an arc on the brow and nine spokes, each an arrow to somewhere."""
    out = rays(0, -13.4, [(-90 + k * 17, 7.0, (12.6, 9.6, 11.2, 8.8, 10.0)[abs(k)] + 1.2, 5.2) for k in range(-4, 5)], BRASS)
    out += rays(-.25, -13.5, [(-90 + k * 17, 7.0, (12.6, 9.6, 11.2, 8.8, 10.0)[abs(k)] + 1.0, 3.4) for k in range(-4, 5)], GOLD)
    out += path("M-8.2 -13.4A8.2 8.2 0 0 1 8.2 -13.4L6.4 -13.4A6.4 6.4 0 0 0 -6.4 -13.4Z", GOLD) + path("M0 -21.6A8.2 8.2 0 0 1 8.2 -13.4L6.4 -13.4A6.4 6.4 0 0 0 0 -19.8Z", BRASS)
    return out + disc(0, -27.4, 1.0, "#fffbe6") + star(0, -27.4, 2.4, "#ffe9a6", .24)


def head():
    out = ""
    for s in (-1, 1):
        ear = [(1.6, -14.6, 1), (3.2, -18.6), (7.2, -23), (12.4, -26.2, 1), (11.6, -21.4), (9.6, -16.4), (5.4, -11.2, 1)]
        inner = path(smooth(side([(3.4, -14.4, 1), (4.8, -18), (8, -21.8), (11.4, -24.6, 1), (10.2, -20.4), (8.2, -16.4), (5.4, -12.6, 1)], s)), "#e7a98a" if s > 0 else "#c98a72")
        out += lit(smooth(side(ear, s)), TEAL if s > 0 else "#1a6f79", CREAM, .35 * -s, .35, inner)
    face = smooth(both([(0, -17.2), (3.0, -16.4), (5.2, -13.8), (6.6, -10.6, 1), (4.6, -8.8), (2.8, -6.8), (1.4, -4.6), (0, -4.0)]))
    inner = path(smooth(both([(0, -11.6, 1), (1.0, -9.4), (3.4, -8.8), (7, -11.4, 1), (6, -6), (2, -3), (0, -3)])), CREAM) + path(smooth([(0, -3), (0, -6, 1), (1.4, -7.6), (4.6, -8.8), (7, -10.6, 1), (6, -6), (2, -3)]), SAND)
    inner += blob([(-1.1, -17), (1.1, -17), (.8, -13), (0, -10.6), (-.8, -13)], LIGHT)
    out += lit(face, TEAL, CREAM, -.25, .4, inner)
    for s in (-1, 1):
        out += oval(s * 3.0, -11.2, 1.35, 1.55, NIGHT, s * 16) + disc(s * 3.0 + .42, -11.8, .46, "#fffbe6")
        out += path(smooth(side([(1.3, -12.2, 1), (2.6, -13.5), (4.9, -13.3, 1), (3.2, -12.9)], s)), CREAM)
    out += path(smooth(both([(0, -6.0), (.9, -5.8), (.8, -4.9), (0, -4.4)])), NIGHT) + disc(.25, -5.6, .2, CREAM)
    return out + path(smooth(both([(0, -4.6), (3.0, -5.6), (5.2, -5.2, 1), (4.4, -3), (2.2, -2), (0, -1.6)])), RED) + path(smooth(both([(0, -3.4), (2.4, -3.8), (5, -5, 1), (4.4, -3), (2.2, -2), (0, -1.6)])), WINE)


def regent():
    return brush() + wing(-1) + wing(1) + trunk() + crown() + head()


def figure():
    return placed(regent(), 37.8, 28.2, .9)


def picture():
    sky = contours(37.8, 30, ["#175871", "#2a7d94", "#5aa9b4", "#9ad2cf", "#dcefdc", "#fff3c8"], 77, 1.06, 1.0, [60, 51, 43, 36, 30, 24.6, 19.6], .03, "#ffffff")
    light = rays(37.8, 30, [(a, 10, 36 if k % 2 else 31, 2.4) for k, a in enumerate(range(-170, 0, 17))], "#fff6d6", .5)
    light += disc(37.8, 30, 17.4, "#ffeaa6", .55) + disc(37.8, 30, 15.4, "#ffdf86")
    far = island(18, 37.6, 7, 3.2, 4, "#5aa5b0", "#44909f", "#307a8d", "#f6f6dc") + house(18.4, 37.4, 1.7, "#2f7389", "#fff3cf")
    far += island(57.8, 35.0, 7.4, 3.4, 9, "#6fb3b8", "#559ca6", "#3a8092", "#f6f6dc") + house(57, 34.8, 1.7, "#3a8092", "#fff3cf")
    far += line([(18, 37.4), (26, 41.4), (38, 42.4), (50, 40.2), (57.6, 35)], "#fff6d6", .2, opacity=.8)
    mid = path("M-3 41.6C10 40.8 24 42 38 41.4C50 40.8 58 41.6 67 41V62H-3Z", "#3f93a4") + path("M-3 44.8C10 44 22 45.4 38 44.6C52 44 58 45 67 44.2V62H-3Z", "#2a7a90")
    mid += "".join(path(f"M{x} {y}h{w}", stroke="#ffe9a6", stroke_width=".3", stroke_linecap="round", opacity=.8) for x, y, w in ((30, 43.2, 6), (39, 43.6, 7), (33, 45.8, 4), (42, 46, 4), (25, 44.4, 3), (49, 43, 3)))
    mid += cloud(-6, 48, 28, 4.6, "#5fb0b8", 3) + cloud(46, 47, 26, 4.6, "#7cc0c4", 8)
    front = cloud(-8, 54, 30, 5, "#dcf0e6", 12) + cloud(50, 52, 24, 4.6, "#eaf6ec", 17) + motes(10, (14, 6, 62, 40), "#fffbe6", 3, avoid=((38, 26, 22),))
    return sheet(ALT, sky=sky, light=light, far=far, mid=mid, subject=figure(), front=front)


def over():
    return sheet(ALT, subject=placed(crown() + head(), 37.8, 28.2, .9))
