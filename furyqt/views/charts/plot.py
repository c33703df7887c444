"""Paints the timeline of a game: a line for the chance to win, bars for the possible places."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from furyqt.controllers.review.analysis import Mark
from furyqt.views.numbers import percent
from furyqt.views.theme import Theme


@dataclass(frozen=True, slots=True)
class ChartTurn:
    """A turn of the chart: its mark, its name, and whether it is a turning point (1 good, -1 bad, 0 none)."""

    mark: Mark
    name: str
    turning: int = 0
    is_end: bool = False
    goal: str = ""
    """The part of the chapter's goal that is missing there, if the chance is that of the goal."""


def place_of(turns: Sequence[ChartTurn], position: int) -> float:
    """Return the fractional turn of a position; 0 is the first turn and 1 the second."""
    starts = [turn.mark.position for turn in turns]
    if len(starts) < 2:
        return 0.0
    before = max(0, min(bisect_right(starts, position) - 1, len(starts) - 2))
    width = max(1, starts[before + 1] - starts[before])
    return before + min(1.0, max(0.0, (position - starts[before]) / width))


def turn_at(turns: Sequence[ChartTurn], position: int) -> int:
    """Return the number of the turn of a position, or -1 without turns."""
    starts = [turn.mark.position for turn in turns]
    return max(0, bisect_right(starts, position) - 1) if starts else -1


def most_places(turns: Sequence[ChartTurn]) -> int:
    """Return the largest number of places, at least 10: the top of their scale."""
    return max((turn.mark.places or 0 for turn in turns), default=0) // 10 * 10 + 10


_UPPER = 0.58
"""The share of the line in the height of both plots."""
_FOOT = 9.0
"""The height of the pointer's foot under the lower plot."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangles of the two plots and the positions of the turns in them."""

    upper: QRectF
    lower: QRectF
    count: int

    def x(self, turn: float) -> float:
        """Return the horizontal position of a turn."""
        if self.count < 2:
            return self.upper.center().x()
        return self.upper.left() + self._gap + (self.upper.width() - 2 * self._gap) * turn / (self.count - 1)

    @property
    def _gap(self) -> float:
        return self.upper.width() / max(2, self.count) / 2

    @property
    def step(self) -> float:
        """The width of a turn."""
        return self.upper.width() / max(1, self.count)

    def turn_at(self, x: float) -> int:
        """Return the number of the turn nearest to a horizontal position."""
        return min(range(self.count), key=lambda turn: abs(self.x(turn) - x), default=-1)

    def chance_y(self, chance: float) -> float:
        """Return the vertical position of a chance to win."""
        return self.upper.bottom() - self.upper.height() * chance


def layout(size: QRectF, count: int, letters: QFontMetricsF, *, has_places: bool = True) -> Layout:
    """Return a layout with room for the scales at the left and a line of words above each plot.

    In a game without a hidden figure the lower plot has no height.
    """
    line = letters.height() * 1.15
    left = letters.horizontalAdvance("100\u00a0%") + 10
    box = size.adjusted(left, line, -8, -line * 1.1 - _FOOT)
    if not has_places:
        return Layout(box, QRectF(box.left(), box.bottom(), box.width(), 0), count)
    room = box.height() - line * 1.1
    upper = QRectF(box.left(), box.top(), box.width(), room * _UPPER)
    lower = QRectF(box.left(), upper.bottom() + line * 1.1, box.width(), room * (1 - _UPPER))
    return Layout(upper, lower, count)


class Plot:
    """Paints one chart in one theme; the words come from the widget."""

    def __init__(self, theme: Theme, where: Layout, turns: tuple[ChartTurn, ...]) -> None:
        self._where, self._turns = where, turns
        colors = theme.colors
        self._ink, self._faint = QColor(colors.text), QColor(colors.faint)
        self._grid, self._base = QColor(colors.border), QColor(colors.base)
        self._line = QColor(colors.accent)
        self._bar, self._ring = QColor(theme.map.overlay), QColor(theme.map.overlay_ring)
        self._good, self._bad = QColor(theme.map.legal), QColor(theme.map.illegal)
        self._focus = QColor(theme.map.focus)

    def ground(self, painter: QPainter, titles: tuple[str, str], first: str, last: str) -> None:
        """Paint the background, scales and words."""
        where, most = self._where, most_places(self._turns)
        for box, title in zip((where.upper, where.lower), titles, strict=True):
            if not box.height():
                continue
            painter.fillRect(box, self._base)
            painter.setPen(self._ink)
            line = QFontMetricsF(painter.font()).height() * 1.15
            painter.drawText(QRectF(box.left(), box.top() - line, box.width(), line), _LEFT, title)
        for share in (0.0, 0.5, 1.0):
            self._rule(painter, where.upper, share, percent(round(100 * share)), bold=share == 0.5)
            if share != 0.5 and where.lower.height():
                self._rule(painter, where.lower, share, str(round(most * share)))
        line = QFontMetricsF(painter.font()).height()
        box = QRectF(where.lower.left(), where.lower.bottom() + _FOOT, where.lower.width(), line)
        half = box.width() / 2
        for words, side, room in (
            (first, _LEFT, box.adjusted(0, 0, -half, 0)),
            (last, _RIGHT, box.adjusted(half, 0, 0, 0)),
        ):
            short = QFontMetricsF(painter.font()).elidedText(words, Qt.TextElideMode.ElideRight, half - 4)
            painter.drawText(room, side, short)

    def _rule(self, painter: QPainter, box: QRectF, share: float, words: str, *, bold: bool = False) -> None:
        y = box.bottom() - box.height() * share
        dash = Qt.PenStyle.DashLine if bold else Qt.PenStyle.SolidLine
        painter.setPen(QPen(self._grid, 1.4 if bold else 1.0, dash))
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        height = QFontMetricsF(painter.font()).height()
        painter.setPen(self._faint)
        painter.drawText(QRectF(0, y - height / 2, box.left() - 5, height), _RIGHT, words)

    def bars(self, painter: QPainter) -> None:
        """Paint the number of possible places, one bar per turn."""
        where, most = self._where, most_places(self._turns)
        wide = max(2.0, min(where.step * 0.62, 22.0))
        for number, turn in enumerate(self._turns):
            if turn.mark.places is None:
                continue
            height = where.lower.height() * min(1.0, turn.mark.places / most)
            x = where.x(number) - wide / 2
            painter.setPen(QPen(self._ring, 1.0))
            painter.setBrush(self._bar)
            painter.drawRect(QRectF(x, where.lower.bottom() - height, wide, height))

    def line(self, painter: QPainter) -> None:
        """Paint the chance to win: a line with a dot at every turn, and a square at the end."""
        points = [
            (QPointF(self._where.x(number), self._where.chance_y(turn.mark.chance)), turn)
            for number, turn in enumerate(self._turns)
            if turn.mark.chance is not None
        ]
        path = QPainterPath()
        for point, _ in points:
            path.lineTo(point) if path.elementCount() else path.moveTo(point)
        painter.setPen(QPen(self._line, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        for point, turn in points:
            self._dot(painter, point, turn)

    def _dot(self, painter: QPainter, point: QPointF, turn: ChartTurn) -> None:
        """Paint a dot, or for a turning point a triangle in its direction."""
        painter.setPen(QPen(self._base, 1.2))
        if turn.turning:
            painter.setBrush(self._good if turn.turning > 0 else self._bad)
            tip = -8.0 * turn.turning
            painter.drawPolygon(
                QPolygonF([point + QPointF(0, tip), point + QPointF(-7, -tip * 0.6),
                           point + QPointF(7, -tip * 0.6)])
            )  # fmt: skip
            return
        painter.setBrush(self._line)
        if turn.is_end:
            painter.drawRect(QRectF(point.x() - 4, point.y() - 4, 8, 8))
        else:
            painter.drawEllipse(point, 3.4, 3.4)

    def pointer(self, painter: QPainter, position: int, *, is_focused: bool) -> None:
        """Paint the position of the replay: a line through both plots with a handle."""
        if not self._turns:
            return
        x = self._where.x(place_of(self._turns, position))
        color = self._focus if is_focused else self._ink
        painter.setPen(QPen(color, 2.0 if is_focused else 1.3, Qt.PenStyle.DotLine))
        for box in (self._where.upper, self._where.lower):
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        painter.setPen(QPen(self._base, 1.0))
        painter.setBrush(color)
        foot = self._where.lower.bottom()
        painter.drawPolygon(
            QPolygonF([QPointF(x - 6, foot + _FOOT), QPointF(x + 6, foot + _FOOT), QPointF(x, foot - 1)])
        )
