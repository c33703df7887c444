"""The colors of players, each with a pattern of its own, so that color is never the only sign."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from furyqt.views.theme import MapColors

_Lines = Callable[[QRectF, float], QPainterPath]


def _slanted(box: QRectF, step: float) -> QPainterPath:
    path, left = QPainterPath(), box.left() - box.height()
    while left < box.right():
        path.moveTo(left, box.bottom())
        path.lineTo(left + box.height(), box.top())
        left += step
    return path


def _level(box: QRectF, step: float) -> QPainterPath:
    path, top = QPainterPath(), box.top() + step / 2
    while top < box.bottom():
        path.moveTo(box.left(), top)
        path.lineTo(box.right(), top)
        top += step
    return path


def _crossed(box: QRectF, step: float) -> QPainterPath:
    path = _level(box, step)
    left = box.left() + step / 2
    while left < box.right():
        path.moveTo(left, box.top())
        path.lineTo(left, box.bottom())
        left += step
    return path


def _dotted(box: QRectF, step: float) -> QPainterPath:
    path, row, top = QPainterPath(), 0, box.top() + step / 2
    while top < box.bottom():
        left = box.left() + step * (0.5 if row % 2 else 1.0)
        while left < box.right():
            path.addEllipse(QPointF(left, top), step * 0.13, step * 0.13)
            left += step
        row, top = row + 1, top + step * 0.8
    return path


def _plain(box: QRectF, step: float) -> QPainterPath:
    del box, step
    return QPainterPath()


def _upright(box: QRectF, step: float) -> QPainterPath:
    path, left = QPainterPath(), box.left() + step / 2
    while left < box.right():
        path.moveTo(left, box.top())
        path.lineTo(left, box.bottom())
        left += step
    return path


_PATTERNS: tuple[_Lines, ...] = (_slanted, _level, _dotted, _upright, _crossed, _plain)
"""The pattern of each color of the pieces, by its number."""
_FAINT = 0.5


def fill_with_color(
    painter: QPainter, path: QPainterPath, color: int, colors: MapColors, step: float
) -> None:
    """Fill a shape with a player's color and its pattern; `step` is the distance of its lines."""
    color %= len(colors.pieces)
    painter.save()
    painter.fillPath(path, QColor(colors.pieces[color]))
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    ink = QColor(colors.piece_inks[color])
    ink.setAlphaF(_FAINT)
    painter.setPen(QPen(ink, max(0.8, step * 0.16)))
    painter.setBrush(ink if _PATTERNS[color % len(_PATTERNS)] is _dotted else Qt.BrushStyle.NoBrush)
    painter.drawPath(_PATTERNS[color % len(_PATTERNS)](path.boundingRect(), step))
    painter.restore()
