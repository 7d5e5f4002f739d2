"""`rules.html`: the book as one file, with a search, links to copy, and cards to see by pointing at them."""

from __future__ import annotations

import json

from markupsafe import Markup

from cardforge.catalogue import Catalogue
from cardforge.press.typography import printed
from cardforge.rulebook.dress import Dress, page_environment
from cardforge.rulebook.model import Book


def book_html(book: Book, catalogue: Catalogue, dress: Dress) -> str:
    """The page; it needs no other file."""
    environment = page_environment(book, dress)
    style = environment.get_template("screen.css").render(**dress.colours)
    assert environment.loader is not None
    script = environment.loader.get_source(environment, "screen.js")[0]
    cards = json.dumps(_cards(catalogue), ensure_ascii=False).replace("<", "\\u003c")
    return environment.get_template("screen.html").render(
        game=catalogue.game.title,
        style=Markup(f"{dress.font_faces}\n{style}"),
        script=Markup(f"const cards = {cards};\n{script}"),
        crest=Markup(dress.crest),
    )


def _cards(catalogue: Catalogue) -> dict[str, dict[str, object]]:
    """What is shown of each card: name, kind, cost, statistics, text, colours."""
    found: dict[str, dict[str, object]] = {}
    for design in catalogue.designs:
        kind, faction = catalogue.kind(design), catalogue.faction(design.faction)
        stats = catalogue.stats(design) or {}
        shown = [[one.short, stats[one.id]] for one in catalogue.game.statistics if one.id in stats]
        found[design.id] = {
            "name": printed(design.name),
            "kind": f"{kind.name} · {faction.name if faction else design.faction}",
            "cost": design.cost if kind.cost and kind.cost.max else None,
            "stats": shown,
            "text": [printed(line) for line in design.abilities],
            "flavour": printed(catalogue.flavour(design) or ""),
            "colours": dict(faction.colours) if faction else {},
        }
    for faction, ability in catalogue.abilities:
        found[ability.id] = {
            "name": printed(ability.name),
            "kind": faction.name,
            "cost": None,
            "stats": [],
            "text": [printed(ability.text)],
            "flavour": printed(ability.flavour or ""),
            "colours": dict(faction.colours),
        }
    return found
