"""What a YAML reader's complaint means to the one who typed: from its words and marks to a place, a sentence, a cure.

libyaml tells where it gave up, which is often a line below the mistake; the start of what it was reading, and the last
value that it finished, tell more.
"""

from __future__ import annotations

import re

import yaml

from cardforge.catalogue.reading import faults
from cardforge.catalogue.reading.source import Source
from cardforge.catalogue.reading.traps import quoted
from cardforge.diagnostics import Diagnostic, Place

KEY_AND_VALUE = re.compile(r"^(?P<head>\s*(?:- +)*[\w.-]+: +)(?P<value>.*)$")


def explained(source: Source, error: yaml.MarkedYAMLError, last: yaml.Event | None) -> Diagnostic:
    """The diagnostic for a file that libyaml gave up on; `last` is the last event that it gave before."""
    mark = error.problem_mark or error.context_mark
    if mark is None:
        return faults.yaml_syntax(Place(source.name), error.problem or "it breaks off", "")
    place = Place(source.name, mark.line + 1, mark.column + 1)
    context, problem = error.context or "", error.problem or ""
    line = _line(source, place.line)
    if "tab" in problem or "\t" in line[: len(line) - len(line.lstrip())]:
        return _tab(source, place, line)
    if isinstance(last, yaml.ScalarEvent) and last.style in ('"', "'"):
        found = _quotes(source, last, place)
        if found:
            return found
    if "quoted scalar" in context and error.context_mark:
        return _in_quotes(source, error.context_mark, place, problem)
    if "expected ':'" in problem and error.context_mark:
        return _colon(source, Place(source.name, error.context_mark.line + 1, error.context_mark.column + 1))
    if "cannot start any token" in problem or (
        "are not allowed in this context" in problem and "values" not in problem
    ):
        return _first_character(place, line)
    if "anchor" in context or "alias" in context or "tag" in context or "directive" in context:
        return _first_character(place, line)
    if "mapping values" in problem:
        return _second_colon(place, line)
    if "flow" in context and error.context_mark:
        return _lost_in_brackets(source, last, error.context_mark) or _brackets(
            source, place, error.context_mark, problem
        )
    if "block scalar" in context:
        hint = "the text begins on the next line, indented; or write it in quotes on this line"
        return faults.yaml_syntax(place, "nothing may follow “|” or “>” on its line", hint)
    if isinstance(last, yaml.MappingEndEvent | yaml.SequenceEndEvent) and line[: place.column - 1].strip():
        return _after_bracket(place, line)
    return _without_key(source, place) or _depth(place, line)


def unreadable_character(source: Source, error: yaml.YAMLError) -> Diagnostic:
    """The diagnostic for a character that YAML does not allow at all."""
    position = getattr(error, "position", None)
    place = Place(source.name)
    if isinstance(position, int):
        before = source.text[:position]
        place = Place(source.name, before.count("\n") + 1, position - before.rfind("\n"))
    return faults.yaml_syntax(place, str(error).split("\n")[0], "")


def _tab(source: Source, place: Place, line: str) -> Diagnostic:
    row, column = place.line, line.find("\t") + 1
    while not column and row > 1:
        row -= 1
        column = _line(source, row).find("\t") + 1
    at = Place(source.name, row, max(1, column))
    return faults.yaml_syntax(at, "there is a tab before the text", "indent with blanks, never with tabs")


def _quotes(source: Source, last: yaml.ScalarEvent, place: Place) -> Diagnostic | None:
    start, end = last.start_mark, last.end_mark
    if start is None or end is None or end.line + 1 != place.line:
        return None
    mark = last.style or '"'
    if end.line > start.line:
        opening = Place(source.name, start.line + 1, start.column + 1)
        return faults.yaml_syntax(
            opening,
            f"the quote that opens here is closed only in line {end.line + 1}",
            f"a closing {mark} is missing at the end of line {start.line + 1}",
        )
    if mark == "'":
        hint = "write the text in double quotes, where an apostrophe needs nothing"
    else:
        hint = 'quotes inside the text are written \\"; the whole text stands between two "'
    return faults.yaml_syntax(place, f"the closing {mark} comes too early: more follows on the line", hint)


def _in_quotes(source: Source, start: yaml.Mark, place: Place, problem: str) -> Diagnostic:
    if "escape" in problem:
        hint = "a backslash in double quotes is written \\\\"
        at = Place(source.name, place.line, place.column, 2)
        return faults.yaml_syntax(at, "a backslash cannot stand before this character", hint)
    opening = Place(source.name, start.line + 1, start.column + 1)
    return faults.yaml_syntax(opening, "the quote that opens here is never closed", "add the closing quote")


def _colon(source: Source, place: Place) -> Diagnostic:
    line = _line(source, place.line)
    text = re.sub(r"\s+#.*$", "", line[place.column - 1 :]).rstrip()
    at = Place(place.file, place.line, place.column, max(1, len(text)))
    glued = re.match(r"([\w.-]+):(\S.*)$", text)
    if glued:
        hint = f"write {glued.group(1)}: {glued.group(2)}"
        return faults.yaml_syntax(at, "a blank is missing after the colon", hint)
    words = text.split(maxsplit=1)
    hint = f"write {words[0]}: {words[1]}" if len(words) == 2 else "a key ends in a colon: “key: value”"
    return faults.yaml_syntax(at, "this line has no “key: ” in front", hint)


def _first_character(place: Place, line: str) -> Diagnostic:
    rest = line[place.column - 1 :].rstrip()
    at = Place(place.file, place.line, place.column, max(1, len(rest)))
    return faults.yaml_syntax(
        at, f"a text cannot begin with “{rest[:1]}” unless it is in quotes", f"write {quoted(rest)}"
    )


def _second_colon(place: Place, line: str) -> Diagnostic:
    found = KEY_AND_VALUE.match(line)
    if found and place.column > len(found["head"]):
        start = len(found["head"])
        at = Place(place.file, place.line, start + 1, max(1, len(found["value"].rstrip())))
        return faults.yaml_syntax(at, "a text with “: ” in it needs quotes", f"write {quoted(found['value'].rstrip())}")
    return _depth(Place(place.file, place.line, len(line) - len(line.lstrip()) + 1), line)


def _brackets(source: Source, place: Place, start: yaml.Mark, problem: str) -> Diagnostic:
    row = start.line + 1
    line = _line(source, row)
    opening = line[start.column : start.column + 1]
    closing = {"{": "}", "[": "]"}.get(opening)
    if closing is None:
        return faults.yaml_syntax(place, problem, "a value is missing here, or it needs quotes")
    if place.line == row and place.column - 1 < len(line.rstrip()):
        hint = f"values are separated by commas; “{closing}” closes"
        return faults.yaml_syntax(place, f"this does not belong between {opening} and {closing}", hint)
    at = Place(source.name, row, start.column + 1)
    return faults.yaml_syntax(at, f"the {opening} that opens here is never closed", f"add {closing}")


def _lost_in_brackets(source: Source, last: yaml.Event | None, start: yaml.Mark) -> Diagnostic | None:
    """A value that begins with `#` and so swallows the rest of its line, the closing bracket included."""
    marks = [start, last.start_mark] if last is not None and last.start_mark is not None else [start]
    for row in sorted({mark.line + 1 for mark in marks}):
        lost = re.search(r"[:,\[{]\s+(#[^,}\]\s]*)[,}\]]", _line(source, row))
        if lost is not None:
            at = Place(source.name, row, lost.start(1) + 1, len(lost.group(1)))
            return faults.yaml_syntax(at, "from “#” on all is a comment here", f"write {quoted(lost.group(1))}")
    return None


def _after_bracket(place: Place, line: str) -> Diagnostic:
    found = KEY_AND_VALUE.match(line)
    hint = f"write {quoted(found['value'].rstrip())}" if found else "put the whole text in quotes"
    return faults.yaml_syntax(place, "nothing may follow a closing bracket", hint)


def _depth(place: Place, line: str) -> Diagnostic:
    text = line[place.column - 1 :]
    if re.match(r"-[\w\"']", text):
        return faults.yaml_syntax(place, "a blank is missing after the dash", f"write - {text[1:].rstrip()}")
    hint = "the keys of one entry stand exactly below each other; a new entry of a list begins with “- ”"
    return faults.yaml_syntax(place, "this line is indented otherwise than the lines it belongs to", hint)


def _without_key(source: Source, place: Place) -> Diagnostic | None:
    """The line before, where that is the one that is no `key: value`: it was read as the start of a longer key."""
    rows = range(place.line - 1, 0, -1)
    row = next((row for row in rows if (text := _line(source, row).strip()) and not text.startswith("#")), 0)
    line = re.sub(r"\s+#.*$", "", _line(source, row)).rstrip()
    depth = len(line) - len(line.lstrip())
    if not row or depth != place.column - 1 or re.match(r"\s*(-( |$)|[^:]+:( |$))", line):
        return None
    return _colon(source, Place(source.name, row, depth + 1))


def _line(source: Source, number: int) -> str:
    lines = source.lines
    return lines[number - 1] if 1 <= number <= len(lines) else ""
