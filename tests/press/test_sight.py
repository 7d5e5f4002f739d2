"""Grey printers and colour-blind eyes: known colours come out as the published models say."""

import numpy as np
import pytest
from PIL import Image

from cardforge.press.sight import Sight, as_seen, contrast, lab, luminance, seen


def swatch(*colour):
    return Image.new("RGB", (1, 1), colour)


@pytest.mark.parametrize("sight", list(Sight))
@pytest.mark.parametrize("shade", [0, 127, 255])
def test_a_grey_is_the_same_to_all(sight, shade):
    pixel = seen(swatch(shade, shade, shade), sight).getpixel((0, 0))
    assert max(abs(channel - shade) for channel in pixel) <= 1


def test_grey_is_luminance_and_no_mean_of_channels():
    # Y of pure green is 0.7152: 1.055 × 0.7152^(1/2.4) − 0.055 = 0.8625, of 255 that is 220
    assert seen(swatch(0, 255, 0), Sight.GREY).getpixel((0, 0)) == (220, 220, 220)


def test_pure_red_grows_dark_and_yellowish_to_a_protanope():
    # first column of the matrix on linear red: 0.152286, 0.114503, below 0 → 0; in sRGB 0.4271, 0.3729, 0
    assert seen(swatch(255, 0, 0), Sight.PROTANOPIA).getpixel((0, 0)) == (109, 95, 0)


def test_red_and_green_of_one_lightness_lie_nearer_for_a_deuteranope():
    red, green = (200, 60, 40), (60, 130, 50)

    def apart(sight):
        one, other = (lab(as_seen(swatch(*colour), sight))[0, 0] for colour in (red, green))
        return float(np.linalg.norm(one - other))

    assert apart(Sight.DEUTERANOPIA) < apart(Sight.FULL) / 2


def test_black_on_white_is_21_to_1():
    black, white = (luminance(as_seen(swatch(*[shade] * 3)))[0, 0] for shade in (0, 255))
    assert contrast(black, white) == pytest.approx(21)
