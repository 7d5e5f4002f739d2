"""Craggnash. A heap of slate with road signs stuck in it, and at the end of it a jaw like a shovel, tasting a stone."""
from brushes import disc, line, path, placed, poly, shards, smooth, star
from carve import BONE, SLATE, claws, limb, loft, plate
from places import contours, island, motes, ridge, rock, sheet

CARD = "IM-008"
ALT = "A broad beast of stacked slate, old road signs wedged in its back, tastes a stone from its heaped jaw with closed eyes."

ASH = ["#2e1524", "#532030", "#7f3437", "#ad5342", "#d88658", "#f2bd84", "#ffe6bd"]
LIGHT = (-.5, -.78, .4)
GLOW = "#ffd9a0"


def slab(x0, x1, y, thick, skew=0, lean=.6):
    """One slate of the stack: a lit upper edge, a face broken into three, both ends sheared off."""
    top = [(x0 + lean, y), (x0 + (x1 - x0) * .34, y - .35), (x0 + (x1 - x0) * .66, y + .1 + skew * .4), (x1, y + skew)]
    low = [(x0, y + thick), (x0 + (x1 - x0) * .3, y + thick + .3), (x0 + (x1 - x0) * .7, y + thick - .1 + skew * .6), (x1 - lean * 1.4, y + thick + skew)]
    mid = [(a[0] * .75 + b[0] * .25, a[1] * .75 + b[1] * .25) for a, b in zip(top, low, strict=True)]
    out = loft([(0, top), (.9, mid), (-.4, low)], SLATE, LIGHT, .3, GLOW)
    k = int(x0 * 7 + y) % 3
    a, b = (low[1], low[2]) if k == 0 else (low[2], low[3]) if k == 1 else (low[0], low[1])
    out += poly([a, b, (b[0] * .8 + a[0] * .2, (b[1] + y) / 2 + .4), (a[0] * .7 + b[0] * .3, (a[1] + y) / 2 + .8)], SLATE[3 if k else 2])
    # a second, thinner leaf on the upper edge
    return out + poly([(x0 + 5 + k * 3, y - .1), (x0 + 6 + k * 3, y - 1.1), (x1 - 9 + k * 2, y - .8 + skew * .7), (x1 - 7 + k * 2, y + skew * .8)], SLATE[4]) + poly([(x0 + 5 + k * 3, y - .1), (x0 + 5.5 + k * 3, y - .55), (x1 - 8 + k * 2, y - .2 + skew * .75), (x1 - 7 + k * 2, y + skew * .8)], SLATE[2])


def signs():
    """Milestones and arms of lost posts; the tallest still has its star."""
    out = ""
    stone = [(20.2, 27), (19.4, 16.6), (21.6, 14.2), (24.2, 16.2), (24.4, 27)]
    out += plate(stone, (22.2, 19.6), 1.2, BONE, LIGHT, .25, "#ffffff") + star(21.9, 18.6, 1.4, "#8f3a2c", .3)
    post = [(30.6, 26), (31.6, 13.6), (32.8, 13.8), (32.4, 26)]
    out += poly(post, "#4b2a22") + poly([post[1], post[2], post[3], (31.8, 26)], "#2e1a18")
    out += poly([(28.4, 15.0), (36.2, 15.8), (38.2, 17.5), (35.8, 18.8), (28.2, 18.0)], "#a4623c") + poly([(28.2, 17), (38.2, 17.5), (35.8, 18.8), (28.2, 18)], "#74402c") + line([(29.6, 16.3), (35, 16.9)], "#4b2a22", .3)
    stump = [(13.6, 30), (12.2, 22.8), (14.2, 21.0), (16.2, 22.4), (17.2, 30)]
    out += plate(stump, (14.8, 25), 1, BONE[:5], LIGHT, .25, GLOW) + line([(13.4, 24.2), (15.6, 24.0)], "#6f4538", .35) + line([(13.6, 25.6), (15.8, 25.4)], "#6f4538", .35)
    small = [(26.0, 26), (24.9, 20.2), (27.0, 19.4), (28.2, 26)]
    return out + poly(small, "#8a4a34") + poly([small[1], small[2], small[3], (27.1, 26)], "#5c2c26")


def back():
    out = ""
    for x0, x1, y, thick, skew in ((16.4, 38.6, 22.6, 3.0, 2.4), (10.2, 41.5, 25.0, 3.6, 2.6), (6.4, 43.0, 28.4, 3.8, 2.4), (4.0, 44.0, 32.0, 4.0, 1.8), (2.6, 43.0, 36.0, 4.2, 1.0), (3.4, 40.0, 40.2, 4.2, .6)):
        out = slab(x0, x1, y, thick, skew) + out
    # one slate has slid forward over its neighbours, one is missing a corner
    out += slab(18.6, 31.0, 34.2, 2.0, .8) + poly([(12.6, 30.4), (17.0, 30.6), (15.4, 32.4)], SLATE[0]) + poly([(34.2, 38.4), (38.8, 38.2), (37, 40.4)], SLATE[0])
    return out


def far_paws():
    return limb([(31.6, 42, 3.0), (31.4, 45.0, 2.7), (32.4, 48.4, 2.8)], SLATE[:2] * 2, LIGHT, 0) + limb([(23.6, 42, 2.8), (22.8, 45.0, 2.6), (23.6, 48.4, 2.6)], SLATE[:2] * 2, LIGHT, 0)


def paws():
    out = ""
    for x in (37.4, 16.4):
        out += limb([(x, 38, 4.2), (x + .6, 43.4, 3.6), (x + 1.6, 47.2, 3.2), (x + 1.8, 48.8, 3.4)], SLATE, LIGHT, 0, .8, .2)
        out += claws([(x - 1.6, 49.4), (x + .8, 49.4), (x + 3.2, 49.4)], BONE, 2.2, 1.1)
    return out


def jaw():
    """The shovel: a floor, a raised lip, and the gravel heaped in it."""
    out = poly([(36.6, 33), (46, 31), (58, 37), (60, 40), (46, 41), (38, 39)], "#1b0d14")
    for k, (x, y, r) in enumerate(((46.4, 38.6, 1.9), (49.8, 37.2, 2.2), (53.0, 38.6, 2.0), (57.0, 38.4, 1.9), (59.6, 38.8, 1.4), (51.2, 34.9, 1.9))):
        ring = [(x - r, y + r * .5), (x - r * .7, y - r * .6), (x + r * .2, y - r * .9), (x + r, y - r * .1), (x + r * .8, y + r * .8)]
        out += plate(ring, (x - r * .15, y - r * .2), r * .6, ("#3a2524", "#5d3d36", "#85594a", "#b58466", "#e0b48c", "#f7dcb4") if k % 2 else SLATE, LIGHT, .2, GLOW)
    # the stone in question
    ring = [(52.4, 35.6), (52.6, 32.8), (54.8, 31.2), (57.8, 31.8), (58.8, 34.4), (57.4, 36.8), (54.2, 37.0)]
    out += plate(ring, (55.2, 33.6), 1.5, ("#4a3a40", "#6d5a5c", "#968080", "#c0aaa0", "#e6d4c0", "#fff3da"), LIGHT, .25, "#ffffff")
    # the tongue on it
    tongue = [(41, 32.4), (46.0, 31.4), (50.4, 31.2), (54.0, 30.4), (57.0, 30.9), (58.6, 32.6), (58.7, 34.6), (57.4, 34.9), (56.7, 33.5), (54.4, 32.7), (50.4, 33.6), (45.4, 34.4)]
    out += path(smooth(tongue), "#d8452a") + path(smooth([(44, 32.3), (50.2, 31.8), (54.0, 31.0), (56.8, 31.4), (58.2, 33.0), (56.4, 32.4), (54, 31.9), (50.4, 32.6)]), "#ff8a4a")
    lip = [(35.6, 35.4), (40.2, 37.6), (46.2, 40.2), (53.0, 40.6), (58.8, 39.6), (62.4, 36.0)]
    mid = [(35.0, 39.6), (39.8, 41.2), (46.2, 42.6), (53.4, 42.8), (59.6, 41.8), (62.9, 37.6)]
    foot = [(36.4, 44.4), (40.8, 46.0), (46.6, 47.0), (53.2, 46.4), (59.2, 44.0), (63.2, 38.8)]
    out += loft([(0, lip), (1.5, mid), (0, foot)], SLATE, LIGHT, .34, GLOW)
    for x, y, h in ((43.4, 39.0, 2.2), (48.4, 40.4, 1.6), (56.4, 40.2, 1.9), (60.6, 37.8, 2.5)):
        out += poly([(x - .95, y + .5), (x + .3, y - h), (x + 1.0, y + .3)], BONE[4]) + poly([(x - .95, y + .5), (x + .3, y - h), (x, y + .4)], BONE[2])
    return out


def head():
    top = [(34.0, 27.4), (37.6, 23.0), (42.4, 20.6), (47.0, 21.6), (51.0, 24.8), (54.4, 28.4)]
    high = [(35.0, 30.0), (38.6, 27.2), (43.2, 25.4), (47.2, 25.8), (50.8, 27.8), (54.0, 29.4)]
    low = [(35.8, 36.0), (39.6, 34.8), (43.6, 33.0), (47.4, 31.4), (51.0, 31.2), (53.4, 30.6)]
    out = loft([(0, top), (2.2, high), (0, low)], SLATE, LIGHT, .36, GLOW)
    # a brow of three thin slates, and under it the eye, shut
    for x, y, w in ((39.2, 23.8, 8.6), (40.4, 22.2, 7.4), (41.6, 20.7, 5.4)):
        ring = [(x, y + 1.5), (x + .8, y), (x + w * .7, y - .2), (x + w, y + 1.2), (x + w - .6, y + 1.9)]
        out += poly(ring, SLATE[1]) + poly([ring[0], ring[1], ring[2], ring[3], (x + w * .6, y + .9)], SLATE[4])
    out += poly([(42.6, 26.6), (47.6, 25.6), (48.8, 27.0), (46.6, 28.6), (43.4, 28.4)], SLATE[1]) + line([(42.9, 27.6), (45.0, 28.5), (47.0, 28.2), (48.5, 27.1)], "#120a10", .55) + line([(43.2, 29.4), (45.4, 30.1), (47.4, 29.6)], SLATE[0], .28)
    out += poly([(51.6, 27.2), (53.8, 28.4), (53.2, 29.2), (51.4, 28.6)], "#120a10")
    for x, y, h in ((45.0, 32.3, 1.7), (49.0, 31.2, 1.3)):
        out += poly([(x - .8, y), (x + .2, y + h), (x + .8, y - .1)], BONE[4])
    return out


def picture():
    sky = contours(25, 22, ASH, 29, 1.2, .92, [62, 54, 46.4, 39.2, 32.4, 26, 20, 14.6, 9.4], edge="#ffe3c0")
    far = island(50.6, 17.2, 9, 3.4, 5, "#8a4440", "#733637", "#57282e") + poly([(48.6, 17), (48.6, 14.6), (50, 13), (51.4, 14.6), (51.4, 17)], "#57282e") + poly([(49.6, 16.4), (49.6, 15.2), (50.3, 15.2), (50.3, 16.4)], "#ffe0a0") + line([(46.2, 17.2), (40, 19.4), (37, 20)], "#ffe6bd", .16, opacity=.5)
    far += line([(55, 17.4), (60, 19.6), (68, 18.6)], "#ffe6bd", .16, opacity=.5)
    far += ridge([(-6, 34), (4, 31), (14, 33.4), (30, 35), (46, 36), (52, 33.2), (57, 34.6), (63, 29.4), (70, 32)], "#93413c")
    mid = ridge([(-6, 42), (14, 41), (40, 42.4), (52, 41.4), (60, 40), (70, 41.6)], "#622a30") + ridge([(-6, 47.6), (12, 46.6), (30, 47.4), (46, 46.8), (58, 47.2), (70, 46)], "#3a1822")
    # all of it to the right of the statistics, the paws on the ground line
    subject = placed(placed(signs(), 1.6, -1.4) + far_paws() + back() + paws() + jaw() + head(), 9.6, 7.6, .845)
    front = shards([(58.6, 48.0, .7), (49.4, 48.6, .5), (16.6, 48.4, .6)], "#5f4a4c", "#f2bd84", "#2e222a", 4)
    front += rock([(-5, 58), (-4, 48.5), (1, 46.6), (7, 49.4), (12, 52.4), (15, 58)], "#170b12", "#6d3532", "#0c060a") + rock([(55, 58), (58, 52.6), (62, 50.6), (66, 48.6), (70, 48), (70, 58)], "#170b12", "#6d3532", "#0c060a")
    front += disc(60.4, 24.6, .3, "#ffe6bd") + motes(7, (40, 13, 61, 27), "#ffe6bd", 6, avoid=((44, 24, 8),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
