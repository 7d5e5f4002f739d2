"""Gorequill. A wedge of a head under half a wheel of bone quills, all of them raked forward."""
import math

from brushes import disc, lit, mix, placed, poly, shards, straight
from places import contours, island, motes, ridge, rock, sheet

CARD = "IM-003"
ALT = "A low, wedge-headed beast snarls forward under half a wheel of bone quills that are white at the tip and red at the root."

OCHRE = ["#3b1c14", "#6d381d", "#a3602a", "#d18d3c", "#efb760", "#fbdb92", "#fff2c6"]
K, D, M, L, H, RIM = "#17090e", "#2a1016", "#54201f", "#8a3826", "#c25a2f", "#ffc27a"
BONE, BONE_MID, BONE_DARK, FIRE, HOT = "#f8e8ca", "#cfa57c", "#8f604a", "#ff7a2e", "#ffd877"


def quill(x, y, turn, long, wide, bright):
    """A quill from its glowing root: red, then horn, then bone; half of it in shadow. Turn 0 points right, -90 up."""
    a = math.radians(turn)

    def at(u, v):
        bow = .06 * long * math.sin(u * 3.14)
        return x + math.cos(a) * u * long - math.sin(a) * (v * wide - bow), y + math.sin(a) * u * long + math.cos(a) * (v * wide - bow)

    tones = (FIRE, "#b5532f", BONE_MID, BONE) if bright else ("#8c2a1c", "#6d2a20", "#93624a", "#b98f6c")
    cuts = (0, .26, .42, .6, 1)
    out = ""
    for k in range(4):
        u, v = cuts[k], cuts[k + 1]
        w0, w1 = 1 - u * .72, (1 - v * .72) if v < 1 else 0
        ring = [at(u, -w0), at(v, -w1), at(v, w1), at(u, w0)]
        out += poly(ring, tones[k]) + poly([at(u, .0), at(v, 0), at(v, w1), at(u, w0)], mix(tones[k], "#2a0f0d", .34))
    return out


def wheel():
    """Two rows like spokes, the far one dark; every quill leans the way the head points, the front ones most."""
    out = ""
    for x, y, turn, long in ((17.6, 35.2, -100, 14), (20.4, 32.6, -94, 15.6), (23.4, 30.8, -86, 16), (26.6, 29.6, -78, 16.4), (30, 29.0, -69, 17), (33.6, 28.8, -59, 17.4), (37.2, 29.6, -47, 17), (40.4, 31.4, -34, 15.6)):
        out += quill(x, y, turn, long, 1.2, False)
    for x, y, turn, long in ((16.0, 37.4, -103, 13.6), (19.0, 34.6, -97, 16), (22.0, 32.2, -90, 17.4), (25.2, 30.6, -82, 17.8), (28.6, 29.6, -73.5, 18.2), (32.2, 29.2, -64, 18.8), (35.8, 29.8, -53, 19.2), (39.2, 31.2, -40, 18.4), (42.2, 33.6, -25, 15.6)):
        out += quill(x, y, turn, long, 1.45, True)
    return out


def leg(points, far):
    if far:
        return poly(points, K)
    a, b, c = points[0], points[1], points[2]
    return lit(straight(points), D, RIM, -.3, .25, poly([a, b, c, ((a[0] + c[0]) / 2, c[1])], L) + poly([b, c, points[3], ((a[0] + c[0]) / 2, c[1])], M))


def trunk():
    outline = [(13.4, 43.0), (14.6, 37.4), (18.4, 32.6), (24.2, 28.8), (31.0, 27.2), (38.0, 28.4), (43.0, 32.4), (45.4, 38), (44.0, 43.4), (38, 45.8), (28, 45.6), (20, 46), (15.4, 45.8)]
    inner = poly([(13, 43), (14.6, 37.2), (18.4, 32.4), (20.4, 38.4)], M) + poly([(18.4, 32.4), (24.2, 28.6), (27.4, 34.4), (20.4, 38.4)], L) + poly([(24.2, 28.6), (31, 27), (33.4, 33.6), (27.4, 34.4)], H)
    inner += poly([(31, 27), (38, 28.2), (40, 35), (33.4, 33.6)], L) + poly([(20.4, 38.4), (27.4, 34.4), (28, 41.4), (21, 43)], M) + poly([(27.4, 34.4), (33.4, 33.6), (35, 40.4), (28, 41.4)], mix(M, L, .5)) + poly([(33.4, 33.6), (40, 35), (41, 41.6), (35, 40.4)], M)
    inner += poly([(13, 43), (20.4, 38.4), (21, 43), (18, 46.4)], mix(D, M, .5))
    for x, y in ((21.4, 34.4), (25.4, 32.2), (29.6, 31), (34, 31.4), (24, 37), (29.4, 35.6), (34.4, 36.2), (19, 38.6)):
        inner += poly([(x - .9, y + .5), (x + .2, y - .7), (x + 1.1, y + .3), (x + .1, y + 1)], FIRE)
    return lit(straight(outline), D, RIM, -.2, .45, inner)


def head():
    """The wedge: low, long, its brow one line from the neck to the nose."""
    jaw = [(40.6, 42.0), (46.0, 43.4), (52.4, 44.4), (58.8, 45.0), (56.6, 47.6), (49.6, 48.2), (43.0, 47.2)]
    out = lit(straight(jaw), "#1f0c11", RIM, 0, -.3, poly([(43, 47.4), (46, 44.6), (53, 45.6), (50, 48.4)], M))
    out += poly([(44.6, 42.0), (58.4, 42.6), (58.2, 45.0), (52.0, 44.6), (46, 43.6)], "#a82c18") + poly([(46.4, 42.6), (53, 43.0), (52, 44), (47.4, 43.4)], FIRE)
    for x, y, h in ((48.4, 44.3, 1.6), (51.2, 44.7, 2.2), (54.6, 45.0, 1.5)):
        out += poly([(x - .8, y), (x + .8, y + .1), (x + .4, y - h)], BONE_MID)
    skull = [(38.6, 39.8), (40.6, 34.6), (45.0, 32.6), (49.4, 33.8), (54.6, 37.0), (59.4, 40.8), (60.8, 43.4), (58.6, 44.4), (52.4, 43.6), (47.0, 42.8), (42.6, 44.0)]
    inner = poly([(38.4, 40), (40.6, 34.4), (45, 32.4), (45.4, 37.4)], M) + poly([(45, 32.4), (49.4, 33.6), (52, 38), (45.4, 37.4)], L) + poly([(49.4, 33.6), (54.6, 36.8), (59.6, 40.8), (52, 38)], H)
    inner += poly([(52, 38), (59.6, 40.8), (61, 43.6), (58.6, 44.6), (53.4, 41.2)], L) + poly([(45.4, 37.4), (52, 38), (53.4, 41.2), (52.4, 43.8), (47, 43)], M) + poly([(38.4, 40), (45.4, 37.4), (47, 43), (42.4, 44.2)], mix(D, M, .5))
    out += lit(straight(skull), D, RIM, -.3, .35, inner)
    out += poly([(45.6, 37.4), (50.4, 37.6), (53.0, 39.8), (48.6, 39.6)], K) + poly([(47.4, 38.1), (50.2, 38.2), (51.8, 39.4), (49.2, 39.2)], HOT)
    out += poly([(44.4, 36.2), (49.4, 35.6), (53.4, 39.0), (51.6, 38.6), (48.8, 37.2)], D) + disc(59.2, 41.8, .5, K)
    for x, y, h in ((49.8, 43.2, 1.8), (53.0, 43.8, 1.4), (56.8, 44.2, 3.6)):
        out += poly([(x - .9, y), (x + .9, y + .1), (x + .2, y + h)], BONE)
    # two short horns under the jaw hinge
    return out + poly([(42.4, 40.6), (46.2, 42.0), (47.0, 46.4), (43.4, 44.2)], BONE_MID) + poly([(44.2, 41.2), (46.2, 42), (47, 46.4)], BONE)


def picture():
    sky = contours(40, 28, OCHRE, 71, 1.15, .92, [56, 48, 41, 35, 29.4, 24, 18.8, 13.8, 9], edge="#ffd28c")
    far = island(20.4, 17.8, 8, 3.6, 8, "#8a4a26", "#70391f", "#552918") + poly([(19, 17.6), (19.2, 14.8), (20.2, 16), (21, 13.8), (21.8, 17.6)], "#552918") + poly([(20.1, 17.2), (20.1, 16.6), (20.6, 16.6), (20.6, 17.2)], "#ffc069")
    far += ridge([(-6, 42), (4, 39), (9, 41.4), (14, 37.4), (19, 40), (28, 40.6), (35, 41.4), (46, 40.6), (54, 41.4), (60, 37.2), (70, 40)], "#a8602c")
    mid = ridge([(-6, 46), (6, 44.2), (14, 46.2), (24, 45), (36, 46.4), (48, 45.2), (58, 46.6), (70, 44)], "#70331d") + ridge([(-6, 50), (10, 48.6), (24, 49.4), (40, 48.8), (56, 49.6), (70, 48.6)], "#3c1016")
    legs_far = leg([(24, 43), (30, 43), (30.4, 46.4), (31.4, 48.6), (25.6, 48.6), (25.4, 46)], True) + leg([(38, 44), (43, 43.6), (43.6, 46.6), (45, 48.6), (39.4, 48.6), (39, 46)], True)
    legs = ""
    for pts in ([(15.4, 42.6), (22.8, 41.4), (23.6, 46.0), (25.0, 49.4), (17.0, 49.4), (17.6, 46.4)], [(32.6, 42.6), (39.4, 41.4), (40.0, 46.0), (41.6, 49.4), (33.8, 49.4), (34.2, 46.2)]):
        legs += leg(pts, False)
        x = pts[4][0]
        legs += "".join(poly([(x + k * 2.5, 49.5), (x + k * 2.5 + .9, 47.7), (x + k * 2.5 + 2.1, 48.0), (x + k * 2.5 + 2.7, 49.5)], BONE_MID) for k in range(3))
    beast = legs_far + wheel() + trunk() + legs + head()
    subject = placed(beast, 1.6, .6, .98)
    front = shards([(58, 33, .6), (56.4, 47.6, .7), (30, 48.6, .6), (60.2, 28.4, .4)], "#6a2320", "#f0813c", "#2c0d14", 4)
    front += rock([(-5, 58), (-4, 47.5), (1, 45.6), (7, 48.8), (12, 52), (15, 58)], "#16070d", "#7e2a20", "#0b0308") + rock([(54, 58), (57, 53), (61, 51.4), (64, 48.2), (70, 47.6), (70, 58)], "#16070d", "#7e2a20", "#0b0308")
    front += motes(8, (16, 16, 60, 30), "#ffd28c", 6, avoid=((34, 28, 20),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
