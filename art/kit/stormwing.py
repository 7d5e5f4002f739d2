"""Stormwing. Vey in a stoop, an arrowhead: claws first, wings swept back and cut like lightning, the storm broken open below."""
from brushes import line, lit, path, placed, poly, smooth
from places import cloud, contours, island, sheet
from vey import CREAM, DARK, GOLD, LIGHT, NIGHT, RED, SAND, TEAL, WINE, case, head, tail

CARD = "P-STORMWING"
ALT = "Vey dives out of a storm, claws first, torn wings swept back like an arrowhead and gold lightning running through them."


def zigzag(points, width):
    """A vein that has been struck: broken, not bent."""
    return path("M" + "L".join(f"{x} {y}" for x, y in points), stroke=GOLD, stroke_width=width, stroke_linejoin="miter")


EDGE = [(14.0, 1.6, 1), (13.4, 6.4), (9.0, 10.8), (2.0, 13.8), (-8.0, 16.4), (-24.6, 20.6, 1), (-14.0, 13.6, 1), (-20.0, 13.6, 1), (-10.0, 8.8, 1), (-15.6, 8.0, 1), (-7.6, 2.4, 1)]


def wing(far=False):
    """Half folded: a straight leading edge, and a trailing edge that the storm has cut into barbs; lightning for veins."""
    def side(points):
        return [(x, -y * .94, *c) for x, y, *c in reversed(points)] if far else points

    tones = (DARK, "#145a69", "#196f7b") if far else (TEAL, "#2f949a", LIGHT)
    inner = ""
    for t, tone in zip((.97, .7, .42), tones if far else tones[::-1], strict=True):
        inner += path(smooth(side([(8 + (x - 8) * t, 2 + (y - 2) * t, *c) for x, y, *c in EDGE])), tone)
    inner += "".join(zigzag([(x, -y * .94) if far else (x, y) for x, y in points], width) for points, width in (
        (((11, 4), (5.4, 8.0), (2.4, 7.2), (-4.6, 12.6), (-8.4, 11.8), (-23.6, 20)), .55 if not far else .4), (((10, 3), (3.0, 5.0), (.4, 4.2), (-6.6, 9.4), (-9.6, 8.8), (-19, 13.2)), .5 if not far else .36), (((8, 2.4), (0, 3.2), (-2.4, 2.4), (-7.0, 5.8), (-14.8, 7.8)), .42 if not far else .32)))
    out = lit(smooth(side(EDGE)), CREAM if not far else "#8fd0c8", "#fffbe6", -.05, .45 if far else .3, inner)
    lead = [(13.6, .4), (14.6, 5.0), (11.0, 10.2), (4.4, 13.8), (-5.0, 16.4), (-17.0, 18.9, 1), (-4.6, 14.6), (3.0, 11.6), (8.6, 8.2), (10.4, 3.0)]
    return out + (path(smooth(side(lead)), NIGHT) if far else lit(smooth(side(lead)), TEAL, CREAM, .1, -.35))


def arm(far=False):
    """Reaching past the chin, hooks out."""
    edge = smooth([(6, 1.4), (10, 3.0), (16, 6.0), (21.6, 6.6), (24.4, 5.8), (25.4, 7.4), (23.6, 9.4), (19, 10.0), (13, 8.4), (7, 5.6)])
    hooks = "".join(path(f"M{x} {y}c1.6 -.6 3.2 0 4 1.8c-1.4 -.8 -2.6 -.8 -3.8 -.4Z", NIGHT) for x, y in ((24.2, 5.6), (24.0, 7.0), (22.8, 8.4)))
    if far:
        return placed(hooks + path(edge, DARK), -1, -2.6, .96, -40)
    return hooks + lit(edge, TEAL, CREAM, -.1, .45, path(smooth([(6, 4), (13, 6.4), (19, 8.4), (25, 8), (20, 12), (8, 8)]), DARK))


def leg():
    edge = smooth([(-6, -.6), (-12, 2.6), (-18, 5.4), (-24.6, 10.2), (-27, 12.6, 1), (-23.4, 12.4), (-17, 9.2), (-10, 6.6), (-5, 4)])
    return path(edge, DARK) + "".join(path(f"M{x} {y}l-2 1.6l1.2 -2.2Z", NIGHT) for x, y in ((-25.8, 12), (-24.8, 12.6)))


def trunk():
    edge = smooth([(-9.4, .2), (-6, -3.4), (0, -4.6), (6.4, -4.4), (10.8, -3.6), (11.6, .2), (9.4, 4.0), (3, 4.8), (-4, 3.8), (-8, 2.4)])
    inner = path(smooth([(-9, 1.4), (-2, 1.8), (5, 2.2), (11, .6), (9, 5), (0, 6), (-8, 4)]), CREAM) + path(smooth([(-9, 2.6), (-2, 3.2), (5, 3.6), (10, 2), (8, 5.6), (-6, 5)]), SAND)
    return lit(edge, TEAL, CREAM, -.02, .45, inner)


def brow():
    """The lid drawn down: this one is not playing."""
    return path(smooth([(15.2, -4.6, 1), (17.4, -3.9), (19.6, -2.6, 1), (17.4, -3.0), (15.4, -3.4, 1)]), NIGHT)


def scarf():
    """The sash, worn at the neck now, a streak behind."""
    edge = smooth([(9.6, -2.6, 1), (4, -6.4), (-3, -7.2), (-9, -10.8), (-15, -9.8), (-23, -13.8), (-34, -12.4, 1), (-25, -10.8), (-30, -8.6, 1), (-21, -9), (-14, -6), (-8, -6.6), (-2, -3.2), (4, -2.2), (9, 1, 1)])
    return path(edge, RED) + path(smooth([(9, -.6, 1), (4, -3.8), (-2, -5), (-8, -8.4), (-14.6, -7.8), (-22, -10.6), (-30, -8.6, 1), (-21, -9), (-14, -6), (-8, -6.6), (-2, -3.2), (4, -2.2), (9, 1, 1)]), WINE)


def bolt(points, width, fill="#fff3c8"):
    """A stroke of lightning."""
    last = len(points)
    left = [(x - width * (1 - k / last), y) for k, (x, y) in enumerate(points)]
    right = [(x + width * (1 - k / last), y + .3) for k, (x, y) in reversed(list(enumerate(points)))]
    return poly(left + right, fill)


def picture():
    sky = contours(48, 33, ["#0a2c40", "#0f3d54", "#175871", "#2a7d94", "#6fb7bd", "#b7e0d6", "#eef3d6", "#fff6d0"], 33, 1.12, .9, [60, 52, 44.6, 37.4, 30.6, 24, 18, 12.6, 7.6], .06, "#dff6ee")
    far = island(57.6, 15.6, 6, 2.8, 6, "#7fbcb8", "#5fa3a8", "#3f8595", "#fff3c8") + island(19.5, 41.5, 9, 4.2, 4, "#2a6f84", "#1f5f76", "#144a60", "#6fb3b8")
    far += poly([(18.6, 41.2), (18.6, 38.8), (19.7, 37.4), (20.8, 38.8), (20.8, 41.2)], "#144a60") + path("M19.3 39.4H20.1V40.4H19.3Z", "#fff3cf")
    far += bolt([(50, 6), (52.6, 11), (50.4, 11.6), (54, 17.4), (52, 18), (56.4, 26)], .55) + bolt([(53.6, 16.4), (56, 18), (55.4, 19), (58.4, 21.6)], .3)
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-6, 24, 28, 6, "#0d3850", 8), (40, 8.6, 30, 4.6, "#12465e", 9), (-6, 47.6, 34, 6, "#1a5068", 2), (42, 47, 28, 5, "#4f9fab", 4)))
    mid += "".join(line([(x, y), (x + long, y + long * .72)], "#ffffff", w, opacity=.55) for x, y, long, w in ((15, 18.6, 8, .22), (27, 6.4, 7, .22), (40, 6.4, 6, .2), (20, 33, 7, .2), (33, 41, 6, .2), (52, 20.4, 5, .18), (15.6, 35.4, 5, .16), (43.4, 42, 4, .18)))
    body = placed(tail(), 0, 0, .96) + placed(wing(True), -1, -.4, .98, 4) + arm(True) + scarf() + leg() + wing() + trunk() + placed(case(), -3.2, -4.4, .95, -6) + head() + brow() + arm()
    subject = placed(body, 40.2, 27.8, .84, 36)
    front = cloud(-6, 53, 30, 5, "#a9d6d4", 12) + cloud(46, 51.6, 26, 4.6, "#d7eee4", 17)
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
