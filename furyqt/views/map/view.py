"""The view of the map: it pans, pinches, zooms and chooses; arrow keys travel."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QToolTip, QWidget

from furyqt.views.live import TranslatedWidget
from furyqt.views.map.camera import MapCamera
from furyqt.views.map.gestures import Click, GestureControl, Pan, Zoom
from furyqt.views.map.scene import MapScene
from furyqt.views.map.ways import NONE

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
_MARKS = {Qt.Key.Key_1: "here", Qt.Key.Key_2: "not", Qt.Key.Key_3: "question"}


def mark_keys() -> dict[str, str]:
    """Return the key of each manual mark, as the platform writes it."""
    native = QKeySequence.SequenceFormat.NativeText
    return {mark: QKeySequence(Qt.Modifier.CTRL | key).toString(native) for key, mark in _MARKS.items()}


class MapView(TranslatedWidget, MapCamera):
    """A view of a MapScene; it reports the place that was chosen, hovered or focused."""

    place_activated = Signal(str)
    place_hovered = Signal(str)
    place_focused = Signal(str)
    way_activated = Signal(int)
    way_hovered = Signal(int)
    """The way under the pointer that can be chosen, -1 for none."""
    menu_wanted = Signal(str, QPoint)
    """The menu of a place is wanted at this point of the screen."""
    mark_wanted = Signal(str, str)
    """A place should be marked manually: here, not or question."""

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._hands = GestureControl(self, scene)
        self._hovered = ""
        self.takes_marks = False
        """True if keys mark the place with the keyboard's mark."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.retranslate()

    def retranslate(self) -> None:
        """Name the view in the current language."""
        self.setAccessibleName(self.tr("Map of Europe"))
        self._describe()

    # Places

    def place_under(self, position: QPointF) -> str:
        """The place at a view position, or ""."""
        return self._map.guide.place_at(self.exact(position))

    def way_under(self, position: QPointF) -> int:
        """The way at a view position that can be chosen, or -1."""
        return self._map.ways.at(self.exact(position))

    def activate_way(self, way: int) -> None:
        """Report that a way was chosen."""
        self.way_activated.emit(way)

    def name_of(self, key: str) -> str:
        """A place's name in the current language."""
        return self._map.names.texts[key]

    def focused_place(self) -> str:
        """Return the place from which keys start, or ""."""
        return self._map.layer.focused

    def focus_place(self, key: str, *, is_marked: bool = True) -> None:
        """Start keys from a place, keep it visible and announce it; a click leaves no mark there."""
        changed = key != self._map.layer.focused
        self._map.set_focus(key, is_marked=is_marked)
        self._bring_in_sight(key)
        if changed:
            self._describe(announce=True)
            self.place_focused.emit(key)

    def unfocus(self) -> None:
        """Remove the keyboard's mark."""
        self._map.set_focus("")
        self._describe()

    def activate_place(self, key: str) -> None:
        """Report that a place was chosen."""
        if key:
            self.place_activated.emit(key)

    def _bring_in_sight(self, key: str) -> None:
        at = self._map.layer.spot(key) * self.zoom_level()
        across, down = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        room = QRectF(self.viewport().rect()).adjusted(60, 50, -60, -50)
        if not room.contains(at.x() - across, at.y() - down):
            self.center_on(key)

    def _describe(self, announce: bool = False) -> None:
        focused = self._map.layer.focused
        words = self._map.guide.describe(focused) if focused else ""
        keys = self.tr(
            "Arrow keys travel along the roads, Enter chooses, plus and minus zoom, 0 shows the whole map."
        )
        if self.takes_marks:
            marks = self.tr(
                "{here}, {no} and {maybe} mark a place: he is here, he is not here, he may be here."
            )
            here, no, maybe = mark_keys().values()
            keys += " " + marks.format(here=here, no=no, maybe=maybe)
        self.setAccessibleDescription(words or keys)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        if announce and words:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    # Pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start a click or a pan."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._hands.begin(Click(self), event.position())
        elif event.button() == Qt.MouseButton.MiddleButton:
            self._hands.begin(Pan(self), event.position())
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continue the gesture, or hover."""
        if self._hands.move(event.position()):
            if self._hands.is_panning:
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        self._hover(self.place_under(event.position()), self.way_under(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Finish the gesture."""
        self._hands.release(event.position())
        self._set_cursor()

    def leaveEvent(self, event: QEvent) -> None:
        """Clear the hover state."""
        self._hover("", NONE)
        super().leaveEvent(event)

    def _hover(self, key: str, way: int) -> None:
        """Prefer a way to the sea it crosses, and a place's mark to a way."""
        key = key if way == NONE else ""
        if way != self._map.ways.hovered:
            self._map.ways.set_hovered(way)
            self._set_cursor()
            self.way_hovered.emit(way)
        if key != self._hovered:
            self._hovered = key
            self._map.set_hovered(key)
            self._set_cursor()
            self.place_hovered.emit(key)

    def _set_cursor(self) -> None:
        is_on_something = self._hovered or self._map.ways.hovered != NONE
        hand = Qt.CursorShape.PointingHandCursor if is_on_something else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(hand)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer; a trackpad that scrolls pans."""
        if not event.pixelDelta().isNull() and event.phase() != Qt.ScrollPhase.NoScrollPhase:
            delta: QPoint = event.pixelDelta()
            self.scroll_by(delta.x(), delta.y())
        else:
            zoom = Zoom(self)
            zoom.start(event.position())
            zoom.turn(event.angleDelta().y() / 120)
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Handle tool tips, pinches and trackpads."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._words_at(QPointF(event.pos())), self)
            return True
        if isinstance(event, QGestureEvent):
            return self._hands.pinch(event)
        if isinstance(event, QNativeGestureEvent):
            return self._hands.squeeze(event)
        return super().viewportEvent(event)

    def _words_at(self, position: QPointF) -> str:
        """Return the tool tip at a point; none if the words of a journey are already there."""
        way, key = self.way_under(position), self.place_under(position)
        if way != NONE:
            return self._map.ways.words_of(way)
        return self._map.guide.describe(key) if key and not self._map.ways.says_at(key) else ""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of a place, by the right button or by key."""
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            key, at = self.place_under(QPointF(event.pos())), event.globalPos()
        else:
            key = self.focused_place()
            at = (
                self.viewport().mapToGlobal(self.mapFromScene(self._map.layer.spot(key))) if key else QPoint()
            )
        if key:
            self.menu_wanted.emit(key, at)
        event.accept()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Travel, choose, zoom, or cancel the gesture under way."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._hands.travel(_ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._map.layer.focused:
            self._hands.choose()
        elif key == Qt.Key.Key_Escape and self._hands.cancel():
            self._set_cursor()
        elif self._is_mark(event):
            self.mark_wanted.emit(self._map.layer.focused, _MARKS[key])
        elif action := self._zoom_keys().get(key):
            action()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _is_mark(self, event: QEvent) -> bool:
        """Return True if a key marks the focused place."""
        if not (self.takes_marks and self._map.layer.focused and isinstance(event, QKeyEvent)):
            return False
        return Qt.Key(event.key()) in _MARKS and event.modifiers() == Qt.KeyboardModifier.ControlModifier

    def event(self, event: QEvent) -> bool:
        """Prevent the window from using the keys that mark a place as shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and self._is_mark(event):
            event.accept()
            return True
        return super().event(event)

    def _zoom_keys(self) -> dict[Qt.Key, Callable[[], None]]:
        return {
            Qt.Key.Key_Plus: self.zoom_in, Qt.Key.Key_Equal: self.zoom_in, Qt.Key.Key_Minus: self.zoom_out,
            Qt.Key.Key_0: self.fit,
            Qt.Key.Key_PageUp: partial(self.turn_page, 0, -1),
            Qt.Key.Key_PageDown: partial(self.turn_page, 0, 1),
            Qt.Key.Key_Home: partial(self.turn_page, -1, 0),
            Qt.Key.Key_End: partial(self.turn_page, 1, 0),
        }  # fmt: skip

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Announce the place with the keyboard focus."""
        super().focusInEvent(event)
        self._describe()
