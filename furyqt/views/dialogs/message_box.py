"""Boxes with a message or a question: a seal of wax beside the words, in the frame of all dialogs."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QInputDialog, QMessageBox, QWidget

from furyqt.views.panels.engraving import paint_dialog
from furyqt.views.panels.painting import serif
from furyqt.views.theme import current_theme

QUESTION, WARNING = "?", "!"
_SIDE = 3.2
"""The size of the seal in lines of text."""
_CORNERS, _WAVE = 72, 0.03
"""The corners of the seal's outline, and how far it is from a circle."""
_SPACE = 12


class MessageBox(QMessageBox):
    """A message in plain text; it is deleted when it has been answered."""

    def __init__(
        self,
        sign: str,
        title: str,
        words: str,
        parent: QWidget | None,
        buttons: QMessageBox.StandardButton = QMessageBox.StandardButton.NoButton,
    ) -> None:
        """`sign` is QUESTION or WARNING."""
        super().__init__(QMessageBox.Icon.NoIcon, title, words, buttons, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)  # the name of a file may contain markup
        self.setContentsMargins(_SPACE, _SPACE, _SPACE, _SPACE)
        self.setIconPixmap(_seal(self, sign))
        self.finished.connect(self.deleteLater)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame."""
        super().paintEvent(event)
        paint_dialog(self)


class NameBox(QInputDialog):
    """A question with a line for the answer."""

    def __init__(self, title: str, question: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Dialog)
        self.setWindowTitle(title)
        self.setLabelText(question)
        self.setContentsMargins(_SPACE, _SPACE, _SPACE, _SPACE)
        self.finished.connect(self.deleteLater)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame."""
        super().paintEvent(event)
        paint_dialog(self)


def _seal(box: QWidget, sign: str) -> QPixmap:
    """Return a seal of wax with a sign."""
    colors, side = current_theme().colors, box.fontMetrics().height() * _SIDE
    ratio = box.devicePixelRatioF()
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colors.accent))
    middle, radius = QPointF(side / 2, side / 2), side * 0.47
    painter.drawPolygon(QPolygonF([_corner(middle, radius, number) for number in range(_CORNERS)]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colors.on_accent), side * 0.02))
    painter.drawEllipse(middle, radius * 0.78, radius * 0.78)
    painter.setFont(serif(box.font(), _SIDE * 0.55, bold=True))
    painter.drawText(QRectF(0, 0, side, side), Qt.AlignmentFlag.AlignCenter, sign)
    painter.end()
    return picture


def _corner(middle: QPointF, radius: float, number: int) -> QPointF:
    angle = 2 * pi * number / _CORNERS
    reach = radius * (1 - _WAVE * (1 + sin(7 * angle + sin(3 * angle))))
    return middle + QPointF(reach * cos(angle), reach * sin(angle))
