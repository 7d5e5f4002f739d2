"""How much: digits, signs, statistics, and one card or several."""

from cardforge.games.waybound.tree import Change, Damage, Draw, Excess


def test_one_card_and_several(effect, canonical):
    assert effect("Draw 1 card.") == Draw(1)
    assert effect("Draw 5 cards.") == Draw(5)
    assert canonical("Draw 1 cards.") == "Draw 1 card."
    assert canonical("Draw 5 card.") == "Draw 5 cards."


def test_nothing_is_not_an_amount(refused):
    assert refused("Draw 0 cards.") == "“0” cannot stand here"


def test_a_modifier_has_its_sign(effect, refused):
    assert effect("A friendly character gets +2 Guard this turn.").amount == 2
    assert effect("A friendly character gets -2 Insight this turn.").amount == -2
    assert refused("A friendly character gets 2 Guard this turn.") == "“2” cannot stand here"


def test_a_minus_sign_is_a_hyphen(reader):
    (finding, text) = (reader.read(t, "a card") for t in ("This has −1 Force.", "This has -1 Force."))
    assert (finding.findings, finding.abilities) == ((), text.abilities)


def test_statistics_come_from_the_catalogue(effect, reader, refused):
    change = effect("Your Companion gets +1 Insight this turn.")
    assert isinstance(change, Change)
    assert change.statistic == "insight"
    assert refused("Your Companion gets +1 Courage this turn.") == "“Courage” is no word of the rules language"


def test_the_excess_is_an_amount_of_damage(body):
    (step,) = body("After this Challenges and defeats an Ally, deal the excess damage to an opposing Ally here.").steps
    assert isinstance(step.effect, Damage)
    assert step.effect.amount == Excess()
