"""Paints a card into a rectangle; `paint_card` is the only function other packages need."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap, QPixmapCache

from furyqt.rules.core.text import Translate, in_english
from furyqt.views import art
from furyqt.views.cards.frame import Sheet, paint_chosen, paint_playable
from furyqt.views.cards.large import height_wanted, paint_large
from furyqt.views.cards.sizes import CardSize, card_size, size_in
from furyqt.views.cards.small import paint_chip, paint_small
from furyqt.views.cards.words import is_revealed
from furyqt.views.picture import CardFace
from furyqt.views.theme import Theme

_MARGIN = 0.08
"""The largest overhang of frames and marks, as a share of the card's width."""
_PAINTERS = {CardSize.CHIP: paint_chip, CardSize.SMALL: paint_small, CardSize.LARGE: paint_large}


def paint_card(
    painter: QPainter,
    rect: QRectF,
    face: CardFace,
    theme: Theme,
    translate: Translate = in_english,
    size: CardSize | None = None,
    *,
    is_playable: bool = False,
    is_chosen: bool = False,
) -> None:
    """Paint a card, face or back; without a size, the one that suits the width of the rectangle."""
    kind = size or size_in(rect.width())
    frames = (is_playable, is_chosen)
    if kind is CardSize.LARGE:
        _paint(painter, _sheet(rect, face, theme, translate, kind), kind, frames)
        return
    picture, margin = small_picture(rect, face, theme, translate, kind, frames, art.fineness(painter))
    painter.drawPixmap(rect.topLeft() - QPointF(margin, margin), picture)


def small_picture(
    rect: QRectF,
    face: CardFace,
    theme: Theme,
    translate: Translate,
    size: CardSize,
    frames: tuple[bool, bool],
    ratio: float,
) -> tuple[QPixmap, int]:
    """Return the picture of a card below the large size, and its overhang around the card.

    The frames are those of a playable card and of a chosen one.
    """
    margin = ceil(_MARGIN * rect.width()) + 3
    return _cached_picture(_sheet(rect, face, theme, translate, size), size, frames, margin, ratio), margin


def _paint(painter: QPainter, sheet: Sheet, size: CardSize, frames: tuple[bool, bool]) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    _PAINTERS[size](painter, sheet)
    if frames[1]:
        paint_chosen(painter, sheet)
    if frames[0]:
        paint_playable(painter, sheet)
    painter.restore()


def _cached_picture(
    sheet: Sheet, size: CardSize, frames: tuple[bool, bool], margin: int, ratio: float
) -> QPixmap:
    """Return the cached picture of a small card, since a table shows dozens of them repeatedly."""
    box = sheet.box
    key = _key(sheet, size, frames, ratio)
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found
    found = QPixmap(
        ceil((box.width() + 2 + 2 * margin) * ratio), ceil((box.height() + 2 + 2 * margin) * ratio)
    )
    found.setDevicePixelRatio(ratio)
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    painter.translate(QPointF(margin + 1, margin + 1) - box.topLeft())
    _paint(painter, sheet, size, frames)
    painter.end()
    art.keep(key, found)
    return found


def _key(sheet: Sheet, size: CardSize, frames: tuple[bool, bool], ratio: float) -> str:
    """Return everything a picture of a small card depends on; the smallest size has no marks in words."""
    face, say = sheet.face, sheet.translate
    texts = (face.title, *(() if size is CardSize.CHIP else face.marks))
    words = (len(face.marks), face.count, *(text.render(say) for text in texts))
    card = (face.kind, face.art, face.key, face.icons, face.cost, face.value, words, is_revealed(face))
    form = (size.name, frames, hash(sheet.colors), sheet.box.width(), sheet.box.height(), ratio)
    return f"furyqt-card/{card}/{form}"


def reading_size(face: CardFace, theme: Theme, translate: Translate, font: QFont) -> QSizeF:
    """Return the size for easy reading: the large one, taller if the text is long."""
    plain = card_size(CardSize.LARGE, font)
    sheet = _sheet(QRectF(0, 0, plain.width(), plain.height()), face, theme, translate, CardSize.LARGE)
    return QSizeF(plain.width(), max(plain.height(), round(height_wanted(sheet) * sheet.unit)))


def _sheet(rect: QRectF, face: CardFace, theme: Theme, translate: Translate, size: CardSize) -> Sheet:
    inside = rect.adjusted(1, 1, -1, -1)
    return Sheet(inside, inside.width() / size.value[0], face, theme.cards, translate)
