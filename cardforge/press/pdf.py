"""Single pages put together to one file."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Leaf:
    """A one-page PDF, the label of its page, and where the reader's list of contents shows it."""

    pdf: bytes
    label: str
    title: str
    chapter: str


def assemble(leaves: Iterable[Leaf], title: str) -> bytes:
    """One PDF with all pages in order. Pages carry their labels, chapters and titles stand in the outline.

    The same pages give the same bytes: no date, and an identifier made of the content.
    """
    import pikepdf

    whole = pikepdf.new()
    labels = pikepdf.Array()
    chapters: dict[str, list[tuple[str, int]]] = {}
    for number, leaf in enumerate(leaves):
        with pikepdf.open(io.BytesIO(leaf.pdf)) as single:
            whole.pages.append(single.pages[0])
        labels.extend([pikepdf.Object.parse(str(number).encode()), pikepdf.Dictionary(P=pikepdf.String(leaf.label))])
        chapters.setdefault(leaf.chapter, []).append((leaf.title, number))
    whole.Root.PageLabels = pikepdf.Dictionary(Nums=labels)
    with whole.open_outline() as outline:
        for chapter, entries in chapters.items():
            head = pikepdf.OutlineItem(chapter, entries[0][1])
            head.is_closed = True
            head.children.extend(pikepdf.OutlineItem(name, page) for name, page in entries)
            outline.root.append(head)
    whole.docinfo["/Title"] = pikepdf.String(title)
    out = io.BytesIO()
    whole.save(
        out,
        deterministic_id=True,
        compress_streams=False,
        object_stream_mode=pikepdf.ObjectStreamMode.generate,
        linearize=False,
    )
    return out.getvalue()
