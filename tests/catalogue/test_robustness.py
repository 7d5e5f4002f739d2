"""Whatever stands in a project's files, the answer is a list of findings and never a traceback."""

import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardforge.catalogue import load
from cardforge.catalogue.checks import run_checks
from cardforge.diagnostics import Report, Severity
from cardforge.diagnostics.render import as_text

SAMPLE = Path(__file__).parents[2] / "cardforge/starters/sample"
FILES = sorted(path.relative_to(SAMPLE).as_posix() for path in SAMPLE.rglob("*") if path.is_file())
YAML = [name for name in FILES if name.endswith(".yaml")]


@pytest.fixture
def project(tmp_path) -> Path:
    shutil.copytree(SAMPLE, tmp_path, dirs_exist_ok=True)
    return tmp_path


@pytest.fixture(scope="module")
def shared(tmp_path_factory) -> Path:
    root = tmp_path_factory.mktemp("project")
    shutil.copytree(SAMPLE, root, dirs_exist_ok=True)
    return root


def checked(root: Path) -> Report:
    """Everything that is found; rendering each finding must work as well."""
    catalogue, report = load(root)
    if catalogue is not None:
        report.extend(run_checks(catalogue))
    for found in report:
        as_text(found, catalogue.places.line if catalogue else None)
    return report


def codes(root: Path) -> set[str]:
    return {found.code for found in checked(root) if found.severity is not Severity.NOTE}


def with_bytes(root: Path, name: str, data: bytes) -> Report:
    """What is found with other bytes in one file, which is put back afterwards."""
    path = root / name
    before = path.read_bytes()
    path.write_bytes(data)
    try:
        return checked(root)
    finally:
        path.write_bytes(before)


QUICK = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@QUICK
@given(name=st.sampled_from(FILES), data=st.binary(max_size=400))
def test_bytes_without_meaning_are_told(shared, name, data):
    with_bytes(shared, name, data)


@QUICK
@given(name=st.sampled_from(FILES), data=st.data())
def test_one_changed_byte_is_told_or_harmless(shared, name, data):
    good = bytearray((SAMPLE / name).read_bytes())
    at = data.draw(st.integers(0, len(good) - 1))
    good[at] = data.draw(st.integers(0, 255))
    with_bytes(shared, name, bytes(good))


SIGNS = ['"', "'", "[", "{", "}", "]", ": ", "- ", "#", " ", "\n", "\t", "&a ", "*a", "!x ", "|\n", "? ", "%", "~", "—"]


@QUICK
@given(name=st.sampled_from(FILES), sign=st.sampled_from(SIGNS), data=st.data())
def test_a_sign_typed_anywhere_is_told_or_harmless(shared, name, sign, data):
    good = (SAMPLE / name).read_text("utf-8")
    at = data.draw(st.integers(0, len(good)))
    with_bytes(shared, name, f"{good[:at]}{sign}{good[at:]}".encode())


@QUICK
@given(name=st.sampled_from(FILES), other=st.sampled_from(FILES))
def test_a_file_saved_under_the_name_of_another_is_told(shared, name, other):
    with_bytes(shared, name, (SAMPLE / other).read_bytes())


@QUICK
@given(name=st.sampled_from(FILES), data=st.data())
def test_a_file_that_breaks_off_is_told_or_harmless(shared, name, data):
    good = (SAMPLE / name).read_bytes()
    with_bytes(shared, name, good[: data.draw(st.integers(0, len(good)))])


@QUICK
@given(name=st.sampled_from(YAML), data=st.data())
def test_a_line_that_is_lost_doubled_or_moved_is_told_or_harmless(shared, name, data):
    lines = (SAMPLE / name).read_text("utf-8").split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    change = data.draw(st.sampled_from(["lose", "double", "indent", "end"]))
    line = lines[at]
    lines[at : at + 1] = {"lose": [], "double": [line, line], "indent": [f" {line}"], "end": [line, lines[-1]]}[change]
    with_bytes(shared, name, "\n".join(lines).encode())


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    "what", ["empty", "folder", "latin-1", "utf-16", "zeros", "missing", "list", "word", "nothing"]
)
def test_a_file_that_is_no_card_file_makes_no_traceback(project, name, what):
    path = project / name
    path.unlink()
    if what == "folder":
        path.mkdir()
    elif what != "missing":
        data = {
            "empty": b"",
            "latin-1": 'name: "Caf\u00e9"\n'.encode("latin-1"),
            "utf-16": 'name: "Mouse"\n'.encode("utf-16"),
            "zeros": bytes(1000),
            "list": b"- 1\n- [2]\n- {a: 3}\n",
            "word": b"mouse\n",
            "nothing": b"~\n",
        }[what]
        path.write_bytes(data)
    found = codes(project)
    lenient = {"cards/locks/ids.lock"} if what in ("missing", "empty") else set()
    assert found or name in lenient or what == "missing"


@pytest.mark.parametrize("name", YAML)
def test_byte_order_mark_and_carriage_returns_of_a_spreadsheet_change_nothing(project, name):
    path = project / name
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert codes(project) == set()


def test_places_are_right_with_carriage_returns_and_a_byte_order_mark(project):
    path = project / "cards/cellar/lodgers.yaml"
    text = path.read_text("utf-8").replace("cost: 2", "cost: two")
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    (found,) = (one for one in checked(project) if one.severity is Severity.ERROR)
    assert str(found.place) == "cards/cellar/lodgers.yaml:12:9"


@pytest.mark.parametrize("brackets", ["[", "{a: ", "- ", "? "])
def test_nesting_without_end_is_told(project, brackets):
    (project / "cards/packs.yaml").write_text(brackets * 100_000)
    assert codes(project) & {"yaml-too-deep", "yaml-syntax"}


def test_aliases_that_would_unfold_without_end_are_refused(project):
    laugh = "a: &a [x, x]\n" + "".join(
        f"{one}: &{one} [*{before}, *{before}]\n" for before, one in zip("abcdefgh", "bcdefghi", strict=True)
    )
    (project / "cards/packs.yaml").write_text(laugh)
    assert codes(project) == {"yaml-alias"}


def test_a_broken_file_at_the_top_hides_no_fault_in_another(project):
    (project / "cards/game.yaml").write_text("title: [\n")
    (project / "cards/attic/tricks.yaml").write_text("- id: @x\n")
    places = {found.place.file for found in checked(project) if found.place}
    assert places == {"cards/game.yaml", "cards/attic/tricks.yaml"}


def test_all_mistakes_are_told_in_one_run(project):
    changes = {
        "cards/attic/lodgers.yaml": ("cost: 2", "cost: 20"),
        "cards/cellar/tricks.yaml": ("name: Draught", "name: No"),
        "cards/decks/attic.yaml": ("A-03: 2", "A-33: 2"),
        "cards/lore/stairs.yaml": ("which is the point", "which is is the point"),
        "cards/editions/1.yaml": ("hat_evenings: 4", "hat_evening: 4"),
    }
    for name, (was, now) in changes.items():
        path = project / name
        path.write_text(path.read_text("utf-8").replace(was, now), "utf-8")
    assert codes(project) == {"cost-out-of-range", "yaml-trap", "deck-unknown-card", "doubled-word", "unknown-constant"}
