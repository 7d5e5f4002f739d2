"""Stormdancer. Nima in a turn, seen from behind and below: wings pitched hard over, four ribbons of wind drawn round her."""
import math

from brushes import both, disc, lit, line, mix, path, placed, poly, smooth, star
from nima import CREAM, DEEP, GOLD, INK, IVORY, PALE, SHADE, VIOLET, antenna
from places import cloud, contours, island, sheet

CARD = "P-STORMDANCER"
ALT = "Nima spins in a dark storm, wings pitched over like a dancer's skirt, ribbons of wind and sparks of gold circling her."


def forewing(tones):
    """The long wing, its hem cut into points by the speed; root at the origin, out to the right."""
    base, second, shade = tones
    edge = smooth([(0, 0, 1), (4, -7), (10, -12.6), (17, -16), (25.6, -17.2, 1), (23.8, -13.4), (25.0, -10.6, 1), (21.6, -8.6), (22.2, -5.4, 1), (18, -4.4), (17.8, -1.0, 1), (13.4, -1), (9.8, 1.6), (4.4, 2.6)])
    inner = path(smooth([(0, 2), (5, -1.6), (11, -3), (17, -6), (21, -11), (26, -17), (25, -8), (18, 1), (9, 4), (3, 4)]), second)
    band = [(27, -19), (20.6, -15.4), (17.6, -11), (15.4, -6), (11.4, -2.2), (9.6, 3), (20, 2), (27, -9)]
    inner += path(smooth(band), VIOLET) + path(smooth([(27, -18), (22.4, -14.4), (19.8, -10.4), (17.4, -5.6), (13.4, -1.6), (11.6, 3), (20, 2), (28, -8)]), DEEP)
    inner += path(smooth([(9.4, -13.4), (10.4, -9.6), (9, -5), (6.8, -1.2), (6, 3), (7.6, 3), (8.8, -.8), (11, -4.8), (12.2, -9.8), (11.4, -14.8)]), PALE)
    for x, y in ((24.4, -15.8), (22, -10.6), (19.4, -6), (15.4, -2.2)):
        inner += line([(0, 0), (x * .5 - .6, y * .56), (x, y)], shade, .2)
    for x, y in ((22.6, -14.4), (21.4, -10.8), (19, -7.2), (16, -3.6), (12.6, -.6)):
        inner += path(f"M{x - .4} {y - .9}L{x + .5} {y - .2}L{x} {y}L{x + .6} {y + 1}L{x - .5} {y + .2}L{x} {y}Z", GOLD)
    inner += disc(14.2, -10.4, 2.8, DEEP) + disc(14.2, -10.4, 2.2, PALE) + disc(14.2, -10.4, 1.6, DEEP) + star(14.2, -10.4, 1.6, GOLD, .3)
    return lit(edge, base, "#ffffff", -.25, .5, inner)


def hindwing(tones):
    """The skirt: three tails instead of one, all blown the same way."""
    base, second, shade = tones
    edge = smooth([(0, 0, 1), (6, -1.0), (12, 1), (17, 5), (22, 7.4), (28, 6.6, 1), (23, 11), (17.4, 10.8), (18.4, 14.4), (23, 17.8), (28.4, 18.6, 1), (21.4, 21.2), (15, 18.6), (12.6, 14.8), (12.2, 18.6), (14.6, 23.6), (18.6, 27.0, 1), (12, 26), (7.6, 20.6), (6.2, 14), (2.4, 7)])
    inner = path(smooth([(0, 2), (6, 3), (11, 7), (11, 13), (10, 20), (18, 27), (10, 28), (2, 10)]), second)
    inner += path(smooth([(28, 5), (20, 8), (14.6, 8), (12, 12), (16, 16), (22, 19.4), (29, 18), (22, 23), (15, 20), (10.8, 14.4), (10, 18), (12, 24), (18.6, 28), (22, 24), (30, 20), (30, 6)]), VIOLET)
    inner += path(smooth([(28.4, 5.8), (21.6, 9.4), (15.6, 9.2), (14.4, 12), (18, 16.2), (23, 18.8), (29, 18.2), (22, 16.4), (18, 12.4), (23, 12)]), DEEP)
    for x, y in ((17, 6), (12, 10), (8.6, 16)):
        inner += line([(0, .6), (x * .5, y * .42), (x, y)], shade, .2)
    return lit(edge, base, "#ffffff", -.2, .45, inner + disc(8.6, 6.4, 1.9, DEEP) + disc(8.6, 6.4, 1.35, PALE) + disc(8.6, 6.4, .8, DEEP))


def back():
    """Abdomen bent with the turn, the ruff from behind, the head looking over its shoulder to the right."""
    abdomen = smooth([(-1.8, 1), (1.8, 1), (2.9, 4.6), (2.6, 8.8), (.4, 13), (-3.6, 16.2), (-6.6, 17), (-4.6, 14), (-2.8, 10), (-2.8, 5)])
    bands = "".join(path(smooth([(x - 4, y), (x, y + 1.0), (x + 4, y - .6), (x + 4, y + .7), (x, y + 2.2), (x - 4, y + 1.2)]), c) for x, y, c in ((0, 3.4, VIOLET), (.2, 5.8, VIOLET), (0, 8.2, VIOLET), (-.8, 10.4, DEEP), (-2.2, 12.8, DEEP)))
    out = lit(abdomen, CREAM, "#ffffff", -.3, .2, bands)
    ruff = both([(0, -6.2), (2.8, -5.4), (4.8, -3.2), (4.0, -2.6), (5.4, -.6), (4.0, -.2), (4.4, 2.0), (2.8, 1.8), (2.4, 4.2), (1.2, 3.0), (0, 5.2)])
    ruff = [(x, y, 1) if k % 2 == 0 else (x, y) for k, (x, y) in enumerate(ruff)]
    out += lit(smooth(ruff), IVORY, "#ffffff", -.3, .35, path(smooth([(-5, -2), (-2, 1), (2, 2), (3, 5), (0, 6), (-5, 4)]), CREAM))
    out += "".join(path(f"M{x - .5} {y - .6}L{x} {y + 1.2}L{x + .5} {y - .6}Z", PALE) for x, y in ((-1.7, -1.6), (0, .2), (1.7, -1.6), (-2.6, .8), (2.6, .8)))
    skull = smooth([(-2.2, -7.4), (-1.4, -9.8), (1, -10.8), (3.4, -9.8), (4.6, -7.6), (3.6, -5.2), (1.2, -4.2), (-1.4, -5)])
    out += lit(skull, VIOLET, IVORY, -.2, .35, path(smooth([(2.6, -10), (4.8, -8), (3.8, -5), (2, -5), (2.6, -7.4)]), PALE))
    return out + path(smooth([(1.6, -8.6), (3.2, -9.0), (4.1, -7.6), (3.2, -6.1), (1.9, -6.2)]), INK) + disc(3.1, -8.0, .42, "#fff6dc")


def ribbon(turn, wide, high, start, stop, width, fill, y=0):
    """A band of wind round her: thin at both ends, wide in the middle."""
    outer, inner, count = [], [], 16
    for k in range(count + 1):
        u = k / count
        t = math.radians(start + (stop - start) * u)
        w = width * math.sin(math.pi * u)
        x, z = math.cos(t) * wide, math.sin(t) * high
        outer.append((x * (1 + w / wide), z * (1 + w / high) + y))
        inner.append((x, z + y))
    return path(smooth(outer + inner[::-1]), fill, transform=f"rotate({turn})")


def moth():
    bright, dim = (IVORY, CREAM, SHADE), (mix(IVORY, PALE, .4), mix(CREAM, PALE, .5), SHADE)
    out = placed(hindwing(dim), -1.2, 2, .92, 62) + placed(hindwing(bright), 1.2, 1.6, .96, 4)
    out += placed(forewing(dim), -1.6, -.4, .96, -14, True) + placed(forewing(bright), 1.6, .2, 1.04, 12)
    return out + placed(antenna(), 1.3, -.6, .9, -14, True) + placed(antenna(), 1.2, .2, .96, 2) + back()


def picture():
    sky = contours(41, 29, ["#0a2435", "#0e3349", "#164a64", "#25667f", "#3f8aa0", "#6bb2b8", "#a5d8d0"], 43, 1.1, .92, [62, 53, 45, 38, 31, 24.6, 18.4, 12.4], .07, "#dff6ee")
    far = island(58.6, 15.6, 7, 3.2, 6, "#5fa3b0", "#43859a", "#2b6a83", "#dff6ee") + island(19.4, 38.4, 8, 3.8, 4, "#2f7088", "#1f5a74", "#134660", "#8fd0cf")
    far += poly([(18.6, 38.2), (18.6, 36), (19.6, 34.7), (20.6, 36), (20.6, 38.2)], "#134660") + path("M19.2 36.4H20V37.4H19.2Z", "#fff3cf")
    for points, width in (([(20, 18), (23.4, 21.4), (21.8, 22.4), (26.2, 26)], .4), ([(57, 30), (54.4, 34), (56.6, 34.8), (53.4, 40)], .36)):
        last = len(points)
        far += poly([(x - width * (1 - k / last), y) for k, (x, y) in enumerate(points)] + [(x + width * (1 - k / last), y + .3) for k, (x, y) in reversed(list(enumerate(points)))], "#fff3c8")
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-6, 24, 26, 5.4, "#0c2f45", 8), (44, 10.6, 26, 4.4, "#113c55", 9), (-6, 47, 34, 6, "#113c55", 2), (40, 47, 30, 5.4, "#226079", 4)))
    behind = ribbon(-18, 23, 8.6, 182, 352, 1.5, "#dff3ea", 3) + ribbon(-18, 19, 6.4, 190, 345, 1.0, "#8fc7cf", -7.4)
    before = ribbon(-18, 23, 8.6, 4, 150, 2.0, "#f4fbf2", 3) + ribbon(-18, 17.6, 6.2, 12, 170, 1.3, "#a9d8d8", 9.6) + ribbon(-18, 24.4, 9.4, 16, 128, .7, "#f3c34b", 4.4)
    subject = placed(placed(moth(), 0, 0, 1, -20), 38.6, 25.2, .78)
    mid += placed(behind, 38.4, 26.2)
    front = placed(before, 38.4, 26.2)
    front += "".join(star(x, y, r, "#ffe9a6", .25) for x, y, r in ((16.4, 31, .8), (25, 13.6, .7), (52, 44, .9), (60.6, 24, .7), (29.4, 44.4, .7), (47.6, 9.4, .6), (33, 41.4, .5)))
    front += cloud(-6, 53, 30, 5, "#b5d9da", 12) + cloud(48, 51.6, 26, 4.6, "#cfe3e4", 17)
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
