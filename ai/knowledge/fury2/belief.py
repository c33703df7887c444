"""Dracula's possible places in the second edition, weighted by likely choices, and what hunters believe."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, ClassVar

import numpy as np

from ai.knowledge.fury.believed_location import BelievedPlace, SharedGuess, TrailView
from ai.knowledge.fury.way_rows import Table
from ai.knowledge.fury.ways_belief import DrawnWays
from ai.knowledge.fury.ways_fold import NO_STAY, WayModel, WaysFold
from ai.knowledge.fury2.belief_model import PlaceOdds, chances
from ai.knowledge.fury2.location_history import turn_links
from ai.knowledge.fury2.public_facts import ChoiceLog, KnownChoice
from ai.portable import power
from furyqt.rules.fury2.events import CardPlaced
from furyqt.rules.fury2.hidden import trail_sampler
from furyqt.rules.fury2.hidden.trail_conditions import Fury2TrailConditions, shape
from furyqt.rules.fury2.observation import Fury2Observation, as_hunters_know
from furyqt.rules.fury2.options import Fury2Options
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.trail.spots import is_revealed
from furyqt.rules.fury2.tables import PLACES, ROADS, SAILS, SEAS
from furyqt.rules.mechanisms.event_fold import FoldCache

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


class RumoredPlace(BelievedPlace[Fury2State]):
    """A believed place that moves like a Dracula, until a revealed fact gives a better one."""

    view = VIEW


class RoundGuess(SharedGuess[Fury2State]):
    """The other hunters' guess for the current round."""

    view = VIEW


# ------------------------------------------------------------------------------------------------- the belief


@lru_cache(maxsize=128)
def _table(north_sea: str, belief_flattening: float, choice: KnownChoice) -> Table:
    row = chances(choice, north_sea)
    flat = power(row, 1 - belief_flattening) if belief_flattening else row
    return np.asarray(flat[:, :, None], dtype=np.float32)


@lru_cache(maxsize=8)
def _model(options: Fury2Options, belief_flattening: float) -> WayModel:
    return WayModel(
        shape(options.north_sea),
        partial(Fury2TrailConditions, wolf_hides=options.wolf_combined == "yes"),
        ChoiceLog,
        partial(_table, options.north_sea, belief_flattening),
        lambda choice: NO_STAY,
        (1.0,),
        CardPlaced,
        turn_links,
    )


_FOLDS: FoldCache[WaysFold] = FoldCache()


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

    def asked_faces(self) -> dict[int, int]:
        """Return the faces of a card that may go to the catacombs."""
        return trail_sampler.asked_faces(self._observation)

    def fold(self) -> WaysFold:
        """Return all ways that agree with the events."""
        model = _model(self._observation.options, self._flattening)
        return _FOLDS.recall(model, self._observation.events, lambda: WaysFold(model))
