"""The page and the picture of coverage, with the cards as their proofs show them."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from io import BytesIO
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.coverage import report
from cardforge.coverage.report.page import Looks, page
from cardforge.coverage.report.picture import picture
from cardforge.coverage.result import Coverage
from cardforge.press.atomic import write_bytes

PAGE = Path("build/reports/coverage.html")
PICTURE = Path("build/reports/coverage.svg")

_PROOFS = Path("build/proofs")
_MARK = Path("build/.cache/coverage/page")
_WIDTH = 256
"""Pixels of a card's picture on the page: twice the width that it is shown in."""


def write_page(catalogue: Catalogue, coverage: Coverage) -> None:
    """Write the page and the picture, unless they stand there as they should. Raises OSError.

    A card without a proof is shown without one.
    """
    stamp = _stamp(catalogue, coverage)
    mark = catalogue.root / _MARK
    if (catalogue.root / PAGE).exists() and mark.exists() and mark.read_text("utf-8") == stamp:
        return
    groups = {faction.id: faction.name for faction in catalogue.factions}
    looks = Looks(
        title=f"{catalogue.game.title} {catalogue.edition.id}",
        groups=groups,
        kinds={kind.id: kind.name for kind in catalogue.game.kinds} | {"faction": "Faction"},
        pictures={card.id: uri for card in coverage.cards if (uri := _picture(catalogue.root, card.id))},
        marks={faction.id: faction.colours.get("field", "#6b6257") for faction in catalogue.factions},
    )
    write_bytes(catalogue.root / PAGE, page(coverage, looks).encode())
    write_bytes(catalogue.root / PICTURE, picture(coverage, groups).encode())
    write_bytes(mark, stamp.encode())


def _stamp(catalogue: Catalogue, coverage: Coverage) -> str:
    """A hash of all that the page depends on: drawing it takes longer than seeing that nothing has changed."""
    digest = sha256(repr(coverage).encode())
    for path in sorted(Path(report.__file__).parent.glob("*")):
        digest.update(path.read_bytes() if path.is_file() else b"")
    for path in sorted((catalogue.root / _PROOFS).glob("*.png")):
        about = path.stat()
        digest.update(f"{path.name} {about.st_size} {about.st_mtime_ns}".encode())
    digest.update(repr((catalogue.game, catalogue.edition.id, catalogue.factions)).encode())
    return digest.hexdigest()


def _picture(root: Path, id: str) -> str | None:
    path = root / _PROOFS / f"{id}.png"
    if not id or not path.is_file():
        return None
    from PIL import Image  # here, so that a project without proofs is covered without it

    with Image.open(path) as proof:
        small = proof.convert("RGB")
        small.thumbnail((_WIDTH, 2 * _WIDTH))
        out = BytesIO()
        small.save(out, "JPEG", quality=72, optimize=True)
    return f"data:image/jpeg;base64,{b64encode(out.getvalue()).decode()}"
