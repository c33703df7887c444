"""The line of a figure without a drawing: piece, name, life as hearts and as a number, place and reach."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.panels.painting import draw_fitting, larger, paint_hearts, paint_piece, paint_row_ground
from furyqt.views.picture import Figure
from furyqt.views.theme import current_theme

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FigureDelegate(QStyledItemDelegate):
    """Paints a figure in two lines."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self.translate = translate

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines and some padding."""
        del index
        return QSize(100, round(QFontMetricsF(option.font).height() * 2 + 8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw piece, name, hearts, place and reach."""
        figure: Figure = index.data(VALUE)
        box = QRectF(option.rect)
        painter.save()
        paint_row_ground(painter, option)
        font = option.font
        line = QFontMetricsF(font).height()
        radius = line * 0.72
        look = (figure.shape, figure.color, figure.letter)
        paint_piece(
            painter, QPointF(box.left() + 12 + radius, box.center().y()), radius, look, current_theme().map
        )
        inner = box.adjusted(22 + 2 * radius, 4, -8, -4)
        if figure.active:
            self._paint_turn(painter, box)
        self._paint_first(painter, QRectF(inner.left(), inner.top(), inner.width(), line), figure, font)
        self._paint_second(
            painter, QRectF(inner.left(), inner.top() + line, inner.width(), line), figure, font
        )
        painter.restore()

    def _paint_turn(self, painter: QPainter, box: QRectF) -> None:
        """Paint a bar at the edge of the figure to move."""
        accent = QColor(current_theme().colors.accent)
        painter.fillRect(QRectF(box.left(), box.top() + 3, 4, box.height() - 6), accent)

    def _paint_first(self, painter: QPainter, box: QRectF, figure: Figure, font: QFont) -> None:
        colors = current_theme().colors
        number = str(figure.life)
        wide = QFontMetricsF(larger(font, 1.0, bold=True)).horizontalAdvance("00")
        hearts = min(box.height() * 0.62 * figure.full_life, box.width() * 0.4)
        painter.setPen(QColor(colors.text))
        painter.setFont(larger(font, 1.0, bold=True))
        painter.drawText(box, _RIGHT, number)
        room = QRectF(box.right() - wide - hearts, box.top(), hearts, box.height())
        blood = QColor(current_theme().map.hospital)
        paint_hearts(painter, room, figure.life, figure.full_life, (blood, QColor(colors.border)))
        name = QRectF(box.left(), box.top(), room.left() - box.left() - 4, box.height())
        draw_fitting(painter, name, figure.name.render(self.translate))

    def _paint_second(self, painter: QPainter, box: QRectF, figure: Figure, font: QFont) -> None:
        colors = current_theme().colors
        small = larger(font, 0.88)
        reach = figure.reach.render(self.translate)
        painter.setFont(small)
        painter.setPen(QColor(colors.faint))
        wide = QFontMetricsF(small).horizontalAdvance(reach) + 8
        painter.drawText(box, _RIGHT, reach)
        painter.setPen(QColor(colors.text if figure.status is None else current_theme().map.hospital))
        words = (figure.status or figure.where).render(self.translate)
        painter.setFont(larger(font, 0.94))
        draw_fitting(painter, QRectF(box.left(), box.top(), box.width() - wide, box.height()), words)
