"""The ways to break the sample game, and what must come of each: `starters/mutations.yaml`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

import yaml
from pydantic import BaseModel, ConfigDict, Field


class Change(BaseModel):
    """What happens to one file of the sample."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    file: str = ""
    was: str | None = None
    now: str = ""
    write: str | None = None
    hex: str | None = None
    size: int | None = None
    folder: bool = False
    absent: bool = False

    def apply(self, root: Path) -> None:
        """Do it to the copy at `root`. Raises ValueError where `was` does not stand in the file exactly once."""
        path = root / self.file
        if self.absent or self.folder:
            path.unlink()
        if self.folder:
            path.mkdir()
        elif self.write is not None:
            path.write_text(self.write, "utf-8")
        elif self.hex is not None:
            path.write_bytes(bytes.fromhex(self.hex))
        elif self.size is not None:
            path.write_bytes(b"#" * self.size)
        elif self.was is not None:
            text = path.read_text("utf-8")
            if text.count(self.was) != 1:
                raise ValueError(f"{self.was!r} stands {text.count(self.was)} times in {self.file}")
            path.write_text(text.replace(self.was, self.now), "utf-8")


class Mutation(Change):
    """One way to break the sample, the code that must come of it, and the characters that it must point at."""

    code: str
    caret: str | None = None
    line: int | None = None
    also: tuple[Change, ...] = Field(default=())
    query: str | None = None
    deck: str | None = None
    sheet: str | None = None


@cache
def mutations() -> tuple[Mutation, ...]:
    """All of them, in the order of the file."""
    text = files("cardforge").joinpath("starters/mutations.yaml").read_text("utf-8")
    return tuple(Mutation.model_validate(entry) for entry in yaml.safe_load(text))


class SampleRulebook(BaseModel):
    """A rulebook for the sample, file by file, and the ways to break it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    files: dict[str, str]
    mutations: tuple[Mutation, ...]

    def write(self, root: Path) -> None:
        """Put it into a copy of the sample."""
        for file, text in self.files.items():
            path = root / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")


@cache
def sample_rulebook() -> SampleRulebook:
    """The rulebook of the sample, which is apart from it: most games have none, and the checks of cards need none."""
    text = files("cardforge").joinpath("starters/rulebook.yaml").read_text("utf-8")
    return SampleRulebook.model_validate(yaml.safe_load(text))


@cache
def sample_text(file: str) -> str:
    """A file of the sample, or of its rulebook, as it is."""
    if file in sample_rulebook().files:
        return sample_rulebook().files[file]
    return files("cardforge").joinpath(f"starters/sample/{file}").read_text("utf-8")
