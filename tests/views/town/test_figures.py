"""Two figures on one space of a town are both seen, however small the space is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from furyqt.rules.core.text import in_english
from furyqt.views.picture import TownFigure
from furyqt.views.picture.town import NO_COLOR
from furyqt.views.theme import theme
from furyqt.views.town.figures import paint_figures
from furyqt.views.town.ink import TownInk
from tests.views.town.towns import words

HERO = TownFigure(words("Anna"), "A", 1)
VISITOR = TownFigure(words("Visitor"), "V", NO_COLOR)


def hero_pixels(figures: tuple[TownFigure, ...]) -> int:
    """Return how many pixels of a square space have the color of the hero."""
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    font = QFont()
    ink = TownInk(theme("light"), font, in_english, QFontMetricsF(font).height())
    painter = QPainter(image)
    paint_figures(painter, QRectF(0, 0, 60, 60), figures, ink)
    painter.end()
    wanted = QColor(ink.map.pieces[1]).rgb()
    return sum(image.pixel(x, y) == wanted for x in range(60) for y in range(60))


@pytest.mark.usefixtures("qapp")
def test_d4_3_a_hero_is_not_hidden_by_the_visitor_on_the_same_space() -> None:
    assert QApplication.instance() is not None
    alone, together = hero_pixels((HERO,)), hero_pixels((HERO, VISITOR))
    assert together > 0.1 * alone > 0
