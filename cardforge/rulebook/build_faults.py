"""What can go wrong when a rulebook is played and printed."""

from __future__ import annotations

from cardforge.diagnostics import Message, Severity, diagnostic


@diagnostic("example-fails", Severity.ERROR)
def example_fails(title: str, reason: str) -> Message:
    """A worked example of the rulebook does not hold when it is played.

    Correct the example, or the rule or card that it shows.
    """
    return Message(f"the example “{title}” does not hold: {reason}")


@diagnostic("page-complaint", Severity.ERROR)
def page_complaint(what: str) -> Message:
    """The renderer complained about the book.

    Mend what it names; a page with a complaint may lack something.
    """
    return Message(what)
