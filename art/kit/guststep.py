"""Guststep. A crane in the longest stride it has: one foot still on the old shore, the other set on a curl of wind."""
import math

from brushes import disc, feather, line, lit, mix, path, placed, poly, smooth
from places import cloud, contours, island, motes, rock, sheet
from skyfolk import BLUE, CREAM, DUSK, GOLD, NIGHT, SHADE, WHITE, crest, curl, leg, strip

CARD = "WB-014"
ALT = "A crane strides off its pillar of rock and sets the other foot on a curl of wind, halfway to the next."


def wing(far=False):
    """Half raised, as one does on a narrow ledge: shoulder at the origin, primaries from the wrist, two steps of white coverts."""
    spots = [(1.2 - k * .34, -13.2 + k * .5, -94 - k * 12.0, 13.6 - abs(k - 2) * .5, 1.7) for k in range(7)]
    spots += [(-1.5 + k * .1, -9.6 + k * 2.1, -176 - k * 5.0, 11.0 - k * 1.0, 1.9) for k in range(5)]
    out = ""
    for k, (x, y, a, long, w) in reversed(list(enumerate(spots))):
        out += feather(x, y, a, long, w, mix(BLUE, DUSK, .5) if far else BLUE if k % 2 else mix(BLUE, SHADE, .25), mix(NIGHT, BLUE, .5) if far else NIGHT, mix(BLUE, NIGHT, .4))
    for part, tone in ((.56, DUSK if far else SHADE), (.48, mix(DUSK, SHADE, .4) if far else "#dfeeec"), (.27, mix(DUSK, SHADE, .8) if far else WHITE)):
        edge = []
        for x, y, a, long, w in spots:
            r, q = math.radians(a), math.radians(a - 6)
            edge.append((x + math.cos(r) * long * part, y + math.sin(r) * long * part))
            edge.append((x + math.cos(q) * long * part * .86, y + math.sin(q) * long * part * .86 + .7, 1))
        out += path(smooth([(3.4, -13.8, 1), *edge[:-1], (-1, 3.6, 1), (3.4, 1.6), (1.4, -5)]), tone)
    arm = smooth([(4.2, 3.2, 1), (3.4, -1.6), (2.6, -6), (3.6, -10.4), (3.6, -14.6), (1.6, -18.2, 1), (.6, -14.4), (.2, -10.6), (-.8, -6), (-2.2, -1.6), (-4.2, 3.4), (-2, 6.4), (2, 6.4)])
    return out + (path(arm, mix(DUSK, SHADE, .3)) if far else lit(arm, WHITE, "#ffffff", -.3, .1, path(smooth([(-4.6, 4), (-2.4, -1.6), (-1, -6), (0, -10.6), (.4, -14.4), (1.6, -18.4), (1.6, -10), (.6, -4), (0, 2), (-2, 7)]), SHADE)))


def crane():
    """Facing right; the picture turns it to the left."""
    out = placed(wing(True), 38.6, 29.0, .72, -22)
    out += leg([(31.4, 33.4), (25.4, 38.0), (17.6, 45.6)], mix(NIGHT, DUSK, .25), .95)
    for a, long in ((172, 8.6), (160, 8.2), (166, 9.6)):
        out += feather(28.6, 32.6, a, long, 1.4, NIGHT if a != 166 else BLUE, None, mix(NIGHT, BLUE, .3))
    out += leg([(36.4, 33.6), (43.6, 36.4), (42.4, 44.4)], NIGHT, 1.05)
    thigh = smooth([(31.6, 31.6), (36.4, 31.0), (40.6, 33.4), (43.4, 36.4), (39.6, 36.6), (35.4, 36.0), (32.4, 34.6)])
    out += lit(thigh, SHADE, WHITE, -.2, .4, path(smooth([(32, 34), (36, 35), (43, 36.6), (38, 38), (32, 37)]), DUSK))
    body = smooth([(26.4, 33.6, 1), (28.6, 29.8), (32.6, 27.2), (36.6, 26.4), (39.4, 24.8), (40.6, 21.9), (40.4, 18.8), (41.6, 16.4), (43.8, 15.6),
                   (46.0, 16.5), (47.2, 18.4), (46.6, 20.0), (44.8, 20.2), (43.8, 21.2), (44.0, 24.0), (43.2, 27.6), (41.0, 31.2), (37.0, 33.9), (31.8, 34.8)])
    inner = path(smooth([(25, 34), (31, 32.4), (36.6, 31.0), (40.6, 27.6), (42.0, 23.6), (42.0, 20.8), (44, 19.4), (47.6, 19.2), (46, 22), (45, 28), (40, 34.6), (32, 36)]), SHADE)
    inner += path(smooth([(26, 34.4), (32, 34.0), (38, 32.4), (42.2, 28), (42, 32), (36, 36), (28, 36)]), DUSK)
    out += lit(body, WHITE, "#ffffff", -.1, .3, inner)
    out += path(smooth([(43.0, 19.8), (44.6, 19.1), (46.9, 18.9), (46.5, 20.1), (44.8, 20.3), (43.9, 21.5), (43.0, 21.4)]), NIGHT)
    out += path("M46.4 17.1L53.6 23.2L46.6 19.3Z", GOLD) + path("M46.6 18.3L53.6 23.2L46.6 19.3Z", mix(GOLD, "#7a4a10", .45))
    out += disc(44.9, 17.9, .56, NIGHT) + disc(45.1, 17.7, .2, "#ffffff") + crest(43.0, 16.6, ((150, 6.4), (166, 7.6), (184, 6.2)))
    return out + placed(wing(), 36.6, 29.6, .8, -62)


def pillar(x, y, wide, seed):
    ring = [(x - wide, y + .4), (x - wide * .4, y - .5), (x + wide * .5, y - .3), (x + wide, y + .6), (x + wide * .78, y + 3.8), (x + wide * .9, y + 7), (x + wide * .5, y + 18), (x - wide * .5, y + 18), (x - wide * .84, y + 7.4), (x - wide * .7, y + 3.2)]
    out = rock(ring, "#1a5570", "#7dbdbf", "#0b2c3f")
    return out + path(smooth([(x - wide, y + .4, 1), (x - wide * .4, y - .6), (x + wide * .5, y - .4), (x + wide, y + .6, 1), (x + wide * .4, y + 1.5), (x - wide * .3, y + 1.2)]), "#cfeadd" if seed else "#8fcfc8")


def picture():
    sky = contours(15, 44, ["#0f4a63", "#185f7c", "#237690", "#3a8fa2", "#5aa9b4", "#8fcbc9", "#cfe9da", "#fdf3cb"], 34, 1.2, .95, [58, 48, 39, 31, 24.4, 18.4, 13, 8.6, 5], edge="#e9f7f2")
    far = island(44.6, 20.4, 8, 3.8, 4, "#2c7e95", "#236c85", "#195a72", "#8fd0cf") + island(19.8, 28.6, 7.4, 3.4, 7, "#5fa3a8", "#468e9d", "#2f7488", "#f6f6dc")
    far += poly([(18.8, 28.4), (18.8, 26.2), (20, 24.8), (21.2, 26.2), (21.2, 28.4)], "#245f77") + poly([(19.6, 27.8), (19.6, 26.6), (20.4, 26.6), (20.4, 27.8)], "#fff3c4")
    far += line([(23.4, 28.6), (31, 31.4), (39, 26), (41, 20.6)], "#fff3cf", .16, opacity=.55)
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((9, 49.4, 22, 4.0, "#6fb6ba", 3), (30, 50.6, 28, 5.0, "#2f7f93", 6)))
    mid += pillar(51.4, 42.0, 4.8, 0) + pillar(17.0, 43.4, 4.2, 1)
    # a flag marks the landing
    mid += line([(17.4, 43.2), (17.4, 36.6)], "#12455c", .4) + path("M17.5 36.4L22 37.8L17.5 39.3Z", "#cf3d2c")
    # the gust: strips of paper that come from the right and roll up under the foot
    wind = ""
    for grow, w, c in ((.9, 1.9, "#185f7c"), (0, 1.7, CREAM), (-.55, .62, "#8fcbc9")):
        run = [(57, 47.6, .2), (50, 48.6, w * .5), (43, 50.6, w * .8), (36.4, 51.2, w)]
        wind += strip(run + curl(29.4, 45.8, 5.2 + grow * .25, 84, 1.22, w, .1), c, 60)
    light = wind
    for x, y, r, s in ((40.4, 43.2, 1.9, 100),):
        light += strip([(x + 10, y + 1.6, .1), (x + 5, y + 2.4, .4), *curl(x, y + .2, r, s, .9, .45, .08)], "#cfe9e0", 26)
    subject = f'<g transform="translate(65 3.1) scale(-.84 .84)">{crane()}</g>'
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((8, 54.6, 22, 4.4, "#eef8ee", 12), (36, 55.4, 26, 4.0, "#cfe9e0", 14)))
    front += "".join(line(p, "#ffffff", .2, opacity=.6) for p in ([(44, 37.6), (49, 37), (54, 37.8)], [(33, 15.4), (39, 14.4), (44, 15.2)], [(18, 22.4), (22, 21.6), (25, 22.2)]))
    front += motes(6, (18, 32, 46, 40), "#fff7d6", 5, avoid=((34, 29, 12),))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
