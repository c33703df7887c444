"""A new game: which one, which side, how strong the others play, from which seed, by which rules."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from furyqt.controllers.language import Language
from furyqt.controllers.seats import AIDS, CASUAL, FULL, HUMAN, SEARCH, STRICT
from furyqt.controllers.settings import Settings
from furyqt.rules.core.ruleset import Ruleset, game_names, ruleset
from furyqt.views.dialogs.frame import FramedDialog
from furyqt.views.dialogs.pieces import Pieces
from furyqt.views.dialogs.variants import Variants
from furyqt.views.levels import LEVEL_WORDS, SEAT_WORDS

WATCH = -1
_MOST_DIGITS = 18
_FIRST_OPTION = 1
"""The row for what matters most in a game's rules, beneath the game itself."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """What was chosen."""

    game: str
    options: dict[str, str]
    seed: int
    seats: tuple[str, ...]
    undo: str
    aids: str = FULL
    """Full, or paper: a game without hint and aids to deduction."""


class NewGameDialog(FramedDialog):
    """Asks for everything a game needs; the last choice is offered again."""

    def __init__(self, settings: Settings, language: Language, parent: QWidget | None = None) -> None:
        choose = QDialogButtonBox.StandardButton
        super().__init__(parent, buttons=choose.Ok | choose.Cancel)
        self._settings, self._language = settings, language
        self.game, self.side, self.undo = QComboBox(self), QComboBox(self), QComboBox(self)
        self.aids = QComboBox(self)
        self.seed, self.dice = QLineEdit(str(secrets.randbelow(10**6)), self), QPushButton(self)
        self.levels: list[QComboBox] = []
        self.pieces = Pieces(language, self)
        self._summary = QLabel(self)
        self._labels: dict[str, QLabel] = {}
        self._form = QFormLayout()
        self.variants = Variants(language, self._form, _FIRST_OPTION, self)
        self._fill()
        self._lay_out()
        self.game.currentIndexChanged.connect(self._change_game)
        self.side.currentIndexChanged.connect(self._offer_pieces)
        self.pieces.changed.connect(self._show_levels)
        self.dice.clicked.connect(lambda: self.seed.setText(str(secrets.randbelow(10**6))))
        self.retranslate()
        self._remember()
        self._offer_pieces()

    @property
    def rules(self) -> Ruleset:
        """The game chosen."""
        return ruleset(str(self.game.currentData()))

    def _fill(self) -> None:
        for name in game_names():
            self.game.addItem("", name)
        self.game.setCurrentIndex(max(0, self.game.findData(self._settings.values.game)))
        for player in (*range(len(self.rules.players)), WATCH):
            self.side.addItem("", player)
        for _ in self.rules.players:
            level = QComboBox(self)
            for seat in SEAT_WORDS:
                level.addItem("", seat)
            self.levels.append(level)
        for manner in (CASUAL, STRICT):
            self.undo.addItem("", manner)
        for aids in AIDS:
            self.aids.addItem("", aids)
        digits = QRegularExpression(f"\\d{{1,{_MOST_DIGITS}}}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.seed, 1)
        row.addWidget(self.dice)
        self._add("game", self.game)
        self._add("side", self.side)
        self._add("pieces", self.pieces)
        for player, level in enumerate(self.levels):
            self._add(f"level{player}", level)
        self._add("undo", self.undo)
        self._add("aids", self.aids)
        self._labels["seed"] = QLabel(self)
        self._labels["seed"].setBuddy(self.seed)
        self._form.addRow(self._labels["seed"], row)
        self._offer_options()
        self._summary.setWordWrap(True)
        self._form.setVerticalSpacing(9)
        self.body.addWidget(self._summary)
        self.body.addLayout(self._form)
        self.body.addWidget(self.variants)
        self.body.addStretch(1)

    def _add(self, name: str, field: QWidget) -> None:
        self._labels[name] = QLabel(self)
        self._labels[name].setBuddy(field)
        self._form.addRow(self._labels[name], field)

    def _remember(self) -> None:
        values = self._settings.values
        names = [player.name for player in self.rules.players]
        self.side.setCurrentIndex(names.index(values.side) if values.side in names else 0)
        for level in self.levels:
            found = level.findData(SEARCH + values.level if values.level in LEVEL_WORDS else values.level)
            level.setCurrentIndex(max(0, found))
        self.undo.setCurrentIndex(max(0, self.undo.findData(values.undo)))
        self.aids.setCurrentIndex(max(0, self.aids.findData(values.aids)))

    def _change_game(self) -> None:
        """Another game is chosen: offer its options and call its players by their names."""
        self._offer_options()
        self._offer_pieces()
        self.retranslate()
        self.adjustSize()

    def _offer_options(self) -> None:
        self.variants.set_options(self.rules.options)
        fields: list[QWidget] = [self.game, *self.variants.open_fields(), self.side, *self.levels]
        fields += [self.undo, self.aids]
        for before, after in pairwise((*fields, self.seed, self.dice, self.variants.toggle)):
            self.setTabOrder(before, after)

    def _offer_pieces(self) -> None:
        """Ask which pieces of the side the person plays, if there are several."""
        self.pieces.offer(self.rules, int(self.side.currentData()))
        for before, after in pairwise((self.side, *self.pieces.boxes.values(), *self.levels)):
            self.setTabOrder(before, after)
        self._form.setRowVisible(self.pieces, self.pieces.has_choice)
        self._show_levels()

    def _show_levels(self) -> None:
        own = self.pieces.chosen()
        for player, level in enumerate(self.levels):
            needed = any(seat not in own for seat in self.rules.seats_of(player))
            self._form.setRowVisible(level, needed)

    def chosen(self) -> NewGame:
        """What the fields say."""
        own, computers = self.pieces.chosen(), [str(level.currentData()) for level in self.levels]
        seats = (
            HUMAN if number in own else computers[seat.player] for number, seat in enumerate(self.rules.seats)
        )
        return NewGame(
            game=str(self.game.currentData()),
            options=self.variants.chosen(),
            seed=int(self.seed.text() or "0"),
            seats=tuple(seats),
            undo=str(self.undo.currentData()),
            aids=str(self.aids.currentData()),
        )

    def accept(self) -> None:
        """Remember the choice for the next time."""
        chosen, player = self.chosen(), self.side.currentData()
        side = "" if player == WATCH else self.rules.players[player].name
        computer = next((seat for seat in chosen.seats if seat != HUMAN), SEARCH + "normal")
        self._settings.update(
            game=chosen.game,
            side=side,
            level=computer.removeprefix(SEARCH),
            undo=chosen.undo,
            aids=chosen.aids,
        )
        super().accept()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        say, players = self._language.text, self.rules.players
        self.set_title(self.tr("New Game"))
        self.setMinimumWidth(round(self.fontMetrics().averageCharWidth() * 82))
        labels = {
            "game": self.tr("Game:"), "side": self.tr("You play:"), "undo": self.tr("Taking back:"),
            "seed": self.tr("Seed:"), "pieces": self.tr("Your figures:"),
            "aids": self.tr("Aids:"),
        }  # fmt: skip
        for player, info in enumerate(players):
            labels[f"level{player}"] = self.tr("Computer as {player}:").format(player=say(info.title))
            for i, words in enumerate(SEAT_WORDS.values()):
                self.levels[player].setItemText(i, say(words))
            self.side.setItemText(player, say(info.title))
        self.side.setItemText(len(players), self.tr("Nobody: watch the computer play itself"))
        for name, text in labels.items():
            self._labels[name].setText(text)
        for i in range(self.game.count()):
            self.game.setItemText(i, say(ruleset(self.game.itemData(i)).title))
        self._summary.setText(say(self.rules.summary))
        self._summary.setMinimumHeight(self._summary.heightForWidth(self.minimumWidth() - 40))
        self.undo.setItemText(0, self.tr("Casual: always, and the record is marked"))
        self.undo.setItemText(1, self.tr("Strict: only what told you nothing new"))
        self.aids.setItemText(0, self.tr("All: hint, possible places, evidence"))
        self.aids.setItemText(1, self.tr("As on paper: only your own pencil marks"))
        self.dice.setText(self.tr("Random"))
        self.dice.setToolTip(self.tr("Choose another seed"))
        self.seed.setToolTip(self.tr("The same seed and the same moves give the same game"))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Start Game"))
        self.pieces.retranslate()
        self.variants.retranslate()
