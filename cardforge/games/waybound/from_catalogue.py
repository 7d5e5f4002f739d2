"""From the catalogue's data to what the rules need, and nothing that they do not need."""

from __future__ import annotations

from collections.abc import Mapping

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.models.design import Design
from cardforge.games.waybound.constants import SWITCHES, constants_of
from cardforge.games.waybound.following import Follower
from cardforge.games.waybound.ruleset import CardData, FactionData, ReadText, Ruleset
from cardforge.games.waybound.state import STATISTICS


def ruleset_of(
    catalogue: Catalogue,
    read: ReadText,
    settings: Mapping[str, bool] | None = None,
    follower: Follower | None = None,
) -> Ruleset:
    """The rules of a catalogue's edition, with switches as `settings` say.

    Raises ValueError for a setting that is no switch, and where Routes are missing or not placed.
    """
    settings = settings or {}
    for name in settings:
        if name not in SWITCHES:
            raise ValueError(f"“{name}” is no setting; there are {', '.join(SWITCHES)}")
    edition = catalogue.edition
    constants = constants_of(edition.constants, {**edition.switches, **settings})
    cards = {design.id: card_of(design) for design in catalogue.designs}
    factions = {
        faction.id: FactionData(
            faction.id, faction.name, tuple((ability.id, ability.name, ability.text) for ability in faction.abilities)
        )
        for faction in catalogue.factions
    }
    rows = sorted((design for design in catalogue.designs if design.kind == "route"), key=_position)
    realms = [design for design in catalogue.designs if design.kind == "realm"]
    homes = [design.id for design in rows if design.extra.get("home")]
    if not rows or len(realms) != 1 or len(homes) != 1:
        raise ValueError("a match needs Routes in a row, one of them the home, and one temporary Route")
    unknown = tuple(one.what for one in edition.unknown)
    return Ruleset(
        edition.id,
        constants,
        cards,
        factions,
        tuple(design.id for design in rows),
        realms[0].id,
        homes[0],
        str(realms[0].extra["beside"]),
        read,
        unknown,
        follower,
    )


def card_of(design: Design) -> CardData:
    """What the rules need of a design."""
    parent = design.extra.get("companion")
    force, guard, insight = (design.stats.get(name, 0) for name in STATISTICS)
    return CardData(
        design.id,
        design.name,
        design.kind,
        design.faction,
        design.cost or 0,
        (force, guard, insight),
        design.text,
        None if parent is None else str(parent),
        design.creature,
        design.limit,
    )


def _position(design: Design) -> int:
    position = design.extra.get("position")
    return position if isinstance(position, int) else 0
