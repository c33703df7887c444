"""Possible ways of Dracula: ways that agree with the hunters' knowledge, drawn at random."""

from __future__ import annotations

import random

from furyqt.rules.fury2.chapters.overlay import is_house
from furyqt.rules.fury2.hidden.trail_conditions import (
    CITY_MASK,
    SEA_MASK,
    TOWN_MASK,
    Fury2TrailConditions,
    shape,
)
from furyqt.rules.fury2.observation import Fury2Observation, TrailSpot
from furyqt.rules.fury2.steps.trail.catacombs import FallenCardChoice
from furyqt.rules.fury2.steps.trail.spots import is_revealed
from furyqt.rules.fury2.tables import CITY_BACK, PLACES, SEA_BACK, TRAIL
from furyqt.rules.mechanisms.event_fold import FoldCache, IdentityCache
from furyqt.rules.mechanisms.facedown_cards import FacedownSampler, Faces, draw_faces, first_that_draws
from furyqt.rules.mechanisms.trail_constraints import TrailCard, mask_of

HIDE_WEIGHT = 0.7
"""The weight of Hide, compared with a move to one place."""
_EVEN = (*(1.0 for _ in PLACES), HIDE_WEIGHT)
_MEMORY: FoldCache[Fury2TrailConditions] = FoldCache()


def recall(observation: Fury2Observation) -> Fury2TrailConditions:
    """Return the conditions that follow from the events."""
    wolf_hides = observation.options.wolf_combined == "yes"
    return _MEMORY.recall(wolf_hides, observation.events, lambda: Fury2TrailConditions(wolf_hides=wolf_hides))


def facedown(observation: Fury2Observation) -> list[TrailSpot]:
    """Return the spots with a location card that the hunters cannot see."""
    spots = (*observation.trail, *observation.catacombs)
    return [spot for spot in spots if spot is not None and spot.place in (CITY_BACK, SEA_BACK)]


def asked_faces(observation: Fury2Observation) -> dict[int, int]:
    """Return the possible faces of the card that may go to the catacombs: it is a city (R7.5)."""
    if not observation.agenda or not isinstance(observation.agenda[-1], FallenCardChoice):
        return {}
    number, cards = observation.trail[TRAIL].id, recall(observation).cards
    closed = mask_of(place for place in (*observation.hosts, observation.consecrated) if place >= 0)
    return {number: cards[number].may & CITY_MASK & ~closed} if number in cards else {}


class Fury2TrailSampler(FacedownSampler):
    """Dracula's way with the facedown cards to draw.

    With `unseen` he is not in a city with a hunter, unless he is revealed.
    """

    def __init__(self, observation: Fury2Observation, *, unseen: bool, since: int | None = None) -> None:
        conditions = recall(observation)
        spots = facedown(observation)
        shown = (*observation.trail, *observation.catacombs)
        cards: dict[int, TrailCard] = {**conditions.cards}
        for number, may in asked_faces(observation).items():
            cards[number] = TrailCard(may, cards[number].born, cards[number].died)
        held = mask_of(sheet.place for sheet in observation.hunters if sheet.place >= 0) & CITY_MASK
        super().__init__(
            shape(observation.options.north_sea),
            conditions.links,
            cards,
            [spot.id for spot in spots if spot.id in conditions.cards and not is_house(spot.id)],
            known={spot.place for spot in shown if spot is not None and spot.place >= 0},
            untold={
                spot.id: SEA_MASK if spot.place == SEA_BACK else TOWN_MASK
                for spot in spots
                if spot.id not in conditions.cards
            },
            beside=[spot.id for spot in spots if spot.id in conditions.cards and is_house(spot.id)],
            even=_EVEN,
            not_now=held if unseen and not is_revealed(observation) else 0,
            since=since,
        )


chain: IdentityCache[Fury2TrailSampler] = IdentityCache(
    lambda observation: first_that_draws(lambda unseen: Fury2TrailSampler(observation, unseen=unseen))
)
"""observation -> its conditions."""


def sample(observation: Fury2Observation, rng: random.Random) -> Faces:
    """Draw the faces of the facedown location cards; NoTruthError if nothing fits."""
    return draw_faces(chain(observation), rng)
