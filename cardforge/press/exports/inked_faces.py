"""Faces in inks: all but the words as a picture, the words above it; a few of them in a file, made side by side."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardforge.press.exports.ink import InkConversion
from cardforge.press.exports.job import Job
from cardforge.press.exports.layers import without_words, words_alone
from cardforge.press.exports.pixels import card_pixels
from cardforge.press.geometry import CardFormat, pixels, points
from cardforge.press.imposition.drawing import cover
from cardforge.press.profile import Profile
from cardforge.worker_life import end_with_parent

FACES_A_PART = 8
"""So many are held in memory by each process; packed pictures of 600 dpi are about half a megabyte each."""


@dataclass(frozen=True, slots=True)
class Part:
    """A PDF without pages: in its catalog, under Forms, the forms of these faces in their order."""

    path: Path
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Task:
    """What a process needs to write one part."""

    part: Part
    pages: tuple[bytes, ...]
    source: CardFormat
    profile: Profile
    icc: bytes
    limit: int | None


def write_parts(job: Job, profile: Profile, inks: InkConversion, folder: Path, jobs: int) -> Iterator[Part]:
    """Write all faces of a job into files of the folder, in order. The bytes are the same for any number of jobs."""
    faces = job.faces
    chunks = [faces[at : at + FACES_A_PART] for at in range(0, len(faces), FACES_A_PART)]

    def tasks() -> Iterator[_Task]:
        for number, chunk in enumerate(chunks):
            part = Part(folder / f"{number}.pdf", chunk)
            yield _Task(part, tuple(job.pages[face] for face in chunk), job.source, profile, inks.icc, inks.limit)

    jobs = min(jobs, len(chunks))
    if jobs <= 1:
        yield from (_write_part(task, inks) for task in tasks())
        return
    import multiprocessing
    from concurrent.futures import Future, ProcessPoolExecutor

    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, end_with_parent) as pool:
        waiting: list[Future[Part]] = []
        try:
            for task in tasks():
                waiting.append(pool.submit(_write_part, task))
                if len(waiting) > jobs:
                    yield waiting.pop(0).result()
            for done in waiting:
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _write_part(task: _Task, inks: InkConversion | None = None) -> Part:
    import pikepdf

    inks = inks or InkConversion(task.icc, task.limit)
    with pikepdf.new() as pdf:
        pdf.Root.Forms = pikepdf.Array([_form(pdf, page, task.source, task.profile, inks) for page in task.pages])
        pdf.save(task.part.path, static_id=True)
    return task.part


def _form(pdf: Any, page_pdf: bytes, source: CardFormat, profile: Profile, inks: InkConversion) -> Any:
    import pikepdf

    card = profile.card.format
    size = pixels(card.page_width, profile.dpi), pixels(card.page_height, profile.dpi)
    picture = card_pixels(without_words(page_pdf), source, card, size)
    image = pikepdf.Stream(pdf, inks.packed(picture))
    image.update(
        {
            "/Type": pikepdf.Name.XObject,
            "/Subtype": pikepdf.Name.Image,
            "/Width": size[0],
            "/Height": size[1],
            "/ColorSpace": pikepdf.Name.DeviceCMYK,
            "/BitsPerComponent": 8,
            "/Filter": pikepdf.Name.FlateDecode,
        }
    )
    with pikepdf.open(io.BytesIO(page_pdf)) as single:
        page = single.pages[0]
        page.contents_coalesce()
        words = words_alone(page.Contents.read_bytes(), inks.colour)
        fonts = page.obj.Resources.get("/Font", pikepdf.Dictionary())
        shared = single.make_indirect(pikepdf.Dictionary({"/All": fonts}))
        fonts = pdf.copy_foreign(shared).All
    width, height = points(card.page_width), points(card.page_height)
    scale = cover(source, card)
    x = (width - scale * points(source.page_width)) / 2
    y = (height - scale * points(source.page_height)) / 2
    head = f"q {width} 0 0 {height} 0 0 cm /Picture Do Q q {scale:.6f} 0 0 {scale:.6f} {x:.4f} {y:.4f} cm\n".encode()
    form = pikepdf.Stream(pdf, head + words + b"Q\n")
    form.update(
        {
            "/Type": pikepdf.Name.XObject,
            "/Subtype": pikepdf.Name.Form,
            "/BBox": pikepdf.Array([0, 0, width, height]),
            "/Resources": pikepdf.Dictionary(XObject=pikepdf.Dictionary(Picture=pdf.make_indirect(image)), Font=fonts),
        }
    )
    return pdf.make_indirect(form)
