"""What has changed in a rulebook and its cards since a release or another edition, and what that calls for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardforge.catalogue import Catalogue
from cardforge.catalogue.compare import Comparison, compare
from cardforge.catalogue.compare.releases import RuleText, read_release, release_names
from cardforge.diagnostics import Report, did_you_mean
from cardforge.rulebook.book import BookFile, read_book
from cardforge.rulebook.changes import RuleChange, rule_changes, rule_texts
from cardforge.rulebook.compiling import compile_book
from cardforge.rulebook.demand import Demand, Level, SameReading, demanded
from cardforge.rulebook.model import Book
from cardforge.workshop.engines import find_engine


class UnknownSinceError(LookupError):
    """Neither a release nor an edition has that name; the message offers the nearest."""


@dataclass(frozen=True)
class Since:
    """An earlier state of the game, and what is different from it."""

    label: str
    """`release spring` or `edition 0.35`."""
    edition: str
    revision: int
    edition_now: str
    revision_now: int
    comparison: Comparison
    rules: tuple[RuleChange, ...]
    demand: Demand
    is_release: bool
    had_rules: bool
    """Whether the rules of then are known; a release made without a rulebook has none."""

    @property
    def refusal(self) -> str | None:
        """Why the later edition and revision say less than the differences call for; None where they do not."""
        if self.edition_now != self.edition:
            return None
        file = f"cards/editions/{self.edition_now}.yaml"
        if self.demand.level is Level.EDITION:
            return (
                f"since {self.label} play has changed, which makes a new edition, and this is still "
                f"{self.edition_now}: {self.demand.why}\n"
                f"    hint: write an edition of its own beside {file} and name it in cards/game.yaml"
            )
        wanted = self.revision + (1 if self.demand.level is Level.REVISION else 0)
        if self.revision_now < wanted:
            return (
                f"since {self.label} the wording has changed, which makes revision {wanted} of {self.edition}, "
                f"and this is revision {self.revision_now}: {self.demand.why}\n"
                f"    hint: write `revision: {wanted}` in {file}"
            )
        return None

    @property
    def head(self) -> str:
        """All differences, counted."""
        return f"since {self.label}: {self.demand.told or 'no differences'}"

    @property
    def verdict(self) -> str:
        """What the differences call for, and whether edition and revision say so."""
        if self.refusal is not None:
            return self.refusal
        if self.demand.level is Level.EDITION:
            return f"play has changed, and so has the edition: it is {self.edition_now}, and was {self.edition}"
        if self.demand.level is Level.REVISION:
            same = self.edition_now == self.edition
            said = f"revision {self.revision_now}" if same else f"edition {self.edition_now}"
            return f"the wording has changed, play has not; this is {said}"
        return str(self.demand)

    def lines(self) -> list[str]:
        """For people: every rule that changed, word by word, and what all differences call for."""
        return [self.head, *(f"  {one}" for one in self.rules), self.verdict]

    def as_json(self) -> dict[str, object]:
        """The same as data."""
        found: dict[str, object] = {"since": self.label, "edition": self.edition, "revision": self.revision}
        found |= {"rules": [one.as_json() for one in self.rules], "calls_for": self.demand.level.name.lower()}
        return found | {"reasons": list(self.demand.reasons)}


@dataclass(frozen=True)
class _State:
    """The game at some time: what it is called, its cards, and its rules as they read."""

    label: str
    catalogue: Catalogue
    texts: Mapping[str, RuleText]
    revision: int


def changes_since(catalogue: Catalogue, book: Book, name: str | None = None, until: str | None = None) -> Since | None:
    """What is different since a release or an edition of that name, until another one or now.

    Without a name it is the last release, or before the first one the edition that the book tells its changes from;
    None where there is neither. Raises UnknownSinceError, DamagedReleaseError.
    """
    listed, _ = read_book(catalogue.root)
    if name is None:
        releases = release_names(catalogue.root)
        told_from = listed.changes.since if listed and listed.changes else None
        known = told_from if told_from in [one.id for one in catalogue.editions] else None
        name = releases[-1] if releases else known
        if name is None:
            return None
    now = _State("now", catalogue, rule_texts(book), catalogue.edition.revision)
    return _compared(_named(catalogue, name), _named(catalogue, until) if until else now, listed)


def _named(catalogue: Catalogue, name: str) -> _State:
    releases = release_names(catalogue.root)
    editions = [one.id for one in catalogue.editions]
    if name in releases:
        release = read_release(catalogue.root, name)
        return _State(f"release {name}", release.catalogue(catalogue.root), release.texts, release.revision)
    if name in editions:
        then = catalogue.under(name)
        book = compile_book(then, None, Report(), play=False)
        return _State(f"edition {name}", then, rule_texts(book) if book else {}, then.edition.revision)
    known = (*releases, *editions)
    hint = did_you_mean(name, known, f"there are {', '.join(known)}" if known else "")
    raise UnknownSinceError(f"there is no release and no edition “{name}”; {hint}")


def _compared(before: _State, after: _State, listed: BookFile | None) -> Since:
    comparison = compare(before.catalogue, after.catalogue)
    replaced = listed.replaced if listed else {}
    known = bool(before.texts and after.texts)
    rules = rule_changes(before.texts, after.texts, replaced) if known else ()
    same = _same_reading(before.catalogue, after.catalogue)
    demand = demanded(comparison, rules, same, after.catalogue.edition.id)
    return Since(
        before.label,
        before.catalogue.edition.id,
        before.revision,
        after.catalogue.edition.id,
        after.revision,
        comparison,
        rules,
        demand,
        before.label.startswith("release"),
        known,
    )


def _same_reading(before: Catalogue, after: Catalogue) -> SameReading:
    engine = find_engine(after.game.engine)
    if engine is None:
        return lambda id: False
    old, new = engine.trials(before), engine.trials(after)

    def same(id: str) -> bool:
        was, now = old.read(id), new.read(id)
        return was is not None and now is not None and bool(was.tree == now.tree)

    return same
