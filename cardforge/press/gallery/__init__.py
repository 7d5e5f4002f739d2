"""The gallery: one page that opens by itself and shows every card, for the browser of a desk or of a phone."""
