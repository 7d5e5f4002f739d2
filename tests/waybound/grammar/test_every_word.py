"""Every word counts: take one out, or put a foreign one in, and the reader notices, at the right place."""

import pytest

from cardforge.language import read
from cardforge.language.words import tokens_of

FOREIGN = "xyzzy"


def without(text, token):
    """The text without one word, spaced as a careful writer would leave it, and where the gap is in it."""
    before, after = text[: token.start].rstrip(), text[token.end :].lstrip()
    joint = "" if not before or not after or after[0] in ",.:/" else " "
    return before + joint + after, len(before + joint) if after else len(before)


def words(text):
    return [token for token in tokens_of(text) if token.text[-1].isalnum()]


def test_a_word_that_is_taken_out_is_missed_or_changes_the_meaning_or_is_told(lines, reader):
    silent, misplaced = [], []
    for line in lines:
        tree = read(reader.grammar, line).tree
        for token in words(line):
            text, gap = without(line, token)
            sentence = read(reader.grammar, text)
            if sentence.failure is not None:
                if (sentence.failure.start, sentence.failure.end) != (gap, gap):
                    misplaced.append(f"{text[:gap]}^{text[gap:]}")
            elif sentence.tree == tree and sentence.slip is None:
                silent.append(text)
    assert silent == []
    assert misplaced == []


def test_the_word_that_was_taken_out_is_among_what_could_stand_there(lines, reader):
    for line in lines:
        for token in words(line):
            failure = read(reader.grammar, without(line, token)[0]).failure
            if failure is not None and token.text[0].islower():
                wanted = "“a”" if token.text == "an" else f"“{token.text}”"
                assert wanted in failure.expected, (line, token.text, failure.expected)


@pytest.mark.parametrize("foreign", [FOREIGN, "gnah"])
def test_a_foreign_word_is_marked_exactly_wherever_it_is_put(foreign, lines, reader):
    wrong = []
    for line in lines:
        for place in [*(token.start for token in tokens_of(line)), len(line)]:
            space = " " if place and line[place - 1] != " " else ""
            text = f"{line[:place]}{space}{foreign} {line[place:]}"
            failure = read(reader.grammar, text).failure
            at = place + len(space)
            if failure is None or (failure.start, failure.end) != (at, at + len(foreign)):
                wrong.append(text)
    assert wrong == []
