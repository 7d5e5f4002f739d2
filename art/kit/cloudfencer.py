"""Cloudfencer. A crane at the lunge: one wing thrown back like a fencer's arm, the beak the blade."""
import math

from brushes import blob, disc, group, line, lit, mix, num, path, placed, poly, smooth
from places import SKY, cloud, contours, island, sheet

CARD = "WB-006"
ALT = "A white crane lunges on a rock with its beak level like a blade; behind it travelers cross a rope bridge at sunrise."

WHITE, PALE, GREY, NIGHT, BLUE, GOLD, RIM = "#f6f7ea", "#a9cdd3", "#5f98aa", "#123c56", "#2a6fb0", "#f3c34b", "#fff7dc"


def plume(x, y, u, v, wide, fill, bend=.12):
    """A feather from (x, y) to the tip (u, v), bent to one side."""
    dx, dy = u - x, v - y
    long = math.hypot(dx, dy)
    nx, ny = -dy / long, dx / long
    mx, my = x + dx * .5 + nx * long * bend, y + dy * .5 + ny * long * bend
    turns = ((mx + nx * wide - dx * .2, my + ny * wide - dy * .2), (mx + nx * wide * .9 + dx * .25, my + ny * wide * .9 + dy * .25), (u, v),
             (mx - nx * wide * .5 + dx * .2, my - ny * wide * .5 + dy * .2), (mx - nx * wide * .9 - dx * .2, my - ny * wide * .9 - dy * .2), (x, y))
    text = [f"{num(a)} {num(b)}" for a, b in turns]
    return path(f"M{num(x)} {num(y)}C{' '.join(text[:3])}C{' '.join(text[3:])}Z", fill)


def far_wing():
    out = ""
    for k, (x, y) in enumerate(((13.2, -9.5), (16.6, -10.2), (20.2, -9.2), (23.2, -7.2), (25.4, -4.2))):
        out += plume(18.6 + k * .3, 9.5, x, y, 1.15, GREY if k % 2 else mix(GREY, PALE, .35), -.06)
    return out + blob([(16.6, 11), (15.2, 4.4), (17.6, -1.2), (21.4, 1.2), (22.6, 7), (21, 11.5)], mix(GREY, PALE, .5))


def leg(joints, toes, width=1.05):
    """A thin jointed leg; toes are lines from the last joint."""
    out = path("M" + "L".join(f"{num(x)} {num(y)}" for x, y in joints), stroke=NIGHT, stroke_width=num(width), stroke_linejoin="round", stroke_linecap="round")
    return out + "".join(line(points, NIGHT, width * .74) for points in toes)


def tail():
    out = "".join(plume(10.5, 15.6, x, y, 1.1, NIGHT, .12) for x, y in ((.2, 20.6), (1.2, 23.0), (3.4, 24.6)))
    return out + "".join(plume(11, 15, x, y, 1.2, BLUE, .1) for x, y in ((1.0, 17.6), (2.4, 19.8)))


def trunk():
    """Body, neck and head in one curve; the throat mark."""
    edge = smooth([(6.8, 16.4, 1), (9.4, 13.2), (13.6, 11.2), (18, 10.6), (21.6, 9.6), (23.2, 7.2), (23.6, 4.4), (25.2, 1.8), (27.8, .7), (30.2, 1.2), (31.8, 2.5, 1), (31.6, 3.8),
                   (29.6, 4.6), (27.6, 4.8), (26.8, 6.4), (26.6, 9.4), (25.6, 12.8), (23, 15.8), (19.2, 18.4), (14.8, 19.2), (10.4, 18.2)])
    inner = blob([(5, 15.8), (11, 15.6), (17, 15.6), (22, 13), (25.2, 8.8), (25.8, 5.6), (27.8, 4.0), (31, 3.4), (31, 6), (28, 9), (27, 14), (20, 21), (6, 21)], PALE)
    inner += blob([(6, 17.2), (13, 17.6), (19, 16.8), (24, 13.4), (22, 18), (16, 21), (7, 20)], GREY, opacity=.7)
    out = lit(edge, WHITE, RIM, 0, 0, inner)
    return out + blob([(27.6, 3.9), (29.6, 3.4), (31.7, 3.1), (31.7, 3.9), (29.6, 4.7), (27.8, 4.9), (27, 6.6), (26.2, 6.4)], NIGHT)


def face():
    """Beak, eye and crest."""
    out = path("M31.4 2.1L41.6 5.0L31.6 3.9Z", GOLD) + path("M31.5 3.0L41.6 5.0L31.6 3.9Z", mix(GOLD, "#7a4a10", .45))
    out += disc(29.3, 2.5, .5, NIGHT) + disc(29.45, 2.35, .16, WHITE)
    return out + "".join(plume(27.6, 1.2, x, y, .85, c, .13) for x, y, c in ((19.2, -4.4, BLUE), (18.0, -1.6, NIGHT), (19.2, 1.2, BLUE)))


def near_wing():
    """Raised back like a fencer's arm."""
    tips = [(2.6, -9.6), (-1.4, -7.4), (-4.4, -4.0), (-6.2, -.2), (-6.6, 3.8), (-5.4, 7.6)]
    roots = [(12.4, 1.0), (11.2, 2.2), (10.2, 3.8), (9.6, 5.6), (9.4, 7.4), (9.8, 9.2)]
    pairs = list(zip(roots, tips, strict=True))
    out = "".join(plume(a, b, x, y, 1.35, NIGHT, .07) for (a, b), (x, y) in pairs)
    out += "".join(plume(a, b, a + (x - a) * .66, b + (y - b) * .66, 1.25, BLUE, .07) for (a, b), (x, y) in pairs)
    out += "".join(plume(a + 1.6, b + .2, a + (x - a) * .34, b + (y - b) * .34, 1.5, WHITE if k < 3 else PALE, .07) for k, ((a, b), (x, y)) in enumerate(pairs))
    arm = smooth([(20.6, 13.6), (17.8, 9.4), (14.6, 3.6), (13.0, -.4), (11.4, -.6), (10.6, 1.2), (9.8, 4.4), (9.2, 8), (10.4, 10.8), (13.6, 13.2), (17.6, 14.8)])
    return out + lit(arm, WHITE, RIM, .35, -.3, blob([(20, 15), (15, 11.6), (11.6, 7.6), (10.4, 2.6), (8.6, 4), (8.4, 9), (11, 13), (17, 16)], PALE))


def crane():
    """The whole bird at the lunge."""
    out = far_wing() + leg([(13.4, 18.2), (8.2, 25.2), (1.6, 33.4)], ([(1.8, 33.2), (.2, 34), (-1.8, 34.1)], [(1.8, 33.2), (3.4, 34.2)]), .95) + tail()
    out += leg([(17.4, 19), (23.4, 24.2), (22.2, 33.4)], ([(22.2, 33.3), (24, 34.1), (26.6, 34.1)], [(22.2, 33.3), (20.4, 34.2)]))
    out += blob([(13.6, 16.6), (18.6, 16.4), (20.8, 19.4), (21.6, 22.6), (19.4, 21.4), (15.4, 20)], PALE)
    return out + trunk() + face() + near_wing()


def traveller(x, y, size, colour="#16465e"):
    """Somebody far off in a cloak."""
    spots = [(x - .55 * size, y), (x - .6 * size, y - 1.6 * size), (x - .3 * size, y - 2.3 * size), (x, y - 2.4 * size),
             (x + .4 * size, y - 2.3 * size), (x + .6 * size, y - 1.4 * size), (x + .55 * size, y)]
    t = [f"{num(a)} {num(b)}" for a, b in spots]
    return path(f"M{t[0]}C{t[1]} {t[2]} {t[3]}C{t[4]} {t[5]} {t[6]}Z", colour)


def picture():
    sky = contours(52, 40, SKY, 11, 1.12, .9, [62, 53, 45, 37.5, 30.5, 24, 18, 12.5, 7.6], .04, "#ffffff")
    far = group(island(24, 20.5, 13, 5, 4, "#5f9fae", "#4c8ea0", "#2f7389"), opacity=".9") + group(island(57, 27, 9, 4.2, 9, "#a7d0c9", "#8dc0bd", "#6aa5ab"), opacity=".95")
    far += island(21.5, 39, 12, 7, 21, "#3f8799", "#2d7188", "#195770", "#bfe4dd") + island(61, 41.5, 13, 8, 22, "#6fb0b4", "#559ca6", "#3a8092", "#f3f4dc")
    far += path("M26.8 38.6C36 43.4 46 43.6 55.2 41.0", stroke="#245f77", stroke_width=".35") + path("M26.8 36.6C36 41.2 46 41.4 55.2 38.9", stroke="#245f77", stroke_width=".18")
    for k in range(14):
        u = (k + .5) / 14
        x, y = 26.8 + 28.4 * u, 38.6 + 12.9 * u * (1 - u) * .95 + 2.4 * u
        far += path(f"M{num(x)} {num(y)}L{num(x)} {num(y - 2.05)}", stroke="#245f77", stroke_width=".12")
    far += traveller(45.6, 42.0, 1) + traveller(48.2, 41.85, .8) + traveller(50.4, 41.6, 1.1)
    light = disc(51.9, 40.4, 1.5, "#fff0b8", .4) + disc(51.9, 40.4, .9, "#fff0b8", .8)
    mid = cloud(30, 49.6, 44, 5.6, "#8fc9ca", 3, opacity=.9) + cloud(-8, 48.0, 34, 4.8, "#3b8a9d", 6)
    pillar = [(15.6, 45.2), (20, 44.2), (27, 44.0), (36, 44.1), (42.4, 44.6), (46.2, 45.8), (44.4, 48), (45.2, 51), (42.6, 54), (43.6, 60), (19, 60), (20.4, 54.5), (17.4, 51), (18.4, 48)]
    mid += lit(smooth([(x, y, 1) for x, y in pillar]), "#0f3a50", "#bfe8df", -.1, .42, poly([(30, 44), (47, 45), (47, 60), (33, 60), (35, 52), (31, 48)], "#1b5268")
               + poly([(40, 44), (47, 45), (47, 60), (42, 60), (43, 53), (40.4, 49)], "#2a6b80"))
    front = cloud(-8, 55, 32, 6.2, "#d9eee6", 12) + cloud(36, 56.5, 40, 5.2, "#eef6ea", 14) + cloud(12, 58, 34, 4.2, "#bfe0dc", 15)
    front += "".join(line(points, "#ffffff", .18, opacity=.6) for points in ([(50, 16), (55, 15.2), (60, 16.4), (66, 15.4)], [(47, 19.4), (52, 18.8), (57, 19.6)], [(-3, 30), (4, 29), (10, 30.2)]))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=placed(crane(), 22.4, 21.4, .7), front=front)
