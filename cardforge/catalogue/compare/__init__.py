"""Two states of a game compared: entry by entry, word by word, with what each change touches."""

from cardforge.catalogue.compare.comparing import changed_faces, compare
from cardforge.catalogue.compare.model import Change, Comparison, FieldChange, Relation, Section, Touch, What

__all__ = [
    "Change",
    "Comparison",
    "FieldChange",
    "Relation",
    "Section",
    "Touch",
    "What",
    "changed_faces",
    "compare",
]
