"""The end of a game in place of the map: first the verdict, then the true way, as the person likes."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.review.replay import Replay
from furyqt.views.access.announce import announce
from furyqt.views.boards import board
from furyqt.views.boards.board import NOBODY
from furyqt.views.table.finale.verdict import VerdictPage
from furyqt.views.table.finale.way_page import WayPage


class Finale(QStackedWidget):
    """Shows a finished game; its owner carries out everything but the way."""

    wanted = Signal(str)
    """Something else is wanted: summary, replay or map."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self.speed = 0.0
        """The speed of motion; 0 shows the same without motion."""
        self.verdict = VerdictPage(language, self)
        self.verdict.wanted.connect(self._do)
        self._replay: Replay | None = None
        self._way: WayPage | None = None
        area = QScrollArea(self)
        area.setWidget(self.verdict)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.addWidget(area)

    def open(self, replay: Replay, persons: tuple[int, ...], *, has_journal: bool = False) -> None:
        """Show the verdict of a finished game; that of a chapter leads to the journal."""
        self._replay = replay
        replay.setParent(self)
        has_hidden = board(replay.rules.name).knows_all != NOBODY
        has_way = has_hidden and replay.table.atlas is not None
        offered = (*(["journal"] if has_journal else []), *(["way"] if has_way else []))
        self.verdict.show_end(replay, persons, offered, self.speed)
        self._return()

    @property
    def way(self) -> WayPage:
        """The page of the true way, made when it is first needed."""
        if self._way is None:
            assert self._replay is not None
            page = self._way = WayPage(self._language, self)
            self.addWidget(page)
            page.left.connect(self._return)
            page.open(self._replay)
        return self._way

    @property
    def is_on_the_way(self) -> bool:
        """Return True if the way is in front."""
        return self._way is not None and self.currentWidget() is self._way

    def close_finale(self) -> None:
        """Release the game and the worker."""
        if self._way is not None:
            self._way.close_way()

    def _do(self, name: str) -> None:
        if name == "way":
            self.follow()
        else:
            self.wanted.emit(name)

    def follow(self) -> None:
        """Show the true way from its beginning."""
        page = self.way
        page.speed = self.speed
        page.map.set_reduced_motion(not self.speed)
        self.setCurrentWidget(page)
        page.begin()

    def _return(self) -> None:
        """Show the verdict."""
        self.setCurrentIndex(0)
        self.verdict.first().setFocus()
        announce(self, self.verdict.words)

    def pane(self) -> QWidget:
        """Return the widget that gets the focus."""
        return self.way.bar.buttons["play"] if self.is_on_the_way else self.verdict.first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape shows the map."""
        if event.key() == Qt.Key.Key_Escape:
            self.wanted.emit("map")
        else:
            super().keyPressEvent(event)
