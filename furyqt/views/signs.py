"""Signs that are drawn, not written, so that no typeface can lack them: on buttons, labels and pieces."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from furyqt.views import art
from furyqt.views.theme import current_theme

_RATIO = 2.0
"""The highest device pixel ratio that the signs of buttons are drawn for."""
_HEIGHT = 0.72
"""The height of a sign as a share of the height of a line."""
_GAP = 0.3
"""The space after a sign, likewise."""
_EMBLEM = 1.2


def set_sign(button: QAbstractButton, name: str) -> None:
    """Show a sign on a button in the color of its words, or none."""
    colors, side = current_theme().colors, round(sign_side(button))
    if not name:
        button.setIcon(QIcon())
        return
    icon = QIcon(art.icon(name, colors.text, side, _RATIO))
    icon.addPixmap(art.icon(name, colors.disabled, side, _RATIO), QIcon.Mode.Disabled)
    icon.addPixmap(art.icon(name, colors.on_accent, side, _RATIO), QIcon.Mode.Normal, QIcon.State.On)
    button.setIcon(icon)
    button.setIconSize(QSize(side, side))


def sign_side(widget: QWidget) -> float:
    """Return the side of a sign beside a widget's words."""
    return widget.fontMetrics().height() * _HEIGHT


def draw_letter(painter: QPainter, box: QRectF, letter: str) -> None:
    """Write the letter of a piece into the middle of a box, or draw its emblem such as "icons/heart"."""
    if "/" not in letter:
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
        return
    side = letter_width(painter.font(), letter)
    place = QRectF(0, 0, side, side)
    place.moveCenter(box.center())
    art.draw_icon(painter, place, letter, painter.pen().color())


def letter_width(font: QFont, letter: str) -> float:
    """Return the width of the letter of a piece; an emblem is about as high as a capital."""
    metrics = QFontMetricsF(font)
    return metrics.capHeight() * _EMBLEM if "/" in letter else metrics.horizontalAdvance(letter)


class SignLabel(QLabel):
    """A label whose first line begins with a sign, as long as it has words."""

    def __init__(self, parent: QWidget, sign: str = "") -> None:
        super().__init__(parent)
        self._sign = sign
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def show_words(self, words: str, sign: str) -> None:
        """Replace words and sign; without a sign the label is like any other."""
        self._sign = sign
        self.setText(words)
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        """Follow larger text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._make_room()

    def _make_room(self) -> None:
        room = round(sign_side(self) * (1 + _GAP)) if self._sign and self.text() else 0
        if self.contentsMargins().left() != room:
            self.setContentsMargins(room, 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign before the first line."""
        super().paintEvent(event)
        room, letters, side = self.contentsMargins().left(), self.fontMetrics(), sign_side(self)
        box = QRectF(0, (letters.height() - side) / 2, side, side)
        if self.alignment() & Qt.AlignmentFlag.AlignRight:
            after = room + letters.horizontalAdvance(self.text()) + max(0, self.indent())
            box.moveLeft(self.width() - after)
        if self.alignment() & Qt.AlignmentFlag.AlignVCenter:
            box.moveTop((self.height() - side) / 2)
        if room:
            art.draw_icon(QPainter(self), box, self._sign, self.palette().color(self.foregroundRole()))
