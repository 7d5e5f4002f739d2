"""Prismarten. A marten upright in one long S: soft lamp glow on its tail and hips, arrowheads of light on neck and shoulder; white goes in, colours come out."""
import math

from brushes import along, disc, line, lit, mix, oval, path, placed, poly, smooth
from places import cloud, contours, house, island, motes, sheet

CARD = "SP-004"
ALT = "A marten stands upright on a signpost arm; white light falls on the soft spots of its back and leaves its breast in colours."

UMBER, BROWN, WARM, CREAM, SHADE, NIGHT = "#3b2c3d", "#6b4a48", "#a87a5c", "#fff0d2", "#dcc39c", "#14202f"
GOLD, LIGHT = "#f3c34b", "#fff6d6"
PRISM = ["#7fe3d6", "#8fb6f2", "#c59cf0", "#f4a3b4", "#f8cf7a"]

# brush and back as (x, y, half width)
BRUSH = [(28.6, 43.4, 2.0), (24.4, 44.0, 2.8), (19.8, 42.0, 3.5), (17.2, 37.0, 3.7), (17.8, 31.2, 3.3), (20.2, 26.6, 2.2), (22.6, 23.6, .3)]
BACK = [(29.6, 43.6, 4.4), (30.2, 38.4, 5.3), (33.0, 33.4, 4.9), (36.6, 29.6, 4.7), (39.6, 26.4, 4.0), (42.0, 23.4, 2.9)]


def tube(spine, steps=14):
    """The outline of a spine with widths."""
    left, right = [], []
    for k in range(steps + 1):
        x, y, a, w = along(spine, k / steps)
        left.append((x + math.sin(a) * w, y - math.cos(a) * w))
        right.append((x - math.sin(a) * w, y + math.cos(a) * w))
    return left, right


def body(spine, tone, rim, shade, edge=.35):
    left, right = tube(spine)
    half = [((a[0] + 2 * b[0]) / 3, (a[1] + 2 * b[1]) / 3) for a, b in zip(left, right, strict=True)]
    return lit(smooth(left + right[::-1]), tone, rim, -edge, .3, path(smooth(right + half[::-1]), shade))


def soft(spine, spots):
    """Round lights that fade: a guide's."""
    out = ""
    for t, v, r in spots:
        x, y, a, w = along(spine, t)
        x, y = x + math.sin(a) * w * v, y - math.cos(a) * w * v
        out += disc(x, y, r * 1.9, "#ffdf9a", .22) + disc(x, y, r * 1.3, "#ffe9b8", .45) + disc(x, y, r * .72, LIGHT)
    return out


def sharp(spine, spots):
    """Facetted arrowheads, each a little spectrum: a striker's."""
    out = ""
    for k, (t, v, size) in enumerate(spots):
        x, y, a, w = along(spine, t)
        x, y = x + math.sin(a) * w * v, y - math.cos(a) * w * v
        shape = poly([(-1.0, -1.0), (1.9, 0), (-.35, 0)], PRISM[k % 5]) + poly([(-1.0, 1.0), (1.9, 0), (-.35, 0)], mix(PRISM[(k + 1) % 5], NIGHT, .25)) + poly([(-1.0, -1.0), (1.9, 0), (.1, -.35)], "#ffffff")
        out += placed(shape, x, y, size, math.degrees(a))
    return out


def signpost():
    """The arm of a signpost, which way is a matter of opinion."""
    out = poly([(16, 47.0), (47.6, 45.6), (53.4, 47.8), (48.4, 51.4), (16, 52)], "#7d5836") + poly([(16, 47.0), (47.6, 45.6), (48.6, 46.1), (16, 47.7)], "#f8cf7a") + poly([(16, 50.2), (50.4, 49.6), (48.4, 51.4), (16, 52)], "#4f3526")
    return out + "".join(line([(x, y), (x + w, y - .1)], "#4f3526", .24) for x, y, w in ((18.6, 49.2, 6), (27, 48.6, 4), (40, 48.6, 7)))


def hind(far=False):
    """It stands on the whole of a long foot."""
    if far:
        return path(smooth([(31, 40), (36.6, 41), (37.4, 43.6), (41.0, 44.8), (41.6, 46.1, 1), (32, 46.2, 1)]), NIGHT) + "".join(path(f"M{x} 45.6l1.5 .5l-1.7 .1Z", LIGHT) for x in (40.6, 39.6))
    edge = smooth([(25.6, 38.4), (30.4, 36.0), (34.4, 38.4), (35.0, 41.6), (33.4, 43.8), (36.4, 45.0), (38.4, 45.9), (38.2, 46.9, 1), (26.6, 47.0, 1), (25.0, 45.6), (24.6, 42)])
    inner = path(smooth([(24, 42), (27, 44.4), (31, 45.4), (38, 46.4), (38, 48), (25, 48), (22, 44)]), UMBER) + path(smooth([(27.0, 38.8), (30.4, 37.0), (33.6, 38.8), (33.6, 40.6), (30.4, 39.4), (28, 40.6)]), WARM)
    return "".join(path(f"M{x} 46.4l1.6 .5l-1.8 .1Z", LIGHT) for x in (37.6, 36.6)) + lit(edge, BROWN, CREAM, -.3, .3, inner)


def fore(far=False):
    """The far arm is out and points; the near one is held to the breast."""
    if far:
        edge = smooth([(38.6, 27.4), (42.4, 28.0), (46.0, 30.2), (50.0, 29.2), (52.6, 28.2), (53.6, 29.2), (52.4, 30.8), (49.6, 32.4), (45.6, 33.2), (41.4, 32.6), (38.4, 31)])
        return path(edge, UMBER) + "".join(path(f"M{x} {y}l1.7 {u}l-1.4 .8Z", LIGHT) for x, y, u in ((52.8, 28.4, -.7), (53.2, 29.4, .1)))
    edge = smooth([(35.0, 28.4), (39.0, 27.8), (40.6, 31.0), (41.6, 34.4), (44.8, 35.8), (46.6, 36.8), (46.2, 38.4), (44.0, 38.8), (40.0, 37.8), (37.2, 35.2), (35.0, 31.8)])
    inner = path(smooth([(34, 31), (37, 34.6), (40, 36.8), (44, 37.8), (47, 37.6), (44, 40), (38, 38.4), (34, 34)]), UMBER) + path(smooth([(36, 29), (38.6, 28.4), (40.2, 31.4), (41, 34), (38.8, 32.4)]), WARM)
    return "".join(path(f"M{x} {y}l1.5 .7l-1.6 .3Z", LIGHT) for x, y in ((45.8, 36.8), (46.0, 37.7))) + lit(edge, BROWN, CREAM, -.3, .3, inner)


def head():
    """Level, ears up, bib bright; the nose is where the colours begin."""
    far = [(26.6, 28.2, 1), (25.0, 24.6), (25.8, 21.4), (28.6, 21.8), (30.2, 25.4, 1)]
    near = [(28.6, 27.6, 1), (27.6, 23.2), (29.0, 20.2), (32.0, 21.6), (33.2, 26.4, 1)]
    out = path(smooth(far), UMBER)
    face = smooth([(25.4, 32.4), (26.0, 28.2), (28.8, 25.4), (32.6, 25.0), (35.6, 26.6), (38.6, 29.2), (41.2, 30.6), (41.6, 32.0), (40.2, 33.4), (36.6, 34.2), (33.0, 35.8), (28.8, 36.4), (26, 35.4)])
    inner = path(smooth([(28, 38), (31.4, 34), (35.2, 31.8), (39, 31.2), (42, 31.8), (40, 35), (34, 38)]), CREAM) + path(smooth([(29, 38), (34, 34.6), (38, 33.2), (42, 32.4), (40, 35), (34, 38)]), SHADE)
    inner += path(smooth([(25, 31), (26, 28.4), (28.4, 26.2), (27.6, 29.6), (28, 33), (26, 35)]), UMBER) + path(smooth([(29.6, 25.4), (33, 25), (36, 27), (39.6, 29.8), (36.4, 28.6), (33, 26.8)]), WARM)
    out += lit(face, BROWN, CREAM, -.3, .3, inner)
    out += path(smooth(near), BROWN) + path(smooth([(29.2, 26.8, 1), (28.8, 23.6), (29.6, 21.6), (31.4, 22.8), (32.2, 26.2, 1)]), "#e0a98c")
    out += path(smooth([(32.0, 30.6), (33.4, 28.4), (35.6, 28.4), (36.8, 30.2), (35.4, 31.5), (33.2, 31.7)]), UMBER)
    out += oval(34.5, 29.9, 1.2, 1.3, NIGHT) + disc(34.95, 29.3, .44, "#ffffff") + disc(34.1, 30.5, .2, GOLD)
    out += path(smooth([(40.2, 30.3), (41.8, 30.8), (41.7, 31.9), (40.4, 31.7)]), NIGHT) + line([(40.7, 32.1), (39.2, 33.0), (37.4, 32.9)], NIGHT, .24)
    return out + "".join(line([(39, 32), (41.6 + k * .6, 33.6 + k * .9)], CREAM, .12) for k in range(3))


def beam():
    """White light comes down from behind; through the marten it goes out in colours."""
    out = poly([(-4, 21.0), (-4, 29.4), (30, 40), (36, 31)], "#fff6d6", opacity=.5)
    for k, colour in enumerate(PRISM):
        a, b = math.radians(-15 + k * 7.6), math.radians(-15 + k * 7.6 + 7.8)
        out += poly([(36, 32.4), (36 + math.cos(a) * 36, 32.4 + math.sin(a) * 36), (36 + math.cos(b) * 36, 32.4 + math.sin(b) * 36)], colour, opacity=.9)
    return out


def picture():
    sky = contours(31, 30, ["#0d3048", "#12415a", "#1b5a73", "#2f7c8e", "#5aa6ad", "#8fc9c1", "#c4e4d3"], 48, 1.15, .95, [66, 56, 46.4, 37.2, 28.6, 20.6, 13.2], .05, "#fff3c8")
    far = island(26.4, 19.0, 6, 2.8, 4, "#3f8b9a", "#2f788b", "#216478", "#dff6ee") + house(26.6, 18.8, 1.4, "#216478", "#fff3cf") + island(57.6, 43.6, 7, 3.0, 9, "#3f8799", "#1d5a70", "#144a60", "#dff6ee")
    mid = cloud(-6, 47.4, 30, 5, "#1d5a70", 3) + cloud(46, 47, 24, 4.6, "#1d5a70", 8)
    marten = body(BRUSH, BROWN, CREAM, UMBER, .3)
    marten += path(smooth([(22.9, 23.2, 1), (20.2, 25.2), (17.9, 28.4, 1), (19.6, 28.6), (20.2, 30.2, 1), (21.6, 28.6), (22.6, 28.4, 1), (22.6, 26)]), CREAM)
    marten += fore(True) + hind(True) + body(BACK, BROWN, CREAM, UMBER)
    # the bib runs down the front
    marten += path(smooth([(43.0, 24.4), (43.6, 26.6), (42.4, 29.6), (39.8, 32.4), (38.2, 35.0), (37.4, 33), (39.0, 29.6), (41.0, 26.6), (41.8, 24)]), CREAM) + path(smooth([(44.0, 25.6), (43.0, 29), (40.4, 32), (38.2, 35.0), (38.4, 33), (40.6, 30), (42.4, 27)]), SHADE)
    marten += hind() + soft(BRUSH, ((.24, .1, .85), (.4, .1, 1.1), (.56, .1, 1.1), (.72, .05, .8))) + soft(BACK, ((.1, .3, .8), (.22, .55, .8), (.34, -.1, 1.1), (.36, .62, .75)))
    marten += sharp(BACK, ((.5, .5, 1.5), (.56, -.15, 1.5), (.64, .5, 1.7), (.74, .25, 1.5), (.82, .7, 1.2), (.88, .2, 1.3))) + fore()
    marten += placed(head(), 18.4, 1.2, .78, -3)
    front = cloud(-8, 54, 24, 4, "#a9d6d4", 12) + cloud(50, 52.6, 20, 4, "#d7eee4", 17) + motes(10, (14, 17, 60, 44), "#fff3cf", 3, avoid=((33, 32, 16), (52, 29, 4)))
    return sheet(ALT, sky=sky, far=far, mid=mid + beam() + signpost(), subject=placed(marten, 0, .4), front=front)
