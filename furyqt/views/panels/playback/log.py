"""The log: the player's events as sentences; choosing one shows its place, and names of cards open them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTreeView, QVBoxLayout, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views.cards.reader import reader_of, stop_reading
from furyqt.views.live import TranslatedWidget
from furyqt.views.models.log import LogModel, LogRow
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.panels.lists import ShortTable
from furyqt.views.panels.playback.log_delegate import LogDelegate
from furyqt.views.picture import CardFace


class LogCards(QObject):
    """Watches the log: a click on a name opens the card, Space the cards of the current line in turn."""

    def __init__(self, view: QTreeView, delegate: LogDelegate, translate: Translate) -> None:
        super().__init__(view)
        self._view, self._translate = view, translate
        view.installEventFilter(self)
        delegate.card_chosen.connect(self.toggle)
        view.selectionModel().currentChanged.connect(lambda: stop_reading(view))

    def toggle(self, face: CardFace, near: QRect) -> None:
        """Show a card, or close it if it is shown."""
        reader = reader_of(self._view, self._translate)
        reader.toggle(face, near)

    def _next(self, index: Index) -> bool:
        """Show the first card of a line, or the one after the card that is shown; the last is closed."""
        row: LogRow | None = index.data(VALUE) if index.isValid() else None
        if row is None or not row.cards:
            return False
        shown = reader_of(self._view, self._translate).face
        number = row.cards.index(shown) + 1 if shown in row.cards else 0
        box, port = self._view.visualRect(index), self._view.viewport()
        near = QRect(port.mapToGlobal(box.topLeft()), box.size())
        self.toggle(row.cards[min(number, len(row.cards) - 1)], near)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle Space, Escape, and the loss of the focus."""
        if event.type() == QEvent.Type.FocusOut:
            stop_reading(self._view)
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Space:
                return self._next(self._view.currentIndex())
            if event.key() == Qt.Key.Key_Escape:
                return stop_reading(self._view)
        return super().eventFilter(watched, event)


class LogPanel(TranslatedWidget, QWidget):
    """A list of sentences, the newest at the end.

    A tree view measures only the visible lines, so that a long game does not slow it down, as it would a
    list.
    """

    place_chosen = Signal(int)

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LogModel(translate, self)
        self.list = ShortTable(self)
        self.list.setModel(self.model)
        self.list.setWordWrap(True)
        self._follow = QTimer(self, singleShot=True, interval=0)
        self._follow.timeout.connect(self.list.scrollToBottom)
        self.list.widened.connect(self._wrap)
        self.list.installEventFilter(self)
        delegate = LogDelegate(self.list, translate)
        self.list.setItemDelegate(delegate)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards = LogCards(self.list, delegate, translate)
        self.list.clicked.connect(self._chosen)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(6)
        self._lines.addWidget(self.list, 1)
        self.retranslate()

    def put_above(self, part: QWidget) -> None:
        """Show a part above the list."""
        self._lines.insertWidget(0, part)

    def set_rows(self, rows: Sequence[LogRow]) -> None:
        """Show these events."""
        grown = len(rows) != len(self.model.rows)
        self.model.set_rows(rows)
        if grown:
            self.list.scrollToBottom()  # at once, otherwise the lines would be painted twice

    def _chosen(self, index: Index) -> None:
        row = index.data(VALUE)
        self.place_chosen.emit(-1 if row is None else row.place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wrap the lines again in another size of the list, and show the newest."""
        if event.type() == QEvent.Type.Resize:
            self._wrap()
        return super().eventFilter(watched, event)

    def _wrap(self) -> None:
        """Measure the lines again; the bar at their side makes them narrower, too."""
        self.list.scheduleDelayedItemsLayout()
        self._follow.start()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.list.setAccessibleName(self.tr("Game Log"))
        self.model.retranslate()
