"""Engine coverage: which word of which printed text is parsed, played and pinned."""
