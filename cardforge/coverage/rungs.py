"""The rungs that a clause climbs."""

from __future__ import annotations

from enum import StrEnum


class Rung(StrEnum):
    """How far a clause has come."""

    NONE = "unread"
    PARSED = "parsed"
    PLAYED = "played"
    PINNED = "pinned"
