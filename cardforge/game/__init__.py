"""What every turn-based card game shares: decisions, events, zones, random numbers, log, save format. No rules of any game."""
