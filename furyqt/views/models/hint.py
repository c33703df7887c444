"""The search results of a hint: its best actions with visits and values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, Qt

from ai.agent import AgentDecision
from furyqt.rules.core.agenda import Action, action_label
from furyqt.rules.core.ruleset import Observation, Ruleset
from furyqt.rules.core.text import Text, Translate
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.numbers import share

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class HintRow:
    """An action the search tried: its words, its visits, and its mean value.

    The value runs from 0 to 1; 0.5 is the estimate of the position before the search.
    """

    action: Action
    title: Text
    place: int
    visits: int
    value: float


def hint_rows(
    rules: Ruleset,
    observation: Observation,
    decision: AgentDecision,
    place: Callable[[Any, Any], int],
) -> tuple[HintRow, ...]:
    """Return the chosen action and the others that were tried; `place` returns where an action leads to."""
    by_token = {action.text: action for action in observation.actions}
    best = observation.actions[decision.index]
    tried = {choice.action: (choice.visits, choice.value) for choice in decision.choices}
    first = tried.pop(best.text, (decision.iterations, decision.value))
    lines = [(best, *first), *((by_token[token], *tried[token]) for token in tried if token in by_token)]
    return tuple(
        HintRow(act, action_label(observation, act), place(observation, act), visits, value)
        for act, visits, value in lines
    )


class HintModel(QAbstractTableModel):
    """The actions tried, the best first."""

    def __init__(self, translate: Translate, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.translate = translate
        self.rows: tuple[HintRow, ...] = ()

    def set_rows(self, rows: tuple[HintRow, ...]) -> None:
        """Show these actions."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_rows(self.rows)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.ToolTipRole:
            return (
                "",
                self.tr("50% means no better than the position looked before the search; higher is better"),
                self.tr("How often the search tried this move"),
            )[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Action"), self.tr("Value"), self.tr("Visits"))[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == VALUE:
            return row
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column():
            return int(_RIGHT)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        return (row.title.render(self.translate), share(row.value), QLocale().toString(row.visits))[
            index.column()
        ]
