"""Clear Skies. Somebody small sits on the edge of an island, ears up, before a whole sky; two roads have just come out of the clouds."""
from brushes import disc, line, lit, path, placed, poly, smooth, star
from places import cloud, contours, island, motes, rock, sheet
from vey import CREAM, DARK, GOLD, LIGHT, RED, TEAL, case, head

CARD = "WB-016"
ALT = "Vey sits on a ledge with a back to us and looks out over an open sky, where two roads of light lead to two far islands."


def brush(points, tip, shade):
    """A brush of a tail: its outline, the pale end, the shade below."""
    return lit(smooth(points), TEAL, CREAM, .05, .5, path(smooth(shade), DARK) + path(smooth(tip), CREAM))


def sitting():
    """From behind, on an edge at y = 0: hips, folded wings, sash and case; the head looks to the right."""
    out = brush([(3.2, -1.6), (7.0, -.6), (10.4, 1.8), (11.6, 5.6), (10.2, 9.4), (7.2, 12.0, 1), (7.2, 8.6), (6.4, 6.2), (3.6, 3.0), (.8, .6)],
               [(12, 5.4), (10.2, 9.4), (7.0, 12.4), (7, 9), (8.6, 7.6), (10, 6.4)], [(2, 0), (5, 2), (8.2, 5), (9, 8), (7, 12), (5, 6)])
    out += lit(smooth([(4.6, .6), (7.4, -1.0), (10.8, -3.6), (14.6, -3.4), (18.2, -6.0, 1), (15.8, -1.6), (11.6, -1.2), (8.4, 1.6), (5.2, 2.2)]), RED, "#ff8a66", -.1, .35)
    body = [(0, -14.0), (3.0, -13.2), (4.6, -9.8), (6.6, -5.6), (7.4, -1.8), (6.0, .8), (0, 1.4), (-6.0, .8), (-7.4, -1.8), (-6.6, -5.6), (-4.6, -9.8), (-3.0, -13.2)]
    inner = path(smooth([(-8, 1), (-6, -5), (-3.4, -10), (-1.4, -14), (-1.6, -8), (-2.8, -3), (-3.4, 2)]), DARK) + path(smooth([(3.0, -12), (5.4, -7.4), (6.8, -2.4), (5.0, -1), (4.2, -6)]), LIGHT)
    inner += path(smooth([(8, -2), (6.4, .2), (0, .7), (-6.4, .2), (-8, -2), (-7, 2), (7, 2)]), CREAM) + "".join(line([(x * .3, -11.4), (x * .8, -6), (x, .2)], GOLD, .26) for x in (-4.6, 4.6, -2.0, 2.2))
    out += lit(smooth(body), TEAL, CREAM, -.35, .25, inner)
    out += path(smooth([(-5.6, -6.4, 1), (-1, -4.6), (4.2, -1.2), (5.6, .4, 1), (4.2, 1.2, 1), (1, -1.6), (-3.6, -4.0), (-6.4, -4.4, 1)]), RED)
    return out + placed(case(), .2, -7.4, .9, -34) + placed(head(), -6.6, -13.6, .62) + path(smooth([(-3.2, -14.2), (0, -13.2), (2.8, -13.2), (3.2, -11.6), (0, -11.4), (-3.4, -12.2)]), RED)


def home(x, y, s, wall, glow):
    """An island somebody lives on: tower, house, one tree."""
    out = poly([(x - 1.6 * s, y), (x - 1.6 * s, y - 3.4 * s), (x - .8 * s, y - 4.6 * s), (x, y - 3.4 * s), (x, y)], wall) + poly([(x + .2 * s, y), (x + .2 * s, y - 1.5 * s), (x + 1.3 * s, y - 2.5 * s), (x + 2.4 * s, y - 1.5 * s), (x + 2.4 * s, y)], wall)
    out += poly([(x - 1.1 * s, y - 1.9 * s), (x - 1.1 * s, y - 2.9 * s), (x - .5 * s, y - 2.9 * s), (x - .5 * s, y - 1.9 * s)], glow) + poly([(x + 1 * s, y), (x + 1 * s, y - 1 * s), (x + 1.6 * s, y - 1 * s), (x + 1.6 * s, y)], glow)
    return out + path(smooth([(x + 2.9 * s, y - .8 * s), (x + 3.6 * s, y - 2.2 * s), (x + 4.3 * s, y - .8 * s), (x + 3.6 * s, y - .3 * s)]), wall)


def picture():
    sky = contours(43, 31, ["#1c6e88", "#2f8a9e", "#5aa9b4", "#8fcbc9", "#bfe3d6", "#e6f2da", "#fdf3cb", "#fffbe8"], 16, 1.1, .95, [56, 47, 39, 31.6, 25, 19, 13.6, 8.8, 5.2], edge="#ffffff")
    far = ""
    for w, c in ((1.1, "#8ec5bd"), (.6, "#fffdf2")):
        far += line([(31, 43), (38, 39.6), (41, 34), (39.6, 27.4), (36.2, 23.6)], c, w) + line([(31, 43), (40, 42.4), (45.6, 41.4), (48.2, 37.8), (47.4, 34.2)], c, w)
    far += "".join(disc(x, y, .75, "#b8862f") + disc(x, y, .5, "#f3c34b") for x, y in ((38, 39.6), (40.9, 34), (39.4, 27.4), (40, 42.4), (45.6, 41.2), (48.2, 37.8)))
    far += island(33.4, 23.4, 12.4, 5.4, 4, "#6fb6b5", "#4f9aa4", "#357f90", "#fffbe8") + home(31.6, 23.0, .95, "#2f7488", "#fff3c4")
    far += island(48.2, 33.4, 8.6, 4.0, 9, "#a9d6cb", "#86bdbc", "#65a3a8", "#ffffff") + home(46.8, 33.2, .7, "#4f939d", "#fffbe0")
    far += island(24.4, 15.8, 4.8, 2.2, 5, "#5fa9b2", "#4b95a2", "#3a8292")
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((31, 51.2, 30, 4.0, "#a5d6cf", 3), (40, 49.6, 20, 2.6, "#c9e8dc", 8)))
    # the last clouds, pushed to both sides
    mid += "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((2, 25, 21, 8.6, "#cfeae2", 7), (0, 28.6, 19, 7.4, "#f4fbf3", 12), (0, 34.6, 16, 4.6, "#dff1e4", 3), (46.8, 20, 16, 5.6, "#a9d6cf", 5), (48, 21.6, 16, 4.2, "#cfeae2", 14)))
    ledge = rock([(6, 60), (8, 44.4), (14, 43.2), (22, 43.0), (29.6, 43.2), (33.0, 44.2), (31.4, 46.6), (32.0, 49.2), (28.0, 51.6), (27.4, 55), (23, 60)], "#12455c", "#3f93a0", "#0a2c3e")
    ledge += path(smooth([(5, 44.6, 1), (12, 42.8), (22, 42.5), (29.6, 42.8), (33.2, 44.2, 1), (28, 44.3), (20, 44.1), (12, 44.7)]), "#7cc0bc")
    subject = placed(sitting(), 25.4, 42.8, .84)
    # what it has laid out beside it: the map, held down by a stone
    map_ = poly([(14.8, 42.6), (18.4, 40.6), (20.2, 42.4), (16.4, 43.8)], "#fff6dc") + poly([(18.4, 40.6), (20.2, 42.4), (19.3, 42.8), (17.6, 41)], "#e3cf9f") + line([(16, 42.8), (17.4, 42.0), (18.6, 42.5)], "#b8862f", .2)
    front = map_ + "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((10, 56.4, 24, 4.6, "#e6f5ea", 12), (33, 56.6, 26, 4.4, "#f6fcf2", 14)))
    front += "".join(placed(path(smooth([(-2, -.6, 1), (-.8, -.9), (0, 0), (.8, -.9), (2, -.6, 1), (.8, -.3), (0, .6), (-.8, -.3)]), "#245f77"), x, y, s) for x, y, s in ((41.6, 18.4, .8), (44.4, 16.8, .6), (39.4, 15.6, .5)))
    front += star(43.4, 31, 1.6, "#ffffff", .2) + motes(5, (20, 30, 48, 48), "#ffffff", 4, avoid=((25, 35, 10),))
    return sheet(ALT, sky=sky, far=far, mid=mid + ledge, subject=subject, front=front)
