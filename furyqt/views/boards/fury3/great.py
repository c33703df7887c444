"""The great moments of the third edition."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from furyqt.rules.fury3 import events, words
from furyqt.rules.fury3.chapters.overlay import NO_CHAPTER
from furyqt.rules.fury3.decks import VAMPIRES
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HUNTERS
from furyqt.views.boards.fury3 import faces
from furyqt.views.boards.fury3.combat.fight import vampire_portrait
from furyqt.views.boards.fury3.sheets import PORTRAITS
from furyqt.views.boards.story import Readers, latest, moment_of_side
from furyqt.views.picture import Great, GreatMoment

_told = partial(moment_of_side, "moments/hunt", ("hunters", "dracula"))


def _found(observation: Fury3Observation, number: int) -> GreatMoment | None:
    """Return that Dracula is found, unless he was seen before."""
    event: Any = observation.events[number]
    before = latest(observation.events, number, events.DraculaRevealed, events.DraculaVanished)
    if isinstance(before, events.DraculaRevealed):
        return None
    place, portrait = words.place_text(event.place), PORTRAITS[DRACULA_FIGURE]
    told = _told(observation, number, Great.FOUND, portrait, place=place)
    return replace(told, card=faces.place_face(event.place))


def _of_hunter(observation: Fury3Observation, number: int, name: Great) -> GreatMoment:
    event: Any = observation.events[number]
    hunter = words.FIGURE_NAMES[event.hunter]
    return _told(observation, number, name, PORTRAITS[event.hunter], hunter=hunter)


def _matured(observation: Fury3Observation, number: int) -> GreatMoment | None:
    event: Any = observation.events[number]
    if event.encounter not in VAMPIRES:
        return None
    told = _told(observation, number, Great.MATURED, vampire_portrait(event.encounter))
    return replace(told, card=faces.encounter_face(event.encounter))


def _ally(observation: Fury3Observation, number: int) -> GreatMoment:
    event: Any = observation.events[number]
    face = faces.event_face(event.event)
    owner = DRACULA if face.kind == "dark_event" else HUNTERS
    kind = "own" if owner == observation.player else "foe"
    return _told(observation, number, Great.ALLY, face.art, kind=kind, ally=face.title)


def _time(observation: Fury3Observation, number: int) -> GreatMoment | None:
    """Return the first night, or the day after a bad one."""
    told: Any = observation.events
    nights = [at for at in range(number) if isinstance(told[at], events.TimePassed) and told[at].time & 1]
    if told[number].time & 1:
        return None if nights else _told(observation, number, Great.NIGHTFALL)
    night = told[nights[-1] : number] if nights else ()
    is_bad = any(_is_bad(event, observation.player) for event in night)
    return _told(observation, number, Great.DAWN) if is_bad else None


def _is_bad(event: Any, player: int) -> bool:
    """Return whether an event makes the night bad: a bite or a defeat, and for Dracula a wound in combat."""
    if player == HUNTERS:
        return isinstance(event, events.HunterBitten | events.HunterDefeated)
    return isinstance(event, events.DraculaHurt) and event.cause != events.Cause.NONE


def _end(observation: Fury3Observation, number: int) -> GreatMoment | None:
    """Return the end; a chapter has an end of its own."""
    event: Any = observation.events[number]
    if observation.chapter != NO_CHAPTER:
        return None
    return _told(observation, number, Great.LIGHT if event.winner == HUNTERS else Great.DARKNESS)


READERS: Readers = {
    events.DraculaRevealed: _found,
    events.HunterBitten: lambda observation, number: _of_hunter(observation, number, Great.BITE),
    events.HunterDefeated: lambda observation, number: _of_hunter(observation, number, Great.FALL),
    events.EncounterMatured: _matured,
    events.AllyKept: _ally,
    events.DespairPlaced: lambda observation, number: _told(observation, number, Great.WEEK),
    events.TimePassed: _time,
    events.GameEnded: _end,
}
