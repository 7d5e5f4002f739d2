"""How much ink a picture lays down, at its darkest place."""

from __future__ import annotations

import io
from typing import Any

from cardforge.press.exports.ink import total_ink

FULL = 255


def most_ink(picture: Any) -> tuple[float, float, float]:
    """Percent of all inks together where there is most, and where that is: parts of the width and of the height.

    Zero for a picture that is in no inks, or in a form that is not read here.
    """
    import numpy as np

    if str(picture.get("/ColorSpace")) != "/DeviceCMYK" or int(picture.get("/BitsPerComponent", 8)) != 8:
        return 0.0, 0.0, 0.0
    width, height = int(picture.Width), int(picture.Height)
    filters = str(picture.get("/Filter", ""))
    if "DCT" in filters:
        inks = _of_jpeg(picture)
    else:
        data = np.frombuffer(picture.read_bytes(), np.uint8)
        if data.size != width * height * 4:
            return 0.0, 0.0, 0.0
        inks = data.reshape(height, width, 4)
        if "/Decode" in picture and float(picture.Decode[0]) > float(picture.Decode[1]):
            inks = FULL - inks
    total = total_ink(inks)
    at = int(total.argmax())
    return float(total.flat[at]) * 100 / FULL, at % width / width, at // width / height


def _of_jpeg(picture: Any) -> Any:
    """Inks of a JPEG. The reader takes it for Adobe's, which stores them the wrong way round and says so in Decode."""
    import numpy as np
    from PIL import Image

    with Image.open(io.BytesIO(picture.read_raw_bytes())) as image:
        inks = np.asarray(image.convert("CMYK"))
    turned = "/Decode" in picture and float(picture.Decode[0]) > float(picture.Decode[1])
    return inks if turned else FULL - inks
