"""Guiding Glow. A badger, on it a hare, on that a mouse with a lamp on a stick; where the light reaches, there is a road after all."""
from brushes import blob, disc, line, lit, mix, path, placed, poly, smooth
from burrowguard import DEEP, FUR, SLATE, SLATE_LIGHT, WARM, head, shovel
from lampkin import mouse
from little_ones import glow, lantern
from places import contours, ground, motes, sheet

CARD = "WB-019"
ALT = "A hare stands on a badger and a mouse on the hare, holding up a lamp whose light shows a forgotten bridge in the dark."

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
    """The head under the hare's feet, and the arm held out to keep the tower in balance."""
    out = placed(shovel(), 33.2, 42.6, .34, -14)
    out += path(smooth([(22.2, 42.6), (25.0, 41.8), (28.6, 42.2), (33.0, 41.2), (34.2, 42.4), (33.6, 44.0), (28.8, 45.4), (23.4, 45.2)]), RIM) + path(smooth([(22.2, 43), (25.0, 42.2), (28.6, 42.6), (33.0, 41.6), (34.0, 42.6), (33.4, 44.0), (28.8, 45.4), (23.4, 45.2)]), FUR) + path(smooth([(23.4, 45.2), (28.8, 45.4), (33.4, 44.0), (33.8, 43.2), (28.6, 44.2), (23.6, 44)]), DEEP)
    out += "".join(path(f"M{x} 50.6C{x + .1} 49.6 {x + .9} 49.4 {x + 1.8} 50.6Z", "#f1ddb6") for x in (29.4, 31.0, 32.6))
    return out + placed(head(), 6.6, 26.4, .44, -6)


def hare():
    """Standing on the badger's shoulders, arms up to steady the mouse."""
    leg_far = path(smooth([(25.4, 33), (28.6, 33.6), (29.2, 36.4), (31.8, 38.2), (31.4, 39.2), (26.6, 38.6), (25.4, 36)]), HARE_DARK)
    body = smooth([(22.4, 38.0, 1), (22.0, 34.6), (21.4, 31.6), (22.6, 28.6), (25.0, 27.4), (27.6, 28.4), (28.2, 31.4), (27.4, 34.4), (25.8, 36.0), (28.0, 37.4), (28.0, 38.4, 1)])
    inner = path(smooth([(21, 31), (24, 30), (25, 33), (24, 37), (27, 39), (21, 39)]), HARE_DARK) + path(smooth([(25.4, 29.4), (27.6, 29), (28.6, 31.6), (27.4, 34), (25.8, 33.4)]), HARE_LIGHT) + line([(21, 33.6), (24.4, 34.6), (28.4, 33.6)], "#3f4838", 1.1)
    out = leg_far + lit(body, HARE, RIM, -.3, .3, inner) + "".join(disc(x, y, .55, "#fff3c4") for x, y in ((23.0, 35.0), (25.2, 35.3), (27.0, 34.6)))
    ears = blob([(24.6, 25.6), (20.6, 25.2), (16.8, 26.6), (13.8, 29.4, 1), (14.2, 25.8), (17.2, 22.8), (21.6, 22.4), (25.2, 23.6)], HARE_DARK)
    ears += blob([(25.2, 25.2), (21.6, 23.4), (17.6, 22.6), (14.2, 23.4, 1), (16.2, 20.6), (20.4, 19.8), (24.4, 21.4), (26.4, 23.4)], RIM) + blob([(25.2, 25.4), (21.6, 23.7), (17.6, 22.9), (14.2, 23.5, 1), (16.4, 21.0), (20.4, 20.3), (24.4, 21.9), (26.4, 23.8)], HARE)
    skull = smooth([(23.4, 27.0), (23.6, 24.4), (25.6, 22.6), (28.0, 22.8), (29.8, 24.4), (31.4, 26.0), (31.2, 27.4), (28.8, 28.4), (26.0, 29.2)])
    out += ears + path(skull, RIM) + path(skull, HARE, transform="translate(-.2 .3)") + path(smooth([(26.4, 29.0), (28.6, 26.9), (31.2, 26.1), (31.2, 27.5), (28.8, 28.5)]), HARE_LIGHT) + disc(31.2, 26.2, .4, "#3a1d1a") + disc(27.9, 25.0, .62, "#241318") + disc(28.1, 24.8, .22, "#fff6d2")
    return out + line([(24.4, 30.6), (22.2, 28.4), (22.4, 24.6), (24.0, 22.8)], HARE_DARK, 1.1) + line([(26.8, 30.6), (30.4, 29.4), (31.2, 24.6), (29.6, 22.4)], HARE_LIGHT, 1.15) + line([(26.9, 30.7), (30.2, 29.3), (30.9, 24.7), (29.5, 22.6)], HARE, .8)


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
    mid = bridge() + path(smooth([(6, 50.2, 1), (14, 49.6), (24, 50.2), (31.6, 50.0), (34.2, 51.2), (32.4, 53.4), (33.4, 56.0), (30, 62, 1), (6, 62, 1)]), "#1e1424") + line([(13, 49.9), (24, 50.4), (31.4, 50.2), (33.6, 51)], "#b1693f", .3)
    light = glow(*LAMP, ((6.6, .22), (4.8, .4), (3.1, .8)), "#fff0c4")
    pole = line([(28.2, 22.8), (30.6, 17.2), (33.2, 13.4)], "#3a1c26", .5) + line([(33.2, 13.4), (33.2, 15)], "#3a1c26", .4)
    stack = badger() + hare() + badger_front() + pole + placed(mouse(small=True), 23.0, 16.5, .34)
    subject = placed(stack, 1.6, 0) + lantern(*LAMP, .82)
    front = motes(11, (34, 20, 53, 42), "#ffe9ae", 6, (.14, .34), ((33, 18, 5), (49, 28, 5))) + ground([(38, 56), (46, 51.6), (54, 51), (60, 49)], "#1e1424")
    return sheet(ALT, sky=sky, far=far, light=light, mid=mid, subject=subject, front=front)
