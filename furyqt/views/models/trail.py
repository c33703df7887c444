"""The trail as a list: newest move first, empty spaces at the end, the lairs after them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from furyqt.rules.core.text import Text, Texts
from furyqt.views.models.rows import RowsModel
from furyqt.views.picture import TrailEntry

N_ = Texts("trail")

_EMPTY = N_("empty space of the trail")
_NO_LAIR = N_("a space for a lair, empty")


class TrailModel(RowsModel[TrailEntry | None]):
    """The spaces of the trail; None is an empty one."""

    length = 0
    """The number of spaces of the trail; the rows after them are lairs."""
    no_lair: Text = _NO_LAIR
    """The words for an unused lair, which has another name in some games."""

    def set_trail(
        self, entries: tuple[TrailEntry | None, ...], length: int, lairs: tuple[TrailEntry | None, ...] = ()
    ) -> None:
        """Show these entries, the remaining empty spaces, and these lairs."""
        self.length = length
        self.set_rows((*entries, *(None for _ in range(length - len(entries))), *lairs))

    @property
    def has_lairs(self) -> bool:
        """Whether there are lairs, used or not."""
        return len(self.rows) > self.length

    @property
    def free(self) -> int:
        """The number of empty spaces and unused lairs."""
        return sum(row is None for row in self.rows)

    def label(self, number: int) -> str:
        """Return the number of a space, counted from 1, or the letter of a lair."""
        return str(number + 1) if number < self.length else chr(ord("A") + number - self.length)

    def words(self, row: TrailEntry | None) -> str:
        """Return the face of the move."""
        return "" if row is None else row.move.render(self.translate)

    def spoken(self, row: TrailEntry | None, number: int) -> str:
        """Return number, move, who knows it and the contents of the space."""
        empty = _EMPTY if number < self.length else self.no_lair
        return (empty if row is None else row.sentence).render(self.translate)

    def more(self, row: TrailEntry | None, role: int) -> Any:
        """Return the same sentence as a tool tip."""
        return self.spoken(row, 0) if role == Qt.ItemDataRole.ToolTipRole else None
