"""The figures of the second edition and their sheets."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.decks import NONE, Deck
from furyqt.rules.fury2.guidance import is_on_board, known_den
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import (
    BITE_SPACES,
    DRACULA_FIGURE,
    FIGURES,
    HEALTH,
    LIVES,
    MOST_BLOOD,
    SERVANT_FIGURE,
)
from furyqt.views.boards.fury2 import sheets
from furyqt.views.picture import UNKNOWN_PLACE, Figure

N_board = Texts("fury2.board")
N_in = Texts("places.in")

LETTERS = ("G", "S", "H", "M", "D", "R")
SHAPES = ("circle", "square", "hexagon", "diamond", "bat", "triangle")
COLORS = (0, 1, 2, 3, 5, 4)


def actor(observation: Fury2Observation) -> int:
    """Return the figure to move; -1 for all hunters together or no figure."""
    if not observation.agenda:
        return NONE
    step = observation.agenda[-1]
    seat = step.seat(observation) if hasattr(step, "seat") else NONE
    return int(seat)


def figures(observation: Fury2Observation) -> tuple[Figure, ...]:
    """Return the four hunters, Dracula, and the Servant if he plays."""
    found = [*(_hunter(observation, hunter) for hunter in FIGURES), _dracula(observation)]
    if observation.options.has_servant:
        found.append(_servant(observation))
    return tuple(found)


def _hunter(observation: Fury2Observation, hunter: int) -> Figure:
    sheet, name = observation.hunters[hunter], words.FIGURE_NAMES[hunter]
    where, unusual = words.place_text(sheet.place), status(observation, hunter)
    here = where.form("map")
    reach = N_board.plural("%n card(s)", len(sheet.items) + len(sheet.events))
    return Figure(
        id=LETTERS[hunter],
        name=name,
        shape=SHAPES[hunter],
        color=COLORS[hunter],
        letter=LETTERS[hunter],
        place=max(sheet.place, UNKNOWN_PLACE),
        where=here,
        life=sheet.health,
        full_life=HEALTH[hunter],
        status=None if unusual is None else _WHERE_AND.fill(place=here, status=unusual),
        reach=reach,
        active=actor(observation) == hunter,
        sentence=(_FIGURE if unusual is None else _FIGURE_WITH_STATUS).fill(
            name=name, place=where, life=sheet.health, full=HEALTH[hunter], reach=reach, status=unusual or ""
        ),
        art=sheets.PORTRAITS[hunter],
        hand=sheets.hand(observation, hunter),
        bites=(sheet.bites, BITE_SPACES[hunter] + 1),
        abilities=sheets.abilities(observation, hunter),
        has_acted=bool(observation.moved >> hunter & 1) and hunter not in observation.group,
    )


_WHERE_AND = N_board("{place} · {status}")
_FIGURE = N_board("{name} {place:in}; {life} of {full}; {reach}")
_FIGURE_WITH_STATUS = N_board("{name} {place:in}; {status}; {life} of {full}; {reach}")


def status(observation: Fury2Observation, hunter: int) -> Text | None:
    """Return the unusual conditions of a hunter."""
    sheet = observation.hunters[hunter]
    parts = []
    if sheet.missing != NONE:
        parts.append(N_board("misses a turn"))
    if hunter in observation.group[1:]:
        parts.append(N_board("in the group"))
    elif sheet.follows != NONE:
        waits = N_board("waits for {hunter}")
        parts.append(waits.fill(hunter=words.FIGURE_NAMES[sheet.follows]))
    parts += [words.card_text(Deck.ENCOUNTER, tile) for tile in sheet.hindered]
    if sheet.declared >= 0:
        declared = N_board("next move {place:to}")
        parts.append(declared.fill(place=words.place_text(sheet.declared)))
    return words.joined(parts) if parts else None


_HIDDEN = N_board("hidden").with_forms({"in": N_in("hidden")})
_REVEALED = N_board("revealed")


def _dracula(observation: Fury2Observation) -> Figure:
    den, name = known_den(observation), words.FIGURE_NAMES[DRACULA_FIGURE]
    where = _HIDDEN if den == UNKNOWN_PLACE else words.place_text(den)
    is_seen = is_on_board(observation)
    reach = N_board.plural("%n encounter(s)", len(observation.encounters))
    return Figure(
        id=LETTERS[DRACULA_FIGURE],
        name=name,
        shape=SHAPES[DRACULA_FIGURE],
        color=COLORS[DRACULA_FIGURE],
        letter=LETTERS[DRACULA_FIGURE],
        place=den,
        where=where,
        life=observation.blood,
        full_life=MOST_BLOOD,
        status=_WHERE_AND.fill(place=where, status=_REVEALED) if is_seen else None,
        reach=reach,
        active=actor(observation) == DRACULA_FIGURE,
        sentence=(_FIGURE_WITH_STATUS if is_seen else _FIGURE).fill(
            name=name, place=where, status=_REVEALED, life=observation.blood, full=MOST_BLOOD, reach=reach
        ),
        art=sheets.PORTRAITS[DRACULA_FIGURE],
        hand=sheets.count_hand(observation),
        abilities=sheets.abilities(observation, DRACULA_FIGURE),
    )


def _servant(observation: Fury2Observation) -> Figure:
    servant, name = observation.servant, words.FIGURE_NAMES[SERVANT_FIGURE]
    lives = 0 if servant.skull else servant.lives
    where = _RETURNS if servant.skull else words.place_text(servant.place)
    reach = N_board.plural("%n weapon(s)", servant.weapons)
    return Figure(
        id=LETTERS[SERVANT_FIGURE],
        name=name,
        shape=SHAPES[SERVANT_FIGURE],
        color=COLORS[SERVANT_FIGURE],
        letter=LETTERS[SERVANT_FIGURE],
        place=UNKNOWN_PLACE if servant.skull else max(servant.place, UNKNOWN_PLACE),
        where=where,
        life=lives,
        full_life=LIVES,
        status=None,
        reach=reach,
        active=actor(observation) == SERVANT_FIGURE,
        sentence=_FIGURE.fill(name=name, place=where, life=lives, full=LIVES, reach=reach),
        art=sheets.PORTRAITS[SERVANT_FIGURE],
        hand=sheets.servant_hand(observation),
        abilities=sheets.abilities(observation, SERVANT_FIGURE),
    )


_RETURNS = N_board("defeated, will return").with_forms({"in": N_in("defeated, will return")})
