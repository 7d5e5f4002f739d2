"""Decks: what a pasted list is read as, and what keeps a deck from being legal."""

from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue
from cardforge.catalogue.decks.reading import Decklist, read_deck
from cardforge.catalogue.decks.rules import deck_findings, recipe_findings
from cardforge.diagnostics import Report

ROOT = Path(__file__).parents[2]


def read(catalogue: Catalogue, tmp_path: Path, text: str, name: str = "deck.txt") -> tuple[Decklist, Report]:
    (tmp_path / name).write_text(text, encoding="utf-8")
    report = Report()
    deck = read_deck(catalogue, tmp_path / name, report)
    assert deck is not None
    return deck, report


def codes(catalogue: Catalogue, cards: dict[str, int], faction: str | None = None) -> list[str]:
    return [found.code for found in deck_findings(catalogue, "test", cards, faction, lambda _: None)]


@pytest.mark.parametrize(
    "line",
    [
        "3 Lampkin",
        "3x Lampkin",
        "3 × lampkin",
        "Lampkin x3",
        "• 3 Lampkin",
        "Deck: Lamps and more\nName: 2 x 15\n3 Lampkin",
        "Lampkin ×3",
        "Lampkin: 3",
        "3 WB-003",
        "WB-003, 3",
        "- 3 Lampkin  # good",
        "3 Lampkin (WB-003)",
        "3 Lampkin // why not",
    ],
)
def test_a_line_is_read_however_people_write_it(catalogue: Catalogue, tmp_path: Path, line: str) -> None:
    deck, report = read(catalogue, tmp_path, line + "\n")
    assert not len(report)
    assert deck.cards == {"WB-003": 3}


def test_a_yaml_decklist_may_use_names_or_ids(catalogue: Catalogue, tmp_path: Path) -> None:
    deck, report = read(catalogue, tmp_path, "faction: hearthbound\ncards: {Lampkin: 2, WB-005: 1}\n", "deck.yaml")
    assert not len(report)
    assert (deck.faction, deck.cards) == ("hearthbound", {"WB-003": 2, "WB-005": 1})


def test_lines_of_one_card_are_added_up(catalogue: Catalogue, tmp_path: Path) -> None:
    deck, _ = read(catalogue, tmp_path, "2 Lampkin\n1 WB-003\n")
    assert deck.cards == {"WB-003": 3}


def test_a_heading_and_a_comment_are_no_cards(catalogue: Catalogue, tmp_path: Path) -> None:
    deck, report = read(catalogue, tmp_path, "# mine\nAllies (20)\n\nTactics:\n1 Mend\n")
    assert (deck.cards, len(report)) == ({"WB-013": 1}, 0)


def test_a_name_that_two_versions_share_needs_the_id(catalogue: Catalogue, tmp_path: Path) -> None:
    _, report = read(catalogue, tmp_path, "1 Cloudfencer\n")
    (found,) = report
    assert found.code == "deck-ambiguous-card"
    assert "WB-006" in found.message
    assert "OFF-002" in found.message


def test_an_unknown_card_is_answered_with_the_nearest(catalogue: Catalogue, tmp_path: Path) -> None:
    _, report = read(catalogue, tmp_path, "1 Mend\n2 Lampkn\n")
    (found,) = report
    assert (found.code, found.place and found.place.line) == ("deck-unknown-card", 2)
    assert "Lampkin" in found.hint


def test_the_four_ready_made_decks_are_legal_and_follow_the_recipe(catalogue: Catalogue) -> None:
    assert [deck.id for deck in catalogue.decks] == ["hearthbound", "ironmaw", "skyrunners", "veilborn"]
    for deck in catalogue.decks:
        assert codes(catalogue, deck.cards, deck.faction) == []
        assert list(recipe_findings(catalogue, deck.id, deck.cards, lambda _: None)) == []
        assert not set(deck.cards) & {"OFF-002", "OFF-003"}


def test_the_veilborn_deck_has_its_one_mythbound_card(catalogue: Catalogue) -> None:
    deck = catalogue.deck("veilborn")
    assert deck is not None
    assert deck.cards["VB-017"] == 1


def legal(catalogue: Catalogue, faction: str) -> dict[str, int]:
    deck = catalogue.deck(faction)
    assert deck is not None
    return dict(deck.cards)


def test_one_card_too_few_and_one_too_many(catalogue: Catalogue) -> None:
    cards = legal(catalogue, "hearthbound")
    first = next(iter(cards))
    assert codes(catalogue, cards | {first: cards[first] - 1}) == ["deck-size"]
    assert "deck-size" in codes(catalogue, cards | {first: cards[first] + 1})


def test_versions_of_one_creature_count_together(catalogue: Catalogue) -> None:
    # 2 of the one and 2 of the other are 4 of an identity; 3 are allowed
    assert "deck-copies" in codes(catalogue, {"WB-006": 2, "OFF-002": 2})
    assert "deck-copies" not in codes(catalogue, {"WB-006": 2, "OFF-002": 1})


def test_a_limit_on_the_card_wins_over_the_general_one(catalogue: Catalogue) -> None:
    assert "deck-copies" in codes(catalogue, {"VB-017": 2})
    assert "deck-copies" not in codes(catalogue, {"VB-017": 1})


def test_a_card_of_another_faction_is_named(catalogue: Catalogue) -> None:
    found = list(deck_findings(catalogue, "t", {"WB-003": 3, "WB-004": 1}, None, lambda _: None))
    assert [one.subject for one in found if one.code == "deck-wrong-faction"] == ["Kitelet (WB-004)"]


def test_cards_that_lie_beside_the_deck_do_not_go_into_it(catalogue: Catalogue) -> None:
    assert "deck-wrong-kind" in codes(catalogue, {"WB-001": 1})


def test_an_absurd_number_of_copies_is_a_misread_column(catalogue: Catalogue) -> None:
    assert "deck-count" in codes(catalogue, {"WB-003": 1_162_167})


def test_rules_may_give_a_range_and_limits_by_rarity(catalogue: Catalogue) -> None:
    rules = catalogue.game.deck_rules
    assert rules is not None
    loose = rules.model_copy(
        update={
            "size": {"min": 26, "max": 42},
            "copies": rules.copies.model_copy(update={"default": 3, "by_rarity": {"mythbound": 2}}),
            "neutral": ("shared",),
        }
    )
    other = catalogue.game.model_copy(update={"deck_rules": loose})
    from dataclasses import replace

    changed = replace(catalogue, game=other)
    cards = legal(catalogue, "hearthbound")
    assert codes(changed, dict(list(cards.items())[:-1])) == []
    without_limit = replace(changed, designs=tuple(d.model_copy(update={"limit": None}) for d in changed.designs))
    assert "deck-copies" not in codes(without_limit, {"VB-017": 2})
    assert "deck-copies" in codes(without_limit, {"VB-017": 3})
