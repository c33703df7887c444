"""The areas of all players."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views.panels.players.player_area import PlayerAreaWidget
from furyqt.views.picture import PlayerArea, PlayerPanel

_COLUMN = 12.4
"""The least breadth of an area with stores in lines of text; narrower ones are not side by side."""


class PlayerAreasWidget(QWidget):
    """The areas of all players, one below the other; those with stores side by side if there is room."""

    picked = Signal(str, str, QRect)
    """The player whose card was chosen, the card's key, and its box on the screen."""
    player_chosen = Signal(str, QRect)
    """The player who was chosen, and the box of the area on the screen."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.areas: list[PlayerAreaWidget] = []
        self._shown: tuple[PlayerArea, ...] = ()
        self._columns = 1
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(8, 2, 8, 4)
        self._grid.setSpacing(6)

    def show_panel(self, panel: PlayerPanel) -> None:
        """Show these players."""
        self._shown = panel.areas
        while len(self.areas) < len(panel.areas):
            widget = PlayerAreaWidget(self._translate, self)
            widget.picked.connect(self.picked)
            widget.chosen.connect(self.player_chosen)
            self._grid.addWidget(widget, len(self.areas), 0)
            self.areas.append(widget)
        for number, widget in enumerate(self.areas):
            widget.setVisible(number < len(panel.areas))
            if number < len(panel.areas):
                widget.show_area(panel.areas[number])
        self._arrange()

    def _arrange(self) -> None:
        """Lay the areas out in as many equal columns as there is room for."""
        count = len(self._shown)
        columns = 1
        if any(area.stores for area in self._shown):
            fitting = int(self.width() / (_COLUMN * QFontMetricsF(self.font()).height()))
            columns = max(1, min(count, fitting))
            columns = -(-count // -(-count // columns))  # as even as possible
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        for number, widget in enumerate(self.areas):
            self._grid.addWidget(widget, number // columns, number % columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the new breadth."""
        super().resizeEvent(event)
        self._arrange()

    def set_playable_of(self, keys: Mapping[str, Collection[str]]) -> None:
        """Mark the cards with these keys in each area, by the players' ids."""
        for area, widget in zip(self._shown, self.areas, strict=False):
            widget.set_playable(keys.get(area.id, ()))

    def set_choosable(self, players: Iterable[str]) -> None:
        """Mark the players with these ids as ones that can be chosen now."""
        found = frozenset(players)
        for area, widget in zip(self._shown, self.areas, strict=False):
            widget.set_choosable(area.id in found)
