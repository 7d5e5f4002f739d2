"""What coverage found, as a table, as data and as a page."""
