"""What an edition changes on cards: the card must be there, and the change must fit its kind."""

from __future__ import annotations

from collections.abc import Iterator

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.checks.numbers import cost, entry, stats
from cardforge.catalogue.checks.references import may_be_unread, unknown_card
from cardforge.catalogue.models.edition import CardChange, Edition
from cardforge.diagnostics import Diagnostic, Message, Severity, diagnostic


@diagnostic("ability-has-text-only", Severity.ERROR)
def ability_has_text_only(subject: str) -> Message:
    """An edition gives a faction's ability a cost or statistics, which only cards have.

    Take them away; an edition can change the ability's `text`.
    """
    return Message("an ability of a faction has only a text", expected="`text`, and nothing else", subject=subject)


def editions(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Changes for cards that do not exist, or that their kind does not allow. What is inherited is not told twice."""
    abilities = {ability.id: ability.name for _, ability in catalogue.abilities}
    known = (*catalogue.by_id, *abilities)
    for edition in catalogue.editions:
        for id, change in edition.cards.items():
            if not catalogue.places.has("edition", edition.id, "cards", id):
                continue
            if id in abilities:
                if change.cost is not None or change.stats is not None:
                    at = catalogue.places.of("edition", edition.id, "cards", id)
                    yield ability_has_text_only(at, f"{abilities[id]} ({id})")
            elif id in catalogue.by_id:
                yield from _change(catalogue, edition, id, change)
            elif not may_be_unread(catalogue, id):
                at = catalogue.places.key("edition", edition.id, "cards", id)
                yield unknown_card(at, id, known, f"edition {edition.id}")


def _change(catalogue: Catalogue, edition: Edition, id: str, change: CardChange) -> Iterator[Diagnostic]:
    design = catalogue.by_id[id]
    kind = catalogue.game.kind(design.kind)
    if kind is None:
        return
    at = entry(catalogue, "edition", edition.id, "cards", id)
    subject = f"{design} in edition {edition.id}"
    yield from cost(kind, change.cost, at, subject)
    yield from stats(kind, change.stats or {}, at, subject)
