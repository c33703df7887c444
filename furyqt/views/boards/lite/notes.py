"""The texts beside the prompt and in the log of the simplified game."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.lite import events
from furyqt.rules.lite.observation import LiteObservation
from furyqt.rules.lite.tables import (
    DRACULA_FIGURE,
    FIGURES,
    NOWHERE,
    TRAIL,
    VAMPIRE_ROUNDS,
    rail_hops,
)
from furyqt.rules.lite.words import TO_BEAT
from furyqt.views.boards.lite.picture import known, reach
from furyqt.views.picture import UNKNOWN_PLACE

N_ = Texts("lite.board")


def turn_notes(observation: LiteObservation) -> tuple[Text, ...]:
    """Return reminders for the player to move."""
    notes: list[Text] = [TO_BEAT]
    figure = observation.figure
    if figure in FIGURES and observation.places[figure] != NOWHERE:
        notes.append(reach(rail_hops(observation.round, figure)))
    if figure in FIGURES and observation.rests == len(FIGURES) - 1 and len(observation.moves) >= TRAIL:
        notes.append(N_("One more rest reveals the oldest move of the trail by research."))
    if figure == DRACULA_FIGURE and observation.round % VAMPIRE_ROUNDS == 0:
        notes.append(N_("In a city Dracula leaves an immature vampire this round."))
    return tuple(notes)


def event_place(observation: LiteObservation, event: Event) -> int:
    """Return the place an event of the log is about, or -1."""
    if isinstance(event, events.HunterMoved):
        return event.place
    if isinstance(event, events.MoveRevealed):
        return known(observation.lairs[event.round]) if event.round < len(observation.lairs) else -1
    if isinstance(event, events.DraculaMoved):
        place = known(event.place)
        return place if place >= 0 else known(observation.lairs[event.round])
    return UNKNOWN_PLACE


def event_rank(event: Event) -> str:
    """Return the event's rank in the log: "" is plain, else "good" or "bad" for the hunters, or "round"."""
    if isinstance(event, events.RoundEnded | events.GameEnded):
        return "round"
    good = events.VampireDestroyed | events.DraculaMet | events.MoveRevealed | events.Researched
    if isinstance(event, good):
        return "good"
    bad = events.TrapsSprung | events.HunterDied | events.VampireMatured | events.Disqualified
    return "bad" if isinstance(event, bad) else ""
