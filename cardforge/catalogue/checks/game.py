"""`cards/game.yaml` in itself: its lists, ranges and the names that it uses of its own."""

from __future__ import annotations

from collections.abc import Iterator

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.checks.references import unknown_kind
from cardforge.catalogue.faults import duplicate_id
from cardforge.catalogue.models.game import KindOfCard
from cardforge.diagnostics import Diagnostic, Message, Place, Severity, diagnostic, did_you_mean, listed


@diagnostic("unknown-statistic", Severity.ERROR)
def unknown_statistic(name: str, kind: str, known: tuple[str, ...]) -> Message:
    """A kind of card has a statistic that the game does not have.

    Correct the name, or add the statistic to `statistics` in `cards/game.yaml`.
    """
    return Message(
        f"the game has no statistic “{name}”",
        expected=f"one of {listed(known)}" if known else "a statistic that stands under `statistics`",
        hint=did_you_mean(name, known),
        subject=kind,
    )


@diagnostic("unknown-format", Severity.ERROR)
def unknown_format(name: str, kind: str, known: tuple[str, ...]) -> Message:
    """A kind of card has a format whose measures are not told.

    Correct `format`, or add it to `formats` in `cards/game.yaml`.
    """
    return Message(
        f"there is no format “{name}”",
        expected=f"one of {listed(known)}",
        hint=did_you_mean(name, known),
        subject=kind,
    )


@diagnostic("range-reversed", Severity.ERROR)
def range_reversed(what: str, least: int, greatest: int, subject: str) -> Message:
    """A range whose least value is above its greatest: nothing can lie in it.

    Exchange the two numbers, or correct one.
    """
    return Message(f"{what} goes from {least} to {greatest}", expected="the smaller number as `min`", subject=subject)


@diagnostic("rarity-default", Severity.ERROR)
def rarity_default(defaults: tuple[str, ...]) -> Message:
    """Where there are rarities, exactly one of them is that of the cards that name none.

    Write `default: true` for one rarity in `cards/game.yaml`, and for one only.
    """
    found = f"{listed(defaults, 'and')} all are" if defaults else "none is"
    return Message(f"one rarity must be the default; {found}", expected="`default: true` on exactly one rarity")


def game(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Faults of the game's own description."""
    yield from _twice(catalogue)
    told: set[str] = set()
    for row, kind in enumerate(catalogue.game.kinds):
        yield from _statistics(catalogue, row, kind, told)
        yield from _kind(catalogue, row, kind)
    rules = catalogue.game.deck_rules
    if rules and {"min", "max"} <= rules.size.keys():
        least, most = rules.size["min"], rules.size["max"]
        if isinstance(least, int) and isinstance(most, int) and least > most:
            yield range_reversed(_at(catalogue, "deck_rules", "size"), "the size of a deck", least, most, "deck_rules")
    rarities = catalogue.game.rarities
    defaults = tuple(rarity.name for rarity in rarities if rarity.default)
    if rarities and len(defaults) != 1:
        row = [rarity.default for rarity in rarities].index(True) if defaults else 0
        yield rarity_default(_at(catalogue, "rarities", row), defaults)


def _at(catalogue: Catalogue, *path: str | int) -> Place | None:
    return catalogue.places.of("game", "game", *path)


def _twice(catalogue: Catalogue) -> Iterator[Diagnostic]:
    for group in ("kinds", "statistics", "formats", "terms", "rarities"):
        first: dict[str, int] = {}
        for row, one in enumerate(getattr(catalogue.game, group)):
            if one.id in first:
                before = _at(catalogue, group, first[one.id], "id") or Place("")
                what = "kind of card" if group == "kinds" else group.removesuffix("ies").removesuffix("s")
                what = {"rarit": "rarity"}.get(what, what)
                yield duplicate_id(_at(catalogue, group, row, "id"), what, one.id, before, one.name)
            first.setdefault(one.id, row)


def _statistics(catalogue: Catalogue, row: int, kind: KindOfCard, told: set[str]) -> Iterator[Diagnostic]:
    """Unknown statistics, each where it stands first."""
    known = tuple(statistic.id for statistic in catalogue.game.statistics)
    for group in ("stats", "bonus"):
        for name in getattr(kind, group):
            if name not in known and name not in told:
                told.add(name)
                at = catalogue.places.key("game", "game", "kinds", row, group, name)
                yield unknown_statistic(at, name, kind.name, known)


def _kind(catalogue: Catalogue, row: int, kind: KindOfCard) -> Iterator[Diagnostic]:
    formats = tuple(one.id for one in catalogue.game.formats)
    if formats and kind.format not in formats:
        yield unknown_format(_at(catalogue, "kinds", row, "format"), kind.format, kind.name, formats)
    ranges = [("cost", ("cost",), kind.cost), *((name, ("stats", name), bounds) for name, bounds in kind.stats.items())]
    for name, path, bounds in ranges:
        if bounds and bounds.min > bounds.max:
            at = _at(catalogue, "kinds", row, *path)
            yield range_reversed(at, f"“{name}”", bounds.min, bounds.max, kind.name)
    kinds = tuple(one.id for one in catalogue.game.kinds)
    for name, rule in kind.fields.items():
        if rule.of is not None and rule.of not in kinds:
            yield unknown_kind(_at(catalogue, "kinds", row, "fields", name, "of"), rule.of, kinds, kind.name)
