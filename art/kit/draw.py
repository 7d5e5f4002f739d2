"""Draw pictures into `art/`: `python art/kit/draw.py RR-001 IM-002`, or all without an argument.

A program of the kit that draws a card says which in `CARD` and what its picture shows in `ALT`; `picture()` is the
whole picture, and `over()`, where there is one, the part of it that stands in front of the frame.
"""
import importlib
import re
import sys
from pathlib import Path

HERE = Path(__file__).parent


def programs():
    """The modules by the card that each draws."""
    found = {}
    for file in sorted(HERE.glob("*.py")):
        said = re.search(r'^CARD = "(.+)"$', file.read_text(encoding="utf-8"), re.MULTILINE)
        if said:
            if said[1] in found:
                sys.exit(f"{said[1]} is drawn by two programs: {found[said[1]]}.py and {file.name}")
            found[said[1]] = file.stem
    return found


def draw(card, name):
    """Write the picture of a card and the part over its frame."""
    program = importlib.import_module(name)
    pieces = {f"{card}.svg": program.picture()}
    if hasattr(program, "over"):
        pieces[f"{card}.over.svg"] = program.over()
    for file, text in pieces.items():
        (HERE.parent / file).write_text(text, encoding="utf-8", newline="\n")
        print(file, len(text.encode()), "bytes")


if __name__ == "__main__":
    known = programs()
    for wanted in sys.argv[1:] or sorted(known):
        if wanted not in known:
            sys.exit(f"no program in {HERE.name}/ draws {wanted}; those there are: {', '.join(sorted(known))}")
        draw(wanted, known[wanted])
