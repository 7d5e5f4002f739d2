"""Decklists: reading one that somebody typed, and holding it against the deck rules."""
