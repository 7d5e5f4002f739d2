"""The cards for decksmith: its layout in YAML and its data in CSV, made from the catalogue.

A picture of 300 dpi for each card with a background, name, cost, statistics and wrapped text: far less than our faces
show. A program: `python -m tests.bench.decksmith_game PROJECT FOLDER`.
"""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

from cardforge.catalogue import load

WIDTH, HEIGHT = 744, 1039
"""63 × 88 mm at 300 dpi."""
INK, PAPER, FRAME = [40, 20, 12], [248, 240, 226], [58, 34, 20]


def write_game(root: Path, folder: Path) -> None:
    """`deck.yaml` (which JSON is as well) and `deck.csv` in a folder."""
    catalogue, _ = load(root)
    assert catalogue is not None
    folder.mkdir(parents=True, exist_ok=True)
    layout = {"id": "canvas", "width": WIDTH, "height": HEIGHT, "background_color": FRAME, "elements": _elements()}
    (folder / "deck.yaml").write_text(json.dumps(layout, indent=1), "utf-8")
    with (folder / "deck.csv").open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, delimiter=";")
        rows.writerow(["name", "cost", "stats", "text"])
        for design in catalogue.listed:
            stats = " / ".join(str(value) for value in (catalogue.stats(design) or {}).values())
            rows.writerow([design.name, design.cost or 0, stats or "-", design.text or "-"])


def _elements() -> list[dict[str, Any]]:
    box = {"type": "rectangle", "position": [40, 640], "size": [WIDTH - 80, 340], "color": PAPER}
    return [
        {
            "id": "picture",
            "type": "rectangle",
            "position": [40, 120],
            "size": [WIDTH - 80, 480],
            "color": [138, 85, 39],
        },
        {"id": "box", **box},
        _text("name", 150, 45, 48, PAPER),
        _text("cost", 60, 40, 60, PAPER),
        _text("stats", 60, 985, 40, PAPER),
        _text("text", 70, 670, 36, INK) | {"width": WIDTH - 140, "line_spacing": 8},
    ]


def _text(column: str, x: int, y: int, size: int, color: list[int]) -> dict[str, Any]:
    return {
        "id": column,
        "type": "text",
        "position": [x, y],
        "text": f"%{column}%",
        "font_size": size,
        "color": color,
    }


if __name__ == "__main__":
    write_game(Path(sys.argv[1]), Path(sys.argv[2]))
