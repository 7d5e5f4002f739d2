"""Cards of one scenario: new ones, and shipped ones changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.faction import FactionAbility
from cardforge.catalogue.models.game import KindOfCard
from cardforge.diagnostics import did_you_mean, listed
from cardforge.game.scenario_words import Path, ScenarioError


def defined(catalogue: Catalogue, define: Sequence[Mapping[str, Any]]) -> Catalogue:
    """The catalogue with cards of a scenario: new ones added, those whose id exists changed. Raises ScenarioError."""
    for index, entry in enumerate(define):
        at: Path = ("define", index)
        id = entry.get("id")
        if any(ability.id == id for _, ability in catalogue.abilities):
            catalogue = _with_ability(catalogue, entry, at)
            continue
        old = catalogue.by_id.get(id) if isinstance(id, str) else None
        kind = _kind(catalogue, entry, old, at)
        design = _design(entry, old, kind, at)
        if catalogue.faction(design.faction) is None:
            hint = did_you_mean(design.faction, [faction.id for faction in catalogue.factions])
            raise ScenarioError(f"there is no faction “{design.faction}”{'; ' if hint else ''}{hint}", at)
        others = tuple(design if one.id == design.id else one for one in catalogue.designs)
        catalogue = replace(catalogue, designs=others if old is not None else (*others, design))
    return catalogue


def _with_ability(catalogue: Catalogue, entry: Mapping[str, Any], at: Path) -> Catalogue:
    """The catalogue with another text for what a faction can do. Raises ScenarioError."""
    unknown = [name for name in entry if name not in ("id", "name", "text")]
    if unknown:
        raise ScenarioError(f"an ability of a faction has no {listed(unknown)}: only a name and a text", at)
    factions = []
    for faction in catalogue.factions:
        abilities = [{**one.model_dump(), **(entry if one.id == entry["id"] else {})} for one in faction.abilities]
        try:
            changed = tuple(FactionAbility.model_validate(one) for one in abilities)
        except ValidationError as error:
            raise ScenarioError(str(error.errors()[0]["msg"]).lower(), at) from error
        factions.append(faction.model_copy(update={"abilities": changed}))
    return replace(catalogue, factions=tuple(factions))


def _kind(catalogue: Catalogue, entry: Mapping[str, Any], old: Design | None, at: Path) -> KindOfCard:
    named = entry.get("kind", old.kind if old else None)
    kind = catalogue.game.kind(str(named))
    if kind is None:
        kinds = listed(one.id for one in catalogue.game.kinds)
        what = "a new card needs a kind" if named is None else f"“{named}” is no kind of card"
        raise ScenarioError(f"{what}: {kinds}", at)
    return kind


def _design(entry: Mapping[str, Any], old: Design | None, kind: KindOfCard, at: Path) -> Design:
    """The entry as a design; of a changed card, what is not said stays, single statistics included."""
    fields = dict(entry)
    extra: dict[str, Any] = dict(old.extra) if old else {}
    extra |= {name: fields.pop(name) for name in kind.fields if name in fields}
    before = {} if old is None else old.model_dump(exclude={"extra"})
    if old is not None and isinstance(fields.get("stats"), dict):
        fields["stats"] = {**old.stats, **fields["stats"]}
    try:
        design = Design.model_validate({**before, **fields, "extra": extra})
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(str(part) for part in first["loc"])
        raise ScenarioError(f"“{name}”: {str(first['msg']).lower()}", at) from error
    for name in design.stats:
        if name not in kind.stats:
            raise ScenarioError(f"a card of the kind {kind.id} has no statistic “{name}”", at)
    missing = [name for name in kind.stats if name not in design.stats]
    if missing:
        raise ScenarioError(f"{design.name} lacks {listed(missing, 'and')}", at)
    if kind.cost is not None and design.cost is None:
        raise ScenarioError(f"{design.name} lacks a cost", at)
    return design
