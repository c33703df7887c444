"""The table of the simplified game: five pieces, a trail of six moves, four hunters and three numbers."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import N_, P_, Text
from furyqt.rules.lite import events, words
from furyqt.rules.lite.observation import Observation, describe, destination, reason, resolved
from furyqt.rules.lite.tables import (
    COUNT,
    DRACULA,
    FIGURES,
    FULL_LIFE,
    HIDE,
    LETTERS,
    NOWHERE,
    START_BLOOD,
    START_SCORE,
    TELEPORT,
    TRAIL,
    UNKNOWN,
    UNKNOWN_CITY,
    VAMPIRE_ROUNDS,
    rail_hops,
)
from furyqt.views.boards.lite_evidence import evidence
from furyqt.views.boards.lite_rules import rule
from furyqt.views.boards.lite_summary import headline, summary
from furyqt.views.picture import (
    UNKNOWN_PLACE,
    Badge,
    CardFace,
    Figure,
    Gauge,
    Picture,
    Piece,
    TrailEntry,
)

__all__ = (
    "HAS_CARDS", "HAS_SCORE", "KNOWS_ALL",
    "LEGEND", "TRAIL_LENGTH", "actor_place", "brief", "card_face", "card_of", "describe", "destination",
    "event_place", "event_rank", "evidence", "figure_of", "heading", "headline", "holder_of", "lines",
    "meaning", "ordered", "other_end", "picture", "reason", "rule", "space_of", "summary", "topic",
    "turn_notes", "turn_of",
    "unavailable",
)  # fmt: skip

TRAIL_LENGTH = TRAIL
HAS_CARDS = False
HAS_SCORE = True
KNOWS_ALL = DRACULA
LEGEND = (
    ("small", N_("lite.board", "City")),
    ("port", N_("lite.board", "Port")),
    ("sea", N_("lite.board", "Sea zone")),
    ("castle", N_("lite.board", "Castle Dracula")),
    ("hospital", N_("lite.board", "Hospital")),
    ("road", N_("lite.board", "Road")),
    ("rail", N_("lite.board", "Railway")),
    ("boat", N_("lite.board", "Sea route")),
)
SHAPES = ("circle", "square", "hexagon", "diamond", "bat")
COLORS = (0, 1, 2, 3, 5)


def picture(observation: Observation) -> Picture:
    """What the table shows of a position."""
    trail = _trail(observation)
    return Picture(
        pieces=_pieces(observation),
        badges=_badges(trail),
        trail=trail,
        figures=tuple(_figure(observation, hunter) for hunter in FIGURES),
        gauges=_gauges(observation),
    )


def turn_of(observation: Observation) -> Text | None:
    """The name of the figure whose turn it is, None after the end."""
    return None if observation.figure < 0 else words.FIGURE_NAMES[observation.figure]


def actor_place(observation: Observation) -> int:
    """Where the figure stands whose turn it is, or -1."""
    if observation.figure in FIGURES:
        return observation.places[observation.figure]
    return _known(observation.lairs[-1]) if observation.lairs and observation.figure == COUNT else NOWHERE


def other_end(action: Action) -> int:
    """No action is about a way."""
    del action
    return UNKNOWN_PLACE


def ordered(observation: Observation) -> tuple[Action, ...]:
    """As the rules have them."""
    return observation.actions


def topic(observation: Observation) -> Text | None:
    """There are no cards."""
    del observation
    return None


def meaning(action: Action) -> Text | None:
    """There are no cards."""
    del action
    return None


def turn_notes(observation: Observation) -> tuple[Text, ...]:
    """What the player to move should bear in mind."""
    notes: list[Text] = []
    figure = observation.figure
    if figure in FIGURES and observation.places[figure] != NOWHERE:
        notes.append(_reach(rail_hops(observation.round, figure)))
    if figure in FIGURES and observation.rests == len(FIGURES) - 1 and len(observation.moves) >= TRAIL:
        notes.append(N_("lite.board", "One more rest researches the oldest move of the trail."))
    if figure == COUNT and observation.round % VAMPIRE_ROUNDS == 0:
        notes.append(N_("lite.board", "In a city Dracula leaves an immature vampire this round."))
    return tuple(notes)


def event_place(observation: Observation, event: Event) -> int:
    """The place an event of the log is about, or -1."""
    if isinstance(event, events.HunterMoved):
        return event.place
    if isinstance(event, events.MoveRevealed):
        return _known(observation.lairs[event.round]) if event.round < len(observation.lairs) else -1
    if isinstance(event, events.DraculaMoved):
        known = _known(event.place)
        return known if known >= 0 else _known(observation.lairs[event.round])
    return UNKNOWN_PLACE


def event_rank(event: Event) -> str:
    """How an event stands out in the log: "" is plain, else "good" or "bad" for the hunters, or "round"."""
    if isinstance(event, events.RoundEnded | events.GameEnded):
        return "round"
    good = events.VampireDestroyed | events.DraculaMet | events.MoveRevealed | events.Researched
    if isinstance(event, good):
        return "good"
    bad = events.TrapsSprung | events.HunterDied | events.VampireMatured | events.Disqualified
    return "bad" if isinstance(event, bad) else ""


def _known(lair: int) -> int:
    return UNKNOWN_PLACE if lair in UNKNOWN else lair


def _pieces(observation: Observation) -> tuple[Piece, ...]:
    places = [*observation.places, *(_known(lair) for lair in observation.lairs[-1:])]
    return tuple(
        Piece(LETTERS[i], place, SHAPES[i], COLORS[i], LETTERS[i], words.FIGURE_NAMES[i])
        for i, place in enumerate(places)
        if place != NOWHERE
    )


def _badges(trail: tuple[TrailEntry, ...]) -> tuple[Badge, ...]:
    return tuple(
        Badge(entry.place, str(entry.age), entry.encounter or "trail")
        for entry in trail
        if entry.place != UNKNOWN_PLACE
    )


def _trail(observation: Observation) -> tuple[TrailEntry, ...]:
    """The last six moves, newest first."""
    last = len(observation.moves) - 1
    told = resolved(_told(observation))
    return tuple(
        _entry(observation, last - age, age, told[last - age] not in UNKNOWN)
        for age in range(min(TRAIL, last + 1))
    )


def _told(observation: Observation) -> list[int]:
    """Dracula's moves as the hunters know them, whoever looks."""
    return [
        code if code > HIDE or observation.revealed >> round_ & 1 else UNKNOWN_CITY
        for round_, code in enumerate(observation.moves)
    ]


def _entry(observation: Observation, round_: int, age: int, face_up: bool) -> TrailEntry:
    move, lair = observation.moves[round_], observation.lairs[round_]
    place = _known(lair)
    named = move in (lair, TELEPORT) or move in UNKNOWN
    where = None if named or place == UNKNOWN_PLACE else words.place_text(place)
    trap, vampire = observation.traps >> age & 1, observation.vampires >> age & 1
    encounter = "vampire" if vampire else "trap" if trap else ""
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


_MOVE_TO = N_("lite.board", "{move} to {place}")
_KNOWN = N_("lite.board", "known to the hunters")
_HIDDEN = N_("lite.board", "hidden from the hunters")
_SENTENCES = {
    "": N_("lite.board", "Trail {number}: {move}, {known}."),
    "trap": N_("lite.board", "Trail {number}: {move}, {known}, with a trap."),
    "vampire": N_("lite.board", "Trail {number}: {move}, {known}, with an immature vampire."),
}


def _figure(observation: Observation, hunter: int) -> Figure:
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
        reach=_reach(hops),
        active=observation.figure == hunter,
        sentence=(_FIGURE if status is None else _FIGURE_WITH_STATUS).fill(
            name=name, place=where, life=life, full=FULL_LIFE, reach=_reach(hops), status=status or ""
        ),
    )


_FIGURE = N_("lite.board", "{name}: {place}; life {life} of {full}; {reach}")
_FIGURE_WITH_STATUS = N_("lite.board", "{name}: {place}; {status}; life {life} of {full}; {reach}")


def _status(observation: Observation, hunter: int) -> Text | None:
    if observation.faulty >> hunter & 1:
        return N_("lite.board", "disqualified")
    if observation.lives[hunter] <= 0:
        return N_("lite.board", "in hospital")
    return None


def _reach(hops: int) -> Text:
    if not hops:
        return N_("lite.board", "no railway links")
    return P_("lite.board", "%n railway link(s)", "", hops)


def _gauges(observation: Observation) -> tuple[Gauge, ...]:
    return (
        Gauge(
            N_("lite.board", "Score"), max(0, observation.score), START_SCORE,
            N_("lite.board", "Every round costs the hunters 1, a death 6, a matured vampire 13."),
        ),
        Gauge(
            N_("lite.board", "Blood"), max(0, observation.blood), START_BLOOD,
            N_("lite.board", "Dracula's blood: a meeting costs him 10, the sea 2; his castle gives 10."),
        ),
        Gauge(
            N_("lite.board", "Round"), observation.round, 0,
            N_("lite.board", "Every thirteenth round Dracula can leave an immature vampire."),
        ),
        Gauge(
            N_("lite.board", "Rests"), observation.rests, len(FIGURES),
            N_("lite.board", "Four rests in a row reveal the oldest move of the trail."),
        ),
    )  # fmt: skip


def card_of(observation: Observation, action: Action) -> str:
    """No action is about a card."""
    del observation, action
    return ""


def card_face(observation: Observation, action: Action) -> CardFace | None:
    """There is no card to read."""
    del observation, action
    return None


def holder_of(observation: Observation, action: Action) -> str:
    """Nobody holds cards."""
    del observation, action
    return ""


def space_of(observation: Observation, action: Action) -> int:
    """No action is about a space of the trail."""
    del observation, action
    return UNKNOWN_PLACE


def figure_of(observation: Observation, action: Action) -> str:
    """No action chooses a figure."""
    del observation, action
    return ""


def heading(observation: Observation, action: Action) -> Text | None:
    """The list has no headings."""
    del observation, action
    return None


def brief(observation: Observation, action: Action) -> Text | None:
    """Without headings nothing can be left out."""
    del observation, action
    return None


def unavailable(observation: Observation) -> tuple[tuple[Text, Text], ...]:
    """Nothing is listed beside the legal actions."""
    del observation
    return ()


def lines(observation: Observation, action: Action) -> tuple[int, ...]:
    """No way is named."""
    del observation, action
    return ()
