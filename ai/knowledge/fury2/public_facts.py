"""The public facts at each of Dracula's choices of a place, from which the choice model gets its features."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, NamedTuple, Self

from ai.knowledge.fury2.location_history import STAYS
from furyqt.rules.core.events import Event
from furyqt.rules.fury2.decks import Power
from furyqt.rules.fury2.events import BloodChanged, CardPlaced, HunterMoved, TimePassed
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import FIGURES, MOST_BLOOD, NOWHERE, TWILIGHT
from furyqt.rules.mechanisms.event_fold import FoldCache


class KnownChoice(NamedTuple):
    """One of Dracula's choices, as far as the hunters know it."""

    way: str
    hunters: tuple[int, ...]
    """Their places, sorted."""
    is_night: bool = False
    blood: int = MOST_BLOOD


class ChoiceLog:
    """Collects the facts of each link of Dracula's way (see rules.fury2.hidden.trail_conditions)."""

    def __init__(self) -> None:
        self.links: list[KnownChoice] = []
        self._hunters = [NOWHERE for _ in FIGURES]
        self._cards: set[int] = set()
        self._is_night, self._blood = False, MOST_BLOOD

    def copy(self) -> Self:
        """Return a copy whose lists can change; the choices in them are immutable and shared."""
        twin = copy(self)
        twin.links, twin._hunters, twin._cards = [*self.links], [*self._hunters], {*self._cards}
        return twin

    def learn(self, event: Event) -> None:
        """Process one more event."""
        learner = _LEARNERS.get(type(event))
        if learner is not None:
            learner(self, event)

    def known_choice(self, way: str) -> KnownChoice:
        """Return the current public facts for a choice of this way."""
        places = tuple(sorted(place for place in self._hunters if place >= 0))
        return KnownChoice("walk" if way == "stay" else way, places, self._is_night, self._blood)

    def begins_link(self, event: CardPlaced) -> bool:
        """Return whether a card continues the way; one who feeds or calls stays where he is."""
        if event.power in STAYS:
            return False
        return event.power != Power.DOUBLE_BACK or event.spot in self._cards

    def moved(self, event: HunterMoved) -> None:
        """A hunter is in another place."""
        if event.hunter in FIGURES:
            self._hunters[event.hunter] = event.place

    def placed(self, event: CardPlaced) -> None:
        """Note the choice that a card shows."""
        if self.begins_link(event):
            self._cards.add(event.spot)
            self.links.append(self.known_choice(event.way))

    def time_passed(self, event: TimePassed) -> None:
        """It may be night."""
        self._is_night = event.time >= TWILIGHT

    def blood_changed(self, event: BloodChanged) -> None:
        """Dracula has more or less blood."""
        self._blood = event.blood


_LEARNERS: dict[type[Event], Callable[[Any, Any], None]] = {
    HunterMoved: ChoiceLog.moved,
    CardPlaced: ChoiceLog.placed,
    TimePassed: ChoiceLog.time_passed,
    BloodChanged: ChoiceLog.blood_changed,
}
_MEMORY: FoldCache[ChoiceLog] = FoldCache()


def moments(observation: Fury2Observation) -> Sequence[KnownChoice]:
    """Return the facts of each of Dracula's links."""
    return _MEMORY.recall(0, observation.events, ChoiceLog).links
