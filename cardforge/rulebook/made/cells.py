"""Small things that made tables are put together of."""

from __future__ import annotations

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.design import Design
from cardforge.press.typography import printed, signed
from cardforge.rulebook.model import Link, Piece, Prose


def words(text: str, bold: bool = False, slant: bool = False) -> Prose:
    """Plain words."""
    return (Piece(printed(text), bold=bold, slant=slant),) if text else ()


def card_link(design: Design, bold: bool = False) -> Prose:
    """A card's name that leads to the card."""
    return (Piece(printed(design.name), Link("card", design.id), bold),)


def rules_text(text: str) -> Prose:
    """A card's text; names of abilities bold, abilities one after another."""
    pieces: list[Piece] = []
    for line in filter(None, (line.strip() for line in text.splitlines())):
        if pieces:
            pieces.append(Piece(" "))
        name, dash, sentence = line.partition(" — ")
        if dash:
            pieces += [Piece(printed(name), bold=True), Piece(f" — {printed(sentence)}")]
        else:
            pieces.append(Piece(printed(line)))
    return tuple(pieces)


def figures(catalogue: Catalogue, design: Design) -> str:
    """The statistics in a row: `1 / 5 / 1`, with signs where they are added to another card's. Empty without any."""
    stats = catalogue.stats(design)
    if not stats:
        return ""
    bonus = bool(catalogue.kind(design).bonus)
    shown = [
        signed(stats[one.id]) if bonus else str(stats[one.id]) for one in catalogue.game.statistics if one.id in stats
    ]
    return " / ".join(shown)
