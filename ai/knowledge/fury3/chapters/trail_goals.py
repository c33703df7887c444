"""Hunters who look for cards of the trail: they go where an unknown one most likely is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ai.knowledge.fury3.ways import days_away
from furyqt.rules.core.agenda import Action
from furyqt.rules.fury3.actions import Go
from furyqt.rules.fury3.chapters.overlay import present
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import CITIES, TRAIL

FIND, FADE, RIDE = 1.6, 0.55, 0.02
"""The value of finding a card, the share that remains for each day of the way, and the price of a ticket."""
SHARED = 0.4
"""The share that remains of a chance if another hunter is near."""


def toward_trail(
    observation: Fury3Observation, hunter: int, by_turn: Sequence[Mapping[int, float]], *, is_whole: bool
) -> Action | None:
    """Return the best journey, or None if staying is as good.

    `by_turn` are the chances of Dracula's place now, a turn ago, and so on; only the present place counts
    unless the whole trail does.
    """
    chances = unknown_cards(observation, by_turn[: TRAIL if is_whole else 1])
    days = days_away(observation.chapter.closed)
    others = [observation.hunters[other].place for other in present(observation) if other != hunter]
    for place in chances:
        if any(days[other][place] <= 1 for other in others):
            chances[place] *= SHARED

    def value(place: int) -> float:
        near = sum(chance * FADE ** days[place][city] for city, chance in chances.items() if city != place)
        return FIND * chances.get(place, 0.0) + near

    journeys = [action for action in observation.actions if isinstance(action, Go)]
    if not journeys or not chances:
        return None
    best = max(journeys, key=lambda go: value(go.to) - RIDE * (go.way == "rail"))
    return best if value(best.to) > value(observation.hunters[hunter].place) else None


def unknown_cards(observation: Fury3Observation, by_turn: Sequence[Mapping[int, float]]) -> dict[int, float]:
    """Return for each city the chance that an unknown card of the trail shows it."""
    known = {spot.place for spot in observation.trail if spot is not None and spot.place >= 0}
    found: Counter[int] = Counter()
    for places in by_turn:
        found.update({place: chance for place, chance in places.items() if place in CITIES - known})
    return dict(found)
