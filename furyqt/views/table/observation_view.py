"""What a player knows, drawn: map, trail, numbers, hunters and log, for a game and for a replay alike."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, QObject, Signal
from PySide6.QtWidgets import QWidget

from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import Observation, Ruleset
from furyqt.rules.core.text import Translate
from furyqt.views.boards import Board, board
from furyqt.views.combat.scene import CombatScene
from furyqt.views.models.log import LogRow
from furyqt.views.panels.cards import CardsPanel
from furyqt.views.panels.figures import FiguresWidget
from furyqt.views.panels.piles import PilesWidget
from furyqt.views.panels.playback.log import LogPanel
from furyqt.views.panels.tracks import TracksWidget
from furyqt.views.panels.trail import TrailWidget
from furyqt.views.picture import UNKNOWN_PLACE, Picture
from furyqt.views.table.board_column import BoardColumn
from furyqt.views.table.map_table import MapTable
from furyqt.views.theme import Theme
from furyqt.views.trade.panel import TradeWidget


class ObservationView(QObject):
    """The widgets that show an observation; everything in them follows from it alone."""

    cards_laid = Signal(bool)
    """A game begins, with cards or without."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self._translate = translate
        self.table = MapTable(translate, parent)
        self.trade = TradeWidget(translate, self.table)
        self.tracks = TracksWidget(translate, parent)
        self.trail = TrailWidget(translate, parent)
        self.piles = PilesWidget(translate, parent)
        self.combat = CombatScene(translate, parent)
        self.column = BoardColumn(self.table, self.tracks, self.piles, self.combat, self.trail, parent)
        self.figures = FiguresWidget(translate, parent)
        self.cards = CardsPanel(translate, parent)
        self.log = LogPanel(translate, parent)
        self.rules: Ruleset | None = None
        self.picture = Picture()
        self._told: tuple[Event, ...] = ()
        self._lines: tuple[LogRow, ...] = ()
        self.figures.place_chosen.connect(self.point_at)
        self.trail.place_chosen.connect(self.point_at)
        self.cards.place_chosen.connect(self.point_at)
        self.log.place_chosen.connect(self.point_at)

    def set_game(self, rules: Ruleset) -> None:
        """Lay the table for a game."""
        self.rules = rules
        self._told, self._lines = (), ()
        self.table.set_game(rules, self.board)
        self.trail.setVisible(bool(self.board.TRAIL_LENGTH))
        self.cards_laid.emit(self.board.HAS_CARDS)

    @property
    def board(self) -> Board:
        """The game's module among the boards."""
        assert self.rules is not None
        return board(self.rules.name)

    def place_name(self, place: int) -> str:
        """A place's name in the present language."""
        assert self.rules is not None
        return self.rules.atlas.places[place].name.render(self._translate)

    def show(self, observation: Observation, speed: float = 0.0) -> None:
        """Draw what a player knows; pieces travel at this speed, or jump if it is 0."""
        self.picture = self.board.picture(observation)
        self.table.show_picture(self.picture, speed)
        self.tracks.set_gauges(self.picture.gauges)
        self.column.show_fight(self.picture, self._asks_for_places(observation))
        self.piles.set_piles(self.picture.piles, self.picture.on_table)
        self.trail.set_trail(
            self.picture.trail, self.board.TRAIL_LENGTH, self.picture.lairs, self.board.HAS_CARDS
        )
        self.figures.set_figures(self.picture.figures)
        self.cards.set_picture(self.picture)
        self.log.set_rows(self._log(observation))

    def _asks_for_places(self, observation: Observation) -> bool:
        """Whether the question is where to: several places are among the answers."""
        goals = {self.board.destination(observation, action) for action in observation.actions}
        return len(goals - {UNKNOWN_PLACE}) > 1

    def _log(self, observation: Observation) -> tuple[LogRow, ...]:
        """The lines of the log.  Of what was told before only a place that was unknown is looked up again."""
        here, events = self.board, observation.events
        same = _same(self._told, events)
        lines = self._lines[:same]
        if not here.HAS_CARDS:
            lines = tuple(_looked_up(here, observation, line) for line in lines)
        lines += tuple(
            LogRow(event, here.event_place(observation, event), here.event_rank(event))
            for event in events[same:]
        )
        self._told, self._lines = events, lines
        return lines

    def point_at(self, place: int) -> None:
        """Show a place that stands in a list."""
        if place != UNKNOWN_PLACE:
            self.table.show_place(place)

    def forget_pointing(self) -> None:
        """Leave no trace of what somebody looked at, on the map and in the lists."""
        self.table.forget_pointing()
        for view in (self.trail.list, self.figures.list, self.log.list):
            view.setCurrentIndex(QModelIndex())
            view.clearSelection()
            view.scrollToTop()
        self.log.list.scrollToBottom()

    def set_theme(self, look: Theme, text_scale: float) -> None:
        """Wear this look."""
        self.table.set_theme(look, text_scale)
        self.trade.set_theme(look)
        self.tracks.set_theme(look)
        self.piles.set_theme(look)
        self.combat.set_theme(look)
        self.trail.set_theme(look)
        self.figures.set_theme(look)
        self.cards.set_theme(look)


def _same(told: tuple[Event, ...], events: tuple[Event, ...]) -> int:
    """How many events at the beginning are those that were told before: all of them but after an undo."""
    if events[: len(told)] == told:
        return len(told)
    pairs = enumerate(zip(told, events, strict=False))
    return next((number for number, (old, new) in pairs if old != new), len(events))


def _looked_up(here: Board, observation: Observation, line: LogRow) -> LogRow:
    """A line with its place, if that is known by now."""
    if line.place != UNKNOWN_PLACE:
        return line
    place = here.event_place(observation, line.event)
    return line if place == UNKNOWN_PLACE else replace(line, place=place)
