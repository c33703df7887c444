"""A new game in three choices: which game, who are you, how strong; the rest is under "Advanced"."""

from __future__ import annotations

from itertools import chain, pairwise
from typing import Any

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QLabel, QWidget

from ai.agent import UnknownAgentError
from furyqt.controllers.language import Language
from furyqt.controllers.session.seats import HUMAN, SEARCH, checked_seat, with_limit_and_style
from furyqt.controllers.storage.settings import Settings, Values
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import AnyRuleset, ruleset
from furyqt.rules.core.table import Table
from furyqt.views.dialogs.advanced import Advanced
from furyqt.views.dialogs.faces import game_faces
from furyqt.views.dialogs.form_page import FormPage
from furyqt.views.dialogs.frame import FramedDialog, screen_room
from furyqt.views.dialogs.game_choice import NewGame
from furyqt.views.dialogs.seats import DEFAULT, WhoChoice, seats_for
from furyqt.views.dialogs.tiles import TileChoice, TileWords
from furyqt.views.dialogs.variants import Variants
from furyqt.views.panels.segments import Segments
from furyqt.views.start.levels import LEVEL_MEANINGS, LEVEL_WORDS, SEAT_WORDS


def last_seats(rules: AnyRuleset, table: Table, values: Values, level: str) -> tuple[str, ...]:
    """The seats of the last game like this, or the side last chosen against the level last chosen."""
    seats = values.seats.get(rules.name, ())
    if len(seats) == len(table.seats) and all(map(_is_known, seats)):
        return seats
    names = [player.name for player in table.players]
    side = names.index(values.side) if values.side in names else 0
    return seats_for(table, side, (level,) * len(table.seats), level)


def changes(
    rules: AnyRuleset, values: Values, seats: tuple[str, ...], options: dict[str, str]
) -> dict[str, Any]:
    """Return what the settings keep of a game's seats and options."""
    table = rules.table(rules.checked_options(options))
    players = [table.seats[number].player for number, seat in enumerate(seats) if seat == HUMAN]
    usual = {option.name: option.default for option in rules.options}
    unusual = {name: value for name, value in options.items() if value != usual.get(name)}
    return {
        "game": rules.name,
        "side": table.players[players[0]].name if players else "",
        "seats": {**values.seats, rules.name: list(seats)},
        "options": {**values.options, rules.name: unusual},
    }


def _is_known(seat: str) -> bool:
    try:
        checked_seat(seat)
    except UnknownAgentError:
        return False
    return True


__all__ = ("NewGame", "NewGameDialog")
LEVELS = tuple(SEARCH + name for name in LEVEL_WORDS)


class NewGameDialog(FramedDialog):
    """Asks for everything a game needs; the last choices are the defaults."""

    def __init__(self, settings: Settings, language: Language, parent: QWidget | None = None) -> None:
        choose = QDialogButtonBox.StandardButton
        super().__init__(parent, buttons=choose.Ok | choose.Cancel)
        self._settings, self._language = settings, language
        self.game, self.strength = TileChoice(self), TileChoice(self)
        self.side = WhoChoice(language, self)
        self._summary, self.meaning, self._shape = QLabel(self), QLabel(self), QWidget(self)
        self.area = FormPage(("seats", "rules", "mode"), self)
        self.advanced = Advanced(language, self.area)
        self.grid = self.advanced.grid
        self.variants = Variants(language, QFormLayout(self._shape), self.area.forms["rules"], self)
        self._level = DEFAULT
        self._fill()
        self._lay_out()
        self._connect()
        self._remember()
        self._offer_game()

    @property
    def rules(self) -> AnyRuleset:
        """The rules of the chosen game."""
        return ruleset(str(self.game.key))

    @property
    def table(self) -> Table:
        """The table that the options chosen give."""
        return self.rules.table(self.rules.checked_options(self.variants.chosen()))

    def _fill(self) -> None:
        names = game_names()
        self.game.offer(names)
        self.game.choose(self._settings.values.game if self._settings.values.game in names else names[0])
        self.strength.offer(LEVELS)

    def _connect(self) -> None:
        self.game.chosen.connect(lambda _: self._offer_game())
        self.variants.changed.connect(self._change_table)
        self.side.chosen.connect(self.choose_side)
        self.side.figure_chosen.connect(self._choose_figure)
        self.strength.chosen.connect(self.choose_level)
        self.grid.changed.connect(self._seats_changed)
        self.advanced.changed.connect(self._name_fold)
        start = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.advanced.seeds.checked.connect(start.setEnabled)

    # Layout

    def _lay_out(self) -> None:
        for label in (self._summary, self.meaning):
            label.setWordWrap(True)
        shape = self._shape.layout()
        assert shape is not None
        shape.setContentsMargins(0, 0, 0, 0)
        parts = (
            self.game, self._summary, self._shape, self.variants.told, self.side, self.strength, self.meaning,
        )  # fmt: skip
        for part in parts:
            self.area.add_above(part)
        self.area.forms["rules"].addRow(self.variants)
        self.body.addWidget(self.area, 1)

    def sizeHint(self) -> QSize:
        """Return the size of the folded page, limited by the screen."""
        rest = super().sizeHint().height() - self.area.sizeHint().height()
        return self.area.whole_size(rest, screen_room(self))

    def adjust(self) -> None:
        """Resize to the current texts; the choice of another game never does."""
        self.resize(self.sizeHint())
        QTimer.singleShot(
            0, self, lambda: self.resize(self.sizeHint())
        )  # now titles have fewer or more lines

    def showEvent(self, event: QShowEvent) -> None:
        """Open as large as the page is, on the chosen game."""
        super().showEvent(event)
        if not event.spontaneous():
            self.adjust()
            self.game.buttons[self.rules.name].setFocus()

    def _put_in_order(self) -> None:
        """Set the order of the Tab key to that of the page."""
        fields: list[QWidget] = [*self.game.in_order(), *self.variants.shape_fields()]
        fields += [*self.side.sides.in_order(), *self.side.figures.in_order(), *self.strength.in_order()]
        fields += [self.area.fold, *self.advanced.in_order(), *self.variants.other_fields()]
        fields += [self.variants.usual, *self.advanced.modes(), *self.buttons.buttons()]
        parts = (field.in_order() if isinstance(field, Segments) else [field] for field in fields)
        for before, after in pairwise(chain.from_iterable(parts)):
            self.setTabOrder(before, after)

    # Choices

    def _offer_game(self) -> None:
        """Offer the options and seats of the chosen game, as they were last chosen."""
        self.variants.blockSignals(True)
        self.variants.set_game(self.rules)
        self.variants.choose(self._settings.values.options.get(self.rules.name, {}))
        self.variants.blockSignals(False)
        self._shape.setVisible(bool(self.variants.shape_fields()))
        self.advanced.offer_game(self.rules, self._settings.values.style)
        self._offer_table()

    def _change_table(self) -> None:
        """Another option is chosen: it may bring other players or seats."""
        if self.advanced.table is None or self.table.seats != self.advanced.table.seats:
            self._offer_table()
        self._name_fold()

    def _offer_table(self) -> None:
        self.advanced.offer(self.table)
        self.side.offer(self.rules.name, self.table)
        self.grid.set_seats(last_seats(self.rules, self.table, self._settings.values, self._level))
        self._put_in_order()
        self.retranslate()

    def choose_side(self, side: int) -> None:
        """Play this player, a single figure (ONE), everything (ALL), or nothing (WATCH)."""
        self.grid.set_seats(seats_for(self.table, side, self.grid.seats(), self._level))

    def _choose_figure(self, seat: int) -> None:
        """Play only this seat."""
        computers = tuple(self._level if who == HUMAN else who for who in self.grid.seats())
        self.grid.set_seats((*computers[:seat], HUMAN, *computers[seat + 1 :]))

    def choose_level(self, level: str) -> None:
        """Set all computers to this level."""
        self._level = level
        self.grid.set_seats(tuple(HUMAN if seat == HUMAN else level for seat in self.grid.seats()))

    def _seats_changed(self) -> None:
        """Show what follows from the seats."""
        seats = self.grid.seats()
        self.side.show_seats(seats)
        computers = {seat for seat in seats if seat != HUMAN}
        if computers and self._level not in computers:
            self._level = next(seat for seat in seats if seat != HUMAN)
        self.strength.choose(self._level if computers == {self._level} else None)
        self.strength.setVisible(bool(computers))
        self.meaning.setVisible(bool(computers))
        self._explain_level()
        self.advanced.show_seats(seats)
        self._name_fold()

    def chosen(self) -> NewGame:
        """Return the game that the fields describe; without a seed it gets a random one."""
        advanced = self.advanced
        return NewGame(
            game=self.rules.name,
            options=self.variants.chosen(),
            seed=advanced.seeds.seed,
            seats=with_limit_and_style(
                self.table, self.grid.seats(), advanced.limit.seconds, str(advanced.taste.value)
            ),
            undo=str(advanced.undo.value),
            aids=str(advanced.aids.value),
        )

    def _explain_level(self) -> None:
        """Show what the level means, or where it is set if the seats have several."""
        level = str(self.strength.key or "").removeprefix(SEARCH)
        if level in LEVEL_MEANINGS:
            self.meaning.setText(self._language.text(LEVEL_MEANINGS[level]))
        else:
            self.meaning.setText(self.tr("The strength is set seat by seat, under “Advanced”."))

    # The last choices

    def _remember(self) -> None:
        values = self._settings.values
        level = SEARCH + values.level if values.level in LEVEL_WORDS else values.level
        self._level = level if level in SEAT_WORDS else DEFAULT
        self.advanced.remember(values)

    def accept(self) -> None:
        """Remember the choices for the next time; a wrong seed starts no game."""
        if not self.advanced.seeds.is_right:
            self.area.fold.setChecked(True)
            self.advanced.seeds.line.setFocus()
            return
        values = self._settings.values
        self._settings.update(
            **changes(self.rules, values, self.grid.seats(), self.variants.chosen()),
            **self.advanced.choices(values),
            level=self._level.removeprefix(SEARCH),
        )
        super().accept()

    # Texts

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        say, to_words = self._language.text, self._language.translate
        self.set_title(self.tr("New Game"))
        games: dict[object, TileWords] = {}
        for key in self.game.buttons:
            rules, table = ruleset(str(key)), ruleset(str(key)).default_table
            games[key] = TileWords(
                say(rules.title), game_faces(str(key), table, to_words), say(rules.summary)
            )
        self.game.name(self.tr("Which game?"), games)
        balance = self.rules.balance
        parts = (self.rules.summary, *(() if balance is None else (balance,)))
        self._summary.setText(" ".join(map(say, parts)))
        self.strength.name(
            self.tr("How strong is the computer?"),
            {
                SEARCH + name: TileWords(say(words), meaning=say(LEVEL_MEANINGS[name]))
                for name, words in LEVEL_WORDS.items()
            },
        )
        self._explain_level()
        self.side.retranslate()
        self.variants.retranslate()
        self.advanced.retranslate()
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Start Game"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))
        self._name_fold()

    def _name_fold(self) -> None:
        """Name the unusual choices beside the fold."""
        self.area.name_fold(
            self.tr("Advanced"), " · ".join([*self.variants.unusual(), *self.advanced.unusual()])
        )
