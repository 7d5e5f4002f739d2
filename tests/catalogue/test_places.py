"""A place within a text points at the very characters, however the text was typed."""

import pytest

from cardforge.catalogue.places import Places
from cardforge.catalogue.reading.nodes import parse
from cardforge.catalogue.reading.source import Source
from cardforge.diagnostics import Place, Report


def pointed(typed: str, line: int, offset: int, length: int) -> tuple[Place, str]:
    """The place of characters of the value of `text`, and what stands there in the file."""
    source = Source("file.yaml", typed, "")
    root = parse(source, Report(), "a text")
    assert root is not None
    place = Places({("entry", "it"): root}, {"file.yaml": source}).words("entry", "it", ("text",), line, offset, length)
    assert place is not None
    return place, source.lines[place.line - 1][place.column - 1 :][: place.length]


@pytest.mark.parametrize(
    "typed",
    [
        "text: draw a card",
        'text: "draw a card"',
        "text: 'draw a card'",
        "id: one\ntext:   draw a card   # why",
        "text: |\n  draw a card\n",
        "text: |\n  rest\n  draw a card\n",
        "{id: one, text: draw a card}",
    ],
)
def test_a_word_is_found_in_every_style(typed):
    line = 1 if "rest" in typed else 0
    assert pointed(typed, line, 7, 4)[1] == "card"  # d-r-a-w-blank-a-blank: 7 characters before it


@pytest.mark.parametrize(
    ("typed", "offset", "length", "shown"),
    [
        (r'text: "say \"no\" twice"', 4, 1, r"\""),  # s a y blank: 4
        (r'text: "say \"no\" twice"', 9, 5, "twice"),  # … " n o " blank: 9
        (r'text: "caf\u00e9 \\ bar"', 3, 1, r"\u00e9"),
        (r'text: "caf\u00e9 \\ bar"', 7, 3, "bar"),  # c a f é blank \ blank: 7
        ("text: 'it''s off'", 2, 1, "''"),
        ("text: 'it''s off'", 5, 3, "off"),  # i t ' s blank: 5
    ],
)
def test_a_written_out_character_counts_as_one(typed, offset, length, shown):
    assert pointed(typed, 0, offset, length)[1] == shown


def test_the_second_line_of_a_text_on_one_line_is_found():
    assert pointed(r'text: "rest\ndraw a card"', 1, 7, 4)[1] == "card"


def test_a_text_folded_over_lines_is_pointed_at_as_a_whole():
    place, _ = pointed('text: "draw a\n  card"', 0, 7, 4)
    assert (place.line, place.column) == (1, 7)


def test_characters_after_the_end_are_the_text_as_a_whole():
    place, _ = pointed("text: draw", 0, 40, 4)
    assert (place.line, place.column) == (1, 7)
