"""The areas of players, and the objects that players share: scores, dice and rows of cards."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text
from furyqt.views.picture.cards import CardFace
from furyqt.views.picture.town import Tokens


@dataclass(frozen=True, slots=True)
class Resource:
    """A countable possession of a player: coins, workers, victory points."""

    name: Text
    value: int
    art: str = ""
    """Its drawing in resources/art; without a drawing, its name is written out."""
    meaning: Text | None = None


@dataclass(frozen=True, slots=True)
class TrackSlot:
    """A space of a player's track: its award, and whether it is covered."""

    award: tuple[Tokens, ...]
    words: Text
    """The award in words."""
    is_filled: bool = False


@dataclass(frozen=True, slots=True)
class PlayerArea:
    """The area of a player: counters, and cards as faces or, hidden from the viewer, as backs."""

    id: str
    name: Text
    color: int
    """The number of the player's color among those of the pieces."""
    counters: tuple[Resource, ...] = ()
    hand: tuple[CardFace, ...] = ()
    played: tuple[CardFace, ...] = ()
    """The cards in front of the player, visible to all players."""
    status: Text | None = None
    """The unusual condition of the player, such as "has passed"."""
    is_active: bool = False
    """Whether the player must decide now."""
    letter: str = ""
    """The letter on the player's pieces."""
    points: Resource | None = None
    """The player's points, beside the name."""
    stores: tuple[Resource, ...] = ()
    """Possessions that are always listed, even if there are none, in the same order for all players."""
    track: tuple[TrackSlot, ...] = ()
    track_name: Text | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """A player's mark on the score track."""

    id: str
    name: Text
    value: int
    color: int


@dataclass(frozen=True, slots=True)
class Die:
    """A die of the last roll: its value, 0 before the roll, and whether it is kept aside."""

    value: int
    is_held: bool = False
    color: int = 0
    art: str = ""
    """The drawing of its upper side in resources/art, in place of pips."""
    face: Text | None = None
    """The words for its upper side, in place of the value."""
    sides: tuple[str, ...] = ()
    """The drawings of all its sides, which are seen while it rolls."""


@dataclass(frozen=True, slots=True)
class OpenRow:
    """Open cards side by side that all players see, such as a market."""

    id: str
    name: Text
    cards: tuple[CardFace, ...]
