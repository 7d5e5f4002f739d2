"""The catalogue of this project, and a reader of its texts."""

from pathlib import Path

import pytest

from cardforge.games.waybound.nouns import examples_of
from cardforge.games.waybound.reader import CardReader

PROJECT = Path(__file__).parents[3]


@pytest.fixture(scope="session")
def reader(catalogue):
    return CardReader.of(catalogue)


@pytest.fixture(scope="session")
def lines(catalogue):
    """Every different line of text in the catalogue."""
    return tuple(dict.fromkeys(example.text for example in examples_of(catalogue)))


@pytest.fixture
def body(reader):
    """Reads a canonical sentence, without a warning, into the body of its ability; checks that it is written again."""

    def read(text):
        reading = reader.read(text, "a test")
        assert reading.findings == (), reading.findings
        assert reader.write(reading.abilities) == text
        (ability,) = reading.abilities
        return ability.body

    return read


@pytest.fixture
def effect(body):
    """Reads the sentence of a Tactic with one step into its effect."""

    def read(text):
        (step,) = body(text).steps
        return step.effect

    return read


@pytest.fixture
def canonical(reader):
    """Reads a sentence that the house words otherwise, and gives the house's wording."""

    def read(text):
        reading = reader.read(text, "a test")
        assert [finding.severity.name for finding in reading.findings] == ["WARNING"], reading.findings
        return reader.write(reading.abilities)

    return read


@pytest.fixture
def refused(reader):
    """What is said of a sentence that has no meaning."""

    def read(text):
        (finding,) = reader.read(text, "a test").findings
        assert finding.severity.name == "ERROR"
        return finding.message

    return read
