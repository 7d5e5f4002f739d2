"""Pictures held against each other: what is compared is what is seen of both."""

import numpy as np
from PIL import Image, ImageDraw, ImageOps

from cardforge.press.illustration.measures import apart, thumbnail


def scene(light: tuple[int, int]) -> Image.Image:
    """A dark ground with a light, as large as measures are taken."""
    image = Image.new("RGB", (272, 370), "#203040")
    draw = ImageDraw.Draw(image)
    for step in range(12, 0, -1):
        x, y = light
        draw.ellipse((x - 12 * step, y - 12 * step, x + 12 * step, y + 12 * step), (250 - 16 * step,) * 3)
    return image


def window(left: int, top: int, right: int, bottom: int) -> np.ndarray:
    seen = np.zeros((370, 272), dtype=bool)
    seen[top:bottom, left:right] = True
    return seen


WIDE, ROUND = window(10, 40, 262, 230), window(70, 60, 240, 220)


def test_one_picture_behind_two_frames_is_the_same():
    assert apart(thumbnail(scene((140, 130)), WIDE), thumbnail(scene((140, 130)), ROUND)) == 0


def test_a_picture_in_other_colours_is_the_same():
    other = Image.merge("RGB", scene((140, 130)).split()[::-1])
    assert apart(thumbnail(scene((140, 130)), WIDE), thumbnail(other, WIDE)) == 0


def test_a_picture_and_its_mirror_differ():
    picture = scene((100, 120))
    assert apart(thumbnail(picture, WIDE), thumbnail(ImageOps.mirror(picture), WIDE)) > 14


def test_pictures_of_which_nothing_is_seen_in_common_are_not_compared():
    picture = scene((140, 130))
    assert apart(thumbnail(picture, window(0, 0, 272, 100)), thumbnail(picture, window(0, 200, 272, 370))) == 128
