"""Pictures of the real window.

`python -m tools.screenshots` makes the pictures of the README and docs/ in `docs/images`. With a folder as
argument it draws every page and dialog in each size, theme and language:

    python -m tools.screenshots FOLDER [--only trade] [--sizes 1280x800] [--themes dark] [--languages de]

The positions are always the same; see `tools/positions.py`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["FURYQT_HOME"] = tempfile.mkdtemp(prefix="furyqt-screenshots-")

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog

from furyqt.app import make_application, make_window
from furyqt.views.main_window import MainWindow
from tools.scenes import SCENES, Scene, pause

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
SIZES = ("1280x800", "1920x1080", "2560x1440")
THEMES = ("light", "dark")
LANGUAGES = ("en", "de", "it")
COLOURS = 160
_SETTLE_MS = 350


class Look(NamedTuple):
    """The settings of a picture."""

    size: str
    theme: str
    language: str


class Picture(NamedTuple):
    """A picture for the documents."""

    name: str
    scene: str
    look: Look


LARGE, SMALL = "1600x1000", "1280x800"
TOUR = {"turn": "story", "combat": "combat-hunters", "night": "dracula", "end": "true-way"}
"""The pictures of the tour, each in every language."""
DOCUMENTS = (
    Picture("hunters", "hunters", Look(LARGE, "light", "en")),
    Picture("dracula", "dracula", Look(LARGE, "dark", "en")),
    Picture("combat", "combat-hunters", Look(LARGE, "light", "en")),
    Picture("trade", "trade", Look(SMALL, "light", "en")),
    Picture("card", "large-card", Look(SMALL, "light", "en")),
    Picture("evidence", "evidence", Look(LARGE, "light", "de")),
    Picture("replay", "replay", Look(LARGE, "light", "en")),
    Picture("lesson", "lesson", Look(SMALL, "light", "it")),
    Picture("contrast", "hunters", Look(SMALL, "dark_contrast", "en")),
    *(
        Picture(f"tour-{name}-{language}", scene, Look(SMALL, "light", language))
        for name, scene in TOUR.items()
        for language in LANGUAGES
    ),
)


def apply_look(window: MainWindow, look: Look) -> None:
    """Apply a theme, size and language."""
    window.settings.update(theme=look.theme, language=look.language)
    window.resize(*(int(side) for side in look.size.split("x")))
    pause(50)


def photographed(window: MainWindow) -> QPixmap:
    """Draw the window with its open dialogs on top."""
    pause(_SETTLE_MS)
    whole = window.grab()
    painter = QPainter(whole)
    for dialog in (found for found in window.findChildren(QDialog) if found.isVisible()):
        here = QRect(QPoint(), dialog.size())
        here.moveCenter(window.rect().center())
        painter.fillRect(here.adjusted(-2, -2, 2, 2), QColor(0, 0, 0, 150))
        painter.drawPixmap(here.topLeft(), dialog.grab())
    painter.end()
    return whole


def take(window: MainWindow, scene: Scene, path: Path) -> None:
    """Prepare a scene, draw it and close its dialogs."""
    scene.open(window)
    photographed(window).save(str(path))
    print(path, flush=True)
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    pause(20)


def reduce(path: Path) -> None:
    """Reduce the colors of a picture, if ImageMagick is available."""
    convert = shutil.which("convert")
    if convert is not None:
        subprocess.run([convert, path, "-colors", str(COLOURS), f"PNG8:{path}"], check=True)


def documents(window: MainWindow, folder: Path) -> None:
    """Make the pictures of the README and docs/."""
    for picture in DOCUMENTS:
        scene, path = SCENES[picture.scene], folder / f"{picture.name}.png"
        apply_look(window, picture.look)
        scene.lay(window)
        take(window, scene, path)
        reduce(path)


def everything(window: MainWindow, folder: Path, names: Sequence[str], looks: Sequence[Look]) -> None:
    """Draw every scene in every size, theme and language."""
    for name in names:
        scene = SCENES[name]
        scene.lay(window)
        for look in looks:
            apply_look(window, look)
            take(
                window,
                scene,
                folder / f"{name}-{look.size.partition('x')[0]}-{look.theme}-{look.language}.png",
            )


def _looks(given: argparse.Namespace) -> Iterator[Look]:
    for theme in given.themes:
        for language in given.languages:
            for size in given.sizes:
                yield Look(size, theme, language)


def _given(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Make pictures of the real window.")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--only", nargs="+", choices=SCENES, default=list(SCENES), metavar="SCENE")
    parser.add_argument("--sizes", nargs="+", default=SIZES)
    parser.add_argument("--themes", nargs="+", default=THEMES)
    parser.add_argument("--languages", nargs="+", default=LANGUAGES)
    parser.add_argument("--scale", type=float, default=1.0, help="size of the text")
    return parser.parse_args(arguments)


def main() -> int:
    """Make the pictures."""
    given = _given(sys.argv[1:])
    folder: Path = given.folder or IMAGES
    folder.mkdir(parents=True, exist_ok=True)
    app: QApplication = make_application([])
    window = make_window()
    window.settings.update(language="en", theme="light", animation_speed=0.0, text_scale=given.scale)
    window.show()
    if given.folder is None:
        documents(window, folder)
    else:
        everything(window, folder, given.only, tuple(_looks(given)))
    window.close()
    app.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
