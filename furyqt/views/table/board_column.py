"""The board itself: tracks and decks above, the map or another view in the middle, the trail below."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
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
from furyqt.views.live import ThemedWidget, TranslatedWidget
from furyqt.views.panels.piles import PilesWidget
from furyqt.views.panels.players.dice import DiceWidget
from furyqt.views.panels.tracks import TrackStrip
from furyqt.views.panels.trail import TrailWidget
from furyqt.views.picture import CombatPanel, DicePanel, MapPanel, Picture, PilePanel, TrackPanel
from furyqt.views.table.map_table import MapTable
from furyqt.views.table.panel_widgets import BOTTOM, KINDS, MIDDLE, TOP, PanelWidgets
from furyqt.views.town.widget import TownWidget

_PILES, _PILES_BESIDE_DICE = 0.42, 0.36
"""The largest share of the row at the top for decks and discards."""
_LEAST_PILES = 0.22
"""Their share if the names of the tracks need the rest."""
_LOW = 50
"""The lines of text in which a combat and the trail fit."""
_ON_TABLETOP = {kind for kind, entry in KINDS.items() if entry.area == MIDDLE} - {MapPanel}


class BoardColumn(TranslatedWidget, ThemedWidget, QWidget):
    """Arranges the panels in the middle of the table."""

    combat_left = Signal()
    """The combat is no longer in front."""

    def __init__(self, widgets: PanelWidgets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 0, 0)
        top.setSpacing(4)
        for widget, stretch in widgets.in_area(TOP):
            top.addWidget(widget, stretch)
        self.stage = QStackedWidget(self)
        self._map = cast("MapTable", widgets.by_kind[MapPanel])
        self._combat = cast("CombatScene", widgets.by_kind[CombatPanel])
        self._piles = cast("PilesWidget", widgets.by_kind[PilePanel])
        self._tracks = cast("TrackStrip", widgets.by_kind[TrackPanel])
        self._dice = cast("DiceWidget", widgets.by_kind[DicePanel])
        self._ground = widgets.ground
        self._tabletop = self._lay_ground(widgets)
        self.stage.addWidget(self._ground)
        self._combat_area = _scrolled(self._combat, self)
        self.stage.addWidget(self._combat_area)
        self._top, self._bottom = top, [widget for widget, _ in widgets.in_area(BOTTOM)]
        self._is_map_wanted = False
        self._head: QWidget | None = None
        self._cover: QWidget | None = None
        """A page in front of map and combat."""
        self._is_combat_next = False
        """True if the combat is in front, or behind that page."""
        self.back = QPushButton(self, autoDefault=True)
        self.back.hide()
        self.back.clicked.connect(self.turn)
        self._combat.map_wanted.connect(self.turn)
        self._combat.continued.connect(self.leave_combat)
        self.keeps_result = False
        """True if the result of a combat stays until the person continues or makes a decision."""
        self._lines = lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addLayout(top)
        lines.addWidget(self.back)
        lines.addWidget(self.stage, 1)
        self._below = QWidget(self)
        below = QVBoxLayout(self._below)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        for widget, stretch in widgets.in_area(BOTTOM):
            below.addWidget(widget, stretch)
        lines.addWidget(self._below)
        self.retranslate()

    def _lay_ground(self, widgets: PanelWidgets) -> QScrollArea:
        """Lay out the map above the scrolled panels, which take all of the space without a map."""
        tabletop = QWidget()
        column = QVBoxLayout(tabletop)
        column.setContentsMargins(0, 0, 0, 0)
        area = _scrolled(tabletop, self._ground)
        area.hide()
        whole = QVBoxLayout(self._ground)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        for widget, stretch in widgets.in_area(MIDDLE):
            if widget is self._map:
                whole.addWidget(widget, stretch)
            else:
                column.addWidget(widget, stretch if isinstance(widget, TownWidget) else 0)
        column.addStretch(1)
        self._table_lines = column
        whole.addWidget(area, 2)
        return area

    def put_head(self, head: QWidget) -> None:
        """Put a line above the tracks."""
        self._head = head
        self._lines.insertWidget(0, head)

    def map_width(self, height: int, widest: int) -> int:
        """Return the width in which the map fills its pane in a column of this height; 0 without a map.

        The trail is measured in the widest column, in which it is highest: measured in the present one, which
        follows from this width, it could make the two change each other forever.
        """
        return 0 if self._map.isHidden() else round(self._map_height(height, widest) * _aspect(self._map))

    def share_height(self) -> None:
        """Give the trail its height, and what a map of this width cannot use."""
        spare = self._map_height(self.height()) - round(self.width() / _aspect(self._map))
        for widget in self._bottom:
            if isinstance(widget, TrailWidget):
                has_map = not self._map.isHidden()
                widget.set_height(widget.usual_height(self.height()) + (max(0, spare) if has_map else 0))
        for part in (*self._bottom, self._below, self):  # the next paint may come before Qt lays them out
            if (lines := part.layout()) is not None:
                lines.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep most of the row at the top for the tracks."""
        super().resizeEvent(event)
        self._share_top()
        self._share_combat()
        self._lines.activate()  # the next paint may come before Qt lays out these shares

    def _share_top(self) -> None:
        """Give the decks what the names of the tracks leave, within limits."""
        width, dice = self.width(), self._dice
        share = _PILES_BESIDE_DICE if dice.keeps_room else _PILES
        names = 0 if self._tracks.isHidden() else self._tracks.need
        others = dice.sizeHint().width() if dice.is_small and not dice.isHidden() else 0
        self._piles.set_most(round(max(width * _LEAST_PILES, min(width * share, width - names - others))))

    def _share_combat(self) -> None:
        """Give a combat the height of the trail if there are few lines of text."""
        is_low = self.height() < self.fontMetrics().lineSpacing() * _LOW
        self._below.setVisible(self._cover is None and not (is_low and self.is_at_combat))

    def _map_height(self, height: int, width: int = 0) -> int:
        """Return the height between the panels at the top and at the bottom, in this or the present width."""
        below = (widget for widget in self._bottom if not widget.isHidden())
        least = sum(
            w.usual_height(height, width) if isinstance(w, TrailWidget) else w.sizeHint().height()
            for w in below
        )
        head = 0 if self._head is None or self._head.isHidden() else self._head.sizeHint().height()
        return max(1, height - head - self._top.sizeHint().height() - least)

    def arrange(self, picture: Picture) -> None:
        """Give the panels of a picture their places."""
        kinds = {type(panel) for panel in picture.panels}
        self._put_dice(in_row=MapPanel in kinds)
        kinds -= {DicePanel} if MapPanel in kinds else set()
        self._tabletop.setVisible(bool(kinds & _ON_TABLETOP))

    def _put_dice(self, *, in_row: bool) -> None:
        """Put the dice beside the tracks and decks if there is a map, else on the table."""
        if in_row != self._dice.is_small:
            self._dice.set_small(in_row)
            if in_row:
                self._top.addWidget(self._dice)
            else:
                self._table_lines.insertWidget(0, self._dice)
        self._share_top()

    def show_fight(self, picture: Picture, needs_map: bool, speed: float = 0.0) -> None:
        """Bring the combat to the front during a fight and keep its end in view until the game continues.

        The map stays in front if places are to be chosen or the person looks at it.
        """
        combat = picture.panel(CombatPanel) or CombatPanel(None)
        fight = combat.fight
        self._combat.show_fight(fight, speed)
        if fight is None and self.is_at_combat and self._combat.has_fight:
            if combat.aftermath is not None:
                self._combat.show_end(combat.aftermath, speed)
            if combat.aftermath is not None or (self.keeps_result and self._combat.is_over):
                return
        self._is_map_wanted &= fight is not None
        self._go_to(fight is not None and not needs_map and not self._is_map_wanted)

    def show_result(self, picture: Picture, speed: float = 0.0) -> None:
        """Bring the result of a combat that has just ended to the front, also if the map was there."""
        panel = picture.panel(CombatPanel) or CombatPanel(None)
        if panel.fight is None and panel.aftermath is not None and self._combat.has_fight:
            self._combat.show_end(panel.aftermath, speed)
            self._is_map_wanted = False
            self._go_to(True)

    @property
    def can_turn(self) -> bool:
        """Return True if there is a combat behind the map, or a map behind the combat."""
        return self.is_at_combat or not self.back.isHidden()

    @property
    def is_at_combat(self) -> bool:
        """Return True if the combat is in front."""
        return self.stage.currentWidget() is self._combat_area

    def turn(self) -> None:
        """Show the map during a combat, or return to the combat."""
        if self.can_turn:
            self._is_map_wanted = self.is_at_combat and not self._combat.is_over
            self._go_to(not self.is_at_combat)
            self.back.setVisible(self._is_map_wanted)

    def leave_combat(self) -> None:
        """Show the map instead of the result of a combat."""
        if self.is_at_combat and self._combat.is_over:
            self._combat.finish()
            self._go_to(False)
            self._map.setFocus()

    @property
    def cover(self) -> QWidget | None:
        """Return the page in front of map and combat, if there is one."""
        return self._cover

    def put_cover(self, page: QWidget) -> None:
        """Put a page in front of map and combat; the caller keeps it."""
        self.take_cover()
        self._cover = page
        self.stage.addWidget(page)
        self._go_to(self._is_combat_next)

    def take_cover(self) -> None:
        """Remove that page."""
        page, self._cover = self._cover, None
        if page is not None:
            self.stage.removeWidget(page)
            page.hide()
            self._go_to(self._is_combat_next)

    def _go_to(self, combat: bool) -> None:
        was_at_combat = self.is_at_combat
        self._is_combat_next = combat
        self.stage.setCurrentWidget(self._cover or (self._combat_area if combat else self._ground))
        self.back.setVisible(not combat and self._is_map_wanted and self._cover is None)
        self._share_combat()
        if was_at_combat and not self.is_at_combat:
            self.combat_left.emit()

    def restyle(self) -> None:
        """Share width and height again when all parts have their fonts."""
        self._share_top()
        self._share_combat()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.back.setText(self.tr("Back to the Combat"))
        self._share_top()


def _aspect(table: MapTable) -> float:
    """Return the width of the map's sheet in heights."""
    sheet = table.scene.sceneRect()
    return sheet.width() / max(1.0, sheet.height())


def _scrolled(content: QWidget, parent: QWidget) -> QScrollArea:
    area = QScrollArea(parent)
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
