"""The parts that all cards share: parchment, border, backs, ornaments, and frames of state."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from furyqt.rules.core.text import Translate
from furyqt.views import art
from furyqt.views.cards.seals import paint_seal
from furyqt.views.picture import CardFace
from furyqt.views.theme import CardColors

_HATCH = 4.0
_ROOMY = 60.0


@dataclass(frozen=True, slots=True)
class Sheet:
    """A card to be painted: its rectangle, its unit, and its colors."""

    box: QRectF
    unit: float
    """A pixel of the card in its plain size."""
    face: CardFace
    colors: CardColors
    translate: Translate

    @property
    def corner(self) -> float:
        """The radius of its corners."""
        return 0.05 * self.box.width() + 0.5

    def outline(self) -> QPainterPath:
        """Return its outline."""
        path = QPainterPath()
        path.addRoundedRect(self.box, self.corner, self.corner)
        return path

    def inset(self, units: float) -> QRectF:
        """Return the card without a margin of that many units."""
        margin = units * self.unit
        return self.box.adjusted(margin, margin, -margin, -margin)


def paint_paper(painter: QPainter, sheet: Sheet) -> None:
    """Paint the parchment, slightly darker toward its foot, and its outer edge."""
    colors, box = sheet.colors, sheet.box
    ground = QLinearGradient(box.topLeft(), box.bottomLeft())
    ground.setColorAt(0.0, QColor(colors.paper))
    ground.setColorAt(0.55, QColor(colors.paper))
    ground.setColorAt(1.0, QColor(colors.paper_shade))
    painter.setPen(QPen(QColor(colors.edge), max(1.0, 1.3 * sheet.unit) * colors.strength))
    painter.setBrush(ground)
    painter.drawPath(sheet.outline())


def paint_inner_line(painter: QPainter, sheet: Sheet, units: float, notch: float) -> None:
    """Paint the fine second line of the border, with corners cut in as on an engraved plate."""
    painter.setPen(QPen(QColor(sheet.colors.edge), max(0.6, 0.7 * sheet.unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(notched(sheet.inset(units), notch * sheet.unit))


def notched(box: QRectF, notch: float) -> QPainterPath:
    """Return a rectangle with quarter circles cut out of its corners."""
    path, bites = QPainterPath(), QPainterPath()
    path.addRect(box)
    for corner in (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()):
        bites.addEllipse(corner, notch, notch)
    return path.subtracted(bites)


def paint_band(painter: QPainter, sheet: Sheet, box: QRectF) -> None:
    """Paint a band in the color of the kind, engraved with fine lines."""
    painter.save()
    painter.fillRect(box, QColor(sheet.colors.band(sheet.face.kind)))
    line = QColor(sheet.colors.band_ink)
    line.setAlphaF(0.10)
    painter.setPen(QPen(line, max(0.5, 0.6 * sheet.unit)))
    step = max(2.0, 2.6 * sheet.unit)
    for number in range(1, int(box.height() / step) + 1):
        y = box.top() + number * step
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
    painter.setPen(QPen(QColor(sheet.colors.edge), max(0.6, 0.8 * sheet.unit)))
    painter.drawLine(box.bottomLeft(), box.bottomRight())
    painter.restore()


def paint_back(painter: QPainter, sheet: Sheet) -> None:
    """Paint the back of a kind: its drawing, or a lattice with the mark of the kind."""
    painter.save()
    painter.setClipPath(sheet.outline(), Qt.ClipOperation.IntersectClip)
    painter.fillRect(sheet.box, QColor(sheet.colors.band(sheet.face.kind)))
    if not art.draw(painter, _covering(sheet.box), f"backs/{sheet.face.kind}"):
        _paint_lattice(painter, sheet)
    painter.restore()
    painter.setPen(QPen(QColor(sheet.colors.edge), max(1.0, 1.3 * sheet.unit) * sheet.colors.strength))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(sheet.outline())


def _covering(box: QRectF) -> QRectF:
    """Return the smallest box of a back's drawing (five by seven) that covers the whole card."""
    width = max(box.width(), box.height() * 5 / 7)
    found = QRectF(0, 0, width, width * 7 / 5)
    found.moveCenter(box.center())
    return found


def _paint_lattice(painter: QPainter, sheet: Sheet) -> None:
    box, line = sheet.box, QColor(sheet.colors.band_ink)
    line.setAlphaF(0.28)
    painter.setPen(QPen(line, max(0.5, 0.7 * sheet.unit)))
    step, x = _HATCH * max(1.0, sheet.unit) * 1.6, box.left() - box.height()
    while x < box.right():
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
        painter.drawLine(QPointF(x, box.top()), QPointF(x + box.height(), box.bottom()))
        x += step
    side = 0.42 * box.width()
    paint_seal(
        painter,
        QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side),
        sheet.face.kind,
        sheet.colors,
    )


def paint_ornament(painter: QPainter, middle: QPointF, width: float, unit: float, colors: CardColors) -> None:
    """Paint a line with a lozenge in its middle, thinner toward its ends."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colors.edge))
    half, thick = width / 2, 0.9 * unit
    for side in (-1, 1):
        tip, root = middle.x() + side * half, middle.x() + side * 9 * unit
        painter.drawPolygon(
            QPolygonF([QPointF(tip, middle.y()), QPointF(root, middle.y() - thick),
                       QPointF(root, middle.y() + thick)])
        )  # fmt: skip
        painter.drawEllipse(QPointF(middle.x() + side * 6.2 * unit, middle.y()), 1.1 * unit, 1.1 * unit)
    reach = 3.6 * unit
    painter.drawPolygon(
        QPolygonF([middle + QPointF(-reach, 0), middle + QPointF(0, -reach), middle + QPointF(reach, 0),
                   middle + QPointF(0, reach)])
    )  # fmt: skip
    painter.restore()


def paint_playable(painter: QPainter, sheet: Sheet) -> None:
    """Paint the bright edge and the pointed tab of a playable card."""
    lit, box = QColor(sheet.colors.lit), sheet.box
    wide = max(2.0, 0.035 * box.width())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    glow = QColor(lit)
    glow.setAlphaF(0.35)
    painter.setPen(QPen(glow, 2.2 * wide))
    painter.drawPath(sheet.outline())
    painter.setPen(QPen(lit, wide))
    painter.drawPath(sheet.outline())
    side = max(9.0, 0.2 * box.width() if box.width() < 60 else 0.13 * box.width())
    tab = QRectF(box.center().x() - side / 2, box.top() - 0.25 * side, side, side)
    painter.setPen(QPen(QColor(sheet.colors.lit_ink), max(1.0, 0.08 * side)))
    painter.setBrush(lit)
    painter.drawEllipse(tab)
    _paint_chevron(painter, tab, QColor(sheet.colors.lit_ink))


def _paint_chevron(painter: QPainter, tab: QRectF, ink: QColor) -> None:
    pen = QPen(ink, max(1.2, 0.15 * tab.width()))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle, reach = tab.center(), 0.24 * tab.width()
    painter.drawPolyline(
        QPolygonF([middle + QPointF(-reach, 0.5 * reach), middle + QPointF(0, -0.6 * reach),
                   middle + QPointF(reach, 0.5 * reach)])
    )  # fmt: skip


def paint_chosen(painter: QPainter, sheet: Sheet) -> None:
    """Paint the heavy frame of the selected card, double if there is room."""
    wide = max(1.8, 0.022 * sheet.box.width())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(sheet.colors.chosen), 1.6 * wide))
    painter.drawPath(sheet.outline())
    if sheet.box.width() > _ROOMY:
        inner = 2.2 * wide
        painter.setPen(QPen(QColor(sheet.colors.chosen), 0.5 * wide))
        painter.drawRect(sheet.box.adjusted(inner, inner, -inner, -inner))
