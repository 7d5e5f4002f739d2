"""Puts the game that this repository ships into the wheel, as the starter of `cardforge new --waybound`."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PROJECT_FOLDERS = ("cards", "templates", "fonts", "art", "rules")
STARTER = "cardforge/starters/waybound"


class StarterProject(BuildHookInterface):
    """Copies the project's folders into the package.

    A plain `force-include` in pyproject.toml would stop at a folder that does not exist, and would give an editable
    install a copy that grows stale.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add each project folder that is there to what a wheel holds; an editable install reads them in place."""
        if version == "editable":
            return
        for folder in PROJECT_FOLDERS:
            if (Path(self.root) / folder).is_dir():
                build_data["force_include"][folder] = f"{STARTER}/{folder}"
