"""What everybody holds: a list of headings and cards, and the text of the card one points at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QLabel, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views.models.cards import CardsModel
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.panels.lists import ShortList
from furyqt.views.panels.painting import draw_fitting, larger, paint_row_ground
from furyqt.views.picture import CardLine
from furyqt.views.theme import Theme, theme

_INDENT = 14


class CardDelegate(QStyledItemDelegate):
    """Paints a heading or a card in one line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = theme("light")

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One line and some air."""
        del index
        return QSize(100, round(QFontMetricsF(option.font).height() + 4))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the name, a heading bold and a card set in."""
        line: CardLine = index.data(VALUE)
        painter.save()
        paint_row_ground(painter, option)
        painter.setFont(larger(option.font, 1.0, bold=line.is_heading))
        painter.setPen(QColor(self.look.colors.text))
        left = 4 if line.is_heading else _INDENT
        draw_fitting(painter, QRectF(option.rect).adjusted(left, 0, -4, 0), str(index.data()))
        painter.restore()


class CardsPanel(QWidget):
    """The list with the text of one card beneath it."""

    place_chosen = Signal(int)

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = CardsModel(translate, self)
        self.list, self.text = ShortList(self), QLabel(self)
        self._delegate = CardDelegate(self.list)
        self.list.setItemDelegate(self._delegate)
        self.list.setModel(self.model)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.entered.connect(self._read)
        self.list.clicked.connect(self._point)
        self.list.selectionModel().currentChanged.connect(self._read)
        self.text.setWordWrap(True)
        self.text.setContentsMargins(6, 0, 6, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.text)
        self.retranslate()

    def set_cards(self, lines: tuple[CardLine, ...]) -> None:
        """Show these cards."""
        if lines != self.model.rows:
            self.model.set_rows(lines)
            self.text.clear()

    def _read(self, index: Index) -> None:
        line: CardLine | None = index.data(VALUE)
        self.text.setText("" if line is None else self.model.meaning(line))

    def _point(self, index: Index) -> None:
        line: CardLine = index.data(VALUE)
        self.place_chosen.emit(line.place)

    def set_theme(self, look: Theme) -> None:
        """Wear this look."""
        self._delegate.look = look
        self.list.viewport().update()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.list.setAccessibleName(self.tr("Cards and tokens"))
        self.model.retranslate()
        self._read(self.list.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
