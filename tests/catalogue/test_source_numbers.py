"""Every number of every card against its second source, typed from the document and not made from the data."""

import csv
from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue
from cardforge.catalogue.query.objects import as_object
from cardforge.catalogue.query.search import search

ROOT = Path(__file__).parents[2]
ROWS = list(csv.DictReader((ROOT / "tests" / "source-numbers.csv").open(encoding="utf-8")))


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_the_card_says_what_the_source_says(catalogue: Catalogue, row: dict[str, str]) -> None:
    card = as_object(catalogue, catalogue.by_id[row["id"]])
    stats = card["stats"] or {}
    assert [card["name"], card["kind"], card["faction"]] == [row["name"], row["kind"], row["faction"]]
    assert card["cost"] == (int(row["cost"]) if row["cost"] else None)
    for statistic in ("force", "guard", "insight"):
        assert stats.get(statistic) == (int(row[statistic]) if row[statistic] else None), statistic
    assert card.get("companion", "") == row["companion"]


def test_there_is_no_card_that_the_source_does_not_have(catalogue: Catalogue) -> None:
    # 8 Companions + 46 Allies + 35 Tactics + 3 Routes = 92; 16 paths, 8 ascensions; the realm is a reference of our own
    assert {design.id for design in catalogue.designs} - {row["id"] for row in ROWS} == {"R-NETHERWAY"}
    by_kind = {kind.id: len(search(catalogue, f"t:{kind.id}").designs) for kind in catalogue.game.kinds}
    assert by_kind == {
        "companion": 8,
        "ally": 46,
        "tactic": 35,
        "route": 3,
        "realm": 1,
        "path": 16,
        "ascension": 8,
    }
    assert len(search(catalogue, "").designs) == 92
