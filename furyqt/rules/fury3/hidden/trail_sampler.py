"""Possible ways of Dracula: ways that agree with the hunters' knowledge, drawn at random."""

from __future__ import annotations

import random

from furyqt.rules.fury3.chapters.overlay import FIRST_BOX
from furyqt.rules.fury3.hidden.trail_constraints import (
    CITY_MASK,
    SEA_MASK,
    SHAPE,
    TOWN_MASK,
    Fury3TrailConditions,
)
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.state import Hideout
from furyqt.rules.fury3.tables import LAND_BACK, PLACES, SEA_BACK
from furyqt.rules.mechanisms.event_fold import FoldCache, IdentityCache
from furyqt.rules.mechanisms.facedown_cards import FacedownSampler, Faces, draw_faces, first_that_draws
from furyqt.rules.mechanisms.trail_constraints import mask_of

HIDE_WEIGHT = 0.7
"""The weight of Hide, compared with a move to one place."""
_EVEN = (*(1.0 for _ in PLACES), HIDE_WEIGHT)
_MEMORY: FoldCache[Fury3TrailConditions] = FoldCache()


def recall(observation: Fury3Observation) -> Fury3TrailConditions:
    """Return the conditions that follow from the events."""
    advanced = observation.options.game == "advanced"
    return _MEMORY.recall(advanced, observation.events, lambda: Fury3TrailConditions(advanced))


def facedown(observation: Fury3Observation) -> list[Hideout]:
    """Return the hideouts and lairs with a location card that the hunters cannot see."""
    spots = (*observation.trail, *observation.lairs, observation.leaving)
    return [spot for spot in spots if spot is not None and spot.place in (LAND_BACK, SEA_BACK)]


class Fury3TrailSampler(FacedownSampler):
    """Dracula's way with the facedown cards to draw.

    With `unseen` he is not in a city with a hunter, unless he is revealed.
    """

    def __init__(self, observation: Fury3Observation, *, unseen: bool, since: int | None = None) -> None:
        conditions = recall(observation)
        spots = facedown(observation)
        shown = (*observation.trail, *observation.lairs)
        held = (sheet.place for sheet in observation.hunters if sheet.place >= 0 and not sheet.defeated)
        not_now = mask_of(held) & CITY_MASK if unseen and not observation.revealed else 0
        wanted = [spot.id for spot in spots if spot.id in conditions.cards and spot.id < FIRST_BOX]
        boxes = [spot.id for spot in spots if spot.id in conditions.cards and spot.id >= FIRST_BOX]
        super().__init__(
            SHAPE,
            conditions.links,
            conditions.cards,
            wanted,
            known={spot.place for spot in shown if spot is not None and spot.place >= 0},
            untold={
                spot.id: SEA_MASK if spot.place == SEA_BACK else TOWN_MASK
                for spot in spots
                if spot.id not in conditions.cards
            },
            beside=boxes,
            even=_EVEN,
            not_now=not_now,
            since=since,
        )


chain: IdentityCache[Fury3TrailSampler] = IdentityCache(
    lambda observation: first_that_draws(lambda unseen: Fury3TrailSampler(observation, unseen=unseen))
)
"""observation -> its conditions."""


def sample(observation: Fury3Observation, rng: random.Random) -> Faces:
    """Draw the faces of the facedown location cards; NoTruthError if nothing fits."""
    return draw_faces(chain(observation), rng)
