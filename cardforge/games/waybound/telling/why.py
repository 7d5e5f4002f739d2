"""Why a value is what it is, in one line."""

from __future__ import annotations

from cardforge.games.waybound.match import Match
from cardforge.games.waybound.ruleset import Ruleset, rules_text
from cardforge.games.waybound.scenario.given import GIVEN
from cardforge.games.waybound.state import STATISTICS, Character
from cardforge.games.waybound.tree import CompanionIsHere, Damaged, IsReady, RealmIs, Stands, Static, This, Turn
from cardforge.games.waybound.tree.conditions import State as Condition
from cardforge.games.waybound.values import value, why

MINUS = "−"


def made_of(match: Match, character: Character, statistic: str) -> str:
    """`6 = 3 printed + 2 ABILITY (has damage) + 1 ROUTE`. Raises LookupError for what is no statistic."""
    if statistic not in STATISTICS:
        raise LookupError(f"“{statistic}” is no statistic; there are {', '.join(STATISTICS)}")
    number = STATISTICS.index(statistic)
    total = value(match.board, character, number)
    first, *more = why(match.board, character, number)
    parts = f"{first.amount} printed"
    for part in more:
        sign = MINUS if part.amount < 0 else "+"
        parts += f" {sign} {abs(part.amount)} {source_words(match.ruleset, part.source)}"
    summed = first.amount + sum(part.amount for part in more)
    return f"{total} = {parts}" + (f", but never below {total}" if summed != total else "")


def source_words(ruleset: Ruleset, source: str) -> str:
    """Where a part of a value comes from: the ability's name or its card's, and its condition in brackets."""
    if source == GIVEN:
        return "given"
    card, _, line = source.partition("#")
    if not line:
        return ruleset.label(card)
    name = ruleset.ability_label(source)
    said = _condition(ruleset, card, int(line))
    return f"{name} ({said})" if said else name


def _condition(ruleset: Ruleset, card: str, line: int) -> str:
    body = rules_text(ruleset, card)[0][line].body
    if not isinstance(body, Static):
        return ""
    turn = {Turn.ANY: "", Turn.YOURS: "on its own turn", Turn.OF_ENTRY: "in the turn it entered"}[body.turn]
    return ", ".join(part for part in (turn, condition_words(ruleset, body.condition)) if part)


def condition_words(ruleset: Ruleset, condition: Condition | None) -> str:
    """A condition, said of the one it is about: “has damage”, “Companion is ready”."""
    match condition:
        case Damaged(who=who, damaged=damaged):
            return f"{_who(who)}has {'' if damaged else 'no '}damage"
        case Stands(who=who, place=place):
            return f"{_who(who)}is at {ruleset.label(place.route)}"
        case CompanionIsHere():
            return "Companion is here"
        case IsReady(who=who, ready=ready):
            return f"{_who(who)}is {'ready' if ready else 'exhausted'}"
        case RealmIs(open=open):
            return f"{ruleset.label(ruleset.routes[ruleset.realm])} is {'open' if open else 'closed'}"
    return ""


def _who(who: object) -> str:
    return "" if isinstance(who, This) else "Companion "
