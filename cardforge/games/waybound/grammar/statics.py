"""Statics: what simply holds. Each statement exists twice: about *this*, and about *it* after the card was named."""

from cardforge.games.waybound.tree import (
    AnyNormalMoveCosts,
    AtRoute,
    ChallengeHas,
    ChoosesDefender,
    Damaging,
    DealsMore,
    Has,
    MayPayToStayReady,
    NormalMoveCosts,
    NormalMoveKeepsReady,
    TakesLess,
    ThisRoute,
    Which,
)
from cardforge.language import Category, category, constant, production


def _statements(name: str, holder: str, word: str) -> Category:
    """What can hold, the card itself being called by `word`."""
    return category(
        name,
        "what holds",
        production(
            f"{{who:{holder}}} has {{amount:modifier}} {{statistic:statistic}}",
            Has,
            also=(
                f"{{who:{holder}}} gets {{amount:modifier}} {{statistic:statistic}}",
                f"{{who:{holder}}} gains {{amount:modifier}} {{statistic:statistic}}",
            ),
        ),
        production(
            f"{{who:{holder}}} takes {{amount:count}} less {{damage:damaging}} {{never_below:floor_layer}}", TakesLess
        ),
        production(
            "each of its Challenges has {amount:modifier} {statistic:statistic}", ChallengeHas, which=Which.EVERY
        ),
        production(
            f"when {word} Challenges {{defender:defender_layer}}, it deals {{amount:count}} more damage", DealsMore
        ),
        production(
            f"when {word} Challenges, you choose which ready character defends", ChoosesDefender, among_ready=True
        ),
        production(f"when {word} Challenges, you choose which character defends", ChoosesDefender, among_ready=False),
        production(
            f"when {word} makes its normal move, you may pay {{price:count}} more to keep it ready", MayPayToStayReady
        ),
        "statement_of_moves",
    )


PARTS = (
    category(
        "damaging",
        "which damage",
        constant("damage", Damaging.ANY),
        constant("Challenge damage", Damaging.CHALLENGE),
    ),
    category(
        "into",
        "a Route",
        constant("this Route", ThisRoute.THIS_ROUTE),
        production("{route:route}", AtRoute),
        production("the {route:realm}", AtRoute),
    ),
    category(
        "statement_of_moves",
        "what a normal move costs",
        production(
            "its first normal move {to:to_layer} each turn costs {price:price}", NormalMoveCosts, which=Which.FIRST
        ),
        production("its normal move {to:to_layer} costs {price:price}", NormalMoveCosts, which=Which.EVERY),
        production("a normal move into {to:into} costs {price:price}", AnyNormalMoveCosts),
        production("its normal move {to:to_layer} does not exhaust it", NormalMoveKeepsReady),
    ),
    category(
        "first_challenge_of_turn",
        "what its first Challenge has",
        production(
            "its first Challenge each turn has {amount:modifier} {statistic:statistic}",
            ChallengeHas,
            which=Which.FIRST,
        ),
    ),
    category(
        "first_challenge",
        "what its first Challenge has",
        production("its first Challenge has {amount:modifier} {statistic:statistic}", ChallengeHas, which=Which.FIRST),
    ),
    _statements("statement_of_this", "holder", "this"),
    _statements("statement_of_it", "holder_as_it", "it"),
    category("statement", "what holds", "statement_of_this", "first_challenge_of_turn"),
    category("statement_about_it", "what holds", "statement_of_it", "first_challenge_of_turn"),
    category("statement_in_one_turn", "what holds", "statement_of_it", "first_challenge"),
)
