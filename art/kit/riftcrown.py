"""Riftcrown. A stag on stilts whose antlers close to a pointed arch; the light stands in it, and so it is a gate that walks."""
from brushes import both, disc, line, lit, mirrored, path, placed, poly, smooth, star
from places import VEIL, contours, ground, island, sheet

CARD = "VB-003"
ALT = "A stag on stilt legs faces us, a tall sliver of mint light standing between antlers that close like an arch."

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
    """The light that stands between the antlers."""
    def almond(w, y0, y1):
        return smooth(both([(0, y0, 1), (w * .7, y0 + (y1 - y0) * .28), (w, (y0 + y1) / 2), (w * .7, y1 - (y1 - y0) * .28), (0, y1, 1)]))
    return "".join(path(almond(w, a, b), MINT, op) for w, a, b, op in ((5.4, -20.6, -1.2, .2), (3.6, -19.6, -2.0, .4))) + path(almond(1.9, -18.6, -3.0), MINT) + path(almond(.95, -17.2, -4.6), PALE)


def legs():
    """Four stilts; the pair behind is darker, and one forefoot is set down in front of the other."""
    out = ""
    for s in (-1, 1):
        back = [(2.2, 8.0, 1), (5.0, 8.2), (5.6, 11), (4.9, 14.4), (6.0, 15.8), (6.9, 20.6), (8.2, 23.4, 1), (6.3, 23.4, 1), (5.9, 20.8), (4.7, 16.4), (3.8, 14.2), (3.2, 11)]
        out += lit(smooth(back if s > 0 else mirrored(back)), NIGHT, HIGH, -.2, .1)
    for s, drop in ((-1, .7), (1, 0)):
        front = [(.8, 8.0, 1), (3.8, 7.6), (4.0, 10.4), (3.0, 14.4), (3.5, 15.6), (2.7, 20.4), (3.4, 23.6 + drop, 1), (1.5, 23.6 + drop, 1), (1.9, 20.2), (2.2, 15.6), (1.7, 14.0), (1.5, 11)]
        points = front if s > 0 else mirrored(front)
        out += lit(smooth(points), MID if s > 0 else DARK, RIM, -.25, .1, path(smooth([(s * .8, 9), (s * 2.2, 11), (s * 2.4, 23), (s * .6, 24)]), DARK if s > 0 else NIGHT))
        out += poly([(s * 1.2, 24.4 + drop), (s * 1.6, 22.9 + drop), (s * 3.2, 22.9 + drop), (s * 3.7, 24.4 + drop)], BONE_DARK)
    return out


def body():
    chest = both([(0, 2.6), (2.4, 3.2), (2.7, 5.4), (4.0, 7.0), (5.2, 9.0), (4.6, 11.2), (2.4, 12.2), (0, 12.8)])
    folds = path(smooth([(0, 3, 1), (1.4, 5), (1.6, 8), (2.4, 11), (1, 13, 1), (0, 13, 1)]), HIGH) + path(smooth([(0, 3, 1), (-1.4, 5), (-1.6, 8), (-2.4, 11), (-1, 13, 1), (0, 13, 1)]), MID)
    folds += path(smooth([(2.4, 4, 1), (2.8, 6), (4.4, 8), (5.4, 10), (4, 12, 1), (3.8, 9), (2.4, 6.4)]), MID)
    folds += "".join(star(x, y, r, "#cfeee2", .26) for x, y, r in ((-3.6, 9.2, .4), (3.9, 10, .4), (2.4, 7.4, .3)))
    out = lit(smooth(chest), DARK, RIM, -.2, .35, folds)
    # the mane: five points that fall down the breast
    return out + path(smooth([(-2.6, 3.6, 1), (-2.4, 6.0), (-2.8, 8.4, 1), (-1.5, 7.2), (-1.3, 10.4, 1), (-.4, 8.6), (0, 12, 1), (.5, 8.6), (1.3, 10.4, 1), (1.5, 7.2), (2.8, 8.4, 1), (2.4, 6.0), (2.6, 3.6, 1)]), NIGHT)


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
    sky = contours(38, 25, VEIL, 72, .92, 1.08, [56, 47.5, 40.4, 34, 28.4, 23.2, 18.4, 13.6, 9], edge="#c9ffe9")
    far = ""
    for x, y, c, turf, side, dark in ((19.6, 31.4, "#4a3f94", "#56489a", "#43357f", "#2f2260"), (57.2, 34.2, "#5468ae", "#6272b6", "#4d569c", "#38407e")):
        far += path(f"M{x - 2} {y}V{y - 3.8}C{x - 2} {y - 5.6} {x - 1} {y - 7} {x} {y - 8}C{x + 1} {y - 7} {x + 2} {y - 5.6} {x + 2} {y - 3.8}V{y}H{x + 1.2}V{y - 3.6}C{x + 1.2} {y - 5} {x + .6} {y - 6} {x} {y - 6.7}C{x - .6} {y - 6} {x - 1.2} {y - 5} {x - 1.2} {y - 3.6}V{y}Z", c)
        far += island(x, y, 8, 3.8, int(x), turf, side, dark)
    far += line([(23.4, 31.6), (30, 35.6), (46, 37), (53.4, 34.4)], "#a8f7d2", .16, opacity=.5)
    mid = ground([(-6, 45.6), (8, 44.4), (22, 45.8), (38, 45.0), (54, 46.2), (70, 44.6)], "#2b1c58") + ground([(-6, 49.4), (10, 48.4), (26, 49.6), (44, 49), (60, 49.6), (70, 48)], "#180e33")
    mid += poly([(37.6, 45.0), (38.4, 45.0), (41.6, 51.4), (34.4, 51.4)], "#3f6f96") + poly([(37.8, 45.0), (38.2, 45.0), (39.6, 51.4), (36.4, 51.4)], "#67a5b8")
    beast = legs() + body() + sliver() + antler(-1) + antler(1) + head()
    subject = placed(beast, 38, 32.0, .73)
    front = lit(smooth([(-4, 60, 1), (-4, 44), (4, 43), (9, 47), (14, 51), (20, 53.4), (22, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    front += lit(smooth([(54, 60, 1), (57, 53), (61, 50.6), (64, 46), (70, 45), (70, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    spots = ((17.4, 20.6, .5), (24.6, 17.2, .6), (52.4, 17, .5), (59.6, 24.4, .5), (15.8, 39.6, .4), (60.2, 42, .4), (29.4, 40.6, .35), (47.4, 41.2, .4))
    front += "".join(star(x, y, r, "#d9fff0", .25) for x, y, r in spots)
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
