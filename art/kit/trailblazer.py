"""Trailblazer. A house that leaps: four paws over the gap, the crook stretched out, everything that hangs on it flying behind."""
from brindle import CREAM, FUR, IRON, LIGHT, NIGHT, RIM, WARM, blades, cottage, dwelling, head, lamp, stripe
from brushes import blob, line, lit, oval, path, placed, poly, smooth
from lampkin import mouse
from places import contours, island, motes, sheet

CARD = "P-TRAILBLAZER"
ALT = "The bear with the house on his back leaps from one island to the next, flags and kettle flying, lantern first."

DAWN = ["#1f2447", "#33305c", "#5c3d63", "#94495a", "#d06f48", "#f3a552", "#ffd98a"]


def paw(x, y, turn, size=1):
    """A paw from the wrist, claws to the right: pad and four toes."""
    toes = "".join(oval(2.2 - abs(k - 1.5) * .35, -1.5 + k, .95, .62, CREAM) for k in range(4))
    return placed(toes, x, y, size, turn)


def leap():
    """Brindle stretched out in the air, in the box of the walking figure."""
    far = path(smooth([(27, 29), (33, 30.4), (38.4, 31.6), (44.0, 32.0), (48.0, 31.2), (49.8, 32.6), (48.6, 34.6), (43.4, 35.6), (36, 35.4), (29, 34)]), NIGHT)
    far += path(smooth([(3, 28), (9, 31), (6.4, 35.6), (2.2, 39.4), (-2.4, 43.6), (-5.2, 44.4), (-6.6, 42.8), (-4.6, 39.4), (-2.4, 35)]), NIGHT)
    far += paw(48.0, 33.0, 12, .85) + paw(-5.0, 42.6, 120, .8)
    body = smooth([(1.0, 25.2), (-2.6, 28.2), (-5.0, 32.2), (-8.6, 35.2), (-12.4, 37.6), (-14.6, 40.4), (-12.8, 42.2), (-9.2, 41.6), (-4.4, 39.6), (1.0, 37.8), (5.4, 35.6),
                   (10, 34.4), (16, 34.8), (22.0, 34.2), (26.4, 35.4), (31.4, 37.6), (37.0, 39.0), (42.2, 40.6), (45.0, 40.4), (45.6, 38.4), (42.4, 36.0), (37.8, 33.2), (34.4, 30.2),
                   (32, 26.6), (29, 24), (22, 24), (10, 24)])
    inner = blob([(24, 25), (30, 25), (33.4, 30), (37, 33.6), (43, 37), (46, 39), (42, 42), (36, 39.6), (30, 36.4), (25.4, 32)], WARM)
    inner += blob([(30, 25.8), (33, 29), (36.6, 32.6), (42, 35.6), (45.6, 38), (41, 37.6), (35, 34.6), (30.6, 30.4)], LIGHT)
    inner += blob([(-2.4, 28.6), (4, 27.4), (7.6, 30.6), (4.4, 35), (-1.6, 38.6), (-8, 41.4), (-11, 41), (-7.4, 37.4), (-3.4, 33.4)], WARM)
    for x, y, long in ((.6, 28.6, 3.0), (3.4, 29.6, 3.4), (-2.0, 31.4, 2.6), (10.8, 31.0, 2.2), (13.6, 31.4, 2.2), (16.4, 31.4, 2.2), (19.4, 31.0, 2.2), (26.4, 29.0, 3.4), (29.2, 30.4, 3.8)):
        inner += stripe(x, y, long)
    out = far + lit(body, FUR, RIM, -.3, -.45, inner) + paw(43.4, 39.2, 24) + paw(-12.6, 40.2, 128, .9)
    return out + dwelling()


def washing():
    """What was hung out to dry this morning, on a line from the tower back into the wind."""
    out = line([(4.6, 3.4), (0, 6.4), (-6, 6.8), (-13.4, 4.4)], IRON, .3)
    for x, y, kind in ((2.6, 5.0, 1), (-1.6, 6.6, 0), (-6.2, 6.8, 2), (-10.0, 5.8, 1)):
        tone = ("#e9b86a", "#c9573a", "#f3e3c0")[kind]
        out += blob([(x, y, 1), (x - 3.4, y + .2, 1), (x - 4.6, y + 2.4), (x - 5.0, y + 4.6, 1), (x - 3.0, y + 3.8), (x - 1.4, y + 4.2, 1)], tone)
        out += blob([(x - 1.9, y + .1, 1), (x - 3.4, y + .2, 1), (x - 4.6, y + 2.4), (x - 5.0, y + 4.6, 1), (x - 3.8, y + 3.8), (x - 2.8, y + 2)], "#4a2620", opacity=.25)
    return out


def kettle(x, y, turn):
    """On its hook under the eaves, flung back."""
    body = line([(0, 0), (0, 2.4)], IRON, .35) + line([(-1.5, 4.4), (-1.2, 2.8), (0, 2.2), (1.2, 2.8), (1.5, 4.4)], IRON, .4)
    body += blob([(-1.8, 4.2), (0, 3.6), (1.8, 4.2), (2.4, 6.0), (1.6, 7.4), (-1.6, 7.4), (-2.4, 6.0)], "#7a3f2c") + blob([(.4, 3.7), (1.8, 4.2), (2.4, 6.0), (1.6, 7.4), (.6, 6)], "#c9793f")
    body += path("M2 5.2L3.8 4L4.2 4.5L2.4 6.6Z", "#c9793f")
    return placed(body, x, y, .8, turn)


def picture():
    sky = contours(47, 40, DAWN, 23, 1.3, .92, [60, 51.6, 43.8, 36.6, 30, 24, 18.4, 13.2, 8.6], .045, "#ffdf9c")
    far = path("M20.4 18C26 21.4 33 20.4 38.6 14.4M57 27C53 33 50 36 44.6 40.4", stroke="#ffe2a0", stroke_width=".22", opacity=.7)
    far += island(59.4, 30.2, 9, 4.2, 9, "#b06450", "#8f4c4d", "#6f3c4b")
    far += cottage(59, 30, .9, "#6f3c4b") + island(43, 42.4, 6, 2.6, 5, "#d98a54", "#bd6c4a", "#a05a48") + cottage(43, 42.2, .6, "#96503f")
    mid = poly([(-6, 43.6), (10, 42.4), (19, 43.4), (22.4, 44.0), (21.4, 46.2), (22.4, 48), (19.6, 50.6), (20, 54), (-6, 58)], "#4a2438") + poly([(22.4, 44.0), (21.4, 46.2), (22.4, 48), (19.6, 50.6), (20, 54), (17, 52), (18.6, 47)], "#8a4340")
    mid += path(smooth([(-6, 43.6, 1), (2, 42.8), (10, 42.2), (19, 43.2), (22.6, 44.0, 1), (19, 45.0), (12, 44.6), (4, 45.6), (-6, 46, 1)]), "#7c4138") + line([(3, 42.8), (10, 42.3), (19, 43.3), (22.4, 44)], "#ffd07a", .25)
    mid += poly([(70, 36.4), (60, 38.6), (54.2, 40.2), (53.4, 41.2), (55, 43.4), (54, 45.6), (56.4, 48), (55.6, 51), (58, 56), (70, 58)], "#5a2c3c")
    mid += poly([(53.4, 41.2), (55, 43.4), (54, 45.6), (56.4, 48), (55.6, 51), (58, 56), (60.4, 52), (58.6, 46), (57.6, 42.6)], "#3a1c2e")
    mid += path(smooth([(70, 36.2, 1), (60, 38.4), (54.2, 40.0), (53.2, 41.2, 1), (56, 42.2), (61, 41.4), (70, 40.4, 1)]), "#8f4c38") + line([(53.4, 41), (55, 39.9), (60, 38.5), (66, 37)], "#ffd07a", .28)
    figure = washing() + leap() + kettle(-1, 24.4, 58)
    figure += placed(mouse(True), 26.2, 16.9, .32) + line([(25.4, 16.6), (30.4, 10.4), (35.6, 7.4), (41.0, 7.2), (43.4, 9.2)], IRON, .7) + lamp(43.8, 12.6, 1) + placed(head(), 1.2, 1.8, 1.03, -6)
    subject = placed(figure, 22.2, 12.6, .76, -9)
    front = path(smooth([(-6, 51), (6, 50.0), (13, 52), (20, 56), (24, 60, 1), (-6, 60, 1)]), "#170d18") + path(smooth([(52, 60, 1), (56, 54.6), (62, 51.6), (70, 49.6), (70, 60, 1)]), "#170d18")
    front += blades(((-3, 12),), 5, "#170d18", (3, 6), 12, 56) + blades(((58, 66),), 8, "#170d18", (3, 6), 8, 56)
    front += motes(10, (15, 8, 60, 44), "#ffe9ae", 6, avoid=((38, 28, 19), (58, 20, 5)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
