"""Sudden Squall. A cloud with its cheeks full, as on old charts, and a trap of a beast that it blows off its feet, mouth first."""
from brushes import disc, line, path, placed, poly, smooth
from places import cloud, contours, island, motes, sheet
from skyfolk import curl, strip
from snapmaw import leg, lower, pin, tail, throat, upper
from vey import CREAM, DARK, GOLD, LIGHT, RED, TEAL

CARD = "WB-018"
ALT = "A dark cloud with puffed cheeks blows an iron-jawed beast off its feet, while Vey shoots past above."

STORM, STORM_DARK, STORM_LIGHT, EDGE = "#1d5069", "#12394f", "#3a7d92", "#cfe9e0"


def blower():
    """The cloud in profile to the right, all of it bumps: crown, nose, lips, chin, and the cheek as round as an apple."""
    bumps = ((8, 24, 6.6), (14, 19.6, 5.6), (19.8, 20.8, 4.2), (22.8, 24.4, 2.8), (24.8, 28.6, 2.1), (25.0, 32.2, 1.25), (24.9, 35.2, 1.3), (22.8, 38.8, 2.9), (18.4, 43.0, 4.4), (12.6, 47.0, 6.2))
    body = smooth([(6, 24), (14, 18), (21, 22), (23.4, 27), (24.0, 30), (23.4, 33.6), (24, 36.6), (21.6, 40), (14, 47), (6, 50)])
    out = "".join(disc(x + .3, y - .4, r, EDGE) for x, y, r in bumps) + "".join(disc(x, y, r, STORM) for x, y, r in bumps) + path(body, STORM)
    # darker folds behind, lighter ones above
    for x, y, r, c in ((10, 40, 6.6, STORM_DARK), (7, 31, 5.6, STORM_DARK), (14.4, 46.6, 4.4, "#17455d"), (9.4, 23.6, 4.8, STORM_LIGHT), (8.6, 24.8, 4.8, STORM), (15.4, 20.2, 4.2, STORM_LIGHT), (14.8, 21.4, 4.2, STORM), (20.3, 21.6, 2.9, STORM_LIGHT), (19.8, 22.6, 2.9, STORM)):
        out += disc(x, y, r, c)
    out += disc(19.2, 34.2, 4.9, EDGE) + disc(18.9, 34.5, 4.75, STORM_LIGHT) + path(smooth([(14.3, 35), (17, 37.4), (21, 37.4), (23.4, 35.4), (21.8, 38.4), (18.4, 39.2), (15.4, 37.8)]), "#2c6a82")
    out += strip(curl(19.4, 34.0, 2.5, 220, 1.05, .34, .06), EDGE, 26)
    # eye under a heavy brow, looking along the wind
    out += path(smooth([(17.2, 28.0, 1), (19.4, 26.2), (22.6, 27.6, 1), (20.4, 29.4)]), EDGE) + disc(21.2, 27.6, .95, "#0b2536") + disc(21.55, 27.3, .3, "#ffffff")
    return out + path(smooth([(15.4, 26.2, 1), (18.8, 24.2), (23.6, 26.2, 1), (23.2, 27.2, 1), (19.2, 25.9), (16.2, 27.4, 1)]), "#0b2f42")


def far_glider():
    """Vey, too far off for more than the shape and the colours."""
    out = path(smooth([(-7, -1.6), (-14, -3.6), (-21, -3.0), (-32.4, 4.4, 1), (-24.4, 6.6), (-16, 5.2), (-8, 2.6)]), TEAL) + path(smooth([(-25, -1), (-32.6, 4.6, 1), (-25.4, 6.4, 1), (-26.4, 3)]), CREAM)
    far = smooth([(7, -1.5, 1), (13, -8), (20.6, -16.4, 1), (15, -15.4), (12.4, -20.2, 1), (6, -16.6), (1.4, -21, 1), (-4, -16.6), (-10, -19, 1), (-12, -14.4), (-18.6, -14.2, 1), (-12, -6.4), (-8.4, -1, 1)])
    out += path(far, DARK, stroke=CREAM, stroke_width=".9") + "".join(line([(x * .2, -3), (x, y)], GOLD, .6) for x, y in ((12, -19), (1.4, -19.6), (-9.4, -17.6)))
    out += path(smooth([(1.6, 1.4, 1), (-10, 6.0), (-16, 9.6), (-28.4, 12.8, 1), (-16.2, 12.8), (-4, 8.6), (2.4, 4.4, 1)]), RED)
    near = smooth([(8, 1.0, 1), (12.6, 6.8), (20, 14.4, 1), (14, 13.8), (12.6, 19, 1), (7, 16.4), (2.6, 21.2, 1), (-3, 17.4), (-8.6, 20.8, 1), (-11, 16.2), (-18.2, 17, 1), (-12.8, 9.2), (-8.6, 1.6, 1)])
    out += path(near, LIGHT, stroke=CREAM, stroke_width="1") + "".join(line([(x * .2, 2), (x, y)], GOLD, .7) for x, y in ((12.2, 17.8), (2.6, 20), (-8.2, 19.6), (18.6, 13.4)))
    out += path(smooth([(-9.4, .2), (-6, -3.2), (4, -4.2), (10.4, -5.0), (15, -6.2), (24.2, -.9, 1), (15.4, 1.8), (9, 3.6), (0, 4.6), (-8, 2.4)]), TEAL) + path(smooth([(14, 1), (18, -.8), (24.2, -.8, 1), (15, 2)]), CREAM) + path(smooth([(12.8, -3.8, 1), (10.4, -11), (3.6, -15.6, 1), (7, -7), (10, -2.4, 1)]), DARK)
    return out + path("M-7.6 -7.6L2.6 -6L2 -2.4L-8.2 -4Z", GOLD) + path("M1.2 -4.4H3.6L4.4 4.4H1.8Z", RED) + disc(17.2, -2.4, 1.5, "#0b2f40")


def beast():
    """Its mouth was open already; now the rest of it follows."""
    body = tail() + leg(8.0, True, 5.0) + leg(5.6, True, 3.4) + throat() + leg(-3.2, False, -1.4) + lower() + upper() + pin()
    return f'<g transform="translate(48.6 33.4) rotate(-24) scale(-.5 .5) translate(-37 -32)">{body}</g>'


def picture():
    sky = contours(39, 30, ["#0f3a50", "#144a62", "#1f6278", "#37808f", "#68a8ac", "#a9d2c6", "#e2eed4", "#fdf3cb"], 18, 1.25, .82, [56, 46, 37.6, 30, 23.6, 18, 13, 8.8, 5.2], edge="#e9f7f2")
    far = island(48.6, 22.6, 6, 3.2, 4, "#5f9aa2", "#467f8d", "#336a7b", "#cfe9e0") + "".join(line([(x, y), (x + 1.9, y + 3.4)], "#dff1ea", .18, opacity=.55) for x, y in ((33, 15.6), (37.4, 18.6), (44, 15.8), (47.4, 24.6), (41.6, 21.4), (52, 30), (33.8, 22), (50.8, 40.4), (44, 46), (36.8, 44)))
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((42, 17.0, 18, 4, "#1a566d", 9), (24, 51.0, 34, 5.2, "#1f6278", 6)))
    mid += path("M33 50.6L43 49.0L58 49.6V60H31Z", "#143f54") + path("M33 50.6L43 49.0L58 49.6V50.6L43 50.1L32.4 51.6Z", "#8fc4bd")
    # three gusts, each rolled at the end
    light = ""
    over = ""
    for y, lift, x, r, turn in ((33.2, -10.4, 42.0, 2.7, -1), (33.6, 1.0, 33.6, 1.8, 1), (34.0, 11.0, 41.0, 2.5, 1)):
        run = [(26.2, y, .2), (29.2, y + lift * .3, .8), (33, y + lift * .8, 1.1), (36.6, y + lift, 1.1)] if x > 40 else [(26.2, y, .2), (29.2, y + lift * .6, .8), (31.8, y + lift, 1)]
        spine = run + curl(x, y + lift + r * turn, r, -90 * turn, turn * 1.05, .9, .1, 12)
        over += strip([(px, py + .5, w * 1.12) for px, py, w in spine], "#1a566d", 46) + strip(spine, "#fbfff4", 46) + strip([(px, py + .3, w * .3) for px, py, w in spine[1:len(run) + 4]], "#a9d2c6", 20)
    subject = beast()
    subject += over + blower() + placed(far_glider(), 34.0, 19.2, .27, -12)
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((8, 55.6, 24, 5.4, "#0e3347", 12), (30, 57, 28, 4.4, "#3a7d92", 14)))
    front += poly([(47, 46.6), (48.4, 46.2), (47.9, 47.4)], "#143f54") + poly([(50.4, 44), (51.4, 43.2), (51.6, 44.4)], "#143f54")
    front += motes(8, (33, 22, 52, 46), "#ffffff", 4, avoid=((47, 33, 8),))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)


def over():
    return sheet(ALT, subject=beast())
