"""What holds for every sentence and every tree: nothing is lost on the way there or back."""

from random import Random

import pytest

from cardforge.games.waybound.invention import random_ability
from cardforge.games.waybound.tree import BODIES
from cardforge.language import read

SEEDS = 300


def test_the_catalogue_has_a_text_for_each_design_that_does_something(catalogue):
    """94 texts: 93 of designs and one of a faction."""
    assert sum(bool(design.text) for design in catalogue.designs) + len(catalogue.abilities) == 94


def test_every_text_is_read_without_a_word_of_complaint(catalogue, reader):
    complaints = {
        design.id: findings
        for design in catalogue.designs
        if (findings := reader.read(design.text, str(design)).findings)
    }
    assert complaints == {}


def test_what_is_read_is_written_as_it_stood(lines, reader):
    assert [reader.write(reader.read(line, "a card").abilities) for line in lines] == list(lines)


def test_every_line_has_exactly_one_reading(lines, reader):
    assert {line: n for line in lines if (n := len(read(reader.grammar, line).phrases)) != 1} == {}


@pytest.mark.parametrize("body", BODIES, ids=lambda body: body.__name__)
def test_what_is_written_is_read_as_the_same_tree(body, reader):
    for seed in range(SEEDS):
        ability = random_ability(Random(seed), reader.vocabulary, (body,))
        text = reader.write((ability,))
        reading = reader.read(text, "an invented card")
        assert (reading.findings, reading.abilities) == ((), (ability,)), text


def test_the_same_seed_invents_the_same_ability(reader):
    first, second = (random_ability(Random(7), reader.vocabulary) for _ in range(2))
    assert first == second
    assert hash(first) == hash(second)
