"""`cardforge new`: a small project to start from. There is an option for each starter that is found."""

from __future__ import annotations

import inspect
import shlex
from pathlib import Path
from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.diagnostics import listed
from cardforge.workshop.starters import FOLDERS, Starter, StarterError, make_project, starters


def command(context: typer.Context, directory: Path, **chosen: bool) -> None:
    """Make a small project to start a game from. It checks and builds as it is; its README says what to edit first."""
    found = starters()
    if not found:
        session.fail("this installation has no starter; install cardforge again")
    named = [one for one in found if chosen.get(_parameter(one))]
    if len(named) > 1:
        session.fail(f"choose one of {listed(f'--{one.name}' for one in named)}")
    starter = named[0] if named else found[0]
    try:
        made = make_project(starter, session.folder(context) / directory.expanduser())
    except StarterError as error:
        session.fail(str(error))
    _print(starter, directory, made)


def _signature() -> inspect.Signature:
    """The parameters of the command: the folder, and a flag for each starter that is found."""
    either = inspect.Parameter.POSITIONAL_OR_KEYWORD
    folder = Annotated[Path, typer.Argument(metavar="DIR", help="A folder that is new or empty.")]
    parameters = [
        inspect.Parameter("context", either, annotation=typer.Context),
        inspect.Parameter("directory", either, annotation=folder),
    ]
    for place, one in enumerate(starters()):
        text = f"Start from “{one.title}”{', as without a choice' if place == 0 else ''}."
        flag = Annotated[bool, typer.Option(f"--{one.name}", help=text)]
        parameters.append(inspect.Parameter(_parameter(one), either, annotation=flag, default=False))
    return inspect.Signature(parameters)


def _parameter(starter: Starter) -> str:
    return f"from_{starter.name.replace('-', '_')}"


_SIGNATURE = _signature()
# Typer reads both: there is no other way to give it parameters that are not known when this is written.
command.__signature__ = _SIGNATURE  # type: ignore[attr-defined]
command.__annotations__ = {name: one.annotation for name, one in _SIGNATURE.parameters.items()}


def _print(starter: Starter, directory: Path, made: tuple[str, ...]) -> None:
    typer.echo(f"{directory}: a copy of “{starter.title}” to make your own")
    about = FOLDERS | {"README.md": "what to edit first", ".gitignore": "keeps build/ out of git"}
    for name in made:
        shown = f"{name}/" if name in FOLDERS else name
        typer.echo(f"  {shown:<12}{about.get(name, '')}")
    typer.echo("Next:")
    for step in (f"cd {shlex.quote(str(directory))}", "cardforge check", "cardforge build"):
        typer.echo(f"  {step}")
