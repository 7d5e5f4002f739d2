"""Measured Gust. A blue ram with its forehead down, shot off like a bolt by three bands of wind; a small glider reads the gauge."""
import math

from brushes import along, disc, line, lit, mix, oval, path, placed, poly, smooth, star
from places import cloud, contours, island, motes, rock, sheet
from skyfolk import curl, strip

CARD = "RR-014"
ALT = "A cobalt ram charges with lowered horns on three bands of wind while a small glider holds up a spinning gauge."

COBALT, DEEP, MIDDLE, PALE, RIM = "#2c5fc0", "#17306f", "#3f7fd6", "#9cc4ec", "#eaf6ff"
HORN, HORN_DARK, HORN_LIGHT, GOLD, INK = "#e8d9b4", "#a48a5e", "#fbf3d8", "#f3c34b", "#0b1f3d"


def leg(points, far):
    if far:
        return path(smooth(points), "#12265a")
    x, y = points[3][:2]
    return lit(smooth(points), COBALT, RIM, -.35, .25, path(smooth([(px - 1.2, py + .3) for px, py, *_ in points]), DEEP))


def horn(dx, dy, far):
    """A ram's horn: back from the brow, down, and well forward again; ridges across it."""
    spine = [(46.4 + dx, 27.6 + dy, 2.7), (43.6 + dx, 24.8 + dy, 2.8), (40.2 + dx, 25.8 + dy, 2.7), (38.8 + dx, 29.6 + dy, 2.6), (40.4 + dx, 33.6 + dy, 2.4), (44.4 + dx, 36.0 + dy, 2.0), (49.2 + dx, 35.6 + dy, 1.5), (53.2 + dx, 32.8 + dy, .8), (55.0 + dx, 30.6 + dy, .1)]
    top, low, mid = [], [], []
    for i in range(23):
        x, y, a, w = along(spine, min(i / 22, .9999))
        top.append((x + math.sin(a) * w, y - math.cos(a) * w))
        low.append((x - math.sin(a) * w, y + math.cos(a) * w))
        mid.append((x + math.sin(a) * w * .1, y - math.cos(a) * w * .1))
    out = path(smooth([*top, *low[::-1]]), HORN_DARK if far else INK)
    if far:
        return out
    inner = [(px + (mx - px) * .16, py + (my - py) * .16) for (px, py), (mx, my) in zip(top, mid, strict=True)]
    other = [(px + (mx - px) * .16, py + (my - py) * .16) for (px, py), (mx, my) in zip(low, mid, strict=True)]
    out += path(smooth([*inner, *other[::-1]]), HORN) + path(smooth([*mid, *inner[::-1]]), HORN_DARK)
    out += path(smooth([*other, *[((a[0] * 2 + b[0]) / 3, (a[1] * 2 + b[1]) / 3) for a, b in zip(other, mid, strict=True)][::-1]]), HORN_LIGHT)
    for i in range(2, 20, 2):
        (ax, ay), (bx, by) = inner[i], other[i]
        nx, ny = mid[min(22, i + 1)]
        out += line([(ax, ay), ((ax + bx) / 2 + (nx - mid[i][0]) * .5, (ay + by) / 2 + (ny - mid[i][1]) * .5), (bx, by)], "#8a7048", .3)
    return out


def fleece(x, y, r, tone, shade):
    """A lock of wool that the wind combs backward: a hook of two curves."""
    return path(smooth([(x + r, y - r * .4), (x, y - r * .9), (x - r * 1.3, y - r * .3), (x - r * 1.9, y + r * .5, 1), (x - r * .8, y + r * .5), (x + r * .3, y + r * .8)]), tone) + line([(x + r * .5, y), (x - r * .3, y - r * .2), (x - r * 1.2, y + r * .3)], shade, .22)


def ram():
    """At full tilt to the right, all four feet off the ground."""
    out = leg([(24.6, 37.4), (28.4, 38.4), (25.0, 42.4), (19.6, 45.2), (16.0, 47.6, 1), (15.0, 46.2, 1), (18.6, 43.0), (22.4, 40.4)], True)
    out += leg([(41.6, 40.0), (46.0, 40.4), (50.0, 42.8), (53.6, 42.2), (55.0, 43.6, 1), (53.8, 44.9, 1), (49.4, 45.2), (44.6, 43.4)], True)
    trunk = [(17.0, 33.0), (17.6, 28.6), (21.6, 25.6), (27.4, 24.6), (33.6, 23.4), (39.2, 22.8), (44.4, 25.0), (46.6, 30.0), (45.8, 36.6), (42.0, 41.0), (36.4, 42.2), (30.0, 40.6), (24.6, 40.6), (19.6, 38.4)]
    inner = path(smooth([(16, 34), (22, 36), (30, 37.4), (38, 37.6), (46, 33), (45, 40), (36, 44), (26, 42), (18, 39)]), DEEP) + path(smooth([(18, 29), (24, 25.6), (33, 24.4), (39, 23), (42, 25), (34, 27.4), (26, 28.6), (20, 30.4)]), MIDDLE)
    out += lit(smooth(trunk), COBALT, RIM, -.3, .45, inner)
    for x, y, r, k in ((24.6, 30.0, 1.9, 1), (29.6, 28.4, 2.0, 2), (34.8, 27.4, 2.1, 2), (39.6, 26.8, 2.0, 1), (21.8, 33.6, 1.8, 0), (27.0, 33.0, 2.0, 1), (32.4, 32.2, 2.1, 1), (37.2, 31.6, 2.1, 0), (25.4, 36.8, 1.8, 0), (30.6, 36.6, 2.0, 0), (36.0, 36.2, 2.0, 0)):
        out += fleece(x, y, r, (mix(COBALT, DEEP, .45), mix(COBALT, MIDDLE, .5), mix(MIDDLE, PALE, .45))[k], (DEEP, DEEP, COBALT)[k])
    # the mane and the tail, torn back
    for x, y, r in ((18.6, 28.2, 2.2), (17.2, 31.4, 2.4), (18.4, 34.8, 1.9)):
        out += fleece(x, y, r, mix(MIDDLE, PALE, .3 if y < 31 else 0), COBALT)
    near_back = [(18.6, 34.6), (25.0, 34.2), (27.4, 38.2), (24.6, 42.2), (19.8, 43.2), (15.6, 46.0), (12.8, 49.6, 1), (11.4, 48.4, 1), (13.2, 43.8), (16.4, 40.4), (17.2, 37.6)]
    out += leg(near_back, False) + poly([(15.0, 45.8), (12.9, 49.8), (11.1, 48.4), (12.4, 45.4)], INK)
    near_front = [(36.4, 36.2), (42.4, 35.6), (45.2, 39.4), (48.4, 42.8), (53.2, 46.4), (56.0, 47.0, 1), (55.6, 49.0, 1), (51.4, 48.8), (45.4, 45.6), (40.4, 42.4), (37.4, 39.6)]
    out += leg(near_front, False) + poly([(53.2, 46.2), (56.4, 46.9), (55.8, 49.2), (52.6, 48.8)], INK)
    out += horn(.6, -2.2, True)
    # an ear below the horn's root, then the long bowed face
    head = [(42.2, 26.2), (45.6, 23.8), (49.6, 24.2), (53.6, 27.0), (57.0, 31.4), (59.2, 36.0), (59.4, 38.6), (58.2, 40.0), (56.6, 40.6, 1), (55.6, 41.2), (53.6, 40.8), (51.0, 38.8), (47.6, 37.0), (43.8, 34.4), (41.6, 30.4)]
    inner = path(smooth([(42, 30), (46, 34.4), (50.6, 36.8), (54.4, 38.6), (57.0, 40.4), (54, 43), (48, 39.6), (42, 35)]), DEEP) + path(smooth([(46, 23), (50.2, 24), (54.6, 27.6), (58.2, 32.4), (60.4, 38), (58.0, 36.8), (55.0, 32.2), (51.4, 28.2), (47, 26)]), PALE)
    inner += path(smooth([(55.4, 36.6), (58, 36.4), (60, 37.6), (59, 41), (55.4, 42), (54.4, 39.2)]), mix(DEEP, INK, .35))
    out += lit(smooth(head), COBALT, RIM, -.3, .4, inner)
    out += path(smooth([(57.2, 37.4, 1), (58.6, 36.9), (58.9, 37.9, 1), (58.0, 38.1)]), INK) + line([(58.7, 38.2), (58.0, 39.3), (56.6, 40.2), (54.8, 39.4)], INK, .26)
    # a short beard, blown back with the rest
    out += path(smooth([(53.8, 40.4, 1), (52.0, 42.2), (49.4, 42.4), (47.4, 44.2, 1), (47.8, 41.8), (49.4, 40.2), (50.6, 38.4, 1)]), PALE) + path(smooth([(52.2, 40, 1), (50.8, 41.2), (48.8, 41.4), (47.4, 44.2, 1), (47.8, 41.8), (49.4, 40.2), (50.6, 38.4, 1)]), MIDDLE)
    out += path(smooth([(48.2, 31.4, 1), (50.6, 30.6), (52.4, 32.7, 1), (50.2, 33.6)]), "#f6f2d8") + disc(51.0, 32.3, .8, INK) + disc(51.3, 32.0, .26, "#ffffff") + path(smooth([(47.2, 29.6, 1), (50.6, 29.2), (53.4, 32.4, 1), (52.6, 32.9, 1), (50.2, 30.9), (47.4, 31.0, 1)]), DEEP)
    return out + horn(0, 0, False)


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
    sky = contours(50, 29, ["#1a6f8b", "#3a92a6", "#66b3bb", "#9ad2cf", "#c9e8d8", "#f0efc9", "#ffe9a8", "#fff6d6"], 44, 1.25, .85, [58, 48, 39.4, 31.8, 25, 19, 13.8, 9.2, 5.4], edge="#ffffff")
    far = island(21.6, 19.6, 7.4, 3.4, 4, "#5fa9b2", "#4b95a2", "#3a8292", "#e9f7f2") + poly([(20.6, 19.4), (20.6, 17.6), (21.6, 16.4), (22.6, 17.6), (22.6, 19.4)], "#2f7488") + poly([(21.2, 18.8), (21.2, 17.9), (21.9, 17.9), (21.9, 18.8)], "#fff3c4")
    far += line([(25.2, 19.8), (34, 21.8), (44, 17.4)], "#ffffff", .2, opacity=.6) + island(45.4, 17.4, 4.6, 2.2, 6, "#86bdbc", "#65a3a8", "#4f939d", "#fff3c8")
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((8, 50, 26, 4.2, "#7cc0c4", 3), (30, 51.4, 30, 4.6, "#4d9fac", 8)))
    # three bands of wind, curled once round where they begin
    wind = ""
    for y, rise, r, dark in ((27.4, 1.4, 2.0, "#1a5f7c"), (32.6, .6, 1.6, "#1a5f7c"), (38.2, -1.4, 2.2, "#1a5f7c")):
        spine = curl(17.6, y - r + .4, r, 90, 1.02, .8, .1, 10)[::-1] + [(22.6, y + .5, .95), (29, y + rise * .6, .9), (36, y + rise, .1)]
        wind += strip([(x, yy + .45, w * 1.15) for x, yy, w in spine], dark, 30) + strip(spine, "#fdfff6", 30)
    subject = placed(ram(), 7.4, 6.6, .75)
    front = wind + placed(checker(), 24.4, 47.6, .74, -6)
    front += "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((8, 56.4, 22, 4.2, "#eef8ee", 12), (33, 57.2, 26, 4, "#dff1e4", 14)))
    front += "".join(poly([(x, y), (x + 1.5, y - .5), (x + 1.1, y + .6)], "#fff6d6") for x, y in ((52, 33.6), (50.6, 26.2), (52.4, 38.8)))
    front += motes(6, (30, 15, 52, 24), "#ffffff", 9, avoid=((46, 17, 4),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
