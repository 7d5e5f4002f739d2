"""The data as frozen models: what a card, a kind, a faction, a deck, an edition, a story is. No file is read here."""
