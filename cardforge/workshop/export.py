"""Files for print shops and virtual tables: made in a folder of their own, looked over, and only then put in place."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.design import slug
from cardforge.diagnostics import Report
from cardforge.press.atomic import making_folder, naming, remove_stale
from cardforge.press.exports.ink import InkConversion, NoInkProfileError, read_icc
from cardforge.press.exports.job import Item, Job, Pile
from cardforge.press.exports.pictures import export_pictures
from cardforge.press.exports.print_pdf import write_print_pdf
from cardforge.press.exports.tables import export_tables
from cardforge.press.face import Face, PlannedFace
from cardforge.press.faces import plan_faces
from cardforge.press.illustration.credits import illustrations
from cardforge.press.making import CACHE, alone
from cardforge.press.preflight import preflight
from cardforge.press.profile import Profile, profile_names, read_profile
from cardforge.press.render import NoRendererError
from cardforge.press.stock import stock_pages
from cardforge.worker_life import cores
from cardforge.workshop.beside import Bundle, plan_beside
from cardforge.workshop.build import historical_notice
from cardforge.workshop.contents import Contents

EXPORTS = Path("build/export")

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Exported:
    """What became of an export. `folder` is None where it was not put in place; the last good one stays there then."""

    folder: Path | None
    files: tuple[Path, ...]
    report: Report


def targets(root: Path) -> tuple[str, ...]:
    """What can be exported to, by the ids of profiles."""
    names = []
    for name in profile_names(root):
        profile, _ = read_profile(name, root)
        if profile is None or profile.files != "sheet-pdf":
            names.append(name)
    return tuple(names)


def export(
    catalogue: Catalogue,
    contents: Contents,
    target: str,
    *,
    icc: Path | None = None,
    base_url: str | None = None,
    jobs: int = 0,
    progress: Progress | None = None,
) -> Exported:
    """Write what a target takes into `build/export/TARGET-…/`.

    Raises NoInkProfileError where inks are asked for and there is no profile to convert by, NoRendererError, and
    OSError where something cannot be written.
    """
    report = Report()
    profile, found = read_profile(target, catalogue.root)
    report.extend(found)
    if profile is None:
        return Exported(None, (), report)
    inks = _inks(catalogue.root, profile, icc)  # before anything is made: it may be missing
    job = _job(catalogue, contents, report, jobs or cores(), progress)
    if job is None or report.failed:
        return Exported(None, (), report)
    place = catalogue.root / EXPORTS / _folder(catalogue, contents, target)
    with alone(catalogue.root / CACHE):
        _restore(place)
        remove_stale(place.parent)
    with making_folder(place) as made:
        os.chmod(made, 0o755)
        with naming(place):
            _write(job, profile, inks, base_url or f"{place.resolve().as_uri()}/", made, jobs or cores())
        report.extend(preflight(made, profile))
        if report.failed:
            return Exported(None, (), report)
        with alone(catalogue.root / CACHE):
            _put(made, place)
    return Exported(place, tuple(sorted(place.iterdir())), report)


def _write(job: Job, profile: Profile, inks: InkConversion | None, address: str, folder: Path, jobs: int) -> None:
    """All files of the export, one after another."""
    if inks is not None:
        write_print_pdf(job, profile, inks, folder / "cards.pdf", jobs)
        return
    files = export_pictures(job, profile) if profile.files == "pictures" else export_tables(job, profile, address)
    for name, data in files:
        (folder / name).write_bytes(data)


def _inks(root: Path, profile: Profile, icc: Path | None) -> InkConversion | None:
    if profile.colour != "cmyk":
        return None
    named = icc or (root / profile.icc if profile.icc else None)
    return InkConversion(read_icc(named, profile.icc_advice), profile.ink_limit)


def _job(catalogue: Catalogue, contents: Contents, report: Report, jobs: int, progress: Progress | None) -> Job | None:
    faces, found = plan_faces(catalogue)
    report.extend(found)
    by_id = {planned.face.id: planned for planned in faces}
    beside, more = plan_beside(catalogue, by_id)
    report.extend(more)
    bundle = Bundle(catalogue, contents, 1, by_id, beside)
    stock = stock_pages(catalogue.root, bundle.faces, "sheets", jobs, progress)
    report.extend(stock.diagnostics)
    if stock.format is None or not bundle.complete(stock.pages):
        return None
    planned = {one.face.id: one for one in bundle.faces}
    shown = {id: one.alt for id, one in illustrations(catalogue.root, bundle.faces).items()}
    counts: dict[str, int] = {}
    for card in bundle.cards:
        counts[card.front] = counts.get(card.front, 0) + 1
    piles = []
    for deck in contents.decks:
        items = [_item(planned[id], deck.cards[id], shown.get(id, "")) for id in deck.cards]
        for id in deck.cards:
            counts[id] -= deck.cards[id]
        piles.append(Pile(deck.name, tuple(items)))
    rest = [_item(planned[id], count, shown.get(id, "")) for id, count in counts.items() if count > 0]
    if rest:
        piles.append(Pile("On the table" if piles else contents.title, tuple(rest)))
    notice = historical_notice(catalogue)
    title = f"{catalogue.game.title}: {contents.title}{f' ({notice})' if notice else ''}"
    return Job(title, tuple(piles), stock.pages, stock.format)


def _item(planned: PlannedFace, count: int, shown: str) -> Item:
    face = planned.face
    tags = tuple(dict.fromkeys(tag for tag in (face.faction_name, face.kind_name) if tag))
    return Item(face.id, planned.back, count, face.name, _words(face, shown), tags)


def _words(face: Face, shown: str) -> str:
    """What a card says and its picture shows, for a tooltip and for a screen reader."""
    lines = [", ".join(f"{stat.name} {stat.value_text}" for stat in face.stats)] if face.stats else []
    lines += [f"{one.name} — {one.text}" if one.name else one.text for one in face.abilities]
    return "\n".join([*lines, f"Picture: {shown}"] if shown else lines)


def _folder(catalogue: Catalogue, contents: Contents, target: str) -> str:
    edition = f"-{slug(catalogue.edition.id)}" if historical_notice(catalogue) else ""
    return f"{target}-{contents.id}{edition}"


def _old(place: Path) -> Path:
    return place.with_name(f".{place.name}.old")


def _restore(place: Path) -> None:
    """A build that died between taking the old folder away and putting the new one in its place."""
    if _old(place).exists() and not place.exists():
        os.replace(_old(place), place)


def _put(made: Path, place: Path) -> None:
    shutil.rmtree(_old(place), ignore_errors=True)
    if place.exists():
        os.replace(place, _old(place))
    os.replace(made, place)
    shutil.rmtree(_old(place), ignore_errors=True)


def look_over(path: Path, target: str, root: Path | None) -> Report:
    """What preflight finds in a file or folder, ours or not. Raises LookupError for an unknown profile."""
    profile, found = read_profile(target, root)
    report = Report(found)
    if profile is not None:
        report.extend(preflight(path, profile))
    return report


def known_profiles(root: Path | None) -> Sequence[str]:
    """The ids of all profiles."""
    return profile_names(root)


__all__ = [
    "EXPORTS",
    "Exported",
    "NoInkProfileError",
    "NoRendererError",
    "export",
    "known_profiles",
    "look_over",
    "targets",
]
