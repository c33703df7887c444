"""The hunters: piece, name, life as hearts and as a number, place and reach."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views.models.figures import FiguresModel
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.panels.painting import draw_fitting, larger, paint_hearts, paint_piece, paint_row_ground
from furyqt.views.picture import Figure
from furyqt.views.theme import Theme, theme

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FigureDelegate(QStyledItemDelegate):
    """Paints a figure in two lines."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self.translate, self.look = translate, theme("light")

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines and some air."""
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
        paint_piece(painter, QPointF(box.left() + 12 + radius, box.center().y()), radius, look, self.look.map)
        inner = box.adjusted(22 + 2 * radius, 4, -8, -4)
        if figure.active:
            self._paint_turn(painter, box)
        self._paint_first(painter, QRectF(inner.left(), inner.top(), inner.width(), line), figure, font)
        self._paint_second(
            painter, QRectF(inner.left(), inner.top() + line, inner.width(), line), figure, font
        )
        painter.restore()

    def _paint_turn(self, painter: QPainter, box: QRectF) -> None:
        """A bar at the edge: it is this figure's turn."""
        accent = QColor(self.look.colors.accent)
        painter.fillRect(QRectF(box.left(), box.top() + 3, 4, box.height() - 6), accent)

    def _paint_first(self, painter: QPainter, box: QRectF, figure: Figure, font: QFont) -> None:
        colors = self.look.colors
        number = str(figure.life)
        wide = QFontMetricsF(larger(font, 1.0, bold=True)).horizontalAdvance("00")
        hearts = min(box.height() * 0.62 * figure.full_life, box.width() * 0.4)
        painter.setPen(QColor(colors.text))
        painter.setFont(larger(font, 1.0, bold=True))
        painter.drawText(box, _RIGHT, number)
        room = QRectF(box.right() - wide - hearts, box.top(), hearts, box.height())
        blood = QColor(self.look.map.hospital)
        paint_hearts(painter, room, figure.life, figure.full_life, (blood, QColor(colors.border)))
        name = QRectF(box.left(), box.top(), room.left() - box.left() - 4, box.height())
        draw_fitting(painter, name, figure.name.render(self.translate))

    def _paint_second(self, painter: QPainter, box: QRectF, figure: Figure, font: QFont) -> None:
        colors = self.look.colors
        small = larger(font, 0.88)
        reach = figure.reach.render(self.translate)
        painter.setFont(small)
        painter.setPen(QColor(colors.faint))
        wide = QFontMetricsF(small).horizontalAdvance(reach) + 8
        painter.drawText(box, _RIGHT, reach)
        painter.setPen(QColor(colors.text if figure.status is None else self.look.map.hospital))
        words = (figure.status or figure.where).render(self.translate)
        painter.setFont(larger(font, 0.94))
        draw_fitting(painter, QRectF(box.left(), box.top(), box.width() - wide, box.height()), words)


class FiguresPanel(QWidget):
    """The hunters' lines."""

    place_chosen = Signal(int)

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = FiguresModel(translate, self)
        self.list = QListView(self)
        self._delegate = FigureDelegate(translate, self.list)
        self.list.setItemDelegate(self._delegate)
        self.list.setModel(self.model)
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.clicked.connect(self._chosen)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list)
        self.retranslate()

    def _chosen(self, index: Index) -> None:
        figure = index.data(VALUE)
        self.place_chosen.emit(-1 if figure is None else figure.place)

    def set_figures(self, figures: tuple[Figure, ...]) -> None:
        """Show these figures."""
        self.model.set_rows(figures)
        self._fit()

    def set_theme(self, look: Theme) -> None:
        """Wear this look."""
        self._delegate.look = look
        self.list.viewport().update()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.list.setAccessibleName(self.tr("Hunters"))
        self.model.retranslate()
        self._fit()

    def _fit(self) -> None:
        option = QStyleOptionViewItem()
        option.font = self.list.font()
        row = self._delegate.sizeHint(option, self.model.index(0)).height()
        self.list.setFixedHeight(row * self.model.rowCount() + 2)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        super().changeEvent(event)
