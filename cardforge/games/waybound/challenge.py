"""Challenging: who defends, and what the blow does."""

from __future__ import annotations

from cardforge.game.decisions import Option, Shape
from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import Board, step
from cardforge.games.waybound.compile.describe import Speaker
from cardforge.games.waybound.compile.triggers import CHALLENGED, DEFENDING, Happening
from cardforge.games.waybound.defeat import hit
from cardforge.games.waybound.state import GUARD, Character
from cardforge.games.waybound.triggers import set_off
from cardforge.games.waybound.values import Contribution, counted, force, holds_now, value


def refuse_challenge(board: Board, attacker: Character) -> str | None:
    """The rule that forbids this Challenge, or None."""
    if attacker.recovering:
        return rule.RECOVERY
    if not attacker.ready:
        return rule.CHALLENGE_READY
    if not board.state.sides[1 - attacker.owner].lanes[attacker.route]:
        return rule.CHALLENGE_NOBODY
    return None


def challenge(board: Board, uid: int) -> None:
    """Rule challenge.defender: the one ready opponent defends; of several their owner picks, else the attacker."""
    attacker = board.state.characters[uid]
    opponents = board.state.opponents_at(attacker.route, attacker.owner)
    ready = [one for one in opponents if one.ready]
    picks = _attackers_choice(board, attacker)
    if picks is None:
        candidates, decider = (ready, 1 - attacker.owner) if ready else (opponents, attacker.owner)
    else:
        candidates, decider = (ready if picks and ready else opponents), attacker.owner
    options = tuple(("character", one.uid) for one in candidates)
    about = ("challenge.defender", uid)
    board.ask(decider, Shape.PICK, options, rule.CHALLENGE_DEFENDER, ("challenge.defend", uid), about=about)


def _attackers_choice(board: Board, attacker: Character) -> bool | None:
    """Whether an ability lets the attacker choose among the ready (True) or among all (False); None without one."""
    face = board.ruleset.faces[attacker.face]
    if not face.statics.defender_choices:
        return None
    speaker = Speaker(attacker.owner, attacker, attacker.route)
    held = [one.among_ready for one in face.statics.defender_choices if holds_now(board, one.when, speaker)]
    return all(held) if held else None


@step("challenge.defend")
def defend(board: Board, uid: int, answer: Option) -> None:
    """The defender is known: the attacker exhausts, and what waits for being chosen speaks before the blow."""
    attacker, defender = board.state.characters[uid], board.state.characters[answer[1]]
    attacker.ready = False
    speaking = []
    for key in board.ruleset.faces[attacker.face].first_challenges:
        if not attacker.used.get(key):
            speaking.append(key)
            attacker.used[key] = 1
    board.state.attack = (uid, tuple(speaking))
    public = (attacker.who, defender.who, attacker.route)
    board.emit("challenged", rule.CHALLENGE, attacker.owner, public)
    board.later("challenge.strike", uid, defender.uid, defender.ready, False)
    set_off(board, Happening(DEFENDING, defender, defender.route))


@step("challenge.strike")
def strike(board: Board, uid: int, defender_uid: int, was_ready: bool, prevented: bool) -> None:
    """Rule challenge.damage: the blow, and then all that follows a Challenge as one event."""
    attacker = board.character(uid)
    defender = board.character(defender_uid)
    if attacker is None or defender is None:
        board.state.attack = None
        return
    remaining = value(board, defender, GUARD) - defender.damage
    dealt = 0
    defeated = False
    if not prevented:
        amount = force(board, attacker) + _extra_damage(board, attacker, defender, was_ready)
        [dealt] = hit(board, [(defender, amount)], "", attacker)
        defeated = dealt >= remaining if defender.companion else defender_uid not in board.state.characters
    board.state.attack = None
    happening = Happening(
        CHALLENGED,
        attacker,
        attacker.route,
        origin=attacker.route,
        defender=defender,
        defender_was_ready=was_ready,
        defeated=defeated,
        excess=dealt - remaining if defeated else 0,
    )
    set_off(board, happening)


def _extra_damage(board: Board, attacker: Character, defender: Character, was_ready: bool) -> int:
    """What the attacker's abilities add to this Challenge's damage."""
    face = board.ruleset.faces[attacker.face]
    if not face.statics.extra_damage:
        return 0
    speaker = Speaker(attacker.owner, attacker, attacker.route)
    speaking = (
        Contribution(extra.amount, extra.key, extra.stacks)
        for extra in face.statics.extra_damage
        if extra.against(defender.companion, was_ready) and holds_now(board, extra.when, speaker)
    )
    return sum(part.amount for part in counted(speaking))
