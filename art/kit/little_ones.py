"""Parts that several pictures share: a bear's claws and coat, lamps and posts, benches, smoke."""
from brushes import disc, line, path, placed, poly

AMBER, AMBER_MID, AMBER_RIM, AMBER_DARK, INNER_EAR = "#6e3419", "#a85a26", "#ffd991", "#3c1a10", "#d98b4a"
BEAR, BEAR_MID, BEAR_LIGHT, BEAR_RIM, PAD = "#33191a", "#5f3222", "#8f5230", "#ffd48a", "#d9b083"
IRON = "#26151a"


def glow(x, y, sizes=((2.6, .25), (1.7, .45)), colour="#ffd991"):
    """Flat discs of light, the largest first."""
    return "".join(disc(x, y, r, colour, o) for r, o in sizes)


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
