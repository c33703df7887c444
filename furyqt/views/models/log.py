"""What happened, as sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Translate, in_english, sentence
from furyqt.views.models.rows import RowsModel

_SIGNS = {"good": "✦", "bad": "†", "round": "—", "": "·"}


@dataclass(frozen=True, slots=True)
class LogRow:
    """An event, the place it is about (-1 for none) and how it stands out."""

    event: Event
    place: int
    rank: str


class LogModel(RowsModel[LogRow]):
    """The events a player was told, the oldest first."""

    def __init__(self, translate: Translate = in_english, parent: QObject | None = None) -> None:
        super().__init__(translate, parent)
        self._said: dict[LogRow, str] = {}

    def retranslate(self) -> None:
        """Say everything anew in the present language."""
        self._said.clear()
        super().retranslate()

    def words(self, row: LogRow) -> str:
        """The event as a sentence, after a sign for its kind."""
        return f"{_SIGNS[row.rank]} {self.sentence(row)}"

    def spoken(self, row: LogRow, number: int) -> str:
        """The sentence alone."""
        del number
        return self.sentence(row)

    def sentence(self, row: LogRow) -> str:
        """The event in words; they are found once, as a line is asked for them again and again."""
        if row not in self._said:
            self._said[row] = sentence(row.event.describe().render(self.translate))
        return self._said[row]

    def more(self, row: LogRow, role: int) -> Any:
        """Rounds are set in italics, what matters in bold."""
        if role != Qt.ItemDataRole.FontRole or not row.rank:
            return None
        font = QFont()
        font.setItalic(row.rank == "round")
        font.setBold(row.rank != "round")
        return font
