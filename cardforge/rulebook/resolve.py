"""From the marks of a paragraph to what is printed, with everything that it names found."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cardforge.catalogue import AmbiguousNameError, Catalogue, UnknownNameError
from cardforge.catalogue.catalogue import plain
from cardforge.catalogue.models.design import Design
from cardforge.diagnostics import Report
from cardforge.play.scenarios import Zone
from cardforge.press.typography import printed
from cardforge.rulebook import faults
from cardforge.rulebook.inline import Mark, Token, tokens
from cardforge.rulebook.model import Link, Piece, Prose
from cardforge.rulebook.source import Text
from cardforge.rulebook.terms import Terms
from cardforge.rulebook.values import known_values, value_text

_NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)*[a-z]{0,2}(?!\w)")
_RULE_NUMBER = re.compile(r"\d+(?:\.\d+)+[a-z]{0,2}$")


@dataclass
class Resolver:
    """Resolves the paragraphs of one book. `numbers` are those of all rules by id."""

    catalogue: Catalogue
    terms: Terms
    numbers: Mapping[str, str]
    report: Report
    strict: bool = True
    """Whether numbers of the text's own are errors; rulings may have them."""
    zones: Sequence[Zone] = ()
    """Where cards lie in the game that plays the examples."""
    _linked: set[str] = field(default_factory=set)
    _cards: dict[str, Design] = field(default_factory=dict)

    def new_section(self) -> None:
        """From here on the first use of each term is linked again."""
        self._linked.clear()

    def prose(self, text: Text, rule: str = "") -> Prose:
        """What is printed of a paragraph; `rule` is the id of the rule that it is."""
        found, wrong = tokens(text)
        self.report.extend(wrong)
        defined = {self._term_id(token.name) for token in found if token.mark is Mark.DEFINITION}
        pieces: list[Piece] = []
        for token in found:
            pieces += self._pieces(token, text, rule, defined)
        return _typeset(pieces)

    def _pieces(self, token: Token, text: Text, rule: str, defined: set[str]) -> Iterator[Piece]:
        if token.mark is Mark.PLAIN:
            self._numbers(token, text)
            yield from self._with_terms(token, rule, defined)
        elif token.mark is Mark.CODE:
            yield Piece(token.name, code=True)
        elif token.mark is Mark.VALUE:
            value = value_text(self.catalogue, token.name)
            if value is None:
                at = text.place(token.offset, len(token.name))
                self.report.add(faults.unknown_value(at, token.name, known_values(self.catalogue)))
            yield Piece(value or "?", bold=token.bold, slant=token.slant)
        elif token.mark is Mark.RULE:
            yield self._rule(token, text)
        elif token.mark is Mark.CARD:
            yield self._card(token, text)
        else:
            yield self._term(token, text, rule)

    def _rule(self, token: Token, text: Text) -> Piece:
        number = self.numbers.get(token.name)
        if number is None:
            at = text.place(token.offset, len(token.name))
            self.report.add(faults.unknown_rule(at, token.name, tuple(self.numbers)))
            return Piece("?")
        return Piece(token.label or f"rule {number}", Link("rule", token.name), token.bold, token.slant)

    def _card(self, token: Token, text: Text) -> Piece:
        for _, ability in self.catalogue.abilities:
            if plain(token.name) in (plain(ability.name), plain(ability.id)):
                return Piece(token.label or ability.name, Link("card", ability.id), token.bold, token.slant)
        try:
            design = self._cards.get(token.name) or self.catalogue.find(token.name)
        except (UnknownNameError, AmbiguousNameError) as error:
            if self.catalogue.broken or self.catalogue.unread:
                return Piece(token.label or token.name)  # it may stand in what could not be read, and that was told
            names = tuple(design.name for design in self.catalogue.designs)
            why = str(error) if isinstance(error, AmbiguousNameError) else ""
            self.report.add(faults.unknown_card(text.place(token.offset, len(token.name)), token.name, names, why))
            return Piece(token.label or token.name)
        self._cards[token.name] = design
        return Piece(token.label or design.name, Link("card", design.id), token.bold, token.slant)

    def _term(self, token: Token, text: Text, rule: str) -> Piece:
        at = text.place(token.offset, len(token.name))
        term = self.terms.find(token.name)
        if term is None:
            self.report.add(faults.unknown_term(at, token.name, self.terms.names()))
            return Piece(token.label or token.name)
        written = token.label or (term.name if token.name == term.id else token.name)
        if token.mark is Mark.TERM:
            self.terms.used.add(term.id)
            self._linked.add(term.id)
            return Piece(written, Link("term", term.id), token.bold, token.slant)
        if term.id in self.terms.defined and self.terms.defined[term.id][0] != rule:
            first = self.terms.defined[term.id][0]
            self.report.add(faults.term_twice(at, term.name, self.numbers.get(first, first)))
        self.terms.defined.setdefault(term.id, (rule, at))
        return Piece(written, bold=True, defines=term.id)

    def _term_id(self, name: str) -> str:
        term = self.terms.find(name)
        return term.id if term else ""

    def _with_terms(self, token: Token, rule: str, defined: set[str]) -> Iterator[Piece]:
        """The first use of a term in a section is linked, later ones are plain."""
        at = 0
        for start, end, term in self.terms.in_text(token.name):
            if term.id in defined:
                continue
            self.terms.used.add(term.id)
            if term.id in self._linked or token.bold:
                continue
            self._linked.add(term.id)
            if start > at:
                yield Piece(token.name[at:start], bold=token.bold, slant=token.slant)
            yield Piece(token.name[start:end], Link("term", term.id), token.bold, token.slant)
            at = end
        if at < len(token.name):
            yield Piece(token.name[at:], bold=token.bold, slant=token.slant)

    def _numbers(self, token: Token, text: Text) -> None:
        if not self.strict:
            return
        for match in _NUMBER.finditer(token.name):
            at = text.place(token.offset + match.start(), len(match[0]))
            if _RULE_NUMBER.match(match[0]):
                self.report.add(faults.literal_rule_number(at, match[0]))
            elif match[0].isdigit():
                constants = self.catalogue.edition.constants
                names = tuple(f"edition.{name}" for name, value in constants.items() if str(value) == match[0])
                self.report.add(faults.bare_constant(at, match[0], names))


def _typeset(pieces: list[Piece]) -> Prose:
    """The pieces with typographic characters, put in over the whole so that quotes know what stands beside them."""
    sign = "\x00"
    whole = printed(sign.join(piece.text for piece in pieces))
    parts = whole.split(sign)
    if len(parts) != len(pieces):
        parts = [piece.text for piece in pieces]
    return tuple(_with_text(piece, part) for piece, part in zip(pieces, parts, strict=True) if part)


def _with_text(piece: Piece, text: str) -> Piece:
    return Piece(text, piece.link, piece.bold, piece.slant, piece.code, piece.defines)
