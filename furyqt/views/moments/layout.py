"""The places of shown cards: side by side in the middle of the board, and on their way to where they go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

GAP = 14.0
"""The space between two cards, and around all of them."""
_CORNER = 70.0
"""The radius of the turns on a card's way, in pixels."""


def side_by_side(sizes: Sequence[QSizeF], foot: float, room: QRectF) -> list[QRectF]:
    """Return the boxes of cards in the middle of a room, smaller if necessary, above a foot."""
    wide = sum(size.width() for size in sizes)
    high = max(size.height() for size in sizes)
    free = QSizeF(room.width() - GAP * (len(sizes) + 1), room.height() - foot - 3 * GAP)
    scale = max(0.1, min(1.0, free.width() / wide, free.height() / high))
    left = room.center().x() - (wide * scale + GAP * (len(sizes) - 1)) / 2
    top = room.center().y() - (high * scale + GAP + foot) / 2
    boxes = []
    for size in sizes:
        boxes.append(QRectF(left, top, size.width() * scale, size.height() * scale))
        left += size.width() * scale + GAP
    return boxes


def way_to(start: QPointF, end: QPointF, edge: float) -> QPainterPath:
    """Return the way of a card: over the board at first, and level beyond its right edge.

    Beyond the edge are the questions, which a flying card must not cover.
    """
    path = QPainterPath(start)
    if end.x() <= edge:
        path.quadTo(QPointF((start.x() + end.x()) / 2, min(start.y(), end.y()) - _CORNER), end)
        return path
    door = QPointF(edge - _CORNER, end.y())
    path.quadTo(QPointF(start.x(), end.y()), door)
    path.lineTo(end)
    return path


@dataclass(frozen=True, slots=True)
class Flight:
    """The way of one card from its box to another; without another it fades."""

    start: QRectF
    end: QRectF | None
    edge: float
    """The right edge of the board."""

    def box(self, share: float) -> QRectF:
        """Return the box after a share of the time (0 to 1)."""
        if self.end is None:
            return self.start
        eased = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(share)
        middle = way_to(self.start.center(), self.end.center(), self.edge).pointAtPercent(eased)
        shrunk = min(1.0, 1.7 * eased)  # small before it leaves the board
        height = self.start.height() + (self.end.height() - self.start.height()) * shrunk
        width = self.start.width() * height / self.start.height()
        return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)

    def opacity(self, share: float) -> float:
        """Return how solid the card is after a share of the time."""
        return 1.0 - share if self.end is None else 1.0
