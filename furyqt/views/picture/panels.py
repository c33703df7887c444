"""The typed panels of a picture of the table; each is present or absent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from furyqt.rules.core.text import Text
from furyqt.views.picture.cards import CardFace, Pile, TradeSide
from furyqt.views.picture.combat import FightEnd, FightPicture
from furyqt.views.picture.figures import Figure, Piece
from furyqt.views.picture.places import Badge, TrailEntry
from furyqt.views.picture.players import Die, OpenRow, PlayerArea, Score
from furyqt.views.picture.town import TownPanel


@dataclass(frozen=True, slots=True)
class Gauge:
    """An important number, and the value that counts as full (0: it is not a measure)."""

    name: Text
    value: int
    full: int
    meaning: Text
    face: Text | None = None
    """The words shown in place of the value."""
    id: str = ""
    """The measured quantity, for a sign: influence, damage, time or despair."""
    labels: tuple[Text, ...] = ()
    """The words of its spaces, if it is a track with named spaces, such as the days of a week."""
    signs: tuple[str, ...] = ()
    """The drawings of these spaces in resources/art/tokens, which are shown in place of the words."""
    is_night: bool = False
    """Whether it is night, for the time."""


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """A player."""

    name: Text
    color: int
    letter: str
    is_winner: bool = False


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A source of points with the points of each player, or a number that decides ties."""

    name: Text
    values: tuple[int, ...]
    is_total: bool = False
    """Whether it is the sum of the lines above."""
    is_note: bool = False
    """Whether it is no part of the sum."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The table."""

    name: Text
    columns: tuple[ScoreColumn, ...]
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class MapPanel:
    """The map: pieces, badges, and the legend in its corner."""

    pieces: tuple[Piece, ...] = ()
    badges: tuple[Badge, ...] = ()
    legend: tuple[tuple[str, Text], ...] = ()
    """The signs of the map: a kind of place or way, and its meaning."""
    is_night: bool = False
    closed: frozenset[int] = frozenset()
    """Places that are closed in this game."""


@dataclass(frozen=True, slots=True)
class TrackPanel:
    """Public numbers, such as the time or the remaining blood."""

    gauges: tuple[Gauge, ...] = ()


@dataclass(frozen=True, slots=True)
class ScorePanel:
    """A score track with one mark per player; the track ends at `length`."""

    scores: tuple[Score, ...]
    length: int


@dataclass(frozen=True, slots=True)
class PilePanel:
    """Decks with their discards, slots for open cards, and cards with a current effect."""

    piles: tuple[Pile, ...] = ()
    on_table: tuple[CardFace, ...] = ()


@dataclass(frozen=True, slots=True)
class TrailPanel:
    """A trail of moves, newest first, and the slots for lairs; None is an empty space."""

    entries: tuple[TrailEntry | None, ...]
    length: int
    """The number of spaces of the trail."""
    lairs: tuple[TrailEntry | None, ...] = ()
    has_cards: bool = False
    """Whether the moves are shown as cards, not in words."""
    title: Text | None = None
    """The title above the trail."""
    name: Text | None = None
    """A short name for a screen reader."""
    no_lair: Text | None = None
    """The words for an unused slot after the trail, if it is not called a lair."""


@dataclass(frozen=True, slots=True)
class FigurePanel:
    """The table of figures: a line or a sheet for each."""

    figures: tuple[Figure, ...]
    name: Text | None = None
    """The name of the table, for a screen reader."""


@dataclass(frozen=True, slots=True)
class CombatPanel:
    """The current combat, or one that has just ended."""

    fight: FightPicture | None
    aftermath: FightEnd | None = None
    """A finished combat, until a figure moves or time passes."""


@dataclass(frozen=True, slots=True)
class TradePanel:
    """The current trade, with the figure that started it first; or a choice of several cards of a hand."""

    sides: tuple[TradeSide, TradeSide]
    title: Text | None = None
    """The prompt of a choice of several cards."""
    count: int = 0
    """The number of cards to choose; 0 in a trade."""


@dataclass(frozen=True, slots=True)
class DicePanel:
    """The dice of the last roll, with a short text about their use."""

    dice: tuple[Die, ...]
    note: Text | None = None
    roll: int = 0
    """A number that grows with every roll, if the dice are thrown over the board; else 0."""


@dataclass(frozen=True, slots=True)
class OpenRowPanel:
    """Rows of open cards."""

    rows: tuple[OpenRow, ...]


@dataclass(frozen=True, slots=True)
class PlayerPanel:
    """One area per player, in the order of the table."""

    areas: tuple[PlayerArea, ...]


Panel = (
    MapPanel
    | TrackPanel
    | ScorePanel
    | PilePanel
    | TrailPanel
    | FigurePanel
    | CombatPanel
    | TradePanel
    | DicePanel
    | OpenRowPanel
    | PlayerPanel
    | TownPanel
)
_PanelT = TypeVar("_PanelT", bound=Panel)


@dataclass(frozen=True, slots=True)
class Picture:
    """All panels of the table except the prompt: at most one panel of each type."""

    panels: tuple[Panel, ...] = ()

    def __post_init__(self) -> None:
        kinds = [type(panel) for panel in self.panels]
        if len(set(kinds)) < len(kinds):
            raise ValueError(f"a picture has one panel of each type at most, not {kinds}")

    def panel(self, kind: type[_PanelT]) -> _PanelT | None:
        """Return the panel of this type, or None if the picture has none."""
        return next((panel for panel in self.panels if isinstance(panel, kind)), None)

    @property
    def figures(self) -> tuple[Figure, ...]:
        """Return the figures of the table, none in a game without them."""
        found = self.panel(FigurePanel)
        return () if found is None else found.figures

    @property
    def fight(self) -> FightPicture | None:
        """Return the current combat, or None."""
        found = self.panel(CombatPanel)
        return None if found is None else found.fight
