"""The button at the foot of the window that turns the sound on and off and shows which it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QStatusBar, QStyle, QStyleOptionToolButton, QToolButton

SMALLEST_TARGET = 24
"""The least width and height of something to click, in pixels."""
_SHAPE = ((-0.42, -0.16), (-0.22, -0.16), (0.02, -0.38), (0.02, 0.38), (-0.22, 0.16), (-0.42, 0.16))
"""A loudspeaker, in parts of its size."""
_WAVES = (0.16, 0.3)


class SoundButton(QToolButton):
    """A loudspeaker with waves while there is sound, crossed out without."""

    def __init__(self, action: QAction, bar: QStatusBar) -> None:
        super().__init__(bar)
        self.setDefaultAction(action)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the menu and the key are for the keyboard
        action.changed.connect(self._name)
        self._name()
        bar.addPermanentWidget(self)

    def _name(self) -> None:
        action = self.defaultAction()
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        on_or_off = self.tr("Sound is on ({key})") if action.isChecked() else self.tr("Sound is off ({key})")
        self.setToolTip(on_or_off.format(key=key))
        self.setAccessibleName(action.text())
        self.update()

    def sizeHint(self) -> QSize:
        """Return a square a little larger than the text."""
        side = max(SMALLEST_TARGET, round(1.5 * self.fontMetrics().height()))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button with a loudspeaker in place of icon and text."""
        del event
        option, painter = QStyleOptionToolButton(), QPainter(self)
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        option.state &= ~QStyle.StateFlag.State_On
        self.style().drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option, painter, self)
        self._paint_speaker(painter)

    def _paint_speaker(self, painter: QPainter) -> None:
        side = 0.7 * min(self.width(), self.height())
        color = self.palette().windowText().color()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QRectF(self.rect()).center())
        painter.setPen(QPen(color, 0.08 * side, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        if self.isChecked():
            for radius in _WAVES:
                box = QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(0.08, 0)
                painter.drawArc(QRectF(box.topLeft() * side, box.size() * side), -45 * 16, 90 * 16)
        else:
            painter.drawLine(QPointF(0.14, -0.14) * side, QPointF(0.42, 0.14) * side)
            painter.drawLine(QPointF(0.14, 0.14) * side, QPointF(0.42, -0.14) * side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawPolygon(QPolygonF([QPointF(x, y) * side for x, y in _SHAPE]))
