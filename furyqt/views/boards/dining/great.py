"""The great moments of Dining with Dracula, as the viewer's own: nobody is hunted, and nobody hunts."""

from __future__ import annotations

from typing import Any

from furyqt.rules.dining import events
from furyqt.rules.dining.observation import DiningObservation
from furyqt.views.boards.story import Readers, sentence_of
from furyqt.views.picture import Great, GreatMoment

_FEAST = "dining_town/feast"


def _told(number: int, name: Great, key: str, picture: str = "") -> GreatMoment:
    return GreatMoment(name, sentence_of("moments/dining", key, number), picture=picture)


def _was_bitten(observation: DiningObservation, number: int) -> bool:
    event: Any = observation.events[number]
    is_own = isinstance(event, events.DinnerSkipped) and event.player == observation.player
    return is_own and bool(event.is_bitten)


def _bitten(observation: DiningObservation, number: int) -> GreatMoment | None:
    return _told(number, Great.BITE, "bite") if _was_bitten(observation, number) else None


def _night(observation: DiningObservation, number: int) -> GreatMoment | None:
    """Return the first night."""
    is_first = not any(isinstance(event, events.NightFell) for event in observation.events[:number])
    return _told(number, Great.NIGHTFALL, "nightfall") if is_first else None


def _dawn(observation: DiningObservation, number: int) -> GreatMoment | None:
    """Return the day after a night on which the viewer was bitten."""
    for before in range(number - 1, -1, -1):
        if isinstance(observation.events[before], events.RoundBegan):
            break
        if _was_bitten(observation, before):
            return _told(number, Great.DAWN, "dawn")
    return None


def _end(observation: DiningObservation, number: int) -> GreatMoment:
    outcome = observation.outcome
    has_won = outcome is not None and observation.player in outcome.winners
    return _told(number, Great.LIGHT, "won" if has_won else "lost", _FEAST)


READERS: Readers = {
    events.DinnerSkipped: _bitten,
    events.NightFell: _night,
    events.RoundBegan: _dawn,
    events.GameEnded: _end,
}
