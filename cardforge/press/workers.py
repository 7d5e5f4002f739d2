"""Pages made one after another here, or side by side in processes of their own; the bytes are the same.

Workers are spawned, not forked: libraries with threads and font maps do not survive a fork. They are recycled after a
few hundred pages, since the renderer may keep a little of each.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from cardforge.diagnostics import Diagnostic
from cardforge.press import faults
from cardforge.press.atomic import naming
from cardforge.press.cache import PageCache
from cardforge.press.face import PlannedFace
from cardforge.press.files import ProjectFiles
from cardforge.press.fonts import FontSource
from cardforge.press.layout import Layout
from cardforge.press.page import PageMaker
from cardforge.press.render import frozen_garbage
from cardforge.press.templates import BrokenTemplateError
from cardforge.worker_life import end_with_parent

PAGES_A_WORKER = 400
CHUNK = 4
WORTH_A_WORKER = 12
"""Fewer pages than this are made sooner here than a worker starts."""


@dataclass(frozen=True, slots=True)
class Workshop:
    """All that is needed to make pages: it is sent to each worker once."""

    root: Path
    layout: Layout
    fonts: Mapping[str, FontSource]
    cache: Path
    scratch: Path
    own: Mapping[str, tuple[str, ...]]
    """For each face what its key is made of besides files."""


@dataclass(frozen=True, slots=True)
class Made:
    """What became of a face: its page is in the cache under its key, or diagnostics say why not."""

    id: str
    key: str | None
    sources: frozenset[str]
    """Project files that the page was made of."""
    diagnostics: tuple[Diagnostic, ...]


def make_pages(shop: Workshop, faces: Sequence[PlannedFace], jobs: int) -> Iterator[Made]:
    """The pages in whatever order they get done. Raises NoRendererError."""
    jobs = min(jobs, -(-len(faces) // WORTH_A_WORKER))
    if jobs <= 1:
        yield from _make_here(shop, faces)
        return
    chunks = [faces[at : at + CHUNK] for at in range(0, len(faces), CHUNK)]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _start, (shop,), max_tasks_per_child=PAGES_A_WORKER // CHUNK) as pool:
        waiting = [pool.submit(_make_chunk, chunk) for chunk in chunks]
        try:
            for done in as_completed(waiting):
                yield from done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _make_here(shop: Workshop, faces: Sequence[PlannedFace]) -> Iterator[Made]:
    make = _maker(shop)
    with frozen_garbage():
        for face in faces:
            yield make(face)


def _maker(shop: Workshop) -> Callable[[PlannedFace], Made]:
    files, cache = ProjectFiles(shop.root), PageCache(shop.cache)
    try:
        with naming(shop.scratch):
            maker = PageMaker(files, shop.layout, shop.fonts, shop.scratch)
    except BrokenTemplateError as error:
        fault = faults.template_error(error.place, "", error.what)  # in a style sheet: of no card, and of all
        return lambda planned: Made(planned.face.id, None, frozenset(), (fault,))

    def make(planned: PlannedFace) -> Made:
        files.forget_single_use()
        page = maker.make(planned)
        if not page.outputs:
            return Made(page.id, None, page.sources, page.diagnostics)
        key = files.key(shop.own[page.id], page.sources)
        cache.store(key, page.outputs)
        return Made(page.id, key, page.sources, page.diagnostics)

    return make


class _Worker:
    """The maker of this worker process; set once when it starts."""

    make: Callable[[PlannedFace], Made]


def _start(shop: Workshop) -> None:
    import gc

    end_with_parent()
    try:
        _Worker.make = staticmethod(_maker(shop))
    except OSError as error:  # raised here it would break the pool, and nobody would be told why
        _Worker.make = staticmethod(_failing(error))
    gc.collect()
    gc.freeze()


def _failing(error: OSError) -> Callable[[PlannedFace], Made]:
    def fail(planned: PlannedFace) -> Made:
        raise error

    return fail


def _make_chunk(faces: Sequence[PlannedFace]) -> list[Made]:
    return [_Worker.make(face) for face in faces]
