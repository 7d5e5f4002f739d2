"""Looks over what goes to a print shop or a virtual table, whoever made it, and says what would come back."""

from __future__ import annotations

from pathlib import Path

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press.preflight import faults
from cardforge.press.preflight.pdf_file import look_at_pdf
from cardforge.press.preflight.picture_files import PICTURES, look_at_pictures
from cardforge.press.profile import Profile


def preflight(path: Path, profile: Profile) -> list[Diagnostic]:
    """What is wrong with a PDF, a picture or a folder of them for a target; empty where nothing is."""
    if path.is_dir():
        pdfs = sorted(path.glob("*.pdf"))
        if profile.files in ("pdf", "sheet-pdf"):
            if not pdfs:
                return [faults.unreadable(Place(path.name), "the folder holds no PDF")]
            return [found for pdf in pdfs for found in look_at_pdf(pdf, profile)]
        return look_at_pictures(path, sorted(one for one in path.iterdir() if one.suffix.lower() in PICTURES), profile)
    if not path.is_file():
        return [faults.unreadable(Place(path.name), "there is no such file")]
    if path.suffix.lower() in PICTURES:
        return look_at_pictures(path.parent, [path], profile, alone=True)
    return look_at_pdf(path, profile)


__all__ = ["preflight"]
