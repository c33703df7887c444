"""The list of actions: the legal ones, those that are closed now, and the filter by typed words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QSortFilterProxyModel, Qt

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.folding import FOLDS, Fold, folded
from furyqt.rules.core.text import Text, Texts, sentence
from furyqt.views.models.rows import VALUE, Index, RowsModel
from furyqt.views.picture import UNKNOWN_PLACE, CardFace

N_ = Texts("choices")

SHORTCUTS = 9
_FEW_CARDS = 5
"""The most cards of a question that are shown in large."""


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """A legal action, its words, and the place it leads to (-1 for none).

    An action about a connection between two places has another end; one about a card has a meaning.
    """

    action: Action
    title: Text
    place: int
    other_end: int = -1
    meaning: Text | None = None
    card: CardFace | None = None
    """The card the action is about, to be shown large."""
    heading: Text | None = None
    """Its heading in the list."""
    under: Action | None = None
    """The action with the same effect at a lower cost; this row is folded under its row."""
    variants: int = 0
    """The number of rows folded under this one."""
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
    spot: int = UNKNOWN_PLACE
    """The space or the vehicle of the town that it chooses."""

    def leads_to(self, place: int) -> bool:
        """Return whether the action leads to a place or is about a connection that ends there."""
        return place >= 0 and place in (self.place, self.other_end)


def offered_cards(rows: Sequence[ChoiceRow]) -> tuple[CardFace, ...]:
    """Return the different cards of a question that is about a choice of few cards, or none."""
    cards = {row.card.key: row.card for row in rows if row.card is not None and _is_read(row.card)}
    others = [row for row in rows if row.card is None or row.card.key not in cards]
    return tuple(cards.values()) if len(others) <= 1 and len(cards) <= _FEW_CARDS else ()


def _is_read(face: CardFace) -> bool:
    """Return whether there is more on a card than a place or figures."""
    return face.place == UNKNOWN_PLACE and face.text is not None and not face.is_back


@dataclass(frozen=True, slots=True)
class FoldRow:
    """The row that opens and closes the list of closed actions."""

    count: int
    place: int = UNKNOWN_PLACE
    card: None = None


@dataclass(frozen=True, slots=True)
class ClosedRow:
    """An action that is usually possible, and why it is not now."""

    name: Text
    reason: Text
    place: int = UNKNOWN_PLACE
    card: None = None
    key: str = ""
    """The key of the card it is about; empty for anything else."""
    holder: str = ""
    """The figure or player who holds that card, by id."""


ListRow = ChoiceRow | FoldRow | ClosedRow

_CLOSED = N_("Not possible now ({count})")
_NOT_NOW = N_("{name}: not possible now")
_MORE = N_("Other ways to do this: {count}; the right arrow key shows them.")


class ChoicesModel(RowsModel[ListRow]):
    """The legal actions in table order, then the closed ones."""

    def words(self, row: ListRow) -> str:
        """Return the words of a button."""
        if isinstance(row, ChoiceRow):
            return row.title.render(self.translate)
        text = row.name if isinstance(row, ClosedRow) else _CLOSED.fill(count=row.count)
        return text.render(self.translate)

    def spoken(self, row: ListRow, number: int) -> str:
        """Return the words to be read aloud, with a note if the row is closed."""
        if isinstance(row, ClosedRow):
            return _NOT_NOW.fill(name=row.name).render(self.translate)
        return super().spoken(row, number)

    def meaning(self, row: ChoiceRow) -> str:
        """Return the effect of the card the action is about."""
        return "" if row.meaning is None else row.meaning.render(self.translate)

    def reason(self, row: ClosedRow) -> str:
        """Return why the action is not possible now."""
        return sentence(row.reason.render(self.translate))

    def more(self, row: ListRow, role: int) -> Any:
        """Return heading, card and variants to be read aloud; the card's text also as a tool tip."""
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
    """The visible rows: those that match everything typed, or without typing those that are not folded.

    Accents and case do not matter; if nothing matches, nor does the e of a written out umlaut.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[str, ...] = ()
        self._fold: Fold = folded
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
        for self._fold in FOLDS:
            self._parts = tuple(self._fold(text).split())
            self.invalidate()
            if self.rowCount():
                return

    def best(self) -> int:
        """Return the number of the first visible row with words that begin as typed, else of the first."""
        words = (self._fold(str(self.index(number, 0).data())).split() for number in range(self.rowCount()))
        begun = (all(any(one.startswith(part) for one in row) for part in self._parts) for row in words)
        return next((number for number, is_begun in enumerate(begun) if is_begun), 0)

    def fold(self) -> None:
        """Fold everything that can be folded."""
        self._open, self.shows_closed = frozenset(), False
        self.invalidate()

    def toggle(self, row: ListRow) -> None:
        """Fold or unfold the rows under this row, or under the row this one belongs to."""
        if isinstance(row, ChoiceRow):
            self._open ^= {row.under or row.action}
        else:
            self.shows_closed = not self.shows_closed
        self.invalidate()

    def is_open(self, row: ListRow) -> bool:
        """Return whether the rows under this row are unfolded."""
        if isinstance(row, ChoiceRow):
            return bool(self._parts) or row.action in self._open
        return self.shows_closed or bool(self._parts)

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Return whether a row is visible."""
        value: ListRow = self.sourceModel().index(row, 0, parent).data(VALUE)
        if isinstance(value, FoldRow):
            return not self._parts or self._matches_closed()
        if self._parts:
            return self._matches(row, value)
        if isinstance(value, ClosedRow):
            return self.shows_closed
        return value.under is None or value.under in self._open

    def _matches(self, row: int, value: ListRow) -> bool:
        """Return whether every typed part occurs in the words, or is the token of the action."""
        words = self._fold(str(self.sourceModel().index(row, 0).data()))
        token = self._fold(value.action.text) if isinstance(value, ChoiceRow) else ""
        return all(part in words or part == token for part in self._parts)

    def _matches_closed(self) -> bool:
        rows = (self.sourceModel().index(row, 0).data(VALUE) for row in range(self.sourceModel().rowCount()))
        closed = ((number, row) for number, row in enumerate(rows) if isinstance(row, ClosedRow))
        return any(self._matches(number, row) for number, row in closed)

    def _forget(self) -> None:
        self._seen = None

    @property
    def seen(self) -> tuple[ListRow, ...]:
        """All visible rows in order."""
        if self._seen is None or len(self._seen) != self.rowCount():
            self._seen = tuple(self.index(number, 0).data(VALUE) for number in range(self.rowCount()))
        return self._seen

    def row_at(self, number: int) -> ListRow | None:
        """Return a visible row by its number."""
        return self.seen[number] if 0 <= number < len(self.seen) else None

    def rows(self) -> list[ChoiceRow]:
        """Return the visible actions in order; they come before all other rows."""
        return [row for row in self.seen if isinstance(row, ChoiceRow)]

    def heading_at(self, number: int) -> Text | None:
        """Return the heading that begins with this row, if any."""
        row, before = self.row_at(number), self.row_at(number - 1)
        heading = row.heading if isinstance(row, ChoiceRow) else None
        return None if isinstance(before, ChoiceRow) and before.heading == heading else heading
