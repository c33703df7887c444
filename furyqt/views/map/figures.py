"""Figures: a shape with a letter, upright or lying, with the tokens on it and a ring when it acts."""

import functools
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from furyqt.views import art
from furyqt.views.map.items import PIECE, FixedItem, serif
from furyqt.views.map.sheet.symbols import piece_path
from furyqt.views.signs import draw_letter
from furyqt.views.theme import MapColors

PIECE_RADIUS = 13.0
SMALLEST = 0.82  # the smallest scale of figures and tokens
_PULSE_MS, _STEPS = 1700, 14  # a ring that pulses in few steps rarely repaints
_PULSES = 4
"""Then the ring stands still: a game that waits needs no processor time."""
_FALL = 0.2  # the distance of a lying figure from its usual position, in radii
_EDGE = 1.7  # half of the width of the line around a figure
_RING, _BREATH, _RING_WIDTH = 1.32, 0.3, 5.6
"""The radius of the ring around the figure to move, and its growth, in radii of the figure."""
_LARGE = ("triangle", "star", "diamond")


@dataclass(frozen=True, slots=True)
class FigureLook:
    """Everything that decides how a figure is drawn."""

    shape: str
    letter: str
    fill: str
    ink: str
    colors: MapColors
    scale: float
    is_lying: bool = False
    signs: tuple[str, ...] = ()

    @property
    def radius(self) -> float:
        """The radius of the shape in pixels."""
        return PIECE_RADIUS * self.scale * (1.12 if self.shape in _LARGE else 1.0)


class FigureItem(FixedItem):
    """A figure set off from its place by some pixels, joined to it by a stem."""

    def __init__(self, at: QPointF) -> None:
        super().__init__(at, PIECE)
        self.offset = QPointF()
        self._look: FigureLook | None = None

    @property
    def radius(self) -> float:
        """The radius of the shape in pixels."""
        return self._look.radius if self._look else 1.0

    def boxes(self, is_ringed: bool = False) -> list[QRectF]:
        """Return the boxes of the drawn shape and of the tokens on it, about the figure's middle.

        The ring around the figure to move is a part of its shape.
        """
        if self._look is None:
            return []
        ring = self.radius * (_RING + _BREATH) + _RING_WIDTH / 2
        return [*_boxes(self._look), *((QRectF(-ring, -ring, 2 * ring, 2 * ring),) if is_ringed else ())]

    def set_look(self, look: FigureLook) -> None:
        """Set how the figure is drawn."""
        if look != self._look:
            self._look = look
            self._fit()

    def set_offset(self, offset: QPointF) -> None:
        """Set the distance from the place's point in pixels."""
        if offset != self.offset:
            self.offset = offset
            self._fit()

    def _fit(self) -> None:
        reach = 1.55 * self.radius + 4  # a bat's wings and a foot protrude
        room = QRectF(self.offset.x() - reach, self.offset.y() - reach, 2 * reach, 2 * reach)
        self.set_bounds(room.united(QRectF(-3, -3, 6, 6)))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw stem, shadow, shape, letter and tokens."""
        look = self._look
        if look is None:
            return
        _paint_stem(painter, self.offset, look)
        painter.translate(self.offset)
        painter.save()
        if look.is_lying:
            painter.translate(_FALL * look.radius, 0)  # the foot protrudes on the other side
            painter.rotate(90)
        _paint_body(painter, look)
        painter.restore()
        _paint_signs(painter, look)


def _paint_stem(painter: QPainter, offset: QPointF, look: FigureLook) -> None:
    for ink, wide in ((look.colors.piece_rim, 3.6), (look.colors.piece_edge, 1.8)):
        pen = QPen(QColor(ink), wide * look.scale)
        if look.is_lying:  # the figure has fallen off its stem
            pen.setDashPattern([1.0, 1.2])
        painter.setPen(pen)
        painter.drawLine(QPointF(0, 0), offset)


def _paint_body(painter: QPainter, look: FigureLook) -> None:
    colors, outline = look.colors, _outline(look)
    fall = QPointF(2.0, -1.2) if look.is_lying else QPointF(1.2, 2.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colors.shadow))
    painter.drawPath(outline.translated(fall))
    painter.setBrush(QColor(look.fill))
    painter.setPen(QPen(QColor(colors.piece_edge), 3.4))
    painter.drawPath(outline)
    painter.setPen(QPen(QColor(colors.piece_rim), 1.5))
    painter.drawPath(outline)
    painter.setFont(serif(look.radius * 1.05, bold=True))
    painter.setPen(QColor(look.ink))
    low = look.radius * (0.16 if look.shape == "triangle" else 0.02)
    box = QRectF(-2 * look.radius, -look.radius + low, 4 * look.radius, 2 * look.radius)
    draw_letter(painter, box, look.letter)


def _outline(look: FigureLook) -> QPainterPath:
    """Return the shape; a lying figure shows its foot."""
    shape = piece_path(look.shape, look.radius)
    if not look.is_lying:
        return shape
    radius = look.radius
    foot = QPainterPath(QPointF(-0.42 * radius, 0.6 * radius))
    foot.lineTo(-0.78 * radius, 1.42 * radius)
    foot.lineTo(0.78 * radius, 1.42 * radius)
    foot.lineTo(0.42 * radius, 0.6 * radius)
    foot.closeSubpath()
    return shape.united(foot).simplified()


@functools.lru_cache(maxsize=64)
def _boxes(look: FigureLook) -> list[QRectF]:
    shape = _outline(look).boundingRect()
    if look.is_lying:
        shape = QTransform().translate(_FALL * look.radius, 0).rotate(90).mapRect(shape)
    return [shape.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE), *(box for _, box in _sign_boxes(look))]


def _sign_boxes(look: FigureLook) -> list[tuple[str, QRectF]]:
    side = 1.3 * look.radius
    start, pitch, top = 0.25 * look.radius, 0.7 * side, -1.5 * look.radius
    return [(sign, QRectF(start + i * pitch, top, side, side)) for i, sign in enumerate(look.signs)]


def _paint_signs(painter: QPainter, look: FigureLook) -> None:
    """Paint the tokens on a figure, at its upper right."""
    for sign, box in _sign_boxes(look):
        if art.draw(painter, box, f"tokens/{sign}"):
            continue
        painter.setPen(QPen(QColor(look.colors.piece_edge), 1.2))
        painter.setBrush(QColor(look.colors.badge_alert))
        painter.drawPath(piece_path("bat", box.width() * 0.4).translated(box.center()))


class RingItem(FixedItem):
    """The ring around the figure to move; it pulses a few times at its turn, unless motion is reduced."""

    def __init__(self, owner: QObject) -> None:
        super().__init__(QPointF(), PIECE - 1)
        self.offset, self._radius, self._color, self._halo = QPointF(), 0.0, "", ""
        self._step, self._moves = 0, True
        self.pulse = QVariantAnimation(owner)
        self.pulse.setDuration(_PULSE_MS)
        self.pulse.setStartValue(0.0)
        self.pulse.setKeyValueAt(0.5, 1.0)
        self.pulse.setEndValue(0.0)
        self.pulse.setEasingCurve(QEasingCurve.Type.InOutSine)
        self.pulse.setLoopCount(_PULSES)
        self.pulse.finished.connect(lambda: self._breathe(0.5))
        self.pulse.valueChanged.connect(self._breathe)
        self.hide()

    def surround(self, figure: FigureItem, colors: MapColors) -> None:
        """Show the ring around this figure."""
        is_new = not self.isVisible() or (self.pos(), self.offset) != (figure.pos(), figure.offset)
        self.move_to(figure.pos())
        wanted = (figure.offset, figure.radius, colors.selected, colors.piece_rim)
        if wanted != (self.offset, self._radius, self._color, self._halo):
            self.offset, self._radius, self._color, self._halo = wanted
            reach = self._radius * 1.75 + 6
            self.set_bounds(QRectF(self.offset.x() - reach, self.offset.y() - reach, 2 * reach, 2 * reach))
        self.show()
        if is_new:
            self._go()

    def leave(self) -> None:
        """Hide the ring."""
        self.hide()
        self.pulse.stop()

    def set_moving(self, moves: bool) -> None:
        """Set whether the ring pulses."""
        self._moves = moves
        self._go()

    @property
    def is_pulsing(self) -> bool:
        """Return True if the ring pulses at the moment."""
        return self.pulse.state() == QVariantAnimation.State.Running

    def _go(self) -> None:
        if self._moves and self.isVisible():
            self.pulse.start()
        else:
            self.pulse.stop()
            self._breathe(0.5)

    def _breathe(self, value: object) -> None:
        step = round(float(value) * _STEPS) if isinstance(value, float | int) else 0
        if step != self._step:
            self._step = step
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the ring over a light edge, visible on any ground."""
        share = self._step / _STEPS
        radius = self._radius * (_RING + _BREATH * share)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._halo), _RING_WIDTH))
        painter.drawEllipse(self.offset, radius, radius)
        painter.setPen(QPen(QColor(self._color), 3.6 - 1.2 * share))
        painter.drawEllipse(self.offset, radius, radius)
