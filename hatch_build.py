"""The build hook: adds resources and compiled translations to the wheel, compiled translations to the sdist.

The compiler is `lrelease` from PySide6-Essentials. The build requires it only if a `.qm` file is missing or
older than its `.ts` file. The sdist includes the `.qm` files, so a wheel can be built from it without Qt,
even on a system where `lrelease` does not run. An editable install packages nothing: `furyqt.paths` then uses
the folders of the checkout.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the data files that the packages need."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return the build requirements: Qt if there is something to compile."""
        return ["PySide6-Essentials>=6.8,!=6.12.0"] if self._compiler()["stale"](self._catalogs()) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the translations and list the files to include."""
        if version == "editable":
            return
        compiled: list[Path] = self._compiler()["build"](self._catalogs())
        folder = "furyqt/_data/translations" if self.target_name == "wheel" else "translations"
        included: dict[str, str] = build_data["force_include"]
        included.update({str(path): f"{folder}/{path.name}" for path in compiled})
        if self.target_name == "wheel":
            included.update(self._resources())

    def _resources(self) -> dict[str, str]:
        """Return every file below resources/ with its path in the wheel."""
        root = Path(self.root)
        files = (path for path in sorted((root / "resources").rglob("*")) if path.is_file())
        return {str(path): f"furyqt/_data/{path.relative_to(root).as_posix()}" for path in files}

    def _catalogs(self) -> Path:
        return Path(self.root, "translations")

    def _compiler(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "tools", "build_translations.py")))
