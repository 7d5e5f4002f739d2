"""Where lines end. All widths are in em of the text's size.

A wider box never gives more lines; balancing and the care for last words move words between lines but never add one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise

from cardforge.press.measure import Shaped

SHORT_WORD = 6
"""A last line of one word of at most so many letters is a widow."""
SHORT_LAST = 0.33
"""A last line of rules shorter than this share of the width looks like something left over."""
_LEFT_OVER, _LONE_WORD, _PARTED_NUMBER = 1.5, 4.0, 0.25
_SENTENCE, _CLAUSE = 0.12, 0.04
"""What a line break costs or is worth, beside the square of the share of each line that stays empty."""

# A line may end at space (not before a dash: it would begin the next line) and after a hyphen inside a word.
_BREAK = re.compile(r"[ \t\n]+(?![—–])|(?<=[^\W\d_][-‐])(?=[^\W\d_])|\u200b")


@dataclass(frozen=True, slots=True)
class Span:
    """A line: from its first character to the one after its last."""

    start: int
    end: int


def break_lines(shaped: Shaped, width: float) -> list[Span]:
    """The fewest lines no wider than `width`. A word that is wider than that has a line of its own, unbroken."""
    words = _words(shaped.text)
    lines: list[Span] = []
    for word in words:
        if lines and shaped.width(lines[-1].start, word.end) <= width:
            lines[-1] = Span(lines[-1].start, word.end)
        else:
            lines.append(word)
    return lines


def widest(shaped: Shaped, lines: list[Span]) -> float:
    """Width of the widest line in em; 0 without lines."""
    return max((shaped.width(line.start, line.end) for line in lines), default=0.0)


def balanced(shaped: Shaped, width: float) -> list[Span]:
    """As few lines as `break_lines` makes, about equally long; two lines part where the sentence does, if they can."""
    lines = break_lines(shaped, width)
    if len(lines) < 2 or widest(shaped, lines) > width:
        return lines
    if len(lines) == 2 and (parted := _parted(shaped, width)):
        return parted
    narrow, wide = shaped.offsets[-1] / (len(lines) + 1), width
    for _ in range(24):
        middle = (narrow + wide) / 2
        attempt = break_lines(shaped, middle)
        if len(attempt) == len(lines) and widest(shaped, attempt) <= middle:
            lines, wide = attempt, middle
        else:
            narrow = middle
    return without_widow(shaped, lines, width)


def well_set(shaped: Shaped, width: float) -> list[Span]:
    """As few lines as `break_lines` makes, broken where rules read best.

    A sentence begins a line where it can; a number is not parted from what it counts; the last line is no leftover.
    """
    fewest = break_lines(shaped, width)
    if len(fewest) < 2 or widest(shaped, fewest) > width:
        return fewest
    words = _words(shaped.text)
    costs: dict[int, tuple[float, list[Span]]] = {0: (0.0, [])}  # of the best lines before each word
    for left in range(len(fewest) - 1, -1, -1):
        longer: dict[int, tuple[float, list[Span]]] = {}
        for first, (cost, lines) in costs.items():
            for end in range(first + 1, len(words) + 1):
                line = Span(words[first].start, words[end - 1].end)
                filled = shaped.width(line.start, line.end) / width
                if filled > 1:
                    break
                if (end == len(words)) != (left == 0):
                    continue
                more = cost + (_last_line(filled, end - first) if left == 0 else _line_cost(shaped, line, filled))
                if end not in longer or more < longer[end][0]:
                    longer[end] = more, [*lines, line]
        costs = longer
    return costs[len(words)][1] if len(words) in costs else fewest


def _line_cost(shaped: Shaped, line: Span, filled: float) -> float:
    text = shaped.text[line.start : line.end]
    parted = _PARTED_NUMBER if re.search(r"(?:^|\s)[+−-]?\d+[”’\"')]*$", text) else 0.0
    return (1 - filled) ** 2 + parted - _pause(text, _SENTENCE, _CLAUSE)


def _last_line(filled: float, words: int) -> float:
    return _LEFT_OVER * max(0.0, SHORT_LAST - filled) + (_LONE_WORD if words == 1 else 0.0)


def _parted(shaped: Shaped, width: float) -> list[Span] | None:
    """Two lines, as equal as they can be; a pause between them outweighs some inequality."""
    words, whole = _words(shaped.text), shaped.offsets[-1]
    best: tuple[float, list[Span]] | None = None
    for before, after in pairwise(words):
        first, second = Span(words[0].start, before.end), Span(after.start, words[-1].end)
        widths = shaped.width(first.start, first.end), shaped.width(second.start, second.end)
        if max(widths) > width:
            continue
        cost = abs(widths[0] - widths[1]) - _pause(shaped.text[: before.end], 0.3, 0.15) * whole
        if best is None or cost < best[0]:
            best = cost, [first, second]
    return without_widow(shaped, best[1], width) if best else None


def _pause(text: str, sentence: float, clause: float) -> float:
    """What the pause at the end of a text is worth: that of a sentence, of a part of one, or nothing."""
    last = text.rstrip("”’\"')")[-1:]
    return sentence if last in ".!?…" else clause if last in ",;:—" else 0.0


def without_widow(shaped: Shaped, lines: list[Span], width: float) -> list[Span]:
    """As many lines; the last is no single word of at most `SHORT_WORD` letters where the one above can spare one."""
    if len(lines) < 2:
        return lines
    last, above = lines[-1], lines[-2]
    letters = shaped.text[last.start : last.end]
    if re.search(r"\s", letters) or len(re.sub(r"\W", "", letters)) > SHORT_WORD:
        return lines
    words = [word for word in _words(shaped.text) if above.start <= word.start < above.end]
    if len(words) < 3 or shaped.width(words[-1].start, last.end) > width:
        return lines
    return [*lines[:-2], Span(above.start, words[-2].end), Span(words[-1].start, last.end)]


def _words(text: str) -> list[Span]:
    words, start = [], 0
    for match in _BREAK.finditer(text):
        if match.start() > start:
            words.append(Span(start, match.start()))
        start = match.end()
    if start < len(text):
        words.append(Span(start, len(text)))
    return words
