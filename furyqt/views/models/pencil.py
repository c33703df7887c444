"""The person's own marks on the map, as the lines of a list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt

from furyqt.rules.core.text import Texts, Translate
from furyqt.views.models.rows import RowsModel
from furyqt.views.models.signs import Signs

N_ = Texts("aids")

_WORDS = {
    "here": N_("{place}: here"),
    "not": N_("{place}: not here"),
    "question": N_("{place}: perhaps"),
}


@dataclass(frozen=True, slots=True)
class MarkRow:
    """A marked place."""

    place: int
    mark: str


class MarksModel(RowsModel[MarkRow]):
    """The places marked by hand."""

    def __init__(
        self, translate: Translate, name: Callable[[int], str], parent: QObject | None = None
    ) -> None:
        super().__init__(translate, parent)
        self._name = name
        self._signs: Signs | None = None

    def set_signs(self, drawn: Signs) -> None:
        """Set how the signs before the lines are drawn."""
        self._signs = drawn
        self.retranslate()

    def words(self, row: MarkRow) -> str:
        """Return the place and the person's note."""
        return _WORDS[row.mark].fill(place=self._name(row.place)).render(self.translate)

    def more(self, row: MarkRow, role: int) -> Any:
        """Return the sign on the map."""
        if role == Qt.ItemDataRole.DecorationRole and self._signs is not None:
            return self._signs.icon(f"pencil_{row.mark}")
        return None
