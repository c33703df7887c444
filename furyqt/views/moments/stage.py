"""The stage over the board: cards appear large and fly to where they go; great moments fill the board."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from furyqt.rules.core.text import Translate, sentence
from furyqt.views.access.announce import announce
from furyqt.views.cards import words
from furyqt.views.moments.great_scene import RISE_MS, GreatScene
from furyqt.views.moments.pictures import Flight, Look, Shown, laid_out, shadowed
from furyqt.views.picture import CardMoment, GreatMoment, Moment, ShownCard
from furyqt.views.theme import current_theme

LEAST_MS, MOST_MS = 1000, 7000
"""The shortest and the longest time of a moment at normal speed."""
GREAT_MS = 4000
"""The longest time of a great moment."""
_NOTICE_MS, _WORDS_PER_S = 700, 3.6
"""The time before a person begins to read, and how fast they read."""
FLY_MS = 420
_INPUT = {
    QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride,
}  # fmt: skip
_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}


def reading_ms(text: str, speed: float, most: int = MOST_MS) -> int:
    """Return how long a text stays at a speed: as long as a person needs to read its words."""
    needed = _NOTICE_MS + 1000 * len(text.split()) / _WORDS_PER_S
    return round(min(most, max(LEAST_MS, needed)) / speed)


class CardStage(QWidget):
    """Shows moments one after the other over the board of a window.

    It never takes the focus. A click on the cards ends the moment and nothing else; a click elsewhere and a
    key end the moment, too, and do what they always do. Escape drops all moments.

    A card whose text was read on this stage stays only as long as the words below it need.

    Signals: `started` with each Moment as it appears, `finished` with it when it is gone, `emptied` when
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
        """True with reduced motion: cards do not fly, and great moments stand still."""
        self._waiting: deque[Moment] = deque()
        self._moment: Moment | None = None
        self._read: set[str] = set()
        """The texts of cards that have been shown."""
        self._cards: list[Shown] = []
        self._words: Shown | None = None
        self._flights: list[Flight] = []
        self.share = 0.0
        """The share of the motion that is over."""
        self.scene: GreatScene | None = None
        """The pictures of a great moment."""
        self.stay = QTimer(self, singleShot=True)
        self.stay.timeout.connect(self.advance)
        self._passing = QTimer(self, singleShot=True, interval=0)
        """Ends the moment after a key or click was handled: Qt shows the same one to several widgets."""
        self._passing.timeout.connect(self.advance)
        self.motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self.motion.valueChanged.connect(self._fly)
        self.motion.finished.connect(self._end)
        self.rising = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        """The motion of a great moment."""
        self.rising.valueChanged.connect(self._rise)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        board.installEventFilter(self)
        self.hide()

    # Moments

    @property
    def moment(self) -> Moment | None:
        """The moment that is shown, or None."""
        return self._moment

    @property
    def is_flying(self) -> bool:
        """Return True while the cards are on their way."""
        return bool(self._flights)

    def show_moments(self, moments: Iterable[Moment]) -> None:
        """Show these moments after those that wait already."""
        if self.speed > 0 and self._board.isVisible():
            self._waiting.extend(moments)
            if self._moment is None:
                self._next()

    def advance(self) -> None:
        """End the moment that is shown: its cards fly away; or end their flight."""
        if self._moment is None:
            return
        self.stay.stop()
        if self.is_flying or self.is_still or not isinstance(self._moment, CardMoment):
            self._end()
        else:
            self._take_off(self._moment)

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
        self.share = 1.0 if self.is_still else 0.0
        self._lay()
        self._watch(True)
        self.show()
        self.raise_()
        self.stay.start(self._stay_ms(moment))
        announce(self._board, self.accessibleName())
        self.started.emit(moment)
        if self.scene is not None and not self.is_still:
            self.rising.setDuration(round(RISE_MS / self.speed))
            self.rising.start()

    def _stay_ms(self, moment: Moment) -> int:
        """Return how long a moment stays: as its words need; the text of a card is read once."""
        say = self._translate
        if isinstance(moment, GreatMoment):
            return reading_ms(moment.sentence.render(say), self.speed, GREAT_MS)
        if moment.is_brief:
            return round(LEAST_MS / self.speed)
        texts = {card.face.text.render(say) for card in moment.cards if card.face.text is not None}
        new = texts - self._read
        self._read |= texts
        captions = (text.render(say) for text in moment.captions)
        return reading_ms(" ".join((*captions, *new)), self.speed)

    def _end(self) -> None:
        self.stay.stop()
        self._passing.stop()
        self.motion.stop()
        self.rising.stop()
        self._flights = []
        moment, self._moment = self._moment, None
        if moment is not None:
            self.finished.emit(moment)
            self._next()

    def _leave(self) -> None:
        """Leave the stage, after the last moment."""
        self._watch(False)
        self._cards, self._words, self.scene = [], None, None
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
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        look = Look(current_theme(), self._translate, self.font(), self.devicePixelRatioF())
        hint = self.tr("Any key: continue · Esc: skip all")
        if isinstance(moment, GreatMoment):
            self._lay_scene(moment, hint, look)
        else:
            self._lay_cards(moment, hint, look)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, self.scene is not None)
        self.update()

    def _lay_scene(self, moment: GreatMoment, hint: str, look: Look) -> None:
        """Fill the board with the scene of a great moment."""
        words, room = moment.sentence.render(look.translate), self.room()
        self._cards, self._words = [], None
        self.scene = GreatScene(moment, words, hint, room, look)
        self.setAccessibleName(words)
        self.setGeometry(room.toAlignedRect())

    def _lay_cards(self, moment: CardMoment, hint: str, look: Look) -> None:
        captions = " ".join(sentence(text.render(look.translate)) for text in moment.captions)
        self.scene = None
        self._cards, self._words = laid_out(moment, captions, hint, self.room(), look)
        spoken = [words.spoken(card.face, look.translate) for card in moment.cards]
        self.setAccessibleName(" ".join([captions, *dict.fromkeys(spoken)]))
        boxes = [shadowed(card.box) for card in self._cards]
        whole = self._words.box
        for box in boxes:
            whole = whole.united(box)
        self.setGeometry(whole.toAlignedRect())

    def _take_off(self, moment: CardMoment) -> None:
        """Start the flight of the cards; clicks go through the stage meanwhile."""
        window = self.window()
        edge = self.room().right()
        for card, shown in zip(moment.cards, self._cards, strict=True):
            goal = self._goal_box(card)
            end = None if goal is None else QRectF(QRect(window.mapFromGlobal(goal.topLeft()), goal.size()))
            self._flights.append(Flight(shown.box, end, edge))
        self.share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        self.motion.setDuration(max(1, round(FLY_MS / self.speed)))
        self.motion.start()

    def _fly(self, share: float) -> None:
        """Move the cards, and repaint only where they were and are."""
        for flight in self._flights:
            for moment in (self.share, share):
                self.update(shadowed(flight.box(moment)).toAlignedRect().adjusted(-1, -1, 1, 1))
        self.share = share

    def _rise(self, share: float) -> None:
        """Move the parts of a great moment."""
        if self.scene is not None:
            moving = self.scene.moving(min(self.share, share))
            self.share = share
            self.update(moving.toAlignedRect().adjusted(-1, -1, 1, 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pictures."""
        if self.scene is not None:
            painter = QPainter(self)
            painter.setClipRect(event.rect())
            self.scene.paint(painter, self.share)
            return
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
            painter.setOpacity(flight.opacity(self.share))
            box = flight.box(self.share)
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
