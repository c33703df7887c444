"""The table of the simplified game: whose turn it is, what to bear in mind, and which events stand out."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import N_, Text
from furyqt.rules.lite import events, words
from furyqt.rules.lite.observation import LiteObservation, destination, reason
from furyqt.rules.lite.tables import (
    DRACULA,
    DRACULA_FIGURE,
    FIGURES,
    NOWHERE,
    TRAIL,
    VAMPIRE_ROUNDS,
    rail_hops,
)
from furyqt.views.boards.lite.evidence import evidence
from furyqt.views.boards.lite.picture import known, picture, reach
from furyqt.views.boards.lite.plain import (
    brief,
    card_face,
    card_of,
    figure_of,
    heading,
    holder_of,
    lines,
    meaning,
    ordered,
    other_end,
    space_of,
    topic,
    unavailable,
)
from furyqt.views.boards.lite.rules import rule
from furyqt.views.boards.lite.summary import headline, summary
from furyqt.views.picture import UNKNOWN_PLACE

__all__ = (
    "HAS_CARDS", "HAS_SCORE", "KNOWS_ALL",
    "LEGEND", "TRAIL_LENGTH", "actor_place", "brief", "card_face", "card_of", "destination",
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


def turn_of(observation: LiteObservation) -> Text | None:
    """The name of the figure whose turn it is, None after the end."""
    return None if observation.figure < 0 else words.FIGURE_NAMES[observation.figure]


def actor_place(observation: LiteObservation) -> int:
    """Where the figure stands whose turn it is, or -1."""
    if observation.figure in FIGURES:
        return observation.places[observation.figure]
    return (
        known(observation.lairs[-1])
        if observation.lairs and observation.figure == DRACULA_FIGURE
        else NOWHERE
    )


def turn_notes(observation: LiteObservation) -> tuple[Text, ...]:
    """What the player to move should bear in mind."""
    notes: list[Text] = []
    figure = observation.figure
    if figure in FIGURES and observation.places[figure] != NOWHERE:
        notes.append(reach(rail_hops(observation.round, figure)))
    if figure in FIGURES and observation.rests == len(FIGURES) - 1 and len(observation.moves) >= TRAIL:
        notes.append(N_("lite.board", "One more rest researches the oldest move of the trail."))
    if figure == DRACULA_FIGURE and observation.round % VAMPIRE_ROUNDS == 0:
        notes.append(N_("lite.board", "In a city Dracula leaves an immature vampire this round."))
    return tuple(notes)


def event_place(observation: LiteObservation, event: Event) -> int:
    """The place an event of the log is about, or -1."""
    if isinstance(event, events.HunterMoved):
        return event.place
    if isinstance(event, events.MoveRevealed):
        return known(observation.lairs[event.round]) if event.round < len(observation.lairs) else -1
    if isinstance(event, events.DraculaMoved):
        place = known(event.place)
        return place if place >= 0 else known(observation.lairs[event.round])
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
