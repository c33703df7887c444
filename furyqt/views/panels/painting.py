"""Drawings that panels share: pieces, hearts, and the signs of traps and fangs."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from furyqt.views import art
from furyqt.views.map.sheet.symbols import badge_path, piece_path
from furyqt.views.signs import draw_letter
from furyqt.views.theme import MapColors, Theme, focus_width, usual_text
from furyqt.views.themes.typefaces import serif_font

_NARROWER = ((0.94, 100), (0.88, 100), (0.88, 92), (0.84, 86), (0.8, 80), (0.76, 75), (0.76, 66))
"""Steps to a smaller font: its size as a multiple, and the width of its letters in percent."""
_TWO_LINES = ((1.0, 100), (0.9, 100), (0.8, 100), (0.72, 100), (0.68, 90), (0.68, 80), (0.68, 70), (0.65, 62))
"""The sizes and widths of letters in which words are tried that may fill two lines."""
_WRAPPED = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""The shares of the usual size in which words are tried that fill several lines."""
_MUCH_SMALLER = (0.68, 0.6, 0.53, 0.46, 0.4)
"""Further steps for large text, which stays as large as usual text does."""
_READABLE = 0.65
"""The smallest text, as a share of the usual size; a text that is even smaller is not made smaller."""


def serif(font: QFont, factor: float = 1.0, bold: bool = False, italic: bool = False) -> QFont:
    """Return a book font in a multiple of a font's size; it is shared, so do not change it."""
    asked = font.pointSizeF() * factor, bold, italic
    if asked not in _SERIFS:
        found = serif_font()
        found.setPointSizeF(asked[0])
        found.setBold(bold)
        found.setItalic(italic)
        _SERIFS[asked] = found
    return _SERIFS[asked]


def larger(font: QFont, factor: float, bold: bool = False) -> QFont:
    """Return the same font in a multiple of its size; it is shared, so do not change it."""
    if (font, factor, bold) not in _LARGER:
        found = QFont(font)
        found.setPointSizeF(font.pointSizeF() * factor)
        found.setBold(bold)
        _LARGER[QFont(font), factor, bold] = found
    return _LARGER[font, factor, bold]


_SERIFS: dict[tuple[float, bool, bool], QFont] = {}
_LARGER: dict[tuple[QFont, float, bool], QFont] = {}
"""A cache of fonts: there are few, and finding one is slow."""


def draw_fitting(painter: QPainter, box: QRectF, words: str) -> None:
    """Draw words in one line from the left, in a smaller and narrower font if there is little space.

    They are shortened at the end only if even that font is too wide.
    """
    usual, wide = painter.font(), box.width()
    if QFontMetricsF(usual).horizontalAdvance(words) > wide:
        painter.setFont(narrowed(usual, words, wide))
        words = QFontMetricsF(painter.font()).elidedText(words, Qt.TextElideMode.ElideRight, wide)
    painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
    painter.setFont(usual)


def draw_wrapped(painter: QPainter, box: QRectF, words: str) -> None:
    """Draw words in lines from the top left, in the largest of a few fonts in which all of them fit."""
    usual = painter.font()
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
    for share in _WRAPPED:
        painter.setFont(larger(usual, share, usual.bold()))
        need = QFontMetricsF(painter.font()).boundingRect(box, flags, words)
        if need.width() <= box.width() and need.height() <= box.height():
            break
    painter.drawText(box, flags, words)
    painter.setFont(usual)


def draw_in_two_lines(painter: QPainter, box: QRectF, words: str) -> None:
    """Draw words from the top left in one or two lines, in the largest of a few fonts in which they fit."""
    usual = painter.font()
    floor = min(1.0, usual_text() * _READABLE / max(1.0, usual.pointSizeF()))
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
    for size, stretch in _TWO_LINES:
        font = QFont(larger(usual, max(size, floor), usual.bold()))
        font.setItalic(usual.italic())
        font.setStretch(stretch)
        painter.setFont(font)
        need = QFontMetricsF(font).boundingRect(box, flags, words)
        if need.width() <= box.width() and need.height() <= box.height() + 1:
            painter.drawText(box, flags | int(Qt.TextFlag.TextDontClip), words)
            break
    else:
        painter.setFont(usual)
        draw_fitting(painter, box, words)
    painter.setFont(usual)


def least_width(font: QFont, words: str) -> float:
    """Return the width that words need in the narrowest font."""
    return QFontMetricsF(narrowed(font, words, 0)).horizontalAdvance(words)


def narrowed(font: QFont, words: str, width: float) -> QFont:
    """Return the font nearest to this one in which words fit a width, or the narrowest."""
    return QFont(_narrowed(QFont(font), words, int(width)))  # rounded up, they would be shortened


@lru_cache(maxsize=512)
def _narrowed(usual: QFont, words: str, width: int) -> QFont:
    """Find a narrower font; cached, because that is slow and most words are drawn repeatedly."""
    font = usual
    least = min(usual.pointSizeF(), usual_text()) * _NARROWER[-1][0]
    floor = min(1.0, usual_text() * _READABLE / max(1.0, usual.pointSizeF()))
    smaller = ((size, 75) for size in _MUCH_SMALLER if usual.pointSizeF() * size >= least)
    for size, stretch in (*_NARROWER, *smaller):
        font = QFont(larger(usual, max(size, floor), usual.bold()))
        font.setStretch(stretch)
        if QFontMetricsF(font).horizontalAdvance(words) <= width:
            break
    return font


def paint_piece(
    painter: QPainter, center: QPointF, radius: float, look: tuple[str, int, str], colors: MapColors
) -> None:
    """Paint a piece as on the map; its look is shape, number of the color, and letter."""
    shape, color, letter = look
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(center)
    painter.setBrush(QColor(colors.pieces[color]))
    painter.setPen(QPen(QColor(colors.piece_edge), max(1.0, radius * 0.22)))
    outline = piece_path(shape, radius)
    painter.drawPath(outline)
    painter.setPen(QPen(QColor(colors.piece_rim), max(0.8, radius * 0.1)))
    painter.drawPath(outline)
    font = serif_font()
    font.setPixelSize(max(7, round(radius * 1.05)))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(colors.piece_inks[color]))
    box = QRectF(-2 * radius, -radius, 4 * radius, 2 * radius)
    draw_letter(painter, box, letter)
    painter.restore()


def paint_sign(painter: QPainter, center: QPointF, radius: float, kind: str, colors: MapColors) -> None:
    """Paint the sign of a trap or of fangs, as on the map's badges, with its letter-like mark."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(center)
    painter.setBrush(QColor(colors.badge_alert))
    painter.setPen(QPen(QColor(colors.piece_edge), 1.0))
    painter.drawPath(badge_path(kind, radius))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colors.badge_alert_ink))
    painter.drawPath(_fangs(radius) if kind == "fangs" else _jaws(radius))
    painter.restore()


def heart_path(size: float) -> QPainterPath:
    """Return a heart in a square of that size, from the origin."""
    path = QPainterPath(QPointF(0.5 * size, 0.92 * size))
    path.cubicTo(-0.35 * size, 0.38 * size, 0.12 * size, -0.18 * size, 0.5 * size, 0.24 * size)
    path.cubicTo(0.88 * size, -0.18 * size, 1.35 * size, 0.38 * size, 0.5 * size, 0.92 * size)
    return path


def paint_hearts(painter: QPainter, box: QRectF, life: int, full: int, colors: tuple[QColor, QColor]) -> None:
    """Paint full and empty hearts in a row; colors are of blood and of the outline."""
    size = min(box.height(), box.width() / full)

    def paint(row: QPainter) -> None:
        row.translate(1, 1)
        heart = heart_path(size * 0.92)
        for number in range(full):
            row.setPen(QPen(colors[0] if number < life else colors[1], 1.0))
            row.setBrush(colors[0] if number < life else Qt.BrushStyle.NoBrush)
            row.drawPath(heart)
            row.translate(size, 0)

    if size > 0:
        room = QRectF(box.left() - 1, box.center().y() - size / 2 - 1, size * full + 2, size + 2)
        key = f"hearts/{life}/{full}/{colors[0].name()}/{colors[1].name()}"
        art.draw_kept(painter, room, key, paint)


def paint_medallion(painter: QPainter, center: QPointF, size: float, name: str, theme: Theme) -> None:
    """Paint a drawing in a round frame of this diameter."""
    cards, box = theme.cards, QRectF(0, 0, size - 4, size - 4)
    box.moveCenter(center)
    painter.setPen(QPen(QColor(cards.edge), max(1.5, size * 0.014)))
    painter.setBrush(QColor(cards.paper))
    painter.drawEllipse(box)
    inner = box.adjusted(size * 0.04, size * 0.04, -size * 0.04, -size * 0.04)
    edge = QPainterPath()
    edge.addEllipse(inner)
    painter.save()
    painter.setClipPath(edge)
    art.draw(painter, inner, name)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(cards.edge), max(1.0, size * 0.008)))
    painter.drawEllipse(inner)


def paint_sheet(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Paint the ground of a page in place of the map: a sheet with a double frame."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colors, frame = theme.colors, box.adjusted(3, 3, -3, -3)
    painter.fillRect(box, QColor(colors.window))
    painter.setPen(QPen(QColor(colors.border), 2.0))
    painter.drawRect(frame)
    if not colors.is_strong:
        painter.setPen(QPen(QColor(colors.border), 0.8))
        painter.drawRect(frame.adjusted(3, 3, -3, -3))


def paint_choosable(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Paint the bright edge and the tab with a chevron at the top of a choosable thing."""
    colors, radius = theme.cards, 6.0
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colors.lit), 2.5))
    painter.drawRoundedRect(box, 5, 5)
    center = QPointF(box.center().x(), box.top() + radius * 0.6)
    painter.setPen(QPen(QColor(colors.lit_ink), 1.0))
    painter.setBrush(QColor(colors.lit))
    painter.drawEllipse(center, radius, radius)
    painter.setPen(QPen(QColor(colors.lit_ink), 1.8))
    top, side = center - QPointF(0, radius * 0.25), radius * 0.45
    painter.drawPolyline([top + QPointF(-side, side), top, top + QPointF(side, side)])
    painter.restore()


def paint_row_ground(painter: QPainter, option: QStyleOptionViewItem) -> bool:
    """Paint the ground of a selected or hovered row and the focus frame; returns True if it is selected."""
    state, box = option.state, QRectF(option.rect)
    selected = bool(state & QStyle.StateFlag.State_Selected)
    accent = option.palette.highlight().color()
    if selected or state & QStyle.StateFlag.State_MouseOver:
        ground = QColor(accent)
        ground.setAlphaF(0.22 if selected else 0.10)
        painter.fillRect(box, ground)
    if selected or state & QStyle.StateFlag.State_HasFocus:
        painter.setPen(QPen(accent, focus_width() if state & QStyle.StateFlag.State_HasFocus else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box.adjusted(1, 1, -1, -1))
    return selected


def _jaws(radius: float) -> QPainterPath:
    """Two rows of teeth."""
    path = QPainterPath()
    for side in (-1, 1):
        path.moveTo(-0.55 * radius, side * 0.5 * radius)
        for step in range(4):
            x = -0.55 + 0.275 * step
            path.lineTo((x + 0.1375) * radius, side * 0.05 * radius)
            path.lineTo((x + 0.275) * radius, side * 0.5 * radius)
        path.closeSubpath()
    return path


def _fangs(radius: float) -> QPainterPath:
    """Two fangs."""
    path = QPainterPath()
    for side in (-1, 1):
        path.moveTo(side * 0.08 * radius, -0.45 * radius)
        path.lineTo(side * 0.5 * radius, -0.45 * radius)
        path.lineTo(side * 0.27 * radius, 0.45 * radius)
        path.closeSubpath()
    return path
