"""Brindle. A house that walks: gables and a chimney on a bear's four paws, and a lantern that goes ahead on a crook."""
import math
import random

from brushes import blob, disc, halo, line, lit, mix, num, oval, path, placed, poly, smooth
from places import DUSK, contours, ground, island, sheet

CARD = "WB-001"
ALT = "A brindled bear carries a whole lit house on his shelled back along a hill road, a lantern on a crook before him."

FUR, WARM, LIGHT, RIM, NIGHT, CREAM = "#33191a", "#5f3222", "#8f5230", "#ffd48a", "#1f0f12", "#d9b083"
WALL, WALL_SHADE, WALL_DARK = "#a7623a", "#7c4429", "#4a2620"
ROOF, ROOF_SHADE, ROOF_LIGHT = "#3e2a3a", "#2a1b29", "#6b4a52"
GLOW, AMBER = "#ffe9a6", "#ffc65a"
SHELL, SCUTE, SCUTE_LIGHT, MOSS, MOSS_LIGHT = "#2a1518", "#6b3d2c", "#86502f", "#5d6b3a", "#96a357"
IRON = "#26151a"


def window(x, y, wide, high):
    """A round-headed window with a cross of bars, lit."""
    def arch(w, over):
        return f"M{num(x - w)} {num(y + high / 2 + over)}V{num(y - high * .1)}A{num(w)} {num(w)} 0 0 1 {num(x + w)} {num(y - high * .1)}V{num(y + high / 2 + over)}Z"
    bars = f"M{num(x)} {num(y - high * .1 - wide / 2)}V{num(y + high / 2)}M{num(x - wide / 2)} {num(y + high * .08)}H{num(x + wide / 2)}"
    return path(arch(wide / 2 + .4, .3), WALL_DARK) + path(arch(wide / 2, 0), GLOW) + path(bars, stroke=WALL_DARK, stroke_width=".28")


def beam(a, b, width=.6):
    """A timber in the wall."""
    return path(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", stroke=WALL_DARK, stroke_width=num(width))


def spiral(x, y, size):
    """The round window that wears the mark of the shell."""
    mark = (f"M{num(x)} {num(y - 1.3 * size)}a{num(1.3 * size)} {num(1.3 * size)} 0 1 1 {num(-1.25 * size)} {num(1.6 * size)}"
            f"a{num(.8 * size)} {num(.8 * size)} 0 0 1 {num(1.4 * size)} {num(-.7 * size)}")
    return disc(x, y, 2.75 * size, WALL_DARK) + disc(x, y, 2 * size, GLOW) + path(mark, stroke=WALL_DARK, stroke_width=num(.34 * size))


def thatch(middle, top, half, drop, count):
    """The big swung roof with its rows of straw; `half` wide on each side, `drop` high."""
    k, q = half / 12.2, drop / 15.1
    def at(x, y):
        return f"{num(middle + x * k)} {num(top + y * q)}"
    left = f"M{at(-12.2, 15.1)}C{at(-7.6, 12.2)} {at(-3.4, 6.8)} {at(-1, .2)}C{at(-.6, -.6)} {at(.6, -.6)} {at(1, .2)}"
    right = f"C{at(3.4, 6.8)} {at(7.6, 12.2)} {at(12.4, 15.1)}L{at(11.2, 16.9)}C{at(6.2, 14.2)} {at(2.4, 9.8)} {at(0, 4.8)}"
    whole = left + right + f"C{at(-2.4, 9.8)} {at(-6.2, 14.2)} {at(-11, 16.9)}Z"
    out = path(whole, ROOF) + path(f"M{at(0, -.4)}C{at(.5, -.4)} {at(.8, -.2)} {at(1, .2)}{right}Z", ROOF_LIGHT)
    out += path(f"M{at(.7, -.2)}C{at(3.2, 6.7)} {at(7.6, 12.2)} {at(12.4, 15.1)}", stroke=RIM, stroke_width=".3", stroke_linecap="round")
    for i in range(count):
        t = (i + .5) / count
        x, y = t * 11.4, 1 + t * 13.2 - 1.2 * math.sin(t * 3.14)
        for side, tone in ((1, ROOF), (-1, ROOF_SHADE)):
            out += path(f"M{at(side * (x - 1.0), y + .2)}C{at(side * (x - 1.6), y + .5)} {at(side * (x - 1.4), y + 1.4)} {at(side * (x - .7), y + 2.2)}", stroke=tone, stroke_width=".24")
    return out


def spire(x, wide, top, foot, tip, lean=0):
    """A tower under a witch's hat."""
    half = wide * .78
    out = poly([(x - wide / 2, foot), (x - wide / 2, top), (x + wide / 2, top), (x + wide / 2, foot)], WALL)
    out += poly([(x - wide / 2, foot), (x - wide / 2, top), (x - wide * .1, top), (x - wide * .1, foot)], WALL_SHADE)
    middle = top - (top - tip) * .5
    right = f"C{num(x + wide * .16 + lean)} {num(middle)} {num(x + wide * .42)} {num(top - 2)} {num(x + half)} {num(top + .6)}"
    out += path(f"M{num(x - half)} {num(top + .6)}C{num(x - wide * .42)} {num(top - 2)} {num(x - wide * .16 + lean)} {num(middle)} {num(x + lean)} {num(tip)}{right}"
                f"C{num(x + half * .4)} {num(top + 1.6)} {num(x - half * .4)} {num(top + 1.6)} {num(x - half)} {num(top + .6)}Z", ROOF)
    out += path(f"M{num(x + lean)} {num(tip)}{right}C{num(x + half * .5)} {num(top + 1.3)} {num(x + half * .2)} {num(top + 1.4)} {num(x)} {num(top + 1.4)}Z", ROOF_LIGHT, .8)
    out += line([(x - half, top + .6), (x, top + 1.3), (x + half, top + .6)], RIM, .24)
    return out + disc(x + lean, tip - .3, .55, GLOW)


def tufts(spots):
    """Cushions of moss on the edge of the shell; a spot is (x, y, size)."""
    return "".join(oval(x, y, r, r * .62, MOSS) + oval(x + .2, y - .25, r * .7, r * .32, MOSS_LIGHT) for x, y, r in spots)


def rim_of_shell(outline, x0, step, count, top, deep, half):
    """The edge of the shell with its scutes, `deep` in the middle."""
    scutes, middle = "", x0 + step * count / 2
    for i in range(count):
        a, b = x0 + i * step, x0 + (i + 1) * step
        m = (a + b) / 2
        low = deep - half * ((m - middle) / (step * count / 2)) ** 2
        right = f"L{num(b - .25)} {num(top)}C{num(b - .1)} {num(low - 3)} {num(b - .6)} {num(low - .4)} {num(m)} {num(low)}"
        scutes += path(f"M{num(a + .25)} {num(top)}{right}C{num(a + .6)} {num(low - .4)} {num(a + .1)} {num(low - 3)} {num(a + .25)} {num(top)}Z", SCUTE)
        scutes += path(f"M{num(m)} {num(top)}{right}Z", SCUTE_LIGHT)
        scutes += line([(m - .9, top + 3.6), (m - .8, low - 3), (m, low - 1.6)], SHELL, .25, opacity=.6)
    lip = smooth([(outline[0][0] - 1, top - 1, 1), (outline[4][0] + 1, top - 1, 1), (outline[4][0] + 1, outline[4][1] + .4, 1), *[(x, y + 1.1) for x, y, *_ in outline[3:0:-1]], (outline[0][0] - 1, outline[0][1] + .5, 1)])
    return lit(smooth(outline), SHELL, RIM, 0, .5, scutes + path(lip, SHELL))


def dwelling():
    """The house on his back and the shell under it; its own box is about 34 wide and 32 high."""
    out = poly([(20.2, 8.4), (20.2, -.2), (23.4, -.2), (23.4, 11)], WALL_SHADE) + poly([(21.9, 9), (21.9, -.2), (23.4, -.2), (23.4, 11)], WALL_DARK)
    out += poly([(19.7, -1.1), (23.9, -1.1), (23.9, .1), (19.7, .1)], ROOF_LIGHT)
    out += poly([(.6, 23.4), (1.2, 13), (9, 13), (9, 24)], WALL_SHADE) + poly([(.6, 23.4), (1.2, 13), (3.2, 13), (3.2, 24)], WALL_DARK)
    out += path("M-1.4 14.2C1.4 11.6 3.4 8.4 4.6 3.4C5.8 8.4 8 11.6 11 14.2C7 15.2 2.6 15.2-1.4 14.2Z", ROOF)
    out += path("M4.6 3.4C5.8 8.4 8 11.6 11 14.2C8.6 14.9 6.6 15 4.6 15Z", ROOF_LIGHT, .55)
    out += line([(-1.2, 14.2), (4.6, 14.9), (10.8, 14.2)], RIM, .22) + disc(4.6, 3, .6, GLOW) + window(5.6, 18.4, 2.2, 3.2)
    out += poly([(7, 24.5), (7.4, 13), (16, 4.6), (25, 13), (25.6, 24.5)], WALL) + poly([(7, 24.5), (7.4, 13), (11, 9.6), (10.4, 24.5)], WALL_SHADE)
    out += beam((7.4, 14.6), (25, 14.6)) + beam((12.4, 14.6), (12.4, 24)) + beam((20.4, 14.6), (20.4, 24)) + beam((16.2, 5), (16.2, 14.6))
    out += spiral(16.2, 10.9, 1)
    out += path("M14.2 24.4V19.4A2.2 2.2 0 0 1 18.6 19.4V24.4Z", WALL_DARK) + path("M14.8 24.4V19.5A1.6 1.6 0 0 1 18 19.5V24.4Z", AMBER)
    out += path("M16.4 17.9L18 19.5V24.4H16.4Z", "#e79a3f") + window(9.9, 19.4, 2.4, 3.6) + window(23, 19.4, 2.4, 3.6)
    out += thatch(16.2, .8, 12.2, 15.1, 8)
    out += rim_of_shell([(-2.2, 23.4, 1), (6, 22.4), (16, 22), (26, 22.4), (31.2, 23.6, 1), (28.6, 27.2), (22, 30), (14, 30.8), (6, 29.6), (.4, 26.8)],
                        -2.6, 4.3, 8, 21, 31.2, 5.6)
    return out + tufts(((1.4, 23.4, 1.3), (3.6, 22.9, 1.6), (6.4, 22.8, 1.2), (27.6, 23.2, 1.3), (25.2, 22.9, 1.0)))


def stripe(x, y, long):
    """One dark fleck of his coat."""
    return path(f"M{num(x)} {num(y)}C{num(x + .7)} {num(y + long * .3)} {num(x + .7)} {num(y + long * .7)} {num(x - .1)} {num(y + long)}"
                f"C{num(x - .5)} {num(y + long * .7)} {num(x - .5)} {num(y + long * .3)} {num(x)} {num(y)}Z", NIGHT, .8)


def head(asleep=False):
    """His head in profile, in the box of the walking figure: ear at (31, 19), nose at (43, 27)."""
    ear = smooth([(30.4, 22.8), (29.2, 20.4), (30.4, 18.2), (32.6, 18.4), (33.8, 20.6), (33.2, 22.6)])
    out = lit(ear, FUR, RIM, -.3, .25, blob([(30.6, 21.6), (30.8, 19.6), (32.2, 19.6), (32.8, 21.4)], LIGHT))
    skull = smooth([(27.8, 25.4), (30, 22.2), (33.6, 20.8), (36.6, 22), (38.8, 24.6), (41.6, 25.8), (43.2, 27.6), (42.6, 29.9), (40, 31.6), (37.4, 32.9), (33.6, 33.2), (30, 31.4)])
    inner = blob([(33.6, 21.2), (37, 22.6), (39, 25.2), (43.4, 27.2), (43, 30.6), (38.4, 30.6), (35, 28), (33.4, 25)], WARM)
    inner += blob([(36.2, 22.4), (38.8, 25), (42, 26), (40.4, 27.2), (37.6, 26.4), (35.6, 24.4)], LIGHT)
    for x, y in ((30.4, 24.4), (31.6, 27.2), (31.4, 30)):
        inner += path(f"M{x} {y}c1.2 .2 1.8 .8 2.1 1.6c-1 -.1-1.8-.6-2.1-1.6Z", NIGHT)
    out += lit(skull, FUR, RIM, -.28, .34, inner)
    out += blob([(38.6, 28.4), (41.6, 27.4), (43.2, 28.2), (42.6, 30.2), (40, 31.8), (37.8, 32), (37.2, 30)], CREAM)
    out += blob([(41.2, 26.4), (43, 26.6), (43.7, 27.8), (42.4, 28.6), (41.2, 27.8)], "#1a0c10") + oval(42.3, 27.0, .5, .25, "#8a6a5c")
    out += line([(42.4, 28.9), (41.2, 30.2), (39.2, 30.4)], "#3a1d18", .25)
    out += line([(36.0, 25.8), (37.0, 26.4), (38.0, 25.9)], "#1a0c10", .34) if asleep else disc(37.0, 25.9, .98, "#1a0c10") + disc(37.28, 25.6, .34, GLOW)
    out += path(smooth([(34.6, 24.9, 1), (36.4, 23.9), (38.6, 24.9, 1), (37.6, 25.2), (36, 25.1)]), CREAM)
    for tuft in ([(36.8, 31.8), (37.4, 34.6, 1), (38.4, 32.2)], [(38, 32), (39.2, 34.8, 1), (39.8, 31.8)], [(35, 32.2), (35.4, 34.6, 1), (37, 32.6)]):
        out += blob(tuft, CREAM)
    return out


def lamp(x, y, size=1):
    """The lantern of the crook, with its glow behind it."""
    body = path("M-1-2.8L1-2.8L2.1-1.6L1.9 1.6L2.2 2.4L-2.2 2.4L-1.9 1.6L-2.1-1.6Z", IRON)
    body += path("M-1.5-1.4L1.5-1.4L1.35 1.5L-1.35 1.5Z", "#fff6cf") + path("M0-2.8L0-3.4", stroke=IRON, stroke_width=".4")
    return halo(x, y, [8 * size, 5.6 * size, 3.7 * size], "#ffdf94", [.16, .24, .45], 8) + placed(body, x, y, size)


def walker():
    """Brindle on his way; paws on y = 38."""
    out = path(smooth([(6.6, 31), (13, 32), (13.6, 34.4), (15.4, 37.6, 1), (9.4, 37.6, 1), (8.4, 34)]), NIGHT)
    out += path(smooth([(19, 31), (25, 32), (24, 34.6), (22.6, 37.6, 1), (16.8, 37.6, 1), (18, 34)]), NIGHT)
    body = smooth([(1.0, 25.6), (-1.2, 28.6), (-1.6, 32.6), (-2.0, 35.4), (-1.4, 38, 1), (6.4, 38, 1), (7.2, 35.6), (10, 34.2), (16, 34.8), (22.0, 34.0), (24.4, 35.6),
                   (25.8, 38, 1), (33, 38, 1), (32.4, 34.8), (32.8, 31), (32, 27), (29, 24), (22, 24), (10, 24)])
    inner = blob([(24, 25), (30, 25), (32.4, 30), (32.0, 34), (33, 39), (28.4, 39), (27, 34.6), (24.4, 31)], WARM) + blob([(29, 25.4), (32.4, 28), (32.2, 33), (30.6, 35), (29.6, 30)], LIGHT)
    inner += blob([(-.4, 28), (5, 27.6), (7.6, 31), (6.0, 35), (6.4, 39), (2, 39), (.6, 34)], WARM)
    for x, y, long in ((1.2, 29.0, 3.0), (3.6, 30.0, 3.4), (10.8, 31.2, 2.2), (13.6, 31.6, 2.2), (16.4, 31.6, 2.2), (19.4, 31.2, 2.2), (26.4, 29.4, 3.4), (28.8, 29.8, 3.8)):
        inner += stripe(x, y, long)
    out += lit(body, FUR, RIM, -.42, .12, inner) + "".join(oval(x + .3, 37.6, 1.05, .75, CREAM) for x in (-.6, 1.8, 4.2, 27.0, 29.4, 31.8))
    return out + dwelling() + line([(25.4, 16.6), (29.4, 11.6), (33.6, 9.2), (36.8, 10.2), (37.4, 12.2)], IRON, .7) + lamp(37.4, 15.6) + head()


def cottage(x, y, size, wall, window_light="#fff0b8"):
    """A far house on its island."""
    return placed(poly([(-1.1, 0), (-1.1, -1.6), (0, -2.7), (1.1, -1.6), (1.1, 0)], wall) + poly([(-.3, -1.2), (.3, -1.2), (.3, -.5), (-.3, -.5)], window_light), x, y, size)


def blades(spots, seed, fill, tall=(2.5, 6.5), count=30, foot=57):
    """Thin bent grass; spots are spans of x to choose from."""
    r, out = random.Random(seed), ""
    for _ in range(count):
        x = r.choice([r.uniform(*span) for span in spots])
        h, lean = r.uniform(*tall), r.uniform(-1.6, 1.6)
        out += path(f"M{num(x - .45)} {foot}C{num(x - .2)} {num(foot - h * .5)} {num(x + lean * .4)} {num(foot - h * .8)} {num(x + lean)} {num(foot - h - 2)}"
                    f"C{num(x + lean * .4 + .5)} {num(foot - h * .7)} {num(x + .5)} {num(foot - h * .4)} {num(x + .6)} {foot}Z", fill)
    return out


def picture():
    sky = contours(50, 32, DUSK, 41, 1.1, .92, [60, 51.5, 43.6, 36.4, 29.8, 23.8, 18.2, 13.4, 9.2, 5.6], .045, "#ffdf9c")
    far = path("M26 14.2C33 17.6 39 15.8 43 11.4M49 11.4C52 15.6 54 18.4 55 20.4", stroke="#ffe2a0", stroke_width=".22", opacity=.8)
    for x, y, wide, high, seed, tone in ((22, 13.6, 11, 4.8, 3, "#6b4a5a"), (46, 10.4, 8, 3.4, 7, "#8a5650"), (58, 20.6, 10, 4.4, 9, "#b9744c")):
        far += island(x, y, wide, high, seed, mix(tone, "#ffd08a", .18), tone, mix(tone, "#1c1a2e", .3))
    for x, y, size, tone in ((20.6, 13.2, .8, "#533a4c"), (23.4, 13.1, 1, "#5d4050"), (45.6, 10.2, .7, "#6e4548"), (57.4, 20.2, .9, "#96603f")):
        far += cottage(x, y, size, tone)
    mid = ground([(-6, 44), (8, 38.4), (20, 39.6), (34, 43), (48, 42.4), (60, 38.6), (70, 37)], "#6d3438")
    mid += ground([(-6, 47), (6, 44.6), (16, 44.2), (30, 47), (44, 48), (58, 45), (70, 43.6)], "#4a2430")
    mid += path("M-4 50.8C12 44.6 28 48 40 47.8C50 47.6 57 44.6 63 39.6L63.6 40.2C58 45.8 51 50.8 40 51C26 51.4 10 48.6-4 55.2Z", "#c9793f")
    mid += path("M-4 50.8C12 44.6 28 48 40 47.8C50 47.6 57 44.6 63 39.6", stroke="#ffd991", stroke_width=".25")
    post = path("M16.2 47.6V42", stroke="#3a1c26", stroke_width=".5") + line([(16.2, 42), (17.1, 41.3), (17.9, 41.9)], "#3a1c26", .35)
    post += halo(17.9, 43.2, [2.2, 1.3], "#ffdf94", [.3, .5]) + path("M17.25 42.4h1.3l.3 1.5l-.95.5l-.95-.5Z", "#fff3c4")
    smoke = path("M39 10.4C38 9 41.6 7.4 40.4 4C39.6 1.6 41.4-.6 43-2.6", stroke="#ffe6b0", stroke_width=".55", stroke_linecap="round", opacity=.55)
    subject = placed(walker(), 17.8, 11.2, .97)
    front = ground([(-6, 54), (4, 51.6), (12, 53.2), (22, 56), (36, 57.2), (50, 56.6), (60, 53.6), (70, 51.4)], "#170d18") + path("M-3 57H66V72H-3Z", "#170d18")
    front += line([(48, 56.7), (56, 54.8), (62, 52.8), (67, 51.8)], "#8a4a34", .25) + blades(((-3, 16), (46, 66)), 5, "#170d18")
    front += "".join(disc(x, y, .26, "#ffe9ae", .85) for x, y in ((22, 30), (49, 16), (61, 30), (54, 36), (40, 8), (18, 24), (60.5, 12)))
    return sheet(ALT, sky=sky, far=far, mid=mid, light=post + smoke, subject=subject, front=front)
