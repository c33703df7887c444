"""A new game: its rules and options, players, undo mode, deduction aids and seed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLabel, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.session.seats import (
    AIDS,
    CASUAL,
    FULL,
    HUMAN,
    SEARCH,
    STRICT,
    has_styles,
    with_limit_and_style,
)
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import Ruleset, ruleset
from furyqt.rules.core.table import Table
from furyqt.views.dialogs.form_page import FormPage
from furyqt.views.dialogs.frame import FramedDialog
from furyqt.views.dialogs.last_choice import changes, last_seats
from furyqt.views.dialogs.seats import DEFAULT, SeatGrid, SideChoice, seats_for, side_of
from furyqt.views.dialogs.seed import SeedField
from furyqt.views.dialogs.variants import Variants
from furyqt.views.start.levels import LEVEL_WORDS, SEAT_WORDS, style_choices, style_label
from furyqt.views.start.time_limit import TimeLimit

TEAMMATE_CHOICES = ("ask", "watch")
_FIRST_OPTION = 1
"""The form row of the most important options, below the game itself."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """The choices of the dialog."""

    game: str
    options: dict[str, str]
    seed: int
    seats: tuple[str, ...]
    undo: str
    aids: str = FULL
    """Full, or paper: a game without hints and deduction aids."""


class NewGameDialog(FramedDialog):
    """Asks for everything a game needs; the last choices are the defaults."""

    def __init__(self, settings: Settings, language: Language, parent: QWidget | None = None) -> None:
        choose = QDialogButtonBox.StandardButton
        super().__init__(parent, buttons=choose.Ok | choose.Cancel)
        self._settings, self._language = settings, language
        self.game, self.level, self.undo = QComboBox(self), QComboBox(self), QComboBox(self)
        self.aids, self.teammates = QComboBox(self), QComboBox(self)
        self.limit, self.taste = TimeLimit(self), QComboBox(self)
        self.seeds = SeedField(self)
        self.seed, self.dice, self.wrong = self.seeds.line, self.seeds.dice, self.seeds.wrong
        self.side, self.grid = SideChoice(language, self), SeatGrid(language, self)
        self._summary = QLabel(self)
        self.area = FormPage(("game", "seats", "mode"), self)
        self.variants = Variants(language, self.area.forms["game"], _FIRST_OPTION, self)
        self._fill()
        self._lay_out()
        self._connect()
        self._offer_game()
        self.retranslate()
        self._remember()

    @property
    def rules(self) -> Ruleset:
        """The rules of the chosen game."""
        return ruleset(str(self.game.currentData()))

    @property
    def table(self) -> Table:
        """The table that the options chosen give."""
        return self.rules.table(self.rules.checked_options(self.variants.chosen()))

    def _fill(self) -> None:
        for name in game_names():
            self.game.addItem("", name)
        self.game.setCurrentIndex(max(0, self.game.findData(self._settings.values.game)))
        for field, values in (
            (self.level, tuple(SEAT_WORDS)), (self.undo, (CASUAL, STRICT)), (self.aids, AIDS),
            (self.teammates, TEAMMATE_CHOICES),
        ):  # fmt: skip
            for value in values:
                field.addItem("", value)

    def _connect(self) -> None:
        self.game.currentIndexChanged.connect(self._change_game)
        self.variants.changed.connect(self._change_table)
        self.side.chosen.connect(self.choose_side)
        self.grid.changed.connect(self._seats_changed)
        self.level.activated.connect(self._set_level)
        self.seeds.checked.connect(self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled)

    # Layout

    def _lay_out(self) -> None:
        add = self.area.add_field
        add("game", "game", self.game)
        self._summary.setWordWrap(True)
        self.area.forms["game"].addRow(self._summary)
        add("seats", "side", self.side)
        self.area.forms["seats"].addRow(self.grid)
        add("seats", "level", self.level)
        add("seats", "limit", self.limit, self.limit.slider)
        add("seats", "taste", self.taste)
        add("seats", "teammates", self.teammates)
        add("mode", "undo", self.undo)
        add("mode", "aids", self.aids)
        add("mode", "seed", self.seeds, self.seed)
        self.area.add_below(self.variants)
        self.body.addWidget(self.area, 1)

    def sizeHint(self) -> QSize:
        """Return the size of the whole page, limited by the screen."""
        return self.area.whole_size(super().sizeHint().height() - self.area.sizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        """Open as large as the page is."""
        super().showEvent(event)
        if not event.spontaneous():
            self.resize(self.sizeHint())

    def _put_in_order(self) -> None:
        """Set the order of the Tab key to that of the page."""
        fields: list[QWidget] = [self.game, *self.variants.open_fields(), *self.side.in_order()]
        fields += [*self.grid.fields, self.level, self.limit.slider, self.taste, self.teammates]
        fields += [self.undo, self.aids, self.seed, self.dice]
        fields += [self.variants.toggle, *self.variants.folded_fields(), self.variants.usual]
        for before, after in pairwise(fields):
            self.setTabOrder(before, after)

    # Choices

    def _change_game(self) -> None:
        """Offer the options and seats of the newly chosen game."""
        self._offer_game()
        self._remember_seats()
        self.retranslate()
        self.adjustSize()

    def _offer_game(self) -> None:
        self.variants.set_options(self.rules.options)
        self.variants.choose(self._settings.values.options.get(self.rules.name, {}))
        self.taste.clear()
        for style in style_choices([self.rules.name]):
            self.taste.addItem("", style)
        self.taste.setCurrentIndex(max(0, self.taste.findData(self._settings.values.style)))
        self.side.offer(self.table)
        self.grid.offer(self.table)
        self._put_in_order()

    def _change_table(self) -> None:
        """Another option is chosen: it may bring other players or seats."""
        before = len(self.grid.fields)
        self.side.offer(self.table)
        self.grid.offer(self.table)
        if len(self.grid.fields) != before:
            self._put_in_order()
            self._remember_seats()
            self.retranslate()

    def choose_side(self, side: int) -> None:
        """Play this player, a single figure (ONE), or nobody (WATCH)."""
        self.grid.set_seats(seats_for(self.table, side, self.grid.seats(), str(self.level.currentData())))

    def _set_level(self) -> None:
        """Set all computers to this level."""
        level = str(self.level.currentData())
        self.grid.set_seats(tuple(HUMAN if seat == HUMAN else level for seat in self.grid.seats()))

    def _seats_changed(self) -> None:
        """Show what follows from the seats."""
        seats, table = self.grid.seats(), self.table
        self.side.show_side(side_of(table, seats))
        computers = [seat for seat in seats if seat != HUMAN]
        if computers and str(self.level.currentData()) not in computers:
            self.level.setCurrentIndex(self.level.findData(computers[0]))
        own = [{seats[number] == HUMAN for number in table.seats_of(p)} for p in range(len(table.players))]
        form = self.area.forms["seats"]
        form.setRowVisible(self.teammates, {True, False} in own)
        form.setRowVisible(self.level, bool(computers))
        thinks = [info for info, who in zip(table.seats, seats, strict=True) if who.startswith(SEARCH)]
        form.setRowVisible(self.limit, bool(thinks))
        form.setRowVisible(self.taste, any(has_styles(table, seat) for seat in thinks))
        self._grow()

    def _grow(self) -> None:
        """Make room for a new row, as far as the screen allows; the dialog never shrinks automatically."""
        if self.isVisible():
            self.area.forms["seats"].activate()
            self.resize(self.size().expandedTo(self.sizeHint()))

    def chosen(self) -> NewGame:
        """Return the game that the fields describe; without a seed it gets a random one."""
        return NewGame(
            game=str(self.game.currentData()),
            options=self.variants.chosen(),
            seed=self.seeds.seed,
            seats=with_limit_and_style(
                self.table, self.grid.seats(), self.limit.seconds, str(self.taste.currentData())
            ),
            undo=str(self.undo.currentData()),
            aids=str(self.aids.currentData()),
        )

    # The last choices

    def _remember(self) -> None:
        values = self._settings.values
        found = self.level.findData(SEARCH + values.level if values.level in LEVEL_WORDS else values.level)
        self.level.setCurrentIndex(max(0, found))
        for field, value in (
            (self.undo, values.undo),
            (self.aids, values.aids),
            (self.teammates, values.teammates),
        ):
            field.setCurrentIndex(max(0, field.findData(value)))
        self.limit.set_seconds(values.thinking_seconds)
        self._remember_seats()

    def _remember_seats(self) -> None:
        level = str(self.level.currentData() or DEFAULT)
        self.grid.set_seats(last_seats(self.rules, self.table, self._settings.values, level))

    def accept(self) -> None:
        """Remember the choices for the next time; a wrong seed starts no game."""
        if not self.seeds.is_right:
            self.seed.setFocus()
            return
        chosen = self.chosen()
        has_styles = self.taste.count() > 1
        self._settings.update(
            **changes(self.rules, self._settings.values, self.grid.seats(), chosen.options),
            level=str(self.level.currentData()).removeprefix(SEARCH),
            undo=chosen.undo,
            aids=chosen.aids,
            teammates=str(self.teammates.currentData()),
            thinking_seconds=self.limit.seconds,
            style=str(self.taste.currentData()) if has_styles else self._settings.values.style,
        )
        super().accept()

    # Texts

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        say = self._language.text
        self.set_title(self.tr("New Game"))
        self.area.name_groups({
            "game": self.tr("Game"), "seats": self.tr("Who plays"), "mode": self.tr("Mode"),
        })  # fmt: skip
        self.area.name_fields({
            "game": self.tr("Game:"), "side": self.tr("You play:"), "level": self.tr("All computer players:"),
            "limit": self.tr("Time per move:"),
            "taste": style_label([self.table], self._language.translate),
            "teammates": self.tr("Teammates:"), "undo": self.tr("Undo:"),
            "aids": self.tr("Aids:"), "seed": self.tr("Seed:"),
        })  # fmt: skip
        for i in range(self.game.count()):
            self.game.setItemText(i, say(ruleset(self.game.itemData(i)).title))
        for i, words in enumerate(SEAT_WORDS.values()):
            self.level.setItemText(i, say(words))
        for i, words in enumerate(style_choices([self.rules.name]).values()):
            self.taste.setItemText(i, say(words))
        self.limit.retranslate()
        self._summary.setText(say(self.rules.summary))
        self._name_modes()
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Start Game"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))
        self.side.retranslate()
        self.grid.retranslate()
        self.variants.retranslate()
        self.area.widen()

    def _name_modes(self) -> None:
        self.undo.setItemText(0, self.tr("Casual: always (noted in the record)"))
        self.undo.setItemText(1, self.tr("Strict: only if it revealed nothing new"))
        self.aids.setItemText(0, self.tr("All: hints, possible places, evidence"))
        self.aids.setItemText(1, self.tr("Paper style: only your own pencil marks"))
        self.teammates.setItemText(0, self.tr("Show their plans first; you can decide otherwise"))
        self.teammates.setItemText(1, self.tr("Act on their own"))
