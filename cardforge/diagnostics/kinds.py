"""How a kind of diagnostic is declared: a named function that says its sentence.

    @diagnostic("stat-out-of-range", Severity.ERROR)
    def stat_out_of_range(name: str, value: int) -> Message:
        \"\"\"A statistic lies outside what its kind of card may have.

        Correct the number, or widen the range of the kind in `cards/game.yaml`.
        \"\"\"
        return Message(f"{name} is {value}")

    report.add(stat_out_of_range(place, "Force", 12))

The first paragraph of the docstring says what is wrong, the rest how to cure it; `cardforge explain` and
`docs/diagnostics.md` are made from it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import Generic, ParamSpec

from cardforge.diagnostics.model import Diagnostic, Message, Place, Severity

P = ParamSpec("P")


@dataclass(frozen=True)
class Kind(Generic[P]):
    """A kind of diagnostic. Calling it with a place (or None) and the arguments of its function makes one."""

    code: str
    severity: Severity
    say: Callable[P, Message]

    def __call__(self, place: Place | None, /, *args: P.args, **kwargs: P.kwargs) -> Diagnostic:
        message = self.say(*args, **kwargs)
        return Diagnostic(
            code=self.code,
            severity=self.severity,
            message=message.text,
            place=place,
            subject=message.subject,
            expected=message.expected,
            hint=message.hint,
        )

    @property
    def meaning(self) -> str:
        """What is wrong, in one paragraph."""
        return _paragraphs(self.say)[0]

    @property
    def cure(self) -> str:
        """What to do about it; paragraphs separated by blank lines."""
        return "\n\n".join(_paragraphs(self.say)[1:])


def diagnostic(code: str, severity: Severity) -> Callable[[Callable[P, Message]], Kind[P]]:
    """Declare a kind of diagnostic under a code that is unique in the whole product and never changes its meaning."""

    def declare(say: Callable[P, Message]) -> Kind[P]:
        return Kind(code, severity, say)

    return declare


def kinds_in(modules: Iterable[ModuleType]) -> dict[str, Kind[...]]:
    """All kinds that the modules declare, by code, sorted.

    Raises ValueError where two kinds share a code or a kind has no cure: both are faults of the program.
    """
    found: dict[str, Kind[...]] = {}
    for module in modules:
        for value in vars(module).values():
            if not isinstance(value, Kind) or value.say.__module__ != module.__name__:
                continue
            if value.code in found and found[value.code] is not value:
                raise ValueError(f"two kinds of diagnostic are called {value.code}")
            if not value.cure:
                raise ValueError(f"{value.code} does not say how to cure it")
            found[value.code] = value
    return dict(sorted(found.items()))


def _paragraphs(function: Callable[..., object]) -> list[str]:
    text = inspect.getdoc(function) or ""
    return [" ".join(part.split()) for part in text.split("\n\n") if part.strip()] or [""]
