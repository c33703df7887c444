"""The current gesture on the map: one at a time, by mouse, touch, trackpad or arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

from furyqt.views.map.input.gestures import Click, Gesture, Pan, Pinch, Surface, Travel
from furyqt.views.map.scene import MapScene


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
