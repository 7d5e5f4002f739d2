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
    comparison: Comparison
    rules: tuple[RuleChange, ...]
    demand: Demand
    is_release: bool
    had_rules: bool
    """Whether the rules of then are known; a release made without a rulebook has none."""

    def refusal(self, catalogue: Catalogue) -> str | None:
        """Why the present edition and revision say less than the differences call for; None where they do not."""
        now = catalogue.edition
        if now.id != self.edition:
            return None
        file = f"cards/editions/{now.id}.yaml"
        if self.demand.level is Level.EDITION:
            return (
                f"since {self.label} play has changed, which makes a new edition, and this is still {now.id}: "
                f"{self.demand.why}\n    hint: write an edition of its own beside {file} and name it in cards/game.yaml"
            )
        wanted = self.revision + (1 if self.demand.level is Level.REVISION else 0)
        if now.revision < wanted:
            return (
                f"since {self.label} the wording has changed, which makes revision {wanted} of {now.id}, and this is "
                f"revision {now.revision}: {self.demand.why}\n    hint: write `revision: {wanted}` in {file}"
            )
        return None

    @property
    def head(self) -> str:
        """All differences, counted."""
        return f"since {self.label}: {self.demand.told or 'no differences'}"

    def verdict(self, catalogue: Catalogue) -> str:
        """What the differences call for, and whether edition and revision say so."""
        now = catalogue.edition
        if (refusal := self.refusal(catalogue)) is not None:
            return refusal
        if self.demand.level is Level.EDITION:
            return f"play has changed, and so has the edition: it is {now.id}, and was {self.edition}"
        if self.demand.level is Level.REVISION:
            said = f"revision {now.revision}" if now.id == self.edition else f"edition {now.id}"
            return f"the wording has changed, play has not; this is {said}"
        return str(self.demand)

    def lines(self, catalogue: Catalogue) -> list[str]:
        """For people: every rule that changed, word by word, and what all differences call for."""
        return [self.head, *(f"  {one}" for one in self.rules), self.verdict(catalogue)]

    def as_json(self) -> dict[str, object]:
        """The same as data."""
        found: dict[str, object] = {"since": self.label, "edition": self.edition, "revision": self.revision}
        found |= {"rules": [one.as_json() for one in self.rules], "calls_for": self.demand.level.name.lower()}
        return found | {"reasons": list(self.demand.reasons)}


def changes_since(catalogue: Catalogue, book: Book, name: str | None = None) -> Since | None:
    """What is different since a release or an edition of that name.

    Without one it is the last release, or before the first one the edition that the book tells its changes from; None
    where there is neither. Raises UnknownSinceError, DamagedReleaseError.
    """
    listed, _ = read_book(catalogue.root)
    releases = release_names(catalogue.root)
    editions = [one.id for one in catalogue.editions]
    if name is None:
        told_from = listed.changes.since if listed and listed.changes else None
        name = releases[-1] if releases else told_from if told_from in editions else None
        if name is None:
            return None
    if name in releases:
        release = read_release(catalogue.root, name)
        before = release.catalogue(catalogue.root)
        return _since(catalogue, book, before, release.texts, f"release {name}", release.revision, listed)
    if name in editions:
        before = catalogue.under(name)
        then = compile_book(before, None, Report(), play=False)
        texts = rule_texts(then) if then else {}
        return _since(catalogue, book, before, texts, f"edition {name}", before.edition.revision, listed)
    known = (*releases, *editions)
    hint = did_you_mean(name, known, f"there are {', '.join(known)}" if known else "")
    raise UnknownSinceError(f"there is no release and no edition “{name}”; {hint}")


def _since(
    catalogue: Catalogue,
    book: Book,
    before: Catalogue,
    texts: Mapping[str, RuleText],
    label: str,
    revision: int,
    listed: BookFile | None,
) -> Since:
    comparison = compare(before, catalogue)
    rules = rule_changes(texts, rule_texts(book), listed.replaced if listed else {}) if texts else ()
    demand = demanded(comparison, rules, _same_reading(before, catalogue), catalogue.edition.id)
    is_release = label.startswith("release")
    return Since(label, before.edition.id, revision, comparison, rules, demand, is_release, bool(texts))


def _same_reading(before: Catalogue, after: Catalogue) -> SameReading:
    engine = find_engine(after.game.engine)
    if engine is None:
        return lambda id: False
    old, new = engine.trials(before), engine.trials(after)

    def same(id: str) -> bool:
        was, now = old.read(id), new.read(id)
        return was is not None and now is not None and bool(was.tree == now.tree)

    return same
