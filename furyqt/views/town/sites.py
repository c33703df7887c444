"""A site: a plate with its name, its building, the flag of its owner and its spaces."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from furyqt.views import art
from furyqt.views.panels.players.patterns import fill_with_color
from furyqt.views.picture import TownSite, TownSpace, TownVehicle
from furyqt.views.picture.town import NO_COLOR
from furyqt.views.town.figures import paint_figures
from furyqt.views.town.ink import TownInk
from furyqt.views.town.layout import SitePlace, TownPlaces

_LATER = 0.45
_AWNING = 0.36
_SCALLOPS = 4


def paint_space(painter: QPainter, box: QRectF, space: TownSpace, ink: TownInk) -> None:
    """Paint a space with its figures."""
    if space.is_building:
        _paint_building(painter, box, space, ink)
    else:
        _paint_work(painter, box, space, ink)


def _paint_work(painter: QPainter, box: QRectF, space: TownSpace, ink: TownInk) -> None:
    """Paint a place of work: its yield on the left, figures on the right."""
    radius = box.height() / 2
    painter.setPen(ink.line_pen(1.0))
    painter.setBrush(QColor(ink.cards.paper_shade))
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(QColor(ink.cards.paper))
    inner = box.adjusted(2.5, 2.5, -2.5, -2.5)
    room = min(inner.height() * 1.55, inner.width() * 0.58)
    plate = QRectF(inner.left(), inner.top(), room, inner.height())
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
    side = plate.height() * 0.1
    ink.tokens(painter, plate.adjusted(side * 1.6, side, -side * 1.6, -side), space.gain)
    stand = QRectF(plate.right(), box.top() - 0.25 * ink.line, box.right() - plate.right() - 3, 0)
    stand.setBottom(box.bottom() - 2)
    paint_figures(painter, stand, space.figures, ink)


def _paint_building(painter: QPainter, box: QRectF, space: TownSpace, ink: TownInk) -> None:
    painter.save()
    is_later = space.owner == NO_COLOR and not space.is_next
    body = box.adjusted(box.width() * 0.07, box.height() * _AWNING * 0.7, -box.width() * 0.07, 0)
    pen = ink.line_pen(1.0)
    if is_later:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(QColor(ink.cards.paper_shade if is_later else ink.cards.paper))
    painter.drawRect(body)
    awning = QRectF(box.left(), box.top(), box.width(), box.height() * _AWNING)
    _paint_awning(painter, awning, space, ink, is_later)
    if space.owner == NO_COLOR:
        painter.setOpacity(_LATER if is_later else 1.0)
        room = QRectF(body.left(), awning.bottom(), body.width(), body.bottom() - awning.bottom())
        ink.tokens(painter, room.adjusted(1.5, 1.5, -1.5, -1.5), space.cost)
    else:
        _paint_counter(painter, body, ink)
    painter.restore()
    if space.figures:
        top = box.top() + box.height() * 0.3
        paint_figures(painter, QRectF(box.left(), top, box.width(), box.bottom() - top), space.figures, ink)


def _awning_path(box: QRectF) -> QPainterPath:
    """Return the awning of a stall with a scalloped lower edge."""
    path, drop = QPainterPath(), box.height() * 0.28
    low = box.bottom() - drop
    path.moveTo(box.left() + box.width() * 0.1, box.top())
    path.lineTo(box.right() - box.width() * 0.1, box.top())
    path.lineTo(box.right(), low)
    step = box.width() / _SCALLOPS
    for number in range(_SCALLOPS):
        right = box.right() - number * step
        path.quadTo(QPointF(right - step / 2, box.bottom() + drop * 0.6), QPointF(right - step, low))
    path.closeSubpath()
    return path


def _paint_awning(painter: QPainter, box: QRectF, space: TownSpace, ink: TownInk, is_later: bool) -> None:
    """Paint the awning: in the owner's color, or with the reward of the building."""
    path = _awning_path(box)
    if space.owner != NO_COLOR:
        fill_with_color(painter, path, space.owner, ink.map, max(3.0, box.height() * 0.4))
        painter.setPen(QPen(QColor(ink.map.piece_edge), 1.0 * ink.cards.strength))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        return
    painter.setBrush(QColor(ink.cards.paper))
    painter.drawPath(path)
    room = box.adjusted(1, 0, -1, -box.height() * 0.1)
    for token in space.gain:
        painter.setOpacity(_LATER + 0.2 if is_later else 1.0)
        side = room.height() * 0.92
        both = side * 1.75
        left = room.center().x() - both / 2
        ink.token(painter, QRectF(left, room.top(), side, side), token)
        painter.setPen(QColor(ink.cards.ink))
        number = QRectF(left + side * 0.9, room.top(), side * 0.95, side)
        ink.number(painter, number, str(token.count), min(1.2, max(0.5, side / ink.line * 0.85)))
    painter.setOpacity(1.0)


def _paint_counter(painter: QPainter, body: QRectF, ink: TownInk) -> None:
    """Paint the counter of a finished stall with its wares."""
    table = QRectF(body.left(), body.center().y() + body.height() * 0.16, body.width(), body.height() * 0.34)
    painter.setPen(ink.line_pen(0.8))
    painter.setBrush(QColor(ink.cards.edge))
    painter.drawRect(table)
    painter.setPen(QPen(QColor(ink.cards.paper_shade), 0.8))
    for number in range(1, 4):
        x = table.left() + table.width() * number / 4
        painter.drawLine(QPointF(x, table.top() + 2), QPointF(x, table.bottom() - 1))
    painter.setPen(ink.line_pen(0.7))
    painter.setBrush(QColor(ink.cards.paper_shade))
    radius = min(body.width() * 0.09, body.height() * 0.12)
    for number in range(3):
        center = QPointF(table.left() + table.width() * (number + 1) / 4, table.top() - radius * 0.7)
        painter.drawEllipse(center, radius, radius)


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
