"""From screen colours to inks: converted by the user's ICC profile, and held under the limit that a press can dry."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from PIL.Image import Image

INKS = 4
FULL = 255


class NoInkProfileError(ValueError):
    """There is no usable ICC profile; the message says which to get."""


class InkConversion:
    """Converts pictures and single colours to CMYK. No more than `limit` percent of ink stands anywhere."""

    def __init__(self, icc: bytes, limit: int | None) -> None:
        from PIL import ImageCms

        self.icc = icc
        self._limit = limit
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

    def picture(self, image: Image) -> Image:
        """The picture in CMYK."""
        import numpy as np
        from PIL import Image as Images
        from PIL import ImageCms

        inks = np.asarray(ImageCms.applyTransform(image, self._transform))
        if self._limit is not None:
            inks = limited(inks, self._limit)
        return Images.fromarray(np.ascontiguousarray(inks), "CMYK")

    def colour(self, red: float, green: float, blue: float) -> tuple[float, ...]:
        """One colour, its parts from 0 to 1."""
        from PIL import Image as Images

        pixel = Images.new("RGB", (1, 1), tuple(round(part * FULL) for part in (red, green, blue)))
        inks = self.picture(pixel).getpixel((0, 0))
        assert isinstance(inks, tuple)
        return tuple(round(ink / FULL, 4) for ink in inks)


def limited(inks: np.ndarray, limit: int) -> np.ndarray:
    """The same colours with no more than `limit` percent of ink: what grey the three colours make becomes black.

    One part of black stands for one of each colour, so that each exchange saves two. What is still too much after that
    is taken from the three colours alike; black stays, since drawing and lettering depend on it.
    """
    import numpy as np

    most = limit * FULL // 100
    work = inks.astype(np.int16)
    total = work.sum(axis=2)
    over = total - most
    hot = over > 0
    if not hot.any():
        return inks
    colours, black = work[..., :3], work[..., 3]
    grey = np.minimum(colours.min(axis=2), FULL - black)
    exchange = np.where(hot, np.minimum((over + 1) // 2, grey), 0)
    colours -= exchange[..., None]
    black += exchange
    total = work.sum(axis=2)
    room = np.maximum(most - black, 0)
    sum_of_colours = np.maximum(colours.sum(axis=2), 1)
    factor = np.where(total > most, room / sum_of_colours, 1.0)
    work[..., :3] = np.floor(colours * factor[..., None]).astype(np.int16)
    return work.astype(np.uint8)


def read_icc(path: Path | None, advice: str | None) -> bytes:
    """The bytes of the user's profile. Raises NoInkProfileError that says which to get."""
    get = f"; get {advice}" if advice else ""
    if path is None:
        raise NoInkProfileError(f"inks need an ICC profile, and none is shipped{get}, and name it with --icc FILE")
    try:
        return path.read_bytes()
    except OSError as error:
        raise NoInkProfileError(f"{path} cannot be read: {error.strerror}{get}") from None
