"""One large card beside the pointer or the focused item; it accepts neither mouse nor focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from furyqt.rules.core.text import Translate, in_english
from furyqt.views.access.announce import announce
from furyqt.views.cards import words
from furyqt.views.cards.painter import paint_card, reading_size
from furyqt.views.cards.sizes import CardSize
from furyqt.views.menus.commands import HELP_KEY
from furyqt.views.picture import CardFace
from furyqt.views.theme import current_theme

GAP = 10
_LEAST = 0.6
"""The smallest scale of a card that makes room beside something."""


def placed(size: QSize, near: QRect, window: QRect) -> QRect:
    """Return the rectangle for a card of this size: beside `near`, and never over it if possible."""
    scale = min(1.0, window.width() / size.width(), window.height() / size.height())
    while scale >= _LEAST:
        small = QSize(int(size.width() * scale), int(size.height() * scale))
        for corner in _corners(small, near):
            spot = _inside(QRect(corner, small), window)
            if not spot.intersects(near):
                return spot
        scale -= 0.05
    small = QSize(int(size.width() * max(scale, _LEAST)), int(size.height() * max(scale, _LEAST)))
    return _inside(QRect(_corners(small, near)[0], small.boundedTo(window.size())), window)


def _corners(size: QSize, near: QRect) -> list[QPoint]:
    """Return the corners to the right, left, above and below; at the sides the middles are aligned."""
    level = near.center().y() - size.height() // 2
    middle = near.center().x() - size.width() // 2
    return [
        QPoint(near.right() + 1 + GAP, level),
        QPoint(near.left() - GAP - size.width(), level),
        QPoint(middle, near.top() - GAP - size.height()),
        QPoint(middle, near.bottom() + 1 + GAP),
    ]


def _inside(box: QRect, window: QRect) -> QRect:
    """Return the box moved into the window."""
    left = max(window.left(), min(box.left(), window.right() + 1 - box.width()))
    top = max(window.top(), min(box.top(), window.bottom() + 1 - box.height()))
    return QRect(QPoint(left, top), box.size())


DELAY_MS = 250
_SHADE = 6
_HIDES = {
    QEvent.Type.Resize,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.Hide,
    QEvent.Type.Close,
}


class CardReader(QWidget):
    """The large card of a window; each window that shows cards has one."""

    def __init__(self, window: QWidget, translate: Translate = in_english) -> None:
        super().__init__(window)
        self._window, self._translate = window, translate
        self._face: CardFace | None = None
        self._next: tuple[CardFace, QRect] | None = None
        self._by_key = False
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self._show_next)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        window.installEventFilter(self)
        self.hide()

    # Current card

    @property
    def face(self) -> CardFace | None:
        """The card that is shown, or None."""
        return None if self.isHidden() else self._face

    @property
    def rule(self) -> str:
        """The anchor of that card in the rules reference, or an empty text."""
        return "" if self.face is None else self.face.rule

    @property
    def is_waiting(self) -> bool:
        """Whether a card will be shown if the pointer rests on it a little longer."""
        return self._timer.isActive()

    # Mouse

    def point(self, face: CardFace, near: QRect) -> None:
        """Show a card after the pointer rests on it for a moment; at once if another is shown."""
        if self.face is not None:
            self._by_key = False
            self.show_card(face, near)
        else:
            self._next = (face, near)
            self._timer.start()

    def leave(self) -> None:
        """Close the reader after a moment, because the pointer is on no card."""
        self._timer.stop()
        if not self._by_key:
            self.hide_card()

    def _show_next(self) -> None:
        if self._next is not None:
            self._by_key = False
            self.show_card(*self._next)

    # Keyboard

    def toggle(self, face: CardFace, near: QRect) -> None:
        """Show a card at once and read it aloud, or close it if it is shown."""
        if self.face == face and self._by_key:
            self.hide_card()
            return
        self.show_card(face, near)
        self._by_key = True
        announce(self, words.spoken(face, self._translate))

    def follow(self, face: CardFace, near: QRect) -> None:
        """Show another card because the keyboard moved to it, if a card is shown."""
        if self.face is not None and self._by_key:
            self.show_card(face, near)
            announce(self, words.spoken(face, self._translate))

    # Display

    def show_card(self, face: CardFace, near: QRect) -> None:
        """Show a card large beside a rectangle of the screen."""
        self._timer.stop()
        self._face = face
        window = self._window
        wanted = reading_size(face, current_theme(), self._translate, self.font()).toSize()
        size = wanted + QSize(2 * _SHADE, 2 * _SHADE + round(self._foot()))
        here = QRect(window.mapFromGlobal(near.topLeft()), near.size())
        self.setGeometry(placed(size, here, window.rect().adjusted(4, 4, -4, -4)))
        self.setAccessibleName(words.spoken(face, self._translate))
        self.show()
        self.raise_()
        self.update()

    def hide_card(self) -> None:
        """Close the card."""
        self._timer.stop()
        self._by_key = False
        self.hide()

    def _foot(self) -> float:
        """Return the height of the line below the card."""
        if self._face is None or not self._face.rule:
            return 0.0
        return QFontMetricsF(self.font()).height() + 10

    def _foot_words(self) -> str:
        key = QKeySequence(HELP_KEY).toString(QKeySequence.SequenceFormat.NativeText)
        return self.tr("{key}: read the rules of this card").format(key=key)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card with its shadow and the line below it."""
        del event
        if self._face is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        foot = self._foot()
        card = QRectF(self.rect()).adjusted(_SHADE, _SHADE, -_SHADE, -_SHADE - foot)
        self._paint_shade(painter, card)
        paint_card(painter, card, self._face, current_theme(), self._translate, CardSize.LARGE)
        if foot:
            self._paint_foot(painter, QRectF(card.left(), card.bottom() + 4, card.width(), foot - 4))
        painter.end()

    def _paint_shade(self, painter: QPainter, card: QRectF) -> None:
        shade = QColor(current_theme().cards.shadow)
        shade.setAlphaF(shade.alphaF() / 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        for step in range(1, _SHADE, 2):
            painter.drawRoundedRect(card.adjusted(-step, -step + 1, step, step + 1), 12, 12)

    def _paint_foot(self, painter: QPainter, box: QRectF) -> None:
        colors = current_theme().colors
        painter.setPen(QPen(QColor(colors.border), 1.0))
        painter.setBrush(QColor(colors.tip))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(QColor(colors.tip_text))
        painter.setFont(self.font())
        inner = box.adjusted(6, 0, -6, 0)
        metrics = QFontMetricsF(self.font())
        short = metrics.elidedText(self._foot_words(), Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, short)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the card when the window is resized or deactivated."""
        if event.type() in _HIDES and self.isVisible():
            self.hide_card()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.hide_card()
        super().changeEvent(event)


def reader_in(widget: QWidget) -> CardReader | None:
    """Return the reader of a widget's window, if a card was shown there before."""
    for child in widget.window().children():
        if isinstance(child, CardReader):
            return child
    return None


def reader_of(widget: QWidget, translate: Translate = in_english) -> CardReader:
    """Return the reader of a widget's window, created if necessary."""
    return reader_in(widget) or CardReader(widget.window(), translate)


def stop_reading(widget: QWidget, *, by_mouse: bool = False) -> bool:
    """Close the large card of a widget's window; the mouse closes only a card that the mouse opened.

    Return whether a card was shown.
    """
    reader = reader_in(widget)
    if reader is None:
        return False
    was_read = reader.face is not None
    if by_mouse:
        reader.leave()
    else:
        reader.hide_card()
    return was_read
