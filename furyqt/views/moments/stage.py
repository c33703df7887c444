"""The stage over the board: cards of a moment appear large, stay a while, and fly to where they go."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from furyqt.rules.core.text import Translate, sentence
from furyqt.views.access.announce import announce
from furyqt.views.cards import words
from furyqt.views.moments.pictures import Flight, Look, Shown, laid_out, shadowed
from furyqt.views.picture import CardMoment, ShownCard
from furyqt.views.theme import current_theme

STAY_MS = 2500
LEAST_MS = 1000
"""The time of a brief moment, and of each of many that wait for one another."""
FLY_MS = 420
_INPUT = {
    QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride,
}  # fmt: skip
_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}


def stay_ms(waiting: int, speed: float, *, is_brief: bool = False) -> int:
    """Return how long a moment stays at a speed; if others wait, they share the time."""
    return round((LEAST_MS if is_brief else max(LEAST_MS, STAY_MS / (1 + waiting))) / speed)


class CardStage(QWidget):
    """Shows moments one after the other over the board of a window.

    It never takes the focus. A click on the cards ends the moment and nothing else; a click elsewhere and a
    key end the moment, too, and do what they always do. Escape drops all moments.

    Signals: `started` with each CardMoment as it appears, `finished` with it when it is gone, `emptied` when
    no moment is left, and `skipped` when the person has dropped all of them.
    """

    started = Signal(object)
    finished = Signal(object)
    emptied = Signal()
    skipped = Signal()

    def __init__(
        self, board: QWidget, goal_box: Callable[[ShownCard], QRect | None], translate: Translate
    ) -> None:
        super().__init__(board.window())
        self._board, self._goal_box, self._translate = board, goal_box, translate
        self.speed = 1.0
        """The speed of moments; none is shown if it is 0."""
        self.is_still = False
        """True with reduced motion: cards do not fly."""
        self.more = 0
        """The number of moments that wait elsewhere, and share the time."""
        self._waiting: deque[CardMoment] = deque()
        self._moment: CardMoment | None = None
        self._cards: list[Shown] = []
        self._words: Shown | None = None
        self._flights: list[Flight] = []
        self._share = 0.0
        self._stay = QTimer(self, singleShot=True)
        self._stay.timeout.connect(self.advance)
        self._passing = QTimer(self, singleShot=True, interval=0)
        """Ends the moment after a key or click was handled: Qt shows the same one to several widgets."""
        self._passing.timeout.connect(self.advance)
        self.motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self.motion.valueChanged.connect(self._fly)
        self.motion.finished.connect(self._end)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        board.installEventFilter(self)
        self.hide()

    # Moments

    @property
    def moment(self) -> CardMoment | None:
        """The moment that is shown, or None."""
        return self._moment

    @property
    def is_flying(self) -> bool:
        """Return True while the cards are on their way."""
        return bool(self._flights)

    def show_moments(self, moments: Iterable[CardMoment]) -> None:
        """Show these moments after those that wait already."""
        if self.speed > 0 and self._board.isVisible():
            self._waiting.extend(moments)
            if self._moment is None:
                self._next()

    def advance(self) -> None:
        """End the moment that is shown: its cards fly away; or end their flight."""
        if self._moment is None:
            return
        self._stay.stop()
        if self.is_flying or self.is_still:
            self._end()
        else:
            self._take_off()

    def clear(self) -> None:
        """Drop the moment that is shown and those that wait."""
        self._waiting.clear()
        if self._moment is not None:
            self._end()

    def _next(self) -> None:
        if not self._waiting:
            self._leave()
            return
        moment = self._moment = self._waiting.popleft()
        self._lay()
        self._watch(True)
        self.show()
        self.raise_()
        waiting = len(self._waiting) + self.more
        self._stay.start(stay_ms(waiting, self.speed, is_brief=moment.is_brief))
        announce(self._board, self.accessibleName())
        self.started.emit(moment)

    def _end(self) -> None:
        self._stay.stop()
        self._passing.stop()
        self.motion.stop()
        self._flights = []
        moment, self._moment = self._moment, None
        if moment is not None:
            self.finished.emit(moment)
            self._next()

    def _leave(self) -> None:
        """Leave the stage, after the last moment."""
        self._watch(False)
        self._cards, self._words = [], None
        self.hide()
        self.emptied.emit()

    # Pictures

    def room(self) -> QRectF:
        """Return the board in the coordinates of the window."""
        return QRectF(
            QRect(self._board.mapTo(self.window(), self._board.rect().topLeft()), self._board.size())
        )

    def _lay(self) -> None:
        """Paint the pictures of the moment, and cover no more than they need."""
        moment = self._moment
        assert moment is not None
        say = self._translate
        captions = " ".join(sentence(text.render(say)) for text in moment.captions)
        look = Look(current_theme(), say, self.font(), self.devicePixelRatioF())
        hint = self.tr("Any key: continue · Esc: skip all")
        self._cards, self._words = laid_out(moment, captions, hint, self.room(), look)
        spoken = [words.spoken(card.face, say) for card in moment.cards]
        self.setAccessibleName(" ".join([captions, *dict.fromkeys(spoken)]))
        boxes = [shadowed(card.box) for card in self._cards]
        whole = self._words.box
        for box in boxes:
            whole = whole.united(box)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.setGeometry(whole.toAlignedRect())
        self.update()

    def _take_off(self) -> None:
        """Start the flight of the cards; clicks go through the stage meanwhile."""
        moment, window = self._moment, self.window()
        assert moment is not None
        edge = self.room().right()
        for card, shown in zip(moment.cards, self._cards, strict=True):
            goal = self._goal_box(card)
            end = None if goal is None else QRectF(QRect(window.mapFromGlobal(goal.topLeft()), goal.size()))
            self._flights.append(Flight(shown.box, end, edge))
        self._share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        self.motion.setDuration(max(1, round(FLY_MS / self.speed)))
        self.motion.start()

    def _fly(self, share: float) -> None:
        """Move the cards, and repaint only where they were and are."""
        for flight in self._flights:
            for moment in (self._share, share):
                self.update(shadowed(flight.box(moment)).toAlignedRect().adjusted(-1, -1, 1, 1))
        self._share = share

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pictures."""
        del event
        if self._words is None:
            return
        painter = QPainter(self)
        painter.translate(-QPointF(self.pos()))
        if not self.is_flying:
            for shown in (*self._cards, self._words):
                margin = (
                    (shadowed(shown.box).width() - shown.box.width()) / 2 if shown in self._cards else 0.0
                )
                painter.drawPixmap(shown.box.topLeft() - QPointF(margin, margin), shown.picture)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for shown, flight in zip(self._cards, self._flights, strict=True):
            painter.setOpacity(flight.opacity(self._share))
            box = flight.box(self._share)
            margin = box.width() / shown.box.width() * (shadowed(shown.box).width() - shown.box.width()) / 2
            target = box.adjusted(-margin, -margin, margin, margin)
            painter.drawPixmap(target, shown.picture, QRectF(shown.picture.rect()))

    # The person

    def _watch(self, is_shown: bool) -> None:
        """Listen to keys and clicks, only while a moment is shown: a filter takes time for every event."""
        if (app := QApplication.instance()) is not None:
            app.removeEventFilter(self)
            if is_shown:
                app.installEventFilter(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the moment."""
        event.accept()
        self.advance()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the board's size, and end the moment with a key or a click elsewhere."""
        kind = event.type()
        if watched is self._board and kind == QEvent.Type.Hide:
            self.clear()
        elif watched is self._board and kind == QEvent.Type.Resize:
            self._lay_again()
        elif kind not in _INPUT or self._moment is None:
            return False  # nothing else is asked of widgets, which may be half destroyed when a window closes
        elif isinstance(watched, QWidget) and watched.window() is self.window():
            if kind == QEvent.Type.MouseButtonPress and watched is not self:
                self._passing.start()
            elif isinstance(event, QKeyEvent):
                return self._key(event)
        return False

    def _lay_again(self) -> None:
        """Lay the moment out for another size of the board."""
        if self.is_flying:
            self._end()
        elif self._moment is not None:
            self._lay()

    def _key(self, event: QKeyEvent) -> bool:
        """Drop everything with Escape, which does nothing else then; another key ends the moment."""
        key, kind = Qt.Key(event.key()), event.type()
        if key == Qt.Key.Key_Escape:
            if kind == QEvent.Type.ShortcutOverride:
                event.accept()
            elif kind == QEvent.Type.KeyPress:
                self.clear()
                self.skipped.emit()
            return True
        if kind == QEvent.Type.ShortcutOverride and key not in _MODIFIERS and not event.isAutoRepeat():
            self._passing.start()
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._lay_again()
