"""The clock tower: a dial with all hours of the day, the round, and the home of waiting figures."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from furyqt.views import art
from furyqt.views.picture import TownClock, TownPanel
from furyqt.views.town.figures import paint_figures
from furyqt.views.town.ink import TownInk
from furyqt.views.town.layout import TownPlaces
from furyqt.views.town.sites import paint_plate

_RAYS, _STARS = 12, ((-1.9, -0.5), (1.8, -0.9), (1.5, 0.9), (-1.4, 1.1), (2.6, 0.3))


def paint_light(painter: QPainter, center: QPointF, radius: float, ink: TownInk) -> None:
    """Paint the sun or the moon."""
    painter.save()
    if ink.is_night:
        _paint_moon(painter, center, radius, ink)
    else:
        _paint_sun(painter, center, radius, ink)
    painter.restore()


def _paint_sun(painter: QPainter, center: QPointF, radius: float, ink: TownInk) -> None:
    painter.setPen(QPen(QColor(ink.cards.edge), max(1.0, radius * 0.12)))
    painter.setBrush(QColor(ink.cards.yellow_line))
    painter.drawEllipse(center, radius * 0.6, radius * 0.6)
    for number in range(_RAYS):
        angle, far = 2 * pi * number / _RAYS, radius * (1.0 if number % 2 else 0.86)
        painter.drawLine(
            center + QPointF(cos(angle), sin(angle)) * (radius * 0.72),
            center + QPointF(cos(angle), sin(angle)) * far,
        )


def _paint_moon(painter: QPainter, center: QPointF, radius: float, ink: TownInk) -> None:
    whole, bite = QPainterPath(), QPainterPath()
    whole.addEllipse(center, radius * 0.8, radius * 0.8)
    bite.addEllipse(center + QPointF(radius * 0.42, -radius * 0.1), radius * 0.68, radius * 0.68)
    painter.setPen(QPen(QColor(ink.cards.edge), max(1.0, radius * 0.1)))
    painter.setBrush(QColor(ink.cards.yellow_line))
    painter.drawPath(whole.subtracted(bite))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink.cards.ink))
    for x, y in _STARS:
        spot = QRectF(0, 0, radius * 0.2, radius * 0.2)
        spot.moveCenter(center + QPointF(x, y) * radius)
        painter.drawEllipse(spot)


_FIELD = (200.0, 150.0)
_NARROWEST = 0.62
"""The part of the breadth of the drawing that has to be visible: the tower without its surroundings."""
_FACE = (100.0, 62.0, 34.0)
"""The middle of the dial and its radius in the drawing of the tower."""


def paint_tower(painter: QPainter, panel: TownPanel, places: TownPlaces, ink: TownInk) -> None:
    """Paint the tower's plate with everything on it."""
    paint_plate(painter, places.tower, ink)
    clock = panel.clock
    if clock is not None:
        box, unit = _fitted(places.dial)
        painter.save()
        painter.setClipRect(places.dial, Qt.ClipOperation.IntersectClip)
        art.draw(painter, box, clock.art)
        painter.restore()
        x, y, radius = _FACE
        center = QPointF(box.left() + x * unit, box.top() + y * unit)
        paint_dial(painter, center, radius * unit, clock, ink)
        at = QPointF(max(places.dial.left() + 17 * unit, box.left() + 28 * unit), box.top() + 24 * unit)
        paint_light(painter, at, 14 * unit, ink)
        _paint_words(painter, places.words, clock, ink)
    _paint_home(painter, panel, places, ink)


def _fitted(box: QRectF) -> tuple[QRectF, float]:
    """Return the box of the drawing, which may be cut off at its sides, and the size of its unit."""
    width, height = _FIELD
    unit = min(box.height() / height, box.width() / (width * _NARROWEST))
    found = QRectF(0, 0, width * unit, height * unit)
    found.moveCenter(box.center())
    return found, unit


def paint_dial(painter: QPainter, center: QPointF, radius: float, clock: TownClock, ink: TownInk) -> None:
    """Paint the face: the hours of night shaded, spent hours filled, the hand, and the hour as a number."""
    face = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
    painter.save()
    painter.setPen(ink.line_pen(1.6))
    painter.setBrush(QColor(ink.cards.paper))
    painter.drawEllipse(face)
    rim = face.adjusted(2, 2, -2, -2)
    painter.setPen(Qt.PenStyle.NoPen)
    night = QColor(ink.cards.event)
    night.setAlphaF(0.30)
    _sector(painter, rim, clock.night_from / clock.hours, 1.0, night)
    spent = QColor(ink.cards.lit)
    spent.setAlphaF(0.55)
    _sector(painter, rim, 0.0, clock.hour / clock.hours, spent)
    painter.setBrush(QColor(ink.cards.paper))
    painter.setPen(ink.line_pen(0.8))
    inner = radius * 0.66
    painter.drawEllipse(center, inner, inner)
    for hour in range(clock.hours):
        angle = 2 * pi * hour / clock.hours - pi / 2
        is_main = hour % 6 == 0
        near = radius * (0.74 if is_main else 0.86)
        painter.setPen(QPen(QColor(ink.cards.ink), 1.6 if is_main else 0.8))
        painter.drawLine(_on(center, near, angle), _on(center, radius * 0.97, angle))
    painter.setPen(QPen(QColor(ink.cards.ink), max(2.0, radius * 0.07), c=Qt.PenCapStyle.RoundCap))
    angle = 2 * pi * clock.hour / clock.hours - pi / 2
    painter.drawLine(_on(center, radius * 0.56, angle), _on(center, radius * 0.9, angle))
    painter.setPen(QColor(ink.cards.ink))
    room = QRectF(center.x() - inner, center.y() - inner, 2 * inner, 2 * inner)
    ink.number(painter, room, str(clock.hour), max(0.6, inner / ink.line * 0.95))
    painter.restore()


def _on(center: QPointF, radius: float, angle: float) -> QPointF:
    return QPointF(center.x() + radius * cos(angle), center.y() + radius * sin(angle))


def _sector(painter: QPainter, box: QRectF, start: float, end: float, color: QColor) -> None:
    if end <= start:
        return
    path = QPainterPath(box.center())
    path.arcTo(box, 90 - 360 * start, -360 * (end - start))
    path.closeSubpath()
    painter.fillPath(path, color)


def _paint_words(painter: QPainter, box: QRectF, clock: TownClock, ink: TownInk) -> None:
    """Write the phase, and paint a disc for each round."""
    painter.setPen(QColor(ink.cards.ink))
    first = QRectF(box.left(), box.top(), box.width(), box.height() * 0.55)
    ink.words(painter, first, ink.say(clock.title), 1.05, bold=True)
    side = min(box.height() * 0.4, box.width() / max(1, clock.rounds) * 0.8)
    top = first.bottom()
    for number in range(clock.rounds):
        disc = QRectF(box.left() + number * side * 1.25, top, side, side)
        _paint_round(painter, disc, number + 1, clock, ink)


def _paint_round(painter: QPainter, disc: QRectF, number: int, clock: TownClock, ink: TownInk) -> None:
    is_past, is_now = number < clock.round, number == clock.round
    painter.setPen(ink.line_pen(1.2))
    painter.setBrush(QColor(ink.cards.edge if is_past or is_now else ink.cards.paper))
    painter.drawEllipse(disc)
    painter.setPen(QColor(ink.cards.paper if is_past or is_now else ink.cards.ink))
    ink.number(painter, disc, str(number), min(0.9, disc.height() / ink.line * 0.75))
    if is_now:
        painter.setPen(QPen(QColor(ink.marks.legal), 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc.adjusted(-2, -2, 2, 2))


def _paint_home(painter: QPainter, panel: TownPanel, places: TownPlaces, ink: TownInk) -> None:
    """Paint the figures that are at home."""
    if panel.home is None or not panel.waiting:
        return
    box = places.home
    painter.setPen(QColor(ink.cards.faint))
    words = QRectF(box.left(), box.top(), box.width(), box.height() * 0.4)
    ink.words(painter, words, ink.say(panel.home), 0.9)
    stand = QRectF(box.left(), words.bottom(), box.width() * 0.62, box.height() * 0.6)
    paint_figures(painter, stand, panel.waiting, ink)
