"""A job of three cards with one back, drawn by hand: colour up to the edge, and a line of words in an embedded font."""

import io
import tempfile
from pathlib import Path

import pikepdf

from cardforge.press.exports.ink import InkConversion
from cardforge.press.exports.job import Item, Job, Pile
from cardforge.press.exports.print_pdf import write_print_pdf
from cardforge.press.geometry import CardFormat, points
from cardforge.press.imposition.lettering import Lettering
from cardforge.press.profile import Profile
from tests.press.imposition.drawn_pages import page

STANDARD = CardFormat(63_000, 88_000, 3_000)


def worded(colour: tuple[float, float, float], words: str, x: float = 10, y: float = 40, size: float = 8) -> bytes:
    """A page in one colour with a line of words; x and y in millimetres of the trimmed card from its lower left."""
    lettering = Lettering()
    shown = lettering.show(words).decode()
    with pikepdf.open(io.BytesIO(page(colour, mark=False))) as pdf:
        here = pdf.pages[0]
        left, up = points(3_000 + round(x * 1_000)), points(3_000 + round(y * 1_000))
        text = f" q 0.1 0.05 0.02 rg BT /L {size} Tf 1 0 0 1 {left} {up} Tm {shown} Tj ET Q "
        here.Contents.write(here.Contents.read_bytes() + text.encode())
        here.obj.Resources = pdf.make_indirect(pikepdf.Dictionary(Font=pikepdf.Dictionary(L=lettering.embed(pdf))))
        out = io.BytesIO()
        pdf.save(out, static_id=True)
        return out.getvalue()


def with_symbol(page: bytes, x: float, y: float, size: float = 4) -> bytes:
    """The page with a star of so many millimetres; x and y of its middle, on the trimmed card from its lower left."""
    left, up, half = points(3_000 + round(x * 1_000)), points(3_000 + round(y * 1_000)), points(round(size * 500))
    corners = [(0, half), (half / 3, half / 3), (half, 0), (half / 3, -half / 3), (0, -half), (-half / 3, -half / 3)]
    corners += [(-half, 0), (-half / 3, half / 3)]
    path = " l ".join(f"{left + dx:.3f} {up + dy:.3f}" for dx, dy in corners).replace(" l ", " m ", 1)
    first, _, rest = path.partition(" m ")
    with pikepdf.open(io.BytesIO(page)) as pdf:
        here = pdf.pages[0]
        here.Contents.write(here.Contents.read_bytes() + f" q 1 1 0.8 rg {first} m {rest} l f Q ".encode())
        out = io.BytesIO()
        pdf.save(out, static_id=True)
        return out.getvalue()


PAGES = {
    "A-1": worded((0.9, 0.5, 0.2), "First card"),
    "A-2": worded((0.2, 0.5, 0.9), "Second card"),
    "A-3": worded((0.02, 0.02, 0.05), "Dark card"),
    "back": page((0.1, 0.1, 0.3), mark=False),
}


def job(copies: int = 2, pages: dict[str, bytes] | None = None) -> Job:
    """Three designs of so many copies each."""
    items = tuple(Item(f"A-{number}", "back", copies, f"Card {number}", "Words.", ("Red",)) for number in (1, 2, 3))
    return Job("A game", (Pile("A deck", items),), pages or PAGES, STANDARD)


def print_pdf(made: Job, profile: Profile, inks: InkConversion, jobs: int = 1) -> bytes:
    """The PDF of a job in inks."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cards.pdf"
        write_print_pdf(made, profile, inks, path, jobs)
        assert [one.name for one in Path(folder).iterdir()] == ["cards.pdf"]  # faces that waited on disk are gone
        return path.read_bytes()
