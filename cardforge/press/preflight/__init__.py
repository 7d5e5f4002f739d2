"""Looks over what goes to a print shop or a virtual table, whoever made it, and says what would come back."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press.preflight import faults
from cardforge.press.preflight.pdf_file import look_at_pdf
from cardforge.press.preflight.picture_files import PICTURES, look_at_pictures
from cardforge.press.preflight.together import together
from cardforge.press.profile import Profile


def preflight(path: Path, profile: Profile) -> list[Diagnostic]:
    """What is wrong with a PDF, a picture or a folder of them for a target; empty where nothing is."""
    return together(list(_look(path, profile)))


def _look(path: Path, profile: Profile) -> Iterable[Diagnostic]:
    takes_pdf = profile.files in ("pdf", "sheet-pdf")
    pictures = [path] if path.suffix.lower() in PICTURES else []
    if path.is_dir():
        pdfs = sorted(path.glob("*.pdf"))
        pictures = sorted(one for one in path.iterdir() if one.suffix.lower() in PICTURES)
        if takes_pdf and not pdfs:
            return [faults.unreadable(Place(path.name), "the folder holds no PDF")]
        if takes_pdf:
            return [found for pdf in pdfs for found in look_at_pdf(pdf, profile)]
        return look_at_pictures(path, pictures, profile)
    if not path.is_file():
        return [faults.unreadable(Place(path.name), "there is no such file")]
    if takes_pdf and pictures:
        return [faults.wrong_kind(Place(path.name), "a picture", f"{profile.name} takes one PDF")]
    if pictures:
        return look_at_pictures(path.parent, pictures, profile, alone=True)
    if not takes_pdf and path.suffix.lower() == ".pdf":
        return [faults.wrong_kind(Place(path.name), "a PDF", f"{profile.name} takes pictures, PNG or JPG")]
    return look_at_pdf(path, profile)


__all__ = ["preflight"]
