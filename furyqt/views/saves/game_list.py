"""The saved games as cards in a list, and beside it a preview of the chosen one."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from furyqt.controllers.chapters.campaign_store import name_in_tags
from furyqt.controllers.language import Language
from furyqt.controllers.session.seats import HUMAN, parties, seats_in
from furyqt.controllers.storage.library import Library, SavedGame
from furyqt.rules.core.folding import folded
from furyqt.rules.core.ruleset import ruleset
from furyqt.views.models.sheet import Cell, SheetLine
from furyqt.views.numbers import date_and_time
from furyqt.views.panels.segments import Segments
from furyqt.views.saves.game_cards import DATE, GAME, NAME, STATE, GameCards
from furyqt.views.saves.preview import Preview
from furyqt.views.saves.row_pictures import RowPictures
from furyqt.views.start.levels import seat_text

_ORDERS = (DATE, NAME, STATE, GAME)
"""The columns by which the games can be sorted, the usual one first."""
_LAST = "\uffff"
"""Sorts autosaves behind all names."""


class GameList(QWidget):
    """A list of the library."""

    activated = Signal()
    """The chosen game was clicked twice, or Enter was pressed."""
    chosen_changed = Signal()
    """Another game is chosen, or the chosen one turned out to be damaged."""

    def __init__(self, library: Library, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._library, self._language = library, language
        self.sheet, self.note = GameCards(self), QLabel(self)
        self.order = Segments(self, _ORDERS, has_title=True)
        self.pictures = RowPictures(language, self.sheet)
        self.preview = Preview(language, self.pictures.thumbnails, self)
        self.note.setWordWrap(True)
        self.setFocusProxy(self.sheet)
        row, column = QHBoxLayout(self), QVBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.note)
        column.addWidget(self.order)
        column.addWidget(self.sheet, 1)
        row.addLayout(column, 6)
        row.addWidget(self.preview, 4)
        self.order.changed.connect(lambda: self.sheet.sort_by(int(str(self.order.value))))
        self.sheet.activated.connect(lambda _: self.activated.emit())
        self.sheet.selectionModel().currentChanged.connect(self._changed)
        self.preview.checked.connect(self.chosen_changed)

    @property
    def chosen(self) -> SavedGame | None:
        """The selected game."""
        game = self.sheet.chosen()
        return game if isinstance(game, SavedGame) else None

    @property
    def readable(self) -> SavedGame | None:
        """The selected game, unless it is known to be damaged."""
        game = self.chosen
        return None if game is None or game.is_damaged or self.preview.is_damaged else game

    def refresh(self) -> None:
        """Read the library again."""
        games = self._library.games()
        headings = (
            self.tr("Name"), self.tr("Played last"), self.tr("State"), self.tr("Sides"), self.tr("Game"),
        )  # fmt: skip
        self.sheet.set_lines(headings, [SheetLine(game, self.cells(game)) for game in games])
        self.pictures.start()
        self.order.name(self.tr("Sort by:"), [headings[column] for column in _ORDERS])
        self.order.setVisible(len(games) > 1)
        empty = self.tr("No saved games yet. Every game you play is saved here automatically.")
        self.note.setText("" if games else empty)
        self.note.setVisible(not games)
        self.preview.setVisible(bool(games))
        self.sheet.setAccessibleName(self.tr("Saved Games"))
        self._changed()

    def cells(self, game: SavedGame) -> tuple[Cell, ...]:
        """Return a game in words: name, date, state, sides and title."""
        name = self._name(game)
        moment = QDateTime.fromSecsSinceEpoch(round(game.modified.timestamp()))
        when = date_and_time(moment)
        title = "" if game.is_damaged else self._language.text(ruleset(game.game).title)
        return (
            Cell(name, (_LAST if game.is_autosave else "") + folded(game.name)),
            Cell(when, game.modified.timestamp()),
            Cell(self._state(game)),
            Cell(self._sides(game)),
            Cell(self.tr("Autosave") if name == title else title),
        )

    def _name(self, game: SavedGame) -> str:
        """Return the name that the person gave the game; an autosave has that of its chapter or game."""
        if not game.is_autosave:
            return game.name
        if game.is_damaged:
            return self.tr("Autosave")
        found = name_in_tags(game.game, game.tags)
        return self._language.text(ruleset(game.game).title if found is None else found)

    def _sides(self, game: SavedGame) -> str:
        if game.is_damaged:
            return ""
        say = self._language.text
        found = parties(game.table, seats_in(game.table, game.tags))
        own = [say(title) for title, seat in found if seat == HUMAN]
        if not own:
            return self.tr("computer only")
        others = dict.fromkeys(say(seat_text(seat)) for _, seat in found if seat != HUMAN)
        if not others:
            return self.tr("{sides} against each other").format(sides=", ".join(own))
        return self.tr("{sides} against {others}").format(sides=", ".join(own), others=", ".join(others))

    def _state(self, game: SavedGame) -> str:
        if game.is_damaged:
            return self.tr("unreadable")
        if game.result:
            winners = game.table.called(game.result) or ()
            winner = ", ".join(self._language.text(game.table.players[player].title) for player in winners)
            return self.tr("won by {winner}").format(winner=winner)
        return self.tr("%n turn(s) played", "", game.turns)

    def _changed(self) -> None:
        game = self.chosen
        name = "" if game is None else self._name(game)
        details = () if game is None else tuple(cell.words for cell in self.cells(game)[1:])
        self.preview.show_game(game, name, details)
        self.chosen_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.refresh()
        super().changeEvent(event)
