"""The figures as a list."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from furyqt.views.models.rows import RowsModel
from furyqt.views.picture import Figure


class FiguresModel(RowsModel[Figure]):
    """The figures of the table, in turn order."""

    def words(self, row: Figure) -> str:
        """Return the name."""
        return row.name.render(self.translate)

    def spoken(self, row: Figure, number: int) -> str:
        """Return name, place, health and reach."""
        del number
        return row.sentence.render(self.translate)

    def more(self, row: Figure, role: int) -> Any:
        """Return the same sentence as a tool tip."""
        return self.spoken(row, 0) if role == Qt.ItemDataRole.ToolTipRole else None
