"""The reason for one place, step by step: a sentence and a bar of steps, and its drawing on the map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QLabel,
    QStyleOptionGraphicsItem,
    QVBoxLayout,
    QWidget,
)

from furyqt.rules.core.atlas import Atlas
from furyqt.rules.core.puzzle import ReasonStep
from furyqt.rules.core.text import Translate
from furyqt.views.access.announce import announce
from furyqt.views.live import LiveWidget
from furyqt.views.map.items import MARK, FixedItem
from furyqt.views.map.scene import MapScene
from furyqt.views.moments.arrows import ArrowHead, direction
from furyqt.views.table.finale.step_bar import StepBar

_HEAD_AT = 0.6
_HEAD_PX = 8.0
_FAINT = 0.45
_STOP_AT = 0.72
"""The place of the bar across a blocked way, as a share of its length."""
_CROSS_PX = 9.0


class CrossItem(FixedItem):
    """A cross in a light edge over a place that is closed or out of reach."""

    def __init__(self, at: QPointF, radius: float, ink: str, rim: str) -> None:
        super().__init__(at, MARK + 1)
        self._reach, self._inks = radius, (ink, rim)
        self.set_bounds(QRectF(-radius - 4, -radius - 4, 2 * radius + 8, 2 * radius + 8))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw two strokes."""
        del option, widget
        reach = self._reach
        for ink, wide in zip(self._inks[::-1], (6.5, 3.2), strict=True):
            painter.setPen(QPen(QColor(ink), wide, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(-reach, -reach), QPointF(reach, reach))
            painter.drawLine(QPointF(-reach, reach), QPointF(reach, -reach))


class ReasonLayer:
    """Draws a reason up to one of its steps: the ways taken, the places reached, and what is closed."""

    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self._atlas: Atlas | None = None
        self.steps: tuple[ReasonStep, ...] = ()
        """The drawn steps, the newest last."""
        self._items: list[QGraphicsItem] = []
        scene.sheet_changed.connect(lambda is_new: self._draw() if is_new and self.steps else None)

    def show(self, atlas: Atlas | None, steps: Iterable[ReasonStep]) -> None:
        """Show these steps and no others."""
        self._atlas, self.steps = atlas, tuple(steps)
        self._draw()

    def _draw(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        reached = self.steps[-1].reached if self.steps and self._atlas is not None else frozenset()
        self._scene.set_overlay(dict.fromkeys(self._keys(reached), 1.0) or None, weighted=False)
        if self._atlas is None or not self.steps:
            return
        colors = self._scene.layer.colors
        old = [way for step in self.steps[:-1] for way in step.ways]
        self._draw_ways(dict.fromkeys(old), colors.overlay_ring, 3.0, _FAINT)
        self._draw_ways(self.steps[-1].ways, colors.overlay_ring, 4.0, 1.0)
        blocked = dict.fromkeys(way for step in self.steps for way in step.blocked)
        self._draw_ways(blocked, colors.illegal, 3.6, 1.0, is_blocked=True)
        for key in self._keys(frozenset().union(*(step.closed for step in self.steps)) - reached):
            radius = _CROSS_PX * self._scene.layer.scale
            self._add(CrossItem(self._scene.layer.spot(key), radius, colors.illegal, colors.piece_rim))

    def _keys(self, places: frozenset[int]) -> list[str]:
        assert self._atlas is not None or not places
        return [] if self._atlas is None else [self._atlas.places[place].key for place in sorted(places)]

    def _draw_ways(
        self,
        ways: Iterable[tuple[int, int]],
        ink: str,
        pixels: float,
        opacity: float,
        *,
        is_blocked: bool = False,
    ) -> None:
        """Draw lines with arrowheads; blocked ways are dashed, with a bar before their ends."""
        assert self._atlas is not None
        layer, places = self._scene.layer, self._atlas.places
        legs = [self._scene.ways.between(places[start].key, places[end].key) for start, end in ways]
        whole = QPainterPath()
        for leg in legs:
            whole.addPath(leg)
        for color, width in ((layer.colors.piece_rim, pixels + 3.5), (ink, pixels)):
            line = QGraphicsPathItem(whole)
            pen = QPen(QColor(color), width * layer.colors.strength)
            pen.setCosmetic(True)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            if is_blocked and color == ink:
                pen.setDashPattern([2.2, 1.0])
            line.setPen(pen)
            line.setOpacity(opacity)
            line.setZValue(MARK - 4 + (color == ink))
            line.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._add(line)
        for leg in legs if opacity == 1.0 else ():
            at = _STOP_AT if is_blocked else _HEAD_AT
            if is_blocked:
                reach = _CROSS_PX * 0.6 * layer.scale
                self._add(CrossItem(leg.pointAtPercent(at), reach, ink, layer.colors.piece_rim))
                continue
            head = ArrowHead(leg.pointAtPercent(at), direction(leg))
            head.set_look(_HEAD_PX * layer.scale, ink, layer.colors.piece_rim)
            self._add(head)

    def _add(self, item: QGraphicsItem) -> None:
        self._scene.addItem(item)
        self._items.append(item)


class SolutionBar(LiveWidget, QWidget):
    """The steps of one reason; nothing is shown before the answer."""

    stepped = Signal(int)
    """A step was chosen, counted from 0; the map shows it."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self._translate = translate
        self.steps: tuple[ReasonStep, ...] = ()
        self._is_asked = True
        """Whether the person chooses the steps, so that each is read out."""
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.bar = StepBar(self)
        self.bar.stepped.connect(self._step)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.words)
        lines.addWidget(self.bar)
        self.hide()

    def show_steps(self, steps: Sequence[ReasonStep]) -> None:
        """Show the last of these steps; without steps, nothing."""
        self.steps = tuple(steps)
        self.bar.set_count(len(self.steps))
        self.bar.setVisible(len(self.steps) > 1)
        self.setVisible(bool(self.steps))
        self._is_asked = False
        self.bar.go(max(0, len(self.steps) - 1))
        self._is_asked = True
        self._show()

    def _step(self, step: int) -> None:
        del step
        if self._is_asked:
            self._show()
            announce(self, self.words.text())

    def _show(self) -> None:
        self.retranslate()
        self.stepped.emit(self.bar.step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole sentence in sight."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.words.setMinimumHeight(max(0, self.words.heightForWidth(self.width())))

    def retranslate(self) -> None:
        """Show the sentence of the step in the current language."""
        if not self.steps:
            self.words.setText("")
            return
        sentence = self.steps[self.bar.step].text.render(self._translate)
        if len(self.steps) == 1:
            self.words.setText(sentence)
        else:
            words = self.tr("{number} of {count} · {sentence}")
            number, count = self.bar.step + 1, len(self.steps)
            self.words.setText(words.format(number=number, count=count, sentence=sentence))
        self._fit()
