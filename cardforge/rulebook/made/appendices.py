"""The appendices: rulings, the card reference, known deviations, glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.design import Design, slug
from cardforge.catalogue.models.faction import Faction
from cardforge.diagnostics import Place, Report
from cardforge.play.scenarios import ScenarioWords, play_scenario, read_scenarios
from cardforge.press.typography import printed
from cardforge.rulebook import faults
from cardforge.rulebook.book import BookFile
from cardforge.rulebook.made.cells import figures, rules_text, words
from cardforge.rulebook.model import Block, Chapter, Link, Note, Piece, Prose, Section, Table, plain_text
from cardforge.rulebook.resolve import Resolver
from cardforge.rulebook.source import Fence, Heading, Paragraph, blocks


def appendices(
    catalogue: Catalogue, listed: BookFile, resolver: Resolver, engine: ScenarioWords | None, report: Report
) -> tuple[Chapter, ...]:
    """All of them, lettered from A; those that would be empty are left out."""
    found: list[tuple[str, list[Section]]] = []
    rulings: dict[str, list[str]] = {}
    if listed.rulings:
        found.append(("Rulings", list(_rulings(catalogue, listed.rulings, resolver, rulings))))
    found.append(("Card reference", list(_reference(catalogue, rulings))))
    if engine is not None:
        found.append(("Known deviations", list(_deviations(catalogue.root, listed, engine))))
    return tuple(
        Chapter(chr(ord("A") + place), title, f"appendix-{slug(title)}", tuple(sections), made=True)
        for place, (title, sections) in enumerate(entry for entry in found if entry[1])
    )


def _rulings(catalogue: Catalogue, name: str, resolver: Resolver, by_card: dict[str, list[str]]) -> Iterator[Section]:
    """The rulings in their sections, numbered; `by_card` is told which speak of which card."""
    file = f"rules/{name}"
    try:
        parts = list(blocks((catalogue.root / file).read_text("utf-8-sig"), file))
    except (OSError, ValueError) as error:
        resolver.report.add(faults.chapter_unreadable(Place(file), file, str(error)))
        return
    loose = Resolver(catalogue, resolver.terms, resolver.numbers, resolver.report, strict=False)
    title, shown, number = "", list[Block](), 0
    for block in parts:
        if isinstance(block, Heading) and block.level == 2:
            if shown:
                yield Section("", title, f"rulings-{slug(title) if title else 'start'}", tuple(shown))
            title, shown = plain_text(loose.prose(block.text)), []
            loose.new_section()
        elif isinstance(block, Heading) and block.level == 3:
            number += 1
            shown.append(Note("ruling", (Piece(f"{number}", Link("ruling", block.id or "")), *loose.prose(block.text))))
        elif isinstance(block, Paragraph):
            prose = loose.prose(block.text)
            shown.append(Note("prose", prose))
            for id in _named(catalogue, plain_text(prose)):
                if str(number) not in by_card.setdefault(id, []):
                    by_card[id].append(str(number))
        elif isinstance(block, Fence) and block.word == "scenario":
            head = re.search(r"^scenario:\s*(.+)$", block.content, re.MULTILINE)
            if head:
                shown.append(Note("played", words(head[1].strip("\"'"))))
    if title:
        yield Section("", title, f"rulings-{slug(title)}", tuple(shown))


def _named(catalogue: Catalogue, text: str) -> Iterator[str]:
    for design in catalogue.designs:
        if re.search(rf"(?<!\w){re.escape(printed(design.name))}(?!\w)", text):
            yield design.id


def _reference(catalogue: Catalogue, rulings: dict[str, list[str]]) -> Iterator[Section]:
    """Every design by faction and kind, after a line that says how to read the tables."""
    told = ", ".join(f"{one.short} is {one.name}" for one in catalogue.game.statistics)
    decks = "Under Deck stands how often a card is in the ready-made deck." if catalogue.decks else ""
    note = " ".join(filter(None, (f"{told}." if told else "", decks)))
    if note:
        yield Section("", "", "cards-start", (Note("prose", words(note)),))
    for faction in catalogue.factions:
        designs = [design for design in catalogue.designs if design.faction == faction.id]
        if designs or faction.abilities:
            parts = tuple(_of_faction(catalogue, faction, designs, rulings))
            yield Section("", faction.name, f"cards-{faction.id}", parts)


def _of_faction(
    catalogue: Catalogue, faction: Faction, designs: list[Design], rulings: dict[str, list[str]]
) -> Iterator[Block]:
    if faction.motto:
        yield Note("motto", words(faction.motto, slant=True))
    for ability in faction.abilities:
        text = (*words(f"{ability.name}.", bold=True), Piece(" "), *rules_text(ability.text))
        yield Note("ability", (Piece("", Link("cardhere", ability.id)), *text))
    for kind in catalogue.game.kinds:
        of_kind = [design for design in designs if design.kind == kind.id]
        if not of_kind:
            continue
        yield Note("heading", words(kind.plural))
        rows = tuple(_row(catalogue, design, rulings) for design in of_kind)
        cost = catalogue.game.cost.name if catalogue.game.cost and kind.cost and kind.cost.max else ""
        short = " ".join(one.short for one in catalogue.game.statistics) if kind.stats or kind.bonus else ""
        deck = "Deck" if kind.deck else ""
        yield Table((words("Card"), words(cost), words(short), words("Text"), words(deck)), rows, "reference")


def _row(catalogue: Catalogue, design: Design, rulings: dict[str, list[str]]) -> tuple[Prose, ...]:
    kind = catalogue.kind(design)
    cost = str(design.cost) if design.cost is not None and kind.cost and kind.cost.max else ""
    copies = [f"×{deck.cards[design.id]}" for deck in catalogue.decks_with(design)]
    name: list[Piece] = [Piece("", Link("cardhere", design.id)), Piece(printed(design.name), bold=True)]
    name.append(Piece(f" {design.id}", slant=True))
    # A card that says nothing of its own is told by what holds for its kind.
    text = list(rules_text(design.text or catalogue.reminder(kind) or ""))
    if (parent := catalogue.parent(design)) is not None:
        text.append(Piece(f" ({printed(parent.name)})", slant=True))
    notes = []
    rarity = catalogue.rarity(design)
    if rarity and rarity != catalogue.game.default_rarity:
        notes.append(next(one.name for one in catalogue.game.rarities if one.id == rarity))
    if design.limit is not None:
        notes.append(f"limit {design.limit}")
    if rulings.get(design.id):
        notes.append(f"ruling {', '.join(rulings[design.id])}")
    if notes:
        text.append(Piece(f" {'; '.join(notes).capitalize()}.", slant=True))
    return (
        tuple(name),
        words(cost),
        words(figures(catalogue, design).replace(" / ", " ")),
        tuple(text),
        words(" ".join(copies)),
    )


_MARK = b"deviation:"
"""What a file must hold to be worth reading as scenarios, of which there may be a thousand without one."""


def _files(path: Path) -> Iterator[Path]:
    """A file, or all files of a folder."""
    if path.is_dir():
        yield from sorted(one for one in path.rglob("*") if one.is_file())
    elif path.is_file():
        yield path


def _deviations(root: Path, listed: BookFile, engine: ScenarioWords) -> Iterator[Section]:
    """Scenarios that are marked as not holding yet, with the reason."""
    files = [file for name in listed.scenarios for file in _files(root / "rules" / name) if _MARK in file.read_bytes()]
    scenarios, _ = read_scenarios(files, engine)
    rows = tuple(
        (words(one.title), words(one.deviation or ""), words(Path(one.file).name))
        for one in scenarios
        if one.deviation and play_scenario(one, engine).passed
    )
    if rows:
        head = (words("What should happen"), words("What happens, and why"), words("Where"))
        yield Section("", "What does not hold yet", "deviations", (Table(head, rows, "deviations"),))
