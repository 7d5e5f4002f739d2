"""The rulebook of a project: its checks, its documents, and what backs its rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.catalogue.compare.releases import DamagedReleaseError
from cardforge.catalogue.models.design import slug
from cardforge.diagnostics import Report
from cardforge.play.scenarios import ScenarioWords
from cardforge.press.atomic import remove_stale, write_bytes
from cardforge.press.cache import PageCache
from cardforge.press.faces import plan_faces
from cardforge.press.illustration.credits import illustrations
from cardforge.press.render import NoRendererError
from cardforge.rulebook.as_json import as_json
from cardforge.rulebook.backing import speakers
from cardforge.rulebook.book import read_book
from cardforge.rulebook.booklet import booklet
from cardforge.rulebook.changes import Became, rule_texts
from cardforge.rulebook.citations import Citation, confirm
from cardforge.rulebook.compiling import compile_book
from cardforge.rulebook.coverage import Covered, RuleCoverage, cover_rules
from cardforge.rulebook.dress import dress_of, symbol
from cardforge.rulebook.faults import BOOK
from cardforge.rulebook.lock import LOCK, write_lock
from cardforge.rulebook.lore import lore_pdf, pictured
from cardforge.rulebook.made.log import change_log
from cardforge.rulebook.model import Book, Figure, TableFigure
from cardforge.rulebook.paper import book_pdf
from cardforge.rulebook.quick_reference import quick_reference_pdf
from cardforge.rulebook.screen import book_html
from cardforge.rulebook.typesetting import Typesetter
from cardforge.workshop.engines import find_engine
from cardforge.workshop.rule_changes import UnknownSinceError, changes_since
from cardforge.workshop.rulebook_pictures import card_pictures, card_shape, drawn_cards

FOLDER = Path("build/rules")
CACHE = "build/.cache/rules"
LORE_WIDTH = 340
"""Pixels of a card in the bestiary: 260 dpi at 33 mm."""


class NoRulebookError(Exception):
    """A project without a rulebook, or one that cannot be compiled; `report` says why."""

    def __init__(self, message: str, report: Report) -> None:
        super().__init__(message)
        self.report = report


@dataclass(frozen=True)
class RulesBuilt:
    """The files that were written, how many pages and rules the book has, and what was found."""

    files: tuple[Path, ...]
    rules: int
    pages: int
    report: Report
    since: str = ""
    """What is different from the last release, or from another edition, and what that calls for."""


def has_rulebook(catalogue: Catalogue) -> bool:
    """Whether the project has a list of chapters."""
    return (catalogue.root / BOOK).is_file()


def compiled(catalogue: Catalogue, play: bool = True) -> tuple[Book, Report]:
    """The compiled book, with its examples played unless `play` is False. Raises NoRulebookError."""
    report = Report()
    if not has_rulebook(catalogue):
        raise NoRulebookError(f"this project has no rulebook: there is no {BOOK}", report)
    book = compile_book(catalogue, _words(catalogue) if play else None, report, play)
    if book is None:
        raise NoRulebookError("the rulebook cannot be read", report)
    return book, report


def build_rules(catalogue: Catalogue, since: str | None = None) -> RulesBuilt:
    """Write the rulebook's documents. With an error in it nothing is written: a rulebook that is wrong misleads.

    `since` names a release or an edition to tell the changes from; without it, it is the last release or the edition
    that the book names. Raises NoRulebookError, UnknownSinceError.
    """
    book, report = compiled(catalogue)
    if report.failed:
        return RulesBuilt((), len(book.rules), 0, report)
    book, told = _with_changes(catalogue, book, since)
    dress, found = dress_of(catalogue)
    report.extend(found)
    cache = PageCache(catalogue.root / CACHE / "cards")
    shown, forms = tuple(dict.fromkeys(_shown(book))), pictured(catalogue) if catalogue.lore.creatures else ()
    drawn = drawn_cards(catalogue, (*shown, *forms))
    if shown:
        pictures, shape = card_pictures(catalogue, drawn, shown, cache), card_shape(catalogue, min(shown))
        dress = replace(dress, pictures=pictures, card_shape=shape)
    folder = catalogue.root / rules_folder(catalogue)
    setter = Typesetter(dress, PageCache(catalogue.root / CACHE / "pages"))
    printed = book_pdf(book, catalogue, dress, setter, report)
    made = {
        "rules.json": as_json(book).encode(),
        "rules.html": book_html(book, catalogue, dress).encode(),
        "rules.pdf": printed.pdf,
        "rules-booklet.pdf": booklet(printed.pdf),
        "quick-reference.pdf": quick_reference_pdf(book, catalogue, dress, setter, report),
    }
    if catalogue.lore.creatures:
        emblems = {
            one.id: symbol(catalogue.root, one.emblem, one.colours.get("field", "#000000"))
            for one in catalogue.factions
        }
        shows = {id: one.alt for id, one in illustrations(catalogue.root, plan_faces(catalogue)[0]).items()}
        dress = replace(dress, pictures=card_pictures(catalogue, drawn, forms, cache, LORE_WIDTH), shows=shows)
        made["lore.pdf"] = lore_pdf(catalogue, dress, emblems, setter, report)
    setter.forget()
    if not report.failed:
        for name, content in made.items():
            write_bytes(folder / name, content)
        remove_stale(folder)
    return RulesBuilt(tuple(folder / name for name in made), len(book.rules), printed.pages, report, told)


def _shown(book: Book) -> Iterator[str]:
    """Ids of the cards whose pictures the book shows."""
    for chapter in book.chapters:
        for block in chapter.blocks:
            if isinstance(block, Figure):
                yield block.card
            elif isinstance(block, TableFigure):
                yield from (id for id, _ in (*block.row, *((block.hanging,) if block.hanging else ())))


def _with_changes(catalogue: Catalogue, book: Book, name: str | None) -> tuple[Book, str]:
    """The book with bars and a change log, and what the changes call for; a historical one is compared with nothing."""
    if book.notice and name is None:
        return book, ""
    try:
        since = changes_since(catalogue, book, name)
    except DamagedReleaseError as error:
        raise NoRulebookError(f"the release to compare with cannot be read: {error}", Report()) from None
    if since is None:
        return book, ""
    listed, _ = read_book(catalogue.root)
    reasons = listed.reasons.get(since.label.partition(" ")[2], {}) if listed else {}
    letter = chr(ord("A") + len(book.appendices))
    cards = since.comparison if since.is_release else None  # what editions do to cards stands in a table of the book
    log = change_log(letter, since.label, since.rules, cards, reasons, since.had_rules)
    barred = frozenset(one.id for one in since.rules if one.became in (Became.ADDED, Became.CHANGED))
    appendices = (*book.appendices, log) if log else book.appendices
    return replace(book, since=since.label, barred=barred, appendices=appendices), f"{since.head}\n{since.verdict}"


def rules_folder(catalogue: Catalogue) -> Path:
    """Where the documents of a catalogue under its edition go, in the project."""
    other = catalogue.edition.id != catalogue.game.edition
    return FOLDER.with_name(f"rules-{slug(catalogue.edition.id)}") if other else FOLDER


def rules_coverage(catalogue: Catalogue) -> tuple[RuleCoverage, Report]:
    """Which rules are backed by scenarios. Raises NoRulebookError."""
    book, report = compiled(catalogue, play=False)
    words = _words(catalogue)
    listed, _ = read_book(catalogue.root)
    if words is None or listed is None:
        raise NoRulebookError("no engine plays this game, so nothing backs its rules", report)
    return cover_rules(book, catalogue.root, listed, words), report


def lock_rules(catalogue: Catalogue) -> tuple[int, Path]:
    """Add new ids to the lock; how many, and the file. Raises NoRulebookError where the book has errors."""
    book, report = compiled(catalogue)
    if report.failed:
        raise NoRulebookError("the rulebook has errors; nothing was locked", report)
    return write_lock(catalogue.root, book), catalogue.root / LOCK


def confirm_citations(catalogue: Catalogue, covered: RuleCoverage, rules: Sequence[str]) -> tuple[Citation, ...]:
    """Confirm the stale citations of these rules, of all where none is named; those that were written.

    Raises ValueError where one cannot be edited, OSError where a file cannot be written.
    """
    found = tuple(one for one in covered.stale if not rules or one.rule in rules)
    confirm(found, catalogue.root)
    return found


def rule_hashes(catalogue: Catalogue) -> tuple[Mapping[str, str], Mapping[str, str]] | None:
    """The present hash of each rule's text, and ids under which the game speaks of rules; None without a rulebook."""
    if not has_rulebook(catalogue):
        return None
    book = compile_book(catalogue, None, Report(), play=False)
    return None if book is None else (book.hashes, speakers(book))


def _words(catalogue: Catalogue) -> ScenarioWords | None:
    engine = find_engine(catalogue.game.engine)
    return engine.scenario_words(catalogue) if engine else None


__all__ = [
    "Covered",
    "NoRendererError",
    "NoRulebookError",
    "RuleCoverage",
    "RulesBuilt",
    "UnknownSinceError",
    "build_rules",
    "compiled",
    "confirm_citations",
    "has_rulebook",
    "lock_rules",
    "rule_hashes",
    "rule_texts",
    "rules_coverage",
]
