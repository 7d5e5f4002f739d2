"""Reads `cards/coverage.yaml`, with the line of each entry."""

from __future__ import annotations

from pathlib import Path

from pydantic import ValidationError

from cardforge.catalogue.load import COVERAGE
from cardforge.catalogue.models.coverage import CoverageFile
from cardforge.coverage.exceptions import Exceptions
from cardforge.play.scenarios.source import SourceError, documents


def read_exceptions(root: Path) -> Exceptions:
    """What the file of a project says; nothing where there is none. What is wrong with it is among its `faults`."""
    path = root / COVERAGE
    exceptions = Exceptions()
    if not path.exists():
        return exceptions
    try:
        [tree] = documents(path)
    except SourceError as error:
        exceptions.faults.append(f"{COVERAGE}:{error.line}: {error.reason}")
        return exceptions
    try:
        read = CoverageFile.model_validate(tree.value or {}, strict=False)
    except ValidationError as error:
        for one in error.errors():
            where = ".".join(map(str, one["loc"]))
            exceptions.faults.append(f"{COVERAGE}:{tree.line(tuple(one['loc']))}: {where}: {one['msg']}")
        return exceptions
    for number, same in enumerate(read.equivalent):
        line = tree.line(("equivalent", number))
        exceptions.add_equivalent(same.card or "", same.says, same.why, line)
    for number, never in enumerate(read.never):
        exceptions.add_never(never.card, never.clause, never.never, never.why, tree.line(("never", number)))
    return exceptions
