"""The picture of the simplified game: pieces, the trail of six moves, hunters and numbers."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.lite import words
from furyqt.rules.lite.observation import LiteObservation, resolved
from furyqt.rules.lite.tables import (
    FIGURES,
    FULL_LIFE,
    HIDE,
    HOSPITAL,
    LETTERS,
    NOWHERE,
    START_BLOOD,
    START_SCORE,
    TELEPORT,
    TRAIL,
    UNKNOWN,
    UNKNOWN_CITY,
    rail_hops,
)
from furyqt.views.picture import (
    UNKNOWN_PLACE,
    Badge,
    Figure,
    FigurePanel,
    Gauge,
    MapPanel,
    Panel,
    Piece,
    TrackPanel,
    TrailEntry,
    TrailPanel,
)

N_ = Texts("lite.board")

SHAPES = ("circle", "square", "hexagon", "diamond", "bat")
COLORS = (0, 1, 2, 3, 5)
PORTRAITS = ("portraits/godalming", "portraits/seward", "portraits/helsing", "portraits/mina")
"""The drawings of the hunters."""


_LEGEND = (
    ("small", N_("City")),
    ("port", N_("Port")),
    ("sea", N_("Sea zone")),
    ("castle", N_("Castle Dracula")),
    ("hospital", N_("Hospital")),
    ("road", N_("Road")),
    ("rail", N_("Railway")),
    ("boat", N_("Sea route")),
)

_TRAIL_TITLE = N_("Dracula's trail, newest move first")
_TRAIL_NAME = N_("Dracula's trail")
_FIGURES_NAME = N_("Hunters")


def panels(observation: LiteObservation) -> tuple[Panel, ...]:
    """Return the panels of a position."""
    trail = _trail(observation)
    return (
        MapPanel(_pieces(observation), _badges(trail), _LEGEND),
        TrackPanel(_gauges(observation)),
        TrailPanel(trail, TRAIL, title=_TRAIL_TITLE, name=_TRAIL_NAME),
        FigurePanel(tuple(_figure(observation, hunter) for hunter in FIGURES), _FIGURES_NAME),
    )


def _pieces(observation: LiteObservation) -> tuple[Piece, ...]:
    places = [*observation.places, *(known(lair) for lair in observation.lairs[-1:])]
    return tuple(
        Piece(
            LETTERS[i],
            place,
            SHAPES[i],
            COLORS[i],
            LETTERS[i],
            words.FIGURE_NAMES[i],
            is_active=observation.figure == i and i in FIGURES,
        )
        for i, place in enumerate(places)
        if place != NOWHERE
    )


def _badges(trail: tuple[TrailEntry, ...]) -> tuple[Badge, ...]:
    return tuple(
        Badge(entry.place, str(entry.age), entry.encounter or "trail")
        for entry in trail
        if entry.place != UNKNOWN_PLACE
    )


def _trail(observation: LiteObservation) -> tuple[TrailEntry, ...]:
    """Return the last six moves, newest first."""
    last = len(observation.moves) - 1
    trail = resolved(_revealed_trail(observation))
    return tuple(
        _entry(observation, last - age, age, trail[last - age] not in UNKNOWN)
        for age in range(min(TRAIL, last + 1))
    )


def _revealed_trail(observation: LiteObservation) -> list[int]:
    """Return Dracula's moves as the hunters know them, for every viewer."""
    return [
        code if code > HIDE or observation.revealed >> round_ & 1 else UNKNOWN_CITY
        for round_, code in enumerate(observation.moves)
    ]


def _entry(observation: LiteObservation, round_: int, age: int, face_up: bool) -> TrailEntry:
    move, lair = observation.moves[round_], observation.lairs[round_]
    place = known(lair)
    named = move in (lair, TELEPORT) or move in UNKNOWN
    where = None if named or place == UNKNOWN_PLACE else words.place_text(place)
    trap, vampire = observation.traps >> age & 1, observation.vampires >> age & 1
    encounter = "fangs" if vampire else "trap" if trap else ""
    face = words.code_text(move)
    return TrailEntry(
        age=age + 1,
        round=round_,
        move=face,
        place=place,
        where=where,
        face_up=face_up,
        encounter=encounter,
        sentence=_SENTENCES[encounter].fill(
            number=age + 1,
            move=face if where is None else _MOVE_TO.fill(move=face, place=where),
            known=_KNOWN if face_up else _HIDDEN,
        ),
    )


_MOVE_TO = N_("{move} ({place})")
_KNOWN = N_("known to the hunters")
_HIDDEN = N_("hidden from the hunters")
_SENTENCES = {
    "": N_("Trail {number}: {move}, {known}."),
    "trap": N_("Trail {number}: {move}, {known}, with a trap."),
    "fangs": N_("Trail {number}: {move}, {known}, with an immature vampire."),
}


def _figure(observation: LiteObservation, hunter: int) -> Figure:
    place, life = observation.places[hunter], observation.lives[hunter]
    moves_next_round = hunter < observation.figure
    hops = rail_hops(observation.round + moves_next_round, hunter)
    where = words.NOT_PLACED if place == NOWHERE else words.place_text(place)
    status = _status(observation, hunter)
    name = words.FIGURE_NAMES[hunter]
    return Figure(
        id=LETTERS[hunter],
        name=name,
        shape=SHAPES[hunter],
        color=COLORS[hunter],
        letter=LETTERS[hunter],
        place=place,
        where=where,
        life=life,
        full_life=FULL_LIFE,
        status=status,
        reach=reach(hops),
        active=observation.figure == hunter,
        sentence=(_FIGURE if status is None else _FIGURE_WITH_STATUS).fill(
            name=name, place=where, life=life, full=FULL_LIFE, reach=reach(hops), status=status or ""
        ),
        art=PORTRAITS[hunter],
    )


_FIGURE = N_("{name} {place:in}; life {life} of {full}; {reach}")
_FIGURE_WITH_STATUS = N_("{name} {place:in}; {status}; life {life} of {full}; {reach}")


def _status(observation: LiteObservation, hunter: int) -> Text | None:
    if observation.faulty >> hunter & 1:
        return N_("disqualified")
    if observation.lives[hunter] <= 0 and observation.places[hunter] == HOSPITAL:
        return N_("in hospital")
    return None


def reach(hops: int) -> Text:
    """Return the reach of a hunter by railway."""
    if not hops:
        return N_("no railway links")
    return N_.plural("%n railway link(s)", hops)


def _gauges(observation: LiteObservation) -> tuple[Gauge, ...]:
    return (
        Gauge(
            N_("Score"), max(0, observation.score), START_SCORE,
            N_("Every round costs the hunters 1, a death 6, a matured vampire 13."),
        ),
        Gauge(
            N_("Blood"), max(0, observation.blood), START_BLOOD,
            N_("Dracula's blood: a meeting costs him 10, the sea 2; his castle gives 10."),
        ),
        Gauge(
            N_("Round"), observation.round, 0,
            N_("Every thirteenth round Dracula can leave an immature vampire."),
        ),
        Gauge(
            N_("Rests"), observation.rests, len(FIGURES),
            N_("Four rests in a row reveal the oldest move of the trail."),
        ),
    )  # fmt: skip


def known(lair: int) -> int:
    """Return a place, or UNKNOWN_PLACE if it is not known."""
    return UNKNOWN_PLACE if lair in UNKNOWN else lair
