"""The list in which places are marked with the keyboard: one line with a check box for each place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QWidget

from furyqt.rules.core.atlas import Atlas
from furyqt.rules.core.folding import folded
from furyqt.rules.core.text import Translate
from furyqt.views.models.rows import Index
from furyqt.views.panels.lists import ShortList

_PLACE = Qt.ItemDataRole.UserRole
_GAP = 1
"""The space around a row, which keeps the check boxes apart."""
_CHECKED, _OPEN = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class PlaceList(ShortList):
    """All places by name; a letter jumps to a name, and the space bar marks it."""

    toggled = Signal(int, bool)
    """A place was marked or its mark removed, by the person."""
    place_selected = Signal(int)
    place_activated = Signal(int)
    """A place was chosen with Enter or a double click."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent, lines=4)
        self.setSpacing(_GAP)
        self._translate = translate
        self._atlas: Atlas | None = None
        self._rows: dict[int, QStandardItem] = {}
        self._notes: dict[int, str] = {}
        self._without: frozenset[int] = frozenset()
        self._is_open, self._is_setting = True, False
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setEditTriggers(self.EditTrigger.NoEditTriggers)
        self._model.itemChanged.connect(self._changed)
        self.selectionModel().currentChanged.connect(self._select)
        self.activated.connect(lambda index: self.place_activated.emit(index.data(_PLACE)))

    @property
    def marked(self) -> frozenset[int]:
        """The marked places."""
        return frozenset(place for place, row in self._rows.items() if row.checkState() == _CHECKED)

    def set_atlas(self, atlas: Atlas, without: Collection[int] = ()) -> None:
        """List the places of a map, except for some, none of them marked."""
        self._atlas, self._without = atlas, frozenset(without)
        self._notes = {}
        self._fill(frozenset())

    def _fill(self, marked: frozenset[int]) -> None:
        self._model.clear()
        self._rows = {}
        if self._atlas is None:
            return
        names = {
            place.index: place.name.render(self._translate)
            for place in self._atlas.places
            if place.index not in self._without
        }
        for place in sorted(names, key=lambda place: folded(names[place])):
            note = self._notes.get(place, "")
            row = QStandardItem(f"{names[place]} – {note}" if note else names[place])
            row.setData(place, _PLACE)
            row.setCheckable(self._is_open)
            row.setCheckState(_CHECKED if place in marked else _OPEN)
            self._rows[place] = row
            self._model.appendRow(row)

    def set_marked(self, marked: Iterable[int]) -> None:
        """Mark exactly these places; nothing is emitted."""
        wanted = frozenset(marked)
        self._is_setting = True
        for place, row in self._rows.items():
            row.setCheckState(_CHECKED if place in wanted else _OPEN)
        self._is_setting = False

    def show_grade(self, notes: Mapping[int, str]) -> None:
        """Write a note after the names of these places; the marks cannot be changed any more."""
        marked, self._is_open, self._notes = self.marked, False, dict(notes)
        self._fill(marked)

    def reopen(self) -> None:
        """Remove all notes and marks; places can be marked again."""
        self._is_open, self._notes = True, {}
        self._fill(frozenset())

    def _changed(self, row: QStandardItem) -> None:
        if self._is_open and not self._is_setting:
            self.toggled.emit(row.data(_PLACE), row.checkState() == _CHECKED)

    def _select(self, index: Index) -> None:
        place = index.data(_PLACE)
        if place is not None:
            self.place_selected.emit(place)

    def changeEvent(self, event: QEvent) -> None:
        """Name the places in the current language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fill(self.marked)
