"""The list of chapters: acts, entries with their state in words, and forks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from furyqt.controllers.chapters.journal_pages import JournalEntry
from furyqt.controllers.language import Language
from furyqt.rules.core.text import Texts
from furyqt.views.journal.stories import sign_of, state_words
from furyqt.views.panels.painting import narrowed

N_ = Texts("journal")

_ID = Qt.ItemDataRole.UserRole
_ROW = 1.6
"""The height of a line in heights of its letters."""


class ChapterTree(QTreeWidget):
    """Arrows move, Enter begins the entry."""

    entry_selected = Signal(str)
    entry_chosen = Signal(str)
    """Enter or a double click on an entry."""

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._rows: dict[str, QTreeWidgetItem] = {}
        self._next = ""
        """The entry that is played next."""
        self._is_filling = False
        self._states: dict[str, tuple[str, str]] = {}
        """The state of each entry in words, and its sign."""
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformRowHeights(True)
        self.setMinimumWidth(1)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.currentItemChanged.connect(self._select)
        self.itemActivated.connect(self._choose)

    @property
    def current(self) -> str:
        """The id of the current entry, or an empty text."""
        row = self.currentItem()
        return "" if row is None else row.data(0, _ID) or ""

    def show_entries(self, entries: Sequence[JournalEntry], acts: dict[int, str]) -> None:
        """List the entries below their acts; the current one stays."""
        before = self.current
        self._is_filling = True
        self.clear()
        self._rows, self._states = {}, {}
        tops: dict[int, QTreeWidgetItem] = {}
        for entry in entries:
            if entry.act not in tops:
                top = tops[entry.act] = QTreeWidgetItem([acts.get(entry.act, ""), ""])
                top.setFlags(Qt.ItemFlag.ItemIsEnabled)
                top.setSizeHint(0, QSize(0, round(self.fontMetrics().height() * _ROW)))
                font = top.font(0)
                font.setBold(True)
                top.setFont(0, font)
                self.addTopLevelItem(top)
                top.setFirstColumnSpanned(True)
            words = self._language.text(state_words(entry))
            row = QTreeWidgetItem([self._title(entry, entries), words])
            row.setData(0, _ID, entry.id)
            row.setSizeHint(0, QSize(0, round(self.fontMetrics().height() * _ROW)))
            row.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{row.text(0)}, {row.text(1)}")
            for column in range(2):
                row.setToolTip(column, f"{row.text(0)}: {words}")
            self._states[entry.id] = words, sign_of(entry)
            tops[entry.act].addChild(row)
            self._rows[entry.id] = row
        self.expandAll()
        self._show_states()
        self._is_filling = False
        self._next = _likely(entries)
        self.select(before if before in self._rows else self._next)

    @property
    def wanted_width(self) -> int:
        """Return the width in which all titles and states are complete."""
        metrics, scrolled = self.fontMetrics(), self.verticalScrollBar().sizeHint().width()
        titles = (metrics.horizontalAdvance(f"{row.text(0)}MM") for row in self._rows.values())
        states = (metrics.horizontalAdvance(f"{words}MM") for words, _ in self._states.values())
        return self.indentation() + max(titles, default=0) + max(states, default=0) + scrolled

    def _show_states(self) -> None:
        """Show the states in words, or only their signs if the titles need the room."""
        is_narrow = self.width() < self.wanted_width
        for name, (words, sign) in self._states.items():
            row = self._rows[name]
            row.setText(1, sign if is_narrow else words)
            row.setSizeHint(1, QSize(self.fontMetrics().horizontalAdvance(f"{row.text(1)}MM"), 0))
        self._fit_titles()

    def _fit_titles(self) -> None:
        """Show titles that are wider than their column in narrower letters."""
        states = (row.sizeHint(1).width() for row in self._rows.values())
        room = self.viewport().width() - 2 * self.indentation() - max(states, default=0)
        for row in self._rows.values():
            words = f"{row.text(0)}M"
            is_wide = self.fontMetrics().horizontalAdvance(words) > room
            row.setFont(0, narrowed(self.font(), words, room) if is_wide else self.font())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the states to the new width."""
        super().resizeEvent(event)
        self._show_states()

    def _title(self, entry: JournalEntry, entries: Sequence[JournalEntry]) -> str:
        title = self._language.text(_TITLE.fill(number=entry.label, title=entry.title))
        listed = {other.id for other in entries}
        if any(other < entry.id for other in entry.forks if other in listed):
            return self._language.text(_OR.fill(title=title))
        return title

    def resume(self) -> None:
        """Make the entry that is played next the current one."""
        self.select(self._next)

    def select(self, name: str) -> None:
        """Make an entry the current one."""
        if name in self._rows:
            self.setCurrentItem(self._rows[name])

    def _select(self, row: QTreeWidgetItem | None) -> None:
        if not self._is_filling and row is not None and row.data(0, _ID):
            self.entry_selected.emit(row.data(0, _ID))

    def _choose(self, row: QTreeWidgetItem) -> None:
        if row.data(0, _ID):
            self.entry_chosen.emit(row.data(0, _ID))


def _likely(entries: Sequence[JournalEntry]) -> str:
    """Return the entry that is played next."""
    for state in ("running", "open"):
        for entry in entries:
            if entry.state == state:
                return entry.id
    return entries[-1].id if entries else ""


_TITLE = N_("{number}. {title}")
_OR = N_("or {title}")
