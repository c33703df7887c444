"""The great moments of the simplified game, which has neither bites nor allies nor nights."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.text import Text
from furyqt.rules.lite import events
from furyqt.rules.lite.observation import LiteObservation
from furyqt.rules.lite.tables import DRACULA, HUNTERS
from furyqt.rules.lite.words import FIGURE_NAMES, place_text
from furyqt.views.boards.lite.picture import PORTRAITS
from furyqt.views.boards.told import Readers, latest, sentence_of
from furyqt.views.picture import Great, GreatMoment

_SIDES = {HUNTERS: "hunters", DRACULA: "dracula"}


def _told(
    observation: LiteObservation, number: int, name: Great, portrait: str = "", **values: Text
) -> GreatMoment:
    """Return a moment with a sentence of the viewer's side."""
    key = f"{name}.{_SIDES[observation.player]}"
    return GreatMoment(name, sentence_of("moments/hunt", key, number).fill(**values), portrait)


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
