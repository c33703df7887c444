"""What a hand does on the map: every gesture is an object that starts, finishes or is cancelled."""

from typing import Protocol

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication

from furyqt.views.map.camera import STEP


class Surface(Protocol):
    """What gestures need of a view."""

    def look_point(self) -> QPointF:
        """The point of the sheet in the middle of the view."""

    def look_at(self, point: QPointF) -> None:
        """Bring a point of the sheet to the middle of the view."""

    def scroll_by(self, dx: int, dy: int) -> None:
        """Move the sheet under the view by so many pixels."""

    def zoom_level(self) -> float:
        """Pixels for a unit."""

    def zoom_to(self, zoom: float, anchor: QPointF) -> None:
        """Zoom, and keep the point of the sheet under a view position there."""

    def place_under(self, position: QPointF) -> str:
        """The place at a view position, or ""."""

    def way_under(self, position: QPointF) -> int:
        """The way at a view position that can be chosen, or -1."""

    def activate_way(self, way: int) -> None:
        """Tell the world that a way was chosen."""

    def focused_place(self) -> str:
        """The place with the keyboard's mark, or ""."""

    def focus_place(self, key: str) -> None:
        """Put the keyboard's mark on a place."""

    def activate_place(self, key: str) -> None:
        """Tell the world that a place was chosen."""


class Gesture:
    """A gesture under way on a surface."""

    def __init__(self, surface: Surface) -> None:
        self.surface = surface
        self._from = QPointF(surface.look_point())
        self._zoom = surface.zoom_level()

    def start(self, position: QPointF) -> None:
        """Begin at a view position."""

    def move(self, position: QPointF) -> "Gesture":
        """Go on at a view position; the gesture that goes on may be another one."""
        return self

    def finish(self, position: QPointF) -> None:
        """End, and let it count."""

    def cancel(self) -> None:
        """End, and leave everything as it was before."""
        self.surface.zoom_to(self._zoom, QPointF(0, 0))
        self.surface.look_at(self._from)


class Pan(Gesture):
    """Dragging the sheet."""

    def start(self, position: QPointF) -> None:
        """Take hold of the sheet."""
        self._last = position.toPoint()

    def move(self, position: QPointF) -> Gesture:
        """Drag it along."""
        now: QPoint = position.toPoint()
        self.surface.scroll_by(now.x() - self._last.x(), now.y() - self._last.y())
        self._last = now
        return self


class Click(Gesture):
    """A press that chooses a place or a way, or becomes a pan when the pointer runs off."""

    def start(self, position: QPointF) -> None:
        """Note where the press was."""
        self._pressed = position
        self._way = self.surface.way_under(position)
        self._key = self.surface.place_under(position) if self._way < 0 else ""

    def move(self, position: QPointF) -> Gesture:
        """Become a pan once the pointer left the spot."""
        if (position - self._pressed).manhattanLength() < QApplication.startDragDistance():
            return self
        pan = Pan(self.surface)
        pan.start(self._pressed)
        return pan.move(position)

    def finish(self, position: QPointF) -> None:
        """Choose what was pressed and is still under the pointer."""
        if self._way >= 0 and self.surface.way_under(position) == self._way:
            self.surface.activate_way(self._way)
        if self._key and self.surface.place_under(position) == self._key:
            self.surface.focus_place(self._key)
            self.surface.activate_place(self._key)

    def cancel(self) -> None:
        """Choose nothing."""


class Pinch(Gesture):
    """Two fingers, or a trackpad: zoom about their middle."""

    def start(self, position: QPointF) -> None:
        """Note the middle."""
        self._middle = position

    def stretch(self, factor: float, middle: QPointF) -> None:
        """Zoom by a factor since the last call, and follow the middle of the fingers."""
        moved = (middle - self._middle).toPoint()
        self._middle = middle
        self.surface.scroll_by(moved.x(), moved.y())
        self.surface.zoom_to(self.surface.zoom_level() * factor, middle)


class Zoom(Gesture):
    """The wheel: zoom about the pointer, a step a notch."""

    def start(self, position: QPointF) -> None:
        """Note the pointer."""
        self._anchor = position

    def turn(self, notches: float) -> None:
        """Turn the wheel; away from oneself comes nearer."""
        self.surface.zoom_to(self.surface.zoom_level() * STEP**notches, self._anchor)


class Travel(Gesture):
    """A walk by arrow keys from place to place; cancelling goes back to where it began."""

    def start(self, position: QPointF) -> None:
        """Note the place the walk begins at."""
        self._origin = self.surface.focused_place()

    def step(self, key: str) -> None:
        """Go on to a place."""
        self.surface.focus_place(key)

    def finish(self, position: QPointF) -> None:
        """Choose the place reached."""
        self.surface.activate_place(self.surface.focused_place())

    def cancel(self) -> None:
        """Go back."""
        super().cancel()
        if self._origin:
            self.surface.focus_place(self._origin)
