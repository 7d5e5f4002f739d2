"""How often an ability may still be used, and where its uses are counted."""

from __future__ import annotations

from cardforge.games.waybound.board import Board
from cardforge.games.waybound.compile.ability import CompiledAbility
from cardforge.games.waybound.following import LIMIT
from cardforge.games.waybound.ruleset import Ruleset
from cardforge.games.waybound.state import Character
from cardforge.games.waybound.tree.limits import Limit


def limit_of(ruleset: Ruleset, ability: CompiledAbility, source: Character | None) -> Limit | None:
    """The limit of an ability on that character, as its later forms may have changed it."""
    if source is not None:
        return ruleset.faces[source.face].limits.get(ability.key, ability.limit)
    return ability.limit


def price_of(board: Board, ability: CompiledAbility, source: Character) -> int:
    """What using an activated ability costs, as its later forms may have changed it."""
    return board.ruleset.faces[source.face].prices.get(ability.key, ability.price)


def uses_left(board: Board, ability: CompiledAbility, source: Character | None, player: int) -> bool:
    """Whether the limit leaves a use."""
    limit = limit_of(board.ruleset, ability, source)
    if limit is None or _used(board, source, player).get(ability.key, 0) < limit.times:
        return True
    board.ruleset.saw(ability.key, LIMIT)
    return False


def count_use(board: Board, ability: CompiledAbility, source: Character | None, player: int) -> None:
    """Count one use, where anything limits it."""
    if limit_of(board.ruleset, ability, source) is not None:
        used = _used(board, source, player)
        used[ability.key] = used.get(ability.key, 0) + 1


def _used(board: Board, source: Character | None, player: int) -> dict[str, int]:
    return board.side(player).used if source is None else source.used
