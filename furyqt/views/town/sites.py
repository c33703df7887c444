"""A site: a plate with its name, its building, the flag of its owner and its spaces."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from furyqt.views import art
from furyqt.views.panels.players.patterns import fill_with_color
from furyqt.views.picture import TownSite, TownVehicle
from furyqt.views.picture.town import NO_COLOR
from furyqt.views.town.ink import TownInk
from furyqt.views.town.layout import SitePlace, TownPlaces
from furyqt.views.town.spaces import paint_space

_LABEL = 1.15


def paint_site(painter: QPainter, site: TownSite, place: SitePlace, places: TownPlaces, ink: TownInk) -> None:
    """Paint a site without the vehicle."""
    paint_plate(painter, place.whole, ink)
    _paint_head(painter, place.head, site, ink)
    art.draw(painter, _pictured(place.picture), site.art)
    for space in site.spaces:
        paint_space(painter, places.spaces[space.number], space, ink)


def paint_plate(painter: QPainter, box: QRectF, ink: TownInk) -> None:
    """Paint the paper of a plate with a double edge."""
    ground = QLinearGradient(box.topLeft(), box.bottomLeft())
    ground.setColorAt(0.0, ink.paper)
    ground.setColorAt(1.0, ink.shade)
    painter.setPen(ink.line_pen(1.4))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 5, 5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(ink.line_pen(0.6))
    painter.drawRoundedRect(box.adjusted(2.5, 2.5, -2.5, -2.5), 3.5, 3.5)


def _pictured(box: QRectF) -> QRectF:
    """Return the box of the drawing, which may be higher than there is room for by a little."""
    tall = box.height() * 1.06
    found = QRectF(0, 0, min(box.width(), tall * 2.0), tall)
    found.moveCenter(QPointF(box.center().x(), box.center().y()))
    return found


def _paint_head(painter: QPainter, head: QRectF, site: TownSite, ink: TownInk) -> None:
    """Paint the number in a disc, the name, and the flag of the player who controls the site."""
    side = min(head.height(), _LABEL * ink.line)
    disc = QRectF(head.left(), head.center().y() - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink.cards.edge))
    painter.drawEllipse(disc)
    painter.setPen(QColor(ink.cards.paper))
    ink.number(painter, disc, site.label, 0.85)
    flag = QRectF(head.right() - side * 1.3, head.top(), side * 1.3, head.height())
    right = head.right()
    if site.owner != NO_COLOR:
        _paint_flag(painter, flag, site.owner, ink)
        right = flag.left() - 2
    painter.setPen(QColor(ink.cards.ink))
    name = QRectF(disc.right() + 0.3 * ink.line, head.top(), 0, head.height())
    name.setRight(right)
    ink.words(painter, name, ink.say(site.name), 1.05, bold=True)


def _paint_flag(painter: QPainter, box: QRectF, color: int, ink: TownInk) -> None:
    """Paint a pennant on a staff."""
    staff = box.left() + 2
    painter.setPen(QPen(QColor(ink.cards.edge), max(1.4, 0.09 * ink.line)))
    painter.drawLine(QPointF(staff, box.top() + 1), QPointF(staff, box.bottom() - 1))
    path = QPainterPath(QPointF(staff, box.top() + 2))
    path.lineTo(box.right(), box.top() + 2)
    path.lineTo(box.right() - box.width() * 0.25, box.top() + box.height() * 0.36)
    path.lineTo(box.right(), box.top() + box.height() * 0.68)
    path.lineTo(staff, box.top() + box.height() * 0.68)
    path.closeSubpath()
    fill_with_color(painter, path, color, ink.map, max(3.0, 0.26 * ink.line))
    painter.setPen(QPen(QColor(ink.map.piece_edge), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def paint_vehicle(painter: QPainter, box: QRectF, vehicle: TownVehicle, ink: TownInk) -> None:
    """Paint the vehicle with the number of its passengers."""
    if box.isNull():
        return
    art.draw(painter, box, vehicle.art)
    side = min(1.25 * ink.line, box.height() * 0.5)
    badge = QRectF(box.right() - side, box.top(), side, side)
    painter.setPen(QPen(QColor(ink.cards.paper), 1.5))
    painter.setBrush(QColor(ink.cards.mark))
    painter.drawEllipse(badge)
    painter.setPen(QColor(ink.cards.mark_ink))
    ink.number(painter, badge, str(vehicle.passengers), min(1.0, side / ink.line * 0.8))
