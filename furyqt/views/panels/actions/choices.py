"""The legal actions as a list: by a click, by keys 1 to 9, by typing.

Below them is the effect of the card that the question is about. A short list has space for all of it, and
for the effects of the cards that it offers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, Qt, Signal
from PySide6.QtGui import QCursor, QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QListView, QStyle, QVBoxLayout, QWidget

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Translate
from furyqt.views.access.announce import announce
from furyqt.views.cards.reader import reader_of, stop_reading
from furyqt.views.live import LiveWidget
from furyqt.views.models.choices import (
    ChoiceRow,
    ChoicesModel,
    ClosedRow,
    FilteredChoices,
    FoldRow,
    ListRow,
    offered_cards,
)
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.panels.actions.choice_list import ChoiceList
from furyqt.views.panels.actions.vignette import Vignette
from furyqt.views.panels.painting import larger
from furyqt.views.picture import Topic

_LEAVES = {QEvent.Type.Leave, QEvent.Type.FocusOut}


class ChoiceCards(QObject):
    """Watches a list of actions."""

    def __init__(self, view: QListView, translate: Translate) -> None:
        super().__init__(view)
        self._view, self._translate = view, translate
        self.is_quiet = False
        """True if the selection changes for another reason than pointing at an action."""
        view.viewport().installEventFilter(self)
        view.installEventFilter(self)
        self._pointer = QCursor.pos()
        view.entered.connect(self._enter)
        view.selectionModel().currentChanged.connect(lambda current: self._point(current))

    def stop(self) -> None:
        """Close the card."""
        stop_reading(self._view)

    def _enter(self, index: Index) -> None:
        """Follow the pointer; a line that moved under a resting pointer is not pointed at."""
        if QCursor.pos() != self._pointer:
            self._pointer = QCursor.pos()
            self._point(index)

    def _point(self, index: Index) -> None:
        row: ChoiceRow | None = index.data(VALUE) if index.isValid() else None
        if not self.is_quiet:
            self._show(row, self._near(index))

    def _near(self, index: Index) -> QRect:
        box, port = self._view.visualRect(index), self._view.viewport()
        return QRect(port.mapToGlobal(box.topLeft()), box.size())

    def _show(self, row: ChoiceRow | None, near: QRect) -> None:
        if row is None or row.card is None:
            self.stop()
            return
        reader = reader_of(self._view, self._translate)
        reader.point(row.card, near)

    def _toggle(self, index: Index) -> bool:
        """Show the card of the current action at once, or close it."""
        row: ChoiceRow | None = index.data(VALUE) if index.isValid() else None
        if row is None or row.card is None:
            return False
        reader = reader_of(self._view, self._translate)
        reader.toggle(row.card, self._near(index))
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle leaving, Space and Escape."""
        if event.type() in _LEAVES:
            stop_reading(self._view, by_mouse=event.type() == QEvent.Type.Leave)
        elif watched is self._view and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Space:
                return self._toggle(self._view.currentIndex())
            if event.key() == Qt.Key.Key_Escape:
                return stop_reading(self._view)
        return super().eventFilter(watched, event)


_SMALL = 0.88
"""The size of the words as a part of the text size."""
_MOST_LINES = 3
_SIDE = 6
_LEAST_SHARE = 6
"""The label is at most this part of the panel in height."""


class EffectLabel(QLabel):
    """Keeps the height of the longest effect, so that nothing moves when the pointer does."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self._translate = translate
        self._row: ChoiceRow | None = None
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setContentsMargins(_SIDE, 0, _SIDE, 0)
        self.hide()

    def reserve(self, rows: Sequence[ChoiceRow], width: int, room: int) -> None:
        """Take the height that the effects need, or hide if there is none or too little room."""
        self.setFont(self._small())
        metrics, wide = QFontMetrics(self.font()), max(60, width - 2 * _SIDE)
        flags = int(Qt.TextFlag.TextWordWrap)
        words = [self._words(row) for row in rows]
        heights = [
            metrics.boundingRect(0, 0, wide, 9999, flags, said).height() if said else 0 for said in words
        ]
        height = min(max(heights, default=0), _MOST_LINES * metrics.height())
        self.setVisible(0 < height <= room // _LEAST_SHARE)
        self.setFixedHeight(max(1, height))
        self.show_row(self._row if self._row in rows else None)

    def show_row(self, row: object) -> None:
        """Show the effect of a row, or nothing."""
        self._row = row if isinstance(row, ChoiceRow) else None
        words = "" if self._row is None else self._words(self._row)
        self.setText(words)
        self.setToolTip(words)

    def _words(self, row: ChoiceRow) -> str:
        """Return the effect of an action; a card shows its own effect."""
        if row.meaning is None or row.card is not None:
            return ""
        return row.meaning.render(self._translate)

    def _small(self) -> QFont:
        parent = self.parentWidget()
        return larger(self.font() if parent is None else parent.font(), _SMALL)


FEW = 6
"""The greatest number of actions without a search field."""


class ChoicesPanel(LiveWidget, QWidget):
    """The possible actions of the player."""

    selected = Signal(int)
    """The place the selected action leads to, or -1."""
    pointed = Signal(object)
    """The row that is pointed at or selected, or None."""
    chosen = Signal(object)
    """The Action to be played."""
    refused = Signal(str)
    """The reason why the chosen line cannot be played now."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.model = ChoicesModel(translate, self)
        self.filtered = FilteredChoices(self)
        self.filtered.setSourceModel(self.model)
        self.field, self.list = QLineEdit(self), ChoiceList(translate, self)
        self.nothing = QLabel(self)
        """Says that no action has the letters that were typed."""
        self.nothing.setWordWrap(True)
        self.nothing.setTextFormat(Qt.TextFormat.PlainText)
        self.nothing.setMargin(_SIDE)
        self.nothing.hide()
        self.effect, self.vignette = EffectLabel(translate, self), Vignette(translate, self)
        self.text = self.vignette.text
        self._topic: Topic | None = None
        """The card that the question is about."""
        self._connect()
        self._cards = ChoiceCards(self.list, translate)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.nothing)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.effect)
        layout.addWidget(self.vignette)
        self.retranslate()

    def _connect(self) -> None:
        view = self.list
        view.setModel(self.filtered)
        view.setMouseTracking(True)
        view.setWordWrap(True)  # then a new width measures the lines again
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.selectionModel().currentChanged.connect(self._selected)
        view.entered.connect(self._selected)
        view.clicked.connect(self._clicked)
        view.activated.connect(self._activated)
        view.folded.connect(self._fold)
        view.installEventFilter(self)
        self.pointed.connect(self.effect.show_row)
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._filter)
        self.field.returnPressed.connect(self._play_first)
        self.field.installEventFilter(self)

    def set_choices(
        self, rows: tuple[ChoiceRow, ...], topic: Topic | None = None, closed: tuple[ClosedRow, ...] = ()
    ) -> None:
        """Set the actions and the closed ones; the topic is the card that they are about."""
        self._cards.stop()
        self.field.clear()
        self.filtered.fold()
        self._topic = topic
        self.model.set_rows((*rows, FoldRow(len(closed)), *closed) if closed else rows)
        self.filtered.invalidate()  # headings appear and disappear with the lines of their groups
        self.list.clearSelection()
        self.list.setCurrentIndex(self.filtered.index(-1, -1))
        self.list.scrollToTop()
        had_focus = self.field.hasFocus()
        self.field.setVisible(len(rows) > FEW)
        if had_focus:
            self.list.setFocus()
        self._use_room()
        lines = self.layout()
        if not rows and lines is not None:
            self.list.updateGeometry()
            lines.activate()  # at once: the list would be painted as an empty frame before

    @property
    def rows(self) -> tuple[ChoiceRow, ...]:
        """Return the offered actions."""
        return tuple(row for row in self.model.rows if isinstance(row, ChoiceRow))

    def index_of(self, action: Action) -> QModelIndex:
        """Return the line of an action, which is unfolded if necessary."""
        row = next((row for row in self.rows if row.action == action), None)
        lead = next((one for one in self.rows if row is not None and one.action == row.under), None)
        if lead is not None and not self.filtered.is_open(lead):
            self._toggle(lead)
        visible = self.filtered.rows()
        return self.filtered.index(visible.index(row) if row in visible else -1, 0)

    def _use_room(self) -> None:
        """Show as much of the topic as fits below the list, and effects in the list if they fit, too."""
        self.vignette.show_topic(self._topic, offered_cards(self.rows))
        least = self.list.least_height()
        below = self.vignette.needed_height(self.width(), self.height() - least)
        self.list.explain_within(self.height() - below, least)
        is_explained = self.list.delegate.explains or bool(below)
        self.effect.reserve(() if is_explained else self.rows, self.width(), self.height())

    def play_number(self, number: int) -> None:
        """Play the action with this key, 1 to 9, if there is one."""
        rows = self.filtered.rows()
        if number <= len(rows):
            self.chosen.emit(rows[number - 1].action)

    def begin_to_find(self, letter: str) -> bool:
        """Type the first letter of an action; return False if there is none to choose from."""
        if not self.rows or not self.isVisible():
            return False
        self.field.show()
        self.field.setFocus()
        self.field.setText(letter)
        return True

    def select_place(self, place: int) -> None:
        """Select the first action that leads to a place, or none."""
        self.select_first(lambda row: row.leads_to(place))

    def select_first(self, is_wanted: Callable[[ChoiceRow], bool]) -> None:
        """Select the first row that is wanted, or none, without showing its card."""
        self._cards.is_quiet = True
        found = [number for number, row in enumerate(self.filtered.rows()) if is_wanted(row)]
        if found:
            self.list.setCurrentIndex(self.filtered.index(found[0], 0))
        else:
            self.list.clearSelection()
        self._cards.is_quiet = False

    def select_action(self, action: Action) -> None:
        """Select an action, so that Enter in the list plays it."""
        index = self.index_of(action)
        self._cards.is_quiet = True  # the selection is not a pointer: no card covers the map
        if index.isValid():
            self.list.setCurrentIndex(index)
        self._cards.is_quiet = False

    def _selected(self, index: Index) -> None:
        row: ListRow | None = index.data(VALUE) if index.isValid() else None
        self.selected.emit(-1 if row is None else row.place)
        self.pointed.emit(row if isinstance(row, ChoiceRow) else None)

    def _clicked(self, index: Index) -> None:
        """Play the clicked line, as a click on a card or a place does.

        A desktop with single-click activation has already emitted `activated`.
        """
        hint = QStyle.StyleHint.SH_ItemView_ActivateItemOnSingleClick
        if not self.list.style().styleHint(hint, None, self.list):
            self._activated(index)

    def _activated(self, index: Index) -> None:
        """Play an action, show why it is not possible, or open a folded group."""
        row: ListRow = index.data(VALUE)
        if isinstance(row, ChoiceRow):
            self.chosen.emit(row.action)
        elif isinstance(row, ClosedRow):
            self.refused.emit(self.model.reason(row))
        else:
            self._fold(index)

    def _fold(self, index: Index) -> None:
        row: ListRow = index.data(VALUE)
        self._toggle(row)
        if isinstance(row, FoldRow) and self.filtered.shows_closed:
            self.list.scrollTo(self.filtered.index(self.filtered.rowCount() - 1, 0))
            self.list.scrollTo(self.list.currentIndex())

    def _toggle(self, row: ListRow) -> None:
        self.filtered.toggle(row)
        self._use_room()
        self.list.doItemsLayout()

    def _turn(self, is_right: bool) -> bool:
        """Open (right) or close (left) the rows under the current line with the arrow keys."""
        row: ListRow | None = self.list.currentIndex().data(VALUE)
        if row is None or self.field.text():
            return False
        if isinstance(row, ClosedRow):
            row = next(one for one in self.model.rows if isinstance(one, FoldRow))
        lead = row.under if isinstance(row, ChoiceRow) and row.under is not None else None
        if lead is not None:
            row = next(one for one in self.rows if one.action == lead)
        if (isinstance(row, ChoiceRow) and not row.variants) or self.filtered.is_open(row) == is_right:
            return False
        at = next(n for n in range(self.filtered.rowCount()) if self.filtered.row_at(n) == row)
        self.list.setCurrentIndex(self.filtered.index(at, 0))
        self._fold(self.filtered.index(at, 0))
        return True

    def _filter(self, text: str) -> None:
        self.filtered.set_filter(text)
        self._use_room()
        is_empty = bool(text) and not self.filtered.rowCount()
        self.nothing.setVisible(is_empty)
        if is_empty:
            self.nothing.setText(self.tr("No move has “{text}”. Esc: all moves").format(text=text))
            announce(self.field, self.nothing.text())
        elif text:
            self.list.setCurrentIndex(self.filtered.index(self.filtered.best(), 0))
            self.list.doItemsLayout()  # the list has another height: its old scroll may hide the line
            self.list.scrollTo(self.list.currentIndex())

    def _play_first(self) -> None:
        index = self.list.currentIndex()
        rows = self.filtered.rows()
        if index.row() >= len(rows):
            self._activated(index)
        elif rows:
            self.chosen.emit(rows[max(0, index.row())].action)
        else:
            announce(self.field, self.nothing.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send arrow keys in the field to the list, and leave the field with Escape."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is self.field and event.key() == Qt.Key.Key_Escape:
                self.field.clear()
                self.list.setFocus()
                return True
            if watched is self.list and event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Left):
                return self._turn(event.key() == Qt.Key.Key_Right)
            if watched is self.field and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                step = 1 if event.key() == Qt.Key.Key_Down else -1
                row = max(0, min(self.filtered.rowCount() - 1, self.list.currentIndex().row() + step))
                self.list.setCurrentIndex(self.filtered.index(row, 0))
                return True
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.field.setPlaceholderText(self.tr("Find a move…"))
        self.field.setAccessibleName(self.tr("Find a move"))
        self.list.setAccessibleName(self.tr("Legal moves"))
        self.model.retranslate()
        self._use_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the new room."""
        super().resizeEvent(event)
        self._use_room()
