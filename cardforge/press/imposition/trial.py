"""A sheet that shows how far a printer's backs are from its fronts: crosses on the front, scales on the back.

Held against the light, each cross of the front is seen on a scale of the back; what is read there is how far backs have
to be moved. The outer scales are 100 mm above and below the middle one.
"""

from __future__ import annotations

import io

from cardforge.press.geometry import points
from cardforge.press.imposition.calibration import Calibration
from cardforge.press.imposition.duplex import Duplex, mirror
from cardforge.press.imposition.lettering import Lettering
from cardforge.press.imposition.paper import Paper
from cardforge.press.imposition.rectangle import Rectangle

REACH = 8_000
"""How far a scale goes to each side, in micrometres."""
APART = 100_000
"""Between the middle scale and the other two."""

FRONT_WORDS = ("Front. Print both pages on one sheet, at 100 %, on both sides.",)
BACK_WORDS = (
    "Back. Hold the sheet against the light, this side towards you.",
    "On the middle scale, where is the cross of the front? Right and down are positive, in millimetres:",
    "cardforge calibrate --duplex {duplex} --offset RIGHT,DOWN",
    "If the upper cross is further to the right than the lower one, add the difference: --skew MM",
    "(with a minus where it is further to the left).",
)


def trial_sheet(paper: Paper, duplex: Duplex, calibration: Calibration) -> bytes:
    """The sheet as a PDF of two pages; with what is stored already, so that a second print shows whether it helped."""
    import pikepdf

    lettering = Lettering()
    turn = mirror(paper, duplex)
    middle = Rectangle(paper.width // 2, paper.height // 2, 0, 0)
    places = [Rectangle(middle.x, middle.y + shift, 0, 0) for shift in (-APART, 0, APART)]
    behind = [turn.behind(place) for place in places] if turn else places
    front = ["0 G 0.3 w", *(_cross(place, paper) for place in places)]
    back = ["0 G 0.2 w"]
    if calibration:
        matrix = calibration.matrix(points(paper.width), points(paper.height), turned=False)
        back.insert(0, f"{' '.join(f'{value:.6f}' for value in matrix)} cm")
    back += [_scale(place, paper, lettering) for place in behind]
    words = [line.format(duplex=duplex.value) for line in BACK_WORDS]
    with pikepdf.new() as pdf:
        streams = [
            "\n".join([*front, *_words(FRONT_WORDS, paper, lettering)]).encode(),
            "\n".join([*back, *_words(words, paper, lettering)]).encode(),
        ]
        font = lettering.embed(pdf)
        for content in streams:
            page = pikepdf.Dictionary(
                Type=pikepdf.Name.Page,
                MediaBox=[0, 0, points(paper.width), points(paper.height)],
                Resources=pikepdf.Dictionary(Font=pikepdf.Dictionary(L=font)),
                Contents=pikepdf.Stream(pdf, content),
            )
            pdf.pages.append(pikepdf.Page(pdf.make_indirect(page)))
        flip = {Duplex.LONG: "/DuplexFlipLongEdge", Duplex.SHORT: "/DuplexFlipShortEdge"}.get(duplex, "/Simplex")
        pdf.Root.ViewerPreferences = pikepdf.Dictionary(PrintScaling=pikepdf.Name("/None"), Duplex=pikepdf.Name(flip))
        out = io.BytesIO()
        pdf.save(out, deterministic_id=True, fix_metadata_version=False)
        return out.getvalue()


def _cross(place: Rectangle, paper: Paper) -> str:
    x, y, arm = points(place.x), points(paper.height - place.y), points(REACH)
    return f"{x - arm:.3f} {y:.3f} m {x + arm:.3f} {y:.3f} l S {x:.3f} {y - arm:.3f} m {x:.3f} {y + arm:.3f} l S"


def _scale(place: Rectangle, paper: Paper, lettering: Lettering) -> str:
    """Ticks of half a millimetre to both sides, level and upright, with figures at 5 mm."""
    x, y = points(place.x), points(paper.height - place.y)
    parts = [_cross(place, paper)]
    for half in range(-2 * REACH // 1_000, 2 * REACH // 1_000 + 1):
        at = points(half * 500)
        length = points(2_000 if half % 10 == 0 else 1_300 if half % 2 == 0 else 700)
        parts.append(f"{x + at:.3f} {y:.3f} m {x + at:.3f} {y + length:.3f} l S")
        parts.append(f"{x:.3f} {y - at:.3f} m {x - length:.3f} {y - at:.3f} l S")
        if half % 10 == 0 and half:
            shown = f"{'+' if half > 0 else '−'}{abs(half) // 2}"
            parts.append(_line(shown, x + at - 3, y + points(2_600), 5, lettering))
            parts.append(_line(shown, x - points(4_600), y - at - 2, 5, lettering))
    return "\n".join(parts)


def _words(lines: tuple[str, ...] | list[str], paper: Paper, lettering: Lettering) -> list[str]:
    top = points(paper.height) - 60
    return [_line(text, 50, top - 13 * number, 9, lettering) for number, text in enumerate(lines)]


def _line(text: str, x: float, y: float, size: float, lettering: Lettering) -> str:
    return f"BT /L {size} Tf 0 g {x:.3f} {y:.3f} Td {lettering.show(text).decode()} Tj ET"
