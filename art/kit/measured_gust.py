"""Measured Gust. The blue ram let go, so hard that its head is out of the picture; a small glider behind it has counted the wind."""
import math

from brushes import disc, line, lit, mix, oval, path, placed, poly, smooth
from places import cloud, contours, island, motes, sheet
from skyfolk import curl, strip
from stormling import BLUE, COBALT, GOLD, NAVY, NIGHT, PALE, RIM, fleece_edge, head, hoof, horn, tier, tuft
from stormling import curl as lock

CARD = "RR-014"
ALT = "A cobalt ram bolts forward on three bands of wind, head down and horns in front, while a small glider behind holds up a gauge."

FLEECE = [(9.6, 27.6), (12.4, 23.4), (17.4, 21.2), (22.6, 19.8), (28.0, 17.6), (33.6, 16.0), (39.4, 16.2), (44.6, 18.8), (48.0, 23.4), (48.6, 29.4), (47.2, 35.2), (43.6, 39.4), (38.4, 39.6), (33.0, 37.0), (27.4, 35.4), (21.6, 35.4), (15.6, 34.8), (10.8, 32.2)]


def fleece():
    """The same cloud, drawn out long."""
    inner = poly([(2, 32), (52, 31), (52, 46), (2, 46)], NIGHT)
    inner += tier([(4, 30), (10, 30.6), (16.4, 30.4), (23, 31.2), (30, 33.0), (37, 34.6), (43, 32.4), (50, 29)], mix(COBALT, NAVY, .35))
    inner += tier([(4, 27), (11, 26.8), (17.6, 26), (24.4, 26.4), (31, 28.6), (38, 29.0), (44, 26.8), (51, 24)], mix(COBALT, BLUE, .3))
    inner += tier([(6, 24), (14, 23.6), (20.4, 22.6), (27, 22.6), (33.4, 23.4), (39.8, 23.2), (45, 21.6), (51, 20)], mix(BLUE, PALE, .25))
    inner += tier([(10, 22.6), (18, 20.6), (25.4, 19.6), (32.4, 19.6), (39.4, 19.4), (47, 17)], PALE)
    inner += tier([(26, 18.4), (32.4, 17.6), (38, 17.4), (44, 16)], "#e3effa")
    for x, y, r, turn, tone in ((17.6, 29.2, 1.6, 2.2, BLUE), (36.4, 31.8, 1.9, 2.4, BLUE), (28.4, 25.2, 1.8, 2.8, PALE), (41.6, 25.2, 1.7, 2.6, PALE), (36.2, 21.6, 1.6, 2.8, "#e3effa")):
        inner += lock(x, y, r, turn, tone, .5)
    return lit(fleece_edge(FLEECE, .34), NIGHT, RIM, .3, .4, inner)


def limb(points, foot, far=False):
    """A leg at the gallop, in one curve, and its hoof."""
    x, y, turn = foot
    count = len(points) // 2
    glint = "" if far else line([(a, b - .1) for a, b, *_ in points[1:count]], BLUE, .24)
    return path(smooth(points), NIGHT if far else NAVY) + glint + placed(hoof(far), x, y, 1.1, turn)


def behind():
    """All of the ram that stays within the window."""
    out = limb([(13, 28), (10.0, 33.4), (7.6, 36.0), (3.2, 37.4), (3.0, 39.0), (8.4, 38.8), (12.6, 37.4), (19, 33)], (2.8, 38.2, 86), True)
    out += path(smooth([(11, 24.6), (7, 22.2), (3.4, 22.6, 1), (5.4, 25.4), (4.2, 27.4, 1), (8, 28.6), (11, 29)]), NAVY)
    out += limb([(12, 30), (12.2, 36.2), (10.4, 40.6), (5.6, 44.0), (6.6, 45.6), (13.0, 42.8), (17.4, 39.0), (23, 34)], (5.4, 45.2, 62))
    return out + fleece()


def before():
    """What has gone through it: head, horn and the feet that reach out."""
    return head() + horn(46.4, 29.0) + tuft()


def reach():
    """The two fore legs, stretched out in front."""
    out = limb([(40, 33), (46.6, 38.4), (52.0, 41.0), (57.6, 40.8), (57.8, 42.4), (51.6, 43.4), (44.6, 41.6), (38, 39)], (58.2, 41.4, -84), True)
    return out + limb([(37, 34), (42.6, 40.0), (48.4, 43.8), (54.6, 46.0), (54.2, 47.6), (47.2, 46.4), (40.0, 42.8), (34, 38)], (55.2, 47.2, -76))


def put(body):
    return placed(body, 15.0, 8.6, .73)


def checker():
    """A beginner of a glider with large ears, a gauge of three brass cups on a stick in its paw."""
    out = poly([(-4.6, -1.4), (0, -3.6), (1.8, 3.6), (-2.6, 3.4)], "#1f7f88") + poly([(4.6, -1.4), (0, -3.6), (-1.8, 3.6), (2.6, 3.4)], "#49b0ab") + "".join(line([(0, -3), (x, 1.6)], GOLD, .2) for x in (-2.6, 2.6))
    out += path(smooth([(-1.9, -1.4), (0, -3.2), (1.9, -1.4), (2.1, 2.6), (0, 4.2), (-2.1, 2.6)]), "#dcab6c") + path(smooth([(-1.1, -.8), (0, -1.6), (1.1, -.8), (1.3, 2.4), (0, 3.8), (-1.3, 2.4)]), "#fff3d8")
    for s in (-1, 1):
        out += path(smooth([(s * .8, -5.2, 1), (s * 2.6, -9.4), (s * 5.4, -10.4, 1), (s * 5.0, -7.0), (s * 2.2, -4.0, 1)]), "#a5713d") + path(smooth([(s * 1.4, -5.2), (s * 3.0, -8.4), (s * 4.9, -9.7), (s * 3.6, -6.4)]), "#f0b49a")
    out += disc(0, -4.2, 2.7, "#dcab6c") + path(smooth([(-2.1, -3.4), (0, -4.4), (2.1, -3.4), (1.4, -1.8), (-1.4, -1.8)]), "#fff3d8") + disc(-1.0, -4.6, .62, "#0b2f40") + disc(1.1, -4.6, .62, "#0b2f40") + disc(-.8, -4.8, .2, "#fff") + disc(1.3, -4.8, .2, "#fff") + oval(0, -3.1, .5, .36, "#0b2f40")
    out += line([(1.6, -.4), (3.4, -1.2), (4.4, -2.4)], "#dcab6c", 1.0) + line([(4.5, -1.2), (4.7, -8.6)], "#7c531a", .5)
    for a in (-158, -30, 84):
        x, y = 4.7 + math.cos(math.radians(a)) * 2.7, -8.8 + math.sin(math.radians(a)) * 1.5
        out += line([(4.7, -8.8), (x, y)], "#7c531a", .36) + disc(x, y, 1.15, GOLD) + path(f"M{x:.2f} {y - 1.15:.2f}A1.15 1.15 0 0 1 {x:.2f} {y + 1.15:.2f}Z", "#a8741f")
    return out + disc(4.7, -8.8, .55, "#7c531a")



def picture():
    sky = contours(55, 34, ["#0f4a63", "#1a6f8b", "#2f8a9e", "#5aa9b4", "#8fcbc9", "#c9e8d8", "#f0efc9", "#ffe9a8"], 44, 1.2, .9, [58, 48, 39.4, 31.8, 25, 19, 13.8, 9.2], edge="#ffffff")
    far = island(22.6, 18.2, 6.4, 3.0, 4, "#5fa9b2", "#1d6a80", "#155a70", "#e9f7f2") + island(44.6, 16.6, 4.6, 2.2, 6, "#86bdbc", "#65a3a8", "#4f939d", "#fff3c8")
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((8, 50.4, 26, 4.2, "#2f8a9e", 3), (30, 51.8, 30, 4.6, "#5aa9b4", 8)))
    # three bands of wind, curled once round where they begin, that have the ram between them
    wind = []
    for x, y, rise, r in ((23.0, 24.0, -6.2, 2.3), (18.8, 33.2, -1.6, 2.3), (33.4, 44.8, -.8, 2.0)):
        spine = curl(x, y - r + .4, r, 90, 1.02, .85, .1, 10)[::-1] + [(x + 5, y + rise * .2, .95), (x + 12, y + rise * .8, .85), (x + 21, y + rise * 1.1, .1)]
        wind.append(strip([(u, v + .5, w * 1.15) for u, v, w in spine], "#17607a", 30) + strip(spine, "#fdfff6", 30))
    subject = put(reach() + behind() + before())
    front = wind[1] + placed(checker(), 26.6, 48.2, .66, -6)
    front += "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((8, 57, 22, 4.2, "#eef8ee", 12), (33, 57.6, 26, 4, "#dff1e4", 14)))
    front += motes(5, (22, 36, 40, 42), "#ffffff", 9, size=(.15, .3))
    return sheet(ALT, sky=sky, far=far, mid=mid + wind[0] + wind[2], subject=subject, front=front)


def over():
    return sheet(ALT, subject=put(reach()), front=put(before()))
