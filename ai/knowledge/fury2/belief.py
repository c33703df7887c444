"""Dracula's possible places in the second edition: ways weighted by his likely choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ai.knowledge.fury.ways_belief import PLAIN, DrawnWays
from ai.knowledge.fury2.belief_model import PlaceOdds
from ai.knowledge.fury2.believed_location import as_hunters_know
from ai.knowledge.fury2.location_history import places_by_turn
from furyqt.rules.fury2.hidden import trail_sampler
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import PLACES


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
