"""The page of card prompts: the windows at which the person wants to be prompted."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QGroupBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.storage.settings import Settings, Values
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import AnyRuleset, ruleset
from furyqt.views.options.page import OptionsPage


class WindowsPage(OptionsPage):
    """Every window of every game with a check box: prompt here, or pass."""

    def __init__(self, settings: Settings, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._language = language
        self._teammates = self.add_choice("teammates", ("ask", "watch"))
        tables = [ruleset(game).default_table for game in game_names()]
        has_teams = any(len(table.seats) > len(table.players) for table in tables)
        self.form.setRowVisible(self._teammates, has_teams)
        self.note = self.add_note()
        self.all, self.none = QPushButton(self), QPushButton(self)
        self.boxes: dict[tuple[str, str], QCheckBox] = {}
        """The boxes by game and name of the window."""
        self._groups: dict[tuple[str, int], QGroupBox] = {}
        self._games = tuple(rules for rules in map(ruleset, game_names()) if rules.default_table.windows)
        self.all.clicked.connect(lambda: self._ask_at_all(True))
        self.none.clicked.connect(lambda: self._ask_at_all(False))
        self.lines.addLayout(self._buttons())
        for rules in self._games:
            self._add_game(rules)
        self.lines.addStretch(1)
        self.fields["passed_windows"] = self

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self.all)
        row.addWidget(self.none)
        row.addStretch(1)
        return row

    def _add_game(self, rules: AnyRuleset) -> None:
        for player in sorted({window.player for window in rules.default_table.windows}):
            group = self._groups[rules.name, player] = QGroupBox(self)
            lines = QVBoxLayout(group)
            for window in rules.default_table.windows:
                if window.player == player:
                    box = self.boxes[rules.name, window.name] = QCheckBox(group)
                    box.toggled.connect(
                        lambda on, game=rules.name, name=window.name: self._set(game, name, on)
                    )
                    lines.addWidget(box)
            self.lines.addWidget(group)

    def _set(self, game: str, name: str, is_asked: bool) -> None:
        passed = dict(self.settings.values.passed_windows)
        others = [known for known in passed.get(game, ()) if known != name]
        self._save({**passed, game: tuple(others if is_asked else [*others, name])})

    def _ask_at_all(self, is_asked: bool) -> None:
        names = {
            rules.name: () if is_asked else tuple(window.name for window in rules.default_table.windows)
            for rules in self._games
        }
        self._save({**self.settings.values.passed_windows, **names})

    def _save(self, passed: dict[str, tuple[str, ...]]) -> None:
        self.settings.update(passed_windows={game: names for game, names in passed.items() if names})

    def title(self) -> str:
        return self.tr("Card prompts")

    def read(self, values: Values) -> None:
        """Show what is set."""
        self._teammates.choose(values.teammates)
        for (game, name), box in self.boxes.items():
            box.blockSignals(True)
            box.setChecked(name not in values.passed_windows.get(game, ()))
            box.blockSignals(False)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.set_label_text("teammates", self.tr("Computer-controlled teammates:"))
        self.say_choices(
            self._teammates, (self.tr("Show their plan and ask me"), self.tr("Act while I watch"))
        )
        self.note.setText(
            self.tr(
                "You are prompted at these moments only if you hold a card for them. Clear the "
                "box to pass a moment automatically; the other players never learn your choice."
            )
        )
        self.all.setText(self.tr("Always ask me"))
        self.none.setText(self.tr("Never ask me"))
        self.setAccessibleName(self.title())
        translate = self._language.translate
        for rules in self._games:
            for player, info in enumerate(rules.default_table.players):
                if (rules.name, player) in self._groups:
                    words = self.tr("Ask me as {player}").format(player=info.title.render(translate))
                    self._groups[rules.name, player].setTitle(words)
            for window in rules.default_table.windows:
                box, title = self.boxes[rules.name, window.name], window.title.render(translate)
                side = rules.default_table.players[window.player].title.render(translate)
                self.set_box_text(box, title)
                box.setAccessibleName(self.tr("{window} ({player})").format(window=title, player=side))
