"""The book as data: ids, numbers, text, references, backing."""

from __future__ import annotations

import json

from cardforge.rulebook.backing import Backing
from cardforge.rulebook.model import Book, Example, Rule


def as_json(book: Book) -> str:
    """`rules.json`."""
    chapters = []
    for chapter in book.chapters:
        entries: list[dict[str, object]] = []
        for section in chapter.sections:
            rows = [_rule(block) for block in section.blocks if isinstance(block, Rule)]
            shown = [_example(block) for block in section.blocks if isinstance(block, Example)]
            entries.append({"number": section.number, "title": section.title, "rules": rows, "examples": shown})
        chapters.append({"number": chapter.number, "title": chapter.title, "sections": entries})
    glossary = [{"term": one.name, "meaning": one.meaning, "rule": one.rule} for one in book.glossary]
    whole = {"title": book.title, "edition": book.edition, "revision": book.revision, "language": book.language}
    whole |= {"since": book.since, "changed": sorted(book.barred)} if book.since else {}
    return json.dumps(whole | {"chapters": chapters, "glossary": glossary}, ensure_ascii=False, indent=1) + "\n"


def _rule(rule: Rule) -> dict[str, object]:
    links = {kind: sorted({p.link.id for p in rule.prose if p.link and p.link.to == kind}) for kind in ("rule", "card")}
    backing = Backing.of(rule)
    found: dict[str, object] = {"id": rule.id, "number": rule.number, "text": rule.text, "hash": rule.hash}
    found |= {"rules": links["rule"], "cards": links["card"], "file": rule.place.file, "line": rule.place.line}
    if backing.reason:
        found["speaks_as" if backing.reason == "as" else "excused"] = backing.other or backing.reason
    return found


def _example(example: Example) -> dict[str, object]:
    moves = [
        {"move": move.words, "log": list(move.lines)} | ({"refused_by": move.rule} if move.refused else {})
        for move in example.moves
    ]
    return {"title": example.title, "note": example.note, "moves": moves, "rules": sorted(example.rules)}
