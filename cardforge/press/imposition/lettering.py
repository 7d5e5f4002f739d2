"""The font of labels, cut down to the letters in use: what is written on a sheet can be searched and copied."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import fontpkg

from cardforge.press.subsetting import hb_tag

FAMILY, WEIGHT = "Alegreya Sans", 500


class Lettering:
    """The packaged font, and which of its glyphs a document has used so far."""

    def __init__(self) -> None:
        self._used: dict[int, str] = {}

    def width(self, text: str, size: float) -> float:
        """How wide a line is, in points."""
        return sum(self._advance(glyph) for glyph, _ in self._glyphs(text)) * size / 1000

    def show(self, text: str) -> bytes:
        """The operand of `Tj` for a line. Characters that the font lacks are shown as a question mark."""
        shown = self._glyphs(text)
        for glyph, char in shown:
            self._used.setdefault(glyph, char)
        return b"<" + b"".join(b"%04X" % glyph for glyph, _ in shown) + b">"

    def embed(self, pdf: Any) -> Any:
        """The font as an indirect object of a document, cut down to what was shown."""
        from pikepdf import Array, Dictionary, Name, Stream

        file = Stream(pdf, self._subset())
        descriptor = Dictionary(
            Type=Name.FontDescriptor,
            FontName=Name("/AAAAAA+AlegreyaSans-Medium"),
            Flags=4,
            FontBBox=[-300, -300, 1300, 1000],
            ItalicAngle=0,
            Ascent=900,
            Descent=-300,
            CapHeight=640,
            StemV=80,
        )
        if self._truetype:
            descriptor.FontFile2 = file
        else:
            file.Subtype = Name.OpenType
            descriptor.FontFile3 = file
        widths: list[Any] = []
        for glyph in sorted(self._used):
            widths += [glyph, Array([round(self._advance(glyph), 3)])]
        descendant = Dictionary(
            Type=Name.Font,
            Subtype=Name.CIDFontType2 if self._truetype else Name.CIDFontType0,
            BaseFont=descriptor.FontName,
            CIDSystemInfo=Dictionary(Registry=b"Adobe", Ordering=b"Identity", Supplement=0),
            FontDescriptor=pdf.make_indirect(descriptor),
            DW=500,
            W=Array(widths),
        )
        if self._truetype:
            descendant.CIDToGIDMap = Name.Identity
        return pdf.make_indirect(
            Dictionary(
                Type=Name.Font,
                Subtype=Name.Type0,
                BaseFont=descriptor.FontName,
                Encoding=Name("/Identity-H"),
                DescendantFonts=[pdf.make_indirect(descendant)],
                ToUnicode=Stream(pdf, self._to_unicode()),
            )
        )

    def _glyphs(self, text: str) -> list[tuple[int, str]]:
        """A glyph for each character, figures as tall as capitals, and the character that it shows."""
        import uharfbuzz as hb

        known = self._hb_face.unicodes
        safe = "".join(char if ord(char) in known else "?" for char in text)
        buffer = hb.Buffer()
        buffer.add_str(safe)
        buffer.guess_segment_properties()
        hb.shape(self._hb_font, buffer, {"lnum": True, "liga": False, "clig": False, "calt": False})
        return [(info.codepoint, safe[info.cluster]) for info in buffer.glyph_infos or ()]

    def _advance(self, glyph: int) -> float:
        return float(self._hb_font.get_glyph_h_advance(glyph) * 1000 / self._hb_face.upem)

    @cached_property
    def _data(self) -> bytes:
        return Path(fontpkg.path(FAMILY, weight=WEIGHT)).read_bytes()

    @cached_property
    def _hb_face(self) -> Any:
        import uharfbuzz as hb

        return hb.Face(self._data)

    @cached_property
    def _hb_font(self) -> Any:
        import uharfbuzz as hb

        return hb.Font(self._hb_face)

    @property
    def _truetype(self) -> bool:
        return not self._data.startswith(b"OTTO")

    def _subset(self) -> bytes:
        import uharfbuzz as hb

        wanted = hb.SubsetInput()
        wanted.glyph_set.update(self._used)
        wanted.flags = hb.SubsetFlags.RETAIN_GIDS | hb.SubsetFlags.NO_LAYOUT_CLOSURE | hb.SubsetFlags.NO_HINTING
        wanted.drop_table_tag_set.update(hb_tag(tag) for tag in ("GPOS", "GSUB", "GDEF", "DSIG", "STAT"))
        return bytes(hb.subset(self._hb_face, wanted).blob.data)

    def _to_unicode(self) -> bytes:
        rows = "\n".join(
            f"<{glyph:04X}> <{char.encode('utf-16-be').hex().upper()}>" for glyph, char in sorted(self._used.items())
        )
        return (
            "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Labels def\n/CMapType 2 def\n"
            "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n"
            f"{len(self._used)} beginbfchar\n{rows}\nendbfchar\nendcmap\nend\nend\n"
        ).encode("ascii")
