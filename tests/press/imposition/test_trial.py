"""The trial sheet: with nothing to correct, crosses and scales coincide when the sheet is turned over."""

import numpy as np
import pytest
from PIL import ImageOps

from cardforge.press.imposition.calibration import Calibration
from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.paper import A4
from cardforge.press.imposition.trial import trial_sheet
from tests.press.imposition.drawn_pages import pictures


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT])
def test_every_cross_of_the_front_lies_on_the_zero_of_a_scale(duplex: Duplex) -> None:
    front, back = (image.convert("L") for image in pictures(trial_sheet(A4, duplex, Calibration()), dpi=254))
    turned = ImageOps.mirror(back) if duplex is Duplex.LONG else ImageOps.flip(back)
    dark_front, dark_back = np.asarray(front) < 128, np.asarray(turned) < 128
    for middle in (485, 1485, 2485):  # 48.5, 148.5 and 248.5 mm from above
        band = slice(middle - 60, middle + 60)
        column = 1050 - 90, 1050 + 90
        ours, theirs = (image[band, column[0] : column[1]] for image in (dark_front, dark_back))
        assert abs(int(ours.sum(axis=0).argmax()) - int(theirs.sum(axis=0).argmax())) <= 1
        assert abs(int(ours.sum(axis=1).argmax()) - int(theirs.sum(axis=1).argmax())) <= 1


def test_what_was_measured_moves_the_scales() -> None:
    plain, moved = (
        pictures(trial_sheet(A4, Duplex.LONG, one), dpi=254)[1].convert("L")
        for one in (Calibration(), Calibration(right=2_000))
    )
    columns = [int((np.asarray(image)[1425:1545] < 128).sum(axis=0).argmax()) for image in (plain, moved)]
    assert columns[1] - columns[0] == pytest.approx(20, abs=1)
