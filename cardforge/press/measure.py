"""How wide text is: shaped once with HarfBuzz in em, so that every size of a ladder costs a multiplication."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cardforge.press.fonts import Typeface


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text in one role."""

    text: str
    role: str


@dataclass(frozen=True, slots=True)
class Shaped:
    """A paragraph in its roles' case, and how far each of its characters lies from the start, in em."""

    text: str
    offsets: tuple[float, ...]
    """One more than there are characters; what lies between two of them is their distance in em."""
    starts: tuple[int, ...]
    """Where each piece begins."""

    def width(self, start: int, end: int) -> float:
        """Distance in em from one character to another."""
        return self.offsets[end] - self.offsets[start]


def shape(pieces: Iterable[Piece], typefaces: Mapping[str, Typeface]) -> Shaped:
    """Shape a paragraph. Kerning does not reach from one piece into the next, as in the renderer."""
    text, offsets, starts = "", [0.0], []
    for piece in pieces:
        starts.append(len(text))
        face = typefaces[piece.role]
        printed = face.source.cased(piece.text)
        offsets += [offsets[-1] + advance for advance in _ends(printed, face)]
        text += printed
    return Shaped(text, tuple(offsets), tuple(starts))


def _ends(text: str, face: Typeface) -> list[float]:
    """For each character, where it ends, in em from the start. A ligature counts at its first character."""
    import uharfbuzz as hb

    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(face.font, buffer, face.source.features)
    widths = [0.0] * len(text)
    clusters = set()
    for info, position in zip(buffer.glyph_infos or (), buffer.glyph_positions or (), strict=True):
        widths[info.cluster] += position.x_advance / face.units
        clusters.add(info.cluster)
    for cluster in clusters:
        widths[cluster] += face.source.entry.tracking
    ends, at = [], 0.0
    for width in widths:
        at += width
        ends.append(at)
    return ends
