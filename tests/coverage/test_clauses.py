"""Clauses, and to which of them a change of the words belongs."""

from cardforge.coverage.clauses import clause_at, clauses_of, difference


def words(text):
    return [clause.of(text) for clause in clauses_of(text)]


def test_a_clause_is_a_sentence():
    assert words("When this enters, draw 1 card. Once each turn.") == [
        "When this enters, draw 1 card.",
        "Once each turn.",
    ]


def test_a_line_without_a_full_stop_is_a_clause():
    assert words("hand_limit: 7\ndice: 6") == ["hand_limit: 7", "dice: 6"]


def test_lines_are_clauses_of_their_own():
    assert words("Rooted.\nDraw 1 card.") == ["Rooted.", "Draw 1 card."]


def test_a_full_stop_inside_a_word_ends_nothing():
    assert words("Under 0.36 draw 1 card.") == ["Under 0.36 draw 1 card."]


def test_a_text_without_words_has_no_clauses():
    assert words("") == []


def test_other_words_are_where_two_texts_differ():
    text = "Heal 2 from a friendly Ally. Once each turn."
    assert difference(text, "Heal 3 from a friendly Ally. Once each turn.").of(text) == "2"
    assert difference(text, "Heal 2 from a friendly Ally. Once each round.").of(text) == "turn."


def test_words_that_are_left_out_are_what_differs():
    text = "Heal 2 from a friendly Ally. Once each turn."
    assert difference(text, "Heal 2 from a friendly Ally.").of(text) == "Once each turn."


def test_words_that_come_in_belong_to_the_word_before_them():
    text = "Draw 2 cards."
    assert difference(text, "Draw 2 cards. Once each turn.").of(text) == "cards."


def test_a_change_belongs_to_the_clause_that_it_begins_in():
    text = "Draw 2 cards. Once each turn."
    clauses = clauses_of(text)
    assert clause_at(clauses, text.index("2")) == 0
    assert clause_at(clauses, text.index("each")) == 1
