"""Finds the state of a game that somebody names: working tree, git revision, release, edition or another folder."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from cardforge.catalogue import Catalogue, UnknownNameError, load
from cardforge.catalogue.compare import Comparison, compare
from cardforge.catalogue.compare.releases import (
    DamagedReleaseError,
    UnknownReleaseError,
    read_release,
    release_names,
)
from cardforge.diagnostics import Report, listed, nearest
from cardforge.workshop.project import Project
from cardforge.workshop.revisions import GitError, commit_of, revision_names, write_cards
from cardforge.workshop.root import MARK


class VersionError(LookupError):
    """What was named cannot be found, is ambiguous, or cannot be read; the message says what to write."""


class Source(StrEnum):
    """Where a state of a game comes from; also the prefix that says so: `git:main`, `release:spring`."""

    TREE = "tree"
    RELEASE = "release"
    EDITION = "edition"
    GIT = "git"
    FOLDER = "folder"


@dataclass(frozen=True)
class Version:
    """One state of a game. `notes` say what of it could not be read."""

    source: Source
    name: str
    catalogue: Catalogue
    notes: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """What a reader calls it."""
        return _label(self.source, self.name)


@dataclass(frozen=True)
class Versions:
    """Two states and what is different between them."""

    before: Version
    after: Version
    comparison: Comparison


@dataclass(frozen=True)
class _Found:
    """A state that was found and not yet read. `root` is where its files stand, where it has any of its own."""

    source: Source
    name: str
    catalogue: Catalogue | None
    report: Report
    root: Path | None = None


def compare_versions(project: Project, before: str | None = None, after: str | None = None) -> Versions:
    """Compare two states by their names. Raises VersionError.

    Without names: the last release, or before the first one the last commit, with the working tree.
    """
    with ExitStack() as stack:
        older = _named(project, before, stack) if before is not None else _default(project, stack)
        newer = _named(project, after, stack) if after is not None else _tree(project)
        first, second = _read(older, newer), _read(newer, older)
    return Versions(first, second, compare(first.catalogue, second.catalogue))


def _tree(project: Project) -> _Found:
    return _Found(Source.TREE, "", project.catalogue, project.report, project.root)


def _default(project: Project, stack: ExitStack) -> _Found:
    releases = release_names(project.root)
    if releases:
        return _release(project, releases[-1], stack)
    try:
        commit = commit_of(project.root, "HEAD")
    except GitError as error:
        raise VersionError(
            f"nothing to compare with: there is no release yet, and {error}\n"
            "    hint: `cardforge release NAME` remembers all cards as they are now"
        ) from None
    if commit is None:
        raise VersionError("nothing to compare with: there is no release yet, and nothing is committed to git")
    return _git(project, "HEAD", stack)


def _named(project: Project, spec: str, stack: ExitStack) -> _Found:
    """What a word or a prefixed word names. A word that could be several things is refused."""
    prefix, colon, rest = spec.partition(":")
    if colon and prefix in _READERS:
        return _READERS[prefix](project, rest, stack)
    if Path(spec).is_absolute() or spec.split("/", 1)[0] in (".", "..", "~"):
        return _folder(project, spec, stack)
    meant = _meanings(project, spec)
    if len(meant) == 1:
        return _READERS[meant[0]](project, spec, stack)
    if meant:
        ways = listed([f"{source}:{spec}" for source in meant])
        raise VersionError(f"“{spec}” can be {listed([_article(source) for source in meant])}; write {ways}")
    raise _unknown(project, spec)


def _meanings(project: Project, spec: str) -> list[Source]:
    meant = [Source.RELEASE] if spec in release_names(project.root) else []
    if project.catalogue and any(edition.id == spec for edition in project.catalogue.editions):
        meant.append(Source.EDITION)
    if (Path(spec) / MARK).is_file():
        meant.append(Source.FOLDER)
    try:
        if commit_of(project.root, spec) is not None:
            meant.append(Source.GIT)
    except GitError:
        pass
    return meant


def _unknown(project: Project, spec: str) -> VersionError:
    editions = tuple(edition.id for edition in project.catalogue.editions) if project.catalogue else ()
    releases = release_names(project.root)
    near = nearest(spec, [*editions, *releases, *revision_names(project.root)])
    if Path(spec).is_dir():
        hint = f"the folder {spec} is no project: it has no {MARK}"
    elif ".." in spec:
        hint = "write two names with a blank between them: cardforge diff A B"
    elif near:
        hint = f"did you mean “{near}”?"
    else:
        there = [*(f"release {name}" for name in releases[-3:]), *(f"edition {name}" for name in editions)]
        hint = f"there is {listed(there, 'and')}; a git revision or a folder will do as well"
    try:
        commit_of(project.root, "HEAD")
        kinds = "no release, edition, git revision or folder"
    except GitError as error:
        kinds = f"no release, edition or folder ({error})"
    return VersionError(f"{kinds} is called “{spec}”\n    hint: {hint}")


def _release(project: Project, name: str, stack: ExitStack) -> _Found:
    try:
        catalogue = read_release(project.root, name).catalogue(project.root)
    except (UnknownReleaseError, DamagedReleaseError) as error:
        raise VersionError(str(error)) from None
    return _Found(Source.RELEASE, name, catalogue, Report())


def _edition(project: Project, name: str, stack: ExitStack) -> _Found:
    if project.catalogue is None:
        raise VersionError("the game cannot be read, nor its editions; `cardforge check` says why")
    try:
        return _Found(Source.EDITION, name, project.catalogue.under(name), Report())
    except UnknownNameError as error:
        near = nearest(name, [edition.id for edition in project.catalogue.editions])
        raise VersionError(f"{error}{f'; did you mean “{near}”?' if near else ''}") from None


def _git(project: Project, name: str, stack: ExitStack) -> _Found:
    try:
        commit = commit_of(project.root, name)
        if commit is None:
            near = nearest(name, revision_names(project.root))
            raise VersionError(f"git knows no revision “{name}”{f'; did you mean “{near}”?' if near else ''}")
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="cardforge-")))
        if not write_cards(project.root, commit, folder):
            raise VersionError(f"there were no cards yet at git revision {name}")
    except GitError as error:
        raise VersionError(str(error)) from None
    catalogue, report = load(folder)
    shown = name if commit.startswith(name) else f"{name} ({commit[:7]})"
    return _Found(Source.GIT, shown, catalogue, report, folder)


def _folder(project: Project, name: str, stack: ExitStack) -> _Found:
    root = Path(name).expanduser().resolve()
    if root == project.root:
        return _tree(project)
    if not (root / MARK).is_file():
        raise VersionError(f"the folder {name} is no project: it has no {MARK}")
    return _Found(Source.FOLDER, name, *load(root), root)


_READERS: dict[str, Callable[[Project, str, ExitStack], _Found]] = {
    Source.RELEASE: _release,
    Source.EDITION: _edition,
    Source.GIT: _git,
    Source.FOLDER: _folder,
}


def _read(found: _Found, other: _Found) -> Version:
    """The state complete, with notes. What the game itself lacks to be read is borrowed from the other side."""
    catalogue, notes = found.catalogue, _notes(found)
    if catalogue is None and found.root is not None and other.root is not None:
        catalogue, borrowed = _with_borrowed(found, found.root, other.root)
        if catalogue is not None:
            notes.append(f"{_label(found.source, found.name)}: {listed(borrowed, 'and')} taken from the other side")
    if catalogue is None:
        first = next(iter(found.report.errors), None)
        why = f"{first.place}: {first.message}" if first else "its data cannot be read"
        hint = "\n    hint: `cardforge check` tells all that is wrong" if found.source is Source.TREE else ""
        raise VersionError(f"{_label(found.source, found.name)} cannot be compared; {why}{hint}")
    return Version(found.source, found.name, catalogue, tuple(notes))


def _with_borrowed(found: _Found, root: Path, spare: Path) -> tuple[Catalogue | None, list[str]]:
    """The catalogue read with the other side's game, factions or editions where they are broken or missing."""
    broken = {one.place.file for one in found.report.errors if one.place}
    names = [MARK, "cards/factions.yaml"]
    names += [f"cards/editions/{path.name}" for path in sorted((spare / "cards/editions").glob("*.yaml"))]
    borrowed = [name for name in names if (spare / name).is_file() and (name in broken or not (root / name).is_file())]
    with tempfile.TemporaryDirectory(prefix="cardforge-") as scratch:
        folder = Path(scratch)
        shutil.copytree(root / "cards", folder / "cards")
        for name in borrowed:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(spare / name, folder / name)
        return load(folder)[0], borrowed


def _notes(found: _Found) -> list[str]:
    errors = found.report.errors
    label = _label(found.source, found.name)
    if not errors:
        lost = len(found.catalogue.broken) if found.catalogue else 0
        words = "one entry is" if lost == 1 else f"{lost} entries are"
        return [f"{label}: {words} of a kind that this version cannot read"] if lost else []
    count = "one error" if len(errors) == 1 else f"{len(errors)} errors"
    first = errors[0]
    where = f"{first.place}: " if first.place else ""
    return [f"{label} has {count}, so that not all of it can be read (first: {where}{first.message})"]


def _label(source: Source, name: str) -> str:
    if source is Source.TREE:
        return "working tree"
    return f"git {name}" if source is Source.GIT else f"{source} {name}"


def _article(source: Source) -> str:
    return {Source.GIT: "a git revision", Source.EDITION: "an edition"}.get(source, f"a {source}")
