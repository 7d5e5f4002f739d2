"""Guiding Glow. A badger, on it a hare, on that a mouse with a lamp on a stick; where the light reaches, there is a road after all."""
from brushes import disc, line, lit, mix, path, placed, poly, smooth
from burrowguard import DEEP, FUR, SLATE, SLATE_LIGHT, WARM, head
from lampkin import mouse
from little_ones import glow, lantern
from places import contours, ground, motes, sheet

CARD = "WB-019"
ALT = "A hare rides on a badger and a mouse on the hare, holding up a lamp whose light shows a forgotten bridge in the dark."

NIGHT = ["#1c1a30", "#2b2340", "#46304e", "#71424f", "#b1593f", "#e58f45", "#ffc267", "#ffe6a8"]
RIM = "#ffe0a0"
HARE, HARE_DARK, HARE_LIGHT = "#a8744a", "#5f3d2e", "#dcae78"
LAMP = (34.8, 17.8)


def badger():
    body = smooth([(19.4, 50.6, 1), (18.6, 46), (19.4, 41.4), (22.2, 38.2), (26.4, 37.8), (28.8, 40.6), (29.2, 44.6), (27.8, 46.8), (29.8, 48.4), (32.0, 49.4), (32.4, 50.6, 1)])
    inner = path(smooth([(18, 51), (18, 44), (21, 41), (23, 44), (23.4, 48), (26, 51)]), DEEP) + path(smooth([(25.4, 42), (28, 42.6), (28.4, 46), (26.4, 47), (25, 45)]), WARM)
    out = lit(body, FUR, RIM, -.2, .4, inner)
    out += "".join(path(smooth([(x - 1.6, y - 1.8, 1), (x + 1.6, y - 1.8, 1), (x + 1.8, y + .6), (x, y + 2.2, 1), (x - 1.8, y + .6)]), tone) for x, y, tone in ((21.2, 42.0, mix(SLATE, DEEP, .4)), (23.4, 40.8, SLATE)))
    return out + line([(21.8, 39.0), (23.4, 38.7), (25.0, 39.0)], SLATE_LIGHT, .3)


def badger_front():
    """The head beside the hare's leg, and the arm that holds on to it."""
    out = path(smooth([(21.8, 43.0), (24.6, 41.8), (27.6, 42.6), (29.6, 41.4), (31.2, 42.2), (31.4, 44.4), (28.4, 46.4), (23.8, 46.8)]), RIM) + path(smooth([(21.8, 43.4), (24.6, 42.2), (27.6, 43.0), (29.6, 41.8), (31.0, 42.6), (31.2, 44.4), (28.4, 46.4), (23.8, 46.8)]), FUR) + path(smooth([(23.4, 46.0), (28.2, 45.4), (31.2, 43.8), (31.2, 44.6), (28.4, 46.5), (23.8, 46.9)]), DEEP)
    out += "".join(placed(path("M-.5 -.6C1.2 -.8 2.2 -.2 2.9 .9C1.8 .7 .8 .7 -.5 .6Z", "#f1ddb6"), x, y, .8, t) for x, y, t in ((30.6, 42.0, -30), (31.2, 43.0, -12), (31.0, 44.2, 8)))
    return placed(head(), 6.6, 26.4, .44, -6) + out


def hare():
    """Riding on the badger's shoulders, ears in the wind, one arm out: there."""
    far = lit(smooth([(25.2, 26.4), (21.6, 25.8), (18.0, 27.0), (15.2, 30.4, 1), (19.0, 30.0), (22.4, 29.2), (25.0, 28.2)]), HARE_DARK, HARE, 0, .4)
    body = smooth([(22.4, 38.0), (21.4, 34.0), (22.2, 30.0), (24.6, 27.6), (27.2, 28.0), (28.8, 30.6), (28.6, 34.4), (27.8, 38.0), (24.8, 39.4)])
    inner = path(smooth([(21, 31), (24, 29), (24.8, 33), (24, 37), (26, 40), (21, 39)]), HARE_DARK) + path(smooth([(26.4, 28.4), (29, 30), (28.8, 34), (27.4, 37), (26.6, 33)]), HARE_LIGHT) + line([(21, 34.4), (24.6, 35.4), (29, 34.4)], "#3f4838", 1.1)
    out = far + lit(body, HARE, RIM, -.35, .25, inner) + "".join(disc(x, y, .55, "#fff3c4") for x, y in ((23.2, 35.8), (25.4, 36.1), (27.4, 35.6)))
    thigh = smooth([(22.8, 36.6), (25.4, 34.8), (28.6, 35.8), (29.6, 38.4), (28.6, 40.6), (27.6, 43.0), (29.6, 44.6), (30.8, 45.8), (29.8, 46.6), (26.4, 46.0), (25.4, 43.4), (25.2, 40.6), (23.4, 39.2)])
    out += lit(thigh, HARE, RIM, -.3, .3, path(smooth([(22, 38), (25, 38.4), (26.6, 41), (26.8, 44.4), (30, 46), (28, 48), (24, 44), (22, 40)]), HARE_DARK))
    skull = smooth([(23.4, 27.0), (23.6, 24.4), (25.6, 22.6), (28.0, 22.6), (29.8, 24.0), (31.6, 25.4), (31.4, 26.8), (29.0, 28.2), (26.0, 29.2)])
    out += path(skull, RIM) + path(skull, HARE, transform="translate(-.2 .3)") + path(smooth([(26.4, 29.0), (28.6, 26.7), (31.4, 25.7), (31.4, 26.9), (29.0, 28.3)]), HARE_LIGHT) + disc(31.4, 25.7, .42, "#3a1d1a") + disc(28.0, 24.8, .66, "#241318") + disc(28.25, 24.55, .24, "#fff6d2")
    near = smooth([(25.8, 25.4), (23.0, 22.6), (19.0, 20.9), (14.9, 20.7, 1), (17.0, 23.4), (20.6, 25.6), (24.4, 26.8)])
    out += lit(near, HARE, RIM, -.1, .45, path(smooth([(24.4, 25.2), (21.4, 23.0), (17.4, 21.8), (18.8, 23.6), (22, 25.2)]), "#d99a74"))
    pointing = smooth([(24.8, 30.6), (27.0, 29.4), (30.8, 30.6), (35.0, 31.2), (38.6, 32.0), (39.4, 32.7), (37.8, 33.3), (33.4, 33.4), (29.0, 33.4), (25.8, 32.8)])
    return out + lit(pointing, HARE, RIM, 0, .5, path(smooth([(25, 32.4), (30, 32.4), (36, 32.6), (38, 33.6), (30, 34.4), (25, 34)]), HARE_DARK))


def bridge():
    """The slabs that the light finds, each smaller and darker than the last, and a gate at their end."""
    out = ""
    # the gate on the other shore
    out += path(smooth([(44.6, 32.6, 1), (48, 31.4), (52, 31.2), (58, 32.4, 1), (58, 40, 1), (52, 39), (48, 36.4)]), "#57333f")
    out += path("M46.6 32V26A2.9 2.9 0 0 1 52.4 26V32H50.9V26.2A1.4 1.4 0 0 0 48.1 26.2V32Z", "#6b3c44") + path("M46.6 32V26A2.9 2.9 0 0 1 49.5 23.1V23.8A2.3 2.3 0 0 0 47.3 26V32Z", "#e9a45c") + path("M48.1 32V26.2A1.4 1.4 0 0 1 50.9 26.2V32Z", "#2b2038")
    slabs = ((29.6, 49.6, 5.0, 1.0), (35.2, 47.8, 4.6, .96), (39.8, 45.2, 4.0, .9), (43.2, 42.3, 3.4, .82), (45.6, 39.3, 2.8, .74), (47.3, 36.4, 2.3, .66), (48.6, 33.8, 1.9, .6))
    for k, (x, y, w, light) in enumerate(slabs):
        top = mix("#7c4a44", "#ffd991", light)
        deep = w * .42
        out += poly([(x - w * .95, y + .2), (x + w * .5, y - w * .26), (x + w * 1.0, y + w * .2), (x - w * .42, y + w * .66)], top)
        out += poly([(x - w * .95, y + .2), (x - w * .42, y + w * .66), (x - w * .42, y + w * .66 + deep), (x - w * .8, y + .2 + deep * .9)], mix("#c77a44", "#57333f", .35 + k * .06))
        out += poly([(x - w * .42, y + w * .66), (x + w * 1.0, y + w * .2), (x + w * .9, y + w * .2 + deep * .8), (x - w * .42, y + w * .66 + deep)], "#3a2234")
        if k in (1, 3, 5):
            px, py, h = x + w * .42, y - w * .2, w * 1.2
            out += poly([(px - w * .09, py), (px - w * .09, py - h), (px + w * .09, py - h), (px + w * .09, py)], "#4a2a3a") + line([(px - w * .09, py), (px - w * .09, py - h)], "#ffd991", .18)
    return out


def picture():
    sky = contours(*LAMP, NIGHT, 37, 1.05, 1, [46, 39, 32.4, 26.4, 21, 16, 11.4, 7.4], .05, "#ffd991")
    far = path(smooth([(8, 46), (20, 43.6), (34, 44.8), (46, 41.4), (60, 42, 1), (60, 60, 1), (8, 60, 1)]), "#38284a", opacity=.75)
    far += path(smooth([(30, 52), (40, 48.6), (50, 48), (60, 45, 1), (60, 60, 1), (30, 60, 1)]), "#2b2038")
    mid = bridge()
    light = glow(*LAMP, ((6.6, .22), (4.8, .4), (3.1, .8)), "#fff0c4")
    pole = line([(28.2, 22.8), (30.6, 17.2), (33.2, 13.4)], "#3a1c26", .5) + line([(33.2, 13.4), (33.2, 15)], "#3a1c26", .4)
    stack = badger() + hare() + badger_front() + pole + placed(mouse(small=True), 23.0, 16.5, .34)
    shelf = path(smooth([(6, 50.0, 1), (14, 49.4), (22, 49.9), (29.6, 49.6), (34.8, 50.3), (36.2, 51.6), (34.0, 53.6), (34.6, 56.0), (30, 62, 1), (6, 62, 1)]), "#241729") + line([(12, 49.6), (22, 50.0), (29.6, 49.7), (34.8, 50.4), (36, 51.4)], "#d08a4c", .35)
    shelf += "".join(path(f"M{x} 50.3C{x + .1} 49.1 {x + 1.0} 48.9 {x + 2.0} 50.3Z", "#f1ddb6") for x in (30.6, 32.3, 34.0))
    subject = placed(stack, 1.6, 0) + shelf + lantern(*LAMP, .82)
    front = motes(11, (34, 20, 53, 42), "#ffe9ae", 6, (.14, .34), ((33, 18, 5), (49, 28, 5))) + ground([(38, 56), (46, 51.6), (54, 51), (60, 49)], "#1e1424")
    return sheet(ALT, sky=sky, far=far, light=light, mid=mid, subject=subject, front=front)
