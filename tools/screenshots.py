"""Pictures of the real window.

`python -m tools.screenshots` makes the pictures of the README and docs/ in `docs/images`. With a folder as
argument it draws every page and dialog in each size, text size, theme and language, and sheets of four
pictures each, `sheet-SCENE-NUMBER.png`:

    python -m tools.screenshots FOLDER [--only trade] [--sizes 1280x720] [--themes dark] [--languages de]
                                       [--scales 1.0 2.0]
    python -m tools.screenshots FOLDER --looks covering     sixteen looks of each scene
    python -m tools.screenshots --check                     no pictures: report cut texts

The positions are always the same; see `tools/positions.py`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["FURYQT_HOME"] = tempfile.mkdtemp(prefix="furyqt-screenshots-")

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog

from furyqt.app import make_application, make_window
from furyqt.views.main_window import MainWindow
from tools.looks.check import check, close_dialogs, settle, show_look
from tools.looks.look import LANGUAGES, SCALES, SIZES, THEMES, Look, covering_looks, every_look
from tools.scenes import HUNT_STEPS, Scene, pause
from tools.scenes import SCENES as GENERAL_SCENES
from tools.scenes.campaign import CAMPAIGN_SCENES
from tools.scenes.dining import DINING_SCENES
from tools.scenes.fury2 import FURY2_SCENES
from tools.scenes.lite import LITE_SCENES
from tools.scenes.moments import MOMENT_SCENES

SCENES = GENERAL_SCENES | CAMPAIGN_SCENES | DINING_SCENES | FURY2_SCENES | LITE_SCENES | MOMENT_SCENES
IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
COLOURS = 160
THUMBNAIL = QSize(800, 500)
_SETTLE_MS = 250
_SHEET_TEXT = 14
_ON_SHEET = 4


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
    Picture("fury2", "fury2-combat", Look(SMALL, "light", "en")),
    Picture("puzzle", "puzzle", Look(SMALL, "light", "en")),
    *(Picture(f"hunt-{step}", f"hunt-{step}", Look(SMALL, "light", "en")) for step in HUNT_STEPS),
    Picture("contrast", "hunters", Look(SMALL, "dark_contrast", "en")),
    *(
        Picture(f"tour-{name}-{language}", scene, Look(SMALL, "light", language))
        for name, scene in TOUR.items()
        for language in LANGUAGES
    ),
)


def photographed(window: MainWindow) -> QPixmap:
    """Draw the window with its open dialogs on top."""
    pause(_SETTLE_MS)
    settle(window)  # on a busy machine the time may not have been enough
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
    close_dialogs(window)
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
        show_look(window, picture.look)
        scene.lay(window)
        take(window, scene, path)
        reduce(path)


def everything(window: MainWindow, folder: Path, names: Sequence[str], looks: Sequence[Look]) -> None:
    """Draw every scene in every look, and sheets of them."""
    for name in names:
        scene = SCENES[name]
        scene.lay(window)
        for look in looks:
            show_look(window, look)
            take(window, scene, folder / f"{name}-{look.name}.png")
        for number in range(0, len(looks), _ON_SHEET):
            shown = [folder / f"{name}-{look.name}.png" for look in looks[number : number + _ON_SHEET]]
            contact_sheet(shown, folder / f"sheet-{name}-{number // _ON_SHEET + 1}.png")


def contact_sheet(pictures: Sequence[Path], path: Path) -> None:
    """Draw readable copies of a few pictures side by side, each with its name."""
    columns = max(1, round(len(pictures) ** 0.5))
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


def _looks(given: argparse.Namespace) -> Sequence[Look]:
    if given.looks == "covering":
        return tuple(covering_looks())
    return tuple(every_look(given.sizes, given.themes, given.languages, given.scales))


def _given(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Make pictures of the real window.")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--only", nargs="+", choices=SCENES, default=list(SCENES), metavar="SCENE")
    parser.add_argument("--sizes", nargs="+", default=SIZES)
    parser.add_argument("--themes", nargs="+", default=THEMES)
    parser.add_argument("--languages", nargs="+", default=LANGUAGES)
    parser.add_argument("--scales", nargs="+", type=float, default=SCALES, help="sizes of the text")
    parser.add_argument(
        "--looks", choices=("all", "covering"), default="all",
        help="all combinations of the settings, or sixteen in which every pair of two settings occurs",
    )  # fmt: skip
    parser.add_argument("--check", action="store_true", help="report faults instead of making pictures")
    return parser.parse_args(arguments)


def main() -> int:
    """Make the pictures."""
    given = _given(sys.argv[1:])
    folder: Path = given.folder or IMAGES
    if not given.check:
        folder.mkdir(parents=True, exist_ok=True)
    app: QApplication = make_application([])
    window = make_window()
    window.settings.update(language="en", theme="light", animation_speed=0.0)
    window.show()
    faults = 0
    if given.check:
        faults = check(window, {name: SCENES[name] for name in given.only}, _looks(given))
    elif given.folder is None:
        documents(window, folder)
    else:
        everything(window, folder, given.only, _looks(given))
    window.close()
    app.processEvents()
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
