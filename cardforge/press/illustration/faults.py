"""What can be wrong with the pictures as illustrations. Each names the card or the picture, and what to do."""

from __future__ import annotations

from cardforge.diagnostics import Message, Severity, diagnostic, did_you_mean, listed


@diagnostic("picture-lacking", Severity.ERROR)
def picture_lacking(card: str, file: str) -> Message:
    """A card has no picture of its own, and nothing says that it shall have none.

    Put a picture named after the card into `art/`. A card that shall go without stands under `without` in
    `art/credits.yaml`.
    """
    return Message(
        "it has no picture",
        subject=card,
        expected=f"a picture such as {file}",
        hint="draw one, or name the card under `without` in art/credits.yaml",
    )


@diagnostic("picture-unsaid", Severity.ERROR)
def picture_unsaid(card: str, stem: str) -> Message:
    """Nothing says in words what a picture shows, for those who cannot see it.

    A drawing says it in its `<title>`; for any other picture it stands in `art/credits.yaml` as
    `pictures: {AB-012: {alt: "…"}}`.
    """
    return Message(
        "nothing says in words what the picture shows",
        subject=card,
        expected="a sentence for those who cannot see it",
        hint=f"give the drawing a <title>, or write `pictures: {{{stem}: {{alt: …}}}}` in art/credits.yaml",
    )


@diagnostic("picture-uncredited", Severity.ERROR)
def picture_uncredited(card: str, stem: str) -> Message:
    """Nothing says who drew a picture.

    `by` in `art/credits.yaml` is who drew all that name nobody; one picture names its own as
    `pictures: {AB-012: {by: "…"}}`.
    """
    return Message(
        "nothing says who drew the picture",
        subject=card,
        hint=f"write `by` into art/credits.yaml, or `pictures: {{{stem}: {{by: …}}}}` there",
    )


@diagnostic("credit-for-nothing", Severity.WARNING)
def credit_for_nothing(what: str, name: str, known: tuple[str, ...]) -> Message:
    """`art/credits.yaml` names a picture that is not in `art/`, or a card that there is not.

    A picture is named without its ending, as in `AB-012: {alt: "…"}`.
    """
    return Message(f"there is no {what} “{name}”", hint=did_you_mean(name, known))


@diagnostic("picture-heavy", Severity.ERROR)
def picture_heavy(card: str, kilobytes: str, most: str) -> Message:
    """A drawing has more bytes than `largest` in `art/rules.yaml` allows: it slows every build of its card.

    Most bytes of a drawing are digits: round coordinates to a hundredth of a millimetre, and take away what is hidden.
    """
    return Message(
        f"the drawing has {kilobytes} kB",
        subject=card,
        expected=f"at most {most} kB, as `largest` in art/rules.yaml says",
        hint="round its coordinates to two decimals, or take away what is not seen",
    )


@diagnostic("picture-part-forbidden", Severity.ERROR)
def picture_part_forbidden(card: str, what: str) -> Message:
    """A drawing contains something that flat drawings do without, since printers and renderers differ about it.

    Those are scripts, filters, gradients, masks, style sheets, text, animations, pictures within it, and links to
    anything outside it. Draw with filled shapes; turn text into outlines.
    """
    return Message(
        f"the drawing contains {what}",
        subject=card,
        expected="filled and stroked shapes, groups and clips",
        hint="draw it with shapes",
    )


@diagnostic("picture-clips", Severity.ERROR)
def picture_clips(card: str, clips: int, most: int) -> Message:
    """A drawing clips with more paths than `clips` in `art/rules.yaml` allows: each costs what many shapes cost.

    Cut shapes where they end instead of clipping them.
    """
    return Message(
        f"the drawing has {clips} clip paths",
        subject=card,
        expected=f"at most {most}",
        hint="cut the shapes where they end",
    )


@diagnostic("picture-layers", Severity.ERROR)
def picture_layers(card: str, what: str, known: tuple[str, ...]) -> Message:
    """A drawing does not consist of the layers that `art/rules.yaml` names.

    Each layer is a group of the drawing with that `id`. Those that a drawing does not need may be left out, but not
    that of its subject, and no shape stands outside them. So the next illustrator finds their way.
    """
    return Message(
        f"the drawing {what}",
        subject=card,
        expected=f"the layers {', '.join(known)}",
        hint="make each layer a <g> with its name as id",
    )


@diagnostic("pictures-alike", Severity.ERROR)
def pictures_alike(card: str, others: tuple[str, ...]) -> Message:
    """Two cards show the same picture, or pictures that look alike from afar.

    What is compared is where a picture grows lighter and darker, at the size of a stamp. Turn one of them: another
    pose, another place of the light.
    """
    return Message(
        f"its picture looks like that of {listed(others)}",
        subject=card,
        expected="pictures that are told apart from afar",
        hint="give one of them another pose, distance or place of the light",
    )


@diagnostic("subject-faint", Severity.ERROR)
def subject_faint(card: str, share: str, expected: str) -> Message:
    """The subject of a picture hardly stands out from what is behind it.

    Along its edge lightness within and without is compared. Put the light behind a dark figure, or the dark behind a
    pale one.
    """
    return Message(
        f"only {share} % of its subject's edge stands out from what is behind it",
        subject=card,
        expected=expected,
        hint="put a lighter or a darker ground behind it",
    )


@diagnostic("subject-small", Severity.ERROR)
def subject_small(card: str, share: str, least: str) -> Message:
    """The subject of a picture fills too little of what is seen of the picture.

    Draw it larger, or allow less with `silhouette` in `art/rules.yaml`.
    """
    return Message(
        f"its subject fills {share} % of the picture's window",
        subject=card,
        expected=f"at least {least} %",
        hint="draw it larger, or nearer",
    )


@diagnostic("subject-large", Severity.ERROR)
def subject_large(card: str, share: str, most: str) -> Message:
    """The subject of a picture fills so much of what is seen that nothing is left to see it against.

    Draw it smaller, or allow more with `silhouette` in `art/rules.yaml`.
    """
    return Message(
        f"its subject fills {share} % of the picture's window",
        subject=card,
        expected=f"at most {most} %",
        hint="draw it smaller, or farther away",
    )


@diagnostic("subject-hidden", Severity.ERROR)
def subject_hidden(card: str, what: str, expected: str) -> Message:
    """Too much of a picture's subject lies under the frame, or under statistics and other furniture.

    Look at the finished card: a picture has a window whose shape depends on the kind of card.
    """
    return Message(what, subject=card, expected=expected, hint="move it towards the middle of the window")


@diagnostic("focus-hidden", Severity.ERROR)
def focus_hidden(card: str) -> Message:
    """The point that `art/focus.yaml` names as the one to keep in sight is not seen on the card.

    Move the point to what matters in the picture, or the picture so that this point is seen.
    """
    return Message(
        "the focus of its picture is under the frame",
        subject=card,
        expected="a point that is seen on the card",
        hint="move the point, or the picture",
    )


@diagnostic("picture-off-palette", Severity.ERROR)
def picture_off_palette(card: str, share: str, faction: str, least: str) -> Message:
    """Too much of a picture has hues that its faction's colours do not have.

    Those are the palette in `cards/factions.yaml` and the colours of its scenery in `templates/scenery.yaml`, at any
    lightness. A guest of another faction may keep its own colours as long as the scene holds.
    """
    return Message(
        f"only {share} % of its picture has hues of {faction}",
        subject=card,
        expected=f"at least {least} %",
        hint="take the colours from the palette of the faction and its scenery",
    )


@diagnostic("picture-drawn-otherwise", Severity.ERROR)
def picture_drawn_otherwise(card: str, share: str) -> Message:
    """Two renderers do not agree about a drawing: what is printed would hang on which of them draws it.

    The press's own way of drawing is compared with the renderer's. The cause is something unusual in the SVG.
    """
    return Message(
        f"two renderers draw {share} % of its picture differently",
        subject=card,
        expected="the same from both",
        hint="draw it with plain shapes, absolute or relative paths, and attributes",
    )
