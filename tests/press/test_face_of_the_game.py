"""What the drawings and colours of the game's own face must hold, whatever press prints them."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

PROJECT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
FACTIONS: dict[str, dict[str, str]] = {
    faction["id"]: faction["colours"]
    for faction in yaml.safe_load((PROJECT / "cards" / "factions.yaml").read_text(encoding="utf-8"))
}
NIGHT = ("#f1ecfa", "#181030")
"""Text and ground of the highest rarity, in templates/ally.html."""


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast ratio as WCAG 2 defines it, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lightness(colour: str) -> float:
    """CIE L*, 0 to 100."""
    value = luminance(colour)
    return 903.3 * value if value <= 0.008856 else 116 * value ** (1 / 3) - 16


def pairs() -> Iterator[tuple[str, str, str]]:
    for faction, colours in FACTIONS.items():
        yield f"name on {faction}", colours["vellum"], colours["deep"]
        yield f"type line on {faction}", colours["on_field"], colours["field"]
        yield f"rules on {faction}", colours["ink"], colours["vellum"]
        yield f"type of an ascension of {faction}", colours["accent"], colours["deep"]
        yield f"figure in the lantern of {faction}", colours["ink"], "#fff3cf"
    yield "rules by night", *NIGHT
    for token, figure in (("#8f2d1b", "#ffeed2"), ("#34526e", "#fff6e4"), ("#e6bf63", "#2a160c")):
        yield f"figure on {token}", figure, token


@pytest.mark.parametrize(("what", "text", "ground"), list(pairs()))
def test_text_stands_out_from_its_ground_by_4_5_to_1(what: str, text: str, ground: str):
    assert contrast(text, ground) >= 4.5, what


def test_the_four_factions_stay_apart_on_a_grey_printer():
    fields = [lightness(FACTIONS[name]["field"]) for name in ("hearthbound", "skyrunners", "veilborn", "ironmaw")]
    assert min(abs(a - b) for a, b in itertools.combinations(fields, 2)) >= 18


@pytest.mark.parametrize("file", sorted((PROJECT / "templates" / "symbols").glob("*.svg")), ids=lambda file: file.stem)
def test_a_symbol_is_24_by_24_in_one_colour_and_says_what_it_is(file: Path):
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    assert root.get("viewBox") == "0 0 24 24"
    assert root[0].tag == f"{SVG}title"
    assert all(child.get("fill") in (None, "#000") for child in root.iter() if child is not root)


@pytest.mark.parametrize("faction", list(yaml.safe_load((PROJECT / "cards" / "factions.yaml").read_text("utf-8"))))
def test_every_faction_has_its_emblem_among_the_symbols(faction: dict[str, str]):
    assert (PROJECT / "templates" / "symbols" / f"{faction['emblem']}.svg").is_file()


@pytest.mark.parametrize("file", sorted((PROJECT / "art").glob("*.svg")), ids=lambda file: file.stem)
def test_a_picture_fills_the_card_with_its_bleed_and_leads_nowhere(file: Path):
    text = file.read_text(encoding="utf-8")
    assert ElementTree.fromstring(text).get("viewBox") == "-3 -3 69 94"
    assert not re.search(r"href|<script|<image|<text|<filter|Gradient|file:|/home/|/tmp/", text)


def test_every_faction_has_a_recipe_for_its_scenes():
    scenery = yaml.safe_load((PROJECT / "templates" / "scenery.yaml").read_text(encoding="utf-8"))
    assert set(scenery["factions"]) == set(FACTIONS)
