"""Starfall. A star that has let go: it drops from the upper right on a cold tail, and one who made a wish has stayed where it was."""
import math
import random

from brushes import blob, disc, group, mix, placed, poly, star
from gorequill import head, leg, trunk, wheel
from places import cloud, contours, island, rays, rock, sheet

CARD = "TC-002"
ALT = "A great white star falls through the round window on a long blue tail and bursts over a quilled beast on a rock."

HIT, TURN = (27.4, 37.6), 131
NIGHT = ["#061826", "#0a2437", "#0f3a52", "#1c5f78", "#3f93a4", "#8fd0cb", "#e6f3da"]


def tail():
    """Folded paper, not fire: straight blades that run to one point far behind; the axis runs to the right, the star is at the origin."""
    out = ""
    for half, far, tone in ((7.4, 41, "#0c2f48"), (6.2, 45, "#195f86"), (4.6, 40, "#3f9fbf"), (3.0, 47, "#9fdfe0"), (1.5, 39, "#fdfff4")):
        out += poly([(1.2, -half * .5), (-2.4, -half), (-far, -.12), (-far, .12), (-2.4, half), (1.2, half * .5)], tone)
        out += poly([(1.2, 0), (-far, .12), (-2.4, half), (1.2, half * .5)], mix(tone, "#0c2f48", .3))
    # two blades that come loose
    for side in (-1, 1):
        out += poly([(-5, side * 7.0), (-9.6, side * 9.0), (-27, side * 6.2), (-9, side * 6.4)], "#195f86") + poly([(-5, side * 7.0), (-9.6, side * 9.0), (-21, side * 7.2)], "#3f9fbf")
        out += poly([(-20, side * 4.6), (-23, side * 6.0), (-38, side * 3.2)], "#9fdfe0")
    return out


def fallen():
    """The star itself: eight rays with a bright and a dark side."""
    out = ""
    for k, (r, tone) in enumerate(((5.6, "#7fd0d8"), (8.6, "#fffdf0"))):
        ring = []
        for i in range(8):
            a = math.radians(45 * i + (22.5 if k == 0 else 0))
            ring.append((math.sin(a) * (r if i % 2 == 0 else r * .3), -math.cos(a) * (r if i % 2 == 0 else r * .3)))
        out += poly(ring, tone)
    for k in range(4):
        a = math.radians(90 * k)
        tip, side = (math.sin(a) * 8.6, -math.cos(a) * 8.6), (math.sin(a + .785) * 2.58, -math.cos(a + .785) * 2.58)
        out += poly([(0, 0), tip, side], "#f3c34b")
    return out + disc(0, 0, 1.5, "#fffdf0")


def beast():
    """Gorequill from its first card, its forefeet giving way."""
    far = leg([(24, 43), (30, 43), (30.4, 46.4), (31.4, 48.6), (25.6, 48.6), (25.4, 46)], True) + leg([(38, 44), (43, 43.6), (45.6, 46.2), (49, 48.6), (42.4, 48.8), (40, 46)], True)
    near = leg([(15.4, 42.6), (22.8, 41.4), (23.6, 46.0), (25.0, 49.4), (17.0, 49.4), (17.6, 46.4)], False) + leg([(32.6, 42.6), (39.4, 41.4), (42.0, 45.4), (46.6, 49.4), (38.2, 49.6), (35.2, 46.2)], False)
    return far + wheel() + trunk() + near + placed(head(), 0, 0, 1, 0)


def picture():
    x, y = HIT
    sky = contours(x + 1, y + 4, NIGHT, 27, 1.12, 1.0, [48, 40, 33, 27, 21.6, 16.6, 12, 7.4], .045, "#9fe0d8")
    sky += "".join(star(px, py, s, "#dff3ea", .2) for px, py, s in ((22.4, 19.6, .9), (33.6, 14.8, .6), (18.4, 27.6, .5), (50.4, 39.4, .8), (46.2, 44.6, .5), (27.6, 23.6, .5), (52.2, 30.6, .5), (25.2, 15.8, .45)))
    far = group(island(47.6, 33.4, 7, 3.2, 3, "#2a6f84", "#1f5d73", "#154a60", "#7fc0be"), island(20.4, 23.4, 5.6, 2.6, 6, "#24627a", "#1a5068", "#123e54"), opacity=".95")
    far += poly([(46.6, 33.2), (46.6, 31.4), (47.6, 30.4), (48.6, 31.4), (48.6, 33.2)], "#123e54") + poly([(47.3, 32.6), (47.3, 31.8), (47.9, 31.8), (47.9, 32.6)], "#ffe9a6")
    # two small ones that go the same way
    for px, py, long, s in ((45.2, 24.4, 11, 1.5), (20.0, 31.4, 8, 1.1)):
        a = math.radians(TURN + 180)
        far += poly([(px, py - .3), (px + math.cos(a) * long, py + math.sin(a) * long), (px + .4, py + .3)], "#8fd6d8", opacity=.75) + star(px, py, s, "#f3fbf0", .26)
    mid = rock([(18, 60), (18.6, 52.4), (21.6, 49.6), (27, 48.4), (35.4, 48.2), (41.4, 49.4), (45, 52.6), (47.6, 60)], "#17405a", "#4f9fac", "#081c2c")
    mid += "".join(cloud(px, py, w, h, c, s) for px, py, w, h, c, s in ((8, 52.4, 15, 4, "#10344a", 5), (41, 53.4, 18, 4.6, "#10344a", 9)))
    light = "".join(blob([(x + math.cos(t / 24 * 6.2832) * r, y + math.sin(t / 24 * 6.2832) * r * .98) for t in range(24)], "#e6f3da", opacity=op) for r, op in ((11.4, .22), (8.2, .34)))
    subject = placed(beast(), 15.8, 29.2, .43)
    front = "".join(poly([(px, py), (px + math.cos(t) * 3.2 - math.sin(t) * .4, py + math.sin(t) * 3.2 + math.cos(t) * .4), (px + math.cos(t) * 3.2 + math.sin(t) * .4, py + math.sin(t) * 3.2 - math.cos(t) * .4)], "#cfa57c") for px, py, t in ((19.6, 35.2, .9), (18.0, 41.0, .2), (36.6, 34.6, 2.6)))
    front += "".join(cloud(px, py, w, h, c, s) for px, py, w, h, c, s in ((9, 57.8, 24, 4.4, "#0a2437", 12), (32, 58.6, 26, 4.2, "#0a2437", 14)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)


def over():
    """What leaves the window: the star on its tail, sparks, the flash below."""
    x, y = HIT
    turn = math.radians(TURN)
    out = rays(x, y, [(a, 4, far, 3.2) for a, far in ((20, 9.4), (52, 8), (84, 10.4), (118, 8.4), (150, 10.8), (184, 8.6), (216, 10), (-112, 8)) if a != 52], "#fdfff4")
    out += placed(tail(), x, y, .8, TURN) + placed(fallen(), x, y, .84, 12)
    r = random.Random(14)
    for _ in range(24):
        far, side = r.uniform(6, 32), r.uniform(-6.4, 6.4)
        px, py = x - math.cos(turn) * far - math.sin(turn) * side, y - math.sin(turn) * far + math.cos(turn) * side
        size, tone = r.uniform(.18, .6), r.choice(["#fff3cf", "#9fe0e0", "#f3c34b"])
        if py > 13.5 and px < 58:
            out += poly([(px, py - size), (px + size * .8, py), (px, py + size), (px - size * .8, py)], tone)
    return sheet(ALT, subject=out)
