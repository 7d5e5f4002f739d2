"""Files are replaced as a whole, or not at all."""

import os
import stat

import pytest

from cardforge.catalogue.edit import Edit, EditRefusedError, edited, read_document, write_atomically, write_documents


def pair(root, name="a.yaml", text="- id: A\n  cost: 1\n"):
    if not (root / name).exists():
        (root / name).write_text(text)
    old = read_document(root, name)
    return old, edited(old, [Edit("A", ("cost",), 2)])


def test_the_file_holds_the_edit_and_keeps_its_permissions(tmp_path):
    (tmp_path / "a.yaml").write_text("- id: A\n  cost: 1\n")
    (tmp_path / "a.yaml").chmod(0o640)
    write_documents(tmp_path, [pair(tmp_path)])
    assert (tmp_path / "a.yaml").read_text() == "- id: A\n  cost: 2\n"
    assert stat.S_IMODE((tmp_path / "a.yaml").stat().st_mode) == 0o640
    assert os.listdir(tmp_path) == ["a.yaml"]


def test_a_file_that_changed_meanwhile_is_left_alone_and_so_are_the_others(tmp_path):
    pairs = [pair(tmp_path, "a.yaml"), pair(tmp_path, "b.yaml")]
    (tmp_path / "b.yaml").write_text("- id: A\n  cost: 7\n")
    with pytest.raises(EditRefusedError, match=r"b\.yaml was changed by somebody else"):
        write_documents(tmp_path, pairs)
    assert (tmp_path / "a.yaml").read_text() == "- id: A\n  cost: 1\n"
    assert (tmp_path / "b.yaml").read_text() == "- id: A\n  cost: 7\n"
    assert sorted(os.listdir(tmp_path)) == ["a.yaml", "b.yaml"]


def test_a_link_stays_a_link_and_its_target_is_replaced(tmp_path):
    (tmp_path / "real.yaml").write_text("- id: A\n  cost: 1\n")
    (tmp_path / "a.yaml").symlink_to("real.yaml")
    write_documents(tmp_path, [pair(tmp_path)])
    assert (tmp_path / "a.yaml").is_symlink()
    assert (tmp_path / "real.yaml").read_text() == "- id: A\n  cost: 2\n"


def test_when_the_disk_refuses_the_old_file_stays_and_nothing_else_does(tmp_path, monkeypatch):
    pairs = [pair(tmp_path)]

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(EditRefusedError, match="No space left"):
        write_documents(tmp_path, pairs)
    assert (tmp_path / "a.yaml").read_text() == "- id: A\n  cost: 1\n"
    assert os.listdir(tmp_path) == ["a.yaml"]


def test_a_new_file_gets_the_permissions_that_the_system_gives(tmp_path):
    mask = os.umask(0o027)
    try:
        write_atomically(tmp_path / "new", b"x")
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o640
