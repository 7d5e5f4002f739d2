"""`cardforge preflight`: look a file over as a print shop would."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.diagnostics import did_you_mean, listed
from cardforge.diagnostics.render import as_json, summary
from cardforge.workshop.root import NoProjectError, find_root


def command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A PDF, a picture, or a folder of them; ours or anybody's.")],
    profile: Annotated[str, typer.Option("--profile", metavar="PROFILE", help="What it is for, such as drivethru.")],
    as_data: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Say what a print shop or a virtual table would send back. Exit 1 if anything. Works outside a project too."""
    from cardforge.workshop.export import known_profiles, look_over

    try:
        root = find_root(session.folder(context))
    except NoProjectError:
        root = None
    if not file.exists():
        session.fail(f"there is no {file}")
    try:
        report = look_over(file, profile, root)
    except LookupError:
        known = known_profiles(root)
        hint = did_you_mean(profile, known)
        session.fail(f"there is no profile “{profile}”; expected {listed(known)}{'; ' + hint if hint else ''}")
    if as_data:
        session.print_json([as_json(found) for found in report])
    else:
        session.print_diagnostics(report, None)
        typer.echo(f"{file}: {summary(report) if len(report) else 'nothing wrong'} for {profile}")
    raise typer.Exit(session.FINDINGS if report.failed else session.FINE)
