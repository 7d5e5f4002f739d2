"""Grinshade. A cat on the ridge of a roof in three poses that do not agree: one sits, one stretches, one is leaving; the grin belongs to all of them."""
from brushes import line, lit, path, placed, poly, smooth, star
from places import contours, island, sheet
from veil import MINT, NIGHT, PALE, RIM, edged, gate, ribbon, stars

CARD = "VB-006"
ALT = "A cat of shadow sits on a roof ridge under a low moon, two paler guesses of it moving off on either side, and grins from ear to ear."

DARK, MID, LIGHT = "#1c1238", "#3a2768", "#57409a"

# Profile, facing right, seated; the roof lies at y = 0. The head is drawn apart, from the front.
SEATED = [(2.6, -21.6), (5.4, -20.0), (6.6, -16.4), (6.0, -12.0), (6.4, -7.4), (7.2, -3.2), (9.0, -1.0), (9.2, 0, 1), (4.6, 0, 1), (4.2, -1.4), (2.8, -4.4), (2.0, -1.2), (3.2, 0, 1), (-6.6, 0, 1), (-9.4, -1.8), (-10.4, -5.8), (-9.4, -10.6),
          (-6.6, -14.8), (-3.0, -18.0), (-.4, -20.6)]
STRETCHED = [(14.6, -4.4), (17.6, -2.6), (20.4, -1.4), (22.6, -.9), (22.8, 0, 1), (14.0, 0, 1), (8.6, -2.6), (2.4, -5.8), (-3.4, -8.6), (-5.2, -5.8), (-4.4, -2.0), (-2.4, -.8), (-2.4, 0, 1), (-7.6, 0, 1), (-9.0, -4.2), (-9.8, -9.2), (-9.0, -13.6),
             (-5.4, -15.8), (-1.0, -14.6), (4.4, -11.4), (9.6, -8.4)]
LEAVING = [(13.8, -13.6), (14.0, -9.6), (11.0, -7.4), (8.6, -5.8), (8.8, -2.0), (10.6, -.8), (10.6, 0, 1), (6.2, 0, 1), (5.2, -4.4), (1.0, -6.2), (-3.6, -6.4), (-5.4, -3.2), (-8.8, -1.0), (-9.0, 0, 1), (-12.6, 0, 1), (-11.6, -2.8), (-9.4, -5.6), (-9.6, -9.2),
           (-6.8, -12.0), (-1.4, -12.4), (5.0, -11.8), (9.4, -13.2)]


def ears(w):
    """The outline of a head from the front, w from its middle to an ear."""
    return [(0, -4.6), (w * .34, -4.9), (w * .62, -7.6), (w * .98, -10.6, 1), (w * 1.04, -5.4), (w * 1.0, -.6), (w * .84, 3.0), (w * .4, 5.2), (0, 5.6), (-w * .4, 5.2), (-w * .84, 3.0), (-w, -.6), (-w * 1.04, -5.4), (-w * .9, -9.8, 1), (-w * .56, -7.2), (-w * .3, -4.9)]


def guess(body, tail, head, turn, fill, edge, flip=False):
    """One of the poses, flat, its outline frayed, with night showing through."""
    out = path(ribbon(tail, 20), fill) + path(smooth(body), fill) + path(smooth(body), stroke=edge, stroke_width=".2")
    out += placed(path(smooth(ears(6.2)), fill) + path(smooth(ears(6.2)), stroke=edge, stroke_width=".22"), *head, .96, turn)
    for x, y, u, v in ((-9.6, -8, -12.4, -9.6), (-9.2, -5, -12.2, -5.2), (-8.4, -11, -11.2, -13.4)):
        out += line([(x, y), ((x + u) / 2, (y + v) / 2 - .6), (u, v)], edge, .18)
    return placed(out, 0, 0, 1, 0, flip)


def grin():
    """From ear to ear; few teeth, no two alike; the light of the picture."""
    out = path(smooth([(-6.6, -2.0, 1), (-4.4, .2), (-1.4, 1.2), (1.6, 1.1), (4.6, -.2), (6.8, -2.8, 1), (6.2, .6), (4.0, 3.6), (.4, 4.8), (-3.2, 3.8), (-5.8, 1.2)]), MINT)
    out += path(smooth([(-5.9, -.6, 1), (-4.0, .9), (-1.2, 2.0), (1.6, 1.9), (4.4, .8), (6.2, -1.2, 1), (5.4, .8), (3.4, 3.1), (.4, 4.0), (-2.8, 3.2), (-5.0, 1.1)]), "#0a2a2c")
    for x, y, w, h in ((-4.4, .5, 1.0, 1.5), (-2.2, 1.5, 1.3, 2.3), (.9, 1.8, .9, 1.2), (3.0, 1.3, 1.4, 2.2), (4.9, .2, .7, 1.2)):
        out += poly([(x - w * .75, y - .2), (x + w * .75, y - .2), (x + .15, y + h)], PALE)
    for x, y, w, h in ((-3.4, 3.0, .8, 1.1), (-.4, 4.1, 1.1, 1.6), (2.0, 3.7, .7, .8), (4.0, 2.2, .7, 1.2)):
        out += poly([(x - w * .7, y), (x + w * .7, y), (x - .1, y - h)], PALE)
    return out


def head():
    planes = path(smooth([(1.8, -4.6), (3.8, -7.4), (6.2, -10.8, 1), (6.8, -4), (5.4, -2.2), (3.2, -3.4)]), MID) + path(smooth([(-1.8, -4.6), (-3.6, -7), (-5.6, -10, 1), (-4.6, -5.2)]), "#2a1c54")
    planes += path(smooth([(-6.6, -2, 1), (-5.6, 3), (-2, 6), (2, 6), (5.6, 3), (6.8, -2.6, 1), (7, 6), (-7, 6)]), NIGHT)
    out = lit(smooth(ears(6.4)), DARK, RIM, -.25, .4, planes)
    for s in (1, -1):
        out += path(smooth([(s * 3.6, -5.2, 1), (s * 5.4, -8.8, 1), (s * 5.8, -5.0), (s * 5.0, -4.0)]), LIGHT if s > 0 else "#30226a")
        for k in range(3):
            out += line([(s * 5.0, -1.6 + k * .8), (s * 8.6, -3.0 + k * 1.5), (s * (11.6 - k * .4), -3.2 + k * 2.3)], "#cfeee2", .14)
    return out + path("M-.9 -1.4H.9L0 -.3Z", LIGHT) + grin()


def sitter():
    planes = path(smooth([(3.2, -20, 1), (5.0, -14), (4.6, -8), (6.8, -2.4), (9.4, -.2, 1), (9.6, -3), (7.2, -8), (7.4, -16), (5.6, -20.4)]), MID) + path(smooth([(-1.6, -5.6), (-4.8, -9.2), (-8.6, -8.4), (-10.8, -4.6), (-9.4, -.6), (-5.4, .6), (-2.2, -1.6)]), "#2a1c54")
    planes += path(smooth([(-3.4, -3.6), (-6.0, -6.6), (-8.4, -5.8), (-9.0, -2.8), (-6.6, -1.0)]), MID) + path(smooth([(1.2, -16, 1), (1.0, -10), (2.6, -4.6, 1), (3.8, -9), (3.0, -14)]), NIGHT)
    planes += "".join(star(x, y, r, "#cfeee2", .26) for x, y, r in ((-4.6, -12.6, .5), (.2, -17.2, .4), (-7.6, -10.4, .35), (-2.4, -8.4, .45), (4.8, -11.6, .4), (-6.0, -3.2, .4), (.6, -2.6, .35)))
    out = edged(ribbon([(-7.6, -1.6, 1.3), (-12.6, -.2, 1.5), (-17.2, 2.6, 1.5), (-19.8, 7.0, 1.4), (-18.6, 11.2, 1.1), (-15.4, 11.4, .4)], 24), DARK, RIM, .2, .4)
    out += lit(smooth(SEATED), DARK, RIM, -.35, .35, planes)
    for x in (5.4, 7.0):
        out += line([(x, -.2), (x - .1, -1.1)], NIGHT, .24)
    return out + placed(head(), 3.4, -23.6, 1.06, 9)


def picture():
    keys = ["#120a28", "#1d1140", "#2c1c5c", "#43348a", "#5c5cae", "#7f96c8", "#b4d8dc", "#eafff3"]
    sky = contours(26, 30, keys, 52, 1.05, 1.0, [62, 53, 45, 37.6, 30.6, 24, 17.6, 11], .04, "#d8f4ff")
    far = gate(57.6, 25.2, .44, "#4a4a9c") + island(57.6, 25.4, 7, 3.2, 5, "#5555a4", "#423f8a", "#302c70") + island(19.0, 16.6, 6, 2.6, 14, "#4a3c90", "#3a2d78", "#2a1f5c")
    # the next roofs down the hill, then the one it sits on, row after row of tiles
    mid = poly([(44, 60), (48, 44), (56, 36.6), (64, 43), (70, 40), (70, 60)], "#37296f") + poly([(58.4, 43.4), (60.2, 43.4), (60.2, 46.2), (58.4, 46.2)], "#ffe3a8")
    mid += poly([(-6, 60), (-6, 36.0), (62, 45.2), (70, 52), (70, 60)], "#241654") + poly([(-6, 36.0), (62, 45.2), (70, 51.2), (70, 53), (61, 46.8), (-6, 37.7)], "#5b49a6") + line([(-6, 36.0), (62, 45.2)], "#cfe0ff", .22)
    for k in range(5):
        y = 41.6 + k * 2.6
        for j in range(13):
            x = 12 + j * 4.6 + (k % 2) * 2.3
            mid += line([(x - 2.3, y + (x - 17) * .135), (x, y + 1.4 + (x - 17) * .135), (x + 2.3, y + .6 + (x - 17) * .135)], "#46379a", .3)
    mid += poly([(52.6, 44.2), (52.6, 37.4), (56.6, 37.6), (56.6, 44.8)], "#150c30") + poly([(51.8, 36.2), (57.4, 36.5), (57.4, 37.8), (51.8, 37.5)], "#2c1f5c") + poly([(52.6, 37.6), (53.4, 37.6), (53.4, 44.2), (52.6, 44.1)], "#43348a")
    subject = placed(guess(LEAVING, [(-9, -9.6, 1.0), (-13.4, -12.6, 1.2), (-15.6, -17, 1.1), (-13.6, -20.4, .3)], (13.4, -13.2), -6, "#5f78b8", "#d8f4ff", True), 26.4, 40.6, .74, 7)
    subject += placed(guess(STRETCHED, [(-8.4, -13.6, 1.0), (-11.6, -17.6, 1.2), (-10.4, -22.2, 1.0), (-6.8, -23.4, .3)], (15.6, -6.0), 16, "#4a55a4", "#aebfe8"), 39.6, 42.2, .74, 7)
    subject += placed(sitter(), 33.8, 41.8, .83, 3)
    front = lit(smooth([(50, 60, 1), (54, 54), (59, 52.6), (63, 48.4), (70, 47), (70, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    front += stars(((44, 17.4, .5), (50.6, 21, .4), (60, 33.4, .4), (47.4, 28.6, .35), (55.6, 17.4, .35), (16.6, 25, .4)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
