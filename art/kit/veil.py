"""What the Veilborn pictures share: their colours, skies of other hours, ribbons and gates."""
import math

from brushes import along, line, lit, num, path, placed, poly, smooth, star

NIGHT, DARK, MID, HIGH, RIM = "#0f0822", "#22143f", "#38246a", "#5b41a0", "#9a84e0"
MINT, PALE, BONE, BONE_DARK = "#86f0c0", "#f4fff4", "#efe6f2", "#b19fcb"
MOON = ["#110a24", "#1d1238", "#2c1c58", "#46338a", "#6a58b4", "#988cd6", "#d6cdf4"]
TIDE = ["#0f0b26", "#171440", "#1f2a5c", "#2c4a7a", "#3f7a96", "#6fbcb2", "#c9f7dc"]
PLUM = ["#140a26", "#22123e", "#371d5c", "#533282", "#7953aa", "#ab8dd2", "#e6d8f6"]
ABYSS = ["#0b0618", "#120a28", "#1a1038", "#25184f", "#33306f", "#45608f", "#6fc4ac"]


def ribbon(spine, steps=10):
    """Path data of a tapering limb along a spine of (x, y, half width)."""
    left, right = [], []
    for i in range(steps + 1):
        x, y, a, w = along(spine, i / steps)
        left.append((x + math.sin(a) * w, y - math.cos(a) * w))
        right.append((x - math.sin(a) * w, y + math.cos(a) * w))
    ends = [(*left[0], 1), *left[1:-1], (*left[-1], 1)]
    back = [(*right[-1], 1), *reversed(right[1:-1]), (*right[0], 1)]
    return smooth(ends + back)


def edged(data, base, rim, dx=-.25, dy=.25):
    """A thin shape with a rim of light, without a clip: only for shapes so slim that nothing looks out behind them."""
    return path(data, rim) + f'<g transform="translate({num(dx)} {num(dy)})">{path(data, base)}</g>'


def gate(x, y, size, colour, inside=None, turn=0):
    """The ring of a pointed arch, 11.6 high, standing on (x, y)."""
    out = path("M-3 0V-6C-3 -9 -1.6 -10.6 0 -11.6C1.6 -10.6 3 -9 3 -6V0H2V-5.8C2 -8 1.2 -9.2 0 -10.1C-1.2 -9.2 -2 -8 -2 -5.8V0Z", colour)
    if inside:
        out = path("M-2.2 0V-5.8C-2.2 -8 -1.2 -9.4 0 -10.3C1.2 -9.4 2.2 -8 2.2 -5.8V0Z", inside) + out
    return placed(out, x, y, size, turn)


def stars(spots, fill="#d9fff0"):
    """Four-pointed stars at (x, y, size)."""
    return "".join(star(x, y, r, fill, .25) for x, y, r in spots)


def cloth(points, base, rim, folds, dx=-.35, dy=.1):
    """A hanging sheet with its folds; a fold is (points, colour)."""
    return lit(smooth(points), base, rim, dx, dy, "".join(path(smooth(ring), tone) for ring, tone in folds))


def thread(points, colour=RIM, width=.16, drop=None, size=.9):
    """A thread, and a star at its end."""
    out = line(points, colour, width)
    return out + (star(points[-1][0], points[-1][1], size, drop, .3) if drop else "")


def column(x, top, foot, wide, base, light, dark):
    """A far pillar, lit from the left."""
    return (poly([(x - wide, foot), (x - wide, top), (x + wide, top), (x + wide, foot)], base) + poly([(x - wide, foot), (x - wide, top), (x - wide * .4, top), (x - wide * .4, foot)], light)
            + poly([(x + wide * .5, foot), (x + wide * .5, top), (x + wide, top), (x + wide, foot)], dark))
