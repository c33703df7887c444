"""The card of a fighter in this round: it lies facedown, is turned up, and is struck through if canceled."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from furyqt.rules.core.text import Translate
from furyqt.views.cards import words
from furyqt.views.cards.painter import paint_card
from furyqt.views.cards.reader import CardReader, reader_of, stop_reading
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.panels.painting import serif
from furyqt.views.picture import CardFace
from furyqt.views.theme import Theme, current_theme, focus_width

_INSET, _WIDTH = 0.13, 0.055
"""The distance to the card's edge and the width of a line, relative to the card's width."""


def paint_cross(painter: QPainter, card: QRectF, share: float, theme: Theme) -> None:
    """Paint a share of the cross, from 0 to 1: first one line, then the other."""
    inset, width = card.width() * _INSET, max(2.6, card.width() * _WIDTH)
    area = card.adjusted(inset, inset, -inset, -inset)
    lines = ((area.bottomLeft(), area.topRight()), (area.topLeft(), area.bottomRight()))
    for number, (start, end) in enumerate(lines):
        part = max(0.0, min(1.0, 2 * share - number))
        if part:
            _paint_line(painter, start, start + (end - start) * part, width, theme)


def _paint_line(painter: QPainter, start: QPointF, end: QPointF, width: float, theme: Theme) -> None:
    for color, breadth in ((theme.cards.paper, width * 1.7), (theme.cards.dark_event, width)):
        painter.setPen(QPen(QColor(color), breadth, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(start, end)


MARGIN = 5
"""The pixels around the card."""
ASPECT = CardSize.SMALL.value[0] / CardSize.SMALL.value[1]
_FAINT = 0.5
"""The opacity of a card of the previous round."""
_READABLE = 1.35
"""The width, relative to a card for reading, from which the whole text is on the card."""


class DuelCard(QWidget):
    """A card of any size that can be pointed at and read; an empty frame without a card."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.face: CardFace | None = None
        self._back: CardFace | None = None
        self.turned = 1.0
        """The share of the turn that is done: 0 shows the back, 1 the face."""
        self.struck = 0.0
        """The share of the cross over a canceled card that is drawn, from 0 to 1."""
        self.is_faint = False
        self.light = current_theme()
        """The theme of the stage, which is light by day and dark by night."""
        self._pictures: dict[tuple[CardFace, int, int], QPixmap] = {}
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_card(
        self,
        face: CardFace | None,
        back: CardFace | None = None,
        *,
        is_struck: bool = False,
        is_faint: bool = False,
    ) -> None:
        """Show a card, or nothing; with a back it lies facedown until it is turned."""
        self.face, self._back, self.is_faint = face, back, is_faint
        self.turned, self.struck = float(back is None), float(is_struck)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if face is None else Qt.FocusPolicy.TabFocus)
        self.retranslate()
        self.update()

    def turn(self, share: float) -> None:
        """Turn the card up by this share."""
        self.turned = share
        self.update()

    def strike(self, share: float) -> None:
        """Draw this share of the stroke."""
        self.struck = share
        self.update()

    @property
    def shown(self) -> CardFace | None:
        """The side of the card that is seen."""
        return self._back if self._back is not None and self.turned < 0.5 else self.face

    def retranslate(self) -> None:
        """Describe the card in the current language."""
        self._pictures.clear()
        seen = self.shown
        spoken = "" if seen is None else words.spoken(seen, self._translate)
        if self.face is not None and self.struck and seen is self.face:
            spoken = self.tr("{card} Canceled.").format(card=spoken)
        self.setAccessibleDescription(spoken)

    # Reading

    def _near(self) -> QRect:
        return QRect(self.mapToGlobal(QPoint()), self.size())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the card large after a moment."""
        if self.shown is not None:
            self._reader().point(self.shown, self._near())

    def leaveEvent(self, event: QEvent) -> None:
        """Close the large card."""
        stop_reading(self, by_mouse=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Read the card with Space or Enter; Escape closes it."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.shown is not None:
            self._reader().toggle(self.shown, self._near())
        elif event.key() != Qt.Key.Key_Escape or not stop_reading(self):
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Close the large card."""
        stop_reading(self)
        super().focusOutEvent(event)

    def _reader(self) -> CardReader:
        reader = reader_of(self, self._translate)
        return reader

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card as far as it is turned, its stroke and its focus; or the empty frame."""
        theme = self.light
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        seen = self.shown
        if seen is None:
            painter.setPen(QPen(QColor(theme.colors.border), 1.4, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box, 8, 8)
            painter.setFont(serif(self.font(), 1.0, italic=True))
            painter.setPen(QColor(theme.colors.faint))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(box.adjusted(6, 6, -6, -6), flags, self.tr("no card yet"))
            return
        if self.is_faint:
            painter.setBrush(QColor(theme.colors.base))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(box, 8, 8)
            painter.setOpacity(_FAINT)
        breadth = abs(2 * self.turned - 1) if self._back is not None else 1.0
        shown = QRectF(box)
        shown.setWidth(max(1.0, box.width() * breadth))
        shown.moveCenter(box.center())
        picture = self._picture(seen)
        painter.drawPixmap(shown, picture, QRectF(picture.rect()))
        if self.struck > 0:
            paint_cross(painter, box, self.struck, theme)
        if self.hasFocus():
            painter.setOpacity(1.0)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.map.focus), focus_width()))
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 6, 6)

    def _picture(self, face: CardFace) -> QPixmap:
        """Return the picture of a side at the current size."""
        width, height = self.width() - 2 * MARGIN, self.height() - 2 * MARGIN
        key = (face, width, height)
        if key not in self._pictures:
            ratio = self.devicePixelRatioF()
            picture = QPixmap(round(width * ratio), round(height * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            inner = QPainter(picture)
            readable = card_size(CardSize.LARGE, self.font()).width() * _READABLE
            size = CardSize.LARGE if width >= readable else CardSize.SMALL
            paint_card(inner, QRectF(0, 0, width, height), face, current_theme(), self._translate, size)
            inner.end()
            self._pictures[key] = picture
        return self._pictures[key]

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
            self.update()
        super().changeEvent(event)
