"""The card of an action, shown large beside the list of actions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QListView

from furyqt.rules.core.text import Translate
from furyqt.views.cards.reader import reader_of, stop_reading
from furyqt.views.models.choices import ChoiceRow
from furyqt.views.models.rows import VALUE, Index

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
