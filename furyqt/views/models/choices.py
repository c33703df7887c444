"""The legal actions as a list, and the part of it that matches what was typed."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QSortFilterProxyModel, Qt

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text
from furyqt.views.models.rows import VALUE, Index, RowsModel
from furyqt.views.picture import CardFace

SHORTCUTS = 9


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """A legal action, its words, and the place it leads to (-1 for none).

    An action about a way between two places has another end; one about a card has a meaning.
    """

    action: Action
    title: Text
    place: int
    other_end: int = -1
    meaning: Text | None = None
    card: CardFace | None = None
    """The card it is about, to be read large."""

    def leads_to(self, place: int) -> bool:
        """Whether the action leads to a place or is about a way that ends there."""
        return place >= 0 and place in (self.place, self.other_end)


class ChoicesModel(RowsModel[ChoiceRow]):
    """The legal actions in the order of the rules."""

    def words(self, row: ChoiceRow) -> str:
        """The words of a button."""
        return row.title.render(self.translate)

    def meaning(self, row: ChoiceRow) -> str:
        """What the card the action is about does."""
        return "" if row.meaning is None else row.meaning.render(self.translate)

    def texts(self) -> list[str]:
        """What the cards do that can be chosen, each card once."""
        return list(dict.fromkeys(words for row in self.rows if (words := self.meaning(row))))

    def more(self, row: ChoiceRow, role: int) -> Any:
        """The same as a tool tip."""
        return self.meaning(row) or None if role == Qt.ItemDataRole.ToolTipRole else None


class FilteredChoices(QSortFilterProxyModel):
    """The actions whose words hold everything typed; accents and case do not matter."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[str, ...] = ()

    def set_filter(self, text: str) -> None:
        """Keep the actions that match."""
        self._parts = tuple(plain(text).split())
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether every part typed occurs in the action's words or is its token."""
        model = self.sourceModel()
        index = model.index(row, 0, parent)
        words, token = plain(str(index.data())), index.data(VALUE).action.text.lower()
        return all(part in words or part == token for part in self._parts)

    def rows(self) -> list[ChoiceRow]:
        """The matching actions in order."""
        return [self.index(i, 0).data(VALUE) for i in range(self.rowCount())]


def plain(text: str) -> str:
    """A text without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
