"""One vocabulary for all that can be wrong: coded, placed, collected, sorted, rendered. No room's own rules live here."""
