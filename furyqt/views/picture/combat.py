"""The parts of a combat."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text
from furyqt.views.picture.cards import CardFace


@dataclass(frozen=True, slots=True)
class Fighter:
    """One side of a combat: a hunter, Dracula, or a vampire."""

    id: str
    name: Text
    art: str
    """The portrait's name in resources/art."""
    life: int
    full_life: int
    card: CardFace | None = None
    """The card chosen for this round: its back until all are revealed."""
    last: CardFace | None = None
    """The card of the last round, which cannot be played again at once."""
    hand: tuple[CardFace, ...] = ()
    marks: tuple[Text, ...] = ()
    """What else is true: mesmerized, wears a wreath, has a planned ambush."""
    is_engaged: bool = False
    is_active: bool = False
    """Whether he must decide now."""
    is_canceled: bool = False
    """Whether the chosen card is canceled."""


@dataclass(frozen=True, slots=True)
class FightRound:
    """A round of combat that is over: the cards, whose they were, and what happened."""

    number: int
    plays: tuple[tuple[Text, CardFace], ...]
    """The foe's first."""
    results: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class FightPicture:
    """A combat that is going on."""

    place: Text
    round: int
    longest: int
    """The round after which it ends."""
    is_night: bool
    effects: tuple[Text, ...]
    """What day or night, an ambush, or cards on the table do to it."""
    foe: Fighter
    hunters: tuple[Fighter, ...]
    foe_played: tuple[CardFace, ...] = ()
    results: tuple[Text, ...] = ()
    """What this round's cards did, one sentence each."""
    history: tuple[FightRound, ...] = ()
    """The newest last."""
