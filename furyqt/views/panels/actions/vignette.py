"""The picture below a short list of answers: the cards that the question is about, or who is to decide."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from furyqt.rules.core.text import Translate, sentence
from furyqt.views import art
from furyqt.views.cards.painter import paint_card
from furyqt.views.cards.sizes import CardSize
from furyqt.views.panels.actions.turn_header import paint_portrait
from furyqt.views.panels.painting import serif
from furyqt.views.picture import CardFace, Figure, Topic
from furyqt.views.theme import current_theme
from furyqt.views.themes.typefaces import SERIF

_LEAST_LINES = 2
_SIDE = 6
_LEAST_WIDTH = 60


def shortened(words: str, metrics: QFontMetrics, width: int, lines: int) -> str:
    """Return as many of the words as fit in a number of lines of this width."""
    flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
    parts, found = words.split(), words
    while parts and metrics.boundingRect(0, 0, width, 9999, flags, found).height() > lines * metrics.height():
        parts.pop()
        found = " ".join(parts) + "…"
    return found


class TopicLabel(QLabel):
    """Shows the effect in two lines at least; the tool tip and the accessible name have all of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setContentsMargins(_SIDE, 0, _SIDE, 0)

    def say(self, words: str) -> None:
        """Set the effect; without one the label is hidden."""
        self._words = words
        self.setAccessibleName(words)
        self.setVisible(bool(words))

    def full_height(self, width: int) -> int:
        """Return the height of all words in this width."""
        flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
        room = max(_LEAST_WIDTH, width - 2 * _SIDE)
        return self.fontMetrics().boundingRect(0, 0, room, 9999, flags, self._words).height()

    def use_room(self, width: int, height: int) -> int:
        """Show as many lines as fit, and return their height."""
        metrics = self.fontMetrics()
        lines = max(_LEAST_LINES, height // metrics.height())
        short = shortened(self._words, metrics, max(_LEAST_WIDTH, width - 2 * _SIDE), lines)
        self.setText(short)
        self.setToolTip(self._words if short != self._words else "")
        return self.heightForWidth(width) if self._words else 0


_HEIGHTS = (16.0, 12.0, 9.0, 7.0, 5.5)
"""The possible heights of the picture in lines of text: few, so that it rarely changes."""
_PORTRAIT_HEIGHTS = _HEIGHTS[-2:]
"""Those of a portrait, which would otherwise jump in size from one question to the next."""
_GAP, _ABOVE, _TOP = 10, 4, 8
"""Beside the picture, above words alone, and above the picture at least."""
_SHARE = 0.45
"""The largest share of the width for the picture."""
_TITLE = 1.25
_LEFT = 2


def _width(high: int) -> int:
    """Return the width of a card."""
    wide, tall = CardSize.SMALL.value
    return round(high * wide / tall)


class Vignette(QWidget):
    """Fills the space that a short list leaves: its picture is at the bottom, the words beside it.

    Without space for a picture only the words about a card are shown, below the list.
    """

    card_chosen = Signal(str, QRect)
    """The key of the offered card that was clicked, and its place on the screen."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self._translate = translate
        self._figure: Figure | None = None
        self._topic: Topic | None = None
        self._offered: tuple[CardFace, ...] = ()
        self._is_elsewhere = False
        self.cards: list[tuple[QRectF, CardFace]] = []
        """The cards in view, with their places."""
        self.portrait = QRectF()
        """The place of the portrait; empty if there is none."""
        self.text, self.who = TopicLabel(self), QLabel(self)
        self.who.setWordWrap(True)
        self.who.setTextFormat(Qt.TextFormat.RichText)
        self.who.hide()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def set_elsewhere(self, is_elsewhere: bool) -> None:
        """Set whether the figure and the offered cards are large in another place, as in a combat."""
        if is_elsewhere != self._is_elsewhere:
            self._is_elsewhere = is_elsewhere
            self._lay_out()

    def show_topic(self, topic: Topic | None, offered: Sequence[CardFace]) -> None:
        """Show the card that the question is about, or else the cards among which it is to choose."""
        self._topic, self._offered = topic, tuple(offered)
        self.text.say("" if topic is None else topic.text.render(self._translate))
        self._lay_out()

    def show_figure(self, figure: Figure | None) -> None:
        """Show who is to decide, while the question is not about cards."""
        if figure != self._figure:
            self._figure = figure
            self._lay_out()

    def needed_height(self, width: int, free: int) -> int:
        """Return the height of the words about a card in this free space, two lines at least."""
        if self._topic is None:
            self.setMinimumHeight(0)
            return 0
        self.setMinimumHeight(self.text.use_room(width, 0) + _ABOVE)
        return self.text.use_room(width, free - _ABOVE) + _ABOVE

    # Layout

    def _lay_out(self) -> None:
        """Place words and picture: the highest picture beside which all words fit, or none."""
        self.portrait, self.cards = QRectF(), []
        self.who.hide()
        if self._topic is not None:
            self._lay_out_card(self._topic)
        elif self._is_elsewhere:
            pass
        elif self._offered:
            self._lay_out_cards()
        elif self._figure is not None and art.has(self._figure.art):
            self._lay_out_figure(self._figure)
        self.update()

    def _lay_out_card(self, topic: Topic) -> None:
        for high in self._heights() if topic.face is not None else ():
            left = _width(high) + _GAP
            room = self.width() - left
            if left > self.width() * _SHARE or self.text.full_height(room) > high:
                continue
            self._put_cards([topic.face] if topic.face is not None else [], high)
            self.text.setGeometry(left, self.height() - high, room, high)
            self.text.use_room(room, high)
            return
        self.text.use_room(self.width(), self.height() - _ABOVE)
        self.text.setGeometry(0, _ABOVE, self.width(), self.height() - _ABOVE)

    def _lay_out_cards(self) -> None:
        for high in self._heights():
            wide = (_width(high) + _GAP) * len(self._offered) - _GAP
            if wide + 2 * _LEFT <= self.width():
                self._put_cards(self._offered, high, (self.width() - wide) / 2)
                return

    def _put_cards(self, faces: Sequence[CardFace], high: int, left: float = _LEFT) -> None:
        """Put cards of this height side by side at the bottom."""
        wide = _width(high)
        self.cards = [
            (QRectF(left + (wide + _GAP) * number, self.height() - high, wide, high - 1), face)
            for number, face in enumerate(faces)
        ]

    def _lay_out_figure(self, figure: Figure) -> None:
        for high in self._heights(_PORTRAIT_HEIGHTS):
            if high > self.width() * _SHARE:
                continue
            left = high + _GAP
            room = self.width() - left - _GAP
            self.portrait = QRectF(_LEFT, self.height() - high, high, high).adjusted(2, 2, -2, -2)
            self.who.setText(self._fitting(figure, room, high))
            self.who.setGeometry(left, self.height() - high, room, high)
            self.who.show()
            return

    def _heights(self, possible: Sequence[float] = _HEIGHTS) -> list[int]:
        """Return the heights in pixels for which there is space, the highest first."""
        line = QFontMetricsF(self.font()).height()
        return [round(lines * line) for lines in possible if round(lines * line) + _TOP <= self.height()]

    def _fitting(self, figure: Figure, wide: int, high: int) -> str:
        """Return the name, and as many abilities as fit; without abilities the place, if it has one."""
        say, title = self._translate, serif(self.font(), _TITLE, bold=True)
        name = escape(figure.name.render(say))
        style = f"font-family: '{SERIF}'; font-size: {title.pointSizeF():.1f}pt;"
        found = f'<span style="{style}"><b>{name}</b></span>'
        lines = [
            f"<b>{escape(each.name.render(say))}.</b> {escape(each.text.render(say))}"
            for each in figure.abilities
        ]
        where = escape(sentence(figure.where.render(say)))
        for words in lines or ([] if figure.where == figure.name else [f"<i>{where}</i>"]):
            longer = f'{found}<p style="margin-top: 4px; margin-bottom: 0">{words}</p>'
            self.who.setText(longer)
            if self.who.heightForWidth(wide) > high:
                break
            found = longer
        return found

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card or the portrait."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box, face in self.cards:
            paint_card(painter, box, face, current_theme(), self._translate, CardSize.SMALL)
        if self._figure is not None and not self.portrait.isEmpty():
            paint_portrait(painter, self.portrait, self._figure, current_theme())
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose an offered card."""
        for box, face in self.cards:
            if self._topic is None and box.contains(event.position()):
                place = box.toRect()
                place.moveTopLeft(self.mapToGlobal(place.topLeft()))
                self.card_chosen.emit(face.key, place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the new space."""
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._lay_out()
