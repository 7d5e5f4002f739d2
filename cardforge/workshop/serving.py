"""A small server on this machine alone: the gallery, and word of each build to the browsers that show it.

It answers on the loopback address and only to requests that name it, so that no page from elsewhere can read the cards
by a name that leads here. It needs the extra `watch`.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from watchfiles import awatch

from cardforge.workshop.watching import WATCHED, Desk, Told

ADDRESS = "127.0.0.1"
NAMES = ("127.0.0.1", "localhost", "[::1]")
PAUSE_MS = 60
"""How long a file must lie still before it is read: editors write in several steps."""


class OwnRequestsOnly:
    """Refuses requests that name another host, or come from a page of another origin."""

    def __init__(self, app: ASGIApp, port: int) -> None:
        self._app = app
        self._hosts = {f"{name}:{port}" for name in NAMES}
        self._origins = {f"http://{host}" for host in self._hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, or answer 403."""
        if scope["type"] == "http":
            headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
            host, origin = headers.get("host", ""), headers.get("origin")
            if host not in self._hosts or (origin is not None and origin not in self._origins):
                await PlainTextResponse("not for you", 403)(scope, receive, send)
                return
        await self._app(scope, receive, send)


class Board:
    """Word of builds, for as many browsers as listen."""

    def __init__(self) -> None:
        self._listening: set[asyncio.Queue[str]] = set()
        self._count = 0

    def tell(self, told: Told) -> None:
        """Say it to all who listen."""
        self._count += 1
        for queue in self._listening:
            queue.put_nowait(f"{self._count} {told}")

    async def events(self, request: Request) -> Response:
        """The stream of server-sent events."""
        queue: asyncio.Queue[str] = asyncio.Queue()

        async def stream() -> AsyncIterator[str]:
            self._listening.add(queue)
            try:
                yield "retry: 1000\n\n"
                while True:
                    try:
                        yield f"data: {await asyncio.wait_for(queue.get(), 20)}\n\n"
                    except TimeoutError:
                        yield ": still here\n\n"
            finally:
                self._listening.discard(queue)

        return StreamingResponse(stream(), media_type="text/event-stream", headers={"Cache-Control": "no-store"})


def watching_app(desk: Desk, folder: Path, port: int, say: Callable[[str], None]) -> Starlette:
    """The server of a project's proofs, which watches its files while it runs. `say` is told of each build."""
    board = Board()
    worker = ThreadPoolExecutor(1)  # the renderer is one thread's

    async def rebuild() -> None:
        loop = asyncio.get_running_loop()
        steps = desk.build()
        while (told := await loop.run_in_executor(worker, functools.partial(next, steps, None))) is not None:
            say(f"{told.seconds:5.2f} s  {told}")
            board.tell(told)

    async def watch() -> None:
        folders = [desk.root / name for name in WATCHED if (desk.root / name).is_dir()]
        async for _ in awatch(*folders, step=PAUSE_MS, debounce=4 * PAUSE_MS):
            try:
                await rebuild()
            except Exception as error:  # it goes on watching: the next save may be right
                say(f"could not build: {type(error).__name__}: {error}")

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        task = asyncio.create_task(watch())
        try:
            yield
        finally:
            task.cancel()
            worker.shutdown(wait=False, cancel_futures=True)

    async def root(request: Request) -> Response:
        return RedirectResponse("/index.html")

    return Starlette(
        routes=[Route("/", root), Route("/events", board.events), Mount("/", StaticFiles(directory=folder))],
        middleware=[Middleware(OwnRequestsOnly, port=port)],
        lifespan=lifespan,
    )


def serve(desk: Desk, folder: Path, port: int, say: Callable[[str], None]) -> None:
    """Serve until interrupted. Raises OSError where the port is taken."""
    import uvicorn

    app = watching_app(desk, folder, port, say)
    uvicorn.Server(uvicorn.Config(app, host=ADDRESS, port=port, log_level="error", timeout_graceful_shutdown=1)).run()
