"""What is known of a printer is kept among the user's settings."""

import pytest

from cardforge.press.imposition.calibration import Calibration
from cardforge.press.imposition.duplex import Duplex
from cardforge.workshop.printer import (
    UnusablePrinterFileError,
    changed,
    measured,
    printer_file,
    read_printer,
    store_printer,
)


@pytest.fixture(autouse=True)
def _settings(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


def test_a_printer_that_was_never_measured_moves_nothing():
    assert not read_printer().calibration(Duplex.LONG)
    assert read_printer().margin == 4_200


def test_what_is_stored_is_read_again_for_its_edge_alone():
    store_printer(changed(read_printer(), "short", Calibration(500, -1_000, 0.05), 5_000))
    again = read_printer()
    assert again.calibration(Duplex.SHORT) == Calibration(500, -1_000, 0.05)
    assert not again.calibration(Duplex.LONG)
    assert again.margin == 5_000


def test_a_millimetre_between_the_outer_scales_is_a_millimetre_on_200():
    assert measured(0, 0, 1_000).clockwise == pytest.approx(0.2865, abs=0.0001)  # atan(1 / 200)


def test_more_than_the_scales_can_show_is_refused():
    with pytest.raises(ValueError, match="8 mm"):
        measured(9_000, 0, 0)


def test_a_file_that_somebody_broke_is_named():
    printer_file().parent.mkdir(parents=True)
    printer_file().write_text("long: {right: far}")
    with pytest.raises(UnusablePrinterFileError, match=r"printer\.yaml is not valid"):
        read_printer()
