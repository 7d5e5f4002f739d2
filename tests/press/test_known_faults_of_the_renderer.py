"""What WeasyPrint 70 does wrong. A test here that begins to pass says that a way round it can go."""

import io

import numpy as np
import pypdfium2
import pytest
import weasyprint

pytestmark = pytest.mark.filterwarnings("ignore")


def pixels(html: str) -> np.ndarray:
    pdf = weasyprint.HTML(string=f"<style>@page{{size:60px 60px;margin:0}}</style>{html}").write_pdf()
    return np.asarray(pypdfium2.PdfDocument(io.BytesIO(pdf))[0].render(scale=96 / 72).to_pil().convert("RGB")).astype(
        int
    )


@pytest.mark.xfail(reason="a crash in WeasyPrint 70.0", raises=Exception, strict=True)
def test_a_marker_with_content():
    pixels("<style>li::marker{content:'>'}</style><ul><li>x</ul>")


@pytest.mark.xfail(reason="a crash in WeasyPrint 70.0", raises=Exception, strict=True)
def test_cmyk_in_a_gradient():
    pixels("<div style='height:60px;background:linear-gradient(device-cmyk(0 0 0 1),device-cmyk(0 1 0 0))'></div>")


@pytest.mark.xfail(reason="a crash in WeasyPrint 70.0", raises=Exception, strict=True)
def test_cmyk_in_a_groove():
    pixels("<div style='height:20px;border:4px groove device-cmyk(0 1 1 0)'></div>")


@pytest.mark.xfail(reason="WeasyPrint's circles are up to a hundredth of their radius too small", strict=True)
def test_a_circle_is_round():
    drawn = pixels(
        "<img style='position:absolute;left:0;top:0;width:60px' src=\"data:image/svg+xml,"
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 60'><circle cx='30' cy='30' r='28'/></svg>\">"
    )
    covered = (255 - drawn[:, :, 0]).sum() / 255
    assert covered == pytest.approx(3.14159265 * 28**2, rel=0.002)


@pytest.mark.xfail(reason="WeasyPrint does not balance lines: the press breaks them itself", strict=True)
def test_balanced_lines():
    with_balance = "<p style='margin:0;width:60px;font-size:8px;text-wrap:balance'>one two three four five six</p>"
    assert (pixels(with_balance) != pixels(with_balance.replace("balance", "wrap"))).any()
