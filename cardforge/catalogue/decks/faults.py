"""What can be wrong with a decklist."""

from __future__ import annotations

from cardforge.diagnostics import Message, Severity, diagnostic, did_you_mean, listed, with_article


@diagnostic("deck-line", Severity.ERROR)
def deck_line(line: str) -> Message:
    """A line of a pasted decklist says neither how many nor of what.

    Write `3 NAME`, `3x NAME`, `NAME x3` or the same with an id; a comment begins with `#` or `//`.
    """
    return Message(f"“{line}” is no line of a decklist", expected="a number and a card, such as “3 NAME”")


@diagnostic("deck-unknown-card", Severity.ERROR)
def deck_unknown_card(name: str, known: tuple[str, ...], instead: str = "") -> Message:
    """A deck holds a card that the game does not have.

    Correct the name or id.
    """
    return Message(
        f"no card is called “{name}”",
        expected="a name or id of a card",
        hint=f"write {instead}" if instead else did_you_mean(name, known),
        subject=name,
    )


@diagnostic("deck-ambiguous-card", Severity.ERROR)
def deck_ambiguous_card(name: str, versions: tuple[str, ...]) -> Message:
    """A deck holds a card by a name that several versions share.

    Write the id instead, or the name with the id in brackets.
    """
    return Message(f"“{name}” can be {listed(versions)}", expected="the id of one of them", subject=name)


@diagnostic("deck-wrong-kind", Severity.ERROR)
def deck_wrong_kind(card: str, kind: str, allowed: tuple[str, ...]) -> Message:
    """A deck holds a card that is never shuffled into a deck.

    Take it out; such cards lie beside the deck.
    """
    return Message(
        f"{with_article(kind)} does not go into a deck", expected=listed(allowed), hint="take it out", subject=card
    )


@diagnostic("deck-wrong-faction", Severity.ERROR)
def deck_wrong_faction(card: str, faction: str, allowed: tuple[str, ...]) -> Message:
    """A deck holds a card of another faction.

    Replace it with a card of the deck's own faction, or of a neutral one.
    """
    return Message(f"it is a card of {faction}", expected=f"cards of {listed(allowed)}", subject=card)


@diagnostic("deck-size", Severity.ERROR)
def deck_size(deck: str, size: int, least: int, most: int) -> Message:
    """A deck has too many or too few cards.

    Take out or add as many as the message says.
    """
    expected = f"{least} cards" if least == most else f"{least} to {most} cards"
    change = f"add {least - size}" if size < least else f"take out {size - most}"
    return Message(f"the deck has {size} cards", expected=expected, hint=change, subject=deck)


@diagnostic("deck-copies", Severity.ERROR)
def deck_copies(identity: str, copies: int, most: int, versions: tuple[str, ...]) -> Message:
    """A deck has more copies of one card than the rules allow. Versions of one creature count together.

    Take out as many as the message says.
    """
    together = f" ({listed(versions, 'and')} count together)" if len(versions) > 1 else ""
    return Message(
        f"the deck has {copies} copies{together}",
        expected=f"at most {most}",
        hint=f"take out {copies - most}",
        subject=identity,
    )


@diagnostic("deck-count", Severity.ERROR)
def deck_count(card: str, copies: int) -> Message:
    """A deck holds a card less than once, or absurdly often: often an id or a year read as a number of copies.

    Write the number of copies, or remove the line.
    """
    return Message(f"{copies} copies cannot be meant", expected="1 or more, up to the limit", subject=card)


@diagnostic("deck-recipe", Severity.ERROR)
def deck_recipe(deck: str, kind: str, count: int, expected: int) -> Message:
    """A ready-made deck departs from the recipe that all of them follow (`starter` in the deck rules).

    Exchange cards of one kind for the other, or change the recipe.
    """
    return Message(f"the deck has {count} {kind}", expected=f"{expected}, as every ready-made deck", subject=deck)
