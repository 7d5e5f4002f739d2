"""Cardforge: a card database, a rules engine and a press, joined by one idea: the printed sentence is the program."""

__version__ = "0.1.0"
