"""Divides the height of a large card: text first, then the picture, then the names of icons."""

from __future__ import annotations

from dataclasses import dataclass, replace

from furyqt.views.cards.frame import Sheet
from furyqt.views.cards.lettering import height_of, lettering

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
