"""Search, as card players know it: `f:FACTION t:KIND cost<=2 o:challenge`. Reads a query, answers with designs."""

from cardforge.catalogue.query.search import Found, search

__all__ = ["Found", "search"]
