"""Null Harrier. An arrowhead out of the sky: two wings in a sharp V, one spike of a tail, and a cracked mask where they meet."""
from brushes import both, lit, mirrored, path, placed, poly, smooth, star
from places import VEIL, contours, ground, house, island, rays, sheet

CARD = "VB-008"
ALT = "A bird of prey drops out of the sky in a sharp V, a cracked mask without eyes where its face would be."

NIGHT, DARK, MID, HIGH, RIM, MINT, PALE = "#0d0720", "#1f123e", "#38246a", "#5b41a0", "#9a84e0", "#86f0c0", "#f4fff4"
BONE, BONE_DARK = "#efe6f2", "#b19fcb"


def wing(s):
    """Narrow, raised, with five fingers at the end and a row of notches behind."""
    b = s > 0
    outline = [(1.2, -4.6, 1), (5.0, -7.4), (9.6, -10.6), (15.4, -14.4), (23.4, -19.6, 1), (20.8, -14.8), (18.6, -12.6, 1), (20.6, -12.4, 1), (17.6, -9.2), (15.6, -7.8, 1), (17.4, -7.2, 1), (14.0, -4.4), (12.2, -3.2, 1),
               (13.8, -2.2, 1), (10.8, .2), (9.2, 1.2, 1), (10.4, 2.4, 1), (7.4, 4.4), (4.2, 6.2, 1), (2.0, 8.6), (.6, 9, 1)]
    inner = ""
    for k, (x, y, tx, ty) in enumerate(((3.4, 4.6, 9.8, 2.4), (4.4, 1.4, 13.2, -2.2), (5.6, -1.4, 16.8, -7.2), (6.8, -4.0, 20.0, -12.4), (8.0, -6.6, 23.4, -19.6))):
        tone = (MID, "#2a1a54")[k % 2] if b else ("#2a1a54", DARK)[k % 2]
        inner += path(smooth([(s * (x - 2.2), y - 1.4, 1), (s * (x + (tx - x) * .5 - .2), y + (ty - y) * .5 - 1.5), (s * tx, ty, 1), (s * (x + (tx - x) * .5 + 1.0), y + (ty - y) * .5 + 1.0), (s * (x + .4), y + 1.8, 1)]), tone)
        inner += path(smooth([(s * (x - 1.2), y - .4, 1), (s * (x + (tx - x) * .5 + .2), y + (ty - y) * .5 - .2), (s * tx, ty, 1), (s * (x + (tx - x) * .5 + .7), y + (ty - y) * .5 + .7)]), HIGH if b else MID)
    # the arm: a dark bone along the front edge
    inner += path(smooth([(s * x, y) for x, y in ((0, -6), (5, -8.2), (10, -11.6), (16, -15.6), (17, -13.8), (11, -8.8), (6, -4.6), (2, -1))]), NIGHT if not b else DARK)
    data = smooth(outline if b else mirrored(outline))
    return lit(data, DARK, RIM, -.1 * s, .5, inner)


def tail():
    spike = both([(0, 3), (2.6, 4.4), (2.9, 8), (2.1, 13), (1.1, 18), (0, 24.6, 1)])
    inner = path(smooth([(0, 3, 1), (2.0, 6), (1.6, 13), (.6, 20), (0, 25, 1)]), MID) + path(smooth([(0, 8, 1), (.7, 12), (0, 24, 1)]), HIGH)
    out = lit(smooth(spike), DARK, RIM, -.3, .2, inner)
    for s in (-1, 1):
        for k, (x, y, tx, ty) in enumerate(((2.0, 5.6, 5.2, 13.6), (1.8, 8.6, 3.6, 17.6))):
            ring = [(x - 1.4, y - 1, 1), (x + 1.1, y + 1), (tx, ty, 1), (x - .2, y + 3.6)]
            out = path(smooth([(s * a, b, *c) for a, b, *c in ring]), (MID, HIGH)[k] if s > 0 else (DARK, MID)[k]) + out
    return out


def mask():
    """Smooth, without eyes, cracked once from brow to beak; the light is behind the crack."""
    ruff = both([(0, -8.4), (3.4, -7.6), (5.6, -4.8), (6.4, -1.0, 1), (5.0, .6), (5.4, 3.2, 1), (3.8, 4.0), (3.2, 6.6, 1), (1.6, 6.6), (0, 9.4, 1)])
    out = lit(smooth(ruff), NIGHT, RIM, 0, .35)
    shape = both([(0, -6.6), (2.6, -5.8), (4.0, -3.2), (3.9, .2), (2.6, 3.0), (1.2, 5.2), (0, 8.6, 1)])
    inner = path(smooth([(-5, -7), (-.6, -7), (-1.0, -1), (-.6, 4), (0, 9), (-5, 6)]), BONE_DARK)
    # where eyes might have been, the bone only dips
    for s in (-1, 1):
        inner += path(smooth([(s * .9, .6, 1), (s * 1.6, -1.6), (s * 3.4, -2.6, 1), (s * 2.8, -.4)]), "#d8c9e4" if s > 0 else "#9a86ba")
    inner += path(smooth([(-1.2, 2.6, 1), (0, 1.4), (1.2, 2.6, 1), (.7, 5.8), (0, 8.8, 1), (-.7, 5.8)]), "#5b41a0") + path(smooth([(0, 1.6, 1), (1.2, 2.6, 1), (.7, 5.8), (0, 8.8, 1)]), "#7c62bd")
    out += lit(smooth(shape), BONE, "#ffffff", -.2, .25, inner)
    crack = [(1.3, -6.6), (.5, -4.2), (1.5, -3.0), (.2, -.8), (1.0, .6), (.2, 2.4)]
    left, right = [(x - .34, y) for x, y in crack], [(x + .34, y + .2) for x, y in reversed(crack)]
    return out + poly([(x - .5, y) for x, y in crack] + [(x + .5, y + .2) for x, y in reversed(crack)], NIGHT) + poly([*left, (.2, 3.2), *right], MINT) + poly([(x - .1, y) for x, y in crack] + [(x + .1, y) for x, y in reversed(crack)], PALE) + poly([(.5, -4.2), (-.9, -3.6), (.4, -3.9)], NIGHT)


def picture():
    sky = contours(36.4, 27, VEIL, 83, 1.1, .95, [54, 46, 39, 33, 27.4, 22.2, 17.4, 12.8, 8.4], edge="#c9ffe9")
    far = island(20.4, 42.6, 10, 3.6, 4, "#56489a", "#43357f", "#2f2260") + house(19, 42.4, 1.8, "#3a2f74", "#d8fbe0") + house(22, 42.4, 1.4, "#3a2f74", "#d8fbe0") + island(57.4, 41.6, 8, 3.4, 9, "#56489a", "#43357f", "#2f2260")
    # the line it has come down, and is still coming down
    far += rays(36.4, 64, [(-90, 8, 52, 1.1), (-101, 12, 50, .9), (-79, 12, 50, .9), (-113, 18, 50, .7), (-67, 18, 50, .7)], "#eafff3", .3)
    mid = ground([(-6, 48.4), (8, 47.6), (22, 49), (38, 50.4), (54, 49), (70, 46.6)], "#241648")
    subject = placed(tail() + wing(-1) + wing(1) + mask(), 36.4, 32.2, .76)
    front = lit(smooth([(-4, 60, 1), (-4, 46), (4, 45), (9, 48.6), (14, 51.6), (20, 53.6), (22, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    front += lit(smooth([(54, 60, 1), (57, 53), (61, 50.6), (64, 46), (70, 45), (70, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    spots = ((17, 24.6, .5), (25.6, 15.6, .5), (50, 15.4, .5), (60, 25.4, .5), (16.4, 34.4, .45), (59.4, 34.4, .45), (29.4, 43.6, .4), (47.6, 44.4, .4), (38, 15.4, .6))
    front += "".join(star(x, y, r, "#d9fff0", .25) for x, y, r in spots)
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
