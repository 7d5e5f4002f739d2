"""Values and rules in words, for the messages of the binder."""

from __future__ import annotations

from typing import Any

from cardforge.catalogue.reading.nodes import Mapping, Node, Sequence


def shown(value: object) -> str:
    """A value as a message shows it, cut where it is long."""
    text = f"“{value}”" if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


def rule_broken(kind: str, error: Any) -> str:
    """What would be right, for a fault that a model reports: `kind` is its type, `error` its details."""
    context = error.get("ctx", {})
    match kind:
        case "string_pattern_mismatch" if "0-9a-f]{6}" in context.get("pattern", ""):
            return "# and six hexadecimal digits in lower case, such as #3a1a12"
        case "string_pattern_mismatch":
            return "letters, digits and dashes, beginning with a letter or digit"
        case "string_too_short":
            return "a text that is not empty"
        case "string_too_long":
            return f"at most {context.get('max_length')} characters"
        case "greater_than_equal":
            return f"at least {context.get('ge')}"
        case "less_than_equal":
            return f"at most {context.get('le')}"
        case "greater_than":
            return f"more than {context.get('gt')}"
        case "too_short":
            return f"at least {context.get('min_length')} entries"
    return str(error.get("msg", kind))


def described(node: Node) -> str:
    """What stands in a file instead of what is expected."""
    if isinstance(node, Sequence):
        return "a list"
    if isinstance(node, Mapping):
        return "a mapping"
    if node.plain and node.value == "":
        return "empty"
    return f"“{node.value if len(node.value) <= 40 else node.value[:37] + '…'}”"
