"""The upper side of a die: its drawing, its pips, or beyond six its number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from furyqt.views import art
from furyqt.views.panels.painting import larger
from furyqt.views.picture import Die
from furyqt.views.theme import Theme

_THIRD = 0.27
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint_die(painter: QPainter, box: QRectF, die: Die, theme: Theme, font: QFont) -> None:
    """Paint a die with the painter's pen as its border, and the paper of cards as its ground."""
    painter.setBrush(QColor(theme.cards.paper))
    if die.art and art.draw(painter, box, die.art):
        return
    painter.drawRoundedRect(box, box.width() * 0.16, box.width() * 0.16)
    ink = QColor(theme.cards.ink)  # the face is card paper, which is light in every theme
    painter.setPen(ink)
    painter.setBrush(ink)
    pips = _PIPS.get(die.value)
    for x, y in pips or ():
        center = box.center() + QPointF(x, y) * (box.width() * _THIRD)
        painter.drawEllipse(center, box.width() * 0.085, box.width() * 0.085)
    if pips is None and die.value:
        painter.setFont(QFont(larger(font, 1.4, bold=True)))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(die.value))
