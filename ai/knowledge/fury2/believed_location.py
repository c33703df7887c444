"""The place where the hunters of a simulated game believe Dracula is, in the second edition."""

from __future__ import annotations

from msgspec.structs import replace

from ai.knowledge.fury.believed_location import BelievedPlace, SharedGuess, TrailView
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.fury2.observation import Fury2Observation, masked_spot
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.trail.spots import is_revealed
from furyqt.rules.fury2.tables import CITY_BACK, HUNTERS, NOWHERE, PLACES, ROADS, SAILS, SEA_BACK, SEAS

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
