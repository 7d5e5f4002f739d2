"""Lantern Crossing. A lantern as tall as a tower where two roads meet, crooked gables leaning in on both sides, and somebody from everywhere."""
import math

from brindle import walker as brindle
from brushes import blob, disc, line, mix, oval, path, placed, poly, smooth, star
from glass_orchard import road, walker
from lampkin import mouse
from little_ones import lamp_post, smoke
from places import contours, grass, ground, island, sheet

CARD = "WB-023"
ALT = "At dusk a lantern as tall as a tower shines where two roads meet, and travelers of every kind pass between lit gables."

DUSK_ATLAS = ["#26355f", "#3d4a7a", "#655b86", "#9d6a72", "#e2944f", "#ffc86c", "#ffe9a8"]
DEEP, WALL, WALL_LIT, ROOF, ROOF_LIT, TIMBER = "#22223f", "#5f4356", "#94604f", "#33284a", "#5b4560", "#2d2038"
GLASS, RIM = "#fff3cf", "#ffd98a"
LAMP = (31.5, 20.4)


def pane(x, y, w, h, light=GLASS):
    return path(f"M{x - w / 2:.2f} {y:.2f}V{y - h * .6:.2f}A{w / 2:.2f} {w / 2:.2f} 0 0 1 {x + w / 2:.2f} {y - h * .6:.2f}V{y:.2f}Z", light) + path(f"M{x:.2f} {y:.2f}V{y - h * .95:.2f}M{x - w / 2:.2f} {y - h * .45:.2f}H{x + w / 2:.2f}", stroke=TIMBER, stroke_width=".2")


def gable(x, y, w, h, side, dim=0.0, windows=(), lean=0.0, chimney=None):
    """A house seen from its gable; its foot in the middle at (x, y), the lantern on its `side` (1 right, -1 left)."""
    haze = "#a5685f"
    wall, lit_wall, roof, roof_lit, beam = (mix(c, haze, dim) for c in (WALL, WALL_LIT, ROOF, ROOF_LIT, TIMBER))
    half, eave, top = w / 2, y - h * .56, y - h
    px = x + lean
    out = ""
    if chimney is not None:
        cx = x + chimney
        out += poly([(cx - .8, eave), (cx - .8, top + h * .12), (cx + .8, top + h * .12), (cx + .8, eave)], beam) + poly([(cx + side * .2, eave), (cx + side * .2, top + h * .12), (cx + side * .8, top + h * .12), (cx + side * .8, eave)], lit_wall)
    out += poly([(x - half, y), (x - half, eave), (px, top + h * .06), (x + half, eave), (x + half, y)], wall)
    out += poly([(x + side * half, y), (x + side * half, eave), (x + side * half * .55, eave - h * .16), (x + side * half * .6, y)], lit_wall)
    out += poly([(x - half, eave + .1), (x + half, eave + .1), (x + half, eave + .7), (x - half, eave + .7)], beam)
    out += poly([(x - half * .34, y), (x - half * .34, eave), (x - half * .26, eave), (x - half * .26, y)], beam) if w > 9 else ""
    over, thick = half * 1.3, h * .075
    far = [(px, top - thick * .6), (x - side * over, eave + h * .05), (x - side * over * .94, eave + h * .05 + thick), (px, top + thick * 1.2)]
    near = [(px, top - thick * .6), (x + side * over, eave + h * .05), (x + side * over * .94, eave + h * .05 + thick), (px, top + thick * 1.2)]
    out += poly(far, roof) + poly(near, roof_lit) + line([near[0], near[1]], mix(RIM, haze, dim * .5), .28)
    for wx, wy, ww, wh in windows:
        out += pane(x + wx, y - wy, ww, wh, mix(GLASS, "#ffc86c", .25 if dim else 0))
    return out


def tower():
    """The stone foot with its stair and door, the gallery, the great lantern, the ring it would hang by."""
    x = LAMP[0]
    stone, dark, bright = "#54425a", "#33284a", "#b27a5a"
    out = poly([(x - 4.2, 46.6), (x - 2.7, 32), (x + 2.7, 32), (x + 4.2, 46.6)], stone) + poly([(x + 1.4, 32), (x + 2.7, 32), (x + 4.2, 46.6), (x + 2.2, 46.6)], dark) + poly([(x - 4.2, 46.6), (x - 2.7, 32), (x - 1.8, 32), (x - 2.8, 46.6)], mix(stone, bright, .4))
    for k in range(6):
        y = 34 + k * 2.2
        out += path(f"M{x - 2.6 - (y - 34) * .1:.2f} {y}H{x + 2.6 + (y - 34) * .1:.2f}", stroke=dark, stroke_width=".18", opacity=.7)
    out += path(f"M{x - 1.7} 46.6V42.6A1.7 1.7 0 0 1 {x + 1.7} 42.6V46.6Z", DEEP) + path(f"M{x - 1.2} 46.6V42.7A1.2 1.2 0 0 1 {x + 1.2} 42.7V46.6Z", "#ffc86c") + poly([(x - .9, 38.6), (x - .9, 36.6), (x, 35.8), (x + .9, 36.6), (x + .9, 38.6)], "#ffe9a8")
    out += poly([(x - 3.0, 32.2), (x - 5.4, 30.4), (x + 5.4, 30.4), (x + 3.0, 32.2)], dark) + poly([(x - 6.2, 29.6), (x + 6.2, 29.6), (x + 5.6, 30.6), (x - 5.6, 30.6)], stone) + path(f"M{x - 6.2} 29.6H{x + 6.2}", stroke=RIM, stroke_width=".25")
    s = 1.5
    out += placed(path("M0-7.3A1.25 1.25 0 1 1-.01-7.3ZM0-6.75A.7.7 0 1 0 .01-6.75Z", DEEP, fill_rule="evenodd") + path("M-4.1-2.1L4.1-2.1L5.1 1.2L4.1 4.9L-4.1 4.9L-5.1 1.2Z", GLASS), *LAMP, s)
    # the flame, and the keeper's shadow in the glass
    out += path(smooth([(x, 18.0, 1), (x + 1.9, 21.0), (x + 2.3, 23.6), (x + 1.2, 26.2), (x, 26.9), (x - 1.2, 26.2), (x - 2.3, 23.6), (x - 1.5, 21.4)]), "#ffd27a") + path(smooth([(x + .1, 21.4, 1), (x + 1.2, 23.6), (x + 1.1, 25.6), (x, 26.6), (x - 1.1, 25.6), (x - 1.2, 23.8)]), "#fffaf0")
    out += placed(path("M-1.1 0C-1.2 -1.2 -.8 -1.9 -.3 -2.3C-1.3 -2.5 -1.3 -3.7 -.5 -3.8C0 -3.8 .2 -3.5 .3 -3.2C.6 -3.8 1.4 -3.6 1.3 -2.9C1.9 -2.7 2.3 -2.4 2.6 -2L1.6 -1.6C1.9 -1 1.9 -.5 1.8 0Z", "#7a4a48"), x - 4.4, 27.7, .9)
    for k in (-1, 1):
        out += path(f"M{x + k * 2.6} 17.2L{x + k * 3.1} 22.2L{x + k * 2.6} 27.8", stroke=DEEP, stroke_width=".42")
    frame = path("M-1.5-5L1.5-5L4.9-2.8L4.9-2L-4.9-2L-4.9-2.8Z", "#3a2c4c") + path("M-1.5-5L1.5-5L1.9 -4.7L-4.9 -2.5L-4.9-2.8Z", "#6b5268") + path("M-4.6 4.9L4.6 4.9L4.6 5.7L3.2 6.7L-3.2 6.7L-4.6 5.7Z", "#3a2c4c") + path("M-4.1-2.1L4.1-2.1L5.1 1.2L4.1 4.9L-4.1 4.9L-5.1 1.2Z", stroke=DEEP, stroke_width=".36")
    out += placed(frame, *LAMP, s)
    # the rail of the gallery
    out += path(f"M{x - 6} 27.6H{x + 6}" + "".join(f"M{x - 6 + k * 1.5} 27.6V29.7" for k in range(9)), stroke=DEEP, stroke_width=".26")
    return out


def string(a, b, sag, count):
    """Paper lanterns on a line between two houses."""
    out, spots = "", []
    for k in range(count + 2):
        t = k / (count + 1)
        spots.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)))
    out += line(spots, DEEP, .16)
    for k, (x, y) in enumerate(spots[1:-1]):
        out += disc(x, y + 1.1, 1.3, "#ffe9a8", .28) + oval(x, y + 1.0, .62, .8, ("#ffd27a", "#fff3cf", "#f2a05a")[k % 3])
    return out


def crane(x, y, s):
    """A traveler on long legs, with a bundle; white."""
    out = path(f"M{x - .5 * s} {y - 3.6 * s}L{x - .9 * s} {y}M{x + .4 * s} {y - 3.6 * s}L{x + .9 * s} {y - 1.7 * s}L{x + .4 * s} {y}", stroke="#26314e", stroke_width=f"{.26 * s:.2f}")
    out += blob([(x - 2.6 * s, y - 4.0 * s, 1), (x - 1.0 * s, y - 5.4 * s), (x + .8 * s, y - 5.6 * s), (x + 1.5 * s, y - 7.4 * s), (x + 1.7 * s, y - 9.0 * s), (x + 2.6 * s, y - 9.4 * s), (x + 2.8 * s, y - 8.6 * s), (x + 2.3 * s, y - 7.2 * s), (x + 1.9 * s, y - 4.8 * s), (x + .2 * s, y - 3.4 * s)], "#f4efe2")
    out += blob([(x - 2.6 * s, y - 4.0 * s, 1), (x - .6 * s, y - 4.6 * s), (x + 1.2 * s, y - 4.4 * s), (x + .2 * s, y - 3.4 * s)], "#8fb0c4") + poly([(x + 2.7 * s, y - 9.2 * s), (x + 4.8 * s, y - 8.4 * s), (x + 2.8 * s, y - 8.6 * s)], "#f3b34b")
    return out + line([(x + 1.6 * s, y - 9 * s), (x + .2 * s, y - 9.8 * s), (x - .8 * s, y - 9.4 * s)], "#2a5d84", .4 * s) + poly([(x - 2.4 * s, y - 6.2 * s), (x - .2 * s, y - 6.6 * s), (x, y - 5.0 * s), (x - 2.2 * s, y - 4.8 * s)], "#c0503a")


def plated(x, y, s):
    """A traveler all plates and tusk, with a pack; red-brown, facing left."""
    body = [(-3.6, 0), (-3.6, -2.2), (-4.6, -2.6), (-5.8, -2.0), (-5.6, -3.4), (-4.2, -4.4), (-2.6, -4.4), (0, -5.6), (2.6, -4.8), (3.8, -2.6), (3.6, 0), (2.2, 0), (2.0, -1.6), (-1.6, -1.6), (-2.0, 0)]
    out = poly(body, "#4b1c20") + poly([(-2.6, -4.4), (0, -5.6), (2.6, -4.8), (1.4, -3.2), (-1.6, -3.0)], "#8f3c28") + poly([(-5.8, -2.0), (-5.6, -3.4), (-4.2, -4.4), (-3.6, -3)], "#7d3226") + poly([(-5.4, -2.3), (-6.6, -3.8), (-5.0, -3.0)], "#f4e2c0")
    out += poly([(-1.4, -5.1), (-.6, -7.0), (.4, -5.5)], "#f4e2c0") + poly([(.4, -5.4), (1.4, -6.8), (2.0, -5.0)], "#cfa57c") + disc(-4.4, -3.4, .26, "#ffd877")
    return placed(out, x, y, s)


def plaza():
    """Where the roads cross: a star in the paving."""
    out = path(smooth([(31.5 + math.cos(k / 20 * 6.283) * 13.5, 48.0 + math.sin(k / 20 * 6.283) * 3.3) for k in range(20)]), "#f0cf92") + path(smooth([(31.5 + math.cos(k / 20 * 6.283) * 12.6, 48.0 + math.sin(k / 20 * 6.283) * 2.9) for k in range(20)]), "#d9a868")
    ring = []
    for k in range(16):
        a, r = k / 16 * 6.283, (11.6, 4.2, 7.4, 4.2)[k % 4]
        ring.append((31.5 + math.sin(a) * r, 48.0 - math.cos(a) * r * .23))
    return out + poly(ring, "#8a5f5a") + "".join(poly([ring[k], ring[(k + 1) % 16], (31.5, 48)], "#fbe3b0") for k in range(0, 16, 2))


def way_out():
    """The second road: down from the hill behind, over the star, and out under our feet."""
    out = path(smooth([(30.6, 38.4, 1), (32.4, 38.4, 1), (33.6, 40.8), (37, 43), (39, 46.4, 1), (24, 46.4, 1), (26.4, 43), (29.4, 40.8)]), "#b98257")
    out += path("M21.6 49.6L41.4 49.6L50.4 62L12.6 62Z", "#3a3358") + path("M22.4 49.4L40.6 49.4L49 62L14 62Z", "#cda06a")
    for y in (51.2, 53.2, 55.6, 58.4):
        wide = 9.1 + (y - 49.4) * .68
        out += path(f"M{31.5 - wide:.2f} {y}Q31.5 {y + .5} {31.5 + wide:.2f} {y}", stroke="#8f6850", stroke_width=".24")
    return out


def picture():
    sky = contours(*LAMP, DUSK_ATLAS, 19, 1.06, .95, [52, 44.6, 37.6, 31.2, 25.2, 19.6, 14.4, 9.4], .045, "#ffe9b0")
    far = "".join(star(x, y, s, "#fff0cf", .26) for x, y, s in ((5.4, 8.2, .6), (15.2, 5.6, .45), (22.6, 8.8, .4), (44.6, 6.4, .5), (51.4, 9.6, .4), (60.2, 6.2, .65), (2.4, 20.4, .4), (62.4, 22.0, .45)))
    far += island(7.4, 15.4, 10, 4.4, 3, "#7a6488", "#584f7a", "#3c3a64") + island(55.8, 13.6, 9, 4, 5, "#7a6488", "#584f7a", "#3c3a64")
    far += poly([(6, 15.2), (6, 13.4), (7.2, 12.2), (8.4, 13.4), (8.4, 15.2)], "#46406c") + poly([(6.9, 14.8), (6.9, 13.9), (7.5, 13.9), (7.5, 14.8)], GLASS) + poly([(54.6, 13.4), (54.6, 11.8), (55.6, 10.8), (56.6, 11.8), (56.6, 13.4)], "#46406c") + poly([(55.3, 13), (55.3, 12.2), (55.9, 12.2), (55.9, 13)], GLASS)
    far += line([(12.2, 16.0), (17, 18.2), (24, 17.2)], "#ffe9a8", .2, opacity=.7) + line([(51.4, 14.4), (46, 17.4), (39, 17)], "#ffe9a8", .2, opacity=.7)
    far += ground([(-6, 40), (8, 38.6), (22, 38.0), (31.5, 37.8), (42, 38.2), (56, 38.8), (70, 40.4)], "#9a6258")
    houses = gable(21.2, 41.4, 6.4, 11, 1, .42, ((-.9, 1.6, 1.2, 1.9), (1.2, 5.6, 1.1, 1.5)), .3) + gable(42.4, 41.4, 6.0, 10.4, -1, .42, ((.8, 1.6, 1.2, 1.9), (-.6, 5.4, 1.1, 1.5)), -.2) + gable(26.0, 41, 3.8, 6.6, 1, .55, ((0, 1.0, .9, 1.3),)) + gable(37.4, 41, 3.6, 7.0, -1, .55, ((0, 1.0, .9, 1.3),))
    mid = houses + ground([(-6, 44.6), (6, 43.2), (20, 42.4), (31.5, 42.6), (44, 42.4), (58, 43.2), (70, 44.6)], "#5b4460")
    mid += gable(14.2, 45.2, 8.6, 17, 1, .16, ((-1.6, 2.0, 1.5, 2.6), (1.8, 2.0, 1.5, 2.6), (.3, 8.4, 1.7, 2.2)), .5, -2.2) + gable(49.0, 45.2, 8.8, 15.4, -1, .16, ((1.8, 2.0, 1.5, 2.6), (-1.7, 2.0, 1.5, 2.6), (-.2, 7.6, 1.7, 2.2)), -.4, 2.4)
    mid += gable(3.4, 45.6, 12.4, 23.6, 1, 0, ((2.2, 7.8, 1.9, 3.0), (-1.6, 7.8, 1.9, 3.0), (.6, 14.4, 2.2, 2.8)), .7, -3) + gable(60.6, 45.6, 12.8, 25.4, -1, 0, ((-2.4, 8.6, 1.9, 3.0), (1.6, 8.6, 1.9, 3.0), (-.4, 15.6, 2.2, 2.8)), -.8, 3.2)
    mid += smoke([(12.0, 30), (12.8, 27.6), (11.8, 25.4), (13, 23)], .42) + smoke([(51.4, 31), (52.2, 28.8), (51.2, 26.6), (52.4, 24.4)], .42)
    mid += way_out() + tower() + string((7.6, 26.4), (25.4, 29.4), 2.2, 6) + string((37.6, 29.4), (56.0, 26.0), 2.4, 6)
    mid += road("#dba96b", "#8f6850", "#3a3358", "#ffe6ae") + plaza()
    subject = placed(brindle(), 8.0, 37.4, .295) + walker(45.2, 48.8, .8, "#2c1c58", "#86f0c0", staff=True) + disc(46.5, 44.6, 1.5, "#86f0c0", .35) + disc(46.5, 44.6, .6, "#d8fbe0")
    subject += crane(39.6, 48.7, .66) + plated(52.8, 49.2, .78) + placed(mouse(small=True), 26.2, 45.2, .18) + walker(35.2, 46.9, .55, "#33284a") + walker(36.8, 46.9, .45, "#33284a")
    front = lamp_post(16.0, 57.4, 8.4, "#191a33", .62) + placed(lamp_post(0, 0, 8.4, "#191a33", .62), 47.0, 57.4, flip=True)
    front += path(smooth([(-6, 52.4, 1), (2, 52.0), (9, 53.4), (14.6, 57), (16.4, 62, 1), (-6, 62, 1)]), "#1b1c38") + path(smooth([(69, 52.4, 1), (61, 52.0), (54, 53.4), (48.4, 57), (46.6, 62, 1), (69, 62, 1)]), "#1b1c38")
    front += grass([(-3, 10, 9), (53, 66, 9)], "#1b1c38", 7, 57, (4, 7))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
