"""The figures, tokens and numbers of the third edition."""

from __future__ import annotations

from collections import Counter

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.chapters.overlay import box_places, is_away
from furyqt.rules.fury3.decks import HIDDEN, TICKETS
from furyqt.rules.fury3.guidance import known_den
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import (
    ATLAS,
    DAYS,
    DRACULA,
    DRACULA_FIGURE,
    DRACULA_HEALTH,
    FIGURES,
    HEALTH,
    MINA,
    MOST_DESPAIR,
    MOST_INFLUENCE,
    NOWHERE,
)
from furyqt.rules.fury3.windows import has_acted
from furyqt.views.boards.fury3 import sheets
from furyqt.views.picture import UNKNOWN_PLACE, Badge, Figure, Gauge, Piece

N_board = Texts("fury3.board")
N_in = Texts("places.in")
N_mina = Texts("fury3.mina")

LETTERS = ("G", "S", "H", "M", "D")
SHAPES = ("circle", "square", "hexagon", "diamond", "bat")
COLORS = (0, 1, 2, 3, 5)


def actor(observation: Fury3Observation) -> int:
    """Return the figure to move (0 to 3, or DRACULA_FIGURE); -1 for all hunters together or no figure."""
    if not observation.agenda:
        return -1
    step = observation.agenda[-1]
    found = next((getattr(step, name) for name in ("hunter", "actor", "figure") if hasattr(step, name)), -1)
    if observation.to_move == DRACULA:
        return DRACULA_FIGURE
    return found if found in FIGURES else -1


def pieces(observation: Fury3Observation) -> tuple[Piece, ...]:
    """Return the hunters who take part, and Dracula if the viewer knows his place."""
    hunters = (
        NOWHERE if is_away(observation, hunter) else sheet.place
        for hunter, sheet in enumerate(observation.hunters)
    )
    places = [*hunters, known_den(observation)]
    return tuple(_piece(observation, i, place) for i, place in enumerate(places) if place >= 0)


def _piece(observation: Fury3Observation, figure: int, place: int) -> Piece:
    look = LETTERS[figure], place, SHAPES[figure], COLORS[figure], LETTERS[figure], words.FIGURE_NAMES[figure]
    is_active = actor(observation) == figure
    if figure == DRACULA_FIGURE:
        return Piece(*look, is_active=is_active)
    sheet = observation.hunters[figure]
    return Piece(
        *look,
        is_lying=sheet.delayed or sheet.defeated,
        signs=("bats",) if sheet.bats else (),
        note=_status(observation, figure),
        is_active=is_active,
    )


def tokens(observation: Fury3Observation) -> tuple[Badge, ...]:
    """Return the tokens on the map."""
    fogs = Counter(observation.fog)
    found = [
        Badge(city, "=", "fog", _FOG if count == 1 else _FOGS.fill(count=count), count=count)
        for city, count in sorted(fogs.items())
    ]
    found += [Badge(sea, "≈", "storm", _STORM) for sea in observation.storms]
    found += [Badge(city, "‡", "host", _HOST) for city, _ in observation.hosts]
    found += [Badge(city, "■", "box", _BOX) for city in box_places(observation)]
    if observation.consecrated != NOWHERE:
        found.append(Badge(observation.consecrated, "†", "consecrated", _CONSECRATED))
    for number in observation.roadblocks:
        way = ATLAS.links[number]
        found.append(Badge(way.a, "×", "roadblock", _ROADBLOCK, way.b, way.kind.partition("_")[0]))
    return tuple(found)


_FOG = N_board("fog")
_FOGS = N_board("fog ({count} tokens)")
_STORM = N_board("a storm")
_HOST = N_board("a heavenly host")
_BOX = N_board("a box of earth may be here")
_CONSECRATED = N_board("consecrated ground")
_ROADBLOCK = N_board("a roadblock")


def figures(observation: Fury3Observation) -> tuple[Figure, ...]:
    """Return the four hunters and Dracula."""
    return (*(_hunter(observation, hunter) for hunter in FIGURES), _dracula(observation))


def _hunter(observation: Fury3Observation, hunter: int) -> Figure:
    sheet, name = observation.hunters[hunter], words.FIGURE_NAMES[hunter]
    is_absent = is_away(observation, hunter)
    place = NOWHERE if is_absent else sheet.place  # the hospital where he waits is of no interest
    where, status = words.place_text(place), _status(observation, hunter)
    here = where.form("map")
    life = max(0, HEALTH[hunter] - sheet.damage)
    reach = _tickets(sheet.tickets)
    told = _FIGURE_ABSENT if is_absent else _FIGURE if status is None else _FIGURE_WITH_STATUS
    return Figure(
        id=LETTERS[hunter],
        name=name,
        shape=SHAPES[hunter],
        color=COLORS[hunter],
        letter=LETTERS[hunter],
        place=max(place, UNKNOWN_PLACE),
        where=here,
        life=life,
        full_life=HEALTH[hunter],
        status=status if status is None or is_absent else _WHERE_AND.fill(place=here, status=status),
        reach=reach,
        active=actor(observation) == hunter,
        sentence=told.fill(
            name=name, place=where, life=life, full=HEALTH[hunter], reach=reach, status=status or ""
        ),
        art=sheets.PORTRAITS[hunter],
        hand=sheets.hand(observation, hunter),
        tickets=sheets.tickets(observation, hunter),
        bites=sheets.bites(observation, hunter),
        abilities=sheets.abilities(observation, hunter),
        has_acted=has_acted(observation, hunter),
    )


_WHERE_AND = N_board("{place} · {status}")
_FIGURE = N_board("{name} {place:in}; health {life} of {full}; {reach}")
_FIGURE_ABSENT = N_board("{name}; {status}")
_FIGURE_WITH_STATUS = N_board("{name} {place:in}; {status}; health {life} of {full}; {reach}")


_AWAY = N_board("takes no part")
STATES = {
    "defeated": (N_board("defeated"), N_mina("defeated")),
    "delayed": (N_board("delayed"), N_mina("delayed")),
    "mesmerized": (N_board("mesmerized"), N_mina("mesmerized")),
}
"""The words for a hunter's condition, and for Mina's: Italian has a form for women."""


def _status(observation: Fury3Observation, hunter: int) -> Text | None:
    """Return the unusual conditions of a hunter; Mina's permanent weakness is not among them."""
    sheet = observation.hunters[hunter]
    if is_away(observation, hunter):
        return _AWAY
    if sheet.defeated:
        return STATES["defeated"][hunter == MINA]
    parts = []
    if sheet.delayed:
        parts.append(STATES["delayed"][hunter == MINA])
    if sheet.bats:
        parts.append(N_board("bats"))
    if sheet.bites:
        parts.append(N_board.plural("%n bite(s)", sheet.bites))
    if observation.fight is not None and observation.fight.mesmerized >> hunter & 1:
        parts.append(STATES["mesmerized"][hunter == MINA])
    return words.joined(parts) if parts else None


def _tickets(tickets: tuple[int, ...]) -> Text:
    """Return a hunter's tickets by their values, or their number if they are hidden."""
    known = [ticket for ticket in tickets if ticket != HIDDEN]
    if not tickets or len(known) < len(tickets):
        return N_board.plural("%n ticket(s)", len(tickets))
    return N_board("tickets {values}").fill(values=", ".join(map(_values, known)))


def _values(ticket: int) -> str:
    white, yellow = TICKETS[ticket]
    return f"{white}/{yellow}" if yellow else str(white)


_HIDDEN = N_board("hidden").with_forms({"in": N_in("hidden")})


def _dracula(observation: Fury3Observation) -> Figure:
    den = known_den(observation)
    where = _HIDDEN if den == UNKNOWN_PLACE else words.place_text(den)
    life, name = DRACULA_HEALTH - observation.damage, words.FIGURE_NAMES[DRACULA_FIGURE]
    status = _WHERE_AND.fill(place=where, status=_REVEALED) if observation.revealed else None
    reach = N_board.plural("%n encounter(s)", len(observation.encounters))
    if observation.rumors:
        reach = words.joined([reach, N_board.plural("%n rumor token(s)", observation.rumors)])
    return Figure(
        id=LETTERS[DRACULA_FIGURE],
        name=name,
        shape=SHAPES[DRACULA_FIGURE],
        color=COLORS[DRACULA_FIGURE],
        letter=LETTERS[DRACULA_FIGURE],
        place=den,
        where=where,
        life=life,
        full_life=DRACULA_HEALTH,
        status=status,
        reach=reach,
        active=actor(observation) == DRACULA_FIGURE,
        sentence=(_FIGURE_WITH_STATUS if observation.revealed else _FIGURE).fill(
            name=name, place=where, status=_REVEALED, life=life, full=DRACULA_HEALTH, reach=reach
        ),
        art=sheets.PORTRAITS[DRACULA_FIGURE],
        hand=sheets.count_hand(observation),
        tokens=(("rumor", observation.rumors),) if observation.rumors else (),
        abilities=sheets.abilities(observation, DRACULA_FIGURE),
    )


_REVEALED = N_board("revealed")


def gauges(observation: Fury3Observation) -> tuple[Gauge, ...]:
    """Return influence, damage, time and despair."""
    day, is_night = divmod(observation.time, 2)
    return (
        Gauge(
            N_board("Influence"), observation.influence, MOST_INFLUENCE,
            _INFLUENCE.fill(rage=RAGE + observation.despair), id="influence",
        ),
        Gauge(
            N_board("Damage"), observation.damage, DRACULA_HEALTH,
            N_board("The hunters win when Dracula has suffered 15 damage."), id="damage",
        ),
        Gauge(
            (_NIGHT if is_night else _DAY).fill(week=day // DAYS + 1), day % DAYS, 0,
            N_board("The week, and the day or night of the hunter phase."), _WEEKDAYS[day % DAYS],
            id="time", labels=words.DAY_NAMES, is_night=bool(is_night),
        ),
        Gauge(
            N_board("Despair"), observation.despair, MOST_DESPAIR,
            _FURY if observation.despair == MOST_DESPAIR else _DESPAIR.fill(cards=observation.despair + 2),
            id="despair",
        ),
    )  # fmt: skip


RAGE = 2
"""Influence for a defeated hunter, in addition to one per despair token (R2.4)."""
_INFLUENCE = N_board(
    "Dracula wins when his influence reaches 13. A defeated hunter gives {rage} now, a matured "
    "vampire 3 or 4, and a rumor on it 3 more."
)
_DESPAIR = N_board(
    "One token per week: defeats give more influence, and escapes come later. Dracula can escape "
    "a combat from his card number {cards} on. The third token starts The Fury of Dracula."
)
_FURY = N_board(
    "The Fury of Dracula: every city card and Hide placed on the trail gives 3 influence. Dracula can escape"
    " a combat from his card number 5 on."
)
_DAY = N_board("Week {week}, day")
_NIGHT = N_board("Week {week}, night")
_WEEKDAYS = (
    N_board("Mon"),
    N_board("Tue"),
    N_board("Wed"),
    N_board("Thu"),
    N_board("Fri"),
    N_board("Sat"),
    N_board("Sun"),
)
