"""Whispers Beyond. A cat sits before a shut door with one ear to it, and two whispers come out of the keyhole."""
from brushes import disc, line, lit, path, placed, poly, smooth, star
from grinshade import DARK, LIGHT, MID, SEATED, ears, grin
from places import contours, sheet
from veil import MINT, NIGHT, PALE, RIM, TIDE, edged, ribbon, stars

CARD = "VB-013"
ALT = "A grinning cat of shadow sits before a shut door and turns one great ear to the keyhole, out of which two wisps of light come drifting."
KEYHOLE = (45.4, 34.6)


def door():
    """Oak boards with two iron straps and a lock; the light on it comes through the lock."""
    out = "".join(poly([(x - .22, 8), (x + .22, 8), (x + .22, 49.4), (x - .22, 49.4)], "#16204a") for x in (19.0, 25.6, 32.2, 38.8, 52.0))
    for y in (20.6, 44.0):
        strap = [(60, y - 1.5, 1), (30, y - 1.2), (22.6, y - 1.0), (19.4, y - 2.6), (17.2, y - 1.6), (18.4, y + .2), (16.0, y + .9), (18.6, y + 1.6), (17.4, y + 3.2), (19.6, y + 4.0), (22.8, y + 2.6), (30, y + 2.6), (60, y + 2.6, 1)]
        out += lit(smooth(strap), "#1a1c46", "#5fa4ae", -.1, .4) + "".join(disc(x, y + .7, .62, "#5fa4ae") + disc(x - .05, y + .8, .42, "#10122e") for x in (25.6, 32.2, 38.8, 52))
    # the shut edge of it, and what shines through below
    out += poly([(8, 49.2), (60, 49.2), (60, 50.6), (8, 50.6)], MINT) + poly([(8, 50.2), (60, 50.2), (60, 62), (8, 62)], "#120c2c") + poly([(30, 50.2), (60, 50.2), (60, 51.4), (26, 51.4)], "#235a66")
    x, y = KEYHOLE
    out += lit(smooth([(x, y - 7.4, 1), (x + 3.6, y - 5.2), (x + 3.4, y), (x + 3.8, y + 4.6), (x, y + 7.6, 1), (x - 3.8, y + 4.6), (x - 3.4, y), (x - 3.6, y - 5.2)]), "#1a1c46", "#8fe0c8", -.3, .4)
    return out + "".join(disc(x, y + d, .5, "#5fa4ae") for d in (-5.2, 5.2))


def keyhole():
    x, y = KEYHOLE
    shape = [(x - .9, y + .2, 1), (x - 1.9, y - 1.2), (x - 1.2, y - 2.9), (x, y - 3.3), (x + 1.2, y - 2.9), (x + 1.9, y - 1.2), (x + .9, y + .2, 1), (x + 1.6, y + 3.4, 1), (x - 1.6, y + 3.4, 1)]
    return disc(x, y, 5.6, MINT, .22) + path(smooth(shape), MINT) + path(smooth([(x + (u - x) * .6, y + (v - y) * .62, *c) for u, v, *c in shape]), PALE)


def listener():
    """Grinshade's seat and grin; its face is turned to us, its ear is not."""
    planes = path(smooth([(3.2, -20, 1), (5.0, -14), (4.6, -8), (6.8, -2.4), (9.4, -.2, 1), (9.6, -3), (7.2, -8), (7.4, -16), (5.6, -20.4)]), MID) + path(smooth([(-1.6, -5.6), (-4.8, -9.2), (-8.6, -8.4), (-10.8, -4.6), (-9.4, -.6), (-5.4, .6), (-2.2, -1.6)]), "#2a1c54")
    planes += path(smooth([(-3.4, -3.6), (-6.0, -6.6), (-8.4, -5.8), (-9.0, -2.8), (-6.6, -1.0)]), MID) + path(smooth([(1.2, -16, 1), (1.0, -10), (2.6, -4.6, 1), (3.8, -9), (3.0, -14)]), NIGHT)
    planes += "".join(star(x, y, r, "#cfeee2", .26) for x, y, r in ((-4.6, -12.6, .5), (.2, -17.2, .4), (-7.6, -10.4, .35), (-2.4, -8.4, .45), (4.8, -11.6, .4), (-6.0, -3.2, .4), (.6, -2.6, .35)))
    out = edged(ribbon([(-7.0, -1.6, 1.3), (-10.8, -2.0, 1.5), (-13.0, -5.0, 1.5), (-11.6, -8.8, 1.3), (-8.6, -8.4, .4)], 24), DARK, RIM, .2, .4)
    return out + lit(smooth(SEATED), DARK, MINT, -.4, .2, planes) + "".join(line([(x, -.2), (x - .1, -1.1)], NIGHT, .24) for x in (5.4, 7.0))


def face():
    """The head leans to the door; the ear on that side is half as long again."""
    outline = [(x, y, *c) for x, y, *c in ears(6.4)]
    outline = [((9.8, -13.6, 1) if (round(x, 1), round(y, 1)) == (6.3, -10.6) else (x, y, *c)) for x, y, *c in outline]
    planes = path(smooth([(1.8, -4.6), (3.8, -7.4), (9.6, -13.4, 1), (7.4, -5), (5.4, -2.2), (3.2, -3.4)]), MID) + path(smooth([(-1.8, -4.6), (-3.6, -7), (-5.6, -10, 1), (-4.6, -5.2)]), "#2a1c54") + path(smooth([(-6.6, -2, 1), (-5.6, 3), (-2, 6), (2, 6), (5.6, 3), (6.8, -2.6, 1), (7, 6), (-7, 6)]), NIGHT)
    out = lit(smooth(outline), DARK, MINT, -.3, .3, planes)
    out += path(smooth([(4.0, -5.4, 1), (6.6, -9.4), (9.0, -12.4, 1), (8.2, -8.2), (6.2, -4.2)]), "#2f8f8a") + path(smooth([(5.6, -6.4, 1), (7.4, -9.4), (8.8, -11.6, 1), (8.0, -8.0), (6.6, -5.6)]), MINT) + path(smooth([(-3.6, -5.2, 1), (-5.4, -8.8, 1), (-5.8, -5.0), (-5.0, -4.0)]), "#30226a")
    for s in (1, -1):
        for k in range(3):
            out += line([(s * 5.0, -1.6 + k * .8), (s * 8.6, -3.0 + k * 1.5), (s * (11.6 - k * .4), -3.2 + k * 2.3)], "#cfeee2", .16)
    return out + path("M-.9 -1.4H.9L0 -.3Z", LIGHT) + grin()


def whisper(points, size, tone):
    """A wisp with a head like a drop and a long tail: a word on its way."""
    x, y = points[0]
    spine = [(*points[0], size)] + [(px, py, size * (.86 - k * .8 / len(points))) for k, (px, py) in enumerate(points[1:])]
    return path(ribbon(spine, 26), tone) + disc(x, y, size * 1.25, tone) + disc(x - .15, y - .1, size * .6, "#ffffff")


def picture():
    sky = contours(*KEYHOLE, [TIDE[1], TIDE[2], TIDE[3], "#376890", "#4a8fa4", "#74bcb4", "#aee6cc"], 61, 1.0, 1.05, [44, 36, 29, 22.6, 17, 12, 8], .05, "#c9ffe9")
    subject = placed(listener(), 26.2, 50.4, 1.04) + placed(face(), 29.8, 28.0, 1.14, 15)
    front = keyhole() + whisper([(42.8, 20.0), (45.0, 22.0), (47.2, 20.8), (48.8, 24.0), (47.4, 28.4), (45.6, 33)], 1.05, "#e9fff2") + whisper([(39.6, 31.4), (41.2, 33.0), (42.8, 31.8), (45.2, 34.4)], .8, MINT)
    front += stars(((50.4, 39.4, .4), (37.4, 39.6, .45), (40.4, 44.4, .35), (18.4, 28.4, .4)), "#d9fff0")
    return sheet(ALT, sky=sky, mid=door(), subject=subject, front=front)
