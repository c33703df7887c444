"""Draws some views into a folder: `python -m tests.views.draw_views FOLDER`, for tests in other processes."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QDialog

from furyqt.app import make_application, make_window
from furyqt.views.cards.painter import paint_card
from furyqt.views.cards.sizes import CardSize
from furyqt.views.map.scene import MapScene
from furyqt.views.map.view import MapView
from furyqt.views.theme import theme
from tests.views.cards.faces import one_of_each
from tests.views.maps import HUNTERS, LINKS, board
from tools.looks.check import close_dialogs, settle
from tools.scenes import SCENES
from tools.scenes.campaign import CAMPAIGN_SCENES

PAGES = ("start", "new-game", "learn", "journal-closed", "settings-1", "about")


def cards() -> QImage:
    """Draw a large card of each kind."""
    wide, high = CardSize.LARGE.value
    faces = one_of_each()
    image = QImage(round(wide) * len(faces), round(high), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    for number, face in enumerate(faces):
        paint_card(painter, QRectF(number * wide, 0, wide, high), face, theme("light"), size=CardSize.LARGE)
    painter.end()
    return image


def whole_map() -> QImage:
    """Draw the map with the names of all places."""
    scene = MapScene()
    scene.set_board(board(), LINKS)
    scene.set_pieces(HUNTERS)
    view = MapView(scene)
    view.resize(1280, 800)
    view.show()
    view.fit()
    scene.settle()
    return view.grab().toImage()


def main(folder: Path) -> None:
    """Draw cards, map, and pages of the window."""
    app = make_application([])
    window = make_window()
    window.settings.update(language="de", theme="light", animation_speed=0.0)
    window.resize(1280, 800)
    window.show()
    cards().save(str(folder / "cards.png"))
    whole_map().save(str(folder / "map.png"))
    scenes = SCENES | CAMPAIGN_SCENES
    for name in PAGES:
        scene = scenes[name]
        scene.lay(window)
        scene.open(window)
        settle(window)
        dialogs = [found for found in window.findChildren(QDialog) if found.isVisible()]
        for number, widget in enumerate((window, *dialogs)):
            widget.grab().save(str(folder / f"{name}-{number}.png"))
        close_dialogs(window)
    window.close()
    app.processEvents()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
