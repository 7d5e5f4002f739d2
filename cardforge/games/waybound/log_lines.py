"""The log in words: one line an event, as one player or everybody may read it.

A line names the card, the player's letter and the amounts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardforge.game.events import Event
from cardforge.games.waybound.ruleset import Ruleset
from cardforge.games.waybound.state import DRAW, STATISTICS, THIS_TURN

LETTERS = ("A", "B")
"""What the players are called."""

Who = tuple[int, str, int]


class LogWriter:
    """Puts events into words."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def line(self, event: Event, viewer: int | None) -> str | None:
        """The line for an event as that player reads it (None reads all), or None for one that needs no line."""
        write = WRITERS.get(event.kind)
        seen = event.seen_by(viewer) if viewer is not None else event
        return None if write is None else write(self, seen)

    def who(self, who: Who) -> str:
        """A character: whose, and its name."""
        return f"{LETTERS[who[0]]}'s {self.ruleset.label(who[1])}"

    def route(self, route: int) -> str:
        """A Route by name."""
        return self.ruleset.label(self.ruleset.routes[route])

    def cause(self, key: str) -> str:
        """In brackets, what made it happen; nothing where the rules did."""
        if not key:
            return ""
        name = self.ruleset.ability_label(key)
        card = self.ruleset.label(key.partition("#")[0])
        return f" ({name})" if name == card else f" ({name}, {card})"

    def cards(self, cards: tuple[str, ...] | None, count: int) -> str:
        """Cards by name for who may see them, else how many."""
        number = f"{count} card{'' if count == 1 else 's'}"
        return number if cards is None else f"{number}: {', '.join(self.ruleset.label(card) for card in cards)}"


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else str(amount)


def _match_started(log: LogWriter, event: Event) -> str:
    first, edition, unknown = event.public
    assumed = f" Assumed, since it is not known: {'; '.join(unknown)}." if unknown else ""
    return f"A match under edition {edition}; {LETTERS[first]} starts.{assumed}"


def _played_ally(log: LogWriter, event: Event) -> str:
    who, route, cost = event.public
    return f"{LETTERS[who[0]]} plays {log.ruleset.label(who[1])} at {log.route(route)} for {cost} Charge"


def _played_tactic(log: LogWriter, event: Event) -> str:
    player, card, cost = event.public
    return f"{LETTERS[player]} plays {log.ruleset.label(card)} for {cost} Charge"


def _used(log: LogWriter, event: Event) -> str:
    who, key, price = event.public
    return f"{log.who(who)} uses {log.ruleset.ability_label(key)} for {price} Charge"


def _made_move(log: LogWriter, event: Event) -> str:
    who, origin, route, cost, ready = event.public
    stays = " and stays ready" if ready else ""
    return f"{log.who(who)} moves from {log.route(origin)} to {log.route(route)} for {cost} Charge{stays}"


def _moved(log: LogWriter, event: Event) -> str:
    who, origin, route, key = event.public
    return f"{log.who(who)} is moved from {log.route(origin)} to {log.route(route)}{log.cause(key)}"


def _explored(log: LogWriter, event: Event) -> str:
    who, route, gained, total = event.public
    letter = LETTERS[who[0]]
    return f"{log.who(who)} Explores {log.route(route)}: {letter} gains {gained} Renown and has {total}"


def _marked(log: LogWriter, event: Event) -> str:
    who, marks = event.public
    return f"{log.who(who)} earns a journey mark and has {marks}"


def _emerged(log: LogWriter, event: Event) -> str:
    who, realm, route = event.public
    return f"{log.who(who)} emerges from the {log.route(realm)} at {log.route(route)}, exhausted"


def _challenged(log: LogWriter, event: Event) -> str:
    who, defender, route = event.public
    return f"{log.who(who)} Challenges {log.who(defender)} at {log.route(route)}"


def _damaged(log: LogWriter, event: Event) -> str:
    who, amount, key, by = event.public
    if by is not None:
        return f"{log.who(by)} deals {amount} Challenge damage to {log.who(who)}"
    return f"{log.who(who)} takes {amount} damage{log.cause(key)}"


def _prevented(log: LogWriter, event: Event) -> str:
    who, key = event.public
    return f"The damage to {log.who(who)} is prevented{log.cause(key)}"


def _healed(log: LogWriter, event: Event) -> str:
    who, amount, key = event.public
    return f"{log.who(who)} is healed: heal {amount} damage{log.cause(key)}"


def _defeated(log: LogWriter, event: Event) -> str:
    who, route = event.public
    return f"{log.who(who)} is defeated at {log.route(route)} and discarded"


def _sent_home(log: LogWriter, event: Event) -> str:
    who, home, turns = event.public
    return f"{log.who(who)} is defeated, returns exhausted to {log.route(home)} and recovers for {turns} turns"


def _realm_opened(log: LogWriter, event: Event) -> str:
    player, key = event.public
    return f"{LETTERS[player]} opens the {log.route(log.ruleset.realm)}{log.cause(key)}"


def _realm_closed(log: LogWriter, event: Event) -> str:
    names = ", ".join(log.who(who) for who in event.public)
    realm, home = log.route(log.ruleset.realm), log.route(log.ruleset.home)
    if not names:
        return f"The {realm} closes; nobody was there"
    return f"The {realm} closes; {names} return{'s' if len(event.public) == 1 else ''} to {home}"


def _renown(log: LogWriter, event: Event) -> str:
    amount, key, total = event.public
    return f"{LETTERS[event.player]} gains {amount} Renown{log.cause(key)} and has {total}"


def _charge(log: LogWriter, event: Event) -> str:
    amount, key = event.public
    return f"{LETTERS[event.player]} regains {amount} Charge{log.cause(key)}"


def _paid(log: LogWriter, event: Event) -> str:
    amount, key = event.public
    return f"{LETTERS[event.player]} pays {amount} Charge{log.cause(key)}"


def _changed(log: LogWriter, event: Event) -> str:
    who, statistic, amount, until, key = event.public
    lasting = "this turn" if until == THIS_TURN else f"until {LETTERS[until]}'s next turn"
    return f"{log.who(who)} gets {_signed(amount)} {STATISTICS[statistic].title()} {lasting}{log.cause(key)}"


def _readied(log: LogWriter, event: Event) -> str:
    who, key = event.public
    return f"{log.who(who)} is readied{log.cause(key)}"


def _exhausted(log: LogWriter, event: Event) -> str:
    who, key = event.public
    return f"{log.who(who)} is exhausted{log.cause(key)}"


def _returned(log: LogWriter, event: Event) -> str:
    who, key = event.public
    return f"{log.who(who)} returns to {LETTERS[who[0]]}'s hand{log.cause(key)}"


def _switched(log: LogWriter, event: Event) -> str:
    who, form = event.public
    return f"{log.who(who)} turns to {log.ruleset.faces[who[1]].form_names[form]}"


def _rolled(log: LogWriter, event: Event) -> str:
    who, rolled, at_least, success, key = event.public
    name = LETTERS[event.player] if who is None else log.who(who)
    outcome = "succeeds" if success else "fails"
    return f"{name} rolls {rolled}, needs {at_least} or more and {outcome}{log.cause(key)}"


def _drew(log: LogWriter, event: Event) -> str:
    count, key = event.public
    return f"{LETTERS[event.player]} draws {log.cards(event.private, count)}{log.cause(key)}"


def _opening(log: LogWriter, event: Event) -> str:
    return f"{LETTERS[event.player]} draws an opening hand of {log.cards(event.private, event.public[0])}"


def _featured(log: LogWriter, event: Event) -> str:
    player, card = event.public
    return f"{LETTERS[player]}'s featured Ally {log.ruleset.label(card)} is in the opening hand"


def _looked(log: LogWriter, event: Event) -> str:
    count, key = event.public
    return f"{LETTERS[event.player]} looks at the top {log.cards(event.private, count)}{log.cause(key)}"


def _kept(log: LogWriter, event: Event) -> str:
    count, key = event.public
    return f"{LETTERS[event.player]} keeps {log.cards(event.private, count)}{log.cause(key)}"


def _put_under(log: LogWriter, event: Event) -> str:
    count, key = event.public
    return f"{LETTERS[event.player]} puts {log.cards(event.private, count)} under the deck{log.cause(key)}"


def _discarded(log: LogWriter, event: Event) -> str:
    return f"{LETTERS[event.player]} discards {log.cards(event.public, len(event.public))}"


def _took_path(log: LogWriter, event: Event) -> str:
    who, path, cost = event.public
    return f"{log.who(who)} takes the path {log.ruleset.label(path)} for {cost} Charge"


def _ascended(log: LogWriter, event: Event) -> str:
    who, ascension, cost = event.public
    return f"{log.who(who)} ascends to {log.ruleset.label(ascension)} for {cost} Charge"


def _turn_started(log: LogWriter, event: Event) -> str:
    player, number = event.public
    return f"Round {number}: {LETTERS[player]}'s turn starts"


def _turn_ended(log: LogWriter, event: Event) -> str:
    player, number = event.public
    return f"Round {number}: {LETTERS[player]}'s turn ends"


def _refilled(log: LogWriter, event: Event) -> str:
    charge, capacity = event.public
    return f"{LETTERS[event.player]} has {charge} Charge at capacity {capacity}"


def _won(log: LogWriter, event: Event) -> str:
    player, renown = event.public
    return f"{LETTERS[player]} wins with {renown} Renown"


def _time_is_up(log: LogWriter, event: Event) -> str:
    winner, renown_a, renown_b, marks_a, marks_b = event.public
    result = "nobody wins: a draw" if winner == DRAW else f"{LETTERS[winner]} wins"
    standing = f"Renown A {renown_a}, B {renown_b}; journey marks A {marks_a}, B {marks_b}"
    return f"The last round is over: {result} ({standing})"


WRITERS: dict[str, Callable[[LogWriter, Any], str]] = {
    "match started": _match_started,
    "played ally": _played_ally,
    "played tactic": _played_tactic,
    "used": _used,
    "made its move": _made_move,
    "moved": _moved,
    "explored": _explored,
    "marked": _marked,
    "emerged": _emerged,
    "challenged": _challenged,
    "damaged": _damaged,
    "prevented": _prevented,
    "healed": _healed,
    "defeated": _defeated,
    "sent home": _sent_home,
    "realm opened": _realm_opened,
    "realm closed": _realm_closed,
    "gained renown": _renown,
    "regained charge": _charge,
    "paid": _paid,
    "changed": _changed,
    "readied": _readied,
    "exhausted": _exhausted,
    "returned": _returned,
    "switched form": _switched,
    "rolled": _rolled,
    "drew": _drew,
    "drew opening hand": _opening,
    "featured": _featured,
    "looked": _looked,
    "kept": _kept,
    "put under": _put_under,
    "reshuffled": lambda log, event: (
        f"{LETTERS[event.player]} shuffles the discard into a new deck of {event.public[0]}"
    ),
    "kept hand": lambda log, event: f"{LETTERS[event.player]} keeps the opening hand",
    "replaced hand": lambda log, event: f"{LETTERS[event.player]} replaces the whole opening hand",
    "discarded": _discarded,
    "took path": _took_path,
    "ascended": _ascended,
    "turn started": _turn_started,
    "turn ended": _turn_ended,
    "refilled": _refilled,
    "won": _won,
    "time is up": _time_is_up,
}
"""What writes the line of each kind of event."""
