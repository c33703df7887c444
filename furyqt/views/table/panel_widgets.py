"""The registry of the table: the widget and the area of each type of panel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QWidget

from furyqt.rules.core.text import Text, Translate
from furyqt.views.combat.scene import CombatScene
from furyqt.views.panels.figures import FiguresWidget
from furyqt.views.panels.piles import PilesWidget
from furyqt.views.panels.players.dice import DiceWidget
from furyqt.views.panels.players.open_rows import OpenRowsWidget
from furyqt.views.panels.players.player_areas import PlayerAreasWidget
from furyqt.views.panels.players.scores import ScoreWidget
from furyqt.views.panels.tracks import TrackStrip
from furyqt.views.panels.trail import TrailWidget
from furyqt.views.picture import (
    CombatPanel,
    DicePanel,
    FigurePanel,
    MapPanel,
    OpenRowPanel,
    Panel,
    Picture,
    PilePanel,
    PlayerPanel,
    ScorePanel,
    TownPanel,
    TrackPanel,
    TradePanel,
    TrailPanel,
)
from furyqt.views.table.map_table import MapTable
from furyqt.views.town.widget import TownWidget
from furyqt.views.trade.panel import TradeWidget

TOP, MIDDLE, FRONT, BOTTOM, SIDE = "top", "middle", "front", "bottom", "side"


def _show_panel(widget: Any, panel: Any) -> None:
    widget.show_panel(panel)


@dataclass(frozen=True)
class PanelKind:
    """The factory, the filling and the area of the widget for a type of panel."""

    make: Callable[[Translate, QWidget], QWidget]
    area: str
    """top, middle, bottom and side are columns of the table; front covers the middle at times."""
    empty: Panel | None = None
    """The content of the widget while it is hidden because the picture has no such panel.

    Without it, the code that brings the widget to the front fills, shows and hides it.
    """
    show: Callable[[Any, Any], None] = _show_panel
    """(widget, panel) -> None"""
    stretch: int = 1
    """Its share of the space in its area, 0 for its minimum."""


EMPTY_TOWN = TownPanel(Text("", ""))
KINDS: dict[type[Panel], PanelKind] = {
    MapPanel: PanelKind(MapTable, MIDDLE, MapPanel(), stretch=3),
    TownPanel: PanelKind(TownWidget, MIDDLE, EMPTY_TOWN, stretch=100),
    DicePanel: PanelKind(DiceWidget, MIDDLE, DicePanel(()), stretch=0),
    OpenRowPanel: PanelKind(OpenRowsWidget, MIDDLE, OpenRowPanel(()), stretch=0),
    PlayerPanel: PanelKind(PlayerAreasWidget, MIDDLE, PlayerPanel(())),
    TrackPanel: PanelKind(
        TrackStrip, TOP, TrackPanel(), lambda widget, panel: widget.set_gauges(panel.gauges)
    ),
    ScorePanel: PanelKind(ScoreWidget, TOP, ScorePanel((), 1)),
    PilePanel: PanelKind(
        PilesWidget,
        TOP,
        PilePanel(),
        lambda widget, panel: widget.set_piles(panel.piles, panel.on_table),
        stretch=0,
    ),
    TrailPanel: PanelKind(
        TrailWidget,
        BOTTOM,
        TrailPanel((), 0),
        stretch=0,
    ),
    FigurePanel: PanelKind(FiguresWidget, SIDE, FigurePanel(())),
    CombatPanel: PanelKind(CombatScene, FRONT),
    TradePanel: PanelKind(TradeWidget, FRONT),
}
"""The panels in the order of their widgets in their areas."""


class PanelWidgets:
    """One widget for each type of panel; those of absent panels are hidden."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        self.ground = QWidget(parent)
        """The widget in the middle of the table, behind everything in front."""
        self.by_kind: dict[type[Panel], QWidget] = {
            kind: entry.make(translate, self.ground if kind is TradePanel else parent)
            for kind, entry in KINDS.items()
        }
        for kind, entry in KINDS.items():
            if entry.empty is not None and kind is not MapPanel:
                self.by_kind[kind].hide()

    def show_picture(self, picture: Picture) -> None:
        """Show the panels of a picture, and hide the widgets of all others."""
        for kind, entry in KINDS.items():
            if entry.empty is None:
                continue
            widget, panel = self.by_kind[kind], picture.panel(kind)
            widget.setVisible(panel is not None)
            entry.show(widget, entry.empty if panel is None else panel)

    def in_area(self, area: str) -> list[tuple[QWidget, int]]:
        """Return the widgets of an area in order, each with its share of the space."""
        return [(self.by_kind[kind], entry.stretch) for kind, entry in KINDS.items() if entry.area == area]
