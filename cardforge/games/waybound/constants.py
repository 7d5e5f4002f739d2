"""The numbers and switches of an edition, as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Constants:
    """Each field is the constant or switch of that name in `cards/editions/`."""

    renown_start: int
    renown_to_win: int
    round_limit: int
    opening_hand: int
    replacements: int
    featured_allies: int
    normal_draw: int
    empty_hand_draw: int
    hand_limit: int
    capacity_start: int
    capacity_gain: int
    capacity_max: int
    second_player_bonus_charge: int
    moves_per_turn: int
    move_cost: int
    realm_explores_per_turn: int
    minimum_challenge_damage: int
    defeat_renown: int
    journey_marks_start: int
    journey_marks_per_explore: int
    journey_marks_per_turn: int
    path_marks: int
    path_cost: int
    ascension_marks: int
    ascension_cost: int
    ascension_force: int
    ascension_guard: int
    ascension_insight: int
    recovery_turns: int
    minimum_force: int
    die_sides: int
    starting_player_explores: bool
    starting_player_skips_first_draw: bool
    reshuffle_discard: bool

    def capacity(self, turns: int) -> int:
        """Charge capacity of a player whose turns so far are that many."""
        if turns < 1:
            return 0
        return min(self.capacity_max, self.capacity_start + self.capacity_gain * (turns - 1))


def constants_of(numbers: Mapping[str, int], switches: Mapping[str, bool]) -> Constants:
    """The constants of an edition. Raises KeyError, with its name, for one that the edition lacks."""
    given: dict[str, Any] = {**numbers, **switches}
    return Constants(**{field.name: given[field.name] for field in fields(Constants)})


SWITCHES = ("starting_player_explores", "starting_player_skips_first_draw", "reshuffle_discard")
"""What `settings` of a match may change."""

UNPLAYED: Mapping[str, str] = {
    "players": "a match is always between two, and `check` says so",
    "routes": "Routes are counted on the table; `check` compares their number",
    "companions_per_side": "a side is always led by one, and `check` says so",
    "companion_guard": "`check` compares it with the Guard that Companions print",
    "paths_per_companion": "`check` compares it with the paths that there are",
    "deck_size": "of building a deck, which `deck check` looks at",
    "copy_limit": "of building a deck, which `deck check` looks at",
    "starter_allies": "of the ready-made decks, which `check` looks at",
    "starter_tactics": "of the ready-made decks, which `check` looks at",
}
"""Constants of an edition that no rule of play reads, and what does."""

NOT_IN_OLD_SAVES: Mapping[str, int] = {
    "featured_allies": 1,
    "moves_per_turn": 1,
    "realm_explores_per_turn": 1,
    "minimum_challenge_damage": 0,
    "defeat_renown": 0,
    "journey_marks_per_turn": 1,
}
"""Numbers that the first saves do not hold, and what was played by then; 0 is no least damage but that of the cards."""
