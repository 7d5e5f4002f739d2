"""Triggers: what a triggered ability waits for. It resolves after the event is complete, in the order of the rules.

`place` is where the event happens; unsaid it is anywhere. An Explore or a Challenge is complete when its Renown and
mark, or its damage and defeats, are dealt with; an Explore of the realm when the exit is made, so “here” is the exit.
"""

from dataclasses import dataclass

from cardforge.games.waybound.tree.where import EventPlace, Scene
from cardforge.games.waybound.tree.who import Characters, FirstAllyYouPlay, Kind, Party, Readiness, This


def _refuse_this_here(who: object, place: EventPlace) -> None:
    """Raise ValueError where an event about this card itself says “here”: it is always here, the word adds nothing."""
    if isinstance(who, This) and place is Scene.HERE:
        raise ValueError("this is always here: leave out “here”")


@dataclass(frozen=True, slots=True)
class Defender:
    """“an Ally”, “a ready character”: the character that defends, as it was when the Challenge was made."""

    readiness: Readiness
    kind: Kind


@dataclass(frozen=True, slots=True)
class Enters:
    """“When this enters”: it has come onto the board from the hand. Only Allies enter."""

    who: This | Characters | FirstAllyYouPlay
    place: EventPlace

    def __post_init__(self) -> None:
        _refuse_this_here(self.who, self.place)


@dataclass(frozen=True, slots=True)
class Explores:
    """“After this Explores”: any successful Explore, the realm's included. The place is where it was when it began."""

    who: Party
    place: EventPlace

    def __post_init__(self) -> None:
        _refuse_this_here(self.who, self.place)


@dataclass(frozen=True, slots=True)
class ExploresRealm:
    """“After this Explores the realm”: an Explore of the realm, after its exit."""

    who: Party


@dataclass(frozen=True, slots=True)
class Emerges:
    """“After another friendly character emerges here”: it came out to this Route as the exit of its own Explore of the
    realm. A realm that closes, a defeat or another effect that moves it is no emerging."""

    who: Party
    place: EventPlace

    def __post_init__(self) -> None:
        _refuse_this_here(self.who, self.place)


@dataclass(frozen=True, slots=True)
class Challenges:
    """“After this Challenges”, “After this Challenges a ready character”: the Challenge has been made and resolved,
    whether or not it dealt damage or defeated. `defender` narrows whom it was made against; None is anybody."""

    who: Party
    defender: Defender | None
    place: EventPlace

    def __post_init__(self) -> None:
        _refuse_this_here(self.who, self.place)


@dataclass(frozen=True, slots=True)
class ChallengesAndDefeats:
    """“After this Challenges and defeats an Ally”: the damage of that Challenge itself defeated its defender.

    Damage that spills over and effects that follow do not count. A Companion that is defeated counts as one.
    """

    who: Party
    defender: Defender
    place: EventPlace

    def __post_init__(self) -> None:
        _refuse_this_here(self.who, self.place)


@dataclass(frozen=True, slots=True)
class ChosenToDefend:
    """“When this is chosen to defend”: a Challenge has its defender and the attacker is exhausted; no damage yet.

    A sole defender that is not a choice counts. The Challenge goes on when the ability has resolved.
    """

    who: Party


@dataclass(frozen=True, slots=True)
class MakesNormalMove:
    """“After this makes its normal move”: the move is complete, “here” is where it ended."""

    who: Party
    place: EventPlace

    def __post_init__(self) -> None:
        _refuse_this_here(self.who, self.place)


Event = (
    Enters | Explores | ExploresRealm | Emerges | Challenges | ChallengesAndDefeats | ChosenToDefend | MakesNormalMove
)
