"""The possible present or past places of a hidden figure, with their probabilities."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import log2
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from furyqt.views.models.rows import VALUE, Index
from furyqt.views.numbers import share

SHARE = VALUE + 1
"""The role of a place's probability relative to the greatest one."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place and its probability, from 0 to 1."""

    place: int
    chance: float


def bits(chances: Mapping[int, float]) -> float:
    """Return the entropy in bits."""
    return max(0.0, -sum(chance * log2(chance) for chance in chances.values() if chance > 0))


class LikelyModel(QAbstractTableModel):
    """The most probable place first; without weights the places are sorted by name."""

    def __init__(self, name: Callable[[int], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self.chances: Mapping[int, float] = {}
        self.weighted = True
        self.rows: tuple[PlaceRow, ...] = ()

    def set_chances(self, chances: Mapping[int, float], weighted: bool) -> None:
        """Show these probabilities, or only the places."""
        self.beginResetModel()
        self.chances, self.weighted = chances, weighted
        by_name = sorted((self._name(place), place) for place, chance in chances.items() if chance > 0)
        rows = [PlaceRow(place, chances[place]) for _, place in by_name]
        self.rows = tuple(sorted(rows, key=lambda row: -row.chance) if weighted else rows)
        self.endResetModel()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_chances(self.chances, self.weighted)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        """Return two columns, place and probability, or only the place without weights."""
        return 0 if parent.isValid() else 2 if self.weighted else 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Place"), self.tr("Chance"))[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's words, or the row itself."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == VALUE:
            return row
        if role == SHARE:
            return row.chance / self.rows[0].chance if self.weighted and index.column() else 0.0
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column():
            return int(_RIGHT)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._percent(row.chance) if index.column() else self._name(row.place)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = self._name(row.place)
            return f"{words}, {self._percent(row.chance)}" if self.weighted else words
        return None

    def _percent(self, chance: float) -> str:
        return share(chance) if chance >= 0.01 else f"<{share(0.01)}"
