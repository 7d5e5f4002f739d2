"""What moves cost and what protects, with where each part comes from."""

from __future__ import annotations

from collections.abc import Iterator

from cardforge.games.waybound.compile.describe import ANYWHERE, Speaker
from cardforge.games.waybound.compile.statics import MOVE_PRICE, PROTECTION, Protection
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.movement import move_cost, refuse_mover
from cardforge.games.waybound.refusals import sentence
from cardforge.games.waybound.state import Character
from cardforge.games.waybound.telling.why import MINUS, source_words
from cardforge.games.waybound.values import holds_now, reaches, speakers


def moves_made_of(match: Match, mover: Character) -> str:
    """For each Route beside it what a normal move costs and why, a line each; or why it makes none."""
    refused = refuse_mover(match.board, mover)
    lines = [] if refused is None else [f"{sentence(refused)} ({refused})"]
    for route in match.board.adjacent(mover.route):
        name = match.ruleset.label(match.ruleset.routes[route])
        cost = move_cost(match.board, mover, route)
        sources = [words for price, words in _prices(match, mover, route) if price == cost]
        lines.append(f"to {name}: {cost}, {sources[0] if sources else 'the normal cost'}")
    return "\n".join(lines)


def _prices(match: Match, mover: Character, route: int) -> Iterator[tuple[int, str]]:
    """The prices that abilities name for this move, and whose words they are."""
    faces = match.ruleset.faces
    own = [(mover.face, Speaker(mover.owner, mover, mover.route))]
    for everybody, speaking in ((False, own), (True, speakers(match.board, MOVE_PRICE))):
        for face, speaker in speaking:
            for price in faces[face].statics.move_prices:
                fits = price.everybody is everybody and price.to in ((route,) if everybody else (ANYWHERE, route))
                if fits and holds_now(match.board, price.when, speaker):
                    yield price.price, source_words(match.ruleset, price.key)


def protection_made_of(match: Match, character: Character) -> str:
    """What damage to the character is less by, a line each."""
    lines = [
        _protection(match, guard)
        for face, speaker in speakers(match.board, PROTECTION)
        for guard in match.ruleset.faces[face].statics.protections
        if reaches(match.board, guard.reach, speaker, character) and holds_now(match.board, guard.when, speaker)
    ]
    return "\n".join(lines) or "nothing protects it"


def _protection(match: Match, guard: Protection) -> str:
    kind = "Challenge damage" if guard.challenge_only else "damage"
    least = f", not below {guard.least}" if guard.least else ""
    alone = "" if guard.stacks else "; of its like only the strongest counts"
    return f"{MINUS}{guard.amount} {kind}{least}: {source_words(match.ruleset, guard.key)}{alone}"
