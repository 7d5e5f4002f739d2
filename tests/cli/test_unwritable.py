"""A full disk and a write-protected folder are told in a sentence by every command."""

import errno
import os

import pytest

from cardforge.cli import main


@pytest.mark.parametrize(
    ("number", "words"), [(errno.ENOSPC, "make room"), (errno.EACCES, "permissions"), (errno.EROFS, "elsewhere")]
)
def test_what_cannot_be_written_ends_the_command_with_what_to_do(monkeypatch, capsys, tmp_path, number, words):
    def fail() -> None:
        raise OSError(number, os.strerror(number), str(tmp_path / "build/all.pdf"))

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(main, "app", fail)
    with pytest.raises(SystemExit) as ended:
        main.run()
    told = capsys.readouterr().err
    assert ended.value.code == 2
    assert told.startswith(f"cardforge: build/all.pdf cannot be read or written ({os.strerror(number)})")
    assert words in told


def test_a_fault_of_the_program_is_not_hidden(monkeypatch):
    def fail() -> None:
        raise OSError(errno.EINVAL, "no")

    monkeypatch.setattr(main, "app", fail)
    with pytest.raises(OSError, match="no"):
        main.run()
