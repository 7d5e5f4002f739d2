"""Stormdancer. Nima on one toe on a curl of wind, all her wings thrown to one side like a cape, and lightning for a ribbon."""
from brushes import blob, disc, line, lit, mix, oval, path, placed, poly, smooth, star
from nima import CREAM, DEEP, GOLD, INK, IVORY, PALE, SHADE, VIOLET, antenna
from places import cloud, contours, island, sheet
from skyfolk import curl, strip

CARD = "P-STORMDANCER"
ALT = "Nima dances on a curl of wind in a dark storm, wings thrown back like a cape, and swings a stroke of lightning like a ribbon."


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


def limb(points, wide=1.0):
    return line(points, DEEP, wide) + line([(x - .15, y - .2) for x, y in points], "#6a54a0", wide * .28)


def trunk():
    """Bent like a bow: abdomen, the ruff, and the leg that carries it all."""
    out = limb([(45.0, 30), (48.6, 34.6), (46.4, 39.6), (46.8, 45.6)]) + line([(46.8, 45.4), (48.0, 46.4)], DEEP, .8)
    out += limb([(43.6, 32), (46.6, 37.0), (52.0, 38.6), (55.6, 36.6)], .9)
    abdomen = smooth([(41.6, 28), (45.2, 27.4), (47.2, 31.0), (46.6, 35.6), (43.6, 40.0), (38.8, 43.4), (34.4, 44.6, 1), (37.2, 41.2), (39.8, 37.4), (40.8, 33)])
    bands = ""
    for (x, y), (u, v), tone in (((40.2, 31.4), (48, 32.6), VIOLET), ((39.6, 34.2), (47.6, 37.0), VIOLET), ((38.4, 37.0), (45.2, 41.2), VIOLET), ((36.6, 39.6), (41.8, 44.6), DEEP)):
        bands += path(smooth([(x, y), ((x + u) / 2 - .3, (y + v) / 2 + .7), (u, v), (u - .3, v + 1.5), ((x + u) / 2 - .8, (y + v) / 2 + 2.2), (x - .5, y + 1.3)]), tone)
    out += lit(abdomen, CREAM, "#ffffff", -.3, .3, bands + path(smooth([(41, 28), (42.4, 33), (41.2, 38), (38, 42), (33, 46), (38, 38), (40, 31)]), SHADE, .55))
    ruff = [(42.6, 19.6), (45.8, 18.6), (48.6, 20.0), (48.8, 22.8), (50.4, 24.8), (48.6, 26.2), (48.8, 28.8), (46.4, 28.8), (45.2, 31.4), (43.2, 29.8), (40.6, 30.8), (40.8, 28.0), (38.6, 26.4), (40.4, 24.4), (39.8, 21.8), (42, 21.8)]
    ruff = [(x, y, 1) if k % 2 else (x, y) for k, (x, y) in enumerate(ruff)]
    out += lit(smooth(ruff), IVORY, "#ffffff", -.3, .35, path(smooth([(38, 24), (41.4, 26.4), (45, 28), (49.6, 28), (46, 33), (39, 32)]), CREAM))
    return out + "".join(path(f"M{x - .5} {y - .6}L{x} {y + 1.2}L{x + .5} {y - .6}Z", PALE) for x, y in ((42.4, 24.4), (44.8, 25.8), (47, 24.4), (43.4, 27.6), (46.2, 28)))


def face():
    """In profile, bent over the hand that leads; the lid is down."""
    skull = smooth([(-4.2, 1.4), (-3.8, -2.4), (-.8, -4.4), (2.6, -3.6), (4.4, -.8), (4.2, 2.0), (2.4, 4.0), (-.8, 4.4)])
    out = lit(skull, VIOLET, IVORY, -.35, .3, blob([(1.6, -4), (4.4, -2.4), (4.8, .8), (2.8, 4.2), (2.2, .8), (2.4, -1.8)], PALE))
    out += oval(.4, -.2, 1.9, 2.15, INK, 10) + disc(1.1, -1.0, .6, "#fff6dc") + disc(-.2, .8, .28, PALE)
    return out + path(smooth([(-2.0, -2.6, 1), (.6, -2.8), (3.0, -1.0, 1), (1.0, -1.5), (-.8, -1.5)]), VIOLET) + line([(3.0, 2.9), (3.6, 2.5), (4.0, 1.8)], INK, .22)


def ribbon():
    """The stroke of lightning, from her hand, round and out."""
    data = "M54.6 25.6L60.4 27.4L56.6 31.4L61.2 34.4L55.8 37.0L57.6 40.6L54.6 42.6"
    return "".join(path(data, stroke=tone, stroke_width=wide, stroke_linejoin="miter", stroke_linecap="butt") for wide, tone in ((1.7, "#7a5a14"), (1.15, GOLD), (.42, "#fffbe6")))


def picture():
    sky = contours(53, 25, ["#082234", "#0b2c41", "#0f3b54", "#185068", "#2c7188", "#5a9fae", "#9accca", "#d6ecdc"], 43, 1.1, .95, [66, 57, 48.4, 40, 31.6, 23.8, 17, 11], .06, "#dff6ee")
    far = island(59.4, 45, 7, 3, 6, "#3f8297", "#2b6a83", "#1b526a", "#dff6ee") + island(19.4, 38.8, 7, 3.2, 4, "#20607a", "#174f68", "#0f3d54", "#8fd0cf")
    far += poly([(18.6, 38.6), (18.6, 36.4), (19.6, 35.1), (20.6, 36.4), (20.6, 38.6)], "#0f3d54") + path("M19.2 36.8H20V37.8H19.2Z", "#fff3cf")
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-6, 19.6, 24, 5.4, "#0c2f45", 8), (38, 10.6, 30, 4.4, "#0f3b54", 9), (-6, 47, 34, 6, "#113c55", 2), (46, 47, 24, 5.4, "#226079", 4)))
    # the wind that she stands on, wound up below her toe
    for dy, tone, k in ((.6, "#0b2c41", 1.12), (0, "#a9d6d4", 1)):
        mid += strip([(x, y + dy, w * k) for x, y, w in [(17, 43.4, .1), (25, 46.0, .9), (35, 46.6, 1.3), (44, 45.4, 1.2), *curl(49.6, 42.6, 2.7, 96, -1.15, 1.1, .2, 12)]], tone, 34)
    bright, dim = (IVORY, CREAM, SHADE), (mix(IVORY, PALE, .45), mix(CREAM, PALE, .55), SHADE)
    subject = placed(forewing(dim), 43.4, 24.8, .8, -2, True)
    subject += placed(hindwing(bright), 41.6, 28.6, .8, -6, True) + placed(antenna(), 49.2, 22.2, .9, 20, True)
    subject += trunk() + placed(forewing(bright), 42.6, 26.0, .94, -18, True)
    subject += placed(antenna(), 48.6, 22.4, .95, -4, True) + placed(face(), 49.6, 17.8, 1.08, 16)
    subject += limb([(45.0, 27.0), (49.6, 30.2), (53.2, 28.6), (55.4, 26.4)])
    subject = placed(subject, 2.6, 1.0, .93)
    light = disc(54.4, 25.5, 5.2, "#fff3cf", .25) + disc(54.4, 25.5, 2.8, "#fff3cf", .5)
    front = ribbon() + disc(54.2, 25.7, .75, DEEP)
    front += line([(24, 16.6), (29, 14.8), (35, 14.6)], "#dff3ea", .24, opacity=.75)
    front += cloud(-6, 53, 30, 5, "#b5d9da", 12) + cloud(50, 52, 24, 4.6, "#cfe3e4", 17)
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
