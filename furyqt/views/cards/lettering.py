"""Words on a card: in a serif font, wrapped, and scaled down until they fit."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from furyqt.views.themes.typefaces import serif_font

_WRAP = Qt.TextFlag.TextWordWrap
_ROOM = 100_000.0
CENTER = int(Qt.AlignmentFlag.AlignCenter)
TOP_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


def lettering(pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """Return the serif font of cards in that many pixels."""
    font = serif_font()
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(bold)
    font.setItalic(italic)
    return font


def height_of(words: str, width: float, font: QFont) -> float:
    """Return the height of words wrapped to a width."""
    return _extent(words, width, font)[1]


def fitting(words: str, box: QRectF, sizes: tuple[float, float], *, bold: bool = False) -> float:
    """Return the largest size in the range, largest first, in which the wrapped words fit into a box."""
    return _fitting(words, round(box.width(), 1), round(box.height(), 1), *sizes, bold)


def draw_words(
    painter: QPainter,
    box: QRectF,
    words: str,
    sizes: tuple[float, float],
    *,
    bold: bool = False,
    italic: bool = False,
    align: int = CENTER,
) -> None:
    """Wrap words into a box, no larger than the first size; below the second they are cut off."""
    pixels = fitting(words, box, sizes, bold=bold)
    font = lettering(pixels, bold=bold, italic=italic)
    painter.setFont(font)
    wide, tall = _extent(words, box.width(), font)
    if wide <= box.width() + 0.5 and tall <= box.height() + 0.5:
        painter.drawText(box, align | int(_WRAP), words)
        return
    lines = max(1, int(box.height() // QFontMetricsF(font).lineSpacing()))
    if lines == 1:
        short = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, align, short)
        return
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    wrap = int(Qt.TextFlag.TextWrapAnywhere if wide > box.width() + 0.5 else _WRAP)
    painter.drawText(box, align | wrap, _short(words, box.width(), box.height(), font, wrap))
    painter.restore()


def _short(words: str, width: float, height: float, font: QFont, wrap: int) -> str:
    """Return as much of the words as fits, with an ellipsis."""
    metrics, room = QFontMetricsF(font), QRectF(0, 0, width, _ROOM)
    short = words
    while len(short) > 1 and metrics.boundingRect(room, wrap, short).height() > height + 0.5:
        short = short.rstrip("…")[:-1].rstrip(" ,;:.") + "…"
    return short


@lru_cache(maxsize=2048)
def _fitting(words: str, width: float, height: float, largest: float, smallest: float, bold: bool) -> float:
    least = max(1, round(smallest))
    for pixels in range(max(least, round(largest)), least, -1):
        wide, tall = _extent(words, width, lettering(pixels, bold=bold))
        if wide <= width + 0.5 and tall <= height + 0.5:
            return pixels
    return least


def _extent(words: str, width: float, font: QFont) -> tuple[float, float]:
    box = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, _ROOM), int(_WRAP), words)
    return box.width(), box.height()
