"""What people have said cannot be noticed or cannot happen, one by one with a reason: `cards/coverage.yaml`.

An entry that is not needed any more is wrong: somebody noticed after all, or the text has changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from cardforge.play.scenarios.source import SourceError, documents

FILE = "cards/coverage.yaml"
Words = Annotated[str, Field(min_length=1)]


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")


class Equivalent(_Model):
    """A mutant that plays exactly as what is printed: the card (none: a setting), what it says, and why."""

    card: str = ""
    says: Words
    why: Words


class Never(_Model):
    """A point that cannot be reached: the card, the clause, what never happens, and why."""

    card: str
    clause: Words
    never: Words
    why: Words


class _File(_Model):
    equivalent: list[Equivalent] = Field(default_factory=list)
    never: list[Never] = Field(default_factory=list)


@dataclass(slots=True)
class Exceptions:
    """The entries of the file, and which of them were needed."""

    equivalent: dict[tuple[str, str], tuple[str, int]] = field(default_factory=dict)
    """Reason and line by card and what the mutant says."""
    never: dict[tuple[str, str, str], tuple[str, int]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    _needed: set[tuple[str, ...]] = field(default_factory=set)

    def why_equivalent(self, card: str, says: str) -> str | None:
        """Why nobody can notice a mutant that nobody noticed; None if the file does not say."""
        self._needed.add((card, says))
        return self.equivalent.get((card, says), (None,))[0]

    def why_never(self, card: str, clause: str, point: str) -> str | None:
        """Why something that has not happened never can; None if the file does not say."""
        self._needed.add((card, clause, point))
        return self.never.get((card, clause, point), (None,))[0]

    def unneeded(self, looked_at: Iterable[str]) -> list[str]:
        """The entries that were not needed for the cards that were looked at, and those for cards that are none."""
        cards = set(looked_at)
        lines = [
            (
                line,
                f"{card or 'the settings'}: “{key[1]}” is noticed by a scenario, or is no mutant: take the entry out",
            )
            for key, (_, line) in self.equivalent.items()
            if (card := key[0]) in cards and key not in self._needed
        ]
        lines += [
            (line, f"{card}: “{point}” does happen in “{clause}”, or there is no such point: take the entry out")
            for (card, clause, point), (_, line) in self.never.items()
            if card in cards and (card, clause, point) not in self._needed
        ]
        return [f"{FILE}:{line}: {message}" for line, message in sorted(lines)]

    def unknown(self, known: Iterable[str]) -> list[str]:
        """The entries for cards that there are not."""
        cards = {*known, ""}
        named = [(key[0], line) for key, (_, line) in [*self.equivalent.items(), *self.never.items()]]
        return [f"{FILE}:{line}: no text is printed by “{card}”" for card, line in named if card not in cards]


def read_exceptions(root: Path) -> Exceptions:
    """What the file of a project says; nothing where there is none."""
    path = root / FILE
    exceptions = Exceptions()
    if not path.exists():
        return exceptions
    try:
        [tree] = documents(path)
        read = _File.model_validate(tree.value or {})
    except SourceError as error:
        exceptions.faults.append(f"{FILE}:{error.line}: {error.reason}")
        return exceptions
    except ValidationError as error:
        first = error.errors()[0]
        line = tree.line(tuple(first["loc"]))
        exceptions.faults.append(f"{FILE}:{line}: {'.'.join(map(str, first['loc']))}: {first['msg']}")
        return exceptions
    for number, one in enumerate(read.equivalent):
        line = tree.line(("equivalent", number))
        _add(exceptions, exceptions.equivalent, (one.card, one.says), one.why, line)
    for number, never in enumerate(read.never):
        line = tree.line(("never", number))
        _add(exceptions, exceptions.never, (never.card, never.clause, never.never), never.why, line)
    return exceptions


def _add(
    exceptions: Exceptions,
    into: dict[tuple[str, str], tuple[str, int]] | dict[tuple[str, str, str], tuple[str, int]],
    key: tuple[str, ...],
    why: str,
    line: int,
) -> None:
    if key in into:
        exceptions.faults.append(f"{FILE}:{line}: {key[0]}: said twice: “{key[1]}”")
    into[key] = (why, line)  # type: ignore[index]
