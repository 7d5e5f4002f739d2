"""Text takes the largest size of its ladder that fits, never less than the floor, and lines end well."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from small_project import beast, write_project

from cardforge.press.breaking import balanced, break_lines, well_set, widest, without_widow
from cardforge.press.face import Ability
from cardforge.press.fit import MM_PER_POINT, fit
from cardforge.press.fonts import load, read_fonts
from cardforge.press.layout import read_layout
from cardforge.press.measure import Piece, shape

LONG = (
    "When this enters, heal two from a friendly character, then look at the top three cards of your deck and keep one."
)


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    root = write_project(tmp_path_factory.mktemp("fit")).root
    layout, _ = read_layout(root)
    sources, _ = read_fonts(root)
    return layout, {role: load(source) for role, source in sources.items()}


def fitted(room, face):
    layout, typefaces = room
    return fit(face, layout.kinds["beast"], layout, typefaces)


def lines_of(paragraph):
    return [paragraph.shaped.text[line.start : line.end] for line in paragraph.lines]


def test_a_short_text_takes_the_largest_size_with_flavour_and_reminder(room):
    body = fitted(room, beast()).body
    assert (body.rules_size, body.flavour_size, body.reminder) == (8.5, 7.2, True)


def test_a_longer_text_loses_its_reminder_first_then_size_then_flavour(room):
    texts = ["It moves last.", LONG, f"{LONG} {LONG}", f"{LONG} {LONG} {LONG}"]
    bodies = [fitted(room, beast(abilities=(Ability(None, text, f"({LONG})"),))).body for text in texts]
    assert [body.reminder for body in bodies] == [True, False, False, False]
    assert [body.flavour_size is None for body in bodies] == [False, False, True, True]
    assert bodies[-1].rules_size < bodies[0].rules_size


def test_a_card_without_rules_sets_its_flavour_larger(room):
    body = fitted(room, beast(abilities=())).body
    assert (body.rules_size, body.flavour_size) == (None, 9)


def test_a_card_without_any_text_has_nothing_to_fit(room):
    body = fitted(room, beast(abilities=(), flavour=None)).body
    assert (body.rules_size, body.flavour_size, body.height) == (None, None, 0)


def test_what_does_not_fit_at_the_floor_is_an_overflow_in_millimetres(room):
    over = fitted(room, beast(abilities=(Ability(None, " ".join([LONG] * 12)),))).overflows
    assert [(o.box, o.direction, o.size) for o in over] == [("body", "high", 6.5)]
    lines = len(fitted(room, beast(abilities=(Ability(None, " ".join([LONG] * 12)),))).body.rules[0].lines)
    assert over[0].excess == pytest.approx(lines * 6.5 * 1.2 * MM_PER_POINT - 24, abs=0.01)


def test_a_word_wider_than_the_box_is_not_broken_but_told(room):
    over = fitted(
        room, beast(abilities=(Ability(None, "Donaudampfschifffahrtsgesellschaftskapitänsmützenband" * 2),))
    ).overflows
    assert [(o.box, o.direction) for o in over] == [("body", "wide")]


def test_a_name_steps_down_its_ladder_to_the_floor(room):
    sizes = [fitted(room, beast(name="M" * n)).lines["name"].size for n in (5, 12, 14)]
    assert sizes == sorted(sizes, reverse=True)
    assert fitted(room, beast(name="M" * 60)).overflows[0].box == "name"


def test_upper_case_is_measured_as_it_is_printed(room):
    line = fitted(room, beast()).lines["type"]
    assert line.texts == ("BEAST · FOREST",)


def test_the_last_line_is_not_one_short_word(room):
    _, typefaces = room
    text = shape([Piece("Heal three from a friendly character and then from it", "rules")], typefaces)
    whole = text.offsets[-1]
    width = text.width(0, len(text.text) - 3) + 0.01  # all but the last word fit
    lines = without_widow(text, break_lines(text, width), width)
    assert [text.text[line.start : line.end] for line in lines][-1] == "from it"
    assert widest(text, lines) < whole


@pytest.mark.parametrize(
    ("words", "full", "lines"),
    [
        (  # a last line of one word looks like a sentence of its own
            "Deal 2 damage to an opposing character anywhere.",
            "Deal 2 damage to an opposing character",
            ["Deal 2 damage to an opposing", "character anywhere."],
        ),
        (  # a sentence begins a line where it can
            "Move your Companion to any Route. Heal 3 from it.",
            "Move your Companion to any Route. Heal 3",
            ["Move your Companion to any Route.", "Heal 3 from it."],
        ),
        (  # a number stays with what it counts
            "After this Explores the Netherway, deal 1 damage to each opposing Ally here.",
            "After this Explores the Netherway, deal 1",
            ["After this Explores the Netherway, deal", "1 damage to each opposing Ally here."],
        ),
        ("Draw 2 cards.", "Draw 2 cards.", ["Draw 2 cards."]),
    ],
)
def test_lines_of_rules_end_where_they_read_best(room, words, full, lines):
    _, typefaces = room
    text = shape([Piece(words, "rules")], typefaces)
    broken = well_set(text, text.width(0, len(full)) + 0.01)
    assert [text.text[line.start : line.end] for line in broken] == lines


def test_balanced_lines_are_nearly_equal_and_not_more(room):
    _, typefaces = room
    text = shape(
        [Piece("It carries a small wood on its back, and two owls who quarrel about the lease.", "flavour")], typefaces
    )
    width = text.offsets[-1] * 0.8
    lines = balanced(text, width)
    widths = [text.width(line.start, line.end) for line in lines]
    assert len(lines) == 2
    assert max(widths) - min(widths) < 0.2 * width


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Two flashes: news. Three flashes: come and see.", ["Two flashes: news.", "Three flashes: come and see."]),
        (
            "Three stars, one answer, and a great many footnotes.",
            ["Three stars, one answer,", "and a great many footnotes."],
        ),
        ("No. I will not go there again, whoever asks.", ["No. I will not go there", "again, whoever asks."]),
    ],
)
def test_two_lines_of_flavour_part_where_the_sentence_does_unless_that_is_too_uneven(room, text, lines):
    _, typefaces = room
    shaped = shape([Piece(text, "flavour")], typefaces)
    broken = balanced(shaped, shaped.offsets[-1] * 0.75)
    assert [shaped.text[line.start : line.end] for line in broken] == lines


def test_a_dash_never_begins_a_line(room):
    body = fitted(room, beast(abilities=(Ability("Lantern Care of the Long Road", LONG),))).body
    assert not any(line.startswith("—") for line in lines_of(body.rules[0]))


def test_lines_put_together_are_the_text_again(room):
    body = fitted(room, beast(abilities=(Ability("Slow", LONG, "(So it is.)"),))).body
    assert " ".join(lines_of(body.rules[0])) == f"Slow — {LONG} (So it is.)"
    assert body.reminder


WORDS = st.lists(st.text("abcdefghij", min_size=1, max_size=9), min_size=1, max_size=60).map(" ".join)


@settings(max_examples=60, deadline=None)
@given(WORDS, st.floats(20, 60), st.floats(0, 20), st.floats(4, 20), st.floats(0, 20))
def test_a_bigger_box_never_takes_smaller_text(room, text, width, wider, height, higher):
    layout, typefaces = room
    kind = layout.kinds["beast"]
    face = beast(abilities=(Ability(None, text),), flavour=None)

    def size(w, h):
        body = kind.body.model_copy(update={"width": w, "height": h})
        result = fit(face, kind.model_copy(update={"body": body}), layout, typefaces)
        return 0 if result.overflows else result.body.rules_size

    assert size(width + wider, height + higher) >= size(width, height)


@settings(max_examples=60, deadline=None)
@given(WORDS, st.floats(3, 40))
def test_no_line_but_a_single_word_is_wider_than_its_box(room, text, width):
    _, typefaces = room
    shaped = shape([Piece(text, "rules")], typefaces)
    fewest = break_lines(shaped, width)
    for lines in (fewest, balanced(shaped, width), well_set(shaped, width)):
        assert len(lines) == len(fewest)
        assert " ".join(shaped.text[line.start : line.end] for line in lines) == text
        for line in lines:
            assert shaped.width(line.start, line.end) <= width or " " not in shaped.text[line.start : line.end]


def test_a_character_that_the_font_lacks_is_found(room):
    _, typefaces = room
    assert typefaces["rules"].missing("a ・ b ● é") == ["・", "●"]
    assert typefaces["rules"].missing("plain — ‘text’ − 3…\u00a0") == []
    assert replace(beast(), name="x").name == "x"
