"""What can be wrong with a catalogue as a whole while it is put together."""

from __future__ import annotations

from cardforge.diagnostics import Message, Place, Severity, diagnostic, did_you_mean, listed


@diagnostic("duplicate-id", Severity.ERROR)
def duplicate_id(what: str, id: str, first: Place, subject: str) -> Message:
    """Two entries have the same id: a card that was copied without a new one.

    Give the copy an id that no card ever had. The entry that comes first in the files keeps its id.
    """
    return Message(
        f"the id {id} is taken by the {what} at {first}",
        expected="an id of its own",
        hint="a copied entry needs a new id",
        subject=subject,
    )


@diagnostic("unknown-edition", Severity.ERROR)
def unknown_edition(edition: str, known: tuple[str, ...]) -> Message:
    """An edition is named that has no file in `cards/editions/`.

    Correct the name, or add the file.
    """
    return Message(
        f"there is no edition “{edition}”",
        expected=f"one of {listed(known)}" if known else "a file in cards/editions/",
        hint=did_you_mean(edition, known, "quotes are needed where an edition looks like a number"),
    )


@diagnostic("edition-circle", Severity.ERROR)
def edition_circle(chain: tuple[str, ...]) -> Message:
    """An edition is built on itself, directly or over others.

    Remove one `base:`.
    """
    return Message(f"the editions stand in a circle: {' ▸ '.join(chain)}", hint="remove one `base:`")


@diagnostic("unknown-constant", Severity.ERROR)
def unknown_constant(name: str, known: tuple[str, ...], subject: str = "") -> Message:
    """A number or switch of the edition is named that does not exist.

    Correct the name; the numbers of an edition stand in `cards/editions/`.
    """
    return Message(
        f"the edition has nothing called “{name}”",
        expected="a name from cards/editions/",
        hint=did_you_mean(name, known),
        subject=subject,
    )
