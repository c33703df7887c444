"""The first page: go on, begin, open, or look at a game again."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QEvent, QLocale, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.library import SavedGame
from furyqt.controllers.seats import HUMAN, parties, seats_in
from furyqt.rules.core.ruleset import ruleset
from furyqt.views.commands import Commands
from furyqt.views.map.compass import compass_paths
from furyqt.views.panels.painting import larger, serif
from furyqt.views.theme import Theme, theme

ENTRIES = ("continue", "new", "open", "replay", "learn", "help", "settings", "quit")


class StartPage(QWidget):
    """A title, and the commands one begins with."""

    def __init__(self, commands: Commands, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands, self._language = commands, language
        self._look = theme("light")
        self._saved: SavedGame | None = None
        self._title, self._motto, self._last = QLabel("furyqt", self), QLabel(self), QLabel(self)
        self.buttons = {name: QPushButton(self) for name in ENTRIES}
        for name, button in self.buttons.items():
            button.clicked.connect(commands.actions[name].trigger)
            button.setAutoDefault(True)  # Enter presses it, too
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        column = QWidget(self)
        lines = QVBoxLayout(column)
        lines.setSpacing(8)
        for label in (self._title, self._motto, self._last):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(label is not self._title)
        lines.addWidget(self._title)
        lines.addWidget(self._motto)
        lines.addSpacing(18)
        lines.addWidget(self.buttons["continue"])
        lines.addWidget(self._last)
        for name in ENTRIES[1:]:
            lines.addWidget(self.buttons[name])
        self._column = column
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(column)
        row.addStretch(1)
        whole = QVBoxLayout(self)
        whole.addStretch(2)
        whole.addLayout(row)
        whole.addStretch(3)

    def offer(self, saved: SavedGame | None) -> None:
        """Offer this game to be continued, or none."""
        self._saved = saved
        self.retranslate()

    def welcome(self) -> None:
        """Put the keyboard on the likeliest button."""
        self.buttons["continue" if self._saved else "new"].setFocus(Qt.FocusReason.TabFocusReason)

    def set_theme(self, look: Theme) -> None:
        """Wear this look."""
        self._look = look
        self.update()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        font = self.font()
        self._title.setFont(serif(font, 5.0, bold=True))
        self._motto.setFont(serif(font, 1.35, italic=True))
        self._motto.setText(self.tr("The hunt for the vampire Count across Europe"))
        words = {
            "continue": self.tr("Continue Game"), "new": self.tr("New Game"), "open": self.tr("Open…"),
            "replay": self.tr("Watch Replay…"), "settings": self.tr("Settings"), "quit": self.tr("Quit"),
            "learn": self._commands.actions["learn"].text(),
            "help": self._commands.actions["help"].text(),
        }  # fmt: skip
        for name, button in self.buttons.items():
            button.setText(words[name])
            button.setFont(larger(font, 1.2))
            button.setMinimumHeight(round(self.fontMetrics().height() * 2.3))
        self.buttons["continue"].setVisible(self._saved is not None)
        self._last.setVisible(self._saved is not None)
        self._last.setText(self._describe_saved())
        self._column.setFixedWidth(round(self.fontMetrics().averageCharWidth() * 60))

    def _describe_saved(self) -> str:
        saved = self._saved
        if saved is None:
            return ""
        rules = ruleset(saved.game)
        found = parties(rules, seats_in(rules, saved.tags))
        sides = [self._language.text(title) for title, seat in found if seat == HUMAN]
        moment = QDateTime.fromSecsSinceEpoch(round(saved.modified.timestamp()))
        when = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        if not sides:
            return self.tr("{game}, {when}").format(game=self._language.text(rules.title), when=when)
        return self.tr("{game}, you play {side}, {when}").format(
            game=self._language.text(rules.title), side=", ".join(sides), when=when
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a compass rose behind it all, faintly."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        center = QPointF(self.width() / 2, self.height() * 0.53)
        outline, shade = compass_paths(center, min(self.width(), self.height()) * 0.36)
        ink = QColor(self._look.colors.border)
        ink.setAlphaF(0.32)
        painter.setPen(QPen(ink, 1.4))
        painter.drawPath(outline)
        ink.setAlphaF(0.13)
        painter.fillPath(shade, ink)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        super().changeEvent(event)
