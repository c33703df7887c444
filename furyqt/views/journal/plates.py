"""Pictures that the book paints from drawings: struck medals, and portraits with bandages and bite marks."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from furyqt.views import art
from furyqt.views.journal.old_map import paint_old_map, spot_on
from furyqt.views.theme import current_theme

_METALS = {
    "gold": ("#fff1b8", "#e2b740", "#8a5d10", "#5c3a06"),
    "silver": ("#ffffff", "#c3c7cc", "#777d85", "#43484f"),
    "bronze": ("#f4cda4", "#c07f4a", "#74401c", "#4a240c"),
    "failed": ("#b9b4ad", "#8d8882", "#5d5954", "#3a3733"),
}
"""The light, the face, the shade and the relief of each metal; a failure is a piece of lead."""
_BEADS = 44
_BANDAGES = (
    ((0.1, 0.76), (0.17, 0.7), (0.62, 0.91), (0.57, 0.98)),
    ((0.9, 0.76), (0.83, 0.7), (0.4, 0.91), (0.45, 0.98)),
)
"""The corners of a bandage over each shoulder, in shares of the portrait."""
_CLOTH, _SEAM, _BLOOD = "#f3ead8", "#8d7a5c", "#8f1d1d"


def paint_medal(painter: QPainter, box: QRectF, medal: str, emblem: str) -> None:
    """Paint a struck medal with an emblem, or an empty place in which none lies yet."""
    side = min(box.width(), box.height()) * 0.96
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(box.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if medal in _METALS:
        _paint_disc(painter, disc, _METALS[medal])
        _paint_relief(painter, disc, emblem, _METALS[medal])
        if medal == "failed":
            _paint_crack(painter, disc, _METALS[medal][3])
    else:
        ink = QColor(current_theme().cards.faint)
        painter.setPen(QPen(ink, max(1.0, side * 0.012), Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc.adjusted(2, 2, -2, -2))
        painter.setOpacity(0.22)
        art.draw(painter, _inner(disc), emblem)
    painter.restore()


def _paint_disc(painter: QPainter, disc: QRectF, metal: tuple[str, str, str, str]) -> None:
    """Paint the metal: an edge, a ring of beads, and a face that is lit from the upper left."""
    light, face, shade, _ = (QColor(color) for color in metal)
    edge = QLinearGradient(disc.topLeft(), disc.bottomRight())
    edge.setColorAt(0.0, light)
    edge.setColorAt(0.5, face)
    edge.setColorAt(1.0, shade)
    painter.setPen(QPen(shade, max(1.0, disc.width() * 0.012)))
    painter.setBrush(QBrush(edge))
    painter.drawEllipse(disc)
    ring = disc.width() * 0.455
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(_BEADS):
        turn = 2 * pi * number / _BEADS
        middle = disc.center() + QPointF(cos(turn), sin(turn)) * ring
        size = disc.width() * 0.012
        painter.setBrush(shade)
        painter.drawEllipse(middle + QPointF(size, size) * 0.5, size, size)
        painter.setBrush(light)
        painter.drawEllipse(middle, size, size)
    field = QRadialGradient(disc.center() - QPointF(disc.width(), disc.height()) * 0.16, disc.width() * 0.62)
    field.setColorAt(0.0, light)
    field.setColorAt(0.6, face)
    field.setColorAt(1.0, shade)
    painter.setBrush(QBrush(field))
    painter.setPen(QPen(shade, max(0.8, disc.width() * 0.008)))
    painter.drawEllipse(disc.center(), disc.width() * 0.42, disc.width() * 0.42)


def _inner(disc: QRectF) -> QRectF:
    """Return the box of the emblem."""
    box = QRectF(0, 0, disc.width() * 0.76, disc.width() * 0.57)
    box.moveCenter(disc.center())
    return box


def _paint_relief(painter: QPainter, disc: QRectF, emblem: str, metal: tuple[str, str, str, str]) -> None:
    """Paint a drawing in the metal's own colors: its light edge first, then its shade."""
    box, ratio = _inner(disc), art.fineness(painter)
    drawn = art.pixmap(emblem, box.width(), box.height(), ratio)
    if drawn.isNull():
        return
    clip = QPainterPath()
    clip.addEllipse(disc.center(), disc.width() * 0.41, disc.width() * 0.41)
    painter.setClipPath(clip)
    shift = disc.width() * 0.008
    for color, offset in ((metal[0], shift), (metal[3], 0.0)):
        painter.drawPixmap(box.topLeft() + QPointF(offset, offset), _tinted(drawn, color))
    painter.setClipping(False)


def _tinted(drawn: QPixmap, color: str) -> QPixmap:
    """Return a drawing with all of its ink in one color."""
    found = QPixmap(drawn)
    painter = QPainter(found)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(found.rect(), QColor(color))
    painter.end()
    return found


def _paint_crack(painter: QPainter, disc: QRectF, color: str) -> None:
    """Paint the crack of a medal that nobody wears."""
    path = QPainterPath(_point(disc, 0.62, 0.03))
    for x, y in ((0.55, 0.2), (0.63, 0.34), (0.47, 0.5), (0.56, 0.66), (0.42, 0.8), (0.45, 0.97)):
        path.lineTo(_point(disc, x, y))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(color), max(1.5, disc.width() * 0.028)))
    painter.drawPath(path)


def paint_rider(painter: QPainter, box: QRectF, portrait: str, wounds: int, *, is_bitten: bool) -> None:
    """Paint a portrait; each wound is a bandage, and a bite leaves two marks at the neck."""
    side = min(box.width(), box.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(box.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    art.draw(painter, square, portrait)
    for corners in _BANDAGES[:wounds]:
        _paint_cloth(painter, square, corners)
    if is_bitten:
        painter.setPen(QPen(QColor(_CLOTH), side * 0.012))
        painter.setBrush(QColor(_BLOOD))
        for x in (0.54, 0.605):
            middle, size = _point(square, x, 0.715), side * 0.017
            painter.drawEllipse(middle, size, size)
            painter.fillRect(
                QRectF(middle.x() - size * 0.35, middle.y(), size * 0.7, size * 3.2), QColor(_BLOOD)
            )
    painter.restore()


def _paint_cloth(painter: QPainter, box: QRectF, corners: tuple[tuple[float, float], ...]) -> None:
    a, b, c, d = (_point(box, *corner) for corner in corners)
    path = QPainterPath(a)
    for corner in (b, c, d):
        path.lineTo(corner)
    path.closeSubpath()
    painter.setBrush(QColor(_CLOTH))
    painter.setPen(QPen(QColor(_SEAM), max(0.8, box.width() * 0.012)))
    painter.drawPath(path)
    painter.setPen(QPen(QColor(_SEAM), max(0.5, box.width() * 0.006)))
    for share in (0.34, 0.67):
        painter.drawLine(a + (d - a) * share, b + (c - b) * share)
    stain = a + (c - a) * 0.42
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_BLOOD))
    painter.setOpacity(0.75)
    painter.drawEllipse(stain, box.width() * 0.026, box.width() * 0.02)
    painter.setOpacity(1.0)


def _point(box: QRectF, x: float, y: float) -> QPointF:
    return QPointF(box.left() + x * box.width(), box.top() + y * box.height())


def paint_bars(painter: QPainter, box: QRectF, counts: list[int]) -> None:
    """Paint a bar for each count on a common base line, the newest one filled darkest."""
    cards, most = current_theme().cards, max(*counts, 1)
    base, wide = box.bottom() - 4, box.width() / max(1, len(counts))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, count in enumerate(counts):
        high = (box.height() - 10) * count / most
        bar = QRectF(box.left() + number * wide + wide * 0.15, base - high, wide * 0.7, high)
        ink = QColor(cards.ink)
        ink.setAlphaF(0.45 + 0.5 * (number + 1) / len(counts))
        painter.fillRect(bar, ink)
    painter.setPen(QPen(QColor(cards.ink), 1.2))
    painter.drawLine(QPointF(box.left(), base), QPointF(box.right(), base))
    painter.restore()


def paint_meetings(painter: QPainter, box: QRectF, places: dict[str, int]) -> None:
    """Paint the old map with a disc for each place, whose area is the number of meetings there."""
    paint_old_map(painter, box)
    most, cards = max([*places.values(), 1]), current_theme().cards
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, count in places.items():
        spot = spot_on(box, place)
        if spot is None:
            continue
        radius = box.height() * 0.05 * (count / most) ** 0.5
        fill = QColor(_BLOOD)
        fill.setAlphaF(0.75)
        painter.setBrush(fill)
        painter.setPen(QPen(QColor(cards.ink), 1.2))
        painter.drawEllipse(spot, radius, radius)
    painter.restore()


def aspect_of(words: str) -> float:
    """Return the width of a plate relative to its height."""
    return {"bars": 3.4, "met": 1.5}.get(words.partition("/")[0], 1.0)


def paint_plate(painter: QPainter, box: QRectF, words: str) -> bool:
    """Paint what an address says, and return whether it is one.

    "medal/gold/c02" is a medal, "rider/2/1/portraits/mina" a portrait after the numbers of wounds and bites,
    "bars/0,3,2" a chart, and "met/london.3,paris.1" a map with numbers of meetings.
    """
    kind, _, rest = words.partition("/")
    if kind == "medal":
        medal, _, emblem = rest.partition("/")
        paint_medal(painter, box, medal, f"campaign/{emblem}")
    elif kind == "rider":
        wounds, bites, portrait = rest.split("/", 2)
        paint_rider(painter, box, portrait, int(wounds), is_bitten=bites != "0")
    elif kind == "bars":
        paint_bars(painter, box, [int(count) for count in rest.split(",")])
    elif kind == "met":
        pairs = (pair.partition(".") for pair in rest.split(",") if pair)
        paint_meetings(painter, box, {place: int(count) for place, _, count in pairs})
    else:
        return False
    return True
