"""README, docs and --help speak of the same commands and options."""

import re
import shlex
from pathlib import Path

import pytest

from cardforge.cli.reference import PAGE, command_names, commands_page, options_of

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def calls(page: Path) -> list[tuple[str, str]]:
    """Every `cardforge …` in a page's code, with what stands after the command's name."""
    text = page.read_text("utf-8")
    fences = re.findall(r"```[a-z]*\n(.*?)```", text, re.DOTALL)
    lines = [line for fence in fences for line in fence.splitlines()] + re.findall(r"`(cardforge [^`\n]+)`", text)
    found = []
    for line in lines:
        if match := re.match(r"^\s*(?:\.venv/bin/)?cardforge (?:-C \S+ )?(.*)$", line):
            call = re.split(r"\s{2,}|\s#", match.group(1))[0]
            name = next((one for one in sorted(command_names(), key=len, reverse=True) if _begins(call, one)), "")
            found.append((call, name))
    return found


def _begins(call: str, name: str) -> bool:
    return call == name or call.startswith(name + " ")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_names_only_commands_and_options_that_exist(page: Path) -> None:
    for call, name in calls(page):
        if call.startswith(("--", "…")) or call.split(" ")[0].isupper():
            continue
        assert name, f"{page.name}: there is no command “cardforge {call}”"
        words = shlex.split(call.replace("…", ""), posix=True)
        options = {word.split("=")[0] for word in words if re.match(r"^--[a-z]", word)}
        starters = {"--waybound", "--blank"} if name == "new" else set()
        assert options <= options_of(name) | starters, f"{page.name}: cardforge {call}"


def test_the_page_of_commands_is_current() -> None:
    assert (ROOT / PAGE).read_text("utf-8") == commands_page(), "run `make docs`"


def test_every_command_is_shown_on_a_page_written_by_hand() -> None:
    shown = {name for page in PAGES if page.name != PAGE.name for _, name in calls(page)}
    missing = set(command_names()) - shown
    assert not missing, f"neither the README nor docs/ show {sorted(missing)}"
