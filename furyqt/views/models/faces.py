"""Cards in a row as a Qt model: names to display, marks and texts to read aloud, keys for drag and drop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QByteArray, QMimeData, QModelIndex, Qt

from furyqt.views.cards import words
from furyqt.views.models.rows import Index, RowsModel
from furyqt.views.picture import CardFace

MIME_TYPE = "application/x-furyqt-card"
"""The type of dragged data: the key of a card."""


class FacesModel(RowsModel[CardFace]):
    """The cards of a row."""

    def words(self, row: CardFace) -> str:
        """Return the name."""
        return words.title(row, self.translate)

    def spoken(self, row: CardFace, number: int) -> str:
        """Return the name and the states of this copy."""
        del number
        return words.name_with_marks(row, self.translate)

    def more(self, row: CardFace, role: int) -> Any:
        """Return the card's effect, to be read aloud."""
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return words.description(row, self.translate)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make cards with a key draggable."""
        found = super().flags(index)
        if index.isValid() and self.rows[index.row()].key:
            found |= Qt.ItemFlag.ItemIsDragEnabled
        return found

    def mimeTypes(self) -> list[str]:
        return [MIME_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return the key of the card."""
        data = QMimeData()
        for index in indexes[:1]:
            data.setData(MIME_TYPE, QByteArray(self.rows[index.row()].key.encode()))
        return data
