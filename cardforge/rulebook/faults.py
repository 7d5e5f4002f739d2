"""What can be wrong with a rulebook."""

from __future__ import annotations

from cardforge.diagnostics import Message, Severity, diagnostic, did_you_mean

BOOK = "rules/book.yaml"


@diagnostic("book-invalid", Severity.ERROR)
def book_invalid(what: str) -> Message:
    """The list of chapters cannot be used.

    Correct `rules/book.yaml`: it names the chapters in their order, and may name rulings, scenarios, terms and changes.
    """
    return Message(what)


@diagnostic("chapter-unreadable", Severity.ERROR)
def chapter_unreadable(file: str, reason: str) -> Message:
    """A chapter of the rulebook cannot be read.

    Create the file, correct its name in `rules/book.yaml`, or mend what the message says.
    """
    return Message(f"{file}: {reason}")


@diagnostic("rule-twice", Severity.ERROR)
def rule_twice(id: str, first: str) -> Message:
    """Two rules have the same id.

    Give one of them another id. An id stands for one rule for ever, since examples and saved matches cite it.
    """
    return Message(f"the id {id} is used for two rules", hint=f"the first stands in {first}")


@diagnostic("letter-without-rule", Severity.ERROR)
def letter_without_rule(id: str) -> Message:
    """A lettered rule (`- [id] …`) stands before any rule that it could belong to.

    Put it below a rule of its section, or take its dash away.
    """
    return Message(f"{id} has no rule above it that it could be a part of")


@diagnostic("unknown-rule", Severity.ERROR)
def unknown_rule(id: str, known: tuple[str, ...]) -> Message:
    """A reference names a rule that does not exist.

    Correct the id between `[[` and `]]`.
    """
    return Message(f"there is no rule {id}", hint=did_you_mean(id, known))


@diagnostic("unknown-rule-card", Severity.ERROR)
def unknown_card(name: str, known: tuple[str, ...], why: str = "") -> Message:
    """The rulebook names a card that is not in the catalogue, or that was retired.

    Correct the name after `[[card:`, or take the sentence out if the card is gone.
    """
    return Message(why or f"there is no card “{name}”", hint=did_you_mean(name, known))


@diagnostic("unknown-term", Severity.ERROR)
def unknown_term(name: str, known: tuple[str, ...]) -> Message:
    """The rulebook speaks of a term that neither the game nor the book declares.

    Correct the word, or add it under `terms:` in `cards/game.yaml` or `rules/book.yaml`.
    """
    return Message(f"there is no term “{name}”", hint=did_you_mean(name, known))


@diagnostic("term-twice", Severity.ERROR)
def term_twice(name: str, first: str) -> Message:
    """A term is defined by two rules.

    Define it once with `[[def:…]]` and refer to it with `[[term:…]]` elsewhere.
    """
    return Message(f"“{name}” is defined twice", hint=f"the first definition is rule {first}")


@diagnostic("term-undefined", Severity.WARNING)
def term_undefined(name: str) -> Message:
    """A term is declared and used, and no rule says what it means.

    Mark the word with `[[def:…]]` in the rule that explains it.
    """
    return Message(f"no rule defines “{name}”")


@diagnostic("term-unused", Severity.WARNING)
def term_unused(name: str) -> Message:
    """A term is defined and never used outside its own rule.

    Use the word where it is meant, or do without the definition.
    """
    return Message(f"“{name}” is defined and used nowhere else")


@diagnostic("unknown-value", Severity.ERROR)
def unknown_value(name: str, known: tuple[str, ...]) -> Message:
    """A value between `{{` and `}}` is not to be found.

    It is `edition.NAME` for a constant, `card.ID.FIELD` for what a card says, or a plain number.
    """
    return Message(f"there is no value {name}", hint=did_you_mean(name, known))


@diagnostic("literal-rule-number", Severity.ERROR)
def literal_rule_number(number: str) -> Message:
    """The text speaks of a rule by its number. Numbers are computed and change when rules are added.

    Write the id of the rule between `[[` and `]]`; its number is put there when the book is made.
    """
    return Message(f"“{number}” is the number of a rule", expected="[[rule-id]]")


@diagnostic("bare-constant", Severity.ERROR)
def bare_constant(number: str, constants: tuple[str, ...]) -> Message:
    """The text holds a number of its own, which would stay as it is when the edition changes.

    Write `{{ edition.NAME }}`, or `{{ 3 }}` where the number is no constant of any edition.
    """
    names = ", ".join(constants[:4])
    return Message(
        f"the number {number} stands in the text itself", hint=f"it is the value of {names}" if names else ""
    )


@diagnostic("unclosed-mark", Severity.ERROR)
def unclosed_mark(mark: str) -> Message:
    """An opening mark has no closing one.

    Close `[[` with `]]`, `{{` with `}}`, and each `*` or `**` with the same.
    """
    return Message(f"“{mark}” is not closed")


@diagnostic("unknown-block", Severity.ERROR)
def unknown_block(name: str, reason: str = "") -> Message:
    """A fenced block of the rulebook is of no kind that the book can make, or its content cannot be used.

    Blocks are `scenario`, `steps`, `cards`, `anatomy`, `table`, `zones`, `packs`, `changes` and `unknown`.
    """
    known = ("scenario", "steps", "cards", "anatomy", "table", "zones", "packs", "changes", "unknown")
    return Message(reason or f"there is no block “{name}”", hint="" if reason else did_you_mean(name, known))


@diagnostic("rule-removed", Severity.ERROR)
def rule_removed(id: str, edition: str) -> Message:
    """A rule that was published is gone, and nothing says what took its place.

    Bring it back, or name its successor under `replaced:` in `rules/book.yaml`: `old-id: new-id`.
    """
    return Message(f"rule {id}, published with {edition}, is gone", expected=f"replaced: {{{id}: …}}")


@diagnostic("rule-reused", Severity.ERROR)
def rule_reused(id: str) -> Message:
    """An id that was replaced is used for a rule again.

    Give the new rule an id of its own, or take the line out of `replaced:` in `rules/book.yaml`.
    """
    return Message(f"{id} was replaced by another rule and is used again")


@diagnostic("unknown-backing", Severity.ERROR)
def unknown_backing(reason: str, known: tuple[str, ...]) -> Message:
    """What stands after the id of a rule is no reason why it needs no scenario.

    Write one of the reasons, or `as RULE-ID` where the engine speaks of it under another id.
    """
    return Message(f"“{reason}” is no reason", expected=", ".join(known), hint=did_you_mean(reason, known))


@diagnostic("change-unexplained", Severity.WARNING)
def change_unexplained(name: str) -> Message:
    """Two editions differ in something that the book gives no reason for.

    Add it under `changes:` in `rules/book.yaml`.
    """
    return Message(f"{name} differs between the editions, and no reason is given")
