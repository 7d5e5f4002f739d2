"""What can be wrong with a file before anything is known about its cards."""

from __future__ import annotations

from cardforge.diagnostics import Message, Severity, diagnostic, did_you_mean, listed


@diagnostic("file-missing", Severity.ERROR)
def file_missing(what: str) -> Message:
    """A file that every project needs is not there.

    Make it, or run the command inside a project: `cardforge new DIR` lays down a small one that works.
    """
    return Message(f"there is no such file; it holds {what}", hint="`cardforge new DIR` makes a project with all files")


@diagnostic("file-unreadable", Severity.ERROR)
def file_unreadable(why: str) -> Message:
    """The file cannot be opened: it is a directory, a device, or its permissions forbid it.

    Put an ordinary text file there, or correct the permissions.
    """
    return Message(f"this cannot be read as a file ({why})", expected="an ordinary text file")


@diagnostic("file-too-big", Severity.ERROR)
def file_too_big(size: int, most: int) -> Message:
    """The file is larger than any card file can sensibly be.

    Split it, or look for something that got in by mistake; a picture, for instance, belongs into `art/`.
    """
    return Message(f"the file has {size:,} bytes", expected=f"at most {most:,} bytes")


@diagnostic("file-empty", Severity.ERROR)
def file_empty(expected: str) -> Message:
    """The file holds nothing, or only comments.

    Write its content, or delete the file if nothing belongs there.
    """
    return Message("the file is empty", expected=expected)


@diagnostic("file-not-utf8", Severity.ERROR)
def file_not_utf8(byte: int) -> Message:
    """The file is not UTF-8: most often it was saved as Latin-1 or Windows-1252.

    Save it again as UTF-8; every editor can.
    """
    return Message(
        f"the file is not UTF-8: byte 0x{byte:02x} cannot stand here",
        expected="a file saved as UTF-8",
        hint="most often it was saved as Latin-1 or Windows-1252; save it again as UTF-8",
    )


@diagnostic("control-character", Severity.ERROR)
def control_character(code: int) -> Message:
    """A character that no text has: a control character, or a line end that only some programs see.

    Delete it. It mostly comes along when text is copied out of another program; a file full of them is no text file.
    """
    return Message(f"the control character U+{code:04X} stands here", expected="text", hint="delete it")


@diagnostic("yaml-syntax", Severity.ERROR)
def yaml_syntax(problem: str, hint: str) -> Message:
    """The file cannot be read as YAML; nothing in it counts until that is mended.

    Look at the place and just above it: an unclosed quote or bracket, a tab, keys that do not stand below each other, a
    text with `: ` in it or with a special first character (`{ [ * & @ % !`) that needs quotes.
    """
    return Message(problem, hint=hint)


@diagnostic("yaml-too-deep", Severity.ERROR)
def yaml_too_deep(most: int) -> Message:
    """Lists and mappings are nested deeper than any card file needs.

    Remove the nesting; it is most often a long row of brackets.
    """
    return Message("the file is nested too deep", expected=f"at most {most} levels")


@diagnostic("yaml-alias", Severity.ERROR)
def yaml_alias(name: str) -> Message:
    """Anchors (`&name`) and aliases (`*name`) are not used in card files: a short file could unfold without end.

    Write the value out. A text that begins with `&` or `*` needs quotes.
    """
    return Message(f"“{name}” is an anchor or alias", hint="write the value out; a text that starts so needs quotes")


@diagnostic("yaml-tag", Severity.ERROR)
def yaml_tag(tag: str) -> Message:
    """A YAML tag (`!something`) asks for a special kind of value; card files have none.

    Remove it. A text that begins with `!` needs quotes.
    """
    return Message(f"“{tag}” is a YAML tag", hint="remove it; a text that starts with ! needs quotes")


@diagnostic("yaml-documents", Severity.ERROR)
def yaml_documents() -> Message:
    """A line of three dashes starts a second document; everything after it would be lost.

    Keep one document in a file.
    """
    return Message("a second document starts here", hint="remove the line `---`, or make a second file")


@diagnostic("duplicate-key", Severity.ERROR)
def duplicate_key(key: str, first_line: int) -> Message:
    """The same key stands twice in one mapping; one of the two values would be lost.

    Keep one. A whole card pasted without its `- ` shows like this, too.
    """
    return Message(
        f"“{key}” stands here a second time, first in line {first_line}",
        hint="keep one; a new entry of a list begins with “- ”",
    )


@diagnostic("unknown-key", Severity.ERROR)
def unknown_key(key: str, known: tuple[str, ...], subject: str = "") -> Message:
    """A key that means nothing here.

    Most often it is a typing mistake: the message offers the nearest key.
    """
    return Message(
        f"“{key}” is no key of this entry",
        expected=f"one of {listed(known)}",
        hint=did_you_mean(key, known, "a decimal number has a point, not a comma" if key.isdigit() else ""),
        subject=subject,
    )


@diagnostic("missing-key", Severity.ERROR)
def missing_key(key: str, subject: str = "") -> Message:
    """A key that must be there is not.

    Add it to the entry that the message names.
    """
    return Message(f"“{key}” is missing", expected=f"a line “{key}: …” in this entry", subject=subject)


@diagnostic("wrong-type", Severity.ERROR)
def wrong_type(key: str, found: str, expected: str, hint: str = "", subject: str = "") -> Message:
    """A value of another type than stands here: a list for a text, a word for a number.

    Write what the message expects. A text that looks like something else needs quotes.
    """
    where = f"“{key}” is" if key else "this is"
    return Message(f"{where} {found}", expected=expected, hint=hint, subject=subject)


@diagnostic("bad-value", Severity.ERROR)
def bad_value(key: str, value: str, expected: str, hint: str = "", subject: str = "") -> Message:
    """A value of the right type that is not allowed here.

    Write one of the values that the message lists.
    """
    return Message(f"“{key}” cannot be {value}", expected=expected, hint=hint, subject=subject)


@diagnostic("yaml-trap", Severity.ERROR)
def yaml_trap(typed: str, readings: str, quoted: str, subject: str = "") -> Message:
    """A text without quotes that some YAML readers take for something else: a number, a date, yes or no, nothing.

    Put it in quotes; the message shows how.
    """
    return Message(
        f"“{typed}” without quotes is not safe: {readings}",
        expected="the text in quotes",
        hint=f"write {quoted}",
        subject=subject,
    )


@diagnostic("lost-comment", Severity.ERROR)
def lost_comment(comment: str, quoted: str, subject: str = "") -> Message:
    """A `#` after a blank starts a comment: the rest of the text would vanish from the card.

    Put the text in quotes. If it really is a comment, leave a blank after the `#`.
    """
    return Message(
        f"“{comment}” would be lost as a comment",
        expected="the whole text in quotes",
        hint=f"write {quoted}",
        subject=subject,
    )
