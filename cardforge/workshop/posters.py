"""Which pictures of cards side by side a game has: its factions, the forms of a card, its decks. All from the data."""

from __future__ import annotations

from collections.abc import Mapping

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.deck import Deck
from cardforge.catalogue.models.design import Design, slug
from cardforge.catalogue.models.faction import Faction
from cardforge.press.posters import Colours
from cardforge.press.review import PlannedPoster

FORM_WIDTH = 420
DECK_COLUMNS = 8
FACTION_COLUMNS = 8


def plan_posters(catalogue: Catalogue) -> list[PlannedPoster]:
    """All of them: a sheet a faction, a strip for each card with forms, a picture a deck."""
    return [
        *(_faction(catalogue, faction) for faction in catalogue.factions),
        *(_forms(catalogue, design) for design in catalogue.designs if catalogue.children(design)),
        *(plan_deck(catalogue, deck.cards, deck) for deck in catalogue.decks),
    ]


def _faction(catalogue: Catalogue, faction: Faction) -> PlannedPoster:
    designs = [design for design in catalogue.designs if design.faction == faction.id]
    designs.sort(key=lambda design: _rank(catalogue, design))
    cards = [(design.id, 1, _shelf(catalogue, design)) for design in designs]
    cards += [(ability.id, 1, cards[-1][2] if cards else "") for ability in faction.abilities]
    counts = []
    for kind in catalogue.game.kinds:
        number = sum(design.kind == kind.id for design in designs)
        if number:
            counts.append(f"{number} {kind.name if number == 1 else kind.plural}")
    return PlannedPoster(
        f"factions/{faction.id}.png",
        faction.name,
        " · ".join(counts),
        tuple(cards),
        FACTION_COLUMNS,
        colours=_colours(faction),
    )


def _rank(catalogue: Catalogue, design: Design) -> tuple[bool, int]:
    """Cards with forms first, each with its own behind it; the others as the catalogue has them."""
    head = catalogue.parent(design) or (design if catalogue.children(design) else None)
    return head is None, catalogue.designs.index(head) if head else 0


def _shelf(catalogue: Catalogue, design: Design) -> str:
    """What stands in one row: a card with its forms, else the cards of a kind."""
    parent = catalogue.parent(design)
    return "forms" if parent or catalogue.children(design) else design.kind


def _forms(catalogue: Catalogue, design: Design) -> PlannedPoster:
    children = catalogue.children(design)
    faction = catalogue.faction(design.faction)
    return PlannedPoster(
        f"forms/{design.id}.png",
        design.name,
        ", ".join(child.name for child in children),
        tuple((one.id, 1, "") for one in (design, *children)),
        1 + len(children),
        FORM_WIDTH,
        _colours(faction),
    )


def plan_deck(
    catalogue: Catalogue, cards: Mapping[str, int], deck: Deck | None = None, name: str = ""
) -> PlannedPoster:
    """A deck, its cards in the catalogue's order with the number of their copies."""
    order = [design for design in catalogue.designs if cards.get(design.id)]
    title = deck.name if deck else name
    main = deck.faction if deck else next((one.faction for one in order), "")
    total = sum(cards.values())
    return PlannedPoster(
        f"decks/{deck.id if deck else slug(name) or 'deck'}.png",
        title,
        f"{total} cards · {len(order)} different",
        tuple((design.id, cards[design.id], "") for design in order),
        DECK_COLUMNS,
        colours=_colours(catalogue.faction(main)),
    )


def _colours(faction: Faction | None) -> Colours:
    """A faction's darkest colour as the ground and its lightest for words; others where it has no such names."""
    named = faction.colours if faction else {}
    if not {"deep", "vellum", "accent"} <= named.keys():
        return Colours()
    ground, light = _mixed(named["deep"], "#000000", 0.5), named["accent"]
    return Colours(ground, named["vellum"], light, _mixed(ground, light, 0.3))


def _mixed(one: str, other: str, share: float) -> str:
    """A colour with that share of another in it."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
