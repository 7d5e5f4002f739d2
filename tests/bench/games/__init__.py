"""Random games, each in a program of its own: `python FILE SECONDS` plays for so long and prints what it did as JSON.

Each file needs nothing but its own library, since it runs where that is installed. A decision counts where there are at
least two answers. Time is the processor's.
"""
