"""The ring of a focused button never covers its words."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton
from pytestqt.qtbot import QtBot

from furyqt.views.theme import theme
from furyqt.views.themes.style_sheet import style_sheet


def drawn(button: QPushButton, *, focused: bool) -> QImage:
    """Return the picture of a button, with or without the keyboard focus."""
    option = QStyleOptionButton()
    option.initFrom(button)
    option.text = button.text()
    if focused:
        option.state |= QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_KeyboardFocusChange
    image = QImage(button.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    button.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, button)
    painter.end()
    return image


@pytest.mark.parametrize("name", ["light_contrast", "dark_contrast"])
def test_a_focused_button_keeps_its_words(qtbot: QtBot, name: str) -> None:
    button = QPushButton("Start")
    qtbot.addWidget(button)
    button.setStyleSheet(style_sheet(theme(name).colors))
    button.resize(button.sizeHint())
    plain, ringed = (drawn(button, focused=focused) for focused in (False, True))
    inside = button.rect().adjusted(7, 6, -7, -6)
    assert plain != ringed
    assert plain.copy(inside) == ringed.copy(inside)
