"""The card for reading: everything on it, its text as large as there is room for."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from furyqt.views.cards import words
from furyqt.views.cards.frame import (
    Sheet,
    paint_back,
    paint_band,
    paint_inner_line,
    paint_ornament,
    paint_paper,
)
from furyqt.views.cards.lettering import TOP_LEFT, draw_words, height_of, lettering
from furyqt.views.cards.parts import paint_eye, paint_icon, paint_illustration
from furyqt.views.cards.seals import paint_seal

MARGIN, BAND, RULE, ICON, NAME = 11.0, 42.0, 14.0, 26.0, 27.0
MARKS, MARK = (24.0, 38.0), 13.0
"""The strip of marks with one line and with two, and its letters."""
TEXT = (15.5, 10.0)
"""The largest and the smallest letters of the text; this module measures in units."""
LINE = (13.5, 11.0)
_ART, _LEAST_ART, _AIR = 166.0, 68.0, 8.0
_READABLE = 12.5
MOST_IN_ROW = 4


@dataclass(frozen=True, slots=True)
class FaceParts:
    """The heights of the parts of a face, in units, and the rows of its icons."""

    line: float
    art: float
    text: float
    icons: float
    rows: int
    has_names: bool


def text_width(sheet: Sheet) -> float:
    """Return the width of the text in pixels."""
    return sheet.inset(MARGIN).width() - 12 * sheet.unit


def face_parts(sheet: Sheet) -> FaceParts:
    """Return the parts of this face in its height."""
    tall = sheet.box.height() / sheet.unit
    named = _icons_with_names(sheet)
    if tall - _fixed(sheet, named.icons) - _LEAST_ART - _text(sheet, 11.5) < 0 and named.rows:
        named = replace(named, rows=1, icons=ICON + 4, has_names=False)
    left = tall - _fixed(sheet, named.icons)
    art = max(_LEAST_ART, min(_ART, left - _text(sheet, TEXT[0]) - _AIR))
    return replace(named, art=art, text=max(0.0, left - art))


def height_wanted(sheet: Sheet) -> float:
    """Return the height in units that fits readable text and the names of the icons."""
    if sheet.face.is_back:
        return 0.0
    icons = _icons_with_names(sheet).icons
    return _fixed(sheet, icons) + _LEAST_ART + _text(sheet, _READABLE) + _AIR


def _icons_with_names(sheet: Sheet) -> FaceParts:
    count = len(sheet.face.icons)
    rows = -(-count // MOST_IN_ROW)
    icons = rows * (ICON + NAME) + 4 if rows else 0.0
    return FaceParts(_line(sheet), _ART, 0.0, icons, rows, has_names=True)


def _fixed(sheet: Sheet, icons: float) -> float:
    """Return the height of everything except picture and text."""
    return 2 * MARGIN + BAND + RULE + _line(sheet) + icons + marks_height(sheet)


def marks_said(sheet: Sheet) -> str:
    """Return all states of this copy in words."""
    return " · ".join(mark.render(sheet.translate) for mark in sheet.face.marks)


def marks_height(sheet: Sheet) -> float:
    """Return the height of the marks: one line, two lines, or none."""
    if not sheet.face.marks:
        return 0.0
    tall = height_of(marks_said(sheet), 0.82 * text_width(sheet), lettering(MARK * sheet.unit, italic=True))
    return MARKS[0] if tall < 1.8 * MARK * sheet.unit else MARKS[1]


def _line(sheet: Sheet) -> float:
    """Return the height of the line with the kind, which may need two lines."""
    if sheet.face.line is None:
        return 4.0
    said = sheet.face.line.render(sheet.translate)
    return min(38.0, height_of(said, text_width(sheet), lettering(LINE[0] * sheet.unit)) / sheet.unit + 6)


def _text(sheet: Sheet, size: float) -> float:
    if sheet.face.text is None:
        return 0.0
    said = sheet.face.text.render(sheet.translate)
    return height_of(said, text_width(sheet), lettering(size * sheet.unit)) / sheet.unit


_TITLE, _NAME = (21.0, 12.0), (11.0, 9.0)
_SEAL = 32.0
_SHORT = 24.0
"""A text of at most this many units is centered."""


def paint_large(painter: QPainter, sheet: Sheet) -> None:
    """Paint face or back in the size for reading."""
    if sheet.face.is_back:
        _paint_back(painter, sheet)
        return
    paint_paper(painter, sheet)
    paint_inner_line(painter, sheet, 4.5, 7.0)
    paint_inner_line(painter, sheet, 7.5, 7.0)
    inner, parts = sheet.inset(MARGIN), face_parts(sheet)
    heights = (BAND, parts.line, parts.art, RULE, parts.text, parts.icons)
    boxes, top = [], inner.top()
    for height in heights:
        boxes.append(QRectF(inner.left(), top, inner.width(), height * sheet.unit))
        top += height * sheet.unit
    _paint_head(painter, sheet, boxes[0])
    _paint_line(painter, sheet, boxes[1])
    _paint_art(painter, sheet, boxes[2])
    width = 0.86 * inner.width()
    paint_ornament(painter, boxes[3].center(), width, sheet.unit, sheet.colors)
    _paint_text(painter, sheet, boxes[4])
    _paint_icons(painter, sheet, boxes[5], parts)
    _paint_marks(painter, sheet, inner)


def _paint_head(painter: QPainter, sheet: Sheet, band: QRectF) -> None:
    """Paint the mark of the kind and the title on the band."""
    unit = sheet.unit
    band = band.adjusted(0, 0, 0, -2 * unit)
    paint_band(painter, sheet, band)
    side = _SEAL * unit
    seal = QRectF(band.left() + 5 * unit, band.center().y() - side / 2, side, side)
    paint_seal(painter, seal, sheet.face.kind, sheet.colors)
    painter.setPen(QColor(sheet.colors.band_ink))
    room = band.adjusted((_SEAL + 10) * unit, unit, -8 * unit, -unit)
    title = words.title(sheet.face, sheet.translate)
    draw_words(painter, room, title, (_TITLE[0] * unit, _TITLE[1] * unit), bold=True)


def _paint_line(painter: QPainter, sheet: Sheet, box: QRectF) -> None:
    if sheet.face.line is not None:
        painter.setPen(QColor(sheet.colors.faint))
        said, unit = sheet.face.line.render(sheet.translate), sheet.unit
        room = box.adjusted(6 * unit, 0, -6 * unit, 0)
        draw_words(painter, room, said, (LINE[0] * unit, LINE[1] * unit), italic=True)


def _paint_art(painter: QPainter, sheet: Sheet, box: QRectF) -> None:
    if words.ticket_numbers(sheet.face) is not None:
        width = min(0.6 * box.width(), box.height())
        plate = QRectF(0, 0, width, min(box.height(), width))
        plate.moveCenter(box.center())
        paint_illustration(painter, sheet, plate)
    else:
        paint_illustration(painter, sheet, box)


def _paint_text(painter: QPainter, sheet: Sheet, box: QRectF) -> None:
    if sheet.face.text is None:
        return
    unit, said = sheet.unit, sheet.face.text.render(sheet.translate)
    room = box.adjusted(6 * unit, 0, -6 * unit, 0)
    painter.setPen(QColor(sheet.colors.ink))
    draw_words(painter, room, said, (TEXT[0] * unit, TEXT[1] * unit), align=TOP_LEFT)


def _paint_icons(painter: QPainter, sheet: Sheet, box: QRectF, parts: FaceParts) -> None:
    """Paint the combat icons in one row or two, with their names below if there is room."""
    icons, unit = sheet.face.icons, sheet.unit
    if not icons:
        return
    columns = -(-len(icons) // parts.rows)
    wide = min(box.width() / columns, 84 * unit)
    tall = (ICON + (NAME if parts.has_names else 0)) * unit
    for number, name in enumerate(icons):
        row, column = divmod(number, columns)
        in_row = min(columns, len(icons) - row * columns)
        left = box.center().x() - in_row * wide / 2 + column * wide
        _paint_icon(painter, sheet, QRectF(left, box.top() + row * tall, wide, tall), name, parts.has_names)


def _paint_icon(painter: QPainter, sheet: Sheet, cell: QRectF, name: str, has_name: bool) -> None:
    unit = sheet.unit
    side = min(ICON * unit, cell.width())
    paint_icon(painter, sheet, QRectF(cell.center().x() - side / 2, cell.top(), side, side), name)
    if has_name:
        painter.setPen(QColor(sheet.colors.ink))
        room = QRectF(cell.left(), cell.top() + side, cell.width(), NAME * unit).adjusted(unit, 0, -unit, 0)
        said = words.icon_name(name, sheet.translate)
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        draw_words(painter, room, said, (_NAME[0] * unit, _NAME[1] * unit), align=flags)


def _paint_marks(painter: QPainter, sheet: Sheet, inner: QRectF) -> None:
    """Paint the states of this copy on a dark strip at the foot, with an eye if it is revealed."""
    if not sheet.face.marks:
        return
    unit, tall = sheet.unit, (marks_height(sheet) - 4) * sheet.unit
    strip = QRectF(inner.left(), inner.bottom() - tall, inner.width(), tall)
    painter.fillRect(strip, QColor(sheet.colors.mark))
    room = strip.adjusted(8 * unit, 0, -8 * unit, 0)
    if words.is_revealed(sheet.face):
        side = (MARKS[0] + 2) * unit
        eye = QRectF(strip.left() + 4 * unit, strip.center().y() - side / 2, side, side)
        paint_eye(painter, sheet, eye)
        room.setLeft(eye.right() + 4 * unit)
    painter.setPen(QColor(sheet.colors.mark_ink))
    draw_words(painter, room, marks_said(sheet), (MARK * unit, 9 * unit), italic=True)


def _paint_back(painter: QPainter, sheet: Sheet) -> None:
    """Paint the back with its kind on a plate."""
    paint_back(painter, sheet)
    unit, inner = sheet.unit, sheet.inset(22)
    plate = QRectF(inner.left(), inner.bottom() - 44 * unit, inner.width(), 44 * unit)
    if sheet.face.marks:
        plate.translate(0, (12 - marks_height(sheet)) * unit)
    painter.setPen(QPen(QColor(sheet.colors.edge), max(1.0, 1.3 * unit)))
    painter.setBrush(QColor(sheet.colors.paper))
    painter.drawRect(plate)
    painter.setPen(QColor(sheet.colors.ink))
    said = words.title(sheet.face, sheet.translate)
    room = plate.adjusted(6 * unit, 0, -6 * unit, 0)
    if sheet.face.line is not None:
        line = QRectF(room.left(), room.center().y() + 2 * unit, room.width(), 18 * unit)
        draw_words(painter, line, sheet.face.line.render(sheet.translate), (12 * unit, 9 * unit), italic=True)
        room.setBottom(line.top() + 2 * unit)
    draw_words(painter, room, said, (18 * unit, 11 * unit), bold=True)
    seal = QRectF(0, 0, 40 * unit, 40 * unit)
    seal.moveCenter(QPointF(plate.center().x(), plate.top() - 18 * unit))
    paint_seal(painter, seal, sheet.face.kind, sheet.colors)
    _paint_marks(painter, sheet, sheet.inset(MARGIN))
