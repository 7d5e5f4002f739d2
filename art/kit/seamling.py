"""Seamling. A rip that stands up by itself on a broken stair, and stretches one stubby arm at a lantern it cannot reach."""
import math
import random

from brushes import disc, line, lit, oval, path, placed, poly, smooth, star
from places import contours, sheet
from veil import DARK, MID, MINT, NIGHT, PALE, PLUM, RIM, edged, gate, ribbon, stars

CARD = "VB-007"
ALT = "A small upright rip of mint light stands on the last step of a broken stair and reaches for a lantern that hangs out over nothing."


def lip(points, dark):
    """One ragged violet edge of the rip, curled outward."""
    return lit(smooth(points), DARK if dark else MID, RIM, .25, .25, path(smooth([(x * .82 + (-.6 if dark else .7), y * .96 + .3, *c) for x, y, *c in points]), NIGHT if dark else DARK, .8))


def seamling():
    """About its own height of 26; it balances on a point at (0, 0) and leans to the right."""
    left = [(1.2, -26.6, 1), (-1.2, -24.6), (-2.2, -22.8, 1), (-2.8, -23.0, 1), (-3.6, -20.2), (-5.6, -18.4, 1), (-5.2, -17.6, 1), (-7.6, -14.2), (-10.8, -10.8), (-12.6, -8.6), (-12.0, -7.4), (-10.2, -8.0), (-8.0, -9.4, 1),
            (-7.6, -8.4, 1), (-5.6, -5.6), (-5.4, -4.6, 1), (-4.0, -3.2), (-1.8, -1.2), (0, 0, 1), (-1.2, -4), (-2.6, -9), (-2.8, -15), (-1.4, -21)]
    right = [(1.2, -26.6, 1), (3.0, -24.4), (3.4, -22.4, 1), (4.4, -22.0, 1), (5.2, -20.0), (8.0, -21.6), (11.2, -25.0), (13.2, -28.2), (14.6, -28.0), (14.2, -25.6), (12.4, -21.6), (9.4, -17.4), (7.2, -14.4), (7.6, -12.2, 1), (6.4, -11.2, 1),
             (5.8, -8.0), (4.4, -5.4), (4.6, -4.4, 1), (2.4, -2.0), (0, 0, 1), (1.4, -4), (2.8, -9), (3.6, -15), (3.0, -21)]
    light = smooth([(1.2, -25.4, 1), (2.8, -21), (3.5, -15), (2.8, -9), (1.3, -4), (0, -.8, 1), (-1.2, -4), (-2.6, -9), (-2.8, -15), (-1.4, -21)])
    out = path(light, MINT) + path(smooth([(1.0, -22.6, 1), (1.9, -19), (2.2, -14.6), (1.6, -9.4), (.3, -4.2, 1), (-1.0, -9), (-1.3, -14.6), (-.4, -19)]), PALE)
    out += path(smooth([(1.2, -25.4, 1), (-1.4, -21), (-2.8, -15), (-2.6, -9), (-1.2, -4), (0, -.8, 1), (-1.6, -8), (-1.6, -16)]), "#3fa58c")
    out += lip(left, True) + lip(right, False)
    # the one spark inside that could be an eye, looking up
    out += path(smooth([(-.3, -17.6, 1), (.9, -19.4), (2.4, -18.4, 1), (1.2, -16.6)]), NIGHT) + star(1.4, -18.2, .95, PALE, .3)
    # fingers: frays
    for x, y, a in ((13.6, -28.4, -70), (14.4, -28.2, -48), (14.6, -27.2, -20)):
        u = math.radians(a)
        out += line([(x - .3, y + .3), (x + math.cos(u) * 1.5, y + math.sin(u) * 1.5)], RIM, .42)
    for pts in ([(-12.2, -8), (-14.4, -6.4), (-13.8, -4.4)], [(-11.8, -7.6), (-13, -5), (-11.4, -3.6)], [(-2.6, -23), (-5, -23.6), (-6.6, -22.2)], [(6.6, -11), (8.6, -9.4), (8.0, -7.2)], [(-5.6, -4.8), (-8, -3.6), (-7.4, -1.4)]):
        out += line(pts, RIM, .2)
    # trailing threads
    return out + line([(0, -.6), (-2.4, 1.2), (-6, .4), (-9, 1.6), (-12, .8)], RIM, .24) + line([(0, -.4), (-1.2, 1.8), (-4, 2.2), (-6.4, 3.2)], MINT, .2)


def lantern(x, y, size):
    """The lantern it wants: roof, glass, foot, on a long hook."""
    body = poly([(-1.5, -5), (1.5, -5), (4.5, -2.9), (4.5, -2.1), (-4.5, -2.1), (-4.5, -2.9)], "#241640") + poly([(-4.1, -2.1), (4.1, -2.1), (5.1, 1.2), (4.1, 4.9), (-4.1, 4.9), (-5.1, 1.2)], "#fff3cf")
    body += poly([(0, -2.1), (4.1, -2.1), (5.1, 1.2), (4.1, 4.9), (0, 4.9)], "#ffe3a8") + line([(0, -2.1), (0, 4.9)], "#241640", .4)
    body += poly([(-4.6, 4.9), (4.6, 4.9), (4.6, 5.7), (3.2, 6.7), (-3.2, 6.7), (-4.6, 5.7)], "#241640") + line([(-1, -5.2), (0, -6.8), (1, -5.2)], "#241640", .6)
    return placed(body, x, y, size)


def stair(steps, front, top, edge):
    """Steps from (x, y, width) in profile, each lit along its upper edge."""
    out = ""
    for x, y, w in steps:
        out += poly([(x, 60), (x, y), (x + w, y), (x + w, 60)], front) + poly([(x, y), (x + w, y), (x + w, y + .9), (x, y + .9)], top) + line([(x, y), (x + w, y)], edge, .16)
    return out


def picture():
    sky = contours(55, 27, PLUM, 27, 1.2, 1.0, [66, 57.4, 49.4, 41.8, 34.6, 27.6, 21, 14.8, 9.4], .05, "#e8d0ff")
    # great broken arches, very far and very high
    far = gate(22.4, 50, 2.9, "#4a2b76") + gate(43.4, 52, 1.9, "#7a52a6") + poly([(13, 27), (16.4, 17), (19, 21.6), (21.6, 15), (13, 14)], "#371d5c")
    far += gate(59.4, 46.4, .5, "#8a64b4", "#f4fff4") + path(smooth([(55.4, 46.6, 1), (59.4, 46.0), (63.6, 46.6, 1), (61.4, 49.4), (59.2, 50.4), (57.0, 49.0)]), "#7a52a6")
    mid = stair(((-6, 43.4, 16), (10, 46.2, 10)), "#2a1850", "#4b2f7c", "#a884dc") + stair(((19.6, 48.8, 17.6),), "#2a1850", "#6a489e", MINT)
    mid += poly([(37.2, 60), (37.2, 48.8), (39.0, 50.4), (38.0, 51.8), (39.8, 53.6), (39.2, 60)], "#130a26")
    # glow of the rip on the step
    mid += oval(28.2, 49.3, 6.4, .75, "#3fa58c") + oval(28.2, 49.3, 4.2, .5, MINT)
    r = random.Random(5)
    for k in range(7):
        a, b = 20.6 + k * 2.2, 50.8 + r.uniform(0, 2.4)
        mid += poly([(a, b), (a + 1.6, b), (a + 1.6, b + .8), (a, b + .8)], "#281848")
    light = "".join(disc(55.0, 27.4, q, "#fff0c4", o) for q, o in ((12.4, .16), (8.8, .24), (6, .34)))
    # the hook it hangs on comes down from above the frame
    hook = edged(ribbon([(69, 2, .9), (66.0, 8, .75), (61.6, 14.4, .65), (56.8, 16.4, .55), (55.0, 22.0, .4)], 14), "#241640", "#e6d8f6", .1, .2)
    subject = placed(seamling(), 28.0, 48.9, 1.13, 4)
    front = hook + lantern(55.0, 27.4, .9)
    # moths at the glass
    for x, y, s, t in ((49.2, 21.0, 1.0, 20), (62.0, 32.6, .8, -30), (50.6, 36.4, .7, 60)):
        front += placed(path("M0 0C-.6 -1.6 -2 -1.8 -2 -.8C-2 .2 -.8 .5 0 0C.8 .5 2 .2 2 -.8C2 -1.8 .6 -1.6 0 0Z", "#fff3cf"), x, y, s, t)
    front += lit(smooth([(52, 60, 1), (56, 55), (60, 53.4), (64, 49.8), (70, 48.6), (70, 60, 1)]), "#0f081f", "#54357e", -.3, .35)
    front += stars(((16.6, 33, .4), (17.4, 20.6, .45), (38.4, 14.6, .45), (60.8, 36.4, .35)), "#e6d4ff")
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
