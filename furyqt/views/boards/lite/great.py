"""The great moments of the simplified game, which has neither bites nor allies nor nights."""

from __future__ import annotations

from functools import partial
from typing import Any

from furyqt.rules.lite import events
from furyqt.rules.lite.observation import LiteObservation
from furyqt.rules.lite.words import FIGURE_NAMES, place_text
from furyqt.views.boards.lite.picture import PORTRAITS
from furyqt.views.boards.story import Readers, latest, moment_of_side
from furyqt.views.picture import Great, GreatMoment

_told = partial(moment_of_side, "moments/hunt", ("hunters", "dracula"))


def _found(observation: LiteObservation, number: int) -> GreatMoment | None:
    """Return that Dracula is met, once for each of his moves."""
    told: Any = observation.events
    if isinstance(latest(told, number, events.DraculaMet, events.DraculaMoved), events.DraculaMet):
        return None
    moves = reversed(told[:number])
    arrivals = (move.place for move in moves
                if isinstance(move, events.HunterMoved) and move.hunter == told[number].hunter)  # fmt: skip
    place = next(arrivals, None)
    if place is None:
        return None
    return _told(observation, number, Great.FOUND, "portraits/dracula", place=place_text(place))


def _fell(observation: LiteObservation, number: int) -> GreatMoment:
    event: Any = observation.events[number]
    hunter = FIGURE_NAMES[event.hunter]
    return _told(observation, number, Great.FALL, PORTRAITS[event.hunter], hunter=hunter)


def _end(observation: LiteObservation, number: int) -> GreatMoment:
    event: Any = observation.events[number]
    return _told(observation, number, Great.LIGHT if event.dracula_died else Great.DARKNESS)


READERS: Readers = {
    events.DraculaMet: _found,
    events.HunterDied: _fell,
    events.VampireMatured: lambda observation, number: _told(
        observation, number, Great.MATURED, "portraits/new_vampire"
    ),
    events.GameEnded: _end,
}
