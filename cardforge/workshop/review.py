"""Gathers what proof pages say of each card, from every room: data, reading, coverage, and what a release had."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cardforge.catalogue import Catalogue
from cardforge.catalogue.compare import Comparison, compare
from cardforge.catalogue.compare.comparing import changed_faces
from cardforge.catalogue.compare.model import Change, Section, What
from cardforge.catalogue.compare.releases import DamagedReleaseError, read_release, release_names
from cardforge.catalogue.compare.words import segments
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.faction import FactionAbility
from cardforge.coverage.ledger import FILE as LEDGER
from cardforge.coverage.ledger import read_ledger
from cardforge.press.build import PressOptions, build_pages
from cardforge.press.faces import plan_faces
from cardforge.press.illustration.credits import Illustration, illustrations
from cardforge.press.proofing.notes import ChangedField, Phrase, ProofNote, ReadLine, Since
from cardforge.workshop.engines import NONE, find_engine

BEFORE = "build/.cache/before"
"""Cards as the last release had them."""

Subject = Design | FactionAbility


def proof_notes(catalogue: Catalogue, jobs: int) -> dict[str, ProofNote]:
    """What is said of each card and each ability of a faction, by id."""
    subjects: list[Subject] = [*catalogue.designs, *(ability for _, ability in catalogue.abilities)]
    read = _reader(catalogue)
    coverage = _coverage(catalogue)
    release, since = _since(catalogue, jobs)
    shown = illustrations(catalogue.root, plan_faces(catalogue)[0])
    notes = {}
    for subject in subjects:
        reading, unread = read(subject)
        standing = coverage(subject)
        notes[subject.id] = ProofNote(
            id=subject.id,
            facts=tuple(_facts(catalogue, subject)),
            picture=_picture(shown.get(subject.id)),
            reading=reading,
            unread=unread,
            coverage="every clause pinned by a scenario" if standing == "" else standing or "",
            coverage_open=bool(standing),
            release=release,
            since=since.get(subject.id),
        )
    return notes


def _facts(catalogue: Catalogue, subject: Subject) -> list[tuple[str, str]]:
    if isinstance(subject, FactionAbility):
        return [("Text", f"{len(subject.text.split())} words")]
    facts = []
    price = catalogue.kind(subject).cost
    if subject.cost is not None and (price is None or price.max > 0):
        facts.append((catalogue.game.cost.name if catalogue.game.cost else "Cost", str(subject.cost)))
    names = {statistic.id: statistic.name for statistic in catalogue.game.statistics}
    bonus = bool(catalogue.kind(subject).bonus)
    for id, value in (catalogue.stats(subject) or {}).items():
        facts.append((names.get(id, id), f"{value:+d}" if bonus and value else str(value)))
    rarity = next((one.name for one in catalogue.game.rarities if one.id == catalogue.rarity(subject)), None)
    if rarity:
        facts.append(("Rarity", rarity))
    if subject.limit is not None:
        facts.append(("Limit", str(subject.limit)))
    if parent := catalogue.parent(subject):
        facts.append(("Belongs to", str(parent)))
    if children := catalogue.children(subject):
        facts.append(("Has", ", ".join(child.name for child in children)))
    facts += [("Deck", f"{deck.name} ×{deck.cards[subject.id]}") for deck in catalogue.decks_with(subject)]
    facts += [("Pack", pack.name) for pack in catalogue.packs_with(subject)]
    if subject.note:
        facts.append(("Note", subject.note))
    if place := catalogue.places.of("design", subject.id):
        facts.append(("File", f"{place.file}:{place.line}"))
    return facts


def _picture(shown: Illustration | None) -> str:
    if shown is None:
        return "It has none of its own: a scene stands in for it."
    credit = f"Drawn by {shown.by}." if shown.by else ""
    return " ".join(part for part in (shown.alt or "Nothing says in words what it shows.", credit) if part)


def _reader(catalogue: Catalogue) -> Callable[[Subject], tuple[tuple[ReadLine, ...], str]]:
    engine = find_engine(catalogue.game.engine) if catalogue.game.engine != NONE else None
    reader = engine.reader(catalogue) if engine else None

    def read(subject: Subject) -> tuple[tuple[ReadLine, ...], str]:
        text = subject.text
        if not text:
            return (), "It has no rules text."
        lines = text.split("\n")
        if reader is None:
            return tuple(ReadLine(line) for line in lines), "This game is printed and not played: nothing reads it."
        phrases = reader.phrases(text)
        read_lines = tuple(
            ReadLine(line, tuple(Phrase(p.start, p.end, p.depth, p.node) for p in phrases if p.line == number))
            for number, line in enumerate(lines)
        )
        unread = "" if phrases else "It cannot be read; `cardforge check` says why."
        return read_lines, unread

    return read


def _coverage(catalogue: Catalogue) -> Callable[[Subject], str | None]:
    """How a text stands by the ledger: "" where all of it is pinned, None where nobody measures it."""
    if not (catalogue.root / LEDGER).is_file():
        return lambda subject: None
    ledger = read_ledger(catalogue.root)
    return lambda subject: ledger.standing(subject.id, subject.text) if subject.text else None


def _since(catalogue: Catalogue, jobs: int) -> tuple[str, Mapping[str, Since]]:
    """The last release, and what has changed since then by id; nothing where there is none that can be read."""
    names = release_names(catalogue.root)
    if not names:
        return "", {}
    try:
        old = read_release(catalogue.root, names[-1]).catalogue(catalogue.root)
    except (LookupError, DamagedReleaseError):
        return "", {}
    changed = [face.id for face in changed_faces(old, catalogue)]
    if not changed:
        return names[-1], {}
    then = {design.id for design in old.designs} | {ability.id for _, ability in old.abilities}
    pages = _pages_of(old, [id for id in changed if id in then], jobs)
    told = compare(old, catalogue)
    return names[-1], {id: Since(names[-1], id not in then, tuple(_changes(told, id)), pages.get(id)) for id in changed}


def _pages_of(old: Catalogue, ids: Sequence[str], jobs: int) -> Mapping[str, str]:
    """Keys of the pages that cards had, made with the templates and pictures of today."""
    if not ids:
        return {}
    faces, _ = plan_faces(old)
    options = PressOptions(jobs=jobs, folder=BEFORE, only=frozenset(ids))
    return build_pages(old.root, faces, options).pages


def _changes(told: Comparison, id: str) -> list[ChangedField]:
    change: Change | None = next(
        (one for one in told.changes if one.id == id and one.section in (Section.CARD, Section.ABILITY)), None
    )
    if change is None or change.what is What.ADDED:
        return []
    return [
        ChangedField(field.label, _segments(_shown(field.before), _shown(field.after), field.is_prose))
        for field in change.fields
    ]


def _segments(before: str, after: str, prose: bool) -> tuple[tuple[str, str], ...]:
    if prose:
        return tuple((str(part.op), part.text) for part in segments(before, after))
    pairs = [("removed", before), ("same", " "), ("added", after)]
    return tuple((kind, text) for kind, text in pairs if text)


def _shown(value: object) -> str:
    return "" if value is None else str(value)
