"""Lairs: hideouts beside the trail (R7.8-R7.12)."""

from __future__ import annotations

from msgspec.structs import replace

from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3.actions import Space
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX
from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.events import LairMade
from furyqt.rules.fury3.piles import refill_encounters
from furyqt.rules.fury3.state import Fury3State, Hideout
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.steps.travel.legal_placements import boxes, can_place
from furyqt.rules.fury3.steps.travel.placement import clear_lair
from furyqt.rules.fury3.tables import CITIES, TRAIL


def as_lair(hideout: Hideout) -> Hideout:
    """Return a hideout as a lair: power cards and Escape as Bat return to Dracula (R7.2, R7.7)."""
    return replace(hideout, power=NONE, bat=False)


def lair_choices(state: Fury3State) -> list[Space]:
    """Return the slots and encounter cards with which the hideout that left can become a lair (R7.8).

    The first free slot; without one, each but those of boxes, and its lair is cleared first (R7.9).
    Dracula must keep a legal placement, perhaps one after he cleared other lairs (R15.2, R15.5), and his
    current location stays on the trail.
    """
    leaving = state.leaving
    if state.options.game != "advanced" or leaving is None or leaving.place not in CITIES:
        return []
    if hideouts.current(state) is None:
        return []
    free = [slot for slot, lair in enumerate(state.lairs) if lair is None][:1]
    own = [slot for slot, lair in enumerate(state.lairs) if lair and lair.id < FIRST_BOX]
    kept = boxes(state.lairs)
    return [
        Space(TRAIL + slot, card)
        for slot in free or own
        if can_place(state, state.trail, (*kept[:slot], leaving, *kept[slot + 1 :]))
        for card in kinds(state.encounters)
    ]


def make_lair(state: Fury3State, slot: int, card: int) -> None:
    """Make a lair of the hideout that left the trail, with one more encounter card (R7.8)."""
    leaving = state.leaving
    assert leaving is not None
    clear_lair(state, slot)
    state.leaving = None
    hideouts.put_on(state, TRAIL + slot, as_lair(leaving))
    state.tell(LairMade, leaving.id, slot)
    hideouts.add_encounter(state, leaving.id, card)
    refill_encounters(state)
