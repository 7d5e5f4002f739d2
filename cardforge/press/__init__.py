"""From a face to a page: templates, text fit, cache, proofs. What it needs from a game it is given as data."""
