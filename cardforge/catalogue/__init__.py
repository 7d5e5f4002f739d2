"""Read, check, query, edit and compare the card data. Knows no game, no text grammar and no page."""
