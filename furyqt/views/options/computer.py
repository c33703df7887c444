"""The computer players of the next games: their strength, speed and style."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.session.seats import HUMAN, SEARCH
from furyqt.controllers.storage.settings import Settings, Values
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import ruleset
from furyqt.views.options.page import OptionsPage
from furyqt.views.start.levels import SEAT_WORDS, style_choices, style_label
from furyqt.views.start.time_limit import TimeLimit


class ComputerPage(OptionsPage):
    """The defaults of a new game; a game in progress keeps its players."""

    def __init__(self, settings: Settings, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._language = language
        self._tables = [ruleset(game).default_table for game in game_names()]
        self._level = self.add_choice("level", tuple(seat.removeprefix(SEARCH) for seat in SEAT_WORDS))
        self._level.chosen.connect(self._set_levels)
        self.limit = TimeLimit(self)
        self.limit.changed.connect(lambda seconds: self.settings.update(thinking_seconds=seconds))
        self.add_labelled("thinking_seconds", self.limit.slider, self.limit)
        self._style = self.add_choice("style", tuple(style_choices(game_names())))
        self.form.setRowVisible(self._style, len(self._style.buttons) > 1)
        self._note = self.add_note()
        self.lines.addStretch(1)

    def _set_levels(self, level: str) -> None:
        """Set the remembered computer seats to this level."""
        seat = SEARCH + level if SEARCH + level in SEAT_WORDS else level
        seats = {
            game: [who if who == HUMAN else seat for who in known]
            for game, known in self.settings.values.seats.items()
        }
        self.settings.update(seats=seats)

    def title(self) -> str:
        return self.tr("Computer players")

    def read(self, values: Values) -> None:
        """Show the settings."""
        super().read(values)
        self.limit.set_seconds(values.thinking_seconds)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        say = self._language.text
        self.set_label_text("level", self.tr("All computer players:"))
        self.say_choices(self._level, [say(words) for words in SEAT_WORDS.values()])
        self.set_label_text("thinking_seconds", self.tr("Time per move:"))
        self.limit.retranslate()
        self.set_label_text("style", style_label(self._tables, self._language.translate))
        self.say_choices(self._style, [say(words) for words in style_choices(game_names()).values()])
        self._note.setText(
            self.tr(
                "Weaker levels think less, weigh clues less sharply and make small mistakes; no "
                "level sees more than a person in the same seat. Changes apply to the next new "
                "game."
            )
        )
