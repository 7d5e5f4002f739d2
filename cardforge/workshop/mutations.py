"""The sample game and the ways to break it: what `explain` shows and what the checks are tried on."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import yaml
from pydantic import BaseModel, ConfigDict, Field

from cardforge.catalogue import Catalogue, load
from cardforge.catalogue.checks import run_checks
from cardforge.catalogue.checks.characters import unprintable
from cardforge.catalogue.checks.texts import read_texts
from cardforge.catalogue.decks.reading import Decklist, read_deck
from cardforge.catalogue.query.lexer import QueryError
from cardforge.catalogue.query.search import search
from cardforge.catalogue.text import Finding, Reading
from cardforge.diagnostics import Report, Severity
from cardforge.diagnostics.render import SourceLine
from cardforge.workshop.sheets import compare_sheet

DECK, SHEET = "deck.txt", "cards.csv"
SAMPLE_CHARACTERS = "–—−“”‘’…×é�\u00a0\u200b\u0301\ufeff"
"""What the font of the sample can print beside ASCII."""


class Change(BaseModel):
    """What happens to one file of the sample."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    file: str = ""
    was: str | None = None
    now: str = ""
    write: str | None = None
    hex: str | None = None
    size: int | None = None
    folder: bool = False
    absent: bool = False

    def apply(self, root: Path) -> None:
        """Do it to the copy at `root`. Raises ValueError where `was` does not stand in the file exactly once."""
        path = root / self.file
        if self.absent or self.folder:
            path.unlink()
        if self.folder:
            path.mkdir()
        elif self.write is not None:
            path.write_text(self.write, "utf-8")
        elif self.hex is not None:
            path.write_bytes(bytes.fromhex(self.hex))
        elif self.size is not None:
            path.write_bytes(b"#" * self.size)
        elif self.was is not None:
            text = path.read_text("utf-8")
            if text.count(self.was) != 1:
                raise ValueError(f"{self.was!r} stands {text.count(self.was)} times in {self.file}")
            path.write_text(text.replace(self.was, self.now), "utf-8")


class Mutation(Change):
    """One way to break the sample, the code that must come of it, and the characters that it must point at."""

    code: str
    caret: str | None = None
    line: int | None = None
    also: tuple[Change, ...] = Field(default=())
    query: str | None = None
    deck: str | None = None
    sheet: str | None = None


@dataclass(frozen=True)
class Examined:
    """What came of a mutation: the findings, and the lines that they point at."""

    report: Report
    line: SourceLine


@cache
def mutations() -> tuple[Mutation, ...]:
    """All of them, in the order of the file."""
    text = files("cardforge").joinpath("starters/mutations.yaml").read_text("utf-8")
    return tuple(Mutation.model_validate(entry) for entry in yaml.safe_load(text))


@cache
def sample_text(file: str) -> str:
    """A file of the sample as it is."""
    return files("cardforge").joinpath(f"starters/sample/{file}").read_text("utf-8")


def examine(mutation: Mutation | None, folder: Path) -> Examined:
    """What all checks find in a copy of the sample, made in an empty folder, after the mutation."""
    root = folder / "sample"
    with as_file(files("cardforge").joinpath("starters/sample")) as sample:
        shutil.copytree(sample, root)
    for change in (mutation, *mutation.also) if mutation else ():
        change.apply(root)
    catalogue, report = load(root)
    if catalogue is None:
        return Examined(report, _lines_of(root))
    if mutation and mutation.query is not None:
        return _searched(catalogue, mutation.query)
    if mutation and mutation.deck is not None:
        (root / DECK).write_text(mutation.deck, "utf-8")
        found = Report()
        deck = read_deck(catalogue, root / DECK, found) or Decklist(DECK)
        return Examined(found, deck.line)
    if mutation and mutation.sheet is not None:
        (root / SHEET).write_text(mutation.sheet, "utf-8")
        return Examined(compare_sheet(catalogue, root / SHEET).report, lambda _file, _line: None)
    report.extend(run_checks(catalogue))
    report.extend(read_texts(catalogue, SentenceReader()))
    report.extend(unprintable(catalogue, lambda character: character.isascii() or character in SAMPLE_CHARACTERS))
    return Examined(report, _lines_of(root))


@dataclass(frozen=True)
class Sentences:
    """What the reader of the sample objects to."""

    findings: tuple[Finding, ...]


class SentenceReader:
    """Stands in for an engine's grammar: a sentence begins with a capital and ends with a full stop."""

    def read(self, text: str, subject: str, kind: str = "") -> Reading:
        """An ability without a full stop is an error, a small letter at its beginning a warning."""
        found = []
        for row, line in enumerate(text.split("\n")):
            last, first = line.rstrip().rpartition(" ")[2], line.partition(" ")[0]
            if last and last[-1] not in ".)":
                offset = len(line.rstrip()) - len(last)
                hint = f"write “{last}.”"
                found.append(
                    Finding(Severity.ERROR, row, offset, len(last), "the sentence breaks off", "a full stop", hint)
                )
            if first[:1].islower():
                hint = f"write “{first.capitalize()}”"
                found.append(
                    Finding(Severity.WARNING, row, 0, len(first), f"“{first}” begins small", "a capital", hint)
                )
        return Sentences(tuple(found))


def _searched(catalogue: Catalogue, query: str) -> Examined:
    report = Report()
    try:
        search(catalogue, query)
    except QueryError as error:
        report.add(error.diagnostic)
    return Examined(report, lambda _file, _line: query)


def _lines_of(root: Path) -> SourceLine:
    def line(file: str, number: int) -> str | None:
        path = root / file
        if not path.is_file() or path.stat().st_size > 1_000_000:
            return None
        lines = path.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n").split("\n")
        return lines[number - 1] if 1 <= number <= len(lines) else None

    return line
