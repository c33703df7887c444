"""A card painted into a rectangle: `paint_card` is all that anybody needs who shows one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter

from furyqt.rules.core.text import Translate, in_english
from furyqt.views.cards.chip import paint_chip
from furyqt.views.cards.frame import Sheet, paint_chosen, paint_playable
from furyqt.views.cards.large import paint_large
from furyqt.views.cards.rooms import height_wanted
from furyqt.views.cards.sizes import CardSize, card_size, size_in
from furyqt.views.cards.small import paint_small
from furyqt.views.picture import CardFace
from furyqt.views.theme import Theme

_PAINTERS = {CardSize.CHIP: paint_chip, CardSize.SMALL: paint_small, CardSize.LARGE: paint_large}


def paint_card(
    painter: QPainter,
    rect: QRectF,
    face: CardFace,
    look: Theme,
    translate: Translate = in_english,
    size: CardSize | None = None,
    *,
    is_playable: bool = False,
    is_chosen: bool = False,
) -> None:
    """Paint a card, face or back; without a size the one that suits the width of the rectangle."""
    kind = size or size_in(rect.width())
    sheet = _sheet(rect, face, look, translate, kind)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    _PAINTERS[kind](painter, sheet)
    if is_chosen:
        paint_chosen(painter, sheet)
    if is_playable:
        paint_playable(painter, sheet)
    painter.restore()


def reading_size(face: CardFace, look: Theme, translate: Translate, font: QFont) -> QSizeF:
    """The size in which a card can be read well: the large one, taller if it says much."""
    plain = card_size(CardSize.LARGE, font)
    sheet = _sheet(QRectF(0, 0, plain.width(), plain.height()), face, look, translate, CardSize.LARGE)
    return QSizeF(plain.width(), max(plain.height(), round(height_wanted(sheet) * sheet.unit)))


def _sheet(rect: QRectF, face: CardFace, look: Theme, translate: Translate, size: CardSize) -> Sheet:
    inside = rect.adjusted(1, 1, -1, -1)
    return Sheet(inside, inside.width() / size.value[0], face, look.cards, translate)
