"""Proof pages: a card with all that is known of it, for the people who decide whether it may be printed."""
