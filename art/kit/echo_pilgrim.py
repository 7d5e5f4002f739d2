"""Echo Pilgrim. A very small walker on a long causeway; under it, in still water, its reflection is ten times as tall and made of stars."""
import random

from brushes import disc, line, lit, path, placed, poly, smooth, star
from morrow import BACK_LEG, CLOAK, FRONT_LEG, staff, walker
from places import cloud, contours, sheet
from veil import MINT, NIGHT, PALE, RIM, edged, gate, ribbon, stars

CARD = "P-ECHO-PILGRIM"
ALT = "Morrow, very small, crosses a long causeway at dusk; in the still water below walks its reflection, huge and full of stars."


def mirage():
    """The same stride, upside down and great: night inside, a constellation for bones, and no staff to lean on."""
    parts = [smooth(part) for part in (BACK_LEG, FRONT_LEG, CLOAK)]
    out = "".join(path(part, "#b6f4e0") for part in parts)
    out += placed("".join(path(part, "#5c8ace") for part in parts), -.35, -.35)
    hood = smooth([(1.6, -26.4, 1), (3.5, -22.6), (5.2, -19.2), (5.3, -15.8), (3.4, -12.6), (-1.2, -12.2), (-3.4, -15.2), (-2.8, -18.6), (-.8, -22.2)])
    out += path(hood, "#b6f4e0") + placed(path(hood, "#4a70be"), -.3, -.3)
    out += path(smooth([(2.2, -20.8, 1), (4.9, -18.4), (5.0, -15.6), (3.2, -12.7, 1), (.6, -14), (-.2, -16.6), (.6, -19.2)]), "#141450")
    out += path(smooth([(2.6, -20.2, 1), (1.0, -18.8), (.6, -16.4), (1.4, -14.2), (3.0, -12.6, 1), (4.5, -15.8), (4.4, -18.4)]), "#e9fff4") + path(smooth([(1.0, -17.2, 1), (1.7, -17.6), (2.5, -16.9, 1), (1.7, -16.6)]), NIGHT) + path(smooth([(3.0, -16.9, 1), (3.7, -17.9), (4.5, -17.6, 1), (3.9, -16.6)]), NIGHT)
    joints = [(1.4, -11), (-.4, -4), (.4, 1.6), (5.4, 6), (9.4, 9), (11.6, 15), (13.6, 19.2), (-4, 9.2), (-9.6, 13), (-15.6, 17), (4.4, -8), (-6.6, -2), (-12, .4)]
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (2, 7), (7, 8), (8, 9), (0, 10), (1, 11), (11, 12)):
        out += line([joints[a], joints[b]], MINT, .26)
    return out + "".join(star(x, y, .95 if k % 3 == 0 else .65, PALE if k % 2 else MINT, .28) for k, (x, y) in enumerate(joints))


def picture():
    keys = ["#1a1036", "#2c1c58", "#463384", "#6654a8", "#8c7cc8", "#b2b4dc", "#c8ecdc", "#f0fff0"]
    shore = 22.6
    sky = contours(55, 20, keys, 15, 1.5, .8, [70, 60, 50.6, 42, 34, 26.4, 19, 12, 6], .03, "#e9dfff")
    far = poly([(14, shore), (17.4, 18.6), (19.4, 19.8), (23, 14.6), (25.6, 17.4), (28, 15.8), (32, 20.6), (36, shore)], "#5b4a9e") + poly([(23, 14.6), (25.6, 17.4), (24, 19), (24.6, shore), (21, shore)], "#6f5fb4") + poly([(28, 15.8), (32, 20.6), (36, shore), (29.6, shore)], "#6f5fb4")
    far += gate(51.0, shore, .5, "#7a6cc0", "#f0fff0") + gate(57.6, shore, .34, "#8c7cc8") + cloud(36, 13.4, 15, 1.5, "#a99ad8", 3) + cloud(17, 11.4, 11, 1.3, "#5b4a9e", 6)
    # water: the sky once more, lower and darker, in flat strips
    water = path("M-4 22.6H68V60H-4Z", "#2c1f60")
    for k, (y, tone) in enumerate(((22.6, "#a3a6d6"), (24.6, "#8478c4"), (27.4, "#6758ae"), (30.8, "#52439a"), (34.8, "#423485"), (39.6, "#352872"), (45.2, "#2a1e5e"))):
        water += path(smooth([(-6, y + .9, 1), (10, y + .5), (26, y + .8 - k % 2), (42, y - .2), (56, y + .4), (70, y - .4, 1), (70, 60, 1), (-6, 60, 1)]), tone)
    r = random.Random(8)
    for _ in range(26):
        x, y = r.uniform(14, 62), r.uniform(24, 50)
        w = r.uniform(1.2, 4.2) * (.5 + (y - 22) / 30)
        water += path(f"M{x - w:.2f} {y:.2f}Q{x:.2f} {y - .3:.2f} {x + w:.2f} {y:.2f}Q{x:.2f} {y + .3:.2f} {x - w:.2f} {y:.2f}Z", "#c8c2ee" if x > 40 else "#6f62b4", .5)
    # the causeway: low arches from edge to edge, and their reflection
    way = ""
    for k in range(8):
        x = -4 + k * 9.2
        way += path(f"M{x:.2f} 21.6H{x + 9.2:.2f}V25.2H{x + 8:.2f}C{x + 8:.2f} 23.4 {x + 1.2:.2f} 23.4 {x + 1.2:.2f} 25.2H{x:.2f}Z", "#2a1c5c") + path(f"M{x:.2f} 25.2H{x + 1.2:.2f}C{x + 1.2:.2f} 27 {x + 8:.2f} 27 {x + 8:.2f} 25.2H{x + 9.2:.2f}V28.6H{x:.2f}Z", "#3a2c7c", .8)
    way += poly([(-4, 20.8), (68, 20.8), (68, 21.8), (-4, 21.8)], "#3f2f84") + line([(-4, 20.8), (68, 20.8)], PALE, .18, opacity=.8)
    for x in (17.6, 26.8, 55.4):
        way += poly([(x, 20.8), (x, 17.6), (x + .35, 17.2), (x + .7, 17.6), (x + .7, 20.8)], "#2a1c5c")
    light = disc(55, 18.4, 4.4, "#fffbe8", .5)
    great = f'<g transform="translate(39.4 33.4) rotate(-4) scale(.62 -.6)">{mirage()}</g>'
    small = placed(staff() + walker(), 40.4, 15.9, .24)
    # rings where each echo has touched the water
    rings = ""
    for x, y, w in ((22, 29.4, 3.0), (29.6, 27.6, 2.2)):
        rings += f'<ellipse cx="{x}" cy="{y}" rx="{w}" ry="{w * .2:.2f}" fill="none" stroke="{MINT}" stroke-width=".16" opacity=".7"/>'
    subject = great + rings + small
    front = lit(smooth([(-4, 60, 1), (-4, 43), (3, 42.4), (9, 46), (15, 49), (21, 53), (24, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    for x, top, lean in ((57.4, 41.6, -.6), (59.4, 37.8, .6), (61.2, 40, 1.4), (62.6, 36.4, .4), (16.4, 44.4, .8), (18.4, 47, 1.2)):
        front += edged(ribbon([(x, 56, .42), (x + lean * .3, (56 + top) / 2, .36), (x + lean, top, .1)], 6), "#0f081f", RIM, -.1, 0) + (path(smooth([(x + lean * .8 - .5, top + 3.4), (x + lean, top + .4), (x + lean * .8 + .6, top + 3.4), (x + lean * .7, top + 4.6)]), "#1c1138") if top < 41 else "")
    front += stars(((16.8, 9.6, .5), (30.4, 8.4, .45), (46, 8.6, .4), (36.4, 10.6, .35), (24, 10, .35)))
    return sheet(ALT, sky=sky, far=far, mid=water + way, light=light, subject=subject, front=front)
