"""Coverage as a small picture for a front page: a bar for each group."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from cardforge.coverage.mutants import SETTINGS
from cardforge.coverage.result import Coverage, Covered, summary_of

_ROW, _LEFT, _BAR, _WIDTH = 30, 150, 360, 720
"""Pixels: the height of a row, where bars begin, how long they are, and the whole width."""


def picture(coverage: Coverage, groups: Mapping[str, str]) -> str:
    """An SVG with a bar of clauses for each group: what is pinned is filled, the rest hatched."""
    by_group: dict[str, list[Covered]] = {}
    for card in coverage.cards:
        by_group.setdefault("Edition" if card.id == SETTINGS else groups.get(card.group, card.group), []).append(card)
    found = summary_of(coverage.cards)
    rows = []
    for place, (name, cards) in enumerate(by_group.items()):
        one = summary_of(tuple(cards))
        top = 74 + place * _ROW
        filled = _BAR * one.pinned / max(1, one.clauses)
        told = f"{one.pinned} of {one.clauses} clauses, {one.killed} of {one.mutants} mutants"
        rows.append(
            f'<text x="{_LEFT - 12}" y="{top + 14}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="{_LEFT}" y="{top}" width="{_BAR}" height="18" fill="url(#h)" stroke="#241c15"/>'
            f'<rect x="{_LEFT}" y="{top}" width="{filled:.1f}" height="18" fill="#2f5d46"/>'
            f'<text x="{_LEFT + _BAR + 12}" y="{top + 14}" font-size="12">{told}</text>'
        )
    height = 74 + len(by_group) * _ROW + 16
    heading = f"{found.pinned} of {found.clauses} clauses pinned"
    below = f"{found.killed} of {found.mutants} mutants noticed, {found.equivalent} that nobody can notice"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}" '
        'font-family="Georgia, serif" font-size="15" fill="#241c15">'
        '<defs><pattern id="h" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect width="6" height="6" fill="#fff"/><rect width="2" height="6" fill="#cdbfa8"/></pattern></defs>'
        f'<rect width="{_WIDTH}" height="{height}" rx="10" fill="#fbf7ee"/>'
        f'<text x="24" y="34" font-size="22">{heading}</text><text x="24" y="56" fill="#6a5d4f">{below}</text>'
        f"{''.join(rows)}</svg>\n"
    )
