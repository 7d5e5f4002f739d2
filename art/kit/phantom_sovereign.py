"""Phantom Sovereign. One crowned head from the front, and a fan of its other moments turned to either side: bone faces to the left, night to the right."""
from brushes import both, disc, line, lit, path, placed, poly, smooth, star
from places import contours, island, sheet
from veil import BONE, BONE_DARK, DARK, HIGH, MID, MINT, NIGHT, PALE, RIM, edged, gate, ribbon, stars

CARD = "S-PHANTOM-SOVEREIGN"
ALT = "Morrow, huge and crowned with spires of bone, from the front; out of its shoulders six more of it look to every side."

# Everything is drawn about the chin (0, 0).
HOOD = [(0, -19.6, 1), (2.8, -14.4), (5.6, -10.2), (7.0, -5.4), (6.6, -.4), (4.8, 3.8), (2.2, 6.0), (0, 6.6)]


def sided(points, s):
    return [(x * s, y, *c) for x, y, *c in points]


def spires():
    """Four spires of bone beside the needle, which is the tallest of the five."""
    out = ""
    for x, y, tx, ty, w in ((-5.4, -8.4, -11.0, -17.2, 1.2), (5.4, -8.4, 11.0, -17.2, 1.2), (-3.6, -12.2, -6.8, -26.0, 1.3), (3.6, -12.2, 6.8, -26.0, 1.3)):
        out += poly([(x - w, y + 2), (x - w * .8, y - 2), (tx, ty), (x + w * .8, y - 2), (x + w, y + 2)], BONE_DARK) + poly([(x - w, y + 2), (x - w * .8, y - 2), (tx, ty), (x, y + 2)] if x > 0 else [(x, y + 2), (tx, ty), (x + w * .8, y - 2), (x + w, y + 2)], BONE)
        out += star(tx, ty - .2, 1.1, MINT, .3)
    return out


def needle():
    """The middle one, which stands before the point of the hood."""
    return poly([(-1.7, -15.0), (0, -30.6), (1.7, -15.0), (0, -13.4)], BONE_DARK) + poly([(-1.7, -15.0), (0, -30.6), (0, -13.4)], BONE) + star(0, -31, 1.7, MINT, .3) + star(0, -31, .8, "#ffffff", .3)


def face():
    """The parted mask: half bone, half open night with one eye in it."""
    whole = both([(0, -11.8), (3.4, -10.2), (5.0, -6.6), (4.6, -2.0), (2.8, 2.4), (.9, 5.0), (0, 5.4)])
    half = [(0, -11.8, 1), (-3.4, -10.2), (-5.0, -6.6), (-4.6, -2.0), (-2.8, 2.4), (-.9, 5.0), (0, 5.4, 1), (.9, 2.4, 1), (-.5, .2, 1), (.7, -3.4, 1), (-.5, -6.4, 1), (.6, -9.4, 1)]
    out = path(smooth([(x * 1.12, y * 1.05 + .1) for x, y, *_ in whole]), "#05020e") + path(smooth(whole), "#2c1c58") + path(smooth([(x, y, 1) if len(p) > 2 else (x, y) for p in half for x, y in [p[:2]]]), BONE)
    out += path(smooth([(-4.3, -8.4, 1), (-5.0, -6.6), (-4.6, -2.0), (-2.8, 2.4), (-.9, 5.0), (0, 5.4, 1), (-1.8, 2.0), (-3.4, -2.6)]), BONE_DARK)
    out += path(smooth([(-4.0, -4.2, 1), (-2.8, -5.4), (-.9, -4.3, 1), (-2.4, -3.3)]), NIGHT) + line([(-4.0, -6.4), (-2.6, -7.2), (-.8, -6.2)], BONE_DARK, .34) + line([(-1.6, -.6), (-1.7, 1.2), (-1.0, 2.8)], BONE_DARK, .26)
    out += disc(2.5, -4.6, 2.6, MINT, .2) + path(smooth([(.9, -3.8, 1), (2.2, -6.1), (4.3, -5.4, 1), (3.0, -3.4)]), MINT) + path(smooth([(1.5, -4.0, 1), (2.4, -5.4), (3.8, -5.1, 1), (2.8, -3.9)]), PALE)
    return out + "".join(star(x, y, r, "#d8fbe0", .26) for x, y, r in ((1.8, -9.0, .5), (3.4, -1.4, .45), (1.9, 1.0, .6), (3.4, -7.9, .3), (1.0, 3.4, .3)))


def other(turn, s, tone, edge, bone):
    """The same hood in profile, looking out from the neck: its bone side or its side of night."""
    hood = [(.6, -24.6, 1), (3.2, -19.6), (6.2, -15.6), (7.2, -11.4), (6.6, -7.0), (4.8, -3.4), (4.4, 2, 1), (-5.0, 2, 1), (-5.4, -6), (-4.8, -12.6), (-2.2, -18.8)]
    out = lit(smooth(hood), tone, edge, -.3, .35) if turn > 40 else edged(smooth(hood), tone, edge, -.3, .35)
    out += path(smooth([(3.4, -16.6, 1), (6.3, -14.2), (6.9, -10.6), (6.0, -6.8), (4.4, -3.6, 1), (2.2, -6.0), (1.4, -10), (2.0, -13.8)]), "#0a0518")
    if bone:
        out += path(smooth([(4.2, -15.4, 1), (6.4, -13.2), (7.1, -10.2), (6.3, -6.6), (4.7, -3.2, 1), (3.4, -6.4), (3.0, -10.2), (3.2, -13.2)]), BONE_DARK) + path(smooth([(4.2, -15.4, 1), (6.4, -13.2), (7.1, -10.2), (6.3, -6.6), (4.7, -3.2, 1), (5.0, -9)]), BONE) + path(smooth([(3.9, -9.6, 1), (5.0, -10.9), (6.4, -10.1, 1), (5.2, -9.1)]), NIGHT)
    else:
        out += path(smooth([(3.5, -9.6, 1), (4.7, -11.8), (6.6, -11.0, 1), (5.2, -9.0)]), MINT) + star(4.4, -13.8, .5, "#d8fbe0", .26) + star(4.4, -6.6, .45, "#d8fbe0", .26)
    out += star(-2.4, -8.4, .7, "#d9fff0", .26) + star(-.6, -15.6, .5, "#d9fff0", .26)
    return placed(f'<g transform="rotate({turn} 0 4)">{out}</g>', 0, 0, 1, 0, s < 0)


def fan():
    out = ""
    for turn, tone, edge in ((80, "#5a58ac", "#a8f7d2"), (55, "#463c92", "#a8f7d2"), (30, "#33246f", "#a8f7d2")):
        for s in (-1, 1):
            out += other(turn, s, tone, edge, s < 0)
    return out


def mantle():
    """Shoulders like two slopes of a tent; the collar stands up in blades."""
    half = [(0, 2.4), (4.0, 3.6), (7.4, 7.6), (12.4, 9.8), (17.6, 13.4), (20.8, 19.0), (22.4, 26), (23.2, 34, 1), (0, 34)]
    folds = ""
    for s in (1, -1):
        for pts, tone in (([(6.4, 8, 1), (11.0, 13), (14.6, 22), (16.2, 34, 1), (20.6, 34, 1), (18.6, 22), (14.4, 13.4)], MID), ([(4.4, 8, 1), (7.4, 15), (9.6, 24), (10.4, 34, 1), (13.8, 34, 1), (12.4, 23), (8.6, 13)], HIGH),
                          ([(2.2, 9, 1), (3.8, 17), (4.8, 25), (5.0, 34, 1), (8.2, 34, 1), (7.2, 24), (4.8, 15)], MID), ([(14.6, 12.6, 1), (18.4, 18), (20.4, 26), (20.8, 34, 1), (24, 34, 1), (22, 20)], HIGH)):
            folds += path(smooth(sided(pts, s)), tone)
    out = lit(smooth(both(half)), DARK, MINT, 0, .5, folds)
    for s in (1, -1):
        for blade in ([(3.6, 6.4, 1), (8.0, 4.2), (12.6, 3.2), (17.4, 5.2, 1), (12.8, 7.8), (8.2, 10.4), (4.8, 11.4, 1)], [(2.6, 8.6, 1), (6.4, 9.6), (10.6, 11.6), (13.0, 15.4, 1), (8.2, 14.6), (3.8, 13.6), (1.4, 11.4, 1)]):
            out += edged(smooth(sided(blade, s)), DARK, MINT, 0, .42)
    for s in (1, -1):
        out += path(smooth(sided([(.4, 9.6, 1), (4.4, 8.4), (6.4, 11.6), (7.4, 16.6), (5.6, 18, 1), (4.6, 13.6), (2.6, 11.4)], s)), MID) + path(smooth(sided([(.3, 10.6, 1), (2.6, 11.6), (4.2, 14.6), (4.6, 18, 1), (2.4, 18, 1), (1.8, 13.8)], s)), HIGH)
        out += line(sided([(6.6, 5.8), (4.6, 8.6), (.8, 10.2)], s), RIM, .26)
    out += disc(0, 10.6, 1.5, NIGHT) + disc(0, 10.6, 1.15, RIM) + star(0, 10.6, 1.3, PALE, .3)
    out += "".join(star(x, y, r, MINT, .26) for x, y, r in ((-19, 20.6, .9), (-16.4, 23.8, .6), (-20.6, 24.4, .5), (19, 20.6, .9), (16.0, 18.8, .6), (-14.8, 17.4, .6), (13.4, 22.6, .5), (20.8, 25.6, .6)))
    return out


def crook():
    """Held level before the breast, the star hanging from its end."""
    out = edged(ribbon([(-19.6, 19.0, .5), (0, 17.8, .6), (17.6, 16.4, .6)], 10), NIGHT, MINT, -.05, .3)
    hook = ribbon([(15.6, 16.5, .6), (20.4, 15.8, .62), (23.6, 13.2, .7), (23.4, 9.6, .78), (20.4, 8.0, .66), (18.3, 9.8, .4), (18.8, 11.4, .08)], 26)
    return out + edged(hook, NIGHT, MINT, -.1, .3) + line([(23.4, 13.8), (22.8, 16.4)], PALE, .22) + disc(22.8, 19.6, 4.2, MINT, .22) + star(22.8, 19.6, 3.6, "#1f5f78", .3) + star(22.8, 19.6, 3.0, MINT, .3) + star(22.8, 19.6, 1.5, "#ffffff", .34)


def hands():
    """Long fingers over the shaft, out of pointed sleeves."""
    out = ""
    for x, y, s in ((-9.0, 18.5, -1), (8.4, 17.2, 1)):
        sleeve = [(x + 1.6 * s, y - 1.6, 1), (x + 3.8 * s, y - 2.6), (x + 7.6 * s, y - 1.0), (x + 10.8 * s, y + 4.0), (x + 11.2 * s, y + 12, 1), (x + 7.2 * s, y + 7.4), (x + 3.4 * s, y + 4.4), (x + .6 * s, y + 2.4, 1)]
        out += lit(smooth(sleeve), MID, MINT, 0, .42, path(smooth([(x + 2.4 * s, y + 1.4, 1), (x + 6.6 * s, y + 2.2), (x + 9.4 * s, y + 6.4), (x + 10.8 * s, y + 12, 1), (x + 6.6 * s, y + 8), (x + 1 * s, y + 3.6)]), DARK))
        for k in range(4):
            fx = x + 1.9 * s - k * .98 * s
            out += line([(fx + .2 * s, y - 1.5 + .1 * k), (fx, y - .2 + .1 * k), (fx + .15 * s, y + 1.5 + .06 * k)], BONE if k % 2 == 0 else "#ddd0ea", .92)
    return out


def sovereign():
    head = lit(smooth(both(HOOD)), NIGHT, MINT, 0, .42, "".join(path(smooth(sided(pts, s)), tone) for s in (1, -1) for pts, tone in (([(.8, -18, 1), (4.4, -11.4), (6.0, -5), (5.6, 1), (7.4, 0), (7.8, -6), (5.4, -12)], MID),)))
    return fan() + spires() + mantle() + head + placed(face(), 0, -.4) + needle() + crook() + hands()


def figure():
    return placed(sovereign(), 38.6, 28.4, .93)


def picture():
    keys = ["#130b2b", "#20134c", "#34246f", "#4c4196", "#5a6fb0", "#6fb0ba", "#a6ecd0", "#f0fff4"]
    sky = contours(38.6, 21, keys, 39, 1.1, .98, [66, 57.6, 49.4, 41.4, 34.4, 28.0, 22.4, 17, 11], .05, "#d5ffec")
    far = gate(58.6, 38.6, .5, "#4a5aa6", "#8fe0c0") + island(58.6, 38.8, 8, 3.4, 5, "#4a4f9c", "#3a3a84", "#2b2768") + gate(18.4, 41.4, .4, "#3f3a88") + island(18.4, 41.6, 7, 3.2, 8, "#443a8c", "#372b76", "#281d5a")
    light = disc(38.6, 21, 15.4, PALE, .25)
    return sheet(ALT, sky=sky, far=far, light=light, subject=figure(), front=stars(((16.6, 20, .45), (60.6, 22, .5), (61.2, 31, .35), (17, 34.6, .4), (52, 8.4, .45)), "#d9fff0"))


def over():
    return sheet(ALT, subject=figure())
