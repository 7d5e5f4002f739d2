"""All cards of the shipped game, made and measured: what `check --proofs` and `check --art` say of them."""

import shutil
from pathlib import Path

from cardforge.workshop.check_pages import check_pages
from cardforge.workshop.project import open_project

ROOT = Path(__file__).parents[2]


def test_every_card_passes_the_checks_of_its_page_and_of_its_picture(tmp_path):
    for folder in ("cards", "templates", "fonts", "art"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("kit"))
    project = open_project(tmp_path)
    found = check_pages(project, proofs=True, art=True, jobs=1)
    assert [str(one) for one in dict.fromkeys(found)] == []
