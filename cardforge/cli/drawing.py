"""A card drawn in the terminal: its face in a frame, where it is used, and its story."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.design import Design

if TYPE_CHECKING:
    from rich.console import RenderableType


def card_parts(catalogue: Catalogue, design: Design) -> list[RenderableType]:
    """What `show` prints of a design, from top to bottom."""
    from rich import box
    from rich.console import Group
    from rich.padding import Padding
    from rich.panel import Panel
    from rich.rule import Rule
    from rich.table import Table
    from rich.text import Text

    faction = catalogue.faction(design.faction)
    colour = faction.colours.get("ornament", "#888888") if faction else "#888888"
    head = Table.grid(expand=True)
    head.add_column(ratio=1)
    head.add_column(justify="right")
    cost = "" if design.cost is None else f"{catalogue.game.cost.name if catalogue.game.cost else 'Cost'} {design.cost}"
    head.add_row(Text(design.name, style="bold"), Text(cost, style="bold"))
    parts: list[RenderableType] = [head, Text(_type_line(catalogue, design), style=colour)]
    if figures := _figures(catalogue, design):
        parts.append(Text(figures, style="bold"))
    if design.abilities:
        parts += [Text(""), *(_ability(line) for line in design.abilities)]
    if flavour := catalogue.flavour(design):
        parts += [Text(""), Text(flavour, style="italic", justify="center")]
    foot = f"{design.id} · {catalogue.game.title} {catalogue.edition.id}"
    card = Panel(Group(*parts), box=box.ROUNDED, border_style=colour, subtitle=foot, padding=(0, 2), width=64)
    made: list[RenderableType] = [card]
    uses = Table.grid(padding=(0, 2))
    uses.add_column(style="bold", no_wrap=True)
    uses.add_column()
    for label, text in _uses(catalogue, design):
        uses.add_row(label, text)
    made.append(Padding(uses, (0, 1)))
    story = _story(catalogue, design)
    if story:
        lore = Table.grid(padding=(0, 2))
        lore.add_column(style="bold", no_wrap=True)
        lore.add_column()
        for label, text in story:
            lore.add_row(label, text)
        made += [Rule(style=colour), Padding(lore, (0, 1))]
    return made


def _type_line(catalogue: Catalogue, design: Design) -> str:
    kind = catalogue.kind(design)
    faction = catalogue.faction(design.faction)
    parent = catalogue.parent(design)
    words = [kind.name, parent.name if parent else faction.name if faction else design.faction]
    rarity = catalogue.rarity(design)
    if rarity and rarity != catalogue.game.default_rarity:
        words.append(next(one.name for one in catalogue.game.rarities if one.id == rarity))
    if design.limit is not None:
        words.append(f"limit {design.limit}")
    return " · ".join(words)


def _figures(catalogue: Catalogue, design: Design) -> str:
    stats = catalogue.stats(design)
    if not stats:
        return ""
    bonus = bool(catalogue.kind(design).bonus)
    names = {statistic.id: statistic.name for statistic in catalogue.game.statistics}
    shown = (
        (names.get(id, id), f"{value:+d}" if bonus and value else "=" if bonus else str(value))
        for id, value in stats.items()
    )
    return "   ".join(f"{name} {value}" for name, value in shown)


def _ability(line: str) -> RenderableType:
    from rich.text import Text

    name, dash, sentence = line.partition(" — ")
    return Text.assemble((name, "bold"), dash, sentence) if dash else Text(line)


def _uses(catalogue: Catalogue, design: Design) -> list[tuple[str, str]]:
    rows = []
    children = catalogue.children(design)
    for kind in catalogue.game.kinds:
        named = [child for child in children if child.kind == kind.id]
        if named:
            rows.append((kind.plural if len(named) > 1 else kind.name, ", ".join(str(child) for child in named)))
    others = [one for one in catalogue.designs if one is not design and one.creature == design.creature]
    if others and catalogue.kind(design).creature:
        rows.append(("Versions", ", ".join(str(one) for one in others)))
    decks = [f"{deck.name} ×{deck.cards[design.id]}" for deck in catalogue.decks_with(design)]
    if decks or catalogue.kind(design).deck:
        rows.append(("Decks", ", ".join(decks) or "in no ready-made deck"))
    packs = [pack.name for pack in catalogue.packs_with(design)]
    if catalogue.packs.packs:
        rows.append(("Packs", ", ".join(packs) or "in no pack"))
    if design.note:
        rows.append(("Note", design.note))
    if place := catalogue.places.of("design", design.id):
        rows.append(("File", f"{place.file}:{place.line}"))
    return rows


def _story(catalogue: Catalogue, design: Design) -> list[tuple[str, str]]:
    creature = catalogue.lore.creature(design.creature) if catalogue.kind(design).creature else None
    if creature is None:
        return []
    looks = creature.looks
    rows = [("Epithet", creature.epithet), ("Looks", looks.text + (" (proposed)" if looks.proposed else ""))]
    if creature.character:
        rows.append(("Character", creature.character))
    rows += [("Wants", creature.wants), ("Flaw", creature.flaw), ("Conflict", creature.conflict)]
    names = {one.creature: one.name for one in catalogue.designs}
    rows += [(f"▸ {names.get(tie.to, tie.to)}", tie.text) for tie in creature.relationships]
    rows += [("Voice", creature.voice), ("Story", creature.story)]
    signature = creature.signature
    rows.append(("Signature", f"{signature.name} ({signature.cue}): {signature.motion}"))
    setting = catalogue.lore.setting
    if setting:
        rows.append(("", setting.signature_notice))
    if creature.draft:
        rows.append(("Draft", "this story is only a placeholder so far"))
    return rows
