"""The told facts that exclude a place: the smallest set found by leaving one after another out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from furyqt.rules.core.events import Event
from furyqt.rules.fury3.events import (
    DraculaRevealed,
    HideDenied,
    HideoutSpared,
    HideRevealed,
    HunterMoved,
    LocationRevealed,
    PlaceDenied,
    RegionDenied,
    RegionNamed,
    TokenPlaced,
)
from furyqt.rules.fury3.hidden.trail_proof import conditions_of, way_through
from furyqt.rules.fury3.tables import NOWHERE
from furyqt.rules.mechanisms.trail_sampler import Undecided

_DROPPED = (
    *(LocationRevealed, PlaceDenied, RegionNamed, RegionDenied),
    *(HideRevealed, HideDenied, HideoutSpared, TokenPlaced),
)
_BLOCK = 32


def without(event: Event) -> Event | None:
    """Return what is left of an event without the fact that it tells; the event itself if it tells none.

    The cards on the trail with their backs are not among the facts: no puzzle can do without them.
    """
    if isinstance(event, HunterMoved | DraculaRevealed):
        return replace(event, place=NOWHERE)
    return None if isinstance(event, _DROPPED) else event


def needed_facts(events: Sequence[Event], link: int, place: int, *, is_advanced: bool) -> list[int] | None:
    """Return the numbers of the events whose facts exclude a place after a link, none of them superfluous.

    An empty list means that the cards and the distances alone exclude it, None that nothing does. Old facts
    and the hunters' journeys are left out first.
    """

    def is_excluded(kept: set[int]) -> bool:
        told = [event if n in kept else without(event) for n, event in enumerate(events)]
        conditions = conditions_of([event for event in told if event], is_advanced=is_advanced)
        try:
            return way_through(conditions, link, 1 << place) is None
        except Undecided:
            return False

    facts = [n for n, event in enumerate(events) if without(event) != event]
    if not is_excluded(set(facts)):
        return None
    facts.sort(key=lambda n: (not isinstance(events[n], HunterMoved), n))
    return sorted(_fewest(facts, is_excluded))


def _fewest(facts: list[int], suffices: Callable[[set[int]], bool]) -> set[int]:
    """Leave out as many facts as possible, in blocks that become smaller, and then one by one."""
    kept = list(facts)
    size = min(_BLOCK, len(kept)) or 1
    while size:
        at = 0
        while at < len(kept):
            fewer = kept[:at] + kept[at + size :]
            if suffices(set(fewer)):
                kept = fewer
            else:
                at += size
        size //= 2
    return set(kept)
