"""Journeys: pieces that travel along a link of the map."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtGui import QPainterPath

from furyqt.views.map.figures import FigureItem
from furyqt.views.map.items import PIECE

TRAVEL_MS = 650


class Journey(QVariantAnimation):
    """One piece traveling along a path."""

    def __init__(
        self, parent: QObject, item: FigureItem, path: QPainterPath, end: QPointF, speed: float
    ) -> None:
        super().__init__(parent)
        self._item, self._path = item, path
        self._from, self._to = QPointF(item.offset), end
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(max(1, round(TRAVEL_MS / speed)))
        self.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.valueChanged.connect(self._step)

    def _step(self, value: object) -> None:
        share = float(value) if isinstance(value, float | int) else 1.0
        self._item.move_to(self._path.pointAtPercent(min(1.0, share)))
        self._item.set_offset(self._from + (self._to - self._from) * share)

    def arrive(self) -> None:
        """End the journey now."""
        self.stop()
        self._step(1.0)


class JourneyBook:
    """The traveling pieces, by id."""

    def __init__(self, parent: QObject, after: Callable[[], None]) -> None:
        """`after` is called when a journey has ended without `arrive`."""
        self._parent, self._after = parent, after
        self._journeys: dict[str, tuple[Journey, FigureItem]] = {}

    def __contains__(self, piece: str) -> bool:
        return piece in self._journeys

    def __bool__(self) -> bool:
        return bool(self._journeys)

    @property
    def pieces(self) -> list[str]:
        """Return the traveling pieces."""
        return list(self._journeys)

    def start(self, piece: str, figure: FigureItem, path: QPainterPath, end: QPointF, speed: float) -> None:
        """Send a piece along a path; its offset at the end is `end`."""
        journey = Journey(self._parent, figure, path, end, speed)
        figure.setZValue(PIECE + 1)
        self._journeys[piece] = (journey, figure)
        journey.finished.connect(lambda: self._end(piece, journey))
        journey.start()

    def _end(self, piece: str, journey: Journey) -> None:
        if piece in self._journeys and self._journeys[piece][0] is journey:
            self.arrive(piece)
            self._after()

    def arrive(self, piece: str) -> None:
        """End a journey now."""
        journey, figure = self._journeys.pop(piece)
        journey.arrive()
        figure.setZValue(PIECE)
        journey.deleteLater()
