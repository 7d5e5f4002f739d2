"""Siegebreaker. The moment of the blow: Rauk at full reach, one ram gone into the foot of a tower, and the tower has begun to lean."""
from brushes import disc, line, placed, poly, shards
from carve import BONE, IRON_BODY, claws, limb, loft, plate, seam
from pack_bastion import head, ram
from places import contours, motes, rays, ridge, rock, sheet

CARD = "P-SIEGEBREAKER"
ALT = "Rauk drives one ram of a fist into the foot of a tower; blocks fly from the hole, and the top of the tower begins to lean."

BLAST = ["#2b0d14", "#521519", "#85241e", "#c04526", "#ee8038", "#ffba5e", "#ffe7a8"]
LIGHT = (.78, -.2, .5)
GLOW = "#ffd98c"
SHADE = ["#140709", "#1f0c11", "#30131a", "#451a1f", "#612724", "#853b2c"]
HIT = (52.4, 28.6)


def course(left, right, y, high, tone, joint, seed):
    """A course of the tower between its slanting sides."""
    (x0, x1), (x2, x3) = left, right
    out = poly([(x0, y), (x2, y), (x3, y + high), (x1, y + high)], tone) + poly([(x0, y), (x2, y), (x2, y + .5), (x0, y + .5)], joint)
    for k in range(3):
        x = x0 + (x2 - x0) * (.16 + .32 * k + (.14 if seed % 2 else 0))
        out += line([(x, y + .3), (x - .1, y + high)], joint, .34)
    return out


def tower():
    """What still stands of it, and what does not any more."""
    out = ""
    for k, y in enumerate((38.6, 43.2, 47.8)):
        out += course((51.0 - k * .3, 50.8 - k * .3), (70, 70), y, 4.8, "#7a2f26" if k % 2 else "#6a2722", "#3c1217", k)
    top = "".join(course((50.6 + k * .3, 50.9 + k * .3), (70, 70), y, 4.4, "#7a2f26" if k % 2 else "#8a3a2c", "#3c1217", k) for k, y in enumerate((1.6, 6.0, 10.4, 14.8)))
    top += "".join(poly([(x, 1.6), (x, -2.6), (x + 3.0, -2.6), (x + 3.0, 1.6)], "#8a3a2c") for x in (50.2, 55.2, 60.2)) + poly([(57.4, 13.6), (57.4, 8.8), (58.6, 7.2), (59.8, 8.8), (59.8, 13.6)], "#3c1217") + poly([(58.0, 13.6), (58.0, 9.4), (58.6, 8.4), (59.2, 9.4), (59.2, 13.6)], "#ffba5e")
    out += placed(f'<g transform="rotate(7 62 19)">{top}</g>', .6, 1.4)
    # the hole, and the cracks that run from it
    hole = [(49.6, 38.8), (51.8, 34.6), (50.0, 31.0), (53.6, 27.2), (52.0, 22.4), (56.2, 20.6), (60.4, 22.2), (66, 20.4), (70, 24), (70, 38.6), (60, 38.6)]
    out += poly(hole, "#3c1217") + poly([(53.2, 37.6), (54.6, 33.0), (53.6, 30.4), (56.4, 26.6), (55.4, 23.6), (60.2, 24.0), (70, 25), (70, 37.6)], "#c04526") + poly([(56.6, 36.4), (57.6, 31.6), (58.4, 27.2), (70, 28), (70, 36.4)], "#ffba5e")
    for pts in ([(54.0, 39.0), (55.6, 42.6), (54.0, 45.4), (56.0, 49.0)], [(58.6, 38.8), (59.8, 41.6), (59.0, 44.4)], [(57.4, 20.6), (56.6, 17.4), (58.0, 14.8)], [(62.0, 21.6), (62.6, 18.4), (61.6, 15.6)]):
        out += line(pts, "#1f0a0e", .4)
    return out


def trunk():
    top = [(16.6, 41.0), (17.4, 33.4), (21.4, 26.2), (27.2, 20.8), (33.6, 18.0), (39.4, 19.2)]
    one = [(19.6, 42.0), (21.2, 35.4), (25.2, 29.6), (30.2, 25.8), (35.6, 23.6), (40.2, 23.2)]
    two = [(23.6, 43.2), (25.8, 38.2), (29.2, 34.2), (33.2, 31.2), (37.2, 29.0), (40.8, 27.4)]
    low = [(28.6, 43.8), (30.8, 41.2), (33.8, 38.6), (36.6, 36.2), (39.2, 33.6), (41.4, 31.0)]
    out = loft([(0, top), (3.2, one), (4.2, two), (.8, low)], IRON_BODY, LIGHT, .4, GLOW)
    # plates down the back, fire between them
    for x, y, tx, ty in ((17.6, 35.2, 13.8, 31.4), (20.2, 29.4, 16.6, 25.0), (24.2, 24.4, 21.6, 19.4), (29.2, 20.6, 28.0, 15.2)):
        out += plate([(x - 1.6, y + 2.4), (tx, ty), (x + 2.6, y - 2.0), (x + 1.6, y + 1.0)], (x, y - .6), 1.2, BONE, LIGHT, .24, "#fffbe8")
    return out + "".join(seam(pts, .4) for pts in ([(20.6, 37.4), (23.4, 36.0), (25.6, 37.0)], [(23.2, 32.0), (26.2, 31.0), (28.4, 32.2)], [(27.4, 27.4), (30.0, 26.8), (31.8, 28.2)]))


def legs():
    """One drives, the other holds."""
    far = limb([(29.0, 40.0, 4.2), (37.0, 42.6, 3.8), (36.2, 47.4, 2.8), (37.6, 50.0, 3.4)], SHADE, LIGHT, .24)
    near = limb([(22.4, 39.0, 5.4), (22.8, 44.0, 4.6), (17.6, 47.4, 3.0), (16.0, 49.8, 3.2)], IRON_BODY, LIGHT, .34, .8, .1, GLOW)
    return far, near + claws([(15.6, 50.4), (17.8, 50.4), (20.0, 50.4)], BONE, 1.9, .95)


def cocked():
    """The other arm, drawn back for the next one."""
    dim = ["#4a2c24", "#654032", "#845844", "#a07058", "#b98a6c", "#cfa37f"]
    return limb([(30.0, 25.0, 4.2), (22.4, 23.6, 4.0), (18.2, 27.6, 3.4)], SHADE, LIGHT, .24) + placed(ram(0, 0, .74, dim, (.2, -.7, .5)), 17.2, 33.4, 1, 8)


def blow():
    """Shoulder, elbow and ram in one line."""
    out = limb([(40.0, 27.4, 4.6), (44.4, 29.0, 4.8), (48.2, 29.2, 4.4)], IRON_BODY, LIGHT, .36, .9, 0, GLOW)
    out += poly([(40.2, 24.4), (42.2, 24.2), (41.6, 33.4), (39.6, 33.0)], "#ff7a2e") + poly([(40.6, 25.2), (41.6, 25.1), (41.0, 32.4), (40.2, 32.2)], "#ffd877")
    ring = [(29.4, 25.4), (31.6, 19.8), (36.6, 17.6), (41.2, 20.8), (42.4, 26.4), (39.8, 31.4), (34.4, 32.2), (30.4, 29.8)]
    out += plate(ring, (36.4, 24.4), 4.0, IRON_BODY, LIGHT, .42, GLOW)
    inner = [(33.0, 24.8), (35.0, 21.6), (38.4, 22.0), (39.8, 25.4), (38.0, 28.6), (34.4, 28.4)]
    out += plate(inner, (36.6, 24.8), 1.2, IRON_BODY, LIGHT, .2, GLOW, .85, .14)
    return out + placed(ram(0, 0, .92, BONE, (-.1, .75, .5)), 51.6, 29.0, 1, -90)


def blocks():
    """Squared stones on their way out."""
    out = ""
    for x, y, s, turn in ((53.4, 15.6, 1.9, 20), (57.0, 19.0, 1.3, -30), (46.2, 38.8, 2.4, 35), (50.4, 41.6, 1.6, 60), (42.2, 43.4, 1.4, 10), (54.6, 10.6, 1.1, 50), (48.6, 46.6, 1.2, 15)):
        out += placed(poly([(-1, -.8), (.8, -.9), (1.1, .6), (-.7, .9)], "#8a3a2c") + poly([(-1, -.8), (.8, -.9), (.3, -.2), (-.8, -.1)], "#ffba5e") + poly([(.8, -.9), (1.1, .6), (.4, .7), (.3, -.2)], "#5c1f1f"), x, y, s, turn)
    return out


def picture():
    sky = contours(*HIT, BLAST, 44, 1.15, 1.0, [66, 56, 46.6, 38, 30.4, 23.6, 17.6, 12], .07, "#ffe0a0")
    far = ridge([(-6, 42), (6, 39.4), (14, 42), (26, 41), (40, 43.4), (52, 42.4), (70, 43)], "#6d1f1f")
    mid = ridge([(-6, 46.4), (8, 45.4), (24, 46.6), (40, 46), (70, 46.4)], "#4a171b") + tower() + ridge([(-6, 50.4), (10, 49.6), (30, 50.2), (50, 49.6), (70, 50.2)], "#250b10")
    light = rays(*HIT, [(-128, 8, 24, 4), (-150, 8, 20, 3.4), (-104, 8, 21, 3.4), (128, 8, 20, 3.4), (152, 8, 16, 3), (-84, 8, 17, 3), (98, 8, 18, 3)], "#ffe7a8") + disc(*HIT, 7.2, "#ffe7a8")
    far_leg, near_leg = legs()
    beast = cocked() + far_leg + trunk() + near_leg + placed(head(LIGHT), -.6, -1.2, .83) + blow()
    front = blocks() + shards([(46.6, 35.4, .6), (43.6, 37.4, .5), (51.2, 19.0, .5), (57.4, 12.6, .5)], "#7a2f26", "#ffba5e", "#250b10", 5)
    front += rock([(-5, 58), (-4, 48.5), (1, 46.6), (7, 48.8), (11, 51.6), (15, 58)], "#120609", "#5c1a1d", "#080204") + rock([(57, 58), (60, 53.4), (64, 51.6), (70, 50.6), (70, 58)], "#120609", "#7e2a20", "#080204")
    front += motes(8, (16, 8, 62, 44), "#ffe0a0", 6, avoid=((32, 30, 17), (48, 22, 12)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=beast, front=front)
