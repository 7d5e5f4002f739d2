"""The book imposed for saddle stitch: two A5 pages on each side of an A4 sheet, folded and stapled in the middle."""

from __future__ import annotations

import io

import pikepdf

A5 = (419.528, 595.276)
"""Points."""


def sheet_order(pages: int) -> list[tuple[int, int]]:
    """Which pages (from 1; 0 is empty) lie left and right on each side of each sheet, outermost sheet first.

    >>> sheet_order(5)
    [(0, 1), (2, 0), (0, 3), (4, 5)]
    """
    whole = -(-pages // 4) * 4

    def page(number: int) -> int:
        return number if number <= pages else 0

    sides = []
    for sheet in range(whole // 4):
        low, high = 2 * sheet + 1, whole - 2 * sheet
        sides += [(page(high), page(low)), (page(low + 1), page(high - 1))]
    return sides


def booklet(pdf: bytes) -> bytes:
    """The pages of an A5 document on A4 sheets, to be printed on both sides, turned on the short edge."""
    with pikepdf.open(io.BytesIO(pdf)) as source, pikepdf.new() as out:
        for left, right in sheet_order(len(source.pages)):
            out.add_blank_page(page_size=(2 * A5[0], A5[1]))
            side = out.pages[-1]
            for number, x in ((left, 0.0), (right, A5[0])):
                if number:
                    box = pikepdf.Rectangle(x, 0, x + A5[0], A5[1])
                    side.add_overlay(source.pages[number - 1], box)
        buffer = io.BytesIO()
        out.save(buffer, deterministic_id=True)
        return buffer.getvalue()
