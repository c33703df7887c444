"""The picture of a view is the same with the fonts and settings of any system, and with no fonts at all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[2]
HEAD = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
FULL_HINTING = """<match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
<edit name="rgba" mode="assign"><const>rgb</const></edit>
<edit name="antialias" mode="assign"><bool>true</bool></edit></match>"""
SYSTEMS = {
    "none": f"{HEAD}<cachedir>cache</cachedir></fontconfig>",
    "hinted": f"{HEAD}<cachedir>cache</cachedir>{FULL_HINTING}</fontconfig>",
    "usual": None,
}
"""The font configurations: no fonts, no fonts with other settings, and whatever this system has."""


def drawn(folder: Path, configuration: str | None) -> dict[str, QImage]:
    """Return the views as another process draws them with a font configuration."""
    pictures = folder / "pictures"
    pictures.mkdir(parents=True)
    environment = {**os.environ, "FURYQT_HOME": str(folder / "home"), "PYTHONPATH": str(ROOT)}
    if configuration is not None:
        (folder / "fonts.conf").write_text(configuration.replace("cache<", f"{folder}/cache<"))
        environment["FONTCONFIG_FILE"] = str(folder / "fonts.conf")
    command = [sys.executable, "-m", "tests.views.draw_views", str(pictures)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {path.stem: QImage(str(path)) for path in pictures.iterdir()}


@pytest.mark.mass
@pytest.mark.parametrize("system", ["usual", "hinted"])
def test_views_look_as_on_a_system_without_fonts(
    system: str, bare_views: dict[str, QImage], tmp_path: Path
) -> None:
    views = drawn(tmp_path, SYSTEMS[system])
    assert len(views) > 8
    assert views.keys() == bare_views.keys()
    assert [name for name, picture in views.items() if picture != bare_views[name]] == []


@pytest.fixture(scope="module")
def bare_views(tmp_path_factory: pytest.TempPathFactory) -> dict[str, QImage]:
    """The views of a system without fonts."""
    return drawn(tmp_path_factory.mktemp("bare"), SYSTEMS["none"])
