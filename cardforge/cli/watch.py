"""`cardforge watch`: the gallery in a browser, always as the files are."""

from __future__ import annotations

import socket
from typing import Annotated

import typer

from cardforge.cli import session

PORT = 8737


def command(
    context: typer.Context,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="Where it listens; 0 takes a free one.")] = PORT,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the gallery in a browser.")] = True,
) -> None:
    """Show the gallery and build anew whatever a saved file touches, until Ctrl-C. Only this machine can see it."""
    from cardforge.workshop.build import PROOFS, NoRendererError
    from cardforge.workshop.watching import Desk

    try:
        from cardforge.workshop.serving import ADDRESS, serve
    except ImportError:
        session.fail("watching needs a few packages more: pip install 'cardforge[watch]'")
    root = session.project(context).root
    try:
        with socket.create_server((ADDRESS, port)) as free:
            port = free.getsockname()[1]
    except OSError as error:
        session.fail(f"port {port} cannot be used ({error.strerror}); choose another with --port")
    desk = Desk(root)
    try:
        for told in desk.build():
            typer.echo(f"{told.seconds:5.2f} s  {told}")
    except NoRendererError as error:
        session.fail(str(error))
    address = f"http://{ADDRESS}:{port}/"
    typer.echo(f"The gallery is at {address} – saving a file in cards/, templates/, art/ or fonts/ refreshes it.")
    if browser:
        import webbrowser

        webbrowser.open(address)
    serve(desk, root / PROOFS, port, typer.echo)
