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
from furyqt.rules.mechanisms.masking import FieldMask, common_fields, unseen

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

MASK = FieldMask(
    public=(
        "options", "box", "opener", "round", "clock", "first", "last", "turn", "bus", "bus_tourists",
        "tourists", "heroes", "stands", "row_up", "row_down", "tourist_discard", "gift_discard", "supply",
        "favor_supply", "resources", "favor", "points", "bites", "kept", "cubes", "gifts", "track",
    ),
    views={
        "tourist_deck": lambda state, player: unseen(state.tourist_deck),
        "gift_deck": lambda state, player: unseen(state.gift_deck),
    },
)  # fmt: skip


class DiningObservation(Observation, frozen=True, kw_only=True):
    """The fields are those of the state; cards in a deck are HIDDEN."""

    agenda: tuple[DiningStep, ...]
    actions: tuple[DiningAction, ...]
    events: tuple[DiningEvent, ...]
    options: DiningOptions
    box: str
    opener: int
    round: int
    clock: int
    first: int
    last: int
    turn: int
    bus: int
    bus_tourists: int
    tourists: int
    heroes: tuple[int, ...]
    stands: tuple[Cards, ...]
    row_up: Cards
    row_down: Cards
    tourist_deck: Cards
    tourist_discard: Cards
    gift_deck: Cards
    gift_discard: Cards
    supply: Cards
    favor_supply: int
    resources: tuple[Cards, ...]
    favor: Cards
    points: Cards
    bites: Cards
    kept: Cards
    cubes: Cards
    gifts: tuple[Cards, ...]
    track: Cards

    @property
    def tables(self) -> DiningTables:
        """Return the numbers of the board and the cards."""
        return tables_of(self.box)

    @property
    def players(self) -> int:
        """Return the number of players."""
        return len(self.heroes)


def observe(state: DiningState, player: int) -> DiningObservation:
    """Return everything this player knows."""
    return DiningObservation(
        **common_fields(state, player), **MASK.seen(state, player), outcome=outcome(state)
    )


def outcome(state: DiningState) -> Outcome | None:
    """Return the outcome of a finished game."""
    return final_outcome(state) if is_over(state) else None
