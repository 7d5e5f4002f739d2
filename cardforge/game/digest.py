"""Hashes over facts: plain data written down in one way only, never over the layout of objects."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any


def canonical(facts: Any) -> bytes:
    """Plain data (numbers, texts, booleans, None, lists, tuples, mappings with text keys) as bytes.

    Equal data gives equal bytes on any machine: keys are sorted, tuples are lists, nothing is rounded.
    """
    return json.dumps(facts, ensure_ascii=True, sort_keys=True, separators=(",", ":"), allow_nan=False).encode("ascii")


def digest(facts: Any) -> str:
    """32 hexadecimal digits that stand for the facts."""
    return blake2b(canonical(facts), digest_size=16).hexdigest()


class RunningDigest:
    """Takes in facts one after the other; its value depends on all of them and on their order."""

    __slots__ = ("_hash",)

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=16)

    def take(self, facts: Any) -> None:
        """Take in one more."""
        self._hash.update(canonical(facts))
        self._hash.update(b"\n")

    def copy(self) -> RunningDigest:
        """One that goes its own way from here."""
        other = RunningDigest()
        other._hash = self._hash.copy()
        return other

    @property
    def value(self) -> str:
        """32 hexadecimal digits for all that was taken in so far."""
        return self._hash.hexdigest()
