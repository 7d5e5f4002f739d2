"""Scenarios, saves, replays, bots, matches and fuzzing for any game."""
