"""The turning points of a game, as the lines of a list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt

from furyqt.rules.core.text import Text, Texts, sentence
from furyqt.views.models.rows import RowsModel

N_ = Texts("turning_points")


@dataclass(frozen=True, slots=True)
class TurningRow:
    """A turning point: the position after it, its turn, its event, and the change in percentage points."""

    position: int
    when: Text
    what: Text | None
    change: int


class TurningModel(RowsModel[TurningRow]):
    """The turning points in the order of the game."""

    def words(self, row: TurningRow) -> str:
        """Return a sign for the direction, the change, the turn, and the event."""
        sign = "▲" if row.change > 0 else "▼"
        number = f"{'+' if row.change > 0 else '−'}{abs(row.change)}"
        return f"{sign} {number}  {self._said(row)}"

    def spoken(self, row: TurningRow, number: int) -> str:
        """Return the same without signs."""
        del number
        text = _BETTER if row.change > 0 else _WORSE
        return text.fill(what=self._said(row), number=abs(row.change)).render(self.translate)

    def more(self, row: TurningRow, role: int) -> Any:
        """Return the same sentence as a tool tip."""
        return self.spoken(row, 0) if role == Qt.ItemDataRole.ToolTipRole else None

    def _said(self, row: TurningRow) -> str:
        what = sentence((row.what or _QUIET).render(self.translate))
        return _LINE.fill(when=row.when, what=what).render(self.translate)


_LINE = N_("{when}: {what}")
_BETTER = N_("{what} Better by {number} percent.")
_WORSE = N_("{what} Worse by {number} percent.")
_QUIET = N_("No news; the game went on.")
