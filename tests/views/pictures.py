"""Access to the panels of a picture by name; an absent panel is empty."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.views.picture import (
    Badge,
    CardFace,
    CombatPanel,
    FightEnd,
    FightPicture,
    Figure,
    Gauge,
    MapPanel,
    Picture,
    Piece,
    Pile,
    PilePanel,
    TrackPanel,
    TradePanel,
    TrailEntry,
    TrailPanel,
)


@dataclass(frozen=True)
class Shown:
    """A picture with the contents of its panels as attributes."""

    picture: Picture

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return (self.picture.panel(MapPanel) or MapPanel()).pieces

    @property
    def badges(self) -> tuple[Badge, ...]:
        return (self.picture.panel(MapPanel) or MapPanel()).badges

    @property
    def trail(self) -> tuple[TrailEntry | None, ...]:
        return (self.picture.panel(TrailPanel) or TrailPanel((), 0)).entries

    @property
    def lairs(self) -> tuple[TrailEntry | None, ...]:
        return (self.picture.panel(TrailPanel) or TrailPanel((), 0)).lairs

    @property
    def gauges(self) -> tuple[Gauge, ...]:
        return (self.picture.panel(TrackPanel) or TrackPanel()).gauges

    @property
    def piles(self) -> tuple[Pile, ...]:
        return (self.picture.panel(PilePanel) or PilePanel()).piles

    @property
    def on_table(self) -> tuple[CardFace, ...]:
        return (self.picture.panel(PilePanel) or PilePanel()).on_table

    @property
    def figures(self) -> tuple[Figure, ...]:
        return self.picture.figures

    @property
    def fight(self) -> FightPicture | None:
        return self.picture.fight

    @property
    def aftermath(self) -> FightEnd | None:
        return (self.picture.panel(CombatPanel) or CombatPanel(None)).aftermath

    @property
    def trade(self) -> TradePanel | None:
        return self.picture.panel(TradePanel)
