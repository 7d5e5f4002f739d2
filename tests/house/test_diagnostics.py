"""Every kind of diagnostic can be explained: its module stands in the one list of them."""

from pathlib import Path

from cardforge.workshop.diagnostics import CHAPTERS

PROJECT = Path(__file__).parents[2]


def test_every_module_that_declares_a_diagnostic_is_listed():
    listed = {Path(str(module.__file__)) for _, modules in CHAPTERS for module in modules}
    declaring = {path for path in PROJECT.glob("cardforge/**/*.py") if "\n@diagnostic(" in path.read_text("utf-8")}
    missing = sorted(str(path.relative_to(PROJECT)) for path in declaring - listed)
    assert missing == [], "add the module to cardforge/workshop/diagnostics.py, then run `make docs`"


def test_no_module_stands_in_two_chapters():
    modules = [module for _, modules in CHAPTERS for module in modules]
    assert len(modules) == len(set(modules))
