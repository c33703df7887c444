"""Parts of a face in any size: illustration, combat icons, ticket numbers, and marks of a copy."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from furyqt.views import art
from furyqt.views.cards import words
from furyqt.views.cards.frame import Sheet
from furyqt.views.cards.lettering import CENTER, draw_words, lettering

_STRIPES = 3


def paint_illustration(painter: QPainter, sheet: Sheet, box: QRectF) -> None:
    """Paint the drawing of a face, the numbers of a ticket, or initials if the drawing is missing."""
    if words.ticket_numbers(sheet.face) is not None:
        paint_ticket(painter, sheet, box)
    elif not art.draw(painter, box, sheet.face.art):
        letters = words.initials(words.title(sheet.face, sheet.translate))
        painter.setPen(QColor(sheet.colors.band(sheet.face.kind)))
        draw_words(painter, box, letters, (0.55 * box.height(), 6.0), bold=True)


def paint_ticket(painter: QPainter, sheet: Sheet, box: QRectF) -> None:
    """Paint the two numbers, white above yellow; the yellow half is striped like the yellow railways."""
    numbers = words.ticket_numbers(sheet.face) or (0, 0)
    half = box.height() / 2
    for row, number in enumerate(numbers):
        part = QRectF(box.left(), box.top() + row * half, box.width(), half)
        _paint_half(painter, sheet, part, bool(row))
        painter.setPen(QColor(sheet.colors.ink))
        painter.setFont(lettering(0.82 * half, bold=True))
        painter.drawText(part, CENTER, str(number) if number else "–")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(sheet.colors.ink), max(0.8, 0.9 * sheet.unit)))
    painter.drawRect(box)


def _paint_half(painter: QPainter, sheet: Sheet, part: QRectF, yellow: bool) -> None:
    colors = sheet.colors
    painter.fillRect(part, QColor(colors.yellow_line if yellow else colors.white_line))
    painter.setPen(QPen(QColor(colors.ink), max(0.8, 0.9 * sheet.unit)))
    painter.drawLine(part.bottomLeft(), part.bottomRight())
    if not yellow:
        return
    painter.save()
    painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
    edge = 0.16 * part.width()
    for left in (part.left(), part.right() - edge):
        strip = QRectF(left, part.top(), edge, part.height())
        painter.save()
        painter.setClipRect(strip, Qt.ClipOperation.IntersectClip)
        step = part.height() / _STRIPES
        painter.setPen(QPen(QColor(colors.ink), 0.3 * step))
        for number in range(-_STRIPES, 2 * _STRIPES):
            y = part.top() + number * step
            painter.drawLine(QPointF(strip.left(), y + edge), QPointF(strip.right(), y))
        painter.restore()
    painter.restore()


def paint_icons(painter: QPainter, sheet: Sheet, box: QRectF) -> None:
    """Paint the combat icons in a row, without words."""
    icons = sheet.face.icons
    if not icons:
        return
    side = min(box.height(), box.width() / len(icons))
    left = box.center().x() - side * len(icons) / 2
    for number, name in enumerate(icons):
        cell = QRectF(left + number * side, box.center().y() - side / 2, side, side)
        paint_icon(painter, sheet, cell.adjusted(0.05 * side, 0.05 * side, -0.05 * side, -0.05 * side), name)


def paint_cost(painter: QPainter, sheet: Sheet, box: QRectF) -> None:
    """Paint the tokens that a card costs in a grid, as large as there is room for."""
    names = sheet.face.cost
    sides = {
        columns: min(box.width() / columns, box.height() / -(-len(names) // columns))
        for columns in range(1, len(names) + 1)
    }
    columns = max(sides, key=lambda count: sides[count])
    side, rows = sides[columns], -(-len(names) // columns)
    top = box.center().y() - rows * side / 2
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        in_row = min(columns, len(names) - row * columns)
        left = box.center().x() - in_row * side / 2 + column * side
        art.draw(painter, QRectF(left + 0.5, top + row * side + 0.5, side - 1, side - 1), name)


def paint_value(painter: QPainter, sheet: Sheet, box: QRectF) -> None:
    """Paint the points of a card in a disc."""
    painter.setPen(QPen(QColor(sheet.colors.paper), max(0.8, 0.07 * box.width())))
    painter.setBrush(QColor(sheet.colors.band(sheet.face.kind)))
    painter.drawEllipse(box)
    painter.setPen(QColor(sheet.colors.band_ink))
    painter.setFont(lettering(0.8 * box.height(), bold=True))
    painter.drawText(box, CENTER, str(sheet.face.value))


def paint_icon(painter: QPainter, sheet: Sheet, box: QRectF, name: str) -> None:
    """Paint one combat icon, or its initials in a ring if the drawing is missing."""
    if art.draw_icon(painter, box, name, sheet.colors.ink):
        return
    painter.setPen(QPen(QColor(sheet.colors.ink), max(0.8, 0.06 * box.width())))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(box)
    letters = words.initials(words.icon_name(name, sheet.translate))[:2]
    draw_words(painter, box, letters, (0.5 * box.height(), 5.0), bold=True)


def paint_eye(painter: QPainter, sheet: Sheet, box: QRectF) -> None:
    """Paint the sign of a revealed card: an eye on a dark disc."""
    painter.setPen(QPen(QColor(sheet.colors.mark_ink), max(0.8, 0.07 * box.width())))
    painter.setBrush(QColor(sheet.colors.mark))
    painter.drawEllipse(box)
    side = 0.16 * box.width()
    inner = box.adjusted(side, side, -side, -side)
    if not art.draw_icon(painter, inner, "eye", sheet.colors.mark_ink):
        _paint_plain_eye(painter, sheet, inner)


def _paint_plain_eye(painter: QPainter, sheet: Sheet, box: QRectF) -> None:
    ink = QColor(sheet.colors.mark_ink)
    painter.setPen(QPen(ink, max(0.8, 0.1 * box.width())))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(box.center(), 0.5 * box.width(), 0.3 * box.height())
    painter.setBrush(ink)
    painter.drawEllipse(box.center(), 0.12 * box.width(), 0.12 * box.height())


def paint_count(painter: QPainter, sheet: Sheet, box: QRectF, count: int) -> None:
    """Paint the number of other marks of this copy, in a dark square."""
    painter.setPen(QPen(QColor(sheet.colors.mark_ink), max(0.8, 0.07 * box.width())))
    painter.setBrush(QColor(sheet.colors.mark))
    painter.drawRect(box)
    painter.setPen(QColor(sheet.colors.mark_ink))
    painter.setFont(lettering(0.8 * box.height(), bold=True))
    painter.drawText(box, CENTER, str(count))
