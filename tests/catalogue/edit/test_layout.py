"""An edit changes one value and leaves every other byte as it was, whatever the layout."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardforge.catalogue.edit import Edit, EditRefusedError, edited
from cardforge.catalogue.edit.apply import appended
from cardforge.catalogue.edit.document import document_of
from cardforge.catalogue.reading.nodes import Mapping, Scalar, Sequence, parse
from cardforge.catalogue.reading.source import Source
from cardforge.diagnostics import Report

ORDER = ("id", "name", "cost", "stats", "text", "limit", "note")

CARDS = """\
# The cards.   Blanks within.
- id: A-1  # the first
  name:   Mender    # a comment
  cost: 3
  stats: {force: 1,guard:  4 , insight: 2}   # figures

  # about its text
  text: "When this enters, draw 1 card."
- id: A-2
  name: 'Don''t'
  stats:
    force: 2     # strong
    guard: 2
  text: |   # two abilities
    One.
    Two.

  note: >
    folded
    words
  # the last comment
- {id: A-3, name: Short, cost: 1, stats: {}}
"""


def changed(text: str, entry: str | None, path: str, value: str | int | bool | None, prose: bool = False) -> str:
    edit = Edit(entry, tuple(path.split(".")), value, ORDER, prose)
    return edited(document_of("cards.yaml", text.encode()), [edit]).data.decode()


def swapped(old: str, new: str, text: str = CARDS) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("entry", "path", "value", "old", "new"),
    [
        ("A-1", "cost", 4, "cost: 3", "cost: 4"),
        ("A-1", "name", "Ada", "name:   Mender    # a", "name:   Ada    # a"),
        ("A-1", "name", "No", "name:   Mender", 'name:   "No"'),
        ("A-1", "name", "a: b", "name:   Mender", 'name:   "a: b"'),
        ("A-1", "stats.guard", 12, "guard:  4 ,", "guard:  12 ,"),
        ("A-1", "text", 'Say "x".', '"When this enters, draw 1 card."', r'"Say \"x\"."'),
        ("A-1", "text", "One.\nTwo.", '"When this enters, draw 1 card."', "|\n    One.\n    Two."),
        ("A-1", "limit", 1, '1 card."\n', '1 card."\n  limit: 1\n'),
        ("A-2", "name", "Can't", "'Don''t'", "'Can''t'"),
        ("A-2", "stats.force", 3, "force: 2     # strong", "force: 3     # strong"),
        ("A-2", "stats.insight", 0, "    guard: 2\n", "    guard: 2\n    insight: 0\n"),
        ("A-2", "cost", 0, "name: 'Don''t'\n", "name: 'Don''t'\n  cost: 0\n"),
        ("A-2", "text", "One.\nTwo.\nThree.", "    Two.\n", "    Two.\n    Three.\n"),
        ("A-2", "text", "One.", "|   # two abilities\n    One.\n    Two.", '"One."   # two abilities'),
        ("A-2", "note", "Flat.", ">\n    folded\n    words", '"Flat."'),
        ("A-2", "limit", 2, "    Two.\n", "    Two.\n  limit: 2\n"),
        ("A-3", "cost", 2, "cost: 1", "cost: 2"),
        ("A-3", "stats.guard", 2, "stats: {}", "stats: {guard: 2}"),
        ("A-3", "text", "One.\nTwo.", "stats: {}", r'stats: {}, text: "One.\nTwo."'),
        ("A-3", "name", "a, b", "name: Short", 'name: "a, b"'),
    ],
)
def test_a_value_changes_and_nothing_beside_it(entry, path, value, old, new):
    assert changed(CARDS, entry, path, value, prose=path == "text") == swapped(old, new)


@pytest.mark.parametrize(
    ("entry", "path", "old", "new"),
    [
        ("A-1", "cost", "  cost: 3\n", ""),
        ("A-1", "stats.force", "force: 1,guard", "guard"),
        ("A-1", "stats.insight", " , insight: 2", ""),
        ("A-1", "name", "name:   Mender    # a comment", "# a comment"),
        ("A-2", "text", "text: |   # two abilities\n    One.\n    Two.", "# two abilities"),
        ("A-2", "note", "  note: >\n    folded\n    words\n", ""),
        ("A-2", "stats.guard", "    guard: 2\n", ""),
        ("A-3", "cost", ", cost: 1", ""),
    ],
)
def test_a_key_goes_and_the_comment_beside_it_stays(entry, path, old, new):
    if (entry, path) == ("A-1", "stats.insight"):
        old, new = "guard:  4 , insight: 2", "guard:  4"
    assert changed(CARDS, entry, path, None) == swapped(old, new)


def test_a_key_that_is_not_there_goes_without_a_trace():
    assert changed(CARDS, "A-1", "limit", None) == CARDS


def test_a_key_on_the_line_of_its_dash_makes_room_for_the_next():
    assert changed("- limit: 1\n  id: A\n", "A", "limit", None) == "- id: A\n"


@pytest.mark.parametrize(
    ("text", "entry", "path"),
    [
        ("- id: A\n  stats: {force: 1, # why\n    guard: 2}\n", "A", "stats.guard"),
        ("- id: A\n  stats:\n    # why\n    force: 1\n", "A", "stats"),
    ],
)
def test_a_removal_that_would_lose_a_comment_is_refused(text, entry, path):
    with pytest.raises(EditRefusedError, match="comment"):
        changed(text, entry, path, None)


@pytest.mark.parametrize("bom", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_byte_order_mark_and_line_ends_stay(bom, end):
    data = bom + CARDS.replace("\n", end).encode()
    document = document_of("cards.yaml", data)
    result = edited(document, [Edit("A-1", ("text",), "One.\nTwo.", ORDER), Edit("A-1", ("limit",), 1, ORDER)])
    wanted = swapped('"When this enters, draw 1 card."', "|\n    One.\n    Two.\n  limit: 1")
    assert result.data == bom + wanted.replace("\n", end).encode()


def test_a_file_without_a_line_end_at_its_end_gets_none():
    assert changed("- id: A\n  cost: 1", "A", "limit", 2) == "- id: A\n  cost: 1\n  limit: 2"
    assert changed("- id: A\n  cost: 1", "A", "cost", None) == "- id: A"


def test_a_new_entry_stands_at_the_end_after_an_empty_line():
    document = document_of("cards.yaml", b"- id: A\r\n  cost: 1\r\n\r\n\r\n")
    assert appended(document, "- id: B\n  cost: 2\n").data == b"- id: A\r\n  cost: 1\r\n\r\n- id: B\r\n  cost: 2\r\n"


def test_a_file_that_the_loader_objects_to_is_not_edited():
    with pytest.raises(EditRefusedError, match=r"cards\.yaml"):
        changed("- id: A\n  cost: 1\n  cost: 2\n", "A", "cost", 3)


def test_anchors_are_not_edited():
    with pytest.raises(EditRefusedError, match="anchors"):
        changed("- id: A\n  cost: &x 1\n  limit: *x\n", "A", "cost", 3)


# Any text in any layout: only the span of the value may differ, and the file reads as wished.

WORDS = st.text(st.characters(exclude_categories=["Cs", "Cc"], include_characters="\n\t"), min_size=1, max_size=40)
COMMENTS = st.sampled_from(["", "  # why", "   #", "\n  # a line of its own", "\n\n"])


@st.composite
def layouts(draw) -> tuple[str, str]:
    """A file of three entries in some layout, and the text of its middle one as it is written there."""
    value = draw(
        st.sampled_from(['"a text"', "plain words", "'it''s'", "|\n    two\n    lines", ">-\n    folded\n    text"])
    )
    braces = draw(st.booleans())
    comment = draw(COMMENTS)
    stats = "{force: 1, guard: 2}" if braces else "\n    force: 1\n    guard: 2"
    header, _, rest = value.partition("\n")
    side = comment if not comment.startswith("\n") else ""
    below = comment if comment.startswith("\n") else ""
    middle = f"{header}{side}" + (f"\n{rest}" if rest else "") + below
    text = (
        f"# top\n- id: A\n  text: x\n- id: B\n  text: {middle}\n  stats: {stats}{side}\n  cost: 3\n- id: C\n  text: x\n"
    )
    if draw(st.booleans()):
        text = text.replace("\n", "\r\n")
    return text, value


def _content(text: str) -> object:
    def plain(node):
        if isinstance(node, Scalar):
            return node.value.rstrip("\n") if node.block else node.value
        if isinstance(node, Mapping):
            return {key.value: plain(value) for key, value in node.items}
        assert isinstance(node, Sequence)
        return [plain(item) for item in node.items]

    report = Report()
    node = parse(Source("cards.yaml", text.replace("\r\n", "\n"), ""), report, "")
    assert not report.failed
    return plain(node)


@given(layouts(), WORDS)
def test_any_text_put_into_any_layout_is_read_back_and_every_other_byte_stays(layout, value):
    text, _ = layout
    result = changed(text, "B", "text", value.strip("\n"))
    wanted = _content(text)
    wanted[1]["text"] = value.strip("\n")
    assert _content(result) == wanted
    start = text.index("  text: ", text.index("- id: B")) + len("  text: ")
    assert result[:start] == text[:start]
    tail = text[text.index("  stats:") :]
    assert result.endswith(tail)
    assert result.count("#") - value.count("#") == text.count("#")


@given(layouts(), st.sampled_from(["stats.force", "stats.guard", "cost"]), st.integers(-99, 99))
def test_any_number_put_into_any_layout_changes_its_digits_only(layout, path, number):
    text, _ = layout
    key = path.split(".")[-1]
    start = text.index(f"{key}: ") + len(f"{key}: ")
    assert changed(text, "B", path, number) == text[:start] + str(number) + text[start + 1 :]
