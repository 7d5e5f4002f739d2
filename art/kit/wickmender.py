"""Wickmender. A ring-tailed healer on his knees: the lamp in his throat runs down his arm into the small paw that he holds."""
import math

from brushes import along, blob, disc, halo, line, lit, mix, oval, path, placed, poly, smooth
from lampkin import mouse
from places import contours, ground, motes, sheet

CARD = "FA-001"
ALT = "A ring-tailed healer with a pack of moss kneels to hold a small mouse's paw, and light flows to it from his throat."

FUR, DEEP, WARM, CREAM, RIM, MASK = "#7d5848", "#402a30", "#a5795a", "#f3dcb4", "#ffe6b0", "#33222a"
MOSS, MOSS_DARK, MOSS_LIGHT, BASKET, BASKET_DARK = "#66703f", "#3e4a33", "#a0a75c", "#a4653a", "#5e3428"
VAULT = ["#221626", "#3a2030", "#5e2f34", "#8f4b36", "#c67c40", "#eeb058", "#ffe2a0"]
TAIL = [(20.6, 42.4, .7), (19.4, 46.4, 2.9), (24.4, 49.4, 3.4), (31.0, 49.6, 3.3), (37.4, 48.8, 2.8), (42.6, 46.6, .5)]


def tail():
    """Laid round him, ring by ring."""
    out = ""
    for k in range(9):
        t0, t1 = k / 9, min(1, (k + 1.12) / 9)
        top, low = [], []
        for i in range(4):
            x, y, a, w = along(TAIL, t0 + (t1 - t0) * i / 3)
            top.append((x + math.sin(a) * w, y - math.cos(a) * w))
            low.append((x - math.sin(a) * w, y + math.cos(a) * w))
        tone = MASK if k % 2 else mix(WARM, CREAM, .25 + .05 * k)
        out += path(smooth([(*top[0], 1), *top[1:-1], (*top[-1], 1), (*low[-1], 1), *low[1:-1][::-1], (*low[0], 1)]), tone)
        out += path(smooth([(*top[0], 1), *top[1:-1], (*top[-1], 1)] + [(x + (u - x) * .3, y + (v - y) * .3) for (x, y), (u, v) in list(zip(top, low, strict=True))[::-1]]), mix(tone, "#ffdf9c", .35))
    return out


def pack():
    """A basket on his back, moss coming out at the top, rolls of linen under the lid, and a spoon."""
    shape = smooth([(15.6, 25.6, 1), (27.4, 23.4, 1), (29.2, 29), (29.0, 37), (27.2, 43.4, 1), (18.4, 44.6, 1), (15.4, 37), (14.8, 30)])
    inner = ""
    for row in range(9):
        for k in range(7):
            x, y = 14.4 + k * 2.4 + (row % 2) * 1.2, 25.4 + row * 2.3
            inner += oval(x, y, 1.15, .78, BASKET if (x > 21) else "#7d4a32") + oval(x + .1, y - .25, .8, .3, "#cd8c52" if x > 21 else "#94593a")
    out = line([(25, 22), (28.8, 14.9)], BASKET_DARK, .5) + oval(29.2, 14.6, .9, 1.3, BASKET_DARK, 24)
    for x, y, r in ((17.2, 22.8, 1.7), (20.4, 21.6, 1.9), (24.0, 21.2, 1.8)):
        out += disc(x, y, r, "#efe0c4") + disc(x + .1, y, r * .62, "#cdb491") + disc(x + .1, y, r * .28, "#efe0c4")
    out += blob([(14.4, 27.0), (14.2, 24.6), (16.4, 23.2), (18.4, 24.4), (20.2, 22.9), (22.6, 23.6), (24.6, 22.2), (27.2, 22.6), (28.8, 24.6), (27.8, 26.6), (25.6, 26.0), (24.4, 28.4), (22.4, 26.4), (20.0, 27.0), (18.6, 29.8), (17.0, 27.2)], MOSS)
    out = lit(shape, BASKET_DARK, RIM, -.35, .2, inner) + out
    out += blob([(14.4, 25.0), (16.4, 23.2), (18.4, 24.4), (20.2, 22.9), (22.6, 23.6), (24.6, 22.2), (27.2, 22.6), (25, 23.6), (22.4, 24.8), (19, 25.2), (16.4, 24.8)], MOSS_LIGHT)
    return out + line([(15.6, 35.4), (22, 36.6), (29, 35)], BASKET_DARK, .7) + "".join(line([(x, 44), (x + .4, 45.6)], MOSS_DARK, .5) for x in (19, 21.6, 24.4))


def body():
    shape = smooth([(33.2, 26.0), (29.4, 29.0), (26.4, 34), (24.8, 40), (24.6, 46), (28, 49.4), (35, 49.6), (40.4, 49.0), (42.0, 46.4), (39.6, 42.4), (38.8, 37.6), (40.0, 33.0), (40.6, 29.4), (38.0, 26.4)])
    inner = blob([(24, 40), (26, 33), (30, 28), (32, 29), (30, 35), (29.6, 42), (32, 50), (24, 50)], DEEP)
    inner += blob([(36.6, 27), (40.8, 29), (40.4, 33), (38.8, 38), (40, 43), (43, 47), (39, 50), (36.4, 44), (35.8, 36)], CREAM) + blob([(38.4, 36), (39, 41), (42, 46), (40, 50), (37.4, 44), (37, 38)], "#d0a276")
    out = lit(shape, FUR, RIM, -.35, .2, inner)
    # thigh folded under him
    thigh = smooth([(28.0, 41.0), (32.4, 38.8), (37.4, 41.0), (39.8, 45.0), (43.6, 47.0), (45.0, 49.2, 1), (29.0, 49.4, 1), (26.6, 45.6)])
    return out + lit(thigh, FUR, RIM, -.35, .3, blob([(26, 44), (29, 41), (31, 45), (34, 48), (44, 48.6), (44, 51), (27, 51)], DEEP))


def head():
    out = path(smooth([(38.6, 20.6), (39.2, 17.2), (42.0, 15.0, 1), (43.0, 18.0), (42.4, 20.6)]), DEEP) + path(smooth([(39.8, 19.8), (40.2, 17.4), (41.7, 15.9, 1), (42.1, 18.2)]), "#9a6252")
    skull = smooth([(31.8, 25.2), (31.6, 21.2), (34.4, 18.4), (38.4, 18.4), (41.4, 20.4), (44.4, 23.6), (47.0, 26.2), (47.4, 27.8), (45.4, 28.8), (41.8, 28.6), (38.2, 29.4), (34.2, 28.6)])
    inner = blob([(31, 27), (35, 26.4), (39.6, 27), (44, 26.4), (48, 27), (46, 30), (36, 31)], CREAM) + blob([(31, 22), (33, 19.8), (34, 23), (34, 27), (31, 27)], DEEP)
    inner += blob([(34.6, 25.4), (36.4, 22.4), (39.8, 21.6), (43.0, 23.4), (44.2, 25.4), (41.4, 26.4), (38.6, 27.4), (36.2, 27.2)], MASK) + blob([(36.4, 21.4), (38.4, 19.8), (41.0, 20.8), (43.4, 23.2), (40.6, 21.8)], CREAM)
    out += lit(skull, FUR, RIM, -.3, .35, inner)
    out += blob([(46.0, 25.8), (47.4, 26.2), (47.8, 27.4), (46.9, 28.1), (46.1, 27.2)], "#1c1018") + line([(46.6, 28.3), (45.0, 28.9), (43.0, 28.2)], "#5e3a30", .28)
    out += line([(38.4, 24.2), (39.8, 25.2), (41.4, 24.7)], CREAM, .5)
    # near ear, with a tuft
    out += path(smooth([(32.0, 22.6), (30.6, 18.8), (31.4, 15.2, 1), (34.8, 16.6), (36.4, 19.4), (35.2, 22)]), FUR) + path(smooth([(32.6, 21.4), (31.6, 18.6), (32.1, 16.4, 1), (34.2, 17.6), (35.0, 19.6)]), "#d98f6a") + line([(31.4, 15.3), (34.8, 16.6), (36.3, 19)], RIM, .26)
    return out


def throat():
    """His lamp: under the chin, in the fur."""
    return halo(39.0, 31.2, [4.6, 3.2, 2.2], "#ffb84f", [.4, .6, .9], 4) + placed(path("M0-2.6C1.4-1 1.9.1 1.9 1A1.9 1.9 0 0 1-1.9 1C-1.9.1-1.4-1 0-2.6Z", "#fff6d2"), 39.0, 31.0, .86)


def arms():
    far = lit(smooth([(38.4, 32.6), (42.4, 34.0), (46.4, 37.4), (49.6, 39.4), (50.6, 41.2), (48.4, 42.0), (44.4, 40.6), (40.0, 38.0)]), DEEP, WARM, -.2, .3)
    shape = smooth([(33.6, 31.4), (37.0, 32.4), (39.4, 36.0), (42.6, 39.4), (46.4, 41.2), (47.4, 43.0), (45.2, 44.6), (40.6, 43.4), (36.4, 40.4), (33.4, 36.4)])
    near = lit(shape, FUR, RIM, -.2, .35, blob([(33, 33), (36, 36), (39, 40), (43, 43), (47, 44), (42, 46), (34, 40)], DEEP))
    near += line([(37.6, 34.4), (39.8, 37.2), (42.6, 39.9), (46, 41.6)], "#ffc65a", .9, opacity=.75) + line([(38.0, 34.8), (40.2, 37.5), (43, 40.0), (46, 41.5)], "#fff3c4", .4)
    # the paw, cupped from below, five long fingers
    near += blob([(45.0, 42.0), (47.4, 41.4), (49.4, 42.4), (49.2, 44.0), (46.6, 44.8), (44.8, 44.0)], MASK)
    near += "".join(line([(48.2, 43.6 - k * .3), (50.2, 43.5 - k * .55), (51.4 - .2 * k, 42.3 - k * .62)], MASK, .7) for k in range(4)) + line([(46.4, 42.4), (47.4, 40.6), (48.8, 40.4)], MASK, .8)
    return far, near


def patient():
    """On a stool, one ear in linen."""
    out = poly([(50.6, 46.6), (61.6, 46.6), (60.4, 51.4), (51.8, 51.4)], "#4a2830") + oval(56.1, 46.6, 5.6, 1.2, "#8a4f3a") + oval(56.1, 46.4, 4.4, .7, "#c07a4c")
    out += placed(mouse(True), 60.4, 34.2, .61, 0, True)
    band = blob([(55.0, 36.4), (55.4, 34.0), (58.2, 33.4), (59.0, 35.4), (58.2, 37.0), (56.2, 37.4)], "#fbf1dc") + line([(55.4, 35.3), (58.6, 34.4)], "#cdb491", .3) + line([(55.6, 36.5), (58.6, 35.6)], "#cdb491", .3)
    return out + band + line([(58.8, 36.4), (60.2, 37.4), (59.8, 39)], "#fbf1dc", .5) + line([(58.8, 36.4), (60.8, 36.2), (61.8, 37)], "#fbf1dc", .5)


def vault():
    """The old infirmary: two ribs, a niche with bottles, a lamp that has gone out."""
    out = path("M-6 60V10H14C11 24 11 40 12 60Z", "#2c1a28") + path("M70 60V8H58C62 20 64 34 63.4 60Z", "#2c1a28")
    out += path("M14 10C11 24 11 40 12 60L14.6 60C13.6 40 14 24 17.4 10Z", "#6b3838") + path("M58 8C62 20 64 34 63.4 60L61 60C61.4 36 59.4 20 55 8Z", "#7a4038")
    out += path("M49.4 27.6V21.4A4.4 4.4 0 0 1 58.2 21.4V27.6Z", "#6b3a36") + path("M48.6 27.6H59V28.6H48.6Z", "#a8633c")
    for x, h, w, c in ((50.6, 3.4, .8, "#7f9a7a"), (52.8, 4.6, .9, "#c98a4e"), (55.2, 3.0, 1.1, "#8d6f86"), (57.0, 4.0, .6, "#d9b073")):
        out += path(f"M{x - w} 27.6V{27.6 - h * .6:.2f}L{x - w * .4:.2f} {27.6 - h * .8:.2f}V{27.6 - h:.2f}H{x + w * .4:.2f}V{27.6 - h * .8:.2f}L{x + w} {27.6 - h * .6:.2f}V27.6Z", c)
    return out


def picture():
    sky = contours(43, 35, VAULT, 53, 1.15, .98, [60, 51, 42.6, 34.8, 27.6, 20.8, 14.4, 9], .05, "#ffdf9c", 24)
    mid = vault() + ground([(-6, 48), (14, 47.4), (34, 48.6), (52, 48), (70, 47)], "#331c28")
    light = halo(48.6, 40.4, [8, 5.4, 3.4], "#fff0c4", [.18, .28, .5], 8)
    far, near = arms()
    subject = pack() + patient() + far + body() + line([(33, 28.6), (30.8, 34), (30.4, 41)], BASKET_DARK, 1.1) + throat() + head() + near + tail()
    front = ground([(-6, 53), (10, 52.4), (30, 53.6), (50, 53.4), (70, 52)], "#170d16") + motes(8, (40, 17, 60, 40), "#ffe9ae", 26, avoid=((40, 24, 8), (54, 38, 8), (54, 25, 6)))
    front += "".join(disc(x, y, r, "#fff0c4", .9) for x, y, r in ((44.6, 36.0, .3), (46.4, 36.8, .24), (49.4, 36.6, .3), (50.8, 38.2, .22)))
    return sheet(ALT, sky=sky, mid=mid, light=light, subject=subject, front=front)
