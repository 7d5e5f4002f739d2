"""What may be paid, and abilities that speak of another by its printed name."""

from cardforge.games.waybound.tree import Limit, May, NamedAbilityCost, NamedAbilityLimit, Period


def test_a_payment_is_part_of_the_offer(body, canonical):
    text = "After this Explores, you may pay 2 to draw 1 card."
    assert body(text).steps[0].may == May(2)
    assert canonical(text.replace("pay 2", "pay 2 Charge")) == text


def test_a_named_ability_may_have_another_price_or_limit(body):
    assert body("Unseal costs 3.") == NamedAbilityCost("Unseal", 3)
    assert body("Relentless: three times each round.") == NamedAbilityLimit("Relentless", Limit(3, Period.ROUND))


def test_the_ability_must_be_one_that_some_text_names(refused, reader):
    assert refused("Unsael costs 3.") == "“Unsael” is no word of the rules language"
    (finding,) = reader.read("Unsael costs 0.", "a card").findings
    assert finding.expected.startswith("“Unseal”")
