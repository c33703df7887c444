"""The left part of a figure's sheet: portrait, name, place, hearts and bites."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views import art
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.panels.painting import (
    draw_fitting,
    larger,
    paint_choosable,
    paint_hearts,
    paint_piece,
    paint_row_ground,
)
from furyqt.views.picture import Figure
from furyqt.views.theme import current_theme

_EDGE = 4.0
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def sheet_height(font: QFont) -> int:
    """Return the least height of a sheet: three lines, or a small card."""
    lines = QFontMetricsF(font).height() * 2.75
    return round(max(lines, card_size(CardSize.CHIP, font).height()) + 10)


def surname(name: str) -> str:
    """Return the word of a name that tells figures apart: the last one, or the first of "one of another"."""
    words = name.split()
    return words[0] if any(word.islower() for word in words[1:-1]) else words[-1]


class SheetDelegate(QStyledItemDelegate):
    """Paints the parts of a sheet that are not cards."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self.translate = translate
        self.row = 0
        """The height of a sheet, if it is more than the least."""
        self.shows_reach = False
        """True in a game without cards, where the reach of a figure has room beside its place."""
        self.choosable: frozenset[str] = frozenset()
        """The ids of the figures that can be chosen now."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The height of a sheet."""
        del index
        return QSize(100, max(self.row, sheet_height(option.font)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw portrait and lines; a figure that has acted is paler and has a tick."""
        figure: Figure = index.data(VALUE)
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_row_ground(painter, option)
        if figure.active:
            painter.fillRect(
                QRectF(box.left(), box.top() + 3, _EDGE, box.height() - 6),
                QColor(current_theme().colors.accent),
            )
        art.draw_kept(
            painter,
            box,
            self._key(figure, option.font),
            lambda inner: self._paint(inner, box, figure, option.font),
        )
        if figure.id in self.choosable:
            paint_choosable(painter, box.adjusted(2, 2, -2, -2), current_theme())
        painter.restore()

    def _key(self, figure: Figure, font: QFont) -> str:
        """Return everything that decides how a sheet looks, except the ground of its row."""
        texts = (figure.name, figure.status or figure.where, figure.reach)
        words = (*(text.render(self.translate) for text in texts), self.shows_reach)
        piece = figure.art, figure.shape, figure.color, figure.letter, figure.has_acted
        counts = figure.status is None, figure.life, figure.full_life, figure.bites, figure.tokens
        return f"sheet/{font.key()}/{hash(current_theme())}/{words}/{piece}/{counts}"

    def _paint(self, painter: QPainter, row: QRectF, figure: Figure, font: QFont) -> None:
        """Paint the portrait and the lines of a row, from the origin."""
        side = row.height() - 8
        portrait = QRectF(_EDGE + 3, 4, side, side)
        self._paint_portrait(painter, portrait, figure)
        inner = QRectF(portrait.right() + 7, 4, row.width() - portrait.right() - 11, side)
        self._paint_lines(painter, inner, figure, font)

    def _paint_portrait(self, painter: QPainter, box: QRectF, figure: Figure) -> None:
        """Paint the face in a frame, with the piece of the map at its corner."""
        theme = current_theme()
        edge, map_colors = box.height() * 0.1 + 2, theme.map
        inks = (
            theme.colors.border,
            theme.cards.paper,
            map_colors.piece_edge,
            map_colors.piece_rim,
        )
        own = (
            map_colors.pieces[figure.color],
            map_colors.piece_inks[figure.color],
            figure.shape,
            figure.letter,
        )
        art.draw_kept(
            painter,
            box.adjusted(-edge, -edge, edge, edge),
            f"portrait/{figure.art}/{figure.has_acted}/{inks}/{own}",
            lambda inner: self._draw_portrait(inner, QRectF(edge, edge, box.width(), box.height()), figure),
        )

    def _draw_portrait(self, painter: QPainter, box: QRectF, figure: Figure) -> None:
        theme = current_theme()
        colors = theme.cards
        painter.setPen(QPen(QColor(theme.colors.border), 1.0))
        painter.setBrush(QColor(colors.paper))
        painter.drawRoundedRect(box, 3, 3)
        painter.setOpacity(0.55 if figure.has_acted else 1.0)
        art.draw(painter, box.adjusted(1.5, 1.5, -1.5, -1.5), figure.art)
        painter.setOpacity(1.0)
        radius = box.height() * 0.2
        look = (figure.shape, figure.color, figure.letter)
        paint_piece(
            painter,
            QPointF(box.right() - radius * 0.7, box.bottom() - radius * 0.7),
            radius,
            look,
            theme.map,
        )

    def _paint_lines(self, painter: QPainter, box: QRectF, figure: Figure, font: QFont) -> None:
        line = box.height() / 2.75
        first = QRectF(box.left(), box.top(), box.width(), line)
        second = QRectF(box.left(), first.bottom(), box.width(), line)
        third = QRectF(box.left(), second.bottom(), box.width(), box.bottom() - second.bottom())
        colors = current_theme().colors
        painter.setPen(QColor(colors.text))
        painter.setFont(larger(font, 1.0, bold=True))
        draw_fitting(painter, first, self._name(painter, first.width(), figure))
        painter.setFont(larger(font, 0.9))
        if self.shows_reach:
            reach = figure.reach.render(self.translate)
            painter.setPen(QColor(colors.faint))
            painter.drawText(second, _RIGHT, reach)
            second.setRight(second.right() - painter.fontMetrics().horizontalAdvance(reach) - 6)
        painter.setPen(QColor(colors.text if figure.status is None else current_theme().map.hospital))
        draw_fitting(painter, second, (figure.status or figure.where).render(self.translate))
        self._paint_life(painter, third, figure, font)

    def _name(self, painter: QPainter, width: float, figure: Figure) -> str:
        """Return the name, or only its last word if there is little space."""
        name = figure.name.render(self.translate)
        return name if QFontMetricsF(painter.font()).horizontalAdvance(name) <= width else surname(name)

    def _paint_life(self, painter: QPainter, box: QRectF, figure: Figure, font: QFont) -> None:
        """Paint the number of hearts, the hearts, and on the right bites and tokens."""
        theme = current_theme()
        line = QFontMetricsF(font).height()
        side = min(box.height() * 1.15, line)
        room = box.adjusted(0, 0, -self._paint_bites(painter, box, figure, side) - 3, 0)
        painter.setFont(larger(font, 0.86, bold=True))
        painter.setPen(QColor(theme.colors.text))
        for name, count in figure.tokens:
            room.setRight(self._paint_token(painter, room, side, name, count) - 3)
        number = QRectF(room)
        number.setWidth(QFontMetricsF(painter.font()).horizontalAdvance("00") + 2)
        painter.drawText(number, _RIGHT, str(figure.life))
        hearts = room.adjusted(number.width() + 4, 0, 0, 0)
        hearts.setWidth(min(hearts.width(), hearts.height() * figure.full_life))
        blood = (QColor(theme.map.hospital), QColor(theme.colors.border))
        paint_hearts(painter, hearts, figure.life, figure.full_life, blood)

    def _paint_bites(self, painter: QPainter, box: QRectF, figure: Figure, side: float) -> float:
        """Paint the bites as fangs in as many rings as defeat; returns their width in pixels."""
        theme = current_theme()
        bites, marks = figure.bites
        for number in range(marks):
            left = box.right() - (marks - number) * (side + 1)
            ring = QRectF(left, box.center().y() - side / 2, side, side)
            painter.setPen(QPen(QColor(theme.colors.border), 1.0))
            painter.setBrush(QColor(theme.colors.base))
            painter.drawEllipse(ring.adjusted(1, 1, -1, -1))
            if number < bites:
                art.draw_icon(painter, ring.adjusted(2, 2, -2, -2), "bite", theme.map.hospital)
        return marks * (side + 1)

    def _paint_token(self, painter: QPainter, box: QRectF, side: float, name: str, count: int) -> float:
        """Paint a token, and the number of tokens if there are several; returns its left edge."""
        words = f"×{count}" if count > 1 else ""
        painter.drawText(box, _RIGHT, words)
        right = box.right() - QFontMetricsF(painter.font()).horizontalAdvance(words)
        art.draw(painter, QRectF(right - side, box.center().y() - side / 2, side, side), f"tokens/{name}")
        return right - side
