"""The ornaments of pages and dialogs: frames of double lines with hollow corners, and a rule with a bat.

In the high-contrast themes they are clear lines.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from furyqt.views import art
from furyqt.views.panels.painting import serif
from furyqt.views.theme import current_theme

_LARGE = ((14.0, 1.8, 22.0), (20.0, 1.0, 18.0))
_SMALL = ((4.0, 1.4, 10.0), (7.5, 0.8, 8.0))
"""The lines of a frame: distance from the edge, width, and radius of the corners."""
_REACH = 8
"""The length of each half of a rule at most, in widths of its bat."""
_LINES = 1.1
"""The height of a rule in lines of text."""


def small_capitals(font: QFont, factor: float = 1.0) -> QFont:
    """Return the font of titles in a multiple of a font's size."""
    found = QFont(serif(font, factor, bold=True))
    found.setCapitalization(QFont.Capitalization.SmallCaps)
    return found


def paint_frame(painter: QPainter, box: QRectF, color: str) -> None:
    """Paint a double line with hollow corners, as around an old title page, or a plain line."""
    if current_theme().colors.is_strong:
        inset = _LARGE[0][0]
        _paint_plain(painter, box.adjusted(inset, inset, -inset, -inset), color)
    else:
        _paint_lines(painter, box, color, _LARGE)


def paint_dialog(dialog: QWidget) -> None:
    """Paint the frame of a dialog."""
    colors, painter, box = current_theme().colors, QPainter(dialog), QRectF(dialog.rect())
    if colors.is_strong:
        _paint_plain(painter, box, colors.border)
    else:
        _paint_lines(painter, box, colors.border, _SMALL)


def paint_button(painter: QPainter, box: QRectF, ground: QColor, edge: QColor) -> None:
    """Paint the ground of a control between the lines that the style sheet draws around buttons."""
    colors = current_theme().colors
    painter.setBrush(ground)
    painter.setPen(QPen(edge, colors.frame))
    painter.drawRoundedRect(box, 3, 3)
    if not colors.is_strong:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 2, 2)


def paint_rule(painter: QPainter, box: QRectF) -> None:
    """Paint two lines that become thicker toward a bat in the middle of a box, or a plain line."""
    colors, middle = current_theme().colors, box.center()
    ink = QColor(colors.faint)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if colors.is_strong:
        painter.fillRect(QRectF(box.left(), middle.y(), box.width(), colors.frame), QColor(colors.border))
        return
    bat = box.height()
    art.draw_icon(painter, QRectF(middle.x() - bat / 2, box.top(), bat, bat), "bat", ink)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    reach = min(box.width() * 0.4, bat * _REACH)
    for side in (-1, 1):
        near, far = middle.x() + side * bat * 0.75, middle.x() + side * reach
        painter.drawPolygon(
            [QPointF(near, middle.y() - 1.4), QPointF(far, middle.y()), QPointF(near, middle.y() + 1.4)]
        )


class Rule(QWidget):
    """A rule below a title; for decoration only."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """Return the height of a line of text."""
        return QSize(1, round(self.fontMetrics().height() * _LINES))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rule."""
        del event
        paint_rule(QPainter(self), QRectF(self.rect()))


def _paint_plain(painter: QPainter, box: QRectF, color: str) -> None:
    """Paint a clear line along the edge of a box."""
    width = current_theme().colors.frame
    painter.setPen(QPen(QColor(color), width))
    painter.drawRect(box.adjusted(width / 2, width / 2, -width / 2, -width / 2))


def _paint_lines(
    painter: QPainter, box: QRectF, color: str, lines: tuple[tuple[float, float, float], ...]
) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, notch in lines:
        painter.setPen(QPen(QColor(color), width))
        painter.drawPath(_hollow(box.adjusted(inset, inset, -inset, -inset), notch))


def _hollow(box: QRectF, notch: float) -> QPainterPath:
    """Return a rectangle with quarter circles cut out of its corners."""
    path, round_ = QPainterPath(QPointF(box.left() + notch, box.top())), 2 * notch
    path.lineTo(box.right() - notch, box.top())
    path.arcTo(box.right() - notch, box.top() - notch, round_, round_, 180, 90)
    path.lineTo(box.right(), box.bottom() - notch)
    path.arcTo(box.right() - notch, box.bottom() - notch, round_, round_, 90, 90)
    path.lineTo(box.left() + notch, box.bottom())
    path.arcTo(box.left() - notch, box.bottom() - notch, round_, round_, 0, 90)
    path.lineTo(box.left(), box.top() + notch)
    path.arcTo(box.left() - notch, box.top() - notch, round_, round_, 270, 90)
    path.closeSubpath()
    return path
