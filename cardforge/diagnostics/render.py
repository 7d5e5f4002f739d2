"""Findings as text for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypedDict

from cardforge.diagnostics.model import Diagnostic, Severity

SourceLine = Callable[[str, int], str | None]
"""Gives line n (from 1) of a project file, or None."""


class DiagnosticJson(TypedDict):
    """One finding as JSON. File, line, column and length are null where a finding has no place."""

    code: str
    severity: str
    file: str | None
    line: int | None
    column: int | None
    length: int | None
    subject: str
    message: str
    expected: str
    hint: str


def as_text(found: Diagnostic, source_line: SourceLine | None = None) -> str:
    """A finding in a few lines: place, severity, code and sentence; the source line with a caret; expected and hint."""
    head = f"{found.place}: " if found.place else ""
    subject = f"{found.subject}: " if found.subject else ""
    lines = [f"{head}{found.severity} [{found.code}] {subject}{found.message}"]
    if found.place and source_line:
        text = source_line(found.place.file, found.place.line)
        if text is not None:
            lines += _excerpt(text, found.place.line, found.place.column, found.place.length)
    if found.expected:
        lines.append(f"    expected: {found.expected}")
    if found.hint:
        lines.append(f"    hint: {found.hint}")
    return "\n".join(lines)


def as_json(found: Diagnostic) -> DiagnosticJson:
    """A finding as plain data."""
    place = found.place
    return {
        "code": found.code,
        "severity": str(found.severity),
        "file": place.file if place else None,
        "line": place.line if place else None,
        "column": place.column if place else None,
        "length": place.length if place else None,
        "subject": found.subject,
        "message": found.message,
        "expected": found.expected,
        "hint": found.hint,
    }


def summary(diagnostics: Iterable[Diagnostic]) -> str:
    """`2 errors, 1 warning`, or `no errors`."""
    severities = [found.severity for found in diagnostics]
    parts = []
    for severity in Severity:
        count = severities.count(severity)
        if count or severity is Severity.ERROR:
            parts.append(f"{count or 'no'} {severity}{'' if count == 1 else 's'}")
    return ", ".join(parts)


def _excerpt(text: str, line: int, column: int, length: int, width: int = 100) -> list[str]:
    shown = text.rstrip("\r\n").replace("\t", " ")
    start = max(0, min(column - 1 - width // 2, len(shown) - width)) if len(shown) > width else 0
    window = shown[start : start + width]
    before, after = ("… " if start else ""), (" …" if start + width < len(shown) else "")
    caret = column - 1 - start + len(before)
    marks = "^" * max(1, min(length, len(window) + len(before) - caret))
    gutter = f"    {line} | "
    return [f"{gutter}{before}{window}{after}", f"{' ' * (len(gutter) - 2)}| {' ' * caret}{marks}"]
