"""The trail as a list: newest move first, empty spaces at the end."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from furyqt.rules.core.text import N_
from furyqt.views.models.rows import RowsModel
from furyqt.views.picture import TrailEntry

_EMPTY = N_("trail", "empty space of the trail")


class TrailModel(RowsModel[TrailEntry | None]):
    """The spaces of the trail; None is an empty one."""

    def set_trail(self, entries: tuple[TrailEntry | None, ...], length: int) -> None:
        """Show these entries and as many empty spaces as are left."""
        self.set_rows((*entries, *(None for _ in range(length - len(entries)))))

    def words(self, row: TrailEntry | None) -> str:
        """The face of the move."""
        return "" if row is None else row.move.render(self.translate)

    def spoken(self, row: TrailEntry | None, number: int) -> str:
        """Number, move, who knows it and what lies there."""
        del number
        return (_EMPTY if row is None else row.sentence).render(self.translate)

    def more(self, row: TrailEntry | None, role: int) -> Any:
        """The same sentence as a tool tip."""
        return self.spoken(row, 0) if role == Qt.ItemDataRole.ToolTipRole else None
