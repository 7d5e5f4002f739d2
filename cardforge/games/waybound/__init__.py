"""Waybound: its grammar and tree, rules, phases and the words of its scenarios."""
