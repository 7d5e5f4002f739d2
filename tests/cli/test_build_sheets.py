"""`cardforge build sheets`, on the blank game: six cards, no packs and no engine."""

import json
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from typer.testing import CliRunner

from cardforge.cli import main
from cardforge.cli.main import app


def run(folder: Path, *words: str):
    return CliRunner().invoke(app, ["-C", str(folder), *words])


def ink_of(file: str) -> float:
    """How dark the first sheet is, from 0 to 1."""
    image = pypdfium2.PdfDocument(file)[0].render(scale=1).to_pil().convert("L")
    return 1 - sum(image.tobytes()) / 255 / image.width / image.height


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games") / "mine"
    assert run(folder.parent, "new", "mine").exit_code == 0
    assert run(folder, "build", "--jobs", "1").exit_code == 0
    return folder


def built(game: Path, *words: str) -> list[dict]:
    result = run(game, "build", "sheets", "--jobs", "1", "--json", *words)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)["files"]


def test_a_game_without_packs_prints_each_card_once(game: Path) -> None:
    (file,) = built(game)
    assert (file["cards"], file["sheets"], file["per_sheet"]) == (6, 1, 9)


def test_build_makes_sheets_as_well_as_proofs(game: Path) -> None:
    result = run(game, "build", "--jobs", "1")
    assert (game / "build/sheets/all-a4.pdf").is_file()
    assert "all cards on 1 sheet to cut" in result.stdout


def test_sheets_of_the_same_cards_are_not_written_again(game: Path) -> None:
    sheet = Path(built(game)[0]["file"])
    before = sheet.stat().st_mtime_ns
    built(game)
    assert sheet.stat().st_mtime_ns == before


def test_sheets_that_somebody_removed_or_changed_come_back(game: Path) -> None:
    sheet = Path(built(game)[0]["file"])
    good = sheet.read_bytes()
    sheet.write_bytes(b"scribble")
    built(game)
    assert sheet.read_bytes() == good
    sheet.unlink()
    built(game)
    assert sheet.read_bytes() == good


def test_another_name_of_the_game_is_printed_on_the_sheets(game: Path) -> None:
    sheet, data = Path(built(game)[0]["file"]), game / "cards/game.yaml"
    good, text = sheet.read_bytes(), data.read_text("utf-8")
    try:
        data.write_text(text.replace("title: ", "title: Another ", 1).replace('Another "', '"Another '), "utf-8")
        built(game)
        assert sheet.read_bytes() != good
    finally:
        data.write_text(text, "utf-8")


def test_each_choice_has_a_file_of_its_own(game: Path) -> None:
    names = {
        Path(file["file"]).name
        for words in ((), ("--paper", "letter"), ("--grey",), ("--duplex", "short"))
        for file in built(game, *words)
    }
    assert names == {"all-a4.pdf", "all-letter.pdf", "all-a4-grey.pdf", "all-a4-short.pdf"}


def test_copies_are_printed_without_storing_a_face_twice(game: Path) -> None:
    (file,) = built(game, "--copies", "3")
    assert file["cards"] == 18
    with pikepdf.open(file["file"]) as pdf:
        forms = [
            one
            for one in pdf.objects
            if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Form" and "/Group" not in one
        ]
        assert len(forms) == file["faces"]


def test_the_same_sheets_are_the_same_bytes(game: Path) -> None:
    first, second = (Path(built(game)[0]["file"]).read_bytes() for _ in range(2))
    assert first == second


def test_poker_cards_are_cut_to_their_own_size(game: Path) -> None:
    result = run(game, "build", "sheets", "--card", "bridge")
    assert result.exit_code == 2
    assert "no format “bridge”" in result.output


def test_a_card_that_cannot_be_made_leaves_the_last_good_sheets(game: Path) -> None:
    sheet = Path(built(game)[0]["file"])
    before = sheet.read_bytes()
    template = game / "templates" / "card.html"
    text = template.read_text("utf-8")
    try:
        template.write_text("{{ nothing.there }}", "utf-8")
        result = run(game, "build", "sheets", "--jobs", "1")
        assert result.exit_code == 1
        assert sheet.read_bytes() == before
    finally:
        template.write_text(text, "utf-8")


def test_only_needs_a_release_that_there_is(game: Path) -> None:
    result = run(game, "build", "sheets", "--only", "changed-since", "spring")
    assert result.exit_code == 2
    assert "no release “spring”" in result.output


def test_nothing_is_printed_when_nothing_has_changed(game: Path) -> None:
    assert run(game, "release", "first").exit_code == 0
    result = run(game, "build", "sheets", "--only", "changed-since", "first")
    assert result.exit_code == 0
    assert "nothing to print" in result.output


def test_a_full_disk_is_a_clear_error(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The device /dev/full takes no byte, as a disk without room."""
    import os
    import tempfile

    def full(prefix: str, suffix: str, dir: Path) -> tuple[int, str]:
        place = Path(dir) / f"{prefix}x{suffix}"
        place.touch()
        return os.open("/dev/full", os.O_WRONLY), str(place)

    sheet = Path(built(game)[0]["file"])
    sheet.write_bytes(good := sheet.read_bytes() + b"%")
    monkeypatch.setattr(tempfile, "mkstemp", full)
    monkeypatch.setattr("sys.argv", ["cardforge", "-C", str(game), "build", "sheets", "--jobs", "1"])
    with pytest.raises(SystemExit) as ended:
        main.run()
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert "build/sheets/all-a4.pdf cannot be read or written (No space left on device)" in told
    assert "make room" in told
    assert sheet.read_bytes() == good
    assert not list(sheet.parent.glob(".*"))


def test_labels_hold_fronts_alone(game: Path) -> None:
    (file,) = built(game, "--labels", "L7165")
    assert (file["cards"], file["per_sheet"], file["sheets"]) == (6, 8, 1)
    assert Path(file["file"]).name == "all-l7165.pdf"


def test_the_least_ink_is_black_lines_without_a_picture(game: Path) -> None:
    """The blank game's templates draw a moon where there is no picture, and that goes too."""
    (plain,), (pale,), (lines,) = built(game), built(game, "--pale"), built(game, "--low-ink")
    assert [Path(one["file"]).name for one in (pale, lines)] == ["all-a4-pale.pdf", "all-a4-low-ink.pdf"]
    inks = [ink_of(one["file"]) for one in (plain, lines)]
    assert inks[1] < inks[0] / 5


def test_hairlines_on_the_cuts_are_there_for_scissors_and_can_be_left_out(game: Path) -> None:
    (with_them,), (without,) = built(game, "--low-ink"), built(game, "--low-ink", "--no-guides")
    assert Path(without["file"]).name == "all-a4-low-ink-no-guides.pdf"
    assert ink_of(without["file"]) < ink_of(with_them["file"])


def test_an_unknown_sheet_of_labels_is_answered_with_those_there_are(game: Path) -> None:
    result = run(game, "build", "sheets", "--labels", "9999")
    assert result.exit_code == 2
    assert "L7165" in result.output


def test_a_build_that_is_killed_leaves_the_last_good_file_and_the_next_one_completes(game: Path) -> None:
    import random
    import signal
    import subprocess
    import sys
    import time

    sheet = Path(built(game)[0]["file"])
    good = sheet.read_bytes()
    chance = random.Random(6)
    command = [sys.executable, "-m", "cardforge", "-C", str(game), "build", "sheets", "--jobs", "1"]
    for _ in range(4):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=Path(__file__).parents[2])
        time.sleep(chance.uniform(0.3, 1.6))
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert sheet.read_bytes() == good
    assert built(game)
    assert sheet.read_bytes() == good


def test_two_exports_at_once_do_each_other_no_harm(game: Path) -> None:
    import subprocess
    import sys

    command = [sys.executable, "-m", "cardforge", "-C", str(game), "export", "screentop", "--jobs", "1"]
    for _ in range(2):
        many = [subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=Path(__file__).parents[2]) for _ in range(3)]
        assert [process.wait() for process in many] == [0, 0, 0]
    assert [path.name for path in (game / "build/export").iterdir()] == ["screentop-all"]
    assert list((game / "build/export/screentop-all").iterdir()) != []


def test_an_export_that_is_killed_leaves_the_last_good_files_and_nothing_else(game: Path) -> None:
    import random
    import signal
    import subprocess
    import sys
    import time

    assert run(game, "export", "tgc").exit_code == 0
    place = game / "build/export/tgc-all"
    good = {path.name: path.read_bytes() for path in place.iterdir()}
    chance = random.Random(3)
    command = [sys.executable, "-m", "cardforge", "-C", str(game), "export", "tgc", "--jobs", "1"]
    for _ in range(4):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=Path(__file__).parents[2])
        time.sleep(chance.uniform(0.4, 1.4))
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert run(game, "export", "tgc").exit_code == 0
    assert {path.name: path.read_bytes() for path in place.iterdir()} == good
    assert [path.name for path in place.parent.iterdir() if path.name.startswith(".")] == []


def test_two_builds_at_once_do_each_other_no_harm(game: Path) -> None:
    import subprocess
    import sys

    sheet = Path(built(game)[0]["file"])
    good = sheet.read_bytes()
    command = [sys.executable, "-m", "cardforge", "-C", str(game), "build", "sheets", "--jobs", "1"]
    both = [subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=Path(__file__).parents[2]) for _ in range(2)]
    assert [process.wait() for process in both] == [0, 0]
    assert sheet.read_bytes() == good
