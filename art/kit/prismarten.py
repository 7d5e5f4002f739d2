"""Prismarten. A marten in one long arch along a signpost: soft lamp glow on its tail and hips, arrowheads of light from the shoulders on."""
import math

from brushes import along, disc, line, lit, mix, oval, path, placed, poly, smooth
from places import cloud, contours, house, island, motes, sheet

CARD = "SP-004"
ALT = "A marten arches along a signpost; white light falls on soft spots at its tail and leaves its prism shoulders in colours."

UMBER, BROWN, WARM, CREAM, SHADE, NIGHT = "#3b2c3d", "#6b4a48", "#a87a5c", "#fff0d2", "#dcc39c", "#14202f"
GOLD, LIGHT = "#f3c34b", "#fff6d6"
PRISM = ["#7fe3d6", "#8fb6f2", "#c59cf0", "#f4a3b4", "#f8cf7a"]

# brush and back as (x, y, half width)
BRUSH = [(23.6, 37.6, 1.9), (19.2, 36.0, 2.5), (16.6, 31.4, 3.1), (17.4, 25.8, 3.1), (20.8, 21.6, 2.1), (24.4, 19.4, .3)]
BACK = [(22.4, 40.2, 3.2), (25.0, 34.4, 4.6), (30.0, 29.2, 4.4), (36.4, 26.8, 4.1), (42.8, 28.0, 4.4), (47.2, 30.6, 4.4), (50.2, 28.8, 3.9), (51.4, 25.6, 3.4)]


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
    """The arm of a signpost, which way is a matter of opinion; the marten runs along the top of it."""
    out = path("M34.4 48H38.6L39 60H34Z", "#3a2f33") + path("M36.8 48H38.6L39 60H37Z", "#251f27")
    out += poly([(14, 46.2), (55.4, 44.8), (60.4, 47.6), (55.8, 51), (14, 51.4)], "#7d5836") + poly([(14, 46.2), (55.4, 44.8), (56.2, 45.3), (14, 46.9)], "#f8cf7a") + poly([(14, 49.6), (58.4, 49.1), (55.8, 51), (14, 51.4)], "#4f3526")
    return out + "".join(line([(x, y), (x + w, y - .1)], "#4f3526", .24) for x, y, w in ((17, 48.4, 8), (28, 47.8, 5), (41, 48.2, 9)))


def hind(far=False):
    tone, shade = (UMBER, NIGHT) if far else (BROWN, UMBER)
    edge = smooth([(20.0, 36.6), (24.4, 34.4), (28.6, 36.6), (29.6, 40.4), (27.0, 43.0), (25.4, 44.4), (28.6, 45.2), (29.0, 46.6, 1), (21.8, 46.6, 1), (20.8, 44.4), (22.0, 42.4), (19.6, 40)])
    claws = "".join(path(f"M{x} 46.2l1.4 .5l-1.6 .1Z", LIGHT) for x in (28.2, 27.2))
    return claws + (path(edge, tone) if far else lit(edge, tone, CREAM, -.3, .25, path(smooth([(19, 38), (22, 41), (23.6, 43.4), (22.8, 47), (20, 47), (19, 42)]), shade)))


def fore(far=False):
    """The near one stands; the far one is up, and points."""
    if far:
        edge = smooth([(47.4, 31.6), (50.4, 32.8), (53.2, 35.8), (56.6, 36.4), (59.0, 36.8), (59.0, 38.2), (56.2, 39.0), (52.4, 38.8), (49.0, 37), (46.4, 34.6)])
        return path(edge, UMBER) + "".join(path(f"M{x} {y}l1.7 .3l-1.5 .5Z", LIGHT) for x, y in ((58.6, 36.8), (58.7, 37.6)))
    edge = smooth([(42.6, 30.4), (47.0, 30.6), (49.0, 33.6), (47.6, 37.4), (45.6, 40.6), (45.2, 43.6), (48.0, 44.6), (48.4, 46.0, 1), (41.8, 46.2, 1), (41.6, 43.6), (42.2, 39.6), (41.4, 36)])
    claws = "".join(path(f"M{x} 45.6l1.4 .5l-1.6 .1Z", LIGHT) for x in (47.6, 46.6))
    return claws + path(edge, BROWN) + path(smooth([(41.4, 34), (43, 37), (43.4, 41), (42.8, 46), (41, 46.4), (41, 40)]), UMBER) + line([(48.9, 33.4), (47.5, 37.4), (45.6, 40.6), (45.3, 43)], CREAM, .26)


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
    """White light comes in behind; through the marten it goes out in colours."""
    out = poly([(-4, 26.0), (-4, 33.6), (22, 37.8), (30, 30)], "#fff6d6", opacity=.55)
    for k, colour in enumerate(PRISM):
        a, b = math.radians(-12 + k * 6.6), math.radians(-12 + k * 6.6 + 6.8)
        out += poly([(44, 28.6), (44 + math.cos(a) * 30, 28.6 + math.sin(a) * 30), (44 + math.cos(b) * 30, 28.6 + math.sin(b) * 30)], colour, opacity=.75)
    return out


def picture():
    sky = contours(36, 33, ["#0d3048", "#12415a", "#1b5a73", "#2f7c8e", "#4f9aa3", "#7dbcb8", "#a9d6c8"], 48, 1.2, .9, [62, 53, 44.4, 36.2, 28.6, 21.4, 14.6], .05, "#fff3c8")
    far = island(28.6, 19.4, 6, 2.8, 4, "#3f8b9a", "#2f788b", "#216478", "#dff6ee") + house(28.8, 19.2, 1.4, "#216478", "#fff3cf") + island(58.6, 41.4, 7, 3.2, 9, "#3f8799", "#2d7188", "#195770", "#dff6ee")
    mid = cloud(-6, 47.4, 30, 5, "#1d5a70", 3) + cloud(42, 47, 28, 4.6, "#2f7c8e", 8)
    marten = placed(hind(True), 3.4, -.5) + fore(True) + body(BRUSH, BROWN, CREAM, UMBER, .3)
    marten += path(smooth([(24.8, 19.2, 1), (21.4, 19.4), (17.8, 22.8, 1), (19.6, 22.8), (20.2, 24.6, 1), (21.8, 23.2), (23, 23.2, 1), (23.4, 21)]), CREAM)
    marten += body(BACK, BROWN, CREAM, UMBER) + path(smooth([(48, 34.8), (50.6, 33.6), (53.4, 31.4), (54.8, 28.6), (52.6, 28), (50.6, 31)]), SHADE)
    marten += hind() + fore() + soft(BRUSH, ((.24, .1, .75), (.4, .15, 1.0), (.57, .1, 1.0), (.72, .05, .8))) + soft(BACK, ((.12, .3, .8), (.2, -.25, .75), (.27, .4, 1.1), (.36, -.2, .9)))
    marten += sharp(BACK, ((.43, .42, 1.5), (.49, -.2, 1.3), (.55, .45, 1.7), (.61, -.2, 1.5), (.67, .5, 1.6), (.72, -.1, 1.3), (.46, -.7, .9)))
    marten += placed(head(), 27.0, 4.6, .78, -5)
    front = cloud(-8, 54, 24, 4, "#a9d6d4", 12) + cloud(50, 52.6, 20, 4, "#d7eee4", 17) + motes(12, (14, 17, 60, 44), "#fff3cf", 3, avoid=((36, 32, 14),))
    return sheet(ALT, sky=sky, far=far, mid=mid + beam() + signpost(), subject=placed(marten, 0, .4), front=front)
