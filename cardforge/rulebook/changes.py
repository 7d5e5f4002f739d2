"""What is different between two states of a rulebook, rule by rule and word by word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

from cardforge.catalogue.compare.releases import RuleText
from cardforge.catalogue.compare.words import Op, Segment, segments
from cardforge.rulebook.model import Book


class Became(StrEnum):
    """What has become of a rule. One that was reworded may have moved as well."""

    ADDED = "added"
    CHANGED = "changed"
    MOVED = "moved"
    REMOVED = "removed"


@dataclass(frozen=True)
class RuleChange:
    """A rule that is not as it was, where it was, or not at all any more."""

    id: str
    became: Became
    before: RuleText | None
    after: RuleText | None
    moved: bool = False
    successor: str = ""
    """For a removed rule, the id of the rule in its place."""

    @property
    def number(self) -> str:
        """Its number now, or the last one that it had."""
        shown = self.after or self.before
        assert shown is not None
        return shown.number

    @property
    def segments(self) -> tuple[Segment, ...]:
        """Its words, with those that came and those that went."""
        old, new = self.before.text if self.before else "", self.after.text if self.after else ""
        return segments(old, new) if old and new else (Segment(Op.ADDED if new else Op.REMOVED, new or old),)

    def __str__(self) -> str:
        signs = {Op.SAME: "{}", Op.ADDED: "{{+{}+}}", Op.REMOVED: "[-{}-]"}
        head = f"{self.became} {self.number} {self.id}"
        if self.became is Became.REMOVED and self.successor:
            head += f", replaced by {self.successor}"
        if self.moved and self.before:
            head += f", was {self.before.number}"
        if self.became is Became.MOVED:
            return head
        words = "".join(signs[one.op].format(one.text) for one in self.segments)
        return f"{head}: {words if self.became is Became.CHANGED else self.segments[0].text}"

    def as_json(self) -> dict[str, object]:
        """The same as data."""
        found: dict[str, object] = {"id": self.id, "became": str(self.became), "moved": self.moved}
        for side, one in (("before", self.before), ("after", self.after)):
            if one is not None:
                found[side] = {"number": one.number, "text": one.text, "hash": one.hash}
        if self.became is Became.CHANGED:
            found["words"] = [{"op": str(one.op), "text": one.text} for one in self.segments]
        return found | ({"replaced_by": self.successor} if self.successor else {})


def rule_texts(book: Book) -> dict[str, RuleText]:
    """The rules of a book as they read, in its order."""
    return {id: RuleText(rule.number, rule.text, rule.hash) for id, rule in book.rules.items()}


def rule_changes(
    before: Mapping[str, RuleText], after: Mapping[str, RuleText], replaced: Mapping[str, str] | None = None
) -> tuple[RuleChange, ...]:
    """Every rule that was added, reworded, moved or removed, in the order of the newer book, removed ones last.

    A rule has moved where it stands among other rules than before; a number that shifted because something was put in
    before it is no move. A text in which only the number of another rule is new has the same hash, and is no change.
    """
    return tuple(_changes(before, after, replaced or {}))


def _changes(
    before: Mapping[str, RuleText], after: Mapping[str, RuleText], replaced: Mapping[str, str]
) -> Iterator[RuleChange]:
    moved = _moved([id for id in before if id in after], [id for id in after if id in before])
    for id, now in after.items():
        was = before.get(id)
        if was is None:
            yield RuleChange(id, Became.ADDED, None, now)
        elif was.hash != now.hash:
            yield RuleChange(id, Became.CHANGED, was, now, id in moved)
        elif id in moved:
            yield RuleChange(id, Became.MOVED, was, now, True)
    for id, was in before.items():
        if id not in after:
            yield RuleChange(id, Became.REMOVED, was, None, successor=replaced.get(id, ""))


def _moved(old: list[str], new: list[str]) -> set[str]:
    """Ids that do not stand in their old order among the others."""
    kept = {id for start in SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()
            for id in old[start.a : start.a + start.size]}  # fmt: skip
    return set(new) - kept
