"""Effects that are done to characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.defeat import defeat, heal, hit
from cardforge.games.waybound.following import CAP
from cardforge.games.waybound.resolve.effect import Effect
from cardforge.games.waybound.resolve.frame import Frame
from cardforge.games.waybound.state import THIS_TURN, Character

if TYPE_CHECKING:
    from cardforge.games.waybound.board import Board


class HealEffect(Effect):
    """Remove damage. An undamaged character may be chosen."""

    __slots__ = ("amount",)

    harmful = False

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Heal all of them."""
        for character in targets:
            heal(board, character, self.amount, frame.ability)
        return False


class DamageEffect(Effect):
    """Deal damage that is not Challenge damage. An amount of None is the excess of the Challenge before it."""

    __slots__ = ("amount",)

    harmful = True

    def __init__(self, amount: int | None) -> None:
        self.amount = amount

    def worthwhile(self, board: Board, frame: Frame) -> bool:
        """Whether there is any damage to deal."""
        return self.amount is not None or frame.excess > 0

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Hit all of them at once."""
        amount = frame.excess if self.amount is None else self.amount
        hits = [(character, amount) for character in targets]
        hit(board, hits, frame.ability, reducible=self.amount is not None)
        return False


class ReadyEffect(Effect):
    """Make ready. A Companion that recovers stays exhausted."""

    __slots__ = ()

    harmful = False

    def accepts(self, board: Board, frame: Frame, character: Character) -> bool:
        """Whether it can become ready."""
        return not (character.ready or character.recovering)

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Ready all of them."""
        for character in targets:
            if self.accepts(board, frame, character):
                character.ready = True
                board.emit("readied", rule.ABILITY, character.owner, (character.who, frame.ability))
        return False


class ExhaustEffect(Effect):
    """Exhaust."""

    __slots__ = ()

    harmful = False

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Exhaust all of them."""
        for character in targets:
            if character.ready:
                character.ready = False
                board.emit("exhausted", rule.ABILITY, character.owner, (character.who, frame.ability))
        return False


class DefeatEffect(Effect):
    """Defeat, whatever the Guard."""

    __slots__ = ()

    harmful = True

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Defeat all of them at once."""
        defeat(board, targets)
        return False


class ReturnEffect(Effect):
    """Return Allies to their owners' hands. What lay on them is gone with them."""

    __slots__ = ()

    harmful = True

    def accepts(self, board: Board, frame: Frame, character: Character) -> bool:
        """Only Allies have a hand to return to."""
        return not character.companion

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Return all of them."""
        for character in targets:
            if not character.companion:
                board.take_off(character)
                board.side(character.owner).take((character.card,))
                board.emit("returned", rule.ABILITY, character.owner, (character.who, frame.ability))
        return False


class ChangeEffect(Effect):
    """Change a statistic for a while, perhaps up to a cap that one source adds to one character."""

    __slots__ = ("amount", "cap", "stacks", "statistic", "this_turn")

    harmful = False

    def __init__(self, amount: int, statistic: int, this_turn: bool, cap: int | None, stacks: bool) -> None:
        self.amount = amount
        self.statistic = statistic
        self.this_turn = this_turn
        self.cap = cap
        self.stacks = stacks

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Change all of them."""
        source = frame.source(board)
        until = THIS_TURN if self.this_turn else frame.you
        for character in targets:
            amount = self.amount
            if self.cap is not None:
                sign = 1 if amount > 0 else -1
                counts = character is source and frame.ability in board.ruleset.faces[character.face].caps
                spent = character.used.get(frame.ability, 0) if counts else self._added(frame, character)
                amount = sign * max(0, min(abs(amount), abs(self.cap) - spent))
                if amount != self.amount:
                    board.ruleset.saw(frame.ability, CAP)
                if not amount:
                    continue
                if counts:
                    character.used[frame.ability] = spent + abs(amount)
            modifier = (self.statistic, amount, until, frame.you, self.stacks, frame.ability)
            character.modifiers.append(modifier)
            public = (character.who, self.statistic, amount, until, frame.ability)
            board.emit("changed", rule.ABILITY, character.owner, public)
        return False

    def _added(self, frame: Frame, character: Character) -> int:
        """What this ability has added to the character and still adds."""
        return sum(abs(m[1]) for m in character.modifiers if m[5] == frame.ability and m[0] == self.statistic)


class SwitchFormEffect(Effect):
    """Turn a card to its other form. Damage, readiness, Route and changes stay."""

    __slots__ = ()

    harmful = False

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Turn the card that speaks."""
        character = frame.source(board)
        if character is not None:
            character.form = 1 - character.form
            board.emit("switched form", rule.ABILITY, character.owner, (character.who, character.form))
            board.do(("defeat.check",))
        return False
