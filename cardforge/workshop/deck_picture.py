"""A deck as one picture, to post: its cards side by side with the number of their copies."""

from __future__ import annotations

from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.catalogue.decks.reading import Decklist
from cardforge.diagnostics import Report
from cardforge.press.review import write_poster
from cardforge.press.shelf import NotMadeError
from cardforge.workshop.build import build_proofs
from cardforge.workshop.posters import plan_deck
from cardforge.workshop.project import Project

FOLDER = Path("build/decks")


def draw_deck(
    project: Project, catalogue: Catalogue, deck: Decklist, to: Path | None = None, jobs: int = 0
) -> tuple[Path | None, Report]:
    """The PNG of a deck and what is wrong with its cards; no path where none of them could be made.

    It goes to `build/decks/` in the project unless `to` says otherwise. Raises OSError and NoRendererError.
    """
    built = build_proofs(project, catalogue, only=tuple(deck.cards), jobs=jobs)
    planned = plan_deck(catalogue, deck.cards, name=deck.name or Path(deck.file).stem)
    path = to or project.root / FOLDER / Path(planned.file).name
    try:
        write_poster(project.root, planned, built.pages, path)
    except NotMadeError:
        return None, built.report
    return path, built.report
