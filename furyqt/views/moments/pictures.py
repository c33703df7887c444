"""Pictures of shown cards and of the words below them, painted once before anything moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QEasingCurve, QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from furyqt.rules.core.text import Translate
from furyqt.views.cards.painter import paint_card, reading_size
from furyqt.views.cards.sizes import CardSize
from furyqt.views.panels.painting import larger, serif
from furyqt.views.picture import CardMoment, ShownCard
from furyqt.views.theme import Theme

GAP = 14.0
"""The space between two cards, and around all of them."""
_CORNER = 70.0
"""The radius of the turns on a card's way, in pixels."""


def side_by_side(sizes: Sequence[QSizeF], foot: float, room: QRectF) -> list[QRectF]:
    """Return the boxes of cards in the middle of a room, smaller if necessary, above a foot."""
    wide = sum(size.width() for size in sizes)
    high = max(size.height() for size in sizes)
    free = QSizeF(room.width() - GAP * (len(sizes) + 1), room.height() - foot - 3 * GAP)
    scale = max(0.1, min(1.0, free.width() / wide, free.height() / high))
    left = room.center().x() - (wide * scale + GAP * (len(sizes) - 1)) / 2
    top = room.center().y() - (high * scale + GAP + foot) / 2
    boxes = []
    for size in sizes:
        boxes.append(QRectF(left, top, size.width() * scale, size.height() * scale))
        left += size.width() * scale + GAP
    return boxes


def way_to(start: QPointF, end: QPointF, edge: float) -> QPainterPath:
    """Return the way of a card: over the board at first, and level beyond its right edge.

    Beyond the edge are the questions, which a flying card must not cover.
    """
    path = QPainterPath(start)
    if end.x() <= edge:
        path.quadTo(QPointF((start.x() + end.x()) / 2, min(start.y(), end.y()) - _CORNER), end)
        return path
    door = QPointF(edge - _CORNER, end.y())
    path.quadTo(QPointF(start.x(), end.y()), door)
    path.lineTo(end)
    return path


@dataclass(frozen=True, slots=True)
class Flight:
    """The way of one card from its box to another; without another it fades."""

    start: QRectF
    end: QRectF | None
    edge: float
    """The right edge of the board."""

    def box(self, share: float) -> QRectF:
        """Return the box after a share of the time (0 to 1)."""
        if self.end is None:
            return self.start
        eased = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(share)
        middle = way_to(self.start.center(), self.end.center(), self.edge).pointAtPercent(eased)
        shrunk = min(1.0, 1.7 * eased)  # small before it leaves the board
        height = self.start.height() + (self.end.height() - self.start.height()) * shrunk
        width = self.start.width() * height / self.start.height()
        return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)

    def opacity(self, share: float) -> float:
        """Return how solid the card is after a share of the time."""
        return 1.0 - share if self.end is None else 1.0


_SHADE = 6
_STRIKE = 0.05
"""The width of the lines through a canceled card, as a share of its width."""
_WORDS = 44
"""The width of the words below narrower cards, in letters, if they need as much."""


@dataclass(frozen=True, slots=True)
class Look:
    """The appearance of pictures of cards: theme, language, text size and screen."""

    theme: Theme
    translate: Translate
    font: QFont
    ratio: float
    """Pixels of the screen per pixel."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture at its place in the middle of the board."""

    picture: QPixmap
    box: QRectF
    """The card, or the plate of the words, without its shadow."""


def laid_out(
    moment: CardMoment, words: str, hint: str, room: QRectF, look: Look
) -> tuple[list[Shown], Shown]:
    """Return the pictures of a moment's cards and of the words below them, in the middle of a room."""
    sizes = [reading_size(card.face, look.theme, look.translate, look.font) for card in moment.cards]
    wide = min(room.width() - 2 * GAP, max(sum(size.width() for size in sizes), _least(hint, look)))
    plate = _plate_size(words, hint, wide, look)
    boxes = side_by_side(sizes, plate.height(), room)
    cards = [
        Shown(_card_picture(card, box.size(), look), box)
        for card, box in zip(moment.cards, boxes, strict=True)
    ]
    low = max(box.bottom() for box in boxes) + GAP
    below = QRectF(room.center().x() - plate.width() / 2, low, plate.width(), plate.height())
    return cards, Shown(_plate_picture(words, hint, below.size(), look), below)


def shadowed(box: QRectF) -> QRectF:
    """Return a card's box with its shadow, in the same proportions at any size."""
    return box.adjusted(-_SHADE, -_SHADE, _SHADE, _SHADE)


def _blank(size: QSizeF, ratio: float) -> QPixmap:
    found = QPixmap((size * ratio).toSize())
    found.setDevicePixelRatio(ratio)
    found.fill(Qt.GlobalColor.transparent)
    return found


def _card_picture(card: ShownCard, size: QSizeF, look: Look) -> QPixmap:
    box = QRectF(_SHADE, _SHADE, size.width(), size.height())
    found = _blank(shadowed(box).size(), look.ratio)
    painter = QPainter(found)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shade = QColor(look.theme.cards.shadow)
    shade.setAlphaF(shade.alphaF() / 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    for step in range(1, _SHADE, 2):
        painter.drawRoundedRect(box.adjusted(-step, -step + 1, step, step + 1), 12, 12)
    paint_card(painter, box, card.face, look.theme, look.translate, CardSize.LARGE)
    if card.is_canceled:
        _strike(painter, box, look.theme)
    painter.end()
    return found


def _strike(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Cross a card out, in a dark line with a light edge that shows on any picture."""
    inner = box.adjusted(0.1 * box.width(), 0.08 * box.height(), -0.1 * box.width(), -0.08 * box.height())
    lines = [QLineF(inner.topLeft(), inner.bottomRight()), QLineF(inner.bottomLeft(), inner.topRight())]
    wide = _STRIKE * box.width()
    for color, width in ((theme.cards.paper, 1.8 * wide), (theme.map.hospital, wide)):
        painter.setPen(QPen(QColor(color), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLines(lines)


# ----------------------------------------------------------------------------------------------------- words


def _least(hint: str, look: Look) -> float:
    """Return the least width of the plate: for some words, and for the whole line about keys."""
    line = QFontMetricsF(_fonts(look)[1]).horizontalAdvance(hint) + 2 * (GAP + look.theme.colors.frame) + 1
    return max(QFontMetricsF(look.font).averageCharWidth() * _WORDS, line)


def _fonts(look: Look) -> tuple[QFont, QFont]:
    return serif(look.font, 1.2, bold=True), larger(look.font, 0.86)


def _plate_size(words: str, hint: str, wide: float, look: Look) -> QSizeF:
    """Return the size of the plate for the words and a line about keys."""
    said, small = map(QFontMetricsF, _fonts(look))
    flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignHCenter)
    margin = 2 * (GAP + look.theme.colors.frame)
    text = said.boundingRect(QRectF(0, 0, wide - margin - 1, 10_000), flags, words)
    width = min(wide, max(text.width(), small.horizontalAdvance(hint)) + margin + 1)
    return QSizeF(ceil(width), ceil(text.height() + small.height() + GAP + 2 * look.theme.colors.frame))


def _plate_picture(words: str, hint: str, size: QSizeF, look: Look) -> QPixmap:
    found, colors = _blank(size, look.ratio), look.theme.colors
    painter = QPainter(found)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colors.border), colors.frame))
    painter.setBrush(QColor(colors.tip))
    edge = colors.frame / 2
    box = QRectF(0, 0, size.width(), size.height()).adjusted(edge, edge, -edge, -edge)
    painter.drawRoundedRect(box, 5, 5)
    painter.setPen(QColor(colors.tip_text))
    said, small = _fonts(look)
    inner = box.adjusted(GAP, 0.4 * GAP, -GAP, -0.4 * GAP)
    painter.setFont(said)
    top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    painter.drawText(inner, int(top), words)
    painter.setFont(small)
    low = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
    fitting = QFontMetricsF(small).elidedText(hint, Qt.TextElideMode.ElideRight, inner.width())
    painter.drawText(inner, int(low), fitting)
    painter.end()
    return found
