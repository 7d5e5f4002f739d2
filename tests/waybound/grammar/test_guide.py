"""The guide to the language is made from the grammar and the cards, and the committed one is current."""

from cardforge.games.waybound.grammar import parts
from cardforge.games.waybound.guide import rules_language
from tests.waybound.grammar.conftest import PROJECT

REMEDY = "run: python -m cardforge.games.waybound.guide > docs/rules-language.md"


def test_the_guide_is_current(catalogue):
    committed = (PROJECT / "docs" / "rules-language.md").read_text(encoding="utf-8")
    assert committed == rules_language(catalogue), REMEDY


def test_every_part_of_speech_has_its_section(catalogue):
    text = rules_language(catalogue)
    assert [part.name for part in parts() if f"### {part.name.replace('_', ' ')}\n" not in text] == []


def test_every_link_leads_somewhere(catalogue):
    text = rules_language(catalogue)
    targets = {part.name.replace("_", "-") for part in parts()}
    linked = {piece.split(")")[0] for piece in text.split("](#")[1:]}
    assert linked <= targets
