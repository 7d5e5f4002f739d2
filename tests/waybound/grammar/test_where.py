"""Where: an opposing target's place is always said, any other's only where it is not anywhere."""

import pytest

from cardforge.games.waybound.tree import AtRoute, Heading, Spot, Start

WINDBRIDGE, NETHERWAY = AtRoute("WB-024"), AtRoute("R-NETHERWAY")


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("anywhere", Spot.ANYWHERE),
        ("where your Companion is", Spot.WITH_COMPANION),
        ("at Windbridge", WINDBRIDGE),
        ("in the Netherway", NETHERWAY),
    ],
)
def test_the_place_of_an_opposing_target(words, place, effect):
    assert effect(f"Defeat an opposing Ally {words}.").target.place == place


def test_here_is_said_by_what_is_on_the_board(body, refused):
    assert body("When this enters, exhaust an opposing Ally here.").steps[0].effect.target.place is Spot.HERE
    assert "not on the board" in refused("Exhaust an opposing Ally here.")


def test_anywhere_is_said_of_opponents_and_left_out_of_friends(canonical):
    assert canonical("Defeat an opposing Ally.") == "Defeat an opposing Ally anywhere."
    assert canonical("Ready a friendly Ally anywhere.") == "Ready a friendly Ally."


def test_there_needs_a_chosen_route(body, refused):
    _, heal = body("Choose a Route. Heal 2 from each friendly character there.").steps
    assert heal.effect.target.place is Spot.THERE
    assert "“there”" in refused("Heal 2 from each friendly character there.")
    assert "nothing is done there" in refused("Choose a Route. Draw 1 card.")


@pytest.mark.parametrize(
    ("words", "destination"),
    [
        ("onto an adjacent Route", Heading.ADJACENT),
        ("to any Route", Heading.ANY_ROUTE),
        ("to where your Companion is", Heading.WITH_COMPANION),
        ("to Windbridge", WINDBRIDGE),
        ("to the Netherway", NETHERWAY),
    ],
)
def test_where_to(words, destination, effect):
    assert effect(f"Move a friendly character {words}.").destination == destination


@pytest.mark.parametrize(
    ("words", "origin"),
    [
        ("", Start.ANYWHERE),
        ("from a normal Route ", Start.NORMAL_ROUTES),
        ("from Windbridge ", WINDBRIDGE),
        ("from the Netherway ", NETHERWAY),
    ],
)
def test_where_from(words, origin, effect):
    assert effect(f"Move an opposing Ally {words}to any Route.").origin == origin


def test_this_route_is_that_of_the_card(body):
    move = body("When this enters, move another friendly Ally to this Route.").steps[0].effect
    assert move.destination is Heading.THIS_ROUTE
