"""The YAML files of the press: each mistake is one finding, at its place, with the nearest right spelling."""

import pytest
from pydantic import BaseModel
from small_project import beast

from cardforge.catalogue.models.base import Model
from cardforge.press.build import PressOptions, build_pages
from cardforge.press.face import PlannedFace
from cardforge.press.fonts import read_fonts
from cardforge.press.layout import read_layout
from cardforge.press.settings import read_settings

LAYOUT, FONTS = "templates/layout.yaml", "fonts/fonts.yaml"


def broken(project, file, was, now):
    """What is found after `was`, which stands there once or more, has become `now` at its first place."""
    text = (project.root / file).read_text("utf-8")
    assert was in text
    project.write(file, text.replace(was, now, 1))
    fonts, found = read_fonts(project.root)
    return found + read_layout(project.root, fonts)[1]


@pytest.mark.parametrize(
    ("file", "was", "now", "code", "pointed", "hint"),
    [
        (LAYOUT, "kinds:", "kind:", "unknown-key", "kind:", "kinds"),
        (LAYOUT, "baseline: 8,", "basline: 8,", "unknown-key", "basline", "baseline"),
        (LAYOUT, "width: 50,", "width: 50,5,", "unknown-key", "5, sizes", "point, not a comma"),
        (LAYOUT, "width: 50,", 'width: "50,5",', "wrong-type", '"50,5"', "50.5"),
        (LAYOUT, "width: 50,", "width: 50, align: lfet,", "bad-value", "lfet", "left"),
        (LAYOUT, "width: 50,", "width: 50, label: 7,", "wrong-type", "7, sizes", 'write "7"'),
        (LAYOUT, "ladder: full", "ladder: ful", "layout-invalid", "ful,", "full"),
        (LAYOUT, "role: type,", "role: tpye,", "layout-invalid", "tpye", "type"),
        (LAYOUT, "text: [name]", "text: [nmae]", "layout-invalid", "nmae", "name"),
        (LAYOUT, "type_line.faction", "type_line.fraction", "layout-invalid", "type_line.fraction", "faction"),
        (FONTS, "faces:", "facs:", "unknown-key", "facs", "faces"),
        (FONTS, "package: Fraunces", "package: Fraunses", "font-missing", "Fraunses", "Fraunces"),
        (FONTS, "face: display", "face: dispaly", "fonts-invalid", "dispaly", "display"),
        (FONTS, "figures: lining", "figures: linning", "bad-value", "linning", "lining"),
        (FONTS, "weight: 500", "weihgt: 500", "unknown-key", "weihgt", "weight"),
    ],
)
def test_a_typing_mistake_is_told_once_at_its_place_with_what_was_meant(project, file, was, now, code, pointed, hint):
    (found,) = broken(project, file, was, now)
    line = (project.root / file).read_text("utf-8").split("\n")[found.place.line - 1]
    assert (found.code, found.place.file) == (code, file)
    assert line[found.place.column - 1 :].startswith(pointed)
    assert hint in found.hint


def test_a_part_that_two_kinds_share_is_told_once(project):
    line = "{text: [nmae], role: name, x: 5, width: 5, sizes: [9]}"
    shared = f"  place: &same\n    template: place.html\n    lines: {{name: {line}}}"
    text = (project.root / LAYOUT).read_text("utf-8")
    start, end = text.index("  place:"), text.index("foot:")
    project.write(LAYOUT, f"{text[:start]}{shared}\n  spot: *same\n{text[end:]}")
    assert [found.code for found in read_layout(project.root)[1]] == ["layout-invalid"]


def test_a_part_may_take_over_another_and_change_it(project):
    text = (project.root / LAYOUT).read_text("utf-8")
    text = text.replace("  place:\n", "  place: &place\n")
    project.write(LAYOUT, text.replace("foot:", "  spot:\n    <<: *place\n    template: beast.html\nfoot:"))
    layout, found = read_layout(project.root)
    assert found == []
    assert layout.kinds["spot"].template == "beast.html"
    assert layout.kinds["spot"].lines == layout.kinds["place"].lines


def test_a_part_that_stands_nowhere_is_told_where_it_is_used(project):
    (found,) = broken(project, LAYOUT, "foot:", "  spot: *place\nfoot:")
    assert (found.code, found.place.column) == ("yaml-syntax", 9)


def test_parts_within_parts_do_not_grow_without_end(project):
    lines = ["a0: &a0 [1, 1]"] + [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 22)]
    lines += ["kinds: {x: {template: x.html, lines: {name: {role: r, x: 1, width: 1, sizes: *a21, align: *a21}}}}"]
    project.write(LAYOUT, "\n".join(lines))
    assert {"unknown-key", "bad-value"} <= {found.code for found in read_layout(project.root)[1]}


def test_an_axis_that_the_font_does_not_have_is_told_before_pages_are_made_without_it(project):
    fonts = (project.root / FONTS).read_text("utf-8")
    project.write(FONTS, fonts.replace("wght: 640", "wgth: 640"))
    (found,) = build_pages(project.root, [PlannedFace(beast())], PressOptions()).diagnostics
    assert (found.code, found.place.file) == ("font-axis-unknown", FONTS)
    assert "wght" in found.hint


def test_numbers_and_truths_reach_models_that_are_strict_about_them(project):
    class Strict(Model):
        count: int
        share: float
        proper: bool
        name: str
        nothing: str | None

    class Whole(BaseModel):
        one: Strict

    project.write("a.yaml", 'one: {count: 3, share: 0.5, proper: true, name: "3", nothing: null}')
    assert read_settings(project.root, "a.yaml", Whole, "one").said == Whole(
        one=Strict(count=3, share=0.5, proper=True, name="3", nothing=None)
    )
