"""A warning on a finished page, outside the trimmed card: it can be read on every proof and is cut off every card."""

from __future__ import annotations

import io

from cardforge.press.geometry import CardFormat
from cardforge.press.outlines import outline, width

INK, GROUND = "0.62 0.05 0.05", "1 1 1"
LARGEST = 6.0
"""Points."""
MARGIN = 2.0
"""Points between the words and the edge of the paper."""


def noted(pdf: bytes, text: str, format: CardFormat) -> bytes:
    """A single page of ours with the text above and below the trimmed card. Without a bleed it stays as it is."""
    left, bottom, right, top = format.media_box
    if not format.bleed:
        return pdf
    inner = format.trim_box
    size = min(LARGEST, 0.62 * (top - inner[3]), (right - left - 2 * MARGIN) / width(text, 1))
    start = (right + left - width(text, size)) / 2
    parts = ["q"]
    for low, high in ((bottom, inner[1]), (inner[3], top)):
        baseline = (low + high) / 2 - 0.34 * size
        parts.append(f"{GROUND} rg {left:.3f} {low:.3f} {right - left:.3f} {high - low:.3f} re f")
        parts.append(f"{INK} rg\n{outline(text, size, start, baseline)}\nf")
    return laid_over(pdf, "\n".join([*parts, "Q"]).encode())


def laid_over(pdf: bytes, content: bytes) -> bytes:
    """A single page of ours with more drawn on top, in its own points from the lower left corner."""
    import pikepdf

    with pikepdf.open(io.BytesIO(pdf)) as document:
        page = document.pages[0]
        page.contents_add(b"q", prepend=True)
        page.contents_add(b"Q\n" + content)
        return plain_bytes(document)


def plain_bytes(document: object) -> bytes:
    """A document as bytes of the form that `pdf.py` puts together; the same document gives the same bytes."""
    import pikepdf

    assert isinstance(document, pikepdf.Pdf)
    out = io.BytesIO()
    document.save(
        out, object_stream_mode=pikepdf.ObjectStreamMode.disable, deterministic_id=True, fix_metadata_version=False
    )
    return out.getvalue()
