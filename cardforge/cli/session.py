"""What every command needs: the folder it works on, the opened project, and one way to print and to end."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import typer

from cardforge.diagnostics import Diagnostic, Severity, listed
from cardforge.diagnostics.render import SourceLine, as_text
from cardforge.workshop.root import NoProjectError

if TYPE_CHECKING:
    from cardforge.catalogue import Catalogue
    from cardforge.workshop.project import Project

FINE, FINDINGS, USAGE = 0, 1, 2
"""Exit codes: all well; something was found; the call or its input cannot be used."""

_COLOURS = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.NOTE: "cyan"}


def folder(context: typer.Context) -> Path:
    """The folder that `-C` names, or the current one."""
    chosen = context.find_root().obj
    return chosen if isinstance(chosen, Path) else Path.cwd()


def project(context: typer.Context) -> Project:
    """The project that the command works on; ends with a hint where there is none."""
    from cardforge.workshop.project import open_project

    try:
        return open_project(folder(context))
    except NoProjectError as error:
        fail(str(error))


def catalogue(context: typer.Context) -> Catalogue:
    """The catalogue of the project; where it cannot be read, ends with the reasons."""
    return read_or_fail(project(context))


def read_or_fail(opened: Project) -> Catalogue:
    """The catalogue of an opened project; where it cannot be read, ends with the reasons."""
    if opened.catalogue is None:
        print_diagnostics(opened.report, None)
        fail("the game cannot be read; the findings above say why")
    return opened.catalogue


def under(catalogue: Catalogue, edition: str) -> Catalogue:
    """The catalogue under another edition; ends with the nearest name where there is none such."""
    from cardforge.catalogue import UnknownNameError
    from cardforge.diagnostics import did_you_mean

    known = [one.id for one in catalogue.editions]
    try:
        return catalogue.under(edition)
    except UnknownNameError as error:
        fail(f"{error}; {did_you_mean(edition, known, f'there is {listed(known)}')}")


def print_diagnostics(diagnostics: Iterable[Diagnostic], line: SourceLine | None) -> None:
    """Findings for people, on standard output."""
    for found in diagnostics:
        text = as_text(found, line)
        word = str(found.severity)
        if colourful():
            text = text.replace(f"{word} [", typer.style(word, fg=_COLOURS[found.severity], bold=True) + " [", 1)
        typer.echo(text)


def print_json(value: Any) -> None:
    """A value as JSON on standard output."""
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))


def colourful() -> bool:
    """Whether colours may be used: a terminal, and no NO_COLOR."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def fail(message: str, code: int = USAGE) -> NoReturn:
    """End with a message on standard error."""
    typer.echo(f"cardforge: {message}", err=True)
    raise typer.Exit(code)


def near(path: Path) -> Path:
    """A path as it is shown: from where the user stands, as long as it lies below."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def terminal_width() -> int:
    """Columns of the terminal; 120 where there is none and COLUMNS does not say."""
    return shutil.get_terminal_size((120, 24)).columns
