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
            placed, drawn = pikepdf.Dictionary(), b""
            for name, number, x in (("Left", left, 0.0), ("Right", right, A5[0])):
                if number:  # under names of our own: those of pikepdf are drawn by lot, and no two files would be alike
                    placed[f"/{name}"] = out.copy_foreign(source.pages[number - 1].as_form_xobject())
                    drawn += f"q 1 0 0 1 {x:.3f} 0 cm /{name} Do Q\n".encode()
            out.pages[-1].obj.Resources = pikepdf.Dictionary(XObject=placed)
            out.pages[-1].obj.Contents = out.make_stream(drawn)
        out.docinfo.update({key: value for key, value in source.docinfo.items() if key in ("/Title", "/Author")})
        buffer = io.BytesIO()
        out.save(buffer, deterministic_id=True)
        return buffer.getvalue()
