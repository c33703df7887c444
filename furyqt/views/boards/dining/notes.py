"""Reminders beside the prompt, and the ranks and cards of events in the log."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import events
from furyqt.rules.dining.box import STANDARD, tables_of
from furyqt.rules.dining.observation import DiningObservation
from furyqt.views.boards.dining.pieces import gift_face, tourist_face
from furyqt.views.picture import CardFace

N_ = Texts("dining.board")

_ROUNDS = events.RoundBegan | events.DayEnded | events.GameEnded
_GOOD = events.GiftCompleted | events.FavorConverted | events.StandRepaired | events.MajorityScored
_BAD = events.DinnerSkipped | events.TouristsLost


def turn_notes(observation: DiningObservation) -> tuple[Text, ...]:
    """Return the hours left and the viewer's Bites for the player to move."""
    if observation.to_move is None:
        return ()
    clock = observation.tables.clock
    left = clock.hours - observation.clock
    found = [N_.plural("The Day has %n hour(s) left.", left)] if left else []
    if bites := observation.bites[observation.to_move]:
        found.append(N_.plural("%n Bite(s): Garlic or Holy Water removes one.", bites))
    return tuple(found)


def event_rank(event: Event) -> str:
    """Return the rank of an event in the log."""
    if isinstance(event, _ROUNDS):
        return "round"
    if isinstance(event, _GOOD):
        return "good"
    return "bad" if isinstance(event, _BAD) else ""


def event_cards(event: Event) -> tuple[CardFace, ...]:
    """Return the card that an event names, as it is in the standard tables."""
    tables = tables_of(STANDARD)
    if isinstance(event, events.CardUsed):
        found = tables.abilities[event.card] if event.card < len(tables.abilities) else None
        return (tourist_face(tables, event.card),) if found and found.name == event.name else ()
    if isinstance(event, events.GiftDrawn | events.GiftCompleted | events.GiftDiscarded):
        gift = tables.gifts[event.gift] if event.gift < len(tables.gifts) else None
        return (gift_face(tables, event.gift),) if gift and gift.name == event.name else ()
    return ()
