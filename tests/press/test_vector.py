"""Simple SVG is drawn by us as the renderer would draw it, and what is not simple is left to the renderer whole."""

import io
import math

import numpy as np
import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st
from small_project import beast, place

from cardforge.press.face import Art
from cardforge.press.vector import compile_svg, lift_inline
from cardforge.press.vector.matrix import IDENTITY, inverse_box, multiply, parse_transform
from cardforge.press.vector.path_data import PathError, arc_curves, path_operators

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 69 94">'


@pytest.mark.parametrize(
    ("data", "operators"),
    [
        ("M1 2L3 4Z", "1 2 m 3 4 l h"),
        ("m1 2l3 4z", "1 2 m 4 6 l h"),
        ("M1 2 3 4 5 6", "1 2 m 3 4 l 5 6 l"),
        ("m1,2 3,4-1-1", "1 2 m 4 6 l 3 5 l"),
        ("M0 0H5V6h-1v-2", "0 0 m 5 0 l 5 6 l 4 6 l 4 4 l"),
        ("M0 0C1 2 3 4 5 6", "0 0 m 1 2 3 4 5 6 c"),
        ("M1 1c1 2 3 4 5 6", "1 1 m 2 3 4 5 6 7 c"),
        ("M0 0C0 1 2 3 4 4S6 6 8 8", "0 0 m 0 1 2 3 4 4 c 6 5 6 6 8 8 c"),
        ("M0 0Q3 0 3 3", "0 0 m 2 0 3 1 3 3 c"),
        ("M0 0Q3 0 3 3T6 6", "0 0 m 2 0 3 1 3 3 c 3 5 4 6 6 6 c"),
        ("M0 0L1 1ZL2 2", "0 0 m 1 1 l h 2 2 l"),
        ("M.5.5L-.5-.5", "0.5 0.5 m -.5 -.5 l"),
        ("M1e1 0L2E-1 0", "10 0 m 2E-1 0 l"),
        ("", ""),
    ],
)
def test_path_data_become_operators(data, operators):
    written = path_operators(data)
    assert [float(part) if part[-1].isdigit() else part for part in written.split()] == [
        float(part) if part[-1].isdigit() else part for part in operators.split()
    ]


def test_numbers_with_an_exponent_are_written_without_one():
    assert "E" not in path_operators("M0 0L2E-1 0").upper()


@pytest.mark.parametrize("data", ["L1 1", "M1", "M0 0L1", "M0 0C1 2 3", "M0 0A1 1 0 2 0 1 1", "M0 0Lx y", "M0 0Z1"])
def test_path_data_that_cannot_be_read_are_refused(data):
    with pytest.raises(PathError):
        path_operators(data)


@given(st.floats(0.5, 20), st.floats(0, 360), st.floats(1, 359), st.booleans(), st.floats(-50, 50), st.floats(-50, 50))
def test_an_arc_of_a_circle_keeps_its_distance_from_the_middle(radius, start, reach, sweep, cx, cy):
    def at(degrees):
        turn = math.radians(degrees)
        return cx + radius * math.cos(turn), cy + radius * math.sin(turn)

    end = start + reach if sweep else start - reach
    curves = arc_curves(at(start), (radius, radius), 0, reach > 180, sweep, at(end))
    here = at(start)
    for first, second, there in curves:
        for t in (0.25, 0.5, 0.75, 1):
            u = 1 - t
            x, y = (
                u**3 * here[k] + 3 * u * u * t * first[k] + 3 * u * t * t * second[k] + t**3 * there[k] for k in (0, 1)
            )
            assert math.hypot(x - cx, y - cy) == pytest.approx(radius, rel=3e-4, abs=1e-4)
        here = there
    assert here == at(end)


def test_transforms_are_read_as_svg_writes_them():
    assert parse_transform("translate(3-4)") == (1, 0, 0, 1, 3, -4)
    assert parse_transform("translate(3,4) scale(2)") == (2, 0, 0, 2, 3, 4)
    assert multiply(parse_transform("rotate(90 1 1)"), IDENTITY) == pytest.approx((0, 1, -1, 0, 2, 0))
    assert parse_transform("") == IDENTITY
    assert inverse_box((0, 0, 10, 10), (2, 0, 0, 2, 4, 0)) == (-2, 0, 5, 5)
    with pytest.raises(ValueError, match="skew"):
        parse_transform("skewX(3)")


@pytest.mark.parametrize(
    "body",
    [
        "<text>x</text>",
        '<path d="M0 0" style="fill:red"/>',
        '<path d="M0 0" fill="url(#g)"/>',
        '<path d="M0 0" fill="currentColor"/>',
        '<path d="M0 0" class="a"/>',
        "<style>path{fill:red}</style>",
        '<use href="#a"/>',
        '<image href="x.png"/>',
        '<path d="M0 0" filter="url(#f)"/>',
        '<g mask="url(#m)"/>',
        '<path d="broken"/>',
        '<path d="M0 0"><animate/></path>',
        '<path d="M0 0" stroke-dasharray="1 -2"/>',
        '<g clip-path="url(#none)"/>',
        '<rect width="10%" height="1"/>',
    ],
)
def test_what_is_not_simple_is_left_to_the_renderer(body):
    assert compile_svg(f"{HEAD}{body}</svg>".encode()) is None


@pytest.mark.parametrize("data", [b"", b"<svg", b"<svg/>", b"<html viewBox='0 0 1 1'/>", b"\xff\xfe"])
def test_what_is_no_svg_is_no_program(data):
    assert compile_svg(data) is None


SHAPES = {
    "paths": '<path d="M5 5H40V30H5ZM10 10V25H35V10Z" fill="#8a2030" fill-rule="evenodd"/>',
    "strokes": '<path d="M5 5L50 40L10 60" fill="none" stroke="#205080" stroke-width="3" stroke-linejoin="round"/>',
    "miters": '<path d="M5 40L30 5L55 40" fill="none" stroke="#205080" stroke-width="4"/>',
    "inherited": '<g fill="#0a7" stroke="#333" stroke-width="1.5"><rect x="5" y="5" width="20" height="30"/></g>',
    "transforms": '<g transform="translate(30 40) rotate(30) scale(2 1)"><rect x="-8" width="9" height="9"/></g>',
    "opacities": '<rect width="30" height="30" fill="#a00" fill-opacity=".5"/><rect x="15" width="30" height="30"'
    ' fill="#00a" fill-opacity=".5" stroke="#0a0" stroke-width="4" stroke-opacity=".25"/>',
    "groups": '<g opacity=".4" transform="translate(5 5)"><rect width="30" height="30" fill="#a00"/>'
    '<rect x="15" width="30" height="30" fill="#00a"/></g>',
    "clips": '<clipPath id="c"><path d="M20 10L60 80L0 60Z"/></clipPath>'
    '<g clip-path="url(#c)"><rect width="63" height="88" fill="#386"/></g><rect width="9" height="9"/>',
    "lines": '<line x1="3" y1="3" x2="40" y2="50" stroke="#000" stroke-width="2"/>'
    '<polygon points="40,10 60,30 45,35" fill="#c80"/><polyline points="5,60 20,80 40,70" fill="none" stroke="#80c"/>',
    "curves": '<path d="M5 40C5 10 50 10 55 40S30 80 20 60Q10 50 5 40Z" fill="#246"/>',
    "dashes": '<g stroke="#205080" stroke-width="2"><path d="M5 5H60" stroke-dasharray="3 1.5"/><path d="M5 9H60"/>'
    '<path d="M5 14H60" stroke-dasharray="4" stroke-dashoffset="2"/><path d="M5 20H60" stroke-dasharray="none"/></g>',
    "corners": '<rect x="5" y="5" width="40" height="60" rx="9" ry="5" fill="#642"/>',
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_looks_as_the_renderer_draws_it(project, monkeypatch, shape):
    """Pixels at 300 dpi: the edges may differ by a shade, since the renderer writes other decimals."""
    project.write("art/shape.svg", f"{HEAD}{SHAPES[shape]}</svg>")
    assert compile_svg((project.root / "art/shape.svg").read_bytes()) is not None
    face = beast(art=Art("art/shape.svg"))
    pictures = []
    for ours in (True, False):
        if not ours:
            monkeypatch.setattr("cardforge.press.render.compile_svg", lambda data: None)
            monkeypatch.setattr("cardforge.press.making.press_fingerprint", lambda: "the renderer's own")
        assert project.build(face).diagnostics == ()
        page = pypdfium2.PdfDocument(io.BytesIO(project.proof("B-1.pdf").read_bytes()))[0]
        pictures.append(np.asarray(page.render(scale=300 / 72).to_pil().convert("RGB")).astype(int))
    difference = np.abs(pictures[0] - pictures[1]).max(axis=2)
    assert (difference > 40).mean() < (1e-3 if shape == "corners" else 1e-4)  # its quarter circles are flatter


def test_a_circle_has_the_area_of_a_circle(project):
    project.write("art/disc.svg", f'{HEAD}<circle cx="31.5" cy="60" r="20" fill="#f00"/></svg>')
    project.build(place(art=Art("art/disc.svg")))
    page = pypdfium2.PdfDocument(io.BytesIO(project.proof("P-1.pdf").read_bytes()))[0]
    pixels = np.asarray(page.render(scale=300 / 72).to_pil().convert("RGB")).astype(int)
    covered = (255 - pixels[:, :, 1]).clip(0)[pixels[:, :, 0] > 200].sum() / 255
    assert covered == pytest.approx(math.pi * (20 / 25.4 * 300) ** 2, rel=0.002)


def test_a_drawing_within_a_page_becomes_a_picture_in_its_place():
    page, drawings = lift_inline('<div><svg class="layer" viewBox="0 0 1 1"><path d="M0 0"/></svg></div>')
    (url,) = drawings
    assert page == f'<div><img class="layer" src="{url}"></div>'
    assert compile_svg(drawings[url]) is not None


@pytest.mark.parametrize(
    "body", ['<path class="a"/>', '<path style="fill:red"/>', "<text>x</text>", '<use href="#x"/>']
)
def test_a_drawing_that_takes_styles_from_its_page_stays_there(body):
    page = f'<svg viewBox="0 0 1 1">{body}</svg>'
    assert lift_inline(page) == (page, {})
