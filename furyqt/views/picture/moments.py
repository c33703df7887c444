"""The newest events for the stage and the story of a turn: shown cards, and the ways of pieces."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from furyqt.rules.core.text import Text
from furyqt.views.picture.cards import UNKNOWN_PLACE, CardFace

MomentKind = Literal["revealed", "played", "drawn", "canceled", "matured"]


@dataclass(frozen=True, slots=True)
class CardGoal:
    """The goal of a shown card; at most one field is set."""

    pile: str = ""
    """A pile by its id, as in `Pile`."""
    figure: str = ""
    """The hand of a figure by its id, as in `Figure`."""
    space: int = UNKNOWN_PLACE
    """A space of the trail; the lairs are counted after it."""


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card of a moment, face or back."""

    face: CardFace
    goal: CardGoal = CardGoal()
    is_canceled: bool = False
    """Whether it is struck through."""


@dataclass(frozen=True, slots=True)
class CardMoment:
    """Cards that have just been turned up, played, drawn, canceled or matured, side by side."""

    kind: MomentKind
    cards: tuple[ShownCard, ...]
    captions: tuple[Text, ...]
    """The sentences of the log about it."""
    drawer: str = ""
    """The figure that drew the cards, by id; empty for other kinds."""
    is_brief: bool = False
    """Whether it happens so often that it stays for a shorter time."""
    until: int = 0
    """The number of the viewer's events up to the last one that it shows."""


class Great(StrEnum):
    """A kind of great moment, which has a staging of its own over the whole board."""

    FOUND = "found"
    """The hidden figure is found."""
    BITE = "bite"
    FALL = "fall"
    """A figure is defeated."""
    MATURED = "matured"
    ALLY = "ally"
    WEEK = "week"
    """A week ends."""
    DAWN = "dawn"
    """The day after a night that was bad for the viewer."""
    NIGHTFALL = "nightfall"
    """The first night."""
    LIGHT = "light"
    """The end of a game that the hidden figure has lost."""
    DARKNESS = "darkness"
    """The end of a game that the hidden figure has won."""


@dataclass(frozen=True, slots=True)
class GreatMoment:
    """A turn of the game that is staged over the whole board."""

    name: Great
    sentence: Text
    """One sentence about it, in the voice of the viewer's side."""
    portrait: str = ""
    """The drawing of the figure that it is about; empty if it is about none."""
    card: CardFace | None = None
    """A card that is turned over."""
    picture: str = ""
    """A drawing instead of the usual one."""
    until: int = 0
    """The number of the viewer's events up to it."""


Moment = CardMoment | GreatMoment
"""A moment on the stage."""


@dataclass(frozen=True, slots=True)
class PieceWay:
    """The way of a piece since the viewer's last decision, as far as the viewer saw it."""

    piece: str
    """The piece by its id, as in `Piece`."""
    color: int
    places: tuple[int, ...]
    """The places in order, from where it was; at least two."""
