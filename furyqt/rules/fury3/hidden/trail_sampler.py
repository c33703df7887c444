"""Possible ways of Dracula: ways that agree with the hunters' knowledge, drawn at random."""

from __future__ import annotations

import random

from furyqt.rules.core.ruleset import NoTruthError
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
from furyqt.rules.mechanisms.trail_constraints import bits, mask_of
from furyqt.rules.mechanisms.trail_sampler import TrailSampler

Hidden = tuple[tuple[int, int], ...]
"""The faces of the facedown location cards: (hideout id, place, or HIDE_BIT for Hide)."""
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


class Fury3TrailSampler(TrailSampler):
    """Dracula's way with the facedown cards to draw.

    With `unseen` he is not in a city with a hunter, unless he is revealed.
    """

    def __init__(self, observation: Fury3Observation, *, unseen: bool, since: int | None = None) -> None:
        conditions = recall(observation)
        spots = facedown(observation)
        self.loose = [spot for spot in spots if spot.id not in conditions.cards]
        """Cards whose placement no event reports, in a set-up position."""
        self.known = {
            s.place for s in (*observation.trail, *observation.lairs) if s is not None and s.place >= 0
        }
        held = (sheet.place for sheet in observation.hunters if sheet.place >= 0 and not sheet.defeated)
        not_now = mask_of(held) & CITY_MASK if unseen and not observation.revealed else 0
        wanted = [spot.id for spot in spots if spot.id in conditions.cards and spot.id < FIRST_BOX]
        boxes = [spot.id for spot in spots if spot.id in conditions.cards and spot.id >= FIRST_BOX]
        super().__init__(
            SHAPE,
            conditions.links,
            conditions.cards,
            wanted,
            beside=boxes,
            even=_EVEN,
            not_now=not_now,
            since=since,
        )

    def draw(self, rng: random.Random) -> Hidden | None:
        """Draw the faces of the facedown cards; None if no way fits."""
        found = self.draw_cards(rng)
        if found is None:
            return None
        return tuple((n, found[n]) for n in (*self.wanted, *self.beside)) + self._loose(found, rng)

    def _loose(self, found: dict[int, int], rng: random.Random) -> Hidden:
        """Draw any free place for each card whose placement no event reports."""
        taken, drawn = {*self.known, *found.values()}, []
        for spot in self.loose:
            mask = SEA_MASK if spot.place == SEA_BACK else TOWN_MASK
            place = rng.choice([place for place in bits(mask) if place not in taken])
            taken.add(place)
            drawn.append((spot.id, place))
        return tuple(drawn)


def _chain(observation: Fury3Observation) -> Fury3TrailSampler:
    made = Fury3TrailSampler(observation, unseen=True)
    return made if made.draw(random.Random(0)) is not None else Fury3TrailSampler(observation, unseen=False)


chain: IdentityCache[Fury3TrailSampler] = IdentityCache(_chain)
"""observation -> its conditions.

A hunter who has just arrived may be in Dracula's city without knowing it; at any other time it is not his.
"""


def sample(observation: Fury3Observation, rng: random.Random) -> Hidden:
    """Draw the faces of the facedown location cards; NoTruthError if nothing fits."""
    found = chain(observation).draw(rng)
    if found is None:
        raise NoTruthError("no way of Dracula fits what the hunters know")
    return found
