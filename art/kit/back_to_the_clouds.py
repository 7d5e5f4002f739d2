"""Back to the Clouds. An old elephant of bark, very surprised, goes up on a cloud too small for it."""
from brushes import disc, line, mix, path, placed, poly, smooth
from cindertusk import DEEP, head, leg, roots, trunk, tusk
from places import cloud, contours, island, motes, sheet
from skyfolk import curl, strip

CARD = "TC-006"
ALT = "A curl of wind lifts a bark elephant away on a small cloud, up from its island toward a gap in the clouds."


def elephant():
    """As on its first card, one forefoot feeling for the ground."""
    far = leg([(24.6, 36), (30, 36), (30.2, 43), (30.8, 48.6, 1), (24.4, 48.6, 1), (25, 43)], True) + leg([(40.0, 35), (46.0, 34), (49.4, 40), (53.0, 44.6, 1), (47.4, 47.4, 1), (43.6, 43)], True)
    near = leg([(16.4, 37), (23.4, 35.2), (24.0, 41), (22.0, 45.6), (22.4, 50.0, 1), (14.4, 50.0, 1), (15.4, 45)]) + roots(16.4, 49.8)
    near += leg([(34.0, 33.4), (41.4, 31.4), (44.0, 38), (44.4, 44), (46.4, 50.0, 1), (38.0, 50.0, 1), (37.2, 44), (34.6, 39)]) + roots(40.0, 49.8)
    out = line([(16.4, 33), (13.6, 31), (11.6, 26.6)], DEEP, .9) + far + tusk(3.2, -2.0, True) + trunk() + near + head() + tusk(0, 0, False)
    # the eye: wide open after all these years
    return out + disc(50.7, 25.0, 2.1, DEEP) + disc(50.8, 25.0, 1.6, "#fff3d2") + disc(50.9, 25.9, .72, "#1c0e18") + path(smooth([(48.0, 22.4, 1), (50.4, 20.6), (53.2, 21.8, 1), (50.6, 21.7)]), "#a8724c")


def gull(x, y, s, turn=0):
    return placed(path(smooth([(-4.6, -1.4, 1), (-2.2, -2.2), (-.2, -.2), (2.2, -2.4), (4.8, -1.8, 1), (2.4, -1.2), (.8, .8), (-.8, .9), (-2.2, -1.0)]), "#fbfff6") + path(smooth([(-.9, .2), (.8, .2), (2.4, .5, 1), (.6, 1.2), (-.9, 1.0)]), "#fbfff6") + path(smooth([(2.2, -2.4), (4.8, -1.8, 1), (3.0, -1.7), (2.0, -1.6)]), "#245f77"), x, y, s, turn)


def picture():
    sky = contours(40, 17, ["#14607c", "#1f7490", "#3a92a6", "#66b3bb", "#98d0cd", "#cbe7d8", "#f3f0cc", "#fffbe8"], 66, 1.15, 1.0, [58, 49, 41, 33.6, 26.6, 20.2, 14.6, 9.8, 5.8], edge="#ffffff")
    # where it stood: an island with a house, and somebody small who looks up
    far = island(34.4, 51.4, 17, 4.6, 4, "#4a9aa6", "#2f7d92", "#1d6079", "#e9f7f2") + placed(poly([(-1.2, 0), (-1.2, -1.8), (-1.6, -1.8), (0, -3.3), (1.6, -1.8), (1.2, -1.8), (1.2, 0)], "#12455c") + poly([(-.4, -.4), (-.4, -1.4), (.4, -1.4), (.4, -.4)], "#fff3c4"), 40.6, 51.2)
    far += placed(path(smooth([(29.5, 51.1, 1), (29.3, 49.6), (29.9, 48.7), (29.5, 47.4, 1), (30.2, 48.1), (30.7, 47.3, 1), (30.9, 48.6), (31.3, 49.6), (31.1, 51.1, 1)]), "#12455c"), -1.4, 0)
    far += line([(40, 51.4), (46, 51.2), (54, 47.6)], "#e9f7f2", .3, opacity=.8) + line([(27.2, 51.4), (22, 50.8), (14, 46)], "#e9f7f2", .3, opacity=.8) + island(50.2, 35.0, 5, 2.4, 9, "#5fa9b2", "#4b95a2", "#3a8292", "#e9f7f2")
    # the clouds it goes back to: a round gap of light between two banks
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((4, 20.6, 20, 6.0, "#8fcbc9", 7), (44, 18.4, 18, 5.0, "#bfe3d6", 5), (6, 17.4, 18, 4.6, "#dff1e4", 3), (42, 15.8, 18, 4.0, "#f4fbf3", 8)))
    # the wind under the cloud: a twist that is wider the higher it gets, far side dark, near side light
    back, wind = "", ""
    for k, (x0, x1, y, sag, w) in enumerate(((27.0, 42.6, 42.8, 1.9, 1.0), (29.6, 40.4, 45.7, 1.4, .8), (31.9, 38.4, 48.2, .9, .55))):
        mx = (x0 + x1) / 2
        back += strip([(x0, y, .3), (mx - (mx - x0) * .5, y - sag * .5, w * .6), (mx, y - sag * .6, w * .7), (mx + (x1 - mx) * .5, y - sag * .5, w * .6), (x1, y, .3)], "#2a8298", 20)
        spine = [(x1 - .3, y - .4, .1), (x1 - (x1 - mx) * .3, y + sag * .6, w * .75), (mx, y + sag, w), (x0 + (mx - x0) * .3, y + sag * .55, w * .8), *curl(x0 + 1.1, y - .6, 1.5 - k * .3, 100, .8, w * .55, .1, 8)]
        wind += strip([(px, py + .4, pw * 1.1) for px, py, pw in spine], "#3a92a6", 30) + strip(spine, ("#ffffff", "#e6f5ea", "#cfe9e0")[k], 30)
    bumps = ((21.4, 38.6, 2.6), (24.6, 36.6, 3.0), (25.6, 39.8, 3.0), (30.0, 39.6, 3.6), (35.6, 40.0, 3.8), (41.0, 39.2, 3.4), (44.0, 36.8, 2.8), (46.8, 38.4, 2.2), (34, 36.4, 3.4), (39.0, 36.4, 3.0), (29.4, 36.4, 3.0))
    raft = "".join(disc(x, y + .9, r, "#7fb9c0") for x, y, r in bumps) + "".join(disc(x, y, r, "#f6fcf4") for x, y, r in bumps)
    raft += "".join(disc(x, y, r, c) for x, y, r, c in ((30, 41.0, 2.6, "#d3e9e4"), (35.8, 41.6, 2.8, "#d3e9e4"), (41, 40.8, 2.4, "#d3e9e4"), (25.4, 40.9, 2.0, "#d3e9e4"), (29.8, 39.6, 2.6, "#f6fcf4"), (35.4, 40.0, 2.8, "#f6fcf4"), (40.6, 39.3, 2.4, "#f6fcf4"), (25.4, 39.6, 2.0, "#f6fcf4")))
    subject = placed(elephant(), 15.4, 11.2, .5)
    lap = "".join(disc(x, y, r, "#ffffff") for x, y, r in ((22.8, 36.6, 1.7), (25.6, 37.4, 1.9), (29.2, 37.0, 1.6), (33.4, 37.6, 1.9), (37.0, 37.2, 1.7), (41.6, 37.2, 1.9), (45.2, 37.0, 1.5)))
    front = lap + gull(18.2, 29.0, .8, -12) + gull(20.6, 24.4, .55, -12) + gull(49.6, 44.6, .7, 10)
    front += "".join(line([(x, y), (x, y + long)], "#ffffff", .24, opacity=.7) for x, y, long in ((17.4, 34, 4), (51.4, 22.6, 4), (24.6, 19.0, 2.6)))
    front += motes(6, (28, 14, 50, 22), "#ffffff", 9, avoid=((40, 30, 10),))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=back + wind + raft, subject=subject, front=front)
