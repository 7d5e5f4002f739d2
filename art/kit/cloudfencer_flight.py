"""Cloudfencer, the attack: the crane has left the ground, neck and beak one straight blade, wings thrown wide behind."""
from brushes import blob, disc, line, lit, mix, path, placed, poly, smooth
from cloudfencer import BLUE, GOLD, GREY, NIGHT, PALE, RIM, WHITE, leg, plume, traveller
from places import cloud, contours, island, motes, sheet

CARD = "OFF-002"
ALT = "A white crane leaps from a rope bridge with both wings thrown back and its neck stretched straight behind the thrusting beak."


def wing(far=False):
    """Swept up and back from the shoulder at the origin: six primaries, three of the arm, coverts, the leading edge."""
    tone, under = (GREY, mix(GREY, NIGHT, .35)) if far else (WHITE, PALE)
    tips = [(-4.6, -25.4), (-9.4, -24.6), (-13.6, -22.4), (-17.2, -19.2), (-19.8, -15.2), (-21.4, -10.8), (-20.4, -6.2), (-17.6, -2.4)]
    roots = [(-3.2, -11.6), (-4.6, -11.0), (-5.8, -10.0), (-6.6, -8.6), (-7.0, -7.0), (-6.8, -5.2), (-5.4, -3.6), (-3.6, -2.2)]
    pairs = list(zip(roots, tips, strict=True))
    out = "".join(plume(a, b, x, y, 1.55, NIGHT if k < 6 else (GREY if far else PALE), .06) for k, ((a, b), (x, y)) in enumerate(pairs))
    out += "".join(plume(a, b, a + (x - a) * .68, b + (y - b) * .68, 1.4, mix(BLUE, NIGHT, .4) if far else BLUE, .06) for (a, b), (x, y) in pairs[:6])
    out += "".join(plume(a + .6, b + .4, a + (x - a) * .38, b + (y - b) * .38, 1.7, tone if k % 2 else under, .06) for k, ((a, b), (x, y)) in enumerate(pairs))
    arm = [(2.4, 1.2), (1.8, -3.4), (-.4, -8.4), (-1.8, -12.2), (-3.6, -13.2), (-5.8, -11.6), (-7.4, -8.4), (-7.2, -5), (-4.8, -2), (-2.4, 1.6)]
    inner = blob([(1, 1.6), (-1.2, -4.4), (-4, -9), (-5.4, -12.4), (-9, -10), (-8, -3), (-3, 3)], under)
    return out + lit(smooth(arm), tone if not far else mix(GREY, PALE, .5), RIM, -.35, .3, inner)


def trunk():
    """Body, neck and head on one line."""
    edge = smooth([(-11.4, 4.2, 1), (-8, .4), (-3.4, -2.2), (2, -2.8), (6.4, -2.2), (10.6, -1.3), (15.4, -1.1), (19.6, -1.5), (22.8, -2.1), (25.6, -1.2, 1), (25.4, .4), (22.8, 1.4), (19.4, 1.2), (15.4, 1.5), (11.2, 2.6), (7.4, 4.8), (2.4, 6.2), (-4, 6.0), (-8.6, 5.2)])
    inner = blob([(-12, 3.6), (-6, 2.6), (0, 2.8), (6, 1.4), (11, .4), (17, .3), (24, .3), (24, 2.4), (14, 4), (4, 8), (-10, 7)], PALE)
    inner += blob([(-11, 4.4), (-4, 4.4), (3, 4.4), (8, 3), (4, 7.4), (-8, 7)], GREY, opacity=.7)
    return lit(edge, WHITE, RIM, -.1, .35, inner) + blob([(19.6, .5), (22, -.1), (25.4, -.4), (25.2, .5), (22.8, 1.4), (19.4, 1.2), (16, 1.4), (16.4, .8)], NIGHT)


def face():
    out = poly([(25.2, -1.6), (38.6, 1.0), (25.3, .5)], GOLD) + poly([(25.3, -.5), (38.6, 1.0), (25.3, .5)], mix(GOLD, "#7a4a10", .45))
    out += disc(22.8, -.7, .62, NIGHT) + disc(23.0, -.9, .2, WHITE) + line([(21.6, -1.7), (23, -1.5), (24.4, -.9)], NIGHT, .3)
    return out + "".join(plume(21, -1.6, x, y, .9, c, .12) for x, y, c in ((11.4, -7.0, BLUE), (9.8, -4.4, NIGHT), (12.0, -2.6, BLUE)))


def tail():
    out = "".join(plume(-8, 3, x, y, 1.2, NIGHT, .1) for x, y in ((-18.4, 5.6), (-17.8, 8.4), (-15.6, 10.8)))
    return out + "".join(plume(-7, 2.6, x, y, 1.3, BLUE, .08) for x, y in ((-17.2, 3.2), (-16.8, 6.4)))


def crane():
    out = placed(wing(True), 3.4, -.8, .96, 46) + leg([(-5, 5), (-13, 9.6), (-22.4, 9.2)], ([(-22.2, 9.2), (-24, 8.2), (-25.6, 7.6)], [(-22.2, 9.2), (-24.2, 9.8)]), .95) + tail()
    out += leg([(0, 5.6), (6.4, 11.2), (.6, 17.0)], ([(.6, 17), (1.4, 18.8), (3.2, 19.6)], [(.6, 17), (-.4, 18.8)], [(.6, 17), (-1.4, 16.8)]), 1.05)
    out += blob([(-3.2, 4.2), (1.6, 3.6), (4.4, 6.2), (5.2, 9.6), (2.6, 9), (-1.6, 7)], PALE)
    return out + trunk() + face() + wing()


def bridge():
    """The rope bridge, close now, and the one who has stopped on it."""
    tone, light = "#173f57", "#bfe8df"
    deck = [(-4, 44.4), (8, 47.6), (22, 49.2), (36, 48.2), (50, 45.8), (66, 41)]
    out = line([(x, y - 5.2) for x, y in deck], tone, .34) + line(deck, tone, .9) + line([(x, y - .5) for x, y in deck], light, .2)
    for k in range(22):
        t = k / 21 * 5
        i = min(int(t), 4)
        u = t - i
        x, y = deck[i][0] + (deck[i + 1][0] - deck[i][0]) * u, deck[i][1] + (deck[i + 1][1] - deck[i][1]) * u - .8 * u * (1 - u)
        out += path(f"M{x:.2f} {y:.2f}V{y - 5.1:.2f}", stroke=tone, stroke_width=".2")
    return out


def picture():
    sky = contours(20, 42, ["#123f57", "#175871", "#2a7d94", "#5aa9b4", "#9ad2cf", "#dcefdc", "#fff3c8", "#ffe7a0"], 71, 1.3, .8, [64, 55.6, 47.4, 39.6, 32, 24.8, 18.2, 12.2, 6.8], .045, "#ffffff")
    far = island(57.6, 27.4, 8, 3.8, 4, "#3f8799", "#2d7188", "#195770", "#bfe4dd") + island(17.4, 20.6, 7, 3.2, 9, "#a7d0c9", "#8dc0bd", "#6aa5ab")
    far += "".join(line(points, "#ffffff", .22, opacity=.65) for points in ([(43, 17.4), (50, 16.8), (57, 18.4)], [(46, 38), (53, 36), (60, 35.2)], [(13, 37.4), (20, 36.4), (26, 36.8)], [(14, 28), (18, 27.2), (22, 27.4)]))
    mid = cloud(-6, 47, 32, 5, "#8fc9ca", 3) + cloud(38, 47, 32, 5, "#2f7c8e", 8) + bridge()
    mid += traveller(18.6, 48.4, 2.0, "#12374d") + traveller(22.4, 48.6, 1.4, "#12374d") + disc(20.6, 46.2, 1.5, "#fff0b8", .4) + disc(20.6, 46.2, .8, "#fff0b8")
    subject = placed(crane(), 35.6, 29.4, .74, 11)
    front = cloud(-8, 54, 30, 5, "#e3f2ea", 12) + cloud(44, 51.6, 28, 4.8, "#cfe9e4", 14) + motes(7, (15, 18, 60, 42), "#fffbe6", 4, avoid=((36, 28, 17),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
