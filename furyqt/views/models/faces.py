"""Cards in a row as a Qt model: names for the eye, marks and texts for the ear, keys for drag and drop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QByteArray, QMimeData, QModelIndex, Qt

from furyqt.views.cards import words
from furyqt.views.models.rows import Index, RowsModel
from furyqt.views.picture import CardFace

MIME_TYPE = "application/x-furyqt-card"
"""What is dragged: the key of a card."""


class FacesModel(RowsModel[CardFace]):
    """Cards side by side."""

    def words(self, row: CardFace) -> str:
        """The name."""
        return words.title(row, self.translate)

    def spoken(self, row: CardFace, number: int) -> str:
        """The name and what is true of this copy."""
        del number
        return words.name_with_marks(row, self.translate)

    def more(self, row: CardFace, role: int) -> Any:
        """What the card does, to be read aloud."""
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return words.description(row, self.translate)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A card with a key can be dragged."""
        found = super().flags(index)
        if index.isValid() and self.rows[index.row()].key:
            found |= Qt.ItemFlag.ItemIsDragEnabled
        return found

    def mimeTypes(self) -> list[str]:
        """The one type of what is dragged."""
        return [MIME_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The key of the card."""
        data = QMimeData()
        for index in indexes[:1]:
            data.setData(MIME_TYPE, QByteArray(self.rows[index.row()].key.encode()))
        return data
