"""A diagnostic explained: what it means, what to do, and one that was really given, by breaking the sample game."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cardforge.diagnostics import did_you_mean
from cardforge.diagnostics.render import as_text
from cardforge.workshop.diagnostics import all_kinds
from cardforge.workshop.mutations import Mutation, mutations, sample_rulebook, sample_text
from cardforge.workshop.sample import examine


class UnknownCodeError(LookupError):
    """No diagnostic has that code; the message offers the nearest."""


@dataclass(frozen=True)
class Explanation:
    """What is known of one code; without an example the last two are empty."""

    code: str
    severity: str
    meaning: str
    cure: str
    mistake: str
    """What somebody did to the sample: lines that went and came, or a sentence."""
    example: str
    """What was said to it."""

    def as_text(self) -> str:
        """For the terminal."""
        parts = [f"{self.severity} {self.code}", self.meaning, f"What to do: {self.cure}"]
        if self.example:
            parts += [f"For example:\n{_indented(self.mistake)}", f"is answered by:\n{_indented(self.example)}"]
        return "\n\n".join(parts)


def explain(code: str) -> Explanation:
    """What a code means, with an example made on the spot. Raises UnknownCodeError."""
    kinds = all_kinds()
    kind = kinds.get(code.strip().strip("[]").lower())
    if kind is None:
        hint = did_you_mean(code, kinds, "docs/diagnostics.md lists them all")
        raise UnknownCodeError(f"no diagnostic has the code “{code}”; {hint}")
    planted = (*mutations(), *sample_rulebook().mutations)
    mutation = next((one for one in planted if one.code == kind.code), None)
    mistake, example = (_mistake(mutation), _example(mutation)) if mutation else ("", "")
    return Explanation(kind.code, str(kind.severity), kind.meaning, kind.cure, mistake, example)


@cache
def _example(mutation: Mutation) -> str:
    with tempfile.TemporaryDirectory() as folder:
        examined = examine(mutation, Path(folder), mutation in sample_rulebook().mutations)
        found = next((one for one in examined.report if one.code == mutation.code), None)
        return as_text(found, examined.line) if found else ""


def _mistake(mutation: Mutation) -> str:
    """The mistake as it would be seen in a comparison of the file before and after."""
    if mutation.query is not None:
        return f"cardforge find '{mutation.query}'"
    if mutation.deck is not None:
        return mutation.deck.rstrip()
    if mutation.sheet is not None:
        return f"cardforge cards import cards.csv\n{mutation.sheet.rstrip()}"
    if mutation.absent:
        return f"{mutation.file} is not there"
    if mutation.folder:
        return f"{mutation.file} is a folder"
    if mutation.size is not None:
        return f"{mutation.file} has {mutation.size:,} bytes"
    if mutation.hex is not None:
        return f"{mutation.file} holds {bytes.fromhex(mutation.hex)!r}"
    if mutation.write is not None:
        return "\n".join([mutation.file, *(f"+ {line}" for line in mutation.write.splitlines()[:8])])
    before = sample_text(mutation.file).split("\n")
    after = sample_text(mutation.file).replace(mutation.was or "", mutation.now).split("\n")
    start = next((row for row, (old, new) in enumerate(zip(before, after, strict=False)) if old != new), 0)
    before, after = before[start:], after[start:]
    while before and after and before[-1] == after[-1]:
        del before[-1], after[-1]
    return "\n".join([mutation.file, *(f"- {line}" for line in before), *(f"+ {line}" for line in after)])


def _indented(text: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in text.split("\n"))
