"""Keywords: one word of the catalogue."""

from cardforge.games.waybound.tree import HasKeyword


def test_a_keyword_is_a_sentence(body):
    assert body("Rooted.") == HasKeyword("rooted")


def test_a_word_that_is_no_keyword_is_unknown(refused):
    assert refused("Flying.") == "“Flying” is no word of the rules language"
