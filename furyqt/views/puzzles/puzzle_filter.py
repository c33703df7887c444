"""The page to choose which puzzles are shown: all, those of a kind or theme, or those to repeat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.puzzles.collection import PuzzleEntry, all_puzzles, puzzle_of_day, solver_of
from furyqt.controllers.puzzles.grading import KIND_TITLES
from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.views.live import TranslatedWidget
from furyqt.views.panels.segments import Segments

_ALL = ""
_COURSE, _DAY, _MISTAKES = "course", "day", "mistakes"
"""The choices beside the themes: the puzzles that teach an idea, that of the day, and those to repeat."""


class PuzzleFilter(TranslatedWidget, QScrollArea):
    """Each theme has the number of its puzzles that are solved."""

    changed = Signal()
    """The person has chosen another kind or theme."""

    def __init__(self, language: Language, ratings: PuzzleRatings, parent: QWidget) -> None:
        super().__init__(parent)
        self._language, self._ratings = language, ratings
        page = QWidget(self)
        self.kinds, self.themes = (Segments(page, has_title=True) for _ in range(2))
        lines = QVBoxLayout(page)
        for row in (self.kinds, self.themes):
            row.chosen.connect(self.changed)
            lines.addWidget(row)
        lines.addStretch(1)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()

    def wants(self, entry: PuzzleEntry) -> bool:
        """Return whether a puzzle has the chosen kind and theme."""
        kind, theme = self.kinds.value, self.themes.value
        if theme == _DAY:
            return entry == puzzle_of_day(self._ratings.today())
        if theme == _COURSE:
            is_wanted = bool(entry.idea)
        elif theme == _MISTAKES:
            is_wanted = entry.id in self._ratings.mistakes
        else:
            is_wanted = theme == _ALL or theme in entry.themes
        return kind in (_ALL, entry.kind) and is_wanted

    def want_all(self) -> None:
        """Choose all kinds and themes again: there is no other puzzle of the chosen ones."""
        for row in (self.kinds, self.themes):
            row.choose(_ALL)

    def retranslate(self) -> None:
        """Name the kinds and themes; the chosen ones stay."""
        say, puzzles = self._language.text, all_puzzles()
        kinds = {_ALL: self.tr("All kinds"), **{kind: say(title) for kind, title in KIND_TITLES.items()}}
        themes = {
            _ALL: self._with_progress(self.tr("All themes"), puzzles),
            _COURSE: self._with_progress(self.tr("First Steps"), [entry for entry in puzzles if entry.idea]),
            _DAY: self.tr("Puzzle of the Day"),
        }
        if self._ratings.mistakes:
            words = self.tr("Mistakes to Retry ({count})")
            themes[_MISTAKES] = words.format(count=len(self._ratings.mistakes))
        titles = _theme_titles()
        for theme in sorted({theme for entry in puzzles for theme in entry.themes}):
            entries = [entry for entry in puzzles if theme in entry.themes]
            themes[theme] = self._with_progress(say(titles[theme]), entries)
        for row, title, words_of in (
            (self.kinds, self.tr("Kind:"), kinds),
            (self.themes, self.tr("Theme:"), themes),
        ):
            row.ask(title, [(value, words, "") for value, words in words_of.items()])

    def _with_progress(self, title: str, entries: Sequence[PuzzleEntry]) -> str:
        """Return a theme with the number of its puzzles that are solved."""
        words = self.tr("{title} ({solved} of {count})")
        return words.format(title=title, solved=self._ratings.solved_of(entries), count=len(entries))


def _theme_titles() -> dict[str, Text]:
    """Return the titles of all themes of the games with puzzles."""
    found: dict[str, Text] = {}
    for name in game_names():
        if ruleset(name).puzzles is not None:
            found |= solver_of(ruleset(name)).theme_titles()
    return found
