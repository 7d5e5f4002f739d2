"""`rules/book.yaml`: the order of the chapters, words of the book's own, and reasons that no program can know."""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from cardforge.catalogue.models.game import Term
from cardforge.diagnostics import Diagnostic, Place
from cardforge.press.layout import read_yaml
from cardforge.rulebook import faults


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Explained(_Model):
    """What a constant or a switch is about, and why it was changed."""

    what: str
    why: str


class Changes(_Model):
    """Why the current edition differs from another."""

    since: str = Field(alias="from")
    constants: dict[str, Explained] = Field(default_factory=dict)
    switches: dict[str, Explained] = Field(default_factory=dict)
    cards: dict[str, str] = Field(default_factory=dict)


class BookFile(_Model):
    """The whole of `rules/book.yaml`."""

    title: str
    chapters: tuple[str, ...]
    rulings: str | None = None
    scenarios: tuple[str, ...] = ()
    """Files and folders in `rules/` whose scenarios back the rules."""
    terms: tuple[Term, ...] = ()
    changes: Changes | None = None
    replaced: dict[str, str] = Field(default_factory=dict)


def read_book(root: Path) -> tuple[BookFile | None, list[Diagnostic]]:
    """The list of chapters, or None with what is wrong with it."""
    data, found = read_yaml(root / faults.BOOK, faults.book_invalid, faults.BOOK)
    if data is None:
        return None, found
    try:
        book = BookFile.model_validate(data)
    except ValidationError as error:
        place = Place(faults.BOOK)
        return None, [
            faults.book_invalid(place, f"{'.'.join(map(str, item['loc']))}: {item['msg']}") for item in error.errors()
        ]
    folder = (root / "rules").resolve()
    for name in (*book.chapters, *book.scenarios, *([book.rulings] if book.rulings else [])):
        if not (folder / name).resolve().is_relative_to(folder):
            found.append(faults.book_invalid(Place(faults.BOOK), f"{name} lies outside rules/"))
    return (None if found else book), found
