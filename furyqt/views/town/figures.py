"""Figures: a person of a player in color and pattern with a letter, a visitor with a hat."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from furyqt.views.panels.painting import larger
from furyqt.views.panels.players.patterns import fill_with_color
from furyqt.views.picture import TownFigure
from furyqt.views.picture.town import NO_COLOR
from furyqt.views.signs import draw_letter
from furyqt.views.town.ink import TownInk


def player_path(size: float) -> QPainterPath:
    """Return the outline of a player's figure in a square of this size."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.moveTo(0.5 * size, 0.30 * size)
    path.cubicTo(0.78 * size, 0.36 * size, 0.92 * size, 0.62 * size, 0.95 * size, 0.98 * size)
    path.lineTo(0.05 * size, 0.98 * size)
    path.cubicTo(0.08 * size, 0.62 * size, 0.22 * size, 0.36 * size, 0.5 * size, 0.30 * size)
    path.closeSubpath()
    path.addEllipse(QPointF(0.5 * size, 0.22 * size), 0.2 * size, 0.2 * size)
    return path.simplified()


def visitor_path(size: float) -> QPainterPath:
    """Return the outline of a visitor: a round traveler under a broad hat."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(QRectF(0.2 * size, 0.46 * size, 0.6 * size, 0.52 * size), 0.2 * size, 0.2 * size)
    path.addEllipse(QPointF(0.5 * size, 0.36 * size), 0.17 * size, 0.17 * size)
    path.addEllipse(QPointF(0.5 * size, 0.25 * size), 0.36 * size, 0.07 * size)
    path.addRoundedRect(QRectF(0.34 * size, 0.06 * size, 0.32 * size, 0.2 * size), 0.08 * size, 0.08 * size)
    return path.simplified()


def paint_figure(painter: QPainter, box: QRectF, figure: TownFigure, ink: TownInk) -> None:
    """Paint a figure as large as a box allows, on its lower edge."""
    size = min(box.width(), box.height())
    painter.save()
    painter.translate(box.center().x() - size / 2, box.bottom() - size)
    colors = ink.map
    outline = visitor_path(size) if figure.color == NO_COLOR else player_path(size)
    painter.setPen(QPen(QColor(colors.piece_rim), max(2.0, size * 0.12)))
    painter.drawPath(outline)
    if figure.color == NO_COLOR:
        painter.fillPath(outline, QColor(ink.cards.paper_shade))
    else:
        fill_with_color(painter, outline, figure.color, colors, max(3.0, size * 0.2))
    painter.setPen(QPen(QColor(colors.piece_edge), max(1.0, size * 0.045)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
    if figure.color == NO_COLOR:
        _paint_bag(painter, size, ink)
    else:
        _paint_letter(painter, size, figure, ink)
    painter.restore()


def _paint_letter(painter: QPainter, size: float, figure: TownFigure, ink: TownInk) -> None:
    """Paint the letter on a patch in the plain color."""
    color = figure.color % len(ink.map.pieces)
    patch = QRectF(0.26 * size, 0.5 * size, 0.48 * size, 0.44 * size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink.map.pieces[color]))
    painter.drawRoundedRect(patch, 0.1 * size, 0.1 * size)
    painter.setPen(QColor(ink.map.piece_inks[color]))
    painter.setFont(larger(ink.font, max(0.5, size / ink.line * 0.5), bold=True))
    draw_letter(painter, patch, figure.letter)


def _paint_bag(painter: QPainter, size: float, ink: TownInk) -> None:
    """Paint a visitor's camera."""
    painter.setPen(QPen(QColor(ink.map.piece_edge), max(1.0, size * 0.04)))
    painter.setBrush(QColor(ink.cards.edge))
    box = QRectF(0.32 * size, 0.6 * size, 0.36 * size, 0.2 * size)
    painter.drawRoundedRect(box, 0.04 * size, 0.04 * size)
    painter.setBrush(QColor(ink.cards.paper))
    painter.drawEllipse(box.center(), 0.07 * size, 0.07 * size)


_LEAST_STEP = 0.6
"""The part of a figure that the next one leaves free."""


def paint_figures(painter: QPainter, box: QRectF, figures: tuple[TownFigure, ...], ink: TownInk) -> None:
    """Paint figures side by side; in little room they get smaller, and more than half of each is seen."""
    if not figures:
        return
    others = len(figures) - 1
    side = min(box.height(), box.width() / (1 + _LEAST_STEP * others))
    step = min(side * 0.9, (box.width() - side) / others) if others else 0.0
    width = side + step * (len(figures) - 1)
    left = box.center().x() - width / 2
    for number, figure in enumerate(figures):
        paint_figure(painter, QRectF(left + number * step, box.top(), side, box.height()), figure, ink)
