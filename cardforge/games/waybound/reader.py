"""The reader of Waybound's texts: for the check of the catalogue, for `show --explain`, and for the engine."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Self, cast

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.text import Finding, ReadPhrase
from cardforge.diagnostics import Severity
from cardforge.games.waybound.fitness import misfit
from cardforge.games.waybound.grammar import grammar_for
from cardforge.games.waybound.idle import idle_words
from cardforge.games.waybound.nouns import examples_of, vocabulary_of
from cardforge.games.waybound.tree import Ability, Activated, NamedAbilityCost, NamedAbilityLimit, Text, Triggered
from cardforge.language import DASH, Adviser, Example, Sentence, Span, Tree, Vocabulary, read, write

_REMINDER = re.compile(r"\([^()]*\)")


class UnreadTextError(ValueError):
    """A text that has no meaning was asked for its meaning. `findings` say why."""

    def __init__(self, subject: str, findings: tuple[Finding, ...]) -> None:
        super().__init__(f"{subject}: {'; '.join(finding.message for finding in findings)}")
        self.findings = findings


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """One ability as it stands in a text: its line (from 0), where in that line it begins, and what it was read as."""

    number: int
    offset: int
    sentence: Sentence


@dataclass(frozen=True, slots=True, eq=False)
class CardReading:
    """What came of reading a card's text: its lines, and what is wrong with them."""

    subject: str
    lines: tuple[Line, ...]
    findings: tuple[Finding, ...]

    @property
    def abilities(self) -> Text:
        """The trees, in printed order. Raises UnreadTextError if a line has none, or more than one."""
        if any(len(line.sentence.phrases) != 1 for line in self.lines):
            raise UnreadTextError(self.subject, self.findings)
        return tuple(cast("Ability", line.sentence.tree) for line in self.lines)


class CardReader:
    """Reads and writes texts with one vocabulary. It is the `TextReader` that the catalogue asks for."""

    def __init__(self, vocabulary: Vocabulary, examples: Iterable[Example] = ()) -> None:
        self.vocabulary = vocabulary
        self.grammar = grammar_for(vocabulary)
        self._examples = tuple(examples)
        self._adviser = Adviser(self.grammar, self._examples)
        self._sentences: dict[str, Sentence] = {}
        """What has been read before: a check, the engine and a message may ask for the same text."""

    @classmethod
    def of(cls, catalogue: Catalogue) -> Self:
        """A reader with the nouns of a catalogue, which shows its cards as examples."""
        return cls(vocabulary_of(catalogue), examples_of(catalogue))

    def read(self, text: str, subject: str, kind: str = "") -> CardReading:
        """The reading of a text, one ability a line; empty lines count for nothing, reminders in parentheses neither.

        With a kind (`fitness.FACTION` for what a faction can do), an ability that cannot work on it is an error too.
        """
        lines, findings = [], []
        for number, whole in enumerate(text.split("\n")):
            findings += [_reminder(number, match) for match in _REMINDER.finditer(whole)]
            rule = _REMINDER.sub(lambda match: " " * len(match.group()), whole)
            if not rule.strip():
                continue
            line = Line(number, len(rule) - len(rule.lstrip()), self._sentence(rule.strip()))
            lines.append(line)
            findings += self._adviser.findings(line.sentence, line.number, line.offset)
            findings += self._objections(line, kind)
        return CardReading(subject, tuple(lines), tuple(sorted(findings, key=lambda f: (f.line, f.offset))))

    def _sentence(self, text: str) -> Sentence:
        known = self._sentences.get(text)
        if known is None:
            known = self._sentences[text] = read(self.grammar, text)
        return known

    def _objections(self, line: Line, kind: str) -> Iterator[Finding]:
        if not kind or len(line.sentence.phrases) != 1:
            return
        ability = cast("Ability", line.sentence.tree)
        for why in (misfit(kind, ability), self._unchangeable(ability)):
            if why is not None:
                yield Finding(Severity.ERROR, line.number, line.offset, len(line.sentence.text), why)
        for why in idle_words(kind, ability):
            yield Finding(Severity.WARNING, line.number, line.offset, len(line.sentence.text), why)

    def _unchangeable(self, ability: Ability) -> str | None:
        """Why what an ability says of another, by its name, means nothing for that other; None if it does."""
        body = ability.body
        if not isinstance(body, NamedAbilityCost | NamedAbilityLimit):
            return None
        bodies = [
            cast("Ability", phrase.value).body
            for example in self._examples
            if example.text.startswith(f"{body.ability} {DASH} ")
            for phrase in self._sentence(example.text).phrases
        ]
        if isinstance(body, NamedAbilityCost):
            return None if any(isinstance(b, Activated) for b in bodies) else f"{body.ability} has no price to change"
        limited = any(isinstance(b, Activated) or (isinstance(b, Triggered) and b.limit) for b in bodies)
        return None if limited else f"{body.ability} has no limit to change"

    def write(self, abilities: Text) -> str:
        """The text for trees, one ability a line. Raises NoSentenceError for a tree the grammar has no words for."""
        return "\n".join(write(self.grammar, ability) for ability in abilities)

    def phrases(self, text: str) -> tuple[ReadPhrase, ...]:
        """The phrases of a text with what each became, outer ones first; none of a line that has no one meaning."""
        return tuple(
            ReadPhrase(line.number, line.offset + span.start, line.offset + span.end, span.depth - 1, node_of(span))
            for line in self.read(text, "the text").lines
            for span in line.sentence.spans()
            if not isinstance(span.value, Ability)
        )

    def explain(self, text: str, subject: str = "the text") -> str:
        """The text, and under each ability its phrases, each with the node it became; inner ones further in.

        Raises UnreadTextError for a text without a meaning.
        """
        reading = self.read(text, subject)
        _ = reading.abilities
        return "\n".join(_explained(line.sentence) for line in reading.lines)


def _reminder(number: int, match: re.Match[str]) -> Finding:
    message = "a reminder in parentheses is no rule: it is not read"
    hint = "leave it out; reminders are printed from the data of the game"
    return Finding(Severity.WARNING, number, match.start(), len(match.group()), message, "", hint)


def _explained(sentence: Sentence) -> str:
    spans = [span for span in sentence.spans() if not isinstance(span.value, Ability)]
    rows = [(f"{'  ' * span.depth}“{sentence.text[span.start : span.end]}”", node_of(span)) for span in spans]
    width = max((len(phrase) for phrase, _ in rows), default=0)
    return "\n".join([sentence.text, *(f"{phrase:<{width}}  {node}" for phrase, node in rows)])


def node_of(span: Span) -> str:
    """A node of the tree in plain words: its class, and those of its fields that have no phrase of their own."""
    return _node(span.value)


def _node(value: Tree) -> str:
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    if not is_dataclass(value):
        return str(value)
    plain = [(field.name, getattr(value, field.name)) for field in fields(value)]
    shown = [f"{name}={_scalar(content)}" for name, content in plain if _is_scalar(content)]
    return f"{type(value).__name__}({', '.join(shown)})"


def _is_scalar(value: Tree) -> bool:
    return isinstance(value, int | str | Enum)


def _scalar(value: Tree) -> str:
    return value.name if isinstance(value, Enum) else str(value)
