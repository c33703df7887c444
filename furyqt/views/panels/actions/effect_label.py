"""The effect of the action that is pointed at, below a list that has no space for all effects."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views.models.choices import ChoiceRow
from furyqt.views.panels.painting import larger

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
