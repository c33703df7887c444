"""Journeys on the map: a preview of the ways an action uses, and ways that can be chosen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.language import Language
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.ruleset import Observation
from furyqt.views.models.choices import ChoiceRow
from furyqt.views.picture import UNKNOWN_PLACE
from furyqt.views.table.observation_view import ObservationView


class Routes(QObject):
    """Connects the legal actions with the roads, railways and sea routes they use."""

    chosen = Signal(object)
    """The Action about the way that was chosen on the map."""

    def __init__(self, view: ObservationView, language: Language, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._language = view, language
        self._observation: Observation | None = None
        self._rows: tuple[ChoiceRow, ...] = ()
        self._lines: dict[Action, tuple[int, ...]] = {}
        self._shown: ChoiceRow | None = None
        self._choosable: dict[int, ChoiceRow] = {}
        """The rows about a way itself, by its number."""
        view.table.ways.activated.connect(self._choose)

    def offer(self, observation: Observation | None, rows: tuple[ChoiceRow, ...]) -> None:
        """Set the actions that can be chosen; no journey is shown until one is pointed at."""
        self._observation, self._rows, self._lines = observation, rows, {}
        about_ways = [row for row in rows if row.other_end != UNKNOWN_PLACE]
        self._choosable = {lines[0]: row for row in about_ways if len(lines := self.lines(row.action)) == 1}
        self.show_row(None)

    def retranslate(self) -> None:
        """Show the effect of each way and the displayed journey in the current language."""
        text = self._language.text
        self._view.table.ways.offer({line: text(row.title) for line, row in self._choosable.items()})
        if self._shown is not None:
            self.show_row(self._shown)

    def lines(self, action: Action) -> tuple[int, ...]:
        """Return the ways an action uses, in the order of travel."""
        if self._observation is None:
            return ()
        if action not in self._lines:
            self._lines[action] = tuple(self._view.board.lines(self._observation, action))
        return self._lines[action]

    def show_place(self, place: int) -> None:
        """Show the shortest journey to a place; among equals the cheapest is first."""
        leading = [row for row in self._rows if row.place == place and row.other_end == UNKNOWN_PLACE]
        journeys = [row for row in leading if place != UNKNOWN_PLACE and self.lines(row.action)]
        self.show_row(min(journeys, key=lambda row: len(self.lines(row.action)), default=None))

    def show_row(self, row: ChoiceRow | None) -> None:
        """Show the ways an action uses, with its words at its end."""
        self._shown = row
        lines = () if row is None else self.lines(row.action)
        if row is None or not lines:
            self._view.table.ways.preview(())
        elif row.other_end != UNKNOWN_PLACE:
            self._view.table.ways.preview(lines)
        else:
            self._view.table.ways.preview(lines, self._language.text(row.title), row.place)

    def _choose(self, line: int) -> None:
        if line in self._choosable:
            self.chosen.emit(self._choosable[line].action)
