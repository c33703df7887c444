"""An outline with a word beside it, drawn over the window around the targets of a lesson."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from furyqt.views.panels.painting import larger
from furyqt.views.theme import current_theme

_ROOM = 4
_WIDE = 3.0
_TIP = 7.0
_WORD = 0.95
_LARGE = 5.0
"""A box of more lines is large: the word in its corner covers little of it."""


class Spotlight(QWidget):
    """Covers its parent, ignores the mouse, and outlines rectangles."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._spared: QWidget | None = None
        self.boxes: tuple[QRect, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def spare(self, widget: QWidget) -> None:
        """Keep the words of this widget in sight: no word is put over it."""
        self._spared = widget

    def point(self, boxes: tuple[QRect, ...]) -> None:
        """Outline these rectangles of the screen; without any, hide."""
        above = self.parentWidget()
        assert above is not None
        found = tuple(QRect(above.mapFromGlobal(box.topLeft()), box.size()) for box in boxes)
        if self.geometry() != above.rect():
            self.setGeometry(above.rect())
        if found != self.boxes:
            self.boxes = found
            self.update()
        self.setVisible(bool(found))
        if found:
            self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the outlines, with a word at each of them unless it would hide another."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(larger(self.font(), _WORD, bold=True))
        flags: list[QRectF] = []
        for box in map(QRectF, self.boxes):
            self._paint_outline(painter, box.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
        for box, flag in zip(map(QRectF, self.boxes), self.flags(), strict=True):
            if not any(flag.intersects(other) for other in flags):
                flags.append(flag)
                self._paint_flag(painter, flag, box)

    def flags(self) -> list[QRectF]:
        """Return the rectangle of the word for each outline."""
        return [self._flag(QRectF(box)) for box in self.boxes]

    def _paint_outline(self, painter: QPainter, box: QRectF) -> None:
        """Paint a line of two colors, one of which contrasts with any background."""
        inside = box.intersected(QRectF(self.rect()).adjusted(_WIDE, _WIDE, -_WIDE, -_WIDE))
        round_ = inside.height() / 2 if _is_spot(box) else 7.0
        colors = current_theme().colors
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colors.on_accent), _WIDE + 2.5))
        painter.drawRoundedRect(inside, round_, round_)
        painter.setPen(QPen(QColor(colors.accent), _WIDE))
        painter.drawRoundedRect(inside, round_, round_)

    def _flag(self, box: QRectF) -> QRectF:
        """Return the rectangle of the word: beside a small box, in the upper right corner of a large one."""
        lines = QFontMetrics(larger(self.font(), _WORD, bold=True))
        wide, tall = lines.horizontalAdvance(self.tr("Here")) + 14.0, lines.height() + 4.0
        if box.height() > _LARGE * tall:
            return QRectF(box.right() - wide - 2, box.top() + 2, wide, tall)
        left = min(max(box.center().x() - wide / 2, 2.0), self.width() - wide - 2.0)
        above = QRectF(left, box.top() - _ROOM - _TIP - tall, wide, tall)
        if above.top() > 0 and not above.intersects(self._spared_box()):
            return above
        return QRectF(left, box.bottom() + _ROOM + _TIP, wide, tall)

    def _spared_box(self) -> QRectF:
        spared = self._spared
        if spared is None or not spared.isVisible():
            return QRectF()
        return QRectF(QRect(self.mapFromGlobal(spared.mapToGlobal(QPoint(0, 0))), spared.size()))

    def _paint_flag(self, painter: QPainter, flag: QRectF, box: QRectF) -> None:
        """Paint the word on its own background, with an arrow to a small box."""
        theme = current_theme()
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(flag, 4, 4)
        if not box.intersects(flag):
            edge, tip = (flag.bottom(), _TIP) if flag.top() < box.top() else (flag.top(), -_TIP)
            foot = QPointF(flag.center().x(), edge + tip)
            path.addPolygon(QPolygonF([foot, QPointF(foot.x() - _TIP, edge), QPointF(foot.x() + _TIP, edge)]))
            path.closeSubpath()
        painter.setPen(QPen(QColor(theme.colors.on_accent), 2.0))
        painter.setBrush(QColor(theme.colors.accent))
        painter.drawPath(path.simplified())
        painter.setPen(QColor(theme.colors.on_accent))
        painter.drawText(flag, Qt.AlignmentFlag.AlignCenter, self.tr("Here"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.update()
        super().changeEvent(event)


def _is_spot(box: QRectF) -> bool:
    """Return whether this is the outline of a place, as wide as it is tall."""
    return abs(box.width() - box.height()) < 1
