"""Change values in card files and leave every other byte as it is: spans, splices, proof, safe writes."""

from cardforge.catalogue.edit.apply import Edit, edited
from cardforge.catalogue.edit.document import Document, read_document
from cardforge.catalogue.edit.refusal import EditRefusedError
from cardforge.catalogue.edit.write import write_atomically, write_documents

__all__ = [
    "Document",
    "Edit",
    "EditRefusedError",
    "edited",
    "read_document",
    "write_atomically",
    "write_documents",
]
