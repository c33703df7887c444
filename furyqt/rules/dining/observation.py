"""Everything one player knows: all but the order of the decks and what chance will bring (D14.1)."""

from __future__ import annotations

from furyqt.rules.core.agenda import is_over
from furyqt.rules.core.ruleset import Observation, Outcome
from furyqt.rules.core.zones import Cards
from furyqt.rules.dining.actions import DiningAction
from furyqt.rules.dining.box import tables_of
from furyqt.rules.dining.events import DiningEvent
from furyqt.rules.dining.options import DiningOptions
from furyqt.rules.dining.scoring import final_outcome
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.abilities import AbilityCard, CardTurned
from furyqt.rules.dining.steps.ability_choices import (
    GiftExchange,
    HealOrTake,
    RefundChoice,
    ResourceChoice,
    ResourceSwap,
)
from furyqt.rules.dining.steps.conversions import Conversion
from furyqt.rules.dining.steps.dinner import BribeChoice, DinnerChoice
from furyqt.rules.dining.steps.rounds import DinnerStart, NextDinner, NextRound, NextTurn
from furyqt.rules.dining.steps.tourists import FetchedTourist, TouristMove, TouristSteps, TurnContinues
from furyqt.rules.dining.steps.turns import HeroTurn
from furyqt.rules.dining.tables import DiningTables
from furyqt.rules.mechanisms.masking import Public, Unseen, common_fields, declared

DiningStep = (
    AbilityCard
    | BribeChoice
    | CardTurned
    | Conversion
    | DinnerChoice
    | DinnerStart
    | FetchedTourist
    | GiftExchange
    | HealOrTake
    | HeroTurn
    | NextDinner
    | NextRound
    | NextTurn
    | RefundChoice
    | ResourceChoice
    | ResourceSwap
    | TouristMove
    | TouristSteps
    | TurnContinues
)


class DiningObservation(Observation, frozen=True, kw_only=True):
    """The fields are those of the state; cards in a deck are HIDDEN."""

    agenda: tuple[DiningStep, ...]
    actions: tuple[DiningAction, ...]
    events: tuple[DiningEvent, ...]
    options: Public[DiningOptions]
    box: Public[str]
    opener: Public[int]
    round: Public[int]
    clock: Public[int]
    first: Public[int]
    last: Public[int]
    turn: Public[int]
    bus: Public[int]
    bus_tourists: Public[int]
    tourists: Public[int]
    heroes: Public[tuple[int, ...]]
    stands: Public[tuple[Cards, ...]]
    row_up: Public[Cards]
    row_down: Public[Cards]
    tourist_deck: Unseen[Cards]
    tourist_discard: Public[Cards]
    gift_deck: Unseen[Cards]
    gift_discard: Public[Cards]
    supply: Public[Cards]
    favor_supply: Public[int]
    resources: Public[tuple[Cards, ...]]
    favor: Public[Cards]
    points: Public[Cards]
    bites: Public[Cards]
    kept: Public[Cards]
    cubes: Public[Cards]
    gifts: Public[tuple[Cards, ...]]
    track: Public[Cards]

    @property
    def tables(self) -> DiningTables:
        """Return the numbers of the board and the cards."""
        return tables_of(self.box)

    @property
    def players(self) -> int:
        """Return the number of players."""
        return len(self.heroes)


MASK = declared(DiningObservation)


def observe(state: DiningState, player: int) -> DiningObservation:
    """Return everything this player knows."""
    return DiningObservation(
        **common_fields(state, player), **MASK.seen(state, player), outcome=outcome(state)
    )


def outcome(state: DiningState) -> Outcome | None:
    """Return the outcome of a finished game."""
    return final_outcome(state) if is_over(state) else None
