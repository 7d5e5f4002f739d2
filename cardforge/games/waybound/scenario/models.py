"""The words as models: one for `given`, one for `setup`, one a step, one for `expect`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

Letter = Literal["A", "B"]
Count = Annotated[int, Field(ge=0, le=1000)]
Word = Annotated[str, Field(min_length=1)]


class Model(BaseModel):
    """Frozen, strict, without keys that nobody declared."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", populate_by_name=True)


class Hex(Model):
    """A Force penalty until the next turn of the player whose doing it is."""

    amount: Annotated[int, Field(ge=1, le=100)]
    by: Letter


def _as_list(value: Any) -> Any:
    return [value] if isinstance(value, dict) else value


def _as_mapping(value: Any) -> Any:
    return {"card": value} if isinstance(value, str) else value


class CharacterGiven(Model):
    """A character on the board, where it differs from a fresh ready one."""

    card: Word
    label: Word | None = Field(None, alias="as")
    damage: Count = 0
    ready: bool | None = None
    form: Word | None = None
    entered_this_turn: bool = False
    moved: bool = False
    no_explore: bool = False
    explored_realm: bool = False
    force_bonus: int = 0
    insight_bonus: int = 0
    hexed: Annotated[list[Hex], BeforeValidator(_as_list)] = Field(default_factory=list)
    used: dict[str, Count] = Field(default_factory=dict)


class CompanionGiven(CharacterGiven):
    """A Companion."""

    at: Word | None = None
    path: Word | None = None
    ascended: bool = False
    marks: Count = 0
    fresh_marks: Count | None = None
    marked: bool = False
    recovering: Count = 0


class PlayerGiven(Model):
    """What belongs to one player."""

    companion: Annotated[CompanionGiven, BeforeValidator(_as_mapping)]
    faction: Word | None = None
    charge: Count | None = None
    capacity: Count | None = None
    renown: Count = 0
    hand: list[Word] = Field(default_factory=list)
    deck: list[Word] | None = None
    discard: list[Word] = Field(default_factory=list)
    used: dict[str, Count] = Field(default_factory=dict)
    allies_played: Count = 0


class RealmGiven(Model):
    """The open realm, and who opened it."""

    opened_by: Letter


class LaneGiven(Model):
    """Who stands at one Route besides Companions, in the order of arrival."""

    A: list[Annotated[CharacterGiven, BeforeValidator(_as_mapping)]] = Field(default_factory=list)
    B: list[Annotated[CharacterGiven, BeforeValidator(_as_mapping)]] = Field(default_factory=list)


class Given(Model):
    """A position in a main phase."""

    A: PlayerGiven
    B: PlayerGiven
    round: Annotated[int, Field(ge=1)] = 5
    turn: Letter = "A"
    first: Letter = "A"
    board: dict[str, LaneGiven] = Field(default_factory=dict)
    netherway: RealmGiven | None = None


class SeatGiven(Model):
    """What a player brings to a match: a Companion, and a ready-made deck by id or a list of cards."""

    companion: Word
    deck: Word | list[Word] | dict[str, Count]
    faction: Word | None = None
    featured: Word | None = None


class SetupGiven(Model):
    """A match from its very beginning."""

    A: SeatGiven
    B: SeatGiven
    first: Letter | None = None


class Play(Model):
    """Play a card from hand: an Ally at a Route."""

    play: Word
    at: Word | None = None
    label: Word | None = Field(None, alias="as")


class ExploreStep(Model):
    """Explore."""

    explore: Word


class ChallengeStep(Model):
    """Challenge at the character's Route."""

    challenge: Word


class MoveStep(Model):
    """The normal move of a character."""

    move: Word
    to: Word
    stay_ready: bool = False


class UseStep(Model):
    """Use an activated ability by its printed name."""

    use: Word
    by: Word | None = None


class PathStep(Model):
    """The Companion takes a first path."""

    path: Word


class AscendStep(Model):
    """A Companion ascends; it or its ascension is named."""

    ascend: Word


class EndTurn(Model):
    """End the turn; the next player's main phase is reached."""

    end_turn: bool | str | None = Field(None, alias="end turn")


class CharacterExpect(Model):
    """What can be expected of a character on the board."""

    force: int | None = None
    guard: int | None = None
    insight: int | None = None
    damage: int | None = None
    ready: bool | None = None
    at: Word | None = None
    form: Word | None = None
    path: Word | None = None
    ascended: bool | None = None
    marks: int | None = None
    fresh_marks: int | None = None
    recovering: int | None = None
    moved: bool | None = None
    no_explore: bool | None = None
    used: dict[str, int] | None = None
    owner: Letter | None = None


class PlayerExpect(Model):
    """What can be expected of a player."""

    renown: int | None = None
    charge: int | None = None
    capacity: int | None = None
    hand: list[Word] | None = None
    hand_size: int | None = None
    deck: list[Word] | None = None
    deck_size: int | None = None
    discard: list[Word] | None = None
    discard_size: int | None = None
    marks: int | None = None
    used: dict[str, int] | None = None


class ExpectGiven(BaseModel):
    """What can be expected of a position: of players, of the table, and of characters by their names."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    A: PlayerExpect | None = None
    B: PlayerExpect | None = None
    turn: Letter | None = None
    round: int | None = None
    netherway: Literal["open", "closed"] | None = None
    winner: Literal["A", "B", "draw", "none"] | None = None
    characters: dict[str, Literal["gone"] | CharacterExpect] = Field(default_factory=dict)

    @model_validator(mode="before")
    @classmethod
    def _characters_by_name(cls, value: Any) -> Any:
        """Every other key is the name of a character."""
        if not isinstance(value, dict):
            return value
        own = {key: item for key, item in value.items() if key in cls.model_fields and key != "characters"}
        others = {key: item for key, item in value.items() if key not in own}
        for key, item in others.items():
            if item != "gone" and not isinstance(item, dict):
                raise ValueError(f"“{key}” is a character: “gone”, or a mapping of what is expected of it")
        return {**own, "characters": others}


ACTIONS: dict[str, type[Model]] = {
    "play": Play,
    "explore": ExploreStep,
    "challenge": ChallengeStep,
    "move": MoveStep,
    "use": UseStep,
    "path": PathStep,
    "ascend": AscendStep,
    "end turn": EndTurn,
}
"""The model of each kind of step, by its key."""
