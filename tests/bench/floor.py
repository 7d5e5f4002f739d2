"""Cards drawn with a drawing library alone: a frame, a name, figures and wrapped words, and no layout to speak of.

What a program of one's own would take at the least. `python floor.py pillow|reportlab CARDS.csv FOLDER`, where the
table is decksmith's: name, cost, stats, text. Pillow writes a picture of 300 dpi for each card, ReportLab one PDF with
nine cards on a page. It is run by whichever Python has the library, so it imports nothing of this project.
"""

import csv
import sys
import textwrap
from pathlib import Path

WIDTH, HEIGHT = 744, 1039
"""63 × 88 mm at 300 dpi."""
MM = 72 / 25.4
INK, PAPER, FRAME, SKY = (40, 20, 12), (248, 240, 226), (58, 34, 20), (138, 85, 39)


def with_pillow(cards: list[dict[str, str]], folder: Path) -> None:
    """A picture for each card."""
    from PIL import Image, ImageDraw, ImageFont

    large, small = ImageFont.load_default(48), ImageFont.load_default(36)
    for number, card in enumerate(cards):
        image = Image.new("RGB", (WIDTH, HEIGHT), FRAME)
        draw = ImageDraw.Draw(image)
        draw.rectangle((40, 120, WIDTH - 40, 600), fill=SKY)
        draw.rectangle((40, 640, WIDTH - 40, 980), fill=PAPER)
        draw.text((60, 45), card["cost"], PAPER, large)
        draw.text((150, 45), card["name"], PAPER, large)
        draw.multiline_text((70, 670), textwrap.fill(card["text"], 34), INK, small)
        draw.text((60, 985), card["stats"], PAPER, small)
        image.save(folder / f"{number}.png", compress_level=6, dpi=(300, 300))


def with_reportlab(cards: list[dict[str, str]], folder: Path) -> None:
    """All cards in one PDF, nine on a page of A4."""
    from reportlab.pdfgen.canvas import Canvas

    canvas = Canvas(str(folder / "cards.pdf"), pagesize=(210 * MM, 297 * MM))
    for number, card in enumerate(cards):
        if number and number % 9 == 0:
            canvas.showPage()
        column, row = number % 3, number % 9 // 3
        canvas.saveState()
        canvas.translate((10.5 + 63 * column) * MM, (297 - 16.5 - 88 * (row + 1)) * MM)
        for colour, box in ((FRAME, (0, 0, 63, 88)), (SKY, (3, 37, 57, 41)), (PAPER, (3, 5, 57, 29))):
            canvas.setFillColorRGB(*(part / 255 for part in colour))
            canvas.rect(*(side * MM for side in box), stroke=0, fill=1)
        canvas.setFillColorRGB(*(part / 255 for part in PAPER))
        canvas.setFont("Helvetica-Bold", 11)
        canvas.drawString(5 * MM, 81 * MM, f"{card['cost']}  {card['name']}")
        canvas.drawString(5 * MM, 1.4 * MM, card["stats"])
        canvas.setFillColorRGB(*(part / 255 for part in INK))
        canvas.setFont("Helvetica", 8.5)
        for line, text in enumerate(textwrap.wrap(card["text"], 38)):
            canvas.drawString(5 * MM, (30 - 3.6 * line) * MM, text)
        canvas.restoreState()
    canvas.save()


if __name__ == "__main__":
    library, table, folder = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter=";"))
    {"pillow": with_pillow, "reportlab": with_reportlab}[library](rows, folder)
