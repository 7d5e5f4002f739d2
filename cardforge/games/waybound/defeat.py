"""Damage, protections and defeats."""

from __future__ import annotations

from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import Board, step
from cardforge.games.waybound.compile.statics import PROTECTION
from cardforge.games.waybound.state import GUARD, Character
from cardforge.games.waybound.values import holds_now, reaches, speakers, value


def hit(
    board: Board,
    hits: list[tuple[Character, int]],
    cause: str,
    attacker: Character | None = None,
    *,
    reducible: bool = True,
) -> list[int]:
    """Deal damage to several characters at once; those it defeats leave together. How much each was dealt.

    `cause` is the ability that deals it; with an attacker it is Challenge damage. What spills over is not reducible.
    """
    dealt = []
    for character, amount in hits:
        if reducible:
            amount = protected(board, character, amount, attacker is not None)
        character.damage += amount
        by = None if attacker is None else attacker.who
        board.emit("damaged", rule.DAMAGE, character.owner, (character.who, amount, cause, by))
        dealt.append(amount)
    fallen = [character for character, _ in hits if character.damage >= value(board, character, GUARD)]
    if fallen:
        defeat(board, fallen)
    return dealt


def protected(board: Board, character: Character, amount: int, challenge: bool) -> int:
    """What is left of damage after all that protects the character. No damage stays no damage."""
    if amount <= 0 or not board.ruleset.voices.speaks(PROTECTION):
        return max(amount, 0)
    alike: dict[bool, tuple[int, int]] = {}
    applied = []
    for face, speaker in speakers(board, PROTECTION, character):
        for guard in board.ruleset.faces[face].statics.protections:
            if guard.challenge_only and not challenge:
                continue
            if not (reaches(board, guard.reach, speaker, character) and holds_now(board, guard.when, speaker)):
                continue
            if guard.stacks:
                applied.append((guard.amount, guard.least))
            elif guard.challenge_only not in alike or guard.amount > alike[guard.challenge_only][0]:
                alike[guard.challenge_only] = (guard.amount, guard.least)
    floor = board.ruleset.constants.minimum_challenge_damage if challenge else 0
    for less, least in [*applied, *alike.values()]:
        amount = max(amount - less, min(amount, max(least, floor)))
    return amount


def defeat(board: Board, characters: list[Character]) -> None:
    """Rule defeat.ally, defeat.companion: Allies are discarded, Companions go home; together, in board order."""
    for character in sorted(characters, key=lambda one: _board_order(board, one)):
        if character.companion:
            _send_home(board, character)
        else:
            board.take_off(character)
            board.side(character.owner).discard.append(character.card)
            board.emit("defeated", rule.DEFEAT_ALLY, character.owner, (character.who, character.route))
        if board.ruleset.constants.defeat_renown:
            _reward(board, 1 - character.owner, character)


def _reward(board: Board, player: int, fallen: Character) -> None:
    """Rule defeat.renown: what every defeat of the other side's characters brings, whoever or whatever did it."""
    side = board.side(player)
    gained = board.ruleset.constants.defeat_renown
    side.renown += gained
    board.emit("gained renown", rule.DEFEAT_RENOWN, player, (gained, fallen.card, side.renown))


def _board_order(board: Board, character: Character) -> tuple[int, bool, bool, int]:
    guest = character.owner != board.state.active
    return (character.route, not character.companion, character.companion and guest, character.arrived)


def _send_home(board: Board, companion: Character) -> None:
    turns = board.ruleset.constants.recovery_turns
    companion.ready = False
    companion.damage = 0
    companion.marks = 0
    companion.fresh_marks = 0
    companion.recovering = turns + (board.state.active == companion.owner)
    if companion.route != board.ruleset.home:
        board.shift(companion, board.ruleset.home)
    board.emit("sent home", rule.DEFEAT_COMPANION, companion.owner, (companion.who, board.ruleset.home, turns))


@step("defeat.check")
def check_guards(board: Board) -> None:
    """Defeat whoever has damage at or above a Guard that has just changed; and again, as long as that changes more.

    A Companion without Guard that is home already, unhurt and recovering has nowhere further to fall.
    """
    while fallen := [one for one in board.state.characters.values() if _has_fallen(board, one)]:
        defeat(board, fallen)


def _has_fallen(board: Board, character: Character) -> bool:
    if character.recovering and not character.damage:
        return False
    return character.damage >= value(board, character, GUARD)


def check_guard(board: Board, character: Character) -> None:
    """Defeat this one if its damage has reached its Guard."""
    if character.damage >= value(board, character, GUARD):
        defeat(board, [character])


def heal(board: Board, character: Character, amount: int, cause: str) -> None:
    """Remove damage, at most all of it."""
    healed = min(amount, character.damage)
    if healed:
        character.damage -= healed
        board.emit("healed", rule.HEAL, character.owner, (character.who, healed, cause))
