"""Riftcrown. A stag on stilts walks past and looks at us: its antlers close to a pointed arch, the light stands in it, and so it is a gate that walks."""
import math

from brushes import both, disc, line, lit, mirrored, path, placed, poly, smooth, star
from places import contours, ground, island, sheet
from veil import edged, gate, ribbon, stars

CARD = "VB-003"
ALT = "A stag on stilt legs walks past a bowing lantern mouse, a tall sliver of mint light between antlers that close like an arch."

NIGHT, DARK, MID, HIGH, RIM, MINT, PALE = "#0f0822", "#22143f", "#38246a", "#5b41a0", "#9a84e0", "#86f0c0", "#f4fff4"
BONE, BONE_DARK = "#e9def0", "#a993c6"

# Drawn about the axis x = 0: the brow lies at y = 0, the hooves at y = 24.


def antler(s):
    """One half of the arch: a beam that swings out and comes back, with four tines on the outside."""
    beam = [(1.0, .6, 1), (2.2, -1.2), (5.0, -2.8), (8.2, -5.8), (9.6, -10.2), (8.6, -14.6), (5.4, -18.6), (.7, -22.4, 1), (3.6, -18.2), (6.2, -14.0), (6.8, -10.2), (5.8, -7.0), (3.6, -4.6), (1.2, -3.0), (.3, -1.2, 1)]
    tines = ([(7.0, -4.4, 1), (10.6, -4.6), (13.8, -7.0), (15.0, -10.4, 1), (12.6, -8.2), (9.4, -7.0, 1)], [(9.0, -8.0, 1), (12.2, -10.4), (14.4, -14.0), (14.6, -17.2, 1), (12.4, -14.0), (9.4, -11.8, 1)],
             [(9.2, -12.2, 1), (11.2, -15.2), (11.8, -18.6), (11.2, -21.4, 1), (10.0, -18.2), (8.0, -15.6, 1)], [(7.4, -16.2, 1), (8.4, -18.8), (8.2, -21.4), (7.2, -23.4, 1), (6.8, -20.8), (5.4, -18.4, 1)])
    wide = 1.2
    beam, tines = [(x * wide, *p) for x, *p in beam], [[(x * wide, *p) for x, *p in ring] for ring in tines]
    out = ""
    for ring in tines:
        points = ring if s > 0 else mirrored(ring)
        out += path(smooth(points), RIM) + path(smooth([(x + .15 * s, y + .25, *c) for x, y, *c in points]), MID if s > 0 else DARK)
    points = beam if s > 0 else mirrored(beam)
    out += lit(smooth(points), MID if s > 0 else DARK, MINT, .32 * s, .05, path(smooth([(s * x, y) for x, y in ((3.6, -2.6), (8.6, -5.6), (10.2, -10), (9, -14.4), (3.6, -19.6), (11.4, -16), (12.6, -10), (10.4, -5), (4.8, -1.4))]), NIGHT if s < 0 else DARK))
    # stars on threads from every tine
    for x, y, drop in ((17.8, -10.2, 5.6), (17.2, -16.8, 3.2), (13.2, -21.0, 2.6), (14.6, -7.2, 5.4)):
        out += line([(x * s, y), (x * s, y + drop)], RIM, .13) + star(x * s, y + drop + .9, .95, MINT, .28)
    return out


def sliver():
    """Between the antlers it is night, and in the night stands the light of somewhere else."""
    def almond(w, y0, y1):
        return smooth(both([(0, y0, 1), (w * .7, y0 + (y1 - y0) * .28), (w, (y0 + y1) / 2), (w * .7, y1 - (y1 - y0) * .28), (0, y1, 1)]))
    out = path(almond(7.4, -21.6, -.6), NIGHT) + path(almond(6.0, -20.6, -1.4), "#1d1440") + "".join(star(x, y, r, PALE, .26) for x, y, r in ((-3.6, -9.6, .5), (3.8, -12.6, .6), (-2.8, -14.6, .4), (3.4, -7.4, .4)))
    return out + path(almond(3.4, -19.4, -2.2), "#2f8f8a") + path(almond(2.4, -18.6, -3.0), MINT) + path(almond(1.2, -17.2, -4.6), PALE)


def leg(spine, near):
    """A stilt with a bent hock and a pale hoof."""
    out = edged(ribbon(spine, 20), DARK if near else NIGHT, RIM if near else HIGH, .16, .1)
    (x, y, _), (u, v, w) = spine[-2], spine[-1]
    a = math.atan2(v - y, u - x)
    ring = [(u + math.cos(a) * d - math.sin(a) * e, v + math.sin(a) * d + math.cos(a) * e) for d, e in ((-.6, -w * 1.1), (1.0, -w * 1.5), (1.1, w * 1.9), (-.6, w * 1.1))]
    return out + poly(ring, BONE_DARK if near else "#6a5a94")


def body():
    """The trunk in profile, walking right; the neck stands up from it like a pillar."""
    shape = [(22.4, 33.0), (24.0, 30.4), (27.6, 29.6), (32.0, 30.4), (36.0, 29.6), (37.6, 26.6), (38.4, 22.6), (40.0, 20.6), (42.2, 20.4), (43.6, 22.6), (43.2, 26.0), (43.4, 29.6), (42.8, 33.4), (40.4, 36.4), (36.4, 36.6),
             (31.0, 35.4), (27.0, 36.6), (23.6, 37.2), (22.0, 35.4)]
    folds = ""
    for pts, tone in (([(38.6, 22, 1), (38.0, 27), (35.6, 31), (36.6, 36, 1), (39.6, 36, 1), (40.4, 30), (40.6, 23)], MID), ([(41.6, 21, 1), (41.6, 27), (42.0, 32), (40.6, 36, 1), (43.6, 33), (44, 27), (43.4, 22)], HIGH), ([(23.0, 31.6), (27.6, 30.2), (32.4, 31.4), (35.4, 30.8, 1), (31, 33.2), (26.6, 32.6)], HIGH),
                      ([(22.4, 34), (26.0, 32.8), (28.2, 34.6), (26.6, 37.0), (22.6, 37.4)], MID), ([(29.6, 35.8, 1), (32.4, 33.8), (36, 34.6, 1), (36.4, 37)], NIGHT)):
        folds += path(smooth(pts), tone)
    folds += "".join(star(x, y, r, "#cfeee2", .26) for x, y, r in ((25.0, 34.2, .4), (28.8, 32.0, .45), (32.6, 32.8, .35), (37.2, 33.2, .45), (39.6, 27, .35), (41, 33.6, .4)))
    out = lit(smooth(shape), DARK, RIM, -.3, .35, folds)
    # the mane falls down the throat in five points, the tail is a rag of veil
    for x, y, tx, ty in ((43.2, 25.2, 45.6, 29.4), (43.4, 27.6, 45.8, 32.4), (43.2, 30.0, 45.2, 35.2), (42.4, 32.2, 43.8, 37.6), (41.0, 34.0, 41.4, 39.2)):
        out += path(smooth([(x - 1.0, y - 1.6, 1), (x + .7, y + .2), (tx, ty, 1), (x - .4, y + 2.4)]), NIGHT)
    return out + edged(smooth([(22.6, 32.2, 1), (20.0, 33.6), (18.8, 36.6), (19.4, 40.4, 1), (20.4, 38.2), (20.8, 41.6, 1), (22.0, 38.4), (22.8, 35.4, 1)]), DARK, RIM, .25, .2)


def traveller():
    """A lantern mouse that has stopped to bow, its hat off; for the scale of the beast."""
    out = path(smooth([(-1.6, 0, 1), (-1.9, -2.0), (-.9, -3.6), (.8, -4.0), (2.2, -3.2), (3.2, -2.4), (2.4, -1.8), (1.2, -1.6), (1.4, 0, 1)]), "#6e3419") + disc(.7, -4.5, .9, "#6e3419") + disc(.8, -4.4, .5, "#d98b4a") + disc(1.7, -4.0, .7, "#8a4a26")
    out += path(smooth([(-1.6, 0, 1), (-1.9, -2.0), (-.9, -3.6), (.2, -3.2), (.4, 0, 1)]), "#3c1a10") + line([(-1.4, -.4), (-3, -.2), (-3.8, -1)], "#6e3419", .3) + line([(1.0, -2.4), (3.0, -1.2)], "#3c1a10", .4)
    return out + disc(3.6, -.6, 1.4, "#ffe3a8", .35) + path("M3 -1.2H4.2L4.4 0H2.8Z", "#fff3cf") + path("M2.8 -1.3L3.6 -2L4.4 -1.3Z", NIGHT)


def head():
    out = ""
    for s in (-1, 1):
        ear = [(1.8, .8, 1), (3.8, -.6), (6.4, -.4), (8.0, .8, 1), (6.4, 2.0), (4.0, 2.4), (2.0, 2.2, 1)]
        out += lit(smooth(ear if s > 0 else mirrored(ear)), MID if s > 0 else DARK, RIM, 0, .3, path(smooth([(s * 2.6, 1.4), (s * 5, .6), (s * 7.4, .9), (s * 4.6, 1.7)]), NIGHT))
    skull = both([(0, -1.6), (1.8, -1.2), (2.7, .6), (2.2, 2.6), (1.5, 4.8), (1.3, 6.2), (0, 7.0)])
    out += lit(smooth(skull), BONE, "#ffffff", -.2, .2, path(smooth([(-3, -1), (-.8, -1), (-.2, 2), (-.4, 5), (0, 7.2), (-3, 7)]), BONE_DARK))
    for s in (-1, 1):
        out += path(smooth([(s * .9, 2.2, 1), (s * 1.4, 1.3), (s * 2.5, .9, 1), (s * 2.1, 1.9), (s * 1.4, 2.4)]), NIGHT) + disc(s * 1.7, 1.7, .25, MINT)
    out += path("M-.8 5.5Q0 6.1 .8 5.5L.5 6.3Q0 6.7 -.5 6.3Z", NIGHT) + line([(0, 2.6), (0, 4.6)], BONE_DARK, .2)
    return out + star(0, .1, .75, MINT, .26)


def picture():
    keys = ["#161036", "#251a58", "#3b2d80", "#5a4cac", "#8478cc", "#b4aee4", "#e4e2fa"]
    sky = contours(41, 24, keys, 72, 1.1, 1.0, [66, 57, 48.6, 40.6, 33, 26, 19.8, 14.0], .05, "#dccfff")
    far = gate(57.6, 38.4, .5, "#5a4cac", "#f4fff4") + island(57.6, 38.6, 9, 3.8, 5, "#7a6cc4", "#5f51aa", "#483c8c") + island(19.4, 27.4, 7, 3.2, 14, "#5145a0", "#3f3488", "#2f266c") + gate(19.4, 27.2, .32, "#3f3488")
    far += line([(53.8, 38.8), (46, 42), (34, 43.6), (22, 45)], "#f0eaff", .18, opacity=.6)
    mid = ground([(-6, 45.4), (10, 44.4), (24, 46.2), (40, 45.6), (54, 46.4), (70, 44.4)], "#4a3c98") + ground([(-6, 50.2), (10, 49.2), (26, 50.0), (44, 49.6), (60, 50.4), (70, 49)], "#1a1036")
    beast = leg([(26.0, 35.6, 1.5), (24.0, 39.6, .95), (26.4, 42.6, .66), (25.0, 46.6, .5), (25.4, 49.6, .5)], False) + leg([(38.4, 35.8, 1.4), (37.0, 40.6, .8), (37.4, 43.2, .62), (35.8, 46.8, .5), (35.2, 49.4, .5)], False)
    beast += leg([(24.2, 35.4, 2.1), (21.6, 39.6, 1.25), (22.6, 42.4, .85), (19.8, 46.8, .6), (19.0, 49.6, .6)], True) + placed(body(), -.4, 1.2)
    # the near foreleg is lifted for the next step
    beast += leg([(38.2, 32.0, .3), (39.4, 34.8, 1.7), (42.2, 39.0, 1.05), (45.6, 41.0, .8), (46.2, 44.4, .6), (44.8, 47.0, .55)], True)
    subject = beast + placed(sliver() + antler(-1) + antler(1) + head(), 41.0, 27.4, .66, 2)
    front = placed(traveller(), 54.6, 50.0, 1.0, 0, True)
    front += lit(smooth([(-4, 60, 1), (-4, 46), (4, 45.4), (9, 49), (14, 52), (20, 54), (22, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    for x, top, lean in ((59.4, 44.6, -.8), (60.8, 41.4, .6), (62.0, 45, 1.4)):
        front += edged(ribbon([(x, 56, .4), (x + lean * .3, (56 + top) / 2, .34), (x + lean, top, .08)], 6), "#0f081f", RIM, -.1, 0)
    front += stars(((17.4, 20.6, .5), (24.0, 18.4, .45), (60.4, 27, .4), (18.6, 35.6, .35)), "#f0e8ff")
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
