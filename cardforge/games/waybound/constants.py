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
    normal_draw: int
    empty_hand_draw: int
    hand_limit: int
    capacity_start: int
    capacity_gain: int
    capacity_max: int
    second_player_bonus_charge: int
    move_cost: int
    journey_marks_start: int
    journey_marks_per_explore: int
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
