"""Glass Orchard. Two great trees of crystal lean over one road, and lamps hang in them as fruit; a mouse picks them, and travelers pass."""
import math
import random

from brushes import disc, group, line, lit, mix, oval, path, placed, poly, smooth, star, straight
from lampkin import mouse
from places import contours, ground, island, sheet

CARD = "WB-025"
ALT = "Between two crystal trees a mouse on a ladder picks lights like fruit, and travelers pass on a pale road in a rose dawn."

ROAD = 47.0
DAWN = ["#24375c", "#3d5580", "#6b7fa6", "#a99fba", "#dcb7b4", "#f7d9b4", "#fff1cf"]
ROSE, MINT, BACK = ("#fffaf4", "#f0d3d9", "#bf9fca", "#4b4a80"), ("#f2fff8", "#c4ece2", "#86bccb", "#375577"), ("#f7e6e6", "#d6c4d8", "#a9a2c6", "#746f9f")


def crystal(x, y, w, h, lightest, middle, dark, lean=0):
    """An upright facetted crystal; the middle of its base is at (x, y)."""
    tip = (x + lean, y - h)
    left, right, ridge = (x - w / 2 + lean * .55, y - h * .68), (x + w / 2 + lean * .55, y - h * .6), (x + w * .06 + lean * .5, y - h * .55)
    foot_left, foot_right, foot = (x - w * .36, y), (x + w * .36, y), (x + w * .04, y + w * .12)
    return (poly([foot_left, left, tip, right, foot_right, foot], middle) + poly([foot_left, left, tip, ridge, foot], lightest)
            + poly([tip, right, foot_right, foot, ridge], dark) + poly([left, tip, ridge], mix(lightest, "#ffffff", .35)))


def leaf(x, y, r, turn, bright, dark):
    """A leaf of glass, a long diamond at an angle (degrees, 0 is up), one half in the light."""
    a = math.radians(turn)
    ux, uy = math.sin(a), -math.cos(a)

    def at(u, v):
        return x + (ux * u - uy * v) * r, y + (uy * u + ux * v) * r
    return poly([at(0, 0), at(.42, -.3), at(1, 0), at(.46, .02)], bright) + poly([at(0, 0), at(.42, .32), at(1, 0), at(.46, .02)], dark)


def tree(x, y, s, tones, seed, count=30, sun=33):
    """A tree of glass that grows out of (x, y), brightest towards the sun's x; four lamps hang in it."""
    r = random.Random(seed)
    bright, middle, dark, trunk = tones
    side = 1 if sun > x else -1
    out = path(smooth([(x - 1.5 * s, y, 1), (x - .85 * s, y - 3 * s), (x - .3 * s, y - 9.4 * s, 1), (x + .4 * s, y - 9.4 * s, 1),
                       (x + .8 * s, y - 3 * s), (x + 1.7 * s, y, 1)]), trunk)
    out += path(smooth([(x + side * .2 * s, y - 8 * s, 1), (x + side * .6 * s, y - 3.4 * s), (x + side * 1.5 * s, y, 1),
                        (x + side * .7 * s, y, 1), (x + side * .22 * s, y - 3.6 * s)]), dark)
    for tx, ty in ((-4.4, -9), (-2.6, -12), (.4, -13.4), (3, -11.6), (4.6, -8.6)):
        out += line([(x, y - 4.6 * s), (x + tx * .4 * s, y + ty * .66 * s), (x + tx * s, y + ty * s)], trunk, .6 * s)
    cx, cy, leaves = x, y - 10.6 * s, []
    for k in range(count):
        a = k * 2.399 + r.uniform(-.3, .3)
        q = math.sqrt((k + .5) / count)
        px, py = cx + math.cos(a) * q * 5.6 * s, cy + math.sin(a) * q * 4.2 * s
        turn = math.degrees(math.atan2(px - cx, -(py - cy - 2.2 * s))) + r.uniform(-25, 25)
        shine = ((px - cx) * side / 5.6 - (py - cy) / 4.2 * .5) / s
        leaves.append((q, px, py, turn, r.uniform(2.5, 3.7) * s * (1.05 - .25 * q), shine))
    for _, px, py, turn, size, shine in sorted(leaves, key=lambda spot: -spot[0]):
        k = min(1, max(0, .5 + shine * .55))
        a = math.radians(turn)
        out += leaf(px - math.sin(a) * size * .3, py + math.cos(a) * size * .3, size, turn, mix(dark, bright, k), mix(mix(dark, trunk, .45), middle, k))
    for tx, ty in ((-4.2, -5.4), (-1.8, -4.8), (2.4, -5.2), (4.6, -5.8)):
        lx, ly = x + tx * s, y + ty * s
        out += line([(lx, ly - 2 * s), (lx, ly)], trunk, .14 * s) + disc(lx, ly + .5 * s, s, "#fff2c0", .35)
        out += poly([(lx, ly - .5 * s), (lx + .55 * s, ly + .4 * s), (lx, ly + 1.4 * s), (lx - .55 * s, ly + .4 * s)], "#fff6d6")
    return out


def walker(x, y, s, colour, rim="#ffe7b8", staff=False):
    """A hooded traveler with a bundle, from behind the light; feet at (x, y)."""
    cloak = smooth([(x - .9 * s, y, 1), (x - .78 * s, y - 1.8 * s), (x - .5 * s, y - 2.9 * s), (x - .42 * s, y - 3.8 * s), (x + .1 * s, y - 4.5 * s),
                    (x + .56 * s, y - 3.8 * s), (x + .5 * s, y - 2.9 * s), (x + .88 * s, y - 1.7 * s), (x + 1.0 * s, y, 1)])
    out = lit(cloak, colour, rim, -.14 * s, .06) + oval(x - .85 * s, y - 2.2 * s, .55 * s, .75 * s, mix(colour, "#000000", .3))
    return out + (line([(x + 1.2 * s, y), (x + 1.5 * s, y - 5.2 * s)], colour, .2 * s) if staff else "")


def road(paving, joint, shade, light):
    """The paved way from edge to edge at y = 47, bowed a little towards us; seventeen joints and a middle line."""
    top = [(-4, ROAD - 2), (8, ROAD - 1.9), (20, ROAD - 1.2), (33, ROAD - .8), (46, ROAD - 1.2), (58, ROAD - 1.9), (67, ROAD - 2)]
    low = [(67, ROAD + 2), (57, ROAD + 2.2), (46, ROAD + 3.1), (33, ROAD + 3.6), (20, ROAD + 3.1), (9, ROAD + 2.2), (-4, ROAD + 2)]
    ends = {0, len(top) - 1, len(top), len(top) + len(low) - 1}

    def strip(up, down):
        spots = [(x, y + up) for x, y in top] + [(x, y + down) for x, y in low]
        return smooth([(*spot, 1) if k in ends else spot for k, spot in enumerate(spots)])
    out = path(strip(1.3, 1.6), shade) + path(strip(0, 0), paving)
    for i in range(18):
        x = -3 + 69 * i / 17
        bow = math.sin((x + 4) / 71 * math.pi) ** 1.3
        out += path(straight([(x, ROAD - 1.85 + 1.2 * bow), (x + (x - 33) * .03, ROAD + 2 + 1.6 * bow)], False), stroke=joint, stroke_width=".22", opacity=.8)
    out += line([(-4, ROAD), (9, ROAD + .1), (20, ROAD + .9), (33, ROAD + 1.3), (46, ROAD + .9), (57, ROAD + .1), (67, ROAD)], joint, .22, opacity=.7)
    return out + line(top, light, .34)


def picking():
    """A ladder against the rose tree, a mouse on it, and below a basket that already shines."""
    out = ""
    for dx in (-.75, .75):
        out += line([(43.6 + dx, 49.6), (48.0 + dx * .8, 36.4)], "#4b4a80", .42)
    for k in range(7):
        t = (k + .6) / 7
        out += line([(42.8 + 4.4 * t, 49.6 - 13.2 * t), (44.4 + 4.3 * t, 49.6 - 13.2 * t)], "#5d5c94", .34)
    out += placed(mouse(True), 42.4, 36.2, .3)
    basket = disc(0, -1.4, 2.2, "#fff2c0", .35) + "".join(poly([(x, y - 1), (x + .6, y), (x, y + .8), (x - .6, y)], "#fff6d6") for x, y in ((-.9, -1.3), (.2, -1.7), (1.1, -1.2))) + path("M-1.9 -1.2H1.9L1.4 1H-1.4Z", "#7a5148") + path("M-1.9 -1.2H1.9L1.8 -.7H-1.8Z", "#c98f5e")
    return out + placed(basket, 40.2, 49.2, 1.1)


def picture():
    r = random.Random(8)
    sky = contours(33, 25, DAWN, 61, 1.08, .92, [62, 53, 44.6, 37, 30, 24, 18.4, 13.4, 9, 5.6], .045, "#fff6e0", 22)
    far = ""
    for x, y, w, h, seed, k in ((13, 17, 12, 5, 3, .5), (52, 13, 10, 4.2, 5, .35), (47, 24, 7, 3, 8, .2), (20, 26.5, 6, 2.6, 9, .2)):
        tone = mix("#8f93b4", "#e7cdbb", k)
        far += island(x, y, w, h, seed, mix(tone, "#ffffff", .25), tone, mix(tone, "#2b3d66", .35))
        for dx, high in ((-2.6, 3.2), (-1, 4.8), (1.4, 3.8), (2.8, 2.4)):
            far += crystal(x + dx * w / 11, y, 1.3 * w / 11, high * w / 11, mix(tone, "#ffffff", .55), mix(tone, "#ffffff", .3), mix(tone, "#5d6c98", .4), .2)
    far += path("M19 17.4C28 21.4 38 20.6 47.4 13.6", stroke="#fff4d8", stroke_width=".2", opacity=.8)
    far += ground([(-6, 43), (8, 40), (22, 38.6), (33, 38.2), (46, 38.6), (58, 40), (70, 43)], "#9a93b6")
    for x, y, s in ((18, 40.6, .62), (27.4, 39.6, .5), (39.4, 39.6, .5), (48.4, 40.6, .62)):
        far += tree(x, y, s, BACK, int(x * 3), 14)
    mid = ground([(-6, 46), (6, 43.0), (20, 42.4), (33, 42.8), (46, 42.4), (58, 43.0), (70, 46)], "#6c749f")
    mid += road("#e9cf9c", "#b98f5c", "#3a4672", "#fff6dc")
    light = disc(29.6, 43.4, 3.0, "#fff2c0", .3) + disc(29.6, 43.4, 1.9, "#fff2c0", .5) + disc(29.6, 43.4, 1.1, "#fff2c0")
    subject = group(walker(23.4, ROAD + 1.5, .8, "#2b3157"), walker(27.4, ROAD + 1.7, 1.2, "#2b3157", staff=True)) + light
    subject += tree(8.6, 49.6, 1.72, MINT, 5, 38) + tree(55.6, 49.6, 1.78, ROSE, 11, 38)
    subject += picking()
    front = path(smooth([(-6, 55.4), (8, 53.6), (20, 55), (33, 56.4), (46, 55), (58, 53.6), (70, 55.4)], False) + "L70 92L-6 92Z", "#3b4775")
    for k in range(9):
        x = -4 + k * 8.6
        front += poly([(x, 57), (x + 5, 55.6), (x + 8.6, 60), (x + 3, 66), (x - 1, 62)], "#4d5b8c" if k % 2 else "#445283", opacity=.8)
    for x, w, h, lean in ((18, 3.0, 8, -1), (14.4, 2.4, 6.0, .6), (3, 3.6, 12, -.8), (-1, 3.4, 9, -1.4), (7.4, 2.4, 7, .4), (47, 2.8, 7.4, .8),
                          (50.6, 2.2, 5.4, -.4), (60.4, 3.6, 12.4, 1.2), (64.4, 3.2, 9, 1.6), (56.4, 2.4, 7.2, .2)):
        front += crystal(x, 66, w, h, "#b9d6e4", "#7c9cc0", "#3f5489", lean)
    for _ in range(14):
        front += star(r.uniform(4, 60), r.uniform(6, 38), r.uniform(.3, .7), "#ffffff", .25, opacity=.8)
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
