"""Lampkin. A mouse sitting up with its lantern in its chest, one paw out for the next step."""
from brushes import blob, disc, edged, halo, line, lit, num, oval, path, placed, poly, smooth
from places import BURROW, contours, grass, ground, island, motes, sheet

CARD = "WB-003"
ALT = "An amber mouse sits among dark mushrooms, a light burning in its chest, before glowing steps to a far blue door."

FUR, WARM, RIM, DARK, BELLY = "#6e3419", "#a85a26", "#ffd991", "#3c1a10", "#8a4620"


def mouse(small=False):
    """The whole mouse facing right, feet at y = 20, ears at y = -3; a small one is drawn without clips."""
    shape = edged if small else lit
    tail = [(4.6, 18.6), (.6, 20.2), (-3.6, 18.6), (-5.6, 14.6), (-4.6, 10.6), (-2.2, 9.4), (-.8, 11.0)]
    out = line(tail, DARK, 1.5) + line([(x + .12, y - .12) for x, y in tail], FUR, .8)
    out += halo(-.9, 11.2, [2.6, 1.7], "#ffd991", [.25, .45]) + path("M-.9 9.7C.1 10.7.3 11.4.3 11.9A1.2 1.2 0 0 1-2.1 11.9C-2.1 11.4-1.9 10.7-.9 9.7Z", "#fff0b8")
    out += shape(smooth([(10.6, 3.6), (10.2, .2), (11.6, -2.6), (14.2, -3.2), (15.4, -1.2), (14.6, 1.8), (12.8, 3.9)]), DARK, WARM, -.35, .3)
    out += blob([(9, 19.2), (12, 18.7), (15.2, 19.2), (15.8, 19.9), (15, 20.4), (9.4, 20.4)], DARK)
    body = smooth([(8.6, 6.8), (5.8, 9.2), (3.3, 12.6), (2.6, 16.4), (4.2, 19.2), (8.2, 20.3), (12, 20.0), (13.6, 17.6), (13.9, 14.4), (13.4, 11), (13, 8.4)])
    inner = blob([(9.8, 8), (9.2, 12), (9.4, 16), (10.4, 19.6), *(((12.4, 19.4), (13.4, 14), (12.8, 9)) if small else ((14, 20), (15, 14), (14, 8)))], BELLY)
    inner += halo(11.2, 13.4, [2.6, 1.8] if small else [3.3, 2.5, 1.9], "#ffb84f", [.5, .8] if small else [.4, .5, .8], 4)
    out += shape(body, FUR, DARK, -.42, 0, inner)
    haunch = smooth([(4.2, 14.6), (6.6, 13.6), (9.0, 14.8), (9.8, 17.4), (9.2, 19.4), (12.4, 19.3), (13.4, 20.0), (12.6, 20.6), (6, 20.6), (3.6, 19), (3.2, 16.6)])
    out += shape(haunch, FUR, WARM, -.35, .35)
    out += path("M11.5 11.2C12.7 12.5 13.1 13.3 13.1 14.0A1.6 1.6 0 0 1 9.9 14.0C9.9 13.3 10.3 12.5 11.5 11.2Z", "#fff6d2")
    skull = smooth([(7.2, 7.4), (7.4, 4.4), (9.6, 2.5), (12.4, 2.5), (14.8, 4.2), (17.2, 6.5), (18.0, 7.4), (17.5, 8.3), (15.6, 9.0), (12.8, 9.7), (9.6, 9.4)])
    cheek = [(10.6, 8.6), (13.4, 6.9), (17.2, 7.4), (15.6, 8.6), (12.6, 9.3)] if small else [(10.6, 8.6), (13.4, 6.9), (18, 7), (18, 10), (12, 11), (9, 9.8)]
    out += shape(skull, FUR, RIM, -.22, -.4, blob(cheek, WARM)) + disc(18.0, 7.3, .55, DARK)
    out += disc(13.7, 5.7, .82, DARK) + disc(13.95, 5.45, .28, "#fff6d2")
    if not small:
        for a, b in (((16.6, 8.3), (18.9, 9.6)), ((16.3, 8.5), (18.0, 10.5))):
            out += line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + .1), b], RIM, .13)
    ear = smooth([(8.2, 4.8), (5.0, 4.2), (2.9, 1.8), (3.0, -1.4), (5.4, -3.4), (8.4, -2.6), (10.2, -.2), (10.2, 2.6)])
    out += shape(ear, FUR, RIM, -.4, .35, blob([(7.8, 3.6), (5.4, 2.6), (4.4, .6), (5.0, -1.2), (6.8, -1.6), (8.4, -.2), (9, 1.8)], "#d98b4a"))
    arm = smooth([(9.2, 10.6), (10.6, 10.2), (13.2, 11.4), (16.2, 11.2), (17.4, 11.8), (16.8, 12.7), (13.4, 13.0), (10.2, 12.4)])
    return out + shape(arm, FUR, RIM, 0, -.45)


def mushroom(x, y, wide, high):
    """Dark, with light on the edge of the cap that looks to the middle."""
    cap = smooth([(x - wide / 2, y, 1), (x - wide * .46, y - high * .22), (x - wide * .2, y - high * .46), (x + wide * .08, y - high * .5), (x + wide * .36, y - high * .3),
                  (x + wide / 2, y, 1), (x + wide * .2, y + high * .06), (x - wide * .2, y + high * .06)])
    left, right = x - wide * .07, x + wide * .07
    stem = (f"M{num(left)} {num(y)}C{num(left + wide * .02)} {num(y + high * .5)} {num(left - wide * .03)} {num(y + high)} {num(left - wide * .07)} {num(y + high * 1.6)}"
            f"H{num(right + wide * .07)}C{num(right + wide * .01)} {num(y + high)} {num(right - wide * .01)} {num(y + high * .5)} {num(right)} {num(y)}Z")
    return path(stem, "#190d16") + lit(cap, "#190d16", "#a4552c", -.5 if x < 36 else .5, .35)


def picture():
    sky = contours(39, 33.6, [*BURROW, "#ffe6a8"], 5, 1.16, .94, [52, 45, 38.6, 32.6, 27, 22, 17.8, 14], .045, "#ffd991")
    far = island(53, 25.5, 15, 6.5, 3, "#7c4034", "#63302f", "#44222b")
    far += poly([(51, 24.9), (51, 21.6), (53, 19.6), (55, 21.6), (55, 24.9)], "#5b2b2d") + path("M52.2 25V23A.8.8 0 0 1 53.8 23V25Z", "#7fd0e6")
    far += island(20.4, 20.5, 9, 4, 8, "#8b4a34", "#6d3631", "#4a252b")
    steps = ""
    for x, y, r in ((44, 45.2, 2.2), (48.6, 42.2, 1.6), (51.6, 38.6, 1.2), (53.4, 35.2, .9), (54.2, 32.4, .65)):
        steps += oval(x, y + .35, r * 1.3, r * .5, "#3a1a20") + oval(x, y, r * 1.3, r * .45, "#c9793a") + oval(x - .1, y - .12, r * .9, r * .24, "#ffd991")
    mid = ground([(-6, 47), (6, 44.5), (18, 46.2), (30, 47.4), (42, 48.6), (54, 48), (68, 45)], "#3a1b20")
    mid += line([(22, 46.7), (30, 47.3), (40, 48.4), (46, 48.5)], "#c9793a", .3)
    subject = placed(mouse(), 25.4, 21.8, 1.28)
    front = mushroom(15.4, 37, 13, 12) + mushroom(57.5, 39, 13, 12) + mushroom(63, 31, 12, 12)
    front += grass([(-3, 16, 10), (52, 66, 8)], "#190d16", 10, 57, (9, 15)) + grass([(16, 52, 9)], "#190d16", 12, 57, (5, 9))
    front += motes(12, (18, 15, 60, 40), "#fff3cf", 4, (.14, .3), ((40, 33, 14), (16, 36, 7), (57, 38, 8), (62, 31, 7)))
    return sheet(ALT, sky=sky, far=far, light=steps, mid=mid, subject=subject, front=front)
