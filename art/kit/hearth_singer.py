"""Hearth Singer. A ball of feathers on the handle of a kettle, bill to the sky; kettle and bird are at the same song."""
from brushes import blob, feather, line, lit, mix, oval, path, placed, poly, smooth
from places import contours, house, motes, sheet

CARD = "WB-009"
ALT = "A round songbird with a copper throat sings from the handle of a steaming kettle, and small lit houses rise in the steam."

DOWN, SHADE, DEEP, CREAM, RIM = "#8d5a42", "#5e3a3a", "#37222c", "#f0d3a4", "#ffe6b0"
COPPER, COPPER_DARK, GLOW = "#e0782f", "#a64a24", "#ffd07a"
KITCHEN = ["#2a1a2c", "#452736", "#70383a", "#ad5a38", "#e08e44", "#fdc068", "#ffe6a8"]
ENAMEL, ENAMEL_DARK, ENAMEL_LIGHT = "#56627a", "#2e3650", "#a3b1bd"


def bird():
    """Feet at (33, 31); the bill at the upper right."""
    out = "".join(feather(27.0, 26.6 + k * .9, 148 + k * 8, 12.0 - k * .7, 1.35, (SHADE, DEEP, DOWN)[k % 3], None, DEEP) for k in range(4))
    ball = smooth([(40.0, 12.9), (43.2, 14.8), (44.4, 17.4), (44.6, 20.6), (44.2, 24.6), (42.2, 28.8), (37.8, 31.6), (31.8, 31.6), (26.8, 29.8), (24.8, 26.2), (26.6, 21.8), (30.8, 18.0), (34.4, 15.4), (37.0, 13.4)])
    inner = blob([(34.4, 21), (38.4, 20.4), (42, 22), (45.4, 21), (45, 26), (42, 30.4), (36, 33), (30, 32.4), (34.4, 28)], CREAM) + blob([(26, 30), (32, 30.6), (38, 29.6), (42.4, 26.4), (44, 27.6), (40, 32), (32, 33)], "#c99a6c")
    inner += blob([(25, 28), (28.6, 28.6), (32, 31.4), (28, 32), (24, 29)], DEEP) + blob([(28.6, 19.6), (33.6, 15.8), (37, 13), (36.8, 16.6), (33, 19.4), (29, 23)], mix(DOWN, CREAM, .25))
    # the copper: rows of scales from the chin to the breast
    inner += blob([(40.2, 18.4), (43.6, 17.4), (45.6, 19), (45.2, 24), (43.8, 27.6), (40.6, 27.0), (38.6, 23.6)], COPPER_DARK)
    for row in range(5):
        for k in range(4):
            x, y = 39.4 + k * 1.75 + (row % 2) * .85 - row * .12, 19.0 + row * 1.85 + k * .1
            if x < 45 - max(0, row - 3) * 1.2:
                inner += path(smooth([(x - 1.0, y - .7, 1), (x + 1.0, y - .8, 1), (x + .95, y + .7), (x, y + 1.6), (x - .95, y + .7)]), mix(COPPER, GLOW, .06 + .24 * k))
    inner += "".join(path(smooth([(x - .7, y, 1), (x, y + 1.4), (x + .7, y, 1), (x, y + .4)]), "#c99a6c") for x, y in ((36.8, 25.2), (38.4, 27.4), (35.4, 27.8), (37.4, 29.4), (33.4, 29.6), (40.4, 29.0)))
    out += lit(ball, DOWN, RIM, -.35, .35, inner)
    wing = smooth([(33.4, 19.6), (36.2, 22.0), (36.0, 25.4), (32.6, 28.2), (27.2, 30.0), (21.8, 32.0), (17.4, 33.4, 1), (20.6, 29.4), (24.2, 25.0), (28.6, 21)])
    bars = "".join(feather(33.8 - k * 1.4, 26.4 - k * 1.2, 156 + k * 4, 12.8 - k * 1.4, 1.25, (SHADE, DEEP)[k % 2], None, DEEP) for k in range(4)) + "".join(path(smooth([(x - 1.4, y - .9, 1), (x + 1.4, y - .5, 1), (x + .5, y + 1.3), (x - .6, y + 1.8), (x - 1.5, y + .7)]), c) for x, y, c in ((30.6, 22.6, COPPER_DARK), (33.0, 21.8, COPPER), (34.6, 23.6, COPPER), (31.6, 25.0, COPPER_DARK), (33.8, 25.6, COPPER), (28.8, 24.8, COPPER_DARK)))
    out += lit(wing, SHADE, RIM, -.1, .45, bars)
    # cap, bill, eye shut with the pleasure of it
    out += blob([(33.8, 16.4), (36.6, 13.4), (40.0, 12.5), (43.2, 14.6), (43.6, 16.2), (41.0, 16.4), (38.4, 18.4), (35.6, 18.2)], DEEP)
    out += poly([(42.6, 15.6), (47.6, 13.2), (47.4, 16.8), (43.6, 18.9)], "#7a1f22") + path(smooth([(43.6, 18.4), (45.4, 17.0), (47.0, 15.6), (45.6, 17.9)]), "#ff9a6a")
    out += path(smooth([(42.0, 14.3, 1), (43.4, 12.9), (46.0, 11.6), (49.4, 10.9, 1), (47.8, 13.4), (45.4, 15.2), (43.2, 16.4, 1)]), "#f7bc62") + path(smooth([(42.8, 15.6, 1), (45.6, 14.0), (49.4, 10.9, 1), (47.8, 13.4), (45.4, 15.2), (43.2, 16.4, 1)]), "#bf7430")
    out += path(smooth([(43.2, 18.0, 1), (45.4, 17.7), (48.4, 16.4, 1), (47.2, 18.4), (45.2, 19.6), (43.4, 19.8, 1)]), "#e29a45")
    return out + line([(38.4, 15.2), (39.7, 16.1), (41.2, 15.6)], "#fff0cf", .5) + "".join(line([(x, 31.0), (x + .3, 32.4)], "#e2a25a", .8) + line([(x - 1.0, 33.0), (x + .3, 32.2), (x + 1.5, 32.9)], "#e2a25a", .65) for x in (32.2, 35.4))


def kettle():
    """Enamelled once; its spout looks where the bird looks."""
    spout = smooth([(43.4, 45.6), (47.4, 44.0), (48.8, 40.4), (50.0, 37.6), (49.4, 36.4, 1), (53.2, 35.9, 1), (53.0, 37.4), (51.8, 41.4), (50.0, 46.4), (45.4, 49.6), (42, 49)])
    out = lit(spout, ENAMEL, RIM, -.3, .4, blob([(42, 48), (47.4, 47), (50, 42), (51.4, 37.4), (53.6, 36), (52.6, 42), (50, 48), (44, 51)], ENAMEL_DARK)) + oval(51.3, 36.2, 1.9, .55, "#1f2236", -8)
    out += line([(23.2, 41.6), (24.0, 37.4), (27.4, 34.2), (33.2, 33.0), (39.0, 34.2), (42.6, 37.4), (43.4, 41.6)], "#26151f", 1.9) + line([(24.4, 36.8), (27.6, 33.9), (33.2, 32.6), (38.8, 33.8), (41.6, 36)], "#b8683c", .5)
    half = smooth([(24.4, 40.8), (27.6, 39.3), (33.2, 38.8), (38.8, 39.3), (42.0, 40.8), (44.8, 44.2), (45.8, 48.4), (45.2, 52), (21.2, 52), (20.6, 48.4), (21.6, 44.2)])
    inner = blob([(20, 47), (22, 42), (25.4, 39.4), (26.6, 43), (25.8, 48), (27, 53), (20, 53)], ENAMEL_DARK) + blob([(38.8, 40.6), (42.0, 42.6), (44.2, 46.6), (43.8, 50), (41.6, 48), (40.2, 43.6)], ENAMEL_LIGHT)
    inner += blob([(20, 50.4), (27, 49.4), (34, 50.2), (46, 49.4), (46, 53), (20, 53)], "#9a4a34") + blob([(29.2, 45.4), (31.0, 44.4), (32.2, 45.8), (31.4, 47.4), (29.6, 47.2)], "#28263c")
    out += lit(half, ENAMEL, RIM, -.35, .4, inner)
    out += path(smooth([(26.6, 40.0, 1), (29.2, 37.6), (33.2, 36.9), (37.2, 37.6), (39.8, 40.0, 1), (33.2, 40.9)]), ENAMEL_DARK) + path(smooth([(33.4, 37.0), (37.0, 37.7), (39.4, 39.9, 1), (36.6, 39.7), (35.4, 38.2)]), ENAMEL_LIGHT) + oval(33.2, 36.5, 1.3, .95, "#d98443") + oval(33.5, 36.2, .7, .4, GLOW)
    return out


def steam():
    """One ribbon from the spout; the notes in it are houses."""
    def ribbon(spots, colour, **more):
        left = [(x - w, y) for x, y, w in spots]
        right = [(x + w, y) for x, y, w in reversed(spots)]
        return path(smooth(left + right), colour, **more)
    out = ribbon([(51.6, 35.4, .5), (50.9, 32, 1.1), (53.2, 28.4, 1.7), (57.6, 25.2, 2.0), (57.8, 21.0, 1.7), (54.4, 17.6, 1.2), (55.2, 13.8, .7), (57.6, 11.4, .2)], "#fff2cc", opacity=.6)
    out += ribbon([(51.8, 34.6, .2), (51.8, 31.6, .6), (54.2, 28.4, 1.0), (58.2, 25.2, 1.2), (58.2, 21.6, .9), (55.2, 18.0, .6), (55.6, 14.8, .3)], "#fffbe8", opacity=.7)
    for x, y, s, t in ((53.6, 29.8, 2.7, -8), (57.4, 23.8, 2.3, 8), (55.2, 17.6, 1.9, -6)):
        out += placed(house(0, 0, s, "#6b3238", "#fff6cf"), x, y, 1, t)
    return out


def stove():
    """Iron, with the fire behind its bars; above, what hangs and stands in such a kitchen."""
    out = poly([(-6, 51.2), (70, 50.6), (70, 60), (-6, 60)], "#22131f") + poly([(-6, 51.2), (70, 50.6), (70, 51.3), (-6, 51.9)], "#7a4038") + oval(33, 51.7, 14, .8, "#ff9a4a") + oval(33, 51.6, 9, .45, "#ffd98a")
    # a shelf with cups
    out += poly([(9, 27.4), (22.6, 27.4), (22.6, 28.6), (9, 28.6)], "#4a2630") + poly([(9, 27.4), (22.6, 27.4), (22.6, 27.8), (9, 27.8)], "#c9793f")
    for x, tone in ((16.2, "#7a4038"), (20.0, "#8a5040")):
        out += path(f"M{x - 1.4} 24.4H{x + 1.4}L{x + 1.1} 27.4H{x - 1.1}Z", tone) + path(f"M{x + 1.3} 25Q{x + 2.5} 25.4 {x + 1.1} 26.6", stroke=tone, stroke_width=".4")
    # a ladle on its nail
    return out + line([(17.4, 29.6), (17.4, 37.4)], "#4a2630", .5) + path("M15.6 37.2H19.2C19.2 39.6 15.6 39.6 15.6 37.2Z", "#4a2630") + line([(21.0, 29.6), (21.0, 34.4)], "#4a2630", .5) + poly([(20.2, 34.2), (21.8, 34.2), (22.2, 38.0), (19.8, 38.0)], "#4a2630")


def picture():
    sky = contours(45, 23, KITCHEN, 57, 1.14, 1.0, [62, 53.4, 45, 37.4, 30.4, 24, 17.6, 11.4], .045, "#ffe0a0", 28)
    front = motes(8, (24, 15, 62, 44), "#fff0c4", 26, avoid=((34, 24, 13), (56, 22, 5), (34, 44, 13), (46, 14, 5)))
    return sheet(ALT, sky=sky, mid=stove(), light=steam(), subject=placed(kettle() + placed(bird(), 1.4, 1.9, .94), -.6, .2), front=front)
