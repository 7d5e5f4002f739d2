"""All that can be measured of the pictures of a project's cards, once their pages are made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press.face import Art, PlannedFace
from cardforge.press.illustration import faults, measures
from cardforge.press.illustration.credits import CreditsFile, illustration, read_credits
from cardforge.press.illustration.drawn import Drawing
from cardforge.press.illustration.measured import Look, Measured
from cardforge.press.illustration.rules import ArtRules, art_rules
from cardforge.press.layout import read_layout
from cardforge.press.scenes import scenery_settings

AGREE = 0.005
"""The share of pixels that two renderers may draw differently: edges of hair-thin shapes."""


def check_pictures(
    root: Path, faces: Sequence[PlannedFace], pages: Mapping[str, str], neutral: frozenset[str] = frozenset()
) -> Iterator[Diagnostic]:
    """What is wrong with the pictures of these faces.

    `pages` are the keys of their finished pages in the cache, `neutral` factions that may borrow the hues of others.
    """
    layout, _ = read_layout(root)
    said = art_rules(root)
    yield from said.found
    credits, found = read_credits(root)
    yield from found
    if layout is None or said.found or found:
        return
    look = Look(root, layout.card.format, said.said, _palettes(root, faces, neutral))
    thumbs: dict[str, tuple[PlannedFace, measures.Thumbnail]] = {}
    for planned in faces:
        face = planned.face
        if face.art is None:
            if face.scene and face.id not in credits.without:
                yield faults.picture_lacking(planned.place, str(face), f"art/{face.id}.svg")
            continue
        yield from _said(root, planned, face.art, credits)
        if said.said:
            yield from _as_document(root, planned, face.art, said.said)
        measured = look.measured(planned, face.art, pages.get(face.id))
        if measured is not None:
            yield from _as_picture(planned, face.art, measured, said.said)
            thumbs.setdefault(face.art.file, (planned, measured.thumbnail))
    look.prune()
    yield from _alike(thumbs, (said.said or ArtRules()).alike)


def _palettes(root: Path, faces: Sequence[PlannedFace], neutral: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """The colours of each faction: its own, and those of its scenery; of a neutral one those of all."""
    scenery = scenery_settings(root).said
    palettes: dict[str, tuple[str, ...]] = {}
    for face in (planned.face for planned in faces):
        if face.faction and face.faction not in palettes:
            colours = [colour for colour in face.palette.values() if colour.startswith("#")]
            if scenery and face.faction in scenery.factions:
                scene = scenery.factions[face.faction]
                colours += [colour for sky in scene.skies for colour in sky]
                colours += [scene.dark, scene.turf, scene.stone, scene.light]
            palettes[face.faction] = tuple(colours)
    everyone = tuple(colour for colours in palettes.values() for colour in colours)
    return palettes | {faction: everyone for faction in palettes if faction in neutral}


def _said(root: Path, planned: PlannedFace, art: Art, credits: CreditsFile) -> Iterator[Diagnostic]:
    card, place, stem = str(planned.face), Place(art.file), Path(art.file).stem
    own = illustration(root, art.file, credits)
    if not own.alt:
        yield faults.picture_unsaid(place, card, stem)
    if not own.by:
        yield faults.picture_uncredited(place, card, stem)


def _as_document(root: Path, planned: PlannedFace, art: Art, rules: ArtRules) -> Iterator[Diagnostic]:
    """A drawing as a file: its weight, its parts and its layers, and those of what stands before the frame."""
    card = str(planned.face)
    for file in filter(None, (art.file, art.over)):
        if not file.lower().endswith(".svg"):
            continue
        data, place = (root / file).read_bytes(), Place(file)
        try:
            drawing = Drawing(data)
        except ValueError:
            continue  # told where its page was made
        if len(data) > rules.largest:
            yield faults.picture_heavy(place, card, f"{len(data) / 1000:.1f}", f"{rules.largest / 1000:g}")
        for what in drawing.forbidden():
            yield faults.picture_part_forbidden(place, card, what)
        if drawing.clips > rules.clips:
            yield faults.picture_clips(place, card, drawing.clips, rules.clips)
        if rules.layers and file == art.file:
            for what in _wrong_layers(drawing, rules, planned.face.kind in rules.places):
                yield faults.picture_layers(place, card, what, rules.layers)


def _wrong_layers(drawing: Drawing, rules: ArtRules, place: bool) -> Iterator[str]:
    layers = [name for name in drawing.layers if name]
    for name in dict.fromkeys(layers):
        if name not in rules.layers:
            yield f"has a layer “{name}”"
        elif layers.count(name) > 1:
            yield f"has {layers.count(name)} layers “{name}”"
    if rules.subject and rules.subject not in layers and not place:
        yield f"has no layer “{rules.subject}”"
    if drawing.loose:
        yield f"has {drawing.loose} {'shape' if drawing.loose == 1 else 'shapes'} outside its layers"


def _as_picture(planned: PlannedFace, art: Art, measured: Measured, rules: ArtRules | None) -> Iterator[Diagnostic]:
    card, place = str(planned.face), Place(art.file)
    if measured.unlike > AGREE:
        yield faults.picture_drawn_otherwise(place, card, f"{100 * measured.unlike:.1f}")
    if not measured.focus_seen:
        yield faults.focus_hidden(place, card)
    if rules is None:
        return
    if planned.face.faction and measured.palette < rules.palette:
        share, least = _percent(measured.palette), _percent(rules.palette)
        yield faults.picture_off_palette(place, card, share, planned.face.faction_name, least)
    if measured.subject and planned.face.kind not in rules.places:
        yield from _subject(place, card, measured, rules)


def _subject(place: Place, card: str, measured: Measured, rules: ArtRules) -> Iterator[Diagnostic]:
    if measured.stands_out < rules.contrast.share:
        expected = f"at least {_percent(rules.contrast.share)} %, by {rules.contrast.lightness:g} levels of lightness"
        yield faults.subject_faint(place, card, _percent(measured.stands_out), expected)
    if measured.fills < rules.silhouette.least:
        yield faults.subject_small(place, card, _percent(measured.fills), _percent(rules.silhouette.least))
    if measured.fills > rules.silhouette.most:
        yield faults.subject_large(place, card, _percent(measured.fills), _percent(rules.silhouette.most))
    if measured.shown < rules.shown:
        what = f"only {_percent(measured.shown)} % of its subject is seen on the card"
        yield faults.subject_hidden(place, card, what, f"at least {_percent(rules.shown)} %")
    if measured.covered > rules.covered:
        what = f"{_percent(measured.covered)} % of its subject lies under statistics or other furniture"
        yield faults.subject_hidden(place, card, what, f"at most {_percent(rules.covered)} %")


def _alike(thumbs: Mapping[str, tuple[PlannedFace, measures.Thumbnail]], most: int) -> Iterator[Diagnostic]:
    rows = list(thumbs.values())
    for at, (planned, thumb) in enumerate(rows):
        others = tuple(str(other.face) for other, another in rows[at + 1 :] if measures.apart(thumb, another) <= most)
        if others and planned.face.art:
            yield faults.pictures_alike(Place(planned.face.art.file), str(planned.face), others)


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"
