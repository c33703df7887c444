"""The build hook: resources and compiled translations into the wheel, compiled translations into the sdist.

The compiler is `lrelease` of PySide6-Essentials, which is a requirement of the build only while a `.qm` is
missing or older than its `.ts`. An sdist carries its `.qm`, so a wheel built from it needs no Qt at all;
that is the way out where `lrelease` does not run. An editable install packages nothing: `furyqt.paths` then
finds the checkout's own folders.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds what the packages need beside their Python files."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What must be installed before the build: Qt, where something is left to compile."""
        return ["PySide6-Essentials>=6.8,!=6.12.0"] if self._compiler()["stale"](self._catalogues()) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say which file goes where."""
        if version == "editable":
            return
        compiled: list[Path] = self._compiler()["build"](self._catalogues())
        folder = "furyqt/_data/translations" if self.target_name == "wheel" else "translations"
        included: dict[str, str] = build_data["force_include"]
        included.update({str(path): f"{folder}/{path.name}" for path in compiled})
        if self.target_name == "wheel":
            included.update(self._resources())

    def _resources(self) -> dict[str, str]:
        """Every drawing, table and page; the scripts that made them stay in the workshop."""
        root = Path(self.root)
        files = (path for path in sorted((root / "resources").rglob("*")) if path.is_file())
        return {
            str(path): f"furyqt/_data/{path.relative_to(root).as_posix()}"
            for path in files
            if path.suffix not in (".py", ".pyc")
        }

    def _catalogues(self) -> Path:
        return Path(self.root, "translations")

    def _compiler(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "tools", "build_translations.py")))
