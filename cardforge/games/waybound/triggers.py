"""What an event sets off, and in which order it resolves.

A faction speaks first, then the active player's characters in board order, then the other player's; of one character,
what is mandatory before what is optional.
"""

from __future__ import annotations

from cardforge.games.waybound.board import Board
from cardforge.games.waybound.compile.ability import CompiledAbility
from cardforge.games.waybound.compile.describe import NOWHERE, Speaker
from cardforge.games.waybound.compile.triggers import DEFENDING, Happening
from cardforge.games.waybound.resolve.frame import Frame
from cardforge.games.waybound.state import Character, Task


def set_off(board: Board, happening: Happening) -> None:
    """Let all abilities that wait for this begin when the present step of the rules is done."""
    ruleset = board.ruleset
    moment = happening.moment
    hearing = ruleset.voices.hearing.get(moment)
    if hearing is None:
        return
    state = board.state
    active = state.active
    hearers = _hearers(board, hearing, happening)
    begun: list[Task] = []
    alike: dict[tuple[object, ...], tuple[int, int]] = {}
    factions = ruleset.voices.factions_hearing.get(moment)
    if factions is not None:
        for player in (active, 1 - active):
            for face in factions.get(state.sides[player].faction, ()):
                for ability in face.triggers[moment]:
                    _wait(board, ability, Speaker(player, None, NOWHERE), happening, begun, alike)
    for character in hearers:
        speaker = Speaker(character.owner, character, character.route)
        for ability in ruleset.faces[character.face].triggers[moment]:
            _wait(board, ability, speaker, happening, begun, alike)
    for route, face in ruleset.voices.routes_hearing.get(moment, ()):
        for ability in face.triggers[moment]:
            _wait(board, ability, Speaker(active, None, route), happening, begun, alike)
    state.waiting += begun


def _hearers(board: Board, hearing: set[str], happening: Happening) -> list[Character]:
    """Who may have something to say, in the order of speaking: whom it is about, and whoever heeds others."""
    subject, state = happening.subject, board.state
    others = board.ruleset.voices.hearing_others.get(happening.moment)
    if others is None:
        return [subject] if subject.face in hearing and subject.uid in state.characters else []
    found = [one for one in state.characters.values() if one.face in others or (one is subject and one.face in hearing)]
    if len(found) > 1:
        active = state.active
        found.sort(key=lambda one: (one.owner != active, one.route, not one.companion, one.arrived))
    return found


def _wait(
    board: Board,
    ability: CompiledAbility,
    speaker: Speaker,
    happening: Happening,
    begun: list[Task],
    alike: dict[tuple[object, ...], tuple[int, int]],
) -> None:
    assert ability.matches is not None
    if not ability.matches(board, speaker, happening):
        return
    task = ("ability", *_frame(ability, speaker, happening).plain())
    if ability.group is None:
        begun.append(task)
        return
    # Of what does not stack, one event does the strongest once to one character.
    group = (ability.group, _about(ability.group[1], speaker, happening))
    strength, place = alike.get(group, (0, -1))
    if place < 0:
        alike[group] = (ability.strength, len(begun))
        begun.append(task)
    elif ability.strength > strength:
        alike[group] = (ability.strength, place)
        begun[place] = task


def _frame(ability: CompiledAbility, speaker: Speaker, happening: Happening) -> Frame:
    this, subject, defender = speaker.this, happening.subject, happening.defender
    named: tuple[int, ...] = () if subject is this else (subject.uid,)
    if defender is not None and defender is not this:
        named += (defender.uid,)
    return Frame(
        ability.key,
        speaker.you,
        this.uid if this is not None else 0,
        speaker.here if this is None else NOWHERE,
        subject.uid,
        defender.uid if defender is not None else 0,
        _chooser(speaker, happening),
        happening.excess,
        named,
        subject.uid,
    )


def _chooser(speaker: Speaker, happening: Happening) -> int:
    if happening.moment == DEFENDING:
        return happening.subject.owner
    return 1 - speaker.you if happening.defender is None else happening.defender.owner


def _about(mode: str, speaker: Speaker, happening: Happening) -> object:
    if mode == "it":
        return happening.subject.uid
    if mode == "this":
        return _uid(speaker.this)
    return ("player", speaker.you)


def _uid(character: Character | None) -> int:
    return 0 if character is None else character.uid
