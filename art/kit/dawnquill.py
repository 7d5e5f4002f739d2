"""Dawnquill. A porcupine at its desk, which is a ledge: quills up in a fan like the sunrise it has come to write down."""
import math

from brushes import disc, line, lit, mix, oval, path, placed, poly, smooth
from places import cloud, contours, grass, house, island, motes, sheet

CARD = "SP-003"
ALT = "On a ledge before sunrise a porcupine lifts a fan of glowing quills towards the horizon, pen in paw over an open map."

DARK, BROWN, TAN, CREAM, NIGHT = "#2b2438", "#5a4450", "#b98d72", "#f6e3c4", "#141b30"
ROSE, GOLD, LIGHT = "#ef9a76", "#f3c34b", "#fff3c8"


def quill(x, y, turn, long, wide, tones):
    """Dark at the root, rose, gold, and a point of light."""
    root, middle, tip = tones
    a = math.radians(turn)
    c, s = math.cos(a), math.sin(a)

    def at(u, v):
        return (x + c * u * long - s * v * wide, y + s * u * long + c * v * wide)

    out = poly([at(0, -.5), at(.5, -.85), at(1, 0), at(.5, .85), at(0, .5)], middle)
    out += poly([at(0, -.5), at(.4, -.8), at(.4, .8), at(0, .5)], root) + poly([at(.68, -.55), at(1, 0), at(.68, .55)], tip)
    return out + poly([at(0, 0), at(.5, 0), at(1, 0), at(.5, .85), at(0, .5)], mix(middle, NIGHT, .5), opacity=.32)


def quills():
    """Five rows of a fan, the hindmost longest; each row a little warmer towards the front."""
    out = ""
    for row, (count, long, wide, a0, a1, tones) in enumerate((
            (15, 22.5, .82, 176, 306, (NIGHT, "#b8685f", GOLD)), (14, 19.6, .85, 178, 304, ("#3a2c40", ROSE, LIGHT)),
            (12, 15.8, .85, 182, 302, (NIGHT, "#d9805f", GOLD)), (10, 12, .8, 186, 300, ("#3a2c40", "#f4b07a", LIGHT)), (8, 8.2, .75, 192, 296, (NIGHT, ROSE, LIGHT)))):
        for k in range(count):
            t = k / (count - 1)
            a = a0 + (a1 - a0) * t + (row % 2) * 3
            r = math.radians(a)
            wave = 1 + .06 * math.sin(k * 2.3 + row)
            out += quill(math.cos(r) * (6.6 - row * .5), 1.6 + math.sin(r) * (5.0 - row * .4), a, long * wave * (.82 + .18 * math.sin(t * 3.14)), wide, tones)
    return out


def trunk():
    """A round back seen past the hip, the feet under it."""
    out = path(smooth([(-8.6, 12.4), (-5, 11), (-1.6, 12), (-1, 14.4, 1), (-10.4, 14.4, 1)]), DARK)
    edge = smooth([(-9.4, 7.6), (-8.6, 2.4), (-5, -2.6), (0, -4.8), (5.2, -4.0), (8.4, -1.2), (9.8, 3.4), (9.6, 8), (8.2, 11.6), (5, 13.6), (-3, 13.8), (-7.6, 11.8)])
    inner = path(smooth([(6, -4), (8.6, -1), (10, 4), (9.4, 10), (6, 14), (5.4, 9), (6.6, 3)]), TAN) + path(smooth([(8.2, 0), (10, 4), (9.4, 10), (7.4, 13), (7.4, 7)]), ROSE)
    inner += path(smooth([(-10, -1), (-5.6, -1.6), (-3.4, 3), (-4.6, 8), (-3.6, 15), (-11, 13)]), DARK) + path(smooth([(1.6, -5), (5, -3.4), (6.4, .6), (5.8, 5), (4.2, 7), (3.6, 2.4), (2.8, -1.4)]), "#7d6060")
    # fur that is not quills yet
    inner += "".join(path(f"M{x} {y}l1.5 .5l-.9 .5l1 .8l-2 -.7Z", tone) for x, y, tone in ((-2.6, -2.4, "#7d6060"), (.2, -1.2, "#7d6060"), (-3.4, .8, "#74575a"), (-.6, 1.8, "#7d6060"), (2.2, 2.8, "#9a7468"), (-2.8, 4.2, "#74575a"), (.4, 4.6, "#7d6060"), (3.4, -.4, "#9a7468")))
    out += lit(edge, BROWN, "#ffd9a0", -.45, .1, inner)
    haunch = smooth([(-5.2, 13.6), (-6.4, 10.2), (-4.2, 6.6), (.2, 5.8), (4.0, 8.0), (5.2, 11.2), (4.4, 13.9)])
    out += lit(haunch, "#6a5058", "#e8b088", -.35, .3, path(smooth([(-7, 10), (-3.6, 12), (0, 14.4), (-6, 15)]), DARK) + path(smooth([(-2, 6.4), (1, 6.4), (3.6, 8.4), (4.4, 11), (1.6, 9)]), "#8b6a66"))
    out += path(smooth([(2.4, 12.6), (5, 11), (9.4, 12), (10.4, 14.4, 1), (2, 14.4, 1)]), DARK) + "".join(path(f"M{x} 14.2l.9 .1l-.4 -1Z", CREAM) for x in (8.0, 9.0, 9.8))
    return out


def head():
    """Turned away to the light; only cheek, ear, nose and half a thought are seen."""
    face = smooth([(4.8, -2.4), (4.6, -6.4), (7.2, -9.4), (11.0, -10.0), (14.0, -8.2), (16.6, -6.0), (17.6, -4.0), (16.4, -2.4), (13.2, -1.4), (9.8, -.2), (6.8, .4)])
    inner = path(smooth([(8, .4), (11, -2.6), (14, -4.4), (18, -4.2), (16, -1), (10, 1)]), TAN) + path(smooth([(10, -10.4), (14, -8.4), (18, -4.6), (16.4, -4.6), (13.4, -6.4), (11, -8.2)]), ROSE)
    out = lit(face, BROWN, "#ffe0a8", -.4, .25, inner)
    out += oval(6.9, -6.6, 1.5, 1.8, DARK, -20) + oval(7.2, -6.5, .8, 1.1, TAN, -20)
    out += disc(17.2, -4.3, .85, NIGHT) + disc(17.4, -4.6, .25, LIGHT)
    out += oval(12.6, -6.0, 1.05, 1.2, NIGHT, -14) + disc(13.0, -6.5, .38, LIGHT) + line([(11.4, -7.6), (12.8, -7.9), (14, -7.2)], TAN, .3)
    return out + "".join(line([(15.6, -3.4), (13.8 + k * .4, -1 + k * .3)], CREAM, .12) for k in range(3)) + line([(16.4, -2.9), (15, -2.5), (13.8, -2.7)], NIGHT, .22)


def arm():
    """A paw with one quill for a pen, on the open map."""
    out = path(smooth([(9.0, 9.4, 1), (14.6, 7.6, 1), (21.4, 8.8, 1), (20.4, 14.2, 1), (13.6, 13.2, 1), (8.4, 14.2, 1)]), CREAM) + path(smooth([(14.6, 7.6, 1), (21.4, 8.8, 1), (20.4, 14.2, 1), (13.6, 13.2, 1)]), "#dfc39a")
    out += line([(10.2, 10.6), (12, 11.4), (13, 9.8)], "#8d6a56", .24) + line([(15.4, 9), (17, 10.4), (16.6, 12.2)], "#8d6a56", .24) + disc(12.6, 11.9, .4, "#c9593f")
    out += quill(16.0, 10.2, -62, 10.6, .62, (BROWN, ROSE, LIGHT))
    limb = smooth([(7.4, 1.4), (10, 1.8), (12.6, 4.0), (15.6, 5.6), (17.6, 6.0), (18.0, 7.6), (16.2, 8.6), (12.8, 7.6), (9, 6.2), (7, 4.4)])
    return out + lit(limb, BROWN, "#ffe0a8", -.3, .35, path(smooth([(7, 4), (12, 6), (16, 7.4), (15, 10), (7, 8)]), DARK))


def picture():
    sky = contours(61, 42, ["#0f2c48", "#16405c", "#235a76", "#3f7f92", "#79a7a8", "#c3c4a6", "#f4d9a6", "#ffe7b0", "#fff6d6"], 14, 1.25, .86, [66, 57, 48.4, 40, 31.4, 23.4, 16.4, 10.6, 5.8], .04, "#fff3c8")
    far = island(55, 26.4, 7, 3.2, 4, "#5f8f9c", "#467a8c", "#2f6479", "#ffe7b0") + house(55.4, 26.2, 1.6, "#2f6479", "#fff3cf") + island(18, 21.4, 7, 3.2, 9, "#27607a", "#1d4f69", "#143e57", "#8fb9c0") + house(18.2, 21.2, 1.5, "#143e57", "#ffe7b0")
    far += line([(18.4, 21), (30, 24), (44, 24), (54.6, 26)], "#fff3c8", .18, opacity=.6)
    # the horizon, and a road on it that is not finished
    far += path("M40 44.4C48 43.2 56 43 67 43.2V62H40Z", "#3f6f82") + path("M-3 46.2C12 44.4 30 44.2 44 45.2C54 44.6 60 44.8 67 44.4V62H-3Z", "#274f68")
    far += "".join(path(f"M{x} 44.4V42.2", stroke="#1f4860", stroke_width=".4") for x in (53, 55.6)) + line([(51.4, 42.5), (54, 42.1), (57, 42.4)], "#1f4860", .45)
    far += disc(61, 43.2, 2.2, "#ffffff") + path("M56 43.4H67V46H56Z", "#3f6f82")
    mid = cloud(-8, 47.6, 30, 4.4, "#1d4560", 3)
    mid += lit(smooth([(13, 60, 1), (14, 52, 1), (17, 49.8, 1), (24, 48.4), (34, 47.8), (44, 48.2), (51.6, 49.2, 1), (54, 51.4, 1), (52, 56, 1), (53, 60, 1)]), "#13253c", "#f0c88e", -.35, .35, poly([(44, 48), (52, 49), (54, 51.4), (52, 56), (53, 60), (44, 60), (46, 53)], "#2f4358"))
    mid += grass([(17, 25, 7), (45, 51, 5)], "#10273a", 4, 49.8, (1.4, 3.2))
    light = disc(33, 33, 15.4, "#ffcf8a", .16) + disc(33, 33, 11.4, "#ffcf8a", .2)
    subject = placed(quills() + trunk() + placed(head(), -.9, .6, 1.14) + arm(), 32.6, 37.0, .78)
    front = grass([(12, 20, 8), (54, 66, 12)], "#0b1a2c", 9, 56, (2.6, 5.4)) + motes(16, (14, 17, 52, 44), "#ffe7b0", 7, (.14, .32), avoid=((33, 34, 17),))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
