"""Skara. Knees like a row of pointed arches, and a mouth that closes like a trap with its teeth on the outside."""
from brushes import disc, lit, mix, placed, poly, shards, straight
from places import IRON, contours, island, motes, ridge, rock, sheet

CARD = "IM-002"
ALT = ""

K, D, M, L, H, RIM = "#17090e", "#2a1016", "#54201f", "#8a3826", "#c25a2f", "#ffc27a"
BONE, BONE_MID, BONE_DARK, FIRE, HOT = "#f8e8ca", "#cfa57c", "#8f604a", "#ff7a2e", "#ffd877"


def leg(hip, knee, claw, thick, far=False):
    """Up to the knee in one straight member, down in another, and a claw that stands on its point."""
    (hx, hy), (kx, ky), (cx, cy) = hip, knee, claw
    s = 1 if kx > hx else -1
    ax, ay = kx + (cx - kx) * .66 + .8 * s, ky + (cy - ky) * .66
    base = "#8f3521" if far else D
    out = poly([(hx - thick * s, hy + .6), (kx - thick * .55 * s, ky + thick * .5), (kx + thick * .2 * s, ky - thick * .2), (kx + thick * .5 * s, ky + thick * 1.3), (hx + thick * .9 * s, hy + thick)], base)
    if not far:
        out += poly([(hx - thick * s, hy + .6), (kx - thick * .55 * s, ky + thick * .5), (kx + thick * .1 * s, ky + thick * .7), (hx, hy + thick * .8)], M if s > 0 else L)
    shin = [(kx - thick * .6 * s, ky + thick * .5), (kx - thick * .1 * s, ky - thick * 1.5), (kx + thick * .7 * s, ky + thick * .1), (ax + thick * .42 * s, ay), (ax - thick * .34 * s, ay + thick * .2)]
    if far:
        out += poly(shin, base) + poly([shin[1], shin[2], (kx + thick * .35 * s, ky + thick * .4)], H)
    else:
        middle = ((kx + ax) / 2 + thick * .06 * s, (ky + ay) / 2)
        out += lit(straight(shin), D, RIM, -.3, .2, poly([shin[1], shin[2], shin[3], middle, (kx, ky + thick * .2)], H if s > 0 else M)
                   + poly([shin[0], shin[1], (kx, ky + thick * .2), middle, shin[4]], mix(D, M, .5) if s > 0 else L))
        out += poly([(kx - .5, ky + .4), (kx, ky - .6), (kx + .5, ky + .4), (kx, ky + 1.4)], FIRE)
    out += poly([(ax - thick * .6 * s, ay - thick * .2), (ax + thick * .7 * s, ay - thick * .5), (ax + thick * .55 * s, ay + thick * .7), (cx, cy), (ax - thick * .4 * s, ay + thick * .7)], "#a8613f" if far else BONE_MID)
    if not far:
        out += poly([(ax + thick * .1 * s, ay - thick * .3), (ax + thick * .7 * s, ay - thick * .5), (ax + thick * .55 * s, ay + thick * .7), (cx, cy)], BONE)
    return out


def trunk():
    """Abdomen with its ridge, then the shoulders: one low wedge pointing at the prey."""
    outline = [(14.8, 25.6), (16.2, 20.6), (20.6, 17.4), (25.6, 17.6), (30.4, 20.6), (34.6, 20.4), (40.6, 19.4), (46.6, 20.6), (49.4, 25), (48.0, 31.4), (42.6, 34.4), (36.0, 33.8), (30.6, 31.2), (26.0, 34.2), (20.4, 34.4), (16.4, 31)]
    inner = poly([(14.6, 25.6), (16.2, 20.4), (20.6, 17.2), (20.2, 23.4)], L) + poly([(20.6, 17.2), (25.6, 17.4), (26.4, 22.6), (20.2, 23.4)], H) + poly([(25.6, 17.4), (30.4, 20.6), (30.2, 25.6), (26.4, 22.6)], L)
    inner += poly([(20.2, 23.4), (26.4, 22.6), (26.8, 28.6), (21.4, 29.4)], M) + poly([(14.4, 25.6), (20.2, 23.4), (21.4, 29.4), (16.2, 31)], mix(D, M, .6)) + poly([(26.4, 22.6), (30.2, 25.6), (30.6, 31.4), (26.8, 28.6)], mix(D, M, .5))
    inner += poly([(30.4, 20.6), (34.6, 20.2), (37.4, 25), (31.4, 27)], M) + poly([(34.6, 20.2), (40.6, 19.2), (42.6, 24.2), (37.4, 25)], L) + poly([(40.6, 19.2), (46.6, 20.4), (49.6, 25), (42.6, 24.2)], H)
    inner += poly([(31.4, 27), (37.4, 25), (37.6, 31.6), (31, 31.4)], mix(D, M, .5)) + poly([(37.4, 25), (42.6, 24.2), (43, 31), (37.6, 31.6)], M)
    for k, (x, y) in enumerate(((18.6, 31.0), (21.0, 31.6), (23.4, 31.4))):
        inner += poly([(x - .1, y - 4.6), (x + .6, y - 4.8), (x + .9, y), (x + .3, y + .6)], FIRE if k != 1 else HOT)
    return lit(straight(outline), D, RIM, -.25, .45, inner)


def fang(root, tip, width, up):
    """A fang on the outside of the lip, half of it in shadow; the root sits in a dark gum."""
    (x, y), (tx, ty) = root, tip
    bend = (x * .4 + tx * .6 + (.5 if up else .35), y * .4 + ty * .6)
    out = poly([(x - width, y), (bend[0] - width * .55, bend[1]), (tx, ty), (bend[0] + width * .5, bend[1]), (x + width, y)], BONE)
    return out + poly([(x - width, y), (bend[0] - width * .55, bend[1]), (tx, ty), (x - width * .1, y)], BONE_MID)


def head():
    """Skull and jaw of nearly one size, closed; the fangs of each run past the other's edge."""
    jaw = [(41.4, 27.6), (45.0, 31.4), (50.4, 33.6), (56.4, 34.4), (60.4, 33.6), (60.2, 37.0), (56.6, 40.6), (50.0, 40.8), (43.8, 37.4), (40.4, 32.4)]
    out = lit(straight(jaw), D, RIM, -.25, -.35, poly([(41, 28), (45, 31.4), (46, 36), (42, 35)], mix(D, M, .6)) + poly([(45, 31.4), (56.4, 34.4), (55.4, 38), (46, 36)], M)
              + poly([(56.4, 34.4), (60.8, 33.4), (60.4, 37.2), (55.4, 38)], L) + poly([(46, 36), (55.4, 38), (56.6, 41), (49, 41)], mix(D, M, .4)))
    out += poly([(44.4, 29.0), (60.6, 30.8), (60.6, 34.0), (56.2, 34.8), (50.2, 34.0), (45, 31.8)], K) + poly([(45.8, 29.6), (60.0, 31.6), (59.6, 32.6), (50.0, 32.0)], FIRE)
    skull = [(40.6, 27.4), (41.4, 20.6), (45.0, 15.6), (49.6, 14.6), (52.2, 18.4), (56.2, 21.4), (60.4, 25.6), (61.4, 29.6), (59.4, 31.8), (53.6, 31.0), (47.6, 30.2), (44.0, 31.0)]
    inner = poly([(40.4, 27), (41.4, 20.4), (45, 15.4), (46.4, 21.4)], M) + poly([(45, 15.4), (49.6, 14.4), (52.2, 18.4), (46.4, 21.4)], L) + poly([(52.2, 18.4), (56.2, 21.2), (60.6, 25.6), (53.6, 24.8)], H)
    inner += poly([(60.6, 25.6), (61.6, 29.8), (59.4, 32), (54.6, 28.2), (53.6, 24.8)], L) + poly([(46.4, 21.4), (52.2, 18.4), (53.6, 24.8), (48, 26.4)], M) + poly([(48, 26.4), (53.6, 24.8), (54.6, 28.2), (53, 31.2), (47.6, 30.4)], mix(M, L, .35))
    inner += poly([(40.4, 27), (46.4, 21.4), (48, 26.4), (47.6, 30.4), (44, 31.2)], mix(D, M, .4))
    out += lit(straight(skull), D, RIM, -.35, .35, inner)
    # swept horn, brow, four eyes in a row
    out += poly([(42.6, 20.2), (36.6, 15.6), (33.8, 9.8), (39.4, 13.2), (46.6, 15.8)], BONE_MID) + poly([(36.6, 15.6), (33.8, 9.8), (39.4, 13.2), (46.6, 15.8), (42.8, 17.6)], BONE)
    out += poly([(46.6, 19.6), (52.0, 20.6), (55.4, 24.0), (54.0, 24.8), (49.0, 22.8)], K)
    for x, y, w in ((48.6, 21.3, 1.0), (50.6, 22.1, 1.2), (52.8, 23.3, .95)):
        out += poly([(x - w, y - .5), (x + w * .4, y - .4), (x + w, y + .5), (x - w * .2, y + .5)], HOT)
    out += disc(60.0, 27.2, .5, K)
    # the mesh: lower fangs up over the skull, upper fangs down over the jaw
    for root, tip, w in (((46.6, 33.4), (47.0, 26.4), .95), ((50.6, 34.8), (51.4, 25.4), 1.15), ((54.8, 35.4), (55.8, 26.6), 1.1), ((58.8, 34.8), (60.4, 24.4), 1.25)):
        out += poly([(root[0] - w * 1.5, root[1] + .9), (root[0] - w, root[1] - .7), (root[0] + w, root[1] - .7), (root[0] + w * 1.5, root[1] + .9)], K) + fang(root, tip, w, True)
    for root, tip, w in (((44.8, 29.8), (45.0, 35.4), .85), ((48.6, 29.6), (49.2, 38.8), 1.15), ((52.8, 30.4), (53.2, 40.4), 1.2), ((56.9, 30.8), (57.6, 42.8), 1.4)):
        out += poly([(root[0] - w * 1.5, root[1] - .9), (root[0] + w * 1.5, root[1] - .9), (root[0] + w, root[1] + .7), (root[0] - w, root[1] + .7)], K) + fang(root, tip, w, False)
    return out


def picture():
    sky = contours(47, 24, IRON, 44, 1.15, .92, [56, 47.5, 40, 33.4, 27.6, 22.4, 17.6, 13, 8.8], edge="#ffd28c")
    far = island(20.6, 12.4, 8.6, 3.8, 8, "#8a3023", "#702620", "#54191c") + poly([(19.4, 12.2), (20.4, 8.6), (21.8, 12.2)], "#54191c") + poly([(20.2, 11.4), (20.4, 10.6), (20.7, 11.4)], "#ffc069")
    far += ridge([(-6, 38), (4, 35), (9, 37.4), (14, 33.4), (19, 36), (28, 34.6), (35, 37.4), (46, 35.6), (54, 38.4), (62, 34.2), (70, 37)], "#a8392a")
    mid = ridge([(-6, 43), (6, 41.2), (14, 43.2), (24, 41.6), (36, 43.4), (48, 42.2), (58, 43.6), (70, 41)], "#6d211d") + ridge([(-6, 47.4), (10, 46.4), (24, 47.6), (40, 46.8), (56, 47.8), (70, 46.6)], "#3c1016")
    far_legs = (((27, 30), (20.6, 12.0), (19.0, 45), 1.2), ((31, 29), (31.6, 10.0), (28.6, 44.8), 1.2), ((36, 28), (44.4, 9.4), (41.4, 44.6), 1.2), ((42, 27), (56.4, 12.2), (58.6, 45.4), 1.3))
    near_legs = (((26, 30), (17.6, 20.6), (15.2, 47.6), 1.9), ((28.4, 30.4), (25.6, 14.6), (22.6, 48), 2.1), ((34.0, 30), (38.0, 13.0), (35.0, 48), 2.1), ((38, 29.4), (50.4, 9.8), (50.2, 48), 2.1))
    subject = "".join(leg(*spots, far=True) for spots in far_legs) + placed(trunk(), 10.4, 10.4, .72) + "".join(leg(*spots) for spots in near_legs)
    subject += placed(head(), 8.2, 5.4, .86)
    front = shards([(60.6, 45.6, .8), (52, 46.8, .6), (19.6, 46.8, .7)], "#6a2320", "#f0813c", "#2c0d14", 4)
    front += rock([(-5, 58), (-4, 45.5), (1, 43.6), (7, 46.8), (12, 50.2), (15, 58)], "#16070d", "#7e2a20", "#0b0308") + rock([(52, 58), (56, 52), (60.5, 50.4), (64, 47.2), (70, 46.6), (70, 58)], "#16070d", "#7e2a20", "#0b0308")
    front += motes(6, (46, 7, 61, 22), "#ffd28c", 6, avoid=((50, 16, 6), (56, 14, 3)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
