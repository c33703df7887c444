"""A figure that is dragged from its space or its home."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from furyqt.views.picture import TownFigure, TownPanel
from furyqt.views.town.figures import paint_figure
from furyqt.views.town.ink import TownInk
from furyqt.views.town.layout import TownPlaces

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
