"""The setup of every test: no screen, an empty home folder, one hypothesis profile."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

hypothesis.settings.register_profile("ci", deadline=None, print_blob=True)
hypothesis.settings.load_profile("ci")


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
