"""Larger games than the shipped one, made of it: the same factions, kinds, templates and sentences, and more cards.

A program: `python -m tests.bench.larger_game SOURCE TARGET CARDS`.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from cardforge.catalogue import load
from cardforge.catalogue.models.design import Design
from tests.bench.process import FOLDERS


def larger_game(source: Path, target: Path, cards: int) -> Path:
    """A copy of the game at `source` in a new folder, with deck cards repeated under new ids until it has `cards`.

    A copy is another version of the same creature, so it needs no story of its own.
    """
    for folder in FOLDERS:
        shutil.copytree(source / folder, target / folder)
    shutil.rmtree(target / "cards/locks", ignore_errors=True)
    catalogue, _ = load(source)
    assert catalogue is not None
    models = [design for design in catalogue.listed if catalogue.kind(design).deck]
    missing = max(0, cards - len(catalogue.listed))
    written: dict[Path, list[str]] = {}
    for number in range(missing):
        model = models[number % len(models)]
        path = target / "cards" / model.faction / f"{catalogue.kind(model).file}.yaml"
        written.setdefault(path, []).append(_entry(model, number))
    for path, entries in written.items():
        path.write_text("\n".join([path.read_text("utf-8"), *entries]), "utf-8")
    return target


def _entry(model: Design, number: int) -> str:
    lines = [f"- id: X-{number}", f'  name: "{model.name} {number}"', f"  kind: {model.kind}"]
    lines += [f"  faction: {model.faction}", f"  identity: {model.creature}"]
    if model.cost is not None:
        lines.append(f"  cost: {model.cost}")
    if model.stats:
        lines.append(f"  stats: {{{', '.join(f'{name}: {value}' for name, value in model.stats.items())}}}")
    if model.text:
        lines += ["  text: |", *(f"    {line}" for line in model.text.splitlines())]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    larger_game(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
