"""The parts of a combat."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text
from furyqt.views.picture.cards import CardFace
from furyqt.views.picture.players import Die

NO_LIMIT = 0
"""The number of rounds of a combat without a limit."""


@dataclass(frozen=True, slots=True)
class Fighter:
    """One fighter of a combat: the foe, or one of the team."""

    id: str
    name: Text
    art: str
    """The portrait's name in resources/art."""
    life: int
    full_life: int
    """0 if he has no health to count: he is beaten or not."""
    has_blood: bool = False
    """Whether his life is called blood."""
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
    is_own: bool = True
    """Whether the viewer's side chooses the fighter's cards, if they are open."""
    is_harmed: bool = False
    """At the end of a combat: whether he was bitten or defeated, or lost cards."""


@dataclass(frozen=True, slots=True)
class FightPlay:
    """A card that a fighter has turned up in a round."""

    fighter: str
    """The id of the fighter."""
    name: Text
    card: CardFace
    back: CardFace
    is_canceled: bool = False


@dataclass(frozen=True, slots=True)
class FightRoll:
    """The die that a side has rolled in a round, and the bonus that is added."""

    is_foe: bool
    die: Die
    bonus: int = 0

    @property
    def sum(self) -> str:
        """Return the die and its bonus, if it has one, as a sum."""
        return f"{self.die.value} + {self.bonus}" if self.bonus else str(self.die.value)


@dataclass(frozen=True, slots=True)
class FightRound:
    """A round of combat whose cards are turned up: the cards, their owners, and the results."""

    number: int
    plays: tuple[FightPlay, ...]
    """The cards by fighter, the foe first."""
    results: tuple[Text, ...]
    losses: tuple[tuple[str, int], ...] = ()
    """The health lost by fighter; a negative number is health regained."""
    rolls: tuple[FightRoll, ...] = ()
    """The dice of both sides, the foe's first, in games that roll them."""


@dataclass(frozen=True, slots=True)
class CardMeeting:
    """A card of the other side that may meet a card of the viewer in this round."""

    card: Text
    chance: float
    """The viewer's chance to win."""
    won: Text
    lost: Text
    """The result of a round that the viewer has won or lost."""


@dataclass(frozen=True, slots=True)
class CardOutlook:
    """A card that the viewer may choose, and the cards that may meet it."""

    card: CardFace
    meetings: tuple[CardMeeting, ...]


@dataclass(frozen=True, slots=True)
class FightPicture:
    """The current combat."""

    place: Text
    """Its name has the form `in`."""
    round: int
    longest: int
    """The maximum number of rounds, or NO_LIMIT."""
    when: Text
    """The time of day, such as "night"."""
    effects: tuple[Text, ...]
    """The effects of day or night, an ambush, or cards on the table."""
    foe: Fighter
    team: tuple[Fighter, ...]
    """The fighters against the foe."""
    revealed: FightRound | None = None
    """This round, with its results so far, once its cards are turned up."""
    history: tuple[FightRound, ...] = ()
    """The past rounds, the newest last."""
    is_night: bool = False
    outlooks: tuple[CardOutlook, ...] = ()
    """The table of results for the cards that the viewer may choose now, in games that have such a table."""

    @property
    def results(self) -> tuple[Text, ...]:
        """Return the results of this round's cards, one sentence each."""
        return () if self.revealed is None else self.revealed.results

    @property
    def rounds(self) -> tuple[FightRound, ...]:
        """Return all rounds whose cards are turned up, the newest last."""
        return self.history if self.revealed is None else (*self.history, self.revealed)


@dataclass(frozen=True, slots=True)
class FightEnd:
    """A combat that has just ended: its fighters as they leave it, and all its rounds."""

    foe: Fighter
    team: tuple[Fighter, ...]
    rounds: tuple[FightRound, ...]
    changes: tuple[tuple[str, Text], ...] = ()
    """Sentences about what fighters lost besides health, by id."""

    def lost(self, fighter: Fighter) -> int:
        """Return the health that a fighter lost in the combat; a negative number if he regained some."""
        return sum(loss for each in self.rounds for who, loss in each.losses if who == fighter.id)
