"""The libraries that the renderer loads from the machine: which are missing, and where macOS keeps them.

WeasyPrint lays text out with Pango and subsets fonts with HarfBuzz, and finds both through the dynamic linker. This
module imports nothing but the standard library: `.ci/setup` runs it as a file, before any package is installed.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import sys
from collections.abc import Mapping
from pathlib import Path

# The names under which WeasyPrint looks for each library: on Linux, and for `find_library` on macOS.
# HarfBuzz-Subset is optional to WeasyPrint 70, but without it fonts are subset by other code: other bytes, slower.
LIBRARIES: Mapping[str, tuple[str, str]] = {
    "GObject": ("libgobject-2.0.so.0", "gobject-2.0"),
    "Pango": ("libpango-1.0.so.0", "pango-1.0"),
    "PangoFT2": ("libpangoft2-1.0.so.0", "pangoft2-1.0"),
    "HarfBuzz": ("libharfbuzz.so.0", "harfbuzz"),
    "HarfBuzz-Subset": ("libharfbuzz-subset.so.0", "harfbuzz-subset"),
    "Fontconfig": ("libfontconfig.so.1", "fontconfig"),
}

FALLBACK = "DYLD_FALLBACK_LIBRARY_PATH"
HOMEBREW_AND_MACPORTS = ("/opt/homebrew/lib", "/usr/local/lib", "/opt/local/lib")


def let_macos_find_libraries() -> None:
    """On macOS, add the folders of Homebrew and MacPorts to where libraries are looked for; elsewhere do nothing.

    Must run before WeasyPrint is imported. A Python that is not Homebrew's does not look there, and the variable cannot
    be handed in from outside: macOS removes it from every program that a system shell or `make` starts. Set inside the
    process it works, since WeasyPrint's last resort is `ctypes.util.find_library`, which reads it at each call.
    """
    if sys.platform == "darwin":
        os.environ[FALLBACK] = fallback_path(os.environ)


def fallback_path(environment: Mapping[str, str]) -> str:
    """The value for `DYLD_FALLBACK_LIBRARY_PATH`: what it was, Homebrew, MacPorts, and the system's own default."""
    brew = environment.get("HOMEBREW_PREFIX")
    folders = [
        *environment.get(FALLBACK, "").split(":"),
        *([f"{brew}/lib"] if brew else []),
        *HOMEBREW_AND_MACPORTS,
        str(Path(environment.get("HOME", "/")) / "lib"),
        "/lib",
        "/usr/lib",
    ]
    return ":".join(dict.fromkeys(folder for folder in folders if folder))


def missing_native_libraries() -> list[str]:
    """The names of the libraries that cannot be loaded here, in the order of `LIBRARIES`; empty when all is well."""
    let_macos_find_libraries()
    return [name for name, names in LIBRARIES.items() if not _loads(*names)]


def _loads(soname: str, short_name: str) -> bool:
    """Whether the library loads: by its file name first, which costs nothing, then as `find_library` finds it."""
    return _opens(soname) or ((found := ctypes.util.find_library(short_name)) is not None and _opens(found))


def _opens(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def installation_hint() -> str:
    """The command that installs the libraries on macOS, or else on Debian and Ubuntu."""
    if sys.platform == "darwin":
        return "brew install pango"
    return "sudo apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0"


if __name__ == "__main__":
    missing = missing_native_libraries()
    if missing:
        sys.stdout.write(", ".join(missing) + (" is\n" if len(missing) == 1 else " are\n"))
        sys.exit(1)
