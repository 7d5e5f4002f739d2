"""`rules/book.yaml`: the order of the chapters, words of the book's own, and reasons that no program can know."""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from cardforge.catalogue.models.game import Term
from cardforge.diagnostics import Diagnostic
from cardforge.press.settings import read_settings
from cardforge.rulebook import faults


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Explained(_Model):
    """What a constant or a switch is about, and why it was changed."""

    what: str
    why: str


class Changes(_Model):
    """Why the current edition differs from another."""

    since: str
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
    reasons: dict[str, dict[str, str]] = Field(default_factory=dict)
    """By the name of a release or an edition, why rules and cards are not as in it, by their ids."""


def read_book(root: Path) -> tuple[BookFile | None, list[Diagnostic]]:
    """The list of chapters, or None with what is wrong with it."""
    read = read_settings(root, faults.BOOK, BookFile, "the title and the chapters of the rulebook")
    book, found = read.said, list(read.found)
    if book is None:
        return None, found
    folder = (root / "rules").resolve()
    named: list[tuple[str, tuple[str | int, ...]]] = [(one, ("chapters", n)) for n, one in enumerate(book.chapters)]
    named += [(one, ("scenarios", n)) for n, one in enumerate(book.scenarios)]
    named += [(book.rulings, ("rulings",))] if book.rulings else []
    for name, path in named:
        if not (folder / name).resolve().is_relative_to(folder):
            found.append(faults.book_invalid(read.place(*path), f"{name} lies outside rules/"))
    return (None if found else book), found
