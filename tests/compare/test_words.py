"""Two texts, word by word."""

from hypothesis import given
from hypothesis import strategies as st

from cardforge.catalogue.compare.layout import marked
from cardforge.catalogue.compare.words import Op, segments


def shown(before: str, after: str) -> str:
    return "".join(span.text for span in marked(segments(before, after)))


words = st.lists(
    st.sampled_from(["heal", "1", "2", "from", "a", "friend.", "Ally,", "—", "-1", "'s", "\n"]), max_size=12
)
texts = words.map(" ".join) | st.text(max_size=30)


@given(texts, texts)
def test_the_stretches_make_both_texts(before, after):
    found = segments(before, after)
    assert "".join(one.text for one in found if one.op is not Op.ADDED) == before
    assert "".join(one.text for one in found if one.op is not Op.REMOVED) == after


@given(texts)
def test_a_text_is_the_same_as_itself(text):
    assert {one.op for one in segments(text, text)} <= {Op.SAME}


def test_only_the_changed_word_is_marked_and_the_full_stop_stays():
    assert shown("Heal 2 from an Ally.", "Heal 3 from an Ally.") == "Heal [-2-]{+3+} from an Ally."
    assert shown("Draw 2.", "Draw 3.") == "Draw [-2-]{+3+}."


def test_neighbouring_changed_words_are_one_change():
    assert (
        shown("Deal 1 damage to a weak friend here.", "Deal 1 damage to an opposing Ally here.")
        == "Deal 1 damage to [-a weak friend-]{+an opposing Ally+} here."
    )


def test_a_sentence_that_came_or_went_is_marked_without_the_blank_before_it():
    assert shown("Draw 1.", "Draw 1. Once each turn.") == "Draw 1. {+Once each turn.+}"
    assert shown("Draw 1. Once each turn.", "Draw 1.") == "Draw 1. [-Once each turn.-]"


def test_two_texts_that_share_hardly_a_word_stand_whole():
    assert shown("Draw a card.", "Open the gate — pay 2 less.") == "[-Draw a card.-]{+Open the gate — pay 2 less.+}"


def test_a_blank_that_was_doubled_can_be_seen():
    assert shown("Heal 2 from a friend.", "Heal  2 from a friend.") == "Heal[-␣-]{+␣␣+}2 from a friend."
