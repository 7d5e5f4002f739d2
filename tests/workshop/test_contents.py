"""What lies in a pack, counted from the rules.

Two decks of 30; for each faction two Companions, each with two paths and one ascension; three Routes and the Netherway.
"""

from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.workshop.contents import Contents, deck_contents, faction_contents, one_of_each, pack_contents

ROOT = Path(__file__).parents[2]


def of_kind(catalogue: Catalogue, contents: Contents, kind: str) -> int:
    cards = contents.cards
    return sum(count for id, count in cards.items() if id in catalogue.by_id and catalogue.by_id[id].kind == kind)


def test_every_pack_holds_all_that_its_two_players_need(catalogue: Catalogue) -> None:
    packs = catalogue.packs.packs
    assert len(packs) == 4
    for pack in packs:
        contents = pack_contents(catalogue, pack)
        assert of_kind(catalogue, contents, "ally") == 2 * 20
        assert of_kind(catalogue, contents, "tactic") == 2 * 10
        assert of_kind(catalogue, contents, "companion") == 2 * 2
        assert of_kind(catalogue, contents, "path") == 2 * 2 * 2
        assert of_kind(catalogue, contents, "ascension") == 2 * 2
        assert of_kind(catalogue, contents, "route") == 3
        assert of_kind(catalogue, contents, "realm") == 1
        assert {catalogue.by_id[id].faction for id in contents.cards if id in catalogue.by_id} == {
            *pack.factions,
            "shared",
        }


def test_routes_lie_in_the_pile_as_they_lie_on_the_table_from_left_to_right(catalogue: Catalogue) -> None:
    cards = pack_contents(catalogue, catalogue.packs.packs[0]).cards
    names = [catalogue.by_id[id].name for id in cards if id in catalogue.by_id and catalogue.by_id[id].kind == "route"]
    assert names == ["Windbridge", "Lantern Crossing", "Glass Orchard"]


def test_only_packs_with_ironmaw_hold_its_ability(catalogue: Catalogue) -> None:
    with_it = [pack.id for pack in catalogue.packs.packs if "F-CLAIM-THE-WAY" in pack_contents(catalogue, pack).cards]
    assert with_it == [pack.id for pack in catalogue.packs.packs if "ironmaw" in pack.factions]


def test_a_pack_says_that_it_is_a_plan_and_what_its_tier_means(catalogue: Catalogue) -> None:
    contents = pack_contents(catalogue, catalogue.packs.packs[0])
    assert not contents.final
    assert contents.tier == "beginner"
    assert "tier" in (contents.note or "")


def test_a_faction_is_half_a_pack_with_the_routes(catalogue: Catalogue) -> None:
    faction = catalogue.faction("veilborn")
    assert faction is not None
    contents = faction_contents(catalogue, faction)
    assert sum(contents.cards.values()) == 30 + 2 + 4 + 2 + 3 + 1
    assert contents.players == 1


def test_a_deck_of_ones_own_comes_with_its_companions(catalogue: Catalogue) -> None:
    contents = deck_contents(catalogue, "mine", "Mine", "ironmaw", {"IM-004": 3, "IM-001": 0})
    assert contents.decks[0].cards == {"IM-004": 3}
    assert of_kind(catalogue, contents, "companion") == 2 + 0
    assert "F-CLAIM-THE-WAY" in contents.others


def test_only_what_changed_is_printed_again_and_nothing_is_added(catalogue: Catalogue) -> None:
    contents = pack_contents(catalogue, catalogue.packs.packs[0]).only({"FA-001", "R-NETHERWAY", "IM-004"})
    assert set(contents.cards) == {"FA-001", "R-NETHERWAY"} & set(catalogue.by_id) & set(contents.cards)
    assert "R-NETHERWAY" in contents.cards
    assert contents.players == 0


def test_without_packs_every_card_is_printed_once(catalogue: Catalogue) -> None:
    contents = one_of_each(catalogue)
    assert set(contents.cards.values()) == {1}
    assert len(contents.cards) == len(catalogue.designs) + 1  # and Claim the Way
