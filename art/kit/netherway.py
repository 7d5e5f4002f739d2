"""Netherway. A tall tear of light on a slab of rock; above it one way up, below it a whole town that hangs by its feet."""
from brushes import both, disc, line, mix, oval, path, placed, poly, smooth, star
from glass_orchard import walker
from lampkin import mouse
from little_ones import lamp_post, lantern
from places import VEIL, contours, island, motes, rays, sheet

CARD = "R-NETHERWAY"
ALT = "A tear of mint light stands open on a slab of rock; travelers step through, and beneath them a lit town hangs upside down."

NIGHT, DEEP, DARK, MID, PALE, MINT, WHITE, GOLD = "#120b26", "#1b1138", "#2c1c58", "#4a3890", "#8d74d6", "#86f0c0", "#effff6", "#ffd98a"
X = 31.5


def almond(top, low, wide, at=.56):
    """The outline of the tear: pointed above and below, widest at `at` of its height."""
    h = low - top
    return smooth(both([(X, top, 1), (X + wide * .34, top + h * .2), (X + wide * .86, top + h * (at - .16)), (X + wide, top + h * at), (X + wide * .8, top + h * (at + .2)), (X + wide * .4, top + h * .9), (X, low, 1)], X))


def rift():
    out = rays(X, 24, [(a, 6, r, w) for a, r, w in ((-62, 25, 1.4), (-38, 30, 1.0), (-14, 31, 1.5), (12, 27, 1.1), (-118, 26, 1.2), (-142, 31, 1.4), (-166, 29, 1.0), (168, 26, 1.3))], MINT, .3)
    for top, low, wide, tone in ((5.0, 42.4, 9.6, "#4f8fa8"), (6.6, 41.4, 8.2, "#67b8b4"), (8.4, 40.4, 6.8, MINT), (10.6, 39.6, 5.4, "#c6fbe0"), (13.0, 39.0, 4.1, WHITE)):
        out += path(almond(top, low, wide), tone)
    # seen through it, very small and warm: the lantern of the crossing, and a roof on either side
    home = poly([(-.34, 0), (-.26, -2.4), (.26, -2.4), (.34, 0)], "#a5685f") + poly([(-.8, -2.4), (-1.0, -3.8), (-.7, -4.4), (.7, -4.4), (1.0, -3.8), (.8, -2.4)], GOLD) + poly([(-1.1, -4.3), (0, -5.6), (1.1, -4.3)], "#8a5060") + poly([(-.95, -2.0), (.95, -2.0), (.7, -2.5), (-.7, -2.5)], "#8a5060")
    home += poly([(-3.0, 0), (-3.0, -1.3), (-2.1, -2.3), (-1.2, -1.3), (-1.2, 0)], "#c08a78") + poly([(1.3, 0), (1.3, -1.1), (2.0, -1.9), (2.8, -1.1), (2.8, 0)], "#c08a78") + disc(0, -3.4, 2.1, "#ffe9a8", .35)
    out += placed(home, X, 31.6, 1.1)
    steps = ""
    for k in range(5):
        y, w = 31.6 + k * 1.7, 1.5 + k * .75
        steps += poly([(X - w, y), (X + w, y), (X + w + .3, y + .8), (X - w - .3, y + .8)], mix("#fffaf0", MINT, k * .2)) + poly([(X - w - .3, y + .8), (X + w + .3, y + .8), (X + w + .3, y + 1.5), (X - w - .3, y + 1.5)], mix("#67a5b8", MID, k * .2))
    return out + steps


def ceiling():
    """The underside of Lantern Crossing, with roots, and lamps on chains that somebody let down."""
    tips = [(-6, 2), (-6, 11), (-2, 8.4), (3, 13.6), (7.4, 9.2), (12, 11.6), (15.4, 6.6), (21, 7.8), (25.6, 4.6), (31.5, 6), (37.4, 4.4), (42, 8.2), (47, 6.4), (51.6, 12.0), (55.4, 8.6), (60, 13.0), (64, 9), (69, 11.4), (69, 2)]
    out = poly(tips, "#231a4c")
    for k in range(2, len(tips) - 3, 2):
        a, b = tips[k], tips[k + 1]
        out += poly([a, b, ((a[0] + b[0]) / 2, 2)], "#31266a" if b[0] < X else "#180f36")
    for points in ([(6, 8), (7.2, 13), (6, 17), (7.4, 20)], [(50, 9), (49, 14), (50.6, 17.6)], [(16, 6), (16.8, 10), (16, 13)], [(57, 10), (58.4, 15), (57.2, 20)], [(43.6, 7), (43, 10.6), (43.8, 13)]):
        out += line(points, "#231a4c", .5)
    for x, y0, y in ((12.6, 10, 19.0), (50.2, 9, 21.6), (20.8, 7, 13.2)):
        out += line([(x, y0), (x, y - 2.6)], "#231a4c", .2) + disc(x, y, 2.4, GOLD, .22) + disc(x, y, 1.5, GOLD, .4) + lantern(x, y, .6, NIGHT)
    return out


def hanging(x, w, h, tone, windows, lean=0.0, y=42.6):
    """A house that hangs from the slab: drawn upright about its foot, then turned over."""
    half, wall, roof = w / 2, tone, mix(tone, NIGHT, .5)
    out = poly([(-half, .4), (-half, -h * .6), (lean, -h), (half, -h * .6), (half, .4)], wall) + poly([(half * .3, .4), (half * .3, -h * .8), (half, -h * .6), (half, .4)], mix(wall, NIGHT, .28))
    out += poly([(lean, -h * 1.08), (half * 1.34, -h * .52), (half * 1.2, -h * .44), (lean, -h * .93), (-half * 1.2, -h * .44), (-half * 1.34, -h * .52)], roof) + path(f"M{lean} {-h * 1.08:.2f}L{half * 1.34:.2f} {-h * .52:.2f}", stroke=MINT, stroke_width=".22")
    for wx, wy, s in windows:
        out += path(f"M{wx - .55 * s:.2f} {-wy:.2f}V{-wy - 1.1 * s:.2f}A{.55 * s:.2f} {.55 * s:.2f} 0 0 1 {wx + .55 * s:.2f} {-wy - 1.1 * s:.2f}V{-wy:.2f}Z", GOLD)
    return placed(out, x, y, 1, 180)


def tree(x, w, h, y=42.6):
    """A round tree, growing down."""
    out = poly([(-.4, .3), (-.25, -h * .5), (.25, -h * .5), (.4, .3)], NIGHT) + path(smooth([(-w, -h * .45), (-w * .8, -h * .85), (0, -h * 1.05), (w * .8, -h * .85), (w, -h * .45), (0, -h * .3)]), "#3a5a8c") + path(smooth([(w * .1, -h * .98), (w * .8, -h * .82), (w * .95, -h * .48), (w * .3, -h * .5)]), "#2a4272")
    return placed(out, x, y, 1, 180)


def slab():
    """The rock between the two ways up."""
    out = poly([(1.0, 40.2), (6, 38.8), (16, 38.2), (X, 38.6), (47, 38.2), (57, 38.8), (62, 40.2), (57.6, 42.0), (50, 43.2), (X, 43.6), (13, 43.2), (5.4, 42.0)], DARK)
    out += poly([(1.0, 40.2), (6, 38.8), (16, 38.2), (X, 38.6), (47, 38.2), (57, 38.8), (62, 40.2), (52, 40.4), (X, 40.8), (11, 40.4)], MID) + path("M1 40.2L6 38.8L16 38.2L31.5 38.6L47 38.2L57 38.8L62 40.2", stroke=MINT, stroke_width=".28")
    for x, w in ((8, 5), (19, 6), (40, 7), (52, 5)):
        out += poly([(x, 40.6), (x + w, 40.7), (x + w * .6, 43.0), (x + w * .2, 42.6)], DEEP)
    return out + oval(X, 39.6, 13, 1.0, "#8fe0c0") + oval(X, 39.6, 8, .6, "#d8fbe0")


def case(x, y, s):
    """A traveling case, strapped, not to be unpacked."""
    return placed(poly([(-1.6, 0), (-1.6, -2.3), (1.6, -2.3), (1.6, 0)], "#a8553a") + poly([(.7, 0), (.7, -2.3), (1.6, -2.3), (1.6, 0)], "#7a3a34") + path("M-.6 -2.3V-3H.6V-2.3", stroke="#3a1c26", stroke_width=".35") + poly([(-1.0, 0), (-1.0, -2.3), (-.6, -2.3), (-.6, 0)], "#f2c06a"), x, y, s)


def turned(part):
    """A piece of the far world, the other way up, mirrored in the line of the slab."""
    return f'<g transform="translate(0 82.2) scale(1 -1)">{part}</g>'


def picture():
    keys = ["#171034", *VEIL[1:5], "#67b8b4"]
    sky = contours(X, 25, keys, 53, .98, 1.06, [52, 44, 37, 30.4, 24.4, 18.8, 13.6], .05, "#c9ffe9")
    far = ""
    for x, y, w, h, seed, tone in ((10.6, 30.6, 12, 5.4, 3, "#3d3490"), (53.4, 29.0, 11, 5.0, 5, "#443a98")):
        far += placed(island(0, 0, w, h, seed, mix(tone, MINT, .3), tone, mix(tone, NIGHT, .35)), x, y, 1, 180)
        for dx, hw in ((-2.6, 1.9), (.4, 2.4), (3.0, 1.6)):
            far += placed(poly([(-hw / 2, 0), (-hw / 2, -hw * .8), (0, -hw * 1.5), (hw / 2, -hw * .8), (hw / 2, 0)], mix(tone, NIGHT, .2)) + poly([(-.3, -.4), (-.3, -1.1), (.3, -1.1), (.3, -.4)], GOLD), x + dx, y - .1, 1, 180)
    far += line([(15.4, 27.4), (21, 30.4), (27, 29)], MINT, .18, opacity=.6) + line([(49, 26), (43, 29.6), (36.6, 28.6)], MINT, .18, opacity=.6)
    town = tree(6.6, 1.7, 5.2) + hanging(11.4, 5.6, 8.6, "#4a3890", ((-1.2, 1.4, 1.0), (1.2, 1.4, 1.0), (0, 4.8, .9)), .3) + hanging(18.6, 6.4, 11.2, "#54419c", ((-1.5, 1.6, 1.1), (1.3, 1.6, 1.1), (0, 6.4, 1.1)), -.3)
    town += hanging(39.4, 5.2, 7.8, "#54419c", ((-1.0, 1.4, 1.0), (1.1, 1.4, 1.0), (0, 4.4, .9))) + hanging(46.2, 7.0, 11.8, "#4a3890", ((-1.7, 1.8, 1.1), (1.4, 1.8, 1.1), (0, 6.8, 1.2)), .4) + hanging(53.0, 4.8, 7.6, "#443a8c", ((-.9, 1.2, .9), (1.0, 1.2, .9), (0, 4.2, .8))) + tree(57.6, 1.6, 5.0)
    town += placed(lamp_post(0, 0, 5.4, NIGHT, .42), 27.0, 43.0, 1, 180) + placed(placed(lamp_post(0, 0, 5.4, NIGHT, .42), flip=True), 35.4, 43.0, 1, 180)
    subject = placed(walker(0, 0, 1.45, "#1b1138", MINT), 25.2, 39.6) + line([(27.4, 39.6), (27.6, 31.6), (28.8, 30.8), (29.8, 31.6), (29.2, 32.8)], NIGHT, .36)
    subject += placed(mouse(small=True), 41.6, 34.4, .27, flip=True) + case(43.2, 39.9, .8) + walker(47.4, 39.5, .9, "#241a4c", "#8fe0c0") + walker(15.6, 39.4, .8, "#241a4c", "#8fe0c0", staff=True)
    below = turned(walker(23.6, 38.4, 1.0, NIGHT, MINT, staff=True))
    mid = ceiling() + town + below + slab() + poly([(8.4, 39.6), (8.6, 32.4), (9.2, 32.4), (9.4, 39.6)], NIGHT) + poly([(6.4, 33.0), (11.4, 33.4), (13.0, 34.7), (11.4, 35.8), (6.4, 35.6)], MID) + poly([(6.4, 33.0), (11.4, 33.4), (13.0, 34.7), (12.2, 34.6), (6.4, 33.6)], PALE) + placed(star(0, 0, .8, GOLD, .3), 9, 34.5)
    stars = "".join(star(x, y, s, "#d9fff0", .26) for x, y, s in ((22.4, 20.4, .5), (41.6, 17.8, .6), (6.2, 24.6, .4), (58.8, 23.4, .5), (44.8, 33.4, .35), (18.4, 33.0, .4), (38.6, 48.8, .45), (28.6, 51.2, .4), (3.4, 47.4, .5), (60.4, 48.4, .5)))
    front = stars + motes(12, (20, 10, 43, 36), "#effff6", 4, (.14, .32), ((25, 37, 4),))
    return sheet(ALT, sky=sky, far=far, light=rift(), mid=mid, subject=subject, front=front)
