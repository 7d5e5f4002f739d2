"""What turn-based card games share: decisions, events, zones, random numbers, log, save format. No rules of any game."""
