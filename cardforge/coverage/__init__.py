"""Which word of which card is parsed, played and pinned."""
