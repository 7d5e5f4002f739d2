"""A headless browser, spoken to over pipes (Chrome DevTools Protocol), so that it tells when a page shows something."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from types import TracebackType
from typing import Any

from tests.bench.process import WORK, MeasureError

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def find_browser() -> str | None:
    """A Chromium on this machine, or None."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


class Browser:
    """One page of a headless Chromium. Raises MeasureError where it does not answer."""

    def __init__(self, program: str) -> None:
        reading, self._commands = os.pipe()
        self._answers, writing = os.pipe()
        pipes = f'exec "$0" "$@" 3<&{reading} 4>&{writing}'
        flags = ("--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run")
        self._process = subprocess.Popen(
            ["bash", "-c", pipes, program, *flags, f"--user-data-dir={WORK / 'browser'}", "about:blank"],
            pass_fds=(reading, writing),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(reading)
        os.close(writing)
        self._buffer = b""
        self._count = 0
        self._session: str | None = None
        target = self._ask("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def open(self, address: str, width: int = 1280, height: int = 900) -> None:
        """Go to a page, and wait until it is loaded."""
        self._ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self._ask("Page.navigate", url=address)
        self.evaluate(
            "new Promise(done => { const look = () => document.readyState === 'complete' && location.href !== "
            "'about:blank' ? done(true) : setTimeout(look, 20); look(); })"
        )

    def evaluate(self, script: str) -> Any:
        """What a script comes to, once its promise is kept."""
        return self._ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)["result"].get(
            "value"
        )

    def _ask(self, method: str, **parameters: object) -> dict[str, Any]:
        self._count += 1
        message = {"id": self._count, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._count:
                if "error" in answer:
                    raise MeasureError(f"{method}: {answer['error']}")
                return dict(answer["result"])

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._buffer:
            read = os.read(self._answers, 1 << 16)
            if not read:
                raise MeasureError("the browser ended")
            self._buffer += read
        line, self._buffer = self._buffer.split(b"\0", 1)
        return dict(json.loads(line))

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._commands)
        os.close(self._answers)
