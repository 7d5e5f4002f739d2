"""Sheets for virtual tables."""

import io
import json

from PIL import Image

from cardforge.press.exports.job import Item, Job, Pile
from cardforge.press.exports.tables import export_tables
from cardforge.press.profile import read_profile
from tests.press.exports.small_job import PAGES, STANDARD, job


def exported(made: Job, address: str = "file:///somewhere/") -> dict[str, bytes]:
    profile, _ = read_profile("tts")
    assert profile is not None
    return dict(export_tables(made, profile, address))


def saved(files: dict[str, bytes]) -> list[dict]:
    return json.loads(files["saved-object.json"])["ObjectStates"]


def many(count: int) -> Job:
    items = tuple(Item("A-1", "back", 1, f"Card {number}") for number in range(count))
    return Job("A game", (Pile("A deck", items),), PAGES, STANDARD)


def test_a_card_is_its_decks_key_times_a_hundred_and_its_place() -> None:
    (deck,) = saved(exported(job()))
    assert deck["DeckIDs"] == [100, 100, 101, 101, 102, 102]
    assert [card["CardID"] for card in deck["ContainedObjects"]] == deck["DeckIDs"]


def test_the_last_place_of_a_sheet_hides_cards_and_is_never_one() -> None:
    (deck,) = saved(exported(many(70)))  # 69 on a sheet of 10 × 7, so that the seventieth begins another
    assert deck["DeckIDs"][68] == 168
    assert deck["DeckIDs"][69] == 200
    assert {sheet["NumWidth"] * sheet["NumHeight"] for sheet in deck["CustomDeck"].values()} == {70, 4}


def test_a_sheet_keeps_to_the_longest_side() -> None:
    files = exported(many(69))
    size = Image.open(io.BytesIO(files["a-deck.png"])).size
    assert max(size) <= 4096
    assert min(size) > 3900


def test_what_hides_a_card_is_its_back() -> None:
    sheet = Image.open(io.BytesIO(exported(job())["a-deck.png"]))
    back = Image.open(io.BytesIO(exported(job())["back.png"]))
    assert sheet.getpixel((sheet.width - 20, sheet.height - 20)) == back.getpixel((20, 20))


def test_cards_tell_their_names_words_and_tags() -> None:
    card = saved(exported(job()))[0]["ContainedObjects"][0]
    assert (card["Nickname"], card["Description"], card["Tags"]) == ("Card 1", "Words.", ["Red"])


def test_addresses_are_of_this_machine_or_of_where_the_pictures_lie() -> None:
    sheet = saved(exported(job(), "https://cards.example/x/"))[0]["CustomDeck"]["1"]
    assert sheet["FaceURL"] == "https://cards.example/x/a-deck.png"
    assert sheet["BackURL"] == "https://cards.example/x/back.png"


def test_a_pile_of_one_card_is_a_card_and_no_deck() -> None:
    (one,) = saved(exported(many(1)))
    assert one["Name"] == "CardCustom"
    assert one["CardID"] == 100
