"""Whether a card has the cost, the statistics, the text and the fields of its kind, within the range of its kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.models.game import KindOfCard
from cardforge.catalogue.reading.faults import missing_key
from cardforge.diagnostics import (
    Diagnostic,
    Message,
    Place,
    Severity,
    diagnostic,
    did_you_mean,
    listed,
    nearest,
    with_article,
)


class At(Protocol):
    """Where a value of an entry stands, by the keys that lead to it; or the last of the keys itself."""

    def __call__(self, *path: str, key: bool = False) -> Place | None:
        """The place, or None."""
        ...


@diagnostic("stat-missing", Severity.ERROR)
def stat_missing(missing: tuple[str, ...], kind: str, subject: str) -> Message:
    """A card lacks a statistic that its kind has.

    Add it to `stats`; a statistic that is nothing is 0.
    """
    return Message(
        f"it has no {listed(missing, 'and')}",
        expected=f"every statistic of {with_article(kind)}",
        hint=f"add {', '.join(f'{name}: …' for name in missing)} to stats",
        subject=subject,
    )


@diagnostic("stat-not-allowed", Severity.ERROR)
def stat_not_allowed(stat: str, kind: str, allowed: tuple[str, ...], subject: str) -> Message:
    """A card has a statistic that its kind does not have.

    Correct the name, or take it away. A kind whose cards all add the same has its numbers in the edition.
    """
    return Message(
        f"{with_article(kind)} has no “{stat}”",
        expected=listed(allowed) if allowed else f"no statistics on {with_article(kind)}",
        hint=did_you_mean(stat, allowed),
        subject=subject,
    )


@diagnostic("stat-out-of-range", Severity.ERROR)
def stat_out_of_range(stat: str, value: int, allowed: str, kind: str, subject: str) -> Message:
    """A statistic lies outside what its kind of card may have.

    Correct the number, or widen the range of the kind in `cards/game.yaml`.
    """
    return Message(f"{stat} is {value}", expected=f"{allowed} for {with_article(kind)}", subject=subject)


@diagnostic("cost-missing", Severity.ERROR)
def cost_missing(kind: str, allowed: str, subject: str) -> Message:
    """A card has no cost although its kind has one.

    Add `cost`; what costs nothing costs 0.
    """
    return Message(
        "it has no cost", expected=f"a cost of {allowed} for {with_article(kind)}", hint="add cost: …", subject=subject
    )


@diagnostic("cost-not-allowed", Severity.ERROR)
def cost_not_allowed(kind: str, subject: str) -> Message:
    """A card has a cost although its kind has none.

    Take it away; what is paid for such a card is a number of the rules and stands in `cards/editions/`.
    """
    return Message(f"{with_article(kind)} has no cost", expected="no `cost` on this card", subject=subject)


@diagnostic("cost-out-of-range", Severity.ERROR)
def cost_out_of_range(value: int, allowed: str, kind: str, subject: str) -> Message:
    """A cost lies outside what its kind of card may have.

    Correct the number, or widen the range of the kind in `cards/game.yaml`.
    """
    return Message(f"the cost is {value}", expected=f"{allowed} for {with_article(kind)}", subject=subject)


@diagnostic("text-missing", Severity.ERROR)
def text_missing(kind: str, subject: str) -> Message:
    """A card without rules text whose kind does nothing else.

    Write `text`.
    """
    return Message("it has no text", expected=f"a text on every {kind}", hint='add text: "…"', subject=subject)


@diagnostic("text-not-allowed", Severity.ERROR)
def text_not_allowed(kind: str, subject: str) -> Message:
    """A card has rules text although its kind has none.

    Take it away, or say `text: optional` for the kind in `cards/game.yaml`.
    """
    return Message(f"{with_article(kind)} has no text", expected="no `text` on this card", subject=subject)


def numbers(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """What a card has too much, too little, or out of range. A card of an unknown kind is passed over."""
    for design in catalogue.designs:
        kind = catalogue.game.kind(design.kind)
        if kind is None:
            continue
        at = entry(catalogue, "design", design.id)
        subject = str(design)
        yield from cost(kind, design.cost, at, subject)
        if design.cost is None and kind.cost is not None:
            yield cost_missing(at("id"), kind.name, str(kind.cost), subject)
        yield from stats(kind, design.stats, at, subject)
        yield from _absent(kind, design.stats, at, subject)
        if kind.text == "required" and not design.abilities:
            yield text_missing(at("id"), kind.name, subject)
        if kind.text == "none" and design.abilities:
            yield text_not_allowed(at("text", key=True), kind.name, subject)
        for name, rule in kind.fields.items():
            if rule.required and name not in design.extra:
                yield missing_key(at("id"), name, subject)


def cost(kind: KindOfCard, value: int | None, at: At, subject: str) -> Iterator[Diagnostic]:
    """What is wrong with a cost, where there is one."""
    if value is None:
        return
    if kind.cost is None:
        yield cost_not_allowed(at("cost", key=True), kind.name, subject)
    elif kind.cost.min <= kind.cost.max and not kind.cost.holds(value):
        yield cost_out_of_range(at("cost"), value, str(kind.cost), kind.name, subject)


def stats(kind: KindOfCard, values: Mapping[str, int], at: At, subject: str) -> Iterator[Diagnostic]:
    """What is wrong with statistics that are there."""
    if not kind.stats and values:
        name = next(iter(values))
        yield stat_not_allowed(at("stats", name, key=True), name, kind.name, (), subject)
        return
    for name, value in values.items():
        bounds = kind.stats.get(name)
        if bounds is None:
            yield stat_not_allowed(at("stats", name, key=True), name, kind.name, tuple(kind.stats), subject)
        elif bounds.min <= bounds.max and not bounds.holds(value):
            yield stat_out_of_range(at("stats", name), name, value, str(bounds), kind.name, subject)


def _absent(kind: KindOfCard, values: Mapping[str, int], at: At, subject: str) -> Iterator[Diagnostic]:
    missing = [name for name in kind.stats if name not in values]
    meant = {nearest(name, missing) for name in values if name not in kind.stats}
    if missing and (untold := tuple(name for name in missing if name not in meant)):
        yield stat_missing(at("stats"), untold, kind.name, subject)


def entry(catalogue: Catalogue, what: str, id: str, *start: str) -> At:
    """The places within one entry, or within a part of it."""

    def at(*path: str, key: bool = False) -> Place | None:
        find = catalogue.places.key if key else catalogue.places.of
        return find(what, id, *start, *path)

    return at
