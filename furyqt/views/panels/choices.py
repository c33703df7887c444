"""The legal actions: as buttons when they are few, as a list always, by keys 1 to 9, by typing.

Beneath them stands what the card does that is pointed at, in a game with cards.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Translate
from furyqt.views.models.choices import SHORTCUTS, ChoiceRow, ChoicesModel, FilteredChoices
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.panels.choice_cards import ChoiceCards
from furyqt.views.panels.lists import ShortList
from furyqt.views.panels.painting import draw_fitting, larger, paint_row_ground
from furyqt.views.theme import Theme, theme

MOST_BUTTONS, MOST_LONG_BUTTONS = 6, 3
_ROW = "row"


class ChoiceDelegate(QStyledItemDelegate):
    """Paints an action after the key that plays it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = theme("light")

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One line and some air."""
        del index
        return QSize(100, round(QFontMetricsF(option.font).height() + 8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw key and words."""
        painter.save()
        paint_row_ground(painter, option)
        box, font = QRectF(option.rect), option.font
        wide = QFontMetricsF(font).horizontalAdvance("00") + 8
        if index.row() < SHORTCUTS:
            painter.setFont(larger(font, 0.86))
            painter.setPen(QColor(self.look.colors.faint))
            key = QRectF(box.left(), box.top(), wide, box.height())
            painter.drawText(key, Qt.AlignmentFlag.AlignCenter, str(index.row() + 1))
        painter.setFont(font)
        painter.setPen(QColor(self.look.colors.text))
        words = QRectF(box.left() + wide, box.top(), box.width() - wide - 4, box.height())
        draw_fitting(painter, words, str(index.data()))
        painter.restore()


class ChoicesPanel(QWidget):
    """What the player may do now."""

    selected = Signal(int)
    """The place the selected action leads to, or -1."""
    pointed = Signal(object)
    """The row that is pointed at or selected, or None."""
    chosen = Signal(object)
    """The Action to be played."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.model = ChoicesModel(translate, self)
        self.filtered = FilteredChoices(self)
        self.filtered.setSourceModel(self.model)
        self.field, self.list, self.text = QLineEdit(self), ShortList(self), QLabel(self)
        self._topic: Text | None = None
        """What the card does that the question is about."""
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.text.setContentsMargins(6, 0, 6, 0)
        self._delegate = ChoiceDelegate(self.list)
        self._buttons: list[QPushButton] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(4)
        self._connect()
        self._cards = ChoiceCards(self.list, translate)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(self._grid)
        layout.addWidget(self.field)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.text)
        self.retranslate()

    def _connect(self) -> None:
        view = self.list
        view.setModel(self.filtered)
        view.setItemDelegate(self._delegate)
        view.setMouseTracking(True)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.selectionModel().currentChanged.connect(self._selected)
        view.entered.connect(self._selected)
        view.clicked.connect(self._selected)
        view.activated.connect(self._activated)
        view.installEventFilter(self)
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._filter)
        self.field.returnPressed.connect(self._play_first)
        self.field.installEventFilter(self)

    def set_choices(self, rows: tuple[ChoiceRow, ...], topic: Text | None = None) -> None:
        """Offer these actions; the topic says what the card does that they are about."""
        self._cards.stop()
        self.field.clear()
        self._topic = topic
        self.model.set_rows(rows)
        self.list.clearSelection()
        self.list.setCurrentIndex(self.filtered.index(-1, -1))
        self.list.scrollToTop()
        had_focus = any(field.hasFocus() for field in (self.field, *self._buttons))
        self._make_buttons(rows if len(rows) <= MOST_BUTTONS else ())
        if had_focus:
            self.list.setFocus()
        self._keep_room()
        self._read(None)

    def _make_buttons(self, rows: tuple[ChoiceRow, ...]) -> None:
        for old in self._buttons:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        words = [row.title.render(self._translate) for row in rows]
        widest = max((self.fontMetrics().horizontalAdvance(text) for text in words), default=0)
        columns = 2 if widest + 24 < self.width() / 2 else 1
        if columns == 1 and len(rows) > MOST_LONG_BUTTONS:
            rows, words = (), []
        self._buttons = [self._button(row, text) for row, text in zip(rows, words, strict=True)]
        for number, button in enumerate(self._buttons):
            self._grid.addWidget(button, number // columns, number % columns)

    def _button(self, row: ChoiceRow, text: str) -> QPushButton:
        button = QPushButton(text.replace("&", "&&"), self)
        button.setAutoDefault(True)  # Enter presses it, too
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.setAccessibleName(text)
        button.setToolTip(self.model.meaning(row))
        button.clicked.connect(lambda _=False: self.chosen.emit(row.action))
        button.setProperty(_ROW, row)
        button.installEventFilter(self)
        self._cards.watch(button, row)
        return button

    def _read(self, row: ChoiceRow | None) -> None:
        """Show what an action's card does; without one, the card the question is about."""
        words = "" if row is None else self.model.meaning(row)
        self.text.setText(words or self._usual_text())

    def _usual_text(self) -> str:
        """What is to be read before anything is pointed at."""
        if self._topic is not None:
            return self._topic.render(self._translate)
        texts = self.model.texts()
        return texts[0] if len(texts) == 1 else ""

    def _keep_room(self) -> None:
        """Take the height of the longest text at once, so that nothing jumps while one reads."""
        texts = [*self.model.texts(), self._usual_text()]
        wide = max(1, self.width() - 12)
        flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
        tallest = max(
            self.fontMetrics().boundingRect(0, 0, wide, 9999, flags, text).height() for text in texts
        )
        self.text.setFixedHeight(tallest)
        self.text.setVisible(any(texts))

    def play_number(self, number: int) -> None:
        """Play the action with this key, 1 to 9, if there is one."""
        rows = self.filtered.rows()
        if number <= len(rows):
            self.chosen.emit(rows[number - 1].action)

    def select_place(self, place: int) -> None:
        """Select the first action that leads to a place, or none."""
        self._cards.is_quiet = True
        found = [number for number, row in enumerate(self.filtered.rows()) if row.leads_to(place)]
        if found:
            self.list.setCurrentIndex(self.filtered.index(found[0], 0))
        else:
            self.list.clearSelection()
        self._cards.is_quiet = False

    def select_action(self, action: Action) -> None:
        """Select an action, so that Enter in the list plays it."""
        found = [number for number, row in enumerate(self.filtered.rows()) if row.action == action]
        if found:
            self.list.setCurrentIndex(self.filtered.index(found[0], 0))

    def _selected(self, index: Index) -> None:
        row = index.data(VALUE)
        self._read(row)
        self.selected.emit(-1 if row is None else row.place)
        self.pointed.emit(row)

    def _point(self, row: ChoiceRow) -> None:
        """A button is pointed at: read its card, show its place."""
        self._read(row)
        self.selected.emit(row.place)
        self.pointed.emit(row)

    def _activated(self, index: Index) -> None:
        self.chosen.emit(index.data(VALUE).action)

    def _filter(self, text: str) -> None:
        self.filtered.set_filter(text)
        if text and self.filtered.rowCount():
            self.list.setCurrentIndex(self.filtered.index(0, 0))

    def _play_first(self) -> None:
        index = self.list.currentIndex()
        rows = self.filtered.rows()
        if rows:
            self.chosen.emit(rows[max(0, index.row())].action)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Letters typed in the list go to the field; arrows in the field move through the list."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn) and isinstance(watched, QPushButton):
            self._point(watched.property(_ROW))
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
            if watched is self.list and plain and event.text().isalpha():
                self.field.setFocus()
                self.field.setText(event.text())
                return True
            if watched is self.field and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                step = 1 if event.key() == Qt.Key.Key_Down else -1
                row = max(0, min(self.filtered.rowCount() - 1, self.list.currentIndex().row() + step))
                self.list.setCurrentIndex(self.filtered.index(row, 0))
                return True
        return super().eventFilter(watched, event)

    def set_theme(self, look: Theme) -> None:
        """Wear this look."""
        self._delegate.look = look
        self._cards.set_theme(look)
        self.list.viewport().update()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.field.setPlaceholderText(self.tr("Type to find a move…"))
        self.field.setAccessibleName(self.tr("Find a move"))
        self.list.setAccessibleName(self.tr("Legal moves"))
        self.model.retranslate()
        self._make_buttons(self.model.rows if len(self.model.rows) <= MOST_BUTTONS else ())
        self._keep_room()
        self._read(None)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
