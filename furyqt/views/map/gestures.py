"""Gestures on the map: each is an object that starts, finishes or is canceled, one at a time."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QWidget

from furyqt.views.map.camera import STEP
from furyqt.views.map.scene import MapScene


class Surface(Protocol):
    """The view as gestures need it."""

    def middle(self) -> QPointF:
        """Return the view position of its middle."""

    def viewport(self) -> QWidget:
        """Return the widget in whose coordinates view positions are."""

    def center_point(self) -> QPointF:
        """The point of the sheet in the middle of the view."""

    def center_on_point(self, point: QPointF) -> None:
        """Center the view on a point of the sheet."""

    def scroll_by(self, dx: int, dy: int) -> None:
        """Move the sheet under the view by a number of pixels."""

    def zoom_level(self) -> float:
        """Return the pixels per unit."""

    def zoom_to(self, zoom: float, anchor: QPointF) -> None:
        """Zoom, and keep the point of the sheet under a view position there."""

    def place_under(self, position: QPointF) -> str:
        """The place at a view position, or ""."""

    def way_under(self, position: QPointF) -> int:
        """The way at a view position that can be chosen, or -1."""

    def activate_way(self, way: int) -> None:
        """Report that a way was chosen."""

    def focused_place(self) -> str:
        """Return the place with the keyboard's mark, or ""."""

    def focus_place(self, key: str, *, is_marked: bool = True) -> None:
        """Start keys from a place, with the keyboard's mark on it or not."""

    def activate_place(self, key: str) -> None:
        """Report that a place was chosen."""


class Gesture:
    """A gesture in progress on a surface."""

    def __init__(self, surface: Surface) -> None:
        self.surface = surface
        self._from = QPointF(surface.center_point())
        self._zoom = surface.zoom_level()

    def start(self, position: QPointF) -> None:
        """Start at a view position."""

    def move(self, position: QPointF) -> Gesture:
        """Continue at a view position; returns the gesture to continue with, which may be another one."""
        return self

    def finish(self, position: QPointF) -> None:
        """End the gesture and apply it."""

    def cancel(self) -> None:
        """End the gesture and restore the previous state."""
        self.surface.zoom_to(self._zoom, QPointF(0, 0))
        self.surface.center_on_point(self._from)


class Pan(Gesture):
    """Dragging the sheet."""

    def start(self, position: QPointF) -> None:
        """Start to drag the sheet."""
        self._last = position.toPoint()

    def move(self, position: QPointF) -> Gesture:
        """Drag the sheet."""
        now: QPoint = position.toPoint()
        self.surface.scroll_by(now.x() - self._last.x(), now.y() - self._last.y())
        self._last = now
        return self


class Click(Gesture):
    """A press that chooses a place or a way, or becomes a pan when the pointer moves away."""

    def start(self, position: QPointF) -> None:
        """Store the position of the press."""
        self._pressed = position
        self._way = self.surface.way_under(position)
        self._key = self.surface.place_under(position) if self._way < 0 else ""

    def move(self, position: QPointF) -> Gesture:
        """Become a pan when the pointer has left the spot."""
        if (position - self._pressed).manhattanLength() < QApplication.startDragDistance():
            return self
        pan = Pan(self.surface)
        pan.start(self._pressed)
        return pan.move(position)

    def finish(self, position: QPointF) -> None:
        """Choose the pressed place or way if it is still under the pointer."""
        if self._way >= 0 and self.surface.way_under(position) == self._way:
            self.surface.activate_way(self._way)
        if self._key and self.surface.place_under(position) == self._key:
            self.surface.focus_place(self._key, is_marked=False)
            self.surface.activate_place(self._key)

    def cancel(self) -> None:
        """Choose nothing."""


class Pinch(Gesture):
    """Two fingers, or a trackpad: zoom about their middle."""

    def start(self, position: QPointF) -> None:
        """Store the middle."""
        self._middle = position

    def stretch(self, factor: float, middle: QPointF) -> None:
        """Zoom by a factor since the last call, and follow the middle of the fingers."""
        moved = (middle - self._middle).toPoint()
        self._middle = middle
        self.surface.scroll_by(moved.x(), moved.y())
        self.surface.zoom_to(self.surface.zoom_level() * factor, middle)


class Zoom(Gesture):
    """The wheel: zoom about the pointer, one step per notch."""

    def start(self, position: QPointF) -> None:
        """Store the pointer position."""
        self._anchor = position

    def turn(self, notches: float) -> None:
        """Turn the wheel; a turn away from you zooms in."""
        self.surface.zoom_to(self.surface.zoom_level() * STEP**notches, self._anchor)


class Travel(Gesture):
    """A walk by arrow keys from place to place; canceling returns to its start."""

    def start(self, position: QPointF) -> None:
        """Store the start of the walk."""
        self._origin = self.surface.focused_place()

    def step(self, key: str) -> None:
        """Continue to a place."""
        self.surface.focus_place(key)

    def finish(self, position: QPointF) -> None:
        """Choose the last place of the walk."""
        self.surface.activate_place(self.surface.focused_place())

    def cancel(self) -> None:
        """Return to the start."""
        super().cancel()
        if self._origin:
            self.surface.focus_place(self._origin)


class GestureControl:
    """Starts, continues, finishes and cancels gestures on a view."""

    def __init__(self, view: Surface, scene: MapScene) -> None:
        self._view, self._map = view, scene
        self._gesture: Gesture | None = None

    def begin(self, gesture: Gesture, position: QPointF) -> None:
        """Start a gesture at a view position."""
        self._gesture = gesture
        gesture.start(position)

    def move(self, position: QPointF) -> bool:
        """Continue a click or pan; returns True if there is one."""
        if not isinstance(self._gesture, Click | Pan):
            return False
        self._gesture = self._gesture.move(position)
        return True

    @property
    def is_panning(self) -> bool:
        """Return True while the pointer pans the sheet."""
        return isinstance(self._gesture, Pan)

    def release(self, position: QPointF) -> None:
        """Finish a click or pan and drop any other gesture."""
        gesture, self._gesture = self._gesture, None
        if isinstance(gesture, Click | Pan):
            gesture.finish(position)

    def pinch(self, event: QGestureEvent) -> bool:
        """Follow two fingers on a touch screen."""
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(pinch, QPinchGesture):
            return False
        middle = QPointF(self._view.viewport().mapFromGlobal(pinch.hotSpot().toPoint()))
        state = pinch.state()
        if state == Qt.GestureState.GestureStarted or not isinstance(self._gesture, Pinch):
            self.begin(Pinch(self._view), middle)
        if isinstance(self._gesture, Pinch):
            self._gesture.stretch(pinch.scaleFactor(), middle)
        if state in (Qt.GestureState.GestureFinished, Qt.GestureState.GestureCanceled):
            self._end_pinch(state == Qt.GestureState.GestureCanceled, middle)
        event.accept(Qt.GestureType.PinchGesture)
        return True

    def _end_pinch(self, cancelled: bool, middle: QPointF) -> None:
        gesture, self._gesture = self._gesture, None
        if gesture and cancelled:
            gesture.cancel()
        elif gesture:
            gesture.finish(middle)

    def squeeze(self, event: QNativeGestureEvent) -> bool:
        """Follow two fingers on a trackpad."""
        if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
            return False
        pinch = Pinch(self._view)
        pinch.start(event.position())
        pinch.stretch(1 + event.value(), event.position())
        return True

    def travel(self, direction: tuple[int, int]) -> None:
        """Go to the next place in a direction, or start at the place nearest to the middle of the view."""
        focused = self._map.layer.focused
        if not focused:
            nearest = self._map.guide.nearest_place(self._view.center_point())
            if nearest:
                self._view.focus_place(nearest)
            return
        if not isinstance(self._gesture, Travel):
            self.begin(Travel(self._view), self._view.middle())
        reached = self._map.guide.travel(focused, direction)
        if reached and isinstance(self._gesture, Travel):
            self._gesture.step(reached)

    def choose(self) -> None:
        """Choose the focused place."""
        gesture, self._gesture = self._gesture, None
        if isinstance(gesture, Travel):
            gesture.finish(self._view.middle())
        else:
            self._view.activate_place(self._map.layer.focused)

    def cancel(self) -> bool:
        """Cancel the gesture; returns True if there was one."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
        return gesture is not None
