"""Span Repair. The missing piece of the bridge is the builder himself, stretched from beam to beam, and a mouse walks over him."""
from brushes import disc, line, lit, mix, path, placed, poly, smooth
from korr import COPPER, DEEP, PALE, RIM, SKIN_DARK, SLATE, claw, coat, head, scale, trunk
from lampkin import mouse
from little_ones import lantern
from places import DUSK, cloud, contours, house, island, motes, sheet

CARD = "RR-012"
ALT = "The pangolin stretches himself from beam to beam across a broken bridge while a lantern mouse walks over his back."

WOOD, WOOD_DARK, WOOD_LIGHT, ROPE = "#5a3238", "#341c28", "#8a4d34", "#c98a4e"
SPINE = [(15.0, 40.4, .6), (14.4, 36.6, 1.2), (16.2, 32.6, 2.0), (20.6, 29.8, 3.0), (26.0, 28.6, 4.4), (32.0, 28.2, 5.4), (38.0, 28.8, 5.4), (42.8, 30.2, 4.2), (46.2, 31.4, 3.0)]


def deck(x0, x1, y, slope, ragged):
    """A stump of the bridge: planks on a beam, the last of them broken; `ragged` is the side that is."""
    out = poly([(x0, y + .6), (x1, y + .6 + slope), (x1, y + 3.2 + slope), (x0, y + 3.2)], WOOD) + poly([(x0, y + 2.5), (x1, y + 2.5 + slope), (x1, y + 3.2 + slope), (x0, y + 3.2)], "#b5683f")
    count = int((x1 - x0) / 2.2)
    for k in range(count):
        x = x0 + k * (x1 - x0) / count
        yy = y + slope * k / count
        out += poly([(x + .1, yy - .7), (x + 2.0, yy - .7), (x + 2.0, yy + .6), (x + .1, yy + .6)], (WOOD_LIGHT, "#7a4232", "#9a5a3a")[k % 3])
    end = x1 if ragged > 0 else x0
    yy = y + (slope if ragged > 0 else 0)
    return out + poly([(end - ragged * .6, yy + .6), (end + ragged * 1.6, yy + 1.2), (end + ragged * .4, yy + 1.6), (end + ragged * 2.2, yy + 2.4), (end - ragged * .4, yy + 3.2)], WOOD)


def pier(x, y, wide, lean):
    """Crossed timbers down into the mist."""
    out = ""
    for a, b in (((x - wide, y), (x - wide - lean, 60)), ((x + wide, y), (x + wide + lean, 60))):
        out += poly([(a[0] - .8, a[1]), (a[0] + .8, a[1]), (b[0] + .9, b[1]), (b[0] - .9, b[1])], WOOD_DARK)
    for k in range(3):
        out += path(f"M{x - wide - .3 * k} {y + 4 + k * 7}L{x + wide + .3 * k} {y + 10 + k * 7}M{x + wide + .3 * k} {y + 4 + k * 7}L{x - wide - .3 * k} {y + 10 + k * 7}", stroke=WOOD_DARK, stroke_width=".7")
    return out


def rail(posts, sag):
    out = ""
    for x, y in posts:
        out += poly([(x - .35, y), (x - .3, y - 6), (x + .3, y - 6), (x + .35, y)], WOOD_DARK) + disc(x, y - 6.1, .55, WOOD_DARK)
    for (ax, ay), (bx, by) in zip(posts, posts[1:], strict=False):
        out += line([(ax, ay - 5.4), ((ax + bx) / 2, (ay + by) / 2 - 5.4 + sag), (bx, by - 5.4)], ROPE, .3)
    return out


def limb(points, base, rim, plates=()):
    out = lit(smooth(points), base, rim, -.2, -.35)
    for x, y, turn, s in plates:
        out += scale(x, y, turn + 3.1416, s * 1.2, s, mix(SLATE, PALE, .25), COPPER)
    return out


def korr():
    back = path(trunk(SPINE), "#20253a")
    far = limb([(41, 30), (45.4, 32.2), (49.6, 31.0), (52.6, 29.4), (53.2, 31.0), (50.2, 33.6), (45.4, 34.8), (41, 33)], "#2e3448", COPPER)
    belly = smooth([(20.6, 33.2), (26, 32.9), (32, 33.6), (38.4, 34.2), (43.6, 33.6), (46.6, 32.4), (45.0, 34.8), (39, 36.2), (31.6, 35.8), (25.2, 34.8)])
    out = back + far + lit(belly, SKIN_DARK, "#ffd9a0", 0, -.45, path(smooth([(20, 33), (32, 33), (46, 32), (40, 34.8), (30, 34.6)]), "#6f4638"))
    out += coat(SPINE, 80, .62, 2.0, 1)
    hind = limb([(25.6, 31.0), (28.6, 33.4), (27.2, 36.6), (23.2, 37.2), (19.8, 35.6), (16.4, 36.0), (15.8, 34.6), (19.0, 33.0), (22.4, 33.4), (23.6, 31.6)], mix(DEEP, SLATE, .6), RIM, ((25.2, 34.0, 2.6, 2.6), (22.4, 35.2, 3.0, 2.3), (26.4, 35.2, 2.4, 2.2)))
    out += hind + "".join(claw(x, y, t, .75) for x, y, t in ((16.8, 34.7, 196), (16.6, 35.4, 184), (16.9, 36.0, 170)))
    out += placed(placed(head(), -45.6, -18), 46.2, 30.2, .6, -24)
    near = limb([(38.4, 30.6), (42.0, 31.0), (45.4, 34.6), (49.4, 34.8), (53.2, 32.6), (54.4, 34.2), (51.4, 36.8), (46.6, 38.0), (41.6, 36.4), (38.2, 33.4)], mix(DEEP, SLATE, .75), RIM, ((41.0, 32.8, .8, 2.9), (43.4, 35.0, .6, 2.7), (46.4, 36.2, .1, 2.3), (49.2, 35.8, -.3, 2.0)))
    return out + near + "".join(claw(x, y, t, .75) for x, y, t in ((53.4, 32.9, -30), (53.9, 33.8, -14), (53.2, 34.8, 4)))


def picture():
    sky = contours(35, 43, DUSK, 17, 1.12, .95, [46, 39, 32.6, 26.8, 21.2, 16, 11.2, 7], .05)
    far = island(23.4, 19.4, 7.6, 3.4, 8, "#6b4256", "#57374e", "#432c45") + house(22.8, 19.2, 1.7, "#432c45", "#ffe6a0") + house(25.0, 19.2, 1.3, "#432c45", "#ffe6a0")
    far += island(26.6, 46.6, 8, 3.6, 4, "#e6a258", "#cf8848", "#b06c3e") + house(26.2, 46.4, 1.9, "#a86238", "#fff8e0") + line([(30.6, 46.8), (37, 48.2), (45, 47)], "#fff3cf", .2, opacity=.8)
    mid = pier(16.4, 31, 3.0, 1.4) + pier(54.4, 32, 2.8, 1.2) + rail([(9.6, 28.8), (18.4, 29.8)], 1) + rail([(51.6, 31.0), (59.6, 30.4)], 1) + line([(18.4, 24.4), (21.4, 28.4), (22.6, 26.6)], ROPE, .3) + line([(51.6, 25.6), (49.2, 29.4), (48.2, 28.2)], ROPE, .3)
    mid += deck(6, 20.6, 30.0, .4, 1) + deck(49.6, 63, 31.6, -.6, -1)
    crosser = placed(mouse(small=True), 29.0, 12.4, .56) + line([(38.3, 19.4), (40.2, 15.2), (41.8, 14.6)], "#3a1c26", .35)
    lamp = disc(41.8, 17.2, 2.8, "#ffe9ae", .3) + disc(41.8, 17.2, 1.8, "#ffe9ae", .5) + lantern(41.8, 17.0, .55)
    waiting = placed(mouse(small=True), 13.4, 20.9, .42)
    falling = placed(poly([(-2.6, -.6), (2.2, -.6), (2.8, 0), (2, .2), (2.6, .7), (-2.6, .7)], WOOD_LIGHT), 39.4, 42.4, .8, 34) + placed(poly([(-1.8, -.5), (1.6, -.5), (1.2, 0), (1.8, .5), (-1.8, .5)], WOOD), 35.4, 46.0, .8, -52)
    subject = falling + waiting + placed(korr() + crosser + lamp, 8.2, 8.4, .76)
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((10, 53.4, 20, 4.4, "#8a4a48", 3), (33, 54, 24, 4.6, "#6b3848", 6))) + motes(8, (18, 14, 54, 26), "#ffe9ae", 7, (.14, .3), ((35, 24, 9), (43, 19, 7), (17, 26, 5)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
