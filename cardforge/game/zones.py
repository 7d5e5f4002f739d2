"""Where cards lie, and who may look at them there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Sight(StrEnum):
    """Who sees the faces of the cards of a zone."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for cards."""

    name: str
    sight: Sight
    ordered: bool = False
    """Whether the order of its cards matters (and is as secret as their faces)."""

    def visible_to(self, viewer: int | None, owner: int) -> bool:
        """Whether the viewer sees the faces; a viewer of None sees everything."""
        return viewer is None or self.sight is Sight.ALL or (self.sight is Sight.OWNER and viewer == owner)
