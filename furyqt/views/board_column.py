"""The board itself: tracks and decks above, the map or a combat in the middle, Dracula's trail beneath."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from furyqt.views.combat.scene import CombatScene
from furyqt.views.panels.piles import PilesPanel
from furyqt.views.panels.tracks import TracksPanel
from furyqt.views.panels.trail import TrailPanel
from furyqt.views.picture import FightPicture
from furyqt.views.table import MapTable


class BoardColumn(QWidget):
    """Arranges what lies in the middle of the table."""

    def __init__(
        self,
        table: MapTable,
        tracks: TracksPanel,
        piles: PilesPanel,
        combat: CombatScene,
        trail: TrailPanel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 0, 0)
        top.setSpacing(4)
        top.addWidget(tracks, 1)
        top.addWidget(piles)
        self.stage = QStackedWidget(self)
        self._table, self._combat = table, combat
        self.stage.addWidget(table)
        self.stage.addWidget(combat)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addLayout(top)
        lines.addWidget(self.stage, 1)
        lines.addWidget(trail)

    def show_fight(self, fight: FightPicture | None) -> None:
        """Bring the combat to the front while there is one, else the map."""
        self._combat.show_fight(fight)
        wanted: QWidget = self._table if fight is None else self._combat
        if self.stage.currentWidget() is not wanted:
            self.stage.setCurrentWidget(wanted)

    def toggle_map(self) -> None:
        """Look at the map during a combat, or return to the combat."""
        if self._combat.fight is not None:
            self.stage.setCurrentIndex(1 - self.stage.currentIndex())
