"""The running digest depends on every choice and event, and on when it is asked for it does not."""

from cardforge.game.events import Event
from cardforge.game.journal import Journal


def journal(*kinds: str, looking: bool = False) -> Journal:
    made = Journal()
    for kind in kinds:
        made.chose(("do", kind))
        made.events.append(Event(kind, "some.rule", 0, (1, "x")))
        if looking:
            _ = made.digest
    return made


def test_looking_at_the_digest_changes_nothing():
    assert journal("a", "b", looking=True).digest == journal("a", "b").digest


def test_order_and_contents_count():
    digests = {journal(*kinds).digest for kinds in (("a",), ("b",), ("a", "b"), ("b", "a"))}
    assert len(digests) == 4


def test_a_copy_goes_its_own_way():
    first = journal("a")
    second = first.copy()
    second.chose(("do", "b"))
    assert first.digest == journal("a").digest
    assert second.digest != first.digest
