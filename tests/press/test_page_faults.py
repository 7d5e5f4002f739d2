"""Nothing goes wrong in silence: each fault is told of its own card, and the cards beside it are printed."""

import io

import pytest
from PIL import Image
from small_project import PICTURE, beast, codes, place

from cardforge.diagnostics import Place
from cardforge.press.build import PressOptions, build_pages
from cardforge.press.face import Ability, Art, PlannedFace

ENTITIES = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'


def png(size=(40, 40), mode="RGB", format="PNG"):
    out = io.BytesIO()
    Image.new(mode, size).save(out, format)
    return out.getvalue()


def linking_to(url):
    return PICTURE.format("red").replace("<path", f'<image href="{url}" width="9" height="9"/><path')


@pytest.mark.parametrize(
    ("file", "content", "code", "words"),
    [
        ("art/bad.png", b"", "picture-unusable", "empty"),
        ("art/bad.png", b"I am a text", "picture-unusable", "no picture"),
        ("art/bad.png", png()[:60], "picture-unusable", "broken"),
        ("art/bad.png", png((30_000, 3)), "picture-unusable", "too many"),
        ("art/bad.jpg", png(mode="CMYK", format="JPEG"), "picture-unusable", "CMYK"),
        ("art/bad.svg", "<svg", "picture-unusable", "well-formed"),
        ("art/bad.svg", ENTITIES + PICTURE.format("red"), "picture-unusable", "entities"),
        ("art/bad.svg", "<html/>", "picture-unusable", "not SVG"),
        ("art/bad.svg", linking_to("http://example.org/x.png"), "asset-forbidden", "project"),
        ("art/bad.svg", linking_to("file:///etc/passwd"), "asset-forbidden", "project"),
        ("art/bad.svg", linking_to("../cards/secret.svg"), "asset-forbidden", "art/"),
        ("art/other.svg", PICTURE.format("red"), "asset-missing", "not there"),
    ],
)
def test_a_bad_picture_is_explained_and_hurts_no_other_card(project, file, content, code, words):
    project.write(file, content)
    name = file if "bad" in file else "art/missing.svg"
    result = project.build(beast("B-1", art=Art(name)), place("P-1"), beast("B-2", art=Art(name)))
    assert codes(result) == [code, code]
    assert all(words in found.message for found in result.diagnostics)
    assert [found.subject for found in result.diagnostics] == ["Mossback (B-1)", "Mossback (B-2)"]
    assert result.rendered == ("P-1",)


@pytest.mark.parametrize("format", ["PNG", "JPEG", "WEBP"])
def test_pictures_of_the_usual_kinds_are_printed(project, format):
    project.write(f"art/fine.{format.lower()}", png(format=format))
    assert project.build(beast(art=Art(f"art/fine.{format.lower()}"))).diagnostics == ()


def test_a_link_that_leads_out_of_the_folder_is_refused(project, tmp_path):
    (tmp_path / "secret.svg").write_text(PICTURE.format("red"))
    (project.root / "art/link.svg").symlink_to(tmp_path / "secret.svg")
    result = project.build(beast(art=Art("art/link.svg")))
    assert codes(result) == ["asset-forbidden"]


def test_a_template_cannot_include_what_a_link_leads_to(project, tmp_path):
    (tmp_path / "secret.html").write_text("secret")
    (project.root / "templates/link.html").symlink_to(tmp_path / "secret.html")
    project.write("templates/place.html", '{% include "link.html" %}')
    assert codes(project.build(place())) == ["template-error"]


@pytest.mark.parametrize("name", ["../cards/secret.svg", "/etc/passwd", "art/../../x.svg", "templates/\\x", "art/"])
def test_a_name_that_leads_elsewhere_is_no_picture(project, name):
    assert codes(project.build(beast(art=Art(name)))) == ["asset-forbidden"]


@pytest.mark.parametrize(
    ("template", "words"),
    [
        ("line one\n{{ face.nothing }}", "templates/place.html:2"),
        ("{% if %}", "templates/place.html:1"),
        ("\n\n{% include 'gone.html' %}", "templates/place.html:3"),
        ("{{ ''.__class__.__mro__ }}", "templates/place.html:1"),
        ("{{ 1 / 0 }}", "ZeroDivisionError"),
        ("{% macro loop() %}{{ loop() }}{% endmacro %}{{ loop() }}", "RecursionError"),
        ("{{ face.update({'name': 'x'}) }}", "templates/place.html:1"),
    ],
)
def test_a_template_that_fails_is_told_with_file_and_line(project, template, words):
    project.write("templates/place.html", template)
    result = project.build(place(), beast())
    assert codes(result) == ["template-error"]
    assert words in f"{result.diagnostics[0].place}: {result.diagnostics[0].message}"
    assert result.rendered == ("B-1",)


@pytest.mark.parametrize(
    ("sheet", "code", "line"),
    [
        ("div { color: red }\n{% if %}", "template-error", 2),
        ("{# no end", "template-error", 1),
        ("div {\n  colour: red }", "renderer-complains", 2),
        (b"div {\n" + b"/* Gr\xf6\xdfe */ }", "template-error", 2),
    ],
)
def test_a_style_sheet_that_fails_is_told_once_at_its_line(project, sheet, code, line):
    project.write("templates/card.css", sheet)
    found = project.build(*(place(id=f"P-{n}") for n in range(5))).diagnostics
    (told,) = [one for one in found if one.code == code]
    assert (told.place.file, told.place.line, told.subject) == ("templates/card.css", line, "")


def test_a_template_that_prints_nothing_is_told_once(project):
    project.write("templates/beast.html", "<p></p>")
    (found,) = project.build(*(beast(id=f"B-{n}") for n in range(6))).diagnostics
    assert (found.code, found.subject) == ("line-not-printed", f"{beast(id='B-0')} and 5 more cards")


def test_what_one_mistake_does_to_many_cards_is_told_once_and_counts_them(project):
    project.write("templates/place.html", "{{ face.nothing }}")
    (found,) = project.build(*(place(id=f"P-{n}") for n in range(6))).diagnostics
    assert found.subject.endswith("(P-0) and 5 more cards")


def test_a_character_without_a_glyph_names_card_and_character(project):
    result = project.build(beast(name="Moss・back"), place())
    assert codes(result) == ["missing-glyph"]
    assert "U+30FB katakana middle dot" in result.diagnostics[0].message
    assert result.diagnostics[0].subject == "Moss・back (B-1)"


def test_a_character_that_only_the_template_prints_is_found_too(project):
    project.write("templates/place.html", '{% extends "base.html" %}{% block body %}<p>★</p>{% endblock %}')
    assert codes(project.build(place())) == ["missing-glyph"]


def test_two_thousand_characters_are_an_overflow_with_its_excess(project):
    result = project.build(beast(abilities=(Ability(None, "word " * 400),)), place())
    assert codes(result) == ["text-overflow"]
    assert "mm too high at its smallest size, 6.5 pt" in result.diagnostics[0].message


def test_a_name_of_sixty_letters_is_an_overflow(project):
    assert codes(project.build(beast(name="Mmmmmmmmmm" * 6))) == ["text-overflow"]


def test_markup_in_a_text_is_printed_and_not_obeyed(project):
    faces = [beast("B-1", name="<b>Moss", abilities=(Ability("<i>", "</div><h1>big</h1> & <!-- "),)), place("P-1")]
    assert project.build(*faces).diagnostics == ()
    alone = project.proof("P-1.pdf").read_bytes()
    project.build(place("P-1"))
    assert project.proof("P-1.pdf").read_bytes() == alone


def test_a_template_that_sets_text_in_another_font_is_noticed(project):
    text = (project.root / "templates/beast.html").read_text()
    project.write("templates/beast.html", text.replace('class="rules"', 'class="name"'))
    assert "measured-otherwise" in codes(project.build(beast()))


def test_a_line_that_its_template_marks_is_verified_too(project):
    base = (project.root / "templates/base.html").read_text()
    marked = base.replace("{{ face.name }}</div>", '<i id="name-a"></i>{{ face.name }}<i id="name-z"></i></div>')
    project.write("templates/base.html", marked)
    assert project.build(beast()).diagnostics == ()
    project.write("templates/base.html", marked.replace("{{ fit.name_size }}pt", "{{ fit.name_size + 0.5 }}pt"))
    result = project.build(beast())
    assert codes(result) == ["measured-otherwise"]
    assert "line name was measured" in result.diagnostics[0].message


def test_a_template_that_leaves_text_out_is_noticed(project):
    text = (project.root / "templates/beast.html").read_text()
    project.write("templates/beast.html", text.replace("{{ line }}", ""))
    assert set(codes(project.build(beast()))) == {"line-not-printed"}


def test_text_past_the_foot_of_the_page_is_noticed(project):
    text = (project.root / "templates/beast.html").read_text()
    project.write("templates/beast.html", text.replace("top:57mm", "top:140mm"))
    assert codes(project.build(beast())) != []


def test_what_the_renderer_does_not_understand_is_an_error(project):
    project.write(
        "templates/place.html", '{% extends "base.html" %}{% block body %}<p style="colour: red">x</p>{% endblock %}'
    )
    result = project.build(place())
    assert codes(result) == ["renderer-complains"]
    assert "colour" in result.diagnostics[0].message


def test_a_template_of_two_pages_is_an_error(project):
    project.write("templates/place.html", '<p>one</p><p style="break-before: page">two</p>')
    assert codes(project.build(place())) == ["page-count"]


def test_a_renderer_that_breaks_down_over_a_card_prints_the_others(project, monkeypatch):
    from cardforge.press.render import WeasyPrintRenderer

    render = WeasyPrintRenderer.render

    def breaking(self, html, drawn):
        if "Stone Bridge" in html:
            raise AssertionError("an inner condition does not hold")
        return render(self, html, drawn)

    monkeypatch.setattr(WeasyPrintRenderer, "render", breaking)
    result = project.build(place(), beast())
    assert codes(result) == ["renderer-fails"]
    assert result.diagnostics[0].message == "the renderer fails: AssertionError: an inner condition does not hold"
    assert result.rendered == ("B-1",)


def test_without_the_renderer_a_build_that_needs_it_says_so(project, monkeypatch):
    import importlib

    from cardforge.press.render import NoRendererError

    def no_pango(name):
        raise OSError("cannot load library 'pango-1.0-0'")

    monkeypatch.setattr(importlib, "import_module", no_pango)
    with pytest.raises(NoRendererError, match="pango"):
        project.build(place())


def test_a_kind_without_a_layout_is_told_with_the_known_ones(project):
    result = project.build(place(kind="plaec"))
    assert codes(result) == ["not-laid-out"]
    assert result.diagnostics[0].expected == "one of beast or place"
    assert "place" in result.diagnostics[0].hint


def test_an_id_never_becomes_a_path(project):
    with pytest.raises(ValueError, match="escape"):
        project.build(place("../../escape"), place("P-1"))


def test_a_fault_stands_where_its_card_stands(project):
    planned = PlannedFace(beast(name="M" * 60), Place("cards/beasts.yaml", 7, 3))
    result = build_pages(project.root, [planned], PressOptions())
    assert str(result.diagnostics[0].place) == "cards/beasts.yaml:7:3"


@pytest.mark.parametrize(
    ("file", "content", "code"),
    [
        ("templates/layout.yaml", "card: [", "yaml-syntax"),
        ("templates/layout.yaml", "", "file-empty"),
        ("templates/layout.yaml", b"\xff\xfe", "file-not-utf8"),
        ("templates/layout.yaml", "card: {width: 63, height: 88}\nkinds: {a: {tempalte: x}}", "unknown-key"),
        ("fonts/fonts.yaml", "faces: {a: {package: Nonesuch}}\nroles: {name: {face: a}}", "font-missing"),
        ("fonts/fonts.yaml", "faces: {a: {file: ../../x.ttf}}\nroles: {name: {face: a}}", "font-missing"),
        ("fonts/fonts.yaml", "faces: {}\nroles: {name: {face: a}}", "fonts-invalid"),
        ("fonts/fonts.yaml", "- a", "wrong-type"),
    ],
)
def test_files_of_the_press_that_cannot_be_used_are_told(project, file, content, code):
    project.write(file, content)
    result = project.build(beast())
    assert set(codes(result)) == {code}
    assert result.diagnostics[0].place.file == file


def test_a_font_file_that_is_no_font_is_told(project):
    project.write("fonts/broken.ttf", b"not a font")
    fonts = (project.root / "fonts/fonts.yaml").read_text()
    project.write("fonts/fonts.yaml", fonts.replace("{package: Alegreya Sans, weight: 800}", "{file: broken.ttf}"))
    assert set(codes(project.build(beast()))) == {"font-missing"}


def test_a_role_that_the_layout_names_must_exist(project):
    layout = (project.root / "templates/layout.yaml").read_text()
    project.write("templates/layout.yaml", layout.replace("role: type,", "role: tpye,"))
    result = project.build(beast())
    assert codes(result) == ["layout-invalid"]
    assert "tpye" in result.diagnostics[0].message
