"""The pencil signs beside a place: he is here, he is not, he may be."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from furyqt.views.theme import MapColors

SIGNS = ("here", "not", "question")
PENCIL = tuple(f"pencil_{sign}" for sign in SIGNS)


def paint_pencil(painter: QPainter, kind: str, radius: float, colors: MapColors) -> None:
    """Draw a sign about the origin, twice with a slight offset, like a soft pencil."""
    path = _paths(radius)[kind]
    halo = _pen(colors.label_halo, 0.46 * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(halo)
    painter.drawPath(path)
    painter.setPen(_pen(colors.focus, 0.2 * radius))
    painter.drawPath(path)
    slip = QColor(colors.focus)
    slip.setAlphaF(0.55)
    painter.setPen(_pen(slip, 0.11 * radius))
    painter.drawPath(path.translated(0.1 * radius, 0.08 * radius))


def _pen(color: str | QColor, wide: float) -> QPen:
    pen = QPen(QColor(color), wide)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _paths(radius: float) -> dict[str, QPainterPath]:
    return {"pencil_here": _here(radius), "pencil_not": _not(radius), "pencil_question": _question(radius)}


def _here(r: float) -> QPainterPath:
    """A tick with a long upstroke."""
    path = QPainterPath(QPointF(-0.82 * r, 0.02 * r))
    path.cubicTo(-0.62 * r, 0.18 * r, -0.42 * r, 0.5 * r, -0.26 * r, 0.82 * r)
    path.cubicTo(-0.04 * r, 0.1 * r, 0.4 * r, -0.56 * r, 0.96 * r, -0.92 * r)
    return path


def _not(r: float) -> QPainterPath:
    """A cross of two curved strokes."""
    path = QPainterPath(QPointF(-0.78 * r, -0.7 * r))
    path.cubicTo(-0.3 * r, -0.34 * r, 0.36 * r, 0.3 * r, 0.76 * r, 0.82 * r)
    path.moveTo(0.84 * r, -0.78 * r)
    path.cubicTo(0.2 * r, -0.2 * r, -0.4 * r, 0.26 * r, -0.8 * r, 0.74 * r)
    return path


def _question(r: float) -> QPainterPath:
    """A question mark drawn in one stroke, and its dot."""
    path = QPainterPath(QPointF(-0.52 * r, -0.46 * r))
    path.cubicTo(-0.44 * r, -1.14 * r, 0.58 * r, -1.08 * r, 0.54 * r, -0.44 * r)
    path.cubicTo(0.52 * r, 0.02 * r, -0.02 * r, -0.04 * r, -0.02 * r, 0.42 * r)
    path.moveTo(-0.03 * r, 0.84 * r)
    path.lineTo(0.03 * r, 0.9 * r)
    return path
