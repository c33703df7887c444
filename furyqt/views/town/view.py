"""The display of a town: positions, marks and words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, sin

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from furyqt.rules.core.text import Text, Translate
from furyqt.views.picture import PieceWay, TownPanel
from furyqt.views.theme import MapColors, current_theme, focus_width
from furyqt.views.town.ink import TownInk
from furyqt.views.town.layout import TownPlaces, least_height, town_places
from furyqt.views.town.picture import town_picture

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


_BOW, _SPREAD, _TIP = 0.16, 0.5, 2.4
"""The bend of an arrow by its length, and the breadth and length of its tip."""


def paint_ways(
    painter: QPainter, ways: Sequence[PieceWay], places: TownPlaces, room: QRectF, colors: MapColors
) -> None:
    """Paint every way in the room, from space to space; a figure that was at home starts there."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for way in ways:
        boxes = [places.spaces.get(place, places.home) for place in way.places]
        for start, end in pairwise(boxes):
            if start != end and not (start.isNull() or end.isNull()):
                _paint_arrow(painter, bow(start.center(), end.center(), room), way.color, colors)
    painter.restore()


def bow(start: QPointF, end: QPointF, room: QRectF) -> QPainterPath:
    """Return the curve of an arrow, bent to the side that is within the room."""
    step = end - start
    for side in (_BOW, -_BOW):
        path = QPainterPath(start)
        path.quadTo((start + end) / 2 + QPointF(step.y(), -step.x()) * side, end)
        if room.contains(path.boundingRect()):
            return path
    return path


def _paint_arrow(painter: QPainter, path: QPainterPath, color: int, colors: MapColors) -> None:
    """Paint one curved arrow with a dark edge."""
    tip = _tip(path.pointAtPercent(0.9), path.currentPosition())
    edge, fill = QColor(colors.piece_edge), QColor(colors.pieces[color % len(colors.pieces)])
    for ink, width in ((edge, 6.0), (QColor(colors.piece_rim), 4.4), (fill, 3.0)):
        pen = QPen(ink, width * colors.strength, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)
    painter.setPen(QPen(edge, 1.4))
    painter.setBrush(fill)
    painter.drawPath(tip)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _tip(before: QPointF, end: QPointF) -> QPainterPath:
    """Return the tip of an arrow."""
    angle, size = atan2(end.y() - before.y(), end.x() - before.x()), 6.0
    path = QPainterPath(end)
    for turn in (_SPREAD, -_SPREAD):
        far = _TIP * size
        path.lineTo(end - QPointF(cos(angle + turn), sin(angle + turn)) * far)
    path.closeSubpath()
    return path


_REFUSAL_MS = 1600


def spot_sentences(panel: TownPanel, spot: int) -> list[Text]:
    """Return the content of a spot in sentences."""
    found = [space.sentence for space in panel.spaces if space.number == spot]
    if panel.vehicle is not None and spot == panel.vehicle.number:
        found.append(panel.vehicle.sentence)
    return found


class TownView(QWidget):
    """Spots are spaces and the vehicle, by their numbers."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._panel: TownPanel | None = None
        self._places = TownPlaces(1.0)
        self._words: Mapping[int, str] = {}
        self._legal: frozenset[int] = frozenset()
        self._hovered = self._selected = self._refused = self._current = NO_SPOT
        self._is_marked = False
        """Whether the spot of the keyboard is marked: a key led there."""
        self._ways: tuple[PieceWay, ...] = ()
        self._picture = QPixmap()
        self._end_of_refusal = QTimer(self, singleShot=True, interval=_REFUSAL_MS)
        self._end_of_refusal.timeout.connect(self._forget_refusal)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # Content

    def show_panel(self, panel: TownPanel | None) -> None:
        """Show a position; None is a game without a town."""
        panel = panel if panel is not None and panel.sites else None
        if panel != self._panel:
            self._panel = panel
            self._lay()
            self.retranslate()

    def offer(self, legal: frozenset[int], words: Mapping[int, str]) -> None:
        """Mark the choosable spots; the words give the effect of choosing each spot, or why it is closed."""
        self._legal, self._words = legal, words
        self._selected = self._refused = NO_SPOT
        self._describe()
        self.update()

    def select(self, spot: int) -> None:
        """Mark the spot that the selected action is about."""
        if spot != self._selected:
            self._selected = spot
            self.update()

    def show_ways(self, ways: tuple[PieceWay, ...]) -> None:
        """Show the ways of figures as arrows, or none."""
        if ways != self._ways:
            self._ways = ways
            self.update()

    def refuse(self, spot: int) -> None:
        """Mark a spot as closed for a moment."""
        self._refused = spot
        self._end_of_refusal.start()
        self.update()

    def _forget_refusal(self) -> None:
        self._refused = NO_SPOT
        self.update()

    @property
    def marks(self) -> TownMarks:
        """Return the current marks."""
        focused = self._current if self.hasFocus() and self._is_marked else NO_SPOT
        return TownMarks(self._legal, self._hovered, self._selected, self._refused, focused)

    @property
    def places(self) -> TownPlaces:
        """Return where everything is."""
        return self._places

    def box_of(self, spot: int) -> QRectF:
        """Return the box of a spot in the widget."""
        found = self._places.vehicle if spot == self._vehicle else self._places.spaces.get(spot)
        return QRectF() if found is None else found

    def corner_of(self, spot: int) -> QPoint:
        """Return the lower left corner of a spot on the screen."""
        return self.mapToGlobal(self.box_of(spot).bottomLeft().toPoint())

    def describe(self, spot: int, between: str = " ") -> str:
        """Return a spot in words: its content, and the effect of choosing it or why it is closed."""
        panel = self._panel
        if panel is None or spot == NO_SPOT:
            return ""
        said = [text.render(self._translate) for text in spot_sentences(panel, spot)]
        return between.join(part for part in (*said, self._words.get(spot, "")) if part)

    # Layout and painting

    @property
    def _vehicle(self) -> int:
        panel = self._panel
        return NO_SPOT if panel is None or panel.vehicle is None else panel.vehicle.number

    def _line(self) -> float:
        return max(1.0, QFontMetricsF(self.font()).height())

    def _lay(self) -> None:
        panel, line = self._panel, self._line()
        if panel is None:
            self.setMinimumHeight(0)
            return
        self.setMinimumHeight(round(least_height(panel, self.width(), line)))  # this may resize the widget
        self._places = town_places(panel, QSizeF(self.size()), line)
        self._repaint_all()

    def _repaint_all(self) -> None:
        self._picture = QPixmap()
        self.update()

    def _ink(self, panel: TownPanel) -> TownInk:
        return TownInk(current_theme(), self.font(), self._translate, self._line(), panel.is_night)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the town and the marks."""
        panel = self._panel
        if panel is None:
            return
        painter, ink = QPainter(self), self._ink(panel)
        if self._picture.isNull():
            ratio = self.devicePixelRatioF()
            self._picture = town_picture(panel, self._places, QSizeF(self.size()), ratio, ink)
        painter.drawPixmap(QPointF(), self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ways(painter, self._ways, self._places, QRectF(self.rect()), current_theme().map)
        paint_marks(painter, self.marks, self._places, self._vehicle, ink.marks)

    def sizeHint(self) -> QSize:
        """Return the least size of a broad town."""
        line = self._line()
        return QSize(round(54 * line), self.minimumHeight() or round(20 * line))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again."""
        super().resizeEvent(event)
        self._lay()

    # Words

    def _describe(self) -> None:
        keys = self.tr(
            "Arrow keys travel through the town, Home and End go to spaces that can be chosen, Enter chooses."
        )
        self.setAccessibleDescription(self.describe(self._current) or keys)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        panel = self._panel
        if panel is not None:
            parts = [panel.name] + ([] if panel.clock is None else [panel.clock.sentence])
            self.setAccessibleName(" ".join(part.render(self._translate) for part in parts))
        self._describe()
        self._repaint_all()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._lay()
        super().changeEvent(event)
