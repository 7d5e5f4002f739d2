"""Writes a scenario as YAML: short parts on one line, long ones spread out."""

from __future__ import annotations

from typing import Any

import yaml

WIDEST = 110


def as_yaml(scenario: dict[str, Any]) -> str:
    """The scenario as an entry of a file."""
    lines = _block(scenario, 2)
    return "\n".join(["- " + lines[0].lstrip(), *lines[1:]]) + "\n"


def _block(mapping: dict[str, Any], indent: int) -> list[str]:
    lines = []
    blank = " " * indent
    for key, value in mapping.items():
        name = _flow(key)
        line = f"{blank}{name}: {_flow(value)}"
        if len(line) <= WIDEST or not value or not isinstance(value, dict | list):
            lines.append(line)
        elif isinstance(value, dict):
            lines += [f"{blank}{name}:", *_block(value, indent + 2)]
        else:
            lines += [f"{blank}{name}:", *_items(value, blank)]
    return lines


def _items(items: list[Any], blank: str) -> list[str]:
    """Items on as few lines as they need; mappings one a line."""
    if any(isinstance(item, dict) for item in items):
        return [f"{blank}  - {_flow(item)}" for item in items]
    lines, line = [], f"{blank}  ["
    for place, item in enumerate(items):
        word = _flow(item) + ("]" if place == len(items) - 1 else ",")
        if len(line) + len(word) + 1 > WIDEST:
            lines.append(line)
            line = f"{blank}   "
        line += word if line.endswith("[") else f" {word}"
    return [*lines, line]


def _flow(value: Any) -> str:
    text = yaml.safe_dump(value, default_flow_style=True, width=100_000, allow_unicode=True, sort_keys=False)
    return str(text).removesuffix("\n").removesuffix("\n...")
