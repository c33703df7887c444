"""The marks on places of the map: choosable, selected, pointed out or refused."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer

from furyqt.rules.core.atlas import Atlas
from furyqt.views.map.scene import MapScene
from furyqt.views.picture import UNKNOWN_PLACE

_REFUSAL_MS = 1600
_NO_CITY = ("sea", "hospital")
"""Kinds of places that are not marked as closed when cities are to be chosen."""


class PlaceMarks(QObject):
    """Marks places by their index in the atlas."""

    def __init__(self, scene: MapScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.atlas: Atlas | None = None
        self._legal: frozenset[int] = frozenset()
        self._closed: frozenset[int] = frozenset()
        self.pointed: frozenset[int] = frozenset()
        self._selected = self._refused = UNKNOWN_PLACE
        self._end_of_refusal = QTimer(self, singleShot=True, interval=_REFUSAL_MS)
        self._end_of_refusal.timeout.connect(self._forget_refusal)

    def offer(self, legal: frozenset[int]) -> None:
        """Mark the places that can be chosen; nothing is selected or refused afterwards."""
        self._legal, self._selected, self._refused = legal, UNKNOWN_PLACE, UNKNOWN_PLACE
        self._mark()

    def close(self, places: frozenset[int]) -> None:
        """Mark the places that are closed in this game."""
        if places != self._closed:
            self._closed = places
            self._mark()

    def select(self, place: int) -> None:
        """Mark a place as selected."""
        if place != self._selected:
            self._selected = place
            self._mark()

    def point_out(self, places: Iterable[int]) -> None:
        """Mark the places that a line of a list is about, until others are pointed out."""
        pointed = frozenset(places)
        if pointed != self.pointed:
            self.pointed = pointed
            self._mark()

    def refuse(self, place: int) -> None:
        """Mark a place as out of reach for a moment."""
        self._refused = place
        self._mark()
        self._end_of_refusal.start()

    def clear(self) -> None:
        """Keep only the marks of the places that can be chosen."""
        self._selected = self._refused = UNKNOWN_PLACE
        self.pointed = frozenset()
        self._mark()

    def _forget_refusal(self) -> None:
        self._refused = UNKNOWN_PLACE
        self._mark()

    def _mark(self) -> None:
        if self.atlas is None:
            return
        places = self.atlas.places
        marks = {places[place].key: "illegal" for place in self._closed}
        marks |= self._open_places(self.atlas)
        marks |= {places[place].key: "selected" for place in self.pointed}
        if self._selected != UNKNOWN_PLACE:
            marks[places[self._selected].key] = "selected"
        if self._refused != UNKNOWN_PLACE:
            marks[places[self._refused].key] = "illegal"
        self._scene.set_highlights(marks)

    def _open_places(self, atlas: Atlas) -> dict[str, str]:
        """Return the legal places, or only the closed ones if nearly all are legal, for a calm map."""
        if 2 * len(self._legal) > len(atlas.places):
            closed = (
                place
                for place in atlas.places
                if place.index not in self._legal and place.kind not in _NO_CITY
            )
            return {place.key: "illegal" for place in closed}
        return {atlas.places[place].key: "legal" for place in self._legal}
