"""The place where the hunters of a simulated game believe Dracula is, in the third edition."""

from __future__ import annotations

from msgspec.structs import replace

from ai.knowledge.fury.believed_location import BelievedPlace, SharedGuess, TrailView
from ai.knowledge.fury3.features import dracula_place
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.fury3.observation import Fury3Observation, masked_hideout
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS, SEAS, WALKS

VIEW: TrailView[Fury3State] = TrailView(
    clock=lambda state: int(state.phase),
    hunters_turn=lambda state: (state.phase, state.is_night()),
    is_revealed=lambda state: bool(state.revealed),
    place=dracula_place,
    walks=WALKS,
    seas=SEAS,
)


def as_hunters_know(observation: Fury3Observation) -> Fury3Observation:
    """Return the hunters' knowledge of Dracula's way, derived from his own.

    Their own cards stay hidden; the result is good only for their belief.
    """
    return replace(
        observation,
        player=HUNTERS,
        events=events_seen_by(observation.events, HUNTERS),
        trail=tuple(masked_hideout(spot) for spot in observation.trail),
        lairs=tuple(masked_hideout(spot) for spot in observation.lairs),
        leaving=masked_hideout(observation.leaving),
    )


class BelievedLocation(BelievedPlace[Fury3State]):
    """A believed place that moves like a Dracula, until a revealed fact gives a better one."""

    view = VIEW


class TeamGuess(SharedGuess[Fury3State]):
    """The other hunters' guess for the current day or night."""

    view = VIEW
