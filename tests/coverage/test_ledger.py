"""The ledger: a line a clause, and what it says of a text."""

from __future__ import annotations

from cardforge.coverage.ledger import FILE, HEADING, Ledger, Line, changes, clause_hash, read_ledger

TEXT = "Draw 1 card. Once each turn."
DRAW, ONCE = clause_hash("Draw 1 card."), clause_hash("Once each turn.")
PINNED = Ledger((Line("X-1", 1, DRAW, "pinned"), Line("X-1", 2, ONCE, "pinned")))


def test_a_hash_is_twelve_hexadecimal_digits_of_the_words():
    assert len(DRAW) == 12
    assert DRAW != ONCE
    assert clause_hash("Draw 1 card.") == DRAW


def test_the_file_has_one_sorted_line_a_clause():
    ledger = Ledger((Line("X-2", 1, ONCE, "played"), Line("X-1", 10, ONCE, "pinned"), Line("X-1", 2, DRAW, "parsed")))
    assert ledger.text() == (f"{HEADING}X-1\t2\t{DRAW}\tparsed\nX-1\t10\t{ONCE}\tpinned\nX-2\t1\t{ONCE}\tplayed\n")


def test_what_is_written_is_read_again(tmp_path):
    path = tmp_path / FILE
    path.parent.mkdir(parents=True)
    path.write_text(PINNED.text())
    assert read_ledger(tmp_path) == PINNED


def test_a_project_without_a_ledger_has_an_empty_one(tmp_path):
    assert read_ledger(tmp_path) == Ledger()


def test_lines_that_nobody_wrote_are_counted_and_told(tmp_path):
    path = tmp_path / FILE
    path.parent.mkdir(parents=True)
    path.write_text(PINNED.text() + "X-2 one\nX-2\t1\tabc\tsuperb\n")
    found = read_ledger(tmp_path)
    assert (len(found.lines), found.damaged) == (2, 2)
    assert changes(found, PINNED, {}) == ["ledger: 2 lines cannot be read"]


def test_a_text_whose_clauses_are_pinned_lacks_nothing():
    assert PINNED.standing("X-1", TEXT) == ""


def test_a_reworded_text_is_newer_than_the_ledger():
    assert PINNED.standing("X-1", "Draw 2 cards. Once each turn.") == "its text is newer than the coverage ledger"
    assert PINNED.standing("X-1", "Draw 1 card.") == "its text is newer than the coverage ledger"


def test_a_text_that_is_not_in_the_ledger_is_not_known():
    assert PINNED.standing("X-2", TEXT) == "coverage does not know it yet"


def test_a_clause_that_is_not_pinned_is_told():
    ledger = Ledger((Line("X-1", 1, DRAW, "pinned"), Line("X-1", 2, ONCE, "played")))
    assert ledger.standing("X-1", TEXT) == "1 of 2 clauses not pinned (played only)"


def test_what_was_lost_gained_and_reworded_is_told_clause_by_clause():
    after = Ledger((Line("X-1", 1, ONCE, "played"), Line("X-2", 1, DRAW, "pinned")))
    assert changes(PINNED, after, {"X-1": "Somebody (X-1)"}) == [
        "ledger: Somebody (X-1), clause 1: reworded, pinned before, played now",
        "ledger: Somebody (X-1), clause 2: gone",
        "ledger: X-2, clause 1: new, pinned",
    ]


def test_one_card_takes_the_place_of_its_own_lines_only():
    two = Line("X-2", 1, DRAW, "pinned")
    one = Line("X-1", 1, ONCE, "played")
    assert Ledger((*PINNED.lines, two)).with_cards([one], whole=False) == Ledger((one, two))
    assert Ledger((*PINNED.lines, two)).with_cards([one], whole=True) == Ledger((one,))
