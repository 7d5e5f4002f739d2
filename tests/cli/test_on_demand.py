"""Commands are imported one at a time: nothing is lost by it, and what one does not need is not waited for."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardforge.cli.main import app
from cardforge.cli.on_demand import COMMANDS

ROOT = Path(__file__).parents[2]
SHARED = {
    "__init__",
    "main",
    "on_demand",
    "session",
    "naming",
    "bundles",
    "drawing",
    "reference",
    "build_rest",
    "unwritable",
}
"""Files of the command line that are no commands."""


def test_every_file_of_the_command_line_is_in_the_table():
    files = {path.stem for path in (ROOT / "cardforge/cli").glob("*.py")}
    assert {entry.file for entry in COMMANDS.values()} == files - SHARED


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name):
    shown = CliRunner().invoke(app, [name, "--help"])
    assert shown.exit_code == 0, shown.output
    assert "Usage: " in shown.output


def test_help_lists_every_command_in_the_order_of_the_table():
    shown = CliRunner().invoke(app, ["--help"]).output.partition("Commands:")[2]
    assert [re.split(r" {2,}", line.strip())[0] for line in shown.splitlines() if line.strip()] == list(COMMANDS)


def test_a_misspelt_command_is_told_its_nearest():
    assert "Did you mean 'check'?" in CliRunner().invoke(app, ["chekc"]).output


def test_a_command_does_not_import_the_press_of_another():
    program = "import sys; sys.argv = ['cardforge', 'check', '--help']\nimport atexit\n"
    program += "atexit.register(lambda: print([m for m in sys.modules if m.startswith('cardforge.cli')]))\n"
    program += "from cardforge.cli.main import run\nrun()"
    shown = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "cardforge.cli.check" in shown
    assert "cardforge.cli.build" not in shown
