"""Glass Lynx. A cat in a crouch, shoulders up, head low; crystal needles at its muzzle all point at one of three."""
import math

from brushes import disc, line, lit, path, placed, poly, smooth, star
from places import cloud, contours, island, motes, sheet

CARD = "FA-004"
ALT = "A grey lynx crouches on a ledge, its crystal whiskers lined up like compass needles on one of three small figures afar."

FUR, SHADE, DEEP, NIGHT, PALE, WHITE = "#9dbac2", "#5d8798", "#2c5468", "#123041", "#d9e8e4", "#f7fbf3"
GOLD, GOLD_DARK, ICE, ICE_DARK = "#f3c34b", "#b57f22", "#dffcf8", "#2f8fa6"
BEARING = 13


def needle(x, y, turn, long, wide):
    """A crystal whisker: two faces that meet in a ridge, and a flash near the root."""
    a = math.radians(turn)

    def at(u, v):
        return x + math.cos(a) * u * long - math.sin(a) * v * wide, y + math.sin(a) * u * long + math.cos(a) * v * wide

    out = poly([at(0, 0), at(.16, -1), at(1, 0), at(.16, 1)], ICE_DARK) + poly([at(0, 0), at(.16, -1), at(1, 0)], ICE)
    return out + poly([at(.16, -1), at(.42, -.66), at(.16, .1)], "#ffffff")


def spots(places, tone, size=1.0):
    """Marks in the fur, each a short stroke along the back."""
    return "".join(placed(path(smooth([(-1.2, .1), (0, -.6), (1.3, -.1), (.2, .55)]), tone), x, y, size, turn) for x, y, turn in places)


def tail():
    """Hardly one, with a black end."""
    edge = smooth([(18.6, 28.2), (15.6, 26.2), (14.4, 22.8), (15.2, 19.6), (17.4, 18.6), (19.0, 20.2), (18.8, 22.6), (20.4, 25)])
    return lit(edge, SHADE, WHITE, -.3, .3, path(smooth([(13, 17), (20, 17), (20, 21.4), (16.6, 22.2), (14, 22.6)]), NIGHT))


def trunk():
    """Rump high, back hollow, the shoulder blade higher than the neck."""
    edge = smooth([(14.8, 31.4), (16.4, 26.8), (20.4, 24.0), (25.4, 24.4), (30.2, 26.8), (33.6, 25.0), (36.8, 23.6), (40.0, 25.6), (43.4, 29.4), (45.6, 34), (44.6, 39.4), (40, 42), (33.6, 41.4), (27.6, 41.8), (21, 42.6), (16, 41), (14.2, 36)])
    inner = path(smooth([(13, 34), (20, 36), (27, 36.4), (33, 37.4), (40, 38), (47, 36), (44, 44), (30, 45), (14, 44)]), DEEP)
    inner += path(smooth([(14, 30), (17, 26), (21, 23.6), (26, 24.2), (30.4, 26.8), (34, 24.8), (37, 23.2), (41, 26), (37.4, 27.4), (33.6, 29.6), (28, 29), (22, 28)]), FUR)
    inner += spots(((18.6, 31.6, -20), (22.4, 31.0, -6), (26.2, 32.2, 8), (30.2, 32.8, 4), (20.4, 34.4, -12), (33.6, 28.0, -24), (36.6, 26.6, 20), (24.6, 27.6, 8), (28.6, 29.6, 12), (20.6, 27.4, -14)), NIGHT, .95)
    return lit(edge, SHADE, WHITE, -.2, .45, inner)


def hind(far=False):
    if far:
        return path(smooth([(27, 39), (33, 41), (38.4, 44.8), (39.4, 46.8, 1), (29.6, 46.8, 1)]), NIGHT)
    edge = smooth([(16.4, 31), (21.6, 28.6), (27.2, 31.4), (29.6, 36.2), (28.6, 40.4), (26.8, 42.6), (31.4, 44.2), (34.0, 45.4), (34.2, 46.9, 1), (21.6, 46.9, 1), (20.2, 45.2), (21.4, 43.0), (17, 40.6), (14.8, 35.6)])
    inner = path(smooth([(14, 36), (18, 39.6), (23, 42), (24, 44.4), (30, 45.6), (35, 46), (34, 48), (20, 48), (13, 41)]), DEEP) + path(smooth([(16.6, 31.4), (21.6, 28.4), (27, 31), (26.8, 33.4), (22, 31.6), (18, 33)]), FUR)
    inner += spots(((19.4, 35.2, 40), (23.4, 34.8, 20), (25.4, 38.0, 60), (21.6, 38.2, 40)), NIGHT)
    return lit(edge, SHADE, WHITE, -.35, .3, inner) + "".join(line([(x, 45.4), (x + .3, 46.6)], NIGHT, .24) for x in (31.0, 32.4))


def fore(far=False):
    """Both reach out low; the near one is the longer."""
    if far:
        return path(smooth([(37, 36), (42, 39.6), (41.6, 42.8), (45.0, 44.6), (45.6, 46.8, 1), (37.0, 46.9, 1), (35.4, 44), (35, 39)]), NIGHT)
    edge = smooth([(33.6, 28), (37.6, 25.6), (41.4, 28.6), (43.0, 33.4), (43.0, 37.6), (46.2, 41.4), (51.0, 43.6), (53.4, 44.9), (53.4, 46.4, 1), (46.4, 46.9), (41.0, 44.6), (37, 40.6), (34.2, 35.4)])
    inner = path(smooth([(33, 32), (36.4, 37), (39.6, 41.4), (44, 44.6), (49, 45.6), (54, 46), (48, 49), (38, 45), (32, 37)]), DEEP) + path(smooth([(36, 26), (38, 25), (42, 29), (43.4, 34), (43.2, 37.6), (41.4, 36), (40.6, 31.6), (38, 28)]), FUR)
    inner += spots(((38.2, 33.4, 60), (40.4, 37.6, 50), (37.0, 29.6, 70), (43.4, 41.2, 40)), NIGHT)
    return lit(edge, SHADE, WHITE, -.35, .3, inner) + "".join(line([(x, y), (x + .4, y + 1.2)], NIGHT, .24) for x, y in ((50.4, 44.9), (51.9, 45.2)))


def ear(far=False):
    if far:
        return path(smooth([(46.0, 24.6, 1), (46.8, 20.6), (49.6, 17.4, 1), (50.8, 20.6), (51.0, 25, 1)]), DEEP) + path(smooth([(48.8, 18.6, 1), (49.8, 16.2), (51.8, 14.8, 1), (51.2, 17), (50.4, 19.2, 1)]), NIGHT)
    edge = smooth([(40.0, 26.8, 1), (39.6, 21.8), (41.2, 18.0, 1), (44.6, 20.2), (46.6, 24.6, 1), (43, 26)])
    tuft = smooth([(40.6, 19.4, 1), (40.0, 17.4), (37.4, 15.6, 1), (40.0, 15.6), (40.0, 14.0, 1), (41.8, 16), (42.8, 19.2, 1)])
    return path(tuft, NIGHT) + lit(edge, SHADE, WHITE, -.3, .3, path(smooth([(41.2, 25.6), (41.0, 21.6), (41.8, 19), (44, 21.2), (45.2, 25)]), NIGHT) + path(smooth([(41.4, 26, 1), (41.8, 22.8), (42.4, 21.4, 1), (42.8, 23), (43.6, 22.4, 1), (44.0, 25.4, 1)]), PALE))


def head():
    """In profile: short muzzle, beard of a ruff, the eye on its mark."""
    face = smooth([(40.0, 31.0), (40.8, 26.8), (43.4, 24.2), (47.2, 23.2), (50.6, 24.2), (52.8, 26.4), (55.0, 28.6), (56.6, 30.2), (56.2, 32.2), (54.8, 34.2), (52.6, 35.8), (51.6, 37.0), (50.6, 41.0, 1), (48.4, 38.8), (46.6, 42.0, 1), (44.8, 38.6), (42.4, 40.8, 1), (41.6, 37.4), (38.8, 37.4, 1), (39.6, 34.4)])
    inner = path(smooth([(38, 30), (41, 30), (43.4, 33.4), (45, 38), (46.6, 43), (40, 42), (37, 36)]), SHADE) + path(smooth([(49.4, 30.6), (52.6, 29.8), (56.8, 31), (55.8, 34), (52.4, 37), (50.6, 42), (48.4, 40), (47.6, 36), (47.4, 32.6)]), PALE)
    inner += path(smooth([(52.0, 31.0), (54.8, 30.6), (57, 31.4), (55.4, 34.8), (52.2, 35.6), (51.0, 33.4)]), WHITE) + path(smooth([(47.4, 22.8), (51, 24.2), (53.2, 26.6), (55.6, 28.8), (53.6, 29.2), (51, 26.8), (48.6, 25.2)]), PALE)
    # black lines of the ruff, and stripes over the brow
    inner += path(smooth([(44.4, 32.4, 1), (46.0, 35.4), (46.6, 39.4, 1), (45.0, 36.6)]), NIGHT) + path(smooth([(42.0, 32.2, 1), (43.0, 35.4), (42.8, 38.8, 1), (41.8, 35.4)]), NIGHT) + path(smooth([(47.6, 33.6, 1), (49.4, 36.0), (50.4, 39.4, 1), (48.4, 37)]), NIGHT)
    inner += path(smooth([(44.0, 24.6, 1), (46.6, 25.0), (48.4, 26.6, 1), (46.2, 26.0)]), DEEP) + path(smooth([(46.6, 23.6, 1), (48.8, 24.4), (50.2, 25.8, 1), (48.4, 25.1)]), DEEP) + path(smooth([(43.0, 27.4, 1), (45.4, 27.6), (47.0, 28.8, 1), (45.0, 28.6)]), DEEP)
    out = lit(face, FUR, WHITE, -.3, .35, inner)
    out += path(smooth([(54.8, 28.5, 1), (56.4, 29.4), (57.2, 30.6), (56.4, 31.6), (55.2, 30.6, 1)]), "#b0605a") + path(smooth([(55.6, 30.6, 1), (56.8, 31.0), (56.4, 31.7)]), "#7c3f46") + line([(56.2, 31.7), (55.6, 33.6), (54.0, 34.5), (52.0, 34.3)], NIGHT, .32)
    out += "".join(disc(x, y, .22, DEEP) for x, y in ((51.4, 33.6), (53.6, 33.5)))
    out += path(smooth([(47.4, 29.4, 1), (48.8, 27.4), (51.0, 27.2), (52.8, 28.8, 1), (51.4, 30.4), (49.2, 30.6)]), NIGHT) + path(smooth([(48.4, 29.2, 1), (49.6, 28.0), (51.0, 27.8), (52.2, 28.8, 1), (51.0, 29.8), (49.4, 30.0)]), GOLD) + path(smooth([(48.6, 29.4, 1), (50.2, 29.2), (52.1, 29.0, 1), (51.0, 29.8), (49.4, 30.0)]), GOLD_DARK)
    return out + path(smooth([(51.0, 27.6, 1), (51.5, 28.8), (51.0, 30.1, 1), (50.6, 28.8)]), NIGHT) + disc(51.3, 28.3, .28, "#ffffff") + path(smooth([(47.0, 28.2, 1), (49.4, 26.4), (52.2, 26.8), (53.4, 28.6, 1), (51.0, 27.3), (49.0, 27.7)]), NIGHT)


def whiskers():
    out = "".join(needle(x, y, 180 + BEARING + d, long, .5) for x, y, d, long in ((51.2, 31.3, 4, 6.2), (51.0, 32.4, -1, 6.6)))
    return out + "".join(needle(x, y, BEARING + d, long, .72) for x, y, d, long in ((52.6, 30.8, -2.5, 10.4), (52.9, 31.8, 0, 12.0), (52.6, 32.8, 2.5, 10.8)))


def traveller(x, y, size, tone):
    """A small figure in a cloak."""
    return placed(path(smooth([(-1.1, 0, 1), (-.9, -2.0), (-.3, -3.2), (.3, -3.2), (.9, -2.0), (1.1, 0, 1)]), tone) + disc(0, -3.8, .72, tone), x, y, size)


def picture():
    sky = contours(61, 33, ["#07212f", "#0a2c3f", "#0d394e", "#124a61", "#1a5e76", "#25758a", "#368c9d", "#58a8b0"], 29, 1.2, .95, [66, 57, 48.4, 40, 31.6, 23.8, 16, 9], edge="#dff6ee")
    far = island(20.4, 20.2, 6.4, 3, 4, "#20607a", "#174f68", "#0f3d54", "#7fc4c6") + poly([(19.4, 20), (20, 16.8), (20.6, 20)], "#7fc4c6") + poly([(21.2, 20), (22, 17.6), (22.8, 20)], "#58a7b4")
    chart = ((26.2, 21.2), (29.6, 17.4), (33.4, 20.2), (35.8, 17.0))
    far += line(chart, GOLD, .16, stroke_dasharray="1 .8", opacity=.7) + "".join(star(x, y, .8, "#fff3cf", .26) for x, y in chart)
    # the three on the crossing; one of them has been chosen
    far += island(60.4, 38.2, 12, 4.4, 9, "#7fc4c6", "#174f68", "#0d3a4f", "#f2f9ee") + disc(60.6, 35.4, 4.6, "#fff3c8", .3) + disc(60.6, 35.4, 3.2, "#fff3c8", .8)
    far += traveller(56.4, 38, .72, "#123a4e") + traveller(64.2, 38, .7, "#123a4e") + traveller(60.6, 38, .86, "#123041")
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-4, 47, 24, 5, "#174f68", 2), (47, 47.6, 22, 4, "#1a5e76", 6)))
    ledge = [(10, 60), (11, 50), (13, 47.6), (18, 46.9), (30, 46.6), (44, 46.7), (53.4, 46.2), (57, 47), (54, 50), (53, 60)]
    mid += lit(smooth([(x, y, 1) for x, y in ledge]), "#0a2436", "#7fc4c6", -.1, .4, poly([(40, 46), (58, 46), (54, 60), (44, 60), (46, 51)], "#14405a"))
    lynx = tail() + hind(True) + fore(True) + trunk() + hind() + fore() + ear(True) + head() + ear() + whiskers()
    subject = placed(lynx, -.5, .3)
    front = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((-4, 53, 24, 4.2, "#cfe9e4", 12), (52, 52.6, 20, 3.8, "#e3f2ea", 14)))
    front += motes(7, (15, 16, 36, 24), "#fff3cf", 8, size=(.15, .3), avoid=((31, 19, 6),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)
