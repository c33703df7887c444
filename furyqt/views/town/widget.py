"""The town on the table: spots are chosen by mouse, by dragging a figure, or by keys."""

from __future__ import annotations

from textwrap import fill

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views.access.announce import announce_now
from furyqt.views.access.tab_order import bring_in_sight
from furyqt.views.picture import TownFigure, TownPanel
from furyqt.views.town.figures import paint_figure
from furyqt.views.town.ink import TownInk
from furyqt.views.town.layout import TownPlaces
from furyqt.views.town.view import NO_SPOT, TownView

_SIZE = 2.4
"""The size of a dragged figure in lines of text."""


class FigureDrag:
    """A figure in the hand; a short movement is a click and shows nothing."""

    def __init__(self, figure: TownFigure, start: QPointF) -> None:
        self._figure, self._start, self._at = figure, start, start

    def move(self, point: QPointF) -> None:
        """Follow the pointer."""
        self._at = point

    @property
    def is_moving(self) -> bool:
        """Whether the pointer has left its start."""
        return (self._at - self._start).manhattanLength() >= QApplication.startDragDistance()

    def paint(self, painter: QPainter, ink: TownInk) -> None:
        """Paint the figure at the pointer."""
        if self.is_moving:
            side = _SIZE * ink.line
            box = QRectF(self._at.x() - side / 2, self._at.y() - side * 0.8, side, side)
            paint_figure(painter, box, self._figure, ink)


def dragged_from(panel: TownPanel, places: TownPlaces, point: QPointF) -> FigureDrag | None:
    """Return the figure of the viewer at a point, or None if there is none."""
    at_home = panel.waiting if places.home.contains(point) else ()
    here = [space.figures for space in panel.spaces if places.spaces[space.number].contains(point)]
    figures = (*at_home, *(figure for found in here for figure in found))
    return next((FigureDrag(figure, point) for figure in figures if figure.is_own), None)


ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The direction of each arrow key."""
_ASIDE = 2.5
"""The weight of a distance beside the direction, relative to one along it."""


def next_spot(places: TownPlaces, vehicle: int, spot: int, direction: tuple[int, int]) -> int:
    """Return the nearest spot in a direction; the same if there is none, the first from nowhere."""
    centers = {number: box.center() for number, box in places.spaces.items()}
    if not places.vehicle.isNull():
        centers[vehicle] = places.vehicle.center()
    if spot not in centers:
        return min(centers, default=NO_SPOT)
    here = centers.pop(spot)
    found = {number: _distance(there - here, direction) for number, there in centers.items()}
    ahead = {number: far for number, far in found.items() if far is not None}
    return min(ahead, key=lambda number: ahead[number]) if ahead else spot


def _distance(way: QPointF, direction: tuple[int, int]) -> float | None:
    """Return how far a way is in a direction; None if it does not go there."""
    along = way.x() * direction[0] + way.y() * direction[1]
    aside = abs(way.x() * direction[1]) + abs(way.y() * direction[0])
    return along + _ASIDE * aside if along > 1.0 and along >= aside * 0.4 else None


_TIP = 60
"""The longest line of a tool tip in letters."""


class TownWidget(TownView):
    """Spots are spaces and the vehicle, by their numbers."""

    spot_chosen = Signal(int)
    """The spot that was clicked, entered, or onto which a figure was dragged."""
    spot_hovered = Signal(int)
    """The spot under the pointer or the keyboard's mark, or -1."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(translate, parent)
        self._drag: FigureDrag | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the town, and a figure that is dragged."""
        super().paintEvent(event)
        if self._drag is not None and self._panel is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._drag.paint(painter, self._ink(self._panel))

    @property
    def is_dragging(self) -> bool:
        """Whether a figure is being dragged."""
        return self._drag is not None and self._drag.is_moving

    # Pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a figure of the viewer, if it can be placed now."""
        if event.button() == Qt.MouseButton.LeftButton and self._panel is not None and self._legal:
            self._drag = dragged_from(self._panel, self._places, event.position())
        super().mousePressEvent(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the figure, and mark the spot under the pointer."""
        if self._drag is not None:
            self._drag.move(event.position())
            self.update()
        self._hover(self._spot_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the spot, by a click or with a figure."""
        self._drag = None
        self.update()
        if event.button() == Qt.MouseButton.LeftButton:
            spot = self._spot_at(event.position())
            if spot != NO_SPOT:
                self._is_marked = False
                self._current = spot
                self.spot_chosen.emit(spot)
        event.accept()

    def _spot_at(self, point: QPointF) -> int:
        found = self._places.at(point, self._vehicle)
        return NO_SPOT if found is None else found

    def _hover(self, spot: int) -> None:
        if spot != self._hovered:
            self._hovered = spot
            hand = Qt.CursorShape.PointingHandCursor if spot in self._legal else Qt.CursorShape.ArrowCursor
            self.setCursor(hand)
            self.spot_hovered.emit(spot)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        self._hover(NO_SPOT)
        super().leaveEvent(event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Travel with the arrow keys, choose with Enter or Space."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._go_to(next_spot(self._places, self._vehicle, self._current, ARROWS[key]))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._legal:
            spots = sorted(self._legal)
            self._go_to(spots[0] if key == Qt.Key.Key_Home else spots[-1])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._current != NO_SPOT:
            self.spot_chosen.emit(self._current)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _go_to(self, spot: int) -> None:
        self._is_marked = True
        if spot != NO_SPOT:
            self._current = spot
            self.spot_hovered.emit(spot)
            self._describe()
            announce_now(self, self.describe(spot))
            bring_in_sight(self, self.box_of(spot).toAlignedRect())
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Start keys from the first choosable spot, if from none yet; a click leaves no mark there."""
        super().focusInEvent(event)
        self._is_marked = event.reason() != Qt.FocusReason.MouseFocusReason
        if self._current == NO_SPOT and self._places.spaces:
            self._current = min(self._legal, default=min(self._places.spaces))
        self._describe()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remove the mark."""
        super().focusOutEvent(event)
        self.update()

    def tip(self, spot: int) -> str:
        """Return the description of a spot in the lines of a tool tip."""
        return "\n".join(fill(line, _TIP) for line in self.describe(spot, "\n").splitlines())

    def event(self, event: QEvent) -> bool:
        """Show a tool tip about the spot under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip(self._spot_at(QPointF(event.pos()))), self)
            return True
        return super().event(event)
