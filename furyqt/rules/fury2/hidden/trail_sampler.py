"""Possible ways of Dracula: ways that agree with the hunters' knowledge, drawn at random."""

from __future__ import annotations

import random
from collections.abc import Mapping

from furyqt.rules.core.ruleset import NoTruthError
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
from furyqt.rules.mechanisms.trail_constraints import TrailCard, bits, mask_of
from furyqt.rules.mechanisms.trail_sampler import TrailSampler

Hidden = tuple[tuple[int, int], ...]
"""The faces of the facedown location cards: (spot id, place, or HIDE_BIT for Hide)."""
HIDE_WEIGHT = 0.7
"""The weight of Hide, compared with a move to one place."""
_EVEN = (*(1.0 for _ in PLACES), HIDE_WEIGHT)
_MEMORY: FoldCache[Fury2TrailConditions] = FoldCache()


def recall(observation: Fury2Observation) -> Fury2TrailConditions:
    """Return the conditions that follow from the events."""
    return _MEMORY.recall(0, observation.events, Fury2TrailConditions)


def facedown(observation: Fury2Observation) -> list[TrailSpot]:
    """Return the spots with a location card that the hunters cannot see."""
    spots = (*observation.trail, *observation.catacombs)
    return [spot for spot in spots if spot is not None and spot.place in (CITY_BACK, SEA_BACK)]


def _asked(observation: Fury2Observation, cards: Mapping[int, TrailCard]) -> Mapping[int, TrailCard]:
    """Return the cards; one that may go to the catacombs is a city (R7.5)."""
    if not observation.agenda or not isinstance(observation.agenda[-1], FallenCardChoice):
        return cards
    number = observation.trail[TRAIL].id
    if number not in cards:
        return cards
    card = cards[number]
    closed = mask_of(place for place in (*observation.hosts, observation.consecrated) if place >= 0)
    return {**cards, number: TrailCard(card.may & CITY_MASK & ~closed, card.born, card.died)}


class Fury2TrailSampler(TrailSampler):
    """Dracula's way with the facedown cards to draw.

    With `unseen` he is not in a city with a hunter, unless he is revealed.
    """

    def __init__(self, observation: Fury2Observation, *, unseen: bool, since: int | None = None) -> None:
        conditions = recall(observation)
        spots = facedown(observation)
        self.loose = [spot for spot in spots if spot.id not in conditions.cards]
        """Cards whose placement no event reports, in a set-up position."""
        shown = (*observation.trail, *observation.catacombs)
        self.known = {spot.place for spot in shown if spot is not None and spot.place >= 0}
        held = mask_of(sheet.place for sheet in observation.hunters if sheet.place >= 0) & CITY_MASK
        super().__init__(
            shape(observation.options.north_sea),
            conditions.links,
            _asked(observation, conditions.cards),
            [spot.id for spot in spots if spot.id in conditions.cards and not is_house(spot.id)],
            beside=[spot.id for spot in spots if spot.id in conditions.cards and is_house(spot.id)],
            even=_EVEN,
            not_now=held if unseen and not is_revealed(observation) else 0,
            since=since,
        )

    def draw(self, rng: random.Random) -> Hidden | None:
        """Draw the faces of the facedown cards; None if no way fits."""
        found = self.draw_cards(rng)
        if found is None:
            return None
        return tuple((number, found[number]) for number in (*self.wanted, *self.beside)) + self._loose(
            found, rng
        )

    def _loose(self, found: dict[int, int], rng: random.Random) -> Hidden:
        """Draw any free place for each card whose placement no event reports."""
        taken, drawn = {*self.known, *found.values()}, []
        for spot in self.loose:
            mask = SEA_MASK if spot.place == SEA_BACK else TOWN_MASK
            place = rng.choice([place for place in bits(mask) if place not in taken])
            taken.add(place)
            drawn.append((spot.id, place))
        return tuple(drawn)


def _chain(observation: Fury2Observation) -> Fury2TrailSampler:
    made = Fury2TrailSampler(observation, unseen=True)
    return made if made.draw(random.Random(0)) is not None else Fury2TrailSampler(observation, unseen=False)


chain: IdentityCache[Fury2TrailSampler] = IdentityCache(_chain)
"""observation -> its conditions.

A hunter who has just arrived may be in Dracula's city without knowing it; at any other time it is not his.
"""


def sample(observation: Fury2Observation, rng: random.Random) -> Hidden:
    """Draw the faces of the facedown location cards; NoTruthError if nothing fits."""
    found = chain(observation).draw(rng)
    if found is None:
        raise NoTruthError("no way of Dracula fits what the hunters know")
    return found
