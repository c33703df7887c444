"""Letters typed in a list jump to a row; accents and capitals do not matter."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QAbstractItemView, QApplication

from furyqt.rules.core.folding import begins, named


class TypeAhead:
    """The letters typed so far in one list; a pause begins again."""

    def __init__(self) -> None:
        self._typed = ""
        self._since = QElapsedTimer()

    def search(self, view: QAbstractItemView, letters: str) -> None:
        """Jump to the next row that begins with the letters; a first letter leaves the current row."""
        is_late = not self._since.isValid() or self._since.elapsed() > QApplication.keyboardInputInterval()
        self._since.start()
        self._typed = letters if is_late else self._typed + letters
        model, root = view.model(), view.rootIndex()
        column = max(0, view.currentIndex().column())
        names = {row: str(model.index(row, column, root).data()) for row in range(model.rowCount(root))}
        rows = named(self._typed, names, begins)
        if rows:
            first = view.currentIndex().row() + is_late
            found = next((row for row in rows if row >= first), rows[0])
            view.setCurrentIndex(model.index(found, column, root))
