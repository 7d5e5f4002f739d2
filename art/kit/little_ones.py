"""Parts that several pictures share: the lantern mouse, sitting and seen from behind, the paws of a bear, a lamp, a post."""
import math

from brushes import blob, disc, line, lit, mix, path, placed, poly, smooth

AMBER, AMBER_MID, AMBER_RIM, AMBER_DARK, INNER_EAR = "#6e3419", "#a85a26", "#ffd991", "#3c1a10", "#d98b4a"
BEAR, BEAR_MID, BEAR_LIGHT, BEAR_RIM, PAD = "#33191a", "#5f3222", "#8f5230", "#ffd48a", "#d9b083"
IRON = "#26151a"


def glow(x, y, sizes=((2.6, .25), (1.7, .45)), colour="#ffd991"):
    """Flat discs of light, the largest first."""
    return "".join(disc(x, y, r, colour, o) for r, o in sizes)


def mouse(eye="open", arm=True, chest=True, lamp=True):
    """A lantern mouse that sits and looks right, 24 wide, its feet at y = 20; the head is at (13, 6)."""
    tail = [(4.6, 18.6), (.6, 20.2), (-3.6, 18.6), (-5.6, 14.6), (-4.6, 10.6), (-2.2, 9.4), (-.8, 11.0)]
    out = line(tail, AMBER_DARK, 1.5) + line([(x + .12, y - .12) for x, y in tail], AMBER, .8)
    if lamp:
        out += glow(-.9, 11.2) + path("M-.9 9.7C.1 10.7.3 11.4.3 11.9A1.2 1.2 0 0 1-2.1 11.9C-2.1 11.4-1.9 10.7-.9 9.7Z", "#fff0b8")
    out += lit(smooth([(10.6, 3.6), (10.2, .2), (11.6, -2.6), (14.2, -3.2), (15.4, -1.2), (14.6, 1.8), (12.8, 3.9)]), AMBER_DARK, AMBER_MID, -.35, .3)
    out += blob([(9, 19.2), (12, 18.7), (15.2, 19.2), (15.8, 19.9), (15, 20.4), (9.4, 20.4)], AMBER_DARK)
    body = smooth([(8.6, 6.8), (5.8, 9.2), (3.3, 12.6), (2.6, 16.4), (4.2, 19.2), (8.2, 20.3), (12, 20.0), (13.6, 17.6), (13.9, 14.4), (13.4, 11), (13, 8.4)])
    inner = blob([(9.8, 8), (9.2, 12), (9.4, 16), (10.4, 19.6), (14, 20), (15, 14), (14, 8)], "#8a4620")
    if chest:
        inner += glow(11.2, 13.4, ((3.3, .4), (2.5, .5), (1.9, .8)), "#ffb84f")
    out += lit(body, AMBER, AMBER_DARK, -.42, 0, inner)
    out += lit(smooth([(4.2, 14.6), (6.6, 13.6), (9.0, 14.8), (9.8, 17.4), (9.2, 19.4), (12.4, 19.3), (13.4, 20.0), (12.6, 20.6), (6, 20.6), (3.6, 19), (3.2, 16.6)]), AMBER, AMBER_MID, -.35, .35)
    if chest:
        out += path("M11.5 11.2C12.7 12.5 13.1 13.3 13.1 14.0A1.6 1.6 0 0 1 9.9 14.0C9.9 13.3 10.3 12.5 11.5 11.2Z", "#fff6d2")
    out += mouse_head(eye)
    if arm:
        out += lit(smooth([(9.2, 10.6), (10.6, 10.2), (13.2, 11.4), (16.2, 11.2), (17.4, 11.8), (16.8, 12.7), (13.4, 13.0), (10.2, 12.4)]), AMBER, AMBER_RIM, 0, -.45)
    return out


def mouse_head(eye="open"):
    """Head, whiskers and near ear of the mouse, in the measures of the whole."""
    skull = smooth([(7.2, 7.4), (7.4, 4.4), (9.6, 2.5), (12.4, 2.5), (14.8, 4.2), (17.2, 6.5), (18.0, 7.4), (17.5, 8.3), (15.6, 9.0), (12.8, 9.7), (9.6, 9.4)])
    out = lit(skull, AMBER, AMBER_RIM, -.22, .4, blob([(10.6, 8.6), (13.4, 6.9), (18, 7), (18, 10), (12, 11), (9, 9.8)], AMBER_MID)) + disc(18.0, 7.3, .55, AMBER_DARK)
    if eye == "closed":
        out += line([(12.9, 5.7), (13.7, 6.2), (14.5, 5.7)], AMBER_DARK, .3)
    else:
        out += disc(13.7, 5.7, .82, AMBER_DARK) + disc(13.95, 5.45, .28, "#fff6d2")
    for a, b in (((16.6, 8.3), (18.9, 9.6)), ((16.3, 8.5), (18.0, 10.5))):
        out += line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + .1), b], AMBER_RIM, .13)
    ear = smooth([(8.2, 4.8), (5.0, 4.2), (2.9, 1.8), (3.0, -1.4), (5.4, -3.4), (8.4, -2.6), (10.2, -.2), (10.2, 2.6)])
    return out + lit(ear, AMBER, AMBER_RIM, -.4, .35, blob([(7.8, 3.6), (5.4, 2.6), (4.4, .6), (5.0, -1.2), (6.8, -1.6), (8.4, -.2), (9, 1.8)], INNER_EAR))


def lantern(x, y, size=1.0, frame=IRON):
    """A hanging lamp; its ring is at (x, y - 3.4 sizes), the middle of the glass at (x, y)."""
    body = path("M-1-2.8L1-2.8L2.1-1.6L1.9 1.6L2.2 2.4L-2.2 2.4L-1.9 1.6L-2.1-1.6Z", frame) + path("M-1.5-1.4L1.5-1.4L1.35 1.5L-1.35 1.5Z", "#fff6cf")
    return placed(body + path("M0-2.8L0-3.5", stroke=frame, stroke_width=".4"), x, y, size)


def lamp_post(x, y, high, colour="#3a1c26", size=.5):
    """A post with a bent arm to the right and a lamp on it; foot at (x, y)."""
    out = glow(x + 1.7 * size * 2, y - high + 2.4 * size, ((2.3 * size * 2, .28), (1.4 * size * 2, .5)))
    out += path(f"M{x - .3 * size} {y}L{x - .2 * size} {y - high}H{x + .2 * size}L{x + .3 * size} {y}Z", colour)
    out += line([(x, y - high), (x + 1.6 * size, y - high - 1.2 * size), (x + 3.4 * size, y - high)], colour, .5 * size)
    return out + lantern(x + 3.4 * size, y - high + 2.2 * size, size * .6, colour)


def fur(spots, colour="#1f0f12"):
    """Marks in a bear's coat: drops at (x, y, length, degrees)."""
    return "".join(placed(path(f"M0 0C.8 {h * .3} .8 {h * .7} 0 {h}C-.5 {h * .7} -.5 {h * .3} 0 0Z", colour), x, y, 1, turn) for x, y, h, turn in spots)


def claw(x, y, turn, size=1.0, colour="#f1dcb2", shade="#b98c5e"):
    """A bear's claw with its root at (x, y), pointing right and bent down."""
    return placed(path("M-.6 -1.3C1.6 -1.6 4 -.8 5.6 1.6C3.6 .9 1.4 1.2 -.6 1.1Z", colour) + path("M-.6 .2C1.6 .2 3.8 .4 5.6 1.6C3.6 .9 1.4 1.2 -.6 1.1Z", shade), x, y, size, turn)


def bench(x, y, s, colour):
    """A bench from the side, its feet at (x, y)."""
    return (poly([(x - 1.8 * s, y - 1.1 * s), (x + 1.8 * s, y - 1.1 * s), (x + 1.8 * s, y - .7 * s), (x - 1.8 * s, y - .7 * s)], colour)
            + poly([(x - 1.8 * s, y - 2.1 * s), (x + 1.8 * s, y - 2.1 * s), (x + 1.8 * s, y - 1.6 * s), (x - 1.8 * s, y - 1.6 * s)], colour)
            + "".join(poly([(x + d * s - .2 * s, y - 2.1 * s), (x + d * s + .2 * s, y - 2.1 * s), (x + d * s + .2 * s, y), (x + d * s - .2 * s, y)], colour) for d in (-1.4, 1.4)))


def smoke(points, width=.5, colour="#ffe6b0", opacity=.5):
    """A thread of lit smoke or steam."""
    return line(points, colour, width, opacity=opacity)


def ring_of(x, y, r, count, start=0.0):
    """`count` points on a circle."""
    return [(x + math.cos(start + k / count * 2 * math.pi) * r, y + math.sin(start + k / count * 2 * math.pi) * r) for k in range(count)]


def tint(parts, colour, t):
    """A tuple of colours, each moved towards another."""
    return tuple(mix(part, colour, t) for part in parts)
