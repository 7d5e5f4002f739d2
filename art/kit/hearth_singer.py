"""Hearth Singer. A ball of feathers on a roof, bill wide open, and the song a string of small lit windows."""
from brushes import disc, feather, line, lit, mix, path, placed, poly, smooth
from places import DUSK, contours, ground, house, island, motes, sheet

CARD = "WB-009"
ALT = "A round songbird with a copper throat sings on a ridge of slates, and its notes fly off as small lit houses."

DOWN, SHADE, DEEP, CREAM, RIM = "#8d5a42", "#5e3a3a", "#37222c", "#f0d3a4", "#ffe6b0"
COPPER, COPPER_DARK, GLOW = "#e0782f", "#a64a24", "#ffd07a"


def bird():
    """Drawn about the middle of the ball (0, 0), 13 wide; feet at y = 13."""
    tail = "".join(feather(-9.4, 5.6 + k * .7, 150 + k * 7, 12.5 - k * .8, 1.4, (SHADE, DEEP, DOWN)[k % 3], None, DEEP) for k in range(4))
    ball = smooth([(-11.6, 4.0), (-11.2, -2.0), (-7.6, -7.0), (-2.8, -10.0), (1.4, -14.6), (6.4, -16.6), (10.6, -14.6), (12.2, -10.6), (12.6, -5.4), (12.8, .6), (11.0, 6.6), (6.6, 11.0), (.4, 12.6), (-6.4, 10.8)])
    inner = path(smooth([(2, -10), (6, -9), (8.6, -4), (8, 2), (4, 8), (-2, 13), (6, 14), (14, 8), (15, -2), (13, -9), (9, -9)]), CREAM)
    inner += path(smooth([(-3, 13), (3, 10), (8, 6), (12, 2), (13, 8), (6, 14)]), "#c99a6c")
    # the copper at the throat, three rows of scales that catch the light
    inner += path(smooth([(6.4, -11.0), (11, -11.6), (14, -9), (13.6, -3), (12.4, .6), (9.4, 1.6), (6.8, -1.6), (5.6, -6.4)]), COPPER_DARK)
    for row in range(4):
        for k in range(4):
            x, y = 6.7 + k * 2.0 + (row % 2) * 1.0 - row * .1, -9.8 + row * 2.7 + k * .2
            inner += path(smooth([(x - 1.1, y - .9, 1), (x + 1.1, y - .9, 1), (x + 1.0, y + .8), (x, y + 1.9), (x - 1.0, y + .8)]), mix(COPPER, GLOW, .12 + .2 * k))
    inner += path(smooth([(-12, 5), (-8, 4), (-2, 9), (2, 13), (-8, 13)]), DEEP) + path(smooth([(-9, -6), (-3, -10), (1, -14.6), (4, -17), (2.4, -11), (-2, -7)]), mix(DOWN, CREAM, .22))
    inner += "".join(path(smooth([(x - .8, y, 1), (x, y + 1.5), (x + .8, y, 1), (x, y + .4)]), "#c99a6c") for x, y in ((6.6, 4.0), (8.8, 5.4), (4.4, 6.6), (6.8, 7.8), (2.6, 9.0), (9.6, 3.0)))
    out = tail + lit(ball, DOWN, RIM, -.4, .35, inner)
    wing = smooth([(-1.4, -6.6), (2.6, -4.4), (3.8, .4), (1.2, 4.8), (-4.0, 7.6), (-10.0, 9.6), (-15.4, 10.6, 1), (-12.4, 6.4), (-9.4, 1.4), (-6.2, -4)])
    bars = "".join(feather(-.6 - k * 1.5, 3.6 - k * 1.5, 158 + k * 4, 12.6 - k * 1.5, 1.3, (SHADE, DEEP)[k % 2], None, DEEP) for k in range(4)) + "".join(path(smooth([(x - 1.5, y - 1, 1), (x + 1.5, y - .6, 1), (x + .6, y + 1.4), (x - .6, y + 2.0), (x - 1.6, y + .8)]), c) for x, y, c in ((-3.2, -1.6, COPPER_DARK), (-.4, -1.4, COPPER), (1.8, -.4, COPPER), (-1.8, 1.2, COPPER_DARK), (.8, 1.6, COPPER)))
    out += lit(wing, SHADE, RIM, -.2, .45, bars)
    # head: cap, eye, bill wide open towards the light
    out += path(smooth([(1.2, -14.2), (5.0, -16.8), (9.4, -15.6), (11.6, -12.8, 1), (8.6, -13.0), (5.6, -11.4), (2.8, -10.8)]), DEEP)
    out += path(smooth([(11.0, -13.6, 1), (13.6, -15.6), (17.2, -18.4, 1), (15.2, -14.6), (12.0, -11.6, 1)]), "#f3b05a") + path(smooth([(11.4, -12.4, 1), (14.4, -14.6), (17.2, -18.4, 1), (15.2, -14.6), (12.0, -11.6, 1)]), "#b86f2e")
    out += path(smooth([(11.8, -12.2, 1), (14.0, -12.4), (15.2, -11.2), (13.6, -10.2), (11.8, -10.0, 1)]), "#7a2420") + path(smooth([(11.4, -10.6, 1), (14.2, -10.0), (17.4, -10.4, 1), (14.8, -8.4), (11.6, -8.8, 1)]), "#e29a45") + path("M12.4 -11Q14.2 -11.6 15.4 -10.7Q14 -10.3 12.4 -10.4Z", "#ff9a6a")
    out += disc(8.4, -12.2, 1.35, "#1c0e16") + disc(8.85, -12.65, .46, "#fff6d2") + line([(6.8, -13.2), (8.4, -13.9), (10.0, -13.2)], CREAM, .32)
    for x in (-.6, 3.4):
        out += line([(x, 11.6), (x + .5, 13.8)], "#c98a4a", .7) + "".join(line([(x + .5, 13.8), (x + d, 14.8)], "#c98a4a", .55) for d in (-1.2, .7, 2.4))
    return out


def roof():
    """The ridge it stands on: slates in two rows, a pot that smokes, a window under it."""
    out = poly([(12, 60), (18.4, 48.6), (55.4, 46.6), (64, 60)], "#4a2a35")
    for row in range(2):
        for k in range(13):
            x, y = 16.4 + k * 3.2 - row * 1.5, 48.4 - k * .17 + row * 2.4
            out += path(smooth([(x, y, 1), (x + 3.0, y - .2, 1), (x + 2.8, y + 2.0), (x + 1.5, y + 3.0), (x + .2, y + 2.0)]), ("#6b3d42", "#5a333c", "#7d4a46")[(k + row) % 3])
    return out + path("M17 48.7L56 46.6L56.4 47.5L17 49.6Z", "#c9793a") + path("M17 48.7L56 46.6V46.9L17 49Z", "#ffd991")


def song():
    """Each note is a house with its lamp lit, and each is farther away."""
    out = line([(48, 23.6), (51.8, 22.8), (55.8, 21.6), (60.6, 18.6)], "#fff0c4", .18, opacity=.8)
    for x, y, s, wall in ((51.8, 22.6, 2.2, "#8a4a38"), (55.8, 21.4, 1.8, "#985737"), (59.0, 19.6, 1.4, "#a8653c")):
        out += house(x, y, s, wall, "#fff6d2")
    return out


def picture():
    sky = contours(50, 25, DUSK, 57, 1.2, .98, [60, 51, 43, 36, 29.6, 23.6, 18, 12.8, 8.2])
    far = island(20.6, 24.6, 9, 4.2, 4, "#5a3e57", "#4a344f", "#372842") + house(19.4, 24.4, 2.0, "#3c2a44", "#ffe6a0") + house(22.4, 24.3, 1.5, "#3c2a44", "#ffe6a0")
    far += island(58, 39, 8, 3.6, 9, "#a8603a", "#8a4c34", "#6b3a30") + house(58.2, 38.8, 1.9, "#6b3a30", "#fff3cf")
    mid = ground([(-6, 44), (8, 41.6), (18, 43.6), (30, 45), (46, 43.6), (58, 45), (70, 43)], "#6b3440")
    mid += roof() + poly([(48.6, 47.4), (48.6, 42.4), (52.4, 42.2), (52.4, 47.2)], "#5e3340") + poly([(51.2, 42.3), (52.4, 42.2), (52.4, 47.2), (51.2, 47.3)], "#9a5a44") + poly([(47.9, 42.6), (48.2, 41.4), (52.8, 41.2), (53.1, 42.3)], "#432632")
    subject = placed(bird(), 34.2, 34.4, .93)
    smoke = line([(50.4, 41), (51.4, 38.6), (50, 36.2), (51.2, 33.6)], "#ffe6b0", .45, opacity=.55)
    front = path("M-4 60V52Q6 50.6 14 54T22 60Z", "#170d18") + path("M56 60Q60 52.6 70 51V60Z", "#170d18") + motes(8, (15, 16, 60, 44), "#ffe9ae", 26, avoid=((34, 32, 17), (20, 25, 6), (54, 20, 7), (58, 39, 5)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=song() + smoke, subject=subject, front=front)
