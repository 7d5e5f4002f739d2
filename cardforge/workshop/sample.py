"""Breaks the sample game and says what the checks find: for `explain`, for docs/diagnostics.md, and for the tests."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path

from cardforge.catalogue import Catalogue, load
from cardforge.catalogue.checks.characters import unprintable
from cardforge.catalogue.checks.constants import Objection, told
from cardforge.catalogue.checks.texts import read_texts
from cardforge.catalogue.decks.reading import Decklist, read_deck
from cardforge.catalogue.query.lexer import QueryError
from cardforge.catalogue.query.search import search
from cardforge.catalogue.text import Finding, Reading
from cardforge.diagnostics import Report, Severity
from cardforge.diagnostics.render import SourceLine
from cardforge.workshop.check import check_project
from cardforge.workshop.mutations import Mutation, sample_rulebook
from cardforge.workshop.project import Project
from cardforge.workshop.sheets import compare_sheet

DECK, SHEET = "deck.txt", "cards.csv"
SAMPLE_CHARACTERS = "–—−“”‘’…×é"
"""What the font of the sample can print beside ASCII."""


@dataclass(frozen=True)
class Examined:
    """What came of a mutation: the findings, and the lines that they point at."""

    report: Report
    line: SourceLine


def examine(mutation: Mutation | None, folder: Path, rulebook: bool = False) -> Examined:
    """What all checks find in a copy of the sample, made in an empty folder, after the mutation.

    With `rulebook`, the sample has the rulebook of `starters/rulebook.yaml`, compiled whole: its blocks are made, too.
    """
    root = folder / "sample"
    with as_file(files("cardforge").joinpath("starters/sample")) as sample:
        shutil.copytree(sample, root)
    if rulebook:
        sample_rulebook().write(root)
    for change in (mutation, *mutation.also) if mutation else ():
        change.apply(root)
    project = Project(root, *load(root))
    catalogue = project.catalogue
    if mutation and catalogue is not None:
        if mutation.query is not None:
            return _searched(catalogue, mutation.query)
        if mutation.deck is not None:
            return _pasted(catalogue, root / DECK, mutation.deck)
        if mutation.sheet is not None:
            return _imported(catalogue, root / SHEET, mutation.sheet)
    report = check_project(project)
    if catalogue is not None:
        report.extend(read_texts(catalogue, SentenceReader()))
        report.extend(told(catalogue, less_than_nothing(catalogue)))
        report.extend(unprintable(catalogue, lambda one: one.isascii() or one in SAMPLE_CHARACTERS))
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


def less_than_nothing(catalogue: Catalogue) -> Iterator[Objection]:
    """Stands in for an engine's word on the numbers: it cannot play by one below 0."""
    for edition in catalogue.editions:
        for name, number in edition.constants.items():
            if number < 0:
                yield Objection(edition.id, name, f"{name} is {number}", "0 or more")


def _searched(catalogue: Catalogue, query: str) -> Examined:
    report = Report()
    try:
        search(catalogue, query)
    except QueryError as error:
        report.add(error.diagnostic)
    return Examined(report, lambda _file, _line: query)


def _pasted(catalogue: Catalogue, file: Path, deck: str) -> Examined:
    file.write_text(deck, "utf-8")
    report = Report()
    found = read_deck(catalogue, file, report) or Decklist(file.name)
    return Examined(report, found.line)


def _imported(catalogue: Catalogue, file: Path, sheet: str) -> Examined:
    file.write_text(sheet, "utf-8")
    return Examined(compare_sheet(catalogue, file).report, _lines_of(file.parent))


def _lines_of(root: Path) -> SourceLine:
    def line(file: str, number: int) -> str | None:
        path = root / file
        if not path.is_file() or path.stat().st_size > 1_000_000:
            return None
        lines = path.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n").split("\n")
        return lines[number - 1] if 1 <= number <= len(lines) else None

    return line
