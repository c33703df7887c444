"""The pieces, markers and numbers of the second edition."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.decks import NONE
from furyqt.rules.fury2.guidance import known_den
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import (
    ATLAS,
    DRACULA_FIGURE,
    FIGURES,
    MOST_BLOOD,
    MOST_RESOLVE,
    MOST_VAMPIRES,
    NOWHERE,
    SERVANT_FIGURE,
    TWILIGHT,
)
from furyqt.views.boards.fury2.figures import COLORS, LETTERS, SHAPES, actor, status
from furyqt.views.picture import Badge, Gauge, Piece

N_ = Texts("fury2.board")


def pieces(observation: Fury2Observation) -> tuple[Piece, ...]:
    """Return the hunters, the Servant, and Dracula if the viewer knows his place."""
    places = {figure: observation.hunters[figure].place for figure in FIGURES}
    places[DRACULA_FIGURE] = known_den(observation)
    if observation.options.has_servant and not observation.servant.skull:
        places[SERVANT_FIGURE] = observation.servant.place
    return tuple(_piece(observation, figure, place) for figure, place in places.items() if place >= 0)


def _piece(observation: Fury2Observation, figure: int, place: int) -> Piece:
    look = LETTERS[figure], place, SHAPES[figure], COLORS[figure], LETTERS[figure], words.FIGURE_NAMES[figure]
    is_active = actor(observation) == figure
    if figure not in FIGURES:
        return Piece(*look, is_active=is_active)
    sheet = observation.hunters[figure]
    return Piece(
        *look,
        is_lying=sheet.missing != NONE,
        signs=("bats",) if sheet.hindered else (),
        note=status(observation, figure),
        is_active=is_active,
    )


def markers(observation: Fury2Observation) -> tuple[Badge, ...]:
    """Return the markers on the map."""
    found = [Badge(place, "‡", "host", _HOST) for place in observation.hosts]
    if observation.consecrated != NOWHERE:
        found.append(Badge(observation.consecrated, "†", "consecrated", _CONSECRATED))
    if observation.storm != NOWHERE:
        turns = N_.plural("a storm for %n more turn(s)", observation.storm_time)
        found.append(Badge(observation.storm, "≈", "storm", turns))
    if observation.roadblock != NONE:
        way = ATLAS.links[observation.roadblock]
        found.append(Badge(way.a, "×", "roadblock", _ROADBLOCK, way.b, way.kind))
    return tuple(found)


_HOST = N_("a Heavenly Host")
_CONSECRATED = N_("Consecrated Ground")
_ROADBLOCK = N_("a roadblock")


def gauges(observation: Fury2Observation) -> tuple[Gauge, ...]:
    """Return the vampire track, Dracula's blood, the time of day and the hunters' resolve."""
    is_dark, time = is_night(observation), observation.time
    vampires = max(0, observation.vampires)
    return (
        Gauge(N_("Vampires"), vampires, MOST_VAMPIRES, _VAMPIRES, id="influence"),
        Gauge(N_("Blood"), observation.blood, MOST_BLOOD, _BLOOD, id="blood"),
        Gauge(
            _NIGHT if is_dark else _DAY, time, 0, _TIME, words.TIME_NAMES[time],
            id="time", labels=words.TIME_NAMES, signs=_SIGNS, is_night=is_dark,
        ),
        Gauge(N_("Resolve"), observation.resolve, MOST_RESOLVE, _RESOLVE, id="resolve"),
    )  # fmt: skip


def is_night(observation: Fury2Observation) -> bool:
    """Return whether the time marker is on a night space (R3.1)."""
    return observation.time >= TWILIGHT


_VAMPIRES = N_("Dracula wins at 6. Each dawn adds 1, a matured New Vampire and a defeated hunter add 2 each.")
_BLOOD = N_("The hunters win when Dracula has no blood left. A deadly blow takes him to the next red mark.")
_TIME = N_("The time of day moves on in each of Dracula's turns on land.")
_RESOLVE = N_("One point buys one of three effects at the start of a hunter's turn.")
_DAY = N_("Day")
_NIGHT = N_("Night")
_SIGNS = ("dawn", "noon", "dusk", "twilight", "midnight", "small_hours")
"""The drawings of the six times of day."""
