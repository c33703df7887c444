"""The turns of Dracula's way in the third edition, for the chances of his earlier places."""

from __future__ import annotations

from ai.knowledge.fury import location_history
from ai.knowledge.fury.location_history import TURNS as TURNS
from furyqt.rules.fury3.hidden.trail_proof import turn_links
from furyqt.rules.fury3.hidden.trail_sampler import Fury3TrailSampler
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.mechanisms.trail_sampler import Weights


def places_by_turn(
    observation: Fury3Observation, weights: Weights, plain: float
) -> tuple[dict[int, float], ...]:
    """Return the chance of each place now, a turn ago, and so on; empty if the events do not define a way."""

    def sampler(since: int, unseen: bool) -> Fury3TrailSampler:
        return Fury3TrailSampler(observation, unseen=unseen, since=since)

    return location_history.places_by_turn(turn_links(observation.events), sampler, weights, plain)
