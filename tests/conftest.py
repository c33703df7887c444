"""The setup of every test: no screen, an empty home folder, one hypothesis profile."""

from __future__ import annotations

import os
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
