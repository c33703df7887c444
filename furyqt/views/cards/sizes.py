"""The three sizes of a card; each grows with the text."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

_LINE = 16.0
"""The line height that the plain sizes are meant for."""


class CardSize(Enum):
    """The size of a card; its value is width and height beside text of the usual size."""

    CHIP = (34.0, 44.0)
    SMALL = (96.0, 134.0)
    LARGE = (260.0, 364.0)


def card_size(size: CardSize, font: QFont) -> QSizeF:
    """Return the width and height of a card beside text in this font."""
    line = _line_height(font) / _LINE
    width, height = size.value
    return QSizeF(round(width * line), round(height * line))


def _line_height(font: QFont) -> float:
    """Return the line height of a font, cached because every card needs it and there are few fonts."""
    if font not in _HEIGHTS:
        _HEIGHTS[QFont(font)] = max(QFontMetricsF(font).height(), 1.0)
    return _HEIGHTS[font]


_HEIGHTS: dict[QFont, float] = {}


def size_in(width: float) -> CardSize:
    """Return the size that suits a card of this width."""
    if width < 0.7 * CardSize.SMALL.value[0]:
        return CardSize.CHIP
    return CardSize.SMALL if width < 0.65 * CardSize.LARGE.value[0] else CardSize.LARGE
