"""Numbered rules, references, glossary, index, change log, played examples: a book that is checked like a program."""
