"""Citations: a scenario names the rules that it backs, each with the hash of the text that it was confirmed for.

    cites: {explore.block: "3f2a1c"}

A citation counts while three things hold: the scenario does, the rule spoke in it, and the text of the rule is still
the one that somebody confirmed. A reworded rule makes its citations stale; `cardforge rules confirm` writes the new
hash after somebody has looked at both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from cardforge.play.scenarios import Outcome, is_confirmed
from cardforge.play.scenarios.run import Result
from cardforge.press.aids import AIDS_FILE, AidsFile
from cardforge.press.atomic import write_bytes
from cardforge.press.settings import read_settings
from cardforge.rulebook.backing import speakers
from cardforge.rulebook.model import Book


class Standing(StrEnum):
    """What a citation is worth."""

    CONFIRMED = "confirmed"
    STALE = "stale"
    SILENT = "silent"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Citation:
    """A scenario that names a rule. `present` is the hash of the rule's text now, empty where there is no such rule."""

    rule: str
    confirmed: str
    present: str
    standing: Standing
    title: str
    file: str
    line: int

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}: “{self.title}” cites {self.rule}"
        if self.standing is Standing.STALE:
            was = f"confirmed as {self.confirmed}, now {self.present}" if self.confirmed else f"now {self.present}"
            return f"{where}, whose text has changed since ({was})"
        if self.standing is Standing.SILENT:
            return f"{where}, which does not speak in it"
        return f"{where}, which no rule has for its id" if self.standing is Standing.UNKNOWN else where

    def as_json(self) -> dict[str, object]:
        """The same as data."""
        found: dict[str, object] = {"rule": self.rule, "standing": str(self.standing), "scenario": self.title}
        return found | {"file": self.file, "line": self.line, "confirmed": self.confirmed, "present": self.present}


def citations(book: Book, outcomes: Sequence[Outcome], root: Path) -> Iterator[Citation]:
    """Every citation in scenarios that were played, in their order."""
    heard, hashes = speakers(book), book.hashes
    for outcome in outcomes:
        scenario = outcome.scenario
        for rule, confirmed in scenario.cites.items():
            standing = _standing(outcome, rule, confirmed, heard, hashes)
            line = scenario.line_of(("cites", rule))
            file = _near(scenario.file, root)
            yield Citation(rule, confirmed, hashes.get(rule, ""), standing, scenario.title, file, line)


def citations_of_aids(book: Book, root: Path) -> Iterator[Citation]:
    """What the reference cards of the packs sum up: a rule that was reworded may make such a sentence wrong."""
    if not (root / AIDS_FILE).is_file():
        return
    read, hashes = read_settings(root, AIDS_FILE, AidsFile, "the cards that lie beside the game"), book.hashes
    for row, aid in enumerate(read.said.aids if read.said else ()):
        for number, paragraph in enumerate(aid.text):
            for rule, confirmed in paragraph.cites.items():
                standing = Standing.STALE if rule in hashes else Standing.UNKNOWN
                if rule in hashes and is_confirmed(str(confirmed), hashes[rule]):
                    standing = Standing.CONFIRMED
                line = read.place("aids", row, "text", number, "cites", rule).line
                title = f"{aid.name}: {paragraph.name}"
                yield Citation(rule, str(confirmed), hashes.get(rule, ""), standing, title, AIDS_FILE, line)


def _standing(
    outcome: Outcome, rule: str, confirmed: str, heard: Mapping[str, str], hashes: Mapping[str, str]
) -> Standing:
    if rule not in hashes:
        return Standing.UNKNOWN
    if outcome.result is not Result.HOLDS or heard.get(rule, rule) not in outcome.rules:
        return Standing.SILENT
    return Standing.CONFIRMED if is_confirmed(confirmed, hashes[rule]) else Standing.STALE


def confirm(found: Sequence[Citation], root: Path) -> tuple[str, ...]:
    """Write the present hash of each rule into the files of these citations; the files that were written.

    Raises ValueError with place and rule where a citation is written in a way that cannot be edited.
    """
    by_file: dict[str, list[Citation]] = {}
    for one in found:
        by_file.setdefault(one.file, []).append(one)
    written: dict[str, bytes] = {}
    for file, several in by_file.items():
        lines = (root / file).read_bytes().decode("utf-8").splitlines(keepends=True)
        for one in several:
            lines[one.line - 1] = _confirmed(lines[one.line - 1], one)
        written[file] = "".join(lines).encode()
    for file, content in written.items():
        write_bytes(root / file, content)
    return tuple(written)


def _confirmed(line: str, one: Citation) -> str:
    entry = re.compile(rf"""(?<![\w.-])(["']?){re.escape(one.rule)}\1:[ \t]*(?:"[^"]*"|'[^']*'|[^\s,}}#]*)""")
    made, count = entry.subn(f'{one.rule}: "{one.present}"', line)
    if count != 1:
        raise ValueError(f"{one.file}:{one.line}: {one.rule} is cited in a way that cannot be edited; write it by hand")
    return made


def _near(file: str, root: Path) -> str:
    path = Path(file).resolve()
    return path.relative_to(root.resolve()).as_posix() if path.is_relative_to(root.resolve()) else file
