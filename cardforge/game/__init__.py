"""What turn-based card games share: decisions, events, zones, random numbers, log, saves. No rules of any game."""
