"""Unravel. A needle-fingered hand pulls one thread, and the beast it belongs to comes undone row by row from the tail forward; the head has not noticed."""
import random

from brushes import disc, group, line, lit, path, placed, smooth, straight
from gorequill import head, leg, quill, trunk, wheel
from places import contours, ground, sheet
from veil import DARK, HIGH, MID, MINT, MOON, NIGHT, PALE, RIM, edged, ribbon, stars

CARD = "VB-014"
ALT = "A pale hand pulls one glowing thread, and the rear half of a quilled beast is coming undone row by row while its head snarls on."


def beast():
    """Gorequill's front half; where it ends, its edge is frayed."""
    whole = wheel() + leg([(34.6, 43), (40, 42.6), (41.4, 46.2), (39.6, 49.8), (33.4, 49.8), (35, 46.4)], False) + leg([(40.4, 43.6), (44.6, 43), (45, 49.8), (40.4, 49.8)], True) + trunk() + head()
    r = random.Random(4)
    edge, y = [(26.4, 2)], 2.0
    while y < 52:
        y += r.uniform(1.0, 1.8)
        edge.append((27.6 + (y - 30) * -.05 + r.uniform(-2.6, 2.2), y))
    cut = straight([*edge, (80, 54), (80, 2)])
    return f'<clipPath id="frayed"><path d="{cut}"/></clipPath>' + group(whole, clip_path="url(#frayed)")


def hand():
    """Thumb and one long finger, closed on the thread; a sleeve behind."""
    sleeve = [(-3, 17.6), (4, 15.2), (11, 12.0), (18.6, 9.6), (22.4, 12.8, 1), (18.6, 18.4, 1), (13, 20.4), (6, 25.4), (-3, 33)]
    out = lit(smooth(sleeve), MID, RIM, .1, .5, path(smooth([(-3, 26), (5, 20.6), (13, 16.0), (21.4, 13.6), (18.6, 19), (12, 21.4), (5, 27), (-4, 34)]), DARK) + path(smooth([(-3, 19.6, 1), (6, 16.2), (13, 12.6), (20.6, 11.4, 1), (13, 14.6), (5, 18.6), (-3, 23, 1)]), HIGH))
    for spine, tone in (([(18.6, 15.6, 1.3), (22.6, 18.8, 1.15), (24.6, 22.4, .95), (23.4, 25.2, .3)], "#b7a3d6"), ([(19.6, 15.0, 1.3), (24.6, 17.4, 1.15), (27.4, 21.0, .95), (26.8, 24.4, .3)], "#cdbde6")):
        out += edged(ribbon(spine, 14), tone, "#ffffff", -.1, .22)
    palm = [(17.2, 14.4, 1), (20.0, 11.4), (23.4, 12.0), (25.2, 14.4), (23.6, 17.2), (20.2, 18.2), (18.0, 17.2, 1)]
    out += path(smooth(palm), "#e6dcf3") + path(smooth([(17.6, 16.4, 1), (20.4, 16.4), (24.6, 15.4), (23.6, 17.2), (20.2, 18.2), (18.0, 17.2, 1)]), "#b7a3d6")
    out += edged(ribbon([(22.6, 13.2, 1.5), (27.4, 13.4, 1.25), (31.4, 15.8, 1.0), (32.8, 19.2, .3)], 16), "#efe6f5", "#ffffff", -.1, .25)
    return out + edged(ribbon([(22.4, 15.6, 1.4), (26.4, 16.8, 1.2), (29.8, 18.2, .95), (32.4, 19.6, .3)], 16), "#efe6f5", "#ffffff", -.1, .25)


def pulling():
    """The hand in its place; its sleeve comes from outside the lens."""
    return placed(hand(), -5.0, 6.0, .95)


def rows():
    """The rear half as one thread: still in its rows, to and fro, but with air between them; the uppermost hang loose."""
    left = ((28.4, 23.6), (30.4, 20.4), (32.6, 18.0), (34.8, 16.2), (37.0, 14.8), (39.2, 14.0), (41.4, 13.6), (43.6, 13.8), (45.8, 15.6))
    spots, r = [], random.Random(7)
    for k, (y, x) in enumerate(left):
        end = 29.6 - (k % 3) * .8
        loose = max(0, 3 - k) * .9
        row = [(end, y), (x + (end - x) * .66, y + loose * .6 - .2), (x + (end - x) * .33, y + loose + .2), (x, y + loose * .2), (x - .9 - loose, y + 1.0)]
        if k % 2:
            row = [(x - .4, y + .1), (x + (end - x) * .36, y - .3 + loose), (x + (end - x) * .7, y + .3), (end, y), (end + .9, y + 1.1)]
        spots += [(px + r.uniform(-.15, .15), py + r.uniform(-.12, .12)) for px, py in row]
    return spots


def yarn():
    """What comes off: the last row runs out along the ground, rises in two loops and ends between the fingers."""
    body = rows()
    tail = [body[-1], (20.4, 48.4), (14.6, 48.0), (10.0, 45.2), (9.4, 40.4)]
    out = line(body + tail[1:], "#17090e", 1.75) + line(body + tail[1:], "#a8452c", 1.2) + line([(x, y - .28) for x, y in body + tail[1:]], "#ef9a55", .34)
    up = [(9.4, 40.4), (9.8, 36.6), (13.4, 33.8), (14.8, 30.0), (12.2, 28.0), (9.8, 30.4), (12.0, 33.2), (16.4, 30.0), (18.4, 23.6), (18.5, 15.2)]
    out += line(up, NIGHT, 1.5) + line(up, MINT, .95) + line([(9.4, 40.4), (9.6, 37.8)], "#e0a878", .95)
    # quills that have nothing left to stand in
    for x, y, turn, long in ((17.0, 51.4, 8, 8), (28.0, 52.4, -10, 8)):
        out += quill(x, y, turn, long, 1.1, True)
    return out


def picture():
    sky = contours(46, 30, MOON, 29, 1.0, .95, [42, 35, 28.8, 23.2, 18, 13, 8.4], .05, "#dccfff")
    mid = ground([(10, 46), (22, 45.4), (34, 46.4), (46, 45.6), (60, 46.6)], "#2c1c58") + ground([(10, 49.6), (24, 49.2), (40, 50), (60, 49)], "#150c30")
    # faint outline of what was there
    ghost = [(13.4, 43.0), (14.6, 37.4), (18.4, 32.6), (24.2, 28.8), (27, 28), (27, 45.6), (20, 46), (15.4, 45.8)]
    body = placed(beast() + yarn(), 12.8, 15.2, .68)
    mid += placed(path(straight(ghost), "#5b49a6", .4), 12.8, 15.2, .68)
    end = line([(25.5, 25.9), (25.8, 24.2), (27.4, 23.6), (29.0, 25.6), (28.2, 28.2)], MINT, .5)
    light = disc(25.8, 24.4, 4.2, MINT, .22) + disc(25.8, 24.4, 2.6, PALE, .35)
    front = stars(((45, 17.4, .5), (50.6, 25, .45), (16.4, 32, .4), (40.6, 21.6, .35), (38, 14.8, .4)), "#e6d8ff")
    return sheet(ALT, sky=sky, mid=mid, light=light, subject=body + end + pulling(), front=front)


def over():
    return sheet(ALT, subject=pulling())
