"""What everybody holds as a list: headings, and cards under them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from furyqt.rules.core.text import sentence
from furyqt.views.models.rows import RowsModel
from furyqt.views.picture import CardLine


class CardsModel(RowsModel[CardLine]):
    """The cards and tokens on the table."""

    def words(self, row: CardLine) -> str:
        """The name."""
        return sentence(row.name.render(self.translate))

    def spoken(self, row: CardLine, number: int) -> str:
        """The name and what the card does."""
        del number
        return f"{self.words(row)}. {self.meaning(row)}" if row.meaning else self.words(row)

    def meaning(self, row: CardLine) -> str:
        """What the card does."""
        return "" if row.meaning is None else row.meaning.render(self.translate)

    def more(self, row: CardLine, role: int) -> Any:
        """What the card does as a tool tip."""
        return self.meaning(row) if role == Qt.ItemDataRole.ToolTipRole else None
