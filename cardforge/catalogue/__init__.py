"""Read, check, query, edit and compare the card data. Knows no game, no text grammar and no page."""

from cardforge.catalogue.catalogue import AmbiguousNameError, Catalogue, UnknownNameError
from cardforge.catalogue.load import load

__all__ = ["AmbiguousNameError", "Catalogue", "UnknownNameError", "load"]
