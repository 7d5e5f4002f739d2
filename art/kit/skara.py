"""Skara. Legs like the arches of a nave, a mouth that closes like a trap with its teeth on the outside, and a small traveller walking underneath."""
import math

from brushes import disc, lit, mix, placed, poly, straight
from carve import BONE as BONES
from carve import IRON_BODY as COAT
from carve import RIGHT as LIGHT
from carve import limb
from lampkin import mouse
from places import contours, island, motes, ridge, rock, sheet

CARD = "IM-002"
ALT = "A fanged hunting beast walks on eight tall arched legs above a lantern mouse at sunset, and the mouse has noticed nothing."

PLUM = ["#2a0f1c", "#4c1a2c", "#7c2a34", "#b84a36", "#ea8446", "#ffc27a", "#ffeabf"]
K, D, M, L, H, RIM = "#17090e", "#2a1016", "#54201f", "#8a3826", "#c25a2f", "#ffc27a"
BONE, BONE_MID, BONE_DARK, FIRE, HOT = "#f8e8ca", "#cfa57c", "#8f604a", "#ff7a2e", "#ffd877"


def leg(hip, knee, foot, thick=1.9, light=LIGHT, far=False):
    """One arch: a broad thigh up to the knee, a shin that narrows, and a claw that stands on its point."""
    (hx, hy), (kx, ky), (fx, fy) = hip, knee, foot
    ax, ay = kx + (fx - kx) * .62, ky + (fy - ky) * .62
    size = math.hypot(kx - hx, ky - hy) or 1
    ux, uy = (kx - hx) / size, (ky - hy) / size
    if far:
        base = "#8a3030"
        out = limb([(hx, hy, thick), (kx - ux * 1.2, ky - uy * 1.2, thick * .7)], [base] * 6, light, 0)
        return out + limb([(kx + ux * thick * .8, ky + uy * thick * .8 - .6, .1), (kx, ky + 1.6, thick * .72), (ax, ay, thick * .5), (fx, fy, .05)], [base] * 6, light, .2, edge="#d9713a")
    shin = limb([(kx + ux * thick * .9, ky + uy * thick * .9 - .9, .1), (kx, ky + thick * .9, thick * .98), ((kx + ax) / 2, (ky + ay) / 2, thick * .8), (ax, ay, thick * .62)], COAT, light, .28, .9, 0, RIM)
    claw = limb([(ax - (fx - ax) * .1, ay - 1.2, thick * .86), (ax + (fx - ax) * .2, ay + (fy - ay) * .2, thick * .74), (ax + (fx - ax) * .62, ay + (fy - ay) * .62, thick * .42), (fx, fy, .04)], BONES, light, .2, .9, 0, "#fffbe8")
    thigh = limb([(hx, hy, thick * 1.15), ((hx + kx) / 2, (hy + ky) / 2, thick * 1.2), (kx - ux * .4, ky - uy * .4 + .4, thick * .7)], COAT, light, .28, .9, 0, RIM)
    return thigh + claw + shin + poly([(kx - .6, ky + thick), (kx, ky + thick - 1.3), (kx + .6, ky + thick), (kx, ky + thick + 1.7)], FIRE)


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


def under_jaw():
    """The lower half of the trap."""
    jaw = [(41.4, 27.6), (45.0, 31.4), (50.4, 33.6), (56.4, 34.4), (60.4, 33.6), (60.2, 37.0), (56.6, 40.6), (50.0, 40.8), (43.8, 37.4), (40.4, 32.4)]
    out = lit(straight(jaw), D, RIM, -.25, -.35, poly([(41, 28), (45, 31.4), (46, 36), (42, 35)], mix(D, M, .6)) + poly([(45, 31.4), (56.4, 34.4), (55.4, 38), (46, 36)], M)
              + poly([(56.4, 34.4), (60.8, 33.4), (60.4, 37.2), (55.4, 38)], L) + poly([(46, 36), (55.4, 38), (56.6, 41), (49, 41)], mix(D, M, .4)))
    return out + poly([(44.4, 29.0), (60.6, 30.8), (60.6, 34.0), (56.2, 34.8), (50.2, 34.0), (45, 31.8)], K) + poly([(45.8, 29.6), (60.0, 31.6), (59.6, 32.6), (50.0, 32.0)], FIRE)


def skull():
    """The upper half, with the swept horn, the brow and the eyes in a row."""
    shape = [(40.6, 27.4), (41.4, 20.6), (45.0, 15.6), (49.6, 14.6), (52.2, 18.4), (56.2, 21.4), (60.4, 25.6), (61.4, 29.6), (59.4, 31.8), (53.6, 31.0), (47.6, 30.2), (44.0, 31.0)]
    inner = poly([(40.4, 27), (41.4, 20.4), (45, 15.4), (46.4, 21.4)], M) + poly([(45, 15.4), (49.6, 14.4), (52.2, 18.4), (46.4, 21.4)], L) + poly([(52.2, 18.4), (56.2, 21.2), (60.6, 25.6), (53.6, 24.8)], H)
    inner += poly([(60.6, 25.6), (61.6, 29.8), (59.4, 32), (54.6, 28.2), (53.6, 24.8)], L) + poly([(46.4, 21.4), (52.2, 18.4), (53.6, 24.8), (48, 26.4)], M) + poly([(48, 26.4), (53.6, 24.8), (54.6, 28.2), (53, 31.2), (47.6, 30.4)], mix(M, L, .35))
    inner += poly([(40.4, 27), (46.4, 21.4), (48, 26.4), (47.6, 30.4), (44, 31.2)], mix(D, M, .4))
    out = lit(straight(shape), D, RIM, -.35, .35, inner)
    out += poly([(42.6, 20.2), (36.6, 15.6), (33.8, 9.8), (39.4, 13.2), (46.6, 15.8)], BONE_MID) + poly([(36.6, 15.6), (33.8, 9.8), (39.4, 13.2), (46.6, 15.8), (42.8, 17.6)], BONE)
    out += poly([(46.6, 19.6), (52.0, 20.6), (55.4, 24.0), (54.0, 24.8), (49.0, 22.8)], K)
    for x, y, w in ((48.6, 21.3, 1.0), (50.6, 22.1, 1.2), (52.8, 23.3, .95)):
        out += poly([(x - w, y - .5), (x + w * .4, y - .4), (x + w, y + .5), (x - w * .2, y + .5)], HOT)
    return out + disc(60.0, 27.2, .5, K)


def lower_fangs():
    """They stand up over the skull when the mouth is shut."""
    out = ""
    for root, tip, w in (((46.6, 33.4), (47.0, 26.4), .95), ((50.6, 34.8), (51.4, 25.4), 1.15), ((54.8, 35.4), (55.8, 26.6), 1.1), ((58.8, 34.8), (60.4, 24.4), 1.25)):
        out += poly([(root[0] - w * 1.5, root[1] + .9), (root[0] - w, root[1] - .7), (root[0] + w, root[1] - .7), (root[0] + w * 1.5, root[1] + .9)], K) + fang(root, tip, w, True)
    return out


def upper_fangs():
    """They hang down over the jaw."""
    out = ""
    for root, tip, w in (((44.8, 29.8), (45.0, 35.4), .85), ((48.6, 29.6), (49.2, 38.8), 1.15), ((52.8, 30.4), (53.2, 40.4), 1.2), ((56.9, 30.8), (57.6, 42.8), 1.4)):
        out += poly([(root[0] - w * 1.5, root[1] - .9), (root[0] + w * 1.5, root[1] - .9), (root[0] + w, root[1] + .7), (root[0] - w, root[1] + .7)], K) + fang(root, tip, w, False)
    return out


def head():
    """Skull and jaw of nearly one size, closed; the fangs of each run past the other's edge."""
    return under_jaw() + skull() + lower_fangs() + upper_fangs()


def picture():
    sky = contours(35, 38, PLUM, 44, 1.3, 1.0, [64, 55, 47, 39.4, 32.4, 26, 20, 14.4, 9], edge="#ffd28c")
    far = ridge([(-6, 42), (4, 39.6), (9, 41.4), (14, 38.4), (24, 41), (35, 42.4), (46, 41.6), (54, 39.4), (60, 41.2), (70, 38)], "#b84a36")
    far += island(54.6, 35.0, 6.4, 2.8, 8, "#a8403a", "#8a3038", "#6d2431") + poly([(53.4, 34.8), (53.4, 32.6), (54.6, 31.4), (55.8, 32.6), (55.8, 34.8)], "#6d2431") + poly([(54.3, 34.4), (54.3, 33.5), (54.9, 33.5), (54.9, 34.4)], "#ffeabf")
    mid = ridge([(-6, 46.2), (8, 45.2), (20, 46.4), (36, 45.8), (52, 46.6), (70, 45.4)], "#7c2a34") + ridge([(-6, 50.4), (12, 49.4), (28, 50.2), (44, 49.6), (58, 50.4), (70, 49.4)], "#2e0d18")
    # the one it walks above has noticed nothing
    light = disc(37.2, 41.8, 6.4, "#ffeabf", .3) + disc(37.2, 41.8, 4.0, "#fff3cf", .5) + placed(mouse(True), 31.4, 37.8, .46)
    far_legs = (((24, 20), (20.4, 7.6), (20.6, 46.6), 1.15), ((29, 20), (31.8, 5.6), (29.4, 47.4), 1.2), ((34, 20), (48.6, 7.0), (51.6, 47.4), 1.2), ((37, 19), (59.0, 13.0), (62.4, 45.4), 1.2))
    near_legs = (((22.4, 22.4), (16.6, 11.0), (15.4, 50.0), 1.6), ((26.6, 23.4), (25.2, 6.6), (24.4, 51.0), 1.7), ((32.6, 23.2), (41.0, 5.4), (46.0, 51.2), 1.8), ((36.4, 21.6), (55.4, 6.8), (59.0, 50.4), 1.75))
    subject = "".join(leg(*spots, far=True) for spots in far_legs) + placed(trunk(), 9.4, 2.4, .66) + "".join(leg(*spots) for spots in near_legs)
    subject += placed(placed(head(), -41, -27), 38.6, 19.0, .76, 16)
    front = rock([(-5, 58), (-4, 46.5), (1, 44.6), (7, 47.8), (11, 51.4), (14, 58)], "#16070d", "#7e2a20", "#0b0308") + rock([(54, 58), (58, 53.4), (62, 52.0), (66, 48.6), (70, 47.6), (70, 58)], "#16070d", "#7e2a20", "#0b0308")
    front += motes(6, (28, 27, 44, 44), "#ffeabf", 6, avoid=((36, 42, 5),))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
