"""Who: side, kind, readiness and otherness, each a word of its own."""

from itertools import product

import pytest

from cardforge.games.waybound.tree import (
    Chooser,
    Each,
    FirstAllyYouPlay,
    It,
    Kind,
    One,
    Readiness,
    Side,
    This,
    YourCompanion,
)


@pytest.mark.parametrize(
    ("readiness", "side", "kind"),
    list(product(Readiness, [Side.FRIENDLY, Side.ANY], Kind)),
    ids=lambda part: part.value or "any",
)
def test_every_description_combines(readiness, side, kind, effect):
    words = " ".join(part.value for part in (readiness, side, kind) if part.value)
    article = "an" if words[0] in "aeiouA" else "a"
    target = effect(f"Heal 1 from {article} {words}.").target
    assert isinstance(target, One)
    found = target.characters
    assert (found.readiness, found.side, found.kind, found.other) == (readiness, side, kind, False)


def test_each_is_all_of_them(body):
    target = body("When this enters, heal 1 from each other exhausted friendly Ally here.").steps[0].effect.target
    assert isinstance(target, Each)
    assert target.characters.other


def test_the_article_follows_the_next_word(canonical):
    assert canonical("Heal 1 from an friendly character.") == "Heal 1 from a friendly character."
    assert canonical("Ready a exhausted friendly Ally.") == "Ready an exhausted friendly Ally."


def test_units_are_characters_and_enemies_opposing(canonical):
    assert canonical("Deal 1 damage to an enemy unit anywhere.") == "Deal 1 damage to an opposing character anywhere."


def test_this_and_your_companion_are_targets(body):
    this, companion = body("When this enters, ready this. Exhaust your Companion.").steps
    assert (this.effect.target, companion.effect.target) == (This(), YourCompanion())


def test_it_needs_somebody_named_before(body, refused):
    assert body("Heal 1 from a friendly Ally. Ready it.").steps[1].effect.target == It()
    assert body("After a friendly character Explores, heal 1 from it.").steps[0].effect.target == It()
    assert "“it”" in refused("Ready it.")
    assert "“this”" in refused("After this Explores, ready it.")
    assert "“it”" in refused("Heal 1 from each friendly Ally. Ready it.")


def test_another_needs_somebody_to_differ_from(body, refused):
    assert body("When this enters, ready another friendly Ally.").steps[0].effect.target.characters.other
    assert body("Ready a friendly Ally. Exhaust another friendly Ally.").steps[1].effect.target.characters.other
    assert "“another”" in refused("Ready another friendly Ally.")


def test_the_defender_may_choose_after_a_challenge(body, refused):
    text = "deal 1 damage to an opposing Ally here, chosen by the defender."
    assert body(f"After this Challenges, {text}").steps[0].effect.target.chooser is Chooser.DEFENDER
    assert "no defender" in refused(f"After this Explores, {text}")


def test_the_first_ally_you_play_enters(body):
    assert body("When the first Ally you play each turn enters, draw 1 card.").event.who == FirstAllyYouPlay()


def test_all_of_them_are_each_of_them(canonical):
    assert canonical("Heal 1 from all friendly Allies.") == "Heal 1 from each friendly Ally."
