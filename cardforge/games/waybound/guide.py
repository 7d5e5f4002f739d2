"""The guide to the rules language: `docs/rules-language.md`, made from the grammar and the cards.

`python -m cardforge.games.waybound.guide > docs/rules-language.md` in a project's folder writes it anew.
"""

import inspect
import sys
from pathlib import Path
from types import ModuleType

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.load import load
from cardforge.games.waybound.grammar import MODULES, grammar_for
from cardforge.games.waybound.nouns import READ_AS, examples_of, vocabulary_of
from cardforge.language.guide import Chapter, guide

_OPENING = """# The rules language

*Made from the grammar and the cards by `python -m cardforge.games.waybound.guide`; do not edit by hand.*

The printed sentence is the program: what a card says here is what the engine plays. Each line of a text is one ability.
Each table below shows one part of speech: its wordings, the node of the effect tree that each becomes, and cards that
use it. A linked word stands for anything of that part of speech. *(nothing)* is the empty row of a layer: it may be
left out. What is *also read* is understood, but `cardforge check` warns and offers the house's wording; so it does with
{read_as}.

What a node means in play stands with its class in `cardforge/games/waybound/tree/`.
"""


def rules_language(catalogue: Catalogue) -> str:
    """The guide, as Markdown, with the nouns and the cards of a catalogue."""
    grammar = grammar_for(vocabulary_of(catalogue))
    read_as = ", ".join(f"*{word}* for *{printed}*" for word, printed in READ_AS.items())
    chapters = [_chapter(module) for module in MODULES]
    return f"{_OPENING.format(read_as=read_as)}\n{guide(grammar, chapters, examples_of(catalogue)).rstrip()}\n"


def _chapter(module: ModuleType) -> Chapter:
    """A module of the grammar: the first word of its docstring is the title, the rest the introduction."""
    title, introduction = inspect.cleandoc(module.__doc__ or "").split(": ", 1)
    return Chapter(title, introduction[0].upper() + introduction[1:], module.PARTS)


if __name__ == "__main__":
    found, _ = load(Path.cwd())
    if found is None:
        sys.exit("there is no catalogue in this folder")
    sys.stdout.write(rules_language(found))
