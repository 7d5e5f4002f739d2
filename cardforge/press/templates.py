"""Jinja in a sandbox: templates are strangers' code. What a page used is remembered, so that the cache knows."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from jinja2 import (
    BaseLoader,
    Environment,
    FileSystemBytecodeCache,
    StrictUndefined,
    Template,
    TemplateError,
    TemplateNotFound,
    TemplateSyntaxError,
)
from jinja2.exceptions import SecurityError
from jinja2.sandbox import ImmutableSandboxedEnvironment

from cardforge.press.files import AssetError, ProjectFiles

FOLDER = "templates"


class BrokenTemplateError(Exception):
    """A template does not work: `templates/ally.html:12: …`."""


class _ProjectLoader(BaseLoader):
    def __init__(self, files: ProjectFiles) -> None:
        self._files = files

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        file = f"{FOLDER}/{template}"
        try:
            return self._files.read(file).decode("utf-8-sig"), file, lambda: True
        except (UnicodeDecodeError, AssetError) as error:
            raise TemplateNotFound(template) from error


def _bytecode_cache() -> FileSystemBytecodeCache | None:
    """Compiled templates, kept among the user's own files.

    Never in the project: what is kept there is run as it stands, outside the sandbox, and a project may come from a
    stranger.
    """
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    folder = Path(base) / "cardforge" / "templates"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = folder.stat()
    except OSError:
        return None
    mine = not hasattr(os, "getuid") or (status.st_uid == os.getuid() and not status.st_mode & 0o022)
    return FileSystemBytecodeCache(str(folder)) if mine and os.access(folder, os.W_OK) else None


class _Recording(ImmutableSandboxedEnvironment):
    """Tells which templates were asked for, whether compiled before or not."""

    def __init__(self, files: ProjectFiles) -> None:
        super().__init__(
            loader=_ProjectLoader(files),
            undefined=StrictUndefined,
            autoescape=lambda name: name is None or not name.endswith(".css"),
            auto_reload=False,
            cache_size=-1,
            bytecode_cache=_bytecode_cache(),
        )
        self.asked: set[str] = set()

    def _load_template(self, name: str, globals: Any) -> Template:
        self.asked.add(f"{FOLDER}/{name}")
        return super()._load_template(name, globals)


class Templates:
    """The templates of one project."""

    def __init__(self, files: ProjectFiles) -> None:
        self._environment = _Recording(files)

    def render(self, name: str, context: Mapping[str, Any]) -> tuple[str, frozenset[str]]:
        """The page, and the template files it was made of (also those that it asked for in vain).

        Raises BrokenTemplateError with file and line.
        """
        asked: set[str] = set()
        self._environment.asked = asked
        try:
            page = self._environment.get_template(name).render(context)
        except TemplateSyntaxError as error:
            raise BrokenTemplateError(f"{error.filename or FOLDER}:{error.lineno}: {error.message}") from error
        except TemplateNotFound as error:
            raise BrokenTemplateError(
                f"{_where(error, name)}: there is no template “{error.name}” in {FOLDER}/"
            ) from error
        except SecurityError as error:
            raise BrokenTemplateError(f"{_where(error, name)}: not allowed: {error}") from error
        except TemplateError as error:
            raise BrokenTemplateError(f"{_where(error, name)}: {error.message}") from error
        except Exception as error:  # whatever a template computes: a fault of the template, not of the press
            raise BrokenTemplateError(f"{_where(error, name)}: {type(error).__name__}: {error}") from error
        return page, frozenset(asked)


def _where(error: BaseException, name: str) -> str:
    """`file:line` of the innermost template that the error passed through."""
    place, frame = f"{FOLDER}/{name}", error.__traceback__
    while frame is not None:
        file = frame.tb_frame.f_code.co_filename
        if file.startswith(f"{FOLDER}/"):
            place = f"{file}:{frame.tb_lineno}"
        frame = frame.tb_next
    return place
