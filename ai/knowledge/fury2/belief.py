"""Dracula's possible places in the second edition, weighted by likely choices, and what hunters believe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from ai.knowledge.fury.believed_location import BelievedPlace, SharedGuess, TrailView
from ai.knowledge.fury.ways_belief import PLAIN, DrawnWays
from ai.knowledge.fury2.belief_model import PlaceOdds
from ai.knowledge.fury2.location_history import places_by_turn
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.fury2.hidden import trail_sampler
from furyqt.rules.fury2.observation import Fury2Observation, masked_spot
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.trail.spots import is_revealed
from furyqt.rules.fury2.tables import CITY_BACK, HUNTERS, NOWHERE, PLACES, ROADS, SAILS, SEA_BACK, SEAS

# ---------------------------------------------------------------------- the place that the hunters believe in

WALKS = tuple((*ROADS[place], *SAILS["joined"][place]) for place in PLACES)
"""The places that are one move of Dracula from each place."""
VIEW: TrailView[Fury2State] = TrailView(
    clock=lambda state: int(state.round),
    hunters_turn=lambda state: (state.round,),
    is_revealed=is_revealed,
    place=lambda state: int(state.present_place()),
    walks=WALKS,
    seas=SEAS,
)


def as_hunters_know(observation: Fury2Observation) -> Fury2Observation:
    """Return the hunters' knowledge of Dracula's way, derived from his own.

    Their own cards stay hidden; the result is good only for their belief.
    """
    return replace(
        observation,
        player=HUNTERS,
        events=events_seen_by(observation.events, HUNTERS),
        trail=tuple(map(masked_spot, observation.trail)),
        catacombs=tuple(None if spot is None else masked_spot(spot) for spot in observation.catacombs),
        port=NOWHERE if observation.port == NOWHERE else CITY_BACK,
        wake=NOWHERE if observation.wake == NOWHERE else SEA_BACK,
    )


class RumoredPlace(BelievedPlace[Fury2State]):
    """A believed place that moves like a Dracula, until a revealed fact gives a better one."""

    view = VIEW


class RoundGuess(SharedGuess[Fury2State]):
    """The other hunters' guess for the current round."""

    view = VIEW


# ------------------------------------------------------------------------------------------------- the belief


class Fury2Ways(DrawnWays):
    """Dracula's possible ways, drawn by the rules' sampler with the model's weights."""

    sampler: ClassVar[Any] = trail_sampler
    places_of_map: ClassVar[Sequence[int]] = PLACES

    def odds(self) -> PlaceOdds:
        """Return the model's weights."""
        return PlaceOdds(self._observation, self._flattening)

    def known_to_hunters(self) -> Fury2Observation:
        """Return the hunters' observation, derived from Dracula's."""
        return as_hunters_know(self._observation)

    def earlier(self) -> tuple[dict[int, float], ...]:
        """Return the chances of his place now, a turn ago, and so on; empty if they cannot be known."""
        return places_by_turn(self._observation, self.odds(), PLAIN)
