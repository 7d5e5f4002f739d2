"""Words that say nothing where they stand are told, and only those."""

import pytest

from cardforge.games.waybound.fitness import FACTION
from cardforge.games.waybound.idle import idle_words


@pytest.fixture
def idle(reader):
    def ask(kind, text):
        (ability,) = reader.read(text, "a card").abilities
        return list(idle_words(kind, ability))

    return ask


def test_no_text_of_the_catalogue_says_anything_in_vain(catalogue, reader):
    texts = [(design.kind, design.text) for design in catalogue.designs]
    texts += [(FACTION, ability.text) for _, ability in catalogue.abilities]
    said = [
        (text, why)
        for kind, text in texts
        for ability in reader.read(text, "a card").abilities
        for why in idle_words(kind, ability)
    ]
    assert said == []


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("tactic", "Draw 2 cards. Does not stack."),
        ("ally", "When this enters, draw 1 card. Does not stack."),
        ("ally", "Its first normal move each turn costs 0. Does not stack."),
        ("companion", "Once during your turn, pay 1: draw 1 card. Does not stack."),
    ],
)
def test_what_could_not_stack_anyway_does_not_say_so(kind, text, idle):
    assert idle(kind, text) == ["nothing here could stack: leave out “Does not stack.”"]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("tactic", "A friendly character gets +2 Force this turn. Does not stack."),
        ("ally", "This has +1 Force. Does not stack."),
        ("ally", "After another friendly character Explores, draw 1 card. Does not stack."),
        ("ally", "When this enters, this gets +1 Force this turn. Does not stack."),
    ],
)
def test_what_could_stack_may_say_that_it_does_not(kind, text, idle):
    assert idle(kind, text) == []


def test_what_happens_on_your_turn_only_does_not_say_so(idle):
    message = ["this happens on your turn only: leave out “on your turn”"]
    assert idle("ally", "After this Explores on your turn, draw 1 card.") == message
    assert idle("ally", "On your turn, its first normal move each turn costs 0.") == message


def test_what_happens_in_any_turn_may_name_yours(idle):
    assert idle("ally", "When this is chosen to defend on your turn, draw 1 card.") == []
    assert idle("ally", "On your turn, this has +1 Force.") == []
    assert idle("ally", "After another character Explores on your turn, draw 1 card.") == []


@pytest.mark.parametrize("kind", ["companion", "path", "ascension"])
def test_a_companion_does_not_speak_of_your_companion(kind, idle):
    assert idle(kind, "After your Companion Explores, draw 1 card.") == ["this card is your Companion: say “this”"]
    assert idle("ally", "After your Companion Explores, draw 1 card.") == []
    [told] = idle(kind, "After this Explores, heal 1 from each friendly Ally where your Companion is.")
    assert "here" in told


def test_nobody_is_other_than_a_route_or_a_faction(idle):
    assert "nobody is “other”" in idle("route", "Each other character here has +1 Force.")[0]
    assert "nobody is “another”" in idle(FACTION, "After another friendly character Explores, draw 1 card.")[0]
    assert idle(FACTION, "After a friendly character Explores, draw 1 card.") == []
