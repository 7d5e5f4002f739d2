"""Stand Together. From behind, a broad back and a thin one on one road: the arm over the shoulder is what has to be read."""
from brushes import blob, disc, line, lit, mix, oval, path, placed, poly, smooth
from burrowguard import CLAW, DEEP, FUR, PALE, SLATE, SLATE_DARK, SLATE_LIGHT, WARM
from little_ones import lamp_post, lantern, smoke
from places import DUSK, contours, grass, ground, island, motes, sheet

CARD = "WB-017"
ALT = "Seen from behind, a badger walks a limping hare along the evening road to a lit house, its arm over his shoulders."

RIM = "#ffe0a0"
HARE, HARE_DARK, HARE_LIGHT, CLOTH, CLOTH_DARK = "#b07a4c", "#704831", "#dcae78", "#5f6a4c", "#3f4838"


def leg(x, lift, colour, dark, wide=1.0, sole=False):
    """A leg from behind; a lifted one shows its sole."""
    out = path(smooth([(x - 3.4 * wide, -8), (x - 3.7 * wide, -3), (x - 3.2 * wide, -.6 - lift), (x + 3.2 * wide, -.6 - lift), (x + 3.7 * wide, -3), (x + 3.4 * wide, -8)]), colour)
    if sole:
        out += path(smooth([(x - 2.6 * wide, -lift - 2.6), (x - 2.9 * wide, -lift + .6), (x, -lift + 1.6), (x + 2.9 * wide, -lift + .6), (x + 2.6 * wide, -lift - 2.6), (x, -lift - 3.4)]), dark)
        out += oval(x, -lift - .5, 1.6 * wide, 1.3, "#b5786a") + "".join(disc(x + k * 1.2 * wide, -lift - 2.2 + abs(k) * .35, .5 * wide, "#b5786a") for k in (-1, 0, 1))
        return out
    return out + path(smooth([(x - 3.8 * wide, -1.2), (x - 3.2 * wide, .5), (x + 3.2 * wide, .5), (x + 3.8 * wide, -1.2), (x, -2)]), dark)


def plate(x, y, turn, size, tone):
    data = smooth([(-3.4, -3.2, 1), (0, -4.0), (3.4, -3.2, 1), (3.8, 1.2), (2.0, 3.8), (0, 4.6, 1), (-2.0, 3.8), (-3.8, 1.2)])
    body = path(data, SLATE_LIGHT) + path(data, tone, transform="translate(-.3 .35)") + path(smooth([(-3.6, -2.6), (-1, -3.2), (-1.2, 1), (-.4, 4.6), (-3.4, 2.4)]), SLATE_DARK, .8)
    return placed(body + disc(-1.6, -2.2, .34, DEEP) + disc(1.6, -2.2, .34, DEEP), x, y, size, turn)


def badger():
    """Feet on y = 0, about x = 0; 27 high."""
    back = smooth([(-2.6, -20.6), (-7.4, -19.2), (-10.2, -14.6), (-11.2, -8.4), (-9.8, -5.0), (-5.4, -4.0), (0, -4.8), (5.4, -4.0), (9.8, -5.0), (11.2, -8.4), (10.4, -14.6), (7.8, -19.2), (3, -20.6)])
    inner = path(smooth([(-12, -6), (-6, -9), (-1, -14), (-2, -21), (-10, -20), (-13, -12)]), DEEP) + path(smooth([(-11, -3.4), (-3, -6.4), (2, -5.6), (9, -3.4), (0, -1)]), DEEP)
    for x, y in ((2.2, -9.6), (5.0, -7.4), (-.6, -6.8), (7.2, -10.2), (4.2, -12.2), (8.4, -6.2), (1.8, -13.8)):
        inner += path(smooth([(x, y, 1), (x + 1.0, y + 1.3), (x + .2, y + 2.8, 1), (x - .6, y + 1.4)]), WARM)
    out = leg(-5.6, 0, mix(FUR, DEEP, .45), DEEP) + leg(5.0, 1.6, FUR, DEEP, 1, True)
    out += lit(back, FUR, RIM, -.5, .2, inner)
    out += path(smooth([(-1.9, -6.2), (-2.2, -3.6), (-.2, -1.2, 1), (1.8, -3.4), (1.9, -6.4), (0, -7.4)]), PALE) + path(smooth([(-1.9, -6.2), (-2.2, -3.6), (-.2, -1.2, 1), (-.1, -5)]), "#cfae88")
    return out


def badger_head():
    """Turned a little towards its friend: the muzzle shows on the right."""
    skull = smooth([(-5.2, -19.6), (-6.0, -23.2), (-4.4, -26.8), (-.6, -28.2), (3.4, -27.2), (5.6, -24.8), (8.6, -22.4), (10.0, -20.8), (9.2, -19.4), (6.0, -18.6), (2.6, -17.4), (-2.4, -17.6)])
    inner = path(smooth([(-4.8, -27), (-2.0, -28.6), (-2.6, -23), (-2.2, -17), (-5, -18), (-6.4, -22)]), DEEP) + path(smooth([(1.2, -28), (4.2, -26.8), (6.0, -24), (8.6, -21.8), (5.6, -20.8), (3.0, -20.4), (2.8, -17), (1.0, -18), (1.6, -23)]), DEEP)
    inner += path(smooth([(-7, -19), (-3, -19.4), (0, -18.4), (4, -18.2), (0, -16)]), FUR)
    out = disc(-5.0, -25.6, 1.9, DEEP) + disc(-5.0, -25.6, 1.0, PALE)
    out += lit(skull, PALE, "#fff8e6", -.35, .2, inner) + disc(4.9, -26.4, 2.0, PALE) + disc(4.5, -26.2, 1.75, DEEP)
    return out + oval(9.7, -20.6, .8, .9, "#191118") + line([(6.4, -22.6), (7.2, -22.3), (7.8, -21.8)], "#fff6d2", .28)


def hare():
    """Leaning in; the far ear up, the near one over."""
    out = path(smooth([(15.0, -9.4), (18.6, -8.6), (19.6, -5.4), (19.0, -3.0), (16.0, -2.8), (15.2, -5)]), HARE_DARK)
    # the hurt foot, held off the ground
    out += path(smooth([(15.8, -4.4), (19.2, -4.6), (20.6, -1.8), (19.8, .0), (16.8, -.8)]), "#fff8e6") + "".join(line([(16.2, -3.2 + k * 1.1), (20.0, -3.4 + k * 1.3)], "#cdb38d", .25) for k in range(3))
    out += path(smooth([(10.6, -9), (14.6, -9), (14.6, -3.6), (14.2, -1.0), (10.6, -1.0), (10.2, -4)]), HARE) + path(smooth([(9.6, -1.6), (12.4, -2.4), (15.2, -1.6), (15.0, .5), (9.8, .5)]), HARE_DARK)
    coat = smooth([(6.6, -19.0), (9.6, -20.8), (13.4, -20.4), (16.0, -16.6), (17.6, -11.2), (18.6, -6.6), (14.6, -5.4), (10.2, -5.8), (8.6, -11)])
    inner = path(smooth([(6, -19), (9.6, -20), (10.6, -14), (11.4, -5), (7, -6)]), CLOTH_DARK) + line([(8.4, -11.8), (12.8, -10.6), (17.8, -11.6)], "#8a4a2c", .9)
    out += lit(coat, CLOTH, RIM, -.45, .15, inner)
    for x, y in ((11.2, -8.9), (14.0, -8.6), (16.7, -9.2)):
        out += disc(x, y, 1.5, "#ffdf94", .35) + lantern(x, y, .36)
    return out + disc(18.4, -5.4, 1.4, HARE_LIGHT) + disc(18.0, -5.2, 1.1, "#f1d9b0")


def hare_head():
    up = smooth([(6.4, -25.8), (4.8, -29.6), (5.6, -34.8), (7.8, -38.4, 1), (9.8, -34.2), (9.8, -29.4), (9.0, -26)])
    over = smooth([(9.6, -26.6), (11.6, -30.4), (15.2, -32.2), (18.2, -30.0), (20.2, -25.4), (20.4, -21.8, 1), (17.4, -23.6), (15.8, -26.8), (13.8, -27.6), (12.4, -25.6)])
    out = lit(up, HARE_DARK, RIM, -.4, .1) + path(smooth([(3.8, -20.4), (3.6, -24.0), (5.8, -26.8), (9.4, -27.4), (12.0, -25.6), (12.6, -22.4), (11.2, -19.6), (7.4, -18.8)]), RIM)
    out += path(smooth([(3.6, -20.2), (3.4, -23.8), (5.6, -26.6), (9.2, -27.1), (11.6, -25.3), (12.1, -22.2), (10.8, -19.4), (7.2, -18.6)]), HARE) + path(smooth([(3.6, -20.2), (3.4, -23.8), (5.6, -26.6), (6.6, -23), (7.2, -18.7)]), HARE_DARK)
    return out + lit(over, HARE, RIM, -.35, .3, blob([(11, -27), (13, -30), (15.4, -31), (16, -28), (13.4, -28.4)], HARE_DARK))


def arms():
    """Its arm across his shoulders, his paw on its hand; his other arm round its waist."""
    out = lit(smooth([(10.6, -19.6), (6, -19.8), (0, -18.4), (-5.4, -17.6), (-8.8, -15.2), (-10.2, -12.4), (-8.4, -11.6), (-6.0, -13.6), (-1, -15.0), (5, -15.8), (10, -16)]), HARE, HARE_LIGHT, -.1, .4, path(smooth([(11, -17.4), (4, -17.2), (-3, -16), (-7, -14), (-9, -11), (-4, -12), (11, -14)]), HARE_DARK))
    out += path(smooth([(-9.4, -17.4), (-12.0, -14), (-13.2, -10), (-12.2, -7.0), (-10.2, -7.4), (-9.4, -10.4), (-7.8, -11.6), (-8.0, -13.6)]), WARM) + path(smooth([(-9.2, -17.2), (-11.6, -13.8), (-12.7, -10), (-11.8, -7.3), (-10.0, -7.8), (-9.6, -10.6), (-8.2, -11.8), (-8.4, -13.6)]), FUR) + "".join(placed(path("M0 -.55C1.4 -.6 2.4 -.2 3 .5C2 .4 1 .5 0 .5Z", CLAW), x, y, .9, -38) for x, y in ((-9.0, -14.4), (-8.4, -13.2), (-8.2, -11.9)))
    reach = smooth([(8.6, -13.6), (12, -12.8), (16, -13.4), (18.2, -14.6), (19.6, -13.0), (18.2, -10.6), (14, -9.6), (9, -9.8)])
    out += lit(reach, FUR, RIM, -.1, .4, path(smooth([(8, -11.4), (14, -11), (19, -12), (18, -9), (8, -8)]), DEEP))
    return out + "".join(placed(path("M0 -.6C1.8 -.8 3 -.3 4 .7C2.6 .5 1.2 .6 0 .6Z", CLAW), x, y, .85, t) for x, y, t in ((18.0, -14.2, -10), (18.8, -13.2, 6), (18.6, -12.0, 22)))


def home():
    """The house they make for: a round door, one window, smoke."""
    wall, roof, dark = "#5b2f38", "#3a2030", "#44242e"
    out = poly([(2.4, -6.6), (2.4, -10.6), (3.8, -10.6), (3.8, -5.2)], dark) + poly([(-4.2, 0), (-4.2, -5.2), (0, -9.6), (4.2, -5.2), (4.2, 0)], wall)
    out += poly([(0, -11), (5.6, -5), (4.4, -4), (0, -8.6), (-4.4, -4), (-5.6, -5)], roof) + path("M-1.6 0V-2.8A1.6 1.6 0 0 1 1.6 -2.8V0Z", "#fff3c8") + disc(0, -6.2, .8, "#fff3c8")
    return placed(out + smoke([(3.1, -11.2), (3.8, -13.2), (2.9, -15), (4, -17)], .5), 49.4, 32.2, .66)


def picture():
    sky = contours(44, 28, DUSK, 29, 1.08, .96, [46, 39, 32.6, 26.8, 21.4, 16.2, 11.4, 7], .05)
    far = island(20.6, 21.6, 9, 4.2, 4, "#5a3e57", "#4a344f", "#372842") + poly([(19, 21.4), (19, 19.6), (20.4, 18.2), (21.8, 19.6), (21.8, 21.4)], "#372842") + poly([(20, 21), (20, 20), (20.8, 20), (20.8, 21)], "#ffe6a0")
    far += line([(24.6, 22.2), (32, 24.6), (41, 24)], "#ffe2a0", .18, opacity=.6)
    mid = ground([(-6, 38), (10, 34.4), (24, 32.8), (36, 33.4), (46, 31.4), (58, 32.4), (70, 36)], "#b0623f") + home()
    mid += ground([(-6, 42), (12, 38.6), (26, 37.4), (40, 37.6), (54, 36.6), (70, 40)], "#8f4a3a")
    mid += path(smooth([(46.0, 31.8, 1), (47.6, 31.8, 1), (49.8, 35.0), (47.6, 38.8), (48.6, 45), (56, 58, 1), (8, 58, 1), (26, 46), (39.6, 40), (46.4, 35.6)]), "#e39a55") + line([(46.0, 31.8), (46.4, 35.6), (39.6, 40), (26, 46), (12, 55)], "#ffd991", .25)
    mid += path(smooth([(18, 53), (30, 48.6), (42, 47.6), (45, 51), (36, 58, 1), (14, 58, 1)]), "#9a5438")
    mid += lamp_post(48.6, 45.4, 8.4, "#3a1c26", .62)
    subject = placed(badger() + plate(-6.6, -14.4, 12, .8, mix(SLATE, SLATE_DARK, .4)) + plate(-1.6, -14.2, 0, .84, SLATE) + plate(3.8, -14.6, -8, .86, SLATE) + hare() + arms() + badger_head() + hare_head(), 29.0, 49.2, .84)
    front = path(smooth([(6, 50, 1), (16, 50.4), (26, 53.4), (40, 53.2), (52, 50.6), (62, 48, 1), (62, 62, 1), (6, 62, 1)]), "#1b0e18") + grass([(11, 21, 7), (46, 58, 7)], "#1b0e18", 12, 55, (4, 7))
    front += motes(7, (15, 14, 40, 32), "#ffe9ae", 3, avoid=((33, 30, 12), (20, 21, 5)))
    return sheet(ALT, sky=sky, far=far, mid=mid, subject=subject, front=front)


