"""The great moments of the second edition."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from furyqt.rules.fury2 import events, words
from furyqt.rules.fury2.chapters.overlay import NO_CHAPTER
from furyqt.rules.fury2.decks import Encounter
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import DAWN, DRACULA, DRACULA_FIGURE, HUNTERS, TWILIGHT
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.views.boards.fury2 import faces
from furyqt.views.boards.fury2.sheets import PORTRAITS
from furyqt.views.boards.story import Readers, latest, moment_of_side
from furyqt.views.picture import Great, GreatMoment

_told = partial(moment_of_side, "moments/hunt", ("hunters", "dracula"))


def _found_place(observation: Fury2Observation, number: int) -> int | None:
    """Return where an event finds Dracula: it turns up his newest card, or begins his combat."""
    event: Any = observation.events[number]
    if isinstance(event, events.LocationRevealed):
        newest = latest(observation.events, number, events.CardPlaced)
        return int(event.place) if newest is not None and newest.spot == event.spot else None
    if not isinstance(event, events.CombatStarted) or event.enemy != Enemy.DRACULA:
        return None
    for move in reversed(observation.events[:number]):
        if isinstance(move, events.HunterMoved) and event.party >> move.hunter & 1:
            return move.place
    return None


def _found(observation: Fury2Observation, number: int) -> GreatMoment | None:
    """Return that Dracula is found, once for each of his places."""
    place = _found_place(observation, number)
    if place is None:
        return None
    for before in range(number - 1, -1, -1):
        if isinstance(observation.events[before], events.CardPlaced):
            break
        if _found_place(observation, before) is not None:
            return None
    portrait = PORTRAITS[DRACULA_FIGURE]
    told = _told(observation, number, Great.FOUND, portrait, place=words.place_text(place))
    return replace(told, card=faces.place_face(place))


def _of_hunter(observation: Fury2Observation, number: int, name: Great) -> GreatMoment:
    event: Any = observation.events[number]
    hunter = words.FIGURE_NAMES[event.hunter]
    return _told(observation, number, name, PORTRAITS[event.hunter], hunter=hunter)


def _matured(observation: Fury2Observation, number: int) -> GreatMoment | None:
    event: Any = observation.events[number]
    if event.encounter != Encounter.NEW_VAMPIRE:
        return None
    told = _told(observation, number, Great.MATURED, "portraits/new_vampire")
    return replace(told, card=faces.encounter_face(event.encounter))


def _ally(observation: Fury2Observation, number: int) -> GreatMoment:
    event: Any = observation.events[number]
    face = faces.event_face(event.event)
    owner = DRACULA if face.kind == "dark_event" else HUNTERS
    kind = "own" if owner == observation.player else "foe"
    return _told(observation, number, Great.ALLY, face.art, kind=kind, ally=face.title)


def _time(observation: Fury2Observation, number: int) -> GreatMoment | None:
    """Return the first twilight, or the dawn after a bad night."""
    told: Any = observation.events
    event = told[number]
    times = (at for at in range(number) if isinstance(told[at], events.TimePassed))
    nights = [at for at in times if told[at].time == TWILIGHT]
    if event.time == TWILIGHT and not nights:
        return _told(observation, number, Great.NIGHTFALL)
    if event.time != DAWN or not nights:
        return None
    night = told[nights[-1] : number]
    is_bad = (
        _has_lost_blood(night)
        if observation.player == DRACULA
        else any(isinstance(one, events.HunterBitten | events.HunterDefeated) for one in night)
    )
    return _told(observation, number, Great.DAWN) if is_bad else None


def _has_lost_blood(told: Any) -> bool:
    """Return whether Dracula has lost blood in a combat; he pays some at sea, too."""
    fights = False
    for event in told:
        if isinstance(event, events.CombatStarted | events.CombatEnded):
            fights = isinstance(event, events.CombatStarted)
        if fights and isinstance(event, events.BloodChanged) and event.blood < event.before:
            return True
    return False


def _end(observation: Fury2Observation, number: int) -> GreatMoment | None:
    """Return the end; a chapter has an end of its own."""
    event: Any = observation.events[number]
    if observation.chapter != NO_CHAPTER:
        return None
    return _told(observation, number, Great.LIGHT if event.winner == HUNTERS else Great.DARKNESS)


READERS: Readers = {
    events.LocationRevealed: _found,
    events.CombatStarted: _found,
    events.HunterBitten: lambda observation, number: _of_hunter(observation, number, Great.BITE),
    events.HunterDefeated: lambda observation, number: _of_hunter(observation, number, Great.FALL),
    events.TileMatured: _matured,
    events.AllyKept: _ally,
    events.TimePassed: _time,
    events.GameEnded: _end,
}
