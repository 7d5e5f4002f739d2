"""Rauk. A wedge of shoulders on two battering rams, seen from where the wall stands; a broken crown for a brow."""
from brushes import lit, mix, path, placed, poly, shards, straight
from places import IRON, cloud, contours, island, motes, rays, ridge, rock, sheet

CARD = "IM-001"
ALT = "A siege beast with forearms like battering rams and a broken crown of bone for a brow stands over the dust, seen head on."

K, D, M, L, H, RIM = "#17090e", "#260f14", "#4b1c20", "#7d3226", "#b9532f", "#ffc27a"
BONE, BONE_MID, BONE_DARK, FIRE, HOT = "#f6e6c8", "#cba078", "#8f604a", "#ff7a2e", "#ffd877"


def turned(points, s):
    """A half drawn outward from the axis, on the right (1) or on the left (-1)."""
    return [(x * s, y) for x, y in points]


def facets(s, *shapes):
    return "".join(poly(turned(points, s), colour) for colour, points in shapes)


def fan(s, points, centre, colours):
    """Facets between the corners of a plate and a point in it."""
    pairs = zip(points, points[1:] + points[:1], colours, strict=True)
    return "".join(poly(turned([a, b, centre], s), colour) for a, b, colour in pairs)


def leg(s):
    outline = [(1.0, 33.6), (8.0, 32.6), (10.0, 38), (8.8, 42.6), (10.0, 46), (9.8, 48), (2.4, 48), (3.2, 43.4), (1.2, 39)]
    tone = L if s > 0 else M
    inner = facets(s, (M, [(1, 33), (8, 32), (6, 38), (2, 40)]), (tone, [(8, 32), (10.4, 38), (8.8, 42.8), (6, 38)]), (mix(D, M, .6), [(6, 38), (8.8, 42.6), (5.4, 46), (3.2, 43)]))
    out = lit(straight(turned(outline, s)), D, RIM, -.35, .3, inner)
    return out + "".join(poly(turned([(x, 48.1), (x + .5, 45.9), (x + 1.7, 45.9), (x + 2.3, 48.1)], s), BONE_MID) for x in (2.6, 5.0, 7.4))


def shoulder(s):
    """The half of the back that shows beside the head."""
    bright = s > 0
    return facets(s, (K, [(0, 12), (7, 11.5), (13, 14), (16, 20), (13, 28), (8, 35.5), (0, 37)]), (L if bright else M, [(3, 11.5), (13, 14), (9, 19), (3, 17)]),
                  (mix(M, L, .4 if bright else 0), [(9, 19), (16, 20), (12.4, 28), (6, 26)]), (mix(D, M, .6), [(6, 26), (12.4, 28), (8, 35.5), (3, 33)]))


def arm(s):
    """Pauldron, the fire at the elbow, the forearm, and the head of the ram."""
    b = s > 0
    plate = [(9.5, 16.4), (11.6, 10.8), (17.0, 8.6), (21.8, 12.8), (23.2, 19.2), (20.4, 24.8), (14.6, 25.6), (10.2, 21.8)]
    fore = [(13.6, 26.8), (20.8, 25.8), (23.6, 31), (23.8, 39), (12.0, 39), (12.2, 32)]
    ram = [(11.4, 39.6), (23.8, 39.6), (24.6, 43.6), (22.8, 48.2), (12.4, 48.2), (10.4, 43.6)]
    out = poly(turned([(14.2, 23.6), (20.6, 23), (21.4, 27.4), (13.8, 28.4)], s), FIRE) + poly(turned([(15.4, 25.6), (19.8, 25.2), (20.0, 26.3), (15.4, 26.7)], s), HOT)
    inner = facets(s, (L if b else mix(D, M, .7), [(13, 27), (21, 25.6), (19.6, 31.4), (14.4, 32)]), (H if b else M, [(20.8, 25.6), (24, 31), (19.6, 31.4)]),
                   (L if b else mix(M, L, .35), [(19.6, 31.4), (24, 31), (24, 40), (20.2, 40)]), (M if b else mix(D, M, .6), [(14.4, 32), (19.6, 31.4), (20.2, 40), (14, 40)]))
    out += lit(straight(turned(fore, s)), D, RIM, -.3 if b else .3, .15, inner)
    c = (16.4, 16.6)
    tones = [L, H, mix(H, "#ffc27a", .25), H, L, M, D, M] if b else [M, L, mix(L, H, .6), L, M, mix(D, M, .5), D, mix(D, M, .6)]
    out += lit(straight(turned(plate, s)), D, RIM, -.25 * s, .5, fan(s, plate, c, tones))
    out += poly(turned([(14.2, 13.8), (18.6, 12.8), (20.4, 16.8), (18.4, 20.6), (14.4, 20.8), (12.8, 17.2)], s), mix(M, L, .5) if b else M)
    out += poly(turned([(14.2, 13.8), (18.6, 12.8), (20.4, 16.8), (16.4, 16.8)], s), mix(L, H, .5) if b else mix(M, L, .5))
    # two old blows on the plate
    out += poly(turned([(20.8, 17.6), (22.0, 16.6), (17.2, 22.8), (16.8, 22.2)], s), K) + poly(turned([(21.4, 18.6), (21.9, 18.2), (18.4, 22.8), (18.2, 22.6)], s), FIRE)
    bones = [BONE_MID, BONE, "#fff3da", BONE, BONE_MID, BONE_DARK] if b else [BONE_DARK, BONE_MID, BONE_MID, BONE_DARK, BONE_DARK, "#6f4538"]
    out += fan(s, ram, (17.0, 43.2), [bones[1], bones[2], bones[3], bones[4], bones[5], bones[0]])
    face = [(14.0, 41.6), (20.4, 41.6), (21.8, 44), (20.4, 46.6), (14.4, 46.6), (12.8, 44)]
    out += poly(turned(face, s), BONE if b else BONE_MID) + poly(turned([(14.0, 41.6), (20.4, 41.6), (21.8, 44), (17, 43.8)], s), "#fff3da" if b else mix(BONE, BONE_MID, .5))
    out += path(straight(turned([(16.4, 41.8), (17.2, 43.6), (16.2, 44.8), (17, 46.4)], s), False), stroke=BONE_DARK, stroke_width=".28")
    out += poly(turned([(11.2, 37.6), (24.0, 37.6), (24.4, 40.4), (10.8, 40.4)], s), K) + poly(turned([(11.2, 37.6), (24.0, 37.6), (24.05, 38.1), (11.15, 38.1)], s), H)
    for x in (13.2, 16.2, 19.2, 22.2):
        out += poly(turned([(x - .6, 39.2), (x, 38.5), (x + .6, 39.2), (x, 39.9)], s), RIM if b else H)
    return out


def breastplate():
    out = poly([(-9, 27), (9, 27), (8, 34), (4, 38.6), (0, 40.4), (-4, 38.6), (-8, 34)], K)
    for s in (-1, 1):
        b = s > 0
        for k, (y, w) in enumerate(((30.4, 8.6), (33.4, 7.6), (36.2, 5.4))):
            out += poly(turned([(.4, y + 1.6), (w, y - .6), (w - .6, y + 1.9), (.4, y + 3.9)], s), (L, M, mix(D, M, .7))[k] if b else (M, mix(D, M, .7), D)[k])
            out += poly(turned([(.4, y + 1.1), (w, y - 1.1), (w, y - .5), (.4, y + 1.8)], s), FIRE if k else HOT)
    return out + poly([(-.45, 31), (.45, 31), (.3, 40), (-.3, 40)], FIRE)


def head(crowned=True):
    jaw = [(-7.6, 22.4), (7.6, 22.4), (8.0, 27.0), (5.4, 31.6), (1.6, 33.4), (-1.6, 33.4), (-5.4, 31.6), (-8.0, 27.0)]
    out = lit(straight(jaw), "#1f0c11", RIM, 0, -.4, facets(1, (M, [(0, 34), (0, 30.4), (5.4, 29.6), (8, 26), (6, 32)])) + facets(-1, (mix(D, M, .6), [(0, 34), (0, 30.4), (5.4, 29.6), (8, 26), (6, 32)])))
    out += poly([(-6, 24), (6, 24), (5.2, 28.6), (2.4, 30.2), (-2.4, 30.2), (-5.2, 28.6)], "#c93a1c") + poly([(-3.4, 25), (3.4, 25), (2.6, 28), (-2.6, 28)], FIRE) + poly([(-1.8, 25.6), (1.8, 25.6), (1.2, 27.2), (-1.2, 27.2)], HOT)
    for x, y, h, w in ((-5.0, 29.8, 5.6, 1.1), (5.2, 29.6, 4.4, 1.1), (-2.2, 30.6, 2.0, .9), (.4, 30.8, 2.6, .9), (2.6, 30.5, 1.6, .8)):
        out += poly([(x - w, y), (x + w, y), (x + (.5 if x > 0 else -.5), y - h)], BONE) + poly([(x - w, y), (x - w * .2, y), (x + (.5 if x > 0 else -.5), y - h)], BONE_MID)
    skull = [(0, 15), (7, 15.5), (8.8, 19.4), (7.6, 24.4), (4.4, 26.2), (0, 25.2), (-4.4, 26.2), (-7.6, 24.4), (-8.8, 19.4), (-7, 15.5)]
    inner = facets(1, (L, [(2.4, 16), (9, 17), (9, 20), (7.6, 24.6), (3.4, 22)]), (M, [(3.4, 22), (7.6, 24.4), (4.4, 26.4), (0, 25.4), (0, 23.4)]), (H, [(0, 15), (2.4, 16), (3.4, 22), (0, 23)]))
    inner += facets(-1, (M, [(2.4, 16), (9, 17), (9, 20), (7.6, 24.6), (3.4, 22)]), (mix(D, M, .6), [(3.4, 22), (7.6, 24.4), (4.4, 26.4), (0, 25.4), (0, 23.4)]), (L, [(0, 15), (2.4, 16), (3.4, 22), (0, 23)]))
    out += lit(straight(skull), D, RIM, -.3, .3, inner)
    for x, y, h in ((-4.6, 26.0, 2.0), (-1.8, 25.4, 1.4), (2.0, 25.4, 2.2), (5.2, 25.8, 1.5)):
        out += poly([(x - .9, y - .2), (x + .9, y - .2), (x + .1, y + h)], BONE)
    for s in (-1, 1):
        out += poly(turned([(2.2, 20.0), (6.8, 17.2), (7.4, 18.8), (3.6, 21.0)], s), K) + poly(turned([(2.9, 19.9), (6.6, 18.0), (6.6, 19.0), (3.8, 20.4)], s), HOT)
        out += poly(turned([(1.2, 23.2), (2.6, 22.4), (2.4, 23.8)], s), K)
    return out + (crown() if crowned else "")


def crown():
    """The brow: one slab of bone, notched by use, cracked down the middle."""
    shape = [(-10.0, 17.8), (-11.4, 8.2), (-7.8, 11.6), (-6.6, 4.4), (-3.6, 10.4), (-2.6, 8.8), (-1.0, 9.8), (.2, 8.9), (1.8, 11.8), (4.6, 2.4), (6.8, 11.0), (10.6, 6.6), (10.0, 17.4),
             (6.4, 17.0), (2.4, 19.4), (0, 17.8), (-2.4, 19.4), (-6.4, 17.2)]
    out = poly(shape, BONE)
    out += facets(1, (BONE_MID, [(-10, 17.8), (-10.5, 14.2), (0, 14.8), (10.2, 14), (10, 17.4), (6.4, 17), (2.4, 19.4), (0, 17.8), (-2.4, 19.4), (-6.4, 17.2)]), (BONE_DARK, [(-10, 17.8), (-11.4, 8.2), (-9.2, 13.2), (-8.6, 17.4)]),
                  (BONE_MID, [(-7.8, 11.6), (-6.6, 4.4), (-6.2, 13)]), (BONE_MID, [(1.8, 11.8), (4.6, 2.4), (4.2, 13)]), (BONE_MID, [(6.8, 11), (10.6, 6.6), (8.6, 13)]),
                  (BONE_DARK, [(-3.6, 10.4), (-2.6, 8.8), (-1.0, 9.8), (.2, 8.9), (1.8, 11.8), (-1, 12)]), ("#fff3da", [(6.8, 11), (10.6, 6.6), (10.2, 12), (8.4, 12.6)]), ("#fff3da", [(4.6, 2.4), (6.8, 11), (5, 12)]))
    return out + path("M-1 11.6L0 13.6L-.9 15L.3 17.9", stroke=BONE_DARK, stroke_width=".34")


def picture():
    sky = contours(38.6, 27, IRON, 21, 1.12, .95, [58, 50, 43, 36.6, 31, 26, 21.4, 17, 12.6], edge="#ffd28c")
    far = island(18.6, 12.6, 9, 4.2, 5, "#8a3023", "#702620", "#54191c") + poly([(17, 12.4), (17, 9.6), (17.8, 9.6), (17.8, 8.8), (18.6, 8.8), (18.6, 9.6), (19.6, 9.6), (19.6, 12.4)], "#54191c")
    far += poly([(18.0, 11.2), (18.0, 10.4), (18.6, 10.4), (18.6, 11.2)], "#ffc069")
    far += ridge([(-6, 40), (2, 36.5), (7, 38.2), (13, 33.6), (17, 38.6), (22, 40.2), (30, 42), (45, 42.4), (52, 39.4), (57, 37.2), (62, 32.6), (70, 36)], "#a8392a")
    mid = ridge([(-6, 44), (4, 41), (10, 43.4), (18, 44.4), (28, 45.6), (36, 44.8), (46, 45.6), (54, 43.2), (70, 42.5)], "#5f1c1a")
    mid += "".join(cloud(x, y, w, h, c, s, opacity=.9) for x, y, w, h, c, s in ((20, 50, 14, 3, "#8a3023", 3), (40, 50, 16, 3, "#a8432a", 5)))
    light = rays(54.3, 48, [(-168, 2, 13, 5), (-148, 2, 8, 6), (-24, 2, 9, 6)], "#ffd28c", .9) + rays(22.7, 48, [(-156, 2, 9, 6), (-30, 2, 8, 6), (-12, 2, 13, 5)], "#ffd28c", .9)
    beast = "".join(shoulder(s) for s in (-1, 1)) + poly([(-9, 32), (9, 32), (8, 38), (0, 41), (-8, 38)], K) + leg(-1) + leg(1) + breastplate() + arm(-1) + arm(1) + head()
    subject = placed(beast, 38.5, 2.2, .94)
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((11, 51.4, 16, 2.6, "#d9713a", 13), (46, 51.4, 16, 2.6, "#d9713a", 15)))
    front += shards([(28.0, 44.0, 1.0), (46.6, 43.6, .8), (30, 46.6, .6), (44.2, 46.4, 1.1), (26.8, 40.6, .5), (48.2, 39.8, .45), (13.4, 41.2, .7)], "#6a2320", "#f0813c", "#2c0d14", 12)
    front += rock([(-5, 58), (-4, 46.5), (1, 44.6), (7, 46.8), (11, 50.2), (15, 58)], "#16070d", "#7e2a20", "#0b0308") + rock([(58, 58), (60.5, 51.4), (64, 49.2), (70, 48.6), (70, 58)], "#16070d", "#7e2a20", "#0b0308")
    front += motes(9, (16, 10, 60, 34), "#ffd28c", 6, avoid=((37.6, 22, 23),))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
