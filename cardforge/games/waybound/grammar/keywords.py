"""Keywords: abilities of one word."""

from cardforge.games.waybound.tree import HasKeyword
from cardforge.language import NounOf, category, production

PARTS = (
    NounOf("keyword", "a keyword", "keyword"),
    category("has_keyword", "a keyword", production("{keyword:keyword}.", HasKeyword)),
)
