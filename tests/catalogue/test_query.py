"""Search: what a query finds, and where it points when it cannot be read."""

from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue
from cardforge.catalogue.query.lexer import QueryError
from cardforge.catalogue.query.search import search

ROOT = Path(__file__).parents[2]


def ids(catalogue: Catalogue, query: str) -> list[str]:
    return [design.id for design in search(catalogue, query).designs]


def test_words_side_by_side_must_all_hold(catalogue: Catalogue) -> None:
    assert ids(catalogue, "f:ironmaw t:ally cost<=2 force>=2") == ["IM-004", "IM-007", "IM-008", "IM-010"]


def test_text_in_quotes_is_looked_for_as_it_stands(catalogue: Catalogue) -> None:
    found = ids(catalogue, 'o:"when this enters" f:veilborn')
    assert found == ["VB-005", "VB-009"]


def test_a_minus_denies_the_condition_after_it(catalogue: Catalogue) -> None:
    assert "VB-011" not in ids(catalogue, "-o:netherway f:veilborn")
    assert "VB-013" in ids(catalogue, "-o:netherway f:veilborn")


def test_or_binds_weaker_than_standing_side_by_side(catalogue: Catalogue) -> None:
    assert ids(catalogue, "id:WB-003 or id:WB-004 f:hearthbound") == ["WB-003"]
    assert ids(catalogue, "(id:WB-003 or id:WB-004) f:skyrunners") == ["WB-004"]


def test_a_pattern_between_slashes_is_a_regular_expression(catalogue: Catalogue) -> None:
    names = {catalogue.by_id[id].name for id in ids(catalogue, "name:/^E/")}
    assert names == {"Emberback", "Ember Prowler", "Emberlash", "Empty the Horizon"}


def test_a_vanilla_card_is_a_character_without_text(catalogue: Catalogue) -> None:
    assert ids(catalogue, "is:vanilla f:ironmaw") == ["IM-007", "IM-008"]


def test_two_numbers_of_a_card_can_be_compared(catalogue: Catalogue) -> None:
    for id in ids(catalogue, "force>guard"):
        stats = catalogue.by_id[id].stats
        assert stats["force"] > stats["guard"]
    assert "SP-001" in ids(catalogue, "force>guard")


def test_reference_cards_are_found_by_their_kind_alone(catalogue: Catalogue) -> None:
    assert ids(catalogue, "hearthkeeper") == []
    assert [design.id for design in search(catalogue, "hearthkeeper").hidden] == ["P-HEARTHKEEPER"]
    assert ids(catalogue, "t:path hearthkeeper") == ["P-HEARTHKEEPER"]
    assert ids(catalogue, "companion:brindle") == ["P-HEARTHKEEPER", "P-TRAILBLAZER", "S-ATLASHEART"]


def test_sorting_goes_downwards_with_a_minus_on_either_side(catalogue: Catalogue) -> None:
    up = ids(catalogue, "f:ironmaw t:tactic sort:cost")
    assert [catalogue.by_id[id].cost for id in up] == [1, 1, 1, 2, 5, 6]
    assert [catalogue.by_id[id].cost for id in ids(catalogue, "f:ironmaw t:tactic sort:-cost")] == [6, 5, 2, 1, 1, 1]
    assert ids(catalogue, "f:ironmaw t:tactic -sort:cost") == ids(catalogue, "f:ironmaw t:tactic sort:-cost")


def test_both_kinds_of_apostrophe_are_one_character(catalogue: Catalogue) -> None:
    assert ids(catalogue, 'o:"owner’s hand"') == ids(catalogue, 'o:"owner\'s hand"') != []


@pytest.mark.parametrize(
    ("query", "code", "column", "length"),
    [
        ("f:iromaw", "query-value", 3, 6),
        ("cost<two", "query-number", 6, 3),
        ("(t:ally", "query-syntax", 1, 1),
        ("t:ally)", "query-syntax", 7, 1),
        ("t:ally colour:red", "query-key", 8, 6),
        ('o:"when', "query-syntax", 3, 1),
        ("name:/(/", "query-pattern", 6, 3),
        ("t:ally or", "query-syntax", 8, 2),
        ("name<Lampkin", "query-operator", 1, 12),
        ("f: t:ally", "query-syntax", 1, 2),
    ],
)
def test_a_bad_query_is_pointed_at(catalogue: Catalogue, query: str, code: str, column: int, length: int) -> None:
    with pytest.raises(QueryError) as caught:
        search(catalogue, query)
    found = caught.value.diagnostic
    assert found.place is not None
    assert (found.code, found.place.column, found.place.length) == (code, column, length)


def test_a_misspelt_value_is_answered_with_the_nearest(catalogue: Catalogue) -> None:
    with pytest.raises(QueryError) as caught:
        search(catalogue, "f:iromaw")
    assert "ironmaw" in caught.value.diagnostic.hint
