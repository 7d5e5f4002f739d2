"""Texts without quotes that YAML 1.1 or 1.2 would read as something other than the text they are.

Checked on the scalar as typed. Sources: the type repository of YAML 1.1 (bool, int, float, null, timestamp, merge,
value) and the core schema of YAML 1.2, section 10.3.
"""

from __future__ import annotations

import json
import re

_BOOL_11 = re.compile(r"^(?:y|Y|yes|Yes|YES|n|N|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$")
_BOOL_12 = re.compile(r"^(?:true|True|TRUE|false|False|FALSE)$")
_NULL = re.compile(r"^(?:~|null|Null|NULL|)$")
_INT_11 = re.compile(r"^[-+]?(?:0b[01_]+|0[0-7_]*|[1-9][0-9_]*|0x[0-9a-fA-F_]+)$")
_SIXTY = re.compile(r"^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$")
_FLOAT_11 = re.compile(r"^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*(?:[eE][-+][0-9]+)?$")
_INT_12 = re.compile(r"^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$")
_FLOAT_12 = re.compile(r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$")
_SPECIAL = re.compile(r"^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$")
_DATE = re.compile(r"^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:$|[Tt ])")


def readings(typed: str) -> str | None:
    """What YAML 1.1 and 1.2 make of a text without quotes, in words; None where both read it as the text it is.

    >>> readings("12:30")
    'YAML 1.1 reads it as the number 750'
    >>> readings("No")
    'YAML 1.1 reads it as false'
    >>> readings("Ember") is None
    True
    """
    old, new = _old(typed), _new(typed)
    if old is None and new is None:
        return None
    if old == new:
        return f"YAML reads it as {old}"
    parts = [f"YAML {version} reads it as {meaning}" for version, meaning in (("1.1", old), ("1.2", new)) if meaning]
    return ", ".join(parts)


def quoted(text: str) -> str:
    """The text in double quotes, as YAML and JSON both read it."""
    return json.dumps(text, ensure_ascii=False)


def _old(typed: str) -> str | None:
    if _NULL.match(typed):
        return "nothing"
    if _BOOL_11.match(typed):
        return "true" if typed.lower() in ("y", "yes", "true", "on") else "false"
    if typed in ("<<", "="):
        return "a command to the reader"
    if _INT_11.match(typed):
        return f"the number {_int_11(typed)}"
    if _SIXTY.match(typed):
        return f"the number {_sixty(typed)}"
    if _FLOAT_11.match(typed) and typed.strip("+-") not in (".", "._"):
        return f"the number {_float(typed)}"
    if _SPECIAL.match(typed):
        return "a number without a value"
    return "a date" if _DATE.match(typed) else None


def _new(typed: str) -> str | None:
    if _NULL.match(typed):
        return "nothing"
    if _BOOL_12.match(typed):
        return typed.lower()
    if _INT_12.match(typed):
        base = 8 if typed.startswith("0o") else 16 if typed.startswith("0x") else 10
        return f"the number {int(typed, base) if base != 10 else int(typed)}"
    if _FLOAT_12.match(typed):
        return f"the number {_float(typed)}"
    return "a number without a value" if _SPECIAL.match(typed) else None


def _int_11(typed: str) -> int:
    sign = -1 if typed.startswith("-") else 1
    digits = typed.lstrip("+-").replace("_", "")
    if digits.startswith("0b"):
        return sign * int(digits[2:] or "0", 2)
    if digits.startswith("0x"):
        return sign * int(digits[2:] or "0", 16)
    return sign * (int(digits, 8) if digits.startswith("0") and digits != "0" else int(digits))


def _sixty(typed: str) -> str:
    total = 0.0
    for part in typed.lstrip("+-").replace("_", "").split(":"):
        total = total * 60 + float(part or 0)
    return f"{'-' if typed.startswith('-') else ''}{total:g}"


def _float(typed: str) -> str:
    return f"{float(typed.replace('_', '') or 0):g}"
