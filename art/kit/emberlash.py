"""Emberlash. A lean nose in the wind, and over it a tail like a question mark with a live coal for its dot."""
import math

from brushes import along, disc, line, path, poly
from carve import BONE, limb, loft, seam
from places import contours, island, ridge, rock, sheet

CARD = "IM-010"
ALT = "By night a lean hunter lifts its nose to the wind, and its long plated tail curls overhead with a live coal at the end."

NIGHT = ["#150911", "#220d15", "#3a121b", "#5c1a1e", "#8a2821", "#c24a28", "#f08a3d"]
COAT = ["#10060b", "#1d0b11", "#34131a", "#541d1e", "#883422", "#d9692f"]
DARK = ["#0d050a", "#150910", "#220e15", "#31131a", "#45191c", "#5f2420"]
COAL = (42.2, 27.4)
TAIL = [(24.6, 39.0, 3.0), (18.6, 35.4, 2.9), (16.8, 27.8, 2.8), (20.8, 19.8, 2.6), (29.8, 15.6, 2.4), (39.6, 15.4, 2.15), (47.6, 18.2, 1.9), (50.6, 24.0, 1.65), (47.6, 28.6, 1.4), (43.4, 28.2, 1.1)]


def toward(x, y):
    """The light as the coal gives it at a place."""
    dx, dy = COAL[0] - x, COAL[1] - y
    size = math.hypot(dx, dy) or 1
    return (dx / size, dy / size, .5)


def tail():
    """Plates that overlap like blades, each with a barb on the outside of the curl."""
    out, count = "", 26
    for k in range(count):
        t0, t1 = k / count, min(1, (k + 1.75) / count)
        x0, y0, a0, w0 = along(TAIL, t0)
        x1, y1, a1, w1 = along(TAIL, t1)
        xm, ym, am, wm = along(TAIL, (t0 + t1) / 2)
        n0, n1, nm = ((-math.sin(a), math.cos(a)) for a in (a0, a1, am))
        # the curl turns clockwise: its outside is on the left of the way
        outer = [(x0 - n0[0] * w0 * .8, y0 - n0[1] * w0 * .8), (xm - nm[0] * wm * 1.05, ym - nm[1] * wm * 1.05), (x1 - n1[0] * w1 * 1.75, y1 - n1[1] * w1 * 1.75)]
        ridge_ = [(x0, y0), (xm, ym), (x1 - n1[0] * w1 * .1, y1 - n1[1] * w1 * .1)]
        inner = [(x0 + n0[0] * w0 * .8, y0 + n0[1] * w0 * .8), (xm + nm[0] * wm * .86, ym + nm[1] * wm * .86), (x1 + n1[0] * w1 * .62, y1 + n1[1] * w1 * .62)]
        bright = 1 - math.dist((xm, ym), COAL) / 46
        out += loft([(0, outer), (wm * .9, ridge_), (0, inner)], COAT, toward(xm, ym), .2 + .12 * bright, "#ffb765" if bright > .45 else "#e8703c", .8, .04)
    return out


def coal():
    x, y = COAL
    ring = [(x - 3.0, y + .9), (x - 2.2, y - 2.0), (x + .6, y - 2.9), (x + 2.9, y - 1.0), (x + 2.2, y + 1.9), (x - .6, y + 2.8)]
    out = poly(ring, "#ff8a3a") + poly([ring[1], ring[2], ring[3], (x, y)], "#ffd877") + poly([ring[4], ring[5], ring[0], (x, y)], "#f2602a")
    out += poly([(x - 1.3, y + .3), (x - .5, y - 1.3), (x + 1.2, y - .7), (x + .9, y + .9), (x - .5, y + 1.3)], "#fff3cf")
    return out + line([(x - 2.6, y + .8), (x - 1.2, y + .6), (x - .8, y + 2.2)], "#8a2821", .3) + line([(x + .9, y - 2.6), (x + 1.4, y - 1.2), (x + 2.6, y - .8)], "#8a2821", .26)


def sparks():
    """It drips."""
    out = ""
    for x, y, s in ((41.0, 31.6, .55), (43.4, 33.0, .4), (40.4, 34.6, .32), (44.6, 30.6, .3), (38.4, 29.6, .34), (37.4, 25.2, .28), (46.0, 33.8, .25), (36.4, 32.2, .22), (38.9, 22.8, .22)):
        out += poly([(x, y - s * 1.7), (x + s, y), (x, y + s), (x - s, y)], "#ffe08a")
    return out


def leg(spine, far=False):
    x, y = spine[1][0], spine[1][1]
    return limb(spine, DARK if far else COAT, toward(x, y), 0 if far else .24, .8, .1, "#ffb765")


def toes(x, y, far=False):
    return "".join(poly([(x + d, y), (x + d + .5, y - 1.1), (x + d + 1.7, y)], DARK[4] if far else BONE[3]) for d in (-.6, .7, 1.9))


def trunk():
    top = [(21.6, 40.8), (24.2, 37.4), (28.6, 36.2), (33.6, 36.6), (38.2, 37.2), (41.8, 35.8), (44.6, 33.0), (47.0, 30.8)]
    mid = [(22.2, 42.0), (25.4, 40.4), (29.6, 39.2), (34.0, 39.8), (39.2, 40.0), (43.0, 38.4), (46.0, 35.4), (48.4, 32.8)]
    low = [(23.0, 43.8), (27.2, 43.0), (31.4, 41.6), (35.4, 42.6), (40.2, 44.4), (44.2, 42.4), (47.4, 38.4), (49.6, 34.6)]
    out = loft([(0, top), ([.6, 1.8, 2, 1.8, 2.2, 2.4, 1.8, 1.2], mid), (0, low)], COAT, (.35, -.8, .45), .4, "#ffb765")
    for k, (x, y) in enumerate(((26.6, 36.6), (29.6, 36.2), (32.8, 36.6), (36.0, 37.0), (39.2, 36.9), (42.0, 35.5))):
        out += poly([(x - 1.2, y + .5), (x - 1.5, y - 1.4 - .2 * (k % 2)), (x + 1.4, y + .3)], COAT[3]) + poly([(x - 1.5, y - 1.4 - .2 * (k % 2)), (x + 1.4, y + .3), (x, y + .4)], COAT[5])
    return out + seam([(38.8, 42.0), (40.4, 40.2), (42.6, 40.0)], .26) + seam([(36.8, 41.0), (38.0, 39.6), (39.8, 39.4)], .2)


def head():
    """Narrow, all nose, tipped back into the wind; nostrils wide and the eye nearly shut with pleasure."""
    jaw = [[(48.0, 34.6), (51.6, 33.0), (55.6, 30.4)], [(49.0, 35.2), (52.2, 33.6), (55.6, 30.9)], [(49.6, 36.2), (53.0, 34.4), (55.8, 31.4)]]
    out = loft([(0, jaw[0]), (.6, jaw[1]), (0, jaw[2])], DARK, toward(50, 33), 0)
    top = [(45.6, 33.4), (46.4, 30.6), (48.6, 28.8), (51.2, 28.0), (54.2, 26.2), (57.0, 24.4), (58.4, 24.4)]
    mid = [(47.4, 34.4), (48.6, 32.2), (50.2, 30.6), (52.4, 29.4), (54.8, 27.6), (57.4, 25.6), (58.9, 25.4)]
    low = [(48.4, 35.8), (50.0, 34.6), (51.8, 33.2), (53.8, 31.6), (55.8, 29.8), (57.8, 27.6), (58.8, 26.6)]
    out += loft([(0, top), (1.3, mid), (0, low)], COAT, (-.55, -.62, .5), .3, "#ffb765")
    out += poly([(57.6, 24.4), (58.9, 24.2), (59.6, 25.4), (58.8, 26.8), (58.0, 25.6)], "#0d050a") + disc(58.5, 25.0, .22, "#ff8a3a")
    out += line([(50.2, 31.0), (51.4, 30.2), (52.6, 30.0)], "#0d050a", .62) + line([(50.8, 31.0), (51.9, 30.5), (52.5, 30.5)], "#ffd877", .3)
    for x, y in ((54.0, 31.6), (56.2, 29.6)):
        out += poly([(x - .6, y), (x + .5, y + 1.5), (x + .5, y - .6)], BONE[4])
    # ears laid flat along the neck
    return out + poly([(47.4, 30.0), (42.6, 29.8), (40.4, 31.6), (44.4, 32.6), (47.0, 32.4)], COAT[2]) + poly([(47.4, 30.0), (42.6, 29.8), (40.4, 31.6), (45, 31.2)], COAT[5])


def wind():
    """What it smells, as three thin lines that end at the nose."""
    out = ""
    for pts, op in (([(69, 19.6), (65, 21.6), (62.4, 21.4), (60.6, 23.2)], .8), ([(69, 24.4), (65.4, 25.2), (63, 24.2), (61, 25.0)], .8), ([(69, 29.4), (65, 28.6), (62.6, 27.0), (60.8, 26.6)], .6)):
        out += line(pts, "#f08a3d", .26, opacity=op)
    return out


def picture():
    sky = contours(*COAL, NIGHT, 38, 1.15, .95, [54, 46, 38.6, 32, 26, 20.6, 15.8, 11.6, 7.8], edge="#ff9a4a")
    far = island(57.4, 18.0, 7.4, 3.0, 5, "#4a171c", "#3a121b", "#2a0d15") + poly([(56.4, 17.8), (57.2, 15.0), (58.2, 17.8)], "#2a0d15") + poly([(57.0, 17.2), (57.2, 16.4), (57.5, 17.2)], "#ffb765")
    far += "".join(disc(x, y, r, "#ffcf9a", .8) for x, y, r in ((27.4, 21.2, .26), (33.6, 24.0, .2), (15.4, 19.6, .24), (24.0, 28.6, .2), (55.0, 21.6, .2), (60.4, 33.6, .22), (29.6, 29.4, .18)))
    far += ridge([(-6, 41), (4, 38.4), (9, 40.2), (15, 36.4), (20, 40.6), (30, 42.4), (44, 43), (53, 41), (60, 37.4), (70, 40)], "#54191f")
    # a fight on the far slope that is nearly over: small fires
    far += "".join(disc(x, y, r, c) for x, y, r, c in ((60.6, 40.2, .5, "#ff7a2e"), (57.8, 41.2, .35, "#ffd877"), (62.4, 41.4, .4, "#ffb765"))) + path("M60.6 39.6C60.2 37 61.6 35.4 61 33", stroke="#45191c", stroke_width=".5")
    mid = ridge([(-6, 46), (8, 45), (20, 46), (34, 46.2), (48, 46.4), (58, 45.4), (70, 45)], "#7a2823")
    mid += poly([(14, 50), (22, 47.6), (34, 46.9), (46, 47.2), (56, 48.4), (62, 50)], "#a03a28") + poly([(26, 49.4), (32, 47.8), (38, 47.2), (46, 47.5), (51, 48.8), (44, 49.8)], "#cf5a30") + ridge([(-6, 50.2), (14, 49.9), (34, 50), (54, 49.9), (70, 50)], "#12060c")
    subject = leg([(29.2, 41.4, 2.0), (27.0, 45.2, 1.2), (29.4, 48.2, .8), (30.6, 49.6, .9)], True) + toes(30.2, 50.2, True)
    subject += leg([(43.6, 41.6, 1.7), (47.8, 43.4, 1.2), (49.0, 46.2, .8), (48.4, 47.8, .8)], True) + poly([(47.6, 47.2), (49.2, 47.2), (50.2, 48.8), (48.4, 48.6)], DARK[4])
    subject += tail() + trunk()
    subject += leg([(26.0, 40.2, 3.2), (23.6, 43.6, 2.0), (22.2, 45.6, 1.2)]) + leg([(22.2, 45.0, 1.2), (24.2, 47.8, .95), (25.0, 49.7, 1.0)]) + toes(24.6, 50.3)
    subject += leg([(41.6, 40.2, 2.4), (42.0, 44.4, 1.4), (42.8, 47.8, .95), (43.2, 49.8, 1.0)]) + toes(42.8, 50.3) + head() + coal() + sparks()
    light = "".join(disc(*COAL, r, "#ffb765", op) for r, op in ((6.6, .2), (4.9, .35)))
    front = wind() + rock([(-5, 58), (-4, 48.5), (1, 46.6), (6, 49.2), (11, 52.6), (14, 58)], "#0d040a", "#3a121b", "#070205") + rock([(55, 58), (58, 53.4), (62, 51.8), (66, 49.6), (70, 49), (70, 58)], "#0d040a", "#3a121b", "#070205")
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
