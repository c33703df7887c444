"""The picture of a position as plain values; equal observations give equal pictures."""

from __future__ import annotations

from furyqt.views.picture.cards import UNKNOWN_PLACE, CardFace, Pile, Topic, TradeSide, lying_at, marked
from furyqt.views.picture.combat import (
    NO_LIMIT,
    FightEnd,
    Fighter,
    FightPicture,
    FightPlay,
    FightRoll,
    FightRound,
)
from furyqt.views.picture.figures import Ability, Figure, Piece
from furyqt.views.picture.moments import CardGoal, CardMoment, MomentKind, PieceWay, ShownCard
from furyqt.views.picture.panels import (
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
    TrackPanel,
    TradePanel,
    TrailPanel,
)
from furyqt.views.picture.places import Badge, Evidence, TrailEntry
from furyqt.views.picture.players import Die, OpenRow, PlayerArea, Resource, Score, TrackSlot
from furyqt.views.picture.scoring import ScoreColumn, ScoreLine, ScoreSheet
from furyqt.views.picture.town import (
    Tokens,
    TownClock,
    TownFigure,
    TownPanel,
    TownSite,
    TownSpace,
    TownVehicle,
)
from furyqt.views.picture.tracks import Gauge

__all__ = (
    "NO_LIMIT",
    "UNKNOWN_PLACE",
    "Ability",
    "Badge",
    "CardFace",
    "CardGoal",
    "CardMoment",
    "CombatPanel",
    "DicePanel",
    "Die",
    "Evidence",
    "FightEnd",
    "FightPicture",
    "FightPlay",
    "FightRoll",
    "FightRound",
    "Fighter",
    "Figure",
    "FigurePanel",
    "Gauge",
    "MapPanel",
    "MomentKind",
    "OpenRow",
    "OpenRowPanel",
    "Panel",
    "Picture",
    "Piece",
    "PieceWay",
    "Pile",
    "PilePanel",
    "PlayerArea",
    "PlayerPanel",
    "Resource",
    "Score",
    "ScoreColumn",
    "ScoreLine",
    "ScorePanel",
    "ScoreSheet",
    "ShownCard",
    "Tokens",
    "Topic",
    "TownClock",
    "TownFigure",
    "TownPanel",
    "TownSite",
    "TownSpace",
    "TownVehicle",
    "TrackPanel",
    "TrackSlot",
    "TradePanel",
    "TradeSide",
    "TrailEntry",
    "TrailPanel",
    "lying_at",
    "marked",
)  # fmt: skip
