"""What differences call for: an edition changes when play changes, wording alone makes a revision of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from cardforge.catalogue.compare.layout import summary
from cardforge.catalogue.compare.model import Change, Comparison, FieldChange, Section, What
from cardforge.diagnostics import listed
from cardforge.rulebook.changes import Became, RuleChange

SameReading = Callable[[str], bool]
"""Whether the text of a card, by its id, means on both sides the same to the game that reads it."""

WORDS = ("name", "flavour", "rarity", "position", "beside", "home")
"""Fields of a card that are printed and not played."""
GAME_PLAYED = ("deck_rules",)
"""Parts of the game's own file that say how it is played; the rest says how its cards look and what is called what."""
MOST = 4
"""So many reasons are named; the rest is counted."""


class Level(IntEnum):
    """What has to be new: nothing, the revision, or the edition."""

    NOTHING = 0
    REVISION = 1
    EDITION = 2


@dataclass(frozen=True)
class Demand:
    """What differences call for, and the reasons: those of the highest level."""

    level: Level
    reasons: tuple[str, ...] = ()
    told: str = ""
    """All differences, counted."""

    @property
    def why(self) -> str:
        """The reasons in one line."""
        more = len(self.reasons) - MOST
        named = [*self.reasons[:MOST], *([f"{more} more"] if more > 0 else [])]
        return listed(named, "and")

    def __str__(self) -> str:
        if self.level is Level.NOTHING:
            return "nothing that is played or read has changed"
        what = "a new edition, since play changes" if self.level is Level.EDITION else "a revision, for wording alone"
        return f"this calls for {what}: {self.why}"


def demanded(comparison: Comparison, rules: Sequence[RuleChange], same: SameReading, edition: str) -> Demand:
    """What these differences call for. `edition` is the one in force; what others say is history.

    A rule whose words changed is wording as long as nothing that is played has changed with it: the engine plays cards
    and constants, and a rule that says something else than they do is caught by its examples.
    """
    found = [*_of_cards(comparison, same, edition), *_of_rules(rules)]
    level = max((one for one, _ in found), default=Level.NOTHING)
    told = "; ".join(filter(None, (summary(comparison) if comparison else "", _counted(rules))))
    return Demand(level, tuple(dict.fromkeys(why for one, why in found if one is level and why)), told)


def _of_cards(comparison: Comparison, same: SameReading, edition: str) -> Iterator[tuple[Level, str]]:
    for change in comparison.changes:
        if change.section is Section.STORY:
            continue
        if change.what in (What.ADDED, What.REMOVED):
            played = change.section in (Section.CARD, Section.ABILITY, Section.DECK)
            yield (Level.EDITION if played else Level.REVISION), f"{change} {change.what}"
            continue
        played_fields = [one for one in change.fields if _is_played(change, one, same, edition)]
        for one in played_fields:
            told = "" if one.is_prose else f" {_value(one.before)} → {_value(one.after)}"
            yield Level.EDITION, f"{change}, {one.label}{told}"
        if not played_fields and not (change.section is Section.EDITION and _only_its_number(change)):
            yield Level.REVISION, f"{change}, {listed([one.label for one in change.fields], 'and') or change.what}"


def _is_played(change: Change, one: FieldChange, same: SameReading, edition: str) -> bool:
    head = one.field.split(".")[0]
    if change.section is Section.EDITION:
        return change.id == edition and head in ("constants", "switches", "cards")
    if change.section in (Section.CARD, Section.ABILITY):
        if head == "text":
            return not same(change.id)
        return head not in WORDS
    if change.section is Section.DECK:
        return head != "name"
    if change.section is Section.GAME:
        return head in GAME_PLAYED
    return False


def _only_its_number(change: Change) -> bool:
    """Whether an edition says nothing new but which one it is."""
    return all(one.field in ("revision", "status") for one in change.fields)


def _of_rules(rules: Sequence[RuleChange]) -> Iterator[tuple[Level, str]]:
    for one in rules:
        yield Level.REVISION, f"rule {one.number} {one.became}"


def _counted(rules: Sequence[RuleChange]) -> str:
    counts = {became: sum(one.became is became for one in rules) for became in Became}
    told = [f"{count} {became}" for became, count in counts.items() if count]
    return f"rules: {', '.join(told)}" if told else ""


def _value(value: object) -> str:
    return "–" if value is None else str(value)
