"""The libraries that the renderer takes from the machine are found, on macOS also where Homebrew puts them."""

import pytest

from cardforge.press import native_libraries
from cardforge.press.native_libraries import fallback_path, missing_native_libraries


def test_a_machine_that_is_set_up_lacks_none():
    assert missing_native_libraries() == []


def test_a_library_that_cannot_be_loaded_is_named(monkeypatch):
    absent = {"Pango": native_libraries.LIBRARIES["Pango"], "Nonesuch": ("libnonesuch.so.9", "nonesuch")}
    monkeypatch.setattr(native_libraries, "LIBRARIES", absent)
    assert missing_native_libraries() == ["Nonesuch"]


@pytest.mark.parametrize("environment", [{"HOME": "/Users/ada"}, {"DYLD_FALLBACK_LIBRARY_PATH": ""}, {}])
def test_homebrew_comes_before_the_systems_own_folders(environment):
    folders = fallback_path(environment).split(":")
    assert folders.index("/opt/homebrew/lib") < folders.index("/usr/lib")
    assert "" not in folders


def test_what_the_user_set_comes_first_and_nothing_comes_twice():
    folders = fallback_path({"DYLD_FALLBACK_LIBRARY_PATH": "/mine:/usr/lib", "HOMEBREW_PREFIX": "/opt/homebrew"}).split(
        ":"
    )
    assert folders[:2] == ["/mine", "/usr/lib"]
    assert len(folders) == len(set(folders))


def test_the_search_that_weasyprint_falls_back_on_follows_the_path(tmp_path):
    """`ctypes.util.find_library` on macOS is this function with the names `libX.dylib`, `X.dylib`; it runs anywhere."""
    dyld = pytest.importorskip("ctypes.macholib.dyld", reason="Debian's Python leaves the macOS part out")
    (tmp_path / "lib").mkdir()
    library = tmp_path / "lib" / "libpango-1.0.dylib"
    library.touch()
    environment = {"DYLD_FALLBACK_LIBRARY_PATH": fallback_path({"HOMEBREW_PREFIX": str(tmp_path)})}
    assert dyld.dyld_find("libpango-1.0.dylib", env=environment) == str(library)
