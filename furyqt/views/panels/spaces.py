"""A space of the trail or a lair as on the board: its cards side by side, tokens, the name above."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from furyqt.rules.core.text import Translate, sentence
from furyqt.views import art
from furyqt.views.cards.painter import paint_card
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.panels.painting import draw_fitting, draw_in_two_lines, larger, serif
from furyqt.views.picture import CardFace, TrailEntry
from furyqt.views.theme import Theme

_GAP = 3.0
_WIDE = 14
"""The letters beside which there is space for number, name and eye in one line."""
_NAME_LINES = 1.65
"""The height of a name in a narrow space in lines: two small ones."""
_SMALLER = 0.82
"""The height of an encounter as a share of the card of the place."""


@dataclass(frozen=True, slots=True)
class TrailSpace:
    """A space to be painted: its contents, its number or letter, its box, and its words."""

    entry: TrailEntry | None
    label: str
    box: QRectF
    font: QFont
    scale: float = 1.0
    """The factor by which its cards are larger than beside text of its font."""

    @property
    def chip(self) -> QSizeF:
        """Return the size of the card of the place."""
        return card_size(CardSize.CHIP, self.font) * self.scale


def space_height(font: QFont, width: float, scale: float = 1.0) -> int:
    """Return the height of a space of a width for text in this font, with cards larger by a factor."""
    cards = card_size(CardSize.CHIP, font).height() * scale
    return round(_head_height(font, width) + cards + 12)


def _head_height(font: QFont, width: float) -> float:
    """Return the height above the cards: in a narrow space the name has a line of its own."""
    lines = QFontMetricsF(font)
    return lines.height() * (1.15 if width >= lines.averageCharWidth() * _WIDE else 1.05 + _NAME_LINES)


def cards_of(entry: TrailEntry) -> tuple[CardFace, ...]:
    """Return the cards of a space: of the place, of the power, and the encounters."""
    first = tuple(card for card in (entry.card, entry.power) if card is not None)
    return (*first, *entry.contents)


def card_boxes(space: TrailSpace) -> Iterator[tuple[CardFace, QRectF]]:
    """Return each card with its box; cards overlap if there is little space."""
    entry = space.entry
    if entry is None:
        return
    room, chip = _card_row(space), space.chip
    places = sum(card is not None for card in (entry.card, entry.power))
    sizes = [chip if i < places else chip * _SMALLER for i in range(len(cards_of(entry)))]
    wide = sum(size.width() for size in sizes) + _GAP * max(0, len(sizes) - 1)
    free = room.width() - _tokens_width(entry, chip)
    squeeze = (
        1.0 if wide <= free or len(sizes) < 2 else (free - sizes[-1].width()) / (wide - sizes[-1].width())
    )
    left = room.left()
    for card, size in zip(cards_of(entry), sizes, strict=True):
        yield card, QRectF(left, room.bottom() - size.height(), size.width(), size.height())
        left += (size.width() + _GAP) * squeeze


def _card_row(space: TrailSpace) -> QRectF:
    top = space.box.top() + _head_height(space.font, space.box.width()) + 3
    return QRectF(space.box.left() + 5, top, space.box.width() - 10, space.box.bottom() - top - 4)


def _tokens_width(entry: TrailEntry, chip: QSizeF) -> float:
    return len(entry.tokens) * (chip.height() * 0.42 + 2)


def paint_space(painter: QPainter, space: TrailSpace, theme: Theme, translate: Translate) -> None:
    """Paint ground, label, name, cards and tokens."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_ground(painter, space, theme)
    _paint_head(painter, space, theme, translate)
    for card, box in card_boxes(space):
        paint_card(painter, box, card, theme, translate, CardSize.CHIP)
    if space.entry is not None:
        _paint_tokens(painter, space, space.entry, theme)
    painter.restore()


def _paint_ground(painter: QPainter, space: TrailSpace, theme: Theme) -> None:
    colors, entry = theme.colors, space.entry
    pen = QPen(QColor(colors.border), 1.2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if entry is None:
        pen.setStyle(Qt.PenStyle.DashLine)
    elif entry.face_up:
        painter.setBrush(QColor(colors.base))
    else:
        painter.setBrush(QColor(colors.button))
    painter.setPen(pen)
    painter.drawRoundedRect(space.box, 5, 5)


def _paint_head(painter: QPainter, space: TrailSpace, theme: Theme, translate: Translate) -> None:
    """Paint the number in a seal, the name, and an eye if the seekers know it."""
    line, entry, box = QFontMetricsF(space.font).height(), space.entry, space.box
    painter.setFont(serif(space.font, 0.95, bold=True))
    painter.setPen(QColor(theme.colors.faint))
    label = QRectF(box.left() + 5, box.top() + 2, line * 0.85, line)
    painter.drawText(label, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, space.label)
    if entry is None:
        return
    name = QRectF(label.right(), label.top(), box.right() - label.right() - 5, line)
    if entry.face_up:
        eye = QRectF(box.right() - line * 0.95 - 3, label.top(), line * 0.9, line)
        art.draw_icon(painter, eye, "eye", theme.colors.faint)
        name.setRight(eye.left() - 2)
    painter.setFont(serif(larger(space.font, 0.95), 1.0, bold=entry.face_up, italic=not entry.face_up))
    painter.setPen(QColor(theme.colors.text))
    if _head_height(space.font, box.width()) > 2 * line:
        name = QRectF(box.left() + 5, label.bottom(), box.width() - 8, line * _NAME_LINES)
        draw_in_two_lines(painter, name, entry_name(entry, translate))
    else:
        draw_fitting(painter, name, entry_name(entry, translate))


def entry_name(entry: TrailEntry, translate: Translate) -> str:
    """Return the name of the place; for a card back, the visible part: a power on it has a separate card."""
    card = entry.card
    shown = card.title if card is not None and (card.is_back or entry.power is not None) else entry.move
    return sentence(shown.render(translate))


def _paint_tokens(painter: QPainter, space: TrailSpace, entry: TrailEntry, theme: Theme) -> None:
    row = _card_row(space)
    side = space.chip.height() * 0.42
    for number, (sign, _) in enumerate(entry.tokens):
        box = QRectF(row.right() - (number + 1) * (side + 2), row.top(), side, side)
        if sign.startswith("icons/"):
            art.draw_icon(painter, box, sign, theme.colors.text)
        else:
            art.draw(painter, box, sign)
