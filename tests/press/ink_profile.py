"""A CMYK profile built from arithmetic, so that tests need no file of anybody's: inks as in a textbook.

Each ink takes its own primary away, black takes all. Lab to CMYK is a table of 17³ points; CMYK to Lab one of 5⁴.
"""

from __future__ import annotations

import struct

import numpy as np

WHITE = np.array([0.9642, 1.0, 0.8249])
TO_XYZ = np.array(
    [[0.4360747, 0.3850649, 0.1430804], [0.2225045, 0.7168786, 0.0606169], [0.0139322, 0.0971045, 0.7141733]]
)
"""Linear sRGB to XYZ under D50."""


def lab_of(rgb: np.ndarray) -> np.ndarray:
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    xyz = linear @ TO_XYZ.T / WHITE
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], axis=-1)


def rgb_of(lab: np.ndarray) -> np.ndarray:
    y = (lab[..., 0] + 16) / 116
    f = np.stack([y + lab[..., 1] / 500, y, y - lab[..., 2] / 200], axis=-1)
    xyz = np.where(f**3 > 216 / 24389, f**3, (116 * f - 16) * 27 / 24389) * WHITE
    linear = np.clip(xyz @ np.linalg.inv(TO_XYZ).T, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def _table(inputs: int, outputs: int, points: int, values: np.ndarray) -> bytes:
    """A `mft2` tag: identity matrix, straight curves, and the table."""
    head = b"mft2" + bytes(4) + struct.pack(">BBBB", inputs, outputs, points, 0)
    head += struct.pack(">9i", 65536, 0, 0, 0, 65536, 0, 0, 0, 65536) + struct.pack(">HH", 2, 2)
    curve = struct.pack(">2H", 0, 65535)
    table = np.clip(np.rint(values), 0, 65535).astype(">u2").tobytes()
    return head + curve * inputs + table + curve * outputs


def _from_lab(points: int = 17) -> bytes:
    grid = np.stack(np.meshgrid(*[np.linspace(0, 65535, points)] * 3, indexing="ij"), axis=-1).reshape(-1, 3)
    lab = np.stack([grid[:, 0] / 652.8, grid[:, 1] / 256 - 128, grid[:, 2] / 256 - 128], axis=-1)
    cmy = 1 - rgb_of(lab)
    black = cmy.min(axis=-1, keepdims=True) * 0.5  # half of the grey as black: dark colours use far more than 240 %
    return _table(3, 4, points, np.concatenate([cmy, black], axis=-1) * 65535)


def _to_lab(points: int = 5) -> bytes:
    inks = np.stack(np.meshgrid(*[np.linspace(0, 1, points)] * 4, indexing="ij"), axis=-1).reshape(-1, 4)
    lab = lab_of((1 - inks[:, :3]) * (1 - inks[:, 3:]))
    return _table(
        4, 3, points, np.stack([lab[:, 0] * 652.8, (lab[:, 1] + 128) * 256, (lab[:, 2] + 128) * 256], axis=-1)
    )


def ink_profile() -> bytes:
    """The profile as bytes, version 2.4."""
    text = b"desc" + bytes(4) + struct.pack(">I", 6) + b"Test\0\0" + bytes(78)
    tags = {
        b"desc": text,
        b"cprt": b"text" + bytes(4) + b"none\0",
        b"wtpt": b"XYZ " + bytes(4) + struct.pack(">3i", *(round(part * 65536) for part in WHITE)),
        **{name: _to_lab() for name in (b"A2B0", b"A2B1")},
        **{name: _from_lab() for name in (b"B2A0", b"B2A1")},
    }
    body, table, at = b"", b"", 128 + 4 + 12 * len(tags)
    for name, data in tags.items():
        padded = data + bytes(-len(data) % 4)
        table += name + struct.pack(">II", at + len(body), len(data))
        body += padded
    head = struct.pack(">I4sI4s4s4s", at + len(body), b"lcms", 0x02400000, b"prtr", b"CMYK", b"Lab ")
    head += struct.pack(">6H", 2026, 1, 1, 0, 0, 0) + b"acsp" + bytes(24)
    head += struct.pack(">I", 1) + struct.pack(">3i", *(round(part * 65536) for part in WHITE))
    head += bytes(128 - len(head))
    return head + struct.pack(">I", len(tags)) + table + body
