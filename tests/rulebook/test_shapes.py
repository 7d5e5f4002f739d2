"""The book of the house has the shapes of other games' rules."""

from cardforge.rulebook.model import Note, Rule, Table, plain_text


def test_rules_of_four_levels_get_chapter_section_rule_and_letter(compiled):
    book, report = compiled()
    assert not report.failed
    assert {id: rule.number for id, rule in book.rules.items()} == {
        "evening.phases": "1.1.1",
        "evening.dusk": "1.1.1a",
        "evening.night": "1.1.1b",
        "evening.initiative": "1.1.2",
        "cleanup.keep": "1.2.1",
        "lodger.one": "2.1",
        "lodger.pass": "2.2",
    }


def test_a_reference_prints_the_number_and_leads_to_the_rule(compiled):
    book, _ = compiled()
    link = next(piece for piece in book.rules["evening.initiative"].prose if piece.link)
    assert (link.text, link.link.to, link.link.id) == ("rule 1.1.1", "rule", "evening.phases")


def test_a_remark_is_no_rule(compiled):
    book, _ = compiled()
    remarks = [block for block in book.chapters[0].blocks if isinstance(block, Note) and block.kind == "remark"]
    assert len(remarks) == 2
    assert not any("hats change" in rule.text for rule in book.rules.values())


def test_a_manual_has_questions_and_a_table_of_three_columns(compiled):
    book, _ = compiled()
    blocks = list(book.chapters[2].blocks)
    assert [block.kind for block in blocks if isinstance(block, Note)][:2] == ["question", "answer"]
    table = next(block for block in blocks if isinstance(block, Table))
    assert [len(row) for row in table.rows] == [3, 3]
    assert plain_text(table.head[1]) == "What the game does"


def test_values_are_those_of_the_edition(compiled):
    """cards/editions/2.yaml says three evenings."""
    book, _ = compiled()
    assert "After 3 evenings" in book.rules["cleanup.keep"].text


def test_the_first_use_of_a_term_in_a_section_leads_to_it(compiled):
    book, _ = compiled()
    linked = [piece.text for piece in book.rules["cleanup.keep"].prose if piece.link and piece.link.to == "term"]
    assert "landings" in linked


def test_what_changed_between_editions_is_made_from_the_data(compiled):
    book, _ = compiled()
    changes = next(block for block in book.chapters[2].blocks if isinstance(block, Table) and block.kind == "changes")
    rows = [[plain_text(cell) for cell in row] for row in changes.rows]
    assert ["Evenings before a hat", "4", "3", "Four were too many."] in rows
    assert len(rows) == 4  # one constant, one switch, two cards


def test_renumbering_leaves_the_hash_of_a_rule_alone_and_rewording_does_not(compiled):
    before, _ = compiled()
    moved, _ = compiled("evenings.md", "[evening.phases] **", "[evening.before] Come in.\n\n[evening.phases] **")
    assert moved.rules["evening.initiative"].number == "1.1.3"
    assert moved.hashes["evening.initiative"] == before.hashes["evening.initiative"]
    reworded, _ = compiled("evenings.md", "Whoever came last begins", "Whoever came first begins")
    assert reworded.hashes["evening.initiative"] != before.hashes["evening.initiative"]


def test_a_rule_without_bold_words_is_led_by_its_first_ones(compiled):
    book, _ = compiled()
    assert isinstance(book.rules["evening.night"], Rule)
    assert book.rules["evening.phases"].lead == "Five parts"
    assert book.rules["evening.night"].lead == "At night everybody rests."
