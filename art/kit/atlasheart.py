"""Atlasheart. The house has become a town and the bear the hill it stands on; he sits and faces us, the crossing star in his paws."""
import random

from brindle import CREAM, FUR, GLOW, LIGHT, MOSS, MOSS_LIGHT, NIGHT, RIM, ROOF_LIGHT, WALL, WALL_DARK, WALL_SHADE, WARM, beam, cottage, rim_of_shell, spiral, spire, stripe, thatch, tufts, window
from brushes import blob, both, disc, edged, halo, line, lit, mix, oval, path, placed, poly, smooth, star
from places import contours, island, motes, sheet

CARD = "S-ATLASHEART"
ALT = "The brindled bear sits facing us as large as a hill, a whole lit town on his shell and a burning star in his paws."

DUSK_BLUE = ["#171d42", "#252c5c", "#43376a", "#7a4468", "#bf6348", "#ee9f4c", "#ffd88a"]
C = 38.0


def chimney():
    out = poly([(42.0, 10), (42.0, 2.6), (44.4, 2.6), (44.4, 12)], WALL_SHADE) + poly([(43.3, 10), (43.3, 2.6), (44.4, 2.6), (44.4, 12)], WALL_DARK)
    return out + poly([(41.5, 1.8), (44.9, 1.8), (44.9, 2.9), (41.5, 2.9)], ROOF_LIGHT)


def roof_town():
    """The town: towers behind, the old gable in the middle, small houses down to the rim."""
    out = chimney() + spire(22.6, 4.8, 21.4, 31, 13.9, -.4) + spire(54.2, 4.8, 20.6, 31, 11.2, .5) + spire(28.8, 5.6, 17.4, 31, 8.4, -.4) + spire(48.4, 5.8, 16.2, 31, 5.4, .5)
    for x, y in ((22.8, 24.6), (54.2, 24.0), (28.9, 20.8), (48.5, 19.8), (28.9, 25.0), (48.5, 24.4)):
        out += window(x, y, 1.6, 2.5)
    out += poly([(30.8, 31), (31, 16), (38, 8), (45, 16), (45.2, 31)], WALL) + poly([(30.8, 31), (31, 16), (34, 12.6), (33.6, 31)], WALL_SHADE)
    for a, b in (((31, 16.8), (45, 16.8)), ((38, 6), (38, 16.8)), ((34.4, 16.8), (34.4, 24)), ((41.6, 16.8), (41.6, 24))):
        out += beam(a, b, .55)
    out += spiral(38, 12.6, .86) + window(32.9, 19.8, 1.8, 2.8) + window(43.2, 19.8, 1.8, 2.8) + window(38, 19.8, 2.2, 3.0) + thatch(38, 3.6, 10.6, 12.6, 7)
    for x, y, s in ((18.2, 29.6, 1.5), (57.9, 29.4, 1.6), (25.6, 29.0, 1.3), (51.6, 28.9, 1.3)):
        out += placed(poly([(-1.3, 0), (-1.3, -1.6), (1.3, -1.6), (1.3, 0)], WALL_SHADE) + poly([(-1.8, -1.4), (0, -3.4), (1.8, -1.4)], ROOF_LIGHT) + poly([(-.4, -.2), (.4, -.2), (.4, -1.1), (-.4, -1.1)], GLOW), x, y, s)
    return out


def crossing(x, y, r):
    """The eight-pointed star of the Atlas, burning."""
    return star(x, y, r * .8, "#ffcf7a", .34, 45) + star(x, y, r * 1.3, "#fff3cf", .26) + star(x, y, r * .62, "#ffffff", .42)


def chest():
    """Shoulders and belly: the hill."""
    half = [(C, 33), (C + 7, 33.2), (C + 13, 34.4), (C + 18.6, 38.4), (C + 21.0, 44.0), (C + 21.4, 50, 1), (C, 51)]
    inner = blob([(C + 8, 33), (C + 14, 34.6), (C + 19.4, 39), (C + 21.6, 46), (C + 21.4, 51), (C + 15, 51), (C + 14, 43), (C + 10, 38)], WARM)
    inner += blob([(C - 8, 33), (C - 13, 34.4), (C - 19, 39), (C - 21.6, 46), (C - 21.4, 51), (C - 16, 51), (C - 15, 43), (C - 11, 38)], mix(FUR, WARM, .6))
    inner += oval(C, 44.6, 10.4, 8.6, WARM) + oval(C, 44.6, 7.6, 6.4, "#b9683a") + oval(C, 44.4, 5.0, 4.6, "#f0a64e")
    for x, y, h in ((10, 37.6, 2.8), (13.4, 38.8, 3.2), (16.4, 41.4, 3.4), (12.4, 43.4, 2.6), (18.2, 45.6, 3), (8, 36.6, 2)):
        inner += stripe(C + x, y, h) + stripe(C - x, y, h)
    return lit(smooth(half[:-1] + [(2 * C - x, y, *c) for x, y, *c in half[-2:0:-1]]), FUR, RIM, 0, .45, inner)


def arm(side):
    """A forearm with its paw, palm up under the star."""
    def at(spots):
        return [(C + side * x, y, *c) for x, y, *c in spots]
    body = smooth(at([(17.6, 40.4), (20.6, 44.6), (18.6, 49.0), (13.4, 50.8), (8.0, 50.4), (3.6, 49.2), (2.2, 47.2), (3.8, 45.8), (8.4, 46.2), (12.4, 45.0), (14.6, 41.6)]))
    out = lit(body, FUR if side < 0 else mix(FUR, WARM, .35), RIM, 0, .45, blob(at([(9, 46.4), (14, 45.4), (17, 42), (18.4, 44), (15.6, 47.6), (10, 48.6), (4, 48)]), WARM))
    out += blob(at([(2.0, 47.4), (3.6, 45.6), (7.0, 45.4), (9.0, 47.4), (8.2, 49.8), (4.6, 50.2)]), WARM) + blob(at([(3.4, 46.0), (7.0, 45.5), (8.8, 46.9), (6.0, 46.6)]), LIGHT)
    for x, y in ((2.2, 46.4), (2.4, 48.0), (3.4, 49.5), (5.2, 50.3)):
        out += oval(C + side * x, y, 1.25, .9, CREAM)
    return out + "".join(stripe(C + side * x, y, 2.2) for x, y in ((11.4, 46.2), (14.2, 45.4), (16.6, 44.0)))


def face():
    """His face from the front: broad, patient, lit from below."""
    out = ""
    for s in (-1, 1):
        ear = smooth([(C + s * 4.2, 24.4), (C + s * 4.6, 21.4), (C + s * 6.8, 20.0), (C + s * 9.2, 21.2), (C + s * 9.6, 24.0), (C + s * 7.8, 26.4)])
        out += edged(ear, FUR, RIM, -.25 * s, .35, blob([(C + s * 5.4, 24.0), (C + s * 6.0, 22.2), (C + s * 7.4, 21.6), (C + s * 8.6, 22.8), (C + s * 8.2, 24.8)], LIGHT))
    half = [(C, 22.2), (C + 4.2, 22.7), (C + 7.4, 25.2), (C + 8.9, 29.0), (C + 9.2, 32.6), (C + 10.2, 35.0, 1), (C + 7.6, 35.4), (C + 7.4, 37.8, 1), (C + 4.8, 37.4), (C + 2.4, 38.6), (C, 39.0)]
    inner = blob([(C - 3.2, 22), (C + 3.2, 22), (C + 2.4, 26), (C + 2.0, 31), (C - 2.0, 31), (C - 2.4, 26)], WARM) + blob([(C - 1.4, 22), (C + 1.4, 22), (C + 1.0, 29), (C - 1.0, 29)], LIGHT)
    for s in (-1, 1):
        inner += blob([(C + s * 9.4, 29), (C + s * 6.6, 30.4), (C + s * 4.4, 33.4), (C + s * 4.6, 38), (C + s * 8, 38.6), (C + s * 11, 35)], WARM)
        inner += "".join(path(smooth([(C + s * x, y, 1), (C + s * (x + .9), y + .5), (C + s * (x + 1.5), y + 1.9, 1), (C + s * (x + .4), y + 1.2)]), NIGHT) for x, y in ((5.0, 24.0), (6.6, 26.0), (6.9, 28.6), (3.4, 23.2), (7.6, 31.4)))
    out += lit(smooth(both(half, C)), FUR, RIM, 0, .42, inner)
    muzzle = [(C, 29.6), (C + 2.6, 30.0), (C + 4.6, 32.4), (C + 4.8, 35.0), (C + 3.0, 37.0), (C, 37.6)]
    out += path(smooth(both(muzzle, C)), CREAM) + blob([(C - 4.6, 34.4), (C, 35.6), (C + 4.6, 34.4), (C + 3.0, 37), (C, 37.6), (C - 3.0, 37)], "#f0d3a2")
    for dx, y, long in ((-2.6, 36.4, 3.2), (2.6, 36.4, 3.2), (-.9, 37.2, 3.8), (1.0, 37.2, 3.6)):
        out += blob([(C + dx - 1.1, y), (C + dx + 1.1, y), (C + dx * 1.1 + .1, y + long, 1)], CREAM)
    out += blob([(C - 2.1, 30.4), (C, 29.6), (C + 2.1, 30.4), (C + 1.5, 31.9), (C, 32.8), (C - 1.5, 31.9)], "#1a0c10") + oval(C, 30.4, .9, .3, "#8a6a5c")
    out += line([(C, 32.6), (C, 34.0)], "#3a1d18", .3) + line([(C - 2.8, 34.0), (C - 1.4, 34.9), (C, 34.0), (C + 1.4, 34.9), (C + 2.8, 34.0)], "#3a1d18", .3)
    for s in (-1, 1):
        out += path(smooth([(C + s * 2.0, 26.8, 1), (C + s * 4.0, 25.2), (C + s * 6.6, 26.4, 1), (C + s * 4.2, 26.6)]), CREAM)
        out += disc(C + s * 4.2, 28.6, 1.2, "#1a0c10") + disc(C + s * 4.2 + .35, 28.2, .42, GLOW) + line([(C + s * 3.0, 30.0), (C + s * 4.3, 30.4), (C + s * 5.4, 29.8)], WARM, .3)
    return out


def picture():
    sky = contours(C, 29, DUSK_BLUE, 87, 1.08, 1.0, [62, 53, 44.6, 37, 30, 23.6, 17.6, 12], .045, "#ffe0a0", 26)
    r = random.Random(5)
    sky += "".join(star(r.uniform(2, 62), r.uniform(-1, 30), r.uniform(.25, .55), "#fff0c8", .25, opacity=.75) for _ in range(22))
    far = "".join(path(d, stroke="#ffe9b8", stroke_width=".34", stroke_linecap="round") for d in ("M22.4 13.8C19 17 17.4 19.4 17.4 22.6", "M54.6 11C56.8 10.2 59.4 11.2 60.4 13.8", "M60.4 14.4C61.8 17.4 61.8 20.4 60.6 23.2", "M60.4 23.6C62 27.4 62 31 60.6 34.6", "M17.4 23C15.4 27.6 15.2 32 16 36.2"))
    for x, y, w, h, seed in ((17.2, 23.0, 6.4, 3, 3), (60.6, 14.2, 5.6, 2.8, 7), (60.8, 23.6, 5.6, 2.6, 5), (60.8, 35.0, 6, 2.8, 9), (15.8, 36.6, 5.6, 2.6, 4)):
        far += island(x, y, w, h, seed, "#6a5486", "#4f4174", "#352d5a") + cottage(x - .7, y - .2, .62, "#352d5a", "#ffe9a6") + cottage(x + .9, y - .2, .5, "#352d5a", "#ffe9a6")
    mid = path("M-6 46C10 43.6 24 45 38 45.4C52 45 62 43.4 70 44.6V60H-6Z", "#4a2438")
    rim = placed(rim_of_shell([(-.6, 30.4, 1), (10, 29.2), (24, 28.8), (38, 29.2), (49, 30.6, 1), (46, 35), (38, 38.4), (24, 39.6), (10, 38.4), (2.4, 35)], -1, 5, 10, 28, 40, 6.6), C - 24.2 * .92, 2.2, .92)
    moss = tufts(((18.0, 30.2, 1.5), (21.0, 29.8, 1.8), (25.0, 29.4, 1.4), (58.6, 30.4, 1.5), (55.4, 29.9, 1.8), (51.4, 29.5, 1.3)))
    moss += "".join(path(smooth([(x - .9, 30, 1), (x + .9, 30, 1), (x + .3, 30 + h), (x - .2, 30 + h + .4, 1)]), MOSS) + line([(x + .3, 30), (x, 30 + h)], MOSS_LIGHT, .22) for x, h in ((19.4, 4.2), (22.6, 2.6), (56.4, 4.0), (53.6, 2.4)))
    subject = roof_town() + rim + moss + chest() + halo(C, 44, [8.6, 6.2, 4.3], "#ffe2a0", [.25, .35, .6], 6) + face() + arm(-1) + arm(1) + crossing(C, 44.0, 3.5)
    front = path("M-6 60V52.4C8 51 24 52.6 38 53C52 52.6 62 51.4 70 51V60Z", "#150b17") + motes(8, (33, 38, 43, 46), "#fff0c4", 6, (.12, .26))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)


def over():
    """The highest roofs, which stand in front of the frame."""
    out = chimney() + spire(48.4, 5.8, 16.2, 17.4, 5.4, .5) + poly([(31, 18.2), (31, 16), (38, 8), (45, 16), (45, 18.2)], WALL) + poly([(31, 18.2), (31, 16), (34, 12.6), (34, 18.2)], WALL_SHADE)
    out += beam((31, 16.8), (45, 16.8), .55) + beam((34.4, 16.8), (34.4, 18.2), .55) + beam((41.6, 16.8), (41.6, 18.2), .55)
    return sheet(ALT, subject=out + beam((38, 6), (38, 16.8), .55) + spiral(38, 12.6, .86) + thatch(38, 3.6, 10.6, 12.6, 7))
