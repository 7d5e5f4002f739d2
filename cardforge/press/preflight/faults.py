"""What a print shop would send back. Each names the page or the picture, what was found, and what is asked for."""

from __future__ import annotations

from cardforge.diagnostics import Message, Severity, diagnostic


@diagnostic("preflight-unreadable", Severity.ERROR)
def unreadable(what: str) -> Message:
    """A file that was handed to preflight cannot be read, or a folder holds nothing that the target takes.

    Make it anew, or hand over the right file.
    """
    return Message(f"it cannot be read: {what}")


@diagnostic("preflight-kind", Severity.ERROR)
def wrong_kind(found: str, expected: str) -> Message:
    """A file is of another kind than the target takes: a PDF where pictures are asked for, or a picture for a PDF.

    Export for that target, or name the profile that the file was made for.
    """
    return Message(f"it is {found}", expected=expected)


@diagnostic("preflight-page-count", Severity.ERROR)
def page_count(pages: int, expected: str) -> Message:
    """A file has another number of pages than fronts and backs in turn make.

    Every front needs its back. Look for a card that has none.
    """
    return Message(f"it has {pages} page{'' if pages == 1 else 's'}", expected=expected)


@diagnostic("preflight-page-order", Severity.ERROR)
def page_order(found: str, expected: str) -> Message:
    """Fronts and backs come in another order than the target asks for: every card gets the back of its neighbour.

    Turn the order round. Backs are known by being few: the pages of one side repeat much more than those of the other.
    """
    return Message(f"the order is {found}", expected=expected)


@diagnostic("preflight-page-size", Severity.ERROR)
def page_size(page: str, found: str, expected: str) -> Message:
    """A page (its MediaBox) has another size than the card with its bleed.

    Export it at the size that is told; scaling it afterwards moves the cut.
    """
    return Message(f"the page measures {found}", subject=page, expected=expected)


@diagnostic("preflight-trim-box", Severity.ERROR)
def trim_box(page: str, found: str, expected: str) -> Message:
    """A page does not say where it is cut (its TrimBox), or says it wrongly.

    Set the TrimBox to the card without its bleed.
    """
    return Message(f"the TrimBox is {found}", subject=page, expected=expected)


@diagnostic("preflight-bleed-box", Severity.ERROR)
def bleed_box(page: str, found: str, expected: str) -> Message:
    """A page does not say how far its bleed goes (its BleedBox), or says it wrongly.

    Set the BleedBox to the card with its bleed.
    """
    return Message(f"the BleedBox is {found}", subject=page, expected=expected)


@diagnostic("preflight-bleed-empty", Severity.ERROR)
def bleed_empty(page: str, side: str) -> Message:
    """The bleed is white on one side, while the card beside it is not: a cut that is off by a hair leaves a white line.

    Let the drawing go on up to the edge of the page.
    """
    return Message(f"nothing is printed in the bleed {side}", subject=page, expected="the drawing up to the edge")


@diagnostic("preflight-font", Severity.ERROR)
def font_not_embedded(page: str, font: str) -> Message:
    """A font is named but not in the file; the print shop would set the words in another one.

    Write the file again with all fonts embedded.
    """
    return Message(f"the font {font} is not in the file", subject=page, expected="every font embedded")


@diagnostic("preflight-colour", Severity.ERROR)
def wrong_colour(page: str, what: str) -> Message:
    """A file for inks holds colours of a screen. What the print shop's robot makes of them is anybody's guess.

    Convert all of it to CMYK.
    """
    return Message(f"{what} is in RGB", subject=page, expected="CMYK or grey only")


@diagnostic("preflight-ink", Severity.ERROR)
def too_much_ink(page: str, percent: int, where: str, limit: int) -> Message:
    """So much ink stands in one place that it does not dry and comes off on the next card.

    Convert again with the limit set, or replace colour by black where it is dark.
    """
    return Message(f"there are {percent} % of ink {where}", subject=page, expected=f"at most {limit} %")


@diagnostic("preflight-resolution", Severity.ERROR)
def low_resolution(page: str, found: int, expected: int) -> Message:
    """A picture has too few pixels for its size on the card, and will look soft or stepped.

    Put in a larger picture, or print it smaller.
    """
    return Message(f"a picture has {found} dpi", subject=page, expected=f"at least {expected} dpi")


@diagnostic("preflight-safe-zone", Severity.ERROR)
def outside_safe_zone(page: str, text: str, found: str, expected: str) -> Message:
    """Words stand so near to the cut that a cut which is a little off takes some of them away.

    Move them inwards.
    """
    return Message(f"“{text}” is {found} mm from the cut", subject=page, expected=f"at least {expected} mm")


@diagnostic("preflight-near-cut", Severity.WARNING)
def near_cut(page: str, size: str, where: str, found: str, others: str, expected: str) -> Message:
    """A small shape that stands by itself, such as a symbol, is so near to the cut that it may lose a part.

    Look at it: a symbol belongs inside the safe zone, an ornament may stay. In a job of several cards it is told when
    it stands in the same place on more than one, as frames do; what only one card has may be its picture.
    """
    return Message(
        f"something of {size} stands {found} mm from the cut, {where}{others}", subject=page, expected=expected
    )


@diagnostic("preflight-small-type", Severity.ERROR)
def small_type(page: str, found: str, expected: str) -> Message:
    """Words are set smaller than the target prints legibly.

    Set them larger, or say less.
    """
    return Message(f"words are set in {found} pt", subject=page, expected=f"at least {expected} pt")


@diagnostic("preflight-hairline", Severity.ERROR)
def hairline(page: str, found: str, expected: str) -> Message:
    """A line is so thin that a press may not print it, though a screen shows it.

    Draw it wider.
    """
    return Message(f"a line is {found} pt wide", subject=page, expected=f"at least {expected} pt")


@diagnostic("preflight-transparency", Severity.ERROR)
def transparency(page: str, what: str) -> Message:
    """Something is transparent in a file that must not have it; presses flatten it each in its own way.

    Flatten it before it goes out, or write the file as a picture.
    """
    return Message(f"{what} is transparent", subject=page, expected="nothing transparent")


@diagnostic("preflight-file-size", Severity.ERROR)
def file_size(found: str, expected: str) -> Message:
    """A file is larger than the target takes.

    Store each face once, or split the job.
    """
    return Message(f"it has {found}", expected=f"at most {expected}")


@diagnostic("preflight-too-many-cards", Severity.ERROR)
def too_many(found: int, expected: int) -> Message:
    """There are more cards than the target takes in one project or on one sheet.

    Split them.
    """
    return Message(f"there are {found} cards", expected=f"at most {expected}")


@diagnostic("preflight-picture-size", Severity.ERROR)
def picture_size(picture: str, found: str, expected: str) -> Message:
    """A picture has not exactly the pixels that the target asks for.

    Export it anew; scaling it by hand blurs it and moves the cut.
    """
    return Message(f"it has {found} pixels", subject=picture, expected=expected)


@diagnostic("preflight-picture-mode", Severity.ERROR)
def picture_mode(picture: str, found: str, expected: str) -> Message:
    """A picture is stored in another kind of colour than the target asks for.

    Save it again as the target asks.
    """
    return Message(f"its colours are {found}", subject=picture, expected=expected)


@diagnostic("preflight-order-file", Severity.ERROR)
def order_file(what: str, expected: str) -> Message:
    """The file that says which picture goes where (order XML, saved object) contradicts the pictures or itself.

    Export anew, and change pictures only under their names.
    """
    return Message(what, expected=expected)


@diagnostic("preflight-output-intent", Severity.ERROR)
def no_output_intent(expected: str) -> Message:
    """A file for inks does not say for which press its inks were mixed (the output intent with its ICC profile).

    Embed the profile that the colours were converted by.
    """
    return Message("there is no output intent with an ICC profile", expected=expected)


@diagnostic("preflight-standard", Severity.ERROR)
def standard(found: str, expected: str) -> Message:
    """A file does not say that it keeps to the standard which the target asks for.

    Export it with that standard set, and not as an ordinary PDF.
    """
    return Message(f"it names the standard {found}" if found else "it names no standard", expected=expected)
