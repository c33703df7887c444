"""The smallest card: a picture or a back, the mark of its kind, an eye and a number."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from furyqt.views import art
from furyqt.views.cards import words
from furyqt.views.cards.frame import Sheet, paint_back, paint_inner_line, paint_paper
from furyqt.views.cards.parts import (
    paint_cost,
    paint_count,
    paint_eye,
    paint_icons,
    paint_illustration,
    paint_ticket,
    paint_value,
)
from furyqt.views.cards.seals import paint_seal

_LEAST_ICON = 9.0
"""The smallest size in pixels of a legible icon."""


def paint_chip(painter: QPainter, sheet: Sheet) -> None:
    """Paint face or back in the smallest size."""
    if sheet.face.is_back:
        paint_back(painter, sheet)
    else:
        _paint_face(painter, sheet)
    _paint_marks(painter, sheet)


def _paint_face(painter: QPainter, sheet: Sheet) -> None:
    unit, box = sheet.unit, sheet.box
    paint_paper(painter, sheet)
    foot = QRectF(box.left(), box.bottom() - 5.5 * unit, box.width(), 5.5 * unit)
    painter.save()
    painter.setClipPath(sheet.outline(), Qt.ClipOperation.IntersectClip)
    painter.fillRect(foot, QColor(sheet.colors.band(sheet.face.kind)))
    painter.restore()
    room = QRectF(box.left(), box.top(), box.width(), foot.top() - box.top()).adjusted(
        2.5 * unit, 2.5 * unit, -2.5 * unit, -1.5 * unit
    )
    if words.ticket_numbers(sheet.face) is not None:
        paint_ticket(painter, sheet, room.adjusted(2 * unit, unit, -2 * unit, -unit))
        return
    paint_inner_line(painter, sheet, 0.0, 0.0)
    if sheet.face.cost:
        paint_cost(painter, sheet, room)
    else:
        _paint_picture(painter, sheet, room)


def _paint_picture(painter: QPainter, sheet: Sheet, room: QRectF) -> None:
    """Paint the illustration as wide as the chip, and a row of icons in the remaining space."""
    if not art.has(sheet.face.art):
        paint_illustration(painter, sheet, room)
        return
    icons = _icon_side(painter, sheet, room.width())
    above = room.adjusted(0, 0, 0, -icons)
    painter.save()
    painter.setClipRect(above, Qt.ClipOperation.IntersectClip)
    width = max(above.width(), min(1.25 * above.width(), above.height() * 4 / 3))
    picture = QRectF(0, 0, width, above.height())
    picture.moveCenter(above.center())
    art.draw(painter, picture, sheet.face.art)
    painter.restore()
    if icons:
        paint_icons(painter, sheet, QRectF(room.left(), above.bottom(), room.width(), icons))


def _icon_side(painter: QPainter, sheet: Sheet, width: float) -> float:
    """Return the icon size of a card that cancels some, 0 if the icons would be illegible."""
    count = len(sheet.face.icons)
    if not count or sheet.face.kind != "item":
        return 0.0
    side = min(8.5 * sheet.unit, width / count)
    return side if side * art.fineness(painter) >= _LEAST_ICON else 0.0


def _paint_marks(painter: QPainter, sheet: Sheet) -> None:
    unit, box, side = sheet.unit, sheet.box, 11.5 * sheet.unit
    if sheet.face.value:
        at = QRectF(box.right() - 13 * unit, box.bottom() - 13 * unit, 14 * unit, 14 * unit)
        paint_value(painter, sheet, at)
        return
    paint_seal(
        painter, QRectF(box.left() - unit, box.top() - unit, side, side), sheet.face.kind, sheet.colors
    )
    if words.is_revealed(sheet.face):
        at = QRectF(box.right() - 12 * unit, box.top() - unit, 13 * unit, 13 * unit)
        paint_eye(painter, sheet, at)
    others = sheet.face.count or len(words.other_marks(sheet.face))
    if others:
        at = QRectF(box.right() - 10.5 * unit, box.bottom() - 11 * unit, 11 * unit, 11 * unit)
        paint_count(painter, sheet, at, others)
