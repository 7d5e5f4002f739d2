"""The project's JSON Schemas, and the lines by which its files point to them."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from cardforge.catalogue import Catalogue
from cardforge.catalogue.edit import EditRefusedError, write_atomically
from cardforge.catalogue.schema import pointed, schema_of, schemas

HOME = "cards/schema"
"""Where the schemas of a project stand."""


@dataclass(frozen=True)
class Schemas:
    """The schema files by name, the data files that get another first line, and how many have a schema at all."""

    written: dict[Path, bytes]
    pointing: dict[Path, tuple[bytes, bytes]]
    """Old and new bytes."""
    files: int

    @property
    def stale(self) -> tuple[Path, ...]:
        """What is not as it should be, sorted."""
        schemas = [path for path, data in self.written.items() if not path.is_file() or path.read_bytes() != data]
        return tuple(sorted([*schemas, *self.pointing]))

    def write(self) -> None:
        """Bring all up to date. Raises EditRefusedError where that is not possible."""
        try:
            for path, data in self.written.items():
                path.parent.mkdir(parents=True, exist_ok=True)
                if not path.is_file() or path.read_bytes() != data:
                    write_atomically(path, data)
            for path, (old, new) in self.pointing.items():
                if path.read_bytes() != old:
                    raise EditRefusedError(f"{path} was changed by somebody else meanwhile", "give the command again")
                write_atomically(path, new)
        except OSError as error:
            raise EditRefusedError(f"{error.filename} cannot be written ({error.strerror or error})") from error


def make_schemas(catalogue: Catalogue, folder: Path | None = None) -> Schemas:
    """The schemas of the project, for its `cards/schema/` or another folder. Only in the first case do its data files
    point to them."""
    home = folder or catalogue.root / HOME
    written = {home / f"{name}.json": _bytes(schema) for name, schema in schemas(catalogue).items()}
    pointing: dict[Path, tuple[bytes, bytes]] = {}
    files = [path for path in sorted((catalogue.root / "cards").rglob("*.yaml")) if path.is_file()]
    named = {path: name for path in files if (name := schema_of(path.relative_to(catalogue.root).as_posix()))}
    if folder is None:
        for path, name in named.items():
            old = path.read_bytes()
            here = path.relative_to(catalogue.root).parent.as_posix()
            reference = PurePosixPath(os.path.relpath(f"{HOME}/{name}.json", here)).as_posix()
            try:
                new = pointed(old, reference)
            except UnicodeDecodeError:
                continue
            if new != old:
                pointing[path] = (old, new)
    return Schemas(written, pointing, len(named))


def _bytes(schema: dict[str, object]) -> bytes:
    return (json.dumps(schema, ensure_ascii=False, indent=2) + "\n").encode()
