"""The `Telling` of this game."""

from __future__ import annotations

from collections.abc import Mapping

from cardforge.diagnostics import did_you_mean
from cardforge.game.decisions import Answer, Decision
from cardforge.game.telling import Choice, Picture, matching
from cardforge.games.waybound.log_lines import LETTERS
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.scenario.names import CardNames, plain
from cardforge.games.waybound.state import STATISTICS
from cardforge.games.waybound.telling.choices import ChoiceWriter
from cardforge.games.waybound.telling.costs import moves_made_of, protection_made_of
from cardforge.games.waybound.telling.names import TableNames
from cardforge.games.waybound.telling.picture import picture_of
from cardforge.games.waybound.telling.why import made_of

_EXPLAINED = {"move": moves_made_of, "protection": protection_made_of}
"""What can be explained of a character besides its statistics."""


class WayboundTelling:
    """A match, as it is now, in words for one viewer; None may see everything."""

    def __init__(self, match: Match, viewer: int | None, labels: Mapping[int, str] | None = None) -> None:
        self._match = match
        self._viewer = viewer
        self._names = TableNames(match.ruleset, match.state, labels)
        self._writer = ChoiceWriter(match, self._names)

    def picture(self) -> Picture:
        """The table."""
        return picture_of(self._match, self._names, self._viewer)

    def _decision(self) -> Decision | None:
        decision = self._match.decision
        seen = decision is not None and self._viewer in (None, decision.player)
        return decision if seen else None

    def question(self) -> str:
        """What the open decision asks."""
        decision = self._decision()
        if decision is not None:
            return self._writer.question(decision)
        decision = self._match.decision
        return "" if decision is None else f"{LETTERS[decision.player]} decides."

    def choices(self) -> tuple[Choice, ...]:
        """The options of the open decision; none where another player decides."""
        decision = self._decision()
        return () if decision is None else tuple(map(self._writer.choice, decision.options))

    def thinkable(self) -> tuple[Choice, ...]:
        """In a main phase every action that can be named; else the options."""
        if self._decision() is None or not self._match.in_main_phase:
            return self.choices()
        return tuple(map(self._writer.considered, self._writer.thinkable()))

    def answer(self, answer: Answer) -> str:
        """An answer in words."""
        if answer is None:
            return "No"
        if answer and isinstance(answer[0], tuple):
            return ", ".join(self._writer.choice(option).words for option in answer)
        return "" if answer == () else self._writer.choice(answer).words

    def card(self, name: str) -> str:
        """A card's name, cost, statistics and text."""
        names = CardNames(self._match.ruleset)
        ruleset = self._match.ruleset
        cards = {id: ruleset.cards[id] for id in cards_known(self._match, self._viewer)}
        found = [id for id in names.candidates(name) if id in cards]
        found = found or [id for id, card in cards.items() if plain(card.name).startswith(plain(name))]
        if not found:
            hint = did_you_mean(name, [card.name for card in cards.values()])
            raise LookupError(f"no card here is called “{name}”{'; ' if hint else ''}{hint}")
        return "\n".join(self._card(id) for id in found)

    def _card(self, id: str) -> str:
        card = self._match.ruleset.cards[id]
        parts = [card.kind.capitalize()]
        if card.kind in ("ally", "tactic"):
            parts.append(f"{card.cost} Charge")
        if card.kind in ("ally", "companion"):
            parts.append(" ".join(f"{name.title()} {n}" for name, n in zip(STATISTICS, card.statistics, strict=True)))
        return f"{card.name} ({id}): {', '.join(parts)}" + (f"\n{card.text.strip()}" if card.text else "")

    def why(self, what: str) -> str:
        """What a value is made of, or which rule refuses an action. Raises LookupError for what is neither."""
        name, dot, statistic = what.rpartition(".")
        word = statistic.strip().casefold()
        if dot and word in (*STATISTICS, *_EXPLAINED):
            character = self._names.find(name.strip())
            if word in _EXPLAINED:
                return _EXPLAINED[word](self._match, character)
            return made_of(self._match, character, word)
        found = matching(what, self.thinkable())
        if not found:
            raise LookupError(
                f"“{what}” is neither a value, such as “NAME.force”, nor an action, such as “explore NAME”"
            )
        return "\n".join(f"{choice.words}: {choice.refusal or 'open'}" for choice in found)


def cards_known(match: Match, viewer: int | None) -> list[str]:
    """Ids of the cards that the viewer knows to be in the match: its own, and what has lain open."""
    state, ruleset = match.state, match.ruleset
    found = dict.fromkeys(ruleset.routes)
    for player, side in enumerate(state.sides):
        for character in state.board_order(player):
            found |= dict.fromkeys(character.face.split("/"))
        found |= dict.fromkeys(ruleset.paths_of(side.companion.card))
        found |= dict.fromkeys([ruleset.ascension_of(side.companion.card) or side.companion.card])
        found |= dict.fromkeys(side.discard)
        if viewer in (None, player):
            found |= dict.fromkeys(sorted(side.hand + side.deck))
    return list(found)
