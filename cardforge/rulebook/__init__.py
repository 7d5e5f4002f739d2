"""Numbered rules, references, glossary, index, played examples."""
