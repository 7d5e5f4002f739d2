"""Ember Prowler. A lean shadow that comes down a burnt slope head first, and every place where it has set a paw still glows."""
from brushes import blob, disc, halo, line, lit, oval, path, placed, poly, smooth
from places import contours, grass, ground, house, island, motes, sheet

CARD = "OFF-001"
ALT = "A soot-black hunter stops on a burnt slope, a forepaw raised, and looks back; its pawprints glow like embers behind it."

SOOT, DEEP, ASH, RIM, FIRE, HOT = "#382a2e", "#1d141a", "#6b534c", "#ffc27a", "#ff8a35", "#ffe08a"
BURNT = ["#231a30", "#3d2438", "#6b2f3a", "#a5492f", "#dd7a36", "#f9ad52", "#ffdc92"]


def leg(points, claws, far=False):
    tone = DEEP if far else SOOT
    out = lit(smooth(points), tone, "#6b3236" if far else RIM, .3, .35)
    for x, y in claws:
        out += path(f"M{x} {y}L{x + 1.5:.2f} {y + .9:.2f}L{x + .3:.2f} {y + 1.2:.2f}Z", "#c98a5c" if not far else "#7a4a3c")
    return out


def prowler():
    """Drawn level, nose to the right; the slope turns it."""
    tail = smooth([(11.0, 24.6), (5.6, 24.6), (-.4, 22.4), (-4.6, 18.2), (-5.6, 13.6), (-3.4, 10.4, 1), (-3.0, 13.2), (-1.2, 16.6), (3.6, 19.2), (8.6, 19.8), (13.0, 20.2)])
    out = lit(tail, SOOT, RIM, .3, .4) + blob([(-3.4, 10.2, 1), (-5.4, 12.4), (-5.5, 15.4), (-4.2, 15.0), (-3.0, 13.4)], FIRE) + blob([(-3.4, 10.2, 1), (-4.8, 12.4), (-4.6, 14.0), (-3.4, 12.8)], HOT)
    # far legs
    out += leg([(14, 25), (18.4, 26), (20.6, 30), (18.4, 33.6), (19.8, 36.4), (22.6, 37.6), (22.6, 38.8, 1), (16.8, 38.8, 1), (15.6, 34.6), (15.6, 30)], ((21.2, 37.8),), True)
    out += leg([(33.4, 24), (38.0, 25.4), (39.6, 29.4), (38.2, 33.4), (37.2, 36.0), (38.8, 37.6), (41.4, 38.4), (41.4, 39.6, 1), (34.6, 39.4, 1), (33.8, 35.8), (34.6, 31.6), (33.4, 28)], ((40.0, 38.6),), True)
    body = smooth([(9.0, 24.6), (10.2, 20.6), (14.4, 17.6), (19.6, 17.8), (24.8, 19.6), (29.6, 19.6), (33.6, 17.6), (36.8, 14.4), (39.6, 10.6), (42.4, 8.2), (45.4, 8.2), (47.0, 11.2), (47.2, 15.6), (46.2, 20.6), (44.6, 25.6), (41.0, 29.2), (36.6, 30.4), (31.2, 28.8), (25.0, 26.6), (20.0, 27.4), (14.6, 29.2), (10.4, 28.2)])
    inner = blob([(8, 26), (12, 25.4), (18, 25.0), (25, 24.4), (31, 26.2), (37, 28.0), (42, 24.4), (45.4, 17), (46.4, 9), (50, 10), (49, 20), (44, 31), (34, 32), (24, 28.4), (14, 31)], DEEP)
    inner += blob([(32.6, 18.6), (36.6, 15.0), (39.2, 10.2), (42.0, 9.2), (42.4, 14.4), (41.0, 19.4), (38.6, 23.4), (35.0, 22.6)], ASH) + blob([(10, 21), (14, 17.6), (18.6, 18.2), (19.0, 22), (14.6, 24.4), (11, 24)], ASH)
    # the lean flank: ribs under the coat, a little ash along the spine
    for x in (23.4, 26.0, 28.6, 31.2):
        inner += path(smooth([(x, 20.8, 1), (x + 1.2, 23.4), (x + .4, 26.0, 1), (x + .5, 23.6)]), ASH)
    for x, y in ((21, 19.4), (24.4, 20.4), (28, 20.6), (31.4, 19.8), (12.6, 20)):
        inner += path(smooth([(x, y, 1), (x - 1.0, y + .9), (x - 2.2, y + 1.2, 1), (x - 1, y + .2)]), "#8a6f62")
    out += lit(body, SOOT, RIM, .35, .45, inner)
    # near legs
    out += leg([(10.0, 22.4), (14.6, 20.6), (18.6, 23.0), (18.0, 27.4), (13.4, 30.8), (10.0, 33.4), (9.6, 36.2), (12.4, 37.8), (12.6, 39.2, 1), (5.8, 39.2, 1), (5.4, 35.0), (7.8, 30.8), (9.4, 27)], ((11.0, 38.0), (9.4, 38.2)))
    # it stops in the middle of a step
    out += leg([(35.2, 20.4), (39.8, 19.4), (43.4, 21.4), (46.4, 22.8), (50.0, 23.2), (52.2, 25.2), (52.2, 28.2), (50.8, 31.6), (48.4, 33.0, 1), (47.2, 31.6), (48.2, 29.2), (48.0, 27.2), (44.0, 28.2), (38.8, 28.6), (35.2, 25.8)], ((48.2, 31.8), (49.6, 31.2)))
    return out


def head():
    """In profile, ears up; drawn to the right, the picture turns it round."""
    out = path(smooth([(43.4, 21.0), (42.0, 15.6), (43.6, 11.0, 1), (46.6, 14.4), (47.6, 19.4)]), DEEP)
    skull = smooth([(42.4, 23.4), (44.6, 19.8), (48.4, 18.8), (52.0, 20.4), (55.6, 22.8), (58.0, 24.2), (58.6, 25.8), (56.8, 27.2), (53.0, 28.0), (48.8, 29.2), (44.8, 28.8), (42.4, 26.6)])
    inner = blob([(44, 29), (48.4, 26.4), (53.4, 26.0), (58.8, 25.8), (57, 28), (49, 30)], DEEP) + blob([(46.4, 19.4), (49, 18.6), (52.4, 20.6), (56, 23), (52.8, 23.2), (49.2, 21.6)], ASH)
    out += lit(skull, SOOT, RIM, -.3, .4, inner)
    out += path(smooth([(45.0, 20.8), (44.6, 15.6), (47.2, 10.6, 1), (49.8, 14.6), (50.0, 19.8)]), SOOT) + path(smooth([(46.2, 19.4), (46.0, 15.8), (47.3, 12.6, 1), (48.8, 15.4), (48.8, 18.6)]), "#9a5440") + line([(47.3, 10.8), (49.8, 14.6), (50.1, 19.2)], RIM, .32)
    out += disc(51.8, 22.9, 1.5, DEEP) + disc(51.9, 22.9, 1.2, "#ffb84f") + disc(52.2, 22.8, .62, DEEP) + disc(52.5, 22.5, .26, "#fff6d2") + path(smooth([(50.0, 22.4, 1), (51.4, 21.0), (53.6, 21.8, 1), (51.8, 21.9)]), ASH)
    out += blob([(56.8, 23.6), (58.4, 23.8), (59.2, 25.0), (58.2, 25.9), (57.0, 25.0)], "#0f0a11") + line([(58.0, 26.3), (55.4, 26.7), (52.8, 26.0)], "#0f0a11", .32)
    return out


def stump(x, y, high, lean, wide=1.6):
    """A burnt trunk, broken off, with a last red edge."""
    tip = x + lean
    out = poly([(x - wide, y), (tip - wide * .4, y - high), (tip - .1, y - high * .88), (tip + wide * .3, y - high * 1.08), (x + wide, y)], "#1d131d")
    out += line([(x + wide * .1, y - high * .5), (x + wide * 1.5, y - high * .7), (x + wide * 1.8, y - high * .9)], "#1d131d", .5)
    return out + path(f"M{x - wide:.2f} {y}L{tip - wide * .4:.2f} {y - high:.2f}L{tip - wide * .1:.2f} {y - high * .95:.2f}L{x - wide * .6:.2f} {y}Z", "#b9502f")


def print_(x, y, size):
    """A pawprint that has not gone out."""
    out = oval(x, y, 2.2 * size, 1.0 * size, FIRE, 22) + oval(x, y, 1.2 * size, .5 * size, HOT, 22)
    for k in range(4):
        out += disc(x + (-.3 + k * .9) * size, y + (-1.6 + k * .42) * size, .48 * size, FIRE)
    return halo(x, y, [3.6 * size], "#ff8a35", [.22], 3) + out


def picture():
    sky = contours(27, 25, BURNT, 39, 1.25, .95, [66, 56.4, 47, 38, 29.8, 22.2, 15.2, 9], .05, "#ffcf8a", 24)
    far = island(58.8, 25.4, 8, 3.8, 4, "#7a3a3c", "#5e2c35", "#43202e") + house(58.0, 25.2, 1.8, "#43202e", "#ffe6a0") + house(60.4, 25.2, 1.4, "#43202e", "#ffe6a0") + line([(60, 25), (61.6, 21), (60.4, 17)], "#ffdf9a", .16, opacity=.5)
    far += ground([(-6, 28), (6, 30), (16, 34), (30, 37), (44, 42), (60, 42), (70, 40)], "#8a3d33")
    slope = [(-6, 33.6), (4, 36.2), (16, 39.6), (26, 42.8), (36, 45.9), (44, 48.3), (54, 50.4), (70, 51.6)]
    mid = ground(slope, "#3a1c28") + line([(x, y + .1) for x, y in slope], "#8a3d33", .3)
    mid += path(smooth([(-6, 45), (8, 47.6), (20, 51), (34, 54), (70, 60)], False) + "L70 62L-6 62Z", "#281420")
    light = print_(16.0, 43.6, .72) + print_(23.4, 44.0, .8) + print_(27.6, 48.4, .95) + print_(35.0, 48.2, .9)
    subject = placed(prowler() + placed(placed(head(), -43.6, -25.4), 44.8, 10.0, 1.0, -19, True), 20.4, 8.8, .79, 17)
    front = stump(64.4, 58, 27, -.8, 1.8) + grass([(-3, 12, 8), (40, 56, 7)], "#120a12", 15, 58, (4, 7)) + motes(10, (15, 16, 50, 34), "#ffd08a", 26, avoid=((36, 32, 14), (24, 18, 4), (46, 22, 9)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
