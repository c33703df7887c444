"""Tokens beside places and on links: drawings, plates with a text, and pencil signs."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from furyqt.views import art
from furyqt.views.map.items import BADGE, FixedItem, serif
from furyqt.views.map.pencil import PENCIL, paint_pencil
from furyqt.views.map.sheet.symbols import badge_path
from furyqt.views.theme import MapColors

BADGE_RADIUS = 9.0
DRAWN = 1.3  # the size of a drawing as a multiple of a plate
ALERTS = ("trap", "fangs")
_PLATES = ("trail", "lair", *ALERTS)


@dataclass(frozen=True, slots=True)
class PlateLook:
    """Everything that decides how a token is drawn; the angle turns a token on a link along it."""

    kind: str
    text: str
    colors: MapColors
    scale: float
    count: int = 1
    way: str = ""
    angle: float = 0.0

    @property
    def drawing(self) -> str:
        """The name of the drawing, or an empty text for a plate."""
        if self.kind in _PLATES or self.kind in PENCIL:
            return ""
        return f"tokens/{self.kind}_{self.way}" if self.way else f"tokens/{self.kind}"

    @property
    def radius(self) -> float:
        """The radius of the token's space in pixels."""
        return BADGE_RADIUS * self.scale * (1.0 if self.kind in _PLATES else DRAWN)


class PlateItem(FixedItem):
    """A token at a distance of some pixels from its place."""

    def __init__(self, at: QPointF) -> None:
        super().__init__(at, BADGE)
        self.offset = QPointF()
        self.look: PlateLook | None = None

    def set_look(self, look: PlateLook, offset: QPointF) -> None:
        """Set how the token is drawn and its distance from the place's point in pixels."""
        if (look, offset) == (self.look, self.offset):
            return
        self.look, self.offset = look, offset
        reach = 1.45 * look.radius + 4
        self.set_bounds(QRectF(offset.x() - reach, offset.y() - reach, 2 * reach, 2 * reach))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw drawing, plate or pencil."""
        look = self.look
        if look is None:
            return
        painter.translate(self.offset)
        if look.kind in PENCIL:
            paint_pencil(painter, look.kind, look.radius, look.colors)
            return
        painter.save()
        painter.rotate(look.angle)
        side = 2 * look.radius
        is_drawn = art.draw(painter, QRectF(-side / 2, -side / 2, side, side), look.drawing)
        if not is_drawn:
            _paint_plate(painter, look)
        painter.restore()
        if look.count > 1:
            _paint_count(painter, look)


def _paint_plate(painter: QPainter, look: PlateLook) -> None:
    colors, radius = look.colors, BADGE_RADIUS * look.scale
    is_alert = look.kind in ALERTS
    outline = badge_path(look.kind, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colors.shadow))
    painter.drawPath(outline.translated(1.0, 1.6))
    painter.setBrush(QColor(colors.badge_alert if is_alert else colors.badge))
    painter.setPen(QPen(QColor(colors.piece_edge), 1.4))
    painter.drawPath(outline)
    painter.setFont(serif(radius * (1.15 if len(look.text) < 2 else 0.95), bold=True))
    painter.setPen(QColor(colors.badge_alert_ink if is_alert else colors.badge_ink))
    box = QRectF(-2 * radius, -radius + (radius * 0.12 if look.kind == "lair" else 0), 4 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, look.text)


def _paint_count(painter: QPainter, look: PlateLook) -> None:
    """Paint the number of tokens in a small disc at the lower right."""
    radius, at = 0.5 * look.radius, QPointF(0.72 * look.radius, 0.68 * look.radius)
    painter.setPen(QPen(QColor(look.colors.piece_edge), 1.2))
    painter.setBrush(QColor(look.colors.badge))
    painter.drawEllipse(at, radius, radius)
    painter.setFont(serif(radius * 1.5, bold=True))
    painter.setPen(QColor(look.colors.badge_ink))
    box = QRectF(at.x() - 2 * radius, at.y() - radius, 4 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(look.count))
