"""`docs/diagnostics.md`, made from what `cardforge explain` says: `python -m cardforge.workshop.docs`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardforge.diagnostics import kinds_in
from cardforge.workshop.diagnostics import CHAPTERS
from cardforge.workshop.explain import Explanation, explain

PAGE = "docs/diagnostics.md"

_HEAD = """\
# What cardforge can find wrong

<!-- Made by `python -m cardforge.workshop.docs` from the code; do not edit. -->

Each finding has a code. `cardforge explain CODE` shows what stands here. An **error** makes `cardforge check` fail; a
**warning** is most often a slip of the keyboard; a **note** only counts something.

The examples are made by breaking a very small sample game and writing down what was said to it.
"""


def diagnostics_page() -> str:
    """The whole page in Markdown."""
    return "\n".join([_HEAD, *_contents(), *_chapters()]).rstrip() + "\n"


def _contents() -> Iterator[str]:
    for title, modules in CHAPTERS:
        codes = ", ".join(f"[{code}](#{code})" for code in kinds_in(modules))
        yield f"* {title}: {codes}"
    yield ""


def _chapters() -> Iterator[str]:
    for title, modules in CHAPTERS:
        yield f"## {title}\n"
        for code in kinds_in(modules):
            yield _entry(explain(code))


def _entry(found: Explanation) -> str:
    parts = [f"### {found.code}\n", f"**{found.severity.capitalize()}.** {found.meaning}\n", f"{found.cure}\n"]
    if found.example:
        parts.append(f"```diff\n{_visible(found.mistake)}\n```\n")
        parts.append(f"```text\n{_visible(found.example)}\n```\n")
    return "\n".join(parts)


def _visible(text: str) -> str:
    """Characters that nobody sees, and that an editor or a version control could change, written out."""
    return "".join(f"<U+{ord(one):04X}>" if one != "\n" and not one.isprintable() else one for one in text)


def main(root: Path) -> None:
    """Write the page below the project's folder."""
    (root / PAGE).parent.mkdir(exist_ok=True)
    (root / PAGE).write_text(diagnostics_page(), "utf-8")


if __name__ == "__main__":
    main(Path.cwd())
