"""Sequences of choices from fixed positions.

The first numbers are counted by hand. The deeper ones are the program's own, kept because any change of the rules shows
in them: whoever changes a rule on purpose looks at the difference and writes the new number down.
"""

from pathlib import Path

import pytest

from cardforge.catalogue import load
from cardforge.games.waybound.scenario.words import WayboundWords
from cardforge.play.counting import count_sequences
from cardforge.play.scenarios import read_scenarios

CATALOGUE, _ = load(Path(__file__).parents[2])
assert CATALOGUE is not None
WORDS = WayboundWords(CATALOGUE)

ALONE = "A: {companion: Brindle, charge: 0}, B: {companion: Rauk}"
QUIET = "A: {companion: Brindle, hand: [Lampkin, Mend], charge: 1}, B: {companion: {card: Rauk, at: Windbridge}}"
BUSY = """
  netherway: {opened_by: A}
  A: {companion: {card: Nyxara, marks: 3}, hand: [Hexmantle, Passage Unseen, Void Lance], deck: [Vanta, Seamling]}
  B: {companion: {card: Skara, at: Windbridge}, hand: [Stampede], deck: [Snapmaw, Craggnash]}
  board:
    Netherway: {A: [Vanta], B: [{card: Snapmaw, ready: false}]}
    Glass Orchard: {A: [{card: Grinshade, damage: 1}], B: [Ridgebreaker, Gorequill]}
"""


def sequences(tmp_path: Path, given: str, depth: int) -> int:
    path = tmp_path / "one.yaml"
    block = f"given: {{{given}}}" if not given.startswith("\n") else f"given:{given.rstrip()}"
    path.write_text("scenario: One\n" + block + "\nsteps: []\n", "utf-8")
    [scenario], faults = read_scenarios([path], WORDS)
    assert not faults
    return count_sequences(WORDS.begin(scenario.opening).match, depth)  # type: ignore[attr-defined]


def test_one_choice_counted_by_hand(tmp_path: Path):
    # Without Charge and with Rauk ready beside it: challenge, move to Windbridge for nothing, end the turn.
    assert sequences(tmp_path, ALONE, 1) == 3
    # Lampkin at three Routes, Mend, Explore, two moves, end the turn; nobody to Challenge.
    assert sequences(tmp_path, QUIET, 1) == 3 + 1 + 1 + 2 + 1


def test_two_choices_counted_by_hand(tmp_path: Path):
    # After the Challenge: only ending the turn. After the move to Windbridge, exhausted: the same.
    # After the turn: Rauk can Challenge or make two moves, a ready Brindle blocks it, the Lampkin just drawn enters at
    # one of three Routes, or the turn ends.
    assert sequences(tmp_path, ALONE, 2) == 1 + 1 + (1 + 2 + 3 + 1)


@pytest.mark.parametrize(("given", "depth", "count"), [(ALONE, 4, 460), (QUIET, 4, 933), (BUSY, 3, 2103)])
def test_deeper(tmp_path: Path, given: str, depth: int, count: int):
    assert sequences(tmp_path, given, depth) == count
