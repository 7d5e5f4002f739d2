"""Stand Together. Two backs on one road, a broad dark one and a slight green one; the low sun stands between their two faces."""
from brushes import blob, disc, line, lit, mix, oval, path, placed, smooth
from burrowguard import CLAW, DEEP, FUR, PALE, SLATE, SLATE_DARK, SLATE_LIGHT, WARM
from burrowguard import head as badger_head
from little_ones import lantern
from places import DUSK, contours, grass, ground, motes, sheet

CARD = "WB-017"
ALT = "Seen from behind, a badger with an arm round a limping hare walks it along the road, the low sun between their faces."

RIM = "#ffe8b4"
HARE, HARE_DARK, HARE_LIGHT, CLOTH, CLOTH_DARK, CLOTH_LIGHT = "#b98350", "#7a4e33", "#ecc48e", "#66724e", "#434f3a", "#8d9660"


def plate(x, y, turn, size, tone):
    data = smooth([(-3.4, -3.2, 1), (0, -4.0), (3.4, -3.2, 1), (3.8, 1.2), (2.0, 3.8), (0, 4.6, 1), (-2.0, 3.8), (-3.8, 1.2)])
    body = path(data, SLATE_LIGHT) + path(data, tone, transform="translate(-.35 .4)") + path(smooth([(-3.6, -2.6), (-1, -3.2), (-1.2, 1), (-.4, 4.6), (-3.4, 2.4)]), SLATE_DARK, .8)
    return placed(body + disc(-1.6, -2.2, .34, DEEP) + disc(1.6, -2.2, .34, DEEP), x, y, size, turn)


def badger():
    """A back like a hill, one foot lifted so that its sole shows."""
    out = path(smooth([(18.6, 43), (18.0, 47), (17.2, 49.6), (19.4, 50.9), (24.6, 50.9), (25.8, 49.4), (25.0, 46), (25.4, 43)]), mix(FUR, DEEP, .55))
    out += path(smooth([(26.6, 42), (26.4, 46.4), (28.0, 49.0), (31.0, 49.4), (33.4, 47.6), (33.6, 43)]), FUR) + path(smooth([(27.4, 45.4), (29.6, 44.6), (32.4, 45.4), (32.8, 47.8), (30.4, 49.2), (28.0, 48)]), DEEP)
    out += oval(30.2, 47.4, 1.5, 1.1, "#b5786a") + "".join(disc(x, y, .46, "#b5786a") for x, y in ((28.6, 46.1), (30.1, 45.6), (31.7, 46.0)))
    back = smooth([(21.6, 23.4), (17.4, 26.6), (14.8, 32.0), (14.2, 38.6), (16.2, 43.4), (20.8, 45.6), (26.4, 45.0), (31.6, 45.4), (35.0, 42.2), (36.0, 36), (35.2, 29.4), (32.2, 25.0), (27.4, 22.6)])
    inner = blob([(12, 42), (17, 38), (20.6, 32), (20.4, 25), (16, 26), (12, 34)], DEEP) + blob([(13, 43), (20, 42.2), (27, 42.6), (34, 41), (37, 38), (34, 47), (22, 48)], DEEP)
    for x, y in ((23.6, 36.0), (26.6, 33.6), (29.4, 36.8), (24.8, 39.6), (28.6, 40.4), (31.8, 33.6), (31.9, 39.0), (21.6, 40.4), (33.4, 36.6), (26.8, 36.9)):
        inner += path(smooth([(x, y, 1), (x + .9, y + 1.2), (x + .1, y + 2.6, 1), (x - .6, y + 1.3)]), WARM)
    out += lit(back, FUR, RIM, -.45, .3, inner)
    out += path(smooth([(21.4, 42.0), (20.6, 45.4), (22.8, 48.2, 1), (25.0, 45.4), (24.6, 42.0), (23, 40.9)]), PALE) + path(smooth([(21.4, 42), (20.6, 45.4), (22.8, 48.2, 1), (22.9, 43.4)]), "#cfae88")
    out += plate(20.4, 29.2, 14, .92, SLATE) + plate(30.0, 28.4, -8, .9, mix(SLATE, SLATE_LIGHT, .25)) + plate(25.2, 27.4, 4, 1.04, mix(SLATE, SLATE_LIGHT, .15))
    return out + placed(badger_head(), -4.6, 2.0, .62, 2)


def arm():
    """Over both shoulders; its claws hang down on the far side."""
    shape = smooth([(30.6, 26.6), (34.6, 26.4), (39.2, 27.6), (43.8, 27.4), (47.2, 28.2), (48.8, 30.4), (48.0, 32.6), (45.4, 32.4), (41.6, 31.8), (36.6, 32.0), (31.6, 31.4)])
    out = "".join(placed(path("M-.7 -.5C-.8 1.6 -.4 3 .3 3.9C.8 2.6 .9 1 .7 -.5Z", CLAW), x, y, .9, t) for x, y, t in ((45.6, 32.0, 8), (46.9, 32.2, 0), (48.2, 31.6, -12)))
    return out + lit(shape, mix(FUR, WARM, .45), RIM, 0, .5, blob([(30, 30), (36, 30.6), (42, 30.6), (47, 31.6), (44, 34), (32, 33)], DEEP)) + plate(34.0, 29.0, -76, .66, SLATE)


def hare():
    """Leaning in, one ear up and one down, the hurt foot off the ground, a stick on the other side."""
    out = line([(51.2, 31.4), (51.0, 40), (51.6, 48.6)], "#4a2a26", .9) + line([(49.6, 31.8), (51.2, 31.2), (52.8, 31.6)], "#4a2a26", .9)
    out += path(smooth([(45.4, 41), (49.4, 41.4), (50.0, 44.4), (48.4, 46.0), (45.6, 45)]), HARE_DARK) + path(smooth([(45.6, 44.0), (49.4, 44.0), (50.2, 46.6), (48.6, 48.6), (45.8, 47.6)]), "#fff6e0") + "".join(line([(45.8, 45.2 + k * 1.2), (49.8, 44.9 + k * 1.3)], "#c9a880", .28) for k in range(3))
    out += path(smooth([(38.6, 41), (43.6, 41), (43.4, 46), (42.8, 48.6), (39.2, 48.6), (38.4, 45)]), HARE) + path(smooth([(37.8, 49.0), (40.6, 47.6), (44.0, 48.8), (43.8, 50.4), (38.2, 50.4)]), HARE_DARK)
    coat = smooth([(39.6, 26.6), (43.4, 25.8), (47.4, 27.6), (49.4, 32.0), (50.6, 38.2), (50.2, 42.4), (45.4, 43.6), (40.0, 43.4), (36.4, 42.2), (36.0, 36), (37.2, 30.4)])
    inner = blob([(35, 42), (36, 34), (38.6, 27), (41.4, 31), (41.0, 38), (41.6, 44), (37, 45)], CLOTH_DARK) + blob([(46.4, 27), (49.6, 32), (50.8, 39), (50, 42.6), (48.6, 37), (47.2, 32)], CLOTH_LIGHT) + line([(35.6, 38.6), (41.6, 39.6), (50.6, 38.2)], "#5e3428", 1.0)
    out += lit(coat, CLOTH, RIM, -.4, .2, inner) + disc(48.8, 42.8, 2.0, HARE_LIGHT) + disc(48.4, 43.1, 1.6, "#f7e2ba")
    out += "".join(disc(x, y + 1.9, 1.5, "#ffdf94", .4) + lantern(x, y + 1.9, .46) for x, y in ((40.4, 39.8), (44.2, 39.9)))
    out += lit(smooth([(48.4, 29.6), (50.6, 31.4), (52.0, 34.0), (51.8, 36.0), (50.2, 36.2), (48.6, 33.6)]), CLOTH, RIM, -.3, .2) + disc(51.2, 35.6, 1.2, HARE)
    # ears behind, then the face that looks back at its friend
    out += lit(smooth([(44.2, 19.6), (41.6, 15.4), (42.0, 11.6), (44.0, 8.9, 1), (46.2, 12.0), (47.0, 16.4), (46.6, 20.2)]), HARE, RIM, .35, .2, blob([(43.6, 18), (42.8, 14.6), (43.9, 10.6), (45.0, 14), (45.2, 18.4)], "#d9957a"))
    out += lit(smooth([(45.6, 19.4), (48.8, 17.2), (51.4, 18.8), (52.3, 22.6), (51.0, 26.4, 1), (49.6, 23.0), (47.6, 22.4)]), HARE_DARK, HARE_LIGHT, -.2, .35)
    skull = smooth([(47.0, 26.0), (48.2, 22.6), (46.8, 19.6), (43.4, 18.4), (40.4, 19.6), (38.2, 22.0), (36.9, 23.8), (37.4, 25.4), (40.2, 26.4), (43.2, 27.6)])
    out += lit(skull, HARE, RIM, .4, .15, blob([(36.4, 23.8), (38.6, 22.6), (41.4, 24.2), (43.6, 27.8), (39, 27)], HARE_LIGHT) + blob([(44.6, 18.6), (48.4, 20), (48.6, 25), (46.6, 26.6), (46.6, 22.4)], HARE_DARK))
    out += blob([(36.5, 23.3), (37.3, 22.9), (37.8, 23.7), (37.2, 24.5), (36.6, 24.2)], "#3a1a1c") + line([(37.6, 25.0), (39.0, 25.3), (40.0, 25.0)], "#5e3a30", .26)
    return out + line([(39.9, 22.2), (40.9, 22.8), (42.1, 22.4)], "#241318", .45)


def picture():
    sky = contours(34.6, 22.4, DUSK, 51, 1.08, .98, [46, 39, 32.6, 26.6, 21, 15.8, 10.8, 6.6], .05, "#ffdf9c", 26)
    mid = ground([(6, 33), (16, 31.6), (26, 32.8), (36, 32.4), (46, 33), (58, 31.6)], "#a35540") + ground([(6, 40), (16, 38.6), (28, 39.8), (40, 39.4), (58, 38.4)], "#6f3640")
    mid += path(smooth([(33.4, 32.8, 1), (36.4, 32.8, 1), (38.4, 38), (43, 45), (50, 54, 1), (14, 54, 1), (24, 45), (31.4, 38)]), "#e9a45c") + path(smooth([(16, 50.6), (26, 49.2), (40, 49.4), (52, 50.8), (44, 53.4), (26, 53.6)]), "#8a4636")
    subject = placed(badger() + hare() + arm(), 3.9, 5.0, .89)
    front = path(smooth([(8, 52.6, 1), (20, 51.6), (34, 52.4), (48, 51.6), (60, 52.6, 1), (60, 62, 1), (8, 62, 1)]), "#2a1420") + grass([(13, 20, 6), (48, 54, 5)], "#2a1420", 5, 55, (4, 7)) + motes(6, (28, 14, 42, 24), "#fff6d2", 6, (.14, .28), ((27, 20, 6), (43, 20, 6)))
    return sheet(ALT, sky=sky, mid=mid, subject=subject, front=front)
