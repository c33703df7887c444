"""The marks on spaces: choosable, selected, refused, and the frame of the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from furyqt.views.theme import MapColors, focus_width
from furyqt.views.town.layout import TownPlaces

NO_SPOT = -1


@dataclass(frozen=True, slots=True)
class TownMarks:
    """The marked spots by their numbers."""

    legal: frozenset[int] = frozenset()
    hovered: int = NO_SPOT
    selected: int = NO_SPOT
    refused: int = NO_SPOT
    focused: int = NO_SPOT
    """The spot of the keyboard, if the town has the focus."""

    def boxes(self, places: TownPlaces, vehicle: int) -> Iterator[tuple[int, QRectF]]:
        """Yield the marked spots with their boxes."""
        wanted = {*self.legal, self.hovered, self.selected, self.refused, self.focused} - {NO_SPOT}
        for number in sorted(wanted):
            box = places.vehicle if number == vehicle else places.spaces.get(number)
            if box is not None and not box.isNull():
                yield number, box


def paint_marks(
    painter: QPainter, marks: TownMarks, places: TownPlaces, vehicle: int, colors: MapColors
) -> None:
    """Paint all marks."""
    for number, box in marks.boxes(places, vehicle):
        if number in marks.legal:
            _ring(painter, box, colors.legal, 2.4 * colors.strength, has_tab=True)
        if number in (marks.selected, marks.hovered):
            _ring(painter, box.adjusted(-1, -1, 1, 1), colors.selected, 3.0 * colors.strength)
        if number == marks.refused:
            _ring(painter, box, colors.illegal, 3.4 * colors.strength)
            _cross(painter, box, colors)
        if number == marks.focused:
            wide = float(focus_width())
            painter.setPen(QPen(QColor(colors.focus), wide, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 6, 6)


def _ring(painter: QPainter, box: QRectF, color: str, width: float, *, has_tab: bool = False) -> None:
    """Paint a ring; a choosable spot has a small tab at its top, so that color is not the only sign."""
    radius = min(6.0, box.height() / 2)
    painter.setPen(QPen(QColor(color), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, radius, radius)
    if has_tab:
        top, side = QPointF(box.center().x(), box.top() - 1), 4.6
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(color))
        painter.drawPolygon([top + QPointF(-side, -side), top + QPointF(side, -side), top + QPointF(0, side)])


def _cross(painter: QPainter, box: QRectF, colors: MapColors) -> None:
    side = min(box.width(), box.height()) * 0.28
    center = box.center()
    painter.setPen(QPen(QColor(colors.illegal), 3.0, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(center + QPointF(-side, -side), center + QPointF(side, side))
    painter.drawLine(center + QPointF(-side, side), center + QPointF(side, -side))
