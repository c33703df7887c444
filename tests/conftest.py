"""The setup of every test: no screen, English, an empty home folder, translations, one hypothesis profile."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from tools.build_translations import build, stale

TRANSLATIONS = Path(__file__).parents[1] / "translations"
_OF_USER = ("FURYQT_", "LANG", "LC_", "QT_")
"""Beginnings of the variables by which a user's settings would reach tests and the programs they start."""

if "PYTEST_XDIST_WORKER" not in os.environ:  # a worker inherits what is set here
    for _name in [name for name in os.environ if name.startswith(_OF_USER) and name != "QT_QPA_PLATFORM"]:
        del os.environ[_name]
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

hypothesis.settings.register_profile("ci", deadline=None, print_blob=True)
hypothesis.settings.load_profile("ci")


def pytest_configure(config: pytest.Config) -> None:
    """Compile translations that are missing to a temporary folder, where the program will find them."""
    if hasattr(config, "workerinput") or not stale(TRANSLATIONS):
        return
    folder = Path(tempfile.mkdtemp(prefix="furyqt-translations-"))
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
    for source in TRANSLATIONS.glob("*.ts"):
        shutil.copy(source, folder)
    build(folder)
    os.environ["FURYQT_TRANSLATIONS"] = str(folder)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create an empty home for saves, settings and logs, so that no test sees the user's or another's."""
    folder = tmp_path / "furyqt-home"
    monkeypatch.setenv("FURYQT_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def _discarded_widgets() -> Iterator[None]:
    """Delete the widgets that a test has discarded.

    Qt does it in an event loop, and many tests run none: their windows would be styled again in later tests.
    """
    yield
    if (core := sys.modules.get("PySide6.QtCore")) is not None and core.QCoreApplication.instance():
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
