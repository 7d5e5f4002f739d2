"""Thundercrest. A raptor that opens both wings like a weather front, and a crest dipped in violet."""
import math

from brushes import both, disc, feather, line, lit, mirrored, mix, path, placed, poly, smooth
from places import cloud, contours, island, rock, sheet

CARD = "WB-012"
ALT = "A dark storm raptor spreads both wings on a crag in the rain, its crest tipped with violet, its head turned aside."

NIGHT, DEEP, SLATE, BLUE, PALE, WHITE = "#0f2436", "#1c3a54", "#2e5878", "#5288a6", "#a9cdd6", "#f2f7f0"
VIOLET, VIOLET_DARK, GOLD, GOLD_DARK = "#8b5fd6", "#5b3aa0", "#f3c34b", "#a8741f"


def wing(s):
    """Primaries that hang like rain, two rows of coverts over them, and the bright leading edge."""
    b = s > 0
    out = ""
    rows = ([(13.4 - k * .5, -10.4 + k * .45, 8 + k * 10.6, (10.0, 11.6, 13, 14, 14.8, 15, 14.6, 14)[k], 1.75) for k in range(8)]
            + [(9.4 - k * 1.5, -6.8 + k * .9, 90 + k * 3, 14.6 - k * 1.1, 1.8) for k in range(4)])
    for k, (x, y, a, long, w) in enumerate(reversed(rows)):
        tone = (SLATE if b else DEEP) if k % 2 else (mix(SLATE, BLUE, .4) if b else mix(DEEP, SLATE, .5))
        out += feather(x * s, y, a if b else 180 - a, long, w if b else -w, tone, PALE if k % 3 == 1 else NIGHT)
    for row, (reach, tone) in enumerate(((7.6, BLUE if b else SLATE), (4.6, mix(BLUE, PALE, .5) if b else mix(SLATE, BLUE, .7)))):
        for k in reversed(range(7)):
            t = k / 6
            x, y, a = 13.2 - t * 9.4, -11.6 + t * 6.6 - math.sin(t * 3.14) * .4, 14 + t * 84
            out += feather(x * s, y, a if b else 180 - a, reach * (.85 + .25 * math.sin(t * 3.1)), 1.75 if b else -1.75, tone if k % 2 else mix(tone, DEEP, .28))
    edge = [(3.4, -6.4), (7.2, -10.6), (11.6, -13.6), (14.8, -13.2), (15.6, -10.8, 1), (13.4, -10.6), (10.4, -9.2), (7.4, -6.4), (5.0, -3.2)]
    points = edge if b else mirrored(edge)
    return out + lit(smooth(points), BLUE if b else SLATE, WHITE, -.1 * s, .6, path(smooth([(x * s, y) for x, y in ((5, -4), (8, -8), (12, -11), (16, -11), (14, -8), (8, -3))]), SLATE if b else DEEP))


def body():
    out = "".join(feather(x, 6, a, 13, 2.5, SLATE if k % 2 else DEEP, PALE if k % 2 else NIGHT) for k, (x, a) in enumerate(((-2.4, 108), (2.4, 72), (-1.2, 98), (1.2, 82), (0, 90))))
    chest = smooth(both([(0, -10.6), (3.6, -9.0), (5.4, -5.0), (6.0, 0), (5.2, 5), (3.4, 9), (0, 11)]))
    inner = path(smooth([(0, -10), (3.4, -8.4), (4.6, -4), (4.6, 1), (3.4, 6), (0, 9.4), (-1, 4), (-1.6, -3)]), mix(SLATE, BLUE, .5))
    for k in range(6):
        for j in range(-3, 4):
            x, y = j * 1.55 + (.78 if k % 2 else 0), -6.0 + k * 2.5
            if abs(x) < 5.2 - abs(y) * .16:
                inner += path(f"M{x:.2f} {y:.2f}L{x + .42:.2f} {y + .8:.2f}L{x - .1:.2f} {y + 2.2:.2f}L{x - .42:.2f} {y + .8:.2f}Z", PALE if x > -.6 else BLUE)
    out += lit(chest, SLATE, WHITE, -.35, .3, inner)
    for s in (-1, 1):
        thigh = [(.6, 5.4), (5.2, 4.4), (7.6, 7.6), (7.2, 11.0), (6.4, 13.6, 1), (5.2, 12.4), (4.4, 14.2, 1), (3.4, 12.4), (2.2, 13.2, 1), (1.0, 9.6)]
        out += lit(smooth(thigh if s > 0 else mirrored(thigh)), SLATE if s > 0 else DEEP, WHITE if s > 0 else BLUE, -.35, .25, path(smooth([(s * .2, 6), (s * 2.8, 8), (s * 3.0, 14), (s * .2, 14)]), DEEP if s > 0 else NIGHT))
        x, y = s * 4.4, 13.0
        out += path(f"M{x - 1.1:.2f} {y - .8}H{x + 1.1:.2f}V{y + 1.4}H{x - 1.1:.2f}Z", GOLD_DARK)
        for k, (dx, dy) in enumerate(((-3.2, 2.8), (3.2, 2.6), (0, 3.8))):
            a = math.degrees(math.atan2(dy, dx))
            long = math.hypot(dx, dy)
            toe = path(smooth([(-.6, -1.1, 1), (long * .4, -1.35), (long * .85, -1.0), (long + .3, 0), (long * .85, 1.0), (long * .4, 1.15), (-.6, 1.0, 1)]), GOLD) + path(smooth([(-.6, .1, 1), (long * .5, .1), (long + .3, 0), (long * .85, 1.0), (long * .4, 1.15), (-.6, 1.0, 1)]), GOLD_DARK)
            claw = path(smooth([(long - .3, -.9, 1), (long + 1.2, -.6), (long + 2.2, .7, 1), (long + 1.0, .9), (long - .3, .9, 1)]), NIGHT)
            out += placed(claw + toe, x, y + .4, 1, a)
    return out


def head():
    """In profile to the right; the crest streams off behind as if the storm stood there."""
    out = ""
    for x, y, a, long in ((-2.6, -10.4, 158, 8.6), (-2.2, -11.8, 171, 11.2), (-1.6, -13.0, 183, 13.2), (-.8, -14.2, 194, 12.6), (.4, -15.2, 205, 9.4)):
        out += feather(x, y, a, long, 1.15, SLATE, None, DEEP)
        r = math.radians(a)
        out += feather(x + math.cos(r) * long * .58, y + math.sin(r) * long * .58, a, long * .44, 1.0, VIOLET, None, VIOLET_DARK)
    skull = smooth([(-3.6, -5.6, 1), (-3.4, -10), (-2.4, -13.6), (.6, -16.2), (4.2, -16.0), (6.4, -14.0), (6.2, -11.0), (4.4, -9.0), (4.6, -6.4, 1), (2.4, -4.8), (0, -3.6, 1), (-2, -4.6)])
    inner = path(smooth([(-4, -5), (-3, -11), (0, -14), (1, -10), (.4, -4)]), DEEP) + path(smooth([(1.6, -10.6), (4.6, -12.0), (7, -11.6), (5.4, -6), (1.2, -3.6)]), WHITE) + path(smooth([(1.6, -8), (3.6, -8.6), (5, -6.4), (2, -4)]), PALE)
    out += lit(skull, SLATE, WHITE, -.35, .35, inner)
    out += path(smooth([(5.0, -14.4, 1), (7.4, -14.4), (9.8, -13.0), (10.6, -10.4), (10.0, -8.4, 1), (9.0, -10.2), (7.4, -10.8), (5.2, -10.8, 1)]), GOLD)
    out += path(smooth([(5.2, -11.8, 1), (7.6, -11.8), (9.6, -11.2), (10.4, -9.8), (10.0, -8.4, 1), (9.0, -10.2), (7.4, -10.8), (5.2, -10.8, 1)]), GOLD_DARK)
    out += path(smooth([(4.8, -10.6, 1), (7.2, -10.4), (8.4, -9.6), (6.8, -9.2), (4.6, -9.6, 1)]), "#7c5220") + disc(6.5, -13.0, .3, NIGHT)
    out += disc(3.5, -12.8, 1.15, NIGHT) + disc(3.6, -12.7, .8, GOLD) + disc(3.7, -12.7, .42, NIGHT) + disc(3.95, -13.0, .2, "#ffffff")
    return out + path(smooth([(1.2, -14.6, 1), (3.6, -14.4), (5.8, -13.2, 1), (3.8, -13.6), (1.8, -13.6)]), NIGHT)


def bolt(points, width):
    """A stroke of lightning: down one side, up the other."""
    left = [(x - width * (1 - k / len(points)), y) for k, (x, y) in enumerate(points)]
    right = [(x + width * (1 - k / len(points)), y + .3) for k, (x, y) in reversed(list(enumerate(points)))]
    return poly(left + right, "#fff3c8")


def picture():
    sky = contours(44, 27, ["#0e3a50", "#155069", "#1f6a80", "#3f8f9c", "#7dbdbf", "#bfe0d2", "#f1f3d0", "#fff6d6"], 26, 1.25, .85, edge="#e9f7f2")
    far = island(18.6, 38.4, 8, 3.6, 4, "#2f7f92", "#24687e", "#1a5068", "#8fd0cf") + island(58.4, 31.4, 7, 3.2, 6, "#6fb3b3", "#539aa3", "#3b808f", "#fff3c8")
    far += bolt([(19.6, 18), (17.8, 23), (20.4, 23.4), (17.6, 29), (20, 29.4), (17.4, 36)], .42) + bolt([(56.8, 20.4), (58.6, 24), (56.6, 24.6), (58.8, 30)], .32)
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-5, 21.4, 24, 5.6, "#123f56", 8), (12, 18.4, 17, 3.6, "#1a5068", 9), (50, 22.0, 20, 4.6, "#2a6f84", 12), (-5, 46, 26, 6, "#1a5068", 2), (44, 45, 26, 6, "#2f7c8e", 4)))
    crag = rock([(24, 60), (26.6, 52.6), (30.4, 48.8), (34.6, 47.2), (40.6, 47.0), (45.8, 48.4), (49.4, 52), (53, 60)], "#123246", "#3f7f94", "#081d2b")
    subject = placed(placed(wing(-1) + wing(1), 0, 4.2) + body() + placed(head(), .4, -.2, 1.1), 37.8, 33.4, .94)
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-4, 52.6, 24, 4.4, "#bfe0de", 12), (46, 51, 22, 4.4, "#d7eee4", 14)))
    front += "".join(line([(x, y), (x - 1.0, y + 2.6)], "#e9f7f2", .16, opacity=.7) for x, y in ((16.4, 30), (20.6, 41.6), (24.4, 45), (55.4, 38.4), (52, 43), (60.2, 36.4), (48.2, 46.2), (27.4, 47), (57.6, 42.2)))
    return sheet(ALT, sky=sky, far=far, mid=mid + crag, subject=subject, front=front)
