"""What is done, and the layers that any step may carry."""

import pytest

from cardforge.games.waybound.tree import (
    Change,
    ChooseRoute,
    Defeat,
    Exhaust,
    Form,
    GainRenown,
    LookAtTop,
    Manner,
    May,
    Move,
    PreventDamage,
    Ready,
    RegainCharge,
    ReturnToHand,
    RollDie,
    SwitchForm,
)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Move your Companion to any Route.", Move),
        ("Ready your Companion.", Ready),
        ("Exhaust your Companion.", Exhaust),
        ("Defeat your Companion.", Defeat),
        ("Return a friendly Ally to its owner's hand.", ReturnToHand),
        ("Your Companion gets +1 Force this turn.", Change),
        ("Gain 2 Renown.", GainRenown),
        ("Regain 2 Charge.", RegainCharge),
        ("Roll a die. On 4 or more, draw 2 cards.", RollDie),
    ],
)
def test_deeds(text, kind, effect):
    assert isinstance(effect(text), kind)


def test_one_sentence_one_step(body):
    choose, _, _ = body("Choose a Route. Defeat each opposing Ally there. Draw 1 card.").steps
    assert choose.effect == ChooseRoute()


def test_but_it_cannot_explore_is_a_layer(body, refused, canonical):
    text = "Heal 1 from a friendly Ally, but it cannot Explore this turn."
    assert body(text).steps[0].barred
    assert canonical("Heal 1 from a friendly Ally. It cannot Explore this turn.") == text
    assert "no one character" in refused("Draw 1 card, but it cannot Explore this turn.")


def test_a_change_is_given_where_it_is_optional(body, canonical):
    (step,) = body("You may give your Companion +1 Force this turn.").steps
    assert (type(step.effect), step.may) == (Change, May(0))
    assert canonical("Give your Companion +1 Force this turn.") == "Your Companion gets +1 Force this turn."


@pytest.mark.parametrize("manner", Manner)
def test_manners_of_moving(manner, effect):
    words = f" {manner.value}" if manner.value else ""
    assert effect(f"Move your Companion to any Route{words}.").manner is manner


def test_a_die_may_lead_to_any_effect(body, refused):
    (step,) = body("When this is chosen to defend, roll a die. On 5 or more, prevent the damage.").steps
    assert step.effect == RollDie(5, PreventDamage())
    assert "chosen to defend" in refused("When this enters, roll a die. On 5 or more, prevent the damage.")
    assert refused("Roll a die. On 7 or more, draw 1 card.") == "“7” cannot stand here"


def test_some_cards_are_kept_and_some_go_under(effect, refused):
    text = "Look at the top 4 cards of your deck. Keep {} and put the rest under your deck in any order."
    assert effect(text.format(2)) == LookAtTop(4, 2)
    assert "no rest" in refused(text.format(4))


def test_two_forms_are_switched(body):
    (step,) = body("Once during your turn, pay 1: turn this from Calm 0/2/2 to Storm 4/1/0, or back.").steps
    assert step.effect == SwitchForm(Form("Calm", (0, 2, 2)), Form("Storm", (4, 1, 0)))


def test_the_excess_needs_a_challenge_that_defeats(refused):
    assert "no excess damage" in refused("After this Challenges, deal the excess damage to an opposing Ally here.")
