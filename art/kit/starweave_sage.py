"""Starweave Sage. Nima full face, six wings hung with a sky of her own weaving, the antennae a crown with a star between."""
import math
import random

from brushes import disc, line, lit, mirrored, mix, path, placed, smooth, star
from nima import CREAM, DEEP, GOLD, IVORY, PALE, VIOLET, antenna, body
from places import cloud, contours, island, sheet

CARD = "S-STARWEAVE-SAGE"
ALT = "Nima, grown vast, faces us with six wings woven full of stars; her feathered antennae hold a bright star like a crown."

NIGHT, BLUE = "#141c3f", "#243a6e"


def side(points, s):
    return points if s > 0 else mirrored(points)


def upper(s):
    """The great forewing: ivory along its arm, violet at its edge, and the night let into the middle of it."""
    edge = [(1, -1, 1), (4, -8), (9.4, -14), (16, -18), (24.6, -20.6, 1), (25.4, -16), (24, -12), (25.6, -8.4, 1), (22.4, -5.2), (22.6, -1.8, 1), (18.4, -.4), (16.4, 2.2, 1), (10, 2), (4, 2.6)]
    pane = [(4.6, -2.6, 1), (7.2, -8), (11.8, -12.4), (17.4, -15.4), (22.4, -16.8, 1), (21.8, -12.6), (21.2, -9.4), (19.6, -5.8), (16, -2.8), (10, -1)]
    inner = path(smooth(side([(25, -22), (23.6, -16), (22.6, -11.6), (22.6, -8), (19.8, -4.4), (16.6, -1.2), (9, 1), (5, 4), (20, 4), (28, -6), (28, -22)], s)), VIOLET)
    inner += path(smooth(side([(26, -20), (24.8, -15), (23.6, -11), (23.8, -7.8), (21, -4), (19.6, -.8), (15, 1), (10, 4), (22, 4), (28, -8)], s)), DEEP)
    inner += path(smooth(side(pane, s)), NIGHT) + path(smooth(side([(6, -4), (9, -8.6), (14, -12.4), (19.6, -15), (19, -10), (15, -5.4), (10, -2.6)], s)), BLUE)
    inner += "".join(line([(s * 3, -1.6), (s * (x * .5 - .4), y * .54 - .6), (s * x, y)], GOLD, .26) for x, y in ((22.6, -17), (21.6, -10), (17, -3.4)))
    return lit(smooth(side(edge, s)), IVORY if s > 0 else mix(IVORY, PALE, .2), "#ffffff", -.2 * s, .5, inner)


def middle(s):
    edge = [(1, 0, 1), (7, .6), (14, 2), (20.4, 2.6), (25.4, 5.4, 1), (22.4, 8), (22, 12, 1), (17.6, 11.8), (14.4, 14, 1), (9, 10), (3.4, 6)]
    inner = path(smooth(side([(26, 4), (20.4, 5.4), (18.8, 9.4), (13, 11), (8, 9), (12, 16), (28, 14)], s)), VIOLET) + path(smooth(side([(27, 5), (21.6, 6.6), (20, 10.4), (14.4, 12.6), (10, 11), (13, 18), (28, 14)], s)), DEEP)
    inner += path(smooth(side([(6, 2.6, 1), (12.6, 3.6), (19, 5, 1), (17, 8.6), (12.4, 9.6), (8.4, 7, 1)], s)), NIGHT)
    return lit(smooth(side(edge, s)), CREAM if s > 0 else mix(CREAM, PALE, .3), "#ffffff", -.2 * s, .45, inner)


def lower(s):
    """Hindwing with its tail, longer now."""
    edge = [(.8, 2, 1), (5.4, 4), (10, 8), (12.6, 13), (11.8, 17), (13.8, 21.6), (18.4, 24.6, 1), (13, 25.2), (9.2, 22), (7.4, 17), (4.4, 12), (1.6, 8)]
    inner = path(smooth(side([(11, 7), (9.4, 11), (8.6, 15), (10, 20), (18.4, 25), (20, 20), (14, 8)], s)), VIOLET) + path(smooth(side([(12, 8), (11, 12), (10, 16), (11.6, 20.4), (18.4, 25), (20, 20), (14, 8)], s)), DEEP)
    return lit(smooth(side(edge, s)), IVORY if s > 0 else mix(IVORY, PALE, .3), "#ffffff", -.2 * s, .45, inner)


def woven():
    """The sky in the wings: the same stars left and right, joined differently; she keeps both accounts."""
    out = ""
    spots = [(9.4, -6.2), (12.6, -9.6), (16.6, -11.4), (20.0, -14.2), (18.6, -8.2), (14.2, -5.4), (10.4, 5.6), (14.4, 6.0), (17.0, 6.2)]
    for s, joins in ((1, ((0, 1), (1, 2), (2, 3), (2, 4), (4, 5), (6, 7), (7, 8))), (-1, ((0, 5), (5, 4), (4, 2), (5, 1), (2, 3), (6, 7), (7, 8)))):
        for a, b in joins:
            (x, y), (u, v) = spots[a], spots[b]
            out += path(f"M{s * x} {y}L{s * u} {v}", stroke="#cfc4ff", stroke_width=".17")
        for k, (x, y) in enumerate(spots):
            out += star(s * x, y, (1.25, .9, 1.15, .95, 1.2, .9, .95, .7, .8)[k], "#fff6dc", .26)
        r = random.Random(5)
        for _ in range(11):
            x, y = r.uniform(8.6, 20), r.uniform(-14, -3)
            if y > -x * .8 + 1 and y < -x * .3 + 1.2:
                out += disc(s * x, y, r.uniform(.14, .26), "#fff6dc")
    return out


def shawl():
    """Threads from wing to wing under the ruff, weighted with lights, and the round chart on her breast."""
    out = ""
    for k, (w, drop) in enumerate(((12.4, 10.2), (9.4, 7.6))):
        points = [(-w, 2.2 - k * 2.4), (-w * .5, drop * .78), (0, drop), (w * .5, drop * .78), (w, 2.2 - k * 2.4)]
        out += line(points, GOLD, .3)
        for j in range(9):
            t = -1 + j / 4
            x, y = w * t * .94, drop - (drop - 2.2 + k * 2.4) * abs(t * .94) ** 2
            if j % 2 == 0:
                out += disc(x, y + .3, .46, "#fff3c8")
            else:
                out += star(x, y + .4, .8, GOLD, .3)
    return out


def crown():
    """Antennae, and the star they hold; a ring of smaller ones."""
    out = placed(antenna(), 0, -1.2, 1.04, 6) + placed(antenna(), 0, -1.2, 1.04, -6, True)
    out += disc(0, -17.4, 3.4, "#fff3cf", .2) + disc(0, -17.4, 2.4, "#fff3cf", .4)
    for k in range(-2, 3):
        if k:
            a = math.radians(-90 + k * 24)
            out += star(math.cos(a) * 8.6, -10.2 + math.sin(a) * 8.2, .85, GOLD, .28)
    return out + star(0, -17.4, 4.2, GOLD, .22) + star(0, -17.4, 2.2, "#ffffff", .3)


def sage():
    out = ""
    for part in (lower, middle, upper):
        out += part(-1) + part(1)
    return out + woven() + placed(body(), 0, 0, 1.16) + shawl() + crown()


def picture():
    sky = contours(37.6, 25, ["#0a2638", "#0d3248", "#12445c", "#1a5a72", "#2a7d94", "#5aa9b4", "#9ad2cf", "#dcefdc"], 88, 1.0, 1.02, [60, 51.4, 43.6, 36.4, 29.8, 23.6, 17.6, 11.6], .03, "#dff6ee")
    far = island(19, 41, 8, 3.8, 4, "#1f6178", "#184f66", "#103d52", "#8fd0cf") + island(58, 38.4, 7, 3.2, 9, "#2a7188", "#1f5d75", "#154a60", "#8fd0cf")
    r = random.Random(12)
    for _ in range(34):
        x, y = r.uniform(13, 64), r.uniform(3, 44)
        if math.hypot(x - 37.6, y - 25) > 19:
            far += star(x, y, r.uniform(.25, .7), "#e8fff4", .25) if r.random() < .5 else disc(x, y, r.uniform(.14, .26), "#e8fff4")
    far += line([(19, 40.6), (27, 44), (38, 45), (50, 43), (58, 38.2)], "#ffe9a6", .2, opacity=.8)
    # the loom: threads let down from the edge of the sky
    far += "".join(path(f"M{37.6 + s * x} -3L{37.6 + s * x} {y}", stroke="#e8fff4", stroke_width=".12", opacity=.7) + star(37.6 + s * x, y + .6, .8, "#fff6dc", .28) for s in (-1, 1) for x, y in ((21.6, 20.4), (24.4, 27.4), (17.4, 6.4)))
    mid = cloud(-6, 47, 32, 5, "#14506a", 3) + cloud(40, 46.4, 32, 5, "#1a5a72", 8) + cloud(16, 49.4, 44, 4.4, "#2a7d94", 5)
    front = cloud(-8, 53.6, 30, 5, "#8cc7c5", 12) + cloud(48, 52, 26, 4.6, "#a9d6d4", 17)
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=placed(sage(), 37.6, 26, .93), front=front)


def over():
    return sheet(ALT, subject=placed(crown(), 37.6, 26, .93))
