"""A build makes what changed, takes the rest from the cache, and leaves the last good files where something fails."""

import io
import os
import subprocess
import sys
import threading
from pathlib import Path

import pikepdf
import pytest
from PIL import Image
from small_project import PICTURE, beast, codes, place

from cardforge.press.face import Ability


def test_every_face_gets_a_vector_page_a_picture_and_a_place_in_the_whole(project):
    result = project.build(beast("B-1"), place("P-1"), title="Small game")
    assert result.diagnostics == ()
    assert result.rendered == ("B-1", "P-1")
    assert sorted(project.outputs()) == [
        "B-1.pdf",
        "B-1.png",
        "P-1.pdf",
        "P-1.png",
        "all.pdf",
        "contact-sheet.png",
        "small/B-1.jpg",
        "small/P-1.jpg",
    ]
    with pikepdf.open(project.proof("all.pdf")) as whole:
        assert len(whole.pages) == 2
        assert [page.label for page in whole.pages] == ["B-1", "P-1"]
        with whole.open_outline() as outline:
            assert [child.title for head in outline.root for child in head.children] == [
                "Mossback (B-1)",
                "Stone Bridge (P-1)",
            ]


def test_a_page_is_69_by_94_mm_and_is_trimmed_3_mm_inside(project):
    project.build(beast())
    with pikepdf.open(project.proof("B-1.pdf")) as pdf:
        page = pdf.pages[0]
        boxes = {
            name: [round(float(side) / 72 * 25.4, 3) for side in page.obj[name]]
            for name in ("/MediaBox", "/BleedBox", "/TrimBox")
        }
    assert boxes["/MediaBox"] == boxes["/BleedBox"] == [0, 0, 69, 94]
    assert boxes["/TrimBox"] == [3, 3, 66, 91]


def test_a_picture_has_300_dpi_and_says_so(project):
    project.build(beast())
    with Image.open(project.proof("B-1.png")) as picture:
        assert picture.size == (815, 1110)
        assert [round(dpi) for dpi in picture.info["dpi"]] == [300, 300]
        assert picture.convert("RGB").getpixel((5, 1105)) == (0xC0, 0x40, 0x30)  # the bleed is printed


def test_fonts_are_embedded_and_text_can_be_read(project):
    project.build(beast(abilities=(Ability("Slow", "Fish & chips < soup’s “best” −1"),)))
    import pypdfium2

    text = pypdfium2.PdfDocument(str(project.proof("B-1.pdf")))[0].get_textpage().get_text_range()
    assert "Slow — Fish & chips < soup’s “best” −1" in text
    with pikepdf.open(project.proof("B-1.pdf")) as pdf:
        fonts = pdf.pages[0].resources.Font
        assert all(
            "/FontFile2" in font.DescendantFonts[0].FontDescriptor
            or "/FontFile3" in font.DescendantFonts[0].FontDescriptor
            for font in fonts.values()
        )


def test_a_second_build_renders_nothing_and_touches_no_file(project):
    project.build(beast(), place())
    before = {path: path.stat().st_mtime_ns for path in (project.root / "build/proofs").iterdir()}
    result = project.build(beast(), place())
    assert (result.rendered, result.reused) == ((), ("B-1", "P-1"))
    assert {path: path.stat().st_mtime_ns for path in (project.root / "build/proofs").iterdir()} == before


def test_a_second_build_does_not_import_the_renderer(project):
    project.build(beast())
    script = (
        "import sys; sys.path[:0] = ['tests/press', '.']\n"
        "from pathlib import Path; from small_project import SmallProject, beast\n"
        f"result = SmallProject(Path({str(project.root)!r})).build(beast())\n"
        "assert result.reused == ('B-1',), result\n"
        "print([name for name in ('weasyprint', 'pypdfium2', 'jinja2', 'uharfbuzz') if name in sys.modules])"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_one_changed_card_renders_one_card(project):
    project.build(beast("B-1"), beast("B-2"), place())
    result = project.build(beast("B-1"), beast("B-2", name="Fernback"), place())
    assert (result.rendered, result.reused) == (("B-2",), ("B-1", "P-1"))


@pytest.mark.parametrize(
    ("file", "old", "new", "rendered"),
    [
        ("templates/beast.html", "57mm", "58mm", ("B-1",)),
        ("templates/base.html", "6mm", "6.5mm", ("B-1", "P-1")),
        ("templates/card.css", "overflow: hidden", "overflow: visible", ("B-1", "P-1")),
        ("templates/layout.yaml", "{rules: 8.5, flavour: 7.2, reminder: true}", "{rules: 8, flavour: 7.2}", ("B-1",)),
        ("templates/layout.yaml", "bleed: 3", "bleed: 2.5", ("B-1", "P-1")),
        ("art/blue.svg", "#3040c0", "#3040c1", ("P-1",)),
        ("fonts/fonts.yaml", "wght: 640", "wght: 700", ("B-1", "P-1")),
        ("fonts/fonts.yaml", "# nothing", "# nothing at all", ()),
    ],
)
def test_what_depends_on_a_changed_file_is_rendered_and_nothing_else(project, file, old, new, rendered):
    project.write("fonts/fonts.yaml", (project.root / "fonts/fonts.yaml").read_text() + "# nothing\n")
    project.build(beast(), place())
    text = (project.root / file).read_text()
    assert old in text
    project.write(file, text.replace(old, new))
    assert project.build(beast(), place()).rendered == rendered


def test_a_change_that_is_taken_back_costs_nothing(project):
    project.build(beast())
    first = project.outputs()
    project.build(beast(name="Fernback"))
    result = project.build(beast())
    assert result.rendered == ()
    assert project.outputs() == first


def test_another_version_of_a_library_renders_anew(project, monkeypatch):
    project.build(beast())
    monkeypatch.setattr("cardforge.press.making.press_fingerprint", lambda: "another")
    assert project.build(beast()).rendered == ("B-1",)


def test_one_more_card_renders_one_card(project):
    project.build(beast("B-1", order=0, orders=1))
    assert project.build(beast("B-1", order=0, orders=2), beast("B-2", order=1, orders=2)).rendered == ("B-2",)


def test_cards_that_lie_in_a_row_are_rendered_anew_when_the_row_grows(project):
    layout = (project.root / "templates/layout.yaml").read_text()
    project.write(
        "templates/layout.yaml", layout.replace("template: beast.html", "template: beast.html\n    row: true")
    )
    project.build(beast("B-1", order=0, orders=1))
    assert len(project.build(beast("B-1", order=0, orders=2), beast("B-2", order=1, orders=2)).rendered) == 2


def test_a_removed_card_loses_its_files_and_others_files_stay(project):
    project.build(beast(), place())
    project.write("build/proofs/notes.txt", "mine")
    project.build(place())
    assert sorted(project.outputs()) == [
        "P-1.pdf",
        "P-1.png",
        "all.pdf",
        "contact-sheet.png",
        "notes.txt",
        "small/P-1.jpg",
    ]


def test_an_output_that_somebody_removed_or_changed_comes_back(project):
    project.build(beast())
    good = project.outputs()
    project.proof("B-1.pdf").unlink()
    project.proof("B-1.png").write_bytes(b"scribble")
    assert project.build(beast()).rendered == ()
    assert project.outputs() == good


def test_a_damaged_page_in_the_cache_is_made_again(project):
    project.build(beast())
    good = project.outputs()
    for path in (project.root / "build/.cache/press/pages").glob("*/*/page.pdf"):
        path.write_bytes(path.read_bytes()[:-9])
    project.proof("B-1.pdf").unlink()
    result = project.build(beast())
    assert (result.rendered, project.outputs()) == (("B-1",), good)


def test_several_damaged_pages_are_made_again_in_one_build(project):
    faces = [beast("B-1"), beast("B-2"), place("P-1")]
    project.build(*faces)
    good = project.outputs()
    for path in (project.root / "build/.cache/press/pages").glob("*/*/page.pdf"):
        path.write_bytes(b"scribble")
    project.proof("all.pdf").unlink()
    assert project.build(*faces).rendered == ("B-1", "B-2", "P-1")
    assert project.outputs() == good


@pytest.mark.parametrize("junk", ["", "{", "[]", '{"pages": 3, "files": []}', '{"pages": {"B-1": {"sources": 5}}}'])
def test_an_index_that_makes_no_sense_is_as_good_as_none(project, junk):
    project.build(beast())
    project.write("build/.cache/press/index.json", junk)
    assert project.build(beast()).diagnostics == ()


def test_the_same_input_gives_the_same_bytes_elsewhere_on_another_day(project, tmp_path):
    from small_project import write_project

    other = write_project(tmp_path / "elsewhere" / "deeper")
    project.build(beast(), place())
    os.environ["SOURCE_DATE_EPOCH"] = "1"
    other.build(beast(), place())
    assert project.outputs() == other.outputs()


def test_side_by_side_gives_the_same_bytes_as_one_after_another(project, tmp_path):
    from small_project import write_project

    faces = [beast(f"B-{n}", name=f"Mossback {n}") for n in range(20)] + [place(f"P-{n}") for n in range(10)]
    other = write_project(tmp_path / "parallel")
    assert project.build(*faces, jobs=1).diagnostics == ()
    told = other.build(*faces, jobs=2)
    assert len(told.rendered) == 30
    assert project.outputs() == other.outputs()


def test_two_builds_at_once_do_no_harm(project):
    results = []
    threads = [threading.Thread(target=lambda: results.append(project.build(beast(), place()))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(len(result.rendered) for result in results) == [0, 2]
    assert all(not result.diagnostics for result in results)


def test_nothing_temporary_is_left(project):
    project.build(beast(), jobs=2)
    left = [
        path for path in (project.root / "build").rglob("*") if path.name.startswith(".") or "weasyprint" in path.name
    ]
    assert [path.name for path in left] == [".cache"]
    assert not (project.root / "build/.cache/press/scratch").exists()


def test_a_card_that_fails_keeps_its_last_good_proof(project):
    project.build(beast(), place())
    before = project.outputs()
    result = project.build(beast(name="M" * 60), place("P-1", name="Wood Bridge"))
    assert codes(result) == ["text-overflow"]
    assert result.rendered == ("P-1",)
    after = project.outputs()
    assert after["B-1.pdf"] == before["B-1.pdf"]
    assert after["P-1.pdf"] != before["P-1.pdf"]
    with pikepdf.open(io.BytesIO(after["all.pdf"])) as whole:
        assert [page.label for page in whole.pages] == ["B-1", "P-1"]


def test_a_build_of_some_leaves_the_others_as_they_are(project):
    project.build(beast(), place())
    before = project.outputs()
    result = project.build(beast(name="Fernback"), place(name="Wood Bridge"), only=frozenset({"B-1"}))
    after = project.outputs()
    assert result.rendered == ("B-1",)
    assert [name for name in before if before[name] != after[name]] == ["B-1.pdf", "B-1.png", "small/B-1.jpg"]
    assert project.build(beast(name="Fernback"), place()).rendered == ()


def test_progress_is_told_page_by_page(project):
    from cardforge.press.build import PressOptions, build_pages
    from cardforge.press.face import PlannedFace

    told = []
    faces = [PlannedFace(beast()), PlannedFace(place())]
    build_pages(project.root, faces, PressOptions(), lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]


def test_a_picture_of_its_own_on_every_card(project):
    for colour in ("112233", "445566"):
        project.write(f"art/{colour}.svg", PICTURE.format(f"#{colour}"))
    from cardforge.press.face import Art

    project.build(place("P-1", art=Art("art/112233.svg")), place("P-2", art=Art("art/445566.svg")))
    for id, colour in (("P-1", (0x11, 0x22, 0x33)), ("P-2", (0x44, 0x55, 0x66))):
        with Image.open(project.proof(f"{id}.png")) as picture:
            assert picture.convert("RGB").getpixel((5, 1105)) == colour
