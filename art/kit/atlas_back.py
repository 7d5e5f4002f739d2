"""The upper half of all backs: islands, roads that go on from card to card, clouds. Run it, and `templates/back-half.svg` is written.

The lower half is the same after half a turn. A road leaves either edge at y 24 and therefore, turned, at y 64: backs laid side by
side join to one network. Colours are names in Jinja (`{{ c.turf }}`), so that all share the drawing.
"""
import math
import random
from pathlib import Path

from brushes import line, path, placed, poly, smooth
from places import cloud


def ink(name):
    return "{{ c." + name + " }}"


def shade(data, strength):
    """A facet darker than what it lies on."""
    return path(data, ink("dark"), fill_opacity=f"{strength:.2f}")


def polygon(points):
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def isle(x, y, width, height, seed):
    """A floating island; its facets are told by how much of the dark lies over them."""
    r = random.Random(seed)
    top = [(x - width / 2 + width * i / 8, y - (math.sin(math.pi * i / 8) * .08 + r.uniform(0, .05)) * height * (0 < i < 8)) for i in range(9)]
    under = [(x - width / 2, y)]
    for i in range(1, 8):
        u = i / 8
        depth = height * (.2 + .8 * (1 - abs(2 * u - 1) ** 1.5) * r.uniform(.62, 1)) * (.55 + .45 * math.sin(u * 3.14))
        under.append((x - width / 2 + width * u, y + depth))
    under.append((x + width / 2, y))
    out = path(polygon(top + under[:0:-1]), ink("side"))
    for i in range(8):
        a, b = under[i], under[i + 1]
        crown = (x + ((a[0] + b[0]) / 2 - x) * .62, y + height * .1)
        out += shade(polygon([a, b, crown]), (.18, .05, .3, .12, .5, .3, .62, .42)[i])
        if a[1] - y > height * .4:
            out += shade(polygon([a, crown, (x + (a[0] - x) * .7, y + height * .1)]), .12 + .05 * i)
    low = [(px, y + height * .07 + r.uniform(0, height * .06)) for px, _ in reversed(top[1:-1])]
    out += path(smooth([(*top[0], 1), *top[1:-1], (*top[-1], 1), *low]), ink("turf"))
    return out + line(top, ink("gold"), .2)


def house(x, y, s):
    out = path("M-1.2 0V-1.8H-1.6L0 -3.3L1.6 -1.8H1.2V0Z", ink("wall")) + path("M0 -3.3L1.6 -1.8H1.2V0H0Z", ink("deep"), fill_opacity=".3")
    return placed(out + path("M-.75 -.5V-1.3H-.1V-.5Z", ink("lamp")), x, y, s)


def tower(x, y, s):
    out = path("M-1.1 0L-.9 -4.6H.9L1.1 0Z", ink("wall")) + path("M0 -4.6H.9L1.1 0H0Z", ink("deep"), fill_opacity=".3") + path("M-1.5 -4.6L0 -7.2L1.5 -4.6Z", ink("wall")) + path("M0 -7.2L1.5 -4.6H0Z", ink("deep"), fill_opacity=".45")
    return placed(out + path("M-.4 -3.9H.4V-2.7H-.4Z", ink("lamp")) + path("M-.3 -1.5H.3V-.5H-.3Z", ink("lamp")), x, y, s)


def gate(x, y, s):
    return placed(path("M-2.2 0V-3.2C-2.2 -6 2.2 -6 2.2 -3.2V0H1.3V-3.1C1.3 -4.7 -1.3 -4.7 -1.3 -3.1V0Z", ink("wall")) + path("M-1.3 0V-3.1C-1.3 -4.7 1.3 -4.7 1.3 -3.1V0Z", ink("lamp"), fill_opacity=".55") + path("M-.5 -5.3L0 -6.3L.5 -5.3Z", ink("gold")), x, y, s)


def tree(x, y, s):
    return placed(path("M-.18 0L-.1 -1.6H.1L.18 0Z", ink("wall")) + path(smooth([(-1.1, -1.5), (-.9, -2.8), (0, -3.6), (.9, -2.8), (1.1, -1.5), (0, -1.1)]), ink("wall")) + path(smooth([(0, -3.6), (.9, -2.8), (1.1, -1.5), (0, -1.1), (.4, -2.2)]), ink("deep"), fill_opacity=".3"), x, y, s)


def bear(x, y, s):
    """Somebody with a house on his back, very far away."""
    out = path("M-3 0V-1.4C-3 -2.6 -2 -3 -.8 -3H1.6L2.6 -3.2C3.6 -3.2 4.4 -2.4 4.6 -1.6L3.8 -1.2L2.8 -1.2V0H1.9V-1.1H-1.8V0Z", ink("wall")) + path("M-2.4 -3V-4.6H-2.9L-.5 -6.6L1.9 -4.6H1.4V-3Z", ink("wall"))
    return placed(out + path("M-.9 -3.5V-4.4H-.1V-3.5Z", ink("lamp")), x, y, s)


def bird(x, y, s, turn):
    return placed(path(smooth([(-4.4, -1.4, 1), (-2.0, -2.0), (-.2, -.1), (2.2, -2.2), (4.6, -1.2, 1), (2.2, -1.0), (.7, 1.0), (-.7, 1.0), (-2.0, -.9)]), ink("wall")), x, y, s, turn)


def engraved(x, y, seed):
    """Rings of height in the shore, as on the fronts."""
    r, out = random.Random(seed), ""
    phase = [r.uniform(0, 6.28) for _ in range(3)]
    for k in range(7):
        radius = 1.3 + k * 1.45
        ring = []
        for j in range(20):
            t = j / 20 * 2 * math.pi
            w = 1 + .1 * math.sin(2 * t + phase[0] + k * .12) + .06 * math.sin(3 * t + phase[1]) + .03 * math.sin(5 * t + phase[2])
            ring.append((x + math.cos(t) * radius * w * 1.35, y + math.sin(t) * radius * w * .62))
        out += path(smooth(ring), stroke=ink("gold"), stroke_width=".13", stroke_opacity=".24")
    return out


def road(points, wide=.5):
    """A remembered road: light on a thin shadow."""
    return line([(x, y + .45) for x, y in points], ink("deep"), wide * 1.1, stroke_opacity=".22") + line(points, ink("road"), wide)


def light(x, y, r=.62):
    return f'<circle cx="{x}" cy="{y}" r="{r * 2.3:.2f}" fill="{ink("gold")}" fill-opacity=".22"/><circle cx="{x}" cy="{y}" r="{r}" fill="{ink("gold")}"/><circle cx="{x}" cy="{y}" r="{r * .5:.2f}" fill="{ink("lamp")}"/>'


def bridge(x0, y0, x1, y1, sag):
    """Rope and planks between two islands."""
    def at(t, lift):
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t) - lift
    out = line([at(t / 6, 0) for t in range(7)], ink("wall"), .34) + line([at(t / 6, 1.1) for t in range(7)], ink("wall"), .16)
    return out + "".join(line([at(t / 8, 0), at(t / 8, 1.1)], ink("wall"), .14) for t in range(1, 8))


def star(x, y, r):
    k = r * .2
    return path(f"M{x:.2f} {y - r:.2f}L{x + k:.2f} {y - k:.2f}L{x + r:.2f} {y:.2f}L{x + k:.2f} {y + k:.2f}L{x:.2f} {y + r:.2f}L{x - k:.2f} {y + k:.2f}L{x - r:.2f} {y:.2f}L{x - k:.2f} {y - k:.2f}Z", ink("star"), fill_opacity=".8")


def half():
    out = ""
    r = random.Random(8)
    kept = 0
    while kept < 18:
        x, y = r.uniform(-1, 64), r.uniform(12, 43)
        if math.dist((x, y), (31.5, 44)) > 21 and all(math.dist((x, y), (a, b)) > c for a, b, c in ((12.4, 25, 10), (50.8, 27, 9), (31.5, 19, 6))):
            out += star(x, y, r.uniform(.3, .75))
            kept += 1
    for x, y, w, h, seed in ((-8, 40.6, 17, 3.6, 3), (55, 42.0, 16, 3.2, 8), (38, 19.4, 12, 2.4, 5)):
        out += cloud(x, y, w, h, ink("cloud"), seed, fill_opacity=".5")
    # roads: out of the compass to both large islands, over the small one, and off the card
    out += road([(23.4, 28.4), (21.8, 26.4), (20.4, 24.4), (18.0, 23.4)]) + road([(39.6, 28.4), (41.6, 27.4), (43.2, 26.2), (45.8, 25.7)])
    out += road([(31.5, 26.0), (31.5, 23.6), (31.4, 21.4), (31.5, 19.6)], .42)
    out += road([(-4, 24), (0, 24), (3.2, 24.4), (6.4, 23.6)]) + road([(67, 24), (63, 24), (59.8, 24.6), (56.6, 25.6)])
    out += bridge(18.6, 22.8, 27.8, 19.2, 1.5) + bridge(35.2, 19.2, 44.6, 25.2, 2.0)
    # what stands on the road of light
    out += isle(12.2, 23.4, 17.4, 9.2, 4) + tower(6.8, 22.9, .86) + house(9.6, 22.7, .8) + gate(15.9, 22.8, .78) + tree(4.9, 23.1, .66) + bear(12.4, 22.6, .4)
    out += isle(50.8, 25.6, 14.8, 7.8, 9) + house(47.4, 25.1, .78) + tower(51.0, 25.0, .72) + tree(53.4, 25.1, .74) + house(55.4, 25.4, .58)
    out += isle(31.5, 19.4, 8.4, 4.4, 3) + gate(31.5, 19.1, .62)
    out += isle(3.6, 35.6, 6.8, 3.4, 15) + tree(2.4, 35.3, .6) + house(4.5, 35.3, .5) + isle(59.6, 37.4, 6.0, 3.0, 19) + tower(59.8, 37.1, .42)
    out += line([(3.6, 35.2), (.6, 37.6), (-4, 38.4)], ink("road"), .2) + line([(6.8, 35.6), (10.4, 37.4), (13.4, 36.4), (16.2, 36.8)], ink("road"), .2) + line([(56.8, 37.4), (53.6, 38.2), (50.4, 37.0), (47.2, 37.4)], ink("road"), .2) + line([(62.4, 37.4), (65, 38.6), (67, 38.2)], ink("road"), .2)
    out += "".join(light(*spot) for spot in ((21.5, 26.1, .5), (41.4, 27.5, .5), (31.5, 23.4, .45), (1.6, 24.2, .5), (61.2, 24.3, .5), (10.2, 37.3, .32), (53.4, 38.2, .32)))
    return out + bird(23.0, 16.6, .5, -10) + bird(20.4, 18.0, .34, -6) + bird(41.4, 17.0, .42, 8)


if __name__ == "__main__":
    file = Path(__file__).parents[2] / "templates" / "back-half.svg"
    file.write_text("{# Upper half of all backs, drawn by art/kit/atlas_back.py; `c` holds the colours. #}\n"
                    "{% macro half(c) -%}\n" + half().replace("><", ">\n<") + "\n{%- endmacro %}\n\n{% macro engraved(c) -%}\n"
                    + (engraved(55.6, .4, 3) + engraved(.6, 1.0, 5)).replace("><", ">\n<") + "\n{%- endmacro %}\n", encoding="utf-8", newline="\n")
    print(file.name, file.stat().st_size, "bytes")
