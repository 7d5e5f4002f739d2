"""A table on the terminal: the screen, what is typed, and the going to and fro between them."""
