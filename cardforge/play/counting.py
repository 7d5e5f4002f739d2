"""How many sequences of choices there are from a position: one number that notices any change of the rules."""

from __future__ import annotations

from cardforge.game.protocol import Match


def count_sequences(match: Match, depth: int) -> int:
    """How many different sequences of `depth` choices a match can go on with; shorter ones that end it count too."""
    decision = match.decision
    if decision is None or depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in decision.answers())
    total = 0
    for answer in decision.answers():
        after = match.copy()
        after.choose(answer)
        total += count_sequences(after, depth - 1)
    return total
