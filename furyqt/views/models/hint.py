"""A hint: the best action so far, its worth, and the other actions that the search tried."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, Qt

from ai.agent import AgentDecision
from furyqt.controllers.review.worth import certainty, chances, is_estimated, target_of
from furyqt.rules.core.agenda import Action, action_label
from furyqt.rules.core.ruleset import AnyRuleset, Observation
from furyqt.rules.core.text import Text, Texts, Translate
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.numbers import share

N_ = Texts("chapters")

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TRIES = 2
"""The column that is shown with the details only."""


@dataclass(frozen=True, slots=True)
class HintRow:
    """An action the search tried: its words, its visits, and the chance to win after it, if that is known."""

    action: Action
    title: Text
    place: int
    visits: int
    chance: float | None


@dataclass(frozen=True, slots=True)
class Hint:
    """The search's result, or its best action so far."""

    rows: tuple[HintRow, ...]
    """The best action first."""
    chance: float | None
    """The chance to win after the best action, from 0 to 1; None if the search has hardly begun."""
    sure: Text
    """The certainty of its choice in words."""
    end: Text
    """The expected result in points of the game, or that the chances are about a goal."""
    iterations: int
    goal: Text | None = None
    """The part of the chapter's goal that is missing; the chances are those of the goal then."""
    target: Text | None = None
    """The goal if it is the game's own target, which nothing else on the screen names."""


def hint_of(
    rules: AnyRuleset,
    observation: Observation,
    decision: AgentDecision,
    place: Callable[[Any, Any], int],
    goal: Text | None = None,
) -> Hint:
    """Return a decision as a hint; `place` returns where an action leads to.

    `goal` is what the goal of the chapter still lacks, if the search played for it.
    """
    by_token = {action.text: action for action in observation.actions}
    best = observation.actions[decision.index]
    has_chance = is_estimated(decision)
    known = chances(decision, best.text) if has_chance else {}
    tried = {choice.action: choice.visits for choice in decision.choices}
    first = tried.pop(best.text, decision.iterations)
    others = sorted(
        (token for token in tried if token in by_token), key=lambda t: (-known.get(t, -1.0), -tried[t])
    )
    lines = [(best, first), *((by_token[token], tried[token]) for token in others)]
    rows = tuple(
        HintRow(act, action_label(observation, act), place(observation, act), visits, known.get(act.text))
        for act, visits in lines
    )
    end = _GOAL
    if goal is None and rules.estimate is not None:
        end = rules.estimate(decision.points, observation.player)
    sure = certainty(decision, best.text, len(observation.actions))
    value = decision.value if has_chance else None
    return Hint(rows, value, sure, end, decision.iterations, goal, target_of(rules, goal))


_GOAL = N_("The chances are those of this goal.")


class HintModel(QAbstractTableModel):
    """The actions tried, the best first."""

    def __init__(self, translate: Translate, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.translate = translate
        self.rows: tuple[HintRow, ...] = ()
        self.is_for_goal = False
        """Whether the chances are those of a chapter's goal."""
        self._texts: list[tuple[str, str, str]] = []

    def set_rows(self, rows: tuple[HintRow, ...]) -> None:
        """Show these actions; the current line stays if only the numbers have changed."""
        if [row.action for row in rows] == [row.action for row in self.rows]:
            self.rows = rows
            self._write()
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, TRIES))
            return
        self.beginResetModel()
        self.rows = rows
        self._write()
        self.endResetModel()

    def retranslate(self) -> None:
        """Write all texts in the current language."""
        self._write()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, TRIES)

    def _write(self) -> None:
        """Write the texts once: a view asks for each several times."""
        number = QLocale().toString
        self._texts = [
            (
                row.title.render(self.translate),
                "" if row.chance is None else share(row.chance),
                number(row.visits),
            )
            for row in self.rows
        ]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.ToolTipRole:
            chance = (
                self.tr("Your chance to reach the goal after this move, as the search estimates it")
                if self.is_for_goal
                else self.tr("Your chance to win after this move, as the search estimates it")
            )
            return ("", chance, self.tr("How often the search tried this move"))[section]
        if role == Qt.ItemDataRole.DisplayRole:
            chance = self.tr("Chance of success") if self.is_for_goal else self.tr("Chance to win")
            return (self.tr("Action"), chance, self.tr("Visits"))[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == VALUE:
            return row
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column():
            return int(_RIGHT)
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == 0:
            return self._texts[index.row()][0]
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if index.column() == 1 and row.chance is None:
            return self.tr("too few tries") if role == Qt.ItemDataRole.AccessibleTextRole else "–"
        return self._texts[index.row()][index.column()]
