"""How a picture looks on a grey printer and to people who see fewer colours.

The two forms of red-green blindness are simulated as G. M. Machado, M. M. Oliveira and L. A. F. Fernandes do in
“A Physiologically-based Model for Simulation of Color Vision Deficiency”, IEEE Transactions on Visualization and
Computer Graphics 15 (6), 2009, table 1 at severity 1.0: a matrix on linear RGB. Grey is the relative luminance (Y) of
IEC 61966-2-1 sRGB, and lightness the L* that CIE 15 makes of it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PIL.Image import Image


class Sight(StrEnum):
    """A way of seeing."""

    FULL = "full"
    GREY = "grey"
    DEUTERANOPIA = "deuteranopia"
    PROTANOPIA = "protanopia"


LUMINANCE = (0.2126, 0.7152, 0.0722)
_MATRICES = {
    Sight.GREY: (LUMINANCE, LUMINANCE, LUMINANCE),
    Sight.DEUTERANOPIA: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    Sight.PROTANOPIA: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}
_XYZ = (
    (0.4123908, 0.3575843, 0.1804808),
    (0.2126390, 0.7151687, 0.0721923),
    (0.0193308, 0.1191948, 0.9505322),
)
"""Linear sRGB to CIE XYZ (D65)."""
_WHITE = (0.9504559, 1.0, 1.0890578)


def seen(image: Image, sight: Sight) -> Image:
    """The picture as it is seen that way."""
    import numpy as np
    from PIL import Image as Images

    if sight is Sight.FULL:
        return image
    linear = as_seen(image, sight)
    shades = np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * np.power(linear, 1 / 2.4) - 0.055)
    return Images.fromarray((shades * 255 + 0.5).astype(np.uint8), "RGB")


def as_seen(image: Image, sight: Sight = Sight.FULL) -> Any:
    """Linear RGB from 0 to 1 as it is seen that way: an array of height × width × 3."""
    import numpy as np

    table = np.arange(256) / 255
    table = np.where(table <= 0.04045, table / 12.92, ((table + 0.055) / 1.055) ** 2.4)
    linear = table[np.asarray(image.convert("RGB"))]
    if sight is not Sight.FULL:
        linear = np.clip(linear @ np.array(_MATRICES[sight]).T, 0, 1)
    return linear


def luminance(linear: Any) -> Any:
    """Relative luminance from 0 to 1 of linear RGB."""
    import numpy as np

    return linear @ np.array(LUMINANCE)


def contrast(one: Any, other: Any) -> Any:
    """Contrast of two luminances as WCAG 2 defines it, 1 to 21."""
    import numpy as np

    return (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)


def lab(linear: Any) -> Any:
    """CIE L*, a*, b* of linear RGB; two colours that lie 10 apart are told apart at a glance."""
    import numpy as np

    xyz = linear @ np.array(_XYZ).T / np.array(_WHITE)
    root = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)
