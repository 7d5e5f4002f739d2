"""A bundle as faces: its cards one by one with their backs, and the lists and aids that go with them."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass

from cardforge.catalogue import Catalogue
from cardforge.diagnostics import Diagnostic
from cardforge.press.aids import LIST, PlannedAid, plan_aids
from cardforge.press.face import PlannedFace
from cardforge.press.faces import back_beside
from cardforge.press.imposition.plan import Card
from cardforge.press.layout import read_layout
from cardforge.workshop.contents import Contents
from cardforge.workshop.lists import contents_list, deck_list


@dataclass(frozen=True)
class Beside:
    """What is added to every bundle: aids, and lists where the project says how one looks."""

    aids: tuple[PlannedAid, ...]
    lists: bool
    back: str | None


def plan_beside(catalogue: Catalogue, faces: Mapping[str, PlannedFace]) -> tuple[Beside, list[Diagnostic]]:
    """Aids and lists for bundles of these faces, with the back of what belongs to no kind of card."""
    back = back_beside(catalogue)
    back = back if back in faces else None
    aids, found = plan_aids(catalogue, back)
    layout, _ = read_layout(catalogue.root)
    return Beside(tuple(aids), layout is not None and LIST in layout.kinds, back), found


class Bundle:
    """The faces that a bundle needs, and its cards in the order in which they are printed: back by back."""

    def __init__(
        self,
        catalogue: Catalogue,
        contents: Contents,
        copies: int,
        faces: Mapping[str, PlannedFace],
        beside: Beside,
    ) -> None:
        self.contents = contents
        counts = dict(contents.cards)
        planned = {id: faces[id] for id in counts}
        for one, count in _added(catalogue, contents, beside):
            planned[one.face.id], counts[one.face.id] = one, count
        backs = {one.back: faces[one.back] for one in planned.values() if one.back and one.back in faces}
        self.faces = [*planned.values(), *backs.values()]
        cards = [Card(id, planned[id].back) for id, count in counts.items() for _ in range(count * copies)]
        order = {name: number for number, name in enumerate(dict.fromkeys(card.back for card in cards))}
        self.cards = sorted(cards, key=lambda card: order[card.back])

    def complete(self, pages: Container[str]) -> bool:
        """Whether every face has a page."""
        return all(planned.face.id in pages for planned in self.faces)


def _added(catalogue: Catalogue, contents: Contents, beside: Beside) -> list[tuple[PlannedFace, int]]:
    """Lists and aids, and how many of each so many players need; none for a part of a bundle."""
    if not contents.players:
        return []
    aids = [(aid.planned, contents.players if aid.per_player else 1) for aid in beside.aids]
    if not beside.lists:
        return aids
    decks = [deck_list(catalogue, deck, beside.back) for deck in contents.decks]
    named = {f"Deck list{'s' if len(decks) > 1 else ''}": len(decks)} if decks else {}
    named |= {one.face.name: count for one, count in aids}
    box = contents_list(catalogue, contents, named, beside.back)
    return [*((one, 1) for one in decks), (box, 1), *aids]
