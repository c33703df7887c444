"""A player's knowledge on the screen: map, trail, numbers, figures and log, for games and replays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QModelIndex, QObject, Signal
from PySide6.QtWidgets import QWidget

from furyqt.controllers.chapters.remarks import Commented, Remark, uncommented
from furyqt.controllers.chapters.story import Beat
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import AnyRuleset, Observation
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Translate
from furyqt.views.boards import Board, board
from furyqt.views.boards.board import NOBODY
from furyqt.views.combat.scene import CombatScene
from furyqt.views.dice.table_dice import TableDice
from furyqt.views.models.card_groups import has_cards
from furyqt.views.models.deduction_lists import HIDDEN_FIGURE
from furyqt.views.models.log import LogRow, condensed
from furyqt.views.panels.cards import CardsPanel
from furyqt.views.panels.figures import FiguresWidget
from furyqt.views.panels.piles import PilesWidget
from furyqt.views.panels.playback.log import LogPanel
from furyqt.views.panels.players.dice import DiceWidget
from furyqt.views.panels.players.open_rows import OpenRowsWidget
from furyqt.views.panels.players.player_areas import PlayerAreasWidget
from furyqt.views.panels.tracks import TrackStrip
from furyqt.views.panels.trail import TrailWidget
from furyqt.views.picture import (
    UNKNOWN_PLACE,
    CombatPanel,
    DicePanel,
    FigurePanel,
    MapPanel,
    OpenRowPanel,
    Picture,
    PilePanel,
    PlayerPanel,
    TownPanel,
    TrackPanel,
    TradePanel,
    TrailPanel,
)
from furyqt.views.table.board_column import BoardColumn
from furyqt.views.table.map_table import MapTable
from furyqt.views.table.panel_widgets import PanelWidgets
from furyqt.views.town.widget import TownWidget
from furyqt.views.trade.panel import TradeWidget

if TYPE_CHECKING:
    from furyqt.rules.core.atlas import Atlas


class ObservationView(QObject):
    """The widgets that show an observation; they depend on nothing else."""

    cards_toggled = Signal(bool)
    """The list of cards has become available or unavailable."""
    logged = Signal()
    """The log tells everything that has happened up to the position shown."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self._translate = translate
        self.widgets = PanelWidgets(translate, parent)
        found = self.widgets.by_kind
        self.table = cast("MapTable", found[MapPanel])
        self.tracks = cast("TrackStrip", found[TrackPanel])
        self.trail = cast("TrailWidget", found[TrailPanel])
        self.piles = cast("PilesWidget", found[PilePanel])
        self.figures = cast("FiguresWidget", found[FigurePanel])
        self.combat = cast("CombatScene", found[CombatPanel])
        self.trade = cast("TradeWidget", found[TradePanel])
        self.town = cast("TownWidget", found[TownPanel])
        self.dice = cast("DiceWidget", found[DicePanel])
        self.rows = cast("OpenRowsWidget", found[OpenRowPanel])
        self.players = cast("PlayerAreasWidget", found[PlayerPanel])
        self.column = BoardColumn(self.widgets, parent)
        self.thrown = TableDice(self.column, self.dice, translate)
        self.cards = CardsPanel(translate, parent)
        self.log = LogPanel(translate, parent)
        self.rules: AnyRuleset | None = None
        self.atlas: Atlas | None = None
        """The places of the game, or None if it has no map."""
        self.hidden_figure = HIDDEN_FIGURE
        """The name of the player whose places are hidden from the others."""
        self.picture = Picture()
        self._has_cards = False
        self.beats: Callable[[], Sequence[Beat]] = tuple
        """Returns what the writer of a chapter adds to the log at the displayed position."""
        self._events: tuple[Event, ...] = ()
        self._lines: tuple[LogRow, ...] = ()
        self._commented: Commented = uncommented
        self._unseen: tuple[Observation, Picture, float] | None = None
        """The position to show beside the combat when its stage has played what led there."""
        self._unlogged: Observation | None = None
        """The position that the log tells when the dice have been thrown."""
        self.combat.stage.settled.connect(self._show_played)
        self.thrown.settled.connect(self._log_thrown)
        self.figures.place_chosen.connect(self.point_at)
        self.trail.place_chosen.connect(self.point_at)
        self.cards.place_chosen.connect(self.point_at)
        self.log.place_chosen.connect(self.point_at)

    def set_game(self, rules: AnyRuleset, table: Table, commented: Commented = uncommented) -> None:
        """Prepare for a game, at a table of this shape; `commented` adds remarks to a player's events."""
        self._commented = commented
        self.rules, self.atlas = rules, table.atlas
        hidden = self.board.knows_all
        self.hidden_figure = HIDDEN_FIGURE if hidden == NOBODY else table.first_piece(hidden)
        self._events, self._lines, self._unseen, self._unlogged = (), (), None, None
        self.table.set_atlas(self.atlas)
        self.dice.forget()
        self.combat.forget()

    @property
    def board(self) -> Board:
        """Return the board of the game on the table."""
        assert self.rules is not None
        return board(self.rules.name)

    @property
    def has_map(self) -> bool:
        """Return True if the map is on the table."""
        return self.picture.panel(MapPanel) is not None

    def place_name(self, place: int) -> str:
        """A place's name in the current language."""
        assert self.atlas is not None
        return self.atlas.places[place].name.render(self._translate)

    def show(self, observation: Observation, speed: float = 0.0) -> None:
        """Show a player's knowledge; pieces travel at this speed, or jump if it is 0.

        While the stage of a combat plays what has happened, sheets, map and log do not tell it before, and
        while dice roll, the log does not tell the result.
        """
        self.picture = self.board.picture(observation)
        self.column.show_fight(self.picture, self._asks_for_places(observation), speed)
        self._unseen = observation, self.picture, speed
        if not (speed and self.combat.is_moving):
            self._show_beside()

    def _show_played(self) -> None:
        """Show what the stage has played."""
        if not self.combat.is_moving:
            self._show_beside()

    def _show_beside(self) -> None:
        """Show everything beside the combat, if it is not shown yet."""
        if self._unseen is None:
            return
        (observation, picture, speed), self._unseen = self._unseen, None
        self.table.speed = speed
        self.widgets.show_picture(picture)
        self.column.arrange(picture)
        dice = cast("DicePanel | None", picture.panel(DicePanel))
        self.thrown.show_roll(dice, speed, is_seen=not self.column.is_at_combat)
        self.cards.set_picture(picture)
        self._unlogged = observation
        self._log_thrown()
        if has_cards(picture) != self._has_cards:
            self._has_cards = not self._has_cards
            self.cards_toggled.emit(self._has_cards)

    def _log_thrown(self) -> None:
        """Show in the log what has happened, unless dice still roll for it."""
        if self._unlogged is not None and not self.thrown.is_rolling:
            observation, self._unlogged = self._unlogged, None
            self.log.set_rows(self._log(observation))
            self.logged.emit()

    def _asks_for_places(self, observation: Observation) -> bool:
        """Return True if the prompt asks for a place of the map: there are several to choose from."""
        goals = {self.board.destination(observation, action) for action in observation.actions}
        return len(goals - {UNKNOWN_PLACE}) > 1

    def _log(self, observation: Observation) -> tuple[LogRow, ...]:
        """Return the lines of the log, equal ones in a row as one.

        Of earlier events only an unknown place is looked up again.
        """
        here, events = self.board, self._commented(observation.player, observation.events)
        same = _same(self._events, events)
        lines = self._lines[:same]
        if here.learns_places:
            lines = tuple(_looked_up(here, observation, line) for line in lines)
        lines += tuple(
            LogRow(
                event,
                here.event_place(observation, event),
                here.event_rank(event),
                here.event_cards(event),
            )
            for event in events[same:]
        )
        self._events, self._lines = events, lines
        return condensed(_woven(lines, self.beats()), here.is_summed_up)

    def point_at(self, place: int) -> None:
        """Show a place that was chosen in a list."""
        if place != UNKNOWN_PLACE:
            self.table.show_place(place)

    def forget_pointing(self) -> None:
        """Clear every mark of a pointed-out place, on the map and in the lists."""
        self.table.forget_pointing()
        for view in (self.trail.list, self.figures.list, self.log.list):
            view.setCurrentIndex(QModelIndex())
            view.clearSelection()
            view.scrollToTop()
        self.log.list.scrollToBottom()


def _woven(lines: Sequence[LogRow], beats: Sequence[Beat]) -> list[LogRow]:
    """Return the lines of the log with the beats among them; a remark belongs to the event before it."""
    found: list[LogRow] = []
    waiting = [(beat.events, LogRow(Remark(beat.text), UNKNOWN_PLACE, "beat")) for beat in beats]
    number = 0
    for line in lines:
        if not isinstance(line.event, Remark):
            while waiting and waiting[0][0] <= number:
                found.append(waiting.pop(0)[1])
            number += 1
        found.append(line)
    return [*found, *(row for _, row in waiting)]


def _same(shown: tuple[Event, ...], events: tuple[Event, ...]) -> int:
    """Return the number of first events that are unchanged: all of them except after an undo."""
    if events[: len(shown)] == shown:
        return len(shown)
    pairs = enumerate(zip(shown, events, strict=False))
    return next((number for number, (old, new) in pairs if old != new), len(events))


def _looked_up(here: Board, observation: Observation, line: LogRow) -> LogRow:
    """Return a line with its place, if that is known by now."""
    if line.place != UNKNOWN_PLACE:
        return line
    place = here.event_place(observation, line.event)
    return line if place == UNKNOWN_PLACE else replace(line, place=place)
