"""Choices in the town: the spaces and the vehicle that actions are about, and why others are closed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal

from furyqt.controllers.language import Language
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import sentence
from furyqt.views.models.choices import ChoiceRow
from furyqt.views.panels.actions.choices import ChoicesPanel
from furyqt.views.picture import UNKNOWN_PLACE, TownPanel
from furyqt.views.table.observation_view import ObservationView


class TownChoice(QObject):
    """Connects the legal actions with the spots of the town."""

    chosen = Signal(object)
    """The only Action about the chosen spot."""
    menu_requested = Signal(object, QPoint)
    """The rows about the chosen spot, and its place on the screen."""
    refused = Signal(str)
    """The reason why the chosen spot cannot be used now."""

    def __init__(
        self, view: ObservationView, choices: ChoicesPanel, language: Language, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._view, self._language = view, language
        self._observation: Observation | None = None
        self._rows: tuple[ChoiceRow, ...] = ()
        choices.pointed.connect(self._point)
        view.town.spot_hovered.connect(
            lambda spot: choices.select_first(lambda row: spot != UNKNOWN_PLACE and row.spot == spot)
        )
        view.town.spot_chosen.connect(self._choose)

    def offer(self, observation: Observation | None, rows: tuple[ChoiceRow, ...]) -> None:
        """Offer the spots that these actions are about."""
        self._observation, self._rows = observation, rows
        self.retranslate()

    def retranslate(self) -> None:
        """Explain each spot in the current language."""
        legal = frozenset(row.spot for row in self._rows) - {UNKNOWN_PLACE}
        self._view.town.offer(legal, self._words() if self._rows else {})

    def _words(self) -> dict[int, str]:
        """Return what choosing each spot brings, or why it is closed."""
        say, found = self._language.text, dict[int, str]()
        for row in self._rows:
            if row.spot != UNKNOWN_PLACE:
                parts = (say(row.title), "" if row.meaning is None else say(row.meaning))
                words = " ".join(_ended(part) for part in parts if part)
                found[row.spot] = f"{found[row.spot]} {words}" if row.spot in found else words
        panel = self._view.picture.panel(TownPanel)
        for space in () if panel is None else panel.spaces:
            if space.number not in found:
                found[space.number] = self._reason(space.number)
        return found

    def _reason(self, spot: int) -> str:
        why = self._view.board.reason(self._observation, spot)
        return "" if why is None else sentence(self._language.text(why))

    def _point(self, row: object) -> None:
        self._view.town.select(row.spot if isinstance(row, ChoiceRow) else UNKNOWN_PLACE)

    def _choose(self, spot: int) -> None:
        found = [row for row in self._rows if row.spot == spot]
        if len(found) == 1:
            self.chosen.emit(found[0].action)
        elif found:
            self.menu_requested.emit(found, self._view.town.corner_of(spot))
        elif any(row.spot != UNKNOWN_PLACE for row in self._rows):
            self._view.town.refuse(spot)
            if reason := self._reason(spot):
                self.refused.emit(reason)


def _ended(words: str) -> str:
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."
