"""The start page: the first lesson, resume, new game, open, or watch a game."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from furyqt.controllers.chapters.campaign_store import name_in_tags
from furyqt.controllers.language import Language
from furyqt.controllers.session.seats import HUMAN, parties, seats_in
from furyqt.controllers.storage.library import SavedGame
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.views.live import LiveWidget
from furyqt.views.menus.commands import Commands
from furyqt.views.numbers import date_and_time
from furyqt.views.panels.fitted_text import FittedLabel
from furyqt.views.panels.painting import larger, serif
from furyqt.views.start.backdrop import NightBackdrop, Plate
from furyqt.views.start.ornament import Medallions

ENTRIES = (
    "lesson",
    "continue",
    "new",
    "journal",
    "open",
    "replay",
    "learn",
    "puzzles",
    "help",
    "statistics",
    "settings",
    "quit",
)
_WIDE = ("lesson", "continue", "new", "journal")
"""Entries with a whole line; the others are two per line."""
_MARGIN = 24
ROOMY, LOW, VERY_LOW = range(3)
"""In a low window title and buttons are smaller; in a very low one there are no portraits."""


class StartPage(LiveWidget, QWidget):
    """A title and the first commands on a plate, and the map by night behind it."""

    lesson_requested = Signal()
    """The person wants the first lesson."""

    def __init__(self, commands: Commands, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands, self._language = commands, language
        self._saved: SavedGame | None = None
        self._is_new = self._is_opening = False
        self._chapter: Text | None = None
        self.backdrop = NightBackdrop(self)
        self.title, self.motto, self.last_game = FittedLabel(self), QLabel(self), QLabel(self)
        self.ornament = Medallions(self)
        self.buttons = {name: QPushButton(self) for name in ENTRIES}
        for name, button in self.buttons.items():
            command = commands.actions.get(name)
            button.clicked.connect(self.lesson_requested if command is None else command.trigger)
            button.setAutoDefault(True)  # Enter presses it, too
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        column = Plate(self)
        lines = QVBoxLayout(column)
        lines.setContentsMargins(24, 18, 24, 20)
        lines.setSpacing(8)
        for label in (self.title, self.motto, self.last_game):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(label is not self.title)
        for part in (self.title, self.motto, self.ornament):
            lines.addWidget(part)
        lines.addWidget(self.buttons["lesson"])
        lines.addWidget(self.buttons["continue"])
        lines.addWidget(self.last_game)
        lines.addWidget(self.buttons["new"])
        lines.addWidget(self.buttons["journal"])
        pairs = QGridLayout()
        pairs.setSpacing(8)
        pairs.setColumnStretch(0, 1)
        pairs.setColumnStretch(1, 1)
        others = [name for name in ENTRIES if name not in _WIDE]
        for number, name in enumerate(others):
            pairs.addWidget(self.buttons[name], *divmod(number, 2))
        lines.addLayout(pairs)
        self._column = column
        page = QWidget(self)
        row, rows = QHBoxLayout(), QVBoxLayout(page)
        row.addStretch(1)
        row.addWidget(column)
        row.addStretch(1)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addStretch(2)
        rows.addLayout(row)
        rows.addStretch(3)
        area = QScrollArea(self)
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().setAutoFillBackground(False)
        page.setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        whole.addWidget(area)

    def _fit(self) -> None:
        """Make everything as large as it can be without a scroll bar."""
        lines = self._column.layout()
        assert lines is not None
        for size in (ROOMY, LOW, VERY_LOW):
            is_low = size != ROOMY
            self.title.setFont(serif(self.font(), 2.2 if is_low else 3.2, bold=True))
            for button in self.buttons.values():
                button.setMinimumHeight(round(self.fontMetrics().height() * (1.85 if is_low else 2.3)))
            self.ornament.set_low(is_low)
            for part in (self.ornament, self.motto):
                part.setHidden(size == VERY_LOW)
            lines.activate()  # invalidate() would keep the heights of the lines inside
            if lines.totalHeightForWidth(self._column.width()) <= self.height() - 2 * _MARGIN:
                break

    def offer(self, saved: SavedGame | None, is_new: bool, chapter: Text | None = None) -> None:
        """Offer to resume this game and chapter, if any, and the first lesson to a person who is new."""
        self._saved, self._is_new, self._chapter = saved, is_new, chapter
        self.retranslate()

    def set_opening(self, is_opening: bool) -> None:
        """Set whether a game is being opened, which leaves nothing to choose."""
        self._is_opening = is_opening
        self.retranslate()

    def welcome(self) -> None:
        """Focus the most likely button."""
        likely = "continue" if self._saved else "lesson" if self._is_new else "new"
        self.buttons[likely].setFocus(Qt.FocusReason.TabFocusReason)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        font = self.font()
        self.title.setText(self.tr("Night over Europe"))
        self.motto.setFont(serif(font, 1.35, italic=True))
        self.motto.setText(
            self.tr("The game is being opened…")
            if self._is_opening
            else self.tr("Hidden moves, against a computer that reasons about them")
        )
        words = {
            "lesson": self.tr("First time? Lesson 1"),
            "continue": self.tr("Continue Game"), "new": self.tr("New Game"), "open": self.tr("Open…"),
            "replay": self.tr("Watch Replay…"), "settings": self.tr("Settings"), "quit": self.tr("Quit"),
            "learn": self._commands.actions["learn"].text(),
            "help": self._commands.actions["help"].text(),
            "journal": self._describe_campaign(),
            "puzzles": self._commands.actions["puzzles"].text(),
            "statistics": self._commands.actions["statistics"].text(),
        }  # fmt: skip
        for name, button in self.buttons.items():
            button.setText(words[name])
            button.setFont(larger(font, 1.2))
        has_game = self._saved is not None and not self._is_opening
        offered = {"lesson": self._is_new and not self._is_opening, "continue": has_game}
        for name, button in self.buttons.items():
            button.setVisible(offered.get(name, not self._is_opening))
        self.last_game.setVisible(has_game)
        self.last_game.setText(self._describe_saved())
        self._column.setFixedWidth(round(self.fontMetrics().averageCharWidth() * 72))
        self._fit()

    def _describe_campaign(self) -> str:
        if self._chapter is None:
            return self.tr("Campaign: The Count's Shadow")
        return self.tr("Campaign: Continue with {chapter}").format(chapter=self._language.text(self._chapter))

    def _describe_saved(self) -> str:
        saved = self._saved
        if saved is None:
            return ""
        rules = ruleset(saved.game)
        found = parties(saved.table, seats_in(saved.table, saved.tags))
        sides = [self._language.text(title) for title, seat in found if seat == HUMAN]
        moment = QDateTime.fromSecsSinceEpoch(round(saved.modified.timestamp()))
        when = date_and_time(moment).replace(" ", "\N{NO-BREAK SPACE}")
        chapter = name_in_tags(saved.game, saved.tags)
        if chapter is not None or not sides:
            title = self._language.text(chapter or rules.title)
            return self.tr("{game}, {when}").format(game=title, when=when)
        return self.tr("{game}, your side: {side}, {when}").format(
            game=self._language.text(rules.title), side=", ".join(sides), when=when
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Also move among the buttons with the arrow keys."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        step = steps.get(Qt.Key(event.key()))
        shown = [button for button in self.buttons.values() if button.isVisible()]
        focused = QApplication.focusWidget()
        if step is None or not shown:
            super().keyPressEvent(event)
            return
        here = next((number for number, button in enumerate(shown) if button is focused), -1)
        shown[(here + step) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the medallions to the window."""
        super().resizeEvent(event)
        self.retranslate()
        self.ornament.updateGeometry()
        self.backdrop.setGeometry(self.rect())
