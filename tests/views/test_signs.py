"""Signs are drawn: emblems of pieces, signs on buttons, and signs before the words of a label."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFont, QIcon, QImage, QPainter
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from furyqt.views import art
from furyqt.views.boards.dining.pieces import EMBLEMS
from furyqt.views.signs import SignLabel, draw_letter, letter_width, set_sign
from furyqt.views.themes.typefaces import serif_font

BOX = QRectF(10, 10, 40, 40)


def inked(letter: str) -> QImage:
    """Return a letter or emblem in the middle of a white picture."""
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setFont(large())
    painter.setPen(QColor("#802020"))
    draw_letter(painter, BOX, letter)
    painter.end()
    return image


def large() -> QFont:
    font = serif_font()
    font.setPixelSize(24)
    return font


@pytest.mark.parametrize("emblem", EMBLEMS)
def test_an_emblem_is_about_as_large_as_a_letter_and_in_the_same_color(qtbot: QtBot, emblem: str) -> None:
    assert art.has(emblem)
    image = inked(emblem)
    assert image.pixelColor(30, 30) == QColor("#802020")
    assert image.pixelColor(12, 12) == QColor("white")
    assert 0.6 < letter_width(large(), emblem) / letter_width(large(), "M") < 1.4


def test_no_two_emblems_look_alike(qtbot: QtBot) -> None:
    pictures = [inked(letter) for letter in (*EMBLEMS, "R")]
    assert all(a != b for number, a in enumerate(pictures) for b in pictures[:number])


def test_a_button_shows_its_sign_in_gray_while_it_is_disabled(qtbot: QtBot) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    set_sign(button, "play")
    usual, gray = (
        button.icon().pixmap(QSize(16, 16), mode).toImage()
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    )
    assert usual != gray
    set_sign(button, "")
    assert button.icon().isNull()


def test_a_label_makes_room_for_its_sign_only_while_it_has_words(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    label = SignLabel(parent)
    label.show_words("Something is wrong.", "warning")
    with_sign = label.sizeHint().width()
    drawn = label.grab().toImage()
    label.show_words("Something is wrong.", "")
    assert 8 < with_sign - label.sizeHint().width() < 40
    assert label.grab().toImage() != drawn
    label.show_words("", "warning")
    assert label.contentsMargins().left() == 0
