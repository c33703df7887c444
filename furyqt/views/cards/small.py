"""The card in the size of a hand, with title, picture and icons; and the smallest card, a chip."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from furyqt.views import art
from furyqt.views.cards import words
from furyqt.views.cards.frame import Sheet, paint_back, paint_band, paint_inner_line, paint_paper
from furyqt.views.cards.lettering import draw_words, fitting, height_of, lettering
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

_TAB = 3.5
"""The part of the band, in units, that the tab of a playable card covers; two lines are below it."""


def paint_chip(painter: QPainter, sheet: Sheet) -> None:
    """Paint face or back in the smallest size."""
    if sheet.face.is_back:
        paint_back(painter, sheet)
    else:
        _paint_chip_face(painter, sheet)
    _paint_chip_marks(painter, sheet)


def _paint_chip_face(painter: QPainter, sheet: Sheet) -> None:
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


def _paint_chip_marks(painter: QPainter, sheet: Sheet) -> None:
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


_MARK = 10.0
_COST = 30.0
"""The height of the tokens that a card costs."""


def paint_small(painter: QPainter, sheet: Sheet) -> None:
    """Paint face or back in the size of a hand."""
    if sheet.face.is_back:
        paint_back(painter, sheet)
        _paint_plate(painter, sheet)
    else:
        _paint_face(painter, sheet)
    _paint_seal(painter, sheet)
    _paint_marks(painter, sheet)


def _paint_face(painter: QPainter, sheet: Sheet) -> None:
    unit = sheet.unit
    paint_paper(painter, sheet)
    paint_inner_line(painter, sheet, 3.4, 3.2)
    inner = sheet.inset(4.6)
    band = QRectF(inner.left(), inner.top(), inner.width(), 27 * unit)
    paint_band(painter, sheet, band)
    painter.setPen(QColor(sheet.colors.band_ink))
    title = words.title(sheet.face, sheet.translate)
    room, sizes = band.adjusted(3 * unit, 0, -3 * unit, 0), (12 * unit, 8 * unit)
    font = lettering(fitting(title, room, sizes, bold=True), bold=True)
    if QFontMetricsF(font).horizontalAdvance(title) > room.width():
        room.setTop(band.top() + _TAB * unit)
    draw_words(painter, room, title, sizes, bold=True)
    foot = 17 * unit if sheet.face.icons else 0.0
    foot += _COST * unit if sheet.face.cost else 0.0
    foot += _strip_height(sheet)
    room = QRectF(inner.left(), band.bottom(), inner.width(), inner.bottom() - band.bottom() - foot)
    if words.ticket_numbers(sheet.face) is not None:
        paint_illustration(painter, sheet, room.adjusted(16 * unit, 12 * unit, -16 * unit, -7 * unit))
    else:
        paint_illustration(painter, sheet, room.adjusted(unit, 2 * unit, -unit, -2 * unit))
    icons = QRectF(inner.left(), room.bottom(), inner.width(), 16 * unit)
    paint_icons(painter, sheet, icons)
    if sheet.face.cost:
        paint_cost(painter, sheet, QRectF(inner.left(), room.bottom(), inner.width(), _COST * unit))
    if sheet.face.value:
        paint_value(
            painter, sheet, QRectF(inner.right() - 19 * unit, band.bottom() + unit, 18 * unit, 18 * unit)
        )


def _paint_plate(painter: QPainter, sheet: Sheet) -> None:
    """Paint the kind of a back on a plate at its foot."""
    unit, inner = sheet.unit, sheet.inset(7)
    plate = QRectF(inner.left(), inner.bottom() - 25 * unit, inner.width(), 25 * unit)
    plate.translate(0, 3 * unit - _strip_height(sheet) if sheet.face.marks else 0)
    painter.setPen(QColor(sheet.colors.edge))
    painter.setBrush(QColor(sheet.colors.paper))
    painter.drawRect(plate)
    painter.setPen(QColor(sheet.colors.ink))
    title = words.title(sheet.face, sheet.translate)
    draw_words(painter, plate.adjusted(3 * unit, unit, -3 * unit, -unit), title, (11 * unit, 7.5 * unit))


def _paint_seal(painter: QPainter, sheet: Sheet) -> None:
    unit, side = sheet.unit, 18 * sheet.unit
    top = 29 if not sheet.face.is_back else 5  # below the second line of a title
    at = QRectF(sheet.box.left() + 4 * unit, sheet.box.top() + top * unit, side, side)
    paint_seal(painter, at, sheet.face.kind, sheet.colors)


def _strip_height(sheet: Sheet) -> float:
    """Return the height of one line of marks, or two if they are long."""
    if not sheet.face.marks:
        return 0.0
    font = lettering(_MARK * sheet.unit, italic=True)
    return (
        13 if height_of(_said(sheet), 0.7 * sheet.box.width(), font) < 20 * sheet.unit else 24
    ) * sheet.unit


def _said(sheet: Sheet) -> str:
    """Return the marks in words; "revealed" only if there is no other, because the eye shows it."""
    marks = words.other_marks(sheet.face) or sheet.face.marks
    return " · ".join(mark.render(sheet.translate) for mark in marks)


def _paint_marks(painter: QPainter, sheet: Sheet) -> None:
    """Paint the marks on a dark strip at the foot, with an eye if the card is revealed."""
    tall = _strip_height(sheet)
    if not tall:
        return
    unit, inner = sheet.unit, sheet.inset(4.6)
    strip = QRectF(inner.left(), inner.bottom() - tall, inner.width(), tall)
    painter.fillRect(strip, QColor(sheet.colors.mark))
    if words.is_revealed(sheet.face):
        paint_eye(painter, sheet, QRectF(strip.left(), strip.top() - 2 * unit, 16 * unit, 16 * unit))
        strip.setLeft(strip.left() + 16 * unit)
    painter.setPen(QColor(sheet.colors.mark_ink))
    room = strip.adjusted(2 * unit, 0, -2 * unit, 0)
    draw_words(painter, room, _said(sheet), (_MARK * unit, 8 * unit), italic=True)
