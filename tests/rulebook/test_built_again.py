"""What is as it was is not laid out again."""

from pathlib import Path
from shutil import copytree

import pytest

from cardforge.catalogue import load
from cardforge.rulebook.typesetting import Typesetter
from cardforge.workshop.rulebook import RulesBuilt, build_rules

PROJECT = Path(__file__).parents[2]


@pytest.fixture
def laid_out(monkeypatch) -> list[str]:
    """The titles of the documents that the renderer has laid out."""
    titles: list[str] = []
    before = Typesetter.lay_out

    def counted(self: Typesetter, html: str, style: str):
        titles.append(html[html.index("<title>") + 7 : html.index("</title>")])
        return before(self, html, style)

    monkeypatch.setattr(Typesetter, "lay_out", counted)
    return titles


def build(root: Path) -> RulesBuilt:
    catalogue, _ = load(root)
    built = build_rules(catalogue)
    assert not built.report.failed
    return built


def test_a_second_build_lays_out_nothing_and_makes_the_same_files(house, laid_out):
    copytree(PROJECT / "fonts", house / "fonts")
    first = {file.name: file.read_bytes() for file in build(house).files}
    assert laid_out
    laid_out.clear()
    built = build(house)
    assert {file.name: file.read_bytes() for file in built.files} == first
    assert laid_out == []
    assert built.pages > 0


def test_one_word_is_laid_out_anew_in_the_documents_that_have_it(house, laid_out):
    copytree(PROJECT / "fonts", house / "fonts")
    build(house)
    laid_out.clear()
    path = house / "rules" / "evenings.md"
    path.write_text(path.read_text("utf-8").replace("Whoever came last begins", "Whoever came first begins"), "utf-8")
    build(house)
    assert any("Rules of the house" in title for title in laid_out)
    assert not any("stories" in title for title in laid_out)


def test_a_damaged_entry_is_made_anew(house, laid_out):
    copytree(PROJECT / "fonts", house / "fonts")
    first = {file.name: file.read_bytes() for file in build(house).files}
    for kept in (house / "build/.cache/rules/pages").rglob("document.pdf"):
        kept.write_bytes(b"%PDF-")
    laid_out.clear()
    assert {file.name: file.read_bytes() for file in build(house).files} == first
    assert laid_out
