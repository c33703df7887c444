"""Imports of the command line without a screen, checked in a fresh interpreter.

import-linter (`make lint`) checks the contracts between packages; it sees PySide6 as one module, so this
test checks the modules inside.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pkgutil import iter_modules

import pytest

SCREEN = ("PySide6.QtGui", "PySide6.QtWidgets", "furyqt.views", "furyqt.app")


def loaded(*modules: str) -> list[str]:
    """Return the modules an interpreter has loaded after importing some."""
    program = f"import json, sys\nimport {', '.join(modules)}\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=True
    )
    found: list[str] = json.loads(done.stdout)
    return found


def below(package: str) -> list[str]:
    """Return the modules directly inside a package."""
    spec = find_spec(package)
    assert spec, f"no package {package}"
    return [f"{package}.{module.name}" for module in iter_modules(spec.submodule_search_locations)]


@pytest.mark.parametrize("package", ["furyqt.commands", "furyqt.controllers"])
def test_no_headless_room_loads_a_screen(package: str) -> None:
    assert not set(SCREEN) & set(loaded(package, "furyqt.cli", *below(package)))


@pytest.mark.parametrize("package", ["furyqt.rules", "ai"])
def test_the_model_and_the_search_load_no_qt(package: str) -> None:
    assert "PySide6" not in loaded(package, *below(package))
