"""The state of a match: small flat plain data, cheap to copy, to compare and to save.

Nothing here knows a rule. Characters are told apart by `uid`, a number that is never given twice in a match; cards in
hand, deck and discard are design ids, since two copies of a design cannot be told apart there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

FORCE, GUARD, INSIGHT = 0, 1, 2
STATISTICS = ("force", "guard", "insight")
"""Names of the statistics, by their numbers above."""

NO_ONE = -1
DRAW = 2
"""The winner of a match that nobody won."""

THIS_TURN = -1
"""When a modifier ends: as this turn does. A player's number: as that player's next turn starts."""

Modifier = tuple[int, int, int, int, bool, str]
"""Statistic, amount, when it ends, whose doing it is, whether it adds up with others, the ability that made it."""

Task = tuple[Any, ...]
"""Pending work: the name of a step of the rules, and plain values that it is given."""


class Character:
    """A Companion or an Ally on the board."""

    __slots__ = (
        "arrived", "card", "companion", "damage", "entered", "explored_realm", "face", "form", "fresh_marks", "marked",
        "marks", "modifiers", "moved", "no_explore", "owner", "ready", "recovering", "route", "uid", "used", "who",
    )  # fmt: skip

    def __init__(self, uid: int, owner: int, card: str, face: str, route: int, companion: bool = False) -> None:
        self.uid = uid
        self.owner = owner
        self.card = card
        self.who = (owner, card, uid)
        """It as events name it."""
        self.face = face
        """Key of what it shows: its card, for a Companion with path and ascension."""
        self.route = route
        self.companion = companion
        self.ready = True
        self.damage = 0
        self.form = 0
        """Which of its printed forms is up, where it has several."""
        self.arrived = 0
        """Grows with every arrival at a Route: who came earlier stands earlier."""
        self.entered = False
        """Whether it entered this turn."""
        self.moved = 0
        """Normal moves that it has made this turn."""
        self.no_explore = False
        self.explored_realm = 0
        """How often it has Explored the realm this turn."""
        self.marks = 0
        self.fresh_marks = 0
        self.marked = 0
        """Marks that it has earned this turn."""
        self.recovering = 0
        self.modifiers: list[Modifier] = []
        self.used: dict[str, int] = {}
        """Uses of limited abilities, this turn or this round."""

    def copy(self) -> Character:
        """One like it."""
        other = Character.__new__(Character)
        other.uid = self.uid
        other.owner = self.owner
        other.card = self.card
        other.who = self.who
        other.face = self.face
        other.route = self.route
        other.companion = self.companion
        other.ready = self.ready
        other.damage = self.damage
        other.form = self.form
        other.arrived = self.arrived
        other.entered = self.entered
        other.moved = self.moved
        other.no_explore = self.no_explore
        other.explored_realm = self.explored_realm
        other.marks = self.marks
        other.fresh_marks = self.fresh_marks
        other.marked = self.marked
        other.recovering = self.recovering
        other.modifiers = self.modifiers.copy()
        other.used = self.used.copy()
        return other


class Side:
    """What belongs to one player."""

    __slots__ = (
        "allies_played", "capacity", "charge", "companion", "deck", "discard", "faction", "featured", "hand", "lanes",
        "renown", "replaced", "turns", "used",
    )  # fmt: skip

    def __init__(self, faction: str, routes: int) -> None:
        self.faction = faction
        self.charge = 0
        self.capacity = 0
        self.renown = 0
        self.turns = 0
        """How many turns of this player have begun."""
        self.hand: list[str] = []
        """Always sorted: in which order cards came to hand is no fact."""
        self.deck: list[str] = []
        """The last is on top."""
        self.discard: list[str] = []
        self.lanes: list[list[Character]] = [[] for _ in range(routes)]
        """Its characters by Route, the Companion first and then by arrival."""
        self.companion: Character
        self.allies_played = 0
        """Allies that it played from hand this turn."""
        self.used: dict[str, int] = {}
        """Uses of the abilities of its faction, this turn or this round."""
        self.featured: str | None = None
        self.replaced = 0

    def take(self, cards: Iterable[str]) -> None:
        """Take cards into the hand."""
        self.hand += cards
        self.hand.sort()

    def copy(self) -> Side:
        """One like it, with characters of its own."""
        other = Side.__new__(Side)
        other.faction = self.faction
        other.charge = self.charge
        other.capacity = self.capacity
        other.renown = self.renown
        other.turns = self.turns
        other.hand = self.hand.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.lanes = [[character.copy() for character in lane] for lane in self.lanes]
        other.companion = next(c for c in other.lanes[self.companion.route] if c.companion)
        other.allies_played = self.allies_played
        other.used = self.used.copy()
        other.featured = self.featured
        other.replaced = self.replaced
        return other


class State:
    """Everything that the next choice and its consequences depend on."""

    __slots__ = (
        "active", "arrivals", "asking", "attack", "characters", "first", "limbo", "next_uid", "random", "realm_opener",
        "rolls", "round", "sides", "started", "waiting", "winner", "work",
    )  # fmt: skip

    def __init__(self, sides: list[Side], first: int, random: int) -> None:
        self.sides = sides
        self.first = first
        """Who started the match."""
        self.active = first
        """Whose turn it is."""
        self.round = 1
        self.started = False
        """Whether the opening is over and the first turn has begun."""
        self.random = random
        self.rolls: list[int] = []
        """Rolls of the die fixed beforehand, the next one first."""
        self.realm_opener = NO_ONE
        self.winner = NO_ONE
        self.characters: dict[int, Character] = {}
        self.next_uid = 1
        self.arrivals = 0
        self.work: list[Task] = []
        """What is still to be done, the next last."""
        self.waiting: list[Task] = []
        """What events have set off and what begins when the present step is done, the next first."""
        self.asking: tuple[Any, ...] | None = None
        """The open decision: player, shape, options, rule, optional, count, about, and the task its answer goes to."""
        self.attack: tuple[int, tuple[str, ...]] | None = None
        """Who is in the middle of a Challenge, and the abilities that speak for it only while that lasts."""
        self.limbo: tuple[int, str] | None = None
        """A Tactic that is being resolved: its owner and the card."""

    def copy(self) -> State:
        """A state that goes its own way from here."""
        other = State.__new__(State)
        other.sides = [side.copy() for side in self.sides]
        other.first = self.first
        other.active = self.active
        other.round = self.round
        other.started = self.started
        other.random = self.random
        other.rolls = self.rolls.copy()
        other.realm_opener = self.realm_opener
        other.winner = self.winner
        other.characters = {c.uid: c for side in other.sides for lane in side.lanes for c in lane}
        other.next_uid = self.next_uid
        other.arrivals = self.arrivals
        other.work = self.work.copy()
        other.waiting = self.waiting.copy()
        other.asking = self.asking
        other.attack = self.attack
        other.limbo = self.limbo
        return other

    def opponents_at(self, route: int, owner: int) -> list[Character]:
        """The characters at a Route that are not the owner's, in board order."""
        return self.sides[1 - owner].lanes[route]

    def board_order(self, player: int) -> list[Character]:
        """A player's characters: Routes left to right, at each the Companion and then by arrival."""
        return [character for lane in self.sides[player].lanes for character in lane]
