"""The evidence of the hidden figure's past places, as the lines of a list."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt

from furyqt.rules.core.text import Texts, Translate, sentence
from furyqt.views.models.rows import RowsModel
from furyqt.views.models.signs import Signs
from furyqt.views.models.turns import when
from furyqt.views.picture import Evidence

N_ = Texts("aids")

_SIGNS = {"in": "pencil_here", "out": "pencil_not", "": "eye"}
_LINE = N_("{when}: {what}")


class EvidenceModel(RowsModel[Evidence]):
    """The newest line first; each names its turn."""

    def __init__(self, translate: Translate, parent: QObject | None = None) -> None:
        super().__init__(translate, parent)
        self._signs: Signs | None = None

    def set_signs(self, drawn: Signs) -> None:
        """Set how the signs before the lines are drawn."""
        self._signs = drawn
        self.retranslate()

    def words(self, row: Evidence) -> str:
        """Return the turn and the event."""
        said = sentence(row.text.render(self.translate))
        return _LINE.fill(when=when(row.turn, row.oldest), what=said).render(self.translate)

    def more(self, row: Evidence, role: int) -> Any:
        """Return the sign: he was there, he was not there, or something was seen."""
        if role == Qt.ItemDataRole.DecorationRole and self._signs is not None:
            return self._signs.icon(_SIGNS[row.claim])
        return None
