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

from cardforge.diagnostics import Place
from cardforge.press.files import AssetError, ProjectFiles, UnusableAssetError

FOLDER = "templates"
MOST_BYTES = 4_000_000


class BrokenTemplateError(Exception):
    """A template does not work."""

    def __init__(self, place: Place, what: str) -> None:
        super().__init__(f"{place}: {what}")
        self.place = place
        self.what = what


class _ProjectLoader(BaseLoader):
    def __init__(self, files: ProjectFiles) -> None:
        self._files = files

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        file = f"{FOLDER}/{template}"
        try:
            data = self._files.read(file, MOST_BYTES)
            return data.decode("utf-8-sig"), file, lambda: True
        except UnicodeDecodeError as error:
            line = data[: error.start].count(b"\n") + 1
            raise TemplateSyntaxError("it is not UTF-8: save it again as UTF-8", line, template) from error
        except UnusableAssetError as error:
            raise TemplateSyntaxError(error.why, 1, template) from error
        except AssetError as error:
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

        Raises BrokenTemplateError.
        """
        asked: set[str] = set()
        self._environment.asked = asked
        try:
            page = self._environment.get_template(name).render(context)
        except TemplateSyntaxError as error:
            file = (error.name or name).removeprefix(f"{FOLDER}/")
            place = Place(f"{FOLDER}/{file}", error.lineno)
            raise BrokenTemplateError(place, (error.message or "it is not valid").removesuffix(".")) from error
        except TemplateNotFound as error:
            what = f"there is no template “{error.name}” in {FOLDER}/"
            raise BrokenTemplateError(_where(error, name), what) from error
        except SecurityError as error:
            raise BrokenTemplateError(_where(error, name), f"not allowed: {error}") from error
        except TemplateError as error:
            raise BrokenTemplateError(_where(error, name), error.message or "it fails") from error
        except Exception as error:  # whatever a template computes: a fault of the template, not of the press
            raise BrokenTemplateError(_where(error, name), f"{type(error).__name__}: {error}") from error
        return page, frozenset(asked)


def _where(error: BaseException, name: str) -> Place:
    """The line of the innermost template that the error passed through."""
    place, frame = Place(f"{FOLDER}/{name}"), error.__traceback__
    while frame is not None:
        file = frame.tb_frame.f_code.co_filename
        if file.startswith(f"{FOLDER}/"):
            place = Place(file, frame.tb_lineno)
        frame = frame.tb_next
    return place
