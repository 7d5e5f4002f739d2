"""The kernel of a two-way grammar: productions, readings, carets, nearest wording. No word of any game."""
