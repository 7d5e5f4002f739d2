"""Blocks that a chapter asks for and the data fills: steps, tables of cards, packs, changes."""

from __future__ import annotations

from collections.abc import Iterator

import yaml

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.edition import Edition
from cardforge.diagnostics import Place
from cardforge.play.scenarios import Sight
from cardforge.press.typography import printed
from cardforge.rulebook import faults
from cardforge.rulebook.book import BookFile, Changes
from cardforge.rulebook.made.cells import card_link, figures, rules_text, words
from cardforge.rulebook.model import Block, Figure, Note, Piece, Prose, Steps, Table, TableFigure
from cardforge.rulebook.resolve import Resolver
from cardforge.rulebook.source import Fence


def made_block(fence: Fence, resolver: Resolver, listed: BookFile) -> Iterator[Block]:
    """What a fence asks for; a fence that means nothing is reported."""
    catalogue = resolver.catalogue
    if fence.word == "steps":
        yield from _steps(fence, resolver)
    elif fence.word == "cards":
        yield from _cards(fence, resolver)
    elif fence.word == "anatomy":
        yield from _anatomy(fence, resolver)
    elif fence.word == "table":
        yield from _table(fence, resolver)
    elif fence.word == "zones":
        yield _zones(resolver)
    elif fence.word == "packs":
        yield _packs(catalogue)
    elif fence.word == "changes" and listed.changes is not None:
        yield from _changes(catalogue, listed.changes, resolver)
    elif fence.word == "unknown" and listed.changes is not None:
        yield from _unknown(catalogue, listed.changes)
    else:
        at = Place(fence.place.file, fence.place.line - 1)
        resolver.report.add(faults.unknown_block(at, fence.word))


def _mapping(fence: Fence, resolver: Resolver) -> dict[str, object]:
    try:
        data = yaml.safe_load(fence.content)
    except yaml.YAMLError as error:
        resolver.report.add(faults.unknown_block(fence.place, fence.word, str(error).splitlines()[0]))
        return {}
    return data if isinstance(data, dict) else {}


def _steps(fence: Fence, resolver: Resolver) -> Iterator[Block]:
    """Lines `rule-id: what happens`; a line `title: …` names the chart."""
    title = ""
    rows: list[tuple[str, Prose]] = []
    ids: list[str] = []
    for offset, line in enumerate(fence.content.splitlines()):
        id, _, text = (part.strip() for part in line.partition(":"))
        if id == "title":
            title = text
        elif id and id not in resolver.numbers:
            place = Place(fence.place.file, fence.place.line + offset, 1, len(id))
            resolver.report.add(faults.unknown_rule(place, id, tuple(resolver.numbers)))
        elif id:
            ids.append(id)
            rows.append((resolver.numbers[id], words(text)))
    yield Steps(title, tuple(rows), tuple(ids))


def _cards(fence: Fence, resolver: Resolver) -> Iterator[Block]:
    """Cards of the kinds that are named, each under the card that it belongs to."""
    catalogue = resolver.catalogue
    kinds = _mapping(fence, resolver).get("kinds")
    wanted = tuple(kinds) if isinstance(kinds, list) else ()
    statistics = " / ".join(one.name for one in catalogue.game.statistics)
    rows: list[tuple[Prose, ...]] = []
    for parent in catalogue.designs:
        children = [child for kind in wanted for child in catalogue.children(parent, kind)]
        if not children:
            continue
        rows.append((card_link(parent, bold=True), words(figures(catalogue, parent)), rules_text(parent.text)))
        rows += [
            ((Piece("– "), *card_link(child)), words(figures(catalogue, child)), rules_text(child.text))
            for child in children
        ]
    yield Table((words("Card"), words(statistics), words("Text")), tuple(rows), "forms")


def _anatomy(fence: Fence, resolver: Resolver) -> Iterator[Block]:
    """Lines `X Y: words`, millimetres on the card that the line `card: NAME` names."""
    catalogue = resolver.catalogue
    marks: list[tuple[float, float, str]] = []
    design = None
    for offset, line in enumerate(fence.content.splitlines()):
        head, _, text = (part.strip() for part in line.partition(":"))
        if head == "card":
            try:
                design = catalogue.find(text)
            except LookupError as error:
                place = Place(fence.place.file, fence.place.line + offset)
                names = tuple(one.name for one in catalogue.designs)
                resolver.report.add(faults.unknown_card(place, text, names, str(error)))
            continue
        across, _, down = head.partition(" ")
        try:
            marks.append((float(across), float(down), printed(text)))
        except ValueError:
            place = Place(fence.place.file, fence.place.line + offset)
            resolver.report.add(faults.unknown_block(place, fence.word, f"“{head}” is no place on a card"))
    if design is not None:
        yield Figure(design.id, printed(design.name), catalogue.kind(design).name, tuple(marks))


def _table(fence: Fence, resolver: Resolver) -> Iterator[Block]:
    """`row: [CARD, …]`, and `hanging: {CARD: CARD OF THE ROW}` for what lies there for a time only."""
    asked = _mapping(fence, resolver)
    row, hanging = asked.get("row"), asked.get("hanging")
    names = [str(name) for name in row] if isinstance(row, list) else []
    below, *_ = hanging.items() if isinstance(hanging, dict) and hanging else [("", "")]
    found: list[tuple[str, str]] = []
    for name in [*names, *([str(below[0])] if below[0] else [])]:
        try:
            design = resolver.catalogue.find(name)
        except LookupError as error:
            known = tuple(one.name for one in resolver.catalogue.designs)
            resolver.report.add(faults.unknown_card(fence.place, name, known, str(error)))
            return
        found.append((design.id, printed(design.name)))
    under = names.index(str(below[1])) if str(below[1]) in names else 0
    yield TableFigure(tuple(found[: len(names)]), found[-1] if below[0] else None, under)


_SEEN = {Sight.OWNER: "its owner", Sight.NOBODY: "nobody", Sight.ALL: "everybody"}


def _zones(resolver: Resolver) -> Block:
    """Where cards lie, who sees their faces, and whether their order counts: the engine's own zones."""
    rows = tuple(
        (
            words(zone.name.capitalize(), bold=True),
            words(_SEEN[zone.sight]),
            words("everybody"),
            words("yes" if zone.ordered else "no"),
        )
        for zone in resolver.zones
    )
    head = (words("Where"), words("Who sees the cards"), words("Who knows how many"), words("Does their order count"))
    return Table(head, rows, "zones")


def _packs(catalogue: Catalogue) -> Block:
    rows = tuple(
        (words(pack.tier.capitalize(), bold=True), words(pack.name), words(pack.note or ""))
        for pack in catalogue.packs.packs
    )
    return Table((words("Tier"), words("Pack"), words("What is in it to learn")), rows, "packs")


def _changes(catalogue: Catalogue, changes: Changes, resolver: Resolver) -> Iterator[Block]:
    """Everything in which two editions differ, each with its reason."""
    before = next((one for one in catalogue.editions if one.id == changes.since), None)
    if before is None:
        resolver.report.add(faults.book_invalid(Place(faults.BOOK), f"there is no edition “{changes.since}”"))
        return
    now = catalogue.edition
    rows: list[tuple[Prose, ...]] = []
    for group, texts in (("constants", changes.constants), ("switches", changes.switches)):
        for name, (old, new) in _differing(before, now, group):
            told = texts.get(name)
            if told is None:
                resolver.report.add(faults.change_unexplained(None, f"{group}.{name}"))
            what = words(told.what if told else name)
            rows.append((what, words(old), words(new), words(told.why if told else "")))
    then = catalogue.under(before.id)
    known = {*catalogue.by_id, *(ability.id for _, ability in catalogue.abilities)}
    for id in sorted((set(before.cards) | set(now.cards)) & known):
        card, earlier, later = _card(then, catalogue, id)
        if earlier == later:
            continue
        if id not in changes.cards:
            resolver.report.add(faults.change_unexplained(None, id))
        rows.append((card, earlier, later, words(changes.cards.get(id, ""))))
    yield Table((words("What"), words(before.name), words(now.name), words("Why")), tuple(rows), "changes")


def _differing(before: Edition, now: Edition, group: str) -> Iterator[tuple[str, tuple[str, str]]]:
    old, new = getattr(before, group), getattr(now, group)
    for name in new:
        if old.get(name) != new[name]:
            yield name, (_said(old.get(name)), _said(new[name]))


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)


def _card(then: Catalogue, now: Catalogue, id: str) -> tuple[Prose, Prose, Prose]:
    """A card's name, and what of it two editions print differently."""
    for (_, earlier), (_, later) in zip(then.abilities, now.abilities, strict=True):
        if later.id == id:
            return words(later.name), rules_text(earlier.text), rules_text(later.text)
    old, new = then.by_id[id], now.by_id[id]
    parts: list[tuple[Prose, Prose]] = []
    if old.cost != new.cost:
        cost = now.game.cost.name if now.game.cost else "Cost"
        parts.append((words(f"{cost} {old.cost}"), words(f"{cost} {new.cost}")))
    if old.stats != new.stats:
        parts.append((words(figures(then, old)), words(figures(now, new))))
    if old.text != new.text:
        parts.append((rules_text(old.text), rules_text(new.text)))
    gap = (Piece(". "),)
    return card_link(new), _joined([part[0] for part in parts], gap), _joined([part[1] for part in parts], gap)


def _joined(parts: list[Prose], gap: Prose) -> Prose:
    return tuple(piece for place, part in enumerate(parts) for piece in (*(gap if place else ()), *part))


def _unknown(catalogue: Catalogue, changes: Changes) -> Iterator[Block]:
    before = next((one for one in catalogue.editions if one.id == changes.since), None)
    if before is None:
        return
    rows = tuple((words(one.what), words(one.why)) for one in before.unknown)
    yield Table((words("What"), words("What is known")), rows, "unknown")
    if not rows:
        yield Note("prose", words("Nothing."))
