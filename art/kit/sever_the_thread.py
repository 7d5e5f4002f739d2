"""Sever the Thread. A crane's beak, wide as scissors, has just closed on a gold thread; under it a bell that hung there begins to fall."""
import math

from brushes import disc, feather, line, lit, mix, oval, path, placed, poly, smooth, star
from places import cloud, contours, island, motes, rays, sheet
from skyfolk import BLUE, DUSK, GOLD, NIGHT, SHADE, WHITE
from vesperant import BELL, DARK, RIM, folds, head, hem, loop, shoulders

CARD = "TC-004"
ALT = "A crane snips a taut gold thread with the tip of its beak, and a violet bell with an owl's face drops away beneath."

CUT = (26.6, 24.6)


def crane():
    """Head and neck, close up, coming in from the right."""
    out = ""
    # a wing behind, out of the way: only its front edge
    for k in range(6):
        out += feather(60.5 - k * .6, 35 + k * 1.2, -118 + k * 13, 17 - k * .5, 2.3, mix(BLUE, DUSK, .25) if k % 2 else BLUE, NIGHT, mix(BLUE, NIGHT, .5))
    neck = [(64, 62), (44.4, 62, 1), (44.6, 54.0), (47.8, 47.6), (51.0, 42.4), (50.4, 37.4), (46.6, 34.0), (42.8, 31.0), (40.2, 27.4), (40.2, 23.2), (42.4, 19.6), (46.2, 17.4), (50.6, 17.9), (54.0, 21.0), (56.6, 26.0), (59.2, 33.0), (60.6, 41.0), (62.6, 50)]
    inner = path(smooth([(44, 62), (45.4, 54), (49.4, 47.6), (52.6, 42.6), (51.8, 36.8), (47.4, 33.2), (43.4, 30.0), (41, 27), (38, 30), (46, 40), (42, 52)]), SHADE)
    inner += path(smooth([(57.4, 30), (58.6, 38), (57.0, 46), (54.6, 54), (56, 62), (66, 62), (64, 46), (60, 32)]), SHADE) + path(smooth([(59.6, 36), (60.0, 43), (58.4, 50), (60, 62), (66, 62), (64, 46)]), DUSK)
    # the night-blue bib from the chin down the throat
    inner += path(smooth([(39.6, 26.4), (43.0, 26.2), (46.6, 27.6), (49.4, 31.4), (52.4, 35.0), (53.6, 40.0), (51.6, 45.4), (48.4, 50), (45.8, 54), (44, 56), (42, 46), (40, 34)]), NIGHT)
    inner += path(smooth([(50.6, 33.2), (53.0, 36.4), (53.6, 40.4), (51.8, 45.4), (49.4, 48.6), (51.4, 44), (51.8, 39)]), mix(NIGHT, BLUE, .5))
    inner += "".join(line([(x, y), (x + 1.3, y + 1.5), (x + 1.9, y + 3.3)], SHADE, .26) for x, y in ((53.6, 25.6), (55.0, 29.6), (55.8, 34.6), (52.4, 29.4)))
    out += lit(smooth(neck), WHITE, "#ffffff", .2, .45, inner)
    out += line([(40.3, 27.6), (42.9, 31.1), (46.7, 34.1), (50.5, 37.5), (51.0, 42.4), (47.8, 47.6), (44.7, 54.0), (44.4, 60)], "#8fd0cf", .36)
    # crest
    for a, long, c in ((-12, 12.4, BLUE), (-26, 13.6, NIGHT), (-41, 11.6, BLUE), (-58, 8.2, NIGHT)):
        out += feather(47.4, 18.4, a, long, 1.35, c, None, mix(c, NIGHT, .55))
    out += path(smooth([(42.0, 20.2), (45.4, 17.6), (49.4, 17.5), (51.6, 18.9), (48.8, 19.6), (45.0, 20.2)]), BLUE)
    # the beak: two blades that meet in the thread
    x, y = CUT
    out += path(smooth([(43.4, 19.4, 1), (41.4, 19.0), (36.0, 20.9), (30.4, 23.2), (x - 1.4, y + .1, 1), (31.4, 24.6), (37.0, 24.0), (41.0, 24.4, 1)]), GOLD)
    out += path(smooth([(42.8, 21.6, 1), (37.0, 22.2), (31.4, 23.8), (x - 1.4, y + .1, 1), (31.4, 24.6), (37.0, 24.0), (41.2, 24.4, 1)]), mix(GOLD, "#8a5614", .45)) + line([(41.6, 19.4), (36.4, 21.2), (31, 23.2)], "#ffe9a6", .3)
    out += path(smooth([(41.0, 25.0, 1), (37.0, 25.6), (31.4, 25.8), (x - .9, y + .9, 1), (31.6, 28.0), (36.8, 28.9), (41.4, 28.4, 1)]), mix(GOLD, "#8a5614", .22))
    out += path(smooth([(41.4, 27.0, 1), (36.8, 27.4), (31.6, 26.9), (x - .9, y + .9, 1), (31.6, 28.0), (36.8, 28.9), (41.4, 28.4, 1)]), "#8a5614") + path(smooth([(41.0, 24.4, 1), (36.8, 24.2), (32.6, 24.9), (36.8, 25.6), (41.0, 25.2, 1)]), "#5e2a20")
    # the eye, fixed on the work
    out += path(smooth([(41.2, 22.6), (43.6, 20.9), (46.6, 21.4), (47.4, 23.6), (45.2, 25.6), (42.2, 25.2)]), SHADE)
    out += disc(44.4, 23.0, 1.75, NIGHT) + disc(44.3, 22.9, 1.25, GOLD) + disc(44.1, 22.9, .74, "#0b2032") + disc(44.5, 22.5, .3, "#ffffff")
    return out + path(smooth([(41.6, 21.9, 1), (44.2, 20.5), (47.2, 21.6, 1), (44.4, 21.5)]), NIGHT)


def bell():
    """Vesperant, which hung by this thread; awake for once."""
    return loop() + lit(smooth(BELL), DARK, RIM, 0, .5, folds()) + hem() + shoulders() + head()


def picture():
    x, y = CUT
    sky = contours(x, y, ["#0b3247", "#114259", "#18566f", "#25748b", "#459aa6", "#85c4bf", "#d3ead2", "#fff3c8"], 54, 1.05, 1.0, [52, 42.6, 34.6, 27.6, 21.4, 16, 11.2, 7.4, 4.4], edge="#dff6ee")
    far = island(19.4, 28.4, 5.6, 2.6, 4, "#5fa3a8", "#468e9d", "#2f7488", "#e9f7f2") + island(37.0, 14.8, 6.0, 2.8, 9, "#236c85", "#1b5c76", "#124a62", "#8fd0cf") + poly([(36, 14.6), (36, 12.9), (37, 11.8), (38, 12.9), (38, 14.6)], "#124a62") + poly([(36.7, 14.2), (36.7, 13.3), (37.3, 13.3), (37.3, 14.2)], "#fff3c4")
    mid = "".join(cloud(cx, cy, w, h, c, s) for cx, cy, w, h, c, s in ((8, 53.4, 24, 4.4, "#18566f", 5), (26, 55.4, 22, 4.6, "#1f6a82", 8)))
    # thread: taut above, springing back; slack and curling below
    light = rays(x, y, [(a, 2.0, r, 3.2) for a, r in ((-150, 7.4), (-118, 5.8), (-64, 6.8), (116, 6.0), (152, 7.2), (184, 6.0))], "#fffdf0", .95)
    for w, c in ((.95, "#a8741f"), (.6, "#f9d873")):
        light += line([(26.2, 9), (26.4, 16), (26.0, 18.6), (27.4, 20.6), (25.6, 21.4), (26.0, 19.8)], c, w) + line([(23.8, 35.4), (24.0, 32.8), (25.6, 30.4), (24.6, 28.4), (23.2, 29.4), (24.4, 30.2)], c, w)
    subject = placed(bell(), 24.4, 37.2, .42, -13) + placed(crane(), 3.45, 3.2, .87)
    # how fast it goes
    front = "".join(line([(px, py), (px + .3, py - long)], "#dff3ea", .24, opacity=.75) for px, py, long in ((15.6, 42, 5), (17.8, 37.6, 4.4), (29.0, 37.4, 4.6), (31.4, 43.4, 5.2)))
    front += "".join(cloud(cx, cy, w, h, c, s) for cx, cy, w, h, c, s in ((9, 57.4, 22, 4.2, "#8fcbc9", 12), (28, 58.8, 20, 3.8, "#dff1e4", 14)))
    front += star(x - .6, y + .4, 2.2, "#ffffff", .2) + motes(6, (17, 15, 36, 34), "#fff3cf", 9, avoid=((26, 25, 4),))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=light, subject=subject, front=front)
