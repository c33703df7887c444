"""The board itself: tracks and decks above, the map or a combat in the middle, Dracula's trail beneath."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from furyqt.views.panels.piles import PilesPanel
from furyqt.views.panels.tracks import TracksPanel
from furyqt.views.panels.trail import TrailPanel
from furyqt.views.table import MapTable


class BoardColumn(QWidget):
    """Arranges what lies in the middle of the table."""

    def __init__(
        self,
        table: MapTable,
        tracks: TracksPanel,
        piles: PilesPanel,
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
        self.stage.addWidget(table)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addLayout(top)
        lines.addWidget(self.stage, 1)
        lines.addWidget(trail)
