"""The game log as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont, QStandardItem, QStandardItemModel

from furyqt.rules.core.events import Event, line_of
from furyqt.rules.core.text import Translate, in_english
from furyqt.views.models.rows import VALUE
from furyqt.views.picture import CardFace

SIGNS = {"good": "◆", "bad": "†", "round": "—", "beat": "¶", "": "·"}
"""The sign before each line, by its rank; ranks do not differ by color alone."""
_ITALIC = ("round", "beat")
_FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren


@dataclass(frozen=True, slots=True)
class LogRow:
    """An event, the place it is about (-1 for none), how it is emphasized, and the cards that it names."""

    event: Event
    place: int
    rank: str
    cards: tuple[CardFace, ...] = ()
    times: int = 1
    """The number of equal events in a row."""


IsSummedUp = Callable[[Event, Sequence[Event]], bool]


def condensed(rows: Sequence[LogRow], is_summed_up: IsSummedUp) -> tuple[LogRow, ...]:
    """Return the lines of the log: equal events in a row are one, what the next ones tell is left out.

    `is_summed_up` decides about an event, given the two that follow.
    """
    found: list[LogRow] = []
    for number, row in enumerate(rows):
        if found and found[-1].event == row.event and type(found[-1].event) is type(row.event):
            found[-1] = replace(found[-1], times=found[-1].times + 1)
        elif not is_summed_up(row.event, [after.event for after in rows[number + 1 : number + 3]]):
            found.append(row)
    return tuple(found)


class LogModel(QStandardItemModel):
    """The events a player knows, the oldest first.

    A view requests every line whenever one is added. Standard items answer in C++ at once; in Python, the
    five hundred lines of a long game take longer than everything else that an event changes.
    """

    def __init__(self, translate: Translate = in_english, parent: QObject | None = None) -> None:
        super().__init__(0, 1, parent)
        self.translate = translate
        self.rows: tuple[LogRow, ...] = ()

    def set_rows(self, rows: Sequence[LogRow]) -> None:
        """Show these rows; unchanged rows are not touched, so that a selection stays."""
        new, old = tuple(rows), self.rows
        self.rows = new
        if len(new) < len(old):
            self.setRowCount(len(new))
        for number, (row, before) in enumerate(zip(new, old, strict=False)):
            if row is not before and row != before:
                self._write(self.item(number), row)
        if added := new[len(old) :]:
            self.invisibleRootItem().appendRows([self._write(QStandardItem(), row) for row in added])

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for number, row in enumerate(self.rows):
            self._write(self.item(number), row)

    def _hint(self, row: LogRow) -> str | None:
        """Return the cards that the line names, for a screen reader."""
        if not row.cards:
            return None
        names = ", ".join(face.title.render(self.translate) for face in row.cards)
        return self.tr("Space reads: {cards}").format(cards=names)

    def _write(self, item: QStandardItem, row: LogRow) -> QStandardItem:
        """Write a line with a sign for its kind, rounds and beats in italics and important events in bold."""
        words = line_of(row.event, row.times, lambda text: text.render(self.translate))
        item.setFlags(_FLAGS)
        item.setText(f"{SIGNS[row.rank]} {words}")
        item.setData(words, Qt.ItemDataRole.AccessibleTextRole)
        item.setData(self._hint(row), Qt.ItemDataRole.AccessibleDescriptionRole)
        item.setData(row, VALUE)
        font = QFont()
        font.setItalic(row.rank in _ITALIC)
        font.setBold(row.rank not in ("", *_ITALIC))
        item.setData(font if row.rank else None, Qt.ItemDataRole.FontRole)
        return item
