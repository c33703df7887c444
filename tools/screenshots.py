"""Pictures of the real window.

`python -m tools.screenshots` makes the pictures of the README and docs/ in `docs/images`. With a folder as
argument it draws every page and dialog in each size, text size, theme and language, and a contact sheet of
each, `sheet-SCENE.png`:

    python -m tools.screenshots FOLDER [--only trade] [--sizes 1280x720] [--themes dark] [--languages de]
                                       [--scales 1.0 2.0]

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
from itertools import product
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["FURYQT_HOME"] = tempfile.mkdtemp(prefix="furyqt-screenshots-")

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog

from furyqt.app import make_application, make_window
from furyqt.views.main_window import MainWindow
from tools.scenes import SCENES as GENERAL_SCENES
from tools.scenes import Scene, pause
from tools.scenes.campaign import CAMPAIGN_SCENES
from tools.scenes.dining import DINING_SCENES
from tools.scenes.fury2 import FURY2_SCENES

SCENES = GENERAL_SCENES | CAMPAIGN_SCENES | DINING_SCENES | FURY2_SCENES
IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
SIZES = ("1280x720", "1440x900", "1920x1080", "2560x1440")
SCALES = (1.0, 1.4, 2.0)
THEMES = ("light", "dark", "light_contrast", "dark_contrast")
LANGUAGES = ("en", "de", "it")
COLOURS = 160
THUMBNAIL = QSize(480, 270)
_SETTLE_MS = 350
_SHEET_TEXT = 14


class Look(NamedTuple):
    """The settings of a picture."""

    size: str
    theme: str
    language: str
    scale: float = 1.0

    @property
    def name(self) -> str:
        """The look as a part of the name of a file."""
        return f"{self.size.partition('x')[0]}-{round(self.scale * 100)}-{self.theme}-{self.language}"


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
    Picture("dining", "dining", Look(LARGE, "light", "en")),
    Picture("dining-end", "dining-end", Look(LARGE, "dark", "en")),
    Picture("journal", "journal", Look(SMALL, "light", "en")),
    Picture("seal", "seal", Look(SMALL, "dark", "en")),
    Picture("afterword", "afterword", Look(SMALL, "light", "en")),
    Picture("chapter", "goals", Look(SMALL, "light", "en")),
    Picture("contrast", "hunters", Look(SMALL, "dark_contrast", "en")),
    *(
        Picture(f"tour-{name}-{language}", scene, Look(SMALL, "light", language))
        for name, scene in TOUR.items()
        for language in LANGUAGES
    ),
)


def apply_look(window: MainWindow, look: Look) -> None:
    """Apply a theme, size and language."""
    window.settings.update(theme=look.theme, language=look.language, text_scale=look.scale)
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
            take(window, scene, folder / f"{name}-{look.name}.png")
        contact_sheet([folder / f"{name}-{look.name}.png" for look in looks], folder / f"sheet-{name}.png")


def contact_sheet(pictures: Sequence[Path], path: Path) -> None:
    """Draw small copies of pictures side by side, each with its name."""
    columns = max(1, round((len(pictures) * 9 / 16) ** 0.5))
    rows = -(-len(pictures) // columns)
    font = QFont(QApplication.font())
    font.setPixelSize(_SHEET_TEXT)
    line = QFontMetrics(font).height() + 4
    cell = THUMBNAIL + QSize(8, line)
    sheet = QPixmap(cell.width() * columns, cell.height() * rows)
    sheet.fill(QColor("white"))
    painter = QPainter(sheet)
    painter.setFont(font)
    for number, picture in enumerate(pictures):
        corner = QPoint(number % columns * cell.width(), number // columns * cell.height())
        painter.drawText(corner + QPoint(4, line - 4), picture.stem)
        small = QPixmap(str(picture)).scaled(
            THUMBNAIL, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        painter.drawPixmap(corner + QPoint(4, line), small)
    painter.end()
    sheet.save(str(path))
    print(path, flush=True)


def _looks(given: argparse.Namespace) -> Iterator[Look]:
    for theme, language, size, scale in product(given.themes, given.languages, given.sizes, given.scales):
        yield Look(size, theme, language, scale)


def _given(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Make pictures of the real window.")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--only", nargs="+", choices=SCENES, default=list(SCENES), metavar="SCENE")
    parser.add_argument("--sizes", nargs="+", default=SIZES)
    parser.add_argument("--themes", nargs="+", default=THEMES)
    parser.add_argument("--languages", nargs="+", default=LANGUAGES)
    parser.add_argument("--scales", nargs="+", type=float, default=SCALES, help="sizes of the text")
    return parser.parse_args(arguments)


def main() -> int:
    """Make the pictures."""
    given = _given(sys.argv[1:])
    folder: Path = given.folder or IMAGES
    folder.mkdir(parents=True, exist_ok=True)
    app: QApplication = make_application([])
    window = make_window()
    window.settings.update(language="en", theme="light", animation_speed=0.0)
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
