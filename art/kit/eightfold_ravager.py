"""Eightfold Ravager. Skara off a ledge: four feet hold the rock, four are thrown open round the trap like a hand of scythes."""
from brushes import placed, poly, shards
from carve import BONE, IRON_BODY, limb
from places import contours, island, motes, ridge, rock, sheet
from skara import leg, lower_fangs, skull, trunk, under_jaw, upper_fangs

CARD = "P-EIGHTFOLD-RAVAGER"
ALT = "Skara lunges from a ledge, four legs holding the rock and four flung out like scythes around her wide open jaws."

ROSE = ["#2b0d1a", "#561726", "#8d2530", "#c44234", "#ea7844", "#ffb069", "#ffe2ae"]
LIGHT = (.75, -.3, .5)
GLOW = "#ffbf80"
CLIFF = ["#14060d", "#210b14", "#37121b", "#521a21", "#762a27", "#a8432f"]


def ledge():
    """Where the four that hold are standing: a shelf that ends under the body."""
    out = poly([(-6, 45.4), (8, 46.4), (16, 46.8), (28, 47.4), (37.6, 46.8), (40.4, 48.4), (38.6, 51.6), (40, 62), (-6, 62)], CLIFF[1])
    out += poly([(-6, 45.4), (8, 46.4), (16, 46.8), (28, 47.4), (37.6, 46.8), (40.4, 48.4), (30, 48.8), (16, 48.0), (4, 47.8)], CLIFF[4]) + poly([(40.4, 48.4), (38.6, 51.6), (40, 62), (35, 62), (35.4, 52), (36, 48.8)], CLIFF[3])
    return out


def jaws():
    """Ajar by a third of a turn about the hinge behind the eye."""
    pivot = (42.4, 29.4)
    under = placed(placed(under_jaw() + lower_fangs(), -pivot[0], -pivot[1]), *pivot, 1, 38)
    throat = poly([(42, 28), (50, 29.6), (59.4, 31.4), (55.6, 40.6), (48, 44), (42, 36)], "#4a1018") + poly([(43, 29.4), (51, 31), (56, 32.4), (52.4, 39), (46.4, 38)], "#b42c20") + poly([(44, 30.6), (50, 31.6), (52.4, 33), (50, 37), (46.6, 36)], "#ff8a3a")
    return throat + under + skull() + upper_fangs()


def scythe(hip, knee, foot, thick, bow, far=False):
    """A leg that is not standing: the claw opened to a long blade, curved towards the prey."""
    (hx, hy), (kx, ky), (fx, fy) = hip, knee, foot
    ax, ay = kx + (fx - kx) * .36, ky + (fy - ky) * .36
    nx, ny = -(fy - ky) * bow, (fx - kx) * bow
    tones = ["#4a141c", "#5a1a20", "#6b2024", "#823029", "#9c3a2f", "#b9503a"] if far else IRON_BODY
    bone = ["#6d3a2e", "#8a4c38", "#a8644a", "#c4835f", "#dba67c", "#eec89c"] if far else BONE
    out = limb([(hx, hy, thick * 1.1), ((hx + kx) / 2, (hy + ky) / 2, thick * 1.15), (kx, ky, thick * .7)], tones, LIGHT, 0 if far else .28, .9, 0, GLOW)
    blade = [(ax - (fx - kx) * .05, ay - (fy - ky) * .05, thick * .7)] + [(ax + (fx - ax) * t + nx * k, ay + (fy - ay) * t + ny * k, thick * w) for t, k, w in ((.2, .55, .92), (.45, 1.0, .9), (.72, .85, .6))] + [(fx, fy, .04)]
    out += limb(blade, bone, LIGHT, .2, .9, -.15, "#fffbe8")
    out += limb([(kx - (fx - kx) * .07, ky - (fy - ky) * .07, .1), (kx + (fx - kx) * .03, ky + (fy - ky) * .03, thick * .95), (ax, ay, thick * .7)], tones, LIGHT, 0 if far else .26, .9, 0, GLOW)
    return out + ("" if far else poly([(kx - .7, ky), (kx, ky - .9), (kx + .7, ky), (kx, ky + .9)], "#ff7a2e"))


def picture():
    sky = contours(52, 28, ROSE, 44, 1.15, .98, [66, 57, 48.6, 41, 33.8, 27, 20.8, 15, 9.6], edge="#ffd0a0")
    far = island(21.6, 21.0, 7, 3, 5, "#8d2530", "#741d29", "#551521") + poly([(20.4, 20.8), (20.4, 18.4), (21.2, 19.2), (21.8, 18.0), (22.4, 19.2), (23.0, 18.6), (23.0, 20.8)], "#551521") + poly([(21.2, 20.4), (21.2, 19.7), (21.8, 19.7), (21.8, 20.4)], "#ffe2ae")
    far += ridge([(-6, 46), (14, 44), (24, 45.6), (34, 44.8), (44, 46.2), (54, 45.6), (61, 43.4), (70, 44.6)], "#d25a3c")
    mid = ridge([(-6, 48.6), (20, 47.4), (34, 48.4), (50, 48), (60, 48.6), (70, 47)], "#a8382f") + ledge()
    back_far = leg((28, 36), (22.4, 19.0), (20.2, 46.8), 1.4, LIGHT, True) + leg((32, 35), (37.2, 27.4), (34.0, 47.4), 1.4, LIGHT, True)
    fore_far = scythe((41, 25), (50.6, 9.4), (63.4, 23.0), 1.6, -.16, True) + scythe((39, 28), (48.0, 37.4), (63.6, 32.6), 1.6, .2, True)
    back_near = leg((26, 38.4), (16.8, 24.4), (14.6, 48.0), 1.8, LIGHT) + leg((30, 37.6), (29.0, 20.4), (27.0, 48.8), 1.9, LIGHT)
    fore_near = scythe((37.4, 27.0), (34.0, 10.8), (58.6, 13.0), 2.0, -.17) + scythe((36.4, 31.0), (42.6, 42.8), (61.4, 42.6), 2.1, .16)
    subject = back_far + fore_far + placed(trunk(), -1.4, 27.6, .8, -32) + back_near + fore_near + placed(jaws(), -.4, 9.4, .88, -14)
    front = shards([(41.8, 50.0, .6), (36.0, 45.6, .5), (43.4, 47.6, .4), (22.4, 45.8, .5)], CLIFF[3], "#ff9a5a", CLIFF[0], 4) + rock([(-5, 58), (-4, 45.5), (1, 43.6), (6, 46.2), (10, 50.6), (13, 58)], "#16060d", "#6d1f26", "#0b0308")
    front += rock([(56, 58), (59, 52.6), (63, 50.6), (70, 48.6), (70, 58)], "#16060d", "#8d2530", "#0b0308")
    front += motes(9, (28, 6, 61, 46), "#ffe2ae", 8, avoid=((42, 28, 14), (54, 34, 9)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
