"""What can be wrong with a page. Each names the card, the box or the file, and what to do."""

from __future__ import annotations

from cardforge.diagnostics import Message, Severity, diagnostic, did_you_mean, listed


@diagnostic("missing-glyph", Severity.ERROR)
def missing_glyph(card: str, character: str, name: str, role: str, font: str) -> Message:
    """A text has a character that the font it is set in cannot print.

    Write it with other characters, or give the role in `fonts/fonts.yaml` a font that has it.
    """
    return Message(
        f"the font of role “{role}” ({font}) has no character “{character}” (U+{ord(character):04X} {name})",
        subject=card,
        expected="characters that the font has",
        hint="write it otherwise, or name another font for the role in fonts/fonts.yaml",
    )


@diagnostic("text-overflow", Severity.ERROR)
def text_overflow(card: str, box: str, excess: str, direction: str, size: str) -> Message:
    """A text does not fit its box even at the smallest size that is allowed.

    Shorten the text. The smallest sizes stand in `templates/layout.yaml`; they are a floor for the reader's sake.
    """
    return Message(
        f"the text of box “{box}” is {excess} mm too {direction} at its smallest size, {size} pt",
        subject=card,
        expected="a text that fits the box",
        hint="shorten the text",
    )


@diagnostic("measured-otherwise", Severity.ERROR)
def measured_otherwise(card: str, line: str, measured: str, printed: str) -> Message:
    """A line came out of the renderer at another width than it was measured with.

    The template sets the text in another font, size or spacing than its role says, or the renderer took another font.
    """
    return Message(
        f"line {line} was measured {measured} mm wide and printed {printed} mm wide",
        subject=card,
        expected="the same width",
        hint="let the template set the text in the role, size and spacing that layout.yaml names",
    )


@diagnostic("line-not-printed", Severity.ERROR)
def line_not_printed(card: str, line: str) -> Message:
    """A line of the card's text is not on the rendered page.

    The template leaves the text out, hides it, or places it past the foot of the page.
    """
    return Message(
        f"line {line} of its text does not appear on the page",
        subject=card,
        hint="look at how the template of its kind places the text",
    )


@diagnostic("page-count", Severity.ERROR)
def page_count(card: str, pages: int) -> Message:
    """A template made more than one page of a face.

    Place everything absolutely within the page, and hide what overflows it.
    """
    return Message(f"the template makes {pages} pages of it", subject=card, expected="one page a face")


@diagnostic("template-error", Severity.ERROR)
def template_error(card: str, what: str) -> Message:
    """A template does not work for a card: it is not valid, asks for what is not there, or does what is forbidden.

    Correct the template at the line named. `templates/DESIGN.md` lists what a page is given.
    """
    return Message(f"the template fails: {what}", subject=card, hint="correct this line of the template")


@diagnostic("not-laid-out", Severity.ERROR)
def not_laid_out(subject: str, kind: str, known: tuple[str, ...]) -> Message:
    """A card's kind has no entry in `templates/layout.yaml`.

    Add an entry under `kinds`, or name another with `template` at the kind in `cards/game.yaml`.
    """
    return Message(
        f"templates/layout.yaml does not lay out a card of kind “{kind}”",
        subject=subject,
        expected=f"one of {listed(known)}",
        hint=did_you_mean(kind, known, "add an entry under `kinds` there"),
    )


@diagnostic("unknown-back", Severity.ERROR)
def back_unknown(kind: str, back: str, known: tuple[str, ...]) -> Message:
    """A kind of card names a back that `templates/layout.yaml` does not lay out.

    Correct `back` at the kind in `cards/game.yaml`, or add an entry for it: the back `deck` is the entry `back-deck`.
    """
    return Message(
        f"templates/layout.yaml lays out no back “{back}”",
        subject=kind,
        expected=f"one of {listed(known)}",
        hint=did_you_mean(back, known, f"add an entry “back-{back}” there"),
    )


@diagnostic("layout-invalid", Severity.ERROR)
def layout_invalid(what: str, name: str, known: tuple[str, ...], where: str) -> Message:
    """`templates/layout.yaml` names something that is not there: a template, a ladder, a role, a field of a face.

    Correct the name; without a sound layout no page can be made. `templates/DESIGN.md` lists the fields of a face.
    """
    return Message(
        f"there is no {what} “{name}”",
        subject=where,
        expected=f"one of {listed(known)}" if known else "",
        hint=did_you_mean(name, known),
    )


@diagnostic("aids-invalid", Severity.ERROR)
def aids_invalid(aid: str, name: str, known: tuple[str, ...]) -> Message:
    """A card of `templates/aids.yaml` speaks of a number or a switch that the edition does not have.

    Correct the name, or add the number to the edition in `cards/editions/`.
    """
    hint = did_you_mean(name, known, "write one that stands in cards/editions/")
    return Message(f"the edition has no number or switch “{name}”", subject=aid, hint=hint)


@diagnostic("fonts-invalid", Severity.ERROR)
def face_unknown(role: str, face: str, known: tuple[str, ...]) -> Message:
    """A role in `fonts/fonts.yaml` names a face that does not stand under `faces` there.

    Correct the name, or add the face.
    """
    return Message(
        f"role “{role}” names the face “{face}”, which is not there",
        expected=f"one of {listed(known)}" if known else "a face that stands under `faces`",
        hint=did_you_mean(face, known),
    )


@diagnostic("font-axis-unknown", Severity.ERROR)
def axis_unknown(role: str, axis: str, font: str, known: tuple[str, ...]) -> Message:
    """A role in `fonts/fonts.yaml` sets an axis that its font does not have, so that it would be set in another way.

    Correct the name of the axis; capital letters count. A font that is not variable has none.
    """
    return Message(
        f"role “{role}” sets the axis “{axis}”, which {font} does not have",
        expected=f"one of {listed(known)}" if known else "no axes: the font is not variable",
        hint=did_you_mean(axis, known),
    )


@diagnostic("font-missing", Severity.ERROR)
def font_missing(face: str, what: str, known: tuple[str, ...] = (), name: str = "", package: str = "") -> Message:
    """A font that `fonts/fonts.yaml` names is not there or cannot be read.

    Install the package that holds the family (`fontpkg-…`), or put the file into `fonts/` and name it with `file`.
    """
    otherwise = f"install it with `pip install fontpkg-{package}`, or" if package else "correct the entry, or"
    return Message(
        f"the font “{face}” is not to be had: {what}",
        expected=f"one of {listed(known)}" if known else "",
        hint=did_you_mean(name, known, f"{otherwise} put a file into fonts/ and name it with `file`"),
    )


@diagnostic("asset-missing", Severity.ERROR)
def asset_missing(card: str, url: str) -> Message:
    """A page asks for a file that is not there.

    Add the file, or correct its name. Capital letters count.
    """
    return Message(f"{url} is not there", subject=card, hint="add the file, or correct its name")


@diagnostic("asset-forbidden", Severity.ERROR)
def asset_forbidden(card: str, url: str, why: str) -> Message:
    """A page asks for something that it must not have: from the network, or from outside the project's folders.

    Put the file into `art/`, `fonts/` or `templates/` and name it with `card:///`. Nothing is fetched from the network.
    """
    return Message(f"{url} may not be used: {why}", subject=card, expected="a file in art/, fonts/ or templates/")


@diagnostic("picture-unusable", Severity.ERROR)
def picture_unusable(card: str, file: str, what: str) -> Message:
    """A picture cannot be printed: it is empty, broken, not what its name says, or far too large.

    Save it again as SVG, JPEG, PNG or WebP.
    """
    return Message(
        f"the picture {file} cannot be used: {what}", subject=card, expected="an SVG, JPEG, PNG or WebP picture"
    )


@diagnostic("picture-not-there", Severity.ERROR)
def picture_not_there(card: str, art: str, known: tuple[str, ...]) -> Message:
    """A card names a picture with `art` that is not in the folder `art/`.

    Add the picture, or correct the name. Capital letters count; the ending may be left out.
    """
    hint = did_you_mean(art, known, "add it, or correct the name")
    return Message(f"art/{art} is not there", subject=card, expected="a picture in art/", hint=hint)


@diagnostic("picture-for-nobody", Severity.WARNING)
def picture_for_nobody(name: str, known: tuple[str, ...]) -> Message:
    """A picture in `art/` is called like no card, so that none shows it.

    Name it after the id of its card; capital letters count. A picture of another name is shown by the cards that name
    it with `art`.
    """
    return Message(
        "no card shows this picture", expected="the id of a card as its name", hint=did_you_mean(name, known)
    )


@diagnostic("picture-of-another-kind", Severity.WARNING)
def picture_of_another_kind(card: str, ending: str, known: tuple[str, ...]) -> Message:
    """A file in `art/` has the name of a card, but is of a kind that is not printed, so that the card has no picture.

    Save it again as SVG, PNG, JPEG or WebP.
    """
    return Message(
        f"a picture of the kind “.{ending}” is not shown",
        subject=card,
        expected=f"one of {listed(known)}",
        hint=f"save it again as {known[1].removeprefix('.').upper()}",
    )


@diagnostic("picture-twice", Severity.WARNING)
def picture_twice(card: str, shown: str) -> Message:
    """Two pictures in `art/` have the name of one card, which can show only one of them.

    Remove one, or move it out of `art/`. Of several, SVG comes first, then PNG, JPEG and WebP.
    """
    return Message(f"this is a second picture; art/{shown} is the one that is shown", subject=card, hint="remove one")


@diagnostic("scenery-for-nobody", Severity.ERROR)
def scenery_for_nobody(what: str, name: str, known: tuple[str, ...]) -> Message:
    """`templates/scenery.yaml` names a faction, a kind of card or a card that the game does not have.

    Correct the name: what stands below it is used for nobody.
    """
    few = f"one of {listed(known)}" if len(known) <= 12 else "one that the game has"
    return Message(f"there is no {what} “{name}”", expected=few, hint=did_you_mean(name, known))


@diagnostic("renderer-complains", Severity.ERROR)
def renderer_complains(card: str, what: str) -> Message:
    """The renderer said something while it made the page: a property it does not know, a picture it cannot read.

    What it leaves out would be missing in print, so that it counts as an error. Correct the template or the picture.
    """
    return Message(f"the renderer says: {what}", subject=card)


@diagnostic("renderer-fails", Severity.ERROR)
def renderer_fails(card: str, what: str) -> Message:
    """The renderer broke down over a page. Other cards are not touched.

    Something in the template or the picture is more than it can do; simplify what was changed last.
    """
    return Message(
        f"the renderer fails: {what}", subject=card, hint="simplify what was changed last in its template or picture"
    )


@diagnostic("weak-contrast", Severity.ERROR)
def weak_contrast(card: str, role: str, text: str, ratio: str) -> Message:
    """A text on a finished page hardly stands out from what lies behind it. Measured on its pixels.

    Take a darker or lighter colour for the text or for its ground, or move it off the picture.
    """
    return Message(
        f"“{text}” ({role}) has a contrast of {ratio} to 1 with its ground",
        subject=card,
        expected="at least 4.5 to 1",
        hint="change the colour of the text or of its ground, in the template or in cards/factions.yaml",
    )


@diagnostic("small-type", Severity.ERROR)
def small_type(card: str, role: str, text: str, size: str, floor: str) -> Message:
    """A text on a finished page is smaller than the smallest size that is allowed for its role.

    The floors stand in `templates/layout.yaml` under `smallest`. A ladder of sizes or a template goes below one.
    """
    return Message(
        f"“{text}” ({role}) is printed at {size} pt",
        subject=card,
        expected=f"at least {floor} pt, as `smallest` in templates/layout.yaml says",
        hint="shorten the text, or take the small sizes out of the ladder",
    )


@diagnostic("factions-alike", Severity.ERROR)
def factions_alike(kind: str, one: str, other: str, seen: str, share: str) -> Message:
    """Cards of two factions look too much alike, in colour, in grey, or to colour-blind people.

    What all cards of a faction and a kind have in common is compared: the frame. Give the two factions colours that
    differ in lightness, or frames of another shape.
    """
    return Message(
        f"{kind} cards of {one} and {other} look alike {seen}: only {share} % of the card tells them apart",
        expected="at least 8 %",
        hint="give one of them a lighter or darker colour (cards/factions.yaml), or its frame another shape",
    )


@diagnostic("picture-coarse", Severity.WARNING)
def picture_coarse(card: str, density: str, needed: str) -> Message:
    """A picture has too few pixels for the size at which it is printed, and will look coarse.

    It is printed over the whole card with its bleed, cut to its shape. Take a larger one.
    """
    return Message(
        f"the picture has {density} pixels an inch where it is printed",
        subject=card,
        expected=f"at least 200, better {needed} pixels in all",
        hint="take a larger picture",
    )


@diagnostic("focus-for-nothing", Severity.WARNING)
def focus_for_nothing(name: str, known: tuple[str, ...]) -> Message:
    """`art/focus.yaml` names a picture that is not in `art/`.

    A picture is named without its ending, as in `AB-012: {x: 30, y: 40}`.
    """
    return Message(f"there is no picture “{name}” in art/", hint=did_you_mean(name, known))
