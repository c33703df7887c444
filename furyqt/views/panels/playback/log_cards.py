"""Opens the cards that are named in the log, with the mouse or the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTreeView

from furyqt.rules.core.text import Translate
from furyqt.views.cards.reader import reader_of, stop_reading
from furyqt.views.models.log import LogRow
from furyqt.views.models.rows import VALUE, Index
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
