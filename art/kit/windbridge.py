"""Windbridge. Two sails as high as houses carry a bridge over the clouds, and the wind has taken the toll gate, the keeper's hat and a traveler."""
from brushes import blob, disc, line, lit, mix, path, placed, poly, smooth
from glass_orchard import road, walker
from places import cloud, contours, house, island, motes, sheet

CARD = "WB-024"
ALT = "A bridge hung from two great sails spans a sea of clouds; the wind has blown its toll gate open and lifts a traveler off."

NIGHT, DEEP, STONE, STONE_LIT, WHITE = "#123e52", "#1c5870", "#3b8597", "#a9d6cf", "#f9fbef"
CLOTH, CLOTH_SHADE, CLOTH_DEEP, CORAL, GOLD = "#fbf6e6", "#cfe4dc", "#8dbfc4", "#e0573f", "#f3c34b"
DAWN = ["#175871", "#2a7d94", "#5aa9b4", "#9ad2cf", "#dcefdc", "#fff3c8", "#fffae2"]


def sail(x, foot, top, reach, belly, far=False):
    """A mast from (x, foot) up to `top`, and a sail swept to the right from it, in three cloths; the wind comes from the left."""
    high = foot - top
    cloth, shade, deep = (mix(c, "#9ad2cf", .3 if far else 0) for c in (CLOTH, CLOTH_SHADE, CLOTH_DEEP))
    out = path(f"M{x - .7} {foot}L{x - .3} {top - 2}H{x + .3}L{x + .7} {foot}Z", NIGHT)
    head, tack = (x + .2, top), (x + .5, foot - high * .1)
    clew = (x + reach * .9, foot - high * .17)
    edge = [(*head, 1), (x + reach * .34, top + high * .12), (x + reach * .76, top + high * .34), (x + reach, top + high * .6), (*clew, 1), (x + reach * .5, foot - high * .12 + belly * .3), (*tack, 1)]
    inner = path(smooth([(x + reach * .36, top), (x + reach * .54, top + high * .3), (x + reach * .7, top + high * .58), (x + reach * .64, foot), (x + reach * 1.2, foot), (x + reach * 1.2, top)]), shade)
    inner += path(smooth([(x + reach * .5, top), (x + reach * .76, top + high * .38), (x + reach * .9, top + high * .62), (x + reach * .82, foot), (x + reach * 1.2, foot), (x + reach * 1.2, top)]), deep)
    for t, wide in ((.34, .1), (.47, .03)):
        a, b = top + high * t, top + high * (t + wide)
        red = CORAL if not far else mix(CORAL, "#9ad2cf", .3)
        inner += path(smooth([(x, a, 1), (x + reach * .5, a + high * .07), (x + reach * 1.1, a + high * .05, 1), (x + reach * 1.1, b + high * .05, 1), (x + reach * .5, b + high * .08), (x, b, 1)]), red)
        inner += path(smooth([(x + reach * .6, a + high * .06, 1), (x + reach * 1.1, a + high * .05, 1), (x + reach * 1.1, b + high * .05, 1), (x + reach * .66, b + high * .075, 1)]), mix(red, DEEP, .3), .8)
    inner += "".join(line([(x + .3, top + high * t), (x + reach * .5, top + high * (t + .075)), (x + reach * 1.1, top + high * (t + .05))], mix(shade, DEEP, .4), .16) for t in (.18, .6, .74))
    out += lit(smooth(edge), cloth, "#ffffff", .3, .35, inner)
    out += line([clew, (x + reach * 1.06, foot - 3), (x + reach * 1.1, foot)], NIGHT, .2) + line([(x, top + 1), (x - 4.6, foot - high * .4), (x - 9, foot)], NIGHT, .16)
    # a pennant at the masthead
    return out + blob([(x, top - 2.2, 1), (x + 3.2, top - 3.0), (x + 6.4, top - 1.8), (x + 10.2, top - 2.8, 1), (x + 6.2, top - .6), (x + 3.0, top - 1.4), (x, top - .6, 1)], GOLD if not far else mix(GOLD, "#9ad2cf", .3))


def arches():
    """Under the road: one wide arch between two piers that go down into the clouds, half an arch on each side."""
    out = path("M-6 48V55C-2 51.6 4 51 8.4 53.4L9.4 62H16.4C16.4 56.2 22 52 31.5 52C41 52 46.6 56.2 46.6 62H53.6L54.6 53.4C59 51 65 51.6 69 55V48Z", STONE)
    out += path("M9.4 62L8.4 53.4C8.2 53.2 7.4 52.8 7 52.6L7 49.6L10.6 49.9L11.6 62ZM46.6 62C46.6 56.2 41 52 31.5 52C22 52 16.4 56.2 16.4 62H17.8C18.4 57.4 23.6 53.6 31.5 53.6C39.4 53.6 44.6 57.4 45.2 62Z", STONE_LIT)
    out += path("M53.6 62L54.6 53.4C55.6 52.8 56.4 52.5 57 52.4V49.7L52.2 50.1L51.6 62Z", DEEP) + path("M16.4 62L15.2 62L14.6 50.3L16.4 50.5C16.8 54 16.4 58 16.4 62Z", DEEP)
    for x, y in ((2, 50.2), (21.4, 51.2), (25, 50.8), (38, 50.8), (41.6, 51.2), (61, 50.2)):
        out += path(f"M{x} {y}h2.6v1h-2.6z", mix(STONE, DEEP, .45))
    return out


def toll():
    """The keeper's house, its barrier blown straight up, and the keeper after his hat."""
    wall, shade = "#f1ead2", "#b9c9bd"
    out = poly([(8.6, 46.8), (8.6, 40.4), (14.6, 40.4), (14.6, 46.8)], shade) + poly([(8.6, 46.8), (8.6, 40.4), (11, 40.4), (11, 46.8)], wall) + poly([(7.4, 40.8), (9.4, 37.2), (11.6, 34.8), (13.8, 37.2), (15.8, 40.8)], CORAL) + poly([(11.6, 34.8), (13.8, 37.2), (15.8, 40.8), (12.6, 40.8)], "#a93a30")
    out += poly([(12.2, 46.8), (12.2, 43.2), (13.9, 43.2), (13.9, 46.8)], NIGHT) + poly([(9.2, 44), (9.2, 42), (10.5, 42), (10.5, 44)], DEEP) + poly([(9.4, 43.8), (9.4, 42.2), (10.3, 42.2), (10.3, 43.8)], "#fff3c8")
    bar = "".join(poly([(-.32, -k * 1.7), (.32, -k * 1.7), (.32, -k * 1.7 - 1.7), (-.32, -k * 1.7 - 1.7)], WHITE if k % 2 else CORAL) for k in range(7))
    return out + poly([(16.6, 47.2), (16.6, 44.2), (17.6, 44.2), (17.6, 47.2)], NIGHT) + placed(bar, 17.1, 44.6, 1, 22)


def keeper(x, y, s):
    """Bent into the wind, both arms after the hat."""
    body = path(smooth([(-1.1, 0, 1), (-1.2, -1.8), (-.4, -3.4), (1.0, -4.4), (1.8, -3.6), (1.4, -2.0), (.9, 0, 1)]), NIGHT) + blob([(1.4, -5.4), (.4, -7.2), (-.9, -8.2), (-2.2, -8.4, 1), (-1.4, -7.2), (-.2, -5.8), (.9, -4.6)], "#8a5f42") + blob([(1.0, -4.4), (1.2, -5.6), (2.2, -6.0), (3.2, -5.2), (3.4, -4.5), (2.4, -4.0)], "#b07a4c") + disc(2.3, -5.1, .22, NIGHT) + line([(.8, -3.9), (2.6, -4.2), (4.2, -5.6)], NIGHT, .55) + line([(.9, -3.4), (3.0, -3.6), (4.6, -4.8)], NIGHT, .55)
    hat = path("M-1.6 .4L1.6 .4L1.5 .1L.9 0L.8 -1.3L-.8 -1.3L-.9 0L-1.5 .1Z", "#2b2f4a") + path("M-.9 0H.9V-.4H-.9Z", GOLD)
    return placed(body, x, y, s) + placed(hat, x + 7.4 * s, y - 8.4 * s, s, 24)


def flier(x, y, s):
    """A traveler whose umbrella has taken charge: cloak and boots streaming."""
    out = line([(0, 0), (-2.2, -4.6)], NIGHT, .3) + path("M-6.6 -3.2C-6.2 -7.2 -1.8 -8.6 1.6 -6.2C.6 -6.2 .2 -5.6 .2 -5C-.8 -5.6 -1.8 -5.2 -2 -4.3C-3 -4.9 -4 -4.6 -4.3 -3.6C-5 -4 -6 -3.9 -6.6 -3.2Z", CORAL)
    out += path("M-6.6 -3.2C-6.2 -7.2 -1.8 -8.6 1.6 -6.2C-1.2 -7 -3.6 -6 -4.3 -3.6C-5 -4 -6 -3.9 -6.6 -3.2Z", "#f58a6a")
    out += blob([(-.2, .2), (.8, -.6), (2.0, .2), (3.8, 1.2), (6.2, 1.2), (7.8, 2.2, 1), (5.6, 2.8), (3.6, 3.4), (1.4, 2.4), (.2, 1.4)], "#2d3560") + line([(.2, .6), (-.2, -.4)], "#2d3560", .6) + blob([(.9, -1.2), (2.0, -2.6), (3.6, -3.0), (4.8, -2.4, 1), (3.4, -2.0), (2.2, -.8)], "#8a5f42") + blob([(1.2, -.8), (2.8, -1.6), (4.2, -1.4), (5.2, -.6, 1), (3.8, -.6), (2.2, 0)], "#a8744a") + blob([(-.6, -.6), (-.2, -1.5), (.8, -1.9), (1.7, -1.2), (1.6, -.1), (.5, .2)], "#b07a4c") + disc(.3, -.9, .22, NIGHT)
    out += line([(4.8, 2.6), (6.4, 3.8), (7.6, 3.6)], NIGHT, .6) + line([(4.0, 3.0), (5.0, 4.6), (6.2, 4.8)], NIGHT, .6)
    return placed(out, x, y, s)


def kite(x, y, s, turn, tone):
    body = poly([(0, -2.4), (1.5, 0), (0, 2.8), (-1.5, 0)], tone) + poly([(0, -2.4), (1.5, 0), (0, 2.8)], mix(tone, NIGHT, .25)) + path("M-1.5 0H1.5M0 -2.4V2.8", stroke=WHITE, stroke_width=".14")
    tail = line([(0, 2.8), (-1.0, 4.4), (.6, 6.0), (-.6, 7.8)], tone, .22) + "".join(poly([(u - .5, v - .35), (u + .5, v + .35), (u + .5, v - .35), (u - .5, v + .35)], WHITE) for u, v in ((-.8, 4.6), (.4, 6.2)))
    return placed(body + tail, x, y, s, turn)


def gusts():
    """The wind itself, three strokes of it."""
    out = ""
    for points, w in (([(-4, 33.6), (4, 31.8), (10, 32.6), (14.4, 31.4), (15.6, 29.4), (14.2, 28.2), (13, 29.2)], .38), ([(33, 11), (40, 10.4), (44, 12.6), (56, 10.6), (68, 12.6)], .28), ([(26, 42.6), (40, 40.6), (50, 42.0), (58, 40.6), (61.4, 38.4), (60.4, 36.8), (59, 37.6)], .38)):
        out += line(points, WHITE, w, opacity=.85)
    return out


def picture():
    sky = contours(16, 26, DAWN, 27, 1.12, .95, [64, 54, 45, 37, 30, 23.6, 17.6, 12, 7], .05, "#f4ffff")
    far = island(52.4, 16.6, 9, 4, 4, "#4d9fac", "#3a8799", "#2b7187", "#c9ece2") + house(51.4, 16.4, 1.8, "#2b7187", "#fff3c8") + house(54, 16.3, 1.4, "#2b7187", "#fff3c8")
    far += island(30.4, 38.6, 8, 3.4, 9, "#b7ddd3", "#94c9c6", "#76b3b6", "#fff8d8") + house(30.2, 38.4, 1.7, "#6fa9ae", "#fff8dc") + line([(34, 38.6), (44, 34), (52, 20)], "#fff3cf", .2, opacity=.75)
    far += "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-6, 45.6, 30, 4.6, "#bfe3d8", 2), (18, 47.4, 30, 4.0, "#9fd0cc", 4), (40, 45.4, 32, 5.0, "#7fbcc0", 7)))
    far += sail(38.6, 45.6, 18.6, 12.4, 4, True)
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-6, 58, 30, 5.4, "#d9efe2", 5), (20, 60, 30, 5.4, "#b4dcd4", 8), (42, 58.4, 30, 5.6, "#93c9c8", 11)))
    mid += arches() + sail(18.6, 46.2, 7.6, 18.6, 6) + road("#f0e2bd", "#b7a98a", "#2b6f84", "#ffffff")
    subject = toll() + keeper(22.6, 48.4, .9) + flier(53.6, 32.6, .9) + kite(60.6, 23.4, .8, 50, GOLD) + line([(60, 24.6), (58.6, 36), (57.6, 45.2)], NIGHT, .12)
    subject += walker(56.8, 48.0, .95, "#2d3560", "#fff3c8", staff=True) + walker(36.6, 48.9, .9, "#1c5870", "#fff3c8") + walker(38.9, 48.9, .62, "#1c5870", "#fff3c8")
    # a rail of posts and rope on the near side
    rail = "".join(poly([(x - .3, y), (x - .3, y - 3.2), (x + .3, y - 3.2), (x + .3, y)], NIGHT) for x, y in ((6.4, 49.2), (14.6, 50.0), (23, 50.5), (31.5, 50.6), (40, 50.5), (48.4, 50.0), (56.6, 49.2)))
    spots = [(-2, 45.6), (6.4, 46.2), (10.4, 47.4), (14.6, 47.0), (18.8, 48.2), (23, 47.5), (27.2, 48.6), (31.5, 47.6), (35.8, 48.6), (40, 47.5), (44.2, 48.2), (48.4, 47.0), (52.6, 47.4), (56.6, 46.2), (65, 45.6)]
    front = rail + line(spots, GOLD, .26) + gusts() + cloud(-5, 61.4, 20, 5.4, WHITE, 3) + cloud(48, 61.6, 22, 5.8, WHITE, 13)
    front += motes(9, (18, 6, 62, 34), "#ffffff", 5, (.16, .36), ((30, 26, 9), (46, 31, 6)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
