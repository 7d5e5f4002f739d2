"""The stories: creatures, what they want, and how they are shown."""

from __future__ import annotations

from functools import cached_property

from pydantic import Field

from cardforge.catalogue.models.base import Id, Model, Text


class Appearance(Model):
    """How a creature looks, and whether that is only our proposal."""

    text: Text
    proposed: bool = False


class Relationship(Model):
    """What one creature is to another."""

    to: Id
    text: Text


class Signature(Model):
    """A named way of showing an action; it adds no ability."""

    name: Text
    cue: Text
    """The action that it accompanies."""
    motion: Text


class Creature(Model):
    """The story of one creature; its id is the identity of its designs."""

    id: Id
    epithet: Text
    appearance: Text | Appearance
    character: Text | None = None
    wants: Text
    flaw: Text
    conflict: Text
    relationships: tuple[Relationship, ...] = ()
    voice: Text
    story: Text
    signature: Signature
    flavour: Text | None = None
    """The story line on its card."""
    draft: bool = False
    """Whether the source has only a placeholder here."""

    @property
    def looks(self) -> Appearance:
        """The appearance, with whether it is proposed."""
        return self.appearance if isinstance(self.appearance, Appearance) else Appearance(text=self.appearance)


class Setting(Model):
    """The world, the state of the stories, and the sentence that stands beside every signature."""

    version: Text
    setting: tuple[Text, ...]
    signature_notice: Text


class Lore(Model):
    """All stories of a game."""

    setting: Setting | None = None
    creatures: tuple[Creature, ...] = ()
    flavour: dict[Id, Text] = Field(default_factory=dict)
    """Story lines of cards that are no creatures, by design."""

    def creature(self, id: str) -> Creature | None:
        """The creature of that id, or None."""
        return self._by_id.get(id)

    @cached_property
    def _by_id(self) -> dict[str, Creature]:
        return {creature.id: creature for creature in reversed(self.creatures)}  # of two the first
