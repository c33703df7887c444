"""Panels that paint their own words fit them into the space."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage, QPainter
from pytestqt.qtbot import QtBot

from furyqt.views.panels.painting import draw_fitting, narrowed

WORDS = ("Verzweiflung", "Plymouth · aufgedeckt", "Lisbona · rallentamento")


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("share", [0.95, 0.85, 0.7, 0.62])
def test_words_are_condensed_before_they_are_cut_off(qtbot: QtBot, words: str, share: float) -> None:
    font = QGuiApplication.font()
    font.setBold(True)
    width = QFontMetricsF(font).horizontalAdvance(words) * share
    found = narrowed(font, words, width)
    assert QFontMetricsF(found).horizontalAdvance(words) <= width + 1
    assert found.bold()
    assert found.pointSizeF() >= 0.75 * font.pointSizeF()


def test_a_painter_keeps_its_font_family(qtbot: QtBot) -> None:
    image = QImage(60, 20, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    before = painter.font()
    draw_fitting(painter, QRectF(0, 0, 40, 20), "Verzweiflung und mehr")
    assert painter.font() == before
    painter.end()
