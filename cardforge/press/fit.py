"""Which size each text of a face takes, and where its lines end: down a ladder of sizes to a floor, never below.

What does not fit at the floor is an error with the excess in millimetres. A bigger box never takes a lower rung.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardforge.press.breaking import Span, balanced, well_set, widest
from cardforge.press.face import Face
from cardforge.press.fonts import Typeface
from cardforge.press.layout import Body, KindLayout, Layout, Line, Rung
from cardforge.press.measure import Piece, Shaped, shape
from cardforge.press.texts import line_texts

MM_PER_POINT = 25.4 / 72
SLACK = 0.02
"""Millimetres that a line must be narrower than its box: the renderer rounds advances otherwise than HarfBuzz."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Text with its lines chosen."""

    shaped: Shaped
    lines: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class FittedLine:
    """One line of text, or several that share a size."""

    size: float
    texts: tuple[str, ...]
    widths: tuple[float, ...]
    """In millimetres."""


@dataclass(frozen=True, slots=True)
class FittedBody:
    """Rules and flavour with sizes in points and lines chosen. A size is None where the card has no such text."""

    rules_size: float | None
    rules: tuple[Paragraph, ...]
    reminder: bool
    flavour_size: float | None
    flavour: Paragraph | None
    height: float
    """Of all of it, in millimetres."""
    room: float
    """What is left of the box, in millimetres."""


@dataclass(frozen=True, slots=True)
class Overflow:
    """A text that does not fit at its smallest size."""

    box: str
    excess: float
    """In millimetres."""
    direction: str
    """`wide` or `high`."""
    size: float


@dataclass(frozen=True, slots=True)
class Fitted:
    """All text of a face."""

    lines: Mapping[str, FittedLine]
    body: FittedBody | None
    overflows: tuple[Overflow, ...]


def fit(face: Face, kind: KindLayout, layout: Layout, typefaces: Mapping[str, Typeface]) -> Fitted:
    """Choose sizes and lines for every text that the layout of its kind names."""
    overflows: list[Overflow] = []
    lines = {name: _fit_line(name, line, face, typefaces, overflows) for name, line in kind.lines.items()}
    body = _fit_body(face, kind.body, layout.ladder(kind.body), typefaces, overflows) if kind.body else None
    return Fitted(lines, body, tuple(overflows))


def _fit_line(
    name: str, line: Line, face: Face, typefaces: Mapping[str, Typeface], overflows: list[Overflow]
) -> FittedLine:
    variants = line_texts(face, line)
    shaped = [shape(pieces, typefaces) for pieces in variants]
    ems = [text.offsets[-1] for text in shaped]
    size = next((size for size in line.sizes if all(_fits(em, size, line.width) for em in ems)), line.sizes[-1])
    widths = tuple(em * size * MM_PER_POINT for em in ems)
    excess = max(widths, default=0.0) - line.width + SLACK
    if excess > 0:
        overflows.append(Overflow(name, excess, "wide", size))
    return FittedLine(size, tuple(text.text for text in shaped), widths)


def _fit_body(
    face: Face, body: Body, ladder: Sequence[Rung], typefaces: Mapping[str, Typeface], overflows: list[Overflow]
) -> FittedBody:
    flavour = shape([Piece(face.flavour, body.flavour_role)], typefaces) if face.flavour else None
    rungs = ladder if face.abilities else [Rung(rules=size, flavour=size) for size in body.alone]
    with_reminder = [shape(pieces, typefaces) for pieces in rules_pieces(face, body, reminder=True)]
    without_reminder = [shape(pieces, typefaces) for pieces in rules_pieces(face, body, reminder=False)]
    for rung in rungs:
        rules = with_reminder if rung.reminder else without_reminder
        fitted, excess = _at(rung, rules, flavour, body)
        if excess <= 0 and fitted.room >= 0:
            return fitted
    size = fitted.rules_size or fitted.flavour_size or 0.0
    if excess > 0:
        overflows.append(Overflow("body", excess, "wide", size))
    if fitted.room < 0:
        overflows.append(Overflow("body", -fitted.room, "high", size))
    return fitted


def rules_pieces(face: Face, body: Body, reminder: bool) -> list[list[Piece]]:
    """The rules text, ability by ability: name, dash, sentence, reminder. Templates write the same."""
    paragraphs = []
    for ability in face.abilities:
        pieces = [Piece(ability.name, body.ability_role), Piece(" — ", body.rules_role)] if ability.name else []
        pieces.append(Piece(ability.text, body.rules_role))
        if reminder and ability.reminder:
            pieces += [Piece(" ", body.rules_role), Piece(ability.reminder, body.reminder_role)]
        paragraphs.append(pieces)
    return paragraphs


def _at(rung: Rung, rules: Sequence[Shaped], flavour: Shaped | None, body: Body) -> tuple[FittedBody, float]:
    """The body at one rung, and by how many millimetres its widest line is too wide (0 or less where none is)."""
    excess = -body.width
    paragraphs = []
    if rules:
        em = _em_of(body.width, rung.rules)
        for text in rules:
            lines = well_set(text, em)
            excess = max(excess, widest(text, lines) * rung.rules * MM_PER_POINT - body.width + SLACK)
            paragraphs.append(Paragraph(text, tuple(lines)))
    story = None
    if flavour is not None and rung.flavour:
        width = body.width - 2 * body.flavour_inset
        em = _em_of(width, rung.flavour)
        lines = balanced(flavour, em)
        excess = max(excess, widest(flavour, lines) * rung.flavour * MM_PER_POINT - width + SLACK)
        story = Paragraph(flavour, tuple(lines))
    height = 0.0
    if paragraphs:
        height += sum(len(p.lines) for p in paragraphs) * leading(rung.rules, body.leading) * MM_PER_POINT
        height += (len(paragraphs) - 1) * body.paragraph_gap
    if story is not None and rung.flavour:
        height += body.between if paragraphs else body.crown
        height += len(story.lines) * leading(rung.flavour, body.flavour_leading) * MM_PER_POINT
    fitted = FittedBody(
        rules_size=rung.rules if paragraphs else None,
        rules=tuple(paragraphs),
        reminder=rung.reminder,
        flavour_size=rung.flavour if story is not None else None,
        flavour=story,
        height=height,
        room=round(body.height - height, 6),
    )
    return fitted, excess


def fit_summary(fitted: Fitted) -> dict[str, object]:
    """What was chosen, for people: sizes in points, and what is left of the box in millimetres."""
    body = fitted.body
    summary: dict[str, object] = {"lines": {name: line.size for name, line in fitted.lines.items() if line.texts}}
    if body is not None:
        summary |= {
            "rules": body.rules_size,
            "rules_lines": sum(len(paragraph.lines) for paragraph in body.rules),
            "reminder": body.reminder,
            "flavour": body.flavour_size,
            "room": round(body.room, 2),
        }
    return summary


def leading(size: float, multiple: float) -> float:
    """Distance of baselines in points."""
    return round(size * multiple, 3)


def _fits(em: float, size: float, width: float) -> bool:
    return em * size * MM_PER_POINT + SLACK <= width


def _em_of(width: float, size: float) -> float:
    return (width - SLACK) / (size * MM_PER_POINT)
