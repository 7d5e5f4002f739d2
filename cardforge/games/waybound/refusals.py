"""Refusals in words: what a player is told when a rule says no."""

from __future__ import annotations

from cardforge.games.waybound import rule_ids as rule

_SENTENCES = {
    rule.TURN_PENDING: "Something else has to be decided first",
    rule.TURN_YOURS: "It is not your turn",
    rule.PLAY_COST: "There is not enough Charge for this card",
    rule.PLAY_TARGET: "There is no legal target",
    rule.PLAY_ONLY_WHILE: "The card says when it may be played, and that is not now",
    rule.PLAY_HAND: "The card is not in your hand",
    rule.MOVE_ONCE: "Its normal move of this turn is used",
    rule.MOVE_READY: "Only a ready character can make its normal move",
    rule.MOVE_ADJACENT: "A normal move goes to an adjacent Route",
    rule.MOVE_COST: "There is not enough Charge for this move",
    rule.MOVE_ROOTED: "It is Rooted and cannot move",
    rule.MOVE_STAY_READY: "Nothing lets it pay to stay ready",
    rule.EXPLORE_READY: "Only a ready character can Explore",
    rule.EXPLORE_BLOCK: "A ready opposing character at the Route blocks Explore",
    rule.EXPLORE_INSIGHT: "It has no Insight",
    rule.EXPLORE_FORBIDDEN: "It cannot Explore this turn",
    rule.EXPLORE_FIRST_TURN: "Whoever starts cannot Explore on the first turn",
    rule.REALM_ONCE: "It has already Explored there this turn",
    rule.REALM_CLOSED: "That Route is not open",
    rule.CHALLENGE_READY: "Only a ready character can Challenge",
    rule.CHALLENGE_NOBODY: "There is no opposing character at its Route",
    rule.RECOVERY: "It is still recovering",
    rule.PATH_MARKS: "It has too few journey marks for a path",
    rule.PATH_COST: "There is not enough Charge for a path",
    rule.PATH_ONCE: "It has taken its path already",
    rule.PATH_OWN: "That path belongs to another Companion",
    rule.ASCEND_MARKS: "It has too few fresh journey marks to ascend",
    rule.ASCEND_COST: "There is not enough Charge to ascend",
    rule.ASCEND_PATH: "It has no path yet",
    rule.ASCEND_ONCE: "It has ascended already",
    rule.ABILITY_LIMIT: "The ability has been used as often as it may be",
    rule.ABILITY_COST: "There is not enough Charge for the ability",
    rule.ABILITY_CONDITION: "The ability says when it may be used, and that is not now",
    rule.ABILITY_TARGET: "The ability could do nothing now",
    rule.CHARACTER_OWN: "It is not your character",
}


def sentence(refused: str) -> str:
    """What the player is told, without a full stop."""
    return _SENTENCES[refused]


def explained() -> frozenset[str]:
    """The rules that have a sentence."""
    return frozenset(_SENTENCES)
