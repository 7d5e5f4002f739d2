"""Simple SVG drawn straight into a page, far sooner than by the renderer, which draws what is not simple."""

from cardforge.press.vector.image import VectorImage
from cardforge.press.vector.inline import lift_inline
from cardforge.press.vector.program import Group, Program, compile_svg

__all__ = ["Group", "Program", "VectorImage", "compile_svg", "lift_inline"]
