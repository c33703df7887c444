"""The turns of Dracula's way in the third edition, for the chances of his earlier places."""

from __future__ import annotations

from collections.abc import Iterable

from ai.knowledge.fury import past
from ai.knowledge.fury.past import TURNS as TURNS
from furyqt.rules.core.events import Event
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.events import CardPlaced
from furyqt.rules.fury3.hidden.trail_sampler import Fury3TrailSampler
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.mechanisms.trail_sampler import Weights


def turn_links(events: Iterable[Event]) -> list[int]:
    """Return for each of Dracula's turns the number of the last link of his way up to its end.

    Links are those of rules.fury3.hidden.trail_constraints. A turn begins with the card that he places in his
    phase; a flight as a bat belongs to the turn it is in.
    """
    last: list[int] = []
    link = -1
    for event in events:
        if isinstance(event, CardPlaced) and event.power != Power.MISDIRECT:
            link += event.power not in (Power.FEED, Power.DARK_CALL)
            if event.bat and last:
                last[-1] = link
            else:
                last.append(link)
    return last


def places_by_turn(
    observation: Fury3Observation, weights: Weights, plain: float
) -> tuple[dict[int, float], ...]:
    """Return the chance of each place now, a turn ago, and so on; empty if the events do not define a way."""

    def sampler(since: int, unseen: bool) -> Fury3TrailSampler:
        return Fury3TrailSampler(observation, unseen=unseen, since=since)

    return past.places_by_turn(turn_links(observation.events), sampler, weights, plain)
