"""Manual marks: a place's menu and keys add one and erase an existing one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu

from furyqt.views.access.announce import announce
from furyqt.views.map.values import MapBadge
from furyqt.views.map.view import MapView, mark_keys


class ManualMarks(QObject):
    """The manual marks on a map by the keys of their places: here, not or question."""

    mark_requested = Signal(str, str)
    """A place should have this mark, or none ("")."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._view = view
        self.marks: Mapping[str, str] = {}
        self.menu = QMenu(view)
        view.menu_wanted.connect(self._open_menu)
        view.mark_wanted.connect(self._ask)

    def badges(self) -> list[MapBadge]:
        """Return the marks as badges of the map."""
        words = self._words()
        return [
            MapBadge(place, "", f"pencil_{mark}", words[mark])
            for place, mark in sorted(self.marks.items())
            if mark in words
        ]

    def _words(self) -> dict[str, str]:
        return {
            "here": self.tr("your mark: here"),
            "not": self.tr("your mark: not here"),
            "question": self.tr("your mark: perhaps"),
        }

    def _ask(self, place: str, mark: str) -> None:
        wanted = "" if self.marks.get(place) == mark else mark
        self.mark_requested.emit(place, wanted)
        announce(self._view, self._words().get(wanted, self.tr("mark erased")))

    def _open_menu(self, place: str, at: QPoint) -> None:
        """Open the menu of a place with the possible marks."""
        if not self._view.takes_marks:
            return
        self._view.focus_place(place)
        self.menu.clear()
        self.menu.addSection(self._view.name_of(place))
        for mark, key in mark_keys().items():
            entry = self.menu.addAction(f"{self._entries()[mark]}\t{key}")
            entry.setCheckable(True)
            entry.setChecked(self.marks.get(place) == mark)
            entry.triggered.connect(lambda _=False, mark=mark: self._ask(place, mark))
        self.menu.popup(at)

    def _entries(self) -> dict[str, str]:
        return {
            "here": self.tr("He is here"),
            "not": self.tr("He is not here"),
            "question": self.tr("He may be here"),
        }
