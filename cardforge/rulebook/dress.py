"""What pages of the book are dressed with: colours, symbols and fonts of the project."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from cardforge.catalogue import Catalogue
from cardforge.diagnostics import Diagnostic
from cardforge.press.fonts import load, read_fonts
from cardforge.press.typography import printed
from cardforge.rulebook.model import (
    Block,
    Book,
    Chapter,
    Example,
    Figure,
    Link,
    Note,
    Rule,
    Section,
    Steps,
    Table,
    TableFigure,
)

_FAMILIES = (
    ("rules", "Text", 500, "normal"),
    ("ability", "Text", 800, "normal"),
    ("reminder", "Text", 500, "italic"),
    ("name", "Display", 400, "normal"),
    ("flavour", "Story", 400, "italic"),
)
"""Roles of `fonts/fonts.yaml` as families of the pages: role, family, weight, style."""

_KINDS: tuple[tuple[type, str], ...] = (
    (Rule, "rule"),
    (Note, "note"),
    (Table, "table"),
    (Steps, "steps"),
    (Example, "example"),
    (Figure, "figure"),
    (TableFigure, "layout"),
)
LONG_TITLE = 26
"""Characters of a title that fit on one line of the contents."""
STATISTICS = ("#8f2d1b", "#34526e", "#8a6412")
"""Colours of statistics in their order, dark enough for small figures on white."""

_PLAIN = {
    "deep": "#16263f",
    "field": "#4f7088",
    "rim": "#c9a85a",
    "accent": "#7a5c14",
    "accent_light": "#e9cf86",
    "vellum": "#f6f1e4",
    "ink": "#15223a",
}


@dataclass(frozen=True)
class Dress:
    """Colours by their use, symbols by the short name of a statistic, and the style rules of the fonts."""

    colours: Mapping[str, str]
    factions: Mapping[str, str]
    symbols: Mapping[str, str]
    emblems: str
    crest: str
    font_faces: str
    card_shape: tuple[float, float] = (63.0, 88.0)
    """Width and height in millimetres of the cards in figures."""
    pictures: Mapping[str, bytes] = field(default_factory=dict)
    """Pictures of cards by id, as JPEG."""
    shows: Mapping[str, str] = field(default_factory=dict)
    """What the illustrations of cards show, in words, by id."""


def dress_of(catalogue: Catalogue) -> tuple[Dress, list[Diagnostic]]:
    """The dress of a project; without fonts of its own the pages use what the reader's machine has."""
    neutral = next((faction for faction in catalogue.factions if faction.neutral), None)
    colours = dict(_PLAIN)
    if neutral is not None:
        colours |= {
            name: neutral.colours[name] for name in ("deep", "field", "rim", "vellum", "ink") if name in neutral.colours
        }
    factions = {faction.name: faction.colours.get("ornament", colours["field"]) for faction in catalogue.factions}
    symbols = {}
    for place, statistic in enumerate(catalogue.game.statistics):
        if drawn := symbol(catalogue.root, statistic.id, STATISTICS[place % len(STATISTICS)]):
            symbols[statistic.short] = drawn
    emblems = "".join(
        symbol(catalogue.root, faction.emblem, faction.colours.get("rim", "#ffffff"))
        for faction in catalogue.factions
        if not faction.neutral
    )
    crest = symbol(catalogue.root, neutral.emblem, neutral.colours.get("accent", "#ffffff")) if neutral else ""
    faces, found = _font_faces(catalogue.root)
    return Dress(colours, factions, symbols, emblems, crest, faces), found


def symbol(root: Path, name: str, colour: str) -> str:
    """A symbol of `templates/symbols/` in one colour, as markup; empty where there is none such."""
    if not re.fullmatch(r"[A-Za-z0-9-]+", name):
        return ""
    try:
        drawn = (root / "templates" / "symbols" / f"{name}.svg").read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
    if re.search(r"<script|\bon\w+\s*=|href\s*=", drawn):
        return ""
    paths = re.sub(
        r'\sfill="(?!none)[^"]*"', "", drawn[drawn.find(">", drawn.find("<svg")) + 1 : drawn.rfind("</svg>")]
    )
    box = re.search(r'viewBox="([\d. -]+)"', drawn)
    view = box[1] if box else "0 0 24 24"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" fill="{colour}" aria-hidden="true">{paths}</svg>'


def _font_faces(root: Path) -> tuple[str, list[Diagnostic]]:
    sources, found = read_fonts(root)
    rules = []
    for role, family, weight, style in _FAMILIES:
        if sources and role in sources:
            data = base64.b64encode(load(sources[role]).data).decode()
            rules.append(
                f"@font-face{{font-family:{family};font-weight:{weight};font-style:{style};"
                f"src:url(data:font/ttf;base64,{data})}}"
            )
    return "\n".join(rules), found


def data_url(jpeg: bytes) -> str:
    """A picture as an address that holds it."""
    return f"data:image/jpeg;base64,{base64.b64encode(jpeg).decode()}"


def bare_environment() -> Environment:
    """Templates with nothing of a book in them."""
    return Environment(
        loader=PackageLoader("cardforge.rulebook", "pages"),
        autoescape=lambda name: name is None or name.endswith(".html"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def page_environment(book: Book, dress: Dress) -> Environment:
    """Templates with what they need to put a book on pages."""
    shapes = dress.card_shape
    environment = bare_environment()
    environment.globals |= {
        "book": book,
        "target": _target(book),
        "kind_of": _kind_of,
        "held": _held,
        "lines_of": _lines_of,
        "picture": lambda id: data_url(dress.pictures[id]) if id in dress.pictures else "",
        "card_width": shapes[0],
        "card_height": shapes[1],
        "typed": printed,
        "colour": lambda faction: dress.factions.get(faction, dress.colours["field"]),
        "symbol": lambda name: Markup(dress.symbols[name]) if name in dress.symbols else f"{name} ",
    }
    return environment


def _held(section: Section) -> int:
    """How many blocks are held together with the heading above them: a heading alone looks lost."""
    flowing = takewhile(lambda block: isinstance(block, Rule | Note), section.blocks)
    opening = next((place for place, block in enumerate(flowing, 1) if not _is_small(block)), 0)
    return min(opening, 3)


def _is_small(block: Block) -> bool:
    """Whether a block leads to the next one: a heading, a motto, a line above the rules."""
    return isinstance(block, Note) and block.kind in ("heading", "ruling", "motto", "ability", "question")


def _lines_of(chapter: Chapter) -> int:
    """How many half lines of the contents a chapter takes, with the space above it."""
    lines = 3 + 2 * (len(chapter.title) > LONG_TITLE)
    return lines + (0 if chapter.made else sum(2 for section in chapter.sections if section.title))


def _kind_of(block: Block) -> str:
    return next(name for type_, name in _KINDS if isinstance(block, type_))


def _target(book: Book) -> Callable[[Link], str]:
    terms = {entry.id: entry.rule for entry in book.glossary}

    def target(link: Link) -> str:
        if link.to == "term":
            rule = terms.get(link.id)
            return f"#rule-{rule}" if rule in book.rules else f"#term-{link.id}"
        return f"#{link.to}-{link.id}"

    return target
