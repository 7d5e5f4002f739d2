"""Random games with what must be true at each step: the shipped cards, and cards that nobody thought of."""
