"""The parts of a combat."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text
from furyqt.views.picture.cards import CardFace


@dataclass(frozen=True, slots=True)
class Fighter:
    """One fighter of a combat: the foe, or one of the team."""

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
    """Other conditions: mesmerized, has a wreath, has a planned ambush."""
    is_engaged: bool = False
    is_active: bool = False
    """Whether the fighter must decide now."""
    is_canceled: bool = False
    """Whether the chosen card is canceled."""


@dataclass(frozen=True, slots=True)
class FightRound:
    """A finished round of combat: the cards, their owners, and the results."""

    number: int
    plays: tuple[tuple[Text, CardFace], ...]
    """The cards by fighter, the foe first."""
    results: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class FightPicture:
    """The current combat."""

    place: Text
    """Its name has the form `in`."""
    round: int
    longest: int
    """The maximum number of rounds."""
    when: Text
    """The time of day, such as "night"."""
    effects: tuple[Text, ...]
    """The effects of day or night, an ambush, or cards on the table."""
    foe: Fighter
    team: tuple[Fighter, ...]
    """The fighters against the foe."""
    foe_played: tuple[CardFace, ...] = ()
    results: tuple[Text, ...] = ()
    """The results of this round's cards, one sentence each."""
    history: tuple[FightRound, ...] = ()
    """The past rounds, the newest last."""
