"""The list of answers: the legal actions, what is closed now, and the part that matches what was typed."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QSortFilterProxyModel, Qt

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import N_, Text, sentence
from furyqt.views.models.rows import VALUE, Index, RowsModel
from furyqt.views.picture import UNKNOWN_PLACE, CardFace

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
    heading: Text | None = None
    """Its heading in the list."""
    under: Action | None = None
    """The action that does the same for less, and whose row this one is folded under."""
    variants: int = 0
    """How many rows are folded under this one."""
    brief: Text | None = None
    """Its words under the heading, if they are fewer."""
    holder: str = ""
    """The figure or player who holds the card, by id."""
    figure: str = ""
    """The figure or player that it chooses, by id."""
    space: int = UNKNOWN_PLACE
    """The space of the trail it is about, the lairs counted after it."""
    die: int = -1
    """The number of the die that it chooses."""

    def leads_to(self, place: int) -> bool:
        """Whether the action leads to a place or is about a way that ends there."""
        return place >= 0 and place in (self.place, self.other_end)


@dataclass(frozen=True, slots=True)
class FoldRow:
    """The line that opens and shuts the list of what is closed now."""

    count: int
    place: int = UNKNOWN_PLACE
    card: None = None


@dataclass(frozen=True, slots=True)
class ClosedRow:
    """What one usually can do, and why not now."""

    name: Text
    reason: Text
    place: int = UNKNOWN_PLACE
    card: None = None
    key: str = ""
    """The key of the card it is about; empty for anything else."""
    holder: str = ""
    """The figure or player who holds that card, by id."""


ListRow = ChoiceRow | FoldRow | ClosedRow

_CLOSED = N_("choices", "Not possible now ({count})")
_NOT_NOW = N_("choices", "{name}: not possible now")
_MORE = N_("choices", "Other ways to do this: {count}; the right arrow key shows them.")


class ChoicesModel(RowsModel[ListRow]):
    """The legal actions in the order of the table, then what is closed."""

    def words(self, row: ListRow) -> str:
        """The words of a button."""
        if isinstance(row, ChoiceRow):
            return row.title.render(self.translate)
        text = row.name if isinstance(row, ClosedRow) else _CLOSED.fill(count=row.count)
        return text.render(self.translate)

    def spoken(self, row: ListRow, number: int) -> str:
        """The words; of what is closed, that it is."""
        if isinstance(row, ClosedRow):
            return _NOT_NOW.fill(name=row.name).render(self.translate)
        return super().spoken(row, number)

    def meaning(self, row: ChoiceRow) -> str:
        """What the card the action is about does."""
        return "" if row.meaning is None else row.meaning.render(self.translate)

    def reason(self, row: ClosedRow) -> str:
        """Why it cannot be done now."""
        return sentence(row.reason.render(self.translate))

    def more(self, row: ListRow, role: int) -> Any:
        """Heading, card and variants to be heard; the card's text also as a tool tip."""
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._description(row)
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(row, ChoiceRow):
            return self.meaning(row) or None
        return None

    def _description(self, row: ListRow) -> str:
        if isinstance(row, ClosedRow):
            return self.reason(row)
        if isinstance(row, FoldRow):
            return ""
        parts = [] if row.heading is None else [f"{sentence(row.heading.render(self.translate))}."]
        if row.variants:
            parts.append(_MORE.fill(count=row.variants).render(self.translate))
        return " ".join(part for part in (*parts, self.meaning(row)) if part)


class FilteredChoices(QSortFilterProxyModel):
    """What is to be seen: what matches everything typed; without typing, what is not folded away.

    Accents and case do not matter.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[str, ...] = ()
        self._open: frozenset[Action] = frozenset()
        self.shows_closed = False
        self._seen: tuple[ListRow, ...] | None = None
        for changed in (
            self.dataChanged,
            self.layoutChanged,
            self.modelReset,
            self.rowsInserted,
            self.rowsRemoved,
        ):
            changed.connect(self._forget)

    def set_filter(self, text: str) -> None:
        """Keep the actions that match."""
        self._parts = tuple(plain(text).split())
        self.invalidate()

    def fold(self) -> None:
        """Fold everything that can be folded."""
        self._open, self.shows_closed = frozenset(), False
        self.invalidate()

    def toggle(self, row: ListRow) -> None:
        """Open or shut what is folded under a row, or under the one this row belongs to."""
        if isinstance(row, ChoiceRow):
            self._open ^= {row.under or row.action}
        else:
            self.shows_closed = not self.shows_closed
        self.invalidate()

    def is_open(self, row: ListRow) -> bool:
        """Whether what is folded under a row is to be seen."""
        if isinstance(row, ChoiceRow):
            return bool(self._parts) or row.action in self._open
        return self.shows_closed or bool(self._parts)

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether a row is to be seen."""
        value: ListRow = self.sourceModel().index(row, 0, parent).data(VALUE)
        if isinstance(value, FoldRow):
            return not self._parts or self._matches_closed()
        if self._parts:
            return self._matches(row, value)
        if isinstance(value, ClosedRow):
            return self.shows_closed
        return value.under is None or value.under in self._open

    def _matches(self, row: int, value: ListRow) -> bool:
        """Whether every part typed occurs in the words, or is the token of the action."""
        words = plain(str(self.sourceModel().index(row, 0).data()))
        token = value.action.text.lower() if isinstance(value, ChoiceRow) else ""
        return all(part in words or part == token for part in self._parts)

    def _matches_closed(self) -> bool:
        rows = (self.sourceModel().index(row, 0).data(VALUE) for row in range(self.sourceModel().rowCount()))
        closed = ((number, row) for number, row in enumerate(rows) if isinstance(row, ClosedRow))
        return any(self._matches(number, row) for number, row in closed)

    def _forget(self) -> None:
        self._seen = None

    @property
    def seen(self) -> tuple[ListRow, ...]:
        """All rows that are to be seen, in order."""
        if self._seen is None or len(self._seen) != self.rowCount():
            self._seen = tuple(self.index(number, 0).data(VALUE) for number in range(self.rowCount()))
        return self._seen

    def row_at(self, number: int) -> ListRow | None:
        """A row that is to be seen."""
        return self.seen[number] if 0 <= number < len(self.seen) else None

    def rows(self) -> list[ChoiceRow]:
        """The actions to be seen in order; they stand before everything else."""
        return [row for row in self.seen if isinstance(row, ChoiceRow)]

    def heading_at(self, number: int) -> Text | None:
        """The heading that begins with a row, if one does."""
        row, before = self.row_at(number), self.row_at(number - 1)
        heading = row.heading if isinstance(row, ChoiceRow) else None
        return None if isinstance(before, ChoiceRow) and before.heading == heading else heading


def plain(text: str) -> str:
    """A text without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
