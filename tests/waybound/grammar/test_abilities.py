"""Whole lines: what frames the parts of speech."""

import pytest

from cardforge.games.waybound.tree import (
    Activated,
    Draw,
    EventTurn,
    Has,
    IsReady,
    Limit,
    May,
    OnlyWhile,
    OpenRealm,
    Period,
    Played,
    RealmIs,
    Static,
    Step,
    This,
    Triggered,
    Turn,
    WithLegalTarget,
)

DRAW = Step(Draw(1), None, False)
OPEN = Step(OpenRealm(), None, False)


def test_a_name_stands_before_a_dash(reader):
    (ability,) = reader.read("Call of the Deep — Draw 2 cards.", "a card").abilities
    assert ability.name == "Call of the Deep"


def test_each_line_is_an_ability(reader):
    text = "Rooted.\nWhen this enters, draw 1 card."
    reading = reader.read(text, "a card")
    assert len(reading.abilities) == 2
    assert reader.write(reading.abilities) == text


def test_a_finding_names_the_line(reader):
    (finding,) = reader.read("Rooted.\n\nDraw 2 crads.", "a card").findings
    assert (finding.line, finding.offset, finding.length) == (2, len("Draw 2 "), len("crads"))


def test_a_static_may_hold_in_your_turn_only_and_under_a_condition(body):
    assert body("On your turn, while this is ready, it has +1 Force. Does not stack.") == Static(
        Turn.YOURS, IsReady(This(), True), Has(This(), 1, "force"), stacks=False
    )


def test_the_card_is_this_until_it_has_been_named(body):
    assert body("While the Netherway is open, this has +1 Guard.").condition == RealmIs(open=True)
    assert body("In the turn this enters, while it is ready, it has +1 Force.").turn is Turn.OF_ENTRY


def test_a_trigger_carries_turn_condition_limit_and_stacking(body):
    trigger = body("After this Explores on your turn, if this is ready, draw 1 card. Twice each round. Does not stack.")
    assert (trigger.turn, trigger.condition) == (EventTurn.YOURS, IsReady(This(), True))
    assert (trigger.steps, trigger.limit, trigger.stacks) == ((DRAW,), Limit(2, Period.ROUND), False)
    assert body("After this Explores, draw 1 card.") == Triggered(
        trigger.event, EventTurn.ANY, None, (DRAW,), None, stacks=True
    )


def test_an_activated_ability_has_a_price_and_a_number_of_uses(body):
    assert body("Twice during your turn, pay 3: draw 1 card.") == Activated(2, None, 3, (DRAW,), stacks=True)


def test_after_a_condition_of_the_realm_the_realm_is_it(body, canonical):
    text = "Once during your turn, while the Netherway is closed, pay 1: open it."
    assert body(text) == Activated(1, RealmIs(open=False), 1, (OPEN,), stacks=True)
    assert canonical(text.replace("open it", "open the Netherway")) == text


def test_what_follows_in_such_an_ability_is_read_on(body):
    assert body("Once during your turn, while the Netherway is closed, pay 1: open it. Draw 1 card.").steps == (
        OPEN,
        DRAW,
    )


def test_a_tactic_may_be_restricted(body):
    assert body("Draw 1 card. Play this only while the Netherway is open.") == Played(
        (DRAW,), OnlyWhile(RealmIs(open=True)), stacks=True
    )
    assert (
        body("Exhaust an opposing Ally anywhere. Play this only with a legal target.").restriction == WithLegalTarget()
    )


def test_a_tactic_that_only_opens_the_realm_calls_it_it(body, canonical):
    text = "Open the Netherway. Play this only while it is closed."
    assert body(text) == Played((OPEN,), OnlyWhile(RealmIs(open=False)), stacks=True)
    assert canonical(text.replace("it is", "the Netherway is")) == text


@pytest.mark.parametrize("price", [0, 1])
def test_optional_is_a_layer_of_the_step(price, body):
    pay = f"pay {price} to " if price else ""
    assert body(f"You may {pay}draw 1 card.").steps == (Step(Draw(1), May(price), False),)
