"""Grinshade. A cat sitting upright in three outlines that do not agree, and one grin that does."""
from brushes import disc, line, lit, path, placed, poly, smooth, star
from places import VEIL, contours, ground, island, sheet

CARD = "VB-006"
ALT = "A cat of shadow sits bolt upright in three outlines that do not agree, grinning a wide mint grin from ear to ear."

NIGHT, DARK, MID, RIM, MINT, PALE = "#0d0720", "#1c1238", "#33225f", "#9a84e0", "#86f0c0", "#eafff3"

# Seen from the front, sitting; the ground lies at y = 40.
CAT = [(-7.8, 11.6), (-9.4, 6.6), (-9.0, -.6), (-8.6, -5.4, 1), (-4.6, -1.6), (-1.6, .4), (1.6, .4), (4.6, -1.6), (8.4, -6.0, 1), (9.0, -.6), (9.4, 6.6), (7.8, 11.6), (4.8, 14.6), (6.6, 18.6), (8.6, 24),
       (10.4, 30), (11.4, 35), (10.4, 39, 1), (7, 40), (-7, 40), (-10.4, 39, 1), (-11.4, 35), (-10.4, 30), (-8.6, 24), (-6.6, 18.6), (-4.8, 14.6)]


def frayed(side, reach):
    """The outline with tufts pulled out of one flank: one guess of three."""
    out = []
    for k, p in enumerate(CAT):
        out.append(p)
        q = CAT[(k + 1) % len(CAT)]
        if p[0] * side > 0 and q[0] * side > 0 and 12 < p[1] < 36 and 12 < q[1] < 39:
            x, y = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
            down = 1 if side > 0 else -1
            out += [(x + side * .1, y - 1.0 * down, 1), (x + side * reach, y + 2.0, 1), (x + side * .2, y + 1.0 * down, 1)]
    return smooth(out)


def tail(colour, rim):
    """Round the feet, from the left, its tip turned up on the right."""
    ring = [(-9.6, 33.4, 1), (-13.4, 34.0), (-15.4, 37.0), (-13.0, 40.2), (-6, 41.8), (2, 42.2), (9, 41.4), (14.2, 38.8), (16.6, 34.8), (16.2, 30.6, 1), (14.4, 33.4), (11.4, 36.6), (5, 38.6), (-3, 38.8), (-9, 37.8), (-10.6, 36.4)]
    return lit(smooth(ring), colour, rim, .1, .4, path(smooth([(-15, 38), (-6, 40.4), (4, 40.8), (12, 38.8), (16, 34), (17, 38), (9, 43), (-8, 43)]), NIGHT))


def grin():
    """From ear to ear; few teeth, no two alike; the light of the picture."""
    out = path(smooth([(-8.4, 5.0, 1), (-5.8, 7.6), (-2.4, 8.9), (1.2, 9.0), (5.2, 7.4), (8.6, 4.2, 1), (7.8, 8.2), (4.8, 11.8), (.4, 13.2), (-4.2, 12.0), (-7.4, 9)]), MINT)
    out += path(smooth([(-7.6, 6.7, 1), (-5.4, 8.4), (-2.2, 9.8), (1.4, 9.9), (5.2, 8.4), (7.9, 5.8, 1), (7.0, 8.4), (4.4, 11.2), (.4, 12.3), (-3.8, 11.2), (-6.6, 8.8)]), "#0a2a2c")
    for x, y, w, h in ((-5.6, 8.0, 1.2, 1.9), (-2.9, 9.2, 1.5, 3.0), (1.0, 9.6, 1.1, 1.6), (3.6, 9.0, 1.7, 2.9), (6.2, 7.4, .8, 1.7)):
        out += poly([(x - w * .75, y - .3), (x + w * .75, y - .3), (x + .15, y + h)], PALE)
    for x, y, w, h in ((-4.4, 11.2, .9, 1.5), (-.6, 12.5, 1.3, 2.2), (2.4, 12.0, .8, 1.1), (5.2, 10.2, .9, 1.6)):
        out += poly([(x - w * .7, y), (x + w * .7, y), (x - .1, y - h)], PALE)
    return out


def cat():
    out = path(smooth([(-6.8, 9), (6.8, 9), (7.4, 18), (-7.4, 18)]), "#43489c")
    for side, turn, fill, rim in ((-1, -15, "#5b73b4", "#b7d9d6"), (1, 13, "#43489c", "#9fb4dc")):
        data = frayed(side, 2.6)
        out += f'<g transform="rotate({turn} {side * 4} 41) translate({side * 4.4} -.6) scale(.97)">' + path(data, fill) + path(data, stroke=rim, stroke_width=".22") + "</g>"
    planes = path(smooth([(3, 15), (7, 20), (10, 30), (11, 39), (6, 41), (5.6, 32), (3.4, 24)]), MID)
    planes += path(smooth([(-3, 15), (-7, 20), (-10, 30), (-11, 39), (-6.4, 41), (-6, 32), (-3.4, 24)]), "#271a4c")
    planes += path(smooth([(-1.4, 17), (1.4, 17), (2.2, 27), (1.2, 40), (-1.2, 40), (-2.2, 27)]), NIGHT)
    planes += path(smooth([(4.6, -1), (8.6, -6.4), (9.4, 0), (9.6, 6), (7, 3), (5.4, 1)]), MID)
    for s in (1, -1):
        planes += path(smooth([(s * 5.4, 1.0), (s * 7.8, -3.8, 1), (s * 8.2, 1.0), (s * 7.0, 2.8)]), "#4a3890" if s > 0 else "#30226a")
    planes += "".join(star(x, y, r, "#cfeee2", .26) for x, y, r in ((-4.4, 20.6, .5), (3.2, 22.4, .6), (-2.8, 26.4, .4), (4.6, 30.6, .5), (-5.4, 32.4, .6), (.4, 33, .4), (7.4, 35.4, .4)))
    out += lit(smooth(CAT), DARK, RIM, 0, .42, planes)
    for x in (-3.4, 3.4):
        out += line([(x - 1.9, 39.4), (x - 1.7, 33.6), (x * .6, 27)], NIGHT, .3) + line([(x + 1.9, 39.4), (x + 1.8, 35)], NIGHT, .3)
        out += path(smooth([(x - 2.1, 40.4), (x - 2.0, 38.6), (x, 37.8), (x + 2.0, 38.6), (x + 2.1, 40.4)]), MID) + line([(x - .6, 40), (x - .6, 39)], NIGHT, .22) + line([(x + .6, 40), (x + .6, 39)], NIGHT, .22)
    out += path(smooth([(-17, 41), (-8, 39.6), (8, 39.6), (18, 41), (10, 43.4), (-9, 43.4)]), "#180e33") + tail(DARK, RIM)
    # whiskers of light, and the nose; where eyes would be there is only night
    for s in (1, -1):
        for k in range(3):
            out += line([(s * 6.4, 5.0 + k * .9), (s * 10.4, 3.2 + k * 1.7), (s * (14.0 - k * .5), 3.0 + k * 2.6)], "#cfeee2", .14)
    return out + path("M-1 5.4H1L0 6.6Z", "#5b41a0") + grin()


def picture():
    sky = contours(38, 26, VEIL, 52, 1.0, 1.05, [54, 45.5, 38, 32, 26.6, 21.6, 17, 12.4, 8], edge="#c9ffe9")
    far = island(20.4, 29.6, 9, 4.2, 14, "#5a4a9c", "#44357f", "#2f2260") + island(57.6, 26.4, 8.4, 3.8, 5, "#6272b6", "#4d569c", "#38407e")
    # two far cats' ears of rock, a gate between them
    far += poly([(17.6, 29.4), (17.2, 25.6), (18.6, 27.0), (20.2, 27.0), (21.6, 25.4), (21.4, 29.4)], "#44357f") + path("M18.4 27.9Q19.4 29.2 20.6 27.8Q19.4 28.5 18.4 27.9Z", MINT)
    far += path("M56 26.2V23.4C56 22 56.6 21 57.6 20.3C58.6 21 59.2 22 59.2 23.4V26.2H58.5V23.5C58.5 22.6 58.2 22 57.6 21.5C57 22 56.7 22.6 56.7 23.5V26.2Z", "#4d569c")
    mid = ground([(-6, 45), (8, 44.6), (22, 46.4), (38, 46.8), (54, 46.2), (70, 44)], "#2b1c58") + ground([(-6, 49), (10, 48.2), (26, 49.4), (44, 48.8), (60, 49.4), (70, 48)], "#180e33")
    light = disc(38, 25.6, 9.6, "#eafff3", .3)
    subject = placed(cat(), 38, 19.4, .74)
    front = lit(smooth([(-4, 60, 1), (-4, 43), (4, 42), (9, 46), (14, 50.4), (20, 53), (22, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    front += lit(smooth([(53, 60, 1), (56, 53), (60, 50), (64, 45), (70, 44), (70, 60, 1)]), "#0f081f", "#4a3890", -.3, .35)
    spots = ((17, 20.4, .5), (24.4, 17.4, .7), (16, 38.6, .5), (26, 24.4, .4), (51.6, 17, .5), (60, 30.6, .6), (57.4, 40, .45), (45.6, 15.2, .35), (30.4, 13.4, .45))
    front += "".join(star(x, y, r, "#d9fff0", .25) for x, y, r in spots)
    return sheet(ALT, sky=sky, far=far, light=light, mid=mid, subject=subject, front=front)
