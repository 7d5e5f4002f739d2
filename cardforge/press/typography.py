"""Straight characters of the data as the ones that are printed: curly quotes, apostrophes, primes, minus signs.

Text stays plain here. It is escaped once, where it becomes markup (`markup.py`).
"""

from __future__ import annotations

import re

OPENS_AFTER = r"(?:^|(?<=[\s(\[{<—–/“‘¿¡]))"
"""A quotation mark opens at the start of a text, after space, an opening bracket, a dash or another opening mark."""

# Words that begin with an apostrophe: something is left out, nothing is quoted.
CLIPPED = r"(?:tis|twas|twere|twill|twould|til|em|n|cause|bout|round|neath|gainst|cross|fore|ware|kay)"

_STEPS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"(?<=\d)'(?=\s?\d{1,2}\")"), "′"),  # 5'10": feet
    (re.compile(r"(?<=′\d)\"|(?<=′\d\d)\"|(?<=′ \d)\"|(?<=′ \d\d)\""), "″"),  # … and inches
    (re.compile(r"'(?=\d\ds?\b)"), "’"),  # '90s
    (re.compile(rf"(?<![^\W_])'(?={CLIPPED}\b)", re.IGNORECASE), "’"),  # 'Tis, rock 'n' roll
    (re.compile(rf"{OPENS_AFTER}\""), "“"),
    (re.compile(r"\""), "”"),
    (re.compile(rf"{OPENS_AFTER}'"), "‘"),
    (re.compile(r"(?<=[“])'"), "‘"),
    (re.compile(r"'"), "’"),
    (re.compile(r"(?:^|(?<=[\s(/“‘]))-(?=\d)"), "−"),  # -1 Force, but not AB-012 and not 2-3
    (re.compile(r"\.\.\."), "…"),
)


def printed(text: str) -> str:
    """The text with typographic characters and single spaces. Doing it twice changes nothing.

    >>> printed("'Tis the '90s, (\\"quoted\\")")
    '’Tis the ’90s, (“quoted”)'
    >>> printed("It gets -1 Force.")
    'It gets −1 Force.'
    """
    text = re.sub(r"[ \t\r\n]+", " ", text).strip(" ")
    for pattern, replacement in _STEPS:
        text = pattern.sub(replacement, text)
    return text


def signed(value: int) -> str:
    """A change of a number as it is printed: `+2`, `−1`, `=` for no change."""
    if value == 0:
        return "="
    return f"+{value}" if value > 0 else f"−{-value}"


def number(value: int) -> str:
    """A number with a real minus sign."""
    return f"{value}" if value >= 0 else f"−{-value}"
