"""Tailwind. Nima aboard a small boat of the air, her own wings the sails, full to bursting; the telescope is already through the window."""
from brushes import disc, line, lit, mix, oval, path, placed, smooth, star
from nima import CREAM, DEEP, GOLD, INK, IVORY, PALE, SHADE, VIOLET, antenna
from places import cloud, contours, island, motes, sheet
from skyfolk import curl, strip

CARD = "WB-020"
ALT = "Nima sails a small boat over the clouds, her wings filled like sails by the wind behind her, and looks ahead through a telescope."

HULL, HULL_DARK, HULL_LIGHT, BRASS = "#1f6f80", "#0f4356", "#49a3a8", "#a8741f"


def fore_sail():
    """The near forewing, upright and bellied out to the right; hem, veins and eye as she always has them."""
    edge = smooth([(27.0, 41, 1), (25.4, 33), (24.8, 25), (25.6, 18), (28.0, 12.6, 1), (31.6, 14.4), (36.4, 15.8), (39.0, 18.6), (42.8, 20.8), (43.4, 24.4), (45.6, 27.6), (44.0, 31.2), (43.6, 34.6), (39.0, 37.6), (33, 40.4)])
    inner = path(smooth([(27, 42), (31, 33), (36, 28), (41, 25), (46, 27), (44, 36), (36, 41)]), CREAM)
    inner += path(smooth([(27.4, 11, 1), (31.2, 17.6), (35.6, 19.6), (38.0, 22.8), (40.2, 26.8), (39.6, 31.4), (37.8, 34.6), (36.4, 40), (46, 38), (48, 26), (40, 14)]), VIOLET)
    inner += path(smooth([(27.4, 11, 1), (32, 16.2), (36.4, 18.0), (39.4, 21.4), (42.0, 26.8), (41.2, 31.4), (40.0, 34.4), (39, 39), (47, 38), (49, 26), (40, 13)]), DEEP)
    inner += path(smooth([(25.0, 22.6, 1), (29.4, 24.4), (32.6, 28.0), (33.4, 33), (32.0, 40), (33.8, 39), (35.6, 33), (34.4, 27), (30.4, 22.8), (25.4, 20.2, 1)]), PALE)
    inner += "".join(line([(27.2, 40), (27.2 + (x - 27.2) * .42, 40 + (y - 40) * .56), (x, y)], SHADE, .24) for x, y in ((29.6, 15.6), (34.4, 19.2), (38.2, 23.6), (39.6, 29.6), (38, 34.6)))
    inner += "".join(disc(x, y, .6, GOLD if k % 2 == 0 else IVORY) for k, (x, y) in enumerate(((31.0, 15.8), (35.4, 17.4), (38.8, 20.0), (41.6, 23.4), (43.4, 27.4), (42.2, 31.6), (41.2, 34.8))))
    inner += disc(30.4, 25.6, 2.9, DEEP) + disc(30.4, 25.6, 2.25, PALE) + disc(30.4, 25.6, 1.65, DEEP) + star(30.4, 25.6, 1.65, GOLD, .3)
    return lit(edge, IVORY, "#ffffff", .35, .3, inner)


def far_sail():
    """The other forewing, seen past the first."""
    tone = mix(VIOLET, DEEP, .25)
    return path(smooth([(29, 41, 1), (30.6, 30), (32.6, 21), (36.4, 13.6, 1), (39.6, 16.4), (44.0, 18.0), (45.4, 21.8), (48.0, 25.0), (47.0, 29.0), (45.4, 34), (38, 40)]), tone) + "".join(disc(x, y, .5, PALE) for x, y in ((39.0, 17.0), (43.0, 19.6), (45.2, 23.4), (46.6, 27)))


def hind_sail():
    """The hindwing, set aft; its tail flies forward under the boom."""
    edge = smooth([(26.4, 42, 1), (22.0, 40.6), (18.4, 36.6), (17.0, 31.2), (18.2, 25.6, 1), (20.8, 27.2), (23.8, 28.0), (25.0, 30.8), (28.0, 33.0), (28.6, 37)])
    inner = path(smooth([(17.4, 24, 1), (20.2, 29.6), (23.0, 31.0), (24.6, 33.8), (26.6, 36.4), (30, 38), (30, 30), (24, 25)]), VIOLET) + path(smooth([(17.4, 24, 1), (20.8, 28.4), (23.8, 29.8), (25.4, 32.8), (28, 35), (31, 36), (30, 28), (24, 24)]), DEEP)
    inner += "".join(line([(26, 41.4), (26 + (x - 26) * .6, 41 + (y - 41) * .5), (x, y)], SHADE, .22) for x, y in ((19.4, 29.8), (22.6, 31.6), (25, 35))) + disc(22.0, 35.6, 1.7, DEEP) + disc(22.0, 35.6, 1.2, PALE) + disc(22.0, 35.6, .7, DEEP)
    return lit(edge, CREAM, "#ffffff", .35, .3, inner)


def sailor():
    """Ruff, head and the arms that hold the glass."""
    out = path(smooth([(24.6, 43.4), (29, 39.4), (34, 38.6), (37.6, 40.4), (36, 46), (26, 46)]), CREAM) + "".join(path(smooth([(x, 39.4), (x + 1.2, 42), (x + .8, 46), (x - .6, 46), (x - .2, 42), (x - 1.4, 39.8)]), VIOLET) for x in (27.6, 30.6))
    ruff = [(32.4, 36.6), (35.0, 35.0), (37.4, 35.2), (39.8, 36.4), (39.4, 38.8), (41.0, 41.0), (39.0, 42.0), (38.6, 44.6), (36.0, 43.6), (33.4, 44.8), (33.2, 42.2), (31.0, 40.8), (32.6, 39.2)]
    out += lit(smooth([(x, y, 1) if k % 2 else (x, y) for k, (x, y) in enumerate(ruff)]), IVORY, "#ffffff", -.3, .3, path(smooth([(30, 38), (33.6, 40.4), (37, 41.4), (41.4, 40.6), (39, 46), (31, 46)]), SHADE)) + "".join(path(f"M{x - .5} {y - .6}L{x} {y + 1.2}L{x + .5} {y - .6}Z", PALE) for x, y in ((34.4, 37.6), (36.8, 38.6), (35.2, 40.2)))
    return out + placed(antenna(), 41.4, 39.4, .8, -6) + placed(antenna(), 43.7, 38.7, .8, -32)


def glass():
    """The telescope in two claws, and behind it the head."""
    skull = smooth([(37.8, 36.4), (38.2, 33.2), (40.8, 31.4), (43.6, 32.2), (45.2, 34.6), (45.0, 37.0), (43.4, 38.7), (40.8, 39.0)])
    out = lit(skull, VIOLET, IVORY, -.3, .3, path(smooth([(42.8, 32), (45.4, 33.6), (45.6, 36), (43.8, 39), (43.4, 36), (43.6, 34)]), PALE))
    out += path("M39.6 34.0Q41.1 35.3 42.6 34.0", stroke=INK, stroke_width=".55", stroke_linecap="round")
    out += line([(44.4, 37.6), (43.6, 37.9), (42.8, 37.6)], INK, .24)
    tube = ""
    for x, long, half in ((43.6, 5.4, 1.05), (48.6, 6.0, 1.4), (54.2, 6.6, 1.8)):
        tube += path(f"M{x} {34.6 - half}H{x + long}V{34.6 + half}H{x}Z", GOLD) + path(f"M{x} {34.6 + half * .15:.2f}H{x + long}V{34.6 + half}H{x}Z", BRASS) + path(f"M{x} {34.6 - half * .7:.2f}H{x + long}v.3H{x}Z", "#ffe9a6")
        tube += path(f"M{x + long - .9} {34.6 - half - .3}h1V{34.6 + half + .3}h-1Z", BRASS)
    tube += oval(60.8, 34.6, .55, 2.0, "#dffcf8")
    out += placed(placed(tube, -44, -34.6), 43.6, 34.7, 1, -13)
    arm = [(39.2, 40.4), (43.0, 41.6), (46.4, 39.4), (48.8, 34.8)]
    return out + line(arm, DEEP, 1.0) + line([(x - .1, y - .2) for x, y in arm], "#6a54a0", .28) + disc(48.9, 34.4, .8, DEEP)


def boat():
    edge = smooth([(15.4, 41.4, 1), (20, 43.4), (28, 44.6), (37, 44.6), (45, 42.6), (50.4, 38.2, 1), (51.4, 36.6), (53.2, 36.8), (53.0, 38.6), (51.6, 42.4), (47.6, 47.2), (40, 50.6), (30, 51.2), (21.6, 48.8), (17, 45.6)])
    inner = path(smooth([(14, 43), (20, 47.4), (30, 49), (40, 48.2), (48, 44.6), (54, 38), (54, 46), (42, 54), (26, 54), (14, 48)]), HULL_DARK)
    inner += path(smooth([(14.6, 41.2), (20, 44.2), (28, 45.4), (37, 45.4), (45.4, 43.4), (51, 38.8), (52, 36), (48, 40), (37, 43), (24, 43)]), HULL_LIGHT)
    inner += line([(16.6, 43.6), (22, 46.2), (30, 47.2), (39, 46.6), (46.6, 43.8), (51.6, 39.4)], GOLD, .5) + star(47.4, 45.4, 1.3, GOLD, .3)
    return lit(edge, HULL, "#e9f7f2", -.2, .35, inner)


def put(body):
    return placed(body, 3.6, 4.6, .87)


def picture():
    sky = contours(55, 30, ["#0c3a50", "#12506a", "#1b6780", "#2f8498", "#5aa9b4", "#9ad2cf", "#dcefdc", "#fff3c8"], 20, 1.1, 1.0, [60, 50.6, 42, 34.4, 27, 20.4, 14, 8.4], .04, edge="#ffffff")
    far = island(47.6, 22.4, 7.4, 3.6, 6, "#7fc0ba", "#2f7d90", "#1d647a", "#fffbe8") + path("M45.4 22.2V19.6C45.4 16.6 49.8 16.6 49.8 19.6V22.2H48.7V19.8C48.7 18 46.5 18 46.5 19.8V22.2Z", "#1d647a") + path("M46.5 22.2V19.8C46.5 18 48.7 18 48.7 19.8V22.2Z", "#fffbe6")
    mid = "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((8, 48.6, 26, 4.6, "#2f8498", 3), (32, 47.4, 28, 5, "#5aa9b4", 8)))
    # the wind from behind, in three bands, each wound up where it begins
    for x, y, rise, r, long in ((22.2, 24.6, .8, 2.1, 8), (18.0, 33.4, .6, 1.8, 6), (27.0, 19.0, -.4, 1.6, 6)):
        spine = curl(x, y - r, r, 90, 1.05, .8, .1, 10)[::-1] + [(x + long * .4, y + rise * .3, .9), (x + long * .8, y + rise, .7), (x + long * 1.3, y + rise * 1.2, .1)]
        mid += strip([(u, v + .5, w * 1.1) for u, v, w in spine], "#0c3a50", 28) + strip(spine, "#f4fbf3", 28)
    subject = put(far_sail() + hind_sail() + fore_sail() + sailor() + boat() + glass())
    front = strip([(14, 47.4, .1), (22, 50.4, .8), (33, 51.6, 1.1), (44, 50, .8), (54, 45, .1)], "#f4fbf3", 26)
    front += "".join(cloud(x, y, w, h, c, s) for x, y, w, h, c, s in ((7, 54.4, 20, 4.6, "#cfe9e0", 5), (30, 55.4, 28, 4.2, "#f4fbf3", 9)))
    front += motes(6, (18, 34, 50, 50), "#ffffff", 4, avoid=((34, 36, 13),))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)


def over():
    return sheet(ALT, subject=put(glass()))
