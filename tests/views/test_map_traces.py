"""Moving items leave no pixels behind on the screen."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.views.map.view import MapView


def on_screen(view: MapView) -> QImage:
    """Return the pixels on the screen, which were painted in several parts."""
    QApplication.processEvents()
    corner = view.viewport().mapTo(view.window(), view.viewport().rect().topLeft())
    size = view.viewport().size()
    found = view.screen().grabWindow(
        view.window().winId(), corner.x(), corner.y(), size.width(), size.height()
    )
    return found.toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_a_partial_repaint_leaves_no_old_pixels(view: MapView, qtbot: QtBot) -> None:
    scene = view.scene()
    qtbot.waitExposed(view.window())
    scene.set_overlay({"berlin": 0.9, "prague": 0.1})
    on_screen(view)
    scene.set_overlay({"prague": 0.9})
    view.viewport().repaint(QRect(0, 0, 8, 8))  # before the scene has reported the other changed parts
    in_parts = on_screen(view)
    view.viewport().repaint()
    assert in_parts == on_screen(view)
