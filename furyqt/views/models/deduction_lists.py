"""The lists of the deduction aids: possible places, evidence, and the person's own marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import log2
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QIcon

from furyqt.controllers.computer import place_words
from furyqt.controllers.computer.place_words import when as when
from furyqt.rules.core.text import Text, Texts, Translate, sentence
from furyqt.views import art
from furyqt.views.models.rows import VALUE, Index, RowsModel
from furyqt.views.numbers import share
from furyqt.views.picture import Evidence
from furyqt.views.theme import Colors

N_ = Texts("aids")

HIDDEN_FIGURE = N_("the hidden figure")
"""The figure whose places are unknown, in a game that has no name for it."""


def legend(figure: Text, turn: int, *, is_theirs: bool) -> Text:
    """Return the meaning of the discs on the map, for the hidden figure with this name.

    `is_theirs` means that the figure's own player looks at what the others know.
    """
    if is_theirs:
        return N_.plural("Where the others think you were %n turn(s) ago", turn) if turn else _THEIRS_NOW
    if not turn:
        return _LEGEND_NOW.fill(figure=figure)
    return N_.plural("Where {figure} may have been %n turn(s) ago", turn).fill(figure=figure)


_THEIRS_NOW = N_("Where the others expect you now")
_LEGEND_NOW = N_("Where {figure} may be now")


_RATIO = 2.0
"""The highest device pixel ratio that the signs are drawn for."""


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs in one theme and text size."""

    color: str
    selected: str
    side: int

    def icon(self, name: str) -> QIcon:
        """Return the sign with this name in resources/art/icons."""
        found = QIcon(art.icon(name, self.color, self.side, _RATIO))
        found.addPixmap(art.icon(name, self.selected, self.side, _RATIO), QIcon.Mode.Selected)
        return found


def signs(colors: Colors, side: int) -> Signs:
    """Return signs in the colors of a list's words."""
    return Signs(colors.text, colors.on_accent, side)


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


SHARE = VALUE + 1
"""The role of a place's probability relative to the greatest one."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place, its probability from 0 to 1, and the number of ways to it; 0 if they were not counted."""

    place: int
    chance: float
    ways: int


def bits(chances: Mapping[int, float]) -> float:
    """Return the entropy in bits."""
    return max(0.0, -sum(chance * log2(chance) for chance in chances.values() if chance > 0))


WAYS, ESTIMATE = "ways", "estimate"


class LikelyModel(QAbstractTableModel):
    """The most probable place first; without estimates the one with most ways, then by name."""

    def __init__(
        self, translate: Translate, name: Callable[[int], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._translate, self._name = translate, name
        self.chances: Mapping[int, float] = {}
        self.ways: Mapping[int, int] = {}
        self.weighted = True
        self.rows: tuple[PlaceRow, ...] = ()

    def set_chances(self, chances: Mapping[int, float], ways: Mapping[int, int], weighted: bool) -> None:
        """Show the ways to these places, and their probabilities if wanted."""
        self.beginResetModel()
        self.chances, self.ways, self.weighted = chances, ways, weighted
        by_name = sorted((self._name(place), place) for place, chance in chances.items() if chance > 0)
        rows = [PlaceRow(place, chances[place], ways.get(place, 0)) for _, place in by_name]
        self.rows = tuple(sorted(rows, key=lambda row: -(row.chance if weighted else row.ways)))
        self.endResetModel()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_chances(self.chances, self.ways, self.weighted)

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns after the place."""
        return ((WAYS,) if self.ways else ()) + ((ESTIMATE,) if self.weighted else ())

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        """Return the place's column and those after it."""
        return 0 if parent.isValid() else 1 + len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            names = {WAYS: self.tr("Ways"), ESTIMATE: self.tr("Estimate")}
            return names[self.columns[section - 1]] if section else self.tr("Place")
        if role == Qt.ItemDataRole.ToolTipRole and section:
            meanings = {WAYS: place_words.WAYS, ESTIMATE: place_words.ESTIMATE}
            return meanings[self.columns[section - 1]].render(self._translate)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's words, or the row itself."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == VALUE:
            return row
        if role == SHARE:
            is_estimate = index.column() and self.columns[index.column() - 1] == ESTIMATE
            return row.chance / self.rows[0].chance if is_estimate else 0.0
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column():
            return int(_RIGHT)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(row)[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(self._words(row))
        return None

    def _words(self, row: PlaceRow) -> list[str]:
        chance = share(row.chance) if row.chance >= 0.01 else f"<{share(0.01)}"
        words = {WAYS: str(row.ways), ESTIMATE: chance}
        return [self._name(row.place), *(words[column] for column in self.columns)]
