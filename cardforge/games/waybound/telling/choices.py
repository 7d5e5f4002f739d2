"""Options in words, and every action that can be named."""

from __future__ import annotations

from collections.abc import Iterator

from cardforge.game.decisions import Decision, Option, Shape
from cardforge.game.telling import Choice
from cardforge.games.waybound.limits import price_of
from cardforge.games.waybound.log_lines import LETTERS
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.movement import move_cost, stay_ready_price
from cardforge.games.waybound.state import GUARD
from cardforge.games.waybound.telling.names import TableNames
from cardforge.games.waybound.values import force, insight, value


class ChoiceWriter:
    """Puts options into words."""

    def __init__(self, match: Match, names: TableNames) -> None:
        self._match = match
        self._names = names

    def choice(self, option: Option) -> Choice:
        """An option in words."""
        head, tail = self._words(option)
        return Choice(option, head, tail)

    def considered(self, option: Option) -> Choice:
        """An action in words, with the reason where it is not open."""
        head, tail = self._words(option)
        return Choice(option, head, tail, self._match.refusal(option))

    def _words(self, option: Option) -> tuple[str, str]:
        label = self._match.ruleset.label
        match option:
            case ("play", card, route):
                head = f"Play {label(card)} ({self._match.ruleset.cards[card].cost})"
                return (head, "") if route < 0 else (f"{head} at", self.route(route))
            case ("explore", uid):
                gained = insight(self._match.board, self._match.state.characters[uid])
                return "Explore", f"{self._names[uid]} (+{gained})"
            case ("challenge", uid):
                strength = force(self._match.board, self._match.state.characters[uid])
                return "Challenge", f"{self._names[uid]} ({strength})"
            case ("move", uid, route, stays):
                return self._move(uid, route, stays)
            case ("use", uid, key):
                user = self._match.state.characters[uid]
                price = price_of(self._match.board, self._match.ruleset.abilities[key], user)
                return "Use", f"{self._match.ruleset.ability_label(key)} of {self._names[uid]} ({price})"
            case ("path", path):
                return f"Take the path ({self._match.ruleset.constants.path_cost})", label(path)
            case ("ascend",):
                return f"Ascend ({self._match.ruleset.constants.ascension_cost})", ""
            case ("character", uid):
                return self.somebody(uid), ""
            case ("route", route):
                return self.route(route), ""
            case ("card", card):
                return label(card), ""
        return str(option[0]).capitalize(), ""

    def _move(self, uid: int, route: int, stays: bool) -> tuple[str, str]:
        mover = self._match.state.characters[uid]
        cost = move_cost(self._match.board, mover, route)
        if not stays:
            return f"Move {self._names[uid]} to", f"{self.route(route)} ({cost})"
        extra = stay_ready_price(self._match.board, mover, route) or 0
        return f"Move {self._names[uid]} to", f"{self.route(route)}, staying ready ({cost + extra})"

    def route(self, route: int) -> str:
        """A Route by name."""
        return self._match.ruleset.label(self._match.ruleset.routes[route])

    def somebody(self, uid: int) -> str:
        """A character to be chosen: whose, where, and how it stands."""
        one = self._match.state.characters[uid]
        name = self._names[uid]
        owned = name if name.startswith(f"{LETTERS[one.owner]}'s ") else f"{LETTERS[one.owner]}'s {name}"
        left = value(self._match.board, one, GUARD) - one.damage
        state = "ready" if one.ready else "exhausted"
        return f"{owned}, {self.route(one.route)}, {state}, {left} Guard left"

    def question(self, decision: Decision) -> str:
        """What a decision asks, as a sentence."""
        about = decision.about
        match about[0] if about else "":
            case "setup.replace":
                return "Replace the whole opening hand?"
            case "turn.hand limit":
                cards = "1 card" if decision.count == 1 else f"{decision.count} cards"
                return f"Your hand is too large. Which {cards} do you discard?"
            case "explore.exit":
                return f"Where does {self._names[about[1]]} come out, exhausted?"
            case "challenge.defender":
                return f"Who defends against {self._names[about[1]]}?"
            case "keep":
                return f"{self._ability(about[1])}\nWhich card do you keep?"
            case "order":
                return f"{self._ability(about[1])}\nIn which order? The first named will be drawn first."
            case "":
                return "What do you do?"
        asked = "Do it?" if decision.shape is Shape.CONFIRM else f"Which {'one' if self._of(decision) else 'Route'}?"
        price = f" It costs {about[2]} Charge." if len(about) > 2 and about[2] else ""
        return f"{self._ability(about[1])}\n{asked}{price}"

    def _of(self, decision: Decision) -> bool:
        return bool(decision.options) and decision.options[0][0] == "character"

    def _ability(self, key: str) -> str:
        card, _, line = key.partition("#")
        label = self._match.ruleset.label(card)
        return f"{label}: {ability_text(self._match, card, int(line or 0))}"

    def thinkable(self) -> Iterator[Option]:
        """Every action that can be named now, open or not."""
        state, ruleset = self._match.state, self._match.ruleset
        side = state.sides[state.active]
        routes = range(len(ruleset.routes))
        for card in sorted(set(side.hand)):
            places = routes if ruleset.cards[card].kind == "ally" else [-1]
            yield from (("play", card, place) for place in places)
        for character in state.board_order(state.active) + state.board_order(1 - state.active):
            yield from (("explore", character.uid), ("challenge", character.uid))
            yield from (("move", character.uid, to, stays) for stays in (False, True) for to in routes)
            for ability in ruleset.faces[character.face].activated:
                yield ("use", character.uid, ability.key)
        yield from (("path", path) for path in ruleset.paths_of(side.companion.card))
        yield from (("ascend",), ("end turn",))


def ability_text(match: Match, card: str, line: int) -> str:
    """The printed sentence of an ability, by the card or faction's ability that prints it and its line."""
    data = match.ruleset.cards.get(card)
    texts = [data.text] if data is not None else []
    texts += [text for faction in match.ruleset.factions.values() for id, _, text in faction.abilities if id == card]
    lines = [one.strip() for text in texts for one in text.split("\n") if one.strip()]
    return lines[line] if line < len(lines) else ""
