"""The end of a game in place of the map, in three scenes: the verdict, the true way, the game in numbers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QStackedWidget, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.review.replay import Replay
from furyqt.rules.core.text import Text
from furyqt.views.access.announce import announce
from furyqt.views.boards import board
from furyqt.views.boards.board import NOBODY
from furyqt.views.moments.stage import reading_ms
from furyqt.views.table.finale.numbers_page import NumbersPage
from furyqt.views.table.finale.verdict import VerdictPage
from furyqt.views.table.finale.way_page import WayPage

_TOUCHES = {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel}


class Finale(QStackedWidget):
    """Shows a finished game; its owner carries out everything but the scenes.

    If things move, the scenes follow one another, until the person touches anything.
    """

    wanted = Signal(str)
    """Something else is wanted: journal, summary, replay, again, statistics or map."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self.speed = 0.0
        """The speed of motion; 0 shows the same without motion."""
        self.verdict, self.numbers = VerdictPage(language, self), NumbersPage(language, self)
        self.verdict.wanted.connect(self._do)
        self.numbers.wanted.connect(self._do)
        self._replay: Replay | None = None
        self._way: WayPage | None = None
        self.pause = QTimer(self, singleShot=True)
        """The time of the verdict before the true way begins by itself."""
        self.pause.timeout.connect(self.follow)
        for page in (self.verdict, self.numbers):
            area = QScrollArea(self)
            area.setWidget(page)
            area.setWidgetResizable(True)
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.addWidget(area)

    def open(
        self,
        replay: Replay,
        persons: tuple[int, ...],
        *,
        has_journal: bool = False,
        more: tuple[tuple[Text, Text], ...] = (),
    ) -> None:
        """Show the verdict of a finished game; that of a chapter leads to the journal.

        More numbers come before those that the game knows, each with its name.
        """
        self._replay = replay
        replay.setParent(self)
        has_hidden = board(replay.rules.name).knows_all != NOBODY
        has_way = has_hidden and replay.table.atlas is not None
        offered = (*(["journal"] if has_journal else []), *(["way"] if has_way else []))
        self.verdict.show_end(replay, persons, offered, self.speed)
        seen = replay.observation(persons[0] if persons else 0, replay.length)
        self.numbers.show_numbers(replay, seen, more)
        self._return()
        if self.speed and has_way and persons and not has_journal:
            self.pause.start(reading_ms(self.verdict.words, self.speed))
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    @property
    def way(self) -> WayPage:
        """The page of the true way, made when it is first needed."""
        if self._way is None:
            assert self._replay is not None
            page = self._way = WayPage(self._language, self)
            self.addWidget(page)
            page.left.connect(self._return)
            page.bar.ended.connect(self.show_numbers)
            page.open(self._replay)
        return self._way

    @property
    def is_on_the_way(self) -> bool:
        """Return True if the way is in front."""
        return self._way is not None and self.currentWidget() is self._way

    def close_finale(self) -> None:
        """Release the game and the worker."""
        self._stay()
        if self._way is not None:
            self._way.close_way()

    def _do(self, name: str) -> None:
        scenes = {"way": self.follow, "numbers": self.show_numbers, "back": self._return}
        if name in scenes:
            scenes[name]()
        else:
            self.wanted.emit(name)

    def follow(self) -> None:
        """Show the true way from its beginning."""
        self._stay()
        page = self.way
        page.speed = self.speed
        page.map.set_reduced_motion(not self.speed)
        self.setCurrentWidget(page)
        page.begin()

    def show_numbers(self) -> None:
        """Show the game in numbers."""
        self._stay()
        self.setCurrentIndex(1)
        self.numbers.buttons["back"].setFocus()
        announce(self, self.numbers.words)

    def _return(self) -> None:
        """Show the verdict."""
        self._stay()
        self.setCurrentIndex(0)
        self.verdict.first().setFocus()
        announce(self, self.verdict.words)

    def _stay(self) -> None:
        """Stay in this scene."""
        self.pause.stop()
        if (app := QApplication.instance()) is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the verdict if the person touches anything."""
        if event.type() in _TOUCHES:
            self._stay()
        return False

    def pane(self) -> QWidget:
        """Return the widget that gets the focus."""
        if self.is_on_the_way:
            return self.way.bar.buttons["play"]
        return self.numbers.buttons["back"] if self.currentIndex() == 1 else self.verdict.first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape shows the verdict after the numbers, and else the map."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.currentIndex() == 1:
            self._return()
        else:
            self.wanted.emit("map")
