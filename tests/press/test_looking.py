"""The checks of finished pages: each is silent on a good page and speaks when a fault is planted."""

import pytest
from small_project import BASE, CSS, LAYOUT, PICTURE, beast

from cardforge.press.face import Art, PlannedFace
from cardforge.press.geometry import CardFormat
from cardforge.press.looking import look
from cardforge.press.printed import printed_texts

WHITE = PICTURE.format("#ffffff")


@pytest.fixture(autouse=True)
def white_ground(project):
    project.write("art/red.svg", WHITE)


def looked_at(project, *faces, neutral=frozenset()):
    result = project.build(*faces)
    assert result.diagnostics == ()
    return list(look(project.root, [PlannedFace(face) for face in faces], result.pages, neutral))


def texts(project):
    project.build(beast())
    return printed_texts(
        project.proof("B-1.pdf").read_bytes(), CardFormat(63_000, 88_000, 3_000), ("name", "rules", "foot")
    )


def test_a_text_of_a_page_is_known_by_role_size_and_place(project):
    name = next(text for text in texts(project) if text.role == "name")
    assert (name.text, name.size) == ("Mossback", 12)  # the first size of its ladder
    assert name.left == pytest.approx(8, abs=0.4)  # where the template puts it, and the first letter's own margin
    assert 6 < name.top < name.bottom < 6 + 12 * 1.5 * 25.4 / 72


def test_black_on_white_is_measured_as_21_to_1(project):
    assert {round(text.contrast) for text in texts(project) if text.role in ("name", "rules")} == {21}


def test_a_good_page_has_no_findings(project):
    assert looked_at(project, beast()) == []


@pytest.mark.parametrize(("grey", "found"), [("#777777", 1), ("#757575", 0)])  # 4.48 and 4.61 to 1 on white
def test_a_name_that_hardly_stands_out_is_told(project, grey, found):
    project.write("templates/card.css", CSS + f".name {{ color: {grey} }}\n")
    told = looked_at(project, beast())
    assert [one.code for one in told] == ["weak-contrast"] * found
    assert all("Mossback" in one.message and one.subject == "Mossback (B-1)" for one in told)


def test_a_text_that_cannot_be_seen_is_told(project):
    project.write("templates/card.css", CSS + ".rules { color: #ffffff }\n")
    assert "weak-contrast" in [one.code for one in looked_at(project, beast())]


def test_what_lies_behind_a_text_counts_and_not_only_its_colour(project):
    half = WHITE.replace("</svg>", '<path fill="#222222" d="M0 0H40V20H0Z"/></svg>')
    project.write("art/red.svg", half)
    assert [one.code for one in looked_at(project, beast())] == ["weak-contrast"]


def test_a_veil_over_the_text_counts(project):
    veil = '<div style="left:0;top:0;width:69mm;height:20mm;background:#fff;opacity:.7"></div>'
    project.write("templates/base.html", BASE.replace("</div></body>", veil + "</div></body>"))
    assert [one.code for one in looked_at(project, beast())] == ["weak-contrast"]


def test_type_below_the_floor_of_its_role_is_told(project):
    project.write("templates/layout.yaml", LAYOUT + "smallest: {name: 12, rules: 8.5}\n")
    assert looked_at(project, beast()) == []
    long = beast(name="The Great Mossback of the Stone")
    (told,) = looked_at(project, long)
    assert (told.code, told.subject) == ("small-type", str(long))
    assert "12 pt" in told.expected


def test_a_template_that_shrinks_a_text_on_its_own_is_told(project):
    project.write("templates/layout.yaml", LAYOUT + "smallest: {foot: 5}\n")
    project.write("templates/base.html", BASE.replace("font-size:5pt", "font-size:4pt"))
    assert [one.code for one in looked_at(project, beast())] == ["small-type"]


def packs(project, *colours):
    for number, colour in enumerate(colours):
        project.write(f"art/ground-{number}.svg", PICTURE.format(colour))
    return [
        beast(f"B-{number}{copy}", faction=f"f{number}", faction_name=f"F{number}", art=Art(f"art/ground-{number}.svg"))
        for number in range(len(colours))
        for copy in (1, 2)
    ]


def test_factions_of_other_lightness_are_told_apart(project):
    assert looked_at(project, *packs(project, "#ffffff", "#c8d8c0")) == []


def test_factions_of_one_frame_are_told_as_alike_in_every_sight(project):
    told = looked_at(project, *packs(project, "#ffffff", "#ffffff"))
    assert [one.code for one in told] == ["factions-alike"] * 4


def test_red_and_green_of_one_lightness_are_alike_in_grey_only(project):
    # L* is 70 for both: the two differ in hue, which a grey printer does not show
    told = looked_at(project, *packs(project, "#ff8f7c", "#74bb6c"))
    assert {one.code for one in told} == {"factions-alike"}
    assert any("in grey" in one.message for one in told)
    assert not any("in full colour" in one.message for one in told)


def test_a_neutral_faction_need_not_be_told_from_others(project):
    assert looked_at(project, *packs(project, "#ffffff", "#ffffff"), neutral=frozenset({"f1"})) == []
