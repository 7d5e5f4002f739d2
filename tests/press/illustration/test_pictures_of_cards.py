"""`check --art`: silent about a good picture, and each of its findings speaks when its fault is planted."""

import io
from dataclasses import replace

import pytest
from PIL import Image
from small_project import SmallProject, beast, place

from cardforge.press.face import Art, Face, PlannedFace
from cardforge.press.illustration import measures, pixels
from cardforge.press.illustration.checks import check_pictures
from cardforge.press.illustration.credits import illustration, read_credits

RULES = """\
layers: [sky, mid, subject, front]
subject: subject
largest: 5000
clips: 1
"""
CREDITS = 'by: "A. Painter"\n'
SKY = '<g id="sky"><path d="M-3 -3H66V91H-3Z" fill="#203040"/></g>'
SUBJECT = '<g id="subject"><path d="M20 20H50V50H20Z" fill="#d0a060"/></g>'
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 69 94"><title>A box of amber</title>'
PALETTE = {"ink": "#101010", "night": "#203040", "amber": "#d0a060"}


def drawing(*layers: str) -> str:
    return HEAD + "".join(layers or (SKY, SUBJECT)) + "</svg>"


@pytest.fixture(autouse=True)
def pictured(project: SmallProject) -> None:
    project.write("art/rules.yaml", RULES)
    project.write("art/credits.yaml", CREDITS)
    project.write("art/red.svg", drawing())


def found(project: SmallProject, *faces: Face) -> list[str]:
    faces = faces or (beast(palette=PALETTE),)
    result = project.build(*faces)
    assert result.diagnostics == ()
    planned = [PlannedFace(face) for face in faces]
    return [one.code for one in check_pictures(project.root, planned, result.pages)]


def test_a_good_picture_has_no_findings(project):
    assert found(project) == []


def test_without_rules_a_drawing_may_be_as_it_likes(project):
    (project.root / "art/rules.yaml").unlink()
    project.write("art/red.svg", drawing('<path d="M-3 -3H66V91H-3Z" fill="#c00000"/>'))
    assert found(project) == []


@pytest.mark.parametrize(
    ("layers", "code"),
    [
        ((SKY, SUBJECT, '<g id="mid">' + "<path d='M0 0'/>" * 400 + "</g>"), "picture-heavy"),
        ((SKY, SUBJECT, '<g id="front"><text>x</text></g>'), "picture-part-forbidden"),
        ((SKY, SUBJECT, "<defs><linearGradient id='a'/></defs>"), "picture-part-forbidden"),
        ((SKY, SUBJECT, "<script/>"), "picture-part-forbidden"),
        ((SKY, SUBJECT, '<clipPath id="a"/><clipPath id="b"/>'), "picture-clips"),
        ((SKY, SUBJECT, '<g id="foreground"/>'), "picture-layers"),
        ((SKY, SUBJECT, SKY), "picture-layers"),
        ((SKY,), "picture-layers"),
        ((SKY, SUBJECT, '<path d="M1 1H2V2Z"/>'), "picture-layers"),
    ],
)
def test_a_drawing_is_held_to_the_rules_of_the_project(project, layers, code):
    project.write("art/red.svg", drawing(*layers))
    assert code in found(project)


@pytest.mark.parametrize(
    ("box", "fill", "code"),
    [
        ("M20 20H50V50H20Z", "#283848", "subject-faint"),  # 3 levels of lightness from its ground
        ("M20 20H24V24H20Z", "#d0a060", "subject-small"),  # 16 of 6486 square millimetres
        ("M-3 -3H66V88H-3Z", "#d0a060", "subject-large"),
        ("M20 20H50V50H20Z", "#20c020", "picture-off-palette"),
    ],
)
def test_a_subject_is_measured_on_the_card(project, box, fill, code):
    sky = SKY if code != "picture-off-palette" else SKY.replace("#203040", "#108010")
    project.write("art/red.svg", drawing(sky, f'<g id="subject"><path d="{box}" fill="{fill}"/></g>'))
    assert found(project) == [code]


COVER = '<div style="left:{}mm;top:{}mm;width:{}mm;height:{}mm;background:#ff00ff"></div>'


def test_a_place_needs_no_subject(project):
    project.write("art/blue.svg", drawing(SKY))
    assert found(project, place(palette=PALETTE)) == ["picture-layers"]
    project.write("art/rules.yaml", RULES + "places: [place]\n")
    assert found(project, place(palette=PALETTE)) == []


def test_a_neutral_faction_may_borrow_the_hues_of_others(project):
    project.write("art/blue.svg", drawing(SKY, SUBJECT))
    cards = beast(palette=PALETTE), place(palette={"ink": "#103010"}, faction="roads", art=Art("art/blue.svg"))
    planned = [PlannedFace(card) for card in cards]
    pages = project.build(*cards).pages
    told = [[one.code for one in check_pictures(project.root, planned, pages, frozenset(n))] for n in ((), {"roads"})]
    assert told == [["picture-off-palette", "pictures-alike"], ["pictures-alike"]]


@pytest.mark.parametrize(
    "cover",
    [
        COVER.format(30, 22, 16, 16),  # a plate in the midst of the window: 250 of 900 square millimetres
        COVER.format(0, 28, 69, 66),  # a lower shore that leaves a sixth to be seen
    ],
)
def test_a_subject_under_the_furniture_is_told(project, cover):
    base = (project.root / "templates/base.html").read_text()
    project.write("templates/base.html", base.replace('<div class="name"', cover + '<div class="name"', 1))
    assert "subject-hidden" in found(project)


def test_what_stands_before_the_frame_is_seen(project):
    base = (project.root / "templates/base.html").read_text()
    over = COVER.format(0, 38, 69, 56) + '<img src="{{ face.art_over_url }}">'
    project.write("templates/base.html", base.replace('<div class="name"', over + '<div class="name"', 1))
    project.write("art/red.over.svg", drawing(SUBJECT))
    assert found(project, beast(palette=PALETTE, art=Art("art/red.svg", "art/red.over.svg"))) == []


def test_a_focus_under_the_frame_is_told(project):
    base = (project.root / "templates/base.html").read_text()
    project.write(
        "templates/base.html", base.replace('<div class="name"', COVER.format(0, 60, 69, 34) + '<div class="name"', 1)
    )
    assert found(project, beast(palette=PALETTE, art=Art("art/red.svg", focus="50% 40%"))) == []
    assert found(project, beast(palette=PALETTE, art=Art("art/red.svg", focus="50% 80%"))) == ["focus-hidden"]


def test_two_cards_with_pictures_that_look_alike_are_told(project):
    project.write("art/other.svg", drawing(SKY, SUBJECT.replace("#d0a060", "#c89858")))
    project.write("art/third.svg", drawing(SKY, SUBJECT.replace("M20 20H50V50H20Z", "M3 50L60 5V60Z")))
    cards = [beast(f"B-{name}", palette=PALETTE, art=Art(f"art/{name}.svg")) for name in ("red", "other", "third")]
    assert found(project, *cards) == ["pictures-alike"]


def test_two_cards_may_share_one_picture_on_purpose(project):
    assert found(project, beast("B-1", palette=PALETTE), beast("B-2", palette=PALETTE)) == []


def test_a_drawing_that_renderers_draw_differently_is_told(project, monkeypatch):
    own = pixels.compile_svg
    monkeypatch.setattr(pixels, "compile_svg", lambda svg: own(svg.replace(b"M20 20", b"M10 10")))
    assert "picture-drawn-otherwise" in found(project)


def test_a_picture_without_words_or_a_painter_is_told(project):
    project.write("art/red.svg", drawing().replace("<title>A box of amber</title>", ""))
    project.write("art/credits.yaml", "pictures: {}\n")
    assert found(project) == ["picture-unsaid", "picture-uncredited"]
    project.write("art/credits.yaml", 'pictures: {red: {alt: "Amber", by: "B. Painter"}}\n')
    assert found(project) == []


def test_a_card_that_goes_without_a_picture_says_so(project):
    bare = replace(beast(), art=None, scene="scene")
    planned = [PlannedFace(bare)]
    assert [one.code for one in check_pictures(project.root, planned, {})] == ["picture-lacking"]
    project.write("art/credits.yaml", CREDITS + "without: [B-1]\n")
    assert list(check_pictures(project.root, planned, {})) == []


def test_a_picture_of_pixels_is_compared_and_looked_at_for_its_hues(project):
    out = io.BytesIO()
    Image.new("RGB", (815, 1110), "#10c010").save(out, "PNG")
    project.write("art/green.png", out.getvalue())
    project.write("art/credits.yaml", CREDITS + 'pictures: {green: {alt: "Green"}}\n')
    assert found(project, place(palette=PALETTE, art=Art("art/green.png"))) == ["picture-off-palette"]


def test_a_typing_mistake_in_the_rules_is_told_at_its_place(project):
    project.write("art/rules.yaml", "layers: [sky]\nsubjet: subject\n")
    (told,) = check_pictures(project.root, [PlannedFace(beast())], {})
    assert (told.code, told.place.file, told.place.line) == ("unknown-key", "art/rules.yaml", 2)


def test_measures_are_kept_until_the_page_changes(project, monkeypatch):
    assert found(project) == []
    monkeypatch.setattr(measures, "thumbnail", lambda image, window: 1 / 0)
    assert found(project) == []
    project.write("art/red.svg", drawing(SKY, SUBJECT.replace("M20", "M21")))
    with pytest.raises(ZeroDivisionError):
        found(project)


def test_words_of_a_picture_stand_in_its_title_or_in_the_file_of_credits(project):
    credits, _ = read_credits(project.root)
    assert illustration(project.root, "art/red.svg", credits).alt == "A box of amber"
    assert illustration(project.root, "art/red.svg", credits).by == "A. Painter"
    assert illustration(project.root, "art/blue.svg", credits).alt == ""
