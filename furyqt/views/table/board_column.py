"""The board itself: tracks and decks above, the map or a combat in the middle, Dracula's trail beneath."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from furyqt.views.combat.scene import CombatScene
from furyqt.views.panels.piles import PilesWidget
from furyqt.views.panels.tracks import TracksWidget
from furyqt.views.panels.trail import TrailWidget
from furyqt.views.picture import Picture
from furyqt.views.table.map_table import MapTable


class BoardColumn(QWidget):
    """Arranges what lies in the middle of the table."""

    def __init__(
        self,
        table: MapTable,
        tracks: TracksWidget,
        piles: PilesWidget,
        combat: CombatScene,
        trail: TrailWidget,
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
        self._combat_area = QScrollArea(self)
        self._combat_area.setWidget(combat)
        self._combat_area.setWidgetResizable(True)
        self._combat_area.setFrameShape(QFrame.Shape.NoFrame)
        self._combat_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stage.addWidget(self._combat_area)
        self._is_map_wanted = False
        self.back = QPushButton(self, autoDefault=True)
        self.back.hide()
        self.back.clicked.connect(self.turn)
        combat.map_wanted.connect(self.turn)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addLayout(top)
        lines.addWidget(self.back)
        lines.addWidget(self.stage, 1)
        lines.addWidget(trail)
        self.retranslate()

    def show_fight(self, picture: Picture, needs_map: bool) -> None:
        """Bring the combat to the front while there is one, unless places are to be chosen or the person
        looks at the map; its end stays in sight until something else happens.
        """
        fight = picture.fight
        self._combat.show_fight(fight)
        if fight is None and picture.aftermath and self.is_at_combat:
            self._combat.show_end(picture.aftermath)
            return
        self._is_map_wanted &= fight is not None
        self._go_to(fight is not None and not needs_map and not self._is_map_wanted)

    @property
    def can_turn(self) -> bool:
        """Whether there is a combat behind the map, or a map behind the combat."""
        return self.is_at_combat or not self.back.isHidden()

    @property
    def is_at_combat(self) -> bool:
        """Whether the combat is in front."""
        return self.stage.currentWidget() is self._combat_area

    def turn(self) -> None:
        """Look at the map during a combat, or return to the combat."""
        if self.can_turn:
            self._is_map_wanted = self.is_at_combat and not self._combat.is_over
            self._go_to(not self.is_at_combat)
            self.back.setVisible(self._is_map_wanted)

    def _go_to(self, combat: bool) -> None:
        self.stage.setCurrentWidget(self._combat_area if combat else self._table)
        self.back.setVisible(not combat and self._is_map_wanted)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.back.setText(self.tr("Back to the combat"))
