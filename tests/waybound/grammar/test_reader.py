"""What the reader says to people: explanations, and findings with a place and a way out."""

import pytest

from cardforge.games.waybound.reader import UnreadTextError


def test_a_text_is_explained_phrase_by_phrase(reader):
    explained = reader.explain("Kindled Fury — While this has damage, it has +2 Force.")
    assert [line.split("”")[0].strip(" “") for line in explained.splitlines()[1:]] == [
        "While this has damage, it has +2 Force.",
        "this has damage",
        "this",
        "it has +2 Force",
        "it",
    ]
    assert "Has(amount=2, statistic=force)" in explained


def test_a_text_without_meaning_is_not_explained(reader):
    with pytest.raises(UnreadTextError, match="Oddity"):
        reader.explain("Draw two cards.", "Oddity")


def test_a_misspelt_word_is_mended_and_the_card_is_named_that_says_so(reader):
    (finding,) = reader.read("When this enters, heel 2 from a friendly character.", "a card").findings
    assert (finding.offset, finding.length) == (len("When this enters, "), len("heel"))
    assert finding.expected.startswith("“heal”")
    assert "“When this enters, heal 2 from a friendly character.”" in finding.hint


def test_no_text_is_no_ability(reader):
    reading = reader.read("", "a card")
    assert (reading.abilities, reading.findings) == ((), ())


def test_an_ability_that_cannot_work_on_its_card_is_marked_as_a_whole(reader):
    text = "When this enters, draw 1 card."
    (finding,) = reader.read(f"\n  {text}", "a card", "tactic").findings
    assert (finding.line, finding.offset, finding.length) == (1, 2, len(text))
    assert reader.read(text, "a card", "ally").findings == ()


def test_a_reminder_is_no_rule_and_is_told(reader):
    reading = reader.read("Rooted. (It cannot be moved.)\n(It waits.)", "a card")
    assert len(reading.abilities) == 1
    assert [(f.severity.name, f.line, f.offset, f.length) for f in reading.findings] == [
        ("WARNING", 0, len("Rooted. "), len("(It cannot be moved.)")),
        ("WARNING", 1, 0, len("(It waits.)")),
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Kindled Fury costs 2.", "Kindled Fury has no price to change"),
        ("Kindled Fury: twice each turn.", "Kindled Fury has no limit to change"),
        ("Relentless costs 2.", "Relentless has no price to change"),
    ],
)
def test_only_what_a_named_ability_has_can_be_changed(text, why, reader):
    (finding,) = reader.read(text, "a card", "path").findings
    assert finding.message == why


def test_nouns_that_could_stand_there_are_named(reader):
    (finding,) = reader.read("This has +1 Courage.", "a card").findings
    assert finding.expected == "“Force”, “Guard” or “Insight”"


@pytest.mark.parametrize("text", ["Banish everybody.", "Zap.", "—", "Restore 2 health to a friend."])
def test_the_strangest_text_is_told_a_nearest_wording(text, reader):
    (finding,) = reader.read(text, "a card").findings
    assert "wording" in finding.hint or "did you mean" in finding.hint
