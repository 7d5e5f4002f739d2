"""A sentence that means something must also be able to happen on the card where it stands."""

import pytest

from cardforge.games.waybound.fitness import FACTION, misfit

CHARACTERS = ("ally", "companion", "path", "ascension")


@pytest.fixture
def objection(reader):
    def ask(kind, text):
        (ability,) = reader.read(text, "a card").abilities
        return misfit(kind, ability)

    return ask


def test_every_text_of_the_catalogue_fits_its_card(catalogue, reader):
    objections = [
        (design.id, why)
        for design in catalogue.designs
        for ability in reader.read(design.text, str(design)).abilities
        if (why := misfit(design.kind, ability))
    ]
    objections += [
        (ability.id, why)
        for _, ability in catalogue.abilities
        for tree in reader.read(ability.text, ability.name).abilities
        if (why := misfit(FACTION, tree))
    ]
    assert objections == []


@pytest.mark.parametrize("kind", CHARACTERS)
def test_only_a_tactic_does_something_by_being_played(kind, objection):
    assert "only a Tactic" in objection(kind, "Draw 2 cards.")
    assert objection("tactic", "Draw 2 cards.") is None


@pytest.mark.parametrize("text", ["Rooted.", "When this enters, draw 1 card.", "This has +1 Force."])
def test_nothing_can_hold_or_follow_on_a_tactic(text, objection):
    assert "discarded" in objection("tactic", text)
    assert objection("ally", text) is None


def test_a_companion_never_enters(objection):
    assert "never enters" in objection("companion", "When this enters, draw 1 card.")
    assert objection("companion", "When another friendly Ally enters here, draw 1 card.") is None


@pytest.mark.parametrize("text", ["This has +1 Force.", "Rooted.", "Its normal move costs 0."])
def test_a_route_is_no_character(text, objection):
    assert "no character" in objection("route", text)


@pytest.mark.parametrize(
    "text", ["Each friendly character here has +1 Force.", "On your turn, each Ally here has +1 Force."]
)
def test_a_route_is_nobodys(text, objection):
    assert "no owner" in objection("route", text)


def test_a_route_only_says_what_holds(objection):
    assert "what holds" in objection("route", "After a character Explores here, heal 1 from it.")
    assert objection("route", "Each character here has +1 Force.") is None


def test_this_route_is_said_by_a_route(objection):
    assert "this Route" in objection("ally", "A normal move into this Route costs 0.")
    assert objection("ally", "A normal move into Windbridge costs 0.") is None


def test_a_faction_is_nowhere(objection):
    assert "no place" in objection(FACTION, "After a friendly character Explores here, draw 1 card.")
    assert objection(FACTION, "After a friendly character Explores, draw 1 card.") is None
