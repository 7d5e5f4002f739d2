"""From screen colours to inks: converted by the user's ICC profile, and held under the limit that a press can dry."""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from PIL.Image import Image

INKS = 4
FULL = 255
BAND = 128
"""Rows that are converted at a time: a whole picture of 600 dpi would take some hundred megabytes on the way."""


class NoInkProfileError(ValueError):
    """There is no usable ICC profile; the message says which to get."""


class InkConversion:
    """Converts pictures and single colours to CMYK. No more than `limit` percent of ink stands anywhere."""

    def __init__(self, icc: bytes, limit: int | None) -> None:
        from PIL import ImageCms

        self.icc = icc
        self.limit = limit
        self._known: dict[tuple[float, float, float], tuple[float, ...]] = {}
        try:
            target = ImageCms.ImageCmsProfile(io.BytesIO(icc))
            if target.profile.xcolor_space.strip() != "CMYK":
                raise NoInkProfileError(
                    f"the ICC profile is for {target.profile.xcolor_space.strip()} and not for CMYK"
                )
            self._transform: Any = ImageCms.buildTransform(
                ImageCms.createProfile("sRGB"),
                target,
                "RGB",
                "CMYK",
                renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC,
                flags=ImageCms.Flags.BLACKPOINTCOMPENSATION,
            )
        except (ImageCms.PyCMSError, OSError) as error:
            raise NoInkProfileError(f"the ICC profile cannot be used: {error}") from None

    def bands(self, image: Image) -> Iterator[np.ndarray]:
        """The picture in inks, some rows at a time: an array of rows, columns and four inks for each band."""
        import numpy as np
        from PIL import ImageCms

        for top in range(0, image.height, BAND):
            band = image.crop((0, top, image.width, min(top + BAND, image.height)))
            inks = np.asarray(ImageCms.applyTransform(band, self._transform))
            yield inks if self.limit is None else limited(inks, self.limit)

    def packed(self, image: Image) -> bytes:
        """The picture in inks as PDF stores one: row by row, four bytes a pixel, packed by zlib."""
        packing = zlib.compressobj(6)
        return b"".join([*(packing.compress(band.tobytes()) for band in self.bands(image)), packing.flush()])

    def colour(self, red: float, green: float, blue: float) -> tuple[float, ...]:
        """One colour, its parts from 0 to 1."""
        from PIL import Image as Images

        asked = red, green, blue
        if asked not in self._known:
            pixel = Images.new("RGB", (1, 1), tuple(round(part * FULL) for part in asked))
            (band,) = self.bands(pixel)
            self._known[asked] = tuple(round(int(ink) / FULL, 4) for ink in band[0, 0])
        return self._known[asked]


def limited(inks: np.ndarray, limit: int) -> np.ndarray:
    """The same colours with no more than `limit` percent of ink: what grey the three colours make becomes black.

    One part of black stands for one of each colour, so that each exchange saves two. What is still too much after that
    is taken from the three colours alike; black stays, since drawing and lettering depend on it.
    """
    import numpy as np

    most = limit * FULL // 100
    hot = total_ink(inks) > most
    if not hot.any():
        return inks
    work = inks[hot].astype(np.int32)  # a row for each pixel that has too much; the others are as they are
    over = work.sum(axis=1) - most
    grey = np.minimum(work[:, :3].min(axis=1), FULL - work[:, 3])
    exchange = np.minimum((over + 1) // 2, grey)
    work[:, :3] -= exchange[:, None]
    work[:, 3] += exchange
    room = np.maximum(most - work[:, 3], 0)
    factor = np.minimum(room / np.maximum(work[:, :3].sum(axis=1), 1), 1.0)
    work[:, :3] = np.floor(work[:, :3] * factor[:, None])
    result = inks.copy()
    result[hot] = work.astype(np.uint8)
    return result


def total_ink(inks: np.ndarray) -> np.ndarray:
    """How much ink stands on each pixel, 255 for each full one. (Plane by plane: a fifth of the time of `sum`.)"""
    import numpy as np

    total = inks[..., 0].astype(np.uint16)
    for plane in range(1, INKS):
        total += inks[..., plane]
    return total


def read_icc(path: Path | None, advice: str | None) -> bytes:
    """The bytes of the user's profile. Raises NoInkProfileError that says which to get."""
    get = f"; get {advice}" if advice else ""
    if path is None:
        raise NoInkProfileError(f"inks need an ICC profile, and none is shipped{get}, and name it with --icc FILE")
    try:
        return path.read_bytes()
    except OSError as error:
        raise NoInkProfileError(f"{path} cannot be read: {error.strerror}{get}") from None
