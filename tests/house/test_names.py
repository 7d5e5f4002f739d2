"""No room knows the shipped game: its names stand in data and tests and, as far as rules need them, in its engine."""

from pathlib import Path

import pytest

from tests.house.names_of_the_game import ORDINARY_WORDS, found, names_in

PROJECT = Path(__file__).parents[2]
PACKAGE = PROJECT / "cardforge"
ENGINE = PACKAGE / "games" / "waybound"
NAMES = names_in(PROJECT / "cards")


def texts() -> list[Path]:
    """Every file of the package that is text: code, templates, style sheets, pictures in SVG, data."""
    files = [path for path in sorted(PACKAGE.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    return [path for path in files if b"\0" not in path.read_bytes()]


def stand(names: frozenset[str], paths: list[Path]) -> list[str]:
    """`file:line: name` for each place where one of the names stands."""
    return [
        f"{path.relative_to(PROJECT)}:{line}: {name}"
        for path in paths
        for line, name in found(names, path.read_text(encoding="utf-8"))
    ]


def test_no_card_is_named_anywhere_in_the_package():
    assert stand(NAMES.cards | NAMES.ids, texts()) == []


def test_no_name_of_the_game_stands_in_any_room_but_its_own():
    elsewhere = [path for path in texts() if not path.is_relative_to(ENGINE)]
    assert stand(NAMES.places | NAMES.own_words, elsewhere) == []


def test_the_names_are_those_of_the_whole_game():
    """92 designs, 16 paths, 8 ascensions, the realm: 117 cards; with one ability, 118 ids. Two names are borne by two
    designs each, and four by a Route or the realm: 118 - 2 - 4 names of cards and abilities."""
    assert (len(NAMES.ids), len(NAMES.cards), len(NAMES.places)) == (118, 112, 4)
    assert {"Hearthbound", "Skyrunners", "Veilborn", "Ironmaw", "Renown", "Companion"} <= NAMES.own_words


def test_every_ordinary_word_is_still_the_name_of_a_card():
    assert NAMES.cards >= ORDINARY_WORDS


@pytest.mark.parametrize(
    "text",
    [
        "Glass Orchard",
        "the Glass Orchard's bonus",
        "class GlassOrchardRule:",
        "in_glass_orchard = True",
        "glass-orchard",
        "GLASS_ORCHARD = 3",
        "in the glass orchard",
    ],
)
def test_a_name_is_found_in_every_shape(text):
    assert list(found(frozenset({"Glass Orchard"}), text)) != []


@pytest.mark.parametrize("text", ["Vey", "Vey's kite", "two Veys", "is_vey", "VeyFlies", "vey", "MAX_VEY"])
def test_a_short_name_is_found_where_it_is_a_word(text):
    assert list(found(frozenset({"Vey"}), text)) != []


@pytest.mark.parametrize("text", ["survey", "conveyed", "Veyron", "SURVEY"])
def test_a_short_name_is_not_found_inside_another_word(text):
    assert list(found(frozenset({"Vey"}), text)) == []


@pytest.mark.parametrize("text", ["WB-009", "wb-009", "wb_009", '"WB-009",'])
def test_an_id_is_found_in_every_shape(text):
    assert list(found(frozenset({"WB-009"}), text)) != []


def test_an_ordinary_word_is_found_only_as_a_quoted_name():
    assert list(found(frozenset({"Turn Back"}), "turn back, or def turn_back(): ...")) == []
    assert list(found(frozenset({"Turn Back"}), 'cards["Turn Back"]')) == [(1, "Turn Back")]
    assert list(found(frozenset({"Turn Back"}), "cards['turn-back']")) == [(1, "turn-back")]


def test_the_line_is_told():
    assert list(found(frozenset({"Vey"}), "one\ntwo Vey\n")) == [(2, "Vey")]
