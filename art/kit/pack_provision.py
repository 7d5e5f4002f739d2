"""Pack Provision. A claw as long as a table holds two roasts over the fire, and the small ones of the pack have come to see."""
from brushes import disc, line, path, placed, poly, smooth
from carve import BONE, IRON_BODY, limb, loft, plate
from dreadfang import brood
from places import contours, sheet

CARD = "IM-013"
ALT = "One great claw lowers two roasts on its point over a bed of coals while the young of the pack crowd round and look up."

HEARTH = ["#1c080e", "#350f14", "#5c1c1a", "#8f3220", "#c95b2a", "#f29445", "#ffcb7a"]
UP = (.1, .8, .5)
GLOW = "#ffcf8e"
FIREPLACE = (34.6, 43.0)


def arm():
    """The arm that holds it, as far as the cuff; it comes in over the edge of the window."""
    out = limb([(-8, 8.6, 5.4), (0, 12.6, 5.4), (9.0, 16.4, 5.6), (15.6, 18.6, 5.2), (20.4, 20.0, 4.5)], IRON_BODY, (-.1, -.6, .5), .36, .9, 0, GLOW)
    out += plate([(6.4, 12.6), (10.6, 11.2), (15.0, 13.4), (15.6, 18.2), (11.6, 21.2), (7.2, 19.0)], (11.0, 15.6), 2.4, IRON_BODY, (-.1, -.7, .5), .24, GLOW)
    out += poly([(17.6, 24.2), (19.6, 14.9), (22.8, 16.0), (21.4, 24.8)], "#17090e") + poly([(19.6, 14.9), (22.8, 16.0), (22.6, 16.7), (19.5, 15.6)], "#e8703c")
    return out + "".join(poly([(x - .5, y), (x, y - .8), (x + .5, y), (x, y + .8)], "#ffc27a") for x, y in ((19.8, 22.4), (20.4, 20.0), (21.0, 17.6)))


def claw():
    """As long as a table; the roasts are run through where it is thinnest."""
    return limb([(20.8, 20.2, 3.9), (26.0, 21.2, 3.4), (32.6, 21.6, 2.7), (39.4, 23.0, 2.0), (46.0, 26.4, 1.2), (50.4, 32.0, .05)], BONE, (-.2, .7, .45), .34, 1.2, -.1, "#fffbe8", .8, .14)


def roast(x, y, s, turn):
    """A ham run through by the claw: brown above, gold below where the fire is, a knuckle of bone behind."""
    meat = [(-5.4, -1.4), (-3.8, -3.8), (-.4, -4.6), (3.2, -4.0), (5.2, -1.2), (5.0, 2.4), (2.6, 5.0), (-1.4, 5.4), (-4.4, 3.4), (-5.6, 1.0)]
    tones = ["#451710", "#642413", "#8a3418", "#b35021", "#d97832", "#f7b15c"]
    body = limb([(3.6, -3.0, 1.0), (7.0, -5.2, .85)], BONE, UP, .15) + disc(7.0, -6.2, 1.05, BONE[3]) + disc(8.0, -5.0, 1.15, BONE[4])
    body += plate(meat, (.2, -.2), 4.2, tones, (-.25, .8, .45), .45, "#ffe9a8", .95, .12)
    for k in (-2.6, .2, 3.0):
        body += poly([(k - .6, -3.2), (k + .1, -3.4), (k + .7, 3.4), (k + .1, 3.8)], "#451710")
    return placed(body + poly([(-4.4, .6), (-3.6, -2.0), (-2.4, -3.0), (-3.4, -.4)], "#c9642a"), x, y, s, turn)


def coals():
    x, y = FIREPLACE
    out = poly([(20, 50), (24, 46.6), (29, 45.4), (34, 45), (39.6, 45.4), (44, 46.8), (48, 50)], "#4a1518")
    for k, (cx, cy, r) in enumerate(((26.6, 47.8, 2.0), (30.2, 46.8, 2.3), (34.2, 46.6, 2.4), (38.2, 46.8, 2.2), (41.8, 47.8, 1.9), (32.2, 48.8, 1.9), (36.4, 48.8, 1.9))):
        ring = [(cx - r, cy + .3), (cx - r * .5, cy - r * .7), (cx + r * .5, cy - r * .75), (cx + r, cy), (cx + r * .5, cy + r * .7), (cx - r * .5, cy + r * .75)]
        out += poly(ring, ("#8f2a1d", "#c4331d", "#a82c18")[k % 3]) + poly([ring[1], ring[2], (cx, cy)], "#ff8a3a") + poly([ring[2], ring[3], (cx, cy)], "#ff7a2e") + poly([ring[0], ring[1], (cx, cy)], "#d8452a")
    for px, h, w in ((28.6, 5.0, 1.3), (32.0, 8.0, 1.7), (35.6, 6.6, 1.6), (39.0, 4.6, 1.2)):
        out += path(smooth([(px - w, y + 3, 1), (px - w * .8, y + 1 - h * .3), (px + .4, y + 3 - h, 1), (px + w, y + 1 - h * .2), (px + w * .7, y + 3, 1)]), "#ff8a3a") + path(smooth([(px - w * .5, y + 3, 1), (px - w * .3, y + 1.6 - h * .2), (px + .3, y + 3 - h * .66, 1), (px + w * .5, y + 2, 1), (px + w * .3, y + 3, 1)]), "#ffe08a")
    return out


def quill_pup():
    """Left: a young Gorequill sitting up, its first quills all ends; looks to the right."""
    light = (.75, .25, .5)
    out = ""
    for k, (x, y, tx, ty) in enumerate(((-5.4, -5.0, -9.6, -9.0), (-4.6, -7.2, -8.0, -12.0), (-3.4, -8.8, -5.6, -14.0), (-1.8, -9.8, -2.6, -14.6), (-6.0, -2.8, -10.4, -5.6))):
        out += poly([(x - .6, y + .5), (tx, ty), (x + .8, y - .4)], BONE[3]) + poly([(x, y), (tx, ty), (x + .8, y - .4)], BONE[4])
    out += loft([(0, [(-6.6, 0), (-6.4, -4.6), (-3.8, -8.8), (-.6, -10.4)]), (2.4, [(-3.4, 0), (-2.8, -4.4), (-1.2, -7.4), (.8, -9.0)]), (.4, [(1.4, 0), (1.8, -4.0), (2.2, -6.2), (2.6, -7.6)])], IRON_BODY, light, .3, GLOW)
    out += limb([(.8, -5.0, 1.1), (2.6, -3.0, .9), (2.8, -.2, .8)], IRON_BODY, light, .2, edge=GLOW)
    out += loft([(0, [(-2.0, -9.0), (-.4, -12.0), (2.6, -12.8), (6.8, -11.8)]), (1.6, [(-.4, -8.6), (1.6, -10.0), (4.0, -10.8), (7.0, -11.2)]), (0, [(1.0, -7.4), (2.8, -8.0), (5.0, -9.0), (6.8, -10.4)])], IRON_BODY, light, .24, GLOW)
    out += disc(6.8, -11.3, .4, "#14070c") + poly([(2.4, -11.2), (3.8, -11.6), (3.6, -10.6), (2.6, -10.4)], "#14070c") + disc(3.2, -11.0, .38, "#ffd877") + poly([(4.4, -9.2), (5.0, -7.8), (5.5, -9.4)], BONE[4])
    return out + path(smooth([(5.2, -9.4, 1), (6.6, -8.6), (7.2, -7.0), (6.2, -7.0), (5.4, -8.4, 1)]), "#d8452a")


def runner():
    """Right: a young Shardsprinter on its hind legs against the stone, all neck."""
    light = (-.75, .25, .5)
    tones = ["#1a0910", "#31111a", "#55191f", "#83291f", "#c4532a", "#ff9a4a"]
    out = limb([(5.0, -1.0, .9), (8.0, -.6, .7), (11.0, -2.6, .1)], tones, light, .2)
    out += limb([(1.6, -3.6, 1.5), (3.4, -1.6, 1.2), (2.2, .2, .7)], tones, light, .2, edge=GLOW)
    out += limb([(4.6, -1.2, 1.9), (2.2, -5.6, 2.0), (-.4, -9.8, 1.2), (-1.2, -12.4, .9)], tones, light, .24, edge=GLOW)
    for x, y in ((5.2, -4.2), (3.8, -6.8), (2.0, -9.0), (.6, -11.2)):
        out += poly([(x - .8, y + .6), (x + 2.0, y - .6), (x - .2, y - 1.0)], tones[4])
    out += limb([(.4, -6.4, .6), (-2.4, -5.8, .5), (-4.2, -7.2, .4)], tones, light, .18)
    return out + loft([(0, [(.4, -12.0), (-.8, -14.2), (-3.4, -14.6), (-7.4, -13.8)]), (.9, [(-.2, -11.8), (-1.6, -12.8), (-3.8, -13.4), (-7.4, -13.6)]), (0, [(-1.2, -11.0), (-2.6, -11.6), (-4.4, -12.2), (-7.2, -13.4)])], tones, light, .2, GLOW) + poly([(-2.2, -13.4), (-3.8, -13.7), (-3.2, -12.8)], "#ffe08a")


def picture():
    sky = contours(FIREPLACE[0], FIREPLACE[1] - 2, HEARTH, 17, 1.15, .98, [40, 33, 27, 21.6, 16.6, 12, 7.6], .06, "#ffcf8e")
    # the cave: two walls of rock, and a way out with one star in it
    far = loft([(0, [(8, 10), (8, 30), (8, 56)]), (1, [(12, 12), (13, 32), (12, 56)]), (0, [(21, 10), (16.4, 30), (18, 56)])], ["#140509", "#1e080d", "#2c0d12", "#3f1416", "#5c201c", "#7e3324"], (.8, .3, .4), 0)
    far += loft([(0, [(46, 10), (51.4, 26), (50, 56)]), (1, [(54, 12), (55, 28), (54, 56)]), (0, [(62, 10), (62, 30), (62, 56)])], ["#140509", "#1e080d", "#2c0d12", "#3f1416", "#5c201c", "#7e3324"], (-.8, .3, .4), 0)
    mid = poly([(8, 47.4), (22, 46.2), (46, 46.4), (60, 47.4), (60, 60), (8, 60)], "#350f14") + poly([(18, 47.2), (26, 46.2), (43, 46.3), (50, 47.2), (48, 50.6), (34, 52), (20, 50.6)], "#7a2a1d")
    light = "".join(disc(*FIREPLACE, r, "#ff9a4a", op) for r, op in ((9.5, .22), (6.5, .3))) + coals()
    steam = "".join(line(pts, "#ffe3ae", .34, opacity=.55) for pts in ([(29.6, 17.6), (30.6, 16.0), (29.6, 14.2)], [(34.6, 17.4), (35.4, 15.8), (34.6, 14.2)], [(42.0, 21.0), (42.8, 19.2), (41.8, 17.6)]))
    subject = arm() + claw() + roast(32.0, 23.2, .98, 8) + roast(42.2, 26.0, .84, 26) + steam
    subject += placed(quill_pup(), 25.2, 48.6, .98) + placed(runner(), 44.8, 48.2, .92) + brood(31.0, 50.6, .86) + brood(38.8, 50.4, .72, True)
    # what drips is caught
    front = "".join(path(smooth([(x, y - s * 2, 1), (x + s, y), (x, y + s), (x - s, y)]), "#ffe08a") for x, y, s in ((29.6, 31.0, .5), (40.2, 32.6, .45), (31.0, 34.4, .35)))
    front += "".join(poly([(x, y - s * 1.6), (x + s, y), (x, y + s), (x - s, y)], "#ffe08a") for x, y, s in ((27.2, 37.0, .4), (36.8, 37.6, .34), (33.6, 34.2, .3), (44.8, 39.2, .32), (25.2, 31.6, .26), (46.6, 34.0, .24), (34.8, 40.4, .3)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)


def over():
    return sheet(ALT, subject=arm())
