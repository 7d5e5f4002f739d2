"""Reads the card data of an older revision out of git, without touching the working tree. Git is optional."""

from __future__ import annotations

import subprocess
from pathlib import Path, PurePosixPath

_FOLDER = "cards"
_MOST_FILES = 2_000


class GitError(RuntimeError):
    """Git is missing, this is no repository, or a revision does not exist; the message says which in one line."""


def commit_of(root: Path, revision: str) -> str | None:
    """The full commit id of a revision, or None where git does not know it. Raises GitError without a repository."""
    _repository(root)
    done = _git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    return done.stdout.decode().strip() if done.returncode == 0 else None


def revision_names(root: Path) -> tuple[str, ...]:
    """Branches and tags, to offer the nearest; none where there is no git or no repository."""
    try:
        done = _git(root, "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags")
    except GitError:
        return ()
    return tuple(done.stdout.decode(errors="replace").split())


def write_cards(root: Path, commit: str, into: Path) -> int:
    """Write the YAML files of the project's `cards/` at a commit below `into`; returns how many there are.

    Raises GitError. Bytes are those in the repository: no attribute of an archive or line-end setting changes them.
    """
    listing = _git(root, "ls-tree", "-r", "-z", "--full-tree", f"{commit}:{_prefix(root)}{_FOLDER}")
    if listing.returncode:
        return 0  # a revision from before there were cards
    blobs: list[tuple[str, PurePosixPath]] = []
    for entry in listing.stdout.decode(errors="surrogateescape").split("\0"):
        head, _, name = entry.partition("\t")
        path = PurePosixPath(name)
        regular = head.startswith(("100644 blob", "100755 blob"))
        if regular and path.suffix == ".yaml" and not path.is_absolute() and ".." not in path.parts:
            blobs.append((head.split()[2], path))
    if len(blobs) > _MOST_FILES:
        raise GitError(f"the revision has {len(blobs)} card files; at most {_MOST_FILES} are read")
    contents = _contents(root, [id for id, _ in blobs])
    for (_, path), data in zip(blobs, contents, strict=True):
        target = into / _FOLDER / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return len(blobs)


def _repository(root: Path) -> None:
    done = _git(root, "rev-parse", "--is-inside-work-tree")
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        why = said[0].removeprefix("fatal: ") if said else ""
        if "not a git repository" in why:
            raise GitError(f"{root} is in no git repository")
        raise GitError(f"git cannot read the repository ({why})")


def _prefix(root: Path) -> str:
    """Where in its repository the project stands: empty, or a path with a slash at its end."""
    return _git(root, "rev-parse", "--show-prefix").stdout.decode(errors="surrogateescape").rstrip("\n")


def _contents(root: Path, ids: list[str]) -> list[bytes]:
    done = _git(root, "cat-file", "--batch", given="".join(f"{id}\n" for id in ids).encode())
    data, at, found = done.stdout, 0, []
    for id in ids:
        end = data.find(b"\n", at)
        head = data[at:end].split()
        if end < 0 or len(head) != 3:
            raise GitError(f"git does not have the file with the id {id[:12]}")
        size = int(head[2])
        found.append(data[end + 1 : end + 1 + size])
        at = end + 1 + size + 1
    return found


def _git(root: Path, *arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = ["git", "-C", str(root), "--no-optional-locks", *arguments]
    try:
        return subprocess.run(command, input=given, capture_output=True, check=False)
    except FileNotFoundError:
        raise GitError("git is not installed") from None
    except OSError as error:
        raise GitError(f"git cannot be run ({error.strerror or error})") from error
