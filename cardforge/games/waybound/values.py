"""Statistics as they stand: computed from what is printed and what changes it now, never accumulated.

One list of contributions serves both the number and the explanation of the number.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardforge.games.waybound.board import Board
from cardforge.games.waybound.compile.describe import ANYWHERE, NOWHERE, Speaker
from cardforge.games.waybound.compile.statics import Reach, When
from cardforge.games.waybound.state import FORCE, INSIGHT, Character
from cardforge.games.waybound.tree.conditions import Turn


class Contribution(NamedTuple):
    """A part of a value: how much, from which ability (or what else), and whether it adds up with its like."""

    amount: int
    source: str
    stacks: bool = True


def value(board: Board, character: Character, statistic: int) -> int:
    """The statistic of a character now. Never below 0."""
    ruleset = board.ruleset
    total = ruleset.faces[character.face].statistics[character.form][statistic]
    if (
        character.modifiers
        or ruleset.voices.routes_speak_at[statistic][character.route]
        or (ruleset.voices.speaking[statistic] and _somebody_speaks(board, statistic))
    ):
        total += sum(part.amount for part in counted(_changes(board, character, statistic)))
    least = ruleset.constants.minimum_force if statistic == FORCE else 0
    return total if total > least else least


def _somebody_speaks(board: Board, statistic: int) -> bool:
    faces = [character.face for character in board.state.characters.values()]
    return not board.ruleset.voices.speaking[statistic].isdisjoint(faces)


def force(board: Board, character: Character) -> int:
    """The damage that its Challenge deals."""
    return value(board, character, FORCE)


def insight(board: Board, character: Character) -> int:
    """The Renown that its Explore gains."""
    return value(board, character, INSIGHT)


def why(board: Board, character: Character, statistic: int) -> list[Contribution]:
    """What the statistic is made of, the printed value first; only parts that count."""
    face = board.ruleset.faces[character.face]
    parts = [Contribution(amount, source) for amount, source in face.made_of(character.form, statistic)]
    return parts + counted(_changes(board, character, statistic))


def counted(contributions: Iterator[Contribution]) -> list[Contribution]:
    """Of all that does not stack, the strongest in each direction; all else as it is."""
    kept: list[Contribution] = []
    up: Contribution | None = None
    down: Contribution | None = None
    for part in contributions:
        if part.stacks:
            kept.append(part)
        elif part.amount > 0:
            up = part if up is None or part.amount > up.amount else up
        else:
            down = part if down is None or part.amount < down.amount else down
    return kept + [part for part in (up, down) if part is not None]


def holds_now(board: Board, when: When, speaker: Speaker) -> bool:
    """Whether a static holds: in this turn, and while its condition is so."""
    if when.turn is Turn.YOURS:
        if board.state.active != speaker.you:
            return False
    elif when.turn is Turn.OF_ENTRY and (speaker.this is None or not speaker.this.entered):
        return False
    return when.condition is None or when.condition(board, speaker)


def reaches(board: Board, reach: Reach, speaker: Speaker, character: Character) -> bool:
    """Whether a static is about the character."""
    if reach.itself:
        return character is speaker.this
    if reach.companion:
        return character.companion and character.owner == speaker.you
    assert reach.test is not None
    assert reach.place is not None
    place = reach.place(board, speaker, NOWHERE)
    return (place == ANYWHERE or place == character.route) and reach.test(character, speaker, ())


def speakers(board: Board, about: int, whom: Character | None = None) -> Iterator[tuple[str, Speaker]]:
    """Every face in play that says something about this, with who speaks by it: characters, then Routes.

    Where it is about one character, others that speak only of themselves are passed over.
    """
    ruleset = board.ruleset
    state = board.state
    speaking = ruleset.voices.speaking[about]
    if speaking:
        of_others = speaking if whom is None else ruleset.voices.speaking_of_others[about]
        for character in state.characters.values():
            if character.face in of_others or (character is whom and character.face in speaking):
                yield character.face, Speaker(character.owner, character, character.route)
    routes = ruleset.voices.routes_speak[about] if whom is None else ruleset.voices.routes_speak_at[about][whom.route]
    for index, face in routes:
        if index != ruleset.realm or state.realm_opener >= 0:
            yield face, Speaker(state.active, None, index)


def _changes(board: Board, character: Character, statistic: int) -> Iterator[Contribution]:
    for changed, amount, _, _, stacks, source in character.modifiers:
        if changed == statistic:
            yield Contribution(amount, source, stacks)
    if not board.ruleset.voices.speaks(statistic):
        return
    faces = board.ruleset.faces
    attack = board.state.attack
    for face, speaker in speakers(board, statistic, character):
        for bonus in faces[face].statics.bonuses[statistic]:
            if bonus.challenge and (
                attack is None or attack[0] != character.uid or (bonus.first and bonus.key not in attack[1])
            ):
                continue
            if reaches(board, bonus.reach, speaker, character) and holds_now(board, bonus.when, speaker):
                yield Contribution(bonus.amount, bonus.key, bonus.stacks)
